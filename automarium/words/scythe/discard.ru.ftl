### Scythe: the Automa’s two discard piles, Russian.

discard-main = основная стопка сброса
discard-combat = боевая стопка сброса
card-printed = { $card }{ $star-id ->
    [yes] {""} ★
   *[no] {""}
} · ресурсы: { $resources } · бой: { $spend }, карт: { $cards } · { $first } · { $second }
scheme-printed = { $scheme }: { $skip-id ->
    [yes] пропуск;{" "}
   *[no] {""}
}{ $moves } ⇒ { $gains }
scheme-recruit = { $scheme }; вербовка: { $recruit }
symbol-printed = { $kind }{ $number }
symbol-of-faction = ({ $faction }: { $kind }{ $number })
