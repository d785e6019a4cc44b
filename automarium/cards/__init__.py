"""Cards in words: what a card of a game does, said out of the data that does it; one file a game."""
