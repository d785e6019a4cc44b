"""The terminal."""

from __future__ import annotations

import os
import re
import sys
from io import TextIOWrapper

from automarium.words import DEFAULT, LANGUAGES, sources


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


def missing(lang: str) -> str:
    """What to install for the command line. The sentence is read straight off its file: what says sentences may itself
    be missing."""
    found = re.search(r"^needs-cli = (.+)$", "\n".join(sources(lang, "cli")), re.MULTILINE)
    assert found
    return found[1]


def ours(error: ModuleNotFoundError) -> bool:
    """Whether it is a module of our own that is not there, which no extra brings."""
    return (error.name or "").partition(".")[0] == "automarium"


def main() -> None:
    """Runs the program; the language is known before the help texts are made."""
    lang = language(sys.argv[1:])
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what the terminal's encoding does not know is no reason to stop
    try:
        from automarium.cli.app import build

        program = build(lang)
    except ModuleNotFoundError as error:
        if ours(error):
            raise
        sys.exit(missing(lang))
    program()
