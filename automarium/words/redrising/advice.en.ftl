### Advice for a first game, and the levels by their short names.

web-first-game = The marked choices are those of an ordinary match: for a first game leave them as they are. House Ceres is harder than the others; you avoid it by choosing a house yourself.
level-1 = Red
level-2 = Stained
level-3 = Hound
level-4 = Master
level-5 = Carver
level-6 = Peerless
