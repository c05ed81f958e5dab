"""Routes about maps of one's own: begin one, check it, have it drawn and tried out, keep it."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from branchline.core.family import families, family_of
from branchline.core.ownmaps import MapChecked
from branchline.server.http.auth import known_guest, language_of, registry_of, visitor_of
from branchline.server.http.bodies import TitleTold
from branchline.server.http.errands import work_errand
from branchline.server.http.map_bodies import MapDrawn, MapListed, MapSaved, MapStart, MapText, TrialWish
from branchline.server.http.table_routes import Link
from branchline.server.http.title_routes import title_told
from branchline.server.maps import Drawing, MapOffice
from branchline.server.store import files
from branchline.server.store.models import FileRow
from branchline.shelf import drawn_by_file, maps_of, same_title
from branchline.tables import Refused

Asker = Request[None, None, State]
MapId = FromPath[str]
TRIAL_SECONDS = 8.0
"""For how long games are tried out on a map."""


def office_of(state: State) -> MapOffice:
    """The office of this process."""
    office: MapOffice = state.maps
    return office


def title_for_maps(wished: str) -> str:
    """The title that is played on maps of one's own: the one wished for, or the first there is."""
    with_maps = [family.file_title for family in families().values() if family.maps and family.file_title]
    if not with_maps or (wished and wished not in with_maps):
        raise Refused("no-title")
    return wished or with_maps[0]


@get("/api/maps/start/{title:str}")
async def start(title: FromPath[str]) -> MapStart:
    """A map to begin with: that of a built-in title, or `new`, a small one with remarks."""
    family = family_of(title)
    maps = maps_of(title_for_maps("") if title == "new" else title) if family or title == "new" else None
    text = maps.start(title) if maps is not None else None
    if text is None:
        raise Refused("no-title")
    return MapStart(text)


@post("/api/maps/check", status_code=200)
async def check(data: JSONBody[MapText], request: Asker, state: State) -> MapChecked:
    """All that is wrong with a map, what might be better, and what tickets are worth on it."""
    guest = await known_guest(request, registry_of(state))
    title = title_for_maps(data.title)
    return await office_of(state).check(title, data.map, language_of(request), work_errand(state, guest))


@post("/api/maps/layout", status_code=200)
async def layout(data: JSONBody[MapText], request: Asker, state: State) -> MapDrawn:
    """The finished drawing of a map; with a built-in title, of that title with corrections."""
    guest = await known_guest(request, registry_of(state))
    title = data.title if drawn_by_file(data.title) else title_for_maps(data.title)
    file = FileRow(files.file_id(title, data.map), title, "", data.map, "", 0.0)
    return drawn(await office_of(state).drawing(file, work_errand(state, guest)))


@post("/api/maps/trial", status_code=200)
async def trial(data: JSONBody[TrialWish], request: Asker, state: State) -> dict[str, Any]:
    """What comes of games among bots on a map: at most 500, for a few seconds."""
    guest = await known_guest(request, registry_of(state))
    title = title_for_maps(data.title)
    return await office_of(state).trial(title, data.map, data.games, TRIAL_SECONDS, work_errand(state, guest))


@post("/api/maps")
async def save(data: JSONBody[MapText], request: Asker, state: State) -> MapSaved:
    """Keep a map among mine: checked, drawn once, and playable by whoever knows its link."""
    guest = await known_guest(request, registry_of(state))
    office = office_of(state)
    errand = work_errand(state, guest)
    file = await office.admit(title_for_maps(data.title), data.map, language_of(request), errand)
    drawing = await office.drawing(file, errand)
    await office.save(guest.id, file)
    return saved(file, drawing)


@get("/api/maps/mine")
async def mine(request: Asker, state: State) -> list[MapListed]:
    """The maps I keep, the latest first."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    kept = await files.shelf_of(registry.store, guest.id)
    return [MapListed(id, name, link_of(id), at) for id, name, at in kept]


@get("/api/maps/{map_id:str}")
async def look(map_id: MapId, request: Asker, state: State) -> MapSaved:
    """A map that somebody keeps."""
    office = office_of(state)
    guest = await visitor_of(request, registry_of(state))
    file = await office.known(map_id)
    return saved(file, await office.drawing(file, work_errand(state, guest)), file.text)


@get("/api/maps/{map_id:str}/title")
async def as_title(map_id: MapId, request: Asker, state: State) -> TitleTold:
    """What the lobby needs to open a table on a map that somebody keeps: its players, options and bots."""
    file = await office_of(state).known(map_id, title_for_maps(""))
    title = await asyncio.to_thread(same_title, file.title, file.text)
    return title_told(title, language_of(request))


@get("/api/tables/{table_id:str}/map")
async def map_of_table(table_id: Link, request: Asker, state: State) -> MapDrawn:
    """The map of a table that is played with a file of somebody's own: what is printed on it, and its drawing."""
    registry = registry_of(state)
    guest = await visitor_of(request, registry)
    table = await registry.open(table_id)
    if not table.row.file:
        raise Refused("no-file")
    office = office_of(state)
    return drawn(await office.drawing(await office.known(table.row.file), work_errand(state, guest)))


def link_of(id: str) -> str:
    """Where the browser shows a map."""
    return f"/maps/{id}"


def drawn(drawing: Drawing) -> MapDrawn:
    """A drawing as it is told."""
    return MapDrawn(drawing.facts, drawing.geometry)


def saved(file: FileRow, drawing: Drawing, text: str = "") -> MapSaved:
    """A kept map as it is told."""
    return MapSaved(file.id, file.name, drawing.geometry, link_of(file.id), text)


ROUTES = [start, check, layout, trial, save, mine, look, as_title, map_of_table]
