### Markers that move, as a cue tells them.

marker-automa-fleet = The Automa’s fleet
marker-automa-helium = The Automa’s helium
marker-automa-influence = The Automa’s influence
marker-human-fleet = Your fleet
marker-human-helium = Your helium
marker-human-influence = Your influence
