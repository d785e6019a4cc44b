### Red Rising on the screen: what has happened, the cards, and a guide through a first match, Russian.

## What has happened

done-priority = Карта приоритета «{ $letter }» лежит { $location-at }.
done-luna-card = На карте бонуса Луны виден символ { $location-gen }.
done-remove = В этой партии не участвуют: { $cards }.
done-house = Вы играете за братство { $house-gen }.
done-neutral = В училище лежит влияние братства, за которое никто не играет: { $number }.
done-parity = Карты Автомуса принесут лавры по надписи «{ $parity-sign }».
done-activate = Из колоды выходит карта «{ $card }» и ложится { $location-to }.
done-gain = Автомус забирает карту «{ $card }» { $location-from }.
done-discard-character = Карта «{ $card }» с верха колоды уходит в сброс.
done-sovereign = { $side-id ->
    [human] Фишка правителя теперь у вас.
   *[automa] Фишка правителя теперь у Автомуса.
}
done-track = { $side-id ->
    [human] Вы
   *[automa] Автомус
}: { $track } { $way ->
    [up] +{ $steps }
   *[down] −{ $steps }
}, теперь { $total }.
done-automa-draws = Автомус берёт карту из колоды.
done-automa-loses = Карта «{ $card }» из-под низа руки Автомуса уходит в сброс.
done-steal = Вы берёте карту «{ $card }» из-под низа руки Автомуса.
done-banish-card = Карта «{ $card }» { $place-from } уходит в сброс.
done-banish-flipped = Карта «{ $card }» уходит в сброс.
done-banish-self = Карта «{ $card }» тоже уходит в сброс.
done-banish-shown = Карта «{ $card }» уходит в сброс.
done-blocked = Карта «{ $card }» уходит в сброс: фишка правителя остаётся у вас.
done-gift = Автомус получает карту «{ $card }».
done-human-draws = Вы берёте из колоды карту «{ $card }».
done-human-loses = Карта «{ $card }» уходит из вашей руки в сброс.
done-lay-beneath = Карта «{ $card }» легла под все карты { $place-at }.
done-lay-card = { $to-id ->
    [banished] Карта «{ $card }» уходит в сброс.
   *[other] Карта «{ $card }» ложится { $to-to }.
}
done-lay-face-down = Карта «{ $card }» ложится взакрытую { $to-to }.
done-move-card = { $card-id ->
    [unknown] Карта переходит { $place-from } { $to-to }.
   *[other] Карта «{ $card }» переходит { $place-from } { $to-to }.
}
done-move-pile = { $number ->
    [one] { $number } карта переходит
    [few] { $number } карты переходят
    [many] { $number } карт переходят
   *[other] { $number } карты переходят
} { $place-from } { $to-to }.
done-pull-card = { $card-id ->
    [unknown] Карта { $place-from } легла под ту, которую вы активировали.
   *[other] Карта «{ $card }» { $place-from } легла под ту, которую вы активировали.
}
done-return-on-top = Карта «{ $card }» возвращается в руку Автомуса.
done-show-bottom = Открывается нижняя карта руки Автомуса.
done-shuffle-back = Остальные карты перемешаны и вернулись на верх колоды.
done-slide-beneath = Под активированной картой теперь лежат, сверху вниз: { $cards }.
done-take-bottom = Вы берёте карту «{ $card }» с низа колоды.
done-take-card = Вы берёте карту «{ $card }» { $place-from }.
done-take-flipped = Вы берёте карту «{ $card }».
done-regain = Карта «{ $card }» возвращается вам в руку.
done-under-the-deck = Под колоду уходят, начиная с нижней: { $cards }.
done-unbanish = { $to-id ->
    [hand] Вы берёте из сброса карту «{ $card }».
    [deck-top] Карта «{ $card }» ложится на верх колоды.
    [deck-bottom] Карта «{ $card }» уходит под колоду.
   *[other] Карта «{ $card }» возвращается из сброса { $to-to }.
}
cue-table = Всё разложено: по два персонажа в каждой локации и карты у вас в руке.

## The cards

seat-hand = Ваша рука ({ $number }): { $points ->
    [one] { $points } лавр
    [few] { $points } лавра
    [many] { $points } лавров
   *[other] { $points } лавра
}
seat-over = { $points } за карты сверх семи
seat-worth = сейчас приносит
seat-with = рука с этой картой
seat-down = взакрытую; знаете её только вы
seat-deploy = При активации
seat-last = В конце игры
seat-block = Пока карта в руке
seat-scoring = Лавры за карту в руке
seat-core = ценность { $core }
seat-now = Сейчас: { $points }
seat-close = закрыть
seat-scout = разведка
seat-empty = пусто

## A first match

guide-title = Как это работает?
guide-play = Приказ: коснитесь карты в руке, потом локации — карта ляжет туда, сработает её способность, и вы получите другую карту в другом месте. Разведка: верхняя карта колоды ложится в локацию, а вы получаете только бонус этой локации.
guide-gain = Коснитесь верхней карты локации, чтобы взять её вместе с бонусом, или колоды, чтобы взять карту вслепую и бросить кубик; число на карте — на сколько с ней изменится ценность вашей руки.
guide-scout = Карта ляжет поверх той локации, которой вы коснётесь: её способность не сработает, но бонус локации — ваш.
guide-ability = Способность, братство или кубик дают вам выбор: коснитесь того, что выделено. Если можно отказаться, есть кнопка «нет».
guide-end = Партия закончена, но некоторые карты в руке ещё действуют: выберите, какая следующая, а потом будут подсчитаны лавры.
guide-block = Автомус вот-вот заберёт у вас фишку правителя: сбросьте эту карту, чтобы сохранить фишку и взять новую карту, — или уступите.

## Setting

setting-depth-first = Коробка с игрой «Алое восстание» у вас под рукой?
setting-depth-first-counted = да, играю с коробкой на столе
setting-depth-first-screen = нет, вся игра на экране
