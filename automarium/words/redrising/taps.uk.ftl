### Red Rising by taps: what is asked for step by step, Ukrainian.

## The turn

group-lead = Наказ: яка карта?
group-beside = Позначити вручну, що дала карта
group-end-held = Ще діють
group-end-any = Якщо карта у вас у руці, торкніться її імені. Сірих і помаранчевих тут немає: вони діють під час підрахунку лаврів.
group-face-up = Горілиць
group-face-down = Долілиць
group-steps-human = Ви: зараз { $now }
group-steps-automa = Автомус: зараз { $now }
asked-lead-card = Яку карту ви викладаєте?
asked-lead-location = У яку локацію ви кладете карту?
asked-scout-location = Відкрийте верхню карту колоди. Куди ви її кладете? Ви отримуєте бонус локації.
asked-scout-card = Хто вийшов із колоди?
asked-gain-source = Звідки ви отримуєте персонажа?
asked-gain-card = Кого ви отримали?
asked-what-happened = Що тут змінила здібність?
asked-take-from = Звідки ви берете карту?
asked-banish-from = Звідки карта йде у скид?
asked-move-from = Звідки ви переносите карту?
asked-gift-from = Звідки карта, яку отримує Автомус?
asked-take-what = Яку карту ви берете?
asked-banish-what = Яка карта йде у скид?
asked-move-what = Яку карту ви переносите?
asked-move-to = Куди ви її переносите?
asked-move-position = Як лежить карта?
asked-move-face = Відкритою чи закритою?
asked-pile-location = Звідки йдуть усі карти під верхньою?
asked-pile-to = Куди вони переходять?
asked-clear-location = Яку локацію ви очищаєте?
asked-gift-what = Яку карту отримує Автомус?
asked-ability-ability = Яку карту ви розіграли?
asked-track = { $track-id ->
    [fleet] На скільки поділок пересунувся флот?
    [helium] На скільки змінився гелій-3?
   *[influence] На скільки змінився вплив?
}

nothing-there = { $place }: там порожньо
done-nothing = Нічого
automa-bottom = нижня карта Автомуса
number-counted = { $number }
row-ask-hand-card = { $answer }

## An ability that the human carries out, told step by step

ability-first = спершу — здібність
    .hint = до отримання персонажа: потім уже не можна
ability-more = ще одна здібність
    .hint = знайти карту за іменем
own-card = ваша карта ({ $place })
asked-ability-more = Здібність якої карти застосувати?
did-done = Готово
did-nothing = Нічого з цього
nothing-of-ability = Нічого з цього? Здібність карти «{ $card }» пропаде.
did-deploy = здібність тієї карти
    .hint = знайти карту за іменем
did-end = хід завершено
    .hint = без отримання персонажа
did-regain-end = повернути карту «{ $card }» в руку — хід завершено
did-take-here-end = узяти звідси іншу карту — хід завершено
    .hint = карта вам у руку, без отримання персонажа
did-take-here-regain-end = узяти звідси іншу карту й карту «{ $card }» — хід завершено
    .hint = обидві карти вам у руку, без отримання персонажа
did-take-here = узяти звідси іншу карту
did-take-under = узяти карту з-під карти «{ $card }»
did-take-bottom = узяти нижню карту { $place-from }
did-take-touched = узяти переміщену карту
did-take-touched-end = узяти переміщену карту — хід завершено
    .hint = карта вам у руку, без отримання персонажа
did-take-deck-bottom = узяти нижню карту колоди
did-take-gold = узяти з колоди золоту карту
did-draw = узяти верхню карту колоди
did-draw-banish-self = узяти верхню карту колоди й скинути карту «{ $card }»
    .hint = з колоди — вам у руку
did-banish-self = скинути карту «{ $card }»
    .hint = та, яку ви виклали
did-banish-any = скинути карту звідси
    .hint = можна й карту «{ $card }»
did-banish-under = скинути карту під картою «{ $card }»
    .hint = карта йде у скид
did-banish-bottom = скинути нижню карту звідси
    .hint = карта йде у скид
did-banish-all-only = { $number ->
    [one] скинути { $number } карту
    [few] скинути { $number } карти
    [many] скинути { $number } карт
   *[other] скинути { $number } карти
}
did-banish-all-back = { $number ->
    [one] скинути { $number } карту, «{ $card }» — у руку
    [few] скинути { $number } карти, «{ $card }» — у руку
    [many] скинути { $number } карт, «{ $card }» — у руку
   *[other] скинути { $number } карти, «{ $card }» — у руку
}
did-banish-hand = скинути карту з руки
did-banish-hand-unbanish = скинути карту з руки й узяти золоту зі скиду
    .hint = карта зі скиду — вам у руку
did-banish-hand-take-gold = скинути червону карту з руки й узяти золоту з колоди
    .hint = решта відкритих — під колоду
did-unbanish = узяти карту зі скиду
did-unbanish-bottom = покласти карту зі скиду під усі карти тут
did-unbanish-deck-top = на верх колоди
did-unbanish-deck-bottom = під низ колоди
group-did-unbanish-deck = Карта зі скиду — у колоду
did-unbanish-location = ще одну карту зі скиду — { $place-to }
group-did-unbanish-location = Карта зі скиду — у локацію
did-pull-any = покласти під карту «{ $card }» карту { $place-from }
group-did-pull-any = Покласти карту під карту «{ $card }»: звідки?
did-pull-top = покласти під карту «{ $card }» верхню карту { $place-from }
group-did-pull-top = Покласти верхню карту під карту «{ $card }»: звідки?
group-did-flip = Верхня карта колоди: куди?
did-slide = покласти верхні карти колоди під карту «{ $card }»
    .hint = горілиць, стільки, скільки сказано на карті
did-lay-face-down = покласти долілиць по карті в кожну іншу локацію
    .hint = 3 верхні карти колоди
group-did-lay-one = Карта з колоди долілиць: куди?
did-move-here = перемістити звідси іншу карту { $place-to }
group-did-move-any = Перемістити карту звідси (можна й «{ $card }»): куди?
group-did-move-under = Перемістити карту з-під карти «{ $card }»: куди?
did-move-up = перемістити нижню карту наверх
group-did-pile = Перемістити всі карти з-під карти «{ $card }»: куди?
did-guess-hit = колір угадано
    .hint = відкрита карта — вам у руку, «{ $card }» — у скид
did-guess-miss = колір не вгадано
    .hint = відкрита карта — у скид
group-did-guess = Верхню карту колоди відкрито

## Where one gains or scouts, with what that brings

bonus-jupiter = { $card-id ->
    [unknown] Юпітер
   *[other] Юпітер: { $card }
}
    .hint = флот +1
bonus-jupiter-full = { bonus-jupiter }
    .hint = флот уже 10 з 10
bonus-mars = { $card-id ->
    [unknown] Марс
   *[other] Марс: { $card }
}
    .hint = гелій-3 +1
bonus-luna = { $card-id ->
    [unknown] Місяць
   *[other] Місяць: { $card }
}
    .hint = правитель і ваше братство
bonus-institute = { $card-id ->
    [unknown] Інститут
   *[other] Інститут: { $card }
}
    .hint = вплив +1
bonus-institute-full = { bonus-institute }
    .hint = вплив уже 10 з 10
bonus-deck = { $card-id ->
    [unknown] Колода
   *[other] Колода: { $card }
}
    .hint = і кинути кубик повстання

## Corrections

asked-fix-side = У кого?
asked-fix-amount = Скільки насправді?
asked-fix-holder = У кого жетон правителя?
asked-fix-place = Де?
asked-fix-count = Скільки карт лежить там насправді?
asked-fix-counted = { $other-id ->
    [banished] Скільки там карт насправді? Програма нарахувала { $number }; різниця — за рахунок скиду.
   *[deck] Скільки там карт насправді? Програма нарахувала { $number }; різниця — за рахунок колоди.
}
asked-fix-pile = Що { $place-at } лежить не так?
asked-fix-lies = Де насправді карта «{ $card }»?
asked-fix-source = Звідки перенести карту?
asked-fix-to = Куди перенести карту?
group-fix-count = Кількість карт
group-fix-count-more = Інше число
group-fix-move = Або перенесіть звідси одну карту
group-fix-away = Лежить не тут
group-fix-here = Тут лежить ще одна карта
group-fix-order = У тому самому стосі
asked-fix-cards = Які карти лежать там насправді, знизу вгору?
asked-fix-card = Яка карта?
asked-fix-position = Нагорі чи в іншому місці стосу?
asked-fix-location = У якій локації?
asked-fix-letter = Яка літера там лежить?
asked-fix-parity = Що видно на карті підрахунку лаврів?
asked-fix-house = За яке братство ви граєте?
asked-fix-on = Умову завершення партії виконано?
asked-fix-number = Яка карта Автомуса?
asked-fix-where = Вона вже вийшла?

## Answers as sentences

said-ask-automa-card = Вийшла карта Автомуса: { $answer }.
said-ask-which-character = Це «{ $answer }».
said-ask-banished-character = Скинуто карту «{ $answer }».
said-ask-banish-which = Скинуто карту «{ $answer }».
said-ask-drawn-character = Ви взяли карту «{ $answer }».
said-ask-bottom-character = Нижня карта руки Автомуса — «{ $answer }».
said-ask-moved-character = Взято карту { $place-from }: «{ $answer }».
said-ask-deck-top = Верхня карта колоди — «{ $answer }».
said-ask-turned-over = Ви відкрили карту «{ $answer }».
said-ask-block = { $answer-id ->
    [no] Ви не скидаєте персонажа.
   *[other] Ви скидаєте карту «{ $answer }», і жетон правителя лишається у вас.
}
said-ask-minerva = Ви вибираєте грань: { $answer }.
said-ask-banish-hand = { $answer-id ->
    [no] З руки ви нічого не скидаєте.
   *[other] З руки скинуто карту «{ $answer }».
}
said-ask-ceres = З руки скинуто карту «{ $answer }».
said-ask-use = { $answer-id ->
    [no] Ви не застосовуєте здібність карти «{ $card }».
   *[yes] Ви застосовуєте здібність карти «{ $card }».
}
said-ask-pay = { $answer-id ->
    [no] Карта «{ $card }»: ви не платите.
   *[yes] Карта «{ $card }»: ви платите.
}
said-ask-trade = { $answer-id ->
    [no] Карта «{ $card }»: ви відмовляєтеся від обміну.
   *[yes] Карта «{ $card }»: ви погоджуєтеся на обмін.
}
said-ask-holds = { $answer-id ->
    [no] У вас у руці немає того, чого вимагає карта «{ $card }».
   *[yes] У вас у руці є те, чого вимагає карта «{ $card }».
}
said-ask-how-many = «{ $card }»: { $answer ->
    [one] враховано { $answer } карту
    [few] враховано { $answer } карти
    [many] враховано { $answer } карт
   *[other] враховано { $answer } карти
}.
said-ask-color = «{ $card }»: ви називаєте колір — { $answer }.
said-ask-shown-color = { $answer-id ->
    [other] Відкрита карта іншого кольору.
   *[gold] Колір відкритої карти — { $answer }.
}
said-ask-sevro-takes = { $answer-id ->
    [no] Карту, що лежить під вашою, скинуто.
   *[yes] Ви берете карту, що лежить під вашою.
}
said-ask-karnus-enemy = { $answer-id ->
    [no] Скинуто іншу карту.
   *[yes] Скинуто карту «Мустанг», «Шакал» або «Нерон».
}
said-ask-auctioneer-die = На кубику повстання — { $answer }.
said-ask-auctioneer-leave = Ви залишаєте бонус: { $answer }.
said-ask-eo-red = { $answer-id ->
    [no] Червоної карти немає.
   *[yes] Червона карта є.
}
said-ask-roque-name = Ви називаєте карту «{ $answer }».
said-ask-roque-named = Персонажа названо.
said-ask-roque-hit = { $answer-id ->
    [no] Це інша карта.
   *[yes] Це та карта, яку ви назвали.
}
said-ask-core-value = Її цінність — { $answer }.
said-ask-hand-card = Карта { $number } у вашій руці — «{ $answer }».
said-ask-codebreaker = { $answer-id ->
    [no] Деякі імена починаються з однієї літери.
   *[yes] Усі імена починаються з різних літер.
}
said-ask-which-other = Ви вибираєте карту «{ $answer }».
said-ask-which-location = Ви вибираєте карту { $answer-from }.
said-ask-move-where = { $card-id ->
    [unknown] Карта { $place-from } — { $answer-to }.
   *[other] Карта «{ $card }» — { $answer-to }.
}
said-ask-has-color = { $answer-id ->
    [no] Та карта іншого кольору.
   *[yes] Та карта підходить за кольором.
}
said-ask-banker = { $answer-id ->
    [no] Ви не платите за іншу карту.
   *[yes] Ви платите за іншу карту цієї локації.
}
said-ask-banker-end = { $answer-id ->
    [no] Ви не платите за карту.
   *[yes] Ви платите за верхню карту локації.
}
said-ask-one-track = Карта «{ $card }»: ви отримуєте бонус — { $answer }.
said-ask-take-top = Ви берете верхню карту { $answer-from }.
said-ask-take-which = Ви берете карту «{ $answer }».
said-ask-take-banished = Ви берете зі скиду карту «{ $answer }».
said-ask-virany = { $answer-id ->
    [none] Зі скиду ви нічого не берете.
   *[other] Ви берете зі скиду: { $answer }.
}
said-ask-gambler = { $answer-id ->
    [none] Карт цього кольору не відкрито.
   *[other] Відкрито: { $answer }.
}
said-ask-dealt = Карти { $place-at }, починаючи з нижньої: { $answer }.
said-ask-dealt-hand = У вас у руці: { $answer }.
said-ask-even-count = Карт парної цінності: { $answer }.
said-ask-place-where = Карта з колоди — { $answer-to }.
said-ask-banish-top = Скинуто верхню карту { $answer-from }.
said-ask-banish-from = Скинуто карту { $answer-from }.
said-ask-die = На кубику повстання — { $answer }.
said-ask-hand-count = Карт у вас у руці: { $answer }.
said-ask-matching = Відповідних карт в Автомуса: { $answer }.
said-ask-hand-how = { $answer-id ->
    [by-sum] Ви вводите суму лаврів за руку.
   *[by-cards] Ви називаєте карти своєї руки.
}
said-ask-look-board = Для карти «{ $card }» на полі: { $answer }.
said-ask-look-banished = Для карти «{ $card }» у скиді: { $answer }.
said-ask-look-top = Найбільша цінність верхньої карти: { $answer }.
said-ask-hand-points = За вашу руку: { $answer ->
    [one] { $answer } лавр
    [few] { $answer } лаври
    [many] { $answer } лаврів
   *[other] { $answer } лавра
}.

## The end

finale-decided = { $turn }: +{ $points } { $points ->
    [one] лавр
    [few] лаври
    [many] лаврів
   *[other] лавра
} на { $side-id ->
    [automa] користь Автомуса
   *[other] вашу користь
}
