"""Labels: each goes round its city to where it covers nothing, and gives way to the others."""

from __future__ import annotations

import numpy as np

from branchline.games.tickets.layout.letters import Written, ways_to_write
from branchline.games.tickets.layout.shapes import CITY, Numbers, distances, gaps, upright
from branchline.games.tickets.mapfile import MapFile

ANGLES = np.radians(np.arange(0, 360, 15))
DISTANCES = (4.0, 9.0, 16.0, 26.0)
"""From the rim of the city."""
KEPT = 60
"""Candidates of each label that are weighed against the other labels."""
PREFERENCE = np.full(len(ANGLES), 1.3)
PREFERENCE[[0, 12, 6, 18]] = (0, 0.6, 0.8, 0.8)
"""Right is best, then left, then below and above."""


class Labels:
    """The labels of a map, as boxes around their cities."""

    def __init__(self, map: MapFile) -> None:
        self.names = names_of(map)
        self.passengers = {spot: map.passengers[place] for place, spot in waiting_spots(map).items()}
        self.ids = list(map.cities)
        self.city = np.zeros(0, int)
        """The city of each label."""
        self.offset = np.zeros((0, 4))
        """The box of each label, from the middle of its city."""
        self.weight = np.zeros(0)
        self.written: list[Written] = []

    def copy(self) -> Labels:
        """The same labels, which then go their own way."""
        other = Labels.__new__(Labels)
        other.names, other.passengers, other.ids = self.names, self.passengers, self.ids
        other.city, other.offset, other.weight = self.city.copy(), self.offset.copy(), self.weight.copy()
        other.written = list(self.written)
        return other

    def boxes(self, places: Numbers) -> Numbers:
        """Left, top, right and bottom of every label."""
        return self.offset + np.tile(places[self.city], 2)

    def place(
        self,
        places: Numbers,
        border: Numbers,
        spaces: Numbers,
        beds: Numbers,
        badges: Numbers,
        size: Numbers,
        chance: np.random.Generator,
    ) -> None:
        """Find every label its place."""
        found = []
        for i, id in enumerate(self.ids):
            if self.names[id]:
                ways = ways_to_write(self.names[id], self.passengers.get(id, 0))
                found.append((i, *self.candidates(i, ways, places, border, spaces, beds, badges, size)))
        chosen = settled([(cost, boxes) for _, cost, boxes, _ in found], chance)
        self.city = np.array([i for i, *_ in found], int)
        self.written = [written[n] for (_, _, _, written), n in zip(found, chosen, strict=True)]
        boxes = np.array([boxes[n] for (_, _, boxes, _), n in zip(found, chosen, strict=True)]).reshape(-1, 4)
        self.offset = boxes - np.tile(places[self.city], 2)
        self.weight = np.array(
            [1 + min(float(cost[n]), 24) / 6 for (_, cost, _, _), n in zip(found, chosen, strict=True)]
        )

    def candidates(
        self,
        i: int,
        ways: list[Written],
        places: Numbers,
        border: Numbers,
        spaces: Numbers,
        beds: Numbers,
        badges: Numbers,
        size: Numbers,
    ) -> tuple[Numbers, Numbers, list[Written]]:
        """The best places for a label as far as other labels do not matter: costs, boxes, and how it is written."""
        boxes, cost, written = [], [], []
        rim = 10.0 if border[i] else CITY
        for n, way in enumerate(ways):
            for away in DISTANCES:
                right, down = np.cos(ANGLES), np.sin(ANGLES)
                x = places[i, 0] + right * (rim + away + way.wide / 2 * np.abs(right) ** 0.6)
                y = places[i, 1] + down * (rim + away + way.high / 2 * np.abs(down) ** 0.6)
                boxes.append(np.stack([x - way.wide / 2, y - way.high / 2, x + way.wide / 2, y + way.high / 2], -1))
                cost.append(PREFERENCE + away / 9 + 0.5 * n)
                written += [way] * len(ANGLES)
        box, price = np.concatenate(boxes), np.concatenate(cost)
        label = upright(box)
        near = (np.abs(spaces[:, :2] - places[i]) < [330, 240]).all(1)
        if near.any():
            clear = gaps(label, spaces[near]) - beds[near]
            price += (np.maximum(0, 2 - clear) ** 1.5).sum(1) / 2 + 6 * (clear < 0).sum(1)
        away = distances(label, places)
        close = np.maximum(0, np.where(border, 14, CITY) + 1 - away)
        close[:, i] = 0
        price += 2 * close.sum(1) + 8 * np.maximum(0, rim + 2 - away[:, i])
        if len(badges):
            price += 1.2 * np.maximum(0, 17 - distances(label, badges)).sum(1)
        price += 3 * (np.maximum(0, 8 - box[:, :2]).sum(1) + np.maximum(0, box[:, 2:] - size + 8).sum(1))
        best = np.argsort(price, kind="stable")[:KEPT]
        return price[best], box[best], [written[n] for n in best]


def settled(candidates: list[tuple[Numbers, Numbers]], chance: np.random.Generator) -> list[int]:
    """Which candidate each label takes: all answer each other until none wants to move; the best of two tries."""
    best: tuple[float, list[int]] = (np.inf, [0] * len(candidates))
    for _ in range(2):
        chosen = [0] * len(candidates)
        now = np.array([boxes[0] for _, boxes in candidates]).reshape(-1, 4)
        for _ in range(14):
            moved = False
            for q in chance.permutation(len(candidates)):
                cost, boxes = candidates[q]
                others = np.delete(now, q, 0)
                price = cost + crowding(boxes, others)
                n = int(np.argmin(price))
                if n != chosen[q]:
                    chosen[q], moved = n, True
                    now[q] = boxes[n]
            if not moved:
                break
        total = sum(float(cost[n]) for (cost, _), n in zip(candidates, chosen, strict=True))
        touching = np.triu(gaps(upright(now), upright(now)) < 0, 1).sum() if len(now) else 0
        if total + 50 * touching < best[0]:
            best = total + 50 * touching, chosen
    return best[1]


def crowding(boxes: Numbers, others: Numbers) -> Numbers:
    """The cost of boxes near others: two names must not read as one."""
    wide = np.minimum(boxes[:, None, 2], others[:, 2]) - np.maximum(boxes[:, None, 0], others[:, 0]) + 14
    high = np.minimum(boxes[:, None, 3], others[:, 3]) - np.maximum(boxes[:, None, 1], others[:, 1]) + 15
    near = (np.clip(wide, 0, 40) * np.maximum(0, high)).sum(1) / 20
    return near + 6 * ((wide > 14) & (high > 15)).sum(1)


def names_of(map: MapFile) -> dict[str, str]:
    """What is written at every city: its name; at a border spot, its country's."""
    return {id: map.countries.get(city.country, "") if city.border else city.name for id, city in map.cities.items()}


def waiting_spots(map: MapFile) -> dict[str, str]:
    """At which city everybody who waits somewhere is drawn: those of a country at its first border spot."""
    borders = {city.country: id for id, city in reversed(map.cities.items()) if city.border}
    return {place: place if place in map.cities else borders[place] for place in map.passengers}
