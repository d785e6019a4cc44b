"""What the characters of Red Rising say: composed out of the steps and clauses that the program carries out, so that a
card cannot say one thing and do another, read as the settings of the match read them. The messages are in
`words/redrising/cards.*.ftl`: one for every verb, every place where a card lies, every condition and every counter. A
colour is asked for in the case that its sentence needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from automarium.core.tale import Name
from automarium.games.redrising.cards import Character
from automarium.games.redrising.hand import HandScore
from automarium.games.redrising.names import LOCATIONS, TRACKS
from automarium.games.redrising.steps import (
    BENEATH,
    DONE,
    HERE,
    NAMED,
    OWN,
    TOP,
    TOUCHED,
    UNDER,
    Step,
    Which,
)
from automarium.words import Words

MAY = "may"  # the form of a verb after "you may"
ACC, GEN, GENS, NOM, PL = "acc", "gen", "gens", "nom", "pl"  # the forms of a colour
IMPLIED = ("others", "tops", "room", "banished")  # conditions that the steps themselves bring along
ANY_NUMBER = 99


def ability(character: Character, voice: Words, *, itself: bool = True) -> list[str]:
    """The ability of whoever is deployed, sentence by sentence; `itself` as the setting says."""
    return _Text(character, voice, itself=itself).sentences(character.deploy)


def last(character: Character, voice: Words, *, free: bool = False) -> list[str]:
    """The ability in hand at the end of the game; `free` if all of them may be left unused."""
    if character.end.startswith("wild"):
        return [voice.say(f"text-{character.end.replace('_', '-')}")]
    said = _Text(character, voice, ending=True).sentences(character.last)
    return [*said, voice.say("text-may-be-left")] if free and said and not character.last[0].may else said


def block(character: Character, voice: Words) -> str:
    """What the card can prevent while it is held."""
    return voice.say(f"text-block-{character.block.replace('_', '-')}") if character.block else ""


def clauses(character: Character, voice: Words) -> list[str]:
    """What the card brings at scoring besides its core value, clause by clause."""
    text = _Clauses(character, voice)
    return [_sentence(text.clause(one)) for one in character.clauses]


def initials(score: HandScore, voice: Words) -> str:
    """What Codebreaker compares: names are seen in other languages, and their letters are those of the English ones."""
    letters = score.initials
    same = len(letters) - len({*letters})
    return voice.say("text-initials", {"letters": "\u00a0· ".join(letters), "same": same})


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


class _Speech:
    """What abilities and clauses both say: colours, names and lists."""

    def __init__(self, character: Character, voice: Words) -> None:
        self.character, self.voice = character, voice

    def say(self, id: str, form: str = "", /, **args: Any) -> str:
        """A message in a form, where it has that."""
        return self.voice.say(id, args, form if form in self.voice.bundle.get_message(id).attributes else "")

    def joined(self, words: Sequence[str], by: str = "text-or") -> str:
        """A list as people say it: commas, and a word before the last."""
        if len(words) < 2:
            return "".join(words)
        return self.say(by, first=", ".join(words[:-1]), last=words[-1])

    def colors(self, colors: Iterable[str], form: str, by: str = "text-or") -> str:
        return self.joined([self.say(f"color-{one}", form) for one in colors], by)

    def _name(self, id: str) -> str:
        return self.say("text-card-name", card=Name(id))

    def names(self, ids: Iterable[str], by: str = "text-or") -> str:
        return self.joined([self._name(one) for one in ids], by)

    def other(self, colors: Iterable[str]) -> str:
        """Whether the card itself would do, so that another one is meant."""
        return _yes(self.character.color in colors)


# --- abilities ---


class _Text(_Speech):
    """The ability of a character, as it lies on the board or, at the end, as it is held."""

    def __init__(self, character: Character, voice: Words, *, ending: bool = False, itself: bool = True) -> None:
        super().__init__(character, voice)
        self.ending = ending
        self.itself = itself  # whether a character may choose itself where the text does not say "another"

    def sentences(self, ability: Sequence[Step]) -> list[str]:
        found: list[str] = []
        before: Step | None = None
        for first, *rest in _chains(ability):
            more = before is not None and before[:2] == first[:2] and first.verb == "gain"
            said = self._chain(first, rest, more=more, later=before is not None)
            repeated = before is not None and first.when == before.when
            said = self._under(first, said, None if repeated else first.when)
            if repeated and first.when is not None:  # one condition for both, so they share a sentence
                found[-1] = self.say("text-and-if" if first.unless else "text-and", first=found[-1], last=said)
            else:
                found.append(said)
            before = first
        return [_sentence(one) for one in found]

    def _chain(self, first: Step, rest: Sequence[Step], *, more: bool, later: bool) -> str:
        """What is done, and what comes of it; of what was gained before, more is gained."""
        form = MAY if first.may else "more" if more else "it" if {"under", "here"} & {*(first.unless or ())} else ""
        form = form or ("also" if later and first.when is None and first.unless is None else "")
        said = self._do(first, form)
        if rest and _steals(first, rest[0]):
            said = self.say("text-steal", first=said)
        elif rest and rest[0].verb == "gain":
            said = self.say("text-brings", form, first=said, then=self._do(rest[0], form or "then"))
        elif rest:
            then = self.joined([self._do(one, form) for one in rest], "text-and")
            said = self.say("text-then" if len(rest) == 1 else "text-then-more", form, first=said, then=then)
        return self.say("text-may", do=said) if first.may else said

    def _under(self, step: Step, said: str, when: object) -> str:
        """With its conditions; that the card beneath must have a colour is one of them."""
        beneath = {"under": step.what.colors} if _colored_beneath(step.what) else None
        for condition, form in ((step.unless, "not"), (beneath, ""), (when, "")):
            if isinstance(condition, Mapping) and not _implied(condition):
                [(word, given)] = condition.items()
                plain = (word == "here" and not _negated(given, form)) or (step.verb == "gain" and not step.may)
                said = self.say("text-if-plain" if plain else "text-if", when=self._when(word, given, form), do=said)
        return said

    # --- conditions ---

    def _when(self, word: str, given: Any, form: str) -> str:
        id = f"text-when-{word.replace('_', '-')}"
        if word == "here":
            return self._when_here(given, form)
        if word in ("under", "was", "was_not"):
            nor = "text-nor" if form or word == "was_not" else "text-or"
            on = word == "under"
            colors = self.colors(given, ACC if on else NOM, "text-nor-on" if on and form else nor)
            return self.say(id, form, colors=colors)
        if word == "named":
            return self.say(id, form, names=self.names(given))
        if word == "holds":
            return self._when_holds(*given)
        args = {"ahead": ("track", Name(str(given))), "count": ("number", given)}.get(word)
        return self.say(id, form, **dict([args] if args else []))

    def _when_here(self, places: Sequence[str], form: str) -> str:
        """Of three locations only the fourth is named."""
        if len(places) == len(LOCATIONS) - 1:
            places, form = [one for one in LOCATIONS if one not in places], "" if form else "not"
        return self.say("text-when-here", form, places=self.joined([self.say(one, "at") for one in places]))

    def _when_holds(self, token: str, number: int) -> str:
        if token[0] == "#":
            return self.say("text-when-holds", number=number, colors=self.colors([token[1:]], GENS))
        return self.say("text-when-holds-name", names=self.names([token[1:]]))

    # --- what is done ---

    def _do(self, step: Step, form: str) -> str:
        if step.verb == OWN:
            return self.say(f"text-own-{step.what}", form)
        if isinstance(step.what, Which):
            return self._do_to_card(step, form)
        id = f"text-{step.verb.replace('_', '-')}"
        if step.verb == "gain" and step.per is not None:
            return self._gain_per(step, step.per)
        if step.verb in ("gain", "rival", "pay"):
            way = "up" if step.n > 0 else "down"
            return self.say(id, form, track=step.what, number=abs(step.n), way=way)
        if step.verb == "draw":
            return self.say(id, form, number=step.what)
        if step.verb == "flip":
            return self.say(f"{id}-{step.to}", form, number=step.n)
        card = Name(self.character.id)  # where another one is spoken of, too, by its name
        return self.say(f"{id}-{step.what}" if step.verb == "automa_hand" else id, form, card=card)

    def _gain_per(self, step: Step, per: Mapping[str, Any]) -> str:
        cap = step.cap or 0
        if "was" in per:
            return self.say("text-gain-per-was", track=step.what, colors=self.colors(per["was"], ACC), cap=cap)
        at = self.say("text-here") if per["at"] == HERE else self.say(per["at"], "at")
        if per["color"] == NAMED:
            return self.say("text-gain-per-named", track=step.what, at=at, cap=cap)
        return self.say("text-gain-per", track=step.what, colors=self.colors(per["color"], ACC), at=at, cap=cap)

    def _do_to_card(self, step: Step, form: str) -> str:
        which: Which = step.what
        if step.verb == "name":
            return self.say("text-name", form, colors=self.colors(which.but, GEN))
        if step.verb == "banish_hand":
            other = self.ending and self._would_do(which)
            return self.say("text-banish-hand", form, kind=self._kind(which), other=_yes(other))
        if step.verb == "unbanish":
            return self._unbanish(step, which, form)
        if which.at == TOUCHED:
            return self.say(f"text-{step.verb}-it", form)
        what = self._what(which, "amid" if step.to else "")
        if step.to:
            id = f"text-{step.verb}-all" if which.all else f"text-{step.verb}-to"
            return self.say(id, form, what=what, to=self._to(step.to))
        return self.say(f"text-{step.verb}", form, what=what)

    def _to(self, to: str) -> str:
        return self.say(to, "to") if to in LOCATIONS else self.say(f"text-to-{to}")

    # --- which card ---

    def _would_do(self, which: Which) -> bool:
        """Whether the character fits what is looked for."""
        mine = self.character
        if which.parity:
            return (mine.core % 2 == 1) == (which.parity == "odd")
        if which.colors or which.names:
            return mine.color in which.colors or mine.id in which.names
        return mine.color not in which.but

    def _kind(self, which: Which, form: str = "") -> str:
        """A card, and what it must be."""
        if which.names:
            return self.say("text-kind-names", form, names=self.names(which.names))
        if which.colors:
            return self.say("text-kind-colors", form, colors=self.colors(which.colors, form or ACC))
        if which.but:
            return self.say("text-kind-but", form, colors=self.colors(which.but, form or ACC))
        if which.parity:
            return self.say("text-kind-parity", form, parity=Name(which.parity))
        return self.say("text-kind", form)

    def _what(self, which: Which, form: str = "") -> str:
        """The card that something is done to; amid a sentence more is said after it."""
        if _colored_beneath(which):
            return self.say("text-what-that")
        id = f"text-what-{which.at}"
        kind = self._kind(which, PL if which.all else "")
        other = "named" if which.names else _yes(self._would_do(which) and not (which.itself and self.itself))
        if which.of is not None:
            return self.say(f"{id}-of", kind=kind, place=which.of)
        if which.at == BENEATH or (which.at == HERE and which.all):
            return self.say(f"{id}-all", kind=kind, other=other)
        if which.at == TOP:
            return self.say(id, kind=kind, other=_yes(not self.ending))
        return self.say(id, form, kind=kind, other=other)

    def _unbanish(self, step: Step, which: Which, form: str) -> str:
        if which.up_to < ANY_NUMBER:
            return self.say(f"text-unbanish-{step.to}", form, what=self._banished(which))
        colors = [self.say("text-all-of-color", color=Name(f"color-{one}")) for one in which.colors]
        return self.say("text-unbanish-any", form, cards=", ".join([*colors, *map(self._name, which.names)]))

    def _banished(self, which: Which) -> str:
        if which.up_to:
            return self.say("text-banished-some", number=which.up_to)
        if which.random:
            return self.say("text-banished-random")
        return self.say("text-banished", kind=self._kind(which))


def _chains(ability: Sequence[Step]) -> list[list[Step]]:
    """Steps that follow from the one before stand in its sentence, unless they are a choice again."""
    found: list[list[Step]] = []
    for step in ability:
        if found and step.when == DONE and not step.may:
            found[-1].append(step)
        else:
            found.append([step])
    return found


def _steals(loss: Step, gain: Step) -> bool:
    """Whether one side gains just what the other loses."""
    return (loss.verb, gain.verb) == ("rival", "gain") and (loss.what, -loss.n) == (gain.what, gain.n)


def _colored_beneath(which: object) -> bool:
    return isinstance(which, Which) and which.at == UNDER and bool(which.colors)


def _implied(condition: Mapping[str, Any]) -> bool:
    return all(word in IMPLIED for word in condition)


def _negated(places: Sequence[str], form: str) -> bool:
    """Whether locations are told by the ones that are left out."""
    return (len(places) == len(LOCATIONS) - 1) != bool(form)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


# --- scoring ---


class _Clauses(_Speech):
    """The scoring clauses of a character."""

    def clause(self, clause: Mapping[str, Any]) -> str:
        if "modifier" in clause:
            return self.say(f"text-{clause['modifier'].replace('_', '-')}")
        points = int(clause.get("vp", clause.get("vp_per", 0)))
        worth = self.say("text-points", sign="+" if points > 0 else "−", points=abs(points))
        if "vp" in clause:
            return self.say("text-worth-if", worth=worth, when=self._when(clause["when"]))
        told = self.say("text-worth-per", worth=worth, per=self._per(clause["of"]))
        return self.say("text-capped", worth=told, cap=clause["cap"]) if "cap" in clause else told

    def _per(self, of: str | Mapping[str, Any]) -> str:
        if isinstance(of, str):
            return self.say("text-per-track", track=Name(of)) if of in TRACKS else self.say(f"text-per-{_dashed(of)}")
        [(word, colors)] = of.items()
        other = self.other(colors) if word == "hand_other" else "no"
        return self.say(f"text-per-{_dashed(word)}", colors=self.colors(colors, ACC), other=other)

    def _when(self, when: Mapping[str, Any]) -> str:
        [(word, given)] = when.items()
        id = f"text-score-{_dashed(word)}"
        if word in ("and", "or", "xor"):
            return self._parts(word, given)
        if word in ("any", "all"):
            return self.say(id, cards=self._cards(given, "text-and" if word == "all" else "text-or"))
        if word == "none":
            return self._none(given)
        if word.endswith("_min") and word.removesuffix("_min") in TRACKS:
            return self._at_least([(word, given)])
        if word.endswith("_in"):
            return self._within(id, *given)
        return self.say(id, **self._given(word, given))

    def _given(self, word: str, given: Any) -> dict[str, Any]:
        """What a predicate takes, as the arguments of its message."""
        if word == "any_except":
            return {"color": Name(f"color-{given['color']}"), "names": self.names([given["not"]])}
        if word == "min_other":
            [(color, number)] = given.items()
            return {"colors": self.colors([color], GENS), "number": number, "other": self.other([color])}
        if word == "only":
            return {"colors": self.colors(given, PL)}
        if word == "core_all":
            [(test, value)] = given.items()
            return {"test": value if test == "parity" else test, "number": 0 if test == "parity" else value}
        if word == "rank":
            return {"track": Name(given[0]), "end": given[1]}
        if word in ("opp_more", "opp_equal"):
            return {"track": Name(given)}
        if word == "banished_has":
            return {"color": Name(f"color-{given}-card")}
        return {"what": str(given).lower(), "number": given if word == "hand_size_min" else 0}

    def _cards(self, tokens: Sequence[str], by: str) -> str:
        """Colours and characters to be held."""
        colors = [one[1:] for one in tokens if one[0] == "#"]
        held = [self._held(one) for one in colors]
        if len(colors) > 1 and by == "text-or" and self.character.color not in colors:
            together = self.joined([self.say(f"color-{one}-card") for one in colors])
            held = [self.say("text-held-color", color=together, other="no")]
        return self.joined([*held, *(self._name(one[1:]) for one in tokens if one[0] == "@")], by)

    def _held(self, color: str) -> str:
        return self.say("text-held-color", color=Name(f"color-{color}-card"), other=self.other([color]))

    def _none(self, tokens: Sequence[str]) -> str:
        colors = [one[1:] for one in tokens if one[0] == "#"]
        names = [one[1:] for one in tokens if one[0] == "@"]
        said = []
        if colors:
            said.append(self.say("text-score-none", colors=self.colors(colors, GENS), other=self.other(colors)))
        if names:
            id = "text-score-none-name" if len(names) == 1 else "text-score-none-names"
            said.append(self.say(id, names=self.names(names, "text-nor-names")))
        return self.joined(said, "text-and")

    def _at_least(self, parts: Sequence[tuple[str, int]]) -> str:
        amounts = [self.say("text-amount", track=Name(word.removesuffix("_min")), number=n) for word, n in parts]
        return self.say("text-score-at-least", amounts=self.joined(amounts, "text-and"))

    def _parts(self, word: str, parts: Sequence[Mapping[str, Any]]) -> str:
        pairs = [pair for part in parts for pair in part.items()]
        if word == "and" and all(key.removesuffix("_min") in TRACKS for key, _ in pairs):
            return self._at_least(pairs)
        if word == "xor" and all(key == "any" for key, _ in pairs):
            tokens = [one for _, some in pairs for one in some]
            return self.say("text-score-xor", cards=self._cards(tokens, "text-or"))
        return self._shared([self._when(part) for part in parts], f"text-{word}-parts")

    def _shared(self, parts: Sequence[str], by: str) -> str:
        """Parts that all begin with the same word say it once."""
        opening = self.say("text-score-opening") + " "
        if all(part.startswith(opening) for part in parts):
            parts = [parts[0], *(part.removeprefix(opening) for part in parts[1:])]
        return self.joined(parts, by)

    def _within(self, id: str, low: int | None, high: int | None) -> str:
        ends = "most" if not low else "least" if high is None else "both"
        return self.say(id, ends=ends, low=low or 0, high=high or 0)


def _dashed(word: str) -> str:
    return word.replace("_", "-")
