"""The foreman: the strong heuristic. It rehearses every decision, and placements two labourers at a time."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.bots.snowdonia.ganger import Ganger, best_of, worth_trying
from branchline.core.position import Position
from branchline.games.snowdonia.board import AREA_G, SPACES
from branchline.games.snowdonia.codes import ASK_PLACE, HIRE
from branchline.games.snowdonia.light_fog import first_closed
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.state import EMPTY, State


class Foreman(Ganger):
    """Plans the round: which labourers together give most, and which of them cannot wait."""

    def choose(self, position: Position) -> i64:
        """The code of a legal move."""
        assert isinstance(position, Snowdonia)
        codes = position.moves
        if codes[0] == HIRE:
            return HIRE
        if position.ask == ASK_PLACE:
            codes = worth_trying(position, codes)
        return best_of(self.judged(position, codes), codes)

    def weigh(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """What the mover can expect after each move, in thousandths of a point."""
        assert isinstance(position, Snowdonia)
        return self.judged(position, codes)

    def judged(self, position: Snowdonia, codes: vec[i64]) -> vec[i64]:
        """What the mover can expect after each of these moves."""
        if position.ask == ASK_PLACE:
            return self.placements(position, codes)
        out = vec[i64](capacity=len(codes))
        for code in codes:
            out = append(out, self.rehearsal.after(position, code))
        return out

    # -- placing -----------------------------------------------------------------------------------

    def placements(self, position: Snowdonia, codes: vec[i64]) -> vec[i64]:
        """Each space with the best second one beside it, and what is lost if it cannot wait."""
        seat = position.to_move
        if position.labourers[seat] < 2:
            return self.singles(position, codes)
        others = rivals_to_place(position)
        size = len(codes)
        pairs = vec[i64](capacity=size * size)
        best: i64 = -1
        for first in range(size):
            for second in range(size):
                worth: i64 = 0
                if second < first:
                    worth = pairs[second * size + first]
                else:
                    worth = self.pair(position, codes, first, second)
                pairs = append(pairs, worth)
                if worth > best:
                    best = worth
        return self.with_urgency(position, codes, pairs, best, others)

    def with_urgency(self, s: State, codes: vec[i64], pairs: vec[i64], best: i64, others: i64) -> vec[i64]:
        """The best pair of each space; what it would lose by waiting is added."""
        size = len(codes)
        out = vec[i64](capacity=size)
        for first in range(size):
            area = codes[first] >> 5 & 7
            own: i64 = -1
            without: i64 = -1
            for a in range(size):
                if pairs[first * size + a] > own:
                    own = pairs[first * size + a]
                if codes[a] >> 5 & 7 != area:
                    for b in range(size):
                        if codes[b] >> 5 & 7 != area and pairs[a * size + b] > without:
                            without = pairs[a * size + b]
            loss = best - without
            out = append(out, own + loss * self.risk(s, area, others) // 1000)
        return out

    def risk(self, s: State, area: i64, others: i64) -> i64:
        """How likely an area is full before the next own turn, in thousandths."""
        if area == AREA_G:
            return 0
        free = free_spaces(s, area)
        risk = others * self.weights.rush // (free if free > 0 else 1)
        return risk if risk < 1000 else 1000

    def pair(self, position: Snowdonia, codes: vec[i64], first: i64, second: i64) -> i64:
        """Two labourers on these spaces; in one area on two of its free ones, if it has them."""
        one, two = codes[first], codes[second]
        if first == second:
            two = next_free(position, one)
            if two < 0:
                return -1
        return self.rehearsal.with_labourers(position, vec[i64]([one, two]))

    def singles(self, position: Snowdonia, codes: vec[i64]) -> vec[i64]:
        """The last labourer on each space."""
        out = vec[i64](capacity=len(codes))
        for code in codes:
            out = append(out, self.rehearsal.after(position, code))
        return out


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
    area = code >> 5 & 7
    if area == AREA_G:
        return code
    for number in range(code >> 8, first_closed(s, area)):
        if s.spaces[area * SPACES + number] == EMPTY:
            return code & 255 | (number + 1) << 8
    return -1
