"""How a game ended, and where every point came from."""

# compile: mypyc

from __future__ import annotations

from typing import Any


class Points:
    """A line of the score sheet: a source of points, how many, and what exactly gave them."""

    def __init__(self, source: str, points: int, params: dict[str, Any]) -> None:
        self.source = source
        self.points = points
        self.params = params

    def __repr__(self) -> str:
        return f"Points({self.source!r}, {self.points}, {self.params!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Points)
            and self.source == other.source
            and self.points == other.points
            and self.params == other.params
        )

    def __hash__(self) -> int:
        return hash((self.source, self.points))


class Sheet:
    """A seat's score sheet at any moment: what it would score if the game ended there.

    `hidden` names the sources in which the seat may have more, or less, that the viewer cannot know.
    """

    def __init__(self, lines: list[Points], hidden: list[str]) -> None:
        self.lines = lines
        self.hidden = hidden

    def __repr__(self) -> str:
        return f"Sheet({self.total}, hidden={self.hidden!r})"

    @property
    def total(self) -> int:
        """The points that are known."""
        return sum([line.points for line in self.lines])


class Outcome:
    """The result: why the game ended, the scores, the winners, and the score sheet of every seat."""

    def __init__(self, reason: str, scores: list[int], winners: list[int], breakdown: list[list[Points]]) -> None:
        self.reason = reason
        self.scores = scores
        self.winners = winners
        self.breakdown = breakdown

    def __repr__(self) -> str:
        return f"Outcome(reason={self.reason!r}, scores={self.scores}, winners={self.winners})"

    def by_source(self, seat: int) -> dict[str, int]:
        """A seat's points added up by source."""
        totals: dict[str, int] = {}
        for line in self.breakdown[seat]:
            totals[line.source] = totals.get(line.source, 0) + line.points
        return totals

    def as_dict(self) -> dict[str, Any]:
        """The outcome as JSON-able facts."""
        return {
            "reason": self.reason,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "breakdown": [
                [{"source": p.source, "points": p.points, **p.params} for p in lines] for lines in self.breakdown
            ],
        }
