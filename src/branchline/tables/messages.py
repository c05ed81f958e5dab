"""What a seat is told of its table. All that is hidden stays behind the core's views, facts, events and moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from branchline.core.changes import Change
from branchline.core.events import Event
from branchline.core.unfolding import Unfolded
from branchline.tables.table import Table
from branchline.tables.wire import (
    EventTold,
    LegalMove,
    Moved,
    MoveTold,
    Present,
    SeatsTold,
    SeatTold,
    TableTold,
    TalkTold,
    Turn,
)


class Viewer(Protocol):
    """Somebody who plays or watches: looks from a seat (None: as a spectator) and may want sentences."""

    @property
    def seat(self) -> int | None:
        """The seat looked from."""
        ...

    @property
    def guest(self) -> str | None:
        """Who they are; None for somebody unknown."""
        ...

    @property
    def language(self) -> str:
        """The language of sentences; empty for none."""
        ...


class Onlooker(Struct, frozen=True):
    """Somebody who looks once."""

    seat: int | None
    guest: str | None
    language: str = ""


class Surroundings(Struct, frozen=True):
    """What belongs to a table but not to its game: who opened it, who is near, what is said, what comes after."""

    public: bool = False
    host: str | None = None
    talk: Sequence[TalkTold] = ()
    rematch: str | None = None
    here: Present = Present([], 0)
    file: str = ""
    delay: int = 0
    embed: bool = False


def event_told(event: Event, changes: list[Change], language: str, names: list[str], you: int | None) -> EventTold:
    """An event as facts with what it changed, and as a sentence if there is a language."""
    sentence = event.text(language, names, you) if language else ""
    return EventTold(event.key, event.params, event.hidden, sentence, changes)


def move_told(table: Table, number: int, seat: int | None, events: Iterable[EventTold]) -> MoveTold:
    """One move of the game, or the deal, as a seat may know it."""
    mover, text = table.game.move_told(number, seat) if number else (-1, "")
    return MoveTold(number, mover, text, list(events))


def past_move(table: Table, number: int, seat: int | None, language: str) -> MoveTold:
    """A move of the log: what it changed is not told any more."""
    names = table.game.names
    events = (event_told(event, [], language, names, seat) for event in table.game.happened(number, seat))
    return move_told(table, number, seat, events)


def turn_told(table: Table, seat: int | None, now: float) -> Turn:
    """Whose turn it is, with the legal moves for the seat that must move."""
    mover = table.mover
    legal = None
    if mover is not None and mover.number == seat:
        legal = [LegalMove(str(move), move.group, move.params) for move in table.game.legal_moves()]
    left = [table.seconds_left(place.number) for place in table.seats]
    elapsed = round(table.thinking_for(now), 3) if mover is not None else 0.0
    return Turn(mover.number if mover is not None else None, legal, left, elapsed)


def seats_told(table: Table, guest: str | None) -> list[SeatTold]:
    """Who sits where."""
    mine = table.seats_of(guest)
    return [
        SeatTold(seat.number, seat.kind, seat.name, seat.bot, seat.stand_in, seat.number in mine)
        for seat in table.seats
    ]


def seating_told(table: Table, viewer: Viewer, rematch: str | None, now: float) -> SeatsTold:
    """Who sits where now, and what that means for the turn."""
    turn = turn_told(table, viewer.seat, now)
    return SeatsTold(seats_told(table, viewer.guest), turn, table.undo, rematch)


def table_told(
    table: Table, viewer: Viewer, facts: dict[str, Any], since: int, around: Surroundings, now: float
) -> TableTold:
    """The whole table as a seat knows it, with the moves after `since` (0: with the deal)."""
    game, seat = table.game, viewer.seat
    first = since + 1 if 0 < since <= table.move_count else 0
    secret = table.record.secret
    return TableTold(
        id=table.id,
        version=table.version,
        title=game.title.id,
        family=game.title.family,
        players=game.players,
        options=game.options,
        public=around.public,
        clock=table.clock,
        host=viewer.guest is not None and viewer.guest == around.host,
        seat=seat,
        seats=seats_told(table, viewer.guest),
        view=game.view(seat),
        facts=facts,
        turn=turn_told(table, seat, now),
        log=[past_move(table, number, seat, viewer.language) for number in range(first, table.move_count + 1)],
        talk=list(around.talk),
        undo=table.undo,
        commitment=table.commitment,
        secret=secret.hex() if secret is not None and game.is_over else "",
        entropy=[part.hex() for part in table.record.entropy] if game.is_over else [],
        outcome=game.outcome().as_dict() if game.is_over else None,
        reasons={number: msgspec.json.decode(text) for number, text in table.reasons.items()} if game.is_over else {},
        rematch=around.rematch,
        here=around.here,
        file=around.file,
        name=game.title.name(viewer.language or "en") if around.file else "",
        delay=around.delay,
        embed=around.embed,
    )


def moved(table: Table, seat: int | None, language: str, unfolded: Unfolded, facts: list[Change], turn: Turn) -> Moved:
    """The last move as a seat is told it: each event with what it changed, then the rest."""
    events = (event_told(event, changes, language, table.game.names, seat) for event, changes in unfolded.steps)
    told = move_told(table, table.move_count, seat, events)
    return Moved(table.version, told, unfolded.rest, facts, turn)
