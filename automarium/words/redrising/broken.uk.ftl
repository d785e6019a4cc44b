### Red Rising: what cannot be at any table, Ukrainian.

broken-character-twice = Карта «{ $card }» опинилася б одразу в кількох місцях ({ $number }).
broken-characters = Персонажів стало б { $number } замість { $expected }.
broken-face-down = Карта не може лежати долілиць { $place-at }.
broken-track = { $side-id ->
    [human] У вас { $track } не може бути { $total }.
   *[automa] У Автомуса { $track } не може бути { $total }.
}
broken-priorities = Біля кожної локації лежить своя карта пріоритету.
broken-automa-cards = Карт Автомуса стало б { $number } замість { $expected }.
broken-automa-count = У колоді Автомуса не може залишитися { $number } карт.
