"""Opening tables, sitting down, leaving, coming back, and playing again."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

import branchline as bl
from branchline.bots import levels_for, policies_for
from branchline.core.errors import BranchlineError
from branchline.core.title import Title
from branchline.server.bots import bot_turns
from branchline.server.errors import Refused, bad_choice
from branchline.server.store import queries
from branchline.server.store.models import Clock, GuestRow, SeatRow, TableRow, TalkRow
from branchline.server.tables.live_table import Table
from branchline.server.tables.table_registry import TableRegistry

BOT_NAMES = ("Stephenson", "Trevithick", "Brunel", "Hackworth", "Seguin")


def new_id() -> str:
    """An id that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def kinds_of_bots(title: Title) -> list[str]:
    """The bots a client may ask for: levels first, then heuristics by name; nothing that names code or a budget."""
    return [*levels_for(title), *policies_for(title)]


def check_bot(bot: str, title: Title) -> str:
    """A kind of bot, if clients may ask for it."""
    if bot not in kinds_of_bots(title):
        raise Refused("bad-bot", bots=", ".join(kinds_of_bots(title)))
    return bot


def talk_line(registry: TableRegistry, kind: str, seat: SeatRow | None, text: str = "") -> TalkRow:
    """A line beside the log about a seat."""
    return TalkRow(0, registry.now(), kind, seat.number if seat else None, seat.name if seat else "", text)


# -- opening ------------------------------------------------------------------------------------------


def seat_for(number: int, wish: str, host: GuestRow, title: Title) -> SeatRow:
    """A seat as the host wishes it: `me`, `open`, or a kind of bot."""
    if wish == "me":
        return SeatRow(number, "person", host.id, host.name, bot_turns.STAND_IN, False)
    if wish == "open":
        return SeatRow(number, "open", None, "", "", False)
    return SeatRow(number, "bot", None, BOT_NAMES[number % len(BOT_NAMES)], check_bot(wish, title), False)


async def open_table(
    registry: TableRegistry,
    host: GuestRow,
    title: str,
    options: dict[str, Any],
    seats: list[str],
    *,
    public: bool,
    clock: Clock,
    after: str | None = None,
) -> str:
    """Open a table with these seats; its id."""
    if await queries.unfinished_of(registry.store, host.id) >= registry.settings.limits.tables:
        raise Refused("too-many-tables", most=registry.settings.limits.tables)
    if (clock.mode == "none") != (clock.seconds == 0) or not 0 <= clock.seconds <= 7 * 24 * 3600:
        raise Refused("bad-choice", "A clock has from one second to a week.")
    secret = secrets.token_bytes(32)
    try:
        if title not in bl.titles():
            bl.new_game(title)
        game = bl.new_game(title, len(seats), None, secret=secret, map=None, data=None, **checked(title, options))
    except BranchlineError as error:
        raise bad_choice(error) from None
    sitting = [seat_for(number, wish, host, game.title) for number, wish in enumerate(seats)]
    now = registry.now()
    row = TableRow(
        id=new_id(),
        title=title,
        players=game.players,
        options=game.options,
        secret=secret,
        deal=game.chance_of(0),
        host=host.id,
        public=public,
        clock=clock,
        created=now,
        began=now if all(seat.kind != "open" for seat in sitting) else None,
        updated=now,
        version=0,
        to_move=game.to_move,
        over=game.is_over,
        result="",
        deadline=None,
        undo=None,
        rematch=None,
    )
    row.deadline = Table(row, sitting).deadline(now)
    if not await queries.add_table(registry.store, row, sitting, after):
        raise Refused("stale")
    table = await registry.open(row.id)
    bot_turns.wake(registry, table)
    return row.id


def checked(title: str, options: dict[str, Any]) -> dict[str, Any]:
    """Options of a title, none of them an argument of something else."""
    return bl.titles()[title].check_options(options)


async def rematch(registry: TableRegistry, table: Table, guest: GuestRow) -> str:
    """A new table like this one, once for all who ask; people must sit down again, bots stay."""
    if not table.game.is_over:
        raise Refused("game-not-over")
    if not table.seats_of(guest.id):
        raise Refused("not-your-seat")
    if table.row.rematch is not None:
        return table.row.rematch
    wishes = [wish_of(seat, guest) for seat in table.seats]
    row = table.row
    id = await open_table(
        registry, guest, row.title, row.options, wishes, public=row.public, clock=row.clock, after=row.id
    )
    async with table.lock:
        await registry.catch_up(table)
    return id


def wish_of(seat: SeatRow, guest: GuestRow) -> str:
    """How a seat of the last game is wished for in the next."""
    if seat.kind == "bot":
        return seat.bot
    return "me" if seat.guest == guest.id else "open"


# -- seats --------------------------------------------------------------------------------------------


async def change(registry: TableRegistry, table: Table, old: SeatRow, new: SeatRow, kind: str) -> None:
    """Give a seat to somebody else, and tell it. The table's lock is held."""
    line = talk_line(registry, kind, new if new.kind != "open" else old)
    changed = await queries.change_seat(registry.store, table.id, old, new, line)
    await registry.catch_up(table)
    if not changed:
        raise Refused("seat-taken")
    if table.is_full:
        began = table.row.began if table.row.began is not None else registry.now()
        turn_began = began if table.row.began is None else table.turn_began
        first = table.row.began is None
        await queries.set_times(registry.store, table.id, began, table.deadline(turn_began))
        await registry.catch_up(table)
        if first:
            registry.turn_begins(table, new.guest)


def seat_at(table: Table, number: int) -> SeatRow:
    """A seat by its number."""
    if number >= len(table.seats):
        raise Refused("no-seat")
    return table.seats[number]


async def sit_down(registry: TableRegistry, table: Table, guest: GuestRow, number: int | None) -> int:
    """Take an open seat (the first, unless one is named), or take one's own back from a stand-in; its number."""
    async with table.lock:
        if number is None:
            free = [seat for seat in table.seats if seat.kind == "open"]
            mine = [seat for seat in table.seats if seat.guest == guest.id and seat.stand_in]
            if not free and not mine:
                raise Refused("seat-taken")
            number = (mine or free)[0].number
        seat = seat_at(table, number)
        if seat.kind == "person" and seat.guest == guest.id:
            if seat.stand_in:
                await change(registry, table, seat, msgspec.structs.replace(seat, stand_in=False), "came-back")
            return number
        if seat.kind != "open":
            raise Refused("seat-taken")
        new = SeatRow(number, "person", guest.id, guest.name, bot_turns.STAND_IN, False)
        await change(registry, table, seat, new, "joined")
    bot_turns.wake(registry, table)
    return number


async def get_up(registry: TableRegistry, table: Table, guest: GuestRow, number: int, bot: str | None) -> None:
    """Leave a seat: before the game begins it is open again, afterwards a bot stands in."""
    async with table.lock:
        seat = seat_at(table, number)
        if seat.kind != "person" or seat.guest != guest.id:
            raise Refused("not-your-seat")
        if table.game.is_over or seat.stand_in:
            raise Refused("not-leaving")
        if not table.is_full:
            await change(registry, table, seat, SeatRow(number, "open", None, "", "", False), "left")
        else:
            stand_in = check_bot(bot, table.game.title) if bot else seat.bot
            new = msgspec.structs.replace(seat, bot=stand_in, stand_in=True)
            await change(registry, table, seat, new, "bot-took-over")
    bot_turns.wake(registry, table)


async def seat_bot(registry: TableRegistry, table: Table, guest: GuestRow, number: int, bot: str) -> None:
    """The host gives an open seat to a bot."""
    async with table.lock:
        if table.row.host != guest.id:
            raise Refused("not-the-host")
        seat = seat_at(table, number)
        if seat.kind != "open":
            raise Refused("seat-taken")
        new = seat_for(number, check_bot(bot, table.game.title), guest, table.game.title)
        await change(registry, table, seat, new, "joined")
    bot_turns.wake(registry, table)


async def time_over(registry: TableRegistry, table: Table) -> None:
    """The clock of the seat to move ran out: a bot makes the move, or takes the seat over."""
    async with table.lock:
        mover = table.mover
        deadline = table.deadline(table.turn_began)
        if mover is not None and deadline is not None and deadline <= registry.now():
            if table.row.clock.zero == "bot-takes-over":
                new = msgspec.structs.replace(mover, bot=mover.bot or bot_turns.STAND_IN, stand_in=True)
                await change(registry, table, mover, new, "time-over")
    bot_turns.wake(registry, table)
