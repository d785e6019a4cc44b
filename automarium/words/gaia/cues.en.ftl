### Markers that move, as a cue tells them.

marker-vp = The Automa’s VP
