"""For learners: matches as Gymnasium environments. To import this room is to register them:

    import gymnasium
    import automarium.learn

    env = gymnasium.make("automarium/RedRising-v0", level=3)

or, in one line, `gymnasium.make("automarium.learn:automarium/RedRising-v0", level=3)`.
"""

from __future__ import annotations

import gymnasium

from automarium.learn.redrising import REWARDS, RedRisingEnv
from automarium.learn.redrising_sight import NUMBERS, ROWS, Observation
from automarium.learn.redrising_steps import CARDS, QUESTIONS, THINGS

__all__ = ["CARDS", "ID", "NUMBERS", "QUESTIONS", "REWARDS", "ROWS", "THINGS", "Observation", "RedRisingEnv"]

ID = "automarium/RedRising-v0"
MOST_STEPS = 2000  # only those who do not look at the mask need a limit: a match has about fifty steps

gymnasium.register(ID, entry_point="automarium.learn.redrising:RedRisingEnv", max_episode_steps=MOST_STEPS)
