"""Scythe by taps: reports, corrections, and the moves that stand in both."""

from __future__ import annotations

from automarium.core.tale import Say
from automarium.games.scythe.notation import RouteShape
from automarium.taps import Tap, next_taps
from automarium.taps.scythe_fixes import fix_taps
from automarium.taps.scythe_reports import GROUPS, report_taps

__all__ = ["GROUPS", "fix_taps", "report_taps"]


@next_taps.register
def _(shape: RouteShape, begun: str) -> list[Tap]:
    """First the place a piece comes from, or `+` for a new one; then the place it goes to."""
    if begun:
        join = begun if begun.endswith("+") else f"{begun.removesuffix('-')}-"
        return [Tap(f"{join}{one.text}", one.label) for one in shape.where.options]
    new = [Tap("+", Say("new-piece"))] if shape.new else []
    return [*new, *(Tap(one.text, one.label) for one in shape.options)]
