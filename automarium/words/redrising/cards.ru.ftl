### Red Rising: what the characters say, put together out of what they do (automarium/cards/redrising.py), Russian.
### Each message is a part of a sentence: it begins with a small letter and has no full stop.

## Lists and sentences

text-or = { $first } или { $last }
text-and = { $first } и { $last }
text-nor = { $first } и не { $last }
text-nor-on = { $first } и не на { $last }
text-nor-names = { $first } и { $last }
text-or-parts = { $first } либо { $last }
text-and-parts = { $first } и { $last }
text-xor-parts = либо { $first }, либо { $last }, но не то и другое сразу
text-card-name = «{ $card }»
text-may = можете { $do }
text-may-be-left = Можно и не применять.
text-then = { $first }, затем { $then }
    .may = { $first } и { $then }
text-then-more = { $first }, затем { $then }
    .may = { $first }, { $then }
text-brings = { $first } и { $then }
text-and-if = { $first } и, { $last }
text-steal = { $first }, а вы столько же получаете
text-if = { $when }, { $do }
text-if-plain = { $when }: { $do }

## Conditions

text-when-here = { $places }
    .not = если эта карта не { $places }
text-when-under = если эта карта легла на { $colors }
    .not = если эта карта легла не на { $colors }
text-when-was = если та карта { $colors }
    .not = если та карта не { $colors }
text-when-was-not = если та карта не { $colors }
text-when-named = если та карта — { $names }
text-when-alone = если та карта была здесь единственной, не считая этой
text-when-sovereign = если фишка правителя у вас
text-when-holds = если в руке не меньше { $number } { $colors } карт
text-when-holds-name = если в руке есть { $names }
text-when-ahead = { $track-id ->
    [fleet] если вы опережаете Автомуса по флоту
    [helium] если у вас больше гелия-3, чем у Автомуса
   *[influence] если у вас больше влияния, чем у Автомуса
}
text-when-count = если их было не меньше { $number }

## Which card

text-kind = карту
    .pl = карты
text-kind-colors = { $colors } карту
    .pl = { $colors } карты
text-kind-but = не{ $colors } карту
    .pl = не{ $colors } карты
text-kind-parity = { $parity-id ->
    [even] карту чётной ценности
   *[odd] карту нечётной ценности
}
text-kind-names = карту { $names }
text-here = здесь
text-what-under = { $kind }, лежащую прямо под этой
    .amid = { $kind }, лежащую прямо под этой,
text-what-that = ту карту
text-what-here = { $other ->
    [yes] любую другую { $kind } отсюда
    [named] { $kind } отсюда
   *[no] любую { $kind } отсюда
}
text-what-here-all = { $other ->
    [yes] все другие { $kind } отсюда
   *[no] все { $kind } отсюда
}
text-what-beneath-all = все { $kind } из-под этой
text-what-bottom = нижнюю { $kind } отсюда (не эту)
text-what-bottom-of = нижнюю { $kind } { $place-from }
text-what-top = { $other ->
    [yes] верхнюю { $kind } другой локации
   *[no] верхнюю { $kind } любой локации
}
text-what-topmost = самую верхнюю { $kind } другой локации
text-what-any = { $other ->
    [yes] любую другую { $kind } с поля
   *[no] любую { $kind } с поля
}
text-what-all-of = любую { $kind } { $place-from }
text-banished = любую { $kind } из сброса
text-all-of-color = { $color-pl }
text-banished-some = до { $number ->
    [one] { $number } карты из сброса
    [few] { $number } карт из сброса
    [many] { $number } карт из сброса
   *[other] { $number } карты из сброса
}
text-banished-random = случайную карту из сброса
text-to-elsewhere = в другую локацию
text-to-away = в любую другую (можно и сюда)
text-to-here = на самый верх
text-to-colour-free = в другую локацию, где нет карт её цвета

## What is done

text-take = возьмите в руку { $what }
    .may = взять в руку { $what }
text-take-it = возьмите её в руку
    .may = взять ту карту в руку
text-banish = сбросьте { $what }
    .may = сбросить { $what }
text-move-to = переместите { $what } { $to }
    .may = переместить { $what } { $to }
text-move-all = переместите { $what } { $to }, не меняя порядка
    .may = переместить { $what } { $to }, не меняя порядка
text-pull = положите прямо под эту карту { $what }
    .may = положить прямо под эту карту { $what }
text-deploy-it = примените её способность
    .may = применить её способность
text-deploy-to = переместите { $what } { $to } и примените её способность
    .may = переместить { $what } { $to } и применить её способность
text-gain = { $track-id ->
    [fleet] +{ $number } к флоту
    [helium] +{ $number } к гелию-3
   *[influence] +{ $number } к влиянию
}
    .may = { $track-id ->
        [fleet] получить +{ $number } к флоту
        [helium] получить +{ $number } к гелию-3
       *[influence] получить +{ $number } к влиянию
    }
    .then = { $track-id ->
        [fleet] получите +{ $number } к флоту
        [helium] получите +{ $number } к гелию-3
       *[influence] получите +{ $number } к влиянию
    }
    .more = { $track-id ->
        [fleet] ещё +{ $number } к флоту
        [helium] ещё +{ $number } к гелию-3
       *[influence] ещё +{ $number } к влиянию
    }
text-gain-per = { $track-id ->
    [fleet] +1 к флоту
    [helium] +1 к гелию-3
   *[influence] +1 к влиянию
} за каждую { $colors } карту { $at }{ $cap ->
    [0] {""}
   *[other] , но не больше { $cap }
}
text-gain-per-named = { $track-id ->
    [fleet] +1 к флоту
    [helium] +1 к гелию-3
   *[influence] +1 к влиянию
} за каждую карту этого цвета { $at }{ $cap ->
    [0] {""}
   *[other] , но не больше { $cap }
}
text-gain-per-was = { $track-id ->
    [fleet] +1 к флоту
    [helium] +1 к гелию-3
   *[influence] +1 к влиянию
} за каждую сброшенную так { $colors } карту{ $cap ->
    [0] {""}
   *[other] , но не больше { $cap }
}
text-rival = { $way ->
    [up] { $track-id ->
        [fleet] Автомус получает +{ $number } к флоту
        [helium] Автомус получает +{ $number } к гелию-3
       *[influence] Автомус получает +{ $number } к влиянию
    }
   *[down] { $track-id ->
        [fleet] Автомус отступает на { $number ->
            [one] { $number } деление
            [few] { $number } деления
            [many] { $number } делений
           *[other] { $number } деления
        } по шкале флота
        [helium] Автомус теряет { $number ->
            [one] { $number } фишку
            [few] { $number } фишки
            [many] { $number } фишек
           *[other] { $number } фишки
        } гелия-3
       *[influence] Автомус теряет { $number ->
            [one] { $number } фишку
            [few] { $number } фишки
            [many] { $number } фишек
           *[other] { $number } фишки
        } влияния
    }
}
text-pay = { $track-id ->
    [fleet] отступите на { $number ->
        [one] { $number } деление
        [few] { $number } деления
        [many] { $number } делений
       *[other] { $number } деления
    } по шкале флота
    [helium] отдайте { $number ->
        [one] { $number } фишку
        [few] { $number } фишки
        [many] { $number } фишек
       *[other] { $number } фишки
    } гелия-3
   *[influence] уберите { $number ->
        [one] { $number } свою фишку
        [few] { $number } свои фишки
        [many] { $number } своих фишек
       *[other] { $number } своей фишки
    } влияния
}
    .may = { $track-id ->
        [fleet] отступить на { $number ->
            [one] { $number } деление
            [few] { $number } деления
            [many] { $number } делений
           *[other] { $number } деления
        } по шкале флота
        [helium] отдать { $number ->
            [one] { $number } фишку
            [few] { $number } фишки
            [many] { $number } фишек
           *[other] { $number } фишки
        } гелия-3
       *[influence] убрать { $number ->
            [one] { $number } свою фишку
            [few] { $number } свои фишки
            [many] { $number } своих фишек
           *[other] { $number } своей фишки
        } влияния
    }
text-sovereign = возьмите фишку правителя и примените способность своего братства
    .may = взять фишку правителя и применить способность своего братства
text-loc-bonus = получите бонус локации, откуда она взята
    .may = получить бонус локации, откуда она взята
text-end-turn = завершите ход
    .may = на этом завершить ход
text-banish-self = сбросьте эту карту
    .also = затем сбросьте и саму эту карту
    .may = сбросить карту «{ $card }»
    .it = сбросьте её
text-regain = верните эту карту в руку
    .may = вернуть в руку карту «{ $card }»
text-give-self = отдайте эту карту Автомусу
    .may = отдать эту карту Автомусу
text-draw = возьмите в руку { $number ->
    [1] верхнюю карту колоды
    [one] { $number } верхнюю карту колоды
    [few] { $number } верхние карты колоды
    [many] { $number } верхних карт колоды
   *[other] { $number } верхние карты колоды
}
    .may = взять в руку { $number ->
        [1] верхнюю карту колоды
        [one] { $number } верхнюю карту колоды
        [few] { $number } верхние карты колоды
        [many] { $number } верхних карт колоды
       *[other] { $number } верхние карты колоды
    }
text-flip-elsewhere = откройте верхнюю карту колоды и положите её в другую локацию
    .may = открыть верхнюю карту колоды и положить её в другую локацию
text-flip-banished-or-elsewhere = откройте верхнюю карту колоды и сбросьте её или положите в другую локацию
    .may = открыть верхнюю карту колоды и сбросить её или положить в другую локацию
text-flip-beneath = { $number ->
    [1] откройте верхнюю карту колоды и положите её прямо под эту
    [one] откройте { $number } верхнюю карту колоды и положите их прямо под эту в любом порядке
    [few] откройте { $number } верхние карты колоды и положите их прямо под эту в любом порядке
    [many] откройте { $number } верхних карт колоды и положите их прямо под эту в любом порядке
   *[other] откройте { $number } верхние карты колоды и положите их прямо под эту в любом порядке
}
text-automa-hand-banish = сбросьте нижнюю карту руки Автомуса
    .may = сбросить нижнюю карту руки Автомуса
text-automa-hand-steal = возьмите себе нижнюю карту руки Автомуса
    .may = взять себе нижнюю карту руки Автомуса
text-automa-hand-draw = Автомус берёт карту из колоды
text-banish-hand = { $other ->
    [yes] сбросьте другую { $kind } из руки
   *[no] сбросьте { $kind } из руки
}
    .may = { $other ->
        [yes] сбросить другую { $kind } из руки
       *[no] сбросить { $kind } из руки
    }
text-unbanish-hand = возьмите в руку { $what }
    .may = взять в руку { $what }
text-unbanish-any = возьмите в руку из сброса любые из этих карт: { $cards }
    .may = взять в руку из сброса любые из этих карт: { $cards }
text-unbanish-deck = положите { $what } на верх колоды или под низ, каждую на ваш выбор
    .may = положить { $what } на верх колоды или под низ, каждую на ваш выбор
text-unbanish-location = положите { $what } в одну и ту же локацию
    .may = положить { $what } в одну и ту же локацию
text-unbanish-bottom = положите { $what } под все карты здесь
    .may = положить { $what } под все карты здесь
text-name = назовите любой цвет, кроме { $colors }

## Abilities of one character alone

text-own-codebreaker = откройте нижнюю карту колоды: золотая или серебряная остаётся там, другую возьмите в руку
text-own-firewall-expert = посмотрите 3 верхние карты колоды и положите взакрытую по одной в каждую другую локацию
text-own-online-gambler = назовите 3 цвета и откройте верхнюю карту колоды. Если цвет угадан, возьмите её в руку и сбросьте эту карту, иначе сбросьте открытую
text-own-arlus = откройте нижнюю карту руки Автомуса: золотая уходит в сброс, любая другая — на верх его руки. Если открылась алая, сбросьте эту карту
text-own-sevro = сбросьте карту, лежащую прямо под этой; если в руке есть «Упыри», можете вместо этого взять ту карту в руку
text-own-mickey-the-carver = открывайте карты с верха колоды до первой золотой: её возьмите в руку, остальные положите под колоду в любом порядке
    .may = открывать карты с верха колоды до первой золотой: её возьмите в руку, остальные положите под колоду в любом порядке
text-own-auctioneer = Автомус получает по броску кубика +1 к флоту, гелию-3 или влиянию, а вы — по +1 к двум остальным
text-own-eo = если среди 6 верхних карт руки Автомуса нет алой, он теряет 1 фишку гелия-3
text-own-roque = посмотрите 6 верхних карт руки Автомуса и назовите одну. Откроется случайная из этих карт: если это названная, сбросьте её и эту карту
text-own-hacker-end = откройте верхнюю карту колоды и получите столько лавров, какова её ценность
text-own-auctioneer-end = +1 к флоту, гелию-3 или влиянию — на ваш выбор
text-own-psychologist-end = если карт в вашей руке не больше трети от числа карт в руке Автомуса, возьмите в руку случайную карту из сброса
text-own-online-gambler-end = назовите любой цвет, кроме золотого, и откройте 7 верхних карт колоды: карты этого цвета возьмите в руку, остальные верните вперемешку на верх колоды

## In hand

text-wild-color = При подсчёте лавров у этой карты может быть ещё один цвет на ваш выбор.
text-wild-name = При подсчёте лавров эта карта может носить имя любого персонажа.
text-block-steal-or-banish = Защищает вашу руку от кражи и сброса, но Автомус на неё и не покушается.
text-block-sovereign-loss = Когда Автомус должен забрать у вас фишку правителя, можете сбросить эту карту: фишка останется у вас, а вы возьмёте в руку верхнюю карту колоды.

## Scoring

text-score-opening = в руке
text-points = { $points ->
    [one] { $sign }{ $points } лавр
    [few] { $sign }{ $points } лавра
    [many] { $sign }{ $points } лавров
   *[other] { $sign }{ $points } лавра
}
text-worth-if = { $worth }, если { $when }
text-worth-per = { $worth } за { $per }
text-capped = { $worth }, но не больше { $cap ->
    [one] { $cap } лавра
    [few] { $cap } лавров
    [many] { $cap } лавров
   *[other] { $cap } лавра
}
text-ignore-gold-losses = по собственным условиям ваши золотые карты лавров не теряют
text-per-track = { $track-id ->
    [fleet] каждое пройденное вами деление шкалы флота
    [helium] каждую вашу фишку гелия-3
   *[influence] каждую вашу фишку влияния
}
text-per-hand-size = каждую карту в руке
text-per-distinct-colors = каждый цвет среди карт в руке
text-per-banished-count = каждую карту в сбросе
text-per-best-location-top-core = каждую единицу наибольшей ценности среди открытых верхних карт локаций
text-per-hand-other = { $other ->
    [yes] каждую другую { $colors } карту в руке
   *[no] каждую { $colors } карту в руке
}
text-per-hand-incl-self = каждую { $colors } карту в руке, считая эту
text-per-board = каждую { $colors } карту на поле
text-per-banished = каждую { $colors } карту в сбросе
text-held-color = { $other ->
    [yes] другая { $color } карта
   *[no] { $color } карта
}
text-amount = { $track-id ->
    [fleet] { $number ->
        [one] { $number } деления
        [few] { $number } делений
        [many] { $number } делений
       *[other] { $number } деления
    } флота
    [helium] { $number ->
        [one] { $number } фишки
        [few] { $number } фишек
        [many] { $number } фишек
       *[other] { $number } фишки
    } гелия-3
   *[influence] { $number ->
        [one] { $number } фишки
        [few] { $number } фишек
        [many] { $number } фишек
       *[other] { $number } фишки
    } влияния
}
text-score-any = в руке есть { $cards }
text-score-all = в руке есть { $cards }
text-score-xor = в руке есть { $cards }, но не обе
text-score-none = { $other ->
    [yes] в руке нет других { $colors } карт
   *[no] в руке нет { $colors } карт
}
text-score-none-name = в руке нет карты { $names }
text-score-none-names = в руке нет ни одной из карт { $names }
text-score-any-except = в руке есть { $color-nom } карта, не считая карты { $names }
text-score-min-other = { $other ->
    [yes] в руке не меньше { $number } других { $colors } карт
   *[no] в руке не меньше { $number } { $colors } карт
}
text-score-only = все ваши карты { $colors }
text-score-core-all = { $test ->
    [even] ценности всех ваших карт чётные
    [odd] ценности всех ваших карт нечётные
    [max] ценность каждой вашей карты не больше { $number }
   *[min] ценность каждой вашей карты не меньше { $number }
}
text-score-distinct = { $what ->
    [color] все ваши карты разных цветов
   *[initial] английские имена всех ваших карт начинаются с разных букв
}
text-initials = Первые буквы английских имён: { $letters }{ $same ->
    [0] {""} — все разные
   *[other] {""} — есть одинаковые
}.
text-score-hand-size-min = в руке не меньше { $number ->
    [one] { $number } карты
    [few] { $number } карт
    [many] { $number } карт
   *[other] { $number } карты
}
text-score-sovereign = { $what ->
    [true] фишка правителя у вас
   *[false] фишка правителя не у вас
}
text-score-rank = { $end ->
    [most] { $track-id ->
        [fleet] никто не опережает вас по флоту
        [helium] у вас не меньше гелия-3, чем у других
       *[influence] у вас не меньше влияния, чем у других
    }
   *[least] { $track-id ->
        [fleet] никто не отстаёт от вас по флоту
        [helium] у вас не больше гелия-3, чем у других
       *[influence] у вас не больше влияния, чем у других
    }
}
text-score-opp-more = { $track-id ->
    [fleet] Автомус опережает вас по флоту
    [helium] у Автомуса больше гелия-3, чем у вас
   *[influence] у Автомуса больше влияния, чем у вас
}
text-score-opp-equal = { $track-id ->
    [fleet] у вас с Автомусом поровну флота
    [helium] у вас с Автомусом поровну гелия-3
   *[influence] у вас с Автомусом поровну влияния
}
text-score-fleet-in = { $ends ->
    [most] ваш флот не дальше деления { $high }
    [least] ваш флот не ближе деления { $low }
   *[both] ваш флот на делениях { $low }–{ $high }
}
text-score-banished-in = { $ends ->
    [most] после последнего хода карт в сбросе не больше { $high }
    [least] после последнего хода карт в сбросе не меньше { $low }
   *[both] после последнего хода карт в сбросе { $low }–{ $high }
}
text-score-banished-has = в сбросе есть { $color } карта
text-score-loc-empty-or-facedown = хотя бы одна локация пуста или её верхняя карта лежит взакрытую
text-score-at-least = у вас не меньше { $amounts }
