"""What ends a turn in a real browser: it asks once, rests under the finger, and lies where nothing else is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from automarium.core.ask import Reports
from automarium.core.match import Match
from automarium.words import LANGUAGES, words
from tests.bots import SETUPS, human, new, play
from tests.web.browser.player import SIZES, Player, large_enough
from tests.web.conftest import Server, Window, pass_cues
from tests.web.golem.kit import whole

HAS_ROOM = """(one) => {
    const words = document.createRange(), box = one.getBoundingClientRect();
    words.selectNodeContents(one);
    return [...words.getClientRects()].every((line) => line.top >= box.top && line.bottom <= box.bottom
        && line.left >= box.left && line.right <= box.right && box.bottom <= window.innerHeight);
}"""  # a button that is centred hides its overflow


def test_a_combat_is_given_after_an_ok_that_came_too_early(window: Window, server: Server) -> None:
    """Each number of the dial was told to be missing, and only the one that was tapped then forgot it."""
    match = new("scythe", {"human": "crimea", "automa": "nordic", "check-moves": "no"}, "early")
    match.answer("fix hero G3; fix automa-mechs F4; hero G3-F4; fight")
    id = server.shelf.add(match).id
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/match/{id}")
    Player(page, server, id, "early").conduct()
    page.locator(".fields .primary").click()
    page.locator(".fields label:has([value='3'])").first.click()
    page.locator(".fields .primary").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '5'")


def test_what_ends_the_turn_asks_once_when_nothing_was_reported(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    id = server.shelf.add(new("scythe", SETUPS["scythe"][0], "once")).id
    page.goto(f"{server.url}/match/{id}")
    Player(page, server, id, "once").conduct()
    page.wait_for_timeout(700)
    end = page.locator(".thumb.asking button[value=end]")
    end.click()
    assert server.shelf.take(id).match.answers == []
    end.click()
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '1'")


def test_a_pass_asks_once(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    match, answerer = new("golem", {"level": "1"}, "pass"), human("golem", "pass")
    while match.ask is not None and not isinstance(match.ask.shape, Reports):
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    id, before = server.shelf.add(match).id, len(match.answers)
    page.goto(f"{server.url}/match/{id}")
    Player(page, server, id, "pass").conduct()
    passes = page.locator("#answer button[value=pass]")
    passes.click()
    assert "asks" in passes.get_attribute("class")
    assert len(server.shelf.take(id).match.answers) == before
    passes.click()
    page.wait_for_function("was => Number(document.querySelector('.table').dataset.answers) > was", arg=before)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_before_the_turn_ends_has_room(window: Window, server: Server, lang: str) -> None:
    page, voice = window(*SIZES["small"]), words(lang, "scythe")
    page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    id = server.shelf.add(new("scythe", SETUPS["scythe"][0], "once")).id
    for warning in ("web-nothing-reported", "end-before-combat", "end-before-encounter"):
        page.goto(f"{server.url}/match/{id}")
        pass_cues(page)
        end = page.locator(".thumb.asking button[value=end]:enabled")
        end.evaluate("(one, said) => { one.form.dataset.once = said; }", voice.say(warning))
        end.click()
        assert end.inner_text() == voice.say(warning)
        assert end.evaluate(HAS_ROOM)
        assert end.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") > 14


def test_only_what_lies_under_the_finger_rests_after_an_answer(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    id = server.shelf.add(new("scythe", SETUPS["scythe"][0], "rests")).id
    page.goto(f"{server.url}/match/{id}")
    page.evaluate("() => { window.setTimeout = () => 0; }")  # it rests for ever
    pass_cues(page)  # the last of them is tapped where the turn is ended next
    assert page.locator(".thumb.asking .resting").all_inner_texts() == [
        page.locator(".thumb.asking button[value=end]").inner_text()
    ]


def test_a_second_tap_is_not_meant_for_what_has_come_under_the_finger(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    id = server.shelf.add(new("scythe", SETUPS["scythe"][0], "rests")).id
    page.goto(f"{server.url}/match/{id}")
    pass_cues(page)
    page.wait_for_timeout(500)  # the last cue's tap has been forgotten
    page.evaluate("() => { window.setTimeout = () => 0; }")  # it rests for ever
    page.locator("main .taps [data-sign=tap-goods]").click(position={"x": 60, "y": 6})
    page.wait_for_selector(".said[data-said='goods']")
    resting = page.locator("#answer .resting")
    assert resting.all_inner_texts() == ["F1 mountain"]  # which has come there, and would be an answer


def test_a_tap_that_was_to_give_what_gave_itself_passes_no_cue(window: Window, server: Server) -> None:
    """The last number of a column gives the card: “done” lies where “enter” was before."""
    card = (one for one in whole({"door": "owner", "level": "2"}, "short") if one.ask and one.ask.id == "ask-card")
    match = next(one for one in card if one.ask and one.ask.args["need"] == "rabbi" and one.ask.args["known"] == 5)
    page = window(*SIZES["phone"])
    path = f"{server.url}/match/{server.shelf.add(match).id}"
    page.goto(path)
    pass_cues(page)
    page.goto(f"{path}?say=c1+none+r512")
    page.evaluate("() => { window.setTimeout = () => 0; }")  # it rests for ever
    page.locator("#answer form.taps > :is(a, button:enabled)").first.click()
    page.wait_for_selector("main.conducting")
    assert page.locator(".thumb.conduct [data-cue='1'].resting").count() == 1


MARBLE = ".board-area a.can[href*='say=']"  # a tap on it is an answer as it stands
ANSWERED = "was => Number(document.querySelector('.table').dataset.answers) > was"


def where_marbles_are_taken(seed: str) -> Match[Any]:
    match = play(new("golem", SETUPS["golem"][0], seed), seed)
    return match.at(next(at for at, step in enumerate(match.steps) if step.ask.id == "ask-turn"))


def test_a_tap_while_an_answer_is_on_its_way_is_no_second_answer(window: Window, server: Server) -> None:
    page, match = window(*SIZES["phone"]), where_marbles_are_taken("bounce")
    id, before = server.shelf.add(match).id, len(match.answers)
    page.goto(f"{server.url}/match/{id}")
    pass_cues(page)
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    page.route("**/answer", hold)
    with page.expect_request("**/answer"):
        page.locator(MARBLE).first.click()
    click = "new MouseEvent('click', { bubbles: true, cancelable: true })"
    page.locator(MARBLE).evaluate_all(f"all => all.forEach(one => one.dispatchEvent({click}))")
    assert page.locator(".tapped").count() == 1, "the first one"
    held[0].continue_()
    page.wait_for_function(ANSWERED, arg=before)
    page.unroute("**/answer")
    assert len(server.shelf.take(id).match.answers) == before + 1


def test_what_was_tapped_for_a_question_that_is_answered_answers_no_other(window: Window, server: Server) -> None:
    match = where_marbles_are_taken("late")
    id, before = server.shelf.add(match).id, len(match.answers)
    late, other = window(*SIZES["phone"]), window(*SIZES["tablet"])
    late.route("**/live", lambda route: route.abort())  # it does not hear of the other one
    for page in (late, other):
        page.goto(f"{server.url}/match/{id}")
        pass_cues(page)
    for page, marble in ((other, other.locator(MARBLE).last), (late, late.locator(MARBLE).first)):
        marble.click()
        page.wait_for_function(ANSWERED, arg=before)
    late.unroute("**/live")
    assert len(server.shelf.take(id).match.answers) == before + 1
    assert late.locator(".notice").count() == 0


def _as_tapped(page: Any) -> Any:
    return page.locator(".thumb.asking .above button")


def _with_digits(page: Any) -> Any:
    """Digits write the number that was touched."""
    numbers = page.locator(".fields input[type=number]")
    for at, digits in enumerate(("12", "40", "7")):
        if at:
            numbers.nth(at).click()
        for digit in digits:
            page.locator(f"[data-key='{digit}']").click()
    return page.locator(".fields .primary")


@pytest.mark.parametrize(
    ("said", "filled", "given"),
    [("recruit+coin", _as_tapped, "recruit coin"), ("tracks", _with_digits, "tracks 12 40 7")],
)
def test_what_gives_an_answer_does_not_lie_where_the_turn_is_ended(
    window: Window, server: Server, said: str, filled: Callable[[Any], Any], given: str
) -> None:
    page = window(*SIZES["small"])
    id = server.shelf.add(new("scythe", SETUPS["scythe"][0], "apart")).id
    page.goto(f"{server.url}/match/{id}")
    player = Player(page, server, id, "apart")
    player.conduct()
    slots = page.locator(".thumb.asking :has(> .sign)")
    places = [slots.nth(at).bounding_box() for at in range(4)]
    page.goto(f"{server.url}/match/{id}?say={said}")
    assert [slots.nth(at).bounding_box() for at in range(4)] == places
    give = filled(page)
    give.scroll_into_view_if_needed()
    low = give.bounding_box()["y"] + give.bounding_box()["height"]
    large_enough(page)
    player.post(give)
    assert player.match().answers == [given]
    assert page.locator(".thumb.asking button[value=end]").bounding_box()["y"] >= low
    assert [slots.nth(at).bounding_box() for at in range(4)] == places


@pytest.mark.parametrize("size", SIZES)
def test_in_every_window_a_turn_is_ended_by_asking_once_and_a_match_is_played_again(
    window: Window, server: Server, size: str
) -> None:
    page = window(*SIZES[size], locale="en")
    match = server.shelf.add(new("scythe", SETUPS["scythe"][0], "ends"))
    page.goto(f"{server.url}/match/{match.id}")
    pass_cues(page)
    ending = page.locator('button[name="answer"][value="end"]:visible')
    assert ending.count() == 1
    ending.click()
    assert page.locator(".thumb form.asks").count() == 1
    assert server.shelf.take(match.id).match.answers == []
    over = server.shelf.add(play(new("golem", {"level": "1"}, "ends"), "ends"))
    page.goto(f"{server.url}/match/{over.id}")
    pass_cues(page)
    page.locator(f'form[action="/match/{over.id}/again"] .primary').click()
    page.wait_for_url(lambda url: over.id not in url)


def test_what_was_asked_once_is_not_said_of_another_choice(window: Window, server: Server) -> None:
    """With less on the dial the button went on doubting the power, and would have asked no more."""
    match = new("scythe", {"human": "crimea", "automa": "nordic", "check-moves": "no"}, "doubt")
    match.answer("fix my-power 3; fix hero G3; fix automa-mechs F4; hero G3-F4; fight")
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    send = page.locator(".fields .primary")
    said = send.inner_text()

    def dial(number: int) -> None:
        page.locator(f".fields label:has([name=part-1][value='{number}'])").click()

    dial(7)
    send.click()
    assert send.inner_text() != said
    dial(3)
    assert send.inner_text() == said
    dial(7)
    send.click()
    assert send.inner_text() != said, "it is asked anew"
    send.click()
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '6'")


def test_a_finale_on_a_wide_screen_is_scrolled_with_the_page(window: Window, server: Server) -> None:
    """All of it can be reached, down to the way home."""
    page = window(*SIZES["desktop"])
    match = play(new("scythe", SETUPS["scythe"][0], "wide"), "wide")
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    page.evaluate("() => window.scrollTo(0, document.body.scrollHeight)")
    way_home = page.locator("#answer a[href='/']").bounding_box()
    bar = page.locator(".thumb.asking").bounding_box()
    assert 0 < way_home["y"] < bar["y"] - way_home["height"] + 1
    assert page.evaluate(
        "() => { const one = document.querySelector('.talk'); return one.scrollHeight <= one.clientHeight + 1; }"
    )
