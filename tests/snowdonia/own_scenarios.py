"""Scenario files for tests: those of the guide, odd ones, and fuzzed ones."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import branchline as bl

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "scenarios.md").read_text(encoding="utf-8")
SMALLEST, TRAMWAY, BOTH_ENDS = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)


def station(id: str, tracks: int, more: str = "") -> str:
    return f'[stations.{id}]\nname = "{id.title()}"\ntracks = {tracks}\n{more}\n'


def scenario(stations: str, more: str = "") -> str:
    return f'[scenario]\nname = "Odd"\n{more}\n{stations}'


CARDS = "".join(f"[tracks.c{n}]\nrubble = {n % 7}\npoints = {n % 5}\n" for n in range(60))
SITES = "building = [" + ", ".join("{ stone = 1, points = 3 }" for _ in range(12)) + "]"
DIGS = "excavation = [" + ", ".join("{ rubble = 2, points = 1 }" for _ in range(6)) + "]"
LADDER = f"surveyor_points = {list(range(16))}"
LONGEST = "".join(station(f"s{n}", 4 if n else 0, f"{SITES}\n{DIGS}\nstart_spaces = 3") for n in range(16))

ODD = {
    "shortest line": scenario(station("a", 0) + station("b", 1)),
    "one station to build at": scenario(station("a", 0) + station("b", 2, "building = [{ points = 3 }]")),
    "longest line": scenario(LONGEST, LADDER) + CARDS,
    "longest line from both ends": scenario(
        LONGEST, f'{LADDER}\nspecial = ["two-starts", "build-to-surveyor", "start-marker", "game-surveyor"]'
    )
    + CARDS,
    "no change of weather": scenario(station("a", 0) + station("b", 3, DIGS), 'weather = ["sun"]'),
    "nothing but fog": scenario(station("a", 0) + station("b", 3, SITES), 'weather = ["fog"]'),
    "rates that never move": scenario(station("a", 0) + station("b", 3, SITES), 'weather = ["rain", "sun"]')
    + "".join(f"[rates.{name}]\nvalues = [2]\nstart = 1\nsun = 0\nrain = 0\n" for name in ("excavation", "lay_track")),
    "three contracts": scenario(station("a", 0) + station("b", 4, SITES), f"removed_contracts = {list(range(1, 26))}"),
    "markers at the start, surveyors first": scenario(
        station("a", 0, SITES) + station("b", 2, SITES) + station("c", 2, DIGS),
        'special = ["build-to-surveyor", "start-marker"]',
    ),
    "both ends without the game's surveyor": scenario(
        station("a", 0, "start_spaces = 1") + station("b", 5, "start_spaces = 4"),
        'special = ["two-starts", "build-to-surveyor"]\nsurveyor_points = [0, 200]',
    ),
    "all action spaces, no stone": scenario(station("a", 0) + station("b", 6, SITES))
    + "[supply]\nstone = [0, 0, 0, 0, 0]\nyard_stone = 0\n[spaces]\n"
    + "".join(f"{area} = [8, 8, 8, 8, 8]\n" for area in "ABCDEF"),
    "stations of few players left out": scenario(
        station("a", 0) + station("b", 2, "least_players = 3") + station("c", 1) + station("d", 1, DIGS),
        "dropped_station = 2\ndropped_below = 4",
    ),
    "a line that gives": scenario(
        station("a", 0, SITES + "\nfree = { ore = 15, stone = 15, coal = 15 }") + station("b", 2, SITES)
    ),
}

WORDS = ("", "x", "é\u202e", "own", "a.b", "two-starts", "sun", "9", "llanberis")
VALUES = (
    0,
    1,
    2,
    3,
    5,
    8,
    15,
    63,
    -1,
    64,
    2**63,
    -(10**30),
    0.5,
    15.5,
    "inf",
    "nan",
    "true",
    "[]",
    "{}",
    "[[]]",
    "[1, 'x']",
    "0x" + "f" * 5000,
)


def fuzzed(chance: random.Random) -> str:
    """A scenario file with some of its lines changed, copied, moved or torn."""
    text = chance.choice([SMALLEST, TRAMWAY, BOTH_ENDS, *ODD.values()])
    lines = text.split("\n")
    for _ in range(chance.choice([1, 1, 2, 4])):
        at = chance.randrange(len(lines))
        lines[at : at + 1] = changed(lines[at], lines, chance)
    return "\n".join(lines)


def changed(line: str, lines: list[str], chance: random.Random) -> list[str]:
    """What comes of a line."""
    name, equals, _ = line.partition("=")
    value: Any = chance.choice(VALUES) if chance.random() < 0.7 else repr(chance.choice(WORDS))
    way = chance.randrange(7)
    if way == 0:
        return []
    if way == 1:
        return [line, chance.choice(lines)]
    if way == 2:
        return [misspelt(line, chance)]
    if way == 3 and "[" in line:
        return [re.sub(r"\d+", lambda _: str(value), line, count=1)]
    if way == 4:
        return [f"[{chance.choice(['scenario', 'stations', 'tracks', 'contracts.7', 'supply', 'x'])}]"]
    return [f"{name}= {value}"] if equals else [line, f"{chance.choice(WORDS) or 'tracks'} = {value}"]


def misspelt(line: str, chance: random.Random) -> str:
    """A line with one letter more, less or other."""
    at = chance.randrange(len(line) + 1)
    return line[:at] + chance.choice(["", "z", "é", '"', "]", "\t"]) + line[at + chance.randrange(2) :]


def random_game(game: bl.Game, chance: random.Random) -> int:
    """Play to the end, audited; how many moves it took."""
    count = 0
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
        assert game.audit() == []
        count += 1
    return count
