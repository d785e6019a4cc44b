### Markers that move, as a cue tells them.

marker-power = Сила Автомы
marker-coins = Монеты Автомы
marker-cards = Карты боя Автомы
marker-cube = Деление кубика на карте звёзд
