### Taps.

new-piece = нова фігурка
