### Red Rising by taps: what is asked for step by step, Russian.

## The turn

group-lead = Приказ: какая карта?
group-beside = Способность карты
group-steps-human = Вы: сейчас { $now }
group-steps-automa = Автомус: сейчас { $now }
asked-lead-card = Какую карту вы выкладываете?
asked-lead-location = В какую локацию вы кладёте карту?
asked-scout-location = Где вы проводите разведку? Бонус — вам.
asked-scout-card = Кто вышел из колоды?
asked-gain-source = Откуда вы получаете персонажа?
asked-gain-card = Кого вы получили?
asked-what-happened = Что здесь изменила способность?
asked-take-what = Какую карту вы берёте?
asked-banish-what = Какая карта уходит в сброс?
asked-move-what = Какую карту вы переносите?
asked-move-to = Куда вы её переносите?
asked-move-position = Наверх или в другое место стопки?
asked-move-face = В открытую или взакрытую?
asked-pile-location = Откуда уходят все карты под верхней?
asked-pile-to = Куда они переходят?
asked-clear-location = Какая локация очищается?
asked-gift-what = Какую карту получает Автомус?
asked-ability-ability = Чью способность выполнить?
asked-track = { $track-id ->
    [fleet] На сколько сдвинулся флот?
    [helium] На сколько изменился гелий-3?
   *[influence] На сколько изменилось влияние?
}

## Where one gains or scouts, with what that brings

bonus-jupiter = { $card-id ->
    [unknown] Юпитер
   *[other] Юпитер: { $card }
}
    .hint = флот +1
bonus-mars = { $card-id ->
    [unknown] Марс
   *[other] Марс: { $card }
}
    .hint = гелий-3 +1
bonus-luna = { $card-id ->
    [unknown] Луна
   *[other] Луна: { $card }
}
    .hint = правитель и ваше братство
bonus-institute = { $card-id ->
    [unknown] Училище
   *[other] Училище: { $card }
}
    .hint = влияние +1
bonus-deck = { $card-id ->
    [unknown] Колода персонажей
   *[other] Колода персонажей: { $card }
}
    .hint = и бросить кубик восстания

## Corrections

asked-fix-side = Чьё значение?
asked-fix-amount = Сколько на самом деле?
asked-fix-holder = У кого фишка правителя?
asked-fix-place = Где?
asked-fix-count = Сколько карт лежит там на самом деле?
asked-fix-cards = Какие карты лежат там на самом деле, снизу вверх?
asked-fix-card = Какая карта?
asked-fix-position = Наверху или в другом месте стопки?
asked-fix-location = В какой локации?
asked-fix-letter = Какая буква там лежит?
asked-fix-parity = Что видно на карте подсчёта лавров?
asked-fix-house = За какое братство вы играете?
asked-fix-on = Условие завершения партии выполнено?
asked-fix-number = Какая карта Автомуса?
asked-fix-where = Она уже вышла?

## Answers as sentences

said-ask-even-count = Карт чётной ценности: { $answer }.
said-ask-place-where = Карта из колоды — { $answer-to }.
said-ask-banish-top = Сброшена верхняя карта { $answer-from }.
said-ask-banish-from = Сброшена карта { $answer-from }.
said-ask-die = На кубике восстания — { $answer }.
said-ask-hand-count = Карт у вас в руке: { $answer }.
said-ask-matching = Подходящих среди открытых карт: { $answer }.
said-ask-hand-points = За вашу руку: { $answer ->
    [one] { $answer } лавр
    [few] { $answer } лавра
    [many] { $answer } лавров
   *[other] { $answer } лавра
}.

## The end

finale-decided = { $turn }: +{ $points } { $points ->
    [one] лавр
    [few] лавра
    [many] лавров
   *[other] лавра
} { $side-id ->
    [automa] Автомусу
   *[other] вам
}
