"""Prices and discounts: a discount lowers a price; what is left of it becomes resources, never VP."""

from __future__ import annotations

from automarium.games.golem.table import Table


def pay(table: Table, price: int, discount: int, what: str, parts: dict[str, int] | None = None) -> None:
    """A price by the track; what the discount is above it comes back as resources (G-19)."""
    if discount > price:
        before = table.tale.source()
        table.tale.note("note-excess", rule="G-19", amount=discount - price, what=what)
        table.gain(discount - price)
        table.tale.back_to(before)
    else:
        table.spend(price - discount, what, discount, parts)


def unused(table: Table, discount: int, what: str, rule: str = "G-18") -> bool:
    """A discount that cannot be used is resources, and as such it was of use; without one nothing is made up for
    (G-18, A-34)."""
    if discount:
        table.tale.note("note-discount", rule=rule, amount=discount, what=what)
        table.gain(discount)
    return discount > 0
