"""What a game brings its seats: at the end, or shaped, as soon as points are on the table.

What a whole game brings is the same either way (potential-based shaping), so what is best stays best.
"""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from branchline.core.position import Position

WIN: Final[i64] = 0
LEAD: Final[i64] = 1
POINTS: Final[i64] = 2
REWARDS: Final = ("win", "lead", "points")

WIN_PER_POINT: Final = 0.01
"""What a point ahead on the table counts before the end, in shares of the win."""


def rewards_of(position: Position, kind: i64) -> vec[float]:
    """What a finished game brings every seat.

    `win`: a share of the win, 1 in all. `lead`: points ahead of the best other, or of nothing where one plays alone.
    `points`: points.
    """
    if kind != WIN:
        return ahead(position.scores(), kind, 1.0)
    winners: list[int] = position.outcome().winners
    out = vec[float](capacity=position.players)
    for seat in range(position.players):
        out = append(out, 1.0 / len(winners) if int(seat) in winners else 0.0)
    return out


def ahead(scores: list[int], kind: i64, unit: float) -> vec[float]:
    """The points of every seat, or how far each is ahead of the best other, each point as so much."""
    out = vec[float](capacity=len(scores))
    for seat in range(len(scores)):
        own = scores[seat]
        others = [scores[other] for other in range(len(scores)) if other != seat]
        out = append(out, (own - max(others) if kind != POINTS and others else own) * unit)
    return out


class Shaping:
    """What the points on the table have brought every seat of one game so far."""

    def __init__(self, reward: int, columns: list[int]) -> None:
        self.reward: i64 = reward
        self.columns: list[int] = columns
        """Where a row has the points of each seat, counted from the one that looks."""
        self.given: vec[float] = vec[float]([0.0] * len(columns))

    def __reduce__(self) -> tuple[Any, ...]:
        return shaping_from, (int(self.reward), self.columns, list(self.given))

    def begin(self) -> None:
        """Another game."""
        for seat in range(len(self.given)):
            self.given[seat] = 0.0

    def gained(self, position: Position, seen: vec[i16], at: i64, seat: i64) -> vec[float]:
        """What every seat has gained since this was last asked, by what a seat sees now."""
        if position.over:
            worth = rewards_of(position, self.reward)
        else:
            players: i64 = len(self.columns)
            scores = [int(seen[at + self.columns[(k - seat + players) % players]]) for k in range(players)]
            worth = ahead(scores, self.reward, WIN_PER_POINT if self.reward == WIN else 1.0)
        out = vec[float](capacity=len(worth))
        for k in range(len(worth)):
            out = append(out, worth[k] - self.given[k])
        self.given = worth
        return out


def shaping_from(reward: int, columns: list[int], given: list[float]) -> Shaping:
    """One that was copied or pickled."""
    shaping = Shaping(reward, columns)
    shaping.given = vec[float](given)
    return shaping
