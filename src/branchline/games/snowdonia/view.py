"""What a seat may know: everything on the table, since nothing there is hidden (ledger, section 27)."""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.games.snowdonia.board import (
    AREA_B,
    AREA_E,
    AREA_G,
    AREAS,
    CUBES,
    EVENT_SPACES,
    EVENTS,
    GOOD_NAMES,
    NO_WEATHER,
    SPACES,
    WEATHERS,
    count,
)
from branchline.games.snowdonia.codes import (
    ASK_FORECAST,
    ASK_KEEP,
    ASK_MOVE,
    ASK_SMELT,
    ASK_STONE,
    ASK_TAKE_NOW,
    NOTHING,
    QUESTIONS,
)
from branchline.games.snowdonia.light_fog import first_closed, spaces_in
from branchline.games.snowdonia.scoring import contract_lines, surveyor_points, total_points
from branchline.games.snowdonia.state import EMPTY, GAME, State

PHASES: Final = (
    "start",
    "assign",
    "contracts",
    "actions",
    "actions",
    "actions",
    "closing",
    "events",
    "over",
)
"""The phase a player reads, by stage."""

AREA_KINDS: Final = ("yard", "excavation", "works", "lay-track", "build", "office", "surveyor")


def view_of(s: State, seat: i64) -> dict[str, Any]:
    """Everything public, which is everything; `seat` says only who is looking."""
    return {**shared_view(s), **own_view(seat)}


def own_view(seat: i64) -> dict[str, Any]:
    """Who is looking."""
    return {"seat": seat_or_none(seat)}


def shared_view(s: State) -> dict[str, Any]:
    """What everybody sees; the place of `seat` is kept."""
    view: dict[str, Any] = {
        "seat": None,
        "players": int(s.players),
        "rules": dict(s.rules.names),
        "assumed": list(s.board.assumed),
        "round": int(s.round),
        "phase": PHASES[s.stage],
        "question": QUESTIONS[s.ask] if s.ask != NOTHING else None,
        "area": AREAS[s.area] if s.round > 0 else None,
        "to_move": seat_or_none(s.to_move),
        "start": int(s.start),
        "last_round": int(s.rounds_left) if s.rounds_left >= 0 else None,
        "weather": weather_view(s),
        "rates": rates_view(s),
        "yard": {CUBES[cube]: int(s.yard[cube]) for cube in range(3)},
        "unseen_cubes": {CUBES[cube]: int(s.bag[cube]) for cube in range(4)},
        "steel": int(s.steel),
        "areas": {AREAS[area]: area_view(s, area) for area in range(AREA_G + 1)},
        "line": [station_view(s, station) for station in range(s.board.stations())],
        "shed": shed_view(s),
        "events": events_view(s),
        "office": [int(contract) if contract != EMPTY else None for contract in s.office],
        "deck": int(count(s.deck)),
        "unseen_contracts": members(s.deck),
        "discards": members(s.discards),
        "choice": choice_view(s),
        "seats": [seat_view(s, other) for other in range(s.players)],
    }
    if s.rules.bag_peek:
        view["bag"] = dict(view["unseen_cubes"])
    return view


def seat_or_none(seat: i64) -> int | None:
    """A seat, or None for nobody (and for the game)."""
    return int(seat) if seat != NOBODY and seat != GAME else None


def weather_name(weather: i64) -> str | None:
    """A weather by name."""
    return WEATHERS[weather] if weather != NO_WEATHER else None


def members(cards: i64) -> list[int]:
    """A set of contracts as numbers."""
    return [n for n in range(1, 63) if cards >> n & 1]


def weather_view(s: State) -> dict[str, Any]:
    """The discs, and the back of the deck's top card (SN-HID-01)."""
    return {
        "now": weather_name(s.weather),
        "next": weather_name(s.weather_next),
        "last": weather_name(s.weather_last),
        "top_back": weather_name(s.top_back),
    }


def rates_view(s: State) -> dict[str, Any]:
    """Both work-rate tracks; `field` counts from 0."""
    board = s.board
    return {
        "excavation": {"values": [int(n) for n in board.dig_rates], "field": int(s.dig_rate)},
        "lay_track": {"values": [int(n) for n in board.lay_rates], "field": int(s.lay_rate)},
    }


def area_view(s: State, area: i64) -> dict[str, Any]:
    """An area's spaces, who stands there, and how many fog leaves open."""
    if area == AREA_G:
        return {"kind": AREA_KINDS[AREA_G], "labourers": [int(seat) for seat in s.survey], "open": None}
    spaces = spaces_in(s, area)
    kind = AREA_KINDS[AREA_E] if area == AREA_B and s.b_builds else AREA_KINDS[area]
    labourers = [seat_or_none(s.spaces[area * SPACES + at]) for at in range(spaces)]
    return {"kind": kind, "labourers": labourers, "open": int(first_closed(s, area))}


def station_view(s: State, station: i64) -> dict[str, Any]:
    """A station with the tracks that lead to it."""
    board = s.board
    tracks = range(board.first_place[station], board.first_dig[station])
    digs = range(board.first_dig[station], board.first_place[station + 1])
    sites = range(board.first_site[station], board.first_site[station + 1])
    return {
        "station": board.station_ids[station],
        "number": int(board.station_number[station]) / 2,
        "closed": s.closed[station] == 1,
        "surveyors": [seat for seat in range(s.players) if s.surveyor[seat] == station],
        "surveyor_points": int(board.surveyor_points[station]) if not s.rules.blaenau else None,
        "free": {CUBES[cube]: int(n) for cube in range(3) if (n := board.station_free[station * 3 + cube])},
        "tracks": [track_view(s, place) for place in tracks],
        "excavation": [dig_view(s, place) for place in digs],
        "sites": [site_view(s, site) for site in sites],
    }


def track_view(s: State, place: i64) -> dict[str, Any]:
    """A track: its rubble, its points, whether it is laid and whose it is."""
    return {
        "place": s.board.place_ids[place],
        "rubble": int(s.rubble[place]),
        "printed": int(s.board.card_rubble[s.card[place]]),
        "points": int(s.board.card_points[s.card[place]]),
        "laid": s.owner[place] != NOBODY,
        "owner": seat_or_none(s.owner[place]),
    }


def dig_view(s: State, place: i64) -> dict[str, Any]:
    """An excavation site."""
    return {
        "place": s.board.place_ids[place],
        "rubble": int(s.rubble[place]),
        "printed": int(s.board.place_rubble[place]),
        "points": int(s.board.place_points[place]),
        "owner": seat_or_none(s.owner[place]),
    }


def site_view(s: State, site: i64) -> dict[str, Any]:
    """A building site with its printed price."""
    board = s.board
    prices = (("stone", board.site_stone[site]), ("steel", board.site_steel[site]), ("ore", board.site_ore[site]))
    return {
        "site": board.site_ids[site],
        "cost": {name: int(n) for name, n in prices if n},
        "points": int(board.site_points[site]),
        "owner": seat_or_none(s.site_owner[site]),
    }


def shed_view(s: State) -> dict[str, Any]:
    """The trains that can be bought, and the one set aside."""
    trains = [train for train in range(1, s.board.trains + 1) if s.shed >> train & 1]
    return {
        "open": s.trains_open,
        "trains": [{"train": int(train), "coal": int(s.shed_coal[train])} for train in trains],
        "aside": int(s.aside) if s.aside else None,
    }


def events_view(s: State) -> dict[str, Any]:
    """The event track with its cubes, and what is still to come of this round's draw."""
    board = s.board
    spaces = range(1, EVENT_SPACES + 1)
    closed: i64 = 0
    for station in s.closed:
        closed += station
    return {
        "track": [EVENTS[board.event_kind[space]] for space in spaces],
        "returns": {str(space): members(board.event_returns[space]) for space in spaces if board.event_returns[space]},
        "cubes": members(s.event_cubes),
        "due": int(s.events_due),
        "markers": max(0, int(board.game_markers - closed)),
        "from": board.station_ids[0 if s.game_home == 0 else -1],
    }


def choice_view(s: State) -> dict[str, Any] | None:
    """The contract being carried out, and the cards drawn by it."""
    if s.ask not in (ASK_TAKE_NOW, ASK_MOVE, ASK_FORECAST, ASK_STONE, ASK_SMELT, ASK_KEEP):
        return None
    return {"contract": int(s.choice), "drawn": members(s.drawn) if s.ask == ASK_KEEP else []}


def seat_view(s: State, seat: i64) -> dict[str, Any]:
    """All that lies in front of a player, and what it would score now."""
    worth = {line.params["contract"]: line.points for line in contract_lines(s, seat, [""] * 60, [""] * 60)}
    return {
        "goods": {GOOD_NAMES[good]: int(s.has(seat, good)) for good in range(len(GOOD_NAMES))},
        "markers": int(s.markers[seat]),
        "labourers": int(s.labourers[seat]),
        "pub": int(s.in_pub[seat]),
        "train": int(s.train[seat]) or None,
        "surveyor": s.board.station_ids[s.surveyor[seat]],
        "surveyor_points": int(surveyor_points(s, seat)),
        "home": s.board.station_ids[0 if s.home[seat] == 0 else -1],
        "marker_at_home": s.left_home[seat] == 1,
        "contracts": [
            {
                "contract": contract,
                "used": bool(s.used[seat] >> contract & 1),
                "active": bool(s.active[seat] >> contract & 1),
                "worth": points,
            }
            for contract, points in worth.items()
        ],
        "score": int(total_points(s, seat)),
    }
