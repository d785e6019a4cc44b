### Gaia Project: the Automa’s discard pile.

card-printed = Card { $number }: { $action-id ->
    [faction-action] { $action }
   *[other] { $action }, { $vp } VP
}{ $passes-id ->
    [yes] , with the pass symbol
   *[no] {""}
}. As the support card: { $tile-id ->
    [none] no final scoring tile
   *[other] { $tile } final scoring tile
}, range { $range }, directional selection from the { $direction-id ->
    [right] top left
   *[left] bottom right
}, numbered selection of option { $place } from the { $arrow-id ->
    [right] left
   *[left] right
}. On passing: booster { $booster } of 3.

## A card written out

note-card-entered = Card { $number } in your box differs from our list and is played as you entered it. Save the data of your box at the end.
