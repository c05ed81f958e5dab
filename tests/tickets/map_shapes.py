"""Maps of very different shape, for the drawing: each as the text of a map file."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

from branchline.games.tickets.ownmaps import MAPS

Places = list[tuple[float, float]]
Pairs = Iterable[tuple[int, int]]
NAMES = ("Ash", "Brookfield", "Castle Rock", "Dun", "Eastwater", "Fernhill-on-Sea", "Great Marlow", "Holm")
COLORS = ("gray", "red", "blue", "green", "yellow", "orange", "purple", "black", "white")


def text_of(name: str, places: Places, pairs: Pairs, *, double: int = 0, length: int = 3) -> str:
    """A map file; every `double`th pair has two tracks, some are tunnels, ferries or have a bonus."""
    cities = [
        f'c{n} = {{ name = "{NAMES[n % len(NAMES)]} {n}", at = [{x:.3f}, {y:.3f}] }}' for n, (x, y) in enumerate(places)
    ]
    tracks = []
    for n, (a, b) in enumerate(sorted({(min(pair), max(pair)) for pair in pairs})):
        spaces = 1 + (n + length) % length
        look = ", tunnel = true" if n % 7 == 3 else ", ferry = 1" if n % 7 == 5 else ""
        color = "gray" if "ferry" in look else COLORS[n % len(COLORS)]
        field = f'{{ length = {spaces}, color = "{color}"{look}{", bonus = 2" if n % 11 == 4 else ""} }}'
        ids = [f'"c{a}-c{b}/1"', f'"c{a}-c{b}/2"'] if double and n % double == 0 else [f"c{a}-c{b}"]
        tracks += [f"{id} = {field}" for id in ids]
    tickets = [
        f't{n} = {{ from = "c{a}", to = "c{b}", points = 5, copies = 3 }}' for n, (a, b) in enumerate(ends(pairs))
    ]
    return "\n".join(
        [f'name = "{name}"', "players = [2, 3]", "[cities]", *cities, "[tracks]", *tracks, "[tickets]", *tickets, ""]
    )


def ends(pairs: Pairs) -> list[tuple[int, int]]:
    """Some pairs that surely can be joined."""
    return sorted({(min(pair), max(pair)) for pair in pairs})[:4]


def nearest_pairs(places: Places, wanted: int) -> list[tuple[int, int]]:
    """The shortest pairs that cross no other: a network as maps have it."""
    near = sorted(
        (math.dist(places[a], places[b]), a, b) for a in range(len(places)) for b in range(a + 1, len(places))
    )
    taken: list[tuple[int, int]] = []
    for _, a, b in near:
        if len(taken) < wanted and not any(cross(places, (a, b), other) for other in taken):
            taken.append((a, b))
    return taken


def cross(places: Places, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two pairs without a common city cross."""
    if set(one) & set(other):
        return False
    a, b, c, d = (places[n] for n in (*one, *other))

    def side(p: tuple[float, float], q: tuple[float, float], r: tuple[float, float]) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def scattered(count: int, seed: int) -> Places:
    """Places that keep a little apart."""
    chance = random.Random(seed)
    made: Places = []
    while len(made) < count:
        spot = (chance.uniform(0.04, 0.96), chance.uniform(0.04, 0.96))
        if all(math.dist(spot, other) > 0.75 / math.sqrt(count) for other in made):
            made.append(spot)
    return made


def ring(count: int, radius: float = 0.42, middle: tuple[float, float] = (0.5, 0.5)) -> Places:
    """Places in a circle."""
    turn = 2 * math.pi / count
    return [(middle[0] + radius * math.cos(n * turn), middle[1] + radius * math.sin(n * turn)) for n in range(count)]


def around(count: int) -> list[tuple[int, int]]:
    """Each with the next, and the last with the first."""
    return [(n, (n + 1) % count) for n in range(count)]


def shapes() -> dict[str, str]:
    """Maps by name."""
    grid: Places = [(0.1 + 0.2 * (n % 5), 0.15 + 0.23 * (n // 5)) for n in range(20)]
    beside = [(n, n + 1) for n in range(20) if n % 5 < 4] + [(n, n + 5) for n in range(15)]
    cluster = [(0.45 + 0.1 * x, 0.45 + 0.1 * y) for x, y in scattered(12, 3)]
    islands = ring(7, 0.17, (0.22, 0.5)) + ring(7, 0.17, (0.78, 0.5))
    shores = [*around(7), *((a + 7, b + 7) for a, b in around(7)), (0, 10)]
    corner = [(0.88 + 0.1 * x, 0.88 + 0.1 * y) for x, y in grid]
    thin: Places = [(0.03 + 0.047 * n, 0.48 + 0.04 * (n % 2)) for n in range(20)]
    many = scattered(40, 7)
    twelve = scattered(12, 11)
    return {
        "chain": text_of("Chain", [(0.05 + 0.1 * n, 0.5) for n in range(10)], [(n, n + 1) for n in range(9)]),
        "grid": text_of("Grid", grid, beside, double=4),
        "ring": text_of("Ring", ring(14), around(14), length=5),
        "star": text_of("Star", [(0.5, 0.5), *ring(10)], [(0, n) for n in range(1, 11)]),
        "cluster": text_of("Cluster", cluster, nearest_pairs(cluster, 24)),
        "corner": text_of("Corner", corner, beside, double=4),
        "islands": text_of("Islands", islands, shores, double=5),
        "thin": text_of("Thin", thin, [(n, n + 1) for n in range(19)] + [(n, n + 2) for n in range(0, 17, 4)]),
        "large": text_of("Large", many, nearest_pairs(many, 90), length=4),
        "doubles": text_of("Doubles", twelve, nearest_pairs(twelve, 22), double=1),
        "usa": str(MAPS.start("usa")),
    }
