"""How long a seat's longest path is, and how long it would be with another track."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.bots.atlas import Atlas
from branchline.games.tickets.bots.plan import NONE, Plan
from branchline.games.tickets.state import State, filled

STEPS: Final[i64] = 200
"""So many steps are followed from a city: in a network with many rings not every path."""


class Trails:
    """The longest paths from every city of a network; looked for anew only if the network has changed."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas: Atlas = atlas
        self.laid: vec[i64] = filled(atlas.board.tracks(), 0)
        """1 for the tracks of the network, but for those the path being followed has gone over."""
        self.part: vec[i64] = filled(atlas.board.cities(), NONE)
        """A name for the part of the network each city is in."""
        self.reach: vec[i64] = filled(atlas.board.cities(), 0)
        """How long a path from each city can be."""
        self.longest: i64 = 0
        self.steps: i64 = 0

    def study(self, s: State, seat: i64, plan: Plan | None) -> None:
        """Read a seat's network, with the tracks of a plan if there is one."""
        laid = self.laid
        owner = s.owner
        changed = False
        for track in range(len(laid)):
            now: i64 = 1 if owner[track] == seat else 0
            if now == 0 and plan is not None and plan.use[track] > 0 and plan.lent[track] == 0:
                now = 1
            if laid[track] != now:
                laid[track] = now
                changed = True
        if not changed:
            return
        board = self.atlas.board
        for city in range(len(self.part)):
            self.part[city] = NONE
            self.reach[city] = 0
        self.longest = 0
        for track in range(len(laid)):
            if laid[track] != 0 and self.part[board.end_a[track]] == NONE:
                self.explore(board.end_a[track], track)

    def explore(self, city: i64, name: i64) -> None:
        """Name the part of the network around a city, and find the longest path from each city of it."""
        atlas = self.atlas
        self.part[city] = name
        self.steps = STEPS
        self.reach[city] = self.follow(city)
        if self.reach[city] > self.longest:
            self.longest = self.reach[city]
        for i in range(atlas.start[city], atlas.start[city + 1]):
            if self.laid[atlas.around[i]] != 0 and self.part[atlas.beyond[i]] == NONE:
                self.explore(atlas.beyond[i], name)

    def follow(self, city: i64) -> i64:
        """The length of the longest path that goes on from a city."""
        atlas = self.atlas
        laid = self.laid
        best: i64 = 0
        for i in range(atlas.start[city], atlas.start[city + 1]):
            track = atlas.around[i]
            if laid[track] != 0 and self.steps > 0:
                self.steps -= 1
                laid[track] = 0
                far = atlas.board.length[track] + self.follow(atlas.beyond[i])
                laid[track] = 1
                if far > best:
                    best = far
        return best

    def with_track(self, track: i64) -> i64:
        """How long the longest path is with another track; where that closes a ring, at least so long."""
        board = self.atlas.board
        a = board.end_a[track]
        b = board.end_b[track]
        far = self.reach[a] + self.reach[b]
        if self.part[a] == self.part[b] and self.part[a] != NONE:
            far = self.reach[a] if self.reach[a] > self.reach[b] else self.reach[b]
        far += board.length[track]
        return far if far > self.longest else self.longest
