"""The human's seat of Red Rising on the screen as a Gymnasium environment; the Automa's rules are the rest of it."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any, SupportsIndex

import gymnasium
from gymnasium import spaces

from automarium.core.ask import Ask, Asking
from automarium.core.match import Match
from automarium.core.rng import Streams
from automarium.core.tale import Tale
from automarium.games import game
from automarium.games.redrising.names import HAND, HUMAN
from automarium.games.redrising.scoring import score_sheet
from automarium.games.redrising.table import Table
from automarium.learn.redrising_sight import Observation, Sight, ones, space
from automarium.learn.redrising_steps import LEAD_WHERE, THINGS, Step, Steps, in_steps

MARGIN, WIN, CHANGE = REWARDS = ("margin", "win", "change")
REFUSED = -1.0  # for an action that the mask does not allow
WIDE = 200  # signs of a rendered line


class RedRisingEnv(gymnasium.Env[Observation, SupportsIndex]):
    """A match of Red Rising on the screen against the Automa of a level from 1 to 6.

    An action is a thing out of `THINGS`, and `action_mask` (in the observation and in the info) says which may be
    chosen; one that may not changes nothing and costs a point. The `reward` comes with the end of the match: the
    `margin` in points, or 1 for a `win` and -1 for a defeat. With `change` each step brings by how much the margin
    changed as far as the human can count it, so that a match brings in sum the margin less that of the beginning; this
    shapes the reward, and takes two thirds of the speed. `settings` are those of `automarium settings redrising`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        level: int = 2,
        *,
        reward: str = MARGIN,
        settings: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward {reward!r}: it is one of {', '.join(REWARDS)}")
        self.observation_space = space()
        self.action_space = spaces.Discrete(len(THINGS))
        self.render_mode = render_mode
        self.reward = reward
        self.lang = lang
        self.game = game("redrising")
        self.setup = self.game.setup({**(settings or {}), "depth": "screen", "level": level})
        self.answers: list[str] = []
        self.match_seed = ""
        self.ask: Ask[Any] | None = None
        self.asked: Step | None = None  # none before the first match, and after each

    # --- a match ---

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a match: the next of those that follow from the seed, or the one whose own seed is the option `match`
        (as `automarium simulate` and a journal have it)."""
        super().reset(seed=seed)
        drawn = f"{int(self.np_random.integers(2**63)):x}"
        self.match_seed = str((options or {}).get("match", drawn))
        self.answers = []
        self.table: Table = self.game.lay_table(self.setup, Streams(self.match_seed), Tale(telling=False))
        self._rules: Asking[None] = self.game.play(self.table)
        self._send(None)
        self._sight = Sight(self.table)
        self._margin = self._counted()
        return self._sight.observe(self.asked), self._info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Chooses a thing. The Automa has played when the next question comes."""
        if self.asked is None:
            raise gymnasium.error.ResetNeeded("no match is open: reset() begins one")
        number = action.__index__()
        if number not in self.asked.choices:
            return self._sight.observe(self.asked), REFUSED, False, False, {**self._info(), "refused": True}
        self._choose(self.asked.choices[number])
        return self._sight.observe(self.asked), self._reward(), self.asked is None, False, self._info()

    def _choose(self, thing: Any) -> None:
        try:
            self.asked = self._steps.send(thing)
        except StopIteration as whole:
            assert self.ask is not None
            self.answers.append(self.ask.write(whole.value))
            self._send(whole.value)

    def _send(self, answer: Any) -> None:
        """Gives the rules an answer; they come with their next question, or the match is over."""
        self.asked = None
        try:
            self.ask = self._rules.send(answer)
        except StopIteration:
            self.ask = None
            return
        self._steps: Steps = in_steps(self.ask)
        self.asked = next(self._steps)

    # --- what it brings ---

    def _reward(self) -> float:
        if self.reward == CHANGE:
            before, self._margin = self._margin, self._counted()
            return float(self._margin - before)
        if self.asked is not None:
            return 0.0
        if self.reward == MARGIN:
            return float(self.margin)
        winners = score_sheet(self.table).winners
        return 0.0 if len(winners) > 1 else 1.0 if winners == (HUMAN,) else -1.0

    @property
    def margin(self) -> int:
        """By how many points the human is ahead; before the end, as far as the human can count them."""
        sheet = score_sheet(self.table)
        return sheet.totals[0] - sheet.totals[1]

    def _counted(self) -> int:
        return self.margin if self.reward == CHANGE else 0

    def _info(self) -> dict[str, Any]:
        asked = self.asked
        info: dict[str, Any] = {
            "action_mask": ones(len(THINGS), asked.choices if asked else ()),
            "match": self.match_seed,
        }
        return info if asked else {**info, "margin": self.margin}

    # --- to look at ---

    def match(self) -> Match[Any]:
        """The match so far, to be looked at, saved (`journal`) or played on."""
        return Match(self.game, self.setup, self.match_seed, self.answers)

    def render(self) -> Any:  # a text; releases of Gymnasium differ in how they call that
        """The table and the question as the terminal shows them (needs the extra `cli`)."""
        if self.render_mode is None:
            return None
        from automarium.cli.boards.redrising import board
        from automarium.cli.show import Screen, question, sheet
        from automarium.words import words_on_screen

        words, out = words_on_screen(self.lang, self.game.id), StringIO()
        screen = Screen(file=out, no_color=True, width=WIDE)
        screen.print(board(self.table, words))
        if self.asked and self.asked.question == LEAD_WHERE:
            screen.print(f"{words.say('verb-lead')}: {words.say(self.asked.about or HAND)}")
        screen.print(question(self.ask, words) if self.ask else sheet(score_sheet(self.table), words))
        return out.getvalue()
