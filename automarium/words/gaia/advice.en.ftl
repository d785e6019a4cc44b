### Advice for a first game, and the levels by their short names.

web-first-game = For a first game choose the level “First game”: the weakest Automa, the first-game map, Hadsch Hallas against Taklons.
level-first-game = first game
