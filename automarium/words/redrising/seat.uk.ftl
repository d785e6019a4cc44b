### Red Rising: the human’s seat, when the program carries out every ability, Ukrainian.

## The turn on the screen

ask-play = { $cards ->
    [0] Хід { $number }, карт у руці немає: отримання персонажа чи розвідка?
   *[other] Хід { $number }: наказ чи розвідка?
}
ask-gain = Звідки ви отримуєте персонажа?
ask-scout-where = Розвідка: вам відкрилася карта «{ $card }». У яку локацію ви її кладете?
ask-end-ability = Яку здібність кінця гри ви застосовуєте?
nothing-to-choose = Після такого виправлення вибирати було б ні з чого: спершу дайте відповідь на це запитання.
card-not-wanted = Карту «{ $card }» цією здібністю скинути не можна.

## What an ability asks

ask-take-card = Карта «{ $card }»: яку карту ви берете в руку?
ask-banish-card = Карта «{ $card }»: яку карту ви скидаєте?
ask-banish-one = Яку карту ви скидаєте?
ask-move-card = Карта «{ $card }»: яку карту ви перекладаєте?
ask-move-beneath = Карта «{ $card }»: у яку локацію ви перекладаєте карти з-під неї?
ask-pull-card = Карта «{ $card }»: яку карту ви кладете просто під неї?
ask-deploy-card = Карта «{ $card }»: яку карту ви активуєте?
ask-pay = Карта «{ $card }»: { $track-pay ->
    [none] платите
   *[other] { $track-pay }
}{ $number ->
    [1] {""}
   *[other] { " " }× { $number }
}?
ask-flip-where = Куди ви кладете карту «{ $card }»?
ask-beneath-first = Карта «{ $card }»: яка з цих карт ляже просто під неї?
ask-unbanish = Карта «{ $card }»: яку скинуту карту ви вибираєте?
ask-deck-end = Карта «{ $card }»: на верх колоди чи під низ?
deck-top = верх колоди
ask-face-down-where = У яку локацію ви кладете долілиць карту «{ $card }»?
ask-order-bottom = Карта «{ $card }»: у якому порядку відкриті карти йдуть під колоду, починаючи з нижньої? (- як відкривалися)
    .tap = У якому порядку відкриті карти йдуть під колоду, починаючи з нижньої?
ask-deck-bottom = Який персонаж лежить у самому низу колоди?

## What it does

note-turn-ends = Карта «{ $card }» завершує ваш хід.
note-flipped = Верхня карта колоди — «{ $card }».
note-looks-at = Ви бачите карти: «{ $cards }».
note-stays-at-bottom = Карта «{ $card }» залишається внизу колоди.
order-move-pile = Перекладіть { $place-from } { $to-to }, не змінюючи порядку, { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
} з-під активованої.
order-pull-card = { $card-id ->
    [unknown] Покладіть карту { $place-from } просто під ту, яку ви активували.
   *[other] Покладіть карту «{ $card }» { $place-from } просто під ту, яку ви активували.
}
order-regain = Поверніть карту «{ $card }» у руку.
order-lay-card = { $to-id ->
    [banished] Скиньте карту «{ $card }».
   *[other] Покладіть карту «{ $card }» { $to-to }.
}
order-slide-beneath = Покладіть просто під активовану карту, згори донизу: «{ $cards }».
order-unbanish = { $to-id ->
    [hand] Візьміть у руку скинуту карту «{ $card }».
    [deck-top] Покладіть скинуту карту «{ $card }» на верх колоди.
    [deck-bottom] Покладіть скинуту карту «{ $card }» під низ колоди.
   *[other] Покладіть скинуту карту «{ $card }» { $to-to }.
}
order-lay-beneath = Покладіть скинуту карту «{ $card }» під усі карти { $place-at }.
order-take-bottom = Візьміть у руку з-під низу колоди карту «{ $card }».
order-lay-face-down = Покладіть долілиць карту «{ $card }» { $to-to }.
order-take-flipped = Візьміть у руку карту «{ $card }».
order-banish-flipped = Скиньте карту «{ $card }».
order-under-the-deck = { $number ->
    [1] Покладіть під колоду карту «{ $cards }».
   *[other] Покладіть під колоду, починаючи з нижньої: «{ $cards }».
}

## Settings

setting-depth-screen = на екрані: коробка не потрібна
setting-itself = карти, що вибирають самі себе
setting-itself-help = На картах «4D-художник», «Музикант», «Занзібар» і «Бонділус» немає слова «іншу»: чи можна ними вибрати їх самих?
setting-itself-no = лише інші карти
setting-itself-yes = і самі себе
setting-end-abilities = здібності кінця гри
setting-end-abilities-help = Чи обов’язково застосовувати ті, де немає слова «можете»?
setting-end-abilities-must = без слова «можете» — обов’язкові
setting-end-abilities-may = можна не застосовувати жодної
