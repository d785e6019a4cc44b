"""In every window nothing overflows, everything has a name, and axe-core finds nothing that is hard to use."""

from __future__ import annotations

from pathlib import Path

import pytest

from automarium.core.ask import Reports
from automarium.cues import row
from automarium.games import GAMES
from automarium.words import LANGUAGES
from tests.bots import LONG, SETUPS, human, new, play
from tests.web.browser.player import SIZES, Player, apart, looks_right
from tests.web.conftest import Server, Window, pass_cues

AXE = Path(__file__).parents[3] / ".venv" / "axe.min.js"


LOOKS = [
    (game, theme) for at, game in enumerate(GAMES) for theme in ("dark", "light") if LONG or at % 2 == (theme > "e")
]


@pytest.mark.parametrize(("game", "theme"), LOOKS)
def test_axe_finds_nothing(window: Window, server: Server, game: str, theme: str) -> None:
    if not AXE.exists() or not AXE.stat().st_size:
        pytest.skip("left out: the look by axe-core, which npm did not bring")
    page = window(*SIZES["phone"], bypass_csp=True)
    page.context.add_cookies([{"name": "theme", "value": theme, "url": server.url}])
    match = server.shelf.add(play(new(game, SETUPS[game][0], "axe"), "axe", 12))
    for url in (
        "/",
        f"/new/{game}",
        f"/match/{match.id}",
        f"/match/{match.id}/history",
        f"/match/{match.id}/at/3",
        "/about",
    ):
        page.goto(server.url + url)
        page.add_script_tag(path=AXE)
        found = page.evaluate("() => axe.run({resultTypes: ['violations']})")["violations"]
        told = [(one["id"], [node["html"][:90] for node in one["nodes"][:3]]) for one in found]
        assert told == [], url


@pytest.mark.parametrize(("width", "height", "text"), [(320, 640, "xl"), (820, 1180, "l")])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_overflows_on_small_phones_and_tablets(
    window: Window, server: Server, game: str, width: int, height: int, text: str
) -> None:
    """The smallest phone with the largest letters, and a tablet; every page, in the language with the longest words."""
    page = window(width, height)
    page.context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in (("size", text), ("lang", "ru"))]
    )
    urls = ["/", f"/new/{game}"]
    for setup in SETUPS[game][:2]:
        path = f"/match/{server.shelf.add(play(new(game, setup, 'small'), 'small', 20)).id}"
        urls += [path, *(f"{path}{more}" for more in ("?say=fix", "/history", "/at/9", "/transcript"))]
    for url in urls:
        page.goto(server.url + url)
        looks_right(page)


@pytest.mark.parametrize("game", GAMES)
def test_no_tap_reaches_what_lies_beside_it(window: Window, server: Server, game: str) -> None:
    """Showing again what was told and the forecast lay one over the other where their line was full: at the first
    question, and after what was taken back. Elsewhere in the match, too."""
    page = window(*SIZES["small"], locale="ru")
    for setup in SETUPS[game][:2]:
        match, player = new(game, setup, "apart"), human(game, "apart")
        page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
        pass_cues(page)
        apart(page)
        for _ in range(6):
            if match.ask is not None:
                match.answer(match.ask.write(player(match.ask, match.state)))
        page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
        pass_cues(page)
        apart(page)
        page.locator(".thumb.asking [accesskey=u]").click()
        page.locator(".undone").wait_for()
        pass_cues(page)
        apart(page)


def test_a_file_is_chosen_by_a_button_in_the_readers_language(window: Window, server: Server, tmp_path: Path) -> None:
    page = window(*SIZES["small"], locale="ru")
    page.goto(server.url)
    label = page.locator("form[action='/import'] .file")
    assert label.inner_text() == "выбрать файл"
    with page.expect_file_chooser() as chooser:  # without a file what would open it asks for one
        page.locator("form[action='/import'] button").click()
    file = tmp_path / "match.json"
    file.write_text("{}")
    chooser.value.set_files(file)
    assert label.inner_text() == "match.json"
    label.locator("input").focus()
    assert label.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"


def test_the_reason_is_cut_before_what_is_to_be_done(window: Window, server: Server) -> None:
    """In the largest letters."""
    page = window(*SIZES["small"])
    cookies = {"size": "xl", "lang": "uk"}
    page.context.add_cookies([{"name": name, "value": to, "url": server.url} for name, to in cookies.items()])
    match, answerer = new("golem", {"level": "2"}, "b"), human("golem", "b")
    said: list[str] = []
    while match.ask is not None:
        match.answer(match.ask.write(answerer(match.ask, match.state)))
        if not any(one.id == "order-kill" for cue in row(match).cues for one in cue.events):
            continue
        page.goto(f"{server.url}/match/{server.shelf.add(match.copy()).id}")
        for _ in row(match).cues:
            said += page.locator(".cue.now > .note:visible").all_inner_texts()
            page.keyboard.press("ArrowRight")
    assert any("лягає в комірку" in one for one in said)


# of what is asked, and of what is tapped first, what is not in the window or is covered by the bar under it
OUT_OF_SIGHT = """(first = 2) => {
  const low = document.querySelector('.thumb.asking').getBoundingClientRect().top;
  const high = document.querySelector('.bar').getBoundingClientRect().bottom;
  const taps = [...document.querySelectorAll('#answer .taps :is(button, .button)')]
    .filter((one) => one.checkVisibility());
  const asked = document.querySelector('#answer .asked') ?? document.querySelector('#answer .ask');
  return [asked, ...taps.slice(0, first)].map((one) => one.getBoundingClientRect())
    .filter((box) => box.top < high - 1 || box.bottom > low + 1).map((box) => [box.top, box.bottom]);
}"""


@pytest.mark.parametrize("game", ["scythe", "gaia", "redrising"])  # in Golem it is the picture that is tapped next
def test_what_is_tapped_next_is_in_sight_on_a_small_phone(window: Window, server: Server, game: str) -> None:
    match, answerer = new(game, SETUPS[game][0], "in sight"), human(game, "in sight")
    while match.ask is not None and (len(match.answers) < 6 or not isinstance(match.ask.shape, Reports)):
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    id = server.shelf.add(match).id
    page = window(*SIZES["small"])
    page.goto(f"{server.url}/match/{id}")
    Player(page, server, id, "in sight").conduct()
    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wherever_a_character_can_be_gained_is_in_sight_on_a_small_phone(
    window: Window, server: Server, lang: str
) -> None:
    """In the last turn, too, which is told above the question."""
    match = new("redrising", {"depth": "counted", "first": "automa"}, "gain")
    match.answer("4; fix fleet automa 7; fix helium automa 7; fix ending yes; lead jupiter")
    page = window(*SIZES["small"], locale=lang)
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    page.locator(".thumb.asking:not(:has(.resting))").wait_for()
    assert page.evaluate(OUT_OF_SIGHT, 5) == []  # its ability, three locations and the deck


def test_answers_that_lie_nowhere_on_the_picture_are_all_in_sight(window: Window, server: Server) -> None:
    """Fourteen colours under a picture that fills half of a small window."""
    match = new("redrising", {"depth": "known", "characters": "table", "first": "human"}, "colours")
    page = window(360, 640, locale="uk")
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    page.locator(".thumb.asking:not(:has(.resting))").wait_for()
    last, bar = page.locator("#answer form.taps > a").last.bounding_box(), page.locator(".thumb.asking").bounding_box()
    assert last["y"] + last["height"] <= bar["y"]
    assert page.locator("#answer .ask").bounding_box()["y"] >= page.locator("header").bounding_box()["height"]
