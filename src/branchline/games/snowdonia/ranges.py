"""The range of every number in the data files, checked before anything else looks at them."""

from __future__ import annotations

from typing import Any

from branchline.core.problems import Problem, bad_file
from branchline.games.snowdonia.board import SPACES, TIERS
from branchline.games.snowdonia.datafile import MOST_PLAYERS, TABLES_OF_LINES

HUGE_DIGITS = 24
HUGE = 10**HUGE_DIGITS
"""Nobody wants to read longer numbers, and of some Python makes no text."""
ANY = "*"
"""Stands for every entry of a table and every part of a list."""

PLAYERS = (1, MOST_PLAYERS)
CUBES = (0, 63)
POINTS = (0, 200)
PRICE = (0, 31)
NUMBERS = (0, 15)
NUMBER_OF_STATION = (0, (int(TIERS) - 1) / 2)
SPACES_OF_AREA = dict.fromkeys("ABCDEF", (1, int(SPACES)))
RATE = {"values": (1, 30), "start": (1, 30), "sun": (-9, 9), "rain": (-9, 9)}

STATION = {
    "number": NUMBER_OF_STATION,
    "tracks": (0, 20),
    "surveyor_points": POINTS,
    "least_players": PLAYERS,
    "start_spaces": (0, MOST_PLAYERS),
    "excavation": {ANY: {"rubble": (1, 30), "points": POINTS}},
    "building": {ANY: {"points": POINTS, "stone": PRICE, "steel": PRICE, "ore": PRICE}},
    "free": {"ore": NUMBERS, "stone": NUMBERS, "coal": NUMBERS},
}

SCENARIO = {
    "least_players": PLAYERS,
    "most_players": PLAYERS,
    "removed_contracts": (1, 60),
    "first_event_cube": (0, 9),
    "event_cubes_in_bag": (1, 9),
    "game_markers_aside": (0, 9),
    "surveyor_points": POINTS,
    "dropped_station": NUMBER_OF_STATION,
    "dropped_below": (0, MOST_PLAYERS + 1),
}

RANGES: dict[str, Any] = {
    "components": {
        "ore": CUBES,
        "stone": CUBES,
        "coal": CUBES,
        "rubble": (1, 500),
        "steel": (1, 60),
        "event_cubes": (1, 9),
        "game_markers": (0, 60),
        "markers": (1, 60),
        "labourers": (1, 9),
        "trains_in_shed": (0, 14),
    },
    "spaces": SPACES_OF_AREA,
    "deluxe_solo_spaces": SPACES_OF_AREA,
    "supply": {
        "ore": CUBES,
        "stone": CUBES,
        "events": (1, 9),
        "solo_coal": CUBES,
        "yard_ore": CUBES,
        "yard_stone": CUBES,
        "yard_coal": CUBES,
        "solo_yard": CUBES,
    },
    "restock": {"cubes": (1, 60)},
    "rates": {"excavation": RATE, "lay_track": RATE},
    "event_track": {ANY: {"returns": (1, 10)}},
    "tracks": {ANY: {"rubble": (0, 30), "points": POINTS}},
    "trains": {ANY: {"steel": PRICE, "coal": PRICE, "hire": PRICE, "number": PRICE}},
    "contracts": {
        ANY: {
            "number": NUMBERS,
            "limit": NUMBERS,
            "rubble": (0, 90),
            "tracks": (0, 30),
            "sites": (0, 30),
            "surveyor_at": NUMBER_OF_STATION,
            "surveyor_tiers": {ANY: POINTS},
            "points": POINTS,
            "points_per_coal": NUMBERS,
            "least_players": PLAYERS,
        }
    },
    **{table: {ANY: STATION} for table, _ in TABLES_OF_LINES},
    **{rules: SCENARIO for _, rules in TABLES_OF_LINES},
}


def check_ranges(tables: dict[str, Any], file: str) -> None:
    """Raise BadMap with every number that is out of its range."""
    wrong = out_of_range(tables, RANGES, "")
    if wrong:
        raise bad_file(file, wrong)


def out_of_range(value: Any, limits: Any, entry: str) -> list[Problem]:
    """A problem for every number of a value that lies outside its limits; what is no number has none."""
    if isinstance(limits, tuple):
        return outside(value, limits, entry)
    if not isinstance(limits, dict):
        return []
    parts = dict(enumerate(value, 1)) if isinstance(value, list) else value
    if not isinstance(parts, dict):
        return []
    return [
        problem
        for name, part in parts.items()
        for problem in out_of_range(part, limits.get(name, limits.get(ANY)), f"{entry}.{name}" if entry else str(name))
    ]


def outside(value: Any, limits: tuple[float, float], entry: str) -> list[Problem]:
    """The same for one number, or for a list of numbers with the same limits."""
    numbers = value if isinstance(value, list) else [value]
    least, most = limits
    return [
        range_problem(entry, number, least, most)
        for number in numbers
        if isinstance(number, int | float) and not isinstance(number, bool) and not least <= number <= most
    ]


def range_problem(entry: str, value: float, least: float, most: float) -> Problem:
    """A number that is not between its limits."""
    params = {"least": str(least), "most": str(most), "value": shortened(value)}
    return Problem(entry, "snowdonia-data-range", params)


def shortened(number: float) -> str:
    """A number fit to stand in a sentence."""
    if isinstance(number, int) and abs(number) >= HUGE:
        return f"{'-' if number < 0 else ''}10^{HUGE_DIGITS} …"
    return str(number)
