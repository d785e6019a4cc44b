### The levels by their short names.

level-1 = Red
level-2 = Stained
level-3 = Hound
level-4 = Master
level-5 = Carver
level-6 = Peerless
