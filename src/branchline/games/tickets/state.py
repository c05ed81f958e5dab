"""Everything that lies on the table: piles, hands, wagons, tracks, tickets, and who knows what."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NOBODY, Position, bit
from branchline.games.tickets.board import KINDS, Board
from branchline.games.tickets.codes import LONG

EMPTY: Final[i64] = -1
"""An empty slot of the row."""

# where a ticket is: a seat number means that seat's hand
ON_TOP: Final[i64] = -1
APART: Final[i64] = -2  # a long ticket before the deal
OFFERED: Final[i64] = 10  # plus the seat it is offered to
UNDER: Final[i64] = 20
OUT: Final[i64] = 30

# phases
CHOOSING: Final[i64] = 0
TURN: Final[i64] = 1
SECOND: Final[i64] = 2
KEEPING: Final[i64] = 3
TUNNEL: Final[i64] = 4
OVER: Final[i64] = 5
ANNOUNCING: Final[i64] = 6
BOARDING: Final[i64] = 7

NOWHERE: Final[i64] = -1
"""No place where a passenger is due."""

OFFER_WIDTH: Final[i64] = 7
"""At most this many tickets are offered at once, so that an offer fits one event."""

PIECE_BITS: Final[i64] = 8
"""For how many stations a seat has left."""

# where in an entry of the ticket log its parts begin; the mask of the kept follows the tickets
LOG_SIZE: Final[i64] = 1
LOG_TICKETS: Final[i64] = 2
OPEN: Final[i64] = -1
"""The mask of an offer nobody has chosen from yet."""


class State(Position):
    """The table. The rules in the other files read and change it."""

    def __init__(self, board: Board, players: i64) -> None:
        super().__init__(players)
        self.board: Board = board
        # options
        self.wagons_at_start: i64 = board.wagons
        self.first_choice: i64 = NOBODY
        self.row_when_deck_empty: bool = False
        self.may_stop: bool = False
        self.empire_by_crossing: bool = False
        self.longer_path_wins: bool = False
        # course of the game
        self.phase: i64 = CHOOSING
        self.first: i64 = 0
        self.passes: i64 = 0
        # who passed and has done nothing since; for every track, who could not pay for it then
        self.stuck: i64 = 0
        self.unpaid: vec[i64] = vec[i64]()
        self.turns_left: i64 = -1
        self.trigger: i64 = NOBODY
        # train cards
        self.deck: vec[i64] = vec[i64]()
        self.deck_size: i64 = 0
        self.discard: vec[i64] = vec[i64]()
        self.discard_size: i64 = 0
        self.row: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        # what is known of train cards: `shown` of a hand to all; `fresh` is the deck as it was at the
        # last shuffle less what was turned up since; `blind` what each seat drew unseen since then
        self.shown: vec[i64] = vec[i64]()
        self.fresh: vec[i64] = vec[i64]()
        self.blind: vec[i64] = vec[i64]()
        # the board
        self.owner: vec[i64] = vec[i64]()
        self.open_to: vec[i64] = vec[i64]()
        self.limit: vec[i64] = vec[i64]()
        self.wagons: vec[i64] = vec[i64]()
        self.score: vec[i64] = vec[i64]()
        self.network: vec[i64] = vec[i64]()
        # tickets; the log holds for every offer: seat, how many, which, mask of the kept (OPEN: not yet)
        self.ticket_at: vec[i64] = vec[i64]()
        self.on_top: i64 = 0
        self.under: vec[i64] = vec[i64]()
        self.under_at: i64 = 0
        self.offer: vec[i64] = vec[i64]()
        self.offer_size: vec[i64] = vec[i64]()
        self.chosen: vec[i64] = vec[i64]()
        self.ticket_log: vec[i64] = vec[i64]()
        # stations: whose stands in every city (none where the map has none), how many each seat has left, who passed
        # although a station could have been built; after the end the track each lends
        self.station: vec[i64] = vec[i64]()
        self.stations_left: vec[i64] = vec[i64]()
        self.unbuilt: i64 = 0
        self.loan: vec[i64] = vec[i64]()
        # two ticket decks: the mixes announced, and how many tickets each deck has left
        self.mix: vec[i64] = vec[i64]()
        self.deck_left: vec[i64] = vec[i64]()
        # passengers: at every place and with every seat, by colour; where one is due now, and then
        self.waiting: vec[i64] = vec[i64]()
        self.carried: vec[i64] = vec[i64]()
        self.boarding: i64 = NOWHERE
        self.boarding_next: i64 = NOWHERE
        # goals in play
        self.goals: vec[i64] = vec[i64]()
        # a tunnel attempt under way
        self.tunnel_track: i64 = 0
        self.tunnel_laid: i64 = 0
        self.tunnel_shown: i64 = 0
        self.tunnel_owes: i64 = 0

    def copy_to(self, other: State) -> None:
        """Write all of this position into `other`, which shares the board and the options."""
        other.take_over(self)
        other.wagons_at_start = self.wagons_at_start
        other.first_choice = self.first_choice
        other.row_when_deck_empty = self.row_when_deck_empty
        other.may_stop = self.may_stop
        other.empire_by_crossing = self.empire_by_crossing
        other.longer_path_wins = self.longer_path_wins
        other.phase = self.phase
        other.first = self.first
        other.passes = self.passes
        other.stuck = self.stuck
        other.unpaid = self.unpaid  # replaced at every pass, never changed
        other.turns_left = self.turns_left
        other.trigger = self.trigger
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discard = self.discard[:]
        other.discard_size = self.discard_size
        other.row = self.row[:]
        other.hands = self.hands[:]
        other.shown = self.shown[:]
        other.fresh = self.fresh[:]
        other.blind = self.blind[:]
        other.owner = self.owner[:]
        other.open_to = self.open_to[:]
        other.limit = self.limit  # never changes in play
        other.wagons = self.wagons[:]
        other.score = self.score[:]
        other.network = self.network[:]
        other.ticket_at = self.ticket_at[:]
        other.on_top = self.on_top
        other.under = self.under[:]
        other.under_at = self.under_at
        other.offer = self.offer[:]
        other.offer_size = self.offer_size[:]
        other.chosen = self.chosen[:]
        other.ticket_log = self.ticket_log[:]
        if self.board.stations > 0:
            self.copy_stations_to(other)
        if self.board.mixes:
            other.mix = self.mix[:]
            other.deck_left = self.deck_left[:]
        if self.board.passengers_per_color > 0:
            self.copy_passengers_to(other)
        other.goals = self.goals  # never changes in play
        other.tunnel_track = self.tunnel_track
        other.tunnel_laid = self.tunnel_laid
        other.tunnel_shown = self.tunnel_shown
        other.tunnel_owes = self.tunnel_owes

    def copy_stations_to(self, other: State) -> None:
        """Write what a map with stations adds."""
        other.station = self.station[:]
        other.stations_left = self.stations_left[:]
        other.unbuilt = self.unbuilt
        other.loan = self.loan  # written once, at the end

    def copy_passengers_to(self, other: State) -> None:
        """Write what a map with passengers adds."""
        other.waiting = self.waiting[:]
        other.carried = self.carried[:]
        other.boarding = self.boarding
        other.boarding_next = self.boarding_next

    def lay_out(self) -> None:
        """Empty board, full piles, nothing dealt."""
        board = self.board
        players = self.players
        self.deck = filled(KINDS, board.per_color)
        self.deck[KINDS - 1] = board.locomotives
        self.deck_size = board.per_color * (KINDS - 1) + board.locomotives
        self.discard = filled(KINDS, 0)
        self.discard_size = 0
        self.fresh = self.deck[:]
        self.row = filled(board.row, EMPTY)
        self.hands = filled(players * KINDS, 0)
        self.shown = filled(players * KINDS, 0)
        self.blind = filled(players * KINDS, 0)
        self.owner = filled(board.tracks(), NOBODY)
        self.open_to = filled(board.tracks(), bit(players) - 1)
        self.limit = vec[i64]()
        for g in range(len(board.group_start) - 1):
            size = board.group_start[g + 1] - board.group_start[g]
            self.limit = append(self.limit, board.open_tracks(size, players))
        self.wagons = filled(players, self.wagons_at_start)
        self.score = filled(players, 0)
        self.network = vec[i64]()
        for _ in range(players):
            for city in range(board.cities()):
                self.network = append(self.network, city)
        self.ticket_at = filled(board.tickets(), ON_TOP)
        self.on_top = board.tickets()
        for ticket in range(board.tickets()):
            if board.long_deal > 0 and board.ticket_deck[ticket] == LONG:
                self.ticket_at[ticket] = APART
                self.on_top -= 1
        if board.stations > 0:
            self.station = filled(board.cities(), NOBODY)
            self.stations_left = filled(players, board.stations)
        self.under = vec[i64]()
        self.under_at = 0
        self.offer = filled(players * OFFER_WIDTH, EMPTY)
        self.offer_size = filled(players, 0)
        self.chosen = filled(players, 0)
        self.ticket_log = vec[i64]()
        if board.mixes:
            self.mix = filled(players, 0)
            self.deck_left = filled(2, 0)
            for deck in board.ticket_deck:
                self.deck_left[deck] += 1
        self.goals = vec[i64]()

    def hand_size(self, seat: i64) -> i64:
        """How many train cards a seat holds; everybody may count them."""
        total: i64 = 0
        for card in range(KINDS):
            total += self.hands[seat * KINDS + card]
        return total

    def pieces(self, seat: i64) -> i64:
        """What a seat has left to build with, packed: another number after every claim and every station."""
        left = self.wagons[seat] << PIECE_BITS
        return left + self.stations_left[seat] if self.board.stations > 0 else left

    def is_open(self, track: i64, seat: i64) -> bool:
        """Whether a seat may still claim a track, as far as its owners go."""
        return self.open_to[track] >> seat & 1 != 0

    def ticket_deck(self) -> i64:
        """How many tickets can still be drawn."""
        return self.on_top + len(self.under) - self.under_at

    def root(self, seat: i64, city: i64) -> i64:
        """The name of the part of a seat's network that holds this city."""
        base = seat * self.board.cities()
        network = self.network
        while network[base + city] != city:
            network[base + city] = network[base + network[base + city]]
            city = network[base + city]
        return city

    def join(self, seat: i64, track: i64) -> None:
        """Let a track join parts of a seat's network."""
        a = self.root(seat, self.board.end_a[track])
        self.network[seat * self.board.cities() + a] = self.root(seat, self.board.end_b[track])


def filled(size: i64, value: i64) -> vec[i64]:
    """A vector of equal numbers."""
    out = vec[i64](capacity=size)
    for _ in range(size):
        out = append(out, value)
    return out
