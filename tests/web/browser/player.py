"""Somebody who plays in a real browser with taps, and what has to be right wherever they are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlencode

from automarium.core.ask import Reports, Several
from automarium.cues import row
from automarium.taps import hand
from automarium.web.compose import Composer, compose
from tests.bots import SETUPS, human, new
from tests.web.conftest import Server, Window
from tests.web.test_compose import as_tapped, cannot_be, filled, path, unlit

SIZES = {"small": (360, 640), "phone": (390, 844), "tablet": (820, 1180), "desktop": (1400, 900)}
MOST = 1500


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
        self.press(one.and_(self.page.locator(":not(.resting)")))  # what has just come under the finger waits a moment

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
        if unlit(match, text) or (taps is None and cannot_be(match, text)):
            self.type(text)
            return
        assert taps is not None, f"{text!r} cannot be tapped"
        for said in taps[1:]:
            self.unfold()
            there = f"?{urlencode({'say': ' '.join(said)})}"  # and perhaps the screens that lead back from it
            link = self.page.locator(f'a:is([href$="{there}#answer"], [href*="{there}&from="]):visible').first
            made = compose(hand(match), said)
            if self.script and link.evaluate(FAR):
                self.click(link)  # it leads nearer
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


# on a map that is seen as a whole, too small for a finger
FAR = """one => one.closest('.map.whole:not(:has(> .fit))') !== null
  && one.closest('.map').querySelector('.place').getBoundingClientRect().width < 40"""

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


def apart(page: Any) -> None:
    """Of what is tapped around a question nothing lies over the words of anything else: a finger reaches what it
    reads."""
    over = page.evaluate(
        """() => { const all = [...document.querySelectorAll('.talk :is(a[href], button, summary)')]
             .filter((one) => one.checkVisibility())
             .filter((one) => !one.parentElement.closest('details:not([open]) > :not(summary)'))
             .map((one) => { const words = document.createRange(); words.selectNodeContents(one);
               return [one, one.getBoundingClientRect(), words.getBoundingClientRect()]; });
           return all.flatMap(([one, , a]) => all.filter(([other, b]) => !one.contains(other) && !other.contains(one) &&
               Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
               Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
             .map(([other]) => [one.textContent.trim(), other.textContent.trim()])); }"""
    )
    assert over == [], over


@contextmanager
def nothing_goes_wrong(page: Any) -> Iterator[None]:
    """No error in the console but that a script was withheld."""
    problems: list[str] = []

    def said(line: Any) -> None:
        if line.type == "error" and "app.js" not in line.location["url"]:
            problems.append(line.text)

    page.on("console", said)
    yield
    page.remove_listener("console", said)
    assert problems == []


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
