"""The cheapest ways from some cities to all others."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.board import Board
from branchline.games.tickets.bots.atlas import Atlas
from branchline.games.tickets.state import filled

FAR: Final[i64] = 1_000_000_000
"""The cost of a track that cannot be used, and the distance of a city that cannot be reached."""


class Ways:
    """A search over the map, kept to be used again: `begin`, `leave` some cities, `spread`, then ask."""

    def __init__(self, atlas: Atlas) -> None:
        self.board: Board = atlas.board
        self.start: vec[i64] = atlas.start
        self.around: vec[i64] = atlas.around
        self.beyond: vec[i64] = atlas.beyond
        self.cities: i64 = atlas.board.cities()
        self.distance: vec[i64] = filled(self.cities, FAR)
        self.via: vec[i64] = filled(self.cities, -1)
        self.load: vec[i64] = filled(self.cities, 0)
        """What the way to each city adds up to in another measure, see `spread`."""
        self.queue: vec[i64] = filled(self.cities + 1, 0)
        self.queued: vec[i64] = filled(self.cities, 0)
        self.waiting: i64 = 0

    def begin(self) -> None:
        """Forget the last search."""
        distance = self.distance
        via = self.via
        for city in range(self.cities):
            distance[city] = FAR
            via[city] = -1
        self.waiting = 0

    def leave(self, city: i64) -> None:
        """Start from this city as well."""
        if self.distance[city] != 0:
            self.distance[city] = 0
            self.load[city] = 0
            self.queue[self.waiting] = city
            self.queued[city] = 1
            self.waiting += 1

    def leave_place(self, place: i64) -> None:
        """Start from a ticket's place: a city, or every border spot of a country (~place)."""
        if place >= 0:
            self.leave(place)
            return
        for i in range(self.board.spot_start[~place], self.board.spot_start[~place + 1]):
            self.leave(self.board.spots[i])

    def spread(self, cost: vec[i64], loads: vec[i64], goal: i64) -> None:
        """Find the distances; a city is looked at again whenever a cheaper way to it turns up.

        `loads` is a second measure of the tracks, added up along the cheapest ways. With a `goal` (a city,
        else -1) only what lies nearer than the goal is sure.
        """
        load = self.load
        start = self.start
        around = self.around
        beyond = self.beyond
        distance = self.distance
        via = self.via
        queue = self.queue
        queued = self.queued
        size = self.cities + 1
        head: i64 = 0
        tail = self.waiting
        while head != tail:
            city = queue[head]
            head += 1
            if head == size:
                head = 0
            queued[city] = 0
            so_far = distance[city]
            if goal >= 0 and so_far >= distance[goal]:
                continue
            for i in range(start[city], start[city + 1]):
                price = cost[around[i]]
                other = beyond[i]
                if so_far + price < distance[other]:
                    distance[other] = so_far + price
                    via[other] = around[i]
                    load[other] = load[city] + loads[around[i]]
                    if queued[other] == 0:
                        queued[other] = 1
                        queue[tail] = other
                        tail += 1
                        if tail == size:
                            tail = 0
        self.waiting = 0

    def nearest(self, place: i64) -> i64:
        """The city of a ticket's place that is nearest, -1 if none can be reached."""
        if place >= 0:
            return place if self.distance[place] < FAR else -1
        best: i64 = -1
        for i in range(self.board.spot_start[~place], self.board.spot_start[~place + 1]):
            spot = self.board.spots[i]
            if self.distance[spot] < FAR and (best < 0 or self.distance[spot] < self.distance[best]):
                best = spot
        return best
