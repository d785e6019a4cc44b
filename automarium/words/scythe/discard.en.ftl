### Scythe: the Automa’s two discard piles.

discard-main = main discard pile
discard-combat = combat discard pile
card-printed = { $card }{ $star-id ->
    [yes] {""} ★
   *[no] {""}
} · resources { $resources } · combat { $spend }, cards { $cards } · { $first } · { $second }
scheme-printed = { $scheme }: { $skip-id ->
    [yes] skip;{" "}
   *[no] {""}
}{ $moves } ⇒ { $gains }
scheme-recruit = { $scheme }; recruit: { $recruit }
symbol-printed = { $kind }{ $number }
symbol-of-faction = ({ $faction }: { $kind }{ $number })

## A card written out

note-card-entered = { $card } of your box differs from our list: it is played as you entered it; save your box at the end (--pack).
word-skip = skip
word-recruit = recruit
