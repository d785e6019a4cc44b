### Markers that move, as a cue tells them.

marker-vp = the Automa’s VP
