"""One alphabet for the hand: a letter that looks the same in Latin and in Cyrillic is the same letter."""

CYRILLIC, LATIN = "авекмнорстухіјѕ", "abekmhopctyxijs"
_LATIN = str.maketrans(CYRILLIC + CYRILLIC.upper(), LATIN + LATIN.upper())


def latin(text: str) -> str:
    """The text with every Cyrillic letter that looks like a Latin one written as that.

    >>> latin("С2-В4"), latin("C2-B4")
    ('C2-B4', 'C2-B4')
    """
    return text.translate(_LATIN)
