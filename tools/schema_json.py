"""A family's types as a JSON schema."""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any

import msgspec

from schema_types import family_roots, shapes


def schema(family: str, told: ModuleType) -> str:
    """The whole schema: one property for each thing that is told."""
    roots = family_roots(told)
    _, components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    order = shapes(roots)
    for name, component in components.items():
        found = component.get("properties", {})
        component["properties"] = {field.name: found[field.name] for field in order[name].fields}
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": family,
        "type": "object",
        "properties": {
            "view": {"$ref": "#/$defs/View"},
            "facts": {"$ref": "#/$defs/Facts"},
            "event": {"oneOf": [keyed("key", key, kind) for key, kind in told.EVENTS.items()]},
            "move": {"oneOf": [keyed("group", key, kind) for key, kind in told.MOVES.items()]},
            "points": {"oneOf": [line(key, kind) for key, kind in told.POINTS.items()]},
            "outcome": {"$ref": "#/$defs/Outcome"},
        },
        "$defs": {name: components[name] for name in order},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def keyed(name: str, key: str, kind: type) -> dict[str, Any]:
    """An event or move of one kind."""
    properties = {name: {"const": key}, "params": {"$ref": f"#/$defs/{kind.__name__}"}}
    return {"type": "object", "properties": properties, "required": [name, "params"]}


def line(source: str, kind: type) -> dict[str, Any]:
    """A line of a score sheet of one source."""
    return {
        "allOf": [{"$ref": "#/$defs/Line"}, {"$ref": f"#/$defs/{kind.__name__}"}],
        "properties": {"source": {"const": source}},
    }
