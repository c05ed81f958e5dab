"""Data files: TOML read into typed structures, with errors that name file, entry and reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from branchline.core.problems import Problem, bad_file, nearest

LONGEST = 200_000
"""No data file comes near this many characters."""
MOST_DOTS = 1000
"""In one line: the parser's time grows with the square of a key's parts."""
LINE = re.compile(r"\(at line (\d+), column (\d+)\)")

T = TypeVar("T")


def parse(text: str, file: str) -> dict[str, Any]:
    """TOML as plain tables."""
    if len(text) > LONGEST:
        raise bad_file(file, [Problem("", "file-too-long", {"most": LONGEST})])
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise bad_file(file, [Problem("", "file-not-toml")])
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))  # some editors begin a file with this mark
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a plain ValueError
        raise bad_file(file, [not_toml(str(error), text)]) from None


def not_toml(reason: str, text: str) -> Problem:
    """Where a text stops being TOML."""
    found = LINE.search(reason)
    if found is not None:
        return Problem("", "file-not-toml-at", {"line": int(found[1]), "column": int(found[2])})
    if "(at end of document)" in reason:
        return Problem("", "file-not-toml-at", {"line": text.count("\n") + 1, "column": 1})
    return Problem("", "file-not-toml")


def typed(tables: dict[str, Any], kind: type[T], entries: dict[str, Any], file: str) -> T:
    """Tables as a typed structure. `entries` tells what the entries of each table are, for the errors."""
    try:
        return msgspec.convert(tables, kind, strict=True)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        entry = path.rstrip("`").lstrip(".")
        if "[...]" in entry:
            entry = wrong_entry(tables, entry.split("[...]")[0], entries) or entry
        raise bad_file(file, [shape_problem(entry, reason, tables, kind, entries)]) from None


def wrong_entry(tables: dict[str, Any], table: str, entries: dict[str, Any]) -> str:
    """The first entry of a table that has no valid shape (the decoder does not name it)."""
    for name, value in tables.get(table, {}).items():
        try:
            msgspec.convert(value, entries.get(table, str))
        except msgspec.ValidationError as error:
            return f"{table}.{name}{str(error).partition('`$')[2].rstrip('`')}"
    return ""


SHAPES = (
    (r"Object missing required field `(?P<field>.*)`", "file-missing"),
    (r"Object contains unknown field `(?P<field>.*)`", "file-unknown"),
    (r"Expected `(?P<wanted>.*)`, got `(?P<given>.*)`", "file-type"),
    (r"Expected `array` of length (?P<n>\d+).*", "file-length"),
    (r"Invalid enum value '?(?P<value>.*?)'?", "file-value"),
    (r"Expected `(?P<wanted>.*)` (?P<relation>[<>]=) (?P<limit>-?\d+)", "file-limit"),
)
"""What the decoder may find wrong with a shape, and the text that says so in our words."""
KINDS = {
    "str": "text",
    "int": "number",
    "float": "number",
    "bool": "truth",
    "array": "list",
    "object": "table",
    "null": "nothing",
}
"""The decoder's kinds of values, as our texts call them."""


def shape_problem(entry: str, reason: str, tables: dict[str, Any], kind: type, entries: dict[str, Any]) -> Problem:
    """What the decoder found wrong, in our words; an unknown field or value with the nearest known one."""
    for pattern, key in SHAPES:
        found = re.fullmatch(pattern, reason, re.DOTALL)
        if found is None:
            continue
        words: dict[str, Any] = dict(found.groupdict())
        near = ""
        if key == "file-unknown":
            near = nearest(words["field"], fields_at(entry, kind, entries))
        elif key == "file-value":
            near = nearest(words["value"], values_at(entry, kind, entries))
            words["values"] = ", ".join(values_at(entry, kind, entries))
        elif key == "file-type":
            wanted = next((name for each in words["wanted"].split(" | ") if (name := KINDS.get(each))), "text")
            return Problem(entry, f"file-wants-{wanted}")
        elif key == "file-limit":
            key = "file-at-least" if words.pop("relation") == ">=" else "file-at-most"
            words = {"limit": int(words["limit"])}
        elif key == "file-length":
            words = {"n": int(words["n"])}
        return Problem(entry, key, words, near)
    return Problem(entry, "file-odd")


def fields_at(entry: str, kind: type, entries: dict[str, Any]) -> list[str]:
    """The fields that the structure of an entry knows."""
    structure = structure_at(entry, kind, entries)
    return [each.encode_name for each in msgspec.structs.fields(structure)] if structure is not None else []


def structure_at(entry: str, kind: type, entries: dict[str, Any]) -> Any:
    """The structure that stands at an entry, as far as it is one."""
    table, _, rest = entry.partition(".")
    found: Any = kind
    if table:
        found = entries.get(table) or field_types(kind).get(table)
    if rest and table not in entries:
        found = field_types(found).get(rest.split(".")[0], None) if is_structure(found) else None
    return found if is_structure(found) else None


def values_at(entry: str, kind: type, entries: dict[str, Any]) -> list[str]:
    """The texts that a field takes, if only some are."""
    parent, _, field = entry.rpartition(".")
    structure = structure_at(parent, kind, entries) if parent else kind
    hint = field_types(structure).get(re.sub(r"\[.*", "", field)) if is_structure(structure) else None
    return list(literals(hint)) if hint is not None else []


def literals(hint: Any) -> Iterator[str]:
    """The texts named by a type, however deep."""
    for each in getattr(hint, "__args__", ()):
        if isinstance(each, str):
            if each:
                yield each
        else:
            yield from literals(each)


def field_types(structure: Any) -> dict[str, Any]:
    """The types of a structure's fields, by their names in files."""
    return (
        {each.encode_name: each.type for each in msgspec.structs.fields(structure)} if is_structure(structure) else {}
    )


def is_structure(kind: Any) -> bool:
    """Whether a type is a structure with fields of its own."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def has_field(kind: type[msgspec.Struct], name: str) -> bool:
    """Whether a structure has a field of this name in files."""
    return name in {field.encode_name for field in msgspec.structs.fields(kind)}
