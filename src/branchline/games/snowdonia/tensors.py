"""Snowdonia for programs that learn: the table as numbers, and moves as paths of actions.

Nothing is hidden here, so a seat's observation is the whole table, seen from that seat. Cubes taken or
worked, and what stands in for a price, are said good by good; a labourer that moves is said by where from, then
where to.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.position import NOBODY, Position, bit
from branchline.core.tensors import END, Section, Tensors, by_seat, numbered, seats
from branchline.games.snowdonia.board import (
    AREA_G,
    AREAS,
    CUBE_KINDS,
    CUBES,
    CUBES_OF_GOODS,
    EVENT_SPACES,
    GOOD_NAMES,
    GOODS,
    SPACES,
    WEATHERS,
    contains,
    count,
)
from branchline.games.snowdonia.codes import (
    BACK_ANSWER,
    BUILD,
    CONTRACT,
    CONTRACT_ANSWER,
    CUBE_ANSWER,
    DIG,
    FORECAST,
    GIVE_UP,
    HIRE,
    KEEP,
    LAY,
    MAINTAIN,
    MARKER,
    MOVE,
    PLACE,
    PLAY,
    QUESTIONS,
    SEAT_ANSWER,
    START,
    TAKE,
    TRAIN,
    TRAIN_ANSWER,
    WORK,
    answer_kind,
    area_of,
    bars_of,
    chance_answer,
    coal_of,
    kind_of,
    ore_of,
    site_of,
    space_of,
    steel_of,
    stone_of,
    stones_of,
    subject_of,
    to_area_of,
    to_space_of,
    train_of,
)
from branchline.games.snowdonia.scoring import marker_points
from branchline.games.snowdonia.state import EMPTY, GAME, OFFICE, State

VERSION: Final = 1
MOST: Final = 999
"""No number of pieces or points is higher."""
AMOUNTS: Final[i64] = 32
"""Moves name fewer pieces than this."""
STAGES: Final = (
    "starting",
    "assigning",
    "contracts",
    "acting",
    "extras",
    "padarn",
    "closing",
    "events",
    "over",
    "weather",
)
ENDS: Final = ("start", "end")
SEAT_NUMBERS: Final = ["markers", "labourers", "pub", "placed", "home", "marker-at-home", "score"]
SURVEYORS: Final[i64] = 16
"""Labourers that may stand on area G."""


class SnowdoniaTensors(Tensors):
    """Observations and actions of one scenario at one number of players."""

    def __init__(self, position: Position) -> None:
        s = cast(State, position)
        board = s.board
        self.players: i64 = s.players
        cards = numbered("", 1, int(board.contracts))
        trains = numbered("", 1, int(board.trains))
        amounts = numbered("", 0, int(AMOUNTS) - 1)
        actions: list[str] = ["pass", "hire", "give up", "dig", "lay"]
        self.place_at: i64 = begin(actions, "place", space_names())
        self.from_at: i64 = begin(actions, "move from", space_names())
        self.to_at: i64 = begin(actions, "move to", space_names())
        self.play_at: i64 = begin(actions, "play", cards)
        self.contract_at: i64 = begin(actions, "contract", cards)
        self.keep_at: i64 = begin(actions, "keep", cards)
        self.maintain_at: i64 = begin(actions, "maintain", ["steel", *cards])
        self.build_at: i64 = begin(actions, "build", board.site_ids)
        self.train_at: i64 = begin(actions, "train", trains)
        self.forecast_at: i64 = begin(actions, "forecast", list(WEATHERS))
        self.start_at: i64 = begin(actions, "start", list(ENDS))
        self.marker_at: i64 = begin(actions, "marker", list(ENDS))
        self.take_at: i64 = begin(actions, "take", [f"{n} {cube}" for cube in CUBES[:3] for n in amounts])
        self.work_at: i64 = begin(actions, "work", [f"{n} {good}" for good in ("steel", "stone") for n in amounts])
        self.bars_at: i64 = begin(actions, "bars in ore", amounts)
        self.stones_at: i64 = begin(actions, "stones in rubble", amounts)
        super().__init__(VERSION, sections_of(s), actions)

    # -- actions ----------------------------------------------------------------------------------

    def action(self, position: Position, code: i64, depth: i64) -> i64:
        """The action at this depth of a legal move's path."""
        kind = kind_of(code)
        if kind == TAKE:
            return self.taking(code, depth)
        if kind == WORK:
            if depth > 1:
                return END
            return self.work_at + (steel_of(code) if depth == 0 else AMOUNTS + stone_of(code))
        if kind in (BUILD, TRAIN):
            return self.building(kind, code, depth)
        if kind == MOVE and depth == 1:
            return self.to_at + space_number(to_area_of(code), to_space_of(code))
        if depth > 0:
            return END
        if kind == PLACE:
            return self.place_at + space_number(area_of(code), space_of(code))
        if kind == MOVE:
            return self.from_at + space_number(area_of(code), space_of(code))
        return self.about(kind, subject_of(code))

    def taking(self, code: i64, depth: i64) -> i64:
        """Ore, stone, coal."""
        if depth == 0:
            return self.take_at + ore_of(code)
        if depth == 1:
            return self.take_at + AMOUNTS + stone_of(code)
        return self.take_at + 2 * AMOUNTS + coal_of(code) if depth == 2 else END

    def building(self, kind: i64, code: i64, depth: i64) -> i64:
        """A site or a train, then what stands in for its price."""
        if depth == 0:
            return self.build_at + site_of(code) if kind == BUILD else self.train_at + train_of(code) - 1
        if depth == 1:
            return self.bars_at + bars_of(code)
        return self.stones_at + stones_of(code) if depth == 2 and kind == BUILD else END

    def about(self, kind: i64, subject: i64) -> i64:
        """The action of a move about one thing, or about nothing."""
        if kind == PLAY:
            return self.play_at + subject - 1
        if kind == CONTRACT:
            return self.contract_at + subject - 1
        if kind == KEEP:
            return self.keep_at + subject - 1
        if kind == MAINTAIN:
            return self.maintain_at + subject
        if kind == FORECAST:
            return self.forecast_at + subject
        if kind == START:
            return self.start_at + subject
        return self.marker_at + subject if kind == MARKER else plain(kind)

    # -- chance -----------------------------------------------------------------------------------

    def odds(self, position: Position, own: i64) -> list[tuple[int, int]]:
        """Cubes of the bag, a start player, the back of the top card, track cards, trains, contracts."""
        s = cast(State, position)
        kind = answer_kind(own)
        if kind == CUBE_ANSWER:
            return [(int(cube), int(s.bag[cube])) for cube in range(CUBE_KINDS) if s.bag[cube] > 0]
        if kind == BACK_ANSWER:
            backs = [(back, count(s.deck & s.board.back_contracts[back])) for back in range(len(WEATHERS))]
            return [(int(chance_answer(kind, back)), int(cards)) for back, cards in backs if cards > 0]
        return [(int(chance_answer(kind, number)), 1) for number in alike(s, kind)]

    # -- observations -----------------------------------------------------------------------------

    def observe(self, position: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the table as `seat` looks at it, section by section as `sections_of` names them."""
        s = cast(State, position)
        at = write_course(s, seat, out, at)
        at = write_piles(s, out, at)
        at = write_spaces(s, seat, out, at)
        at = write_line(s, seat, out, at)
        at = write_cards(s, seat, out, at)
        write_seats(s, seat, out, at)


def alike(s: State, kind: i64) -> list[int]:
    """What is drawn with equal odds: a seat, a track card, a train, a contract."""
    board = s.board
    if kind == SEAT_ANSWER:
        return [int(seat) for seat in range(s.players)]
    if kind == TRAIN_ANSWER:
        return [int(train) for train in range(1, board.trains + 1)]
    if kind == CONTRACT_ANSWER:
        likely = s.deck & board.back_contracts[s.top_back]
        return [int(contract) for contract in range(1, board.contracts + 1) if contains(likely, contract)]
    cards = board.base_cards | (board.optional_cards if s.rules.optional_tracks else 0)
    return [int(card) for card in range(len(board.card_rubble)) if contains(cards, card) and card not in s.card]


def begin(actions: list[str], verb: str, names: list[str]) -> int:
    """Add actions of a verb; the number of the first."""
    first = len(actions)
    actions.extend([f"{verb} {name}" for name in names])
    return first


def plain(kind: i64) -> i64:
    """The action of a move that says nothing but its kind."""
    if kind == HIRE:
        return 1
    if kind == GIVE_UP:
        return 2
    if kind == DIG:
        return 3
    return 4 if kind == LAY else 0


def space_names() -> list[str]:
    """All action spaces: `A1` to `F8`, and `G`, where there is room for all."""
    return [f"{AREAS[area]}{space}" for area in range(AREA_G) for space in range(1, SPACES + 1)] + ["G"]


def space_number(area: i64, space: i64) -> i64:
    """The number of a space among those names."""
    return AREA_G * SPACES if area == AREA_G else area * SPACES + space - 1


def sections_of(s: State) -> list[Section]:
    """The sections of an observation, in the order in which they are written."""
    board = s.board
    players = s.players
    weathers = list(WEATHERS)
    cards = numbered("", 1, int(board.contracts))
    trains = numbered("", 1, int(board.trains))
    owners = [*seats(players), "game"]
    return [
        Section("stage", list(STAGES), 1),
        Section("question", list(QUESTIONS), 1),
        Section("area", list(AREAS), 1),
        Section("to_move", seats(players), 1),
        Section("start", seats(players), 1),
        Section("turn", seats(players), 1),
        Section("maintain_turn", seats(players), 1),
        Section("dig_seat", seats(players), 1),
        Section("course", list(COURSE), MOST),
        Section("weather_now", weathers, 1),
        Section("weather_next", weathers, 1),
        Section("weather_last", weathers, 1),
        Section("top_back", weathers, 1),
        Section("yard", list(CUBES[:3]), MOST),
        Section("bag", list(CUBES), MOST),
        Section("shed", trains, 1),
        Section("given_up", trains, 1),
        Section("shed_coal", trains, MOST),
        Section("aside", trains, 1),
        Section("events", numbered("", 1, int(EVENT_SPACES)), 1),
        Section("spaces", by_seat(players, space_names()[:-1]), 1),
        Section("on_g", numbered("", 1, int(SURVEYORS)), int(players)),
        Section("rubble", list(board.place_ids), MOST),
        Section("points", list(board.place_ids), MOST),
        Section("place_owner", [f"{place}.{owner}" for place in board.place_ids for owner in owners], 1),
        Section("site_owner", [f"{site}.{owner}" for site in board.site_ids for owner in owners], 1),
        Section("closed", list(board.station_ids), 1),
        Section("deck", cards, 1),
        Section("discards", cards, 1),
        Section("office", cards, int(OFFICE)),
        Section("choice", cards, 1),
        Section("drawn", cards, 1),
        Section("promised", cards, 1),
        Section("held", by_seat(players, cards), 1),
        Section("used", by_seat(players, cards), 1),
        Section("active", by_seat(players, cards), 1),
        Section("goods", by_seat(players, list(GOOD_NAMES)), MOST),
        Section("seats", by_seat(players, SEAT_NUMBERS), MOST),
        Section("train", by_seat(players, trains), 1),
        Section("surveyor", by_seat(players, list(board.station_ids)), 1),
    ]


COURSE: Final = (
    "round",
    "rounds-left",
    "cursor",
    "dig-left",
    "maintain-left",
    "events-due",
    "event-at",
    "event-left",
    "dig-rate",
    "lay-rate",
    "steel",
    "spoil",
    "game-home",
    "event-open",
    "b-builds",
    "halt-done",
    "trains-open",
    "blocked",
    "start-locked",
    "built",
    "optional",
    "round-first",
)
"""Numbers of the round; the last is the seat that began it, counted from the one that looks."""


# -- writing: each function writes at `at` and tells where the next goes on ---------------------------


def mark(out: vec[i16], at: i64, size: i64, one: i64) -> i64:
    """A stretch of zeros with a one at a place; a place outside leaves it empty."""
    for i in range(size):
        out[at + i] = 0
    if one >= 0 and one < size:
        out[at + one] = 1
    return at + size


def write_set(out: vec[i16], at: i64, size: i64, members: i64) -> i64:
    """A set of things numbered from 1."""
    for n in range(size):
        out[at + n] = i16(1) if members & bit(n + 1) else i16(0)
    return at + size


def write_flag(out: vec[i16], at: i64, flag: bool) -> i64:
    """Yes or no."""
    out[at] = 1 if flag else 0
    return at + 1


def write_number(out: vec[i16], at: i64, number: i64) -> i64:
    """One number."""
    out[at] = i16(number)
    return at + 1


def seen_from(s: State, seat: i64, other: i64) -> i64:
    """A seat, counted from the one that looks; nobody stays nobody."""
    return (other - seat + s.players) % s.players if other >= 0 and other < s.players else NOBODY


def write_course(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """Where the round is, what is asked and of whom, and the weather."""
    players = s.players
    at = mark(out, at, len(STAGES), s.stage)
    at = mark(out, at, len(QUESTIONS), s.ask)
    at = mark(out, at, len(AREAS), s.area)
    at = mark(out, at, players, seen_from(s, seat, s.to_move))
    at = mark(out, at, players, seen_from(s, seat, s.start))
    at = mark(out, at, players, seen_from(s, seat, s.turn))
    at = mark(out, at, players, seen_from(s, seat, s.maintain_turn))
    at = mark(out, at, players, seen_from(s, seat, s.dig_seat))
    at = write_number(out, at, s.round)
    at = write_number(out, at, s.rounds_left + 1)
    at = write_number(out, at, s.cursor)
    at = write_number(out, at, s.dig_left)
    at = write_number(out, at, s.maintain_left)
    at = write_number(out, at, s.events_due)
    at = write_number(out, at, s.event_at)
    at = write_number(out, at, s.event_left)
    at = write_number(out, at, s.dig_rate)
    at = write_number(out, at, s.lay_rate)
    at = write_number(out, at, s.steel)
    at = write_number(out, at, s.spoil)
    at = write_number(out, at, s.game_home)
    at = write_flag(out, at, s.event_open)
    at = write_flag(out, at, s.b_builds)
    at = write_flag(out, at, s.halt_done)
    at = write_flag(out, at, s.trains_open)
    at = write_flag(out, at, s.blocked)
    at = write_flag(out, at, s.start_locked)
    at = write_flag(out, at, s.built)
    at = write_flag(out, at, s.optional)
    at = write_number(out, at, seen_from(s, seat, s.round_first))
    for weather in (s.weather, s.weather_next, s.weather_last, s.top_back):
        at = mark(out, at, len(WEATHERS), weather)
    return at


def write_piles(s: State, out: vec[i16], at: i64) -> i64:
    """Yard, bag, trains, and the cubes on the event track."""
    for cube in range(CUBES_OF_GOODS):
        out[at + cube] = i16(s.yard[cube])
    at += CUBES_OF_GOODS
    for cube in range(CUBE_KINDS):
        out[at + cube] = i16(s.bag[cube])
    at += CUBE_KINDS
    trains = s.board.trains
    at = write_set(out, at, trains, s.shed)
    at = write_set(out, at, trains, s.returned)
    for train in range(trains):
        out[at + train] = i16(s.shed_coal[train + 1])
    at = mark(out, at + trains, trains, s.aside - 1)
    return write_set(out, at, EVENT_SPACES, s.event_cubes)


def write_spaces(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """Who stands where; on G in the order they came, each seat counted from 1."""
    spaces = AREA_G * SPACES
    end = mark(out, at, s.players * spaces, NOBODY)
    for space in range(spaces):
        k = seen_from(s, seat, s.spaces[space])
        if k >= 0:
            out[at + k * spaces + space] = 1
    at = mark(out, end, SURVEYORS, NOBODY)
    for place in range(len(s.survey)):
        out[end + place] = i16(seen_from(s, seat, s.survey[place]) + 1)
    return at


def write_line(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """Rubble, worth and owner of every place, owners of the building sites, closed stations."""
    board = s.board
    places = board.places()
    owners_at = at + 2 * places
    width = s.players + 1
    for place in range(places):
        card = s.card[place]
        out[at + place] = i16(s.rubble[place])
        out[at + places + place] = i16(board.card_points[card] if card != EMPTY else board.place_points[place])
        mark(out, owners_at + place * width, width, owner_number(s, seat, s.owner[place]))
    at = owners_at + places * width
    for site in range(board.sites()):
        at = mark(out, at, width, owner_number(s, seat, s.site_owner[site]))
    for station in range(board.stations()):
        out[at + station] = i16(s.closed[station])
    return at + board.stations()


def owner_number(s: State, seat: i64, owner: i64) -> i64:
    """An owner, counted from the seat that looks; the game comes last."""
    return s.players if owner == GAME else seen_from(s, seat, owner)


def write_cards(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """Where the contracts are."""
    contracts = s.board.contracts
    at = write_set(out, at, contracts, s.deck)
    at = write_set(out, at, contracts, s.discards)
    office_at = at
    at = mark(out, at, contracts, NOBODY)
    for place in range(OFFICE):
        if s.office[place] != EMPTY:
            out[office_at + s.office[place] - 1] = i16(place + 1)
    at = mark(out, at, contracts, s.choice - 1)
    at = write_set(out, at, contracts, s.drawn)
    at = write_set(out, at, contracts, s.extras)
    for k in range(s.players):
        at = write_set(out, at, contracts, s.held[(seat + k) % s.players])
    for k in range(s.players):
        at = write_set(out, at, contracts, s.used[(seat + k) % s.players])
    for k in range(s.players):
        at = write_set(out, at, contracts, s.active[(seat + k) % s.players])
    return at


def write_seats(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """What lies before everybody."""
    players = s.players
    for k in range(players):
        base = (seat + k) % players * GOODS
        for good in range(GOODS):
            out[at + good] = i16(s.goods[base + good])
        at += GOODS
    for k in range(players):
        other = (seat + k) % players
        at = write_number(out, at, s.markers[other])
        at = write_number(out, at, s.labourers[other])
        at = write_number(out, at, s.in_pub[other])
        at = write_flag(out, at, contains(s.has_placed, other))
        at = write_number(out, at, s.home[other])
        at = write_flag(out, at, s.left_home[other] == 1)
        at = write_number(out, at, marker_points(s, other))
    for k in range(players):
        at = mark(out, at, s.board.trains, s.train[(seat + k) % players] - 1)
    for k in range(players):
        at = mark(out, at, s.board.stations(), s.surveyor[(seat + k) % players])
    return at
