### Scythe: the Automa’s two discard piles.

discard-main = main discard pile
discard-combat = combat discard pile
card-printed = { $card }{ $star-id ->
    [yes] {""} ★
   *[no] {""}
} · resource box: { $resources } · combat table: { $spend }, combat cards: { $cards } · { $first } · { $second }
scheme-printed = scheme { $scheme }: { $skip-id ->
    [yes] skip;{" "}
   *[no] {""}
}{ $moves }; gains: { $gains }
scheme-recruit = { $scheme }; recruit bonus: { $recruit }
symbol-printed = { $kind }{ $number ->
    [0] {""}
    [1] {""}
   *[other] { $kind-id ->
        [attack-units] {" "}(at { $number } power)
       *[other] {" "}{ $number }
    }
}
symbol-of-faction = ({ $faction }: { $kind }{ $number ->
    [0] {""}
    [1] {""}
   *[other] { $kind-id ->
        [attack-units] , at { $number } power
       *[other] {" "}{ $number }
    }
})

## A card written out

note-card-entered = { $card } in your box differs from our list; it is played as you entered it. Save the data of your box at the end.
word-skip = skip
word-recruit = recruit
