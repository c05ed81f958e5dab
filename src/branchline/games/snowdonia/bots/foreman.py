"""The foreman: the strong heuristic. It rehearses every decision, and placements two labourers at a time."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import Position
from branchline.games.snowdonia.board import AREA_G, SPACES
from branchline.games.snowdonia.bots.rollout_policy import Ganger, best_of
from branchline.games.snowdonia.codes import (
    ASK_PLACE,
    area_of,
    place_code,
    space_of,
)
from branchline.games.snowdonia.light_fog import first_closed
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.state import EMPTY, State

IMPOSSIBLE: Final[i64] = -(10**9)
"""The worth of two labourers on one space."""


class Foreman(Ganger):
    """Plans the round: which labourers together give most, and which of them cannot wait."""

    def choose(self, position: Position) -> i64:
        """The code of a legal move."""
        assert isinstance(position, Snowdonia)
        codes = position.moves
        if position.ask != ASK_PLACE:
            return best_of(self.rehearsed(position, codes), codes)
        return super().choose(position)

    # -- placing -----------------------------------------------------------------------------------

    def placements(self, position: Snowdonia, codes: vec[i64]) -> vec[i64]:
        """Each space with the best second one, as far as that one will wait."""
        if position.labourers[position.to_move] < 2:
            return self.rehearsed(position, codes)
        size = len(codes)
        pairs = vec[i64](capacity=size * size)
        for first in range(size):
            for second in range(size):
                worth: i64 = 0
                if second < first:
                    worth = pairs[second * size + first]
                else:
                    worth = self.pair(position, codes, first, second)
                pairs = append(pairs, worth)
        others = rivals_to_place(position)
        out = vec[i64](capacity=size)
        for first in range(size):
            out = append(out, self.expected(position, codes, pairs, first, others))
        return out

    def pair(self, position: Snowdonia, codes: vec[i64], first: i64, second: i64) -> i64:
        """Two labourers on these spaces; in one area on two of its free ones, if it has them."""
        one, two = codes[first], codes[second]
        if first == second:
            two = next_free(position, one)
            if two < 0:
                return IMPOSSIBLE
        return self.rehearsal.with_labourers(position, vec[i64]([one, two]))

    def expected(self, s: State, codes: vec[i64], pairs: vec[i64], first: i64, others: i64) -> i64:
        """A space with its best partner; if rivals may take that one's area, with the best of another."""
        size = len(codes)
        best: i64 = IMPOSSIBLE
        area: i64 = 0
        for second in range(size):
            if pairs[first * size + second] > best:
                best = pairs[first * size + second]
                area = area_of(codes[second])
        other: i64 = IMPOSSIBLE
        for second in range(size):
            if area_of(codes[second]) != area and pairs[first * size + second] > other:
                other = pairs[first * size + second]
        if area == AREA_G or other == IMPOSSIBLE:
            return best
        free = free_spaces(s, area) - (1 if area_of(codes[first]) == area else 0)
        return best - (best - other) * self.risk(free, others) // 1000

    def risk(self, free: i64, others: i64) -> i64:
        """How likely these free spaces of an area are taken before the next own turn, in thousandths."""
        risk = others * self.weights.rush // (free if free > 0 else 1)
        return risk if risk < 1000 else 1000


def rivals_to_place(s: State) -> i64:
    """How many others still have a labourer to place."""
    n: i64 = 0
    for seat in range(s.players):
        if seat != s.to_move and s.labourers[seat] > 0:
            n += 1
    return n


def free_spaces(s: State, area: i64) -> i64:
    """How many spaces of an area are free and open."""
    n: i64 = 0
    for number in range(first_closed(s, area)):
        if s.spaces[area * SPACES + number] == EMPTY:
            n += 1
    return n


def next_free(s: State, code: i64) -> i64:
    """Another free space of the same area behind this one; -1 if there is none."""
    area = area_of(code)
    if area == AREA_G:
        return code
    for number in range(space_of(code), first_closed(s, area)):
        if s.spaces[area * SPACES + number] == EMPTY:
            return place_code(area, number + 1)
    return -1
