### Advice for a first game, and the levels by their short names.

web-first-game = Do you own the box? Then choose “from my own box”: the house set, with its invented numbers, is there to try the game without one. For a first game, level 1 is best.
level-1 = easy
level-2 = normal
level-3 = hard
level-4 = expert
