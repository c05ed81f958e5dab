"""Every number of the data has a range, and whatever stands in a file gets a sentence, never a traceback."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Union, get_args, get_origin

import msgspec
import pytest

import branchline as bl
from branchline.games.snowdonia.board_builder import board_of
from branchline.games.snowdonia.datacheck import checked_box
from branchline.games.snowdonia.datafile import KINDS, Box, Contract, Dig, Free, Site, Station, built_in
from branchline.games.snowdonia.ranges import ANY, RANGES, check_ranges

Path = tuple[str | int, ...]
TABLES = built_in()
HUGE = (2**63, -(2**63) - 1, 10**400, -(10**9), float("inf"), float("nan"))
PARTS = {Contract: {}, Station: {"excavation": Dig, "building": Site, "free": Free}}


def numbers(value: Any, at: Path = ()) -> Iterator[Path]:
    """The path of every number of the tables."""
    if isinstance(value, dict | list):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            if name not in ("provenance", "note"):
                yield from numbers(part, (*at, name))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield at


def with_value(path: Path, value: Any) -> dict[str, Any]:
    """The tables with another value at a path; the rest is shared."""
    top: dict[str, Any] = dict(TABLES)
    table: Any = top
    for name in path[:-1]:
        table[name] = table[name].copy()
        table = table[name]
    table[path[-1]] = value
    return top


def without(path: Path) -> dict[str, Any]:
    """The tables without the value at a path."""
    tables = with_value(path, None)
    table: Any = tables
    for name in path[:-1]:
        table = table[name]
    del table[path[-1]]
    return tables


def limits_of(path: Path) -> tuple[float, float]:
    """The range of a number."""
    limits: Any = RANGES
    for name in path:
        if isinstance(limits, dict):
            limits = limits.get(name, limits.get(ANY))
    assert isinstance(limits, tuple), f"{path} has no range"
    return limits


def complaint(tables: dict[str, Any]) -> str:
    """What is said about the tables; nothing if they can be played."""
    try:
        box = checked_box(tables, "my-box.toml")
    except bl.BadMap as error:
        return str(error)
    assert_playable(box)
    return ""


def assert_playable(box: Box) -> None:
    """Boards can be laid out for every scenario and number of players."""
    for scenario, line in box.lines.items():
        for players in range(line.rules.least_players, line.rules.most_players + 1):
            assert board_of(box, scenario, players, False, False).tracks > 0


LEAVES = list(numbers(TABLES))
ENTRIES = sorted({path[0] for path in LEAVES}, key=str)


def leaves(table: str) -> list[Path]:
    return [path for path in LEAVES if path[0] == table]


def named(path: Path) -> str:
    """The entry as it is named: lists of numbers as a whole, parts of a list counted from 1."""
    names = [str(name + 1) if isinstance(name, int) else name for name in path]
    return ".".join(names[:-1] if isinstance(path[-1], int) else names)


@pytest.mark.slow
@pytest.mark.parametrize("table", ENTRIES)
def test_a_number_out_of_its_range_is_named_with_its_limits(table: str) -> None:
    for path in leaves(table):
        least, most = limits_of(path)
        for value in (least - 1, most + 1, *HUGE):
            told = complaint(with_value(path, value))
            assert f"my-box.toml: {named(path)}: This must be from {least} to {most}, not " in told, (path, value)
            assert len(told.splitlines()) == 1


@pytest.mark.slow
@pytest.mark.parametrize("table", ENTRIES)
def test_what_is_no_number_is_named(table: str) -> None:
    for path in leaves(table):
        entry = ".".join(str(name) for name in path[:2])
        wrong: tuple[Any, ...] = ("x", True, [], {}, 1.25)
        for value in wrong:
            told = complaint(with_value(path, value))
            assert entry in told, (path, value, told)


@pytest.mark.slow
@pytest.mark.parametrize("table", ENTRIES)
def test_a_missing_number_is_named_or_has_a_default(table: str) -> None:
    for path in leaves(table):
        told = complaint(without(path))
        assert told == "" or told.startswith("my-box.toml: "), (path, told)


@pytest.mark.slow
def test_the_limits_themselves_get_a_board_or_a_sentence() -> None:
    for path in LEAVES:
        for value in limits_of(path):
            whole = int(value) if value == int(value) else value
            assert complaint(with_value(path, whole)).count("Traceback") == 0


def test_every_number_a_file_can_have_has_a_range() -> None:
    for table, kind in KINDS.items():
        limits = RANGES[table].get(ANY, RANGES[table])
        for entry in limits.values() if table == "rates" else [limits]:
            assert_ranges(kind, entry, table)


def assert_ranges(kind: Any, limits: dict[str, Any], at: str) -> None:
    for field in msgspec.structs.fields(kind):
        if field.name in ("provenance", "note"):
            continue
        part = PARTS.get(kind, {}).get(field.name)
        if part is not None:
            assert_ranges(part, limits[field.name].get(ANY, limits[field.name]), f"{at}.{field.name}")
        elif {int, float} & kinds_in(field.type):
            assert field.name in limits, f"{at}.{field.name} has no range"
        else:
            assert field.name not in limits, f"{at}.{field.name} is no number"


def kinds_in(annotation: Any) -> set[Any]:
    """The plain types a field is made of."""
    if get_origin(annotation) in (Union, types.UnionType, tuple, dict):
        return set[Any]().union(*(kinds_in(part) for part in get_args(annotation)))
    return {annotation}


def test_the_data_of_the_package_lie_in_their_ranges() -> None:
    check_ranges(TABLES, "box")
    assert len(LEAVES) > 400
