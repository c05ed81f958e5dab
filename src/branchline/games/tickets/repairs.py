"""Repairs of a map: for what is said of it, the change to its tables that mends it, where one is plain enough."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from branchline.core.ownmaps import MapChange, MapRepair
from branchline.core.problems import Problem
from branchline.core.text import say
from branchline.games.tickets.advice import colored_spaces, neighbours, parts, suggested_tickets, ways_from
from branchline.games.tickets.mapfile import MapFile, Rules

Made = tuple[str, dict[str, Any], list[MapChange]]
"""The key of a text, its parameters, and the changes."""

BOARD = (1740.0, 1160.0)
REACH, ROOM = 80.0, 40.0
"""A board as the studio draws it: the units of a space, and those that the two cities of a route take."""
MOST_PASSENGERS = 9


def repair_of(problem: Problem, map: MapFile | None, language: str) -> MapRepair | None:
    """The repair of a problem, if there is one."""
    if map is None:
        return None
    key = problem.key.removeprefix("tickets-map-")
    table, _, rest = problem.where.partition(".")
    made = REPAIRS[key](problem, map) if key in REPAIRS else None
    if made is None and table == "rules" and rest in Rules.__struct_fields__:
        made = "usual", {}, [MapChange(["rules", rest])]
    if made is None:
        return None
    text, params, changes = made
    return MapRepair(say(language, f"tickets-map-repair-{text}", **params), changes)


# -- parts of a map ---------------------------------------------------------------------------------


def id_in(problem: Problem) -> str:
    """The id of the entry a problem is about; ids have no dots, or they are a problem of their own."""
    return problem.where.split(".")[1]


def ends_of(track: str) -> tuple[str, str]:
    """The two cities of a route."""
    a, b = track.partition("/")[0].split("-")
    return a, b


def is_sound(map: MapFile) -> bool:
    """Whether every route joins two cities that are there."""
    ends = [id.partition("/")[0].split("-") for id in map.tracks]
    return all(len(each) == 2 and set(each) <= map.cities.keys() for each in ends)


def beside(map: MapFile, track: str) -> list[str]:
    """All routes between the same two cities."""
    pair = sorted(track.partition("/")[0].split("-"))
    return [id for id in map.tracks if sorted(id.partition("/")[0].split("-")) == pair]


def apart(map: MapFile, a: str, b: str) -> float:
    """How far two cities are from each other, in board units."""
    (ax, ay), (bx, by) = map.cities[a].at, map.cities[b].at
    return math.hypot((ax - bx) * BOARD[0], (ay - by) * BOARD[1])


def joined(map: MapFile, a: str, b: str) -> Made:
    """A new route between two cities, of a length that fits and without a colour."""
    points = map.rules.track_points
    fitting = [n + 1 for n, each in enumerate(points) if each >= 0] or [1]
    length = min(fitting, key=lambda n: abs(n - (apart(map, a, b) - ROOM) / REACH))
    change = MapChange(["tracks", "-".join(sorted((a, b)))], {"length": length})
    return "join", {"a": name_of(map, a), "b": name_of(map, b)}, [change]


def name_of(map: MapFile, place: str) -> str:
    """What players call a city."""
    return map.cities[place].name or place


def inner(map: MapFile) -> list[str]:
    """The cities that are no border spots."""
    return [id for id, city in map.cities.items() if not city.border]


def free_ticket_ids(map: MapFile) -> Iterator[str]:
    """Ids for new tickets."""
    for n in range(1, 1000):
        if f"t{n:02}" not in map.tickets:
            yield f"t{n:02}"


# -- what must be mended ----------------------------------------------------------------------------


def clamped(problem: Problem, map: MapFile) -> Made | None:
    """The nearest number that may be."""
    least, most, value = (problem.params[name] for name in ("least", "most", "value"))
    way = problem.where.split(".")
    entry: Any = msgspec.to_builtins(map)
    for name in way:
        entry = entry.get(name) if isinstance(entry, dict) else None
    if not isinstance(entry, int) or least > most:
        return None
    right = min(max(value, least), most)
    return "set", {"value": right}, [MapChange(way, right)]


def right_length(problem: Problem, map: MapFile) -> Made | None:
    """The nearest length that the scoring table knows, for all routes side by side."""
    track = id_in(problem)
    known = [n + 1 for n, points in enumerate(map.rules.track_points) if points >= 0]
    if not known:
        return None
    length = min(known, key=lambda n: abs(n - map.tracks[track].length))
    return same_length(map, track, length)


def same_length(map: MapFile, track: str, length: int) -> Made:
    """One length for all routes side by side."""
    return "set", {"value": length}, [MapChange(["tracks", id, "length"], length) for id in beside(map, track)]


def one_length(problem: Problem, map: MapFile) -> Made:
    """The length of the first of routes side by side."""
    first = next(id for id in map.tracks if id.partition("/")[0] == id_in(problem))
    return same_length(map, first, map.tracks[first].length)


def fewer_symbols(problem: Problem, map: MapFile) -> Made:
    """As many locomotive symbols as a ferry has room for."""
    track = id_in(problem)
    right = max(1, min(map.tracks[track].length, 4))
    return "set", {"value": right}, [MapChange(["tracks", track, "ferry"], right)]


def gray(problem: Problem, _: MapFile) -> Made:
    return "gray", {}, [MapChange(["tracks", id_in(problem), "color"])]


def no_tunnel(problem: Problem, _: MapFile) -> Made:
    return "no-tunnel", {}, [MapChange(["tracks", id_in(problem), "tunnel"])]


def meant_color(problem: Problem, _: MapFile) -> Made:
    """The colour that was perhaps meant, or none."""
    if not problem.near:
        return "gray", {}, [MapChange(["tracks", id_in(problem), "color"])]
    return "set", {"value": problem.near}, [MapChange(["tracks", id_in(problem), "color"], problem.near)]


def to_nearest(problem: Problem, map: MapFile) -> Made | None:
    """A route from a city to the nearest one that it is not joined to yet."""
    city = id_in(problem)
    if not is_sound(map) or map.cities[city].border:
        return None
    near = neighbours(map)[city]
    others = [each for each in inner(map) if each != city and each not in near]
    return joined(map, city, min(others, key=lambda each: apart(map, city, each))) if others else None


def meant_place(problem: Problem, map: MapFile) -> Made:
    """The place that was perhaps meant; else the ticket goes."""
    id = id_in(problem)
    ticket = map.tickets.get(id)
    if not problem.near or ticket is None:
        return without_ticket(problem, map)
    wrong, right = problem.params["place"], problem.near
    if ticket.start == wrong:
        change = MapChange(["tickets", id, "from"], right)
    elif isinstance(ticket.to, str):
        change = MapChange(["tickets", id, "to"], right)
    else:
        change = MapChange(["tickets", id, "to"], {right if to == wrong else to: n for to, n in ticket.to.items()})
    return "set", {"value": right}, [change]


def without_ticket(problem: Problem, _: MapFile) -> Made:
    table, _dot, rest = problem.where.partition(".")
    return "ticket-out", {}, [MapChange([table, rest.partition(".")[0]])]


def enough_tickets(problem: Problem, map: MapFile) -> Made | None:
    """As many new tickets as are missing."""
    if not is_sound(map) or map.rules.long_tickets_dealt:
        return None
    missing = problem.params["each"] * problem.params["players"] - problem.params["n"]
    new = [each for each in suggested_tickets(map) if "id" not in each][:missing]
    return new_tickets(map, new) if new else None


def new_tickets(map: MapFile, new: list[dict[str, Any]]) -> Made:
    """Tickets that are suggested."""
    changes = [
        MapChange(["tickets", id], {"from": each["from"], "to": each["to"], "points": each["value"]})
        for id, each in zip(free_ticket_ids(map), new, strict=False)
    ]
    return "tickets", {"n": len(changes)}, changes


def sorted_decks(_: Problem, map: MapFile) -> Made:
    """Tickets without a deck go by their value."""
    values = sorted(ticket.points or 0 for ticket in map.tickets.values())
    middle = values[len(values) // 2]
    changes = [
        MapChange(["tickets", id, "deck"], "long" if (ticket.points or 0) > middle else "short")
        for id, ticket in map.tickets.items()
        if not ticket.deck
    ]
    return "decks", {}, changes


def spread_passengers(problem: Problem, map: MapFile) -> Made | None:
    """As many passengers as the bag holds: one more where fewest wait, or one fewer where most do."""
    waiting = {place: n for place, n in map.passengers.items() if 1 <= n <= MOST_PASSENGERS}
    wanted = problem.params["n"]
    places = waiting or dict.fromkeys((id for id in inner(map) if wanted), 0)
    if wanted > MOST_PASSENGERS * len(places):
        return None
    while sum(places.values()) < wanted:
        places[min(places, key=lambda each: places[each])] += 1
    while sum(places.values()) > wanted:
        places[max(places, key=lambda each: places[each])] -= 1
    return "passengers", {}, [MapChange(["passengers"], {place: n for place, n in places.items() if n})]


def no_box(problem: Problem, _: MapFile) -> Made:
    """A changed copy of a printed game is another game."""
    return "box", {}, [MapChange(["box", problem.where])]


def no_gray_rule(_: Problem, __: MapFile) -> Made:
    return "box", {}, [MapChange(["box", "gray_is_ferry"])]


def meant_country(problem: Problem, _: MapFile) -> Made | None:
    """The country that was perhaps meant, or none."""
    table, id = problem.where.split(".")[:2]
    if table != "cities":
        return None
    if not problem.near:
        return "no-country", {}, [MapChange([table, id, "country"])]
    return "set", {"value": problem.near}, [MapChange([table, id, "country"], problem.near)]


def right_players(_: Problem, map: MapFile) -> Made:
    least, most = sorted(min(max(n, 2), 5) for n in map.players)
    return "set", {"value": f"{least}–{most}"}, [MapChange(["players"], [least, most])]


# -- what might be better ---------------------------------------------------------------------------


def fair_points(problem: Problem, _: MapFile) -> Made:
    spaces = problem.params["spaces"]
    return "points", {"n": spaces}, [MapChange(["tickets", id_in(problem), "points"], spaces)]


def moved(problem: Problem, map: MapFile) -> Made:
    """A little to the side, towards the middle of the board."""
    x, y = map.cities[id_in(problem)].at
    at = [round(share + (0.06 if share < 0.5 else -0.06), 4) for share in (x, y)]
    return "move", {}, [MapChange(["cities", id_in(problem), "at"], at)]


def fewer_trains(problem: Problem, map: MapFile) -> Made | None:
    """As many trains as the spaces are enough for."""
    right = problem.params["spaces"] * 10 // (8 * map.players[1])
    if map.rules.wagons_choices or right <= map.rules.last_round_at:
        return None
    return "set", {"value": right}, [MapChange(["rules", "wagons"], right)]


def shorter(problem: Problem, map: MapFile) -> Made:
    return same_length(map, id_in(problem), problem.params["trains"])


def bridged(problem: Problem, map: MapFile) -> Made | None:
    """A route between this part of the map and the nearest city elsewhere."""
    part = parts(map)
    here = [id for id in inner(map) if part[id] == part[id_in(problem)]]
    there = [id for id in inner(map) if part[id] != part[id_in(problem)]]
    pairs = [(apart(map, a, b), a, b) for a in here for b in there]
    return joined(map, *min(pairs)[1:]) if pairs else None


def ticket_there(problem: Problem, map: MapFile) -> Made | None:
    """A ticket of middle length to a city that none names."""
    city = id_in(problem)
    near = neighbours(map)
    far = sorted(
        (way, other)
        for other, way in ways_from(city, near, map).items()
        if other != city and other not in near[city] and map.cities[other].name and not map.cities[other].border
    )
    if not far:
        return None
    value, other = far[len(far) // 2]
    return new_tickets(map, [{"from": city, "to": other, "value": value}])


def recolored(problem: Problem, map: MapFile) -> Made | None:
    """One route of the most frequent colour gets the rarest one."""
    most, least = problem.params["most"], problem.params["least"]
    spaces = colored_spaces(map)
    half = (spaces[most] - spaces[least]) / 2
    some = [(abs(track.length - half), id) for id, track in map.tracks.items() if track.color == most]
    track = min(some)[1]
    a, b = (name_of(map, end) for end in ends_of(track))
    return "recolor", {"a": a, "b": b}, [MapChange(["tracks", track, "color"], least)]


REPAIRS: dict[str, Callable[[Problem, MapFile], Made | None]] = {
    "range": clamped,
    "length": right_length,
    "length-without-points": right_length,
    "parallel-lengths": one_length,
    "ferry-symbols": fewer_symbols,
    "ferry-most-symbols": fewer_symbols,
    "ferry-gray": gray,
    "ferry-tunnel": no_tunnel,
    "no-color": meant_color,
    "no-country": meant_country,
    "lonely-city": to_nearest,
    "no-place": meant_place,
    "unreachable": without_ticket,
    "same-place": without_ticket,
    "leads-nowhere": without_ticket,
    "few-tickets": enough_tickets,
    "no-deck": sorted_decks,
    "passenger-bag": spread_passengers,
    "box": no_box,
    "gray-is-ferry": no_gray_rule,
    "players": right_players,
    "advice-rich": fair_points,
    "advice-poor": fair_points,
    "advice-one-route": without_ticket,
    "advice-dear": without_ticket,
    "advice-same-spot": moved,
    "advice-crowded": fewer_trains,
    "advice-long": shorter,
    "advice-one-way": to_nearest,
    "advice-parts": bridged,
    "advice-no-ticket": ticket_there,
    "advice-colors": recolored,
}
