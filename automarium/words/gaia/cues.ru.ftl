### Markers that move, as a cue tells them.

marker-vp = ПО Автомы

# what its picture shows in full
cue-rounds = Разложите шесть плиток раундов, как показано. Справа — ПО, которые Автома получит при пасе.
cue-technology = Разложите плитки технологий: ★ — в области исследований, ▭ — под ними.
technology-beside = Рядом
