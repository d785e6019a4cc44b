### Markers that move, as a cue tells them.

marker-vp = the Automa’s VP
marker-resources = the Automa’s resources
marker-gold = the gold in the Automa’s cauldrons
