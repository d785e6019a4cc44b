### Markers that move, as a cue tells them.

marker-power = Сила Автоми
marker-coins = Монети Автоми
marker-cards = Карти бою Автоми
marker-cube = Кубик на карті зірок
