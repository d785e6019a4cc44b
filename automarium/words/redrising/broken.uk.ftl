### Red Rising: what cannot be at any table, Ukrainian.

broken-character-twice = Карта «{ $card }» опинилася б одразу в кількох місцях ({ $number }).
broken-characters = Персонажів стало б { $number } замість { $expected }.
broken-face-down = Карта не може лежати долілиць { $place-at }.
broken-track = { $side-id ->
    [human] Такого не може бути: у вас { $track } — { $total }.
   *[automa] Такого не може бути: в Автомуса { $track } — { $total }.
}
broken-priorities = У кожній локації лежить своя карта пріоритету.
broken-automa-cards = Карт Автомуса стало б { $number } замість { $expected }.
broken-automa-count = Стільки карт у колоді Автомуса залишитися не може: { $number }.
