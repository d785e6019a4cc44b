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

## A card written out

note-card-entered = { $card } в вашей коробке не такая, как в нашем списке: она разыгрывается так, как введена. В конце сохраните данные своей коробки.
word-skip = пропуск
word-recruit = вербовка
