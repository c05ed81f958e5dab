"""What the store keeps, as typed rows."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from branchline.tables import Clock, UndoRequest

TokenKind = Literal["browser", "bot", "move"]
WayKind = Literal["push", "webhook"]


class GuestRow(Struct):
    """Somebody who plays or watches."""

    id: str
    name: str
    language: str


class Report(Struct):
    """What a player reports to the operators."""

    table: str
    guest: str | None
    seat: int | None
    at: float
    text: str


class Way(Struct):
    """A way to call a guest: a browser by Web Push, or an address of theirs by a webhook."""

    id: str
    guest: str
    kind: WayKind
    address: str
    browser: str
    secret: str
    label: str
    created: float
    failures: int


class TableRow(Struct):
    """A table: what is played, by whose rules, and how far it is."""

    id: str
    title: str
    players: int
    options: dict[str, Any]
    secret: bytes
    deal: list[str]
    host: str
    public: bool
    clock: Clock
    created: float
    began: float | None
    updated: float
    version: int
    to_move: int | None
    over: bool
    result: str
    deadline: float | None
    undo: UndoRequest | None
    rematch: str | None
    rules: str = ""
    aside: str = ""
    call_at: float | None = None
    data: int = 1
    file: str = ""
    """The id of the file of one's own it is played with; empty for built-in data."""
    name: str = ""
    """What the map of that file is called."""
    delay: int = 0
    """How many moves later spectators see it."""
    embed: bool = False
    """Whether pages of others may show it, to look at only."""
    text: str = ""
    """That file itself, read with the table and kept apart from it."""


class FileRow(Struct):
    """A file of one's own: a map, or corrections of a title. Its id is made of title and text, so it never changes."""

    id: str
    title: str
    name: str
    text: str
    drawing: str
    """The finished drawing of its map as JSON: `null` if the built-in one fits, empty while there is none yet."""
    created: float


class Standing(Struct):
    """Where a table stands after an entry: what lists show, without replaying anything."""

    to_move: int | None
    over: bool
    result: str
    deadline: float | None
    call_at: float | None = None


class TalkRow(Struct):
    """A line beside the log: chat, and what happened at the table but not in the game."""

    id: int
    at: float
    kind: str
    seat: int | None
    name: str
    text: str
    guest: str | None = None
    """Who said it, or whom it is about; never told."""
