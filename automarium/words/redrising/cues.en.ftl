### Markers that move, as a cue tells them.

marker-automa-fleet = the Automa’s fleet
marker-automa-helium = the Automa’s helium
marker-automa-influence = the Automa’s influence
marker-human-fleet = your fleet
marker-human-helium = your helium
marker-human-influence = your influence
cue-priorities = Lay out the four priority cards as the picture shows.
