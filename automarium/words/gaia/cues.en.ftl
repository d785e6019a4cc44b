### Markers that move, as a cue tells them.

marker-vp = the Automa’s VP

# what decided an order that was no choice
reason-order-booster = the green bar on decision card { $card }

# what its picture shows in full
cue-map = Lay out the map as in the picture, or check your own. Each number points the same way. Sectors 5, 6 and 7 show the side for 1–2 players.
cue-sides = Take your faction board and your pieces; the Automa’s faction card goes beside the map. Place both VP markers as shown.
cue-finals = Place both final scoring tiles and the markers as shown. The diamond is the neutral player, in any unused colour.
cue-scoring = Score both final scoring tiles: the VP stand to the right of the markers.
cue-rounds = Place the six round scoring tiles as shown. On the right are the VP the Automa scores when it passes.
cue-technology = Place the technology tiles: advanced ones (★) in the research areas, standard ones (▭) below them.
technology-beside = Beside
