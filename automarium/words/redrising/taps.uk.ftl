### Red Rising by taps: what is asked for step by step, Ukrainian.

## The turn

group-lead = Наказ: яка карта?
group-beside = Здібність карти
group-steps-human = Ви: зараз { $now }
group-steps-automa = Автомус: зараз { $now }
asked-lead-card = Яку карту ви викладаєте?
asked-lead-location = У яку локацію ви кладете карту?
asked-scout-location = Де ви проводите розвідку? Бонус — вам.
asked-scout-card = Хто вийшов із колоди?
asked-gain-source = Звідки ви отримуєте персонажа?
asked-gain-card = Кого ви отримали?
asked-what-happened = Що тут змінила здібність?
asked-take-what = Яку карту ви берете?
asked-banish-what = Яка карта йде у скид?
asked-move-what = Яку карту ви переносите?
asked-move-to = Куди ви її переносите?
asked-move-position = Нагору чи в інше місце стосу?
asked-move-face = Відкритою чи закритою?
asked-pile-location = Звідки йдуть усі карти під верхньою?
asked-pile-to = Куди вони переходять?
asked-clear-location = Яка локація очищується?
asked-gift-what = Яку карту отримує Автомус?
asked-ability-ability = Чию здібність виконати?
asked-track = { $track-id ->
    [fleet] На скільки зрушив флот?
    [helium] На скільки змінився гелій-3?
   *[influence] На скільки змінився вплив?
}

## Where one gains or scouts, with what that brings

bonus-jupiter = { $card-id ->
    [unknown] Юпітер
   *[other] Юпітер: { $card }
}
    .hint = флот +1
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
bonus-deck = { $card-id ->
    [unknown] Колода персонажів
   *[other] Колода персонажів: { $card }
}
    .hint = і кинути кубик повстання

## Corrections

asked-fix-side = Чиє значення?
asked-fix-amount = Скільки насправді?
asked-fix-holder = У кого жетон правителя?
asked-fix-place = Де?
asked-fix-count = Скільки карт лежить там насправді?
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

said-ask-even-count = Карт парної цінності: { $answer }.
said-ask-place-where = Карта з колоди — { $answer-to }.
said-ask-banish-top = Скинуто верхню карту { $answer-from }.
said-ask-banish-from = Скинуто карту { $answer-from }.
said-ask-die = На кубику повстання — { $answer }.
said-ask-hand-count = Карт у вас у руці: { $answer }.
said-ask-matching = Відповідних карт в Автомуса: { $answer }.
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
} { $side-id ->
    [automa] Автомусу
   *[other] вам
}
