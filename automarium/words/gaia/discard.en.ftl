### Gaia Project: the Automa’s discard pile.

card-printed = Card { $number }: { $action }, { $vp } VP; { $tile-id ->
    [none] no tile
   *[other] { $tile } tile
}, range { $range }, direction { $direction-id ->
    [right] → (from the top left)
   *[left] ← (from the bottom right)
}, number { $arrow-id ->
    [right] { $place } from the left
   *[left] { $place } from the right
}; on passing: booster { $booster } of 3{ $passes-id ->
    [yes] , with the pass symbol
   *[no] {""}
}

## A card written out

note-card-entered = Card { $number } in your box differs from our list and is played as you entered it. Save the data of your box at the end.
