"""The terminal."""

from __future__ import annotations

import os
import sys

from automarium.words import DEFAULT, LANGUAGES


def language(arguments: list[str]) -> str:
    """The language of the player: --lang, AUTOMARIUM_LANG, or that of the system."""
    for at, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        value = value or "".join(arguments[at + 1 : at + 2])
        if name == "--lang" and value in LANGUAGES:
            return value
    for variable in ("AUTOMARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(variable, "")[:2].casefold()
        if lang in LANGUAGES:
            return lang
    return DEFAULT


def main() -> None:
    """Runs the program; the language is known before the help texts are made."""
    from automarium.cli.app import build

    build(language(sys.argv[1:]))()
