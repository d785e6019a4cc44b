### Advice for a first game, and the levels by their short names.

web-first-game = For a first game the rulebook recommends Autometta, the easiest level, and for the Automa a faction whose base is as far from yours as possible.
