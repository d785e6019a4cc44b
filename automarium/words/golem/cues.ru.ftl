### Markers that move, as a cue tells them.

marker-vp = ПО Автомы
marker-resources = Ресурсы Автомы
marker-gold = Слитки золота у Автомы
marker-golem-track = Маркер Автомы на шкале големов
marker-study-track = Маркер Автомы на шкале обучения
cue-neighbourhood = Разложите жетоны округов в секциях I–VII каждого района, как на рисунке.
