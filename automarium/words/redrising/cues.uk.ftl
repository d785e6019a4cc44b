### Markers that move, as a cue tells them.

marker-automa-fleet = Флот Автомуса
marker-automa-helium = Гелій-3 Автомуса
marker-automa-influence = Вплив Автомуса
marker-human-fleet = Ваш флот
marker-human-helium = Ваш гелій-3
marker-human-influence = Ваш вплив
cue-priorities = Розкладіть чотири карти пріоритетів, як на малюнку.
