### Orders of an answer that was taken back: what puts the table back.

back-order-activate = Верните верхнюю карту { $location-from } на верх колоды персонажей.
back-order-scout = Верните верхнюю карту { $location-from } на верх колоды персонажей.
back-order-gain = Верните верхнюю карту руки Автомуса { $location-to }, в открытую.
back-order-discard-character = Верните последнюю сброшенную карту на верх колоды персонажей.
back-order-human-draws = Верните взятую карту на верх колоды персонажей.
back-order-sovereign = { $before-id ->
    [human] Заберите фишку правителя обратно.
    [automa] Верните фишку правителя Автомусу.
   *[nobody] Верните фишку правителя на поле.
}
back-order-discard-automa-cards = Верните на место обе сброшенные карты Автомуса.
back-order-banish-card = Верните { $card-id ->
    [unknown] последнюю сброшенную карту
   *[other] карту «{ $card }» из сброса
} { $place-id ->
    [under] туда, где она лежала
    [other-here] туда, где она лежала
   *[other] { $place-to }
}.
back-order-banish-all = Верните последние сброшенные карты ({ $number }) { $place-to }, не меняя порядка.
back-order-banish-self = Верните карту «{ $card }» из сброса туда, где она лежала.
back-order-banish-shown = { back-order-banish-flipped }
back-order-banish-flipped = Верните последнюю сброшенную карту туда, где она лежала.
back-order-blocked = Верните карту «{ $card }» из сброса в руку.
back-order-ceres = Верните сброшенную карту в руку.
back-order-human-loses = { back-order-ceres }
back-order-lay-card = { $to-id ->
    [banished] Верните карту «{ $card }» из сброса туда, где она была.
   *[other] Верните карту «{ $card }» { $to-from } туда, где она была.
}
back-order-lay-face-down = Верните карту «{ $card }» { $to-from } туда, где она была.
back-order-move-card = { $place-id ->
    [under] Верните верхнюю карту { $to-from } под свою.
    [other-here] Верните верхнюю карту { $to-from } туда, где она лежала.
   *[other] { $card-id ->
        [unknown] Верните верхнюю карту { $to-from } { $place-to }.
       *[other] Верните карту «{ $card }» { $to-from } { $place-to }.
    }
}
back-order-move-pile = Верните { $to-from } { $place-to }, под верхнюю карту и не меняя порядка, { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}.
back-order-take-card = { $place-id ->
    [under] Верните взятую карту под свою.
    [other-here] Верните взятую карту туда, где она лежала.
   *[other] { $card-id ->
        [unknown] Верните взятую карту { $place-to }.
       *[other] Верните карту «{ $card }» из руки { $place-to }.
    }
}
back-order-take-banished = Верните взятую карту в сброс.
back-order-take-bottom = Верните карту «{ $card }» из руки под низ колоды.
back-order-unbanish = Верните карту «{ $card }» в сброс.
back-order-steal = Верните взятую карту взакрытую под низ руки Автомуса.
back-order-automa-draws = Верните верхнюю карту руки Автомуса на верх колоды персонажей.
back-order-automa-loses = Верните последнюю сброшенную карту взакрытую под низ руки Автомуса.
back-order-show-bottom = Снова закройте нижнюю карту руки Автомуса.
back-order-parity = Заберите карту подсчёта лавров из-под поля.
back-order-deal-hand = Верните карты из руки ({ $number }) на верх колоды персонажей.
back-order-deal-automa = Верните карты Автомуса ({ $number }) на верх колоды персонажей.
back-order-neutral = Уберите из училища фишки влияния ({ $number }).
back-order-use-ability = Отмените всё, что сделала способность карты «{ $card }».
back-order-pull-card = { $place-id ->
    [other-here] Верните карту из-под своей туда, где она лежала.
   *[other] Верните карту из-под своей { $place-to }.
}
back-order-return-on-top = Снова откройте верхнюю карту руки Автомуса.
back-order-take-flipped = Верните карту «{ $card }» из руки на верх колоды персонажей.
back-order-lay-beneath = Верните карту «{ $card }» в сброс.
back-order-banish-topmost = { back-order-banish-flipped }
back-order-banish-under = Верните последнюю сброшенную карту под свою.
back-order-gift = Верните карту «{ $card }» с верха руки Автомуса туда, где она была.
back-order-regain = Верните карту «{ $card }» из руки туда, где она была.
back-order-turn-over = Снова закройте карту руки Автомуса, которую открыли.
back-order-slide-beneath = Верните карты из-под своей туда, где они лежали: { $cards }.
back-order-under-the-deck = Верните карты из-под колоды туда, где они были: { $cards }.
