### Markers that move, as a cue tells them.

marker-vp = the Automa’s VP
marker-resources = the Automa’s resources
marker-gold = the gold in the Automa’s cauldrons
cue-neighbourhood = Lay the neighbourhood tiles in sections I–VII of each district, as shown.
