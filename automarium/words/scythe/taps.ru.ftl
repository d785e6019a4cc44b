### Taps.

new-piece = новая фигурка
