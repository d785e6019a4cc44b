### Red Rising: the human’s seat, when the program carries out every ability, Ukrainian.

## The turn on the screen

ask-play = { $cards ->
    [0] Хід { $number }, карт у руці немає: отримання персонажа чи розвідка?
   *[other] Хід { $number }: наказ чи розвідка?
}
ask-gain = Звідки ви отримуєте персонажа?
ask-scout-where = Куди ви кладете карту «{ $card }»?
ask-end-ability = Яку здібність кінця гри ви застосовуєте?
nothing-to-choose = Після такого виправлення вибирати було б ні з чого: спершу дайте відповідь на це запитання.
card-not-wanted = Карту «{ $card }» цією здібністю скинути не можна.

## What an ability asks

ask-take-card = Карта «{ $card }»: яку карту ви берете в руку?
ask-banish-card = Карта «{ $card }»: яку карту ви скидаєте?
ask-banish-one = { $by-id ->
    [house-ceres] Братство Церери: яку карту ви скидаєте?
   *[other] Кубик повстання: яку верхню карту ви скидаєте?
}
ask-move-card = Карта «{ $card }»: яку карту ви переміщуєте?
ask-move-beneath = Карта «{ $card }»: у яку локацію ви переміщуєте карти з-під неї?
ask-pull-card = Карта «{ $card }»: яку карту ви кладете безпосередньо під неї?
ask-deploy-card = Карта «{ $card }»: яку карту ви активуєте?
ask-pay = Карта «{ $card }»: { $track-id ->
    [fleet] відступите на { $number ->
        [one] { $number } поділку
        [few] { $number } поділки
        [many] { $number } поділок
       *[other] { $number } поділки
    } шкалою флоту
    [helium] віддасте { $number ->
        [one] { $number } жетон
        [few] { $number } жетони
        [many] { $number } жетонів
       *[other] { $number } жетона
    } гелію-3
   *[influence] приберете { $number ->
        [one] { $number } свій жетон
        [few] { $number } свої жетони
        [many] { $number } своїх жетонів
       *[other] { $number } свого жетона
    } впливу
}{ $amount ->
    [0] , щоб узяти ще одну карту
   *[other] {" "}за +{ $amount } { $what-id ->
        [fleet] до флоту
        [helium] до гелію-3
       *[influence] до впливу
    }
}?
ask-flip-where = { $by-id ->
    [house-apollo] Братство Аполлона: куди ви кладете карту «{ $card }»?
    [face-place] Кубик повстання: куди ви кладете карту «{ $card }»?
   *[other] Карта «{ $by }»: куди ви кладете карту «{ $card }»?
}
ask-beneath-first = Карта «{ $card }»: яка з цих карт ляже безпосередньо під неї?
ask-unbanish = Карта «{ $card }»: яку скинуту карту ви { $to ->
    [hand] берете в руку
    [deck] повертаєте в колоду
   *[location] кладете в локацію
}?
ask-deck-end = Карта «{ $by }»: куди ви кладете карту «{ $card }», на верх колоди чи під колоду?
deck-top = верх колоди
    .to = на верх колоди
ask-face-down-where = Карта «{ firewall-expert }»: куди ви кладете долілиць карту «{ $card }»?
ask-order-bottom = Карта «{ $card }»: у якому порядку відкриті карти йдуть під колоду, починаючи з нижньої? (- як відкривалися)
    .tap = Карта «{ $card }»: у якому порядку відкриті карти йдуть під колоду, починаючи з нижньої?
ask-deck-bottom = Який персонаж лежить у самому низу колоди?

## What was dealt

note-screen-dealt = Ви граєте за братство { $house-gen }. Усе роздано: по { $each ->
    [one] { $each } карті
    [few] { $each } карти
    [many] { $each } карт
   *[other] { $each } карти
} в кожній локації, { $hand } у вас, { $automa } в Автомуса.
    .aside = Переможе той, у кого більше лаврів: за карти в руці, флот, гелій-3, вплив і жетон правителя.
note-screen-parity = { $parity-id ->
    [even] Під час підрахунку Автомус отримує більше лаврів за карти парної цінності.
   *[odd] Під час підрахунку Автомус отримує більше лаврів за карти непарної цінності.
}

## Answers as sentences

said-ask-gain = Ви отримуєте { $answer-id ->
    [jupiter] карту «{ $jupiter }»
    [mars] карту «{ $mars }»
    [luna] карту «{ $luna }»
    [institute] карту «{ $institute }»
   *[deck] персонажа
} { $answer-from }.
said-ask-move-beneath = Карти з-під неї — { $answer-to }.
said-ask-scout-where = Карта «{ $card }» — { $answer-to }.
said-ask-flip-where = Карта «{ $card }» — { $answer-to }.
said-ask-face-down-where = Карта «{ $card }» долілиць — { $answer-to }.
said-ask-deck-end = Карта «{ $card }» — { $answer-to }.
said-ask-take-card = { $answer-id ->
    [no] Ви не берете карту.
   *[other] Ви берете карту «{ $answer }».
}
said-ask-banish-card = { $answer-id ->
    [no] Ви не скидаєте карту.
   *[other] Ви скидаєте карту «{ $answer }».
}
said-ask-banish-one = Ви скидаєте карту «{ $answer }».
said-ask-move-card = { $answer-id ->
    [no] Ви не переміщуєте карту.
   *[other] Ви переміщуєте карту «{ $answer }».
}
said-ask-pull-card = { $answer-id ->
    [no] Ви не кладете карту.
   *[other] Ви кладете під неї карту «{ $answer }».
}
said-ask-deploy-card = { $answer-id ->
    [no] Ви не активуєте карту.
   *[other] Ви активуєте карту «{ $answer }».
}
said-ask-unbanish = { $answer-id ->
    [no] Більше жодної.
   *[other] { $to ->
        [hand] Ви берете в руку карту «{ $answer }».
        [deck] Ви повертаєте в колоду карту «{ $answer }».
       *[location] Ви кладете в локацію карту «{ $answer }».
    }
}
said-ask-beneath-first = Вище ляже карта «{ $answer }».
said-ask-end-ability = { $answer-id ->
    [no] Більше жодної.
   *[other] Ви застосовуєте здібність карти «{ $answer }».
}

## What it does

note-turn-ends = Карта «{ $card }» завершує ваш хід.
note-flipped = Відкрито верхню карту колоди: «{ $card }».
note-looks-at = Ви бачите карти: { $cards }.
note-stays-at-bottom = Карта «{ $card }» залишається внизу колоди.
order-move-pile = Перемістіть { $place-from } { $to-to }, не змінюючи порядку, { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
} з-під активованої.
    .screen = { $number ->
        [one] { $number } карта з-під активованої переходить
        [few] { $number } карти з-під активованої переходять
        [many] { $number } карт з-під активованої переходять
       *[other] { $number } карти з-під активованої переходять
    } { $place-from } { $to-to }.
order-pull-card = { $card-id ->
    [unknown] Покладіть карту { $place-from } безпосередньо під карту, яку ви активували.
   *[other] Покладіть карту «{ $card }» { $place-from } безпосередньо під карту, яку ви активували.
}
    .screen = { $card-id ->
        [unknown] Закрита карта { $place-from } лягає безпосередньо під вашу.
       *[other] Карта «{ $card }» { $place-from } лягає безпосередньо під вашу.
    }
order-regain = Поверніть карту «{ $card }» у руку.
    .screen = Карта «{ $card }» повертається вам у руку.
order-lay-card = { $to-id ->
    [banished] Скиньте карту «{ $card }».
   *[other] Покладіть карту «{ $card }» { $to-to }.
}
    .screen = { $to-id ->
        [banished] Карта «{ $card }» йде у скид.
       *[other] Карта «{ $card }» лягає { $to-to }.
    }
order-slide-beneath = Покладіть безпосередньо під активовану карту, згори донизу: { $cards }.
    .screen = Безпосередньо під вашу карту лягають, згори донизу: { $cards }.
order-unbanish = { $to-id ->
    [hand] Візьміть у руку скинуту карту «{ $card }».
    [deck-top] Покладіть скинуту карту «{ $card }» на верх колоди.
    [deck-bottom] Покладіть скинуту карту «{ $card }» під колоду.
   *[other] Покладіть скинуту карту «{ $card }» { $to-to }.
}
    .screen = { $to-id ->
        [hand] Ви берете в руку карту «{ $card }» зі скиду.
        [deck-top] Карта «{ $card }» йде зі скиду на верх колоди.
        [deck-bottom] Карта «{ $card }» йде зі скиду під колоду.
       *[other] Карта «{ $card }» лягає зі скиду { $to-to }.
    }
order-lay-beneath = Покладіть скинуту карту «{ $card }» під усі карти { $place-at }.
    .screen = Карта «{ $card }» лягає зі скиду під усі карти { $place-at }.
order-take-bottom = Візьміть у руку нижню карту колоди — «{ $card }».
    .screen = Ви берете в руку нижню карту колоди — «{ $card }».
order-lay-face-down = Покладіть долілиць карту «{ $card }» { $to-to }.
    .screen = Карта «{ $card }» лягає долілиць { $to-to }.
order-take-flipped = Візьміть у руку карту «{ $card }».
    .screen = Ви берете карту «{ $card }» в руку.
order-banish-flipped = Скиньте карту «{ $card }».
    .screen = Карта «{ $card }» йде у скид.
order-under-the-deck = { $number ->
    [1] Покладіть під колоду карту «{ $cards }».
   *[other] Покладіть під колоду, починаючи з нижньої: { $cards }.
}
    .screen = { $number ->
        [1] Під колоду йде карта «{ $cards }».
       *[other] Під колоду йдуть, починаючи з нижньої: { $cards }.
    }

## Settings

setting-depth-screen = на екрані (коробка не потрібна)
setting-itself = вибір самої карти
setting-itself-help = «4D-художник», «Музикант», «Занзібар» і «Бонділус» вибирають карту, а слова «іншу» на них немає. Чи можна вибрати саму цю карту?
setting-itself-no = лише інші карти
setting-itself-yes = можна й саму карту
setting-end-abilities = здібності кінця гри
setting-end-abilities-help = Чи обов’язково після останнього ходу застосовувати здібності, де немає слова «можете»?
setting-end-abilities-must = обов’язкові, якщо немає слова «можете»
setting-end-abilities-may = будь-яку можна не застосовувати
