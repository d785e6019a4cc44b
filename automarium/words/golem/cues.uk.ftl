### Markers that move, as a cue tells them.

marker-vp = Маркер ПО Автоми
marker-resources = Маркер ресурсів Автоми
marker-gold = Злитки золота Автоми
marker-golem-track = Маркер Автоми на шкалі големів
marker-study-track = Маркер Автоми на шкалі навчання
cue-neighbourhood = Розкладіть жетони кварталів у секціях I–VII кожного району, як на малюнку.
