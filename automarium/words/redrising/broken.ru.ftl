### Red Rising: what cannot be at any table, Russian.

broken-character-twice = Карта «{ $card }» оказалась бы сразу в нескольких местах ({ $number }).
broken-characters = Персонажей стало бы { $number } вместо { $expected }.
broken-face-down = Карта не может лежать взакрытую { $place-at }.
broken-track = { $side-id ->
    [human] Такого быть не может: у вас { $track } — { $total }.
   *[automa] Такого быть не может: у Автомуса { $track } — { $total }.
}
broken-priorities = В каждой локации лежит своя карта приоритета.
broken-automa-cards = Карт Автомуса стало бы { $number } вместо { $expected }.
broken-automa-count = Столько карт в колоде Автомуса остаться не может: { $number }.
