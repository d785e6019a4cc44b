### Scythe: the Automa’s two discard piles, Ukrainian.

discard-main = основний скид
discard-combat = бойовий скид
card-printed = { $card }{ $star-id ->
    [yes] {""} ★
   *[no] {""}
} · ресурси: { $resources } · бій: { $spend }, карт: { $cards } · { $first } · { $second }
scheme-printed = { $scheme }: { $skip-id ->
    [yes] пропуск;{" "}
   *[no] {""}
}{ $moves } ⇒ { $gains }
scheme-recruit = { $scheme }; вербування: { $recruit }
symbol-printed = { $kind }{ $number }
symbol-of-faction = ({ $faction }: { $kind }{ $number })

## A card written out

note-card-entered = { $card } у вашій коробці не така, як у нашому списку: її розіграно так, як введено. Наприкінці збережіть дані своєї коробки.
word-skip = пропуск
word-recruit = вербування
