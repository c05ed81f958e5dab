"""The numbers a search is tuned by."""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

EVERY_MOVE: Final[i64] = 1_000_000
"""A width that leaves no move out."""

ENTIRE: Final[i64] = 1_000_000
"""A doubt that leaves the guide no say."""

AS_GUIDED: Final[i64] = -1
"""A sight that is as the guide wants it."""


class Tuning:
    """How wide and deep a search looks, how far it trusts its policy, and what it plays for."""

    def __init__(
        self,
        width: i64 = 8,
        depth: i64 = 40,
        widening: i64 = 40,
        exploration: i64 = 600,
        temperature: i64 = 2000,
        doubt: i64 = 25,
        slope: i64 = 4,
        loyalty: i64 = 30,
        slips: i64 = 0,
        winning: i64 = 100,
        scale: i64 = 100,
        kept: i64 = 250,
        heed: i64 = 8,
        style: i64 = 400,
        style_doubt: i64 = 50,
        style_kept: i64 = 900,
        sight: i64 = AS_GUIDED,
    ) -> None:
        self.width: i64 = width
        """So many moves of the seat itself are looked at, those first that the guide likes."""
        self.depth: i64 = depth
        """So many moves after the first are chosen by the tree; 0 for none."""
        self.widening: i64 = widening
        """After so many visits a place in the tree considers one move more than the policy's own."""
        self.exploration: i64 = exploration
        """How curious the tree is, in thousandths."""
        self.temperature: i64 = temperature
        """A move that seems worse by this (thousandths of a point) gets half the attention."""
        self.doubt: i64 = doubt
        """How far the guide may be wrong about a move, in thousandths of a reward: the less, the more it is trusted."""
        self.slope: i64 = slope
        """What a point of the guide's is worth in thousandths of a reward."""
        self.loyalty: i64 = loyalty
        """How much worse than the guide's own choice any other move is taken to be, in thousandths of a reward."""
        self.slips: i64 = slips
        """How many of a thousand moves of a simulation are any legal move instead of the policy's."""
        self.winning: i64 = winning
        """How much of the reward (thousandths) is for winning; the rest is for the lead in points."""
        self.scale: i64 = scale
        """The lead in points that is worth half of all a lead can be worth."""
        self.kept: i64 = kept
        """How much of what the tree knows (thousandths) is still believed at the seat's next move."""
        self.heed: i64 = heed
        """In so many worlds the search looks for moves that harm the others; 0: it does not."""
        self.style: i64 = style
        """The share of the budget, in thousandths, spent on finding the style to play in, if the guide has any."""
        self.style_doubt: i64 = style_doubt
        """So many hundredths of the error a style must be better than usual by."""
        self.style_kept: i64 = style_kept
        """How much of what was learnt of styles (thousandths) is still believed at the seat's next move."""
        self.sight: i64 = sight
        """So many steps of the guide's time are simulated before it forecasts the end; 0: all to the end."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Tuning, (
            self.width,
            self.depth,
            self.widening,
            self.exploration,
            self.temperature,
            self.doubt,
            self.slope,
            self.loyalty,
            self.slips,
            self.winning,
            self.scale,
            self.kept,
            self.heed,
            self.style,
            self.style_doubt,
            self.style_kept,
            self.sight,
        )
