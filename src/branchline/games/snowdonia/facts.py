"""What the rules answer about a table: scores and where they come from, what is missing, what comes next.

Clients show these answers and compute none of their own. Nothing here is hidden (ledger, section 27): a seat's
facts differ from another's only in whose contracts, sites and actions they are about.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.position import NOBODY, bit
from branchline.games.snowdonia.board import (
    AREA_A,
    AREA_B,
    AREA_D,
    EVENT_SPACES,
    FOG,
    GOOD_NAMES,
    NO_WEATHER,
    ORE_AS_STEEL,
    POWER_POINTS,
    RAIN,
    RUBBLE,
    RUBBLE_AS_STONE,
    SUN,
    contains,
)
from branchline.games.snowdonia.bonuses import best_choice, best_of, free_points, is_met, own_sites, own_tracks
from branchline.games.snowdonia.building import is_open
from branchline.games.snowdonia.codes import (
    ASK_BUILD,
    ASK_SMELT,
    ASK_STONE,
    BUILD,
    TRAIN,
    bars_of,
    kind_of,
    site_of,
    stones_of,
    train_of,
)
from branchline.games.snowdonia.excavation import dig_amount, next_rubble
from branchline.games.snowdonia.light_fog import first_closed, spaces_in
from branchline.games.snowdonia.notation import move_text, space_text
from branchline.games.snowdonia.payment import most_replaced, site_price, stone_price, train_price
from branchline.games.snowdonia.schema import (
    AreaLetter,
    Facts,
    Fog,
    Forecast,
    Goods,
    Mine,
    Needs,
    Rates,
    Sheet,
    Source,
    Standing,
    Stores,
    Survey,
    Tracks,
    TradePrices,
)
from branchline.games.snowdonia.scoring import contract_worths, place_points, surveyor_points
from branchline.games.snowdonia.state import EMPTY, State
from branchline.games.snowdonia.surveyor import travelled
from branchline.games.snowdonia.track_laying import lay_amount
from branchline.games.snowdonia.weather import shifted
from branchline.games.snowdonia.works import RUBBLE_PER_STONE, ore_for_steel
from branchline.games.snowdonia.yard import most_taken

FOGGED: Final[tuple[tuple[i64, AreaLetter], ...]] = ((AREA_B, "B"), (AREA_D, "D"))
"""The areas that fog can close."""

PLENTY: Final[i64] = 1000
"""More goods than any price has."""


def facts_of(s: State, seat: i64) -> Facts:
    """What the rules answer a seat (NOBODY: a spectator)."""
    board = s.board
    return {
        "order": [int((s.start + k) % s.players) for k in range(s.players)],
        "sheets": [sheet(s, other) for other in range(s.players)],
        "tracks": tracks(s),
        "rates": forecast(s),
        "fog": fog(s),
        "lead": None if s.start_locked else space_text(AREA_A, spaces_in(s, AREA_A)),
        "next_event": int(next_event(s)),
        "first_event": max(1, int(board.first_event)),
        "restock": int(board.restock),
        "digs": digs(s),
        "open": [board.station_ids[station] for station in range(board.stations()) if may_build(s, seat, station)],
        "halt": board.station_ids[board.halt] if board.halt >= 0 and not s.halt_done else None,
        "mine": mine(s, seat) if seat != NOBODY else None,
    }


# -- the table -------------------------------------------------------------------------------------


def sheet(s: State, seat: i64) -> Sheet:
    """What a seat would score now, and what gives it."""
    board = s.board
    points: dict[Source, dict[str, int]] = {}
    total = 0
    for place in range(board.places()):
        if s.owner[place] == seat:
            source: Source = "track" if board.is_track[place] == 1 else "excavation"
            total += enter(points, source, board.place_ids[place], place_points(s, place))
    for site in range(board.sites()):
        if s.site_owner[site] == seat:
            total += enter(points, "site", board.site_ids[site], board.site_points[site])
    for contract, worth in contract_worths(s, seat, best_choice(s, seat)).items():
        total += enter(points, "contract" if worth > 0 else "contract-unmet", str(contract), worth)
    train = s.power(seat, POWER_POINTS)
    if train > 0:
        total += enter(points, "train", str(s.train[seat]), train)
    total += enter(points, "surveyor", board.station_ids[s.surveyor[seat]], surveyor_points(s, seat))
    return {"total": total, "hidden": [], "points": points}


def enter(points: dict[Source, dict[str, int]], source: Source, thing: str, n: i64) -> int:
    """Write a line of a sheet; its points."""
    if source not in points:
        points[source] = {}
    points[source][thing] = int(n)
    return int(n)


def tracks(s: State) -> Tracks:
    """How far the line has come."""
    clear = 0
    for place in s.board.track_place:
        if s.owner[place] == NOBODY and s.rubble[place] == 0:
            clear += 1
    return {
        "all": int(s.board.tracks),
        "laid": int(s.board.tracks - s.unlaid),
        "clear": clear,
        "rubble": int(s.rubble_left),
    }


def forecast(s: State) -> Forecast:
    """The work rates to come (SN-WX-04, -05)."""
    dig, lay = s.dig_rate, s.lay_rate
    next_dig, next_lay = dig_after(s, dig, s.weather_next), lay_after(s, lay, s.weather_next)
    return {
        "next": rates(s, next_dig, next_lay),
        "last": rates(s, dig_after(s, next_dig, s.weather_last), lay_after(s, next_lay, s.weather_last)),
        "sun": rates(s, dig_after(s, dig, SUN), lay_after(s, lay, SUN)),
        "rain": rates(s, dig_after(s, dig, RAIN), lay_after(s, lay, RAIN)),
    }


def dig_after(s: State, field: i64, weather: i64) -> i64:
    """The excavation marker after a weather."""
    if weather in (NO_WEATHER, FOG):
        return field
    return shifted(field, s.board.dig_shift[weather], s.board.dig_rates)


def lay_after(s: State, field: i64, weather: i64) -> i64:
    """The track-laying marker after a weather."""
    if weather in (NO_WEATHER, FOG):
        return field
    return shifted(field, s.board.lay_shift[weather], s.board.lay_rates)


def rates(s: State, dig: i64, lay: i64) -> Rates:
    """The rates at two fields."""
    return {"excavation": int(s.board.dig_rates[dig]), "lay_track": int(s.board.lay_rates[lay])}


def fog(s: State) -> dict[AreaLetter, Fog]:
    """The areas in which fog closes spaces."""
    why: Fog = "light-fog" if s.rules.light_fog else "fog"
    return {letter: why for area, letter in FOGGED if first_closed(s, area) < spaces_in(s, area)}


def next_event(s: State) -> i64:
    """The space the next event cube goes to, once the event under way has given its cubes back (SN-EVT-17)."""
    at = s.event_at
    if s.event_open and s.board.event_returns[at] & s.event_cubes:
        left = s.event_cubes & ~s.board.event_returns[at]
        at = EVENT_SPACES
        while at > 0 and not contains(left, at):
            at -= 1
    return at + 1


def digs(s: State) -> list[str]:
    """The next place with rubble, seen from each end that is built from."""
    if s.rubble_left == 0:
        return []
    ends = 1 if s.board.scenario.one_start else 2
    return [s.board.place_ids[next_rubble(s, end)] for end in range(ends)]


def may_build(s: State, seat: i64, station: i64) -> bool:
    """Whether a seat (NOBODY: anybody) may build at a station."""
    if s.over:
        return False
    if seat != NOBODY:
        return is_open(s, seat, station)
    return any(is_open(s, other, station) for other in range(s.players))


# -- one seat --------------------------------------------------------------------------------------


def mine(s: State, seat: i64) -> Mine:
    """What concerns one seat alone."""
    next_dig = next_rubble(s, s.home[seat])
    return {
        "stores": stores(s, seat),
        "contracts": standings(s, seat),
        "sites": sites(s, seat),
        "take": int(most_taken(s, seat)),
        "dig": int(dig_amount(s, seat)),
        "lay": int(lay_amount(s, seat)),
        "trade": trade(s, seat),
        "next_dig": s.board.place_ids[next_dig] if next_dig >= 0 else None,
        "survey": survey(s, seat),
        "pays": pays(s, seat),
    }


def standings(s: State, seat: i64) -> dict[str, Standing]:
    """How every contract stands that a seat has or may get: those in the office, and those drawn."""
    own = s.held[seat] | s.used[seat]
    cards = own | s.drawn
    for contract in s.office:
        if contract != EMPTY:
            cards |= bit(contract)
    choice = best_choice(s, seat)
    whole, left = stores(s, seat), stores(s, seat)
    for contract in range(1, s.board.contracts + 1):
        if contains(choice, contract):
            left["rubble"] -= int(s.board.needs_rubble[contract])
            left["tracks"] -= int(s.board.needs_tracks[contract])
            left["sites"] -= int(s.board.needs_sites[contract])
    found: dict[str, Standing] = {}
    for contract in range(1, s.board.contracts + 1):
        if contains(cards, contract):
            worth = free_points(s, seat, contract)
            if contains(choice, contract):
                worth += s.board.contract_points[contract]
            elif not contains(own, contract):
                worth += gain(s, seat, choice, contract)
            needs = needs_of(s, contract)
            missing: Needs = {} if worth > 0 else lacks(needs, left)
            found[str(contract)] = {
                "worth": int(worth),
                "needs": needs,
                "has": needs if worth > 0 else held_of(needs, left),
                "lacks": missing,
                "elsewhere": len(missing) > 0 and not lacks(needs, whole),
            }
    return found


def stores(s: State, seat: i64) -> Stores:
    """What a seat has for contracts."""
    return {
        "rubble": int(s.has(seat, RUBBLE)),
        "tracks": int(own_tracks(s, seat)),
        "sites": int(own_sites(s, seat)),
        "surveyor": int(s.board.station_number[s.surveyor[seat]]) / 2,
    }


def gain(s: State, seat: i64, choice: i64, contract: i64) -> i64:
    """What one more contract would add to the best choice."""
    board = s.board
    rubble, laid, built = s.has(seat, RUBBLE), own_tracks(s, seat), own_sites(s, seat)
    if (
        board.needs_rubble[contract] > rubble
        or board.needs_tracks[contract] > laid
        or board.needs_sites[contract] > built
        or not is_met(s, seat, contract)
    ):
        return 0
    cards = s.held[seat] | s.used[seat] | bit(contract)
    return chosen_points(s, best_of(s, seat, cards, rubble, laid, built)) - chosen_points(s, choice)


def chosen_points(s: State, choice: i64) -> i64:
    """The points of a choice of contracts, without what they give freely."""
    total: i64 = 0
    for contract in range(1, s.board.contracts + 1):
        if contains(choice, contract):
            total += s.board.contract_points[contract]
    return total


def needs_of(s: State, contract: i64) -> Needs:
    """What a contract asks for."""
    board = s.board
    needs: Needs = {}
    if board.needs_rubble[contract] > 0:
        needs["rubble"] = int(board.needs_rubble[contract])
    if board.needs_tracks[contract] > 0:
        needs["tracks"] = int(board.needs_tracks[contract])
    if board.needs_sites[contract] > 0:
        needs["sites"] = int(board.needs_sites[contract])
    if board.needs_station[contract] > 0:
        needs["surveyor"] = int(board.needs_station[contract]) / 2
    return needs


def held_of(needs: Needs, left: Stores) -> Needs:
    """What there is of what a contract asks for; of the surveyor the station reached."""
    out: Needs = {}
    if "rubble" in needs:
        out["rubble"] = min(needs["rubble"], left["rubble"])
    if "tracks" in needs:
        out["tracks"] = min(needs["tracks"], left["tracks"])
    if "sites" in needs:
        out["sites"] = min(needs["sites"], left["sites"])
    if "surveyor" in needs:
        out["surveyor"] = min(needs["surveyor"], left["surveyor"])
    return out


def lacks(needs: Needs, left: Stores) -> Needs:
    """What is missing; of the surveyor the station to reach."""
    out: Needs = {}
    if "rubble" in needs and needs["rubble"] > left["rubble"]:
        out["rubble"] = needs["rubble"] - left["rubble"]
    if "tracks" in needs and needs["tracks"] > left["tracks"]:
        out["tracks"] = needs["tracks"] - left["tracks"]
    if "sites" in needs and needs["sites"] > left["sites"]:
        out["sites"] = needs["sites"] - left["sites"]
    if "surveyor" in needs and needs["surveyor"] > left["surveyor"]:
        out["surveyor"] = needs["surveyor"]
    return out


def sites(s: State, seat: i64) -> dict[str, Goods]:
    """The sites a seat may build on, and what the cheapest payment of each lacks."""
    found: dict[str, Goods] = {}
    if s.over or s.markers[seat] == 0:
        return found
    board = s.board
    for station in range(board.stations()):
        if is_open(s, seat, station):
            for site in range(board.first_site[station], board.first_site[station + 1]):
                if s.site_owner[site] == NOBODY:
                    found[board.site_ids[site]] = site_lacks(s, seat, site)
    return found


def site_lacks(s: State, seat: i64, site: i64) -> Goods:
    """The goods missing for the payment that misses fewest."""
    best_bars: i64 = 0
    best_stones: i64 = 0
    fewest = PLENTY
    if s.active[seat] != 0:
        for bars in range(most_replaced(s, seat, ORE_AS_STEEL, s.board.site_steel[site]) + 1):
            for stones in range(most_replaced(s, seat, RUBBLE_AS_STONE, stone_price(s, seat, site)) + 1):
                missing = how_many_missing(s, seat, site_price(s, seat, site, bars, stones))
                if missing < fewest:
                    fewest, best_bars, best_stones = missing, bars, stones
    price = site_price(s, seat, site, best_bars, best_stones)
    out: Goods = {}
    for good in range(len(GOOD_NAMES)):
        if price[good] > s.has(seat, good):
            out[GOOD_NAMES[good]] = int(price[good] - s.has(seat, good))
    return out


def how_many_missing(s: State, seat: i64, price: tuple[i64, i64, i64, i64, i64]) -> i64:
    """How many goods a seat lacks for a price."""
    missing: i64 = 0
    for good in range(len(GOOD_NAMES)):
        if price[good] > s.has(seat, good):
            missing += price[good] - s.has(seat, good)
    return missing


def trade(s: State, seat: i64) -> TradePrices:
    """What a bar and a stone cost: in the Works, or by the contract this seat carries out."""
    if s.to_move == seat and s.ask in (ASK_STONE, ASK_SMELT):
        n = int(s.board.contract_number[s.choice])
        return {"ore": n, "rubble": n}
    return {"ore": int(ore_for_steel(s, seat)), "rubble": int(RUBBLE_PER_STONE)}


def survey(s: State, seat: i64) -> Survey | None:
    """Where a seat's surveyor goes next, and what that gains."""
    board = s.board
    way = travelled(s, seat)
    if way == board.stations() - 1:
        return None
    station = s.surveyor[seat] + (1 if s.home[seat] == 0 else -1)
    gained = board.surveyor_points[way + 1] - board.surveyor_points[way]
    return {"station": board.station_ids[station], "gain": int(gained)}


def pays(s: State, seat: i64) -> dict[str, Goods]:
    """What each build that a seat is asked about would cost it."""
    found: dict[str, Goods] = {}
    if s.to_move != seat or s.ask != ASK_BUILD:
        return found
    for code in s.moves:
        kind = kind_of(code)
        if kind == BUILD:
            price = site_price(s, seat, site_of(code), bars_of(code), stones_of(code))
        elif kind == TRAIN:
            price = train_price(s, seat, train_of(code), bars_of(code))
        else:
            continue
        paid: Goods = {}
        for good in range(len(GOOD_NAMES)):
            if price[good] > 0:
                paid[GOOD_NAMES[good]] = int(price[good])
        found[move_text(s.board, code)] = paid
    return found
