"""The bodies of the routes that look back, teach and explain."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from branchline.core.changes import Change
from branchline.tables.wire import Count, EventTold, LegalMove, SeatNumber


class ReviewWish(Struct, forbid_unknown_fields=True):
    """A record to look at, at a moment, from a seat (None: as a spectator)."""

    record: Annotated[str, Meta(max_length=250_000)]
    upto: Count | None = None
    seat: SeatNumber | None = None


class StoryWish(Struct, forbid_unknown_fields=True):
    """A record to be told from its deal to its last move, as a seat (None: a spectator) knew it."""

    record: Annotated[str, Meta(max_length=250_000)]
    seat: SeatNumber | None = None


class Reviewed(Struct):
    """A moment of a game."""

    title: str
    family: str
    players: int
    options: dict[str, Any]
    names: list[str]
    count: int
    file: str
    """The map or data file of one's own that the record carries; else empty."""
    number: int
    moves: list[str]
    to_move: int | None
    view: dict[str, Any]
    facts: dict[str, Any]
    """What the rules answer the seat: conclusions from its view."""
    events: list[EventTold]
    outcome: dict[str, Any] | None


class StoryStep(Struct, omit_defaults=True):
    """A move (0: the deal), what it brought about and changed, and the scores after it."""

    number: int
    seat: int
    move: str
    events: list[EventTold]
    """Each with what it changed in the view."""
    to_move: int | None
    scores: list[int]
    changes: list[Change] = []
    """What changed in the view after the last event."""
    facts: list[Change] = []
    """What changed in the facts."""
    legal: list[LegalMove] = []


class Story(Struct):
    """A whole game as one seat knew it: the first view and facts, and all that followed."""

    title: str
    family: str
    players: int
    options: dict[str, Any]
    names: list[str]
    count: int
    file: str
    """The map or data file of one's own that the record carries; else empty."""
    seat: int | None
    view: dict[str, Any]
    facts: dict[str, Any]
    """What the rules answer the seat after the deal."""
    steps: list[StoryStep]
    hidden: list[list[str]]
    """Per seat the sources of points this seat cannot know yet."""
    outcome: dict[str, Any] | None


class Gain(Struct):
    """A thing that brought a seat points with a move, or cost it some."""

    seat: int
    source: str
    id: str
    points: int


class Scores(Struct):
    """The score of every seat after every move, the deal first, as far as a seat may know: if the game ended there."""

    seat: int | None
    scores: list[list[int]]
    hidden: list[list[str]]
    gains: list[list[Gain]]
    """What changed the scores with each move."""


class GuideNote(Struct):
    """A moment at which something is told: the text `key`, with `key.ask` and `key.other` if the learner must move."""

    at: int
    key: str
    rule: str


class Guided(Struct):
    """A guided first game: its story as the learner's seat knows it, with that seat's legal moves."""

    title: str
    seat: int
    notes: list[GuideNote]
    story: Story


class RuleTold(Struct):
    """A rule of the ledger."""

    id: str
    chapter: str
    statement: str


class Rules(Struct):
    """The rules of a title, in the order of the ledger."""

    title: str
    language: str
    rules: list[RuleTold]
