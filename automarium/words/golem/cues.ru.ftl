### Markers that move, as a cue tells them.

marker-vp = Маркер ПО Автомы
marker-resources = Маркер ресурсов Автомы
marker-gold = Золото в котлах Автомы
cue-neighbourhood = Разложите жетоны округов в секциях I–VII каждого района, как на рисунке.
