"""A table for programs that learn: what a seat knows as a row of numbers, a move as a few small choices.

A family fills in `Tensors` for its positions. An *observation* is a row of whole numbers whose stretches
are named by its sections; it is a function of what one seat knows, and seats are counted from that seat on:
0 is the seat itself, 1 the one to its left. A move is a path of *actions*, one for most moves, more where
there are too many moves to number them: a track, then how it is paid. No path of a legal move is the
beginning of another's, so at every position paths and legal moves are the same thing said twice.
"""

# compile: mypyc

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from branchline.core.position import Position

END: Final[i64] = -1
"""What follows the last action of a path."""
NOTHING_KNOWN: Final[i64] = 0
"""There is nothing of this game at a place yet, or nothing that is sure to have stayed as it is."""


class Section:
    """A stretch of an observation: a name, what each of its numbers is about, and their least and most."""

    def __init__(self, name: str, labels: list[str], most: int, least: int = 0) -> None:
        self.name = name
        self.labels = labels
        self.least = least
        self.most = most

    def __repr__(self) -> str:
        return f"<section {self.name}, {len(self.labels)} numbers from {self.least} to {self.most}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensors(metaclass=ABCMeta):
    """Observations and actions of one title at one number of players under one set of options."""

    def __init__(self, version: int, sections: list[Section], actions: list[str]) -> None:
        self.version = version
        self.sections = sections
        self.action_names = actions
        self.actions: i64 = len(actions)
        self.width: i64 = 0
        for section in sections:
            self.width += len(section.labels)

    @abstractmethod
    def observe(self, position: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what `seat` knows into `out[at:at + width]`."""

    def observe_again(self, position: Position, seat: i64, out: vec[i16], at: i64, known: i64) -> i64:
        """The same where the last call for this game and place returned `known`, NOTHING_KNOWN before the first.

        What cannot have changed since need not be written again; titles with much of that override this.
        """
        self.observe(position, seat, out, at)
        return NOTHING_KNOWN

    @abstractmethod
    def action(self, position: Position, code: i64, depth: i64) -> i64:
        """The action at this depth of a legal move's path; END behind its last one."""

    @abstractmethod
    def odds(self, position: Position, own: i64) -> list[tuple[int, int]]:
        """What chance can answer where it would say `own`, and how many of each, in a position that asks for it."""


def path(tensors: Tensors, position: Position, code: i64) -> list[int]:
    """The actions of a legal move, first to last."""
    found: list[int] = []
    action = tensors.action(position, code, 0)
    while action != END:
        found.append(int(action))
        action = tensors.action(position, code, len(found))
    return found


def mark(out: vec[i16], at: i64, size: i64, one: i64) -> i64:
    """A stretch of zeros with a one at a place; a place outside leaves it empty."""
    for i in range(size):
        out[at + i] = 0
    if one >= 0 and one < size:
        out[at + one] = 1
    return at + size


def numbered(prefix: str, least: int, most: int) -> list[str]:
    """Labels for the numbers from least to most."""
    return [f"{prefix}{n}" for n in range(least, most + 1)]


def by_seat(players: i64, labels: list[str]) -> list[str]:
    """Labels for every seat, counted from the one that looks: `0.wagons`, `1.wagons`."""
    return [f"{seat}.{label}" for seat in range(players) for label in labels]


def seats(players: i64) -> list[str]:
    """A label for every seat."""
    return [str(seat) for seat in range(players)]


def empty_row(size: i64) -> vec[i16]:
    """A row of zeros."""
    return vec[i16]([0] * size)
