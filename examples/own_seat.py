"""A player for the human's seat of Red Rising on the screen, in a few lines, to be named on the command line:

    cd examples
    automarium simulate redrising --set depth=screen --human own_seat:make -n 100

On the screen every answer that is offered is legal, so a player only has to choose. This one leads its weakest card to
where nothing good is covered, takes the strongest card it can see, and says no where it may.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automarium import Answerer, Ask, Stream


def make(stream: Stream) -> Answerer[Any]:
    """The player; the stream is its chance."""

    def answer(ask: Ask[Any], table: Any) -> Any:
        def core(card: Any) -> int:
            character = table.character(card) if card is not None and card.up else None
            return character.core if character else 14

        legal: Sequence[Any] = ask.legal() or [()]  # an order of cards: as they came
        if ask.id == "ask-play":
            held = {card.id: core(card) for card in table.piles["hand"]}
            leads = [one for one in legal if one.verb == "lead"]
            covered = {one["location"]: core(table.top(one["location"])) for one in leads}
            return min(leads or legal, key=lambda one: held[one["card"]] + covered[one["location"]] if leads else 0)
        if ask.id == "ask-gain":
            return max(legal, key=lambda source: core(table.top(source)) if source != "deck" else 14)
        return None if None in legal else stream.pick(legal)

    return answer
