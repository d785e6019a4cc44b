### Markers that move, as a cue tells them.

marker-vp = the Automa’s VP

# what its picture shows in full
cue-map = Lay the map as shown, each number turned like this. By the rules sectors 5, 6 and 7 show their side for one or two players.
cue-sides = Take your faction board and your pieces; the Automa’s faction card goes beside the map. Place both VP markers as shown.
cue-finals = Place both final scoring tiles and the markers as shown. The diamond is the neutral player, in any unused colour.
cue-scoring = Score both final scoring tiles: the VP stand to the right of the markers.
cue-rounds = Place the six round scoring tiles as shown. The VP on the right are what the Automa gets when it passes.
cue-technology = Place the technology tiles: ★ in the area, ▭ below it.
technology-beside = Beside
