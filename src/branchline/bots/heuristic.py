"""A bot that plays by a policy: it asks for one world of its seat and chooses there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.bots.bot import NO_LIMIT, Bot, Budget, Choice, Estimate, Explanation, Reason
from branchline.bots.policy import Policy
from branchline.core.moves import Moves
from branchline.core.position import Position
from branchline.core.seat import Seat

SHOWN = 3
"""How many moves are told with their estimates."""


class HeuristicBot(Bot):
    """Plays by a policy; keeps nothing between two moves, so a game left and resumed goes on as if never left."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        super().__init__(seed)
        self.policy = policy

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """The policy's move; it needs no more than a moment, whatever the budget."""
        moves = seat.legal_moves()
        world = seat.position(self.seed * 100_003 + len(seat.history))
        self.policy.begin()
        code = int(self.policy.choose(world))
        move = moves[moves.codes().index(code)]
        return Choice(move, lambda: self.explain(world, moves, code))

    def explain(self, world: Position, moves: Moves, code: int) -> Explanation:
        """Why the policy chose so, and what else it thought of."""
        key, params = self.policy.reason(world, code)
        return Explanation(Reason(key, params), self.estimates(world, moves))

    def estimates(self, world: Position, moves: Moves) -> tuple[Estimate, ...]:
        """The moves the policy thinks best in their order, if it can tell them apart: its weights are no points."""
        weights = [int(weight) for weight in self.policy.weigh(world, vec[i64](moves.codes()))]
        if len(set(weights)) < 2:
            return ()
        order = sorted(range(len(moves)), key=lambda at: -weights[at])[:SHOWN]
        return tuple(Estimate(moves[at], rank, "order") for rank, at in enumerate(order, 1))
