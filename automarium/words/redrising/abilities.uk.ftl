### Red Rising: abilities that touch a card of the board, and those at the end of the game, Ukrainian.

ask-which-other = Карта «{ $card }»: яку ще карту цієї локації ви вибираєте?
ask-which-location = Карта «{ $card }»: з якої іншої локації ви вибираєте карту?
ask-move-where = { $card-id ->
    [unknown] { $place-id ->
        [other-here] Виберіть будь‑яку іншу карту цієї локації. Куди ви її переміщуєте?
       *[other] У яку локацію ви переміщуєте карту { $place-from }?
    }
   *[other] { $by-id ->
        [unknown] У яку локацію ви переміщуєте карту «{ $card }»?
       *[other] Карта «{ $by }»: куди ви переміщуєте карту «{ $card }»?
    }
}
ask-has-color = Карта «{ $card }»: та карта має один із цих кольорів: { $colors }?
ask-banker = Заплатите { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
    [many] { $number } жетонів
   *[other] { $number } жетона
} гелію-3 за іншу карту цієї локації? («Банкіра» тоді буде скинуто.)
lying-card = { $place-id ->
    [other-here] будь‑яку іншу карту цієї локації
   *[other] карту { $place-from }
}
order-banish-card = { $card-id ->
    [unknown] Скиньте { lying-card }.
   *[other] Скиньте карту «{ $card }» { $place-from }.
}
    .screen = { $card-id ->
        [unknown] Карта йде { $place-from } у скид.
       *[other] Карта «{ $card }» йде { $place-from } у скид.
    }
order-banish-topmost = { $card-id ->
    [unknown] Скиньте { $place-from } верхню з карт, які не золоті.
   *[other] Скиньте карту «{ $card }» { $place-from }.
}
order-move-card = { $card-id ->
    [unknown] Перемістіть { lying-card } { $to-to }.
   *[other] Перемістіть карту «{ $card }» { $place-from } { $to-to }.
}
    .screen = { $card-id ->
        [unknown] Закрита карта переходить { $place-from } { $to-to }.
       *[other] Карта «{ $card }» переходить { $place-from } { $to-to }.
    }
order-take-card = { $card-id ->
    [unknown] Візьміть у руку { lying-card }.
   *[other] Візьміть у руку карту «{ $card }» { $place-from }.
}
    .screen = Ви берете в руку карту «{ $card }» { $place-from }.
order-banish-all = { $number ->
    [2] Скиньте обидві карти { $place-from }.
    [one] Скиньте { $number } карту { $place-from }.
    [few] Скиньте всі { $number } карти { $place-from }.
    [many] Скиньте всі { $number } карт { $place-from }.
   *[other] Скиньте всі { $number } карти { $place-from }.
}
note-nothing-changes = Карта «{ $card }» зараз нічого не змінює.
ask-roque-named = Перегляньте ці карти й назвіть уголос персонажа. Назвали?
order-roque-shuffle = { $number ->
    [one] Поверніть цю карту
    [few] Перетасуйте ці { $number } карти й поверніть їх
    [many] Перетасуйте ці { $number } карт і поверніть їх
   *[other] Перетасуйте ці { $number } карти й поверніть їх
} поверх карт у руці Автомуса.
roque-card = { $card-id ->
    [unknown] { $number ->
        [1] верхня
        [2] друга згори
        [3] третя згори
        [4] четверта згори
        [5] п’ята згори
       *[6] шоста згори
    }
   *[other] { $card }
}
card-on-its-way = Карту { $place-from } саме переміщують: спершу дайте відповідь на це запитання.

## The end

note-end-abilities = { $number ->
    [0] Карт, здібності яких діють наприкінці гри, у вас у руці більше немає.
    [one] У вас у руці є карта, здібність якої діє наприкінці гри: «{ $cards }».
    [few] У вас у руці є карти, здібності яких діють наприкінці гри: { $cards }.
    [many] У вас у руці є карти, здібності яких діють наприкінці гри: { $cards }.
   *[other] У вас у руці є карти, здібності яких діють наприкінці гри: { $cards }.
}
care-end-abilities-left = { $number ->
    [one] Ви не застосували здібності карти «{ $cards }», а вона обов’язкова: слова «можете» на карті немає.
    [few] Ви не застосували обов’язкових здібностей (на цих картах немає слова «можете»): { $cards }.
    [many] Ви не застосували обов’язкових здібностей (на цих картах немає слова «можете»): { $cards }.
   *[other] Ви не застосували обов’язкових здібностей (на цих картах немає слова «можете»): { $cards }.
}
ask-one-track = Карта «{ $card }»: що з трьох ви отримуєте?
ask-banker-end = Заплатити { $number ->
    [one] { $number } жетон
    [few] { $number } жетони
    [many] { $number } жетонів
   *[other] { $number } жетона
} гелію-3, щоб узяти верхню карту будь-якої локації?
ask-take-top = З якої локації ви берете верхню карту?
ask-take-which = Яку карту ви берете?
ask-take-banished = Яку золоту карту ви берете зі скиду?
ask-virany = «Доктор Вірані»: які з цих карт ви берете зі скиду? Якщо жодної, скажіть: немає.
ask-gambler = { $number ->
    [one] Відкрийте верхню карту колоди персонажів. Якщо вона { $color-nom }, назвіть її, якщо ні, скажіть: немає.
    [few] Відкрийте { $number } верхні карти колоди персонажів. Які з них { $color-pl }? Якщо жодної, скажіть: немає.
    [many] Відкрийте { $number } верхніх карт колоди персонажів. Які з них { $color-pl }? Якщо жодної, скажіть: немає.
   *[other] Відкрийте { $number } верхніх карт колоди персонажів. Які з них { $color-pl }? Якщо жодної, скажіть: немає.
}
order-shuffle-back = Перетасуйте решту відкритих карт і поверніть їх зверху на колоду персонажів.
    .screen = Решта відкритих карт повертається впереміш на верх колоди.
note-turned-over = Відкрито: { $cards }.
