"""What a seat may know: everything on the table, since nothing there is hidden (ledger, section 27).

A view is made of sections. `shared_view` makes all of them; `view_after` makes only those that changed
since another view was made, and shares the others with it, so that a row of views costs little.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.games.snowdonia.board import (
    AREA_B,
    AREA_E,
    AREA_G,
    COAL,
    CUBES,
    CUBES_OF_GOODS,
    EVENT,
    EVENT_SPACES,
    EVENTS,
    GOODS,
    NO_WEATHER,
    ORE,
    POWER_POINTS,
    RUBBLE,
    SPACES,
    STEEL,
    STONE,
    WEATHERS,
    contains,
    count,
)
from branchline.games.snowdonia.bonuses import best_choice
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
from branchline.games.snowdonia.schema import (
    Area,
    AreaKind,
    AreaLetter,
    Areas,
    Bag,
    Choice,
    Dig,
    EventsAhead,
    Good,
    Goods,
    HeldContract,
    Phase,
    Player,
    Question,
    RateTracks,
    Rules,
    SeatGoods,
    Shed,
    Site,
    Station,
    Track,
    View,
    Weather,
    WeatherDiscs,
    Yard,
)
from branchline.games.snowdonia.scoring import contract_worths, marker_points, surveyor_points
from branchline.games.snowdonia.state import EMPTY, GAME, State

PHASES: Final[tuple[Phase, ...]] = (
    "start",
    "assign",
    "contracts",
    "actions",
    "actions",
    "actions",
    "closing",
    "events",
    "over",
    "weather",
)
"""The phase a player reads, by stage."""

LETTERS: Final[tuple[AreaLetter, ...]] = ("A", "B", "C", "D", "E", "F", "G")
AREA_KINDS: Final[tuple[AreaKind, ...]] = (
    "yard",
    "excavation",
    "works",
    "lay-track",
    "build",
    "office",
    "surveyor",
)


def view_of(s: State, seat: i64) -> View:
    """Everything public, which is everything; `seat` says only who is looking."""
    view = shared_view(s)
    view["seat"] = seat_or_none(seat)
    return view


def shared_view(s: State) -> View:
    """What everybody sees; the place of `seat` is kept."""
    view: View = {
        "seat": None,
        "players": int(s.players),
        "rules": cast(Rules, dict(s.rules.names)),
        "assumed": list(s.board.assumed),
        "round": int(s.round),
        "phase": PHASES[s.stage],
        "question": question_view(s),
        "area": LETTERS[s.area] if s.round > 0 else None,
        "to_move": seat_or_none(s.to_move),
        "start": int(s.start),
        "last_round": int(s.rounds_left) if s.rounds_left >= 0 else None,
        "weather": weather_view(s),
        "rates": rates_view(s),
        "yard": yard_view(s),
        "unseen_cubes": bag_view(s),
        "steel": int(s.steel),
        "areas": areas_view(s),
        "line": [station_view(s, station) for station in range(s.board.stations())],
        "shed": shed_view(s),
        "events": events_view(s),
        "office": office_view(s),
        "deck": int(count(s.deck)),
        "unseen_contracts": members(s.deck),
        "discards": members(s.discards),
        "choice": choice_view(s),
        "seats": [seat_view(s, other) for other in range(s.players)],
    }
    if s.rules.bag_peek:
        view["bag"] = bag_view(s)
    return view


# -- what changed since another view ---------------------------------------------------------------


def view_after(s: State, before: State, seen: View) -> View:
    """`shared_view`, made from that of an earlier moment of the same game: what is as it was is shared with it."""
    view = seen.copy()
    view["round"] = int(s.round)
    view["phase"] = PHASES[s.stage]
    view["question"] = question_view(s)
    view["area"] = LETTERS[s.area] if s.round > 0 else None
    view["to_move"] = seat_or_none(s.to_move)
    view["start"] = int(s.start)
    view["last_round"] = int(s.rounds_left) if s.rounds_left >= 0 else None
    view["steel"] = int(s.steel)
    view["weather"] = weather_view(s)
    view["choice"] = choice_view(s)
    if s.dig_rate != before.dig_rate or s.lay_rate != before.lay_rate:
        view["rates"] = rates_view(s)
    if not same(s.yard, before.yard):
        view["yard"] = yard_view(s)
    if not same(s.bag, before.bag):
        view["unseen_cubes"] = bag_view(s)
        if s.rules.bag_peek:
            view["bag"] = bag_view(s)
    if s.weather != before.weather or s.b_builds != before.b_builds or labourers_moved(s, before):
        view["areas"] = areas_view(s)
    if line_changed(s, before):
        view["line"] = [
            station_view(s, station) if station_changed(s, before, station) else seen["line"][station]
            for station in range(s.board.stations())
        ]
    if (
        s.shed != before.shed
        or s.returned != before.returned
        or s.trains_open != before.trains_open
        or not same(s.shed_coal, before.shed_coal)
    ):
        view["shed"] = shed_view(s)
    if (
        s.event_cubes != before.event_cubes
        or s.events_due != before.events_due
        or s.game_home != before.game_home
        or not same(s.closed, before.closed)
    ):
        view["events"] = events_view(s)
    if not same(s.office, before.office):
        view["office"] = office_view(s)
    if s.deck != before.deck:
        view["deck"] = int(count(s.deck))
        view["unseen_contracts"] = members(s.deck)
    if s.discards != before.discards:
        view["discards"] = members(s.discards)
    view["seats"] = [seat_after(s, before, other, seen["seats"][other]) for other in range(s.players)]
    return view


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two vectors are equal."""
    if len(one) != len(other):
        return False
    return same_part(one, other, 0, len(one))


def same_part(one: vec[i64], other: vec[i64], first: i64, end: i64) -> bool:
    """Whether two vectors are equal from one index up to another."""
    at = first
    while at < end:
        if one[at] != other[at]:
            return False
        at += 1
    return True


def labourers_moved(s: State, before: State) -> bool:
    """Whether somebody stands elsewhere than before."""
    return not same(s.survey, before.survey) or not same(s.spaces, before.spaces)


def line_changed(s: State, before: State) -> bool:
    """Whether anything at the line changed."""
    return not (
        same(s.rubble, before.rubble)
        and same(s.owner, before.owner)
        and same(s.site_owner, before.site_owner)
        and same(s.closed, before.closed)
        and same(s.surveyor, before.surveyor)
    )


def station_changed(s: State, before: State, station: i64) -> bool:
    """Whether a station or a track that leads to it changed."""
    board = s.board
    first, end = board.first_place[station], board.first_place[station + 1]
    if s.closed[station] != before.closed[station]:
        return True
    for seat in range(s.players):
        if (s.surveyor[seat] == station) != (before.surveyor[seat] == station):
            return True
    return not (
        same_part(s.rubble, before.rubble, first, end)
        and same_part(s.owner, before.owner, first, end)
        and same_part(s.site_owner, before.site_owner, board.first_site[station], board.first_site[station + 1])
    )


def seat_after(s: State, before: State, seat: i64, seen: Player) -> Player:
    """`seat_view`, from an earlier one; who gets a place or a site gives a marker, so owners need no look."""
    if (
        s.markers[seat] != before.markers[seat]
        or s.train[seat] != before.train[seat]
        or s.surveyor[seat] != before.surveyor[seat]
        or s.home[seat] != before.home[seat]
        or s.held[seat] != before.held[seat]
        or s.used[seat] != before.used[seat]
        or s.active[seat] != before.active[seat]
        or not same_part(s.goods, before.goods, seat * GOODS, seat * GOODS + GOODS)
    ):
        return seat_view(s, seat)
    if s.labourers[seat] == before.labourers[seat] and s.in_pub[seat] == before.in_pub[seat]:
        return seen
    player = seen.copy()
    player["labourers"] = int(s.labourers[seat])
    player["pub"] = int(s.in_pub[seat])
    return player


# -- the sections ----------------------------------------------------------------------------------


def seat_or_none(seat: i64) -> int | None:
    """A seat, or None for nobody (and for the game)."""
    return int(seat) if seat != NOBODY and seat != GAME else None


def members(cards: i64) -> list[int]:
    """A set of contracts as numbers."""
    return [n for n in range(1, 63) if contains(cards, n)]


def question_view(s: State) -> Question | None:
    """What is asked."""
    return cast(Question, QUESTIONS[s.ask]) if s.ask != NOTHING else None


def weather_name(weather: i64) -> Weather | None:
    """A weather by name."""
    return WEATHERS[weather] if weather != NO_WEATHER else None


def weather_view(s: State) -> WeatherDiscs:
    """The discs, and the back of the deck's top card (SN-HID-01)."""
    return {
        "now": weather_name(s.weather),
        "next": weather_name(s.weather_next),
        "last": weather_name(s.weather_last),
        "top_back": weather_name(s.top_back),
    }


def rates_view(s: State) -> RateTracks:
    """Both work-rate tracks; `field` counts from 0."""
    board = s.board
    return {
        "excavation": {"values": [int(n) for n in board.dig_rates], "field": int(s.dig_rate)},
        "lay_track": {"values": [int(n) for n in board.lay_rates], "field": int(s.lay_rate)},
    }


def yard_view(s: State) -> Yard:
    """The cubes in the stock yard."""
    return {"ore": int(s.yard[ORE]), "stone": int(s.yard[STONE]), "coal": int(s.yard[COAL])}


def bag_view(s: State) -> Bag:
    """The cubes in the bag."""
    bag = s.bag
    return {"ore": int(bag[ORE]), "stone": int(bag[STONE]), "coal": int(bag[COAL]), "event": int(bag[EVENT])}


def areas_view(s: State) -> Areas:
    """All action areas."""
    return cast(Areas, {LETTERS[area]: area_view(s, area) for area in range(AREA_G + 1)})


def area_view(s: State, area: i64) -> Area:
    """An area's spaces, who stands there, and how many fog leaves open."""
    if area == AREA_G:
        return {"kind": AREA_KINDS[AREA_G], "labourers": [int(seat) for seat in s.survey], "open": None}
    spaces = spaces_in(s, area)
    kind = AREA_KINDS[AREA_E] if area == AREA_B and s.b_builds else AREA_KINDS[area]
    labourers = [seat_or_none(s.spaces[area * SPACES + at]) for at in range(spaces)]
    return {"kind": kind, "labourers": labourers, "open": int(first_closed(s, area))}


def station_view(s: State, station: i64) -> Station:
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
        "surveyor_points": int(board.surveyor_points[station]) if board.scenario.one_start else None,
        "free": free_view(s, station),
        "tracks": [track_view(s, place) for place in tracks],
        "excavation": [dig_view(s, place) for place in digs],
        "sites": [site_view(s, site) for site in sites],
    }


def free_view(s: State, station: i64) -> Goods:
    """The cubes that each build at a station gives."""
    given: Goods = {}
    for cube in range(CUBES_OF_GOODS):
        n = s.board.station_free[station * CUBES_OF_GOODS + cube]
        if n > 0:
            given[cast(Good, CUBES[cube])] = int(n)
    return given


def track_view(s: State, place: i64) -> Track:
    """A track: its rubble, its points, whether it is laid and whose it is."""
    return {
        "place": s.board.place_ids[place],
        "rubble": int(s.rubble[place]),
        "printed": int(s.board.card_rubble[s.card[place]]),
        "points": int(s.board.card_points[s.card[place]]),
        "laid": s.owner[place] != NOBODY,
        "owner": seat_or_none(s.owner[place]),
    }


def dig_view(s: State, place: i64) -> Dig:
    """An excavation site."""
    return {
        "place": s.board.place_ids[place],
        "rubble": int(s.rubble[place]),
        "printed": int(s.board.place_rubble[place]),
        "points": int(s.board.place_points[place]),
        "owner": seat_or_none(s.owner[place]),
    }


def site_view(s: State, site: i64) -> Site:
    """A building site with its printed price."""
    board = s.board
    cost: Goods = {}
    if board.site_stone[site] > 0:
        cost["stone"] = int(board.site_stone[site])
    if board.site_steel[site] > 0:
        cost["steel"] = int(board.site_steel[site])
    if board.site_ore[site] > 0:
        cost["ore"] = int(board.site_ore[site])
    return {
        "site": board.site_ids[site],
        "cost": cost,
        "points": int(board.site_points[site]),
        "owner": seat_or_none(s.site_owner[site]),
    }


def shed_view(s: State) -> Shed:
    """The trains that can be bought, those just given up, and the one set aside."""
    there = s.shed | s.returned
    trains = [train for train in range(1, s.board.trains + 1) if contains(there, train)]
    return {
        "open": s.trains_open,
        "trains": [{"train": int(train), "coal": int(s.shed_coal[train])} for train in trains],
        "aside": int(s.aside) if s.aside else None,
    }


def events_view(s: State) -> EventsAhead:
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


def office_view(s: State) -> list[int | None]:
    """The contracts in the site office."""
    return [int(contract) if contract != EMPTY else None for contract in s.office]


def choice_view(s: State) -> Choice | None:
    """The contract being carried out, and the cards drawn by it."""
    if s.ask not in (ASK_TAKE_NOW, ASK_MOVE, ASK_FORECAST, ASK_STONE, ASK_SMELT, ASK_KEEP):
        return None
    return {"contract": int(s.choice), "drawn": members(s.drawn) if s.ask == ASK_KEEP else []}


def seat_view(s: State, seat: i64) -> Player:
    """All that lies in front of a player, and what it would score now."""
    contracts: list[HeldContract] = []
    score = int(marker_points(s, seat) + s.power(seat, POWER_POINTS) + surveyor_points(s, seat))
    for contract, worth in contract_worths(s, seat, best_choice(s, seat)).items():
        score += worth
        used = contains(s.used[seat], contract)
        contracts.append(
            {"contract": contract, "used": used, "active": contains(s.active[seat], contract), "worth": worth}
        )
    return {
        "goods": seat_goods(s, seat),
        "markers": int(s.markers[seat]),
        "labourers": int(s.labourers[seat]),
        "pub": int(s.in_pub[seat]),
        "train": int(s.train[seat]) or None,
        "surveyor": s.board.station_ids[s.surveyor[seat]],
        "surveyor_points": int(surveyor_points(s, seat)),
        "home": s.board.station_ids[0 if s.home[seat] == 0 else -1],
        "marker_at_home": s.left_home[seat] == 1,
        "contracts": contracts,
        "score": score,
    }


def seat_goods(s: State, seat: i64) -> SeatGoods:
    """A player's goods."""
    return {
        "ore": int(s.has(seat, ORE)),
        "stone": int(s.has(seat, STONE)),
        "coal": int(s.has(seat, COAL)),
        "rubble": int(s.has(seat, RUBBLE)),
        "steel": int(s.has(seat, STEEL)),
    }
