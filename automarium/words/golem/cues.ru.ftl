### Markers that move, as a cue tells them.

marker-vp = ПО Автомы
marker-resources = Ресурсы Автомы
marker-gold = Слитки золота у Автомы
