"""What all games share, and no game's name is known here."""
