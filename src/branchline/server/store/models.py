"""What the store keeps, as typed rows."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

SeatKind = Literal["open", "person", "bot"]
EntryKind = Literal["move", "undo"]
TokenKind = Literal["browser", "bot", "move"]
WayKind = Literal["push", "webhook"]


class Clock(Struct, frozen=True):
    """How long people may think: not limited, per move, or per game; and what happens at zero."""

    mode: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    zero: Literal["bot-moves", "bot-takes-over"] = "bot-moves"


class UndoRequest(Struct, frozen=True):
    """A seat asks to go back to `keep` moves; the seats in `agreed` have said yes."""

    seat: int
    keep: int
    agreed: list[int]


class GuestRow(Struct):
    """Somebody who plays or watches."""

    id: str
    name: str
    language: str


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


class SeatRow(Struct):
    """A seat at a table. `bot` plays for a bot's seat, and for a person's while `stand_in`."""

    number: int
    kind: SeatKind
    guest: str | None
    name: str
    bot: str
    stand_in: bool

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot moves here now."""
        return self.kind == "bot" or self.stand_in


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


class Entry(Struct):
    """A line of a table's log: a move with what chance answered, or an undo (`text`: how many moves are left)."""

    table: str
    version: int
    kind: EntryKind
    seat: int
    text: str
    answers: list[str]
    key: str | None
    at: float
    spent: float
    reason: str


class Standing(Struct):
    """Where a table stands after an entry: what lists show, without replaying anything."""

    to_move: int | None
    over: bool
    result: str
    deadline: float | None


class TalkRow(Struct):
    """A line beside the log: chat, and what happened at the table but not in the game."""

    id: int
    at: float
    kind: str
    seat: int | None
    name: str
    text: str
