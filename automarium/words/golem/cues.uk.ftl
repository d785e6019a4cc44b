### Markers that move, as a cue tells them.

marker-vp = ПО Автоми
marker-resources = Ресурси Автоми
marker-gold = Золото в казанах Автоми
