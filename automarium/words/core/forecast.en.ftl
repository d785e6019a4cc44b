# What the Automa may do next
forecast-title = What the Automa may do next
forecast-about = Every way the cards could come up was tried ({ $ways } in all), as if your turn ended now.
forecast-several = One turn may bring several of these.
forecast-not-now = What the Automa may do next can be shown only during your turn.
forecast-last-turn = The Automa has no turn after yours in this round.
forecast-share = { $share }%
forecast-rare = < 1%
forecast-end = The game ends
forecast-end-near = { $share ->
    [100] As things stand, the Automa ends the game on its next turn.
   *[other] The Automa may end the game on its next turn: { $often }.
}
