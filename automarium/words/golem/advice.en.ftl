### Advice for a first game, and the levels by their short names.

web-first-game = Have you got the box? Then choose “owner”: the house deals invented cards, to try the game without it. For a first game level 1 is kindest.
level-1 = easy
level-2 = normal
level-3 = hard
level-4 = expert
