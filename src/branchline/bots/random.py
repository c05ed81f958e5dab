"""The bot that plays any legal move."""

from __future__ import annotations

import hashlib

from branchline.core.moves import Move
from branchline.core.seat import Seat


class RandomBot:
    """Chooses among all legal moves alike.

    It keeps nothing between two moves, so a game that is left and resumed goes on as if never left.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> Move:
        """A legal move, fixed by the seed and by how much has happened so far."""
        moves = seat.legal_moves()
        digest = hashlib.sha256(f"random bot {self.seed} {seat.number} {len(seat.log)}".encode()).digest()
        return moves[int.from_bytes(digest[:8], "big") % len(moves)]
