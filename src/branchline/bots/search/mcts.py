"""Information-set Monte Carlo tree search: simulations over re-dealt games that grow a tree."""

from __future__ import annotations

from branchline.bots.search.searcher import Searcher
from branchline.bots.search.styles import Styles
from branchline.bots.search.tree import NO_NODE, ROOT, Tree
from branchline.core.game import UNTOLD
from branchline.core.seat import Seat


class Mcts(Searcher):
    """Keeps its tree from move to move of a game: what was learnt of the line that came about stays.

    A game left and resumed goes on with an empty tree, so it may go on differently than if never left.
    """

    learnt = ("styles", "bank", "kept", "kept_for", "kept_after")

    def forget(self) -> None:
        """Begin anew, with an empty tree."""
        super().forget()
        self.kept = Tree()
        self.kept_for = (-1, "", 0)
        self.kept_after: list[tuple[int, int]] = []

    def tree(self, seat: Seat) -> Tree:
        """What is left of the last tree after the moves made since, or an empty one."""
        place = (seat.number, seat.title.id, seat.players)
        history = seat.history
        node = self.reached(history) if place == self.kept_for else NO_NODE
        if place != self.kept_for or not self.goes_on(history):
            self.styles = Styles(self.guide)
            self.bank = 0.0
        self.kept = Tree() if node == NO_NODE else self.kept.below(node, self.tuning.kept)
        self.kept_for = place
        self.kept_after = history
        return self.kept

    def goes_on(self, history: list[tuple[int, int]]) -> bool:
        """Whether this is the game of the last choice, some moves later."""
        past = len(self.kept_after)
        return len(history) > past and history[:past] == self.kept_after

    def reached(self, history: list[tuple[int, int]]) -> int:
        """The node the game has come to since the last choice; NO_NODE if the tree does not know it."""
        if not self.goes_on(history):
            return int(NO_NODE)
        past = len(self.kept_after)
        node = int(ROOT)
        for mover, code in history[past:]:
            node = int(self.kept.child(node, mover, code)) if code != UNTOLD else int(NO_NODE)
            if node == NO_NODE:
                break
        return node
