### Taps.

new-piece = a new piece
