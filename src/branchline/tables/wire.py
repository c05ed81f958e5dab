"""The messages between a table and those who play or watch, both ways. docs/server.md tells them in words."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from branchline.core.changes import Change
from branchline.tables.refused import Answer
from branchline.tables.seats import Clock, SeatKind, UndoRequest

MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Key = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]

# -- from a client ------------------------------------------------------------------------------------


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Tell me the whole table, as this seat knows it (None: as a spectator), with the moves after `since`."""

    seat: SeatNumber | None = None
    since: Count = 0


class Try(Struct, tag="move", forbid_unknown_fields=True):
    """My move, at the version I saw, under a key of my own choosing; the same key twice is one move."""

    move: MoveText
    version: Count
    key: Key


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why may I not make this move?"""

    move: MoveText


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do in my place, knowing what I know?"""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last move back, if need be with the consent of the others."""


class UndoAnswer(Struct, tag="undo-answer", forbid_unknown_fields=True):
    """Whether I agree to what another seat wants to take back."""

    agree: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Something to be read by everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


FromClient = Look | Try | Why | Hint | Undo | UndoAnswer | Say

# -- to a client --------------------------------------------------------------------------------------


class SeatTold(Struct):
    """Who sits where."""

    number: int
    kind: SeatKind
    name: str
    bot: str
    """Who plays for a bot's seat, or stands in for a person."""
    stand_in: bool
    yours: bool


class EventTold(Struct, omit_defaults=True):
    """Something that happened, as far as this seat may know it."""

    key: str
    params: dict[str, Any]
    hidden: bool = False
    """Whether there is more to it than this seat is told."""
    text: str = ""
    """The sentence, if the client asked for sentences in a language."""
    changes: list[Change] = []
    """What it changed in the view, if the move is told as it happens."""


class MoveTold(Struct):
    """A move and what it brought about; number 0 is the deal. `move` is `?` where this seat is not told it."""

    number: int
    seat: int
    move: str
    events: list[EventTold]


class LegalMove(Struct):
    """A move this seat may make now."""

    text: str
    group: str
    params: dict[str, Any]


class Turn(Struct):
    """Whose turn it is. `legal` is there only for the seat that must move."""

    to_move: int | None
    """None before all seats are taken, and after the end."""
    legal: list[LegalMove] | None
    left: list[float | None]
    """Seconds every seat could still think when this turn began; None without a clock."""
    elapsed: float
    """Seconds since the turn began."""


class TalkTold(Struct):
    """A line beside the log: `chat`, or what happened at the table (`joined`, `left`, `undone`, ...)."""

    id: int
    at: float
    kind: str
    seat: int | None
    name: str
    text: str


class Present(Struct, frozen=True):
    """Who is at the table now: the seats whose people are connected, and how many others watch."""

    seats: list[int]
    watching: int


class TableTold(Struct, tag="table"):
    """The whole table as one seat knows it."""

    id: str
    version: int
    title: str
    family: str
    players: int
    options: dict[str, Any]
    public: bool
    clock: Clock
    host: bool
    seat: int | None
    seats: list[SeatTold]
    view: dict[str, Any]
    facts: dict[str, Any]
    """What the rules answer this seat: conclusions from its view."""
    turn: Turn
    log: list[MoveTold]
    talk: list[TalkTold]
    undo: UndoRequest | None
    commitment: str
    secret: str
    """The secret behind all chance: told when the game is over."""
    entropy: list[str]
    """What each seat added to the secret, in hexadecimal digits: told when the game is over."""
    outcome: dict[str, Any] | None
    reasons: dict[int, Any]
    """Why bots made their moves: told when the game is over."""
    rematch: str | None
    here: Present
    file: str = ""
    """The file of somebody's own it is played with, a map or corrections; empty for built-in data."""
    name: str = ""
    """What the map of that file is called."""
    delay: int = 0
    """How many moves later spectators see the table, until its game is over."""
    embed: bool = False
    """Whether pages of others may show the table, to look at only."""


class Moved(Struct, tag="moved"):
    """A move was made. It fits a table at version - 1; if yours is another, send `look`."""

    version: int
    move: MoveTold
    changes: list[Change]
    """What changed in the view after the last event; each event brings its own changes."""
    facts: list[Change]
    """What changed in the facts."""
    turn: Turn


class SeatsTold(Struct, tag="seats"):
    """Somebody sat down, left, or came back; or a table for a rematch was opened."""

    seats: list[SeatTold]
    turn: Turn
    undo: UndoRequest | None
    rematch: str | None


class Said(Struct, tag="said"):
    """New lines of talk, and what stands of a request to take back."""

    talk: list[TalkTold]
    undo: UndoRequest | None


class HereTold(Struct, tag="here"):
    """Somebody came to the table or went."""

    here: Present


class Thinking(Struct, tag="thinking"):
    """A bot thinks about its move."""

    seat: int


class Ack(Struct, tag="ack"):
    """Your move was made and is on the disk; it is in this version of the table."""

    key: str
    version: int


class No(Struct, tag="no"):
    """What you asked for was refused, and nothing was changed. `key` is that of the move, if it was one."""

    key: str
    refusal: Answer


class WhyTold(Struct, tag="why"):
    """Why a move may not be made; None if it may."""

    move: str
    refusal: Answer | None


class HintTold(Struct, tag="hint"):
    """What a bot would do, and why."""

    version: int
    move: str
    reason: dict[str, Any]
    text: str


ToClient = TableTold | Moved | SeatsTold | Said | HereTold | Thinking | Ack | No | WhyTold | HintTold
