"""Everything that lies on the table: the line, the yard, the bag, the cards, and every player's things.

Nothing here is hidden from anybody. What nobody can know, the order of the deck and of the bag, is
not there at all: chance speaks when a card or a cube is drawn. Of the deck only the weather on the
back of its top card is in sight (SN-HID-01), and it narrows which card that is.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.position import NOBODY, Position
from branchline.games.snowdonia.board import (
    CUBE_KINDS,
    CUBES_OF_GOODS,
    GOODS,
    NO_WEATHER,
    RUBBLE,
    STEEL,
    Board,
    filled,
    lowest,
)
from branchline.games.snowdonia.codes import NOTHING
from branchline.games.snowdonia.rules import Rules

EMPTY: Final[i64] = -1
"""An empty action space, or a gap in the office."""

GAME: Final[i64] = 9
"""The owner of a track that an event laid."""

OFFICE: Final[i64] = 3

# stages of the round
STARTING: Final[i64] = 0
ASSIGNING: Final[i64] = 1
WINDOW: Final[i64] = 2
ACTING: Final[i64] = 3
EXTRAS: Final[i64] = 4
PADARN: Final[i64] = 5
CLOSING: Final[i64] = 6
EVENTS: Final[i64] = 7
OVER: Final[i64] = 8
CHECKING: Final[i64] = 9  # the weather, between closing and events

# why the game ended
LAST_TRACK_LAID: Final[i64] = 0
LAST_TRACK_BY_EVENT: Final[i64] = 1
MARKERS_GONE: Final[i64] = 2


class State(Position):
    """The table. The rules in the other files read and change it."""

    def __init__(self, board: Board, rules: Rules, players: i64) -> None:
        super().__init__(players)
        self.board: Board = board
        self.rules: Rules = rules
        # the course of the round
        self.stage: i64 = STARTING
        self.round: i64 = 0
        self.area: i64 = 0
        self.cursor: i64 = 0  # spaces of the area, or seats of the turn order, dealt with so far
        self.turn: i64 = 0  # whose turn it is to place, or to speak in the window
        self.start: i64 = 0
        self.round_first: i64 = 0  # who was start player when the round began
        self.rounds_left: i64 = -1  # 0 in the last round, 1 if one more follows, -1 before that
        self.reason: i64 = 0
        # the question asked, and the moves that answer it
        self.ask: i64 = NOTHING
        self.optional: bool = False  # whether the build that is asked for may be declined freely
        self.moves: vec[i64] = vec[i64]()
        # pieces of the players
        self.goods: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        self.labourers: vec[i64] = vec[i64]()
        self.in_pub: vec[i64] = vec[i64]()
        self.has_placed: i64 = 0  # seats, as a mask
        self.surveyor: vec[i64] = vec[i64]()
        self.home: vec[i64] = vec[i64]()  # 0: the start of the line, 1: its end (Blaenau Ffestiniog)
        self.left_home: vec[i64] = vec[i64]()  # 0 not yet, 1 with a marker left there, 2 without
        self.train: vec[i64] = vec[i64]()
        # action spaces
        self.spaces: vec[i64] = vec[i64]()
        self.survey: vec[i64] = vec[i64]()  # labourers on G in the order they came
        self.b_builds: bool = False
        # the line
        self.card: vec[i64] = vec[i64]()
        self.rubble: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.site_owner: vec[i64] = vec[i64]()
        self.closed: vec[i64] = vec[i64]()
        self.unlaid: i64 = 0
        self.rubble_left: i64 = 0
        self.dig_low: i64 = 0  # no rubble before this place, none behind dig_high
        self.dig_high: i64 = 0
        self.lay_low: i64 = 0  # no unlaid track before this one, none behind lay_high
        self.lay_high: i64 = 0
        self.first_dirty: i64 = 0  # no rubble on the tracks before this one
        self.halt_done: bool = False
        # piles
        self.yard: vec[i64] = vec[i64]()
        self.bag: vec[i64] = vec[i64]()
        self.bag_size: i64 = 0
        self.steel: i64 = 0
        self.spoil: i64 = 0  # rubble in the general supply
        # trains
        self.shed: i64 = 0
        self.shed_coal: vec[i64] = vec[i64]()
        self.aside: i64 = 0
        self.trains_open: bool = False
        # contracts
        self.deck: i64 = 0
        self.discards: i64 = 0
        self.top_back: i64 = NO_WEATHER
        self.office: vec[i64] = vec[i64]()
        self.held: vec[i64] = vec[i64]()
        self.used: vec[i64] = vec[i64]()
        self.active: vec[i64] = vec[i64]()  # played this round
        self.blocked: bool = False
        self.start_locked: bool = False
        self.built: bool = False
        # a contract being carried out
        self.choosing: i64 = NOTHING
        self.choice: i64 = 0
        self.drawn: i64 = 0
        self.extras: i64 = 0  # promised extra actions of this area
        # an excavation under way
        self.dig_seat: i64 = 0
        self.dig_left: i64 = 0
        # a maintenance under way
        self.maintain_left: i64 = 0
        self.maintain_turn: i64 = 0
        self.returned: i64 = 0
        # weather and work rates
        self.weather: i64 = NO_WEATHER
        self.weather_next: i64 = NO_WEATHER
        self.weather_last: i64 = NO_WEATHER
        self.dig_rate: i64 = 0
        self.lay_rate: i64 = 0
        # the event track
        self.event_at: i64 = 0
        self.event_cubes: i64 = 0
        self.events_due: i64 = 0
        self.event_open: bool = False
        self.event_left: i64 = 0
        self.game_home: i64 = 0

    def copy_to(self, other: State) -> None:
        """Write all of this position into `other`, which shares the board and the rules."""
        other.take_over(self)
        other.stage = self.stage
        other.round = self.round
        other.area = self.area
        other.cursor = self.cursor
        other.turn = self.turn
        other.start = self.start
        other.round_first = self.round_first
        other.rounds_left = self.rounds_left
        other.reason = self.reason
        other.ask = self.ask
        other.optional = self.optional
        other.moves = self.moves  # never changed, only replaced
        other.goods = self.goods[:]
        other.markers = self.markers[:]
        other.labourers = self.labourers[:]
        other.in_pub = self.in_pub[:]
        other.has_placed = self.has_placed
        other.surveyor = self.surveyor[:]
        other.home = self.home[:]
        other.left_home = self.left_home[:]
        other.train = self.train[:]
        other.spaces = self.spaces[:]
        other.survey = self.survey[:]
        other.b_builds = self.b_builds
        other.card = self.card  # never changes in play
        other.rubble = self.rubble[:]
        other.owner = self.owner[:]
        other.site_owner = self.site_owner[:]
        other.closed = self.closed[:]
        other.unlaid = self.unlaid
        other.rubble_left = self.rubble_left
        other.dig_low = self.dig_low
        other.dig_high = self.dig_high
        other.lay_low = self.lay_low
        other.lay_high = self.lay_high
        other.first_dirty = self.first_dirty
        other.halt_done = self.halt_done
        other.yard = self.yard[:]
        other.bag = self.bag[:]
        other.bag_size = self.bag_size
        other.steel = self.steel
        other.spoil = self.spoil
        other.shed = self.shed
        other.shed_coal = self.shed_coal[:]
        other.aside = self.aside
        other.trains_open = self.trains_open
        other.deck = self.deck
        other.discards = self.discards
        other.top_back = self.top_back
        other.office = self.office[:]
        other.held = self.held[:]
        other.used = self.used[:]
        other.active = self.active[:]
        other.blocked = self.blocked
        other.start_locked = self.start_locked
        other.built = self.built
        other.choosing = self.choosing
        other.choice = self.choice
        other.drawn = self.drawn
        other.extras = self.extras
        other.dig_seat = self.dig_seat
        other.dig_left = self.dig_left
        other.maintain_left = self.maintain_left
        other.maintain_turn = self.maintain_turn
        other.returned = self.returned
        other.weather = self.weather
        other.weather_next = self.weather_next
        other.weather_last = self.weather_last
        other.dig_rate = self.dig_rate
        other.lay_rate = self.lay_rate
        other.event_at = self.event_at
        other.event_cubes = self.event_cubes
        other.events_due = self.events_due
        other.event_open = self.event_open
        other.event_left = self.event_left
        other.game_home = self.game_home

    def lay_out(self) -> None:
        """Empty spaces and stores; the line without its track cards."""
        board = self.board
        players = self.players
        self.goods = filled(players * GOODS, 0)
        self.markers = filled(players, board.markers)
        self.labourers = filled(players, board.labourers)
        self.in_pub = filled(players, 1)
        self.surveyor = filled(players, 0)
        self.home = filled(players, 0)
        self.left_home = filled(players, 0)
        self.train = filled(players, 0)
        self.spaces = board.empty_spaces[:]
        self.survey = vec[i64]()
        self.card = filled(board.places(), EMPTY)
        self.rubble = board.place_rubble[:]
        self.owner = filled(board.places(), NOBODY)
        self.site_owner = filled(board.sites(), NOBODY)
        self.closed = filled(board.stations(), 0)
        self.unlaid = board.tracks
        self.dig_high = board.places() - 1
        self.lay_high = board.tracks - 1
        self.yard = filled(CUBES_OF_GOODS, 0)
        self.bag = filled(CUBE_KINDS, 0)
        self.steel = board.box_steel
        self.shed_coal = filled(board.trains + 1, 0)
        self.office = filled(OFFICE, EMPTY)
        self.held = filled(players, 0)
        self.used = filled(players, 0)
        self.active = filled(players, 0)
        self.dig_rate = board.dig_start
        self.lay_rate = board.lay_start
        self.deck = board.contracts_in_play

    def question(self, ask: i64, seat: i64, moves: vec[i64]) -> None:
        """Ask a seat; where only one move answers, it is made without asking."""
        self.ask = ask
        self.to_move = seat
        self.moves = moves

    def has(self, seat: i64, good: i64) -> i64:
        """How much of a good a seat owns."""
        return self.goods[seat * GOODS + good]

    def pay_cubes(self, seat: i64, good: i64, n: i64) -> None:
        """Ore, stone or coal paid goes into the bag (SN-PAY-01)."""
        self.goods[seat * GOODS + good] -= n
        self.bag[good] += n
        self.bag_size += n

    def pay_steel(self, seat: i64, n: i64) -> None:
        """Steel paid goes to the general supply."""
        self.goods[seat * GOODS + STEEL] -= n
        self.steel += n

    def pay_rubble(self, seat: i64, n: i64) -> None:
        """Rubble paid goes to the general supply and never comes back to the line."""
        self.goods[seat * GOODS + RUBBLE] -= n
        self.spoil += n

    def power(self, seat: i64, power: i64) -> i64:
        """The number of a power if the seat's train has it, else 0."""
        train = self.train[seat]
        if train > 0 and self.board.train_power[train] == power:
            return self.board.train_number[train]
        return 0

    def effect(self, seat: i64, effect: i64) -> i64:
        """The numbers of all contracts with this effect that the seat has played this round, added up."""
        playing = self.active[seat] & self.board.effect_contracts[effect]
        total: i64 = 0
        while playing:
            total += self.board.contract_number[lowest(playing)]
            playing &= playing - 1
        return total

    def plays(self, seat: i64, effect: i64) -> i64:
        """The contracts with this effect that the seat has played this round, as a mask."""
        return self.active[seat] & self.board.effect_contracts[effect]
