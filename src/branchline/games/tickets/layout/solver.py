"""Solving a drawing: cities, bundles and labels move until nothing collides."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from branchline.games.tickets.layout.labels import Labels
from branchline.games.tickets.layout.shapes import (
    CITY,
    LEAST_PITCH,
    SPACE,
    START,
    START_AT_BORDER,
    TRACK_GAP,
    WISHED_PITCH,
    Numbers,
    curves,
    distances,
    extents,
    gaps,
    lengths,
    rows,
    upright,
)
from branchline.games.tickets.mapfile import MapFile

SEED = 1
SHAPE = 1.5
"""Width over height of a board."""
SMALLEST, LARGEST = 760.0, 3400.0
COVERED = 0.26
"""How much of a board spaces may cover."""
STAY = 34.0
"""How far from its place a city may be without much ado."""
SWEEPS, LABEL_ROUNDS, REPAIRS, POLISH = 4, 4, 25, 3
BADGE = 17.0
"""The radius of a badge beside a track."""
BOWS = (-0.3, -0.22, -0.16, -0.11, -0.07, -0.035, 0, 0.035, 0.07, 0.11, 0.16, 0.22, 0.3)
VARIANTS = np.array(
    [(b + a, b - a, s) for b in BOWS for a in (0, -0.12, 0.12, -0.06, 0.06) for s in (0, -1, 1, -0.5, 0.5)]
)
"""Bows at one and two thirds, and slides."""


CROWDED = 0.5
"""Cities that keep to a smaller part of the board than this are spread over all of it; it is cropped in the end."""
LEAST_BOARD = np.array([900.0, 600.0])
"""No board is smaller."""


@dataclass(frozen=True)
class Bundle:
    """Tracks of one pair of cities and one length: they lie side by side."""

    tracks: tuple[str, ...]
    a: int
    b: int
    spaces: int
    margins: tuple[float, float]
    room: float
    """What it keeps from others on its side: a tunnel has a bed, a ferry its water."""
    bed: float
    badge: bool

    @property
    def half(self) -> float:
        """Half its width."""
        return (len(self.tracks) * (SPACE + TRACK_GAP) - TRACK_GAP) / 2


Collision = tuple[str, int, int]
"""What collides: `overlap` of two bundles, a bundle on a `city` or a `label`, a label on a city, two `labels`."""


class Solver:
    """A drawing that is being made."""

    def __init__(self, map: MapFile, growth: float, seconds: float) -> None:
        self.map = map
        self.chance = np.random.default_rng(SEED)
        self.ends = time.process_time() + seconds
        self.ids = list(map.cities)
        self.border = np.array([city.border for city in map.cities.values()])
        self.bundles = bundles_of(map)
        self.a = np.array([each.a for each in self.bundles])
        self.b = np.array([each.b for each in self.bundles])
        self.around = [np.flatnonzero((self.a == i) | (self.b == i)) for i in range(len(self.ids))]
        self.need = self.needs()
        share = np.array([city.at for city in map.cities.values()], float)
        if len({tuple(np.round(each, 3)) for each in share}) < 0.6 * len(share):
            share = self.unfolded()
        share = enlarged(share)
        self.size = self.sized(share) * growth
        self.home = self.spread(share * self.size)
        self.places = self.home.copy()
        self.bends = np.zeros((len(self.bundles), 3))
        self.hard = 1.0
        """The weight of overlap, which grows."""
        self.labels = Labels(map)
        self.badges: dict[int, Numbers] = {}

    # -- the beginning ------------------------------------------------------------------------------

    def needs(self) -> Numbers:
        """The chord every bundle wants; a crowded city needs a wider ring from which its rows begin."""
        half = np.array([each.half for each in self.bundles])
        ring = np.array(
            [0.95 * (2 * half[around] + 4).sum() / (2 * math.pi) if len(around) > 2 else 0 for around in self.around]
        )
        spaces = np.array([each.spaces for each in self.bundles])
        margins = np.array([each.margins for each in self.bundles])
        return spaces * WISHED_PITCH + np.maximum(margins[:, 0], ring[self.a]) + np.maximum(margins[:, 1], ring[self.b])

    def unfolded(self) -> Numbers:
        """Places from the lengths of tracks alone, where none are given: shortest ways, then classical scaling."""
        count = len(self.ids)
        far = np.full((count, count), 1e6)
        np.fill_diagonal(far, 0)
        for bundle, need in zip(self.bundles, self.need, strict=True):
            far[bundle.a, bundle.b] = far[bundle.b, bundle.a] = min(far[bundle.a, bundle.b], need)
        for via in range(count):
            far = np.minimum(far, far[:, [via]] + far[[via], :])
        far = np.minimum(far, 1.3 * far[far < 1e6].max())
        centring = np.eye(count) - 1 / count
        values, vectors = np.linalg.eigh(-0.5 * centring @ far**2 @ centring)
        places = vectors[:, [-1, -2]] * np.sqrt(np.maximum(values[[-1, -2]], 1e-9))
        places -= places.min(0)
        return 0.08 + 0.84 * places / np.maximum(places.max(0), 1e-9)

    def sized(self, share: Numbers) -> Numbers:
        """A board on which tracks have room, and are not crowded."""
        chord = lengths((share[self.a] - share[self.b]) * [1, 1 / SHAPE])
        by_length = np.quantile(self.need / np.maximum(chord, 0.1), 0.7)
        spaces = sum(each.spaces * len(each.tracks) for each in self.bundles)
        by_area = math.sqrt(spaces * WISHED_PITCH * (SPACE + 8) / COVERED * SHAPE)
        wide = float(np.clip(max(by_length, by_area), SMALLEST, LARGEST))
        return np.array([wide, wide / SHAPE])

    def spread(self, places: Numbers) -> Numbers:
        """Cities given at nearly the same place, a little apart."""
        for _ in range(200):
            apart = lengths(places[:, None] - places[None]) + 1e3 * np.eye(len(places))
            near = np.flatnonzero(apart.min(1) < 12)
            if not len(near):
                break
            moved = places[near] + self.chance.normal(size=(len(near), 2)) * 14
            places[near] = np.clip(moved, 20, self.size - 20)
        return places

    # -- cities -------------------------------------------------------------------------------------

    def ground(self, i: int, points: Numbers) -> Numbers:
        """The cost of a city at points: near its place, on the board."""
        stay = STAY * (0.6 if self.border[i] else 1)
        edge = CITY + (3 if self.border[i] else 14)
        over = np.maximum(0, edge - points) + np.maximum(0, points - (self.size - edge))
        return ((points - self.home[i]) ** 2).sum(-1) / stay**2 + (over**2).sum(-1) / 12

    def place_cities(self, steps: int = 220) -> None:
        """Gradient descent: near home, room for every track, off foreign tracks, apart from each other."""
        a, b, p = self.a, self.b, self.places
        half = np.array([each.half for each in self.bundles])
        own = np.zeros((len(p), len(a)), bool)
        own[a, range(len(a))] = own[b, range(len(a))] = True
        reach = np.where(self.border, 40, 78.0)
        reach = np.minimum(reach[:, None], reach[None])
        stay = STAY * np.where(self.border, 0.6, 1.0)[:, None]
        edge = CITY + np.where(self.border, 3, 14)[:, None]
        mean, spread = np.zeros_like(p), np.zeros_like(p)
        for step in range(steps):
            slope = 2 * (p - self.home) / stay**2
            slope += (np.maximum(0, p - (self.size - edge)) - np.maximum(0, edge - p)) / 6
            chord = p[b] - p[a]
            long = lengths(chord) + 1e-9
            pull = -2 * np.maximum(0, self.need - long) / 200 + 2 * np.maximum(0, long - 1.5 * self.need) / 6000
            np.add.at(slope, b, (pull / long)[:, None] * chord)
            np.add.at(slope, a, -(pull / long)[:, None] * chord)
            offset = p[:, None] - p[a][None]
            share = np.clip((offset * chord).sum(-1) / long**2, 0, 1)
            offset -= share[..., None] * chord
            away = lengths(offset) + 1e-9
            push = np.where(own, 0, -2 * np.maximum(0, half + CITY + 12 - away) / 60 / away)[..., None] * offset
            slope += push.sum(1)
            np.add.at(slope, a, -(push * (1 - share)[..., None]).sum(0))
            np.add.at(slope, b, -(push * share[..., None]).sum(0))
            offset = p[:, None] - p[None]
            away = lengths(offset) + 1e-9
            slope += ((-2 * np.maximum(0, reach - away) / 80 * (away > 0.01) / away)[..., None] * offset).sum(1)
            mean, spread = 0.9 * mean + 0.1 * slope, 0.99 * spread + 0.01 * slope**2
            rate = 3.0 * (1 - step / steps) + 0.1
            scale = np.sqrt(spread / (1 - 0.99 ** (step + 1))) + 0.05
            p = p - rate * (mean / (1 - 0.9 ** (step + 1))) / scale
        self.places = p

    # -- rectangles ---------------------------------------------------------------------------------

    def rebuild(self, which: Iterable[int] | None = None) -> None:
        """Make the spaces of bundles anew."""
        if which is None:
            which = range(len(self.bundles))
            self.rectangles: list[Numbers] = [np.zeros((0, 6))] * len(self.bundles)
            self.pitch = np.zeros(len(self.bundles))
        for i in which:
            each = self.bundles[i]
            made, pitch = self.variants(i, self.bends[[i]], self.places[[each.a]], self.places[[each.b]])
            self.rectangles[i], self.pitch[i] = made[0], pitch[0]
        self.flatten()

    def flatten(self) -> None:
        """All spaces in one array."""
        self.all = np.concatenate(self.rectangles)
        self.owner = np.repeat(np.arange(len(self.bundles)), [len(each) for each in self.rectangles])
        self.room = np.array([each.room for each in self.bundles])[self.owner]
        self.bed = np.array([each.bed for each in self.bundles])[self.owner]

    def variants(self, i: int, bends: Numbers, starts: Numbers, ends: Numbers) -> tuple[Numbers, Numbers]:
        """Variants of a bundle."""
        each = self.bundles[i]
        return rows(starts, ends, bends, each.spaces, len(each.tracks), each.margins)

    def near(self, rectangles: Numbers, skip: Iterable[int]) -> Numbers:
        """Which of all spaces come near some rectangles, those of some bundles left out."""
        middles = rectangles[..., :2].reshape(-1, 2)
        found = ((self.all[:, :2] > middles.min(0) - 78) & (self.all[:, :2] < middles.max(0) + 78)).all(1)
        for i in skip:
            found &= self.owner != i
        return found

    # -- costs --------------------------------------------------------------------------------------

    def own_cost(self, bends: Numbers, pitch: Numbers, rectangles: Numbers) -> Numbers:
        """Gentle bows, spaces that are not squeezed, all of it on the board."""
        cost = 72 * (bends[:, :2] ** 2).sum(-1) + 25 * (bends[:, 0] - bends[:, 1]) ** 2 + 0.15 * bends[:, 2] ** 2
        cost = cost + np.maximum(0, LEAST_PITCH + 3 - pitch) ** 2 / 6 + 2 * np.maximum(0, LEAST_PITCH - pitch) ** 2
        reach = extents(rectangles) + 6
        over = np.maximum(0, reach - rectangles[..., :2])
        over = over + np.maximum(0, rectangles[..., :2] + reach - self.size)
        return cost + (over.sum(-1) ** 2).sum(-1) / 10

    def pair_cost(self, gap: Numbers, room: Numbers) -> Numbers:
        return self.hard * np.maximum(0, room - gap) ** 2 / 8 + np.maximum(0, 9 - gap) ** 2 / 160

    def city_cost(self, away: Numbers) -> Numbers:
        return np.maximum(0, CITY + 7 - away) ** 2 / 8

    def box_cost(self, gap: Numbers) -> Numbers:
        return self.hard * np.maximum(0, 2.5 - gap) ** 2 / 8

    def cost(self, i: int, made: Numbers, pitch: Numbers, bends: Numbers, others: Numbers, boxes: Numbers) -> Numbers:
        """Variants of a bundle against other spaces, foreign cities and some labels."""
        each = self.bundles[i]
        cost = self.own_cost(bends, pitch, made)
        if others.any():
            cost = cost + self.pair_cost(gaps(made, self.all[others]), self.room[others] + each.room).sum((-1, -2))
        foreign = np.ones(len(self.ids), bool)
        foreign[[each.a, each.b]] = False
        away = distances(made, self.places[foreign]) + np.where(self.border[foreign], 3, 0)
        cost = cost + self.city_cost(away).sum((-1, -2))
        if boxes.any():
            labels = upright(self.labels.boxes(self.places)[boxes])
            cost = cost + (self.box_cost(gaps(made, labels) - each.bed) * self.labels.weight[boxes]).sum((-1, -2))
        return cost

    def energy(self) -> float:
        """The cost of everything."""
        total = 0.0
        boxes = np.ones(len(self.labels.city), bool)
        for i in range(len(self.bundles)):
            made = self.rectangles[i][None]
            others = self.near(made, ()) & (self.owner < i)
            total += float(self.cost(i, made, self.pitch[[i]], self.bends[[i]], others, boxes)[0])
        for i in range(len(self.ids)):
            total += float(self.ground(i, self.places[[i]])[0])
        return total

    # -- moving -------------------------------------------------------------------------------------

    def try_bundle(self, i: int, wide: bool) -> None:
        """Take the best of many variants of a bundle."""
        each = self.bundles[i]
        step = self.chance.normal(size=(26, 3)) * [0.03, 0.03, 0.3] * self.chance.choice([0.3, 1, 2], size=(26, 1))
        some = VARIANTS if wide else VARIANTS[self.chance.choice(len(VARIANTS), 24, replace=False)]
        bends = np.concatenate([self.bends[[i]], self.bends[i] + step, some])
        bends = np.clip(bends, [-0.34, -0.34, -1], [0.34, 0.34, 1])
        bends[0] = self.bends[i]
        starts, ends = (np.repeat(self.places[[city]], len(bends), 0) for city in (each.a, each.b))
        made, pitch = self.variants(i, bends, starts, ends)
        boxes = np.ones(len(self.labels.city), bool)
        cost = self.cost(i, made, pitch, bends, self.near(made, (i,)), boxes)
        best = int(np.argmin(cost))
        if best and cost[best] < cost[0] - 1e-6:
            self.bends[i] = bends[best]
            self.put(i, made[best], pitch[best])

    def put(self, i: int, made: Numbers, pitch: float) -> None:
        """A bundle's new spaces."""
        self.rectangles[i], self.pitch[i] = made, pitch
        self.all[self.owner == i] = made

    def try_city(self, i: int, step: float) -> None:
        """Move a city with all its bundles and its label to the best of some places around."""
        angle = self.chance.uniform(0, np.pi / 4) + np.arange(8) * np.pi / 4
        ring = np.stack([np.cos(angle), np.sin(angle)], -1)
        moves = np.concatenate([[[0.0, 0.0]], step * ring, 0.4 * step * ring])
        points = self.places[i] + moves
        others = np.arange(len(self.ids)) != i
        away = lengths(points[:, None] - self.places[others][None])
        reach = np.where(self.border[others] | self.border[i], 40, 78)
        cost = self.ground(i, points) + (np.maximum(0, reach - away) ** 2 / 80).sum(1)
        mine = self.labels.city == i
        label = np.repeat(upright(self.labels.boxes(self.places)[mine]), len(points), 0)
        label[:, :2] += moves[: len(label)]
        weight = self.labels.weight[mine]
        around = self.around[i]
        new: list[tuple[int, Numbers, Numbers]] = []
        for j in around:
            made, pitch, own = self.with_city(int(j), i, points, ~mine)
            cost = cost + own
            if len(label):
                clear = gaps(made, label[:, None, None]) - self.bundles[j].bed
                cost = cost + self.box_cost(clear).sum((-1, -2)) * weight[0]
            for other, theirs, _ in new:
                room = self.bundles[j].room + self.bundles[other].room
                cost = cost + self.pair_cost(gaps(made, theirs[:, None]), room).sum((-1, -2))
            new.append((int(j), made, pitch))
        foreign = ~np.isin(self.owner, around) & (lengths(self.all[:, :2] - self.places[i]) < 260)
        if foreign.any():
            spaces = self.all[foreign]
            cost = cost + self.city_cost(distances(spaces, points).T + (3 if self.border[i] else 0)).sum(-1)
            if len(label):
                cost = cost + self.box_cost(gaps(label, spaces) - self.bed[foreign]).sum(-1) * weight[0]
        best = int(np.argmin(cost))
        if best and cost[best] < cost[0] - 0.01:
            self.places[i] = points[best]
            for bundle, made, pitch in new:
                self.put(bundle, made[best], pitch[best])

    def with_city(self, j: int, i: int, points: Numbers, boxes: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """A bundle with one of its cities at each of some points: its spaces, pitches and costs."""
        each = self.bundles[j]
        starts, ends = (
            points if city == i else np.repeat(self.places[[city]], len(points), 0) for city in (each.a, each.b)
        )
        bends = np.repeat(self.bends[[j]], len(points), 0)
        made, pitch = self.variants(j, bends, starts, ends)
        return made, pitch, self.cost(j, made, pitch, bends, self.near(made, self.around[i]), boxes)

    def sweep(
        self, step: float, *, wide: bool = False, bundles: list[int] | None = None, cities: list[int] | None = None
    ) -> None:
        """Try to better every bundle, then every city."""
        for i in self.chance.permutation(len(self.bundles) if bundles is None else bundles):
            if self.is_late:
                return
            self.try_bundle(int(i), wide)
        for i in self.chance.permutation(len(self.ids) if cities is None else cities):
            if self.is_late:
                return
            self.try_city(int(i), step)

    @property
    def is_late(self) -> bool:
        """Whether the time is used up."""
        return time.process_time() > self.ends

    # -- labels and badges --------------------------------------------------------------------------

    def place_names(self) -> None:
        """Badges, then labels."""
        self.place_badges()
        spots = np.array(list(self.badges.values())).reshape(-1, 2)
        self.labels.place(self.places, self.border, self.all, self.bed, spots, self.size, self.chance)

    def place_badges(self) -> None:
        """The badge of every bundle that has one, beside it where there is most room."""
        self.badges = {}
        boxes = upright(self.labels.boxes(self.places))
        for i, each in enumerate(self.bundles):
            if not each.badge:
                continue
            line, tangent = curves(self.places[[each.a]], self.places[[each.b]], self.bends[[i]])
            normal = np.stack([-tangent[0, :, 1], tangent[0, :, 0]], -1)[7:26]
            spots = np.concatenate([line[0, 7:26] + side * (each.half + 18) * normal for side in (-1, 1)])
            cost = np.maximum(0, BADGE - distances(self.all, spots)).sum(0)
            cost += 2 * np.maximum(0, CITY + BADGE - lengths(spots[:, None] - self.places[None])).sum(1)
            cost += np.tile(np.abs(np.arange(7, 26) - 16) * 0.2, 2)
            if len(boxes):
                cost += np.maximum(0, BADGE - distances(boxes, spots)).sum(0)
            for other in self.badges.values():
                cost += np.maximum(0, 2 * BADGE + 2 - lengths(spots - other))
            cost += 3 * (np.maximum(0, 20 - spots).sum(1) + np.maximum(0, spots - (self.size - 20)).sum(1))
            self.badges[i] = spots[int(np.argmin(cost))]

    # -- what collides ------------------------------------------------------------------------------

    def collisions(self) -> list[Collision]:
        """All that collides, judged on the exact rectangles."""
        found: list[Collision] = []
        for i, each in enumerate(self.bundles):
            near = self.near(self.rectangles[i], ()) & (self.owner < i)
            if near.any():
                touched = (gaps(self.rectangles[i], self.all[near]) < 0).any(0)
                found += [("overlap", i, int(j)) for j in np.unique(self.owner[near][touched])]
            away = distances(self.rectangles[i], self.places) + np.where(self.border, 4, 0)
            on = (away < CITY + 1).any(0)
            on[[each.a, each.b]] = False
            found += [("city", i, int(city)) for city in np.flatnonzero(on)]
        return found + self.label_collisions()

    def label_collisions(self) -> list[Collision]:
        """The labels that lie on something."""
        if not len(self.labels.city):
            return []
        boxes = self.labels.boxes(self.places)
        labels, cities = upright(boxes), self.labels.city
        on_spaces = np.argwhere(gaps(labels, self.all) - self.bed < 0)
        found: list[Collision] = [("label", int(self.owner[b]), int(cities[a])) for a, b in on_spaces]
        on_cities = np.argwhere(distances(labels, self.places) < np.where(self.border, 10, CITY))
        found += [("label-city", int(b), int(cities[a])) for a, b in on_cities if b != cities[a]]
        on_labels = np.argwhere(np.triu(gaps(labels, labels) < 0, 1))
        return found + [("labels", int(cities[a]), int(cities[b])) for a, b in on_labels]

    def worth(self) -> tuple[int, float]:
        """How good a drawing is: the fewer collisions the better, then the less energy."""
        return len(self.collisions()), self.energy()

    # -- all together -------------------------------------------------------------------------------

    def solve(self) -> None:
        """Make the drawing."""
        self.place_cities()
        self.rebuild()
        for n in range(SWEEPS):
            self.sweep(12.0 if n < 2 else 8.0, wide=n < 2)
        best: tuple[tuple[int, float], Any] | None = None
        for n in range(LABEL_ROUNDS + 1):
            self.hard = 1 + 0.6 * n
            self.place_names()
            worth = self.worth()
            if best is None or worth < best[0]:
                best = worth, self.snapshot()
            if n < LABEL_ROUNDS:
                self.sweep(6.0, wide=n == 0)
                self.sweep(4.0)
        assert best is not None
        self.restore(best[1])
        self.repair()

    def repair(self) -> None:
        """Ruin the bundles around a collision and solve them again; keep what is better."""
        self.hard = 5.0
        worth, idle = self.worth(), 0
        for _ in range(REPAIRS):
            collisions = self.collisions()
            if self.is_late or (not collisions and idle >= POLISH):
                return
            before = self.snapshot()
            self.ruin(self.seeds(collisions))
            new = self.worth()
            idle = 0 if new < worth else idle + 1
            if new < worth:
                worth = new
            else:
                self.restore(before)

    def seeds(self, collisions: list[Collision]) -> set[int]:
        """The bundles to ruin: those of one collision, or any one."""
        if not collisions:
            return {int(self.chance.integers(len(self.bundles)))}
        kind, a, b = collisions[self.chance.integers(len(collisions))]
        if kind == "overlap":
            return {a, b}
        if kind in ("city", "label"):
            return {a, *(int(j) for j in self.around[b])}
        return {int(j) for city in (a, b) for j in self.around[city]}

    def ruin(self, seeds: set[int]) -> None:
        """Throw bundles about and settle them anew."""
        cities = sorted({int(city) for i in seeds for city in (self.a[i], self.b[i])})
        bundles = sorted({int(j) for city in cities for j in self.around[city]})
        for j in bundles if self.chance.random() < 0.5 else sorted(seeds):
            self.bends[j] = VARIANTS[self.chance.integers(len(VARIANTS))] * [0.7, 0.7, 1]
        for city in cities:
            self.places[city] += self.chance.normal(size=2) * (2 if self.border[city] else 6)
        self.rebuild(bundles)
        for n, step in enumerate((8.0, 5.0, 3.0)):
            self.sweep(step, wide=n == 0, bundles=bundles, cities=cities)
        self.place_names()
        self.sweep(3.0, bundles=bundles, cities=cities)
        self.place_names()

    def snapshot(self) -> Any:
        """All that may change."""
        rectangles = [each.copy() for each in self.rectangles]
        return (
            self.places.copy(), self.bends.copy(), rectangles, self.pitch.copy(), self.labels.copy(), dict(self.badges)
        )  # fmt: skip

    def restore(self, kept: Any) -> None:
        """Go back to a snapshot."""
        places, bends, rectangles, pitch, labels, badges = kept
        self.places, self.bends, self.pitch = places.copy(), bends.copy(), pitch.copy()
        self.rectangles = [each.copy() for each in rectangles]
        self.labels, self.badges = labels.copy(), dict(badges)
        self.flatten()

    def crop(self, margin: float = 44.0) -> None:
        """Cut the board to what it holds."""
        reach = extents(self.all)
        held = [self.all[:, :2] - reach, self.all[:, :2] + reach, self.places - CITY, self.places + CITY]
        boxes = self.labels.boxes(self.places)
        held += [boxes[:, :2], boxes[:, 2:]]
        held += [np.array([spot - BADGE, spot + BADGE]) for spot in self.badges.values()]
        points = np.concatenate(held)
        low, high = points.min(0) - margin, points.max(0) + margin
        spare = np.maximum(0, LEAST_BOARD - (high - low)) / 2  # or a few cities would be drawn as giants
        low, high = low - spare, high + spare
        self.size = np.ceil(high - low)
        self.places = self.places - low
        self.home = self.home - low
        self.badges = {i: spot - low for i, spot in self.badges.items()}
        self.rebuild()


def enlarged(share: Numbers) -> Numbers:
    """The same places on more of the board, if they keep to a corner of it."""
    extent = np.ptp(share, axis=0).max()
    if not 0 < extent < CROWDED:
        return share
    return 0.1 + 0.8 * (share - share.min(0)) / extent


def bundles_of(map: MapFile) -> list[Bundle]:
    """The bundles of a map."""
    index = {id: n for n, id in enumerate(map.cities)}
    together: dict[tuple[frozenset[str], int], list[str]] = {}
    for id, track in map.tracks.items():
        pair = frozenset(id.partition("/")[0].split("-"))
        together.setdefault((pair, track.length), []).append(id)
    made = []
    for (_, spaces), ids in together.items():
        ends = ids[0].partition("/")[0].split("-")
        tracks = [map.tracks[id] for id in ids]
        tunnel, ferry = any(track.tunnel for track in tracks), any(track.ferry for track in tracks)
        a, b = (START_AT_BORDER if map.cities[end].border else START for end in ends)
        made.append(
            Bundle(
                tracks=tuple(ids),
                a=index[ends[0]],
                b=index[ends[1]],
                spaces=spaces,
                margins=(a, b),
                room=4.5 if tunnel else 2.0 if ferry else 1.5,
                bed=4.0 if tunnel else 0.0,
                badge=any(track.bonus or track.any_cards for track in tracks),
            )
        )
    return made
