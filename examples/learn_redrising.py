"""A player of Red Rising that learns by playing: a linear policy, trained by REINFORCE with numpy alone, and compared
with chance on matches that it has not seen.

    pip install "automarium[rl]"
    python examples/learn_redrising.py 10000

A feature is a fact about one possible choice: what is asked and what would be chosen; what is asked and which card lies
on top of the place that would be chosen; which card it is about and what would be chosen. Each has one weight, and the
higher their sum, the likelier the choice. After some matches the weights of whatever was chosen move up where the
margin was better than expected, and down where it was worse.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import automarium.learn as learn

LEVEL = 3
BATCH = 40  # matches between two steps of the weights
RATE = 0.05
PLACES = ("jupiter", "mars", "luna", "institute")  # the first rows of the cards that are seen
FIRST = learn.THINGS.index(PLACES[0])
ASKED = learn.ROWS.index("asked")
NONE = len(learn.CARDS)  # instead of a card where there is none
SIZES = (len(learn.QUESTIONS) * len(learn.THINGS), len(learn.QUESTIONS) * (NONE + 1), (NONE + 1) * len(learn.THINGS))

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Played = tuple[float, list[tuple[Ints, Floats]]]


def features(seen: dict[str, Any], things: Ints) -> Ints:
    """The features of each of these choices: a row a choice."""
    question = int(seen["question"].argmax())
    asked = seen["cards"][ASKED]
    about = int(asked.argmax()) if asked.any() else NONE
    tops = np.full(len(learn.THINGS), NONE)
    lying = seen["cards"][: len(PLACES)] * (seen["above"] == 0)
    tops[FIRST : FIRST + len(PLACES)] = np.where(lying.any(axis=1), lying.argmax(axis=1), NONE)
    return np.stack(
        [
            question * len(learn.THINGS) + things,
            SIZES[0] + question * (NONE + 1) + tops[things],
            SIZES[0] + SIZES[1] + about * len(learn.THINGS) + things,
        ],
        axis=1,
    )


class Policy:
    """The weights, and how they learn (Adam)."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.weights, self.mean, self.square = np.zeros((3, sum(SIZES)))
        self.steps = 0

    def play(self, env: gymnasium.Env[Any, Any], seed: int) -> Played:
        """A match: its margin, and for each choice the features of all that could be chosen, with by how much each was
        chosen more than expected."""
        seen, _ = env.reset(seed=seed)
        told, over = [], False
        while not over:
            things = np.flatnonzero(seen["action_mask"])
            found = features(seen, things)
            sums = self.weights[found].sum(axis=1)
            likely = np.exp(sums - sums.max())
            likely /= likely.sum()
            at = int(np.searchsorted(likely.cumsum(), self.chance.random() * likely.sum()))
            chosen = -likely
            chosen[at] += 1
            told.append((found, chosen))
            seen, margin, over, *_ = env.step(things[at])
        return float(margin), told

    def learn(self, played: list[Played]) -> None:
        """One step along the gradient of the margin that is to be expected."""
        margins = np.array([margin for margin, _ in played])
        better = (margins - margins.mean()) / (margins.std() + 1e-9)
        found = np.concatenate([found for _, told in played for found, _ in told])
        moved = [much * chosen for much, (_, told) in zip(better, played, strict=True) for _, chosen in told]
        weighed = np.concatenate(moved).repeat(found.shape[1])
        gradient = np.bincount(found.ravel(), weighed, len(self.weights)) / len(played)
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-4)


def measured(policy: Policy, env: gymnasium.Env[Any, Any], matches: int) -> tuple[float, float, float]:
    """The mean margin of a policy over matches that nobody learns from, within how much, and the share of victories."""
    margins = np.array([policy.play(env, 10**9 + number)[0] for number in range(matches)])
    return margins.mean(), 1.96 * margins.std() / matches**0.5, (margins > 0).mean()


def main(matches: int = 10_000, tried: int = 500) -> None:
    env = gymnasium.make(learn.ID, level=LEVEL).unwrapped
    policy = Policy(seed=1)
    print("random:  {:+.1f} ± {:.1f} points, won {:.1%}".format(*measured(policy, env, tried)))
    for first in range(0, matches, BATCH):
        played = [policy.play(env, number) for number in range(first, min(first + BATCH, matches))]
        policy.learn(played)
        if (first // BATCH + 1) % 25 == 0:
            print(f"{first + len(played):7} matches: {np.mean([margin for margin, _ in played]):+.1f}", flush=True)
    print("learned: {:+.1f} ± {:.1f} points, won {:.1%}".format(*measured(policy, env, tried)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 10_000)
