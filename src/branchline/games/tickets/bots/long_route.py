"""Long routes: the longest tracks of the map first, tickets second."""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from branchline.games.tickets.bots.base_policy import Traveller
from branchline.games.tickets.bots.paying import lacking
from branchline.games.tickets.bots.plan import NONE, Plan
from branchline.games.tickets.state import State

ON_THE_WAY: Final[i64] = 3
"""How many missing cards a long track of its tickets' way is forgiven."""


class LongRoute(Traveller):
    """Goes for tracks of five and six wagons while it can, and connects its tickets with what is left."""

    def draw_up(self, s: State, seat: i64, plan: Plan) -> None:
        """The tickets' ways, and one long track, which comes first as the longest does."""
        super().draw_up(s, seat, plan)
        track = self.best_long(s, seat, plan)
        if track != NONE:
            plan.want(track)

    def best_long(self, s: State, seat: i64, plan: Plan) -> i64:
        """The long open track that lacks fewest cards, sooner one its tickets need."""
        board = s.board
        best: i64 = NONE
        least: i64 = 0
        atlas = self.atlas
        assert atlas is not None
        for track in range(board.tracks()):
            length = board.length[track]
            if length + 1 >= atlas.longest and s.is_open(track, seat) and length <= s.wagons[seat]:
                lack = lacking(s, seat, track) * 2 - length
                if plan.use[track] > 0:
                    lack -= ON_THE_WAY
                if best == NONE or lack < least:
                    best = track
                    least = lack
        return best

    def why_claim(self, s: State, seat: i64, plan: Plan, track: i64) -> tuple[str, dict[str, Any]]:
        """Because it is long, more often than not."""
        atlas = self.atlas
        assert atlas is not None
        length = s.board.length[track]
        if length + 1 >= atlas.longest:
            return "tickets-why-long", {"points": int(s.board.points[length])}
        return super().why_claim(s, seat, plan, track)
