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
        self.tunnel: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()
        self.group: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        # groups of parallel tracks: tracks of group g are group_tracks[group_start[g]:group_start[g+1]]
        self.group_start: vec[i64] = vec[i64]()
        self.group_tracks: vec[i64] = vec[i64]()
        # tracks sorted for the move generator, see `sort_tracks`
        self.sorted: vec[i64] = vec[i64]()
        self.bucket: vec[i64] = vec[i64]()
        self.ferry_start: vec[i64] = vec[i64]()
        # tickets: `goes_to` lists (place, points) pairs; places >= 0 are cities, ~place a country
        self.ticket_ids: list[str] = []
        self.ticket_names: list[str] = []
        self.ticket_from: vec[i64] = vec[i64]()
        self.ticket_start: vec[i64] = vec[i64]()
        self.ticket_place: vec[i64] = vec[i64]()
        self.ticket_value: vec[i64] = vec[i64]()
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
        self.pair_for_symbol: bool = True
        self.deal: i64 = 3
        self.keep_at_start: i64 = 2
        self.draw: i64 = 3
        self.keep_later: i64 = 1
        self.returned_under: bool = True
        self.reveal: i64 = 3
        self.longest_path: i64 = 10
        self.goals_in_play: i64 = 0
        self.last_round_at: i64 = 2
        self.doubles: list[int] = []
        self.triples: list[int] = []
        # which part of the ledger this map follows: 0 Northern Lights, 1 Switzerland, 2 base
        self.ledger: i64 = 2
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

    def takes_loco(self, track: i64) -> bool:
        """Whether a locomotive may be played on this track."""
        return self.loco_anywhere or self.tunnel[track] != 0 or self.symbols[track] > 0

    def open_tracks(self, group_size: i64, players: i64) -> int:
        """How many tracks of a group may be used with this many players (TR-NL-MULTI-07)."""
        if group_size == 1:
            return 1
        limits = self.doubles if group_size == 2 else self.triples
        return limits[players - 2]

    def sort_tracks(self) -> None:
        """Sort the tracks by how they are paid, each kind from short to long.

        Kinds 0-8: tracks of a colour (8 grey) that take locomotives; 9-17: those that do not; from
        18 on a kind for every sort of ferry. A hand that cannot pay a track cannot pay the longer
        ones after it, so the move generator stops there.
        """
        ferries = sorted({(self.symbols[t], self.length[t]) for t in range(self.tracks()) if self.symbols[t]})
        kinds: list[tuple[int, int, int]] = []
        for t in range(self.tracks()):
            if self.symbols[t] > 0:
                kind = 18 + ferries.index((self.symbols[t], self.length[t]))
            else:
                kind = int(self.color[t]) + (0 if self.takes_loco(t) else 9)
            kinds.append((kind, int(self.length[t]), t))
        kinds.sort()
        self.sorted = vec[i64]([t for _, _, t in kinds])
        starts = [0]
        for kind in range(18 + len(ferries)):
            starts.append(starts[-1] + sum(1 for k, _, _ in kinds if k == kind))
        self.bucket = vec[i64](starts)

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
