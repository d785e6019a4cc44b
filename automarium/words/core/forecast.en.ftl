# What the Automa may do next
forecast-title = What the Automa may do next
forecast-about = Every way in which cards can come up was tried ({ $ways }), as if your turn ended now.
forecast-not-now = What the Automa may do next can be told during your turn.
forecast-last-turn = The Automa has no turn after yours in this round.
forecast-share = { $share } %
forecast-rare = < 1 %
