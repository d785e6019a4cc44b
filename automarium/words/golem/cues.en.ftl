### Markers that move, as a cue tells them.

marker-vp = The Automa’s VP
marker-resources = The Automa’s resources
marker-gold = Gold in the Automa’s cauldrons
