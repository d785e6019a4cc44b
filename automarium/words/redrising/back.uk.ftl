### Orders of an answer that was taken back: what puts the table back.

back-order-activate = Покладіть верхню карту { $location-from } назад на верх колоди персонажів.
back-order-scout = Покладіть верхню карту { $location-from } назад на верх колоди персонажів.
back-order-gain = Покладіть верхню карту руки Автомуса назад { $location-to }, горілиць.
back-order-discard-character = Покладіть останню скинуту карту назад на верх колоди персонажів.
back-order-human-draws = Покладіть узяту карту назад на верх колоди персонажів.
back-order-sovereign = { $before-id ->
    [human] Заберіть жетон правителя назад.
    [automa] Поверніть жетон правителя Автомусу.
   *[nobody] Поверніть жетон правителя на поле.
}
back-order-discard-automa-cards = Поверніть на місце обидві скинуті карти Автомуса.
back-order-banish-card = Поверніть { $card-id ->
    [unknown] останню скинуту карту
   *[other] карту «{ $card }» зі скиду
} { $place-id ->
    [under] туди, де вона лежала
    [other-here] туди, де вона лежала
   *[other] { $place-to }
}.
back-order-banish-all = Поверніть останні скинуті карти ({ $number }) { $place-to }, не змінюючи порядку.
back-order-banish-self = Поверніть карту «{ $card }» зі скиду туди, де вона лежала.
back-order-banish-shown = { back-order-banish-flipped }
back-order-banish-flipped = Поверніть останню скинуту карту туди, де вона лежала.
back-order-blocked = Поверніть карту «{ $card }» зі скиду в руку.
back-order-ceres = Поверніть скинуту карту в руку.
back-order-human-loses = { back-order-ceres }
back-order-lay-card = { $to-id ->
    [banished] Поверніть карту «{ $card }» зі скиду туди, де вона була.
   *[other] Поверніть карту «{ $card }» { $to-from } туди, де вона була.
}
back-order-lay-face-down = Поверніть карту «{ $card }» { $to-from } туди, де вона була.
back-order-move-card = { $place-id ->
    [under] Поверніть верхню карту { $to-from } під свою.
    [other-here] Поверніть верхню карту { $to-from } туди, де вона лежала.
   *[other] { $card-id ->
        [unknown] Поверніть верхню карту { $to-from } { $place-to }.
       *[other] Поверніть карту «{ $card }» { $to-from } { $place-to }.
    }
}
back-order-move-pile = Поверніть { $to-from } { $place-to }, під верхню карту й не змінюючи порядку, { $number ->
    [one] { $number } карту
    [few] { $number } карти
    [many] { $number } карт
   *[other] { $number } карти
}.
back-order-take-card = { $place-id ->
    [under] Поверніть узяту карту під свою.
    [other-here] Поверніть узяту карту туди, де вона лежала.
   *[other] { $card-id ->
        [unknown] Поверніть узяту карту { $place-to }.
       *[other] Поверніть карту «{ $card }» з руки { $place-to }.
    }
}
back-order-take-banished = Поверніть узяту карту у скид.
back-order-take-bottom = Поверніть карту «{ $card }» з руки під колоду.
back-order-unbanish = Поверніть карту «{ $card }» у скид.
back-order-steal = Поверніть узяту карту долілиць під низ руки Автомуса.
back-order-automa-draws = Поверніть верхню карту руки Автомуса на верх колоди персонажів.
back-order-automa-loses = Поверніть останню скинуту карту долілиць під низ руки Автомуса.
back-order-show-bottom = Знову переверніть нижню карту руки Автомуса долілиць.
back-order-parity = Заберіть карту підрахунку лаврів з‑під поля.
back-order-deal-hand = Поверніть карти з руки ({ $number }) на верх колоди персонажів.
back-order-deal-automa = Поверніть карти Автомуса ({ $number }) на верх колоди персонажів.
back-order-neutral = Приберіть з Інституту жетони впливу ({ $number }).
back-order-use-ability = Скасуйте все, що зробила здібність карти «{ $card }».
back-order-pull-card = { $place-id ->
    [other-here] Поверніть карту з‑під своєї туди, де вона лежала.
   *[other] Поверніть карту з‑під своєї { $place-to }.
}
back-order-return-on-top = Знову відкрийте верхню карту руки Автомуса.
back-order-take-flipped = Поверніть карту «{ $card }» з руки на верх колоди персонажів.
back-order-lay-beneath = Поверніть карту «{ $card }» у скид.
back-order-banish-topmost = { back-order-banish-flipped }
back-order-banish-under = Поверніть останню скинуту карту під свою.
back-order-gift = Поверніть карту «{ $card }» з верху руки Автомуса туди, де вона була.
back-order-regain = Поверніть карту «{ $card }» з руки туди, де вона була.
back-order-turn-over = Знову закрийте карту руки Автомуса, яку відкрили.
back-order-slide-beneath = Поверніть карти з‑під своєї туди, де вони лежали: { $cards }.
back-order-under-the-deck = Поверніть карти з‑під колоди туди, де вони були: { $cards }.
