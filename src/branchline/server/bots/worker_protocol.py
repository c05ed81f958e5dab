"""What the server asks of a worker process, and what it answers: frames of MessagePack.

A worker is told moves and what chance answered, never the secret behind it. It keeps the games it was told
lately and the bots that think about them, so that the next question about a table brings only the new moves.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from branchline.tables import Question

RecordedMove = tuple[str, list[str]]
DraftWork = Literal["check", "admit", "draw", "try"]


class GameTail(Struct):
    """A game sent to a worker: how it begins, and the moves after the first `known`, which the worker should have."""

    line: str
    title: str
    data: int
    players: int
    options: dict[str, str]
    file: str
    """The file of one's own it is played with, as long as nothing of the game is known."""
    deal: list[str]
    known: int
    moves: list[RecordedMove]


class Choose(Struct, tag="choose"):
    """A question to a bot, and how long it may think."""

    tail: GameTail
    question: Question
    seconds: float


class Review(Struct, tag="review"):
    """A record, told as a seat (None: a spectator) knew it after `upto` moves."""

    text: str
    upto: int | None
    seat: int | None
    language: str


class Tell(Struct, tag="tell"):
    """The story of a record as a seat (None: a spectator) knew it; without views only the scores."""

    text: str
    seat: int | None
    views: bool
    legal: bool = False
    """With the legal moves whenever the seat was to move."""


class Draft(Struct, tag="draft"):
    """Work on a file of one's own that a title is played with."""

    work: DraftWork
    title: str
    text: str
    language: str = "en"
    games: int = 0
    seconds: float = 0.0
    option: str = ""
    """The option that the file must bring a value of its own for, if any."""


Job = Choose | Review | Tell | Draft


class Chosen(Struct, tag="chosen"):
    """A bot's move and its reason."""

    move: str
    reason: dict[str, Any]


class Reviewed(Struct, tag="reviewed"):
    """A moment of a record, or its story, as JSON-able facts."""

    facts: dict[str, Any]


class Drafted(Struct, tag="drafted"):
    """What came of work on a file, as JSON-able facts."""

    facts: dict[str, Any]


class Forgotten(Struct, tag="forgotten"):
    """The worker does not know the game's earlier moves; send all of them."""


class Bad(Struct, tag="bad"):
    """The job cannot be done; the sentence says why."""

    sentence: str


Reply = Chosen | Reviewed | Drafted | Forgotten | Bad
