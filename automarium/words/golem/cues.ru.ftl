### Markers that move, as a cue tells them.

marker-vp = ПО Автомы
marker-resources = Ресурсы Автомы
marker-gold = Слитки золота у Автомы
cue-neighbourhood = Разложите жетоны округов в секциях I–VII каждого района, как на рисунке.
