### Markers that move, as a cue tells them.

marker-vp = the Automa’s VP

# what its picture shows in full
cue-rounds = Place the six round scoring tiles as shown. On the right are the VP the Automa scores when it passes.
cue-technology = Place the technology tiles: advanced ones (★) in the research areas, standard ones (▭) below them.
technology-beside = Beside
