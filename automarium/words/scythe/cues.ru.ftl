### Markers that move, as a cue tells them.

marker-power = Сила Автомы
marker-coins = Монеты Автомы
marker-cube = Кубик на карте звёзд
