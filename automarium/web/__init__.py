"""The table companion: a small web application for the phone or laptop beside the board."""
