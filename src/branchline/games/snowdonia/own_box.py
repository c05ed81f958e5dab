"""What only an owner of the box can tell: a question for every reconstructed value, and the file of the answers."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from branchline.core.errors import BadMap
from branchline.core.ownbox import BoxFilled, BoxQuestion
from branchline.core.problems import Problem, bad_file
from branchline.core.text import say
from branchline.games.snowdonia.datacheck import checked_box
from branchline.games.snowdonia.datafile import LINES, Row, built_in, corrected, read_box, rows
from branchline.games.snowdonia.ranges import check_ranges

OF_PARTS: Final = ("excavation", "building")
"""Fields that are lists of sites, each with its parts."""
YES: Final = {"yes": True, "true": True, "no": False, "false": False}
NONE: Final = "none"


class SnowdoniaBox:
    """The box of Snowdonia, as far as it is reconstructed."""

    def questions(self, language: str) -> list[BoxQuestion]:
        """All values that are reconstructed, in the order of the data."""
        tables = base()
        asked = [row for row in rows(tables) if row.provenance == "reconstructed"]
        return [
            BoxQuestion(f"{row.entry}.{row.field}", value_text(row.value), look(row, tables, language)) for row in asked
        ]

    def wrong(self, id: str, answer: str, language: str) -> str:
        """A sentence if an answer cannot be; else empty."""
        try:
            changed = self.read(id, answer)
            check_ranges(changed, "")
            read_box(changed, "")
        except BadMap as error:
            return " ".join(problem.text(language) for problem in error.problems)
        return ""

    def fill(self, answers: Mapping[str, str], language: str) -> BoxFilled:
        """The correction file with these answers; those that cannot be are left out and told."""
        given: dict[str, dict[str, Any]] = {}
        problems: list[str] = []
        for id, answer in answers.items():
            sentence = self.wrong(id, answer, language)
            if sentence:
                problems.append(f"{id}: {sentence}")
            else:
                entry, _, field = id.rpartition(".")
                given.setdefault(entry, {})[field] = read_value(answer, field, value_at(base(), id))
        file = "\n".join(entry_text(entry, fields) for entry, fields in given.items())
        try:
            checked_box(corrected(base(), tomllib.loads(file), ""), "")
        except BadMap as error:
            problems += [f"{problem.where}: {problem.text(language)}" for problem in error.problems]
        return BoxFilled(file, problems)

    def read(self, id: str, answer: str) -> dict[str, Any]:
        """The data with one answer put in."""
        tables = base()
        entry, _, field = id.rpartition(".")
        if id not in {f"{row.entry}.{row.field}" for row in rows(tables)}:
            raise bad_file("", [Problem(id, "snowdonia-data-no-value")])
        change: Any = {field: read_value(answer, field, value_at(tables, id))}
        for name in reversed(entry.split(".")):
            change = {name: change}
        return corrected(tables, change, "")


@cache
def base() -> dict[str, Any]:
    """The data of the package; corrections copy what they change."""
    return built_in()


def look(row: Row, tables: dict[str, Any], language: str) -> str:
    """Where to look for a value."""
    table, _, id = row.entry.partition(".")
    params: dict[str, Any] = {"id": id, "field": row.field}
    if table == "tracks":
        params["rubble"] = tables[table][id]["rubble"]
    stations = [stations for stations, _ in LINES.values()]
    if table in stations:
        params["station"] = tables[table][id]["name"]
        table = "station"
    elif table in (rules for _, rules in LINES.values()):
        table = "rules"
    kind = {"deluxe_solo_spaces": table, "rates": row.entry}.get(table, f"{table}-{row.field}")
    return say(language, f"snowdonia-look-{kind.replace('_', '-').replace('.', '-')}", **params)


def value_at(tables: dict[str, Any], id: str) -> Any:
    """The value that an id names."""
    found: Any = tables
    for name in id.split("."):
        found = found[name]
    return found


# -- values as a person writes them ----------------------------------------------------------------


def value_text(value: Any) -> str:
    """A value as a person reads it.

    >>> value_text([{"stone": 4, "points": 9}, {"stone": 1, "points": 1}])
    'stone 4 points 9; stone 1 points 1'
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return " ".join(f"{name} {value_text(part)}" for name, part in value.items())
    if isinstance(value, list):
        between = "; " if any(isinstance(part, dict) for part in value) else ", "
        return between.join(value_text(part) for part in value) or NONE
    return str(value)


def read_value(text: str, field: str, like: Any) -> Any:
    """A value as a person wrote it; raises BadMap if it is none of this kind.

    >>> read_value("stone 4 points 9; stone 1 points 1", "building", [])
    [{'stone': 4, 'points': 9}, {'stone': 1, 'points': 1}]
    >>> read_value("2, 3, 5", "values", [2, 3, 4, 5]), read_value("2", "number", 1)
    ([2, 3, 5], 2)
    """
    text = text.strip()
    try:
        if isinstance(like, str):
            return text
        if isinstance(like, bool):
            return YES[text.lower()]
        if isinstance(like, list) and text.lower() != NONE:
            parts = text.split(";" if field in OF_PARTS else ",")
            return [parts_of(part) if field in OF_PARTS else number_of(part) for part in parts]
        if isinstance(like, list | dict):
            return parts_of(text) if isinstance(like, dict) and text.lower() != NONE else type(like)()
        return number_of(text)
    except (ValueError, KeyError):
        problem = Problem(field, "snowdonia-look-unreadable", {"value": value_text(like)})
        raise bad_file("", [problem]) from None


def parts_of(text: str) -> dict[str, float]:
    """`stone 4 points 9` as a table."""
    words = text.split()
    if len(words) % 2 or not words:
        raise ValueError(text)
    return {name: number_of(n) for name, n in zip(words[::2], words[1::2], strict=True)}


def number_of(text: str) -> float:
    """A whole number, or one with a fraction."""
    number = float(text)
    return int(number) if number == int(number) else number


def entry_text(entry: str, fields: Mapping[str, Any]) -> str:
    """An entry of a correction file."""
    lines = [f"{name} = {toml_text(value)}" for name, value in fields.items()]
    return "\n".join([f"[{entry}]", *lines, ""])


def toml_text(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, list):
        return f"[{', '.join(toml_text(part) for part in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {toml_text(part)}' for name, part in value.items())} }}" if value else "{}"
    return json.dumps(value, ensure_ascii=False)


BOX = SnowdoniaBox()
