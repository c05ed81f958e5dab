"""A family's types as a page to read."""

from __future__ import annotations

from types import ModuleType

from schema_types import KINDS, Shape, family_roots, shapes
from schema_typescript import Names, forms, named, typed

HEAD = """\
# What a client is told

<!-- Written by tools/schemas.py. Do not edit. -->

`game.view(seat)` is all that a seat may know, `game.facts(seat)` what follows from it by the rules; both are plain
JSON. Events, legal moves and lines of a score sheet are a key and parameters. The same as JSON schemas:
[schemas](schemas). Optional fields are marked `?`; types are written as in TypeScript.
"""
CHAPTERS = {
    "EVENTS": ("Events", "key"),
    "MOVES": ("Moves", "group"),
    "POINTS": ("Points", "source"),
}


def page(families: dict[str, ModuleType]) -> str:
    """The whole page."""
    return "\n".join([HEAD, *(chapter(family, schema) for family, schema in families.items())])


def chapter(family: str, schema: ModuleType) -> str:
    """One family."""
    names = named(schema)
    keyed = {kind.__name__ for group in KINDS for kind in getattr(schema, group).values()}
    found = shapes(family_roots(schema))
    parts = [f"## {family}\n"]
    parts += [section(shape, names) for name, shape in found.items() if name not in keyed]
    for kinds, (heading, key) in CHAPTERS.items():
        parts += [f"### {heading}\n", keys(getattr(schema, kinds), key, found, names)]
    parts.append(values(schema))
    return "\n".join(parts)


def cell(text: str) -> str:
    """A text that can stand in a table."""
    return text.replace("|", "\\|")


def section(shape: Shape, names: Names) -> str:
    """An object: a line for each field."""
    rows = [
        f"| `{field.name}{'' if field.required else '?'}` | `{cell(typed(field.type, names))}` | {cell(field.about)} |"
        for field in shape.fields
    ]
    return "\n".join([f"### {shape.name}\n\n{shape.about}\n\n| field | type | meaning |\n|---|---|---|", *rows]) + "\n"


def keys(kinds: dict[str, type], key: str, found: dict[str, Shape], names: Names) -> str:
    """Events, moves or points: a line for each, and for each parameter."""
    rows: list[str] = []
    for name, kind in kinds.items():
        shape = found[kind.__name__]
        rows.append(f"| `{name}` | | | {cell(shape.about)} |")
        for field in shape.fields:
            mark = "" if field.required else "?"
            rows.append(f"| | `{field.name}{mark}` | `{cell(typed(field.type, names))}` | {cell(field.about)} |")
    return "\n".join([f"| {key} | parameter | type | meaning |\n|---|---|---|---|", *rows]) + "\n"


def values(schema: ModuleType) -> str:
    """The types of values that have a name."""
    rows = [f"| `{name}` | `{cell(form)}` |" for name, form in forms(schema).items()]
    return "\n".join(["### Values\n\n| type | is |\n|---|---|", *rows]) + "\n"
