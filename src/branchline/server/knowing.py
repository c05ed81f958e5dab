"""What a seat is told of its table. All that is hidden stays behind the core's views, events and moves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from branchline.core.changes import Change
from branchline.core.events import Events
from branchline.server.rows import TalkRow
from branchline.server.table import Table
from branchline.server.wire import EventTold, LegalMove, Moved, MoveTold, Present, SeatTold, TableTold, TalkTold, Turn


def events_told(events: Events, language: str, names: list[str]) -> list[EventTold]:
    """Events as facts, and as sentences if there is a language."""
    return [
        EventTold(event.key, event.params, event.hidden, event.text(language, names) if language else "")
        for event in events
    ]


def move_told(table: Table, number: int, seat: int | None, language: str) -> MoveTold:
    """One move of the game, or the deal, as a seat may know it."""
    mover, text = table.game.move_told(number, seat) if number else (-1, "")
    return MoveTold(number, mover, text, events_told(table.game.happened(number, seat), language, table.game.names))


def turn_told(table: Table, seat: int | None, now: float) -> Turn:
    """Whose turn it is, with the legal moves for the seat that must move."""
    mover = table.mover
    legal = None
    if mover is not None and mover.number == seat:
        legal = [LegalMove(str(move), move.group, move.params) for move in table.game.legal_moves()]
    left = [table.seconds_left(number) for number in range(table.row.players)]
    elapsed = round(max(0.0, now - table.turn_began), 3) if mover is not None else 0.0
    return Turn(mover.number if mover is not None else None, legal, left, elapsed)


def seats_told(table: Table, guest: str | None) -> list[SeatTold]:
    """Who sits where."""
    mine = table.seats_of(guest)
    return [
        SeatTold(seat.number, seat.kind, seat.name, seat.bot, seat.stand_in, seat.number in mine)
        for seat in table.seats
    ]


def talk_told(lines: Sequence[TalkRow]) -> list[TalkTold]:
    """Lines of talk."""
    return [TalkTold(line.id, line.at, line.kind, line.seat, line.name, line.text) for line in lines]


def table_told(
    table: Table,
    seat: int | None,
    guest: str | None,
    language: str,
    since: int,
    talk: Sequence[TalkRow],
    here: Present,
    now: float,
) -> TableTold:
    """The whole table as a seat knows it, with the moves after `since` (0: with the deal)."""
    row, over = table.row, table.game.is_over
    first = since + 1 if 0 < since <= table.move_count else 0
    return TableTold(
        id=row.id,
        version=table.version,
        title=row.title,
        family=table.game.title.family,
        players=row.players,
        options=row.options,
        public=row.public,
        clock=row.clock,
        host=guest == row.host,
        seat=seat,
        seats=seats_told(table, guest),
        view=table.game.view(seat),
        turn=turn_told(table, seat, now),
        log=[move_told(table, number, seat, language) for number in range(first, table.move_count + 1)],
        talk=talk_told(talk),
        undo=row.undo,
        commitment=table.commitment,
        secret=row.secret.hex() if over else "",
        outcome=table.game.outcome().as_dict() if over else None,
        reasons={number: msgspec.json.decode(text) for number, text in table.reasons.items()} if over else {},
        rematch=row.rematch,
        here=here,
    )


def moved(table: Table, seat: int | None, language: str, changed: list[Change], now: float) -> Moved:
    """The last move as a seat is told it, with what it changed in the seat's view."""
    return Moved(
        table.version, move_told(table, table.move_count, seat, language), changed, turn_told(table, seat, now)
    )
