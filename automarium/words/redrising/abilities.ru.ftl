### Red Rising: abilities that touch a card of the board, and those at the end of the game, Russian.

ask-which-other = «{ $card }»: какую ещё карту этой локации?
ask-which-location = «{ $card }»: карту из какой другой локации?
ask-move-where = { $card-id ->
    [unknown] В какую локацию вы перекладываете карту { $place-from }?
   *[other] В какую локацию вы перекладываете карту «{ $card }»?
}
ask-has-color = «{ $card }»: у этой карты один из этих цветов: { $colors }?
ask-banker = Платите { $number } гелия-3 за другую карту этой локации («Банкир» тогда сбрасывается)?
order-banish-card = { $card-id ->
    [unknown] Сбросьте карту { $place-from }.
   *[other] Сбросьте карту «{ $card }» { $place-from }.
}
order-move-card = { $card-id ->
    [unknown] Переложите карту { $place-from } { $to-to }.
   *[other] Переложите карту «{ $card }» { $place-from } { $to-to }.
}
order-take-card = { $card-id ->
    [unknown] Возьмите в руку карту { $place-from }.
   *[other] Возьмите в руку карту «{ $card }» { $place-from }.
}
order-banish-all = Сбросьте все карты { $place-from } (всего { $number }).
note-nothing-changes = Ничего не меняется.
ask-roque-named = Посмотрите эти карты и назовите вслух персонажа. Назвали?
order-roque-shuffle = { $number ->
    [one] Верните эту карту
    [few] Перемешайте эти { $number } карты и верните их
    [many] Перемешайте эти { $number } карт и верните их
   *[other] Перемешайте эти { $number } карты и верните их
} на верх руки Автомуса.
roque-card = { $card-id ->
    [unknown] { $number }-я сверху
   *[other] { $card }
}
card-on-its-way = Карта { $place-from } как раз перекладывается: сначала ответьте куда.

## The end

note-end-abilities = { $number ->
    [0] Способностей конца игры у вас в руке больше нет.
    [one] Способность конца игры у вас в руке: { $cards }.
    [few] Способности конца игры у вас в руке: { $cards }.
    [many] Способности конца игры у вас в руке: { $cards }.
   *[other] Способности конца игры у вас в руке: { $cards }.
}
care-end-abilities-left = Не использованы, хотя на картах нет слова «можете» (всего { $number }): { $cards }.
ask-one-track = «{ $card }»: что из трёх вы получаете?
ask-banker-end = Платите { $number } гелия-3 за верхнюю карту любой локации?
ask-take-top = Из какой локации вы берёте верхнюю карту?
ask-take-which = Какую карту вы берёте?
ask-take-banished = Какую золотую карту вы берёте из сброса?
ask-virany = «Доктор Вирани»: какие из этих карт вы берёте из сброса (ни одной: -)?
ask-gambler = Откройте верхние карты колоды (всего { $number }). Какие из них этого цвета: { $color } (ни одной: -)?
order-shuffle-back = Перемешайте остальные открытые карты и верните их на верх колоды персонажей.
note-turned-over = Открыты: { $cards }.
