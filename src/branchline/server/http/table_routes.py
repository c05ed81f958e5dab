"""Routes about tables: open, list, look, sit, leave, move, play again, download."""

from __future__ import annotations

import logging
from typing import Annotated

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from branchline.core.family import family_of
from branchline.core.game import commitment
from branchline.core.record import Record
from branchline.server.bots import bot_turns
from branchline.server.http.auth import known_guest, language_of, registry_of, seat_of, usual_seat, visitor_of
from branchline.server.http.bodies import (
    Again,
    BotWish,
    Leave,
    Made,
    MoveTry,
    NewTable,
    Promise,
    ReportMade,
    Seated,
    Sit,
    TableId,
    TableListed,
)
from branchline.server.http.errands import work_errand
from branchline.server.maps import MapOffice
from branchline.server.store import operators, queries
from branchline.server.store.guests import readable
from branchline.server.store.keys import new_id
from branchline.server.store.models import FileRow, GuestRow, Report, TableRow
from branchline.server.tables import playing, promises, seating
from branchline.server.tables.live_table import LiveTable
from branchline.shelf import file_titles
from branchline.tables import Place, Refused
from branchline.tables.messages import Onlooker, table_told
from branchline.tables.seating import place_at
from branchline.tables.wire import SeatTold, TableTold

log = logging.getLogger("branchline.server")
Asker = Request[None, None, State]
Link = FromPath[str]
"""A table's id, which is its link."""
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9, description="Look from this seat of yours.")]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Leave out the moves up to this one.")]
Before = Annotated[float | None, QueryParameter(description="The `updated` of the last table of the page before.")]
SeatPath = Annotated[int, PathParameter(ge=0, le=9)]
PAGE = 50


def listed(row: TableRow, seats: list[Place], guest: GuestRow | None) -> TableListed:
    """A table in a list. Where spectators see the table later, they are not told for whom a bot stands in now."""
    me = guest.id if guest is not None else None
    plays = me is not None and any(seat.guest == me for seat in seats)
    at_once = plays or not row.delay or row.over
    told = [
        SeatTold(seat.number, seat.kind, seat.name, seat.bot, seat.stand_in and at_once, plays and seat.guest == me)
        for seat in seats
    ]
    began = row.began is not None
    mine = began and row.to_move is not None and told[row.to_move].yours
    return TableListed(
        id=row.id,
        title=row.title,
        players=row.players,
        seats=told,
        public=row.public,
        clock=row.clock,
        created=row.created,
        updated=row.updated,
        began=began,
        over=row.over,
        your_turn=mine,
        result=row.result,
        delay=row.delay,
        name=row.name,
    )


@get("/api/tables")
async def public_tables(request: Asker, state: State, before: Before = None) -> list[TableListed]:
    """Public tables that are not over, the latest first, fifty at a time."""
    registry = registry_of(state)
    guest = await visitor_of(request, registry)
    return [listed(*found, guest) for found in await queries.public_tables(registry.store, PAGE, before)]


@get("/api/tables/mine")
async def my_tables(request: Asker, state: State, before: Before = None) -> list[TableListed]:
    """The tables I sit at or have opened, the latest first, fifty at a time."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    return [listed(*found, guest) for found in await queries.tables_of(registry.store, guest.id, PAGE, before)]


@post("/api/tables")
async def open_table(data: JSONBody[NewTable], request: Asker, state: State) -> TableId:
    """Open a table."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    file = await file_for(data, request, state, guest)
    id = await seating.open_table(
        registry,
        guest,
        data.title,
        data.options,
        data.seats,
        public=data.public,
        clock=data.clock,
        delay=data.delay,
        embed=data.embed,
        id=data.id,
        entropy=data.entropy,
        names=data.names,
        file=file,
    )
    return TableId(id)


async def file_for(data: NewTable, request: Asker, state: State, guest: GuestRow) -> FileRow | None:
    """The file of one's own that a table is to be played with, checked and kept; None for built-in data."""
    given = [each for each in (data.map, data.map_id, data.data, data.scenario_file) if each]
    if not given:
        return None
    family = family_of(data.title)
    option = family.file_option if family is not None and data.scenario_file else ""
    of_maps = data.title in file_titles()
    if len(given) > 1 or of_maps == bool(data.data or data.scenario_file) or bool(data.scenario_file) != bool(option):
        maps = ", ".join(file_titles())
        raise Refused("bad-choice", f"A table takes one file: a map of your own is for {maps}, any other for titles.")
    office: MapOffice = state.maps
    if data.map_id:
        return await office.known(data.map_id, data.title)
    errand = work_errand(state, guest)
    return await office.admit(data.title, given[0], language_of(request), errand, option)


@post("/api/promises")
async def promise(state: State) -> Promise:
    """Promise a table: the secret of its shuffle is fixed from now on, before anybody adds to it."""
    id = new_id()
    return Promise(id, commitment(await promises.secret_of(registry_of(state), id)))


@get("/api/tables/{table_id:str}")
async def look(
    table_id: Link,
    request: Asker,
    state: State,
    seat: SeatQuery = None,
    since: Since = 0,
    words: FromQuery[bool] = False,
) -> TableTold:
    """A table as one of my seats knows it, or a spectator."""
    registry = registry_of(state)
    guest = await visitor_of(request, registry)
    table = await registry.open(table_id)
    talk = await queries.talk_since(registry.store, table.id, 0)
    async with registry.turn(), table.lock:
        viewer = seat_of(table, guest, seat) if seat is not None else usual_seat(table, guest)
        looking = Onlooker(viewer, guest.id if guest is not None else None, language_of(request) if words else "")
        seen = table.seen_from(viewer)
        around = registry.around(table, looking, talk)
        return table_told(seen, looking, seen.game.facts(viewer), since, around, registry.now())


@post("/api/tables/{table_id:str}/seats")
async def sit(table_id: Link, data: JSONBody[Sit], request: Asker, state: State) -> Seated:
    """Sit down at an open seat, or take mine back from the bot that stands in."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    table = await registry.open(table_id)
    return Seated(await seating.sit_down(registry, table, guest, data.seat, data.entropy))


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", status_code=204)
async def leave(table_id: Link, seat: SeatPath, data: JSONBody[Leave], request: Asker, state: State) -> None:
    """Leave my seat: open again before the game begins, a bot stands in afterwards."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    await seating.get_up(registry, await registry.open(table_id), guest, seat, data.bot)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=204)
async def seat_bot(table_id: Link, seat: SeatPath, data: JSONBody[BotWish], request: Asker, state: State) -> None:
    """Give an open seat of my table to a bot."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    await seating.seat_bot(registry, await registry.open(table_id), guest, seat, data.bot)


@post("/api/tables/{table_id:str}/moves")
async def move(table_id: Link, data: JSONBody[MoveTry], request: Asker, state: State) -> Made:
    """Make a move; the same as over the WebSocket, for programs that would rather ask than listen."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    table = await registry.open(table_id)
    if seat_of(table, guest, data.seat) is None:
        raise Refused("not-your-seat")
    version = await playing.play(registry, table, data.seat, data.move, data.version, data.key)
    bot_turns.wake(registry, table)
    return Made(version)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(table_id: Link, request: Asker, state: State, data: JSONBody[Again | None] = None) -> TableId:
    """Another game with the same seats; everybody who asks gets the same table."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    table, wish = await registry.open(table_id), data or Again()
    return TableId(await seating.rematch(registry, table, guest, wish.id, wish.entropy))


@post("/api/tables/{table_id:str}/reports", status_code=204)
async def report(table_id: Link, data: JSONBody[ReportMade], request: Asker, state: State) -> None:
    """Tell the operators of something that is not right here."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    table = await registry.open(table_id)
    if data.seat is not None:
        place_at(table, data.seat)
    text = readable(data.text)
    if not text:
        raise Refused("bad-request")
    await operators.add_report(registry.store, Report(table.id, guest.id, data.seat, registry.now(), text))
    log.warning("a table was reported", extra={"facts": {"table": table.id[:6]}})


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(table_id: Link, request: Asker, state: State, seat: SeatQuery = None) -> Response[str]:
    """The record: whole when the game is over; until then notes of what a seat of mine (or a spectator) knows."""
    registry = registry_of(state)
    guest = await visitor_of(request, registry)
    table = await registry.open(table_id)
    async with registry.turn(), table.lock:
        viewer = seat_of(table, guest, seat) if seat is not None else usual_seat(table, guest)
        text = table.game.record().dumps() if table.game.is_over else notes(table, viewer)
    name = f"{table.row.title}.{'record' if table.game.is_over else 'notes'}"
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


def notes(table: LiveTable, seat: int | None) -> str:
    """The moves of a running game as a seat knows them, without any answer of chance."""
    seen = table.seen_from(seat)
    game = seen.game
    record = Record(table.row.title, table.row.players, {name: str(value) for name, value in game.options.items()})
    record.data = table.row.data
    record.attachment = table.row.text
    record.commitment, record.names = table.commitment, list(game.names)
    record.moves = [(game.move_told(number, seat)[1], []) for number in range(1, seen.move_count + 1)]
    return record.dumps().replace("branchline record", "branchline notes", 1)


ROUTES = [
    public_tables,
    my_tables,
    promise,
    open_table,
    look,
    sit,
    leave,
    seat_bot,
    move,
    rematch,
    report,
    record,
]
