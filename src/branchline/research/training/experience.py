"""What was decided in many games, as arrays: one row a decision, one entry a legal move."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np


@dataclass
class Experience:
    """Decisions line by line: a line is what one seat decided in one game."""

    seen: Any
    """What was seen, as inputs of the network."""
    chosen: Any
    """Which of its legal moves was made."""
    win: Any
    lead: Any
    """What the game brought its seat in the end."""
    line: Any
    """Whose decision in which game it was."""
    first: Any
    """Where its legal moves begin."""
    of: Any
    """Of every legal move: its decision."""
    advised: Any
    """Whether the adviser would choose it."""
    gap: Any
    """By how much the adviser thinks less of it, in thousandths of a point."""
    came: Any
    """The lead it came to, where moves were tried."""
    move_at: Any
    output: Any
    """Which legal moves have which outputs, pair by pair."""

    def at(self, rows: Any) -> Experience:
        """Some of the decisions."""
        ends = np.append(self.first, len(self.of))
        counts = ends[rows + 1] - ends[rows]
        moves = stretches(ends[rows], counts)
        pair_ends = np.searchsorted(self.move_at, np.arange(len(self.of) + 1))
        pair_counts = pair_ends[moves + 1] - pair_ends[moves]
        pairs = stretches(pair_ends[moves], pair_counts)
        return Experience(
            self.seen[rows],
            self.chosen[rows],
            self.win[rows],
            self.lead[rows],
            self.line[rows],
            np.cumsum(counts) - counts,
            np.repeat(np.arange(len(rows)), counts),
            self.advised[moves],
            self.gap[moves],
            self.came[moves],
            np.repeat(np.arange(len(moves)), pair_counts),
            self.output[pairs],
        )


def stretches(begins: Any, counts: Any) -> Any:
    """The numbers of stretches, one after the other."""
    before = np.cumsum(counts) - counts
    return np.arange(int(counts.sum())) + np.repeat(begins - before, counts)


def joined(parts: list[Experience]) -> Experience:
    """Experiences one after the other."""
    moves = decisions = lines = 0
    shifted = []
    for part in parts:
        shifted.append(
            Experience(
                part.seen,
                part.chosen,
                part.win,
                part.lead,
                part.line + lines,
                part.first + moves,
                part.of + decisions,
                part.advised,
                part.gap,
                part.came,
                part.move_at + moves,
                part.output,
            )
        )
        moves += len(part.of)
        decisions += len(part.chosen)
        lines += int(part.line[-1]) + 1 if len(part.line) else 0
    names = [field.name for field in fields(Experience)]
    return Experience(*(np.concatenate([getattr(part, name) for part in shifted]) for name in names))
