### Markers that move, as a cue tells them.

marker-vp = ПО Автоми

# what its picture shows in full
cue-rounds = Розкладіть шість плиток раундів, як показано. Праворуч — ПО, які Автома здобуде, пасуючи.
cue-technology = Розкладіть плитки технологій: ★ у сферу, ▭ під неї.
technology-beside = Поруч
