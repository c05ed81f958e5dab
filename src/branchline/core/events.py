"""Events at the surface: what happened, as key + parameters, as far as a viewer may know it."""

# compile: mypyc

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import Any, Final, SupportsIndex, overload

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.arguments import language_code, player_names, reader_seat
from branchline.core.position import EVENT_WIDTH, HIDDEN, NO_SECRET, Position

EVERYBODY: Final[i64] = -2
"""The viewer who may know all: the holder of the true game."""


class Event:
    """Something that happened. `hidden` tells that a part of it is not for this viewer."""

    def __init__(self, key: str, params: dict[str, Any], hidden: bool, title: Any) -> None:
        self.key = key
        self.params = params
        self.hidden = hidden
        self.title = title

    def text(self, language: object = "en", names: object = None, you: object = None) -> str:
        """The event as a sentence in a language (`en`, `pl`, `de`), with the names of the players by seat.

        `you` is the seat of whoever reads it: what that seat does is told to them.
        """
        from branchline.core.text import speak

        key = self.key + ".hidden" if self.hidden else self.key
        return speak(self.title, key, self.params, language_code(language), player_names(names), reader_seat(you))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.params!r})"

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON-able facts."""
        return {"key": self.key, "params": self.params, "hidden": self.hidden}


def redact(raw: vec[i64], viewer: i64) -> vec[i64]:
    """Raw events with every secret removed that is not the viewer's: the one place for it."""
    out = vec[i64](capacity=len(raw))
    at: i64 = 0
    while at < len(raw):
        secret = raw[at + 4]
        if secret != NO_SECRET and viewer != EVERYBODY and raw[at + 1] != viewer:
            secret = HIDDEN
        for k in range(EVENT_WIDTH - 1):
            out = append(out, raw[at + k])
        out = append(out, secret)
        at += EVENT_WIDTH
    return out


class Events:
    """The events of a move as a lazy sequence."""

    def __init__(self, position: Position, title: Any, raw: vec[i64]) -> None:
        self._position = position
        self._title = title
        self._raw: vec[i64] = raw

    def __len__(self) -> int:
        return int(len(self._raw) // EVENT_WIDTH)

    @overload
    def __getitem__(self, index: SupportsIndex) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...

    def __getitem__(self, index: SupportsIndex | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return list(self)[index]
        size = len(self)
        number: int = index if isinstance(index, int) else operator.index(index)
        if number < -size or number >= size:
            raise IndexError("no event has that number")
        at = (number if number >= 0 else number + size) * EVENT_WIDTH
        raw = self._raw
        key, params = self._position.event_of(raw[at], raw[at + 1], raw[at + 2], raw[at + 3], raw[at + 4])
        return Event(key, params, raw[at + 4] == HIDDEN, self._title)

    def __reversed__(self) -> Iterator[Event]:
        return iter(self[::-1])

    def __iter__(self) -> Iterator[Event]:
        for index in range(len(self)):
            yield self[index]

    def __repr__(self) -> str:
        return f"[{', '.join(repr(event) for event in self)}]"
