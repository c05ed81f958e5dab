"""What a seat sees of the table and what the rules answer it, with the names that go with it."""

from __future__ import annotations

from typing import Any, cast

from branchline.core.game import Game
from branchline.games.snowdonia.board import Board
from branchline.games.snowdonia.datafile import Contract
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.titles import SnowdoniaTitle

STORES = ("rubble", "tracks", "sites")
"""What contracts take at the end of the game, each piece once."""


class Seen:
    """The table as a seat sees it; a spectator looks over the shoulder of the player to move."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.view: dict[str, Any] = game.view(seat)
        self.title = cast(SnowdoniaTitle, game.title)
        self.seat = seat if seat is not None else game.to_move or 0
        self.facts: dict[str, Any] = game.facts(self.seat)
        self.mine: dict[str, Any] = self.facts["mine"]
        self.players = game.players
        self.assumed = frozenset(self.view["assumed"])
        self.board: Board = cast(Snowdonia, self.title.position(game.players, game.options)).board
        self.two_starts = not self.board.scenario.one_start

    @property
    def me(self) -> dict[str, Any]:
        """What lies in front of the seat."""
        facts: dict[str, Any] = self.view["seats"][self.seat]
        return facts

    # -- contracts --------------------------------------------------------------------------------

    def card(self, contract: int) -> Contract:
        """What is printed on a contract."""
        return self.title.box.contracts[str(contract)]

    def owns(self, contract: int) -> bool:
        """Whether the seat holds or has played a contract."""
        return any(held["contract"] == contract for held in self.me["contracts"])

    def standing(self, contract: int) -> dict[str, Any]:
        """What a contract of the seat, or one on offer, is worth to it and what it lacks."""
        standing: dict[str, Any] = self.mine["contracts"][str(contract)]
        return standing

    # -- what actions would do --------------------------------------------------------------------

    def can_build_at(self, station: int) -> bool:
        """Whether the seat may build at a station (counted along the line) now."""
        return self.view["line"][station]["station"] in self.facts["open"]

    def payable_sites(self) -> list[str]:
        """The building sites the seat could pay with what it has now."""
        return [site for site, lacks in self.mine["sites"].items() if not lacks]

    def price(self, move: str) -> dict[str, int]:
        """What a build or a train costs the seat."""
        price: dict[str, int] = self.mine["pays"][move]
        return price

    def next_dig(self) -> dict[str, Any] | None:
        """The place where the seat would dig next."""
        places = (place for station in self.view["line"] for place in (*station["tracks"], *station["excavation"]))
        return next((place for place in places if place["place"] == self.mine["next_dig"]), None)

    def next_rates(self, weather: str) -> tuple[int, int]:
        """Both work rates once this weather has come; fog leaves them as they are."""
        if weather == "fog":
            now = [track["values"][track["field"]] for track in self.view["rates"].values()]
            return now[0], now[1]
        rates = self.facts["rates"][weather]
        return rates["excavation"], rates["lay_track"]

    def next_digs(self) -> dict[str, int]:
        """The places where digging goes on: 0 from the start of the line, 1 from its end, 2 from both."""
        places: list[str] = self.facts["digs"]
        if len(places) == 2 and places[0] == places[1]:
            return {places[0]: 2}
        return {place: end for end, place in enumerate(places)}

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
            return self.is_assumed(f"{self.board.scenario.rules}.surveyor_points")
        return self.station_assumed(station, "surveyor_points")
