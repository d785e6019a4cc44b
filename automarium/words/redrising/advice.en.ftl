### Advice for a first game, and the levels by their short names.

web-first-game = The marked choices are those of an ordinary match. For your first game leave them as they are, and take any house except Ceres.
level-1 = Red
level-2 = Stained
level-3 = Hound
level-4 = Master
level-5 = Carver
level-6 = Peerless
