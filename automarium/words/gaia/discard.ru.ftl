### Gaia Project: the Automa’s discard pile, Russian.

card-printed = { $number }: { $action }, ПО { $vp } · { $tile-id ->
    [none] без плитки
   *[other] { $tile } плитка
}, дальность { $range }, { $direction-id ->
    [right] ↘
   *[left] ↖
} { $arrow-id ->
    [right] { $place }→
   *[left] ←{ $place }
} · усилитель { $booster }{ $passes-id ->
    [yes] {""}, знак паса
   *[no] {""}
}

## A card written out

note-card-entered = Карта { $number } в вашей коробке не такая, как в нашем списке: она разыгрывается так, как введена. В конце сохраните данные своей коробки.
