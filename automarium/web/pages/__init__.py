"""What the pages show: plain values for the templates, made from state by pure functions."""

from __future__ import annotations

from automarium.web.pages.asked import before_refused, expecting, grouped
from automarium.web.pages.back import history, moment, watched
from automarium.web.pages.front import home, matches, moment_of, tried, won
from automarium.web.pages.match import about, challenge_at, ending, piles, rest, score, table
from automarium.web.pages.settings import OWN, asked_first, begin, challenged, easier, kept, last_chosen, setup
from automarium.web.pages.told import answered, conducted, cue, first_aside, is_deed, rules
from automarium.words.dates import when

__all__ = [
    "OWN",
    "about",
    "answered",
    "asked_first",
    "before_refused",
    "begin",
    "challenge_at",
    "challenged",
    "conducted",
    "cue",
    "easier",
    "ending",
    "expecting",
    "first_aside",
    "grouped",
    "history",
    "home",
    "is_deed",
    "kept",
    "last_chosen",
    "matches",
    "moment",
    "moment_of",
    "piles",
    "rest",
    "rules",
    "score",
    "setup",
    "table",
    "tried",
    "watched",
    "when",
    "won",
]
