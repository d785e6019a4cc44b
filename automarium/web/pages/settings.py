"""The pages on which a match is begun."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from automarium.core.errors import Refusal
from automarium.core.game import Game, Setting
from automarium.core.match import Match
from automarium.games import GAMES, game
from automarium.shelf import Shelf
from automarium.web.boards import NOT_AMISS, Amiss, amiss_of, own_of
from automarium.words import Words

RECENT = 50  # matches among which the last choice is looked for
OWN = "own"  # in the set-up: not one of the choices, but what lies on the player's table


def last_chosen(found: Game[Any], shelf: Shelf) -> dict[str, str]:
    """What was chosen for the last match of a game, and was not only there by itself."""
    return chosen(found, next((entry.setup for entry in shelf.entries(most=RECENT) if entry.game == found.id), {}))


def chosen(found: Game[Any], last: Mapping[str, str]) -> dict[str, str]:
    """What of a set-up somebody has chosen."""
    plain = {one.id: {one.default, *one.spoken.values()} for one in game(found.id).settings if not one.kept}
    return {
        one.id: last[one.id] for one in found.settings if one.id in last and last[one.id] not in plain.get(one.id, ())
    }


def kept(found: Game[Any], shelf: Shelf) -> dict[str, str]:
    """What of it holds for whoever just wants to play; for newcomers also what is easier."""
    return {**easier(found, shelf), **held(found, last_chosen(found, shelf))}


def easier(found: Game[Any], shelf: Shelf) -> dict[str, str]:
    """What is chosen for newcomers."""
    return {one.id: one.newcomer for one in found.settings if one.newcomer} if found.id not in played(shelf) else {}


def played(shelf: Shelf) -> frozenset[str]:
    """Games of which a match has been played to its end, and not only as a trial."""
    over = [entry for entry in shelf.entries("over", most=RECENT) if entry.game in GAMES]
    return frozenset([entry.game for entry in over if not game(entry.game).trial(entry.setup)])


def held(found: Game[Any], before: Mapping[str, str]) -> dict[str, str]:
    return {one.id: before[one.id] for one in found.settings if one.kept and one.id in before}


def begins(found: Game[Any], last: Mapping[str, str] | None, voice: Words) -> str:
    """What a match is that is begun at once: as the last one was, in games that say so (`again-<setting>-<choice>`), or
    what a newcomer is told."""
    again = held(found, chosen(found, last)) if last else {}
    told = (voice.say(id) for one, choice in again.items() if voice.has(id := f"again-{one}-{choice}"))
    return " · ".join(told) or voice.hint("game")


def asked_first(found: Game[Any]) -> Setting | None:
    """The one setting that even somebody is asked for who just wants to play."""
    return next((one for one in found.settings if one.first), None)


def begin(found: Game[Any], shelf: Shelf, voice: Words) -> dict[str, Any]:
    """The question before a match; what was chosen for the last one comes first."""
    one = asked_first(found)
    assert one is not None
    last = next((entry.setup.get(one.id) for entry in shelf.entries(most=RECENT) if entry.game == found.id), None)
    return {
        "game": voice.say("game"),
        "game_id": found.id,
        "id": one.id,
        "question": voice.say(f"setting-{one.id}-first"),
        "help": voice.say(first if voice.has(first := f"setting-{one.id}-first-help") else f"setting-{one.id}-help"),
        "choices": [
            (choice, voice.say(id))
            for choice in sorted(one.choices, key=lambda choice: choice != last)
            if voice.has(id := f"setting-{one.id}-first-{choice}")
        ],
    }


def setup(found: Game[Any], given: Mapping[str, Any], voice: Words, refusal: Refusal | None = None) -> dict[str, Any]:
    """Every option of a game with its words, those on unclear points apart; what was chosen already stays chosen, and
    what was refused of it is shown where it was chosen."""
    amiss = amiss_of(found.id, refusal, voice) if refusal else NOT_AMISS
    settings = [setting(one, given, voice, amiss) for one in found.settings if one.offered]
    return {
        "game": voice.say("game"),
        "game_id": found.id,
        "advice": voice.say("web-first-game"),
        "seed": given.get("seed", ""),
        "instead": given.get("instead", ""),
        "settings": [one for one in settings if not one["ruling"]],
        "rulings": [one for one in settings if one["ruling"]],
    }


def challenged(match: Match[Any], voice: Words) -> dict[str, Any]:
    """A match that is to be begun as it is: what is to be beaten, and all that was chosen; of rulings only those that
    are not as usual."""
    chosen = match.setup.values
    asked = [
        one
        for one in match.game.settings
        if one.offered
        and all(chosen[other] in among for other, among in one.when.items())
        and not (one.ruling and chosen[one.id] == one.default)
    ]
    return {
        "game": voice.say("game"),
        "game_id": match.game.id,
        "beat": match.beat,
        "seed": match.seed,
        "values": [*chosen.items()],
        "shown": [(voice.say(f"setting-{one.id}"), _called(one, chosen[one.id], voice)) for one in asked],
    }


def _called(one: Setting, value: str, voice: Words) -> str:
    """A choice by its name; a text of somebody's own as it is."""
    return voice.say(f"setting-{one.id}-{value}") if value in one.choices else value


def setting(one: Setting, given: Mapping[str, Any], voice: Words, amiss: Amiss = NOT_AMISS) -> dict[str, Any]:
    parts = [
        {
            "name": f"{one.id}.{at}",
            "label": voice.say(part.label.id, part.label.args),
            "options": [(word, voice.say(label.id, label.args)) for word, label in part.options],
            "value": given.get(f"{one.id}.{at}", ""),
        }
        for at, part in enumerate(one.parts)
    ]
    value = given.get(one.id, one.default)
    typed = given.get(f"{one.id}.own", "")
    if one.check and value not in (*one.choices, OWN):  # a text of the player's own, as a match keeps it
        value, typed = OWN, value
    laid = tuple(str(part["value"]) for part in parts if part["value"]) or tuple(str(typed).split())
    return {
        "id": one.id,
        "name": voice.say(f"setting-{one.id}"),
        "help": voice.say(f"setting-{one.id}-help"),
        "value": value,
        "choices": [(choice, voice.say(id := f"setting-{one.id}-{choice}"), voice.hint(id)) for choice in one.choices],
        "ruling": one.ruling,
        "own": voice.say(f"setting-{one.id}-own") if one.check else "",
        "typed": typed,
        "parts": parts,
        "picture": own_of(voice.game, one.id, voice, laid, amiss) if parts else None,
        "when": [(other, " ".join(among), _when(other, among, voice)) for other, among in one.when.items()],
    }


def _when(other: str, among: Iterable[str], voice: Words) -> str:
    """When a setting matters: in words of its own, where these choices of another one have such, or by their names."""
    if voice.has(own := "-".join((f"setting-{other}-when", *among))):
        return voice.say(own)
    choice = voice.say("web-or").join(voice.say(f"setting-{other}-{one}") for one in among)
    return voice.say("web-when", {"choice": choice})
