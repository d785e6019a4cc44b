### Red Rising on the screen: what has happened, the cards, and a guide through a first match, Ukrainian.

## What has happened

done-priority = Карта пріоритету «{ $letter }» лежить { $location-at }.
done-luna-card = На карті бонусу Місяця видно символ { $location-gen }.
done-remove = У цій партії не беруть участі: { $cards }.
done-house = Ви граєте за братство { $house-gen }.
done-neutral = В Інституті лежить вплив братства, за яке ніхто не грає: { $number }.
done-parity = Карти Автомуса принесуть лаври за написом «{ $parity-sign }».
done-activate = З колоди виходить карта «{ $card }» і лягає { $location-to }.
done-gain = Автомус забирає карту «{ $card }» { $location-from }.
done-discard-character = Карта «{ $card }» з верху колоди йде у скид.
done-sovereign = { $side-id ->
    [human] Жетон правителя тепер у вас.
   *[automa] Жетон правителя тепер в Автомуса.
}
done-track = { $side-id ->
    [human] Ви
   *[automa] Автомус
}: { $track } { $way ->
    [up] +{ $steps }
   *[down] −{ $steps }
}, тепер { $total }.
done-automa-draws = Автомус бере карту з колоди.
done-automa-loses = Карта «{ $card }» з-під низу руки Автомуса йде у скид.
done-steal = Ви берете карту «{ $card }» з-під низу руки Автомуса.
done-banish-card = Карта «{ $card }» { $place-from } йде у скид.
done-banish-flipped = Карта «{ $card }» йде у скид.
done-banish-self = Карта «{ $card }» теж іде у скид.
done-banish-shown = Карта «{ $card }» йде у скид.
done-blocked = Карта «{ $card }» йде у скид: жетон правителя залишається у вас.
done-gift = Автомус отримує карту «{ $card }».
done-human-draws = Ви берете з колоди карту «{ $card }».
done-human-loses = Карта «{ $card }» йде з вашої руки у скид.
done-lay-beneath = Карта «{ $card }» лягла під усі карти { $place-at }.
done-lay-card = { $to-id ->
    [banished] Карта «{ $card }» йде у скид.
   *[other] Карта «{ $card }» лягає { $to-to }.
}
done-lay-face-down = Карта «{ $card }» лягає долілиць { $to-to }.
done-move-card = { $card-id ->
    [unknown] Карта переходить { $place-from } { $to-to }.
   *[other] Карта «{ $card }» переходить { $place-from } { $to-to }.
}
done-move-pile = { $number ->
    [one] { $number } карта переходить
    [few] { $number } карти переходять
    [many] { $number } карт переходять
   *[other] { $number } карти переходять
} { $place-from } { $to-to }.
done-pull-card = { $card-id ->
    [unknown] Карта { $place-from } лягла під ту, яку ви активували.
   *[other] Карта «{ $card }» { $place-from } лягла під ту, яку ви активували.
}
done-return-on-top = Карта «{ $card }» повертається в руку Автомуса.
done-show-bottom = Відкривається нижня карта руки Автомуса.
done-shuffle-back = Решту карт перемішано, вони знову на верху колоди.
done-slide-beneath = Під активованою картою тепер лежать, згори вниз: { $cards }.
done-take-bottom = Ви берете карту «{ $card }» з низу колоди.
done-take-card = Ви берете карту «{ $card }» { $place-from }.
done-take-flipped = Ви берете карту «{ $card }».
done-regain = Карта «{ $card }» повертається вам у руку.
done-under-the-deck = Під колоду йдуть, починаючи з нижньої: { $cards }.
done-unbanish = { $to-id ->
    [hand] Ви берете зі скиду карту «{ $card }».
    [deck-top] Карта «{ $card }» лягає на верх колоди.
    [deck-bottom] Карта «{ $card }» йде під колоду.
   *[other] Карта «{ $card }» повертається зі скиду { $to-to }.
}
cue-table = Усе розкладено: по два персонажі в кожній локації та карти у вас у руці.

## The cards

seat-hand = Ваша рука ({ $number }): { $points ->
    [one] { $points } лавр
    [few] { $points } лаври
    [many] { $points } лаврів
   *[other] { $points } лавра
}
seat-over = { $points } за карти понад сім
seat-worth = зараз приносить
seat-with = рука з цією картою
seat-down = долілиць; її знаєте лише ви
seat-deploy = Під час активації
seat-last = Наприкінці гри
seat-block = Поки карта в руці
seat-scoring = Лаври за карту в руці
seat-core = цінність { $core }
seat-now = Зараз: { $points }
seat-close = закрити
seat-scout = розвідка
seat-empty = порожньо

## A first match

guide-title = Як це працює?
guide-play = Наказ: торкніться карти в руці, потім локації — карта ляже туди, спрацює її здібність, і ви отримаєте іншу карту в іншому місці. Розвідка: верхня карта колоди лягає в локацію, а ви отримуєте лише бонус цієї локації.
guide-gain = Торкніться верхньої карти локації, щоб узяти її разом із бонусом, або колоди, щоб узяти карту наосліп і кинути кубик; число на карті — на скільки з нею зміниться цінність вашої руки.
guide-scout = Карта ляже поверх тієї локації, якої ви торкнетеся: її здібність не спрацює, але бонус локації — ваш.
guide-ability = Здібність, братство або кубик дають вам вибір: торкніться того, що виділено. Якщо можна відмовитися, є кнопка «ні».
guide-end = Партію закінчено, але деякі карти в руці ще діють: виберіть, яка наступна, а потім буде підраховано лаври.
guide-block = Автомус от-от забере у вас жетон правителя: скиньте цю карту, щоб зберегти жетон і взяти нову карту, — або поступіться.

## Setting

setting-depth-first = Коробка з грою «Червоне повстання» у вас під рукою?
setting-depth-first-counted = так, граю з коробкою на столі
setting-depth-first-screen = ні, уся гра на екрані
