forecast-gain = It takes a card { $location-from }
forecast-activate = A card goes from the deck { $location-to }
forecast-sovereign = It takes the Sovereign token
forecast-track = { $track-id ->
    [fleet] Its fleet advances
    [influence] Its influence grows
   *[helium] It gains helium
}
forecast-about = { $ways ->
    [one] { $ways } pair
   *[other] All { $ways } pairs
} of the Automa’s next two cards were tried, as if your turn ended now.
forecast-title = What the Automa may do next
forecast-not-now = What the Automa may do next can be shown only during your turn.
forecast-last-turn = The Automa has no turn after yours.
forecast-gain-any = It takes a card
forecast-activate-any = A card comes from the deck
forecast-track-any = It advances on a track
forecast-last = The end of the game comes, and you have one turn left
forecast-last-near = { $share ->
    [100] As things stand, the Automa brings on the end on its next turn; you would have one more turn.
   *[other] The Automa may bring on the end on its next turn ({ $often }); you would have one more turn.
}
forecast-end-near = { $share ->
    [100] As things stand, the Automa ends the game on its next turn.
   *[other] The Automa may end the game on its next turn: { $often }.
}
