### Markers that move, as a cue tells them.

marker-power = the Automa’s power
marker-coins = the Automa’s coins
marker-cards = the Automa’s combat cards
marker-cube = the cube on the star tracker card
