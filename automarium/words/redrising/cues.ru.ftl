### Markers that move, as a cue tells them.

marker-automa-fleet = Флот Автомуса
marker-automa-helium = Гелий-3 Автомуса
marker-automa-influence = Влияние Автомуса
marker-human-fleet = Ваш флот
marker-human-helium = Ваш гелий-3
marker-human-influence = Ваше влияние
cue-priorities = Разложите четыре карты приоритетов, как на картинке.
