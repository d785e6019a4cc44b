### Markers that move, as a cue tells them.

marker-power = The Automa’s power
marker-coins = The Automa’s coins
marker-cards = The Automa’s combat cards
marker-cube = Cube on the star tracker card
