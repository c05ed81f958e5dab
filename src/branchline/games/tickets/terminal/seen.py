"""What a seat is told of the board, by the numbers of its tracks."""

from __future__ import annotations

from collections import defaultdict
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.game import Game
from branchline.games.tickets.board import CARDS, KINDS, Board
from branchline.games.tickets.card_text import cards_of
from branchline.games.tickets.claiming import add_claims, place_wagons
from branchline.games.tickets.codes import payment_of, track_of
from branchline.games.tickets.schema import Cards, Facts, View
from branchline.games.tickets.state import TURN
from branchline.games.tickets.titles import TicketTitle
from branchline.games.tickets.turn import Tickets


class Seen:
    """A seat's view and facts."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.title = cast(TicketTitle, game.title)
        self.board: Board = self.title.board
        self.view = cast(View, game.view(seat))
        self.facts = cast(Facts, game.facts(seat))
        self.options = game.options
        self.seat = seat
        self.owners = {
            self.board.track_by_id[track]: other
            for other, told in enumerate(self.view["seats"])
            for track in told["tracks"]
        }

    @property
    def wagons(self) -> int:
        """The wagons this seat has left."""
        return 0 if self.seat is None else self.view["seats"][self.seat]["wagons"]

    def owner(self, track: int) -> int | None:
        """The seat that owns a track."""
        return self.owners.get(track)

    def is_open(self, track: int) -> bool:
        """Whether this seat may still claim a track (for a spectator: anybody)."""
        return track not in self.owners and self.board.track_ids[track] not in self.facts["closed"]

    def wanted(self) -> set[str]:
        """The tracks still to claim on the ways of this seat's open tickets."""
        ways = [self.facts["ways"].get(held["ticket"]) for held in self.view.get("tickets", [])]
        tracks = {track for way in ways if way for track in way["tracks"]}
        return {track for track in tracks if self.owner(self.board.track_by_id[track]) != self.seat}

    def ends_wanted(self) -> set[str]:
        """The cities that this seat's open tickets name."""
        ends: set[str] = set()
        for told in self.view.get("tickets", []):
            if not told["done"]:
                ticket = self.title.map.tickets[told["ticket"].partition(".")[0]]
                ends |= {ticket.start, *([ticket.to] if isinstance(ticket.to, str) else ticket.to)}
        return ends

    def payable(self) -> dict[int, list[Cards]]:
        """The tracks this seat could claim with its hand on a turn of its own, with the payments.

        The rules answer for a position made of the view alone, so nothing that the seat may not know can come out.
        """
        found: dict[int, list[Cards]] = defaultdict(list)
        if self.seat is None:
            return found
        position = cast(Tickets, self.title.position(self.view["players"], self.options))
        position.lay_out()
        for track, other in self.owners.items():
            place_wagons(position, other, track)
        for card, n in self.view["hand"].items():
            position.hands[self.seat * KINDS + CARDS.index(card)] = n
        position.phase = TURN
        position.to_move = self.seat
        for code in add_claims(position, vec[i64]()):
            found[int(track_of(code))].append(cards_of(payment_of(code)))
        return found
