### Red Rising: what cannot be at any table.

broken-character-twice = { $card } would be in { $number } places at once.
broken-characters = There would be { $number } characters instead of { $expected }.
broken-face-down = A card cannot lie face down { $place-at }.
broken-track = { $side-id ->
    [human] Your { $track } cannot be { $total }.
   *[automa] The Automa’s { $track } cannot be { $total }.
}
broken-priorities = Each location has a priority card of its own.
broken-automa-cards = There would be { $number } Automa cards instead of { $expected }.
broken-automa-count = There cannot be { $number } cards left in the Automa’s deck.
