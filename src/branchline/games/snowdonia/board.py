"""The board as flat arrays: line, cards and tables in the shape the rules read fastest.

One board serves one scenario at one number of players. A *place* is where rubble lies: a track, or
an excavation site of a station; places are numbered along the line, tracks before the station they
lead to. A *site* is a building site. Contracts and trains are numbered as printed, from 1.
"""

# compile: mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.snowdonia.codes import place_code

if TYPE_CHECKING:
    from branchline.games.snowdonia.scenario import Scenario

# goods; the first three are cubes of the bag, where events come fourth
ORE: Final[i64] = 0
STONE: Final[i64] = 1
COAL: Final[i64] = 2
RUBBLE: Final[i64] = 3
STEEL: Final[i64] = 4
GOODS: Final[i64] = 5
"""How many goods there are: a seat's are kept in a row of this length."""
CUBES_OF_GOODS: Final[i64] = 3
"""Ore, stone and coal."""
EVENT: Final[i64] = 3
CUBE_KINDS: Final[i64] = 4
"""With the events: all that the bag can hold."""
GOOD_NAMES: Final = ("ore", "stone", "coal", "rubble", "steel")
CUBES: Final = ("ore", "stone", "coal", "event")

# areas
AREA_A: Final[i64] = 0
AREA_B: Final[i64] = 1
AREA_C: Final[i64] = 2
AREA_D: Final[i64] = 3
AREA_E: Final[i64] = 4
AREA_F: Final[i64] = 5
AREA_G: Final[i64] = 6
AREAS: Final = "ABCDEFG"
SPACES: Final[i64] = 8
"""No area but G has more spaces than this."""

# weather
NO_WEATHER: Final[i64] = -1
SUN: Final[i64] = 0
RAIN: Final[i64] = 1
FOG: Final[i64] = 2
WEATHERS: Final = ("sun", "rain", "fog")

# kinds of events on the event track
EXCAVATE: Final[i64] = 0
LAY_TRACK: Final[i64] = 1
COMPLETE_STATION: Final[i64] = 2
TRAINS: Final[i64] = 3
MAINTENANCE: Final[i64] = 4
EVENTS: Final = ("excavate", "lay-track", "complete-station", "trains", "maintenance")
EVENT_SPACES: Final[i64] = 10

# powers of trains
NO_POWER: Final[i64] = 0
POWER_EXCAVATE: Final[i64] = 1
POWER_SMELT: Final[i64] = 2
POWER_YARD: Final[i64] = 3
POWER_POINTS: Final[i64] = 4
POWER_BUILD: Final[i64] = 5
POWER_LAY: Final[i64] = 6
POWERS: Final = ("none", "excavate", "smelt", "yard", "points", "build", "lay")

# effects of contracts
LAY_RATE_PLUS: Final[i64] = 0
CLEAR_NEXT_SPACE: Final[i64] = 1
SWAP_FORECAST: Final[i64] = 2
DRAW_TWO_KEEP_ONE: Final[i64] = 3
ORE_AS_STEEL: Final[i64] = 4
YARD_EXTRA: Final[i64] = 5
EXTRA_LAY: Final[i64] = 6
STONE_DISCOUNT: Final[i64] = 7
EXTRA_BUILD: Final[i64] = 8
RUBBLE_TO_STONE: Final[i64] = 9
ORE_TO_STEEL: Final[i64] = 10
BLOCK_CONTRACTS: Final[i64] = 11
MAINTENANCE_VOUCHER: Final[i64] = 12
RUBBLE_AS_STONE: Final[i64] = 13
DRAW_FROM_BAG: Final[i64] = 14
TAKE_NOW: Final[i64] = 15
TAKE_START_PLAYER: Final[i64] = 16
DOUBLE_EXCAVATION: Final[i64] = 17
MOVE_SURVEYOR: Final[i64] = 18
MOVE_LABOURER: Final[i64] = 19
IGNORE_COAL_LIMIT: Final[i64] = 20
EFFECTS: Final = (
    "lay-rate-plus",
    "clear-next-space",
    "swap-forecast",
    "draw-two-keep-one",
    "ore-as-steel",
    "yard-extra",
    "extra-lay",
    "stone-discount",
    "extra-build",
    "rubble-to-stone",
    "ore-to-steel",
    "block-contracts",
    "maintenance-voucher",
    "rubble-as-stone",
    "draw-from-bag",
    "take-now",
    "take-start-player",
    "double-excavation",
    "move-surveyor",
    "move-labourer",
    "ignore-coal-limit",
)


class Board:
    """The line with its cards and tables, numbered."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Scenario = scenario
        # stations in play; the start of the line is number 0
        self.station_ids: list[str] = []
        self.station_number: vec[i64] = vec[i64]()  # twice the printed number, for the Passing Loop
        self.station_free: vec[i64] = vec[i64]()  # station * CUBES_OF_GOODS + cube: given for each build there
        self.first_place: vec[i64] = vec[i64]()  # station: its first track; one more entry at the end
        self.first_dig: vec[i64] = vec[i64]()  # station: its first excavation site
        self.first_site: vec[i64] = vec[i64]()  # station: its first building site
        self.halt: i64 = -1  # the station that calls for maintenance when cleared
        self.surveyor_points: vec[i64] = vec[i64]()  # by stations travelled
        # places
        self.place_station: vec[i64] = vec[i64]()
        self.is_track: vec[i64] = vec[i64]()
        self.place_rubble: vec[i64] = vec[i64]()  # excavation sites only
        self.place_points: vec[i64] = vec[i64]()  # excavation sites only
        self.tracks: i64 = 0
        self.track_place: vec[i64] = vec[i64]()  # the places that are tracks
        # building sites
        self.site_station: vec[i64] = vec[i64]()
        self.site_stone: vec[i64] = vec[i64]()
        self.site_steel: vec[i64] = vec[i64]()
        self.site_ore: vec[i64] = vec[i64]()
        self.site_points: vec[i64] = vec[i64]()
        # track cards
        self.card_ids: list[str] = []
        self.card_rubble: vec[i64] = vec[i64]()
        self.card_points: vec[i64] = vec[i64]()
        self.base_cards: i64 = 0  # sets
        self.optional_cards: i64 = 0
        # trains, from 1
        self.trains: i64 = 0
        self.train_steel: vec[i64] = vec[i64]()
        self.train_coal: vec[i64] = vec[i64]()
        self.train_hire: vec[i64] = vec[i64]()
        self.train_power: vec[i64] = vec[i64]()
        self.train_number: vec[i64] = vec[i64]()
        self.in_shed: i64 = 6
        # contracts, from 1; sets of them are bits
        self.contracts: i64 = 0
        self.contract_area: vec[i64] = vec[i64]()
        self.contract_effect: vec[i64] = vec[i64]()
        self.contract_number: vec[i64] = vec[i64]()
        self.contract_limit: vec[i64] = vec[i64]()
        self.contract_back: vec[i64] = vec[i64]()
        self.needs_rubble: vec[i64] = vec[i64]()
        self.needs_tracks: vec[i64] = vec[i64]()
        self.needs_sites: vec[i64] = vec[i64]()
        self.needs_station: vec[i64] = vec[i64]()  # twice the number of the surveyor's station
        self.contract_points: vec[i64] = vec[i64]()
        self.coal_points: vec[i64] = vec[i64]()
        self.tier_points: vec[i64] = vec[i64]()  # contract * TIERS + twice the station number
        self.area_contracts: vec[i64] = vec[i64]()
        self.effect_contracts: vec[i64] = vec[i64]()
        self.back_contracts: vec[i64] = vec[i64]()
        self.contracts_in_play: i64 = 0
        # the board's tables
        self.spaces: vec[i64] = vec[i64]()
        self.empty_spaces: vec[i64] = filled(AREA_G * SPACES, -1)
        self.placements: vec[i64] = vec[i64]()  # area * SPACES + number: the move that places a labourer there
        for area in range(AREA_G):
            for number in range(SPACES):
                self.placements = append(self.placements, place_code(area, number + 1))
        self.dig_rates: vec[i64] = vec[i64]()
        self.lay_rates: vec[i64] = vec[i64]()
        self.dig_start: i64 = 0
        self.lay_start: i64 = 0
        self.dig_shift: vec[i64] = vec[i64]()  # by weather
        self.lay_shift: vec[i64] = vec[i64]()
        self.event_kind: vec[i64] = vec[i64]()  # by space, from 1
        self.event_returns: vec[i64] = vec[i64]()  # sets of spaces
        self.restock: i64 = 0
        self.bag: vec[i64] = vec[i64]()  # ore, stone, coal (solo: in all), events
        self.yard: vec[i64] = vec[i64]()
        self.solo_yard: i64 = 0
        self.box_coal: i64 = 0
        self.box_steel: i64 = 0
        self.markers: i64 = 16
        self.labourers: i64 = 2
        self.game_markers: i64 = 6
        self.first_event: i64 = 0
        self.trains_from_start: bool = False
        self.start_spaces: vec[i64] = vec[i64]()  # by end of the line
        self.title: Any = None
        self.assumed: list[str] = []  # values of this scenario that are reconstructed
        self.place_ids: list[str] = []
        self.site_ids: list[str] = []

    def stations(self) -> i64:
        """How many stations the line has, its start included."""
        return len(self.station_number)

    def places(self) -> i64:
        """How many places rubble can lie on."""
        return len(self.place_station)

    def free_cubes(self, station: i64, cube: i64) -> i64:
        """How many cubes of a kind a station gives for each build there."""
        return self.station_free[station * CUBES_OF_GOODS + cube]

    def sites(self) -> i64:
        """How many building sites there are."""
        return len(self.site_station)


BYTE: Final[i64] = 255
TIERS: Final[i64] = 32
"""Twice a station number is below this."""


def filled(size: i64, value: i64) -> vec[i64]:
    """A vector of equal numbers."""
    out = vec[i64](capacity=size)
    for _ in range(size):
        out = append(out, value)
    return out


def count(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def contains(mask: i64, n: i64) -> bool:
    """Whether a set has a member."""
    return mask >> n & 1 == 1


def lowest(mask: i64) -> i64:
    """The lowest member of a set; -1 if it is empty."""
    return next_member(mask, 0)


def next_member(mask: i64, at: i64) -> i64:
    """The lowest member of a set that is not below `at`; -1 if there is none."""
    left = mask >> at
    if left == 0:
        return -1
    while left & BYTE == 0:
        left >>= 8
        at += 8
    while left & 1 == 0:
        left >>= 1
        at += 1
    return at


def member(mask: i64, nth: i64) -> i64:
    """The nth member of a set, from 0 in ascending order."""
    while nth > 0:
        mask &= mask - 1
        nth -= 1
    return lowest(mask)
