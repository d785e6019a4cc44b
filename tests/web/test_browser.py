"""A whole match of each game by taps, in a real Chromium: phone and desktop, three languages, once without a script.
`make browser` plays all of them to the end, with motion, and leaves pictures of the ends in the folder `screenshots`,
which is not committed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from automarium.core.ask import Reports, Several
from automarium.cues import earlier, row
from automarium.games import GAMES
from automarium.games import game as game_of
from automarium.taps import hand
from automarium.web.compose import Composer, compose
from automarium.words import LANGUAGES, words
from tests.bots import LONG, SETUPS, human, new, play
from tests.web.conftest import Server, Window, pass_cues
from tests.web.test_compose import as_tapped, cannot_be, filled, path

SIZES = {"small": (360, 640), "phone": (390, 844), "tablet": (820, 1180), "desktop": (1400, 900)}
SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
WHOLE = [("phone", "ru")]  # these are played to the end, the others for a few turns
MOVING = [("desktop", "en")]  # these with motion
EACH = [("small", "uk"), ("desktop", "en")]  # in a short run
ALL = [(size, lang) for size in SIZES for lang in LANGUAGES]
OTHERS = [one for one in (ALL if LONG else EACH) if one not in WHOLE]
RUNS = [
    *((game, size, lang, True) for size, lang in WHOLE for game in GAMES),  # the longest first
    *(
        (game, size, lang, True)
        for number, (size, lang) in enumerate(OTHERS)
        for at, game in enumerate(GAMES)
        if LONG or at % 2 == number % 2  # in a short run by turns
    ),
    *((game, "phone", "uk", False) for game in (GAMES if LONG else GAMES[::2])),
]
FEWEST, FEW, SOME = 2, 4, 10  # answers in a short run
MOST = 1500
Recorder = Callable[[str, object], None]


HAS_ROOM = """(one) => {
    const words = document.createRange(), box = one.getBoundingClientRect();
    words.selectNodeContents(one);
    return [...words.getClientRects()].every((line) => line.top >= box.top && line.bottom <= box.bottom
        && line.left >= box.left && line.right <= box.right && box.bottom <= window.innerHeight);
}"""  # a button that is centred hides its overflow


class Player:
    """Answers as the bot would, but with taps."""

    def __init__(self, page: Any, server: Server | None, id: str, seed: str) -> None:
        self.page = page
        self.server = server
        self.id = id
        self.answerer: Any = None
        self.seed = seed
        self.press: Any = lambda one: one.click()
        self.script = True
        self.cues = 0  # that were conducted
        self.taps = 0
        self.deeds: defaultdict[str, list[int]] = defaultdict(list)  # how many taps each of them took

    def click(self, one: Any) -> None:
        self.taps += 1
        self.press(one)

    def match(self) -> Any:
        assert self.server is not None
        return self.server.shelf.take(self.id).match

    def answer(self) -> bool:
        """Gives one answer; False when the match is over."""
        match = self.match()
        if match.ask is None:
            return False
        self.answerer = self.answerer or human(match.game.id, self.seed)
        text = as_tapped(match, match.ask.write(self.answerer(match.ask, match.state)))
        self.conduct()
        before = self.taps
        self.tap(text)
        *_, deed = told = text.split("; ")  # with the points that are sure before it
        self.deeds[deed.split()[0] if isinstance(match.ask.shape, Reports) else match.ask.id].append(self.taps - before)
        after = self.match()
        assert after.answers == [*match.answers, *told], f"tapped {text!r}, got {after.answers[-1:]}"
        return True

    def tap(self, text: str) -> None:
        """Follows the composer tap by tap until the whole answer can be given."""
        match = self.match()
        taps = path(hand(match), text)
        if taps is None and cannot_be(match, text):
            self.type(text)
            return
        assert taps is not None, f"{text!r} cannot be tapped"
        for said in taps[1:]:
            self.unfold()
            there = f"?{urlencode({'say': ' '.join(said)})}"  # and perhaps the screens that lead back from it
            link = self.page.locator(f'a:is([href$="{there}#answer"], [href*="{there}&from="]):visible').first
            made = compose(hand(match), said)
            if self.script and made.sure:  # given at once
                self.post(link)
                return
            self.click(link)
            self.wait(made.said)  # two places may have become one word
        self.give(compose(hand(match), taps[-1]), text)

    def conduct(self) -> None:
        """The cues one by one: each with its button in sight, nothing to be scrolled, and a tap for each."""
        if not self.script:
            return
        told = len(row(self.match()).cues)
        for number in range(told if self.page.locator("main.conducting").count() else 0):
            assert self.page.locator("main.conducting").count(), f"cue {number + 1} of {told} is not shown"
            outside = self.page.evaluate(IN_SIGHT)
            assert outside == [], (number, self.page.locator(".cue.now").inner_text())
            self.click(self.page.locator("[data-cue='1']"))
            self.cues += 1
        assert not self.page.locator("main.conducting").count()

    def wait(self, said: tuple[str, ...]) -> None:
        self.page.wait_for_function(
            "said => document.querySelector('.said')?.dataset.said === said", arg=" ".join(said)
        )

    def unfold(self) -> None:
        """What is folded away is opened, as a finger would; the tap itself scrolls to what lies far down."""
        self.page.evaluate("() => document.querySelectorAll('.answer details').forEach((one) => { one.open = true; })")

    def give(self, made: Composer, text: str) -> None:
        """The answer itself: a button, a number, or a line to be typed."""
        self.page.wait_for_load_state()  # without a script a tap loads a page, and its style comes after it
        wanted = " ".join(text.replace(",", " ").casefold().split())
        answers = [made.answer, *(choice.answer for choice in made.choices)]
        button = next((one for one in answers if one.casefold() == wanted), None)
        if button is not None:
            found = self.page.locator(f'main button[name="answer"][value="{button}"]').first
            self.unfold()
            found = self.page.locator(f'main button[name="answer"][value="{button}"]:visible').first
            if self.script and found.evaluate("one => Boolean(one.dataset.once ?? one.form.dataset.once)"):
                self.click(found)  # it asks once
            self.post(found)
        elif made.fields:
            for at, part in enumerate(filled(made, wanted)):
                field = self.page.locator(".fields [name=part], .fields [name=count], .fields fieldset").nth(at)
                kind = field.evaluate("one => one.tagName")
                if kind == "FIELDSET":
                    self.click(field.locator(f"label:has([value='{part}'])"))
                elif kind == "SELECT":
                    field.select_option(part)
                else:
                    field.fill(part)
            self.post(self.page.locator(".fields .primary"))
        elif made.number is not None:
            field = self.page.locator('.answer input[type="number"]')
            field.fill(text.split()[-1])
            button = self.page.locator('.answer form:has(input[type="number"]) .primary')
            if self.script and field.evaluate(UNLIKE):
                self.click(button)  # it asks once
            self.post(button)
        else:
            self.type(text)

    def type(self, text: str) -> None:
        self.unfold()
        self.page.locator(".typed input[name=answer]").fill(text)
        self.post(self.page.locator(".typed button"))

    def post(self, button: Any) -> None:
        version = self.page.locator(".table").get_attribute("data-version")
        self.click(button)
        self.page.wait_for_function(
            "was => (document.querySelector('.table')?.dataset.version ?? was) !== was", arg=version
        )


# a number far from the one that was known
UNLIKE = "({ value, dataset: { now, unlike } }) => unlike && Math.abs(value - now) > Math.max(10, now / 2)"

# what of a cue is not in the window, or covered by the bar under it
IN_SIGHT = """() => {
  const bar = document.querySelector('.thumb.conduct').getBoundingClientRect();
  const inside = (one) => { const box = one.getBoundingClientRect();
    return box.top >= -1 && box.left >= -1 && box.right <= innerWidth + 1 && box.bottom <= bar.top + 1; };
  const cue = document.querySelector('.cue.now');
  const parts = [...cue.querySelectorAll(':scope > .progress, :scope > .say, :scope > .why > summary')];
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const found = parts.filter((one) => !inside(one)).map((one) => one.textContent.slice(0, 80));
  if (bar.bottom > innerHeight + 1) found.push('the bar');
  if (stage.height < innerHeight / 5) found.push(`the stage is ${stage.height} high`);
  if (!document.querySelector('.stage').firstElementChild) found.push('no picture');
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('wider than the window');
  return found;
}"""


def looks_right(page: Any) -> None:
    """Nothing is wider than the window, and every control has a name."""
    page.wait_for_load_state("load")
    wide = page.evaluate(
        """() => [...document.querySelectorAll('main *, header *')].filter(one =>
             !one.closest('.board-area, .stage, .score table, .menu-body, .visually-hidden, .where') &&
             one.getBoundingClientRect().right > document.documentElement.clientWidth + 1
           ).map(one => one.outerHTML.slice(0, 120))"""
    )
    assert wide == [], "something is wider than the window"
    assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth + 1"), "the page overflows"
    narrow = page.evaluate(
        """() => [...document.querySelectorAll('ol.steps, .answer, .setup, .cards')].filter(one =>
             one.checkVisibility() &&
             one.getBoundingClientRect().width < Math.min(280, 0.8 * document.querySelector('main').clientWidth)
           ).map(one => one.outerHTML.slice(0, 120))"""
    )
    assert narrow == [], "something is squeezed"
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('a, button, input:not([type=hidden]), summary, select')].filter(one => {
             const label = one.getAttribute('aria-label') || one.textContent.trim() || one.getAttribute('title')
               || one.labels?.[0]?.textContent.trim();
             return !label;
           }).map(one => one.outerHTML.slice(0, 120))"""
    )
    assert nameless == []


def large_enough(page: Any) -> None:
    """Whatever is tapped to answer a question has room for a finger; of a map of hexes each of these, too."""
    small = page.evaluate(
        """() => [...document.querySelectorAll(
             ':is(.answer, .thumb.asking) :is(button, .button, summary, .choice > span), .scythe .map a.can > .place')]
             .filter((one) => one.checkVisibility())
             .filter((one) => one.matches('summary') || !one.closest('details:not([open])'))
             .filter((one) => Math.min(one.getBoundingClientRect().height, one.getBoundingClientRect().width) < 43.5)
             .map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []


AXE = Path(__file__).parents[2] / ".venv" / "axe.min.js"


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


@contextmanager
def nothing_goes_wrong(page: Any) -> Iterator[None]:
    """No error of the page's script, and none in the console but that a script was withheld."""
    problems: list[str] = []

    def failed(error: Any) -> None:
        problems.append(str(error))

    def said(line: Any) -> None:
        if line.type == "error" and "app.js" not in line.location["url"]:
            problems.append(line.text)

    page.on("pageerror", failed)
    page.on("console", said)
    yield
    page.remove_listener("pageerror", failed)
    page.remove_listener("console", said)
    assert problems == []


@pytest.mark.parametrize(("game", "size", "lang", "script"), RUNS)
def test_a_match_by_taps(
    window: Window, server: Server, game: str, size: str, lang: str, script: bool, record_property: Recorder
) -> None:
    motion = LONG or (size, lang) in MOVING
    page = window(*SIZES[size], script=script, motion=motion, locale=lang, has_touch=size == "phone")
    with nothing_goes_wrong(page):
        page.goto(server.url)
        looks_right(page)
        page.goto(f"{server.url}/new/{game}?seed={game}-{size}-{lang}")
        looks_right(page)
        page.locator("form.setup button.primary").first.click()
        page.wait_for_url("**/match/*")
        player = Player(page, server, page.url.rsplit("/", 1)[1].split("#")[0].split("?")[0], f"{game} {size} {lang}")
        player.script = script
        long = (size, lang) in WHOLE
        for number in range(MOST if LONG else SOME if long else FEW if script else FEWEST):
            if not player.answer():
                break
            if number % 10 == 0:
                player.conduct()
                looks_right(page)
                large_enough(page)
        if LONG:
            assert player.match().over
        looks_right(page)
    if LONG:
        record_property(f"taps in {game}", dict(player.deeds))
        name = f"{game}-{size}-{lang}{'' if script else '-plain'}"
        page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)


class Seated(Player):
    """Sits at a match of Red Rising that is wholly on the screen: whatever lies there is tapped where it lies."""

    def tap(self, text: str) -> None:
        match, words = self.match(), text.split()
        if words[0] == "lead":
            self.click(self.card(words[1]))
            self.wait((words[1],))
            self.post(self.card(" ".join(words[1:])))
        elif (shown := self.page.locator(f".seat button.able[data-word='{words[-1]}']:visible")).count():
            shown.first.click()
            self.post(self.card(words[-1]))
        elif self.card(words[-1]).count():
            self.post(self.card(words[-1]))
        elif isinstance(match.ask.shape, Several):
            super().tap(text)
        else:
            self.give(compose(hand(match), ()), text)

    def card(self, said: str) -> Any:
        return self.page.locator(f'.seat a.able[href$="?{urlencode({"say": said})}#answer"]:visible').first


def cards_are_large_enough(page: Any) -> None:
    small = page.evaluate(
        """() => [...document.querySelectorAll('.seat :is(a, button)')].filter((one) => one.checkVisibility())
             .filter((one) => { // a pile is opened beside the name of its location, which needs more room
               const box = one.getBoundingClientRect();
               return box.height < 43.5 || box.width < (one.matches('.times') ? 33 : 43.5);
             }).map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []


@pytest.mark.parametrize(("size", "lang"), ALL if LONG else [*WHOLE, ("small", "uk")])
def test_a_match_on_the_screen_by_taps_on_its_cards(window: Window, server: Server, size: str, lang: str) -> None:
    page = window(*SIZES[size], motion=LONG, locale=lang)
    with nothing_goes_wrong(page):
        page.goto(f"{server.url}/new/redrising?depth=screen&seed=seat-{size}-{lang}")
        page.locator("form.setup button.primary").first.click()
        page.wait_for_url("**/match/*")
        player = Seated(page, server, page.url.rsplit("/", 1)[1].split("#")[0].split("?")[0], f"seat {size} {lang}")
        for number in range(MOST if LONG else SOME):
            if not player.answer():
                break
            if number % 5 == 0:
                player.conduct()
                looks_right(page)
                large_enough(page)
                cards_are_large_enough(page)
        assert player.match().over == LONG
        looks_right(page)
    if LONG:
        page.screenshot(path=SCREENSHOTS / f"redrising-seat-{size}-{lang}.png", full_page=True)


def test_a_card_is_shown_large_dragged_and_the_guide_is_switched_off(window: Window, server: Server) -> None:
    page = window(*SIZES["desktop"])
    match = server.shelf.add(new("redrising", {"depth": "screen", "first": "human"}, "drag"))
    page.goto(f"{server.url}/match/{match.id}")
    player = Seated(page, server, match.id, "drag")
    player.conduct()
    page.locator("button.tile").first.click()
    assert page.locator(".large:popover-open").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".large:popover-open").count() == 0
    assert page.locator("details.guide[open]").count() == 1
    page.locator("details.guide summary").click()
    page.reload()
    assert page.locator("details.guide:not([open])").count() == 1
    page.locator("[data-drag]").first.drag_to(page.locator("[data-drop=mars]"))
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '1'")
    assert player.match().answers[0].startswith("lead ")
    assert player.match().answers[0].endswith(" mars")
    assert page.locator("details.guide:not([open])").count() == 1
    page.evaluate("() => localStorage.clear()")


def test_undo_redo_history_and_a_moment_of_it(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/begin/redrising")
    page.locator("button[value=counted]").click()
    page.wait_for_url("**/match/*")
    player = Player(page, server, page.url.rsplit("/", 1)[1], "history")
    for _ in range(6):
        player.answer()
    answers = player.match().answers
    player.conduct()
    player.post(page.locator("form[action$='/undo'] button:visible").first)
    assert player.match().answers == answers[:-1]
    player.post(page.locator("form[action$='/redo'] button"))
    assert player.match().answers == answers
    page.goto(f"{page.url.split('?')[0]}/history")
    assert page.locator(".steps > li").count() == 6
    page.locator(".steps a").nth(3).click()
    page.wait_for_url("**/at/3")
    looks_right(page)
    page.locator("form[action$='/go'] button").click()
    page.wait_for_url(lambda url: "/at/" not in url)
    assert player.match().answers == answers[:3]


def test_the_board_can_be_tapped_and_values_corrected(window: Window, server: Server) -> None:
    page = window(*SIZES["desktop"])
    page.goto(f"{server.url}/new/redrising")
    page.locator("label.choice:has(input[name=first][value=human])").click()
    page.locator("label.choice:has(input[name=house][value=mars])").click()
    page.locator("form.setup button.primary").first.click()
    page.wait_for_url("**/match/*")
    player = Player(page, server, page.url.rsplit("/", 1)[1], "board")
    player.conduct()
    player.tap("4")
    player.conduct()
    page.locator('svg.road a[href$="say=mars#answer"]').click()
    page.wait_for_selector('.answer button[value="scout mars"]')
    player.post(page.locator('.answer button[value="lead mars"]'))
    assert player.match().answers == ["4", "lead mars"]
    page.locator('a.fixable[href*="fix+helium+automa"]').click()
    page.wait_for_function("() => document.querySelector('.said')?.dataset.said === 'fix helium automa'")
    page.locator('.answer input[type="number"]').fill("4")
    player.post(page.locator('.answer form:has(input[type="number"]) .primary'))
    assert player.match().state.tracks["automa"]["helium"] == 4


def test_language_switch_keeps_the_place(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"], locale="en")
    page.goto(f"{server.url}/begin/redrising")
    page.locator("button[value=counted]").click()
    page.wait_for_url("**/match/*")
    url = page.url
    page.locator(".menu > summary").click()
    page.locator("button[name=lang][value=uk]").click()
    page.wait_for_function("() => document.documentElement?.lang === 'uk'")
    assert page.url == url
    page.locator(".menu > summary").click()
    page.locator("button[name=theme][value=light]").click()
    page.wait_for_function("() => document.documentElement?.dataset.theme === 'light'")


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
def test_the_keyboard_is_enough(window: Window, server: Server, game: str) -> None:
    """Answers are given by the keyboard alone; after each tap the focus is where the answer goes on."""
    page = window(*SIZES["desktop"])
    page.goto(server.url)
    asked = page.locator(f"a[href='/begin/{game}']").count()  # some games ask newcomers alone
    assert asked or not any(one.first and not one.once for one in game_of(game).settings)
    page.locator(f"form[action='/new/{game}'] button, a[href='/begin/{game}']").focus()
    page.keyboard.press("Enter")
    if asked:
        page.wait_for_url("**/begin/*")
        page.locator(".begin button:not([value=screen])").first.focus()  # where there is something to correct
        page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    player = Player(page, server, page.url.rsplit("/", 1)[1], f"keys {game}")

    def press(one: Any) -> None:
        one.click(trial=True)  # what ends the turn rests for a moment after an answer
        one.focus()
        page.keyboard.press("Enter")

    player.press = press
    for _ in range(6):
        player.answer()
    player.conduct()
    page.locator('.thumb a[href$="say=fix#answer"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('.said[data-said="fix"]')
    assert page.evaluate("() => document.activeElement.id") == "answer"
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('#answer') !== null")


def test_a_refused_answer_can_be_reloaded_and_read_in_another_language(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"], locale="en")
    page.goto(f"{server.url}/begin/redrising")
    page.locator("button[value=counted]").click()
    page.wait_for_url("**/match/*")
    url = page.url
    Player(page, server, url.rsplit("/", 1)[1], "refused").conduct()
    page.locator(".typing > summary").click()
    page.locator(".typed input[name=answer]").fill("nonsense")
    page.locator(".typed button").click()
    page.wait_for_selector(".notice")
    assert page.url == url
    page.locator(".menu > summary").click()
    assert page.locator(".notice").count() == 0  # whoever goes on has read it
    page.locator("button[name=lang][value=ru]").click()
    page.wait_for_function("() => document.documentElement?.lang === 'ru'")
    assert page.url == url
    page.reload()
    assert page.locator(".ask").count() == 1


def test_a_link_on_another_site_leaves_an_open_tab_as_it_was(window: Window, server: Server) -> None:
    """`localhost` is another site than 127.0.0.1, though the same machine."""
    page = window(*SIZES["phone"], locale="en")
    page.goto(f"{server.url}/begin/redrising")
    page.locator("button[value=counted]").click()
    page.wait_for_url("**/match/*")
    other = page.context.new_page()
    other.goto(server.url.replace("127.0.0.1", "localhost"))
    other.evaluate(
        "url => { const a = document.createElement('a'); a.href = url; document.body.append(a); a.click(); }", page.url
    )
    other.wait_for_url(page.url)
    other.close()
    Player(page, server, page.url.rsplit("/", 1)[1], "link").conduct()
    page.locator(".typing > summary").click()
    page.locator(".typed input[name=answer]").fill("4")
    page.locator(".typed button").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '1'")
    assert server.shelf.take(page.url.rsplit("/", 1)[1]).match.answers == ["4"]


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


# --- the conducted turn ---


def conducted(window: Window, server: Server, game: str = "scythe", **options: Any) -> tuple[Any, Player]:
    """A page on which the Automa has just had a turn of several cues."""
    match, answerer = new(game, SETUPS[game][0], "conducted"), human(game, "conducted")
    while len(match.answers) < 3 or len(row(match).cues) < 3:
        assert match.ask is not None
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    id = server.shelf.add(match).id
    page = window(*SIZES["phone"], **options)
    page.goto(f"{server.url}/match/{id}")
    return page, Player(page, server, id, "conducted")


def now(page: Any) -> int:
    """The number of the cue that is shown, from 0; -1 for none."""
    found: int = page.locator(".cue").evaluate_all("all => all.findIndex((one) => one.matches('.conducting .now'))")
    return found


def test_cues_by_the_keyboard(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    for key, cue in (("Space", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Backspace", 0), ("Backspace", 0)):
        page.keyboard.press(key)
        assert now(page) == cue, key


def test_no_list_of_cues_is_seen_before_its_script(window: Window, server: Server) -> None:
    """A script that never comes leaves the list to be read."""
    page, _ = conducted(window, server)
    assert page.locator(".cue.now").is_visible()
    page.route("**/app.js", lambda route: route.abort())
    page.reload(wait_until="domcontentloaded")
    assert not page.locator(".cue").first.is_visible()
    page.locator(".cue").first.wait_for(state="visible")
    assert now(page) == -1
    page.unroute("**/app.js")


def test_a_cue_is_announced_and_where_one_was_is_remembered(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    page.keyboard.press("ArrowRight")
    said = page.locator(".cue.now > .say").inner_text().split()[0]
    assert said in page.locator("#live").inner_text()
    page.reload()
    assert now(page) == 1


def test_the_whole_turn_as_a_list_is_remembered(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    number = page.locator(".cue").count()
    page.locator(".thumb [data-list]").click()
    assert page.locator(".cue:visible").count() == number
    assert page.locator(".ask").is_visible()
    page.reload()
    assert now(page) == -1
    assert page.locator(".cue:visible").count() == number
    page.locator(".to-ask").click()
    assert page.evaluate(ASKED_IN_SIGHT)
    page.locator(".cues [data-again]").click()
    assert now(page) == 0
    assert not page.locator(".to-ask").is_visible()


ASKED_IN_SIGHT = """() => {
  const { top } = document.querySelector('#answer .ask').getBoundingClientRect();
  return 0 < top && top < innerHeight;
}"""


def test_cues_go_on_where_they_were_after_the_list_and_after_an_undo(window: Window, server: Server) -> None:
    page, player = conducted(window, server)
    page.keyboard.press("ArrowRight")
    page.locator(".thumb [data-list]").click()
    page.locator(".singly").click()
    assert now(page) == 1
    page.locator(".menu > summary").click()
    player.post(page.locator(".menu form[action$='/undo'] button"))
    assert now(page) == -1
    player.post(page.locator(".thumb.asking form[action$='/redo'] button"))
    assert now(page) == 0, "what had been done is put back by now"
    assert not page.locator(".echo.redone").count(), "and what is told one by one is not listed as well"


def test_what_is_told_again_is_called_so_and_is_not_to_be_done(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    button, where = page.locator("[data-cue='1']"), page.locator(".cue.now .progress span")
    done = button.inner_text()
    assert "again" not in where.inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert where.inner_text().endswith("· again")
    assert button.inner_text() == "Next" != done
    page.keyboard.press("ArrowRight")
    assert "again" not in where.inner_text()


def test_a_list_keeps_its_place(window: Window, server: Server) -> None:
    """A new one is read from its beginning; after an undo what is to be put back and asked is in sight."""
    page, player = conducted(window, server)
    page.locator(".thumb [data-list]").click()
    player.answer()
    while len(row(player.match()).cues) < 3:
        player.answer()
    assert page.evaluate("() => window.scrollY") == 0
    page.locator(".ask").scroll_into_view_if_needed()
    player.post(page.locator(".thumb.asking form[action$='/undo'] button"))
    top, bottom = page.locator(".echo.undone").evaluate("one => [one.getBoundingClientRect().top, innerHeight]")
    page.evaluate("() => localStorage.clear()")
    assert 0 <= top < bottom


def test_a_new_list_is_read_from_its_beginning_where_all_is_on_the_screen(window: Window, server: Server) -> None:
    page = window(*SIZES["small"])
    id = server.shelf.add(new("golem", {"level": "1"}, "listed")).id
    page.goto(f"{server.url}/match/{id}")
    player = Player(page, server, id, "listed")
    page.evaluate("() => localStorage.setItem('list', '1')")
    page.reload()
    while not (told := len(row(player.match()).cues)) or player.match().answers == []:
        player.answer()
    shown, scrolled = page.locator(".cue:visible").count(), page.evaluate("() => window.scrollY")
    page.evaluate("() => localStorage.clear()")
    assert (shown, scrolled) == (told, 0)


def test_a_list_of_what_was_long_ago_leaves_the_table_as_it_is_shown(window: Window, server: Server) -> None:
    page = window(*SIZES["small"])
    id = server.shelf.add(new("scythe", SETUPS["scythe"][0], "listed")).id
    page.goto(f"{server.url}/match/{id}/at/0")
    page.locator(".thumb [data-list]").click()
    assert not page.locator("main.conducting").count()
    page.goto(f"{server.url}/match/{id}")
    conducting = page.locator("main.conducting").count()
    page.evaluate("() => localStorage.clear()")
    assert conducting


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


def test_why_slides_up_and_a_rung_lights_who_was_left(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    while not page.locator(".cue.now .ladder").count():
        page.locator("[data-cue='1']").click()
    page.locator(".cue.now > .why > summary").click()
    rung = page.locator(".cue.now .ladder li[data-left]:not([data-left=''])").first
    rung.click(position={"x": 5, "y": 5})
    left = (rung.get_attribute("data-left") or "").split()
    lit = page.evaluate("() => [...document.querySelectorAll('.stage .left')].map((one) => one.dataset.at)")
    assert set(lit) == set(left)


def test_the_second_tap_of_two_skips_no_cue(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    done = page.locator("[data-cue='1']")
    page.evaluate("() => { performance.now = () => Infinity; }")  # however slow the machine is
    done.dblclick()
    assert page.locator(".cue").evaluate_all("(all) => all.findIndex((one) => one.matches('.now'))") == 1
    done.click()
    assert page.locator(".cue").evaluate_all("(all) => all.findIndex((one) => one.matches('.now'))") == 2


def test_what_is_looked_at_again_is_not_taken_back_by_a_tap(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    undo = page.locator(".cue.now .echo.first button")
    assert undo.is_visible()
    while page.locator("main.conducting").count():
        page.locator("[data-cue='1']").click()
    page.locator("[data-again]:visible").first.click()
    assert page.locator("main.conducting").count() == 1
    assert undo.count() == 1
    assert not undo.is_visible()


def test_a_tap_beside_the_menu_only_closes_it(window: Window, server: Server) -> None:
    """It went through to what lay under it: a picture turned, a place was tapped."""
    page, _ = conducted(window, server)
    svg = page.locator(".stage svg[data-near]").first
    page.locator(".menu > summary").click()
    page.locator(".stage").click(position={"x": 15, "y": 15})
    assert page.locator(".menu[open]").count() == 0
    assert svg.get_attribute("data-away") is None
    page.locator(".menu > summary").click()
    page.keyboard.press("Escape")
    assert page.locator(".menu[open]").count() == 0


def test_when_the_reasons_are_closed_the_picture_is_whole_again(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    why = page.locator(".cue.now .why:not(.unchecked) > summary")
    rung = page.locator(".cue.now .ladder li[data-left]:not([data-left=''])")
    while not (why.count() and rung.count()):
        page.locator("[data-cue='1']").click()
    svg = page.locator(".stage svg[data-near]").first
    why.click()
    rung.first.click(position={"x": 5, "y": 5})
    assert page.locator(".stage .left").count()
    why.click()
    page.wait_for_function("() => !document.querySelector('.stage .left')")
    assert svg.get_attribute("viewBox") == svg.get_attribute("data-near")


def test_a_tap_on_the_picture_shows_all_of_it(window: Window, server: Server) -> None:
    page, _ = conducted(window, server)
    svg = page.locator(".stage svg[data-near]").first
    while svg.get_attribute("data-near") == svg.get_attribute("data-whole"):
        page.locator("[data-cue='1']").click()
    assert svg.get_attribute("viewBox") == svg.get_attribute("data-near")
    page.locator(".stage").click()
    assert svg.get_attribute("viewBox") == svg.get_attribute("data-whole")
    page.locator(".stage").click()
    assert svg.get_attribute("viewBox") == svg.get_attribute("data-near")


def test_two_taps_on_a_picture_that_moves_lead_back_to_what_the_cue_shows(window: Window, server: Server) -> None:
    """It ended a hair beside where it should, and the next tap zoomed into an empty part of it."""
    page, _ = conducted(window, server, motion=True)
    for _ in range(page.locator(".cue").count()):
        page.wait_for_timeout(450)
        shown = page.locator(".stage svg[data-near]").first.get_attribute("viewBox")
        for _ in range(2):
            page.locator(".stage").click(position={"x": 8, "y": 8})
            page.wait_for_timeout(450)
        assert page.locator(".stage svg[data-near]").first.get_attribute("viewBox") == shown
        page.locator("[data-cue='1']").click()


def test_an_answer_given_anew_after_it_was_taken_back_is_conducted(window: Window, server: Server) -> None:
    """The page took its cues for those that had been seen before the undoing."""
    page = window(*SIZES["phone"])
    id = server.shelf.add(new("scythe", {"human": "saxony", "automa": "nordic"}, "anew")).id
    page.goto(f"{server.url}/match/{id}")
    player = Player(page, server, id, "anew")
    player.conduct()
    for _ in range(2):
        player.tap("end")
        assert now(page) == 0
        player.post(page.locator(".cue.now .echo.first button"))
        assert now(page) == -1


def test_the_first_digit_takes_the_place_of_what_stood_there(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    id = server.shelf.add(new("gaia", {}, "digits")).id
    page.goto(f"{server.url}/match/{id}")
    Player(page, server, id, "digits").conduct()
    page.goto(f"{server.url}/match/{id}?say=fix+vp+automa#answer")
    field = page.locator(".answer input[type=number]")
    assert field.input_value()
    for key in ("3", "5"):
        page.locator(f".keys [data-key='{key}']").click()
    assert field.input_value() == "35"
    for _ in "35":
        page.locator(".keys [data-key='⌫']").click()
    page.locator(".answer .number .primary").click()  # nothing is given: that is refused, and can be made good
    page.locator(".keys [data-key='7']").click()
    assert field.evaluate("one => one.checkValidity()")


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


def test_two_devices_at_one_match_follow_each_other(window: Window, server: Server) -> None:
    phone, player = conducted(window, server)
    tablet = window(*SIZES["tablet"])
    tablet.goto(phone.url)
    phone.keyboard.press("ArrowRight")
    tablet.wait_for_function("() => document.querySelectorAll('.cue')[1]?.matches('.conducting .now')")
    while now(phone) >= 0:
        phone.keyboard.press("ArrowRight")
    player.answer()
    answers = str(len(player.match().answers))
    tablet.wait_for_function("answers => document.querySelector('.table').dataset.answers === answers", arg=answers)


def test_a_lost_connection_keeps_the_page_and_sends_the_tap_when_it_is_back(window: Window, server: Server) -> None:
    page = window(*SIZES["phone"])
    id = server.shelf.add(new("redrising", {"first": "human"}, "lost")).id
    page.goto(f"{server.url}/match/{id}")
    Player(page, server, id, "lost").conduct()
    page.context.set_offline(True)
    page.locator('.answer button[value="4"]').click()
    page.wait_for_selector("#offline:visible")
    assert page.locator(".ask").count() == 1
    page.context.set_offline(False)
    page.wait_for_selector("#offline", state="hidden")
    page.wait_for_function("() => document.querySelector('.table').dataset.answers === '1'")
    assert server.shelf.take(id).match.answers == ["4"]


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
    page.locator("main .taps a:visible").first.click()
    page.wait_for_selector(".said[data-said='hero']")
    resting = page.locator("#answer .resting")
    assert resting.all_inner_texts() == ["F1 mountain"]  # which has come there, and would be an answer


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


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_watched(window: Window, server: Server, game: str) -> None:
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/watch/{game}")
    for _ in range(6 if LONG else 3):
        pass_cues(page)
        looks_right(page)
        url = page.url
        page.locator(".thumb.asking .primary:not(.resting)").click()
        page.wait_for_function("url => location.href !== url", arg=url)


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


def test_keys_go_on_with_the_cues_after_a_reason_was_read_and_write_numbers(window: Window, server: Server) -> None:
    page = window(*SIZES["desktop"], locale="en")
    match = play(new("scythe", SETUPS["scythe"][0], "keys"), "keys")
    while match.ask is None or match.ask.id != "ask-final":
        match.undo()
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    pass_cues(page)
    page.locator("#answer .ask").click()  # nothing has the focus
    page.keyboard.press("7")
    assert page.locator("#answer input[type=number]").first.input_value() == "7"
    told = play(new("scythe", SETUPS["scythe"][0], "keys"), "keys", 6)
    while len(row(told).cues) < 2 or not any(event.why for event in row(told).cues[0].events):
        play(told, "keys", 1)
    page.goto(f"{server.url}/match/{server.shelf.add(told).id}")
    page.locator(".cue.now .why > summary").first.click()
    page.keyboard.press("Escape")
    assert not page.locator(".cue.now .why[open]").count()
    first = page.locator(".cue.now > .say").inner_text()
    page.keyboard.press("Space")
    assert page.locator(".cue.now > .say").inner_text() != first


def test_a_list_on_a_wide_screen_stands_beside_the_question(window: Window, server: Server) -> None:
    page = window(*SIZES["desktop"], locale="en")
    page.goto(f"{server.url}/match/{server.shelf.add(new('scythe', SETUPS['scythe'][0], 'wide')).id}")
    page.locator(".thumb [data-list]").click()
    boxes = [page.locator(one).first.bounding_box() for one in (".cues", ".talk", ".board-area")]
    scrolled = page.evaluate("() => { localStorage.clear(); return window.scrollY; }")
    cues, talk, board = boxes
    assert scrolled == 0
    assert cues["x"] + cues["width"] <= talk["x"] + 1
    assert cues["y"] < board["y"]


def test_what_a_turn_had_told_before_a_question_is_a_tap_back_and_not_counted(window: Window, server: Server) -> None:
    """In the midst of a phase something is asked for; what is told after it is counted from one on."""
    match, answerer = new("golem", {"door": "owner"}, "earlier"), human("golem", "earlier")
    while not earlier(match) or len(row(match).cues) < 2:
        assert match.ask is not None
        match.answer(match.ask.write(answerer(match.ask, match.state)))
    page = window(*SIZES["phone"])
    page.goto(f"{server.url}/match/{server.shelf.add(match).id}")
    before, told = len(earlier(match)), len(row(match).cues)
    assert now(page) == before
    assert f"1 / {told}" in page.locator(".cue.now .progress").inner_text()
    page.locator("[data-cue='-1']").click()
    assert now(page) == before - 1
    assert page.locator(".cue.now.past").count() == 1
