"""A bot that plays like another, but often overlooks the best move: for children and first games."""

from __future__ import annotations

import hashlib

from branchline.bots.bot import NO_LIMIT, Bot, Budget, Choice, Explanation, Reason
from branchline.core.arguments import shown
from branchline.core.errors import BadOption
from branchline.core.moves import Move
from branchline.core.seat import Seat


class CarelessBot(Bot):
    """With probability `slip` a move the other bot thinks next best, else what it says.

    Where the other bot cannot tell moves apart, a slip is any legal move.
    """

    def __init__(self, other: Bot, slip: float, seed: int = 0) -> None:
        super().__init__(seed)
        if not isinstance(other, Bot):
            raise BadOption(f"a careless bot plays like another Bot, not like {shown(other)}")
        if isinstance(slip, bool) or not isinstance(slip, int | float) or not 0 <= slip <= 1:
            raise BadOption(f"a careless bot overlooks a share of its moves from 0 to 1, not {shown(slip)}")
        self.other = other
        self.slip = slip

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """The other bot's choice, or one it overlooks that for."""
        choice = self.other.choose(seat, budget)
        digest = hashlib.sha256(f"careless {self.seed} {seat.number} {len(seat.history)}".encode()).digest()
        if int.from_bytes(digest[:4], "big") >= self.slip * 2**32:
            return choice
        others = [estimate.move for estimate in choice.explanation.estimates[1:]]
        moves = [move for move in others if isinstance(move, Move)] or list(seat.legal_moves())
        move = moves[int.from_bytes(digest[4:8], "big") % len(moves)]
        return Choice(move, lambda: Explanation(Reason("bot-careless")))
