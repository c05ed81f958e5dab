"""What a finished game is worth to each seat, in thousandths of the best that can be."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import Position

WHOLE: Final[i64] = 1000
SOLO_SCALE: Final[i64] = 100
"""The score that is worth half of all a score can be worth, for one who plays alone."""


class Stakes:
    """What a game is played for."""

    def __init__(self, winning: i64, rivals: i64, scale: i64) -> None:
        self.winning: i64 = winning
        self.rivals: i64 = rivals
        self.scale: i64 = scale
        self.par: i64 = 0
        """What the best rival is expected to score; taken from the first simulation."""
        self.is_par_known: bool = False

    def lead(self, points: vec[i64], seat: i64) -> i64:
        """A seat's lead over the best of the others, as far as these count; its score if there are none."""
        if len(points) == 1:
            return points[seat]
        best = best_rival(points, seat)
        if not self.is_par_known:
            self.par = best
            self.is_par_known = True
        return points[seat] - (best * self.rivals + self.par * (WHOLE - self.rivals)) // WHOLE


class Result:
    """How a simulated game ended for every seat: scores, shares of the win, and rewards."""

    def __init__(self, position: Position, stakes: Stakes) -> None:
        self.points: vec[i64] = vec[i64]()
        for score in position.scores():
            self.points = append(self.points, score)
        self.wins: vec[i64] = shares(self.points)
        self.reward: vec[i64] = vec[i64]()
        alone = len(self.points) == 1
        winning = 0 if alone else stakes.winning
        scale = SOLO_SCALE if alone else stakes.scale
        for seat in range(len(self.points)):
            lead = half_way(stakes.lead(self.points, seat), scale)
            self.reward = append(self.reward, (winning * self.wins[seat] + (WHOLE - winning) * lead) // WHOLE)


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


def best_rival(points: vec[i64], seat: i64) -> i64:
    """The best score among the others."""
    best = points[1 if seat == 0 else 0]
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return best


def half_way(lead: i64, scale: i64) -> i64:
    """0 for the worst, 500 for nothing, 750 for a lead of `scale`, never quite 1000."""
    return WHOLE // 2 + WHOLE // 2 * lead // ((lead if lead > 0 else -lead) + scale)
