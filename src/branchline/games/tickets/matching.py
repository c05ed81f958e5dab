"""Leaving tracks out: the lightest tracks without which at most two cities of a network are odd.

Whatever a trail leaves out of its component makes all odd cities even but its two ends, so it weighs
at least as much as the lightest such set: pairs of odd cities, joined by shortest ways. If the
network without that set still hangs together, it is itself the longest trail.
"""

# compile: mypyc

from __future__ import annotations

import heapq

Ways = dict[tuple[int, int], tuple[int, list[int]]]
"""For two odd cities (by number) the length of the shortest way and its tracks."""

MOST_ODD = 24
"""With more odd cities the pairing takes too long; networks that large are thin enough to sweep."""


def longest_by_leaving_out(edges: list[tuple[int, int, int]], odd: list[int]) -> int:
    """The longest trail of a connected network, or 0 if this cannot tell."""
    if len(odd) > MOST_ODD:
        return 0
    ways = shortest_ways(edges, odd)
    weight, pairs = best_pairs(ways, len(odd))
    left_out: set[int] = set()
    for pair in pairs:
        left_out ^= set(ways[pair][1])
    kept = [edge for number, edge in enumerate(edges) if number not in left_out]
    return sum(w for _, _, w in edges) - weight if hangs_together(kept) else 0


def shortest_ways(edges: list[tuple[int, int, int]], odd: list[int]) -> Ways:
    """The shortest way between every two odd cities."""
    around: dict[int, list[tuple[int, int, int]]] = {}
    for number, (a, b, weight) in enumerate(edges):
        around.setdefault(a, []).append((b, weight, number))
        around.setdefault(b, []).append((a, weight, number))
    ways: Ways = {}
    for i, start in enumerate(odd):
        length, came_by = distances(around, start)
        for j in range(i + 1, len(odd)):
            tracks: list[int] = []
            city = odd[j]
            while city != start:
                city, number = came_by[city]
                tracks.append(number)
            ways[i, j] = (length[odd[j]], tracks)
    return ways


def distances(
    around: dict[int, list[tuple[int, int, int]]], start: int
) -> tuple[dict[int, int], dict[int, tuple[int, int]]]:
    """Dijkstra: how far every city is, and the city and track it is reached by."""
    length = {start: 0}
    came_by: dict[int, tuple[int, int]] = {}
    frontier = [(0, start)]
    while frontier:
        so_far, city = heapq.heappop(frontier)
        if so_far > length[city]:
            continue
        for onward, weight, number in around[city]:
            if onward not in length or so_far + weight < length[onward]:
                length[onward] = so_far + weight
                came_by[onward] = (city, number)
                heapq.heappush(frontier, (so_far + weight, onward))
    return length, came_by


def best_pairs(ways: Ways, count: int) -> tuple[int, list[tuple[int, int]]]:
    """The lightest way to pair the odd cities up, two of them staying alone."""
    weight: dict[tuple[int, int], int] = {(0, alone): 0 for alone in range(3)}
    partner: dict[tuple[int, int], int] = {}
    length = [[ways[min(i, j), max(i, j)][0] if i != j else 0 for j in range(count)] for i in range(count)]

    def best(left: int, alone: int) -> int:
        known = weight.get((left, alone), -1)
        if known >= 0:
            return known
        first = (left & -left).bit_length() - 1
        rest = left ^ (1 << first)
        found, with_whom = (best(rest, alone - 1), -1) if alone else (1 << 60, -1)
        others = rest
        while others:
            other = (others & -others).bit_length() - 1
            others &= others - 1
            total = length[first][other]
            if total < found:
                total += best(rest ^ (1 << other), alone)
                if total < found:
                    found, with_whom = total, other
        weight[left, alone] = found
        partner[left, alone] = with_whom
        return found

    left, alone = (1 << count) - 1, 2
    total = best(left, alone)
    pairs: list[tuple[int, int]] = []
    while left:
        first = (left & -left).bit_length() - 1
        other = partner[left, alone]
        left ^= 1 << first
        if other < 0:
            alone -= 1
        else:
            pairs.append((first, other))
            left ^= 1 << other
    return total, pairs


def hangs_together(edges: list[tuple[int, int, int]]) -> bool:
    """Whether tracks form one piece."""
    top: dict[int, int] = {}

    def root(city: int) -> int:
        while top.setdefault(city, city) != city:
            city = top[city]
        return city

    for a, b, _ in edges:
        top[root(a)] = root(b)
    return len({root(city) for city in list(top)}) <= 1
