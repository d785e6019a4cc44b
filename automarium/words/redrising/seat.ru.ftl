### Red Rising: the human’s seat, when the program carries out every ability, Russian.

## The turn on the screen

ask-play = { $cards ->
    [0] Ход { $number }, карт в руке нет: получение персонажа или разведка?
   *[other] Ход { $number }: приказ или разведка?
}
ask-gain = Откуда вы получаете персонажа?
ask-scout-where = Разведка: вам открылась карта «{ $card }». В какую локацию вы её кладёте?
ask-end-ability = Какую способность конца игры вы применяете?
nothing-to-choose = После такой правки выбирать было бы не из чего: сначала ответьте на этот вопрос.
card-not-wanted = Карту «{ $card }» этой способностью сбросить нельзя.

## What an ability asks

ask-take-card = Карта «{ $card }»: какую карту вы берёте в руку?
ask-banish-card = Карта «{ $card }»: какую карту вы сбрасываете?
ask-banish-one = Какую карту вы сбрасываете?
ask-move-card = Карта «{ $card }»: какую карту вы перекладываете?
ask-move-beneath = Карта «{ $card }»: в какую локацию вы перекладываете карты из-под неё?
ask-pull-card = Карта «{ $card }»: какую карту вы кладёте прямо под неё?
ask-deploy-card = Карта «{ $card }»: какую карту вы активируете?
ask-pay = Карта «{ $card }»: { $track-pay ->
    [none] платите
   *[other] { $track-pay }
}{ $number ->
    [1] {""}
   *[other] { " " }× { $number }
}?
ask-flip-where = Куда вы кладёте карту «{ $card }»?
ask-beneath-first = Карта «{ $card }»: какая из этих карт ляжет прямо под неё?
ask-unbanish = Карта «{ $card }»: какую сброшенную карту вы выбираете?
ask-deck-end = Карта «{ $card }»: на верх колоды или под низ?
deck-top = верх колоды
ask-face-down-where = В какую локацию вы кладёте взакрытую карту «{ $card }»?
ask-order-bottom = Карта «{ $card }»: в каком порядке открытые карты уходят под колоду, начиная с нижней? (- как открывались)
    .tap = В каком порядке открытые карты уходят под колоду, начиная с нижней?
ask-deck-bottom = Какой персонаж лежит в самом низу колоды?

## What it does

note-turn-ends = Карта «{ $card }» завершает ваш ход.
note-flipped = Верхняя карта колоды — «{ $card }».
note-looks-at = Вы видите карты: «{ $cards }».
note-stays-at-bottom = Карта «{ $card }» остаётся внизу колоды.
order-move-pile = Переложите { $place-from } { $to-to }, не меняя порядка, { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
} из-под активированной.
order-pull-card = { $card-id ->
    [unknown] Положите карту { $place-from } прямо под ту, которую вы активировали.
   *[other] Положите карту «{ $card }» { $place-from } прямо под ту, которую вы активировали.
}
order-regain = Верните карту «{ $card }» в руку.
order-lay-card = { $to-id ->
    [banished] Сбросьте карту «{ $card }».
   *[other] Положите карту «{ $card }» { $to-to }.
}
order-slide-beneath = Положите прямо под активированную карту, сверху вниз: «{ $cards }».
order-unbanish = { $to-id ->
    [hand] Возьмите в руку сброшенную карту «{ $card }».
    [deck-top] Положите сброшенную карту «{ $card }» на верх колоды.
    [deck-bottom] Положите сброшенную карту «{ $card }» под низ колоды.
   *[other] Положите сброшенную карту «{ $card }» { $to-to }.
}
order-lay-beneath = Положите сброшенную карту «{ $card }» под все карты { $place-at }.
order-take-bottom = Возьмите в руку из-под низа колоды карту «{ $card }».
order-lay-face-down = Положите взакрытую карту «{ $card }» { $to-to }.
order-take-flipped = Возьмите в руку карту «{ $card }».
order-banish-flipped = Сбросьте карту «{ $card }».
order-under-the-deck = { $number ->
    [1] Положите под колоду карту «{ $cards }».
   *[other] Положите под колоду, начиная с нижней: «{ $cards }».
}

## Settings

setting-depth-screen = на экране: коробка не нужна
setting-itself = карты, выбирающие сами себя
setting-itself-help = На картах «4D-художник», «Музыкант», «Занзибар» и «Бондилус» нет слова «другую»: можно ли ими выбрать их самих?
setting-itself-no = только другие карты
setting-itself-yes = и сами себя
setting-end-abilities = способности конца игры
setting-end-abilities-help = Обязательно ли применять те, где нет слова «можете»?
setting-end-abilities-must = без слова «можете» — обязательны
setting-end-abilities-may = можно не применять никакие
