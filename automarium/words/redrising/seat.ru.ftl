### Red Rising: the human’s seat, when the program carries out every ability, Russian.

## The turn on the screen

ask-play = { $cards ->
    [0] Ход { $number }, карт в руке нет: получение персонажа или разведка?
   *[other] Ход { $number }: приказ или разведка?
}
ask-gain = Откуда вы получаете персонажа?
ask-scout-where = Куда вы кладёте карту «{ $card }»?
ask-end-ability = Какую способность конца игры вы применяете?
nothing-to-choose = После такой правки выбирать было бы не из чего: сначала ответьте на этот вопрос.
card-not-wanted = Карту «{ $card }» этой способностью сбросить нельзя.

## What an ability asks

ask-take-card = Карта «{ $card }»: какую карту вы берёте в руку?
ask-banish-card = Карта «{ $card }»: какую карту вы сбрасываете?
ask-banish-one = { $by-id ->
    [house-ceres] Братство Цереры: какую карту вы сбрасываете?
   *[other] Кубик восстания: какую верхнюю карту вы сбрасываете?
}
ask-move-card = Карта «{ $card }»: какую карту вы перемещаете?
ask-move-beneath = Карта «{ $card }»: в какую локацию вы перемещаете карты из-под неё?
ask-pull-card = Карта «{ $card }»: какую карту вы кладёте прямо под неё?
ask-deploy-card = Карта «{ $card }»: какую карту вы активируете?
ask-pay = Карта «{ $card }»: { $track-id ->
    [fleet] отступите на { $number ->
        [one] { $number } деление
        [few] { $number } деления
        [many] { $number } делений
       *[other] { $number } деления
    } по шкале флота
    [helium] отдадите { $number ->
        [one] { $number } фишку
        [few] { $number } фишки
        [many] { $number } фишек
       *[other] { $number } фишки
    } гелия-3
   *[influence] уберёте { $number ->
        [one] { $number } свою фишку
        [few] { $number } свои фишки
        [many] { $number } своих фишек
       *[other] { $number } своей фишки
    } влияния
}{ $amount ->
    [0] , чтобы взять ещё одну карту
   *[other] {" "}за +{ $amount } { $what-id ->
        [fleet] к флоту
        [helium] к гелию-3
       *[influence] к влиянию
    }
}?
ask-flip-where = { $by-id ->
    [house-apollo] Братство Аполлона: куда вы кладёте карту «{ $card }»?
    [face-place] Кубик восстания: куда вы кладёте карту «{ $card }»?
   *[other] Карта «{ $by }»: куда вы кладёте карту «{ $card }»?
}
ask-beneath-first = Карта «{ $card }»: какая из этих карт ляжет прямо под неё?
ask-unbanish = Карта «{ $card }»: какую сброшенную карту вы { $to ->
    [hand] берёте в руку
    [deck] возвращаете в колоду
   *[location] кладёте в локацию
}?
ask-deck-end = Карта «{ $by }»: куда вы кладёте карту «{ $card }», на верх колоды или под низ?
deck-top = верх колоды
    .to = на верх колоды
ask-face-down-where = Карта «{ firewall-expert }»: куда вы кладёте взакрытую карту «{ $card }»?
ask-order-bottom = Карта «{ $card }»: в каком порядке открытые карты уходят под колоду, начиная с нижней? (- как открывались)
    .tap = Карта «{ $card }»: в каком порядке открытые карты уходят под колоду, начиная с нижней?
ask-deck-bottom = Какой персонаж лежит в самом низу колоды?

## What was dealt

note-screen-dealt = Вы играете за братство { $house-gen }. Всё роздано: в каждой локации по { $each ->
    [one] { $each } карте
    [few] { $each } карты
    [many] { $each } карт
   *[other] { $each } карты
}, у вас { $hand }, у Автомуса { $automa }.
    .aside = Победит тот, у кого больше лавров: за карты в руке, флот, гелий-3, влияние и фишку правителя.
note-screen-parity = { $parity-id ->
    [even] При подсчёте Автомус получит больше лавров за карты чётной ценности.
   *[odd] При подсчёте Автомус получит больше лавров за карты нечётной ценности.
}

## Answers as sentences

said-ask-gain = Вы получаете { $answer-id ->
    [jupiter] карту «{ $jupiter }»
    [mars] карту «{ $mars }»
    [luna] карту «{ $luna }»
    [institute] карту «{ $institute }»
   *[deck] персонажа
} { $answer-from }.
said-ask-move-beneath = Карты из-под неё — { $answer-to }.
said-ask-scout-where = Карта «{ $card }» — { $answer-to }.
said-ask-flip-where = Карта «{ $card }» — { $answer-to }.
said-ask-face-down-where = Карта «{ $card }» взакрытую — { $answer-to }.
said-ask-deck-end = Карта «{ $card }» — { $answer-to }.
said-ask-take-card = { $answer-id ->
    [no] Вы не берёте карту.
   *[other] Вы берёте карту «{ $answer }».
}
said-ask-banish-card = { $answer-id ->
    [no] Вы не сбрасываете карту.
   *[other] Вы сбрасываете карту «{ $answer }».
}
said-ask-banish-one = Вы сбрасываете карту «{ $answer }».
said-ask-move-card = { $answer-id ->
    [no] Вы не перемещаете карту.
   *[other] Вы перемещаете карту «{ $answer }».
}
said-ask-pull-card = { $answer-id ->
    [no] Вы не кладёте карту.
   *[other] Вы кладёте под неё карту «{ $answer }».
}
said-ask-deploy-card = { $answer-id ->
    [no] Вы не активируете карту.
   *[other] Вы активируете карту «{ $answer }».
}
said-ask-unbanish = { $answer-id ->
    [no] Больше никакой.
   *[other] { $to ->
        [hand] Вы берёте в руку карту «{ $answer }».
        [deck] Вы возвращаете в колоду карту «{ $answer }».
       *[location] Вы кладёте в локацию карту «{ $answer }».
    }
}
said-ask-beneath-first = Выше ляжет карта «{ $answer }».
said-ask-end-ability = { $answer-id ->
    [no] Больше никакой.
   *[other] Вы применяете способность карты «{ $answer }».
}

## What it does

note-turn-ends = Карта «{ $card }» завершает ваш ход.
note-flipped = Открыта верхняя карта колоды: «{ $card }».
note-looks-at = Вы видите карты: { $cards }.
note-stays-at-bottom = Карта «{ $card }» остаётся внизу колоды.
order-move-pile = Переложите { $place-from } { $to-to }, не меняя порядка, { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
} из-под активированной.
    .screen = { $number ->
        [one] { $number } карта из-под активированной переходит
        [few] { $number } карты из-под активированной переходят
        [many] { $number } карт из-под активированной переходят
       *[other] { $number } карты из-под активированной переходят
    } { $place-from } { $to-to }.
order-pull-card = { $card-id ->
    [unknown] Положите карту { $place-from } прямо под карту, которую вы активировали.
   *[other] Положите карту «{ $card }» { $place-from } прямо под карту, которую вы активировали.
}
    .screen = { $card-id ->
        [unknown] Закрытая карта { $place-from } ложится прямо под вашу.
       *[other] Карта «{ $card }» { $place-from } ложится прямо под вашу.
    }
order-regain = Верните карту «{ $card }» в руку.
    .screen = Карта «{ $card }» возвращается вам в руку.
order-lay-card = { $to-id ->
    [banished] Сбросьте карту «{ $card }».
   *[other] Положите карту «{ $card }» { $to-to }.
}
    .screen = { $to-id ->
        [banished] Карта «{ $card }» уходит в сброс.
       *[other] Карта «{ $card }» ложится { $to-to }.
    }
order-slide-beneath = Положите прямо под активированную карту, сверху вниз: { $cards }.
    .screen = Прямо под вашу карту ложатся, сверху вниз: { $cards }.
order-unbanish = { $to-id ->
    [hand] Возьмите в руку сброшенную карту «{ $card }».
    [deck-top] Положите сброшенную карту «{ $card }» на верх колоды.
    [deck-bottom] Положите сброшенную карту «{ $card }» под низ колоды.
   *[other] Положите сброшенную карту «{ $card }» { $to-to }.
}
    .screen = { $to-id ->
        [hand] Вы берёте в руку карту «{ $card }» из сброса.
        [deck-top] Карта «{ $card }» уходит из сброса на верх колоды.
        [deck-bottom] Карта «{ $card }» уходит из сброса под низ колоды.
       *[other] Карта «{ $card }» ложится из сброса { $to-to }.
    }
order-lay-beneath = Положите сброшенную карту «{ $card }» под все карты { $place-at }.
    .screen = Карта «{ $card }» ложится из сброса под все карты { $place-at }.
order-take-bottom = Возьмите в руку карту «{ $card }» снизу колоды.
    .screen = Вы берёте в руку карту «{ $card }» снизу колоды.
order-lay-face-down = Положите взакрытую карту «{ $card }» { $to-to }.
    .screen = Карта «{ $card }» ложится взакрытую { $to-to }.
order-take-flipped = Возьмите в руку карту «{ $card }».
    .screen = Вы берёте карту «{ $card }» в руку.
order-banish-flipped = Сбросьте карту «{ $card }».
    .screen = Карта «{ $card }» уходит в сброс.
order-under-the-deck = { $number ->
    [1] Положите под колоду карту «{ $cards }».
   *[other] Положите под колоду, начиная с нижней: { $cards }.
}
    .screen = { $number ->
        [1] Под колоду уходит карта «{ $cards }».
       *[other] Под колоду уходят, начиная с нижней: { $cards }.
    }

## Settings

setting-depth-screen = на экране (коробка не нужна)
setting-itself = выбор самой карты
setting-itself-help = «4D-художник», «Музыкант», «Занзибар» и «Бондилус» выбирают карту, а слова «другую» на них нет. Можно ли выбрать саму эту карту?
setting-itself-no = только другие карты
setting-itself-yes = можно и саму карту
setting-end-abilities = способности конца игры
setting-end-abilities-help = Обязательно ли после последнего хода применять способности, где нет слова «можете»?
setting-end-abilities-must = обязательны, если нет слова «можете»
setting-end-abilities-may = любую можно не применять
