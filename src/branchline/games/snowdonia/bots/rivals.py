"""The rivals in a rehearsed round: where they will put the labourers they still have.

Each takes, when its turn comes, the free space that would bring it most if nobody placed another labourer; who has
two to place takes for the second what goes best with its first wish.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import bit
from branchline.games.snowdonia.assign import may_hire
from branchline.games.snowdonia.board import AREA_G, SPACES, contains, filled
from branchline.games.snowdonia.bots.rehearsal import Rehearsal
from branchline.games.snowdonia.codes import area_of, place_code, space_of
from branchline.games.snowdonia.light_fog import first_closed
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.state import EMPTY, State

IMPOSSIBLE: Final[i64] = -(10**9)
"""The worth of two labourers on one space."""


class Rivals:
    """The others at a table where the mover is about to place a labourer."""

    def __init__(self, s: Snowdonia, codes: vec[i64], rehearsal: Rehearsal) -> None:
        foresight = rehearsal.judgement.weights.foresight
        self.s: Snowdonia = s
        self.rehearsal: Rehearsal = rehearsal
        self.size: i64 = len(codes)
        self.turns: vec[i64] = turns_after(s) if foresight != 0 else vec[i64]()
        """Whose turns to place follow on the mover's, up to the last labourer."""
        self.before: i64 = 0
        """How many of these turns come before the mover's next."""
        self.wishes: vec[i64] = filled(2 * s.players * self.size, 0)
        """The spaces of each seat, those first that it likes best; then the same for labourers after its next."""
        while self.before < len(self.turns) and self.turns[self.before] != s.to_move:
            self.before += 1
        once: i64 = 0
        twice: i64 = 0
        for seat in self.turns:
            twice |= once & bit(seat)
            once |= bit(seat)
        for seat in range(s.players):
            if seat != s.to_move and contains(once, seat):
                self.rank(seat, codes, False)
                if contains(twice, seat):
                    self.rank(seat, codes, True)

    def rank(self, seat: i64, codes: vec[i64], later: bool) -> None:
        """Sort the spaces by what a labourer there brings a seat, alone or later than one at its first wish."""
        first = self.wish(seat, 0, False) if later else -1
        worths = vec[i64](capacity=self.size)
        base = self.base(seat, later)
        for at in range(self.size):
            worth = self.brings(seat, first, codes[at])
            worths = append(worths, worth)
            to = at
            while to > 0 and worths[to - 1] < worth:
                worths[to] = worths[to - 1]
                self.wishes[base + to] = self.wishes[base + to - 1]
                to -= 1
            worths[to] = worth
            self.wishes[base + to] = codes[at]

    def base(self, seat: i64, later: bool) -> i64:
        """Where the wishes of a seat begin."""
        return (seat + self.s.players) * self.size if later else seat * self.size

    def brings(self, seat: i64, first: i64, code: i64) -> i64:
        """What a labourer brings a seat that has another at its first wish, or none if that is below 0."""
        if first < 0:
            return self.rehearsal.of_seats(self.s, vec[i64]([seat]), vec[i64]([code]), seat)
        other = free_from(self.s, code, spot(first))
        if other < 0:
            return IMPOSSIBLE
        return self.rehearsal.of_seats(self.s, vec[i64]([seat, seat]), vec[i64]([first, other]), seat)

    def wish(self, seat: i64, taken: i64, later: bool) -> i64:
        """The space a seat takes if these are taken; -1 if none is left."""
        base = self.base(seat, later)
        for at in range(self.size):
            code = free_from(self.s, self.wishes[base + at], taken)
            if code >= 0:
                return code
        return -1

    def taken_before(self, taken: i64) -> i64:
        """The spaces that are taken when it is the mover's turn again."""
        for at in range(self.before):
            code = self.wish(self.turns[at], taken, False)
            if code >= 0:
                taken |= spot(code)
        return taken

    def rehearse(self, places: vec[i64]) -> i64:
        """What the mover can expect with its labourers here and the rivals' where they wish."""
        me = self.s.to_move
        seats = vec[i64]()
        taken: i64 = 0
        came: i64 = 0
        for code in places:
            seats = append(seats, me)
            taken |= spot(code)
        for seat in self.turns:
            if seat != me:
                code = self.wish(seat, taken, contains(came, seat))
                came |= bit(seat)
                if code >= 0:
                    seats = append(seats, seat)
                    places = append(places, code)
                    taken |= spot(code)
        return self.rehearsal.of_seats(self.s, seats, places, me)


def turns_after(s: State) -> vec[i64]:
    """The seats that will place after the labourer at hand, in their order; who can hire will."""
    left = s.labourers[:]
    left[s.to_move] -= 1
    count: i64 = 0
    for seat in range(s.players):
        if seat != s.to_move and may_hire(s, seat):
            left[seat] += 1
        count += left[seat]
    out = vec[i64](capacity=count)
    seat = s.to_move
    while len(out) < count:
        seat = seat + 1 if seat + 1 < s.players else 0
        if left[seat] > 0:
            left[seat] -= 1
            out = append(out, seat)
    return out


def spot(code: i64) -> i64:
    """The space of a placement in a mask of spaces; none for G, which always has room."""
    area = area_of(code)
    return 0 if area == AREA_G else bit(area * SPACES + space_of(code) - 1)


def free_from(s: State, code: i64, taken: i64) -> i64:
    """This space, or the next of its area, if one is free and not among those taken; else -1."""
    area = area_of(code)
    if area == AREA_G:
        return code
    base = area * SPACES
    for at in range(base + space_of(code) - 1, base + first_closed(s, area)):
        if s.spaces[at] == EMPTY and not contains(taken, at):
            return place_code(area, at - base + 1)
    return -1


def free_spaces(s: State, area: i64, taken: i64) -> i64:
    """How many spaces of an area are free, open and not among those taken."""
    n: i64 = 0
    base = area * SPACES
    for at in range(base, base + first_closed(s, area)):
        if s.spaces[at] == EMPTY and not contains(taken, at):
            n += 1
    return n
