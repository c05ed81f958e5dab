"""The numbers a search is tuned by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERY_MOVE: Final[i64] = 1_000_000
"""A width that leaves no move out."""


class Tuning:
    """How wide and deep a search looks, how far it trusts its policy, and what it plays for."""

    def __init__(
        self,
        width: i64 = 6,
        depth: i64 = 40,
        widening: i64 = 40,
        exploration: i64 = 600,
        temperature: i64 = 2000,
        trust: i64 = 60,
        slope: i64 = 20,
        slips: i64 = 0,
        winning: i64 = 100,
        scale: i64 = 100,
        kept: i64 = 250,
    ) -> None:
        self.width: i64 = width
        """So many moves of the seat itself are looked at, those first that the policy likes."""
        self.depth: i64 = depth
        """So many moves after the first are chosen by the tree; 0 for none."""
        self.widening: i64 = widening
        """After so many visits a place in the tree considers one move more than the policy's own."""
        self.exploration: i64 = exploration
        """How curious the tree is, in thousandths."""
        self.temperature: i64 = temperature
        """A move that seems worse by this (thousandths of a point) gets half the attention."""
        self.trust: i64 = trust
        """What the policy says of a move counts as much as so many simulations."""
        self.slope: i64 = slope
        """What a point of the policy's is worth in thousandths of a reward."""
        self.slips: i64 = slips
        """How many of a thousand moves of a simulation are any legal move instead of the policy's."""
        self.winning: i64 = winning
        """How much of the reward (thousandths) is for winning; the rest is for the margin."""
        self.scale: i64 = scale
        """The margin in points that is worth half of all a margin can be worth."""
        self.kept: i64 = kept
        """How much of what the tree knows (thousandths) is still believed at the seat's next move."""
