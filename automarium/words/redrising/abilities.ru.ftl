### Red Rising: abilities that touch a card of the board, and those at the end of the game, Russian.

ask-which-other = Карта «{ $card }»: какую ещё карту этой локации вы выбираете?
ask-which-location = Карта «{ $card }»: из какой другой локации вы выбираете карту?
ask-move-where = { $card-id ->
    [unknown] { $place-id ->
        [other-here] Выберите любую другую карту этой локации. Куда вы её перемещаете?
       *[other] В какую локацию вы перемещаете карту { $place-from }?
    }
   *[other] { $by-id ->
        [unknown] В какую локацию вы перемещаете карту «{ $card }»?
       *[other] Карта «{ $by }»: куда вы перемещаете карту «{ $card }»?
    }
}
ask-has-color = Карта «{ $card }»: у той карты один из этих цветов: { $colors }?
ask-banker = Заплатите { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
    [many] { $number } фишек
   *[other] { $number } фишки
} гелия-3 за другую карту этой локации? («Банкир» тогда сбрасывается.)
lying-card = { $place-id ->
    [other-here] любую другую карту этой локации
   *[other] карту { $place-from }
}
order-banish-card = { $card-id ->
    [unknown] Сбросьте { lying-card }.
   *[other] Сбросьте карту «{ $card }» { $place-from }.
}
    .screen = { $card-id ->
        [unknown] Карта уходит { $place-from } в сброс.
       *[other] Карта «{ $card }» уходит { $place-from } в сброс.
    }
order-banish-topmost = { $card-id ->
    [unknown] Сбросьте { $place-from } верхнюю из карт, которые не золотые.
   *[other] Сбросьте карту «{ $card }» { $place-from }.
}
order-move-card = { $card-id ->
    [unknown] Переложите { lying-card } { $to-to }.
   *[other] Переложите карту «{ $card }» { $place-from } { $to-to }.
}
    .screen = { $card-id ->
        [unknown] Закрытая карта переходит { $place-from } { $to-to }.
       *[other] Карта «{ $card }» переходит { $place-from } { $to-to }.
    }
order-take-card = { $card-id ->
    [unknown] Возьмите в руку { lying-card }.
   *[other] Возьмите в руку карту «{ $card }» { $place-from }.
}
    .screen = Вы берёте в руку карту «{ $card }» { $place-from }.
order-banish-all = { $number ->
    [2] Сбросьте обе карты { $place-from }.
    [one] Сбросьте { $number } карту { $place-from }.
    [few] Сбросьте все { $number } карты { $place-from }.
    [many] Сбросьте все { $number } карт { $place-from }.
   *[other] Сбросьте все { $number } карты { $place-from }.
}
note-nothing-changes = Карта «{ $card }» сейчас ничего не меняет.
ask-roque-named = Посмотрите эти карты и назовите вслух персонажа. Назвали?
order-roque-shuffle = { $number ->
    [one] Верните эту карту
    [few] Перемешайте эти { $number } карты и верните их
    [many] Перемешайте эти { $number } карт и верните их
   *[other] Перемешайте эти { $number } карты и верните их
} на верх руки Автомуса.
roque-card = { $card-id ->
    [unknown] { $number ->
        [1] верхняя
        [2] вторая сверху
        [3] третья сверху
        [4] четвёртая сверху
        [5] пятая сверху
       *[6] шестая сверху
    }
   *[other] { $card }
}
card-on-its-way = Карта { $place-from } как раз перемещается: сначала ответьте на этот вопрос.

## The end

note-end-abilities = { $number ->
    [0] Карт со способностями конца игры у вас в руке больше нет.
    [one] У вас в руке карта со способностью конца игры: «{ $cards }».
    [few] У вас в руке карты со способностями конца игры: { $cards }.
    [many] У вас в руке карты со способностями конца игры: { $cards }.
   *[other] У вас в руке карты со способностями конца игры: { $cards }.
}
care-end-abilities-left = { $number ->
    [one] Вы не применили способность карты «{ $cards }». Она обязательна: слова «можете» на карте нет.
    [few] Вы не применили способности этих карт: { $cards }. Они обязательны: слова «можете» на картах нет.
    [many] Вы не применили способности этих карт: { $cards }. Они обязательны: слова «можете» на картах нет.
   *[other] Вы не применили способности этих карт: { $cards }. Они обязательны: слова «можете» на картах нет.
}
ask-one-track = Карта «{ $card }»: что из трёх вы получаете?
ask-banker-end = Заплатить { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
    [many] { $number } фишек
   *[other] { $number } фишки
} гелия-3, чтобы взять верхнюю карту любой локации?
ask-take-top = Из какой локации вы берёте верхнюю карту?
ask-take-which = Какую карту вы берёте?
ask-take-banished = Какую золотую карту вы берёте из сброса?
ask-virany = «Доктор Вирани»: какие из этих карт вы берёте из сброса? Если ни одной, ответьте: нет.
ask-gambler = { $number ->
    [one] Откройте верхнюю карту колоды персонажей. Если она { $color-nom }, назовите её, если нет, ответьте: нет.
    [few] Откройте { $number } верхние карты колоды персонажей. Какие из них { $color-pl }? Если ни одной, ответьте: нет.
    [many] Откройте { $number } верхних карт колоды персонажей. Какие из них { $color-pl }? Если ни одной, ответьте: нет.
   *[other] Откройте { $number } верхние карты колоды персонажей. Какие из них { $color-pl }? Если ни одной, ответьте: нет.
}
order-shuffle-back = Перемешайте остальные открытые карты и верните их на верх колоды персонажей.
    .screen = Остальные открытые карты возвращаются вперемешку на верх колоды.
note-turned-over = Открыты: { $cards }.
