"""A cue in words: for the page and the terminal alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

from automarium.core.tale import Event
from automarium.cues import Change, Cue
from automarium.words import Words

ROOM = 90  # letters, of a reason on a small phone: three lines


def cued(cue: Cue, words: Words) -> Iterator[str]:
    """What stands in large type: the orders; of a marker that moved more than once, from where to where."""
    if cue.about:
        yield words.tell(cue.about)
        return
    steps = list(_counted(cue.steps))
    lines = [_line(step, cue, words) for step in steps]
    for at, line in enumerate(lines):
        if line not in lines[:at]:
            times = lines.count(line)
            yield _times(steps[at], line, times, words) if times > 1 else line


def _times(step: Event | Change, line: str, times: int, words: Words) -> str:
    """What is done several times, in words of its own where it has such (`times-order-…`)."""
    if isinstance(step, Event) and words.has(f"times-{step.id}"):
        return words.tell(f"times-{step.id}", {**step.args, "number": times})
    return words.tell("cue-times", {"line": line, "number": times})


def _line(step: Event | Change, cue: Cue, words: Words) -> str:
    """A thing to be done; one that has to name what brought it (`by-order-…`) with that."""
    source = next((source for order, source in cue.brought if order is step), None)
    if isinstance(step, Event) and source is not None and words.has(f"by-{step.id}"):
        told = _begun(_source(source, step, words))
        return words.say(f"by-{step.id}", {**step.args, "source": told, "from": source.id})
    return _step(step, words, whole=step is cue.main and bool(cue.implied))


def _begun(told: str) -> str:
    return told[:1].upper() + told[1:]


def inside(sentence: str) -> str:
    """A sentence in the midst of another one; what begins with an abbreviation stays as it is."""
    return sentence[:1].lower() + sentence[1:] if sentence[1:2].islower() else sentence


def _counted(steps: Sequence[Event | Change]) -> Iterator[Event | Change]:
    """The same things, told one after the other with nothing but their number, are told with the number of all."""
    sums: dict[object, Event | Change] = {}
    for at, step in enumerate(steps):
        plain = isinstance(step, Event) and {*step.args} == {"unit", "number"}
        key = (step.id, step.args["unit"]) if isinstance(step, Event) and plain else at
        before = sums.get(key)
        if isinstance(step, Event) and isinstance(before, Event):
            step = replace(before, args={**step.args, "number": before.args["number"] + step.args["number"]})
        sums[key] = step
    yield from sums.values()


def _step(step: Event | Change, words: Words, *, whole: bool = False) -> str:
    """An order; a `whole` one with what it implies (`.with`)."""
    if isinstance(step, Event) and whole:
        return words.say(step.id, step.args, "with")
    if isinstance(step, Event):
        return words.event(step)
    said = {"marker": step.marker, "before": step.before, "after": step.after}
    return _begun(words.tell("cue-same" if step.still else "cue-change", said))  # a marker may begin it


def unmoved(cue: Cue, words: Words) -> list[str]:
    """Markers that ended where they were while something else was done: that is said, so that nobody looks for what was
    paid or gained; of two steps with what each of them was for, of more in figures."""
    found = []
    for change in cue.changes if cue.idle else ():
        if not change.still or len(change.orders) < 2 or not any(order.args.get("moves", 1) for order in change.orders):
            continue  # at the end of its track it could not move
        parts = "; ".join(_spent_on(change, cue, words))
        if parts and len(change.orders) > 2:
            parts = " ".join(f"{_amount(order, words):+}".replace("-", "−") for order in change.orders)
        said = {"marker": change.marker, "after": change.after, "parts": parts}
        found.append(_begun(words.tell("cue-same-made" if parts else "cue-same", said)))
    return found


def taken_back(step: Event | Change, words: Words) -> str:
    """What the hand does now, where an order has words for that (`back-order-…`); else the order itself is quoted."""
    if isinstance(step, Change):
        return words.say("back-change", {"marker": step.marker, "before": step.before, "after": step.after})
    if words.has(f"back-{step.id}"):
        with suppress(ValueError):  # by older rules less was told
            return words.say(f"back-{step.id}", step.args)
    return words.say("back-order", {"order": words.event(step).removesuffix(".")})


def reason(cue: Cue, words: Words, notes: Sequence[str] = (), *, summed: bool = True) -> str:
    """What brought it, unless that stands there already, in large type or in these notes, in a line, and what decided
    each thing that is to be done, where there was anything to decide. Prices and gains of markers are long, and told
    after that, or, where they stand elsewhere, not `summed` here."""
    done = [event for event in cue.events if event.kind == cue.main.kind or event in cue.deciding]
    spent = spent_on(cue, words)
    before = [] if spent else list(_unrepeated(_sources(cue, words), cue, words, notes))
    spent = spent if summed else []
    before += [words.say(id, one.args) for one in done if "card" in one.args and words.has(id := f"reason-{one.id}")]
    told = ""
    for among in (2, 1, 0):  # criteria that had left others out: as many as there is room for
        told = "; ".join(dict.fromkeys([*before, *_decided(done, words, among), *spent]))
        if len(told) <= ROOM:
            break
    return told


def _decided(done: Sequence[Event], words: Words, among: int) -> list[str]:
    """What decided each choice; where several things of one kind were chosen by different criteria, of which of them
    that is said (`whose-order-…`)."""
    chosen = [(one, one.why) for one in done if one.why is not None and len(one.why.candidates) > 1]
    found = [(one, said) for one, why in chosen if (said := words.decided(why, among=among))]
    several = len({said for one, said in found if words.has(f"whose-{one.id}")}) > 1
    return [
        words.say(f"whose-{one.id}", {**one.args, "reason": said}) if several and words.has(f"whose-{one.id}") else said
        for one, said in found
    ]


def _unrepeated(sources: Sequence[str], cue: Cue, words: Words, notes: Sequence[str]) -> Iterator[str]:
    """What brought something, unless a sentence beside it names that."""
    told = [sentence.casefold() for sentence in (*cued(cue, words), *notes)] if sources else []
    yield from (one for one in sources if not any(one.casefold() in sentence for sentence in told))


def _sources(cue: Cue, words: Words) -> list[str]:
    """What brought all that is to be done, one thing after the other, where that is known of everything; what stands in
    large type already is not told again."""
    idle = {id(order) for order in cue.idle}
    if cue.source in cue.loud or any(words.has(f"by-{order.id}") for order, _ in cue.brought if order is cue.main):
        return []
    if cue.source:
        moved = [order for order, source in cue.brought if source is cue.source and id(order) not in idle]
        return [_source(cue.source, order, words) for order in moved or [cue.main]]
    brought = {id(order): source for order, source in cue.brought}
    orders = [order for order in cue.events if order.kind == cue.main.kind and id(order) not in idle]
    orders = [
        order for order in orders if id(order) in brought or not words.has(f"spent-{order.id}")
    ]  # a price says so
    if any(id(order) not in brought for order in orders):
        return []
    large = {id(step) for step in cue.steps}
    return [_source(source, order, words) for order in orders if id(source := brought[id(order)]) not in large]


def _source(source: Event, order: Event, words: Words) -> str:
    """What brought an order; of several things that it brings, which one."""
    return words.say(f"brought-by-{source.id}", {**source.args, "brought": order.id})


def made_of(cue: Cue, words: Words, said: str) -> list[str]:
    """What sums are made of for which a line has no room: all in a reason that is too long, and those in figures."""
    still = [change for change in cue.changes if change.still and cue.idle and len(change.orders) > 2]
    figures = [part for change in still for part in _spent_on(change, cue, words)]
    return [*(spent_on(cue, words) if len(said) > ROOM else []), *figures]


def spent_on(cue: Cue, words: Words) -> list[str]:
    """Of markers that prices and gains have moved, what was paid for (`spent-order-…`), and what brought how much
    (`spent-by-marker-…`, `gained-order-…`, `gained-by-order-…`), or how much came without a source
    (`spent-marker-…`)."""
    moved = [change for change in cue.changes if not (change.still and cue.idle)]
    several = any(len(one.orders) > 1 for one in moved)
    return [part for change in moved if several for part in _spent_on(change, cue, words)]


def _spent_on(change: Change, cue: Cue, words: Words) -> list[str]:
    """What moved one marker, in the order in which it was told: prices one by one, and gains by what brought them."""
    brought = {id(order): _source(source, order, words) for order, source in cue.brought}
    prices: dict[str, str] = {}
    sums: dict[str, int] = {}
    for order in change.orders if words.has(f"spent-by-{change.marker}") else ():
        source = brought.get(id(order), "")
        price = _price(order, words, brought=bool(source))
        key = str(id(order)) if price else source
        sums[key] = sums.get(key, 0) + _amount(order, words)
        if price:
            prices[key] = words.say(price, {**order.args, "source": source})
    return [prices[key] if key in prices else _gained(change, key, amount, words) for key, amount in sums.items()]


def _price(order: Event, words: Words, *, brought: bool) -> str:
    """What says a single order in its own words, with what brought it where that is known."""
    ids = [f"gained-by-{order.id}"] if brought else [f"spent-{order.id}", f"gained-{order.id}"]
    return next(filter(words.has, ids), "")


def _gained(change: Change, source: str, amount: int, words: Words) -> str:
    """How much came, and by what if that is known."""
    said = {"amount": f"{amount:+}".replace("-", "−"), "number": abs(amount), "source": source}
    return words.say(f"spent-{'by-' if source else ''}{change.marker}", said)


def _amount(order: Event, words: Words) -> int:
    """What an order adds; what is spent is taken away."""
    amount: int = order.args["amount"]
    return -amount if words.has(f"spent-{order.id}") else amount
