### Orders of an answer that was taken back: what puts the table back.

back-order-move-worker = Верните { $unit-acc } Автомы { $end-from } { $start-to }.
back-order-move-mech = { back-order-move-worker }
back-order-move-hero = { back-order-move-worker }
back-order-encounter-or-factory = { back-order-move-worker }
back-order-attack-workers = { back-order-move-worker }
back-order-attack-units = { back-order-move-worker }
back-order-automa-unit = Верните { $number ->
    [1] { $unit-acc }
   *[other] { $unit-many } ({ $number })
} Автомы с её базы на планшет нации.
back-order-automa-to-mat = Верните { $unit-acc } Автомы с её планшета нации { $place-to }.
back-order-automa-to-base = Верните { $unit-acc } Автомы с её базы { $place-to }.
back-order-encounter = Положите жетон приключения обратно на { $place }.
back-order-human-encounter = { back-order-encounter }
back-order-factory-card = Заберите у Автомы карту Фабрики и положите к остальным.
back-order-remove-resources = Положите обратно на { $place } ресурсы ({ $number }).
back-order-lay-resources = Уберите с { $place }: { $resource }, { $number }.
back-order-trap = Переверните свой жетон ловушки на { $place } обратно.
back-order-automa-star = Уберите последнюю звезду Автомы.
back-order-human-star = Уберите свою звезду { $star-for }.
back-order-recruit-bonus = Верните рекрутский бонус: 1 { $bonus-acc }.
back-order-popularity = Увеличьте свою популярность на { $number }.
back-order-automa-loses-power = Увеличьте силу Автомы на { $number }.
back-order-ability-power = Увеличьте силу Автомы на { $number }.
back-order-automa-pays = Увеличьте силу Автомы на { $power }.
back-order-automa-loses-coins = Верните Автоме монеты: { $number }.
back-order-automa-loses-cards = Верните Автоме сброшенные карты боя: { $number }.
back-order-automa-discards = Верните Автоме сброшенные карты боя: { $number }.
back-order-human-pays = Увеличьте свою силу на { $power }.
back-order-human-gains-power = Уменьшите свою силу на 2.
back-order-human-discards = Возьмите сброшенные карты боя обратно в руку: { $number }.
back-order-human-draws = Положите взятую карту боя обратно на колоду.
back-order-human-home = Верните со своей базы на { $place } свои фигурки ({ $number }).
back-order-human-factory-card = Верните выбранную карту Фабрики к остальным.
back-order-scout = { $value ->
    [0] Верните взятую карту боя Автоме.
   *[other] Верните карту боя с цифрой { $value } в колоду, а Автоме — её карту.
}
back-order-goes-back = { $side-id ->
    [human] Переведите своего { $unit-acc } { $to-from } обратно { $place-to } со всем, что пришло с ним.
   *[automa] Переведите { $unit-acc } Автомы { $to-from } обратно { $place-to }.
}
back-order-retreat-lake = Верните своего { $unit-acc } { $to-from } { $place-to }{ $workers ->
    [0] .
    [one] {" "}вместе с { $workers } рабочим.
    [few] {" "}вместе с { $workers } рабочими.
    [many] {" "}вместе с { $workers } рабочими.
   *[other] {" "}вместе с { $workers } рабочего.
}
