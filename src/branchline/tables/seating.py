"""Sitting down, leaving and coming back: who may have which seat. What comes of it is a change to be made."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from branchline.core.title import Title
from branchline.tables.bots import STAND_IN, check_bot
from branchline.tables.refused import Refused
from branchline.tables.seats import BOT_NAMES, Place
from branchline.tables.table import Table


class SeatChange(Struct, frozen=True):
    """A seat changes hands. `kind` names what happened: the text `server-talk-KIND`."""

    old: Place
    new: Place
    kind: str


def open_place(number: int) -> Place:
    """A seat nobody has."""
    return Place(number, "open", None, "", "", False)


def person(number: int, guest: str, name: str, entropy: str = "") -> Place:
    """A person's seat."""
    return Place(number, "person", guest, name, STAND_IN, False, entropy)


def wished_place(number: int, wish: str, guest: str, name: str, title: Title, entropy: str = "") -> Place:
    """A seat as a host wishes it: `me`, `open`, or a kind of bot."""
    if wish == "me":
        return person(number, guest, name, entropy)
    if wish == "open":
        return open_place(number)
    return Place(number, "bot", None, BOT_NAMES[number % len(BOT_NAMES)], check_bot(wish, title), False)


def place_at(table: Table, number: int) -> Place:
    """A seat by its number."""
    if number >= len(table.seats):
        raise Refused("no-seat")
    return table.seats[number]


def seat_to_take(table: Table, guest: str) -> int:
    """The seat of somebody who names none: their own if a bot stands in, else the first open one."""
    mine = [seat for seat in table.seats if seat.guest == guest and seat.stand_in]
    free = [seat for seat in table.seats if seat.kind == "open"]
    if not free and not mine:
        raise Refused("seat-taken")
    return (mine or free)[0].number


def sit_down(table: Table, guest: str, name: str, number: int, entropy: str = "") -> SeatChange | None:
    """Take an open seat, or one's own back from a stand-in; None for who sits there already."""
    seat = place_at(table, number)
    if seat.kind == "person" and seat.guest == guest:
        return SeatChange(seat, replace(seat, stand_in=False), "came-back") if seat.stand_in else None
    if seat.kind != "open":
        raise Refused("seat-taken")
    return SeatChange(seat, person(number, guest, name, entropy), "joined")


def get_up(table: Table, guest: str, number: int, bot: str | None) -> SeatChange:
    """Leave a seat: before the game begins it is open again, afterwards a bot stands in."""
    seat = place_at(table, number)
    if seat.kind != "person" or seat.guest != guest:
        raise Refused("not-your-seat")
    if table.game.is_over or seat.stand_in:
        raise Refused("not-leaving")
    if not table.is_full:
        return SeatChange(seat, open_place(number), "left")
    stand_in = check_bot(bot, table.game.title) if bot else seat.bot
    return SeatChange(seat, replace(seat, bot=stand_in, stand_in=True), "bot-took-over")


def seat_bot(table: Table, number: int, bot: str) -> SeatChange:
    """Give an open seat to a bot."""
    seat = place_at(table, number)
    if seat.kind != "open":
        raise Refused("seat-taken")
    return SeatChange(seat, wished_place(number, check_bot(bot, table.game.title), "", "", table.game.title), "joined")


def time_over(table: Table, now: float) -> SeatChange | None:
    """A bot takes over the seat whose clock ran out, if that was agreed; None if not."""
    mover = table.mover
    if mover is None or table.clock.zero != "bot-takes-over" or not table.is_late(now):
        return None
    return SeatChange(mover, replace(mover, bot=mover.bot or STAND_IN, stand_in=True), "time-over")


def seated(table: Table, change: SeatChange, now: float) -> None:
    """Make a change at a table; the game begins when the last seat is taken."""
    seats = [change.new if seat.number == change.old.number else seat for seat in table.seats]
    full = all(seat.kind != "open" for seat in seats)
    table.sit(seats, now if table.began is None and full else table.began)
