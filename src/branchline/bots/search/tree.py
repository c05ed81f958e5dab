"""A tree of moves in flat arrays. Chance and hidden things are not in it: one place stands for many worlds.

Node 0 is the position the seat must decide in. A node's reward, wins and points are those of the
seat that made its move, so each seat looks for its own good.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NOBODY

ROOT: Final[i64] = 0
NO_NODE: Final[i64] = -1
MOST_NODES: Final[i64] = 400_000
"""A tree grows no further than this; simulations then go on from its leaves."""


class Tree:
    """Which moves were tried after which, how often, and what came of it."""

    def __init__(self) -> None:
        self.seat: vec[i64] = vec[i64]()
        self.code: vec[i64] = vec[i64]()
        self.gap: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.available: vec[i64] = vec[i64]()
        self.reward: vec[i64] = vec[i64]()
        self.wins: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.add(NOBODY, NO_NODE, 0)

    def size(self) -> i64:
        """How many nodes there are."""
        return len(self.code)

    def is_full(self) -> bool:
        """Whether it may not grow any more."""
        return self.size() >= MOST_NODES

    def add(self, seat: i64, code: i64, gap: i64) -> i64:
        """A new node, belonging nowhere yet."""
        self.seat = append(self.seat, seat)
        self.code = append(self.code, code)
        self.gap = append(self.gap, gap)
        self.first = append(self.first, NO_NODE)
        self.next = append(self.next, NO_NODE)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.reward = append(self.reward, 0)
        self.wins = append(self.wins, 0)
        self.points = append(self.points, 0)
        return self.size() - 1

    def child(self, at: i64, seat: i64, code: i64) -> i64:
        """The node a seat's move leads to from here, or NO_NODE."""
        node = self.first[at]
        while node != NO_NODE and (self.code[node] != code or self.seat[node] != seat):
            node = self.next[node]
        return node

    def grown(self, at: i64, seat: i64, code: i64, gap: i64) -> i64:
        """That node, made if it is not there yet; `gap` is how much worse than the best the move seems."""
        node = self.child(at, seat, code)
        if node == NO_NODE:
            node = self.add(seat, code, gap)
            self.next[node] = self.first[at]
            self.first[at] = node
        return node

    def note(self, node: i64, reward: i64, wins: i64, points: i64) -> None:
        """A simulation came through here and ended so for the seat that made the node's move."""
        self.visits[node] += 1
        self.reward[node] += reward
        self.wins[node] += wins
        self.points[node] += points

    def below(self, at: i64, kept: i64) -> Tree:
        """What is under a node as a tree of its own, only `kept` thousandths of it believed."""
        out = Tree()
        copy_under(self, at, out, ROOT, kept)
        return out


def copy_under(source: Tree, at: i64, target: Tree, to: i64, kept: i64) -> None:
    """Copy the branches of a node, faded."""
    node = source.first[at]
    while node != NO_NODE:
        visits = source.visits[node]
        left = visits * kept // 1000
        if left > 0:
            twin = target.add(source.seat[node], source.code[node], source.gap[node])
            target.next[twin] = target.first[to]
            target.first[to] = twin
            target.visits[twin] = left
            target.available[twin] = source.available[node] * kept // 1000
            target.reward[twin] = source.reward[node] * left // visits
            target.wins[twin] = source.wins[node] * left // visits
            target.points[twin] = source.points[node] * left // visits
            copy_under(source, node, target, twin, kept)
        node = source.next[node]
