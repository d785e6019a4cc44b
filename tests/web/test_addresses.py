"""Whatever an address says makes a page: any words, any taps, and what was begun of another question."""

from __future__ import annotations

import html
import re
from urllib.parse import unquote_plus

import pytest
from starlette.testclient import TestClient

from automarium.core.rng import Stream
from automarium.shelf import Shelf, Shelved
from automarium.taps import hand
from automarium.web import pages
from automarium.web.compose import compose
from automarium.words import LANGUAGES, _tokens, words
from tests.bots import LONG, cases, human, new, play

LINK = re.compile(r"[?]say=([^#&\"]*)")


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_any_words_in_an_address_make_a_page(id: str, setup: dict[str, object]) -> None:
    """Words of the notation in any order, as an old or a broken link may hold them; `make soak` tries many more."""
    stream = Stream("addresses", id)
    match = new(id, setup, "addresses")
    for at in range(12):
        play(match, f"addresses {at}", at)
        if match.ask is None:
            break
        known = [word for shape in (match.ask.shape, match.ask.fixes) if shape for word, _ in _tokens(shape)]
        vocabulary = [*known, "fix", "0", "-", "+", "…", "12…", "+f4", "f3-f4", "a1", "|", "&", "-3", "999", "/", "<b>"]
        for number in range(60 if LONG else 6):
            said = [stream.pick(vocabulary) for _ in range(stream.below(5))]
            said = ["fix", *said] if stream.below(2) else said
            lang = LANGUAGES[number % len(LANGUAGES)]
            page = pages.table(Shelved("id", match, 1), said, words(lang, id))
            assert "<b>" not in said or "say=<b>" not in str(page["board"])


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_whatever_is_tapped_makes_a_page(id: str, setup: dict[str, object]) -> None:
    """From tap to tap at random, on the picture and below it, into answers and corrections as deep as they go."""
    stream = Stream("walk", id)
    match = new(id, setup, "walk")
    for number in range(80 if LONG else 16):
        play(match, f"walk {number}", stream.below(4))
        if match.ask is None:
            break
        said = ["fix"] if match.ask.fixes and number % 4 else []
        for _ in range(12):
            page = pages.table(Shelved("id", match, 1), said, words(LANGUAGES[number % 3], id))
            below = [choice.say for choice in compose(hand(match), said).choices if choice.say]
            drawn = [unquote_plus(html.unescape(one)).split() for one in LINK.findall(str(page["board"]))]
            tapped = stream.pick([one for one in (below, drawn) if one] or [[()]])
            said = list(stream.pick(tapped))
            if not said:
                break


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_what_was_begun_of_another_question_makes_a_page(
    client: TestClient, shelf: Shelf, id: str, setup: dict[str, object]
) -> None:
    """As the address of a page holds it that was made before somebody answered, or as somebody types it."""
    stream = Stream("stale", id)
    shelved = shelf.add(new(id, setup, "stale"))
    match, begun = shelved.match, [["<b>"], ["x", "-", "12…"], ["fix", "b1", "999"], ["0", "|"], ["card", "c5", "red"]]
    for number in range(60 if LONG else 12):
        play(match, f"stale {number}", 1 + stream.below(2))
        if match.ask is None:
            break
        for said in (*begun[:5], *(stream.pick(begun) for _ in range(3))):
            words_of_it = " ".join(said)
            for part, version in (("", None), ("/rest", shelved.version)):
                page = client.get(f"/match/{shelved.id}{part}", params={"say": words_of_it, "version": version})
                assert page.status_code == 200
        said = []
        for _ in range(1 + stream.below(8)):
            further = [one.say or tuple(one.answer.split()) for one in compose(hand(match), said).choices]
            if not any(further):
                break
            said = list(stream.pick([one for one in further if one]))
        begun.append(said)


@pytest.mark.parametrize(("id", "setup"), list(cases()))
def test_while_something_is_corrected_a_tap_on_the_picture_reports_nothing(id: str, setup: dict[str, object]) -> None:
    match, answerer = new(id, setup, "fixing"), human(id, "fixing")
    for _ in range(30):
        if match.ask is None:
            break
        if match.ask.fixes:
            shown = pages.table(Shelved("a", match, 1), ["fix"], words("en", id))["board"]
            said = LINK.findall(str(shown))
            assert not [one for one in said if not one.startswith("fix")], match.ask.id
        match.answer(match.ask.write(answerer(match.ask, match.state)))
