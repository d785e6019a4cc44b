### Markers that move, as a cue tells them.

marker-vp = Маркер ПО Автоми
marker-resources = Маркер ресурсів Автоми
marker-gold = Злитки золота Автоми
