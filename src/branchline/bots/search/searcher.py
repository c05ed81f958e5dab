"""What all searching bots share: budget, clock, seeds and explanation."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from branchline.bots.bot import NO_LIMIT, Bot, Budget, Choice, Estimate, Explanation, Reason, legal_moves_of
from branchline.bots.policy import Policy
from branchline.bots.search.search import NO_END, Search
from branchline.bots.search.styles import Styles
from branchline.bots.search.tree import Tree
from branchline.bots.search.tuning import Tuning
from branchline.core.game import seed_words
from branchline.core.moves import Moves
from branchline.core.seat import Seat

SPREAD = 4
"""What was saved is spread over so many moves to come."""

SHOWN = 3
"""How many moves are told with their estimates."""

FEW = 20
"""Of a move tried out less often no chances are told: they could be wrong by a quarter and more."""


class Searcher(Bot):
    """Simulates games by a policy as long as its budget lasts, then takes the most promising move.

    A guide, the same policy or a better and slower one, says which moves are worth simulating.

    What it learnt in its game is not copied or pickled: there it goes on as in a game left and resumed.
    """

    learnt: tuple[str, ...] = ("styles", "bank")
    """The attributes that hold it; `forget` makes them anew."""

    timer: Callable[[], float] = staticmethod(time.perf_counter)
    """What new searchers tell the time by; a measurement on a busy machine counts the processor's time instead."""

    def __init__(
        self,
        policy: Policy,
        budget: Budget,
        seed: int = 0,
        guide: Policy | None = None,
        tuning: Tuning | None = None,
    ) -> None:
        super().__init__(seed)
        self.policy = policy
        self.guide = guide or policy
        self.budget = budget
        self.tuning = tuning or Tuning()
        self.clock: Callable[[], float] = self.timer
        self.forget()

    def forget(self) -> None:
        """Begin anew, in another game."""
        self.styles = Styles(self.guide)
        self.bank = 0.0

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in self.learnt}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.forget()

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """The most promising move; a single legal one at once."""
        begin = self.clock()
        moves = legal_moves_of(seat)
        allowed = self.budget.within(budget)
        if len(moves) == 1:
            self.put_by(allowed, 0.0)
            return Choice(moves[0], lambda: Explanation(Reason("bot-search-forced")))
        search = self.search(seat, self.tree(seat))
        seconds = self.seconds_for(allowed)
        iterations = NO_END if allowed.iterations is None else allowed.iterations
        search.run(iterations, begin, seconds or 0.0, None if seconds is None else self.clock)
        if seconds is not None:
            self.put_by(allowed, self.clock() - begin)
        if len(search.moves) == 1:
            return self.as_guided(search, moves)
        found = Findings(search, moves)
        return Choice(found.moves[0], found.explanation)

    def seconds_for(self, allowed: Budget) -> float | None:
        """How long to think about a move: with an average to keep, that and a part of what earlier moves left."""
        if allowed.average is None or allowed.seconds is None:
            return allowed.seconds
        return min(allowed.seconds, allowed.average + self.bank / SPREAD)

    def put_by(self, allowed: Budget, spent: float) -> None:
        """Keep what a move did not use of its average for the moves to come."""
        if allowed.average is not None:
            self.bank = max(0.0, self.bank + allowed.average - spent)

    def as_guided(self, search: Search, moves: Moves) -> Choice:
        """The only move worth a look, for the reason the guide gives."""
        code = int(search.tree.code[search.moves[0]])
        move = moves[moves.codes().index(code)]
        guide, base = search.guide, search.base
        return Choice(move, lambda: Explanation(Reason(*guide.reason(base, code)), (), guide.aim(base, code)))

    def search(self, seat: Seat, tree: Tree) -> Search:
        """The search for a seat's move: a function of its knowledge, the bot's seed and the tree."""
        moment = f"{self.seed} {seat.number} {len(seat.history)}"
        key = int.from_bytes(moment.encode(), "big")
        high, low = seed_words(key)
        return Search(seat.position(key), self.guide, self.policy, self.tuning, tree, self.styles, high, low)

    def tree(self, seat: Seat) -> Tree:
        """The tree to grow; an empty one unless a bot remembers."""
        return Tree()


class Findings:
    """What a search found, kept for who asks: the moves of its last race best first, with what came of them."""

    def __init__(self, search: Search, moves: Moves) -> None:
        tree = search.tree
        at = {code: i for i, code in enumerate(moves.codes())}
        compared = [int(node) for node in search.moves][: int(search.compared)]
        before = sum(int(tree.visits[node]) for node in search.moves) - int(search.noted)
        self.simulations = int(search.simulations) + before
        self.guide, self.base = search.guide, search.base
        self.ends_foretold = search.horizon != NO_END
        self.code = int(tree.code[compared[0]])
        self.moves = [moves[at[int(tree.code[node])]] for node in compared]
        self.counts = [(int(tree.visits[node]), int(tree.wins[node]), int(tree.points[node])) for node in compared]
        self.outlooks = [int(search.outlook(node)) for node in compared]

    def explanation(self) -> Explanation:
        """What the guide says of the move, what came of it in simulated games, and how the moves compared."""
        visits, wins, points = self.counts[0]
        if visits == 0:
            return Explanation(Reason("bot-search-no-time"))
        estimates = tuple(
            Estimate(move, outlook / 1000, "outlook")
            for move, (visits, _, _), outlook in zip(self.moves, self.counts, self.outlooks, strict=True)
            if visits > 0
        )
        return Explanation(
            Reason(*self.guide.reason(self.base, self.code)),
            estimates[:SHOWN],
            self.guide.aim(self.base, self.code),
            self.expects(visits, wins, points),
        )

    def expects(self, visits: int, wins: int, points: int) -> Reason:
        """What came of the chosen move: chances only if it was tried out often, points only where games were played to
        the end, since a forecast is of leads."""
        facts = {"games": self.simulations, "tried": visits}
        if self.base.players == 1:
            return Reason("bot-search-alone", facts)
        if visits < FEW:
            return Reason("bot-search-few", facts)
        facts |= {"share": round(wins / visits / 10)}
        if self.ends_foretold:
            return Reason("bot-search-foresees", facts)
        return Reason("bot-search-expects", facts | {"points": round(points / visits / 1000)})
