### Orders of an answer that was taken back: what puts the table back.

back-order-move-worker = Перемістіть { $unit-acc } Автоми назад { $end-from } { $start-to }.
back-order-move-mech = { back-order-move-worker }
back-order-move-hero = { back-order-move-worker }
back-order-encounter-or-factory = { back-order-move-worker }
back-order-attack-workers = { back-order-move-worker }
back-order-attack-units = { back-order-move-worker }
back-order-automa-unit = Перенесіть { $number ->
    [1] { $unit-acc }
   *[other] { $unit-many } ({ $number })
} Автоми з її бази назад на планшет нації.
back-order-automa-to-mat = Перенесіть { $unit-acc } Автоми з її планшета нації назад { $place-to }.
back-order-automa-to-base = Перенесіть { $unit-acc } Автоми з її бази назад { $place-to }.
back-order-encounter = Покладіть жетон пригоди назад на { $place }.
back-order-human-encounter = { back-order-encounter }
back-order-factory-card = Заберіть в Автоми карту Фабрики й покладіть до решти.
back-order-remove-resources = Покладіть назад на { $place } ресурси ({ $number }).
back-order-lay-resources = Приберіть з { $place } ресурси: { $resource } ×{ $number }.
back-order-trap = Переверніть свій жетон пастки на { $place } назад.
back-order-automa-star = Приберіть останню зірку Автоми.
back-order-human-star = Приберіть свою зірку { $star-for }.
back-order-recruit-bonus = Поверніть рекрутський бонус: 1 { $bonus-acc }.
back-order-popularity = Збільште свою популярність на { $number }.
back-order-automa-loses-power = Збільште силу Автоми на { $number }.
back-order-ability-power = Збільште силу Автоми на { $number }.
back-order-automa-pays = Збільште силу Автоми на { $power }.
back-order-automa-loses-coins = Віддайте Автомі монети: { $number }.
back-order-automa-loses-cards = Віддайте Автомі скинуті карти бою: { $number }.
back-order-automa-discards = Віддайте Автомі скинуті карти бою: { $number }.
back-order-human-pays = Збільште свою силу на { $power }.
back-order-human-gains-power = Зменште свою силу на 2.
back-order-human-discards = Візьміть скинуті карти бою назад у руку: { $number }.
back-order-human-draws = Покладіть узяту карту бою назад на колоду.
back-order-human-home = Перенесіть зі своєї бази назад на { $place } свої фігурки ({ $number }).
back-order-human-factory-card = Поверніть вибрану карту Фабрики до решти.
back-order-scout = { $value ->
    [0] Поверніть узяту карту бою Автомі.
   *[other] Поверніть карту бою з числом { $value } у колоду, а Автомі — її карту.
}
back-order-goes-back = { $side-id ->
    [human] Перемістіть свого { $unit-acc } { $to-from } назад { $place-to } з усім, що прийшло з ним.
   *[automa] Перемістіть { $unit-acc } Автоми { $to-from } назад { $place-to }.
}
back-order-retreat-lake = Поверніть свого { $unit-acc } { $to-from } { $place-to }{ $workers ->
    [0] .
    [one] {" "}разом із { $workers } робітником.
    [few] {" "}разом із { $workers } робітниками.
    [many] {" "}разом із { $workers } робітниками.
   *[other] {" "}разом із { $workers } робітника.
}
