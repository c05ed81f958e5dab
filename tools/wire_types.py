"""The TypeScript types of all messages, made from the server's own structures.

    python tools/wire_types.py           # writes web/src/table/schema.gen.ts
    python tools/wire_types.py --check   # fails if that file is not what would be written

`web/src/table/agrees.ts` holds the client's hand-written types against them, so that they cannot drift apart.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from branchline.server.http.bodies import Me, TableListed, TitleTold
from branchline.server.http.notification_routes import Calls
from branchline.tables.wire import FromClient, ToClient

TARGET = Path(__file__).parents[1] / "web" / "src" / "table" / "schema.gen.ts"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = "// Written by tools/wire_types.py from the server's structures. Do not edit.\n"


def typed(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(repr(each) for each in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(typed(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], received: bool) -> str:
    """A structure as an interface; the server always sends every field that has no default to leave out."""
    needed = schema.get("required", [])
    lines = [
        f"  {field}{'' if field in needed or received else '?'}: {typed(told)};"
        for field, told in schema.get("properties", {}).items()
    ]
    about = schema.get("description", "").strip().splitlines()
    head = f"/** {about[0]} */\n" if about else ""
    return f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


SENT = ("EventTold",)
"""Structures of which the server leaves fields out."""


def written() -> str:
    """The whole file."""
    roots = [FromClient, ToClient, Me, TableListed, TitleTold, Calls]
    (client, server, *_), components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    asked = {each["$ref"].rpartition("/")[2] for each in client["anyOf"]}
    parts = [
        interface(name, schema, received=name not in asked and name not in SENT)
        for name, schema in sorted(components.items())
    ]
    unions = [f"export type FromClient = {typed(client)};\n", f"export type ToClient = {typed(server)};\n"]
    return "\n".join([HEAD, *parts, *unions])


def main() -> None:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        if TARGET.read_text(encoding="utf-8") != written():
            raise SystemExit(f"{TARGET.name} is out of date: run python tools/wire_types.py")
    else:
        TARGET.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
