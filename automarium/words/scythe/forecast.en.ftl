forecast-attack-units = { $unit-id ->
    [hero] The character attacks
   *[other] A mech attacks
} your units on { $end }
forecast-attack-workers = { $unit-id ->
    [hero] The character attacks
   *[other] A mech attacks
} your workers on { $end }
forecast-move = { $unit-id ->
    [hero] The character moves
    [mech] A mech moves
   *[worker] A worker moves
} to { $end }
forecast-encounter = The character goes { $end-id ->
    [D4] to the Factory
   *[other] to { $end } for an encounter
}
forecast-stay = { $unit-id ->
    [hero] The character stays
    [mech] A mech stays
   *[worker] A worker stays
} on { $end }
forecast-no-move = It makes no move
forecast-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
forecast-power = Power +{ $amount }
forecast-unit = { $unit-id ->
    [mech] A new mech on its base
   *[other] A new worker on its base
}
forecast-card = A combat card
forecast-cube = The cube advances on the star tracker card
forecast-skip = It skips its turn
forecast-attack-units-any = An attack on your units
forecast-attack-workers-any = An attack on your workers
forecast-move-any = A move
forecast-encounter-any = The character goes to an encounter or the Factory
forecast-stay-any = A unit stays where it is
forecast-coins-any = Coins
forecast-power-any = Power
forecast-unit-any = A new unit on its base
forecast-without-hesitation = Hesitation is left out: a combat card of 4 or 5 stops the move.
forecast-without-mustering = Slow mustering is left out: with a combat card of 4 or 5 the unit stays on the faction mat.
