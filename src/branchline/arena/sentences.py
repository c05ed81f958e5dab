"""Numbers and names of an arena as people read them; shared by the terminal and the pages."""

from __future__ import annotations

from collections import Counter
from typing import Any

from branchline.arena.intervals import Difference, Interval
from branchline.arena.lines import FAILED, UNFINISHED
from branchline.core.text import say
from branchline.core.title import Title


class Telling:
    """Speaks the texts `arena-*` in one language, and the names of one title."""

    def __init__(self, title: Title, language: str) -> None:
        self.title = title
        self.language = language

    def __call__(self, key: str, **params: Any) -> str:
        return say(self.language, f"arena-{key}", **params)

    def source(self, source: str) -> str:
        """A source of points."""
        return say(self.language, f"{self.title.family}-points-{source}")

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        if reason in (FAILED, UNFINISHED):
            return self(f"reason-{reason}")
        return say(self.language, f"{self.title.family}-reason-{reason}")

    def name(self, kind: str, id: Any) -> str:
        """A ticket, goal, train or contract."""
        return str(self.title.label(kind, id, self.language))

    def options(self, options: dict[str, Any]) -> str:
        """The options that are not as usual."""
        usual = {option.name: option.default for option in self.title.options}
        return ", ".join(f"{name}={value}" for name, value in options.items() if value != usual[name])


def percent(interval: Interval) -> str:
    """`63.4% (60.1–66.7)`."""
    return f"{interval.mean:.1%} ({100 * interval.low:.1f}–{100 * interval.high:.1f})"


def number(interval: Interval, digits: int = 1) -> str:
    """`98.2 ± 1.4`; a mean of one deal has no interval."""
    if interval.n == 0:
        return "–"
    if interval.deals < 2:
        return f"{interval.mean:.{digits}f}"
    return f"{interval.mean:.{digits}f} ± {interval.half:.{digits}f}"


def signed(difference: Difference, digits: int = 1, scale: float = 1.0) -> str:
    """`+3.1 (+1.2 to +5.0)`, with a true minus sign."""
    mean, low, high = (f"{scale * value:+.{digits}f}" for value in (difference.mean, difference.low, difference.high))
    return f"{mean} ({low}…{high})".replace("-", "−")


def table_name(bots: list[str] | tuple[str, ...]) -> str:
    """`planner + 3 greedy`: who sits at a table."""
    counts = Counter(bots)
    return " + ".join(f"{n} {bot}" if n > 1 else bot for bot, n in counts.items())
