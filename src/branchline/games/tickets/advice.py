"""Advice on a map that can be played: what its designer perhaps did not mean, and what tickets might be worth."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any

from branchline.core.problems import Problem
from branchline.games.tickets.board import COLORS
from branchline.games.tickets.mapfile import MapFile, Ticket

GENEROUS, STINGY = 2.0, 0.5
"""A ticket is worth about the spaces of its shortest way; beyond these shares of that it is told."""
FAIR = 3
"""Spaces by which the colours may differ."""
CROWDED = 0.8
"""With fewer spaces for each train, games end because nobody can move."""
MOST_NEW = 20
"""New tickets that are suggested."""

Spot = tuple[float, float]
Distances = dict[str, dict[str, int]]


def neighbours(map: MapFile) -> dict[str, dict[str, int]]:
    """For each city its neighbours, and the spaces of the shortest track there."""
    near: dict[str, dict[str, int]] = {id: {} for id in map.cities}
    for id, track in map.tracks.items():
        a, b = id.partition("/")[0].split("-")
        for start, end in ((a, b), (b, a)):
            near[start][end] = min(near[start].get(end, track.length), track.length)
    return near


def distances(map: MapFile) -> Distances:
    """The spaces of the shortest way between any two cities; paths end at border spots."""
    near = neighbours(map)
    return {start: ways_from(start, near, map) for start in map.cities}


def ways_from(start: str, near: dict[str, dict[str, int]], map: MapFile) -> dict[str, int]:
    """The spaces of the shortest way from one city to every other."""
    found: dict[str, int] = {}
    ahead = [(0, start)]
    while ahead:
        way, city = heappop(ahead)
        if city in found:
            continue
        found[city] = way
        if city == start or not map.cities[city].border:
            for next_city, length in near[city].items():
                if next_city not in found:
                    heappush(ahead, (way + length, next_city))
    return found


def advice(map: MapFile) -> Iterator[Problem]:
    """What a designer perhaps did not mean."""
    trains = max((map.rules.wagons, *map.rules.wagons_choices))
    spaces = sum(track.length for track in map.tracks.values())
    players = map.players[1]
    if spaces < CROWDED * trains * players:
        yield advised("rules.wagons", "crowded", spaces=spaces, players=players, trains=trains * players)
    for id, track in map.tracks.items():
        if track.length > trains:
            yield advised(f"tracks.{id}", "long", length=track.length, trains=trains)
    yield from about_cities(map)
    yield from about_colors(map)
    yield from about_crossings(map)
    far, near = distances(map), neighbours(map)
    for id, start, end, points in plain_tickets(map):
        spaces = far[start][end]
        if spaces > trains:
            yield advised(f"tickets.{id}", "dear", spaces=spaces, trains=trains)
        elif end in near[start]:
            yield advised(f"tickets.{id}", "one-route")
        elif points > GENEROUS * spaces:
            yield advised(f"tickets.{id}", "rich", spaces=spaces, points=points)
        elif points < STINGY * spaces:
            yield advised(f"tickets.{id}", "poor", spaces=spaces, points=points)


def about_cities(map: MapFile) -> Iterator[Problem]:
    """Cities that are hard to see, to reach or to have a reason to reach."""
    seen: set[tuple[float, float]] = set()
    names: set[str] = set()
    near, part = neighbours(map), parts(map)
    named = {place for ticket in map.tickets.values() for place in (ticket.start, *ends_of(ticket))}
    told = {next(iter(part.values()))} if part else set()
    for id, city in map.cities.items():
        if city.at in seen:
            yield advised(f"cities.{id}", "same-spot")
        seen.add(city.at)
        if part[id] not in told:
            yield advised(f"cities.{id}", "parts")
            told.add(part[id])
        if city.border or not city.name:
            continue
        if city.name.casefold() in names:
            yield advised(f"cities.{id}", "same-name", name=city.name)
        names.add(city.name.casefold())
        if len(near[id]) == 1:
            yield advised(f"cities.{id}", "one-way")
        if named and id not in named:
            yield advised(f"cities.{id}", "no-ticket")


def ends_of(ticket: Ticket) -> tuple[str, ...]:
    """The places that a ticket may lead to."""
    return (ticket.to,) if isinstance(ticket.to, str) else tuple(ticket.to)


def parts(map: MapFile) -> dict[str, int]:
    """For each city the number of the part of the map it lies in."""
    near = neighbours(map)
    found: dict[str, int] = {}
    for number, first in enumerate(map.cities):
        ahead = [first] if first not in found else []
        while ahead:
            city = ahead.pop()
            if city not in found:
                found[city] = number
                ahead += near[city]
    return found


def colored_spaces(map: MapFile) -> dict[str, int]:
    """The spaces of each colour."""
    spaces: dict[str, int] = dict.fromkeys(COLORS, 0)
    for track in map.tracks.values():
        if track.color in spaces:
            spaces[track.color] += track.length
    return spaces


def about_colors(map: MapFile) -> Iterator[Problem]:
    """Colours that are worth much more, or much less, than others."""
    spaces = colored_spaces(map)
    most, least = max(spaces, key=lambda each: spaces[each]), min(spaces, key=lambda each: spaces[each])
    if sum(spaces.values()) and spaces[most] - spaces[least] > FAIR:
        yield advised("tracks", "colors", most=most, least=least, many=spaces[most], few=spaces[least], fair=FAIR)


def about_crossings(map: MapFile) -> Iterator[Problem]:
    """Routes that would cross if they ran straight: the board must bend them."""
    pairs = sorted({tuple(sorted(id.partition("/")[0].split("-"))) for id in map.tracks})
    lines = [(map.cities[a].at, map.cities[b].at, (a, b)) for a, b in pairs]
    tracks = {tuple(sorted(id.partition("/")[0].split("-"))): id for id in reversed(map.tracks)}
    for n, (p, q, one) in enumerate(lines):
        for r, s, other in lines[n + 1 :]:
            if not set(one) & set(other) and cross(p, q, r, s):
                names = [map.cities[each].name or each for each in other]
                yield advised(f"tracks.{tracks[one]}", "crossing", a=names[0], b=names[1])


def cross(p: Spot, q: Spot, r: Spot, s: Spot) -> bool:
    """Whether two straight lines cross."""
    return side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


def side(p: Spot, q: Spot, at: Spot) -> float:
    """On which side of a line a spot lies: the sign tells."""
    return (q[0] - p[0]) * (at[1] - p[1]) - (q[1] - p[1]) * (at[0] - p[0])


def advised(entry: str, reason: str, **params: Any) -> Problem:
    """One piece of advice."""
    return Problem(entry, f"tickets-map-advice-{reason}", params, must=False)


def plain_tickets(map: MapFile) -> Iterator[tuple[str, str, str, int]]:
    """The tickets between two cities: id, ends, points."""
    for id, ticket in map.tickets.items():
        if isinstance(ticket.to, str) and {ticket.start, ticket.to} <= map.cities.keys():
            yield id, ticket.start, ticket.to, ticket.points or 0


def suggested_tickets(map: MapFile) -> list[dict[str, Any]]:
    """What the tickets between two cities are worth by their shortest ways, and some new ones, of all lengths."""
    far = distances(map)
    told: list[dict[str, Any]] = [
        {"id": id, "from": start, "to": end, "value": far[start][end]}
        for id, start, end, _ in plain_tickets(map)
        if start != end and end in far[start]
    ]
    have = {frozenset((each["from"], each["to"])) for each in told}
    near = neighbours(map)
    named = [id for id, city in map.cities.items() if city.name and not city.border]
    new = sorted(
        (far[start][end], start, end)
        for number, start in enumerate(named)
        for end in named[number + 1 :]
        if end in far[start] and end not in near[start] and frozenset((start, end)) not in have
    )
    step = max(1, len(new) // MOST_NEW)
    return told + [{"from": start, "to": end, "value": value} for value, start, end in new[::step][:MOST_NEW]]
