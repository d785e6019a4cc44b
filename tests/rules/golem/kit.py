"""A table to put rules on: laid by hand, so that a test says all that matters and nothing else."""

from __future__ import annotations

from typing import Any, TypeVar

from automarium.core.ask import Ask, Asking
from automarium.core.choose import Ladder
from automarium.core.rng import Streams
from automarium.core.tale import Event, Name, Tale
from automarium.games import game
from automarium.games.golem.box import Signs
from automarium.games.golem.cards import AutomaCard, read_card
from automarium.games.golem.effects import resolve
from automarium.games.golem.names import BLUE, COLOURS, DISTRICTS, RED, ROWS, YELLOW
from automarium.games.golem.notation import effect
from automarium.games.golem.setup import lay_table
from automarium.games.golem.table import Golem, Table

T = TypeVar("T")
CARD = "none m most left right black white r12345 b12345 ="


def older_table(rules: int = 2, **setup: Any) -> Table:
    """A bare table of a match that was begun by older rules."""
    return lay_table(game("golem").setup(setup, rules=rules), Streams("test"), Tale())


def table(*, tokens: Any = DISTRICTS, round: Any = 1, resources: Any = 10, **setup: Any) -> Table:
    """A house table of level 2 with one human: tokens red, yellow, blue; outside the red zone; no golems yet."""
    built = lay_table(game("golem").setup(setup), Streams("test"), Tale())
    built.tokens = list(tokens)
    built.round = round
    built.resources = resources
    built.characters = tuple(Name(f"character-{n}") for n in (39, 40, 41, 46))  # the first shows red and yellow
    built.neighbourhood = dict.fromkeys(DISTRICTS, (1, 2, 3, 4, 5, 6, 7))
    built.library = ["1", "9", "17", "25", "33"]  # red, yellow, blue, green, black
    built.book_pile = ["2", "10", "18", "26", "34"]
    built.artifact_tile = "at1a"
    built.tiles = [Name("r01"), Name("r02"), Name("r11")]
    return built


def lay(t: Table, line: str = CARD, id: str = "t1") -> AutomaCard:
    """Lays a card to the right of the others."""
    card = read_card(id, line.split())
    t.cards.append(card)
    return card


def golems(t: Table, *places: str) -> list[Golem]:
    """Golems by their places: red4 stands, red4- lies."""
    for place in places:
        district = next(one for one in DISTRICTS if place.startswith(one))
        number = place.removeprefix(district)
        t.golems.append(Golem(district, int(number.rstrip("-")), not number.endswith("-")))
    return t.golems


def place(golem: Golem) -> str:
    return f"{golem.district}{golem.section}{'' if golem.standing else '-'}"


def places(t: Table) -> list[str]:
    return sorted(place(golem) for golem in t.golems)


def tile(t: Table, place: str, line: str) -> None:
    """What the neighbourhood tile of a place gives: red4."""
    district = next(one for one in DISTRICTS if place.startswith(one))
    number = t.neighbourhood[district][int(place.removeprefix(district)) - 1]
    t.box.effects[f"{district}-{number}"] = effect(line)


def students(t: Table, red: int, yellow: int, blue: int) -> None:
    t.students = {RED: red, YELLOW: yellow, BLUE: blue}


def marbles(t: Table, line: str) -> None:
    """`work RY golem B`: the marbles of the rows, without a look at how many there should be."""
    letters = {"R": RED, "Y": YELLOW, "B": BLUE, "K": COLOURS[3], "W": COLOURS[4]}
    t.marbles = {row: dict.fromkeys(COLOURS, 0) for row in ROWS}
    words = line.split()
    for row, colours in zip(words[::2], words[1::2], strict=True):
        for letter in colours:
            t.marbles[Name(row)][letters[letter]] += 1


def shows(t: Table, left: Name, right: Name, steps: int = 1) -> None:
    """What the active character shows."""
    t.box.signs[t.character] = Signs(left, right, steps)


def do(asks: Asking[T], *answers: str) -> T:
    """Runs rules that ask exactly these questions' worth of answers, and returns what they return."""
    left = list(answers)
    try:
        ask: Ask[Any] = next(asks)
        while True:
            assert left, f"asked {ask.id} {dict(ask.args)}"
            ask = asks.send(ask.parse(left.pop(0)))
    except StopIteration as end:
        assert not left, f"not asked for {left}"
        value: T = end.value
        return value


def asked(asks: Asking[object]) -> Ask[Any]:
    """The first question that rules put."""
    return next(asks)


def offered(ask: Ask[Any]) -> list[Any]:
    """What a question lets one pick from."""
    shape: Any = ask.shape
    return [option.value for option in shape.options]


def give(t: Table, line: str) -> bool:
    """Carries an effect out, and says whether it brought anything."""
    return do(resolve(t, effect(line)))


def told(t: Table, id: str) -> list[Event]:
    return [event for event in t.tale.events if event.id == id]


def ids(t: Table, *of: str) -> list[str]:
    """What was told, in order, of these ids."""
    return [event.id for event in t.tale.events if event.id in of]


def why(t: Table, id: str) -> Ladder:
    """The ladder of the last event of that id."""
    ladder = told(t, id)[-1].why
    assert ladder is not None
    return ladder


def decided(t: Table, id: str) -> tuple[str, str]:
    """The rule and the name of the criterion that decided the last event of that id."""
    decider = why(t, id).decider
    assert decider is not None
    return decider.rule, decider.name


def rules(ladder: Ladder) -> list[str]:
    """The rules of the rungs, in order."""
    return [rung.rule for rung in ladder.rungs]


def has(t: Table, id: str, **args: object) -> bool:
    """Whether something was told with these arguments."""
    return any(args.items() <= dict(event.args).items() for event in told(t, id))


def sources_of(t: Table) -> list[tuple[str, object]]:
    """Where income that was told in one sum came from: source and space."""
    parts = [one.args for event in told(t, "note-incomes") for one in event.args["sources"]]
    return [(str(part["source"]), part["space"]) for part in parts]
