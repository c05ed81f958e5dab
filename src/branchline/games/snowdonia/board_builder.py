"""From the data to the board: one scenario at one number of players as flat arrays."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.position import bit
from branchline.games.snowdonia.board import (
    AREAS,
    EFFECTS,
    EVENT,
    EVENTS,
    POWERS,
    TIERS,
    WEATHERS,
    Board,
)
from branchline.games.snowdonia.datafile import Box, Contract, Line, ScenarioRules, Station
from branchline.games.snowdonia.scenario import Scenario

LETTERS = "ABCDEF"


def mask(numbers: list[int]) -> int:
    """A set of small numbers as bits."""
    return sum(int(bit(n)) for n in set(numbers))


def board_of(box: Box, scenario: str, players: int, drop_station: bool, deluxe_solo: bool) -> Board:
    """The board of a scenario, laid out for a number of players."""
    line = box.lines[scenario]
    board = Board(Scenario(line.table, line.rules_table, line.rules.special))
    stations = in_play(line, players, drop_station)
    fill_stations(board, stations)
    fill_places(board, stations)
    fill_sites(board, stations)
    by_station = [station.surveyor_points for station in stations.values()]
    board.surveyor_points = vec[i64](list(line.rules.surveyor_points) or by_station)
    fill_tracks(board, box)
    fill_trains(board, box)
    fill_contracts(board, box, players, line.rules)
    fill_tables(board, box, players, deluxe_solo)
    fill_events(board, box)
    fill_rules(board, line)
    return board


def in_play(line: Line, players: int, drop_station: bool) -> dict[str, Station]:
    """The stations of a game, its start included (SN-SETUP-06, -07, AM-53)."""
    dropped = line.rules.dropped_station if drop_station and players < line.rules.dropped_below else None
    return {
        id: station
        for id, station in line.stations.items()
        if players >= station.least_players and station.number != dropped
    }


def fill_stations(board: Board, stations: dict[str, Station]) -> None:
    board.station_ids = list(stations)
    board.station_number = vec[i64]([int(2 * station.number) for station in stations.values()])
    free = [station.free for station in stations.values()]
    board.station_free = vec[i64]([n for given in free for n in (given.ore, given.stone, given.coal)])
    for number, station in enumerate(stations.values()):
        if station.maintenance_when_clear and station.excavation:
            board.halt = number


def fill_places(board: Board, stations: dict[str, Station]) -> None:
    firsts: list[int] = []
    digs: list[int] = []
    station_of: list[int] = []
    is_track: list[int] = []
    rubble: list[int] = []
    points: list[int] = []
    for number, (id, station) in enumerate(stations.items()):
        firsts.append(len(station_of))
        for track in range(station.tracks):
            board.place_ids.append(f"{id}.track{track + 1}")
            station_of.append(number)
            is_track.append(1)
            rubble.append(0)
            points.append(0)
        digs.append(len(station_of))
        for at, dig in enumerate(station.excavation):
            board.place_ids.append(f"{id}.dig{at + 1}")
            station_of.append(number)
            is_track.append(0)
            rubble.append(dig.rubble)
            points.append(dig.points)
    board.first_place = vec[i64]([*firsts, len(station_of)])
    board.first_dig = vec[i64](digs)
    board.place_station = vec[i64](station_of)
    board.is_track = vec[i64](is_track)
    board.place_rubble = vec[i64](rubble)
    board.place_points = vec[i64](points)
    board.track_place = vec[i64]([place for place, track in enumerate(is_track) if track])
    board.tracks = sum(is_track)


def fill_sites(board: Board, stations: dict[str, Station]) -> None:
    firsts = [0]
    sites = []
    for number, (id, station) in enumerate(stations.items()):
        sites += [(number, site) for site in station.building]
        board.site_ids += [f"{id}.{at + 1}" for at in range(len(station.building))]
        firsts.append(len(sites))
    board.first_site = vec[i64](firsts)
    board.site_station = vec[i64]([number for number, _ in sites])
    board.site_stone = vec[i64]([site.stone for _, site in sites])
    board.site_steel = vec[i64]([site.steel for _, site in sites])
    board.site_ore = vec[i64]([site.ore for _, site in sites])
    board.site_points = vec[i64]([site.points for _, site in sites])


def fill_tracks(board: Board, box: Box) -> None:
    cards = list(box.tracks.values())
    board.card_ids = list(box.tracks)
    board.card_rubble = vec[i64]([card.rubble for card in cards])
    board.card_points = vec[i64]([card.points for card in cards])
    board.base_cards = mask([at for at, card in enumerate(cards) if not card.optional])
    board.optional_cards = mask([at for at, card in enumerate(cards) if card.optional])


def fill_trains(board: Board, box: Box) -> None:
    trains = list(box.trains.values())
    board.trains = len(trains)
    board.train_steel = vec[i64]([0, *(train.steel for train in trains)])
    board.train_coal = vec[i64]([0, *(train.coal for train in trains)])
    board.train_hire = vec[i64]([0, *(train.hire for train in trains)])
    board.train_power = vec[i64]([0, *(POWERS.index(train.power) for train in trains)])
    board.train_number = vec[i64]([0, *(train.number for train in trains)])
    board.in_shed = box.components.trains_in_shed


def fill_contracts(board: Board, box: Box, players: int, rules: ScenarioRules) -> None:
    cards = list(box.contracts.values())
    board.contracts = len(cards)
    areas = [AREAS.index(card.area) if card.area else -1 for card in cards]
    effects = [EFFECTS.index(card.effect) for card in cards]
    backs = [WEATHERS.index(card.weather) for card in cards]
    board.contract_area = vec[i64]([-1, *areas])
    board.contract_effect = vec[i64]([-1, *effects])
    board.contract_number = vec[i64]([0, *(card.number for card in cards)])
    board.contract_limit = vec[i64]([0, *(card.limit for card in cards)])
    board.contract_back = vec[i64]([-1, *backs])
    board.area_contracts = vec[i64]([mask_of(areas, area) for area in range(len(AREAS))])
    board.effect_contracts = vec[i64]([mask_of(effects, effect) for effect in range(len(EFFECTS))])
    board.back_contracts = vec[i64]([mask_of(backs, back) for back in range(len(WEATHERS))])
    in_box = [n for n, card in enumerate(cards, 1) if players >= card.least_players]
    board.contracts_in_play = mask([n for n in in_box if n not in rules.removed_contracts])
    fill_bonuses(board, cards)


def mask_of(values: list[int], value: int) -> int:
    """The contracts (from 1) that have a value, as bits."""
    return mask([n + 1 for n, own in enumerate(values) if own == value])


def fill_bonuses(board: Board, cards: list[Contract]) -> None:
    board.needs_rubble = vec[i64]([0, *(card.rubble for card in cards)])
    board.needs_tracks = vec[i64]([0, *(card.tracks for card in cards)])
    board.needs_sites = vec[i64]([0, *(card.sites for card in cards)])
    board.needs_station = vec[i64]([0, *(int(2 * card.surveyor_at) for card in cards)])
    board.contract_points = vec[i64]([0, *(card.points for card in cards)])
    board.coal_points = vec[i64]([0, *(card.points_per_coal for card in cards)])
    tiers = [0] * (len(cards) + 1) * int(TIERS)
    for number, card in enumerate(cards):
        best = 0
        for at in range(int(TIERS)):
            best = max(best, card.surveyor_tiers.get(str(at // 2), 0)) if at % 2 == 0 else best
            tiers[(number + 1) * int(TIERS) + at] = best
    board.tier_points = vec[i64](tiers)


def fill_tables(board: Board, box: Box, players: int, deluxe_solo: bool) -> None:
    if players == 1 and deluxe_solo:
        board.spaces = vec[i64]([getattr(box.deluxe_solo_spaces, letter) for letter in LETTERS])
    else:
        board.spaces = vec[i64]([getattr(box.spaces, letter)[players - 1] for letter in LETTERS])
    dig, lay = box.rates.excavation, box.rates.lay_track
    board.dig_rates = vec[i64](list(dig.values))
    board.lay_rates = vec[i64](list(lay.values))
    board.dig_start = dig.start - 1
    board.lay_start = lay.start - 1
    board.dig_shift = vec[i64]([dig.sun, dig.rain, 0])
    board.lay_shift = vec[i64]([lay.sun, lay.rain, 0])
    supply = box.supply
    board.restock = box.restock.cubes[players - 1]
    board.bag = vec[i64](
        [supply.ore[players - 1], supply.stone[players - 1], supply.solo_coal, supply.events[players - 1]]
    )
    board.yard = vec[i64]([supply.yard_ore, supply.yard_stone, supply.yard_coal])
    board.solo_yard = supply.solo_yard
    board.box_coal = box.components.coal
    board.box_steel = box.components.steel
    board.markers = box.components.markers
    board.labourers = box.components.labourers
    board.game_markers = box.components.game_markers


def fill_events(board: Board, box: Box) -> None:
    spaces = list(box.event_track.values())
    board.event_kind = vec[i64]([0, *(EVENTS.index(space.event) for space in spaces)])
    board.event_returns = vec[i64]([0, *(mask(list(space.returns)) for space in spaces)])


def fill_rules(board: Board, line: Line) -> None:
    rules = line.rules
    board.first_event = rules.first_event_cube
    if rules.event_cubes_in_bag is not None:
        board.bag[EVENT] = rules.event_cubes_in_bag
    board.game_markers -= rules.game_markers_aside
    board.trains_from_start = rules.trains_from_start
    ends = list(line.stations.values())
    board.start_spaces = vec[i64]([ends[0].start_spaces, ends[-1].start_spaces])
