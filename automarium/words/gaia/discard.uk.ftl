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
