"""A bot that plays by a policy: it asks for one world of its seat and chooses there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.bots.bot import NO_LIMIT, Bot, Budget, Choice, Estimate, Explanation, Reason, legal_moves_of
from branchline.bots.policy import Policy
from branchline.bots.search.candidates import candidates
from branchline.core.arguments import shown
from branchline.core.errors import BadOption
from branchline.core.moves import Moves
from branchline.core.position import Position
from branchline.core.seat import Seat

SHOWN = 3
"""How many moves are told with their estimates."""


class HeuristicBot(Bot):
    """Plays by a policy; keeps nothing between two moves, so a game left and resumed goes on as if never left."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        super().__init__(seed)
        if not isinstance(policy, Policy):
            raise BadOption(f"a heuristic bot plays by a Policy, not by {shown(policy)}")
        self.policy = policy

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """The policy's move; it needs no more than a moment, whatever the budget."""
        moves = legal_moves_of(seat)
        world = seat.position(self.seed * 100_003 + len(seat.history))
        self.policy.begin()
        code = int(self.policy.choose(world))
        move = moves[moves.codes().index(code)]
        return Choice(move, lambda: self.explain(world, moves, code))

    def explain(self, world: Position, moves: Moves, code: int) -> Explanation:
        """Why the policy chose so, and what else it thought of."""
        key, params = self.policy.reason(world, code)
        estimates = self.estimates(world, moves, code)
        return Explanation(Reason(key, params), estimates, self.policy.aim(world, code))

    def estimates(self, world: Position, moves: Moves, code: int) -> tuple[Estimate, ...]:
        """The moves the policy thinks best in their order, if it can tell them apart: its weights are no points.

        Of moves that differ only in how they are paid one is told.
        """
        found = candidates(world, self.policy, code, SHOWN, vec[i64]())
        if not any(found.gaps):
            return ()
        codes = moves.codes()
        return tuple(Estimate(moves[codes.index(int(of))], rank, "order") for rank, of in enumerate(found.codes, 1))
