"""Data files: TOML read into typed structures, with errors that name file, entry and reason."""

from __future__ import annotations

import tomllib
from typing import Any, TypeVar

import msgspec

from branchline.core.errors import BadMap

LONGEST = 200_000
"""No data file comes near this many characters."""

T = TypeVar("T")


def parse(text: str, file: str) -> dict[str, Any]:
    """TOML as plain tables."""
    if len(text) > LONGEST:
        raise BadMap(f"{file}: the file: this is too long to be a data file")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a plain ValueError
        raise BadMap(f"{file}: this is not TOML: {error}") from None


def typed(tables: dict[str, Any], kind: type[T], entries: dict[str, Any], file: str) -> T:
    """Tables as a typed structure. `entries` tells what the entries of each table are, for the errors."""
    try:
        return msgspec.convert(tables, kind, strict=True)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        entry = path.rstrip("`").lstrip(".")
        if "[...]" in entry:
            entry = wrong_entry(tables, entry.split("[...]")[0], entries) or entry
        raise BadMap(f"{file}: {entry or 'the file'}: {reason[:1].lower()}{reason[1:]}") from None


def wrong_entry(tables: dict[str, Any], table: str, entries: dict[str, Any]) -> str:
    """The first entry of a table that has no valid shape (the decoder does not name it)."""
    for name, value in tables.get(table, {}).items():
        try:
            msgspec.convert(value, entries.get(table, str))
        except msgspec.ValidationError as error:
            return f"{table}.{name}{str(error).partition('`$')[2].rstrip('`')}"
    return ""


def has_field(kind: type[msgspec.Struct], name: str) -> bool:
    """Whether a structure has a field of this name in files."""
    return name in {field.encode_name for field in msgspec.structs.fields(kind)}
