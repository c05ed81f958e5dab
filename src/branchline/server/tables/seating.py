"""Opening tables, sitting down, leaving, coming back, and playing again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

from branchline.core.errors import BranchlineError
from branchline.server.bots import bot_turns
from branchline.server.errors import bad_choice
from branchline.server.store import guests, queries
from branchline.server.store.files import load_file
from branchline.server.store.keys import new_id
from branchline.server.store.models import FileRow, GuestRow, TableRow, TalkRow
from branchline.server.tables import promises
from branchline.server.tables.live_table import LiveTable, record_of
from branchline.server.tables.table_registry import TableRegistry
from branchline.shelf import begin, same_title
from branchline.tables import Clock, Place, Refused, seating
from branchline.tables.seating import SeatChange
from branchline.version import __version__


def talk_line(registry: TableRegistry, kind: str, seat: Place | None, text: str = "") -> TalkRow:
    """A line beside the log about a seat; it goes with its guest, if that one is deleted."""
    if seat is None:
        return TalkRow(0, registry.now(), kind, None, "", text)
    return TalkRow(0, registry.now(), kind, seat.number, seat.name, text, seat.guest)


# -- opening ------------------------------------------------------------------------------------------


async def open_table(
    registry: TableRegistry,
    host: GuestRow,
    title: str,
    options: dict[str, Any],
    seats: list[str],
    *,
    public: bool,
    clock: Clock,
    delay: int = 0,
    embed: bool = False,
    names: Sequence[str] = (),
    file: FileRow | None = None,
    after: str | None = None,
    id: str = "",
    entropy: str = "",
) -> str:
    """Open a table with these seats; its id."""
    if await queries.unfinished_of(registry.store, host.id) >= registry.settings.limits.tables:
        raise Refused("too-many-tables", most=registry.settings.limits.tables)
    if all(wish not in ("me", "open") for wish in seats):
        await check_bot_tables(registry, host)
    if (clock.mode == "none") != (clock.seconds == 0) or not 0 <= clock.seconds <= 7 * 24 * 3600:
        raise Refused("bad-choice", "A clock has from one second to a week.")
    id = id or new_id()
    secret = await promises.secret_of(registry, id)
    async with registry.turn():
        try:
            played = same_title(title, file.text if file is not None else "")
            game = begin(played, len(seats), options, None, secret)
        except BranchlineError as error:
            raise bad_choice(error) from None
        called = [guests.check_name(name or host.name) for name, _ in zip_longest(names, seats, fillvalue="")]
        sitting = [
            seating.wished_place(number, wish, host.id, called[number], game.title, entropy)
            for number, wish in enumerate(seats)
        ]
        now = registry.now()
        row = TableRow(
            id=id,
            title=title,
            players=game.players,
            options=game.options,
            secret=secret,
            deal=[],
            host=host.id,
            public=public,
            clock=clock,
            created=now,
            began=now if all(seat.kind != "open" for seat in sitting) else None,
            updated=now,
            version=0,
            to_move=None,
            over=False,
            result="",
            deadline=None,
            undo=None,
            rematch=None,
            rules=__version__,
            data=game.title.data_version,
            file=file.id if file is not None else "",
            name=file.name if file is not None else "",
            text=file.text if file is not None else "",
            delay=delay,
            embed=embed,
        )
        beginning = record_of(row, sitting)
        if row.began is None:  # nobody may sit at one seat after another, and look into each hand before the game
            beginning.secret = secrets.token_bytes(32)
        dealt = beginning.dealt()
        row.deal, row.to_move = dealt.chance_of(0), dealt.to_move
        row.deadline = registry.look_again(LiveTable(row, sitting))
    if not await queries.add_table(registry.store, row, sitting, after):
        raise Refused("stale")
    table = await registry.open(row.id)
    bot_turns.wake(registry, table)
    return row.id


async def check_bot_tables(registry: TableRegistry, host: GuestRow) -> None:
    """Refuses another table at which only bots play, if a guest has many."""
    most = registry.settings.limits.bot_tables
    if await queries.bot_tables_of(registry.store, host.id) >= most:
        raise Refused("too-many-bot-tables", most=most)


async def rematch(
    registry: TableRegistry, table: LiveTable, guest: GuestRow, new_id: str = "", entropy: str = ""
) -> str:
    """A new table like this one, once for all who ask; people must sit down again, bots stay."""
    if not table.game.is_over:
        raise Refused("game-not-over")
    if not table.seats_of(guest.id):
        raise Refused("not-your-seat")
    if table.row.rematch is not None:
        return table.row.rematch
    wishes = [wish_of(seat, guest) for seat in table.seats]
    names = [seat.name if seat.guest == guest.id else "" for seat in table.seats]
    row = table.row
    file = await load_file(registry.store, row.file) if row.file else None
    id = await open_table(
        registry,
        guest,
        row.title,
        effective(row),
        wishes,
        public=row.public,
        clock=row.clock,
        delay=row.delay,
        embed=row.embed,
        names=names,
        file=file,
        after=row.id,
        id=new_id,
        entropy=entropy,
    )
    async with table.lock:
        await registry.catch_up(table)
    return id


def effective(row: TableRow) -> dict[str, Any]:
    """The options of a table without those that change nothing there, which older tables may have."""
    title = same_title(row.title, row.text)
    given = title.check_options(row.options)
    return {option.name: given[option.name] for option in title.options if option.applies(row.players, given)}


def wish_of(seat: Place, guest: GuestRow) -> str:
    """Return what the next table should do with a seat of this one."""
    if seat.kind == "bot":
        return seat.bot
    return "me" if seat.guest == guest.id else "open"


# -- seats --------------------------------------------------------------------------------------------


async def make(registry: TableRegistry, table: LiveTable, change: SeatChange) -> None:
    """Write a seat change and tell it. The table's lock is held."""
    line = talk_line(registry, change.kind, change.new if change.new.kind != "open" else change.old)
    first = table.row.began is None
    once_full = partial(values_once_full, registry)
    changed = await queries.change_seat(registry.store, table.id, change.old, change.new, line, once_full)
    await registry.catch_up(table)
    if not changed:
        raise Refused("seat-taken")
    if table.is_full:
        call_at = registry.call_at(table, change.new.guest) if first else table.row.call_at
        await queries.set_times(registry.store, table.id, table.began, registry.look_again(table), call_at)
        await registry.catch_up(table)


def values_once_full(registry: TableRegistry, row: TableRow, sitting: list[Place]) -> dict[str, Any]:
    """What a full table's row says after a seat changed, so that it goes on whatever becomes of this process.

    With its last free seat taken a game is dealt, and begins: from the secret promised before anybody sat down
    and from what each player added to it.
    """
    now = registry.now()
    if row.began is not None:
        return {"deadline": now}
    game = record_of(row, sitting).dealt()
    deal = " ".join(game.chance_of(0))
    call_at = now + registry.settings.call_after
    return {"deadline": now, "began": now, "call_at": call_at, "deal": deal, "to_move": game.to_move}


async def sit_down(
    registry: TableRegistry, table: LiveTable, guest: GuestRow, number: int | None, entropy: str = ""
) -> int:
    """Take an open seat (the first, unless one is named), or take one's own back from a stand-in; its number."""
    async with table.lock:
        if number is None:
            number = seating.seat_to_take(table, guest.id)
        change = seating.sit_down(table, guest.id, guest.name, number, entropy)
        if change is None:
            return number
        await make(registry, table, change)
    bot_turns.wake(registry, table)
    return number


async def get_up(registry: TableRegistry, table: LiveTable, guest: GuestRow, number: int, bot: str | None) -> None:
    """Leave a seat: before the game begins it is open again, afterwards a bot stands in."""
    async with table.lock:
        await make(registry, table, seating.get_up(table, guest.id, number, bot))
    bot_turns.wake(registry, table)


async def seat_bot(registry: TableRegistry, table: LiveTable, guest: GuestRow, number: int, bot: str) -> None:
    """The host gives an open seat to a bot."""
    async with table.lock:
        if table.row.host != guest.id:
            raise Refused("not-the-host")
        await make(registry, table, seating.seat_bot(table, number, bot))
    bot_turns.wake(registry, table)


async def time_over(registry: TableRegistry, table: LiveTable) -> None:
    """The clock of the seat to move ran out: a bot makes the move, or takes the seat over."""
    async with table.lock:
        change = seating.time_over(table, registry.now())
        if change is not None:
            await make(registry, table, change)
    bot_turns.wake(registry, table)
