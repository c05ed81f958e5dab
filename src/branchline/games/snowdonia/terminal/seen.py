"""A seat's view as a position again, so that the rules' own functions answer questions about it.

Nothing but the view goes in, so nothing that the seat may not know can come out.
"""

from __future__ import annotations

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.game import Game
from branchline.core.position import NOBODY, bit
from branchline.games.snowdonia.board import (
    GOOD_NAMES,
    ORE_AS_STEEL,
    RUBBLE,
    RUBBLE_AS_STONE,
    WEATHERS,
    Board,
    contains,
)
from branchline.games.snowdonia.bonuses import best_choice, contract_points, own_sites, own_tracks
from branchline.games.snowdonia.building import add_sites, is_open
from branchline.games.snowdonia.codes import (
    site_of,
)
from branchline.games.snowdonia.datafile import Contract
from branchline.games.snowdonia.excavation import dig_amount
from branchline.games.snowdonia.payment import stand_in, stone_price
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.state import GAME
from branchline.games.snowdonia.titles import SnowdoniaTitle
from branchline.games.snowdonia.track_laying import lay_amount
from branchline.games.snowdonia.weather import shifted
from branchline.games.snowdonia.works import ore_for_steel
from branchline.games.snowdonia.yard import most_taken

STORES = ("rubble", "tracks", "sites")
"""What contracts take at the end of the game, each piece once."""


class Seen:
    """The table as a seat sees it; a spectator looks over the shoulder of the player to move."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.view: dict[str, Any] = game.view(seat)
        self.title = cast(SnowdoniaTitle, game.title)
        self.seat = seat if seat is not None else game.to_move or 0
        self.players = game.players
        self.assumed = frozenset(self.view["assumed"])
        self.position = cast(Snowdonia, self.title.position(game.players, game.options))
        self.board: Board = self.position.board
        self.two_starts = not self.board.scenario.one_start
        self.position.lay_out()
        self.lay_line()
        for other, facts in enumerate(self.view["seats"]):
            self.sit_down(other, facts)
        rates = self.view["rates"]
        self.position.dig_rate = rates["excavation"]["field"]
        self.position.lay_rate = rates["lay_track"]["field"]

    @property
    def me(self) -> dict[str, Any]:
        """What lies in front of the seat."""
        facts: dict[str, Any] = self.view["seats"][self.seat]
        return facts

    # -- the view as a position -------------------------------------------------------------------

    def lay_line(self) -> None:
        """Rubble, tracks and sites with their owners."""
        position, board = self.position, self.board
        for number, station in enumerate(self.view["line"]):
            position.closed[number] = int(station["closed"])
            for place in (*station["tracks"], *station["excavation"]):
                at = board.place_ids.index(place["place"])
                position.rubble[at] = place["rubble"]
                position.rubble_left += place["rubble"]
                if place["owner"] is not None:
                    position.owner[at] = place["owner"]
                elif place.get("laid"):
                    position.owner[at] = GAME
            for site in station["sites"]:
                at = board.site_ids.index(site["site"])
                position.site_owner[at] = NOBODY if site["owner"] is None else site["owner"]

    def sit_down(self, seat: int, facts: dict[str, Any]) -> None:
        """A player's goods, train, surveyor and contracts."""
        position = self.position
        for good, name in enumerate(GOOD_NAMES):
            position.goods[seat * len(GOOD_NAMES) + good] = facts["goods"][name]
        position.train[seat] = facts["train"] or 0
        position.surveyor[seat] = self.board.station_ids.index(facts["surveyor"])
        position.home[seat] = int(facts["home"] != self.board.station_ids[0])
        position.markers[seat] = facts["markers"]
        for held in facts["contracts"]:
            card = bit(held["contract"])
            position.held[seat] |= 0 if held["used"] else card
            position.used[seat] |= card if held["used"] else 0
            position.active[seat] |= card if held["active"] else 0

    # -- contracts --------------------------------------------------------------------------------

    def card(self, contract: int) -> Contract:
        """What is printed on a contract."""
        return self.title.box.contracts[str(contract)]

    def owns(self, contract: int) -> bool:
        """Whether the seat holds or has played a contract."""
        return any(held["contract"] == contract for held in self.me["contracts"])

    def worth(self, contract: int) -> int:
        """The points a contract would give now; of one not owned: what it would add."""
        for held in self.me["contracts"]:
            if held["contract"] == contract:
                return int(held["worth"])
        position, seat = self.position, self.seat
        before = contract_points(position, seat)
        position.held[seat] |= bit(contract)
        after = contract_points(position, seat)
        position.held[seat] &= ~bit(contract)
        return int(after - before)

    def stores(self) -> dict[str, int]:
        """What the seat has for contracts."""
        position, seat = self.position, self.seat
        counts = (position.has(seat, RUBBLE), own_tracks(position, seat), own_sites(position, seat))
        return {name: int(n) for name, n in zip(STORES, counts, strict=True)}

    def left_over(self) -> dict[str, int]:
        """What is left of it after the contracts that score now."""
        left = self.stores()
        choice = best_choice(self.position, self.seat)
        for contract in range(1, self.board.contracts + 1):
            if contains(choice, contract):
                card = self.card(contract)
                left = {name: n - getattr(card, name) for name, n in left.items()}
        return left

    def missing(self, contract: int) -> dict[str, int]:
        """What a contract that does not score now would still need, besides what serves the others."""
        card = self.card(contract)
        left = self.left_over()
        lacks = {name: getattr(card, name) - left[name] for name in STORES}
        found = {name: n for name, n in lacks.items() if n > 0}
        station = self.view["line"][self.board.station_ids.index(self.me["surveyor"])]["number"]
        if station < card.surveyor_at:
            found["surveyor"] = int(card.surveyor_at)
        return found

    # -- what actions would do --------------------------------------------------------------------

    def dig_amount(self) -> int:
        """The rubble an Excavate action of the seat takes now."""
        return int(dig_amount(self.position, self.seat))

    def lay_amount(self) -> int:
        """The tracks a Lay Track action of the seat may lay now."""
        return int(lay_amount(self.position, self.seat))

    def most_taken(self) -> int:
        """The cubes a Stock Yard action of the seat may take now."""
        return int(most_taken(self.position, self.seat))

    def ore_for_steel(self) -> int:
        """The ore a steel bar costs the seat in the Works."""
        return int(ore_for_steel(self.position, self.seat))

    def can_build_at(self, station: int) -> bool:
        """Whether the seat may build at a station (counted along the line) now."""
        return is_open(self.position, self.seat, station)

    def payable_sites(self) -> set[int]:
        """The building sites the seat could pay with what it has now."""
        return {int(site_of(code)) for code in add_sites(self.position, self.seat, vec[i64]())}

    def price(self, site: str, bars: int, stones: int) -> dict[str, int]:
        """What a building site costs the seat, with ore standing for bars and rubble for stones."""
        position, seat, at = self.position, self.seat, self.board.site_ids.index(site)
        cost = {
            "ore": self.board.site_ore[at] + bars * stand_in(position, seat, ORE_AS_STEEL),
            "stone": stone_price(position, seat, at) - stones,
            "rubble": stones * stand_in(position, seat, RUBBLE_AS_STONE),
            "steel": self.board.site_steel[at] - bars,
        }
        return {good: int(n) for good, n in cost.items() if n}

    def train_price(self, train: int, bars: int) -> dict[str, int]:
        """What a train costs the seat, with ore standing for bars."""
        ore = bars * stand_in(self.position, self.seat, ORE_AS_STEEL)
        cost = {"ore": ore, "steel": self.board.train_steel[train] - bars}
        return {good: int(n) for good, n in cost.items() if n}

    def cleared_tracks(self) -> int:
        """The tracks that wait to be laid."""
        tracks = [track for station in self.view["line"] for track in station["tracks"]]
        return sum(1 for track in tracks if not track["laid"] and not track["rubble"])

    def next_dig(self) -> dict[str, Any] | None:
        """The place where the seat would dig next."""
        places = [
            place
            for station in self.view["line"]
            for place in (*station["tracks"], *station["excavation"])
            if place["rubble"] > 0
        ]
        if not places:
            return None
        found: dict[str, Any] = places[0 if self.me["home"] == self.board.station_ids[0] else -1]
        return found

    def calls_for_maintenance(self, station: dict[str, Any]) -> bool:
        """Whether clearing a station will call for a train maintenance."""
        stations = self.title.box.lines[self.board.scenario.table].stations
        dirty = any(dig["rubble"] for dig in station["excavation"])
        return stations[station["station"]].maintenance_when_clear and dirty

    def next_rates(self, weather: str | None) -> tuple[int, int]:
        """Both work rates once this weather has come."""
        board, position = self.board, self.position
        if weather is None:
            dig, lay = position.dig_rate, position.lay_rate
        else:
            sky = WEATHERS.index(weather)
            dig = shifted(position.dig_rate, board.dig_shift[sky], board.dig_rates)
            lay = shifted(position.lay_rate, board.lay_shift[sky], board.lay_rates)
        return int(board.dig_rates[dig]), int(board.lay_rates[lay])

    def next_station(self) -> dict[str, Any] | None:
        """The station the seat's surveyor would reach next."""
        line = self.view["line"]
        step = 1 if self.me["home"] == self.board.station_ids[0] else -1
        at = self.board.station_ids.index(self.me["surveyor"]) + step
        return line[at] if 0 <= at < len(line) else None

    def next_digs(self) -> dict[str, int]:
        """The places where digging goes on: 0 from the start of the line, 1 from its end, 2 from both."""
        dirty = [
            place["place"]
            for station in self.view["line"]
            for place in (*station["tracks"], *station["excavation"])
            if place["rubble"] > 0
        ]
        if not dirty:
            return {}
        if not self.two_starts:
            return {dirty[0]: 0}
        return {dirty[0]: 2} if len(dirty) == 1 else {dirty[0]: 0, dirty[-1]: 1}

    # -- provenance -------------------------------------------------------------------------------

    def is_assumed(self, entry: str) -> bool:
        """Whether a value such as `event_track.3.event` is reconstructed."""
        return entry in self.assumed

    def station_assumed(self, station: str, field: str) -> bool:
        """Whether a station's field is reconstructed."""
        return self.is_assumed(f"{self.board.scenario.table}.{station}.{field}")

    def track_assumed(self, track: dict[str, Any]) -> bool:
        """Whether the points of a track are reconstructed: so on a card that looks like this one."""
        return any(
            self.is_assumed(f"tracks.{id}.points")
            for id, card in self.title.box.tracks.items()
            if (card.rubble, card.points) == (track["printed"], track["points"])
        )

    def surveyor_assumed(self, station: str) -> bool:
        """Whether the points of a surveyor's station are reconstructed."""
        if self.two_starts:
            return self.is_assumed(f"{self.board.scenario.table}_rules.surveyor_points")
        return self.station_assumed(station, "surveyor_points")
