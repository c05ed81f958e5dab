"""The board as flat arrays: what the rules ask of a map, in the shape the rules read fastest."""

# compile: mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from branchline.games.tickets.schema import Card

COLORS: Final[tuple[Card, ...]] = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
CARDS: Final[tuple[Card, ...]] = (*COLORS, "loco")
"""Card kinds by number; locomotives come last."""

LOCO: Final[i64] = 8
KINDS: Final[i64] = 9
GREY: Final[i64] = 8
"""The colour number of a grey track (there is no grey card)."""

NO_LOCOS: Final[i64] = 9
FERRIES: Final[i64] = 18
"""How `sort_tracks` numbers the ways to pay: colours with locomotives, colours without, sorts of ferries."""

FACT_BITS: Final[i64] = 8
FACT_MASK: Final[i64] = 255
"""A sort of ferry in one number, lowest first: length, plain spaces, colour, how many cards stand for one."""


class Ferry:
    """How a ferry is paid: its symbols and plain spaces, and what may lie on them."""

    def __init__(self, symbols: i64, plain: i64, pairs: bool, wild: bool) -> None:
        self.symbols: i64 = symbols
        self.plain: i64 = plain
        self.pairs: bool = pairs  # a pair of one colour pays a symbol, as a locomotive does
        self.wild: bool = wild  # a locomotive may lie on a plain space
        self.color: i64 = GREY  # of its plain spaces
        self.threes_on_plain: bool = True  # where any three cards stand for a locomotive: on plain spaces too


class Board:
    """A map with its rules, numbered: cities, tracks, groups of parallel tracks, tickets, goals."""

    def __init__(self) -> None:
        # cities
        self.city_ids: list[str] = []
        self.city_names: list[str] = []
        self.country_ids: list[str] = []
        self.country: vec[i64] = vec[i64]()
        self.border: vec[i64] = vec[i64]()
        self.arctic: vec[i64] = vec[i64]()
        self.capital: vec[i64] = vec[i64]()
        # border spots of country k, each with its only track: spots[spot_start[k]:spot_start[k+1]]
        self.spot_start: vec[i64] = vec[i64]()
        self.spots: vec[i64] = vec[i64]()
        self.spot_track: vec[i64] = vec[i64]()
        # tracks
        self.track_ids: list[str] = []
        self.track_names: list[str] = []
        self.end_a: vec[i64] = vec[i64]()
        self.end_b: vec[i64] = vec[i64]()
        self.length: vec[i64] = vec[i64]()
        self.color: vec[i64] = vec[i64]()
        self.symbols: vec[i64] = vec[i64]()
        self.ferries: list[Ferry] = []  # how each track is paid if it is one
        self.tunnel: vec[i64] = vec[i64]()
        self.any_cards: vec[i64] = vec[i64]()  # how many cards stand for one, 0 where none do
        self.bonus: vec[i64] = vec[i64]()
        self.group: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        # groups of parallel tracks: tracks of group g are group_tracks[group_start[g]:group_start[g+1]]
        self.group_start: vec[i64] = vec[i64]()
        self.group_tracks: vec[i64] = vec[i64]()
        # tracks sorted for the move generator, see `sort_tracks`: those of way w to pay are
        # sorted[way_start[w]:way_start[w+1]]
        self.sorted: vec[i64] = vec[i64]()
        self.way_start: vec[i64] = vec[i64]()
        # how the tracks of a way from `FERRIES` on are paid, in a number each (see `FACT_BITS`)
        self.way_facts: vec[i64] = vec[i64]()
        # tickets: `goes_to` lists (place, points) pairs; places >= 0 are cities, ~place a country
        self.ticket_ids: list[str] = []
        self.ticket_names: list[str] = []
        self.ticket_from: vec[i64] = vec[i64]()
        self.ticket_start: vec[i64] = vec[i64]()
        self.ticket_place: vec[i64] = vec[i64]()
        self.ticket_value: vec[i64] = vec[i64]()
        self.ticket_deck: vec[i64] = vec[i64]()
        # passengers at the start: of every city, then of every country
        self.place_ids: list[str] = []
        self.passengers: vec[i64] = vec[i64]()
        self.passenger_colors: tuple[str, ...] = ()
        self.passengers_per_color: i64 = 0
        self.most_passengers: i64 = 0
        self.second_most: i64 = 0
        # goals
        self.goal_ids: list[str] = []
        self.goal_metric: list[str] = []
        self.goal_number: vec[i64] = vec[i64]()
        self.goal_points: vec[i64] = vec[i64]()
        self.goal_assumed: list[bool] = []
        # rules of the map
        self.most_players: i64 = 5
        self.wagons: i64 = 45
        self.hand: i64 = 4
        self.row: i64 = 5
        self.per_color: i64 = 12
        self.locomotives: i64 = 14
        self.flush_at: i64 = 3
        self.face_up_loco_ends: bool = True
        self.loco_anywhere: bool = True
        self.loco_on_plain: bool = True
        self.pair_for_symbol: bool = True
        self.three_for_symbol: bool = False
        self.threes_on_plain: bool = True
        self.deal: i64 = 3
        self.keep_at_start: i64 = 2
        self.draw: i64 = 3
        self.keep_later: i64 = 1
        self.returned_under: bool = True
        self.shuffled_at_start: bool = False
        self.mixes: bool = False
        self.out_at_start: bool = False
        self.long_deal: i64 = 0
        self.reveal: i64 = 3
        self.longest_path: i64 = 10
        self.globetrotter: i64 = 0
        self.goals_in_play: i64 = 0
        self.grand_tour: list[int] = []
        self.stations: i64 = 0
        self.station_points: i64 = 0
        self.tie_break: tuple[str, ...] = ()
        self.last_round_at: i64 = 2
        self.doubles: list[int] = []
        self.triples: list[int] = []
        self.ledger: str = "base"
        self.title: Any = None
        self.track_by_id: dict[str, int] = {}

    def tracks(self) -> i64:
        """How many tracks there are."""
        return len(self.length)

    def cities(self) -> i64:
        """How many cities and border spots there are."""
        return len(self.country)

    def tickets(self) -> i64:
        """How many ticket cards there are."""
        return len(self.ticket_from)

    def place_of(self, city: i64) -> i64:
        """Where the passengers of a city wait; those of a border spot wait in its country."""
        return city if self.border[city] == 0 else self.cities() + self.country[city]

    def takes_loco(self, track: i64) -> bool:
        """Whether a locomotive may be played on this track."""
        return self.loco_anywhere or self.tunnel[track] != 0 or self.symbols[track] > 0

    def ferry(self, track: i64) -> Ferry:
        """How this ferry is paid."""
        return self.ferries[track]

    def new_ferry(self, track: i64) -> Ferry:
        """How this track is paid if it is a ferry, to be changed at will."""
        symbols = self.symbols[track]
        ferry = Ferry(symbols, self.length[track] - symbols, self.pair_for_symbol, self.loco_on_plain)
        ferry.color = self.color[track]
        ferry.threes_on_plain = self.threes_on_plain
        return ferry

    def takes_any_cards(self, track: i64) -> bool:
        """Whether any few cards stand for one on this track, so that `any_cards` knows how it is paid."""
        return self.any_cards[track] > 0 or (self.three_for_symbol and self.symbols[track] > 0)

    def open_tracks(self, group_size: i64, players: i64) -> int:
        """How many tracks of a group may be used with this many players (TR-NL-MULTI-07)."""
        if group_size == 1:
            return 1
        limits = self.doubles if group_size == 2 else self.triples
        return limits[players - 2]

    def sort_tracks(self) -> None:
        """Sort the tracks by the way they are paid, each from short to long.

        First the tracks of each colour (the last is grey) that take locomotives, from `NO_LOCOS` on
        those that do not, from `FERRIES` on a way for every sort of ferry, or of track on which any few
        cards stand for one. A hand that cannot pay a track cannot pay the longer ones after it, so the
        move generator stops there.
        """
        special = [t for t in range(self.tracks()) if self.symbols[t] > 0 or self.any_cards[t] > 0]
        sorts = {t: (self.symbols[t], self.length[t], self.color[t], self.any_cards[t]) for t in special}
        ferries = sorted(set(sorts.values()))
        ways: list[tuple[int, int, int]] = []
        for t in range(self.tracks()):
            if t in sorts:
                way = int(FERRIES) + ferries.index(sorts[t])
            else:
                way = int(self.color[t]) + (0 if self.takes_loco(t) else int(NO_LOCOS))
            ways.append((way, int(self.length[t]), t))
        ways.sort()
        self.sorted = vec[i64]([t for _, _, t in ways])
        starts = [0]
        for way in range(FERRIES + len(ferries)):
            starts.append(starts[-1] + sum(1 for w, _, _ in ways if w == way))
        self.way_start = vec[i64](starts)
        facts = [
            length | (length - symbols) << FACT_BITS | color << 2 * FACT_BITS | each << 3 * FACT_BITS
            for symbols, length, color, each in ferries
        ]
        self.way_facts = vec[i64]([0] * int(FERRIES) + facts)
        self.ferries = [self.new_ferry(track) for track in range(self.tracks())]

    def index_spots(self) -> None:
        """Index the border spots of every country."""
        for country in range(len(self.country_ids)):
            self.spot_start = append(self.spot_start, len(self.spots))
            for track in range(self.tracks()):
                for city in (self.end_a[track], self.end_b[track]):
                    if self.border[city] != 0 and self.country[city] == country:
                        self.spots = append(self.spots, city)
                        self.spot_track = append(self.spot_track, track)
        self.spot_start = append(self.spot_start, len(self.spots))

    def group_up(self) -> None:
        """Index the parallel tracks of every group."""
        groups = 1 + max(int(g) for g in self.group)
        starts = vec[i64]()
        members = vec[i64]()
        for g in range(groups):
            starts = append(starts, len(members))
            for t in range(self.tracks()):
                if self.group[t] == g:
                    members = append(members, t)
        self.group_start = append(starts, len(members))
        self.group_tracks = members
