"""A seat's view as a position again, so that the rules' own functions answer questions about it.

Nothing but the view goes in, so nothing that the seat may not know can come out.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.game import Game
from branchline.core.position import NOBODY
from branchline.games.tickets.board import CARDS, KINDS, Board
from branchline.games.tickets.claiming import add_claims, place_wagons
from branchline.games.tickets.goals import IN_SECRET, goal_count, longest_path
from branchline.games.tickets.notation import cards_of
from branchline.games.tickets.state import TURN
from branchline.games.tickets.titles import TicketTitle
from branchline.games.tickets.turn import Tickets


class Seen:
    """The board as a seat sees it."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.title = cast(TicketTitle, game.title)
        self.board: Board = self.title.board
        self.view: dict[str, Any] = game.view(seat)
        self.seat = seat
        self.players = game.players
        self.position = cast(Tickets, self.title.position(game.players, game.options))
        self.position.lay_out()
        for other, facts in enumerate(self.view["seats"]):
            for track in facts["tracks"]:
                place_wagons(self.position, other, self.board.track_by_id[track])
        if seat is not None:
            self.sit_down(seat)

    def sit_down(self, seat: int) -> None:
        """Put in what only this seat knows: its hand and its tickets."""
        position = self.position
        for card, n in self.view["hand"].items():
            position.hands[seat * KINDS + CARDS.index(card)] = n
        for ticket in self.view["tickets"]:
            position.ticket_at[self.board.ticket_ids.index(ticket["ticket"])] = seat
        position.phase = TURN
        position.to_move = seat

    def owner(self, track: int) -> int | None:
        """The seat that owns a track."""
        seat = int(self.position.owner[track])
        return seat if seat != NOBODY else None

    def is_open(self, track: int) -> bool:
        """Whether this seat may still claim a track (for a spectator: anybody)."""
        seats = int(self.position.open_to[track])
        return bool(seats if self.seat is None else seats >> self.seat & 1)

    def payable(self) -> dict[int, list[dict[str, int]]]:
        """The tracks this seat could claim with its hand on a turn of its own, with the payments."""
        found: dict[int, list[dict[str, int]]] = defaultdict(list)
        if self.seat is not None:
            for code in add_claims(self.position, vec[i64]()):
                found[int(code >> 4 & 4095)].append(cards_of(code >> 16))
        return found

    def standing(self, goal: int) -> list[int | None]:
        """How far every seat has come with a goal; None where this seat cannot know it."""
        secret = self.board.goal_metric[goal] in IN_SECRET
        return [
            None if secret and other != self.seat else int(goal_count(self.position, goal, other))
            for other in range(self.players)
        ]

    def longest_paths(self) -> list[int]:
        """The longest path of every seat, in wagons."""
        return [int(longest_path(self.position, seat)) for seat in range(self.players)]
