### Red Rising: what cannot be at any table, Russian.

broken-character-twice = Карта «{ $card }» оказалась бы сразу в нескольких местах ({ $number }).
broken-characters = Персонажей стало бы { $number } вместо { $expected }.
broken-face-down = Карта не может лежать взакрытую { $place-at }.
broken-track = { $side-id ->
    [human] У вас { $track } не может быть { $total }.
   *[automa] У Автомуса { $track } не может быть { $total }.
}
broken-priorities = У каждой локации лежит своя карта приоритета.
broken-automa-cards = Карт Автомуса стало бы { $number } вместо { $expected }.
broken-automa-count = В колоде Автомуса не может остаться { $number } карт.
