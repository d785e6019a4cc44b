### Markers that move, as a cue tells them.

marker-vp = the Automa’s VP

# what its picture shows in full
cue-rounds = Place the six round scoring tiles as shown. The VP on the right are what the Automa gets when it passes.
cue-technology = Place the technology tiles: ★ in the area, ▭ below it.
technology-beside = Beside
