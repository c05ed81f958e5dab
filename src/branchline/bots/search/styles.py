"""In which style to play on: a policy's other ways, compared with its usual one in the same simulated games.

One move more or less is lost in the luck of a whole game; a style makes its difference at every move to
come, and what was learnt of it at one move still holds at the next.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.bots.policy import Policy

USUAL: Final[i64] = -1
"""Not a style, but the policy itself."""

SCALE: Final[i64] = 1000
"""Counts are kept in thousandths, so that they can fade."""


class Styles:
    """The styles of a policy, and how much better or worse than usual each has done for the seat."""

    def __init__(self, policy: Policy) -> None:
        self.ways: list[Policy] = policy.styles()
        self.count: vec[i64] = vec[i64]()
        self.total: vec[i64] = vec[i64]()
        self.squares: vec[i64] = vec[i64]()
        for _ in self.ways:
            self.count = append(self.count, 0)
            self.total = append(self.total, 0)
            self.squares = append(self.squares, 0)

    def note(self, at: i64, gain: i64) -> None:
        """In one world a style brought so much more reward than the usual way."""
        self.count[at] += SCALE
        self.total[at] += gain * SCALE
        self.squares[at] += gain * gain * SCALE

    def fade(self, kept: i64) -> None:
        """Decay the statistics to `kept`/1000."""
        for at in range(len(self.count)):
            self.count[at] = self.count[at] * kept // 1000
            self.total[at] = self.total[at] * kept // 1000
            self.squares[at] = self.squares[at] * kept // 1000

    def best(self, doubt: i64) -> i64:
        """The style to play in: it must be better than usual even less `doubt` hundredths of its error."""
        best = USUAL
        most: i64 = 0
        for at in range(len(self.count)):
            count = self.count[at] // SCALE
            if count >= 2:
                mean = self.total[at] // self.count[at]
                scatter = self.squares[at] // self.count[at] - mean * mean
                sure = mean - doubt * root(scatter * 10_000 // count) // 10_000
                if sure > most:
                    best = at
                    most = sure
        return best


def root(n: i64) -> i64:
    """The whole part of a square root."""
    if n < 2:
        return n
    guess = n
    better = (guess + 1) // 2
    while better < guess:
        guess = better
        better = (guess + n // guess) // 2
    return guess
