### Markers that move, as a cue tells them.

marker-vp = the Automa’s VP
marker-resources = the Automa’s resources
marker-gold = the gold in the Automa’s cauldrons
marker-golem-track = the Automa’s marker on the golem track
marker-study-track = the Automa’s marker on the study track
cue-neighbourhood = Lay the neighbourhood tiles in sections I–VII of each district, as shown.
