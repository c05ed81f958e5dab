"""Greedy: the best claim for points now, else cards for its tickets."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.games.tickets.bots.base_policy import NO_MOVE, Traveller
from branchline.games.tickets.bots.plan import Plan
from branchline.games.tickets.state import State

WORTH_IT: Final[i64] = 4
"""A track off its way is claimed for so many points or more."""

ON_THE_WAY: Final[i64] = 3
"""How many points more a track counts that a ticket needs."""


class Greedy(Traveller):
    """Claims whatever brings most points at once, with a liking for tracks its tickets need."""

    def claim(self, s: State, seat: i64, plan: Plan) -> i64:
        """Of all tracks it can pay the one with the most points."""
        board = s.board
        best: i64 = NO_MOVE
        most: i64 = WORTH_IT - 1
        for track in range(board.tracks()):
            if s.is_open(track, seat) and board.length[track] <= s.wagons[seat]:
                points = board.points[board.length[track]]
                if plan.use[track] > 0:
                    points += ON_THE_WAY
                if points > most:
                    code = self.claim_code(s, seat, track)
                    if code != NO_MOVE:
                        best = code
                        most = points
        return best
