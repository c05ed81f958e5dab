"""Routes that look back at games, tell their scores, explain the rules, and teach."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

import branchline as bl
from branchline import ledger
from branchline.core.title import Title
from branchline.guides import guides
from branchline.server.bots.worker_protocol import Review, Tell
from branchline.server.http.auth import known_guest, language_of, registry_of, seat_of, usual_seat, visitor_of
from branchline.server.http.errands import work_errand
from branchline.server.http.review_bodies import (
    Gain,
    Guided,
    GuideNote,
    Reviewed,
    ReviewWish,
    Rules,
    RuleTold,
    Scores,
    Story,
    StoryWish,
)
from branchline.server.http.table_routes import Link, SeatQuery
from branchline.server.store.models import GuestRow
from branchline.server.tables.live_table import LiveTable
from branchline.shelf import maps_of, same_title
from branchline.tables import Refused
from branchline.tables.seating import place_at

Asker = Request[None, None, State]
Upto = Annotated[int, PathParameter(ge=0, le=1_000_000, description="After so many moves.")]
MOST_SCORES = 200
"""Score tables kept in memory."""


@get("/api/tables/{table_id:str}/past/{upto:int}")
async def past(table_id: Link, upto: Upto, request: Asker, state: State, seat: SeatQuery = None) -> Reviewed:
    """A past moment of the game: from a seat of mine (or as a spectator); from any seat when it is over."""
    registry = registry_of(state)
    guest = await visitor_of(request, registry)
    table = await registry.open(table_id)
    async with registry.turn(), table.lock:
        viewer = viewer_of(table, guest, seat)
        seen = table.seen_from(viewer)
        if upto > seen.move_count:
            raise Refused("no-move")
        text = seen.game.record().dumps()
    found = await registry.workers.look_back(
        Review(text, upto, viewer, language_of(request)), work_errand(state, guest)
    )
    return msgspec.convert(found.facts, Reviewed)


@get("/api/tables/{table_id:str}/story")
async def story(
    table_id: Link, request: Asker, state: State, seat: SeatQuery = None, spectate: FromQuery[bool] = False
) -> Story:
    """The whole game so far, every moment of it: from a seat of mine (or as a spectator); from any when it is over."""
    registry = registry_of(state)
    guest = await visitor_of(request, registry)
    table = await registry.open(table_id)
    async with registry.turn(), table.lock:
        mine = None if spectate else usual_seat(table, guest)
        viewer = mine if seat is None else viewer_of(table, guest, seat)
        text = table.seen_from(viewer).game.record().dumps()
    found = await registry.workers.look_back(Tell(text, viewer, True), work_errand(state, guest))
    return msgspec.convert(found.facts, Story)


@get("/api/tables/{table_id:str}/scores")
async def scores(table_id: Link, request: Asker, state: State, seat: SeatQuery = None) -> Scores:
    """What every seat would have scored after every move, as far as a seat of mine may know; all when it is over."""
    registry = registry_of(state)
    guest = await visitor_of(request, registry)
    table = await registry.open(table_id)
    kept: OrderedDict[Any, Scores] = state.setdefault("scores", OrderedDict())
    async with registry.turn(), table.lock:
        viewer = viewer_of(table, guest, seat)
        seen = table.seen_from(viewer)
        key = (table.id, seen.version, None if table.game.is_over else viewer)
        if key in kept:
            return kept[key]
        text = seen.game.record().dumps()
    found = (await registry.workers.look_back(Tell(text, viewer, False), work_errand(state, guest))).facts
    gains = msgspec.convert(found["gains"], list[list[Gain]])
    kept[key] = Scores(viewer, [step["scores"] for step in found["steps"]], found["hidden"], gains)
    if len(kept) > MOST_SCORES:
        kept.popitem(last=False)
    return kept[key]


def viewer_of(table: LiveTable, guest: GuestRow | None, seat: int | None) -> int | None:
    """Whose eyes the past is seen with: while the game runs only one's own."""
    if table.game.is_over:
        return None if seat is None else place_at(table, seat).number
    return seat_of(table, guest, seat) if seat is not None else usual_seat(table, guest)


@post("/api/reviews", status_code=200)
async def review(data: JSONBody[ReviewWish], request: Asker, state: State) -> Reviewed:
    """Look at a moment of a record of one's own."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    wished = Review(data.record, data.upto, data.seat, language_of(request))
    found = await registry.workers.look_back(wished, work_errand(state, guest))
    return msgspec.convert(found.facts, Reviewed)


@post("/api/reviews/story", status_code=200)
async def review_story(data: JSONBody[StoryWish], request: Asker, state: State) -> Story:
    """Every moment of a record of one's own."""
    registry = registry_of(state)
    guest = await known_guest(request, registry)
    found = await registry.workers.look_back(Tell(data.record, data.seat, True), work_errand(state, guest))
    return msgspec.convert(found.facts, Story)


@get("/api/rules/{title:str}")
async def rules(title: FromPath[str], request: Asker) -> Response[Rules]:
    """The rules of a title, in our own words; every refused move names one of them."""
    found = bl.titles().get(title) or title_of_maps(title)
    if found is None:
        raise Refused("no-title")
    language = language_of(request)
    told = [RuleTold(rule.id, rule.chapter, rule.statement) for rule in ledger.rules_of(found, language)]
    return Response(Rules(title, language, told), headers={"cache-control": "max-age=3600", "vary": "accept-language"})


def title_of_maps(id: str) -> Title | None:
    """The title that is played on maps of one's own, with the map one begins with."""
    maps = maps_of(id)
    start = maps.start("new") if maps is not None else None
    return same_title(id, start) if start is not None else None


@get("/api/guides/{title:str}")
async def guide(title: FromPath[str], state: State) -> Guided:
    """A guided first game of a title."""
    found = guides().get(title)
    if found is None:
        raise Refused("no-guide")
    kept: dict[str, Guided] = state.setdefault("guides", {})
    if title not in kept:
        told = await registry_of(state).workers.look_back(Tell(guide_record(title), found.seat, True, True))
        notes = [GuideNote(note.at, f"guide-{title}-{n}", note.rule) for n, note in enumerate(found.notes, 1)]
        kept[title] = Guided(title, found.seat, notes, msgspec.convert(told.facts, Story))
    return kept[title]


@cache
def guide_record(title: str) -> str:
    """The record of a guide; made once."""
    return guides()[title].record().dumps()


ROUTES = [past, story, scores, review, review_story, rules, guide]
