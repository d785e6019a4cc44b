### Gaia Project: the Automa’s discard pile, Ukrainian.

card-printed = { $number }: { $action }, ПО { $vp } · { $tile-id ->
    [none] без плитки
   *[other] { $tile } плитка
}, дальність { $range }, { $direction-id ->
    [right] ↘
   *[left] ↖
} { $arrow-id ->
    [right] { $place }→
   *[left] ←{ $place }
} · підсилювач { $booster }{ $passes-id ->
    [yes] {""}, символ пасу
   *[no] {""}
}

## A card written out

note-card-entered = Карта { $number } у вашій коробці не така, як у нашому списку: її розіграно так, як введено. Наприкінці збережіть дані своєї коробки.
