"""Cues: what was told since the last answer, one thing at a time, for somebody whose hands are full of pieces.

An order is a cue, and so is what is not to be missed. What is only to be known goes with the order that it leads to.
Between two headings a marker is moved once, from where it was to where it ends. `cues/<game>.py` says which orders move
one (`marker(event)`), which only repeat what was reported (`repeats(answer, event)`), which tell the whole of it
(`ordered(answer, event)`), which orders one hand does in one place (`TOGETHER`), which are a line of the cue before
them, passing over others (`ALONG`), or if it tells nothing but some orders (`JOINS`), which places are shown as a
whole, under one sentence (`WHOLE`), which notes need no cue of their own (`QUIET`), which are as large as orders
(`LOUD`), what begins a part of a phase before which markers have moved (`PARTS`), which only lead to what is told after
them (`leads(event)`): these are for whoever wants to know more; of headings within a turn what stands under them
(`WITHIN`); where what came of a thing is never told before it (`IN_TURN`), and what may have brought an order that
nobody chose (`SOURCES`), and the order whose sentence tells another one of the same cue (`IMPLIED`); of which notes, or
by which criteria, the choice is a part of that of the order after them (`DECIDING`), and what besides orders is to be
done (`BY_HAND`), the orders whose piece may go on at once (`ONWARD`), the headings under which nothing stands that was
told before them (`ALONE`), the orders that markers wait for, so that those before and after them are moved at once
(`AWAITED`), which notes are never put away among the details (`STAYING`) and what has all that led to it on its picture
(`PICTURED`), the orders before which some others have been done (`SETTLED`), the orders of which what came is told
before anything else is done (`OUTCOMES`); by a question the order
that says what was answered (`RETOLD`); the questions that the human's hand answers on the table, of which no order
tells (`DEEDS`), those that only complete the answer before them (`COMPLETING`); and what set-up tells in every match
(`ALWAYS`): who knows it needs no cue of that.
Where the program moves everything itself, `ON_SCREEN` has other habits: nobody's hands need one thing at a time, so
that phases (`screens`) are told together as far as there is room, and under some headings (`own`) all that
happens is what the player has just said; notes that only open it (`opening`) are none of its outcome. What chance has
shown (`MOMENTS`) is a cue of its own, with all that the answer did. Nothing that was told is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import accumulate, pairwise, takewhile
from types import MappingProxyType
from typing import Any, NamedTuple

from automarium.core.ask import Reports
from automarium.core.match import Match
from automarium.core.tale import ECHO, Event, Kind, Name

CARD = "-card"  # so end the ids of headings within a turn
TURN = "-turn"  # and those of the turns themselves
HUMAN_TURN = "head-human-turn"
MOST_NOTES = 3  # that go with something else: more are a cue of their own
MOST_STEPS = 2  # that one cue tells
MOST_LINES = 3  # where phases are told together
MOST_EARLIER = 16  # cues of a turn before the last answer that are kept at hand
MARKERS = "markers"  # the place of markers


class Change(NamedTuple):
    """A marker that moves: which one, from where, to where, by which orders."""

    marker: Name
    before: int
    after: int
    orders: tuple[Event, ...] = ()

    @property
    def still(self) -> bool:
        """It ends where it was: nothing for a hand to do."""
        return self.before == self.after


Marker = Callable[[Event], Change | None]
NO_PLACES: Mapping[str, str] = MappingProxyType({})
NO_WITHIN: Mapping[str, Collection[str]] = MappingProxyType({})


class Habits(NamedTuple):
    """What a game says of its orders besides."""

    together: Mapping[str, str] = NO_PLACES  # by the ids of orders the place where a hand does them
    quiet: Collection[str] = ()  # notes that are no cue of their own
    whole: Mapping[str, str] = NO_PLACES  # by such a place the message that stands for all that is done there
    loud: Collection[str] = ()  # notes that stand in large type, before the order with which they go
    within: Mapping[str, Collection[str]] = NO_WITHIN  # by a heading within a turn all that stands under it
    own: Collection[str] = ()  # headings under which the answer itself did everything
    parts: Collection[str] = ()  # what begins a part of a phase: what was to be done before it is done by then
    settled: Mapping[str, Collection[str]] = NO_WITHIN  # by an order that is one only after some orders these
    opening: Collection[str] = ()  # notes of it that say nothing where something came of them
    along: Mapping[str, Collection[str]] = NO_WITHIN  # by an order the cues that it passes over to be a line of one
    joins: Mapping[str, Collection[str]] = NO_WITHIN  # by an order all that the cue before it may tell to have it, too
    in_turn: Collection[str] = ()  # places where what is done first comes before all that came of it
    moments: Collection[str] = ()  # of what the answer itself did, what makes it a cue of its own
    sources: Mapping[str, Collection[str]] = NO_WITHIN  # by an order that nobody chose all that may have brought it
    implied: Mapping[str, str] = NO_PLACES  # by an order the one that tells it, too
    deciding: frozenset[str] = frozenset()  # notes whose choice, or criteria whose word, is a part of that of the
    # order with which they go
    by_hand: Collection[str] = ()  # what is not to be missed and has to be done, like an order
    alone: Collection[str] = ()  # headings before which quiet notes are a cue after all
    outcomes: Collection[str] = ()  # orders of which what came is told before anything else is done
    awaited: Collection[str] = ()  # orders that come before the markers that were moved before them
    screens: Mapping[str, str] = NO_PLACES  # by a heading the screen that its cues share, or by an order its own
    long: Collection[str] = ()  # what takes the room of two lines there
    always: Collection[str] = ()  # what set-up tells in every match, in the same words
    staying: Collection[str] = ()  # notes that stand on their cue, however much else does
    pictured: Collection[str] = ()  # what has all that led to it on its picture
    onward: Mapping[str, tuple[str, str]] = MappingProxyType({})  # by an order what of it says from where, and to where


NO_HABITS = Habits()
Leads = Callable[[Event], bool]


class Cue(NamedTuple):
    """One thing: where in the match it stands, everything that it tells, what markers do, how much had been told when
    the table stood as it is to be shown, what of it only leads to the rest, and the place where several orders are
    carried out."""

    heads: tuple[Event, ...]
    events: tuple[Event, ...]
    changes: tuple[Change, ...]
    told: int
    about: str = ""  # the message that stands for all that it tells, where one does
    leading: tuple[Event, ...] = ()
    place: str = ""
    loud: tuple[Event, ...] = ()
    source: Event | None = None  # what brought it
    brought: tuple[tuple[Event, Event], ...] = ()  # of its orders those of which it is known what brought them
    implied: tuple[Event, ...] = ()  # orders that another one tells
    deciding: tuple[Event, ...] = ()  # notes whose choice is a part of its own
    by_hand: bool = False  # there is something to be done
    shown: Event | None = None  # what its picture is about, where that is not what it begins with
    always: bool = False  # it is the same in every match
    passed: tuple[Event, ...] = ()  # orders after which the same piece goes on at once
    staying: tuple[Event, ...] = ()  # notes that are not put away among the details
    pictured: tuple[Event, ...] = ()  # what its picture tells

    @property
    def main(self) -> Event:
        """What it is about: what is to be done, or not to be missed, or else the first thing to know."""
        done = (event for event in self.events if event.kind != Kind.NOTE)
        known = (event for event in self.events if event not in self.leading)
        return next(done, None) or next(known, self.events[0])

    @property
    def idle(self) -> tuple[Event, ...]:
        """Orders that brought a marker back to where it was: of a cue that tells anything else they are no part."""
        still = [order for change in self.changes if change.still for order in change.orders]
        others = (event for event in self.events if event.kind != Kind.NOTE and not any(event is one for one in still))
        return tuple(still) if any(others) else ()

    @property
    def notes(self) -> tuple[Event, ...]:
        """What goes with it."""
        return tuple(event for event in self.events if event is not self.main)

    @property
    def steps(self) -> list[Event | Change]:
        """What is to be done, one after the other; of a marker that several orders move, its whole way."""
        moved = {id(order): change for change in self.changes for order in change.orders}
        found: list[Event | Change] = []
        for event in self.events:
            change = moved.get(id(event))
            if event in self.implied or any(event is one for one in self.passed):
                continue
            if event in self.loud or (change is None and event.kind != Kind.NOTE):
                found.append(event)
            elif change is not None and event is change.orders[0] and not change.still:
                found.append(event if len(change.orders) == 1 else change)
        return found or [*self.changes] or [self.main]


class Row(NamedTuple):
    """All cues of an answer; before them what that answer itself came to, after them the headings of the question; at
    the very beginning of a match what it says about its own data."""

    echo: tuple[Event, ...]
    cues: tuple[Cue, ...]
    heads: tuple[Event, ...]
    data: tuple[Event, ...] = ()
    outcome: tuple[Event, ...] = ()  # of the echo what came of the answer
    moment: bool = False  # the first cue tells what the answer came to
    retold: bool = False  # and says with it what was answered


def row(match: Match[Any], *, watched: bool = False) -> Row:
    """What was told since the last answer; to whoever only watches, what it came to itself is a cue, too."""
    game, habits = _habits(match)
    reported = match.answered is not None and isinstance(match.answered.shape, Reports)  # a die's face is none
    repeats = partial(game.repeats, match.answers[-1]) if reported and hasattr(game, "repeats") else _never
    told = cues(
        match.tale.events, match.fresh, game.marker, getattr(game, "leads", _never), habits, repeats, watched=watched
    )
    order = getattr(game, "RETOLD", {}).get(match.answered.id) if match.answered else None
    return told._replace(retold=any(cue.main.id == order for cue in told.cues[:1]))


def earlier(match: Match[Any]) -> tuple[Cue, ...]:
    """What was told before the last answer and is kept at hand: what was told in the same turn, or phase, where that
    answer was given to a question in its midst; and as long as the human's turn goes on also what was told with its
    heading, such as the Automa's turn before it."""
    firsts = [match.steps[at] for at in accumulate(match.lines[:-1], initial=0)] if match.steps else []
    game, habits = _habits(match)
    events, end = match.tale.events, match.fresh
    turn = _human_turn(events, habits)
    within = 0 < turn < end
    if not firsts or (firsts[-1].free and not within):
        return ()
    begun = 0 if within else _begun(events, end)
    found: tuple[Cue, ...] = ()
    for step in (*firsts[-2::-1], None):
        start = max(step.tale, begun) if step else begun
        told = cues(events[:end], start, game.marker, getattr(game, "leads", _never), habits)
        found, end = (*told.cues, *found), start
        if within and end <= turn:  # from here on it is as it was when the turn began
            within, begun = False, _begun(events, end)
        if not within and (end <= begun or (step and step.free)):
            break
    return found[-MOST_EARLIER:]


def _human_turn(events: Sequence[Event], habits: Habits) -> int:
    """Where the turn of the human began that goes on; 0 if none does."""
    heads = (at for at in range(len(events) - 1, -1, -1) if _begins(events[at]) and events[at].id not in habits.within)
    last = next(heads, 0)
    return last if last and events[last].id == HUMAN_TURN else 0


def _begun(events: Sequence[Event], end: int) -> int:
    """Where the turn or phase began that went on there."""
    return next((at for at in range(end - 1, -1, -1) if _begins(events[at])), 0)


def _begins(event: Event) -> bool:
    """Whether a turn or a phase begins."""
    return event.kind == Kind.HEAD and not event.id.endswith(CARD)


def _habits(match: Match[Any]) -> tuple[Any, Habits]:
    """What a game says of its orders, and how they are told in this match."""
    game = import_module(f"{__name__}.{match.game.id}")
    told = {name: getattr(game, name.upper()) for name in Habits._fields if hasattr(game, name.upper())}
    if match.game.on_screen(match.setup):
        told |= game.ON_SCREEN
    return game, Habits(**told)


def moves(events: Iterable[Event], marker: Marker) -> list[Change]:
    """The markers that these orders move, each from where it was to where it ends."""
    found: dict[Name, Change] = {}
    for change in filter(None, (marker(event) for event in events if event.kind == Kind.ORDER)):
        found[change.marker] = change._replace(before=found.get(change.marker, change).before)
    return [change for change in found.values() if not change.still]


def back(match: Match[Any], told: Iterable[Event]) -> list[Event | Change]:
    """Orders that are to be taken back, the last first: a marker goes back the whole way at once."""
    marker: Marker = import_module(f"{__name__}.{match.game.id}").marker
    steps: dict[object, Event | Change] = {}
    for at, order in enumerate(reversed([event for event in told if event.kind == Kind.ORDER])):
        change = marker(order)
        if change is None:
            steps[at] = order
        else:
            last = steps.get(str(change.marker))
            before = last.before if isinstance(last, Change) else change.after
            steps[str(change.marker)] = Change(change.marker, before, change.before)
    return [step for step in steps.values() if not (isinstance(step, Change) and step.still)]


def ordered(match: Match[Any], answer: str, told: Iterable[Event]) -> bool:
    """Whether what an answer did was told as an order, in games that say so: it is taken back with that."""
    game = import_module(f"{__name__}.{match.game.id}")
    return hasattr(game, "ordered") and any(game.ordered(answer, event) for event in told)


def deeds(match: Match[Any]) -> Collection[str]:
    """Questions that the human's hand answers on the table, in games that have such; no order tells that."""
    found: Collection[str] = getattr(import_module(f"{__name__}.{match.game.id}"), "DEEDS", ())
    return found


def completing(match: Match[Any]) -> Collection[str]:
    """Questions whose answer only completes the one before it, in games that have such."""
    found: Collection[str] = getattr(import_module(f"{__name__}.{match.game.id}"), "COMPLETING", ())
    return found


def _never(_: Event) -> bool:
    return False


def cues(
    events: Sequence[Event],
    fresh: int,
    marker: Marker,
    leads: Leads = _never,
    habits: Habits = NO_HABITS,
    repeats: Leads = _never,
    *,
    watched: bool = False,
) -> Row:
    """The cues of what was told from `fresh` on."""
    own = any(head.id in habits.own for head in heading(events[:fresh])[-1:])
    echo = _echo(events[fresh:], repeats, own=own) if fresh else ()
    data = about_data(events) if not fresh else ()
    before: tuple[Event, ...] = ()  # headings, and notes of phases in which nothing was to be done
    under = heading(events[:fresh])  # a cue without a heading of its own stands under the one before
    first = fresh + len(echo) + len(data)
    moment = bool(_outcome(echo, habits.opening)) if watched else any(event.id in habits.moments for event in echo)
    made = [Cue(under, echo, (), first)] if moment else []
    for at, stretch in _stretches(events, first):
        if stretch[0].id in habits.alone and (quiet := [event for event in before if event.kind == Kind.NOTE]):
            heads = tuple(event for event in before if event.kind == Kind.HEAD)
            made.append(Cue(heads or under, tuple(quiet), (), at))
            before = ()
        if stretch[0].kind == Kind.HEAD or _quiet(stretch, leads, habits):
            before = (*before, *stretch)
        else:
            heads = tuple(event for event in before if event.kind == Kind.HEAD)
            under = (*_whole(under), *heads) if heads and heads[0].id.endswith(CARD) else heads or under
            quiet = [event for event in before if event.kind == Kind.NOTE]
            drafts = _stretch(quiet, stretch, at, marker, habits)
            made += [one.cue(under, habits) for one in drafts]
            before = ()
    led = (cue._replace(leading=tuple(event for event in cue.events if leads(event))) for cue in made)
    apart = (one for cue in led for one in _apart(cue))
    heard = _on_screens([_heard(cue, events, habits) for cue in apart], habits)
    echo = () if moment else echo
    return Row(echo, tuple(heard), before, data, _outcome(echo, habits.opening), moment)


def _quiet(stretch: Sequence[Event], leads: Leads, habits: Habits) -> bool:
    """Whether nothing of it is a cue: quiet notes, and what only leads to them."""
    quiet = [event.id in habits.quiet for event in stretch]
    return any(quiet) and all(one or leads(event) for one, event in zip(quiet, stretch, strict=True))


def _heard(cue: Cue, events: Sequence[Event], habits: Habits) -> Cue:
    """With its notes in large type and with what brought it, and under the heading of its turn when what stood between
    them is over."""
    loud = tuple(event for event in cue.events if event.id in habits.loud)
    deciding = tuple(event for event in cue.events if not habits.deciding.isdisjoint(_decided_by(event)))
    by_hand = any(event.kind == Kind.ORDER or event.id in habits.by_hand for event in cue.events)
    always = all(event.id in habits.always for event in cue.events if event.kind != Kind.NOTE or event is cue.main)
    cue = cue._replace(deciding=deciding, by_hand=by_hand, always=always, passed=tuple(_passed(cue, habits)))
    staying = tuple(event for event in cue.events if event.id in habits.staying)
    cue = cue._replace(staying=staying, pictured=cue.leading if cue.main.id in habits.pictured else ())
    ids = {event.id for event in cue.events}
    cue = cue._replace(implied=tuple(event for event in cue.events if habits.implied.get(event.id) in ids))
    idle = {id(order) for order in cue.idle}
    sources = [(one, _source(one, habits)) for one in cue.events]
    found = [source for one, source in sources if one.kind == cue.main.kind and id(one) not in idle]
    cue = cue._replace(
        source=found[0] if all(one is found[0] for one in found) else None,  # or none for all of it
        brought=tuple((one, source) for one, source in sources if source is not None),
    )
    inner = habits.within.get(cue.heads[-1].id) if cue.heads else None
    if inner is None:
        return cue._replace(loud=loud)
    begun, now = _at(events, cue.heads[-1]), _at(events, cue.main)
    over = any(event.id not in inner for event in events[begun + 1 : now + 1])
    turn = [event for event in events[:begun] if event.kind == Kind.HEAD and event.id.endswith(TURN)]
    return cue._replace(heads=tuple(turn[-1:]) if over else cue.heads, loud=loud)


def _decided_by(event: Event) -> set[str]:
    """An event, and the criterion that decided its choice."""
    decider = event.why.decider if event.why else None
    return {event.id, decider.name} if decider else {event.id}


def _on_screens(made: Sequence[Cue], habits: Habits) -> list[Cue]:
    """Cues of phases that share a screen as one, as far as there is room; under one sentence for all of them there
    always is."""
    kept: list[Cue] = []
    for cue in made:
        screen, before = _screen(cue, habits), kept[-1] if kept else None
        about = habits.whole.get(screen, "")
        same = before and screen and _screen(before, habits) == screen
        begins = cue.events[0].id in habits.parts  # what has a reason of its own
        if before and same and not begins and _fit(before, cue, habits, about):
            kept[-1] = _joined(before, cue)._replace(about=about)
        else:
            kept.append(cue)
    return kept


def _screen(cue: Cue, habits: Habits) -> str:
    """The screen of a cue: what it is about may have one of its own, apart from its heading."""
    return habits.screens.get(cue.main.id) or (habits.screens.get(cue.heads[-1].id, "") if cue.heads else "")


def _fit(first: Cue, then: Cue, habits: Habits, about: str) -> bool:
    """Whether two cues have room on one screen, and one picture shows both: pieces that move in two places are two
    cues. What is only to be known is not lost among what is done."""
    steps = _joined(first, then).steps
    lines = len(steps) + sum(isinstance(step, Event) and step.id in habits.long for step in steps)
    one_place = first.place == then.place or MARKERS in (first.place, then.place)
    return (bool(about) or (lines <= MOST_LINES and one_place)) and first.by_hand and then.by_hand


def _joined(first: Cue, then: Cue) -> Cue:
    """Two cues as one, in which a marker goes the whole way at once; its picture is about the last thing that is more
    than a marker."""
    changes = {change.marker: change for change in first.changes}
    for change in then.changes:
        begun = changes.get(change.marker, change._replace(orders=()))
        changes[change.marker] = begun._replace(after=change.after, orders=(*begun.orders, *change.orders))
    markers = [cue.place == MARKERS for cue in (first, then)]
    return then._replace(
        heads=(*first.heads, *(head for head in then.heads if head not in first.heads)),
        changes=tuple(changes.values()),
        place=first.place if markers[1] else then.place,
        source=first.source if first.source is then.source else None,
        shown=(first.shown or first.main) if markers[1] else then.shown or then.main,
        events=(*first.events, *then.events),
        leading=(*first.leading, *then.leading),
        loud=(*first.loud, *then.loud),
        brought=(*first.brought, *then.brought),
        implied=(*first.implied, *then.implied),
        deciding=(*first.deciding, *then.deciding),
        always=first.always and then.always,
        passed=(*first.passed, *then.passed),
        staying=(*first.staying, *then.staying),
        pictured=(*first.pictured, *then.pictured),
    )


def _passed(cue: Cue, habits: Habits) -> Iterator[Event]:
    """Orders that bring a piece to where the very next one takes it on: its whole way is one sentence."""
    for one, after in pairwise([event for event in cue.events if event.kind != Kind.NOTE]):
        start, end = habits.onward.get(one.id, ("", ""))
        goes_on = one.id == after.id and end in one.args and after.args.get(start) == one.args[end]
        if goes_on and all(after.args[key] == value for key, value in one.args.items() if key not in (start, end)):
            yield one


def _deed(event: Event) -> str:
    """An order by its id, and one that is paid for something by that as well (`order-pay-other`)."""
    return f"{event.id}-{event.args['what']}" if "what" in event.args else event.id


def _source(main: Event, habits: Habits) -> Event | None:
    """The last of all that may have brought it that led to it, under the same heading; or itself, if it names
    the bonus that did."""
    among = habits.sources.get(_deed(main), ())
    if among == (main.id,):
        return main if "bonus" in main.args else None
    before = main.after if among else None
    while before is not None and before.kind != Kind.HEAD:
        if before.id in among:
            return before
        before = before.after
    return None


def _at(events: Sequence[Event], event: Event) -> int:
    return next(at for at, one in enumerate(events) if one is event)


def about_data(events: Sequence[Event]) -> tuple[Event, ...]:
    """What a match says at its very beginning about its own data."""
    return tuple(takewhile(lambda event: event.kind != Kind.HEAD, events))


def lasting(match: Match[Any], events: Sequence[Event]) -> list[Event]:
    """What a history tells of these: what was done, or not to be missed, what is as large as that; and of a turn or a
    phase that went by with nothing of it all that was noted."""
    _, habits = _habits(match)
    kept: list[Event] = []
    noted: list[Event] = []  # under the last heading, as long as there is nothing else
    for event in events:
        if event.kind == Kind.HEAD:
            kept += noted
        if event.kind != Kind.NOTE or event.id in habits.loud:
            kept.append(event)
            noted = []
        elif kept and kept[-1].kind == Kind.HEAD:
            noted.append(event)
    return kept


def heading(events: Sequence[Event]) -> tuple[Event, ...]:
    """The heading that holds; of one within a turn, that of the turn before it."""
    heads = [event for event in events if event.kind == Kind.HEAD]
    return (*_whole(heads)[-1:], *heads[-1:]) if heads and heads[-1].id.endswith(CARD) else tuple(heads[-1:])


def standing(match: Match[Any]) -> tuple[Event, ...]:
    """The heading that holds for the question; of which round, a correction may have said since."""
    heads = asked_under(match, match.tale.events, free=match.ask is not None and isinstance(match.ask.shape, Reports))
    return tuple(
        replace(one, args={**one.args, "round": match.state.round}) if "round" in one.args else one for one in heads
    )


def asked_under(match: Match[Any], events: Sequence[Event], *, free: bool) -> tuple[Event, ...]:
    """The heading that holds for what is asked then: one within a turn is over when the turn itself, of which anything
    can be reported, is asked about again."""
    within = getattr(import_module(f"{__name__}.{match.game.id}"), "WITHIN", NO_WITHIN)
    heads = heading(events)
    if not free or not any(head.id in within for head in heads):
        return heads
    return tuple(event for event in events if event.kind == Kind.HEAD and event.id.endswith(TURN))[-1:]


def _whole(heads: Sequence[Event]) -> tuple[Event, ...]:
    """Without the headings within a turn."""
    return tuple(head for head in heads if not head.id.endswith(CARD))


def _echo(events: Sequence[Event], repeats: Leads, *, own: bool = False) -> tuple[Event, ...]:
    """What the program says to an answer before anything else happens: what only repeats it, and notes that lead to
    nothing to be done; or everything that the answer itself did."""
    if own:
        return tuple(takewhile(lambda event: event.kind in (Kind.NOTE, Kind.ORDER), events))
    said = list(takewhile(lambda event: event.id.startswith(ECHO) or repeats(event), events))
    notes = list(takewhile(lambda event: event.kind == Kind.NOTE and event.why is None, events))
    after = events[len(notes) : len(notes) + 1]
    return tuple(notes if not after or after[0].kind == Kind.HEAD else said)


def _outcome(echo: tuple[Event, ...], opening: Collection[str]) -> tuple[Event, ...]:
    """What came of an answer, without notes that only lead to the next thing."""
    return tuple(one for one in echo if one.id not in opening)


def _stretches(events: Sequence[Event], first: int) -> Iterator[tuple[int, Sequence[Event]]]:
    """Headings one by one, and what stands between them; with how much had been told before."""
    begun = first
    for at in range(first, len(events)):
        if events[at].kind == Kind.HEAD:
            if begun < at:
                yield begun, events[begun:at]
            yield at, events[at : at + 1]
            begun = at + 1
    if begun < len(events):
        yield begun, events[begun:]


class _Draft:
    """A cue that is being put together."""

    def __init__(self, place: str, source: Event | None = None) -> None:
        self.place = place
        self.source = source  # of its first order
        self.events: list[Event] = []
        self.changes: list[Change] = []
        self.told = 0

    def steps(self) -> int:
        """How much there is to be done."""
        orders = sum(event.kind != Kind.NOTE for event in self.events)
        return orders - sum(len(one.orders) - (not one.still) for one in self.changes)

    def cue(self, heads: tuple[Event, ...], habits: Habits) -> Cue:
        about = habits.whole.get(self.place, "") if self.steps() > MOST_STEPS else ""
        return Cue(heads, tuple(self.events), tuple(self.changes), self.told, about, place=self.place)

    def announces(self, habits: Habits) -> bool:
        """Whether it begins with something in large type."""
        return any(event.id in habits.loud for event in self.events)

    def is_outcome(self, habits: Habits) -> bool:
        """Whether it tells what came of an order that does not wait for it."""
        return self.source is not None and self.source.id in habits.outcomes

    def awaited(self, habits: Habits) -> bool:
        """Whether markers wait for all that is to be done."""
        return all(event.id in habits.awaited for event in self.events if event.kind != Kind.NOTE)

    def takes(self, order: Event, habits: Habits) -> bool:
        """Whether this order is a line of it."""
        joins = habits.joins.get(order.id, ())
        return bool(joins) and all(event.id in joins for event in self.events if event.kind != Kind.NOTE)

    def goes_on(self, change: Change | None) -> int | None:
        """Which of its changes this one goes on with."""
        return next((at for at, one in enumerate(self.changes) if change and one.marker == change.marker), None)

    def add(self, events: Sequence[Event], change: Change | None, told: int) -> None:
        self.events += events
        self.told = told
        at = self.goes_on(change)
        if change is not None and at is not None:
            before = self.changes[at]
            self.changes[at] = before._replace(after=change.after, orders=(*before.orders, events[-1]))
        elif change is not None:
            self.changes.append(change._replace(orders=(events[-1],)))


def _stretch(quiet: list[Event], events: Sequence[Event], at: int, marker: Marker, habits: Habits) -> Iterable[_Draft]:
    """The cues between two headings: notes go with what comes after them, or at the end with the last cue. A marker is
    moved when it moves for the last time, and orders of one place stand where the last of them did."""
    notes = quiet
    made: list[_Draft] = []
    done: list[_Draft] = []  # of the parts before
    for told, event in enumerate(events, at + 1):
        if event.id in habits.parts or _unsettled(made, habits.settled.get(event.id, ())):
            done, made = [*done, *made], []
        notes.append(event)
        if event.kind == Kind.NOTE:
            continue
        change = marker(event) if event.kind == Kind.ORDER else None
        if event.id in habits.along and (before := _last_but(made, habits.along[event.id])):
            before.add(notes, change, before.told)  # its picture stays
            notes = []
            continue
        place = habits.together.get(event.id, change.marker if change else "")
        joins = made and made[-1].takes(event, habits)
        draft = made[-1] if joins else _open(made, place, change, habits, _source(event, habits))
        draft.add(notes, change, told)
        for after in made[made.index(draft) :]:
            after.told = told
        notes = []
    made = _in_a_row([*done, *made], habits)
    decided = any(note.why and note.id not in habits.quiet for note in notes)
    if notes and (not made or len(notes) >= MOST_NOTES or decided):
        made.append(_Draft(""))
    if notes:
        made[-1].add(notes, None, at + len(events))
    return _without_idle(made)


def _unsettled(made: list[_Draft], orders: Collection[str]) -> bool:
    """Whether some of these orders are among them."""
    return any(event.id in orders for draft in made for event in draft.events)


def _last_but(made: Sequence[_Draft], over: Collection[str]) -> _Draft | None:
    """The last cue that is about something else."""
    return next((one for one in reversed(made) if not any(event.id in over for event in one.events)), None)


def _open(made: list[_Draft], place: str, change: Change | None, habits: Habits, source: Event | None = None) -> _Draft:
    """The cue of that place that can take one more, as the last one, or a new one. Where each thing has its turn, that
    is only one after which nothing but markers came, and what came of it stays behind it; what something else brought
    is a cue of its own. What is announced in large type, or is such an outcome, is not put off until all that came of
    it is told: markers that move again are a cue of their own, and anything else stays where it is."""
    outcome = source is not None and source.id in habits.outcomes
    beside = [draft for draft in made if draft.place != MARKERS or draft.is_outcome(habits)]
    for draft in beside[-1:] if place in habits.in_turn else reversed(made):
        if place and draft.place == place:
            stays = (draft.announces(habits) or draft.is_outcome(habits) or outcome) and draft is not made[-1]
            if stays and change is not None:
                break
            if place in habits.in_turn and draft.source is not source:
                break
            endless = place == MARKERS or place in habits.whole
            if endless or draft.steps() < MOST_STEPS or draft.goes_on(change) is not None:
                if place not in habits.in_turn and not stays:
                    made.remove(draft)
                    made.append(draft)
                return draft
            break
    made.append(_Draft(place, source))
    return made[-1]


def _in_a_row(made: list[_Draft], habits: Habits) -> list[_Draft]:
    """Several markers that are moved one after the other, without a place of their own, are one cue; what they wait for
    is done before them. What is announced in large type stays where it is, and has its room."""
    kept: list[_Draft] = []
    for draft in made:
        if draft.changes and draft.place and draft.place not in habits.together.values():
            draft.place = MARKERS
        before = next((one for one in reversed(kept) if not one.awaited(habits)), None)
        again = before and any(before.goes_on(change) is not None for change in draft.changes)
        if before and draft.place == before.place == MARKERS and not again and not before.announces(habits):
            kept.remove(before)
            draft.events = [*before.events, *draft.events]
            draft.changes = [*before.changes, *draft.changes]
        kept.append(draft)
    return kept


def _without_idle(made: list[_Draft]) -> list[_Draft]:
    """A cue in which everything ends where it was goes with the one before it."""
    kept: list[_Draft] = []
    for draft in made:
        if kept and draft.changes and not draft.steps():
            kept[-1].events += draft.events
            kept[-1].changes += draft.changes
        else:
            kept.append(draft)
    return kept


def _apart(cue: Cue) -> Iterator[Cue]:
    """Many notes before an order, beside those that only lead to it, are a cue of their own."""
    leading = cue.events.index(cue.main)
    many = sum(event not in cue.leading for event in cue.events[:leading])
    if cue.changes or cue.place or many <= MOST_NOTES:
        yield cue
        return
    rest = cue.events[leading:]
    yield cue._replace(events=cue.events[:leading], told=cue.told - len(rest))
    yield cue._replace(events=rest)
