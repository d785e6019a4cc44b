forecast-gain = It takes a card { $location-from }
forecast-activate = A card goes from the deck { $location-to }
forecast-sovereign = It takes the Sovereign token
forecast-track = { $track-id ->
    [fleet] Its fleet advances
    [influence] Its influence grows
   *[helium] It gains helium
}
forecast-last-turn = The Automa has no turn after yours.
