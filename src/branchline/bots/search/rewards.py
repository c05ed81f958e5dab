"""What a finished game is worth to each seat, in thousandths of the best that can be."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import Position

WHOLE: Final[i64] = 1000
SOLO_SCALE: Final[i64] = 100
"""The score that is worth half of all a score can be worth, for one who plays alone."""


class Result:
    """How a simulated game ended for every seat: scores, shares of the win, and rewards."""

    def __init__(self, position: Position, winning: i64, scale: i64) -> None:
        self.points: vec[i64] = vec[i64]()
        for score in position.scores():
            self.points = append(self.points, score)
        self.wins: vec[i64] = shares(self.points)
        self.reward: vec[i64] = vec[i64]()
        for seat in range(len(self.points)):
            margin = half_way(ahead(self.points, seat), scale if len(self.points) > 1 else SOLO_SCALE)
            won = winning if len(self.points) > 1 else 0
            self.reward = append(self.reward, (won * self.wins[seat] + (WHOLE - won) * margin) // WHOLE)


def shares(points: vec[i64]) -> vec[i64]:
    """Each seat's share of the win: a tie is split."""
    top = points[0]
    for n in points:
        top = n if n > top else top
    winners: i64 = 0
    for n in points:
        winners += 1 if n == top else 0
    out = vec[i64]()
    for n in points:
        out = append(out, WHOLE // winners if n == top else 0)
    return out


def ahead(points: vec[i64], seat: i64) -> i64:
    """By how much a seat leads the best of the others, or its score if there are none."""
    best: i64 = 0
    met = False
    for other in range(len(points)):
        if other != seat and (not met or points[other] > best):
            best = points[other]
            met = True
    return points[seat] - best


def half_way(margin: i64, scale: i64) -> i64:
    """0 for the worst, 500 for nothing, 750 for a lead of `scale`, never quite 1000."""
    return WHOLE // 2 + WHOLE // 2 * margin // ((margin if margin > 0 else -margin) + scale)
