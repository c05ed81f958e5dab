"""The longest continuous path: the heaviest trail in a network, no track used twice, exactly.

A trail that cannot be made longer either uses its whole component or runs between two cities with
an odd number of tracks; the rest of the component's odd cities must each leave a track unused.
That gives a bound, and a depth-first search that stops as soon as it meets the bound ends at once
on nearly every network. Those it cannot settle within its budget are thick: there it pays to find the
lightest tracks to leave out (`matching.py`). If that tears the network apart, a sweep over the
tracks decides, which keeps only the heaviest of all choices that look the same from what is ahead.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.tickets.matching import longest_by_leaving_out

BUDGET: Final[i64] = 4000
"""Steps of the search before the sweep takes over."""


class Network:
    """One connected component with more than two odd cities, numbered 0.., and its tracks by city."""

    def __init__(self, cities: i64, end_a: vec[i64], end_b: vec[i64], weight: vec[i64]) -> None:
        self.cities: i64 = cities
        self.end_a: vec[i64] = end_a
        self.end_b: vec[i64] = end_b
        self.weight: vec[i64] = weight
        self.used: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        self.around: vec[i64] = vec[i64]()
        self.total: i64 = 0
        self.best: i64 = 0
        self.bound: i64 = 0
        self.steps: i64 = 0
        self.index()

    def index(self) -> None:
        """List the tracks around every city, heaviest first; add up the weight."""
        end_a = self.end_a
        end_b = self.end_b
        weight = self.weight
        used = vec[i64](capacity=len(weight))
        start = vec[i64](capacity=self.cities + 1)
        around = vec[i64](capacity=2 * len(weight))
        for track in range(len(weight)):
            used = append(used, 0)
            self.total += weight[track]
        for city in range(self.cities):
            first = len(around)
            start = append(start, first)
            for track in range(len(weight)):
                if end_a[track] == city or end_b[track] == city:
                    at = len(around)
                    around = append(around, track)
                    while at > first and weight[around[at - 1]] < weight[track]:
                        around[at] = around[at - 1]
                        at -= 1
                    around[at] = track
        self.used = used
        self.start = append(start, len(around))
        self.around = around

    def degree(self, city: i64) -> i64:
        """How many tracks end in a city."""
        return self.start[city + 1] - self.start[city]

    def longest(self, at_least: i64) -> i64:
        """The weight of the heaviest trail; may stop below `at_least` once that cannot be passed."""
        odd = vec[i64]()
        for city in range(self.cities):
            if self.degree(city) & 1:
                odd = append(odd, city)
        self.bound = self.total - (self.least_unused(odd) + 1) // 2
        if self.bound <= at_least:
            return self.bound
        self.best = at_least
        for city in odd[1:]:  # a trail has two odd ends, so one of them is among these
            self.walk(city, 0)
            if self.best >= self.bound:
                return self.best
            if self.steps > BUDGET:
                edges = [(int(self.end_a[t]), int(self.end_b[t]), int(self.weight[t])) for t in range(len(self.weight))]
                return longest_by_leaving_out(edges, [int(end) for end in odd]) or sweep(self)
        return self.best

    def least_unused(self, odd: vec[i64]) -> i64:
        """Each odd city but the trail's two ends leaves at least its lightest track; two share one."""
        total: i64 = 0
        most: i64 = 0
        second: i64 = 0
        for city in odd:
            lightest = self.weight[self.around[self.start[city + 1] - 1]]
            total += lightest
            if lightest > most:
                second = most
                most = lightest
            elif lightest > second:
                second = lightest
        return total - most - second

    def walk(self, city: i64, length: i64) -> None:
        """Go on from a city in every way that could still beat the best."""
        self.steps += 1
        if length > self.best:
            self.best = length
        if self.best >= self.bound or self.steps > BUDGET:
            return
        for i in range(self.start[city], self.start[city + 1]):
            track = self.around[i]
            if self.used[track] == 0:
                self.used[track] = 1
                onward = self.end_b[track] if self.end_a[track] == city else self.end_a[track]
                self.walk(onward, length + self.weight[track])
                self.used[track] = 0


def sweep(network: Network) -> i64:
    """The heaviest connected choice of tracks with at most two odd cities, track by track.

    A city is open while some but not all of its tracks have been swept. A state tells for every open
    city the piece it belongs to (0: no track chosen there) and whether its chosen tracks are odd in
    number, and how many closed cities are odd; its value is the most weight chosen so far. When a
    piece closes with nothing open it must be the whole trail.
    """
    order = sweep_order(network)
    last_at = [0] * int(network.cities)
    for at in range(len(order)):
        last_at[network.end_a[order[at]]] = at
        last_at[network.end_b[order[at]]] = at
    open_cities: list[int] = []
    states: dict[tuple[int, ...], int] = {(0,): 0}
    best = 0
    for at in range(len(order)):
        step = Step(network, order[at], open_cities, [city for city in range(len(last_at)) if last_at[city] == at])
        states = step.swept(states)
        best = max(best, step.best)
        open_cities = step.left_open
    return best


class Step:
    """One track of the sweep, between two of the open cities, some of which it closes."""

    def __init__(self, network: Network, track: int, open_before: list[int], done: list[int]) -> None:
        a = int(network.end_a[track])
        b = int(network.end_b[track])
        new = [city for city in (a, b) if city not in open_before]
        open_cities = open_before + new
        self.weight = int(network.weight[track])
        self.at_a = open_cities.index(a)
        self.at_b = open_cities.index(b)
        self.opened = len(new)
        self.closing = [i for i in range(len(open_cities)) if open_cities[i] in done]
        self.staying = [i for i in range(len(open_cities)) if open_cities[i] not in done]
        self.left_open = [open_cities[i] for i in self.staying]
        self.best = 0
        self.after: dict[tuple[int, ...], int] = {}

    def swept(self, states: dict[tuple[int, ...], int]) -> dict[tuple[int, ...], int]:
        """The states after this track, each left out and taken."""
        for state, value in states.items():
            cells = list(state[1:]) + [0] * (2 * self.opened)
            self.close(state[0], cells, value)
            self.close(state[0], join(cells, self.at_a, self.at_b), value + self.weight)
        return self.after

    def close(self, odd: int, cells: list[int], value: int) -> None:
        """Close the cities that have no tracks ahead, and keep the state or the trail that is complete."""
        odd += sum(cells[2 * i + 1] for i in self.closing)
        if odd > 2:
            return
        closed = {cells[2 * i] for i in self.closing} - {0}
        left = {cells[2 * i] for i in self.staying} - {0}
        if closed - left:
            # a piece has nothing open any more: a trail of its own, if it is the only one
            if len(closed | left) == 1:
                self.best = max(self.best, value)
            return
        key = canonical(odd, cells, self.staying)
        self.after[key] = max(self.after.get(key, value), value)


def sweep_order(network: Network) -> list[int]:
    """The tracks in an order that keeps few cities open: always the next city that closes soonest."""
    left = [int(network.degree(city)) for city in range(network.cities)]
    done = [False] * len(network.weight)
    seen: set[int] = set()
    order: list[int] = []
    while len(order) < len(done):
        among = [c for c in range(network.cities) if left[c] > 0 and (c in seen or not seen)]
        city = min(among, key=lambda c: (left[c], c))
        for i in range(network.start[city], network.start[city + 1]):
            track = int(network.around[i])
            if not done[track]:
                done[track] = True
                order.append(track)
                for end in (int(network.end_a[track]), int(network.end_b[track])):
                    left[end] -= 1
                    seen.add(end)
    return order


def join(cells: list[int], at_a: int, at_b: int) -> list[int]:
    """Choose a track between two open cities: their pieces become one, their parities flip."""
    out = list(cells)
    piece_a, piece_b = out[2 * at_a], out[2 * at_b]
    if piece_a == 0 and piece_b == 0:
        name = 1 + max(out[::2])
    else:
        name = piece_a or piece_b
        other = piece_b if piece_a else 0
        if other and other != name:
            for i in range(0, len(out), 2):
                if out[i] == other:
                    out[i] = name
    out[2 * at_a] = name
    out[2 * at_b] = name
    out[2 * at_a + 1] ^= 1
    out[2 * at_b + 1] ^= 1
    return out


def canonical(odd: int, cells: list[int], staying: list[int]) -> tuple[int, ...]:
    """A state with its pieces renamed in order of appearance, so that equal ones meet."""
    names: dict[int, int] = {0: 0}
    out = [odd]
    for i in staying:
        out.append(names.setdefault(cells[2 * i], len(names)))
        out.append(cells[2 * i + 1])
    return tuple(out)


def longest_trail(end_a: vec[i64], end_b: vec[i64], weight: vec[i64], cities: i64) -> i64:
    """The longest trail over the given tracks, whatever components they form."""
    component = components(end_a, end_b, weight, cities)
    total = vec[i64](capacity=cities)
    degree = vec[i64](capacity=cities)
    odd = vec[i64](capacity=cities)
    for _ in range(cities):
        total = append(total, 0)
        degree = append(degree, 0)
        odd = append(odd, 0)
    for track in range(len(weight)):
        total[component[end_a[track]]] += weight[track]
        degree[end_a[track]] += 1
        degree[end_b[track]] += 1
    for city in range(cities):
        odd[component[city]] += degree[city] & 1
    best: i64 = 0
    # whole components first: they often settle the matter
    for name in range(cities):
        if odd[name] <= 2 and total[name] > best:
            best = total[name]
    for name in range(cities):
        if odd[name] > 2 and total[name] > best:
            found = component_of(end_a, end_b, weight, component, name).longest(best)
            if found > best:
                best = found
    return best


def components(end_a: vec[i64], end_b: vec[i64], weight: vec[i64], cities: i64) -> vec[i64]:
    """For every city the city that names its component."""
    component = vec[i64](capacity=cities)
    for city in range(cities):
        component = append(component, city)
    for track in range(len(weight)):
        a = end_a[track]
        while component[a] != a:
            a = component[a]
        b = end_b[track]
        while component[b] != b:
            b = component[b]
        component[a] = b
    for city in range(cities):
        top = component[city]
        while component[top] != top:
            top = component[top]
        component[city] = top
    return component


def component_of(end_a: vec[i64], end_b: vec[i64], weight: vec[i64], component: vec[i64], name: i64) -> Network:
    """Cut one component out and number its cities from 0."""
    number = vec[i64]()
    cities: i64 = 0
    for city in range(len(component)):
        if component[city] == name:
            number = append(number, cities)
            cities += 1
        else:
            number = append(number, -1)
    a = vec[i64]()
    b = vec[i64]()
    w = vec[i64]()
    for track in range(len(weight)):
        if component[end_a[track]] == name:
            a = append(a, number[end_a[track]])
            b = append(b, number[end_b[track]])
            w = append(w, weight[track])
    return Network(cities, a, b, w)
