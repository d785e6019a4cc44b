"""How fast a learner can play (`python -m bench.learn`, with the extra rl): whole matches at random in the environment,
each figure beside the yardstick, and beside the same matches without one."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import gymnasium

import automarium.learn
from automarium import Stream, game, random_player, run
from bench.__main__ import Figure, beside, timed

LEVEL = 3


def rollout(reward: str) -> Callable[[int], int]:
    """Plays matches by number, any legal action as likely, and counts their steps."""
    env = gymnasium.make(automarium.learn.ID, level=LEVEL, reward=reward).unwrapped
    env.action_space.seed(1)

    def match(number: int) -> int:
        seen, _ = env.reset(seed=number)
        steps, over = 0, False
        while not over:
            seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
            steps += 1
        return steps

    return match


def counted(work: Callable[[int], int]) -> Callable[[int], tuple[int, float]]:
    """What a piece of work says that it did, timed."""

    def once(number: int) -> tuple[int, float]:
        start = process_time()
        return work(number), process_time() - start

    return once


def bare(number: int) -> object:
    """The same without an environment: no observation, and answers instead of steps."""
    setup = {"depth": "screen", "level": LEVEL}
    return run(game("redrising"), setup, str(number), random_player("redrising", Stream(str(number), "human")))


def main() -> None:
    print("rounds: of the yardstick, measured between slices of the same figure")
    print(Figure("matches at random, without an environment", *beside(timed(bare))))
    for reward in automarium.learn.REWARDS:
        match = rollout(reward)
        print(Figure(f"rollout at random, reward {reward}: matches", *beside(timed(match))))
        print(Figure(f"rollout at random, reward {reward}: steps", *beside(counted(match))))


if __name__ == "__main__":
    main()
