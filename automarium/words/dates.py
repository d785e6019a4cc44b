"""Days in a reader's language."""

from __future__ import annotations

from datetime import datetime

from automarium.words import Words


def when(then: datetime, now: datetime, voice: Words, *, day: bool = False) -> str:
    """When something was: today and yesterday with the time, unless only the day is wanted, and else the date."""
    days = (now.date() - then.date()).days
    if days in (0, 1) and not day:
        return voice.say(("web-today", "web-yesterday")[days], {"time": f"{then:%H:%M}"})
    return f"{then:%d.%m.%Y}" if voice.lang != "en" else f"{then:%Y-%m-%d}"
