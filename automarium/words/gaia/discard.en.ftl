### Gaia Project: the Automa’s discard pile.

card-printed = { $number }: { $action }, { $vp } VP · { $tile-id ->
    [none] no tile
   *[other] { $tile } tile
}, range { $range }, { $direction-id ->
    [right] ↘
   *[left] ↖
} { $arrow-id ->
    [right] { $place }→
   *[left] ←{ $place }
} · booster { $booster }{ $passes-id ->
    [yes] {""}, passes
   *[no] {""}
}

## A card written out

note-card-entered = Card { $number } of your box differs from our list: it is played as you entered it; save your box at the end (--pack).
