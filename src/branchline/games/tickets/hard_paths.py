"""Maps on which the longest path takes too long to find: told before anybody plays on them.

The search for the longest path is exact, and on a few networks, thick and irregular ones, its last resort, the sweep,
has very many states. So a map is tried with networks as players may build them, and the states are counted.
"""

from __future__ import annotations

import random

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.mapfile import MapFile
from branchline.games.tickets.trail import Network, Step, component_of, components, sweep_order

MOST_STATES = 10_000
"""States of a sweep, all tracks together; printed maps have a few hundred, and half a second is enough for 20,000."""
TRIES = 6
SHARES = (0.2, 0.3, 0.4, 0.6, 1.0)
"""Of one's trains, that are on the board."""

Edge = tuple[int, int, int]
"""Two cities and the spaces between them."""


def has_hard_paths(map: MapFile) -> bool:
    """Whether somebody could build a network whose longest path takes too long to find."""
    number = {id: n for n, id in enumerate(map.cities)}
    edges = []
    for id, track in map.tracks.items():
        a, b = id.partition("/")[0].split("-")
        edges.append((number[a], number[b], track.length))
    trains = max((map.rules.wagons, *map.rules.wagons_choices))
    chance = random.Random(0)
    return any(
        is_hard(built(edges, share * trains, chance, together=together), len(number))
        for together in (True, False)
        for share in SHARES
        for _ in range(TRIES)
    )


def built(edges: list[Edge], trains: float, chance: random.Random, *, together: bool) -> list[Edge]:
    """A network of so many trains: tracks taken at random, each beside one taken before if they hang together."""
    left = chance.sample(edges, len(edges))
    chosen: list[Edge] = []
    reached: set[int] = set()
    while left:
        near = [edge for edge in left if edge[0] in reached or edge[1] in reached] if together and reached else left
        edge = next((each for each in near if each[2] <= trains), None)
        if edge is None:
            break
        left.remove(edge)
        chosen.append(edge)
        reached |= {edge[0], edge[1]}
        trains -= edge[2]
    return chosen


def is_hard(edges: list[Edge], cities: int) -> bool:
    """Whether the sweep over a network would have too many states."""
    ends_a, ends_b, lengths = (vec[i64]([edge[n] for edge in edges]) for n in range(3))
    component = components(ends_a, ends_b, lengths, cities)
    largest = {int(component[edge[0]]) for edge in edges}
    return any(too_many_states(component_of(ends_a, ends_b, lengths, component, name)) for name in largest)


def too_many_states(network: Network) -> bool:
    """Sweep over a network as long as its states are few enough."""
    order = sweep_order(network)
    last_at = [0] * int(network.cities)
    for at, track in enumerate(order):
        last_at[network.end_a[track]] = last_at[network.end_b[track]] = at
    open_cities: list[int] = []
    states: dict[tuple[int, ...], int] = {(0,): 0}
    total = 0
    for at, track in enumerate(order):
        step = Step(network, track, open_cities, [city for city, last in enumerate(last_at) if last == at])
        states = step.swept(states)
        open_cities = step.left_open
        total += len(states)
        if total > MOST_STATES:
            return True
    return False
