"""How a game ended, and where every point came from."""

# compile: mypyc

from __future__ import annotations

from typing import Any

from branchline.core.arguments import seat_number


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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.lines == other.lines and self.hidden == other.hidden

    def __hash__(self) -> int:
        return hash((tuple(self.lines), tuple(self.hidden)))

    @property
    def total(self) -> int:
        """The points that are known."""
        return sum([line.points for line in self.lines])


class TieBreak:
    """What decided between seats of equal score: by what, the winner's count of it, and the next best one."""

    def __init__(self, by: str, best: int, next_best: int) -> None:
        self.by = by
        self.best = best
        self.next_best = next_best

    def __repr__(self) -> str:
        return f"TieBreak({self.by!r}, {self.best}, {self.next_best})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TieBreak) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.by, self.best, self.next_best))

    def as_dict(self) -> dict[str, Any]:
        """The tie-break as JSON-able facts."""
        return {"by": self.by, "best": self.best, "next_best": self.next_best}


class Outcome:
    """The result: why the game ended, the scores, the winners, and the score sheet of every seat.

    `tie_break` is None unless one decided.
    """

    def __init__(
        self,
        reason: str,
        scores: list[int],
        winners: list[int],
        breakdown: list[list[Points]],
        tie_break: TieBreak | None = None,
    ) -> None:
        self.reason = reason
        self.scores = scores
        self.winners = winners
        self.breakdown = breakdown
        self.tie_break = tie_break

    def __repr__(self) -> str:
        return f"Outcome(reason={self.reason!r}, scores={self.scores}, winners={self.winners})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.reason == other.reason
            and self.scores == other.scores
            and self.winners == other.winners
            and self.breakdown == other.breakdown
            and self.tie_break == other.tie_break
        )

    def __hash__(self) -> int:
        return hash((self.reason, tuple(self.scores), tuple(self.winners)))

    def by_source(self, seat: object) -> dict[str, int]:
        """A seat's points added up by source."""
        totals: dict[str, int] = {}
        for line in self.breakdown[seat_number(seat, len(self.breakdown))]:
            totals[line.source] = totals.get(line.source, 0) + line.points
        return totals

    def frame(self) -> Any:
        """A pandas data frame with a row for every seat: score, whether it won, and its points by source.

        Raises BranchlineError where pandas is not installed.
        """
        from branchline.core.notebook import frame

        sources: dict[str, int] = {line.source: 0 for lines in self.breakdown for line in lines}
        rows: list[dict[str, Any]] = []
        for seat in range(len(self.scores)):
            known: dict[str, Any] = {"seat": seat, "score": self.scores[seat], "won": seat in self.winners}
            rows.append({**known, **sources, **self.by_source(seat)})
        return frame(rows)

    def as_dict(self) -> dict[str, Any]:
        """The outcome as JSON-able facts; `tie_break` only if one decided."""
        told: dict[str, Any] = {
            "reason": self.reason,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "breakdown": [
                [{"source": p.source, "points": p.points, **p.params} for p in lines] for lines in self.breakdown
            ],
        }
        return told if self.tie_break is None else {**told, "tie_break": self.tie_break.as_dict()}
