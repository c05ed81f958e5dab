"""Moves at the surface: a move with its text, and the legal moves as a lazy sequence."""

# compile: mypyc

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from typing import Any, SupportsIndex, overload

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.errors import MalformedMove
from branchline.core.position import Position


class Move:
    """One move. `str(move)` is its canonical text: moves with the same text are equal, and equal to that text.

    A text that only means the move, with other capitals or blanks, is not equal to it: ask `text in moves`.

    >>> import branchline as bl
    >>> moves = bl.new_game("usa", players=2, seed=4).legal_moves()
    >>> moves[0] == "keep 1 2", moves[0] == "Keep 1 2", "Keep 1 2" in moves
    (True, False, True)
    """

    def __init__(self, position: Position, code: int, source: object) -> None:
        self.code = code
        self.source = source
        self._position = position

    @property
    def group(self) -> str:
        """The kind of move, for menus: `draw`, `claim`, ..."""
        return self._position.move_group(self.code)

    @property
    def params(self) -> dict[str, Any]:
        """The parts of the move as JSON-able facts."""
        return self._position.move_params(self.code)

    def __str__(self) -> str:
        return self._position.move_text(self.code)

    def __repr__(self) -> str:
        return f"Move({self._position.move_text(self.code)!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Move) and other._position is self._position:
            return self.code == other.code
        return isinstance(other, (Move, str)) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __format__(self, form: str) -> str:
        return format(str(self), form)


class Moves:
    """The legal moves of a position, a sequence: `moves[0]`, `moves[:3]`; `move in moves` takes a Move or a text."""

    def __init__(self, position: Position, codes: vec[i64]) -> None:
        self._position = position
        self._codes: vec[i64] = codes

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, index: SupportsIndex) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: SupportsIndex | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [Move(self._position, code, self) for code in self.codes()[index]]
        size = len(self._codes)
        at: int = index if isinstance(index, int) else operator.index(index)
        if at < -size or at >= size:
            raise IndexError("no legal move has that number")
        return Move(self._position, int(self._codes[at if at >= 0 else at + size]), self)

    def __iter__(self) -> Iterator[Move]:
        for code in self.codes():
            yield Move(self._position, code, self)

    def __reversed__(self) -> Iterator[Move]:
        return iter(self[::-1])

    def index(self, move: object) -> int:
        """The number of a move, given as a Move or a text for one; ValueError if it is not legal."""
        if move not in self:
            raise ValueError(f"{move!r} is not among the legal moves")
        return self.codes().index(self._position.move_code(str(move)))

    def count(self, move: object) -> int:
        """How often a move is there: 1 if it is legal."""
        return int(move in self)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move) and move._position is self._position:
            return move.code in self.codes()
        if isinstance(move, (Move, str)):
            try:
                return self._position.move_code(str(move)) in self.codes()
            except MalformedMove:
                return False
        return False

    def __repr__(self) -> str:
        texts = [self._position.move_text(code) for code in self.codes()[:4]]
        more = len(self) - len(texts)
        return f"<{len(self)} legal moves: {', '.join(texts)}{f', and {more} more' if more else ''}>"

    def codes(self) -> list[int]:
        """The moves as numbers, for programs in a hurry."""
        return [int(code) for code in self._codes]

    def texts(self) -> list[str]:
        """The moves as texts."""
        return [self._position.move_text(code) for code in self.codes()]


Sequence.register(Moves)
