### Advice for a first game, and the levels by their short names.

web-first-game = For a first match the rulebook advises Autometta, the easiest level, and for the Automa a faction whose base lies as far from yours as can be.
