### Red Rising: what the characters say, put together out of what they do (automarium/cards/redrising.py), Ukrainian.
### Each message is a part of a sentence: it begins with a small letter and has no full stop.

## Lists and sentences

text-or = { $first } або { $last }
text-and = { $first } і { $last }
text-nor = { $first } й не { $last }
text-nor-on = { $first } і не на { $last }
text-nor-names = { $first } і { $last }
text-or-parts = { $first } чи { $last }
text-and-parts = { $first } і { $last }
text-xor-parts = або { $first }, або { $last }, але не те й інше разом
text-card-name = «{ $card }»
text-may = можете { $do }
text-may-be-left = Можна й не застосовувати.
text-then = { $first }, потім { $then }
    .may = { $first } і { $then }
text-then-more = { $first }, потім { $then }
    .may = { $first }, { $then }
text-brings = { $first } й { $then }
text-and-if = { $first } і, { $last }
text-steal = { $first }, а ви стільки ж отримуєте
text-if = { $when }, { $do }
text-if-plain = { $when }: { $do }

## Conditions

text-when-here = { $places }
    .not = якщо ця карта не { $places }
text-when-under = якщо ця карта лягла на { $colors }
    .not = якщо ця карта лягла не на { $colors }
text-when-was = якщо та карта { $colors }
    .not = якщо та карта не { $colors }
text-when-was-not = якщо та карта не { $colors }
text-when-named = якщо та карта — { $names }
text-when-alone = якщо та карта була тут єдиною, не рахуючи цієї
text-when-sovereign = якщо жетон правителя у вас
text-when-holds = якщо в руці не менше { $number } { $colors } карт
text-when-holds-name = якщо в руці є { $names }
text-when-ahead = { $track-id ->
    [fleet] якщо ви випереджаєте Автомуса на шкалі флоту
    [helium] якщо у вас більше гелію-3, ніж в Автомуса
   *[influence] якщо у вас більше впливу, ніж в Автомуса
}
text-when-count = якщо їх було не менше { $number }

## Which card

text-kind = карту
    .pl = карти
text-kind-colors = { $colors } карту
    .pl = { $colors } карти
text-kind-but = не{ $colors } карту
    .pl = не{ $colors } карти
text-kind-parity = { $parity-id ->
    [even] карту парної цінності
   *[odd] карту непарної цінності
}
text-kind-names = карту { $names }
text-here = тут
text-what-under = { $kind }, що лежить безпосередньо під цією
    .amid = { $kind }, що лежить безпосередньо під цією,
text-what-that = ту карту
text-what-here = { $other ->
    [yes] будь-яку іншу { $kind } звідси
    [named] { $kind } звідси
   *[no] будь-яку { $kind } звідси
}
text-what-here-all = { $other ->
    [yes] всі інші { $kind } звідси
   *[no] всі { $kind } звідси
}
text-what-beneath-all = усі { $kind } з-під цієї
text-what-bottom = нижню { $kind } звідси (не цю)
text-what-bottom-of = нижню { $kind } { $place-from }
text-what-top = { $other ->
    [yes] верхню { $kind } іншої локації
   *[no] верхню { $kind } будь-якої локації
}
text-what-topmost = найверхнішу { $kind } іншої локації
text-what-any = { $other ->
    [yes] будь-яку іншу { $kind } з поля
   *[no] будь-яку { $kind } з поля
}
text-what-all-of = будь-яку { $kind } { $place-from }
text-banished = будь-яку { $kind } зі скиду
text-all-of-color = { $color-pl }
text-banished-some = до { $number ->
    [one] { $number } карти зі скиду
    [few] { $number } карт зі скиду
    [many] { $number } карт зі скиду
   *[other] { $number } карти зі скиду
}
text-banished-random = випадкову карту зі скиду
text-to-elsewhere = в іншу локацію
text-to-away = в будь-яку іншу (можна й сюди)
text-to-here = на самий верх
text-to-colour-free = в іншу локацію, де немає карт її кольору

## What is done

text-take = візьміть у руку { $what }
    .may = взяти в руку { $what }
text-take-it = візьміть її в руку
    .may = взяти ту карту в руку
text-banish = скиньте { $what }
    .may = скинути { $what }
text-move-to = перемістіть { $what } { $to }
    .may = перемістити { $what } { $to }
text-move-all = перемістіть { $what } { $to }, не змінюючи порядку
    .may = перемістити { $what } { $to }, не змінюючи порядку
text-pull = покладіть безпосередньо під цю карту { $what }
    .may = покласти безпосередньо під цю карту { $what }
text-deploy-it = застосуйте її здібність
    .may = застосувати її здібність
text-deploy-to = перемістіть { $what } { $to } і застосуйте її здібність
    .may = перемістити { $what } { $to } і застосувати її здібність
text-gain = { $track-id ->
    [fleet] +{ $number } до флоту
    [helium] +{ $number } до гелію-3
   *[influence] +{ $number } до впливу
}
    .may = { $track-id ->
        [fleet] отримати +{ $number } до флоту
        [helium] отримати +{ $number } до гелію-3
       *[influence] отримати +{ $number } до впливу
    }
    .then = { $track-id ->
        [fleet] отримайте +{ $number } до флоту
        [helium] отримайте +{ $number } до гелію-3
       *[influence] отримайте +{ $number } до впливу
    }
    .more = { $track-id ->
        [fleet] ще +{ $number } до флоту
        [helium] ще +{ $number } до гелію-3
       *[influence] ще +{ $number } до впливу
    }
text-gain-per = { $track-id ->
    [fleet] +1 до флоту
    [helium] +1 до гелію-3
   *[influence] +1 до впливу
} за кожну { $colors } карту { $at }{ $cap ->
    [0] {""}
   *[other] , але не більше { $cap }
}
text-gain-per-named = { $track-id ->
    [fleet] +1 до флоту
    [helium] +1 до гелію-3
   *[influence] +1 до впливу
} за кожну карту цього кольору { $at }{ $cap ->
    [0] {""}
   *[other] , але не більше { $cap }
}
text-gain-per-was = { $track-id ->
    [fleet] +1 до флоту
    [helium] +1 до гелію-3
   *[influence] +1 до впливу
} за кожну скинуту так { $colors } карту{ $cap ->
    [0] {""}
   *[other] , але не більше { $cap }
}
text-rival = { $way ->
    [up] { $track-id ->
        [fleet] Автомус отримує +{ $number } до флоту
        [helium] Автомус отримує +{ $number } до гелію-3
       *[influence] Автомус отримує +{ $number } до впливу
    }
   *[down] { $track-id ->
        [fleet] Автомус відступає на { $number ->
            [one] { $number } поділку
            [few] { $number } поділки
            [many] { $number } поділок
           *[other] { $number } поділки
        } шкалою флоту
        [helium] Автомус втрачає { $number ->
            [one] { $number } жетон
            [few] { $number } жетони
            [many] { $number } жетонів
           *[other] { $number } жетона
        } гелію-3
       *[influence] Автомус втрачає { $number ->
            [one] { $number } жетон
            [few] { $number } жетони
            [many] { $number } жетонів
           *[other] { $number } жетона
        } впливу
    }
}
text-pay = { $track-id ->
    [fleet] відступіть на { $number ->
        [one] { $number } поділку
        [few] { $number } поділки
        [many] { $number } поділок
       *[other] { $number } поділки
    } шкалою флоту
    [helium] віддайте { $number ->
        [one] { $number } жетон
        [few] { $number } жетони
        [many] { $number } жетонів
       *[other] { $number } жетона
    } гелію-3
   *[influence] приберіть { $number ->
        [one] { $number } свій жетон
        [few] { $number } свої жетони
        [many] { $number } своїх жетонів
       *[other] { $number } свого жетона
    } впливу
}
    .may = { $track-id ->
        [fleet] відступити на { $number ->
            [one] { $number } поділку
            [few] { $number } поділки
            [many] { $number } поділок
           *[other] { $number } поділки
        } шкалою флоту
        [helium] віддати { $number ->
            [one] { $number } жетон
            [few] { $number } жетони
            [many] { $number } жетонів
           *[other] { $number } жетона
        } гелію-3
       *[influence] прибрати { $number ->
            [one] { $number } свій жетон
            [few] { $number } свої жетони
            [many] { $number } своїх жетонів
           *[other] { $number } свого жетона
        } впливу
    }
text-sovereign = візьміть жетон правителя й застосуйте здібність свого братства
    .may = взяти жетон правителя й застосувати здібність свого братства
text-loc-bonus = отримайте бонус локації, звідки її взято
    .may = отримати бонус локації, звідки її взято
text-end-turn = завершіть хід
    .may = на цьому завершити хід
text-banish-self = скиньте цю карту
    .also = потім скиньте й саму цю карту
    .may = скинути карту «{ $card }»
    .it = скиньте її
text-regain = поверніть цю карту в руку
    .may = повернути в руку карту «{ $card }»
text-give-self = віддайте цю карту Автомусу
    .may = віддати цю карту Автомусу
text-draw = візьміть у руку { $number ->
    [1] верхню карту колоди
    [one] { $number } верхню карту колоди
    [few] { $number } верхні карти колоди
    [many] { $number } верхніх карт колоди
   *[other] { $number } верхньої карти колоди
}
    .may = взяти в руку { $number ->
        [1] верхню карту колоди
        [one] { $number } верхню карту колоди
        [few] { $number } верхні карти колоди
        [many] { $number } верхніх карт колоди
       *[other] { $number } верхньої карти колоди
    }
text-flip-elsewhere = відкрийте верхню карту колоди й покладіть її в іншу локацію
    .may = відкрити верхню карту колоди й покласти її в іншу локацію
text-flip-banished-or-elsewhere = відкрийте верхню карту колоди й скиньте її або покладіть в іншу локацію
    .may = відкрити верхню карту колоди й скинути її або покласти в іншу локацію
text-flip-beneath = { $number ->
    [1] відкрийте верхню карту колоди й покладіть її безпосередньо під цю
    [one] відкрийте { $number } верхню карту колоди й покладіть їх безпосередньо під цю в будь-якому порядку
    [few] відкрийте { $number } верхні карти колоди й покладіть їх безпосередньо під цю в будь-якому порядку
    [many] відкрийте { $number } верхніх карт колоди й покладіть їх безпосередньо під цю в будь-якому порядку
   *[other] відкрийте { $number } верхньої карти колоди й покладіть їх безпосередньо під цю в будь-якому порядку
}
text-automa-hand-banish = скиньте нижню карту руки Автомуса
    .may = скинути нижню карту руки Автомуса
text-automa-hand-steal = візьміть собі нижню карту руки Автомуса
    .may = взяти собі нижню карту руки Автомуса
text-automa-hand-draw = Автомус бере карту з колоди
text-banish-hand = { $other ->
    [yes] скиньте іншу { $kind } з руки
   *[no] скиньте { $kind } з руки
}
    .may = { $other ->
        [yes] скинути іншу { $kind } з руки
       *[no] скинути { $kind } з руки
    }
text-unbanish-hand = візьміть у руку { $what }
    .may = взяти в руку { $what }
text-unbanish-any = візьміть у руку зі скиду будь-які з цих карт: { $cards }
    .may = взяти в руку зі скиду будь-які з цих карт: { $cards }
text-unbanish-deck = покладіть { $what } на верх колоди або під колоду, кожну на ваш вибір
    .may = покласти { $what } на верх колоди або під колоду, кожну на ваш вибір
text-unbanish-location = покладіть { $what } в одну й ту саму локацію
    .may = покласти { $what } в одну й ту саму локацію
text-unbanish-bottom = покладіть { $what } під усі карти тут
    .may = покласти { $what } під усі карти тут
text-name = назвіть будь-який колір, крім { $colors }

## Abilities of one character alone

text-own-codebreaker = відкрийте нижню карту колоди: золота або срібна залишається там, іншу візьміть у руку
text-own-firewall-expert = перегляньте 3 верхні карти колоди й покладіть долілиць по одній у кожну іншу локацію
text-own-online-gambler = назвіть 3 кольори й відкрийте верхню карту колоди. Якщо колір угадано, візьміть її в руку й скиньте цю карту, інакше скиньте відкриту
text-own-arlus = відкрийте нижню карту руки Автомуса: золота йде у скид, будь-яка інша — на верх його руки. Якщо відкрилася червона, скиньте цю карту
text-own-sevro = скиньте карту, що лежить безпосередньо під цією; якщо в руці є «Ревуни», можете натомість узяти ту карту в руку
text-own-mickey-the-carver = відкривайте карти з верху колоди до першої золотої: її візьміть у руку, решту покладіть під колоду в будь-якому порядку
    .may = відкривати карти з верху колоди до першої золотої: її візьміть у руку, решту покладіть під колоду в будь-якому порядку
text-own-auctioneer = Автомус отримує за результатом кидка кубика +1 до флоту, гелію-3 або впливу, а ви — по +1 до двох інших
text-own-eo = якщо серед 6 верхніх карт руки Автомуса немає червоної, він втрачає 1 жетон гелію-3
text-own-roque = подивіться 6 верхніх карт руки Автомуса й назвіть одну. Відкриється випадкова з цих карт: якщо це названа, скиньте її та цю карту
text-own-hacker-end = відкрийте верхню карту колоди й отримайте стільки лаврів, скільки становить її цінність
text-own-auctioneer-end = +1 до флоту, гелію-3 або впливу — на ваш вибір
text-own-psychologist-end = якщо карт у вашій руці не більше третини від кількості карт у руці Автомуса, візьміть у руку випадкову карту зі скиду
text-own-online-gambler-end = назвіть будь-який колір, крім золотого, і відкрийте 7 верхніх карт колоди: карти цього кольору візьміть у руку, решту перетасуйте й поверніть на верх колоди

## In hand

text-wild-color = Під час підрахунку лаврів ця карта може мати ще один колір на ваш вибір.
text-wild-name = Під час підрахунку лаврів ця карта може мати ім’я будь-якого персонажа.
text-block-steal-or-banish = Захищає вашу руку від крадіжки та скидання, але Автомус на неї й не зазіхає.
text-block-sovereign-loss = Коли Автомус має забрати у вас жетон правителя, можете скинути цю карту: жетон залишиться у вас, а ви візьмете в руку верхню карту колоди.

## Scoring

text-score-opening = в руці
text-points = { $points ->
    [one] { $sign }{ $points } лавр
    [few] { $sign }{ $points } лаври
    [many] { $sign }{ $points } лаврів
   *[other] { $sign }{ $points } лавра
}
text-worth-if = { $worth }, якщо { $when }
text-worth-per = { $worth } за { $per }
text-capped = { $worth }, але не більше { $cap ->
    [one] { $cap } лавра
    [few] { $cap } лаврів
    [many] { $cap } лаврів
   *[other] { $cap } лавра
}
text-ignore-gold-losses = ваші золоті карти не втрачають лаврів за власними умовами
text-per-track = { $track-id ->
    [fleet] кожну пройдену вами поділку шкали флоту
    [helium] кожен ваш жетон гелію-3
   *[influence] кожен ваш жетон впливу
}
text-per-hand-size = кожну карту в руці
text-per-distinct-colors = кожен колір серед карт у руці
text-per-banished-count = кожну карту у скиді
text-per-best-location-top-core = кожну одиницю найбільшої цінності серед відкритих верхніх карт локацій
text-per-hand-other = { $other ->
    [yes] кожну іншу { $colors } карту в руці
   *[no] кожну { $colors } карту в руці
}
text-per-hand-incl-self = кожну { $colors } карту в руці, разом із цією
text-per-board = кожну { $colors } карту на полі
text-per-banished = кожну { $colors } карту у скиді
text-held-color = { $other ->
    [yes] інша { $color } карта
   *[no] { $color } карта
}
text-amount = { $track-id ->
    [fleet] { $number ->
        [one] { $number } поділки
        [few] { $number } поділок
        [many] { $number } поділок
       *[other] { $number } поділки
    } флоту
    [helium] { $number ->
        [one] { $number } жетона
        [few] { $number } жетонів
        [many] { $number } жетонів
       *[other] { $number } жетона
    } гелію-3
   *[influence] { $number ->
        [one] { $number } жетона
        [few] { $number } жетонів
        [many] { $number } жетонів
       *[other] { $number } жетона
    } впливу
}
text-score-any = в руці є { $cards }
text-score-all = в руці є { $cards }
text-score-xor = в руці є { $cards }, але не обидві
text-score-none = { $other ->
    [yes] в руці немає інших { $colors } карт
   *[no] в руці немає { $colors } карт
}
text-score-none-name = в руці немає карти { $names }
text-score-none-names = в руці немає жодної з карт { $names }
text-score-any-except = в руці є { $color-nom } карта, не рахуючи карти { $names }
text-score-min-other = { $other ->
    [yes] в руці не менше { $number } інших { $colors } карт
   *[no] в руці не менше { $number } { $colors } карт
}
text-score-only = всі ваші карти { $colors }
text-score-core-all = { $test ->
    [even] цінності всіх ваших карт парні
    [odd] цінності всіх ваших карт непарні
    [max] цінність кожної вашої карти не більша за { $number }
   *[min] цінність кожної вашої карти не менша за { $number }
}
text-score-distinct = { $what ->
    [color] всі ваші карти різних кольорів
   *[initial] англійські імена всіх ваших карт починаються з різних літер
}
text-initials = Перші літери англійських імен: { $letters }{ $same ->
    [0] {""} — усі різні
   *[other] {""} — є однакові
}.
text-score-hand-size-min = в руці не менше { $number ->
    [one] { $number } карти
    [few] { $number } карт
    [many] { $number } карт
   *[other] { $number } карти
}
text-score-sovereign = { $what ->
    [true] жетон правителя у вас
   *[false] жетон правителя не у вас
}
text-score-rank = { $end ->
    [most] { $track-id ->
        [fleet] ніхто не випереджає вас на шкалі флоту
        [helium] у вас не менше гелію-3, ніж в інших
       *[influence] у вас не менше впливу, ніж в інших
    }
   *[least] { $track-id ->
        [fleet] ніхто не відстає від вас на шкалі флоту
        [helium] у вас не більше гелію-3, ніж в інших
       *[influence] у вас не більше впливу, ніж в інших
    }
}
text-score-opp-more = { $track-id ->
    [fleet] Автомус випереджає вас на шкалі флоту
    [helium] в Автомуса більше гелію-3, ніж у вас
   *[influence] в Автомуса більше впливу, ніж у вас
}
text-score-opp-equal = { $track-id ->
    [fleet] у вас з Автомусом порівну флоту
    [helium] у вас з Автомусом порівну гелію-3
   *[influence] у вас з Автомусом порівну впливу
}
text-score-fleet-in = { $ends ->
    [most] ваш флот не далі поділки { $high }
    [least] ваш флот не ближче поділки { $low }
   *[both] ваш флот на поділках { $low }–{ $high }
}
text-score-banished-in = { $ends ->
    [most] після останнього ходу карт у скиді не більше { $high }
    [least] після останнього ходу карт у скиді не менше { $low }
   *[both] після останнього ходу карт у скиді { $low }–{ $high }
}
text-score-banished-has = у скиді є { $color } карта
text-score-loc-empty-or-facedown = хоча б одна локація порожня або її верхня карта лежить долілиць
text-score-at-least = у вас не менше { $amounts }
