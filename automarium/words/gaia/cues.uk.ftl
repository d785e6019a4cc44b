### Markers that move, as a cue tells them.

marker-vp = ПО Автоми

# what its picture shows in full
cue-rounds = Розкладіть шість плиток раундів, як показано. Праворуч — скільки ПО здобуде Автома, коли спасує.
cue-technology = Розкладіть плитки технологій, як показано: ★ поліпшені — у сферах, ▭ звичайні — під ними.
technology-beside = Поруч
