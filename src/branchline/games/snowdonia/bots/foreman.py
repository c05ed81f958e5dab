"""The foreman: the strong heuristic. It rehearses every decision, and placements two labourers at a time."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import Position
from branchline.games.snowdonia.board import AREA_G
from branchline.games.snowdonia.bots.rivals import IMPOSSIBLE, Rivals, free_from, free_spaces, spot
from branchline.games.snowdonia.bots.rollout_policy import Ganger, best_of
from branchline.games.snowdonia.codes import ASK_PLACE, area_of
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.state import State


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
        """Each space with the best second one, as far as rivals leave it."""
        rivals = Rivals(position, codes, self.rehearsal)
        size = len(codes)
        out = vec[i64](capacity=size)
        if position.labourers[position.to_move] < 2:
            for code in codes:
                out = append(out, rivals.rehearse(vec[i64]([code])))
            return out
        pairs = vec[i64](capacity=size * size)
        for first in range(size):
            for second in range(size):
                worth: i64 = 0
                if second < first:
                    worth = pairs[second * size + first]
                else:
                    worth = self.pair(position, rivals, codes[first], codes[second])
                pairs = append(pairs, worth)
        others = rivals_to_place(position)
        for first in range(size):
            out = append(out, self.expected(position, rivals, codes, pairs, first, others))
        return out

    def pair(self, s: Snowdonia, rivals: Rivals, first: i64, second: i64) -> i64:
        """Two labourers on these spaces; in one area on two of its free ones, if it has them."""
        other = free_from(s, second, spot(first))
        return rivals.rehearse(vec[i64]([first, other])) if other >= 0 else IMPOSSIBLE

    def expected(self, s: Snowdonia, rivals: Rivals, codes: vec[i64], pairs: vec[i64], first: i64, others: i64) -> i64:
        """A space with its best partner that is left; as rivals may take that too, a share of the best elsewhere."""
        size = len(codes)
        taken = rivals.taken_before(spot(codes[first]))
        best: i64 = IMPOSSIBLE
        area: i64 = 0
        for second in range(size):
            if pairs[first * size + second] > best and free_from(s, codes[second], taken) >= 0:
                best = pairs[first * size + second]
                area = area_of(codes[second])
        other: i64 = IMPOSSIBLE
        for second in range(size):
            worth = pairs[first * size + second]
            if worth > other and area_of(codes[second]) != area and free_from(s, codes[second], taken) >= 0:
                other = worth
        if area == AREA_G or other == IMPOSSIBLE:
            return best
        return best - (best - other) * self.risk(free_spaces(s, area, taken), others) // 1000

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
