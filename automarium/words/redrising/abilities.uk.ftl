### Red Rising: abilities that touch a card of the board, and those at the end of the game, Ukrainian.

ask-which-other = «{ $card }»: яку ще карту цієї локації?
ask-which-location = «{ $card }»: карту з якої іншої локації?
ask-move-where = { $card-id ->
    [unknown] У яку локацію ви перекладаєте карту { $place-from }?
   *[other] У яку локацію ви перекладаєте карту «{ $card }»?
}
ask-has-color = «{ $card }»: ця карта має один із цих кольорів: { $colors }?
ask-banker = Платите { $number } гелію-3 за іншу карту цієї локації («Банкіра» тоді буде скинуто)?
order-banish-card = { $card-id ->
    [unknown] Скиньте карту { $place-from }.
   *[other] Скиньте карту «{ $card }» { $place-from }.
}
order-move-card = { $card-id ->
    [unknown] Перекладіть карту { $place-from } { $to-to }.
   *[other] Перекладіть карту «{ $card }» { $place-from } { $to-to }.
}
order-take-card = { $card-id ->
    [unknown] Візьміть у руку карту { $place-from }.
   *[other] Візьміть у руку карту «{ $card }» { $place-from }.
}
order-banish-all = Скиньте всі карти { $place-from } (усього { $number }).
note-nothing-changes = Нічого не змінюється.
ask-roque-named = Перегляньте ці карти й назвіть уголос персонажа. Назвали?
order-roque-shuffle = { $number ->
    [one] Поверніть цю карту
    [few] Перетасуйте ці { $number } карти й поверніть їх
    [many] Перетасуйте ці { $number } карт і поверніть їх
   *[other] Перетасуйте ці { $number } карти й поверніть їх
} зверху на руку Автомуса.
roque-card = { $card-id ->
    [unknown] { $number }-та зверху
   *[other] { $card }
}
card-on-its-way = Карту { $place-from } саме перекладають: спершу скажіть куди.

## The end

note-end-abilities = { $number ->
    [0] Здібностей кінця гри у вас у руці більше немає.
    [one] Здібність кінця гри у вас у руці: { $cards }.
    [few] Здібності кінця гри у вас у руці: { $cards }.
    [many] Здібності кінця гри у вас у руці: { $cards }.
   *[other] Здібності кінця гри у вас у руці: { $cards }.
}
care-end-abilities-left = Не використано, хоча на картах немає слова «можете» (усього { $number }): { $cards }.
ask-one-track = «{ $card }»: що з трьох ви отримуєте?
ask-banker-end = Платите { $number } гелію-3 за верхню карту будь-якої локації?
ask-take-top = З якої локації ви берете верхню карту?
ask-take-which = Яку карту ви берете?
ask-take-banished = Яку золоту карту ви берете зі скиду?
ask-virany = «Доктор Вірані»: які з цих карт ви берете зі скиду (жодної: -)?
ask-gambler = Відкрийте верхні карти колоди (усього { $number }). Які з них цього кольору: { $color } (жодної: -)?
order-shuffle-back = Перетасуйте решту відкритих карт і поверніть їх зверху на колоду персонажів.
note-turned-over = Відкрито: { $cards }.
