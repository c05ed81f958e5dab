"""Types as TypeScript, laid out as Prettier would."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

import msgspec.inspect as inspect

from schema_types import Shape, children, described, dictionaries, family_roots, literals, shapes

HEAD = "// Written by tools/schemas.py. Do not edit.\n"
WIDTH = 120
SIMPLE = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
Names = Mapping[Any, str]
"""What a schema gives a name to: closed sets of values by these, dictionaries by their form."""

LINE = "Points"
"""What a line of a score sheet is called here, where it can say what stands beside its points."""


def typed(kind: inspect.Type, names: Names) -> str:
    """A type's name or form."""
    kind, _ = described(kind)
    match kind:
        case inspect.StructType() | inspect.TypedDictType():
            return LINE if kind.cls.__name__ == "Line" else kind.cls.__name__
        case inspect.LiteralType():
            return names.get(frozenset(kind.values)) or " | ".join(quoted(value) for value in kind.values)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(typed(each, names) for each in kind.types))
        case inspect.ListType() | inspect.VarTupleType():
            inner = typed(kind.item_type, names)
            union = isinstance(described(kind.item_type)[0], inspect.UnionType | inspect.LiteralType) and " | " in inner
            return f"({inner})[]" if union else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(typed(each, names) for each in kind.item_types)}]"
        case inspect.DictType():
            key, value = described(kind.key_type)[0], typed(kind.value_type, names)
            if isinstance(key, inspect.LiteralType):
                form = f"Partial<Record<{typed(key, names)}, {value}>>"
            else:
                form = f"Record<string, {value}>"
            return names.get(form, form)
    return SIMPLE.get(type(kind), "unknown")


def quoted(value: object) -> str:
    """A literal value."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def broken(head: str, kind: str, indent: str) -> str:
    """`head kind;`, or a line for each member of a union that is too long."""
    line = f"{indent}{head} {kind};"
    if len(line) <= WIDTH:
        return line
    return f"{indent}{head}\n" + "\n".join(f"{indent}  | {each}" for each in kind.split(" | ")) + ";"


def interface(shape: Shape, names: Names, optional: bool) -> str:
    """An object as an interface; `optional`: fields that are not required may be absent."""
    lines: list[str] = []
    if shape.tag:
        lines.append(f"  {shape.tag[0]}: '{shape.tag[1]}';")
    for field in shape.fields:
        if field.about:
            lines.append(f"  /** {field.about} */")
        mark = "?" if optional and not field.required else ""
        lines.append(broken(f"{field.name}{mark}:", typed(field.type, names), "  "))
    about = f"/** {shape.about} */\n" if shape.about else ""
    if not lines:
        return about + alias(shape.name, "Record<string, never>")
    return f"{about}export interface {shape.name} {{\n" + "\n".join(lines) + "\n}\n"


def alias(name: str, kind: str) -> str:
    """A named type."""
    return broken(f"export type {name} =", kind, "") + "\n"


def forms(schema: ModuleType) -> dict[str, str]:
    """The types of values that a schema gives a name to, written out."""
    sets = literals(schema)
    out = {name: " | ".join(quoted(value) for value in values) for name, values in sets.items()}
    names = {frozenset(values): name for name, values in sets.items()}
    for name, kind in dictionaries(schema).items():
        out[name] = typed(kind, names)
    return out


def named(schema: ModuleType) -> Names:
    """The names a schema gives."""
    sets = {frozenset(values): name for name, values in literals(schema).items()}
    return {**sets, **{form: name for name, form in forms(schema).items() if name in dictionaries(schema)}}


def messages(roots: list[Any]) -> str:
    """The messages, those from the client first; what may be left out is optional."""
    client, server, *_ = inspect.multi_type_info(roots)
    sent = {kind.cls.__name__ for kind in children(client) if isinstance(kind, inspect.StructType)}
    parts = [
        interface(shape, {}, optional=name in sent or shape.omits) for name, shape in sorted(shapes(roots).items())
    ]
    unions = [alias("FromClient", typed(client, {})), alias("ToClient", typed(server, {}))]
    return "\n".join([HEAD, *parts, *unions])


def family(schema: ModuleType) -> str:
    """A family's types."""
    names = named(schema)
    parts = [alias(name, form) for name, form in forms(schema).items()]
    found = shapes(family_roots(schema))
    parts += [interface(shape, names, optional=True) for name, shape in found.items() if name != "Line"]
    for name, about, kinds, union in (
        ("Events", "The parameters of the events, by key.", schema.EVENTS, EVENT),
        ("Moves", "The parameters of the moves, by group.", schema.MOVES, MOVE),
        ("PointsParams", "What stands beside points, by source.", schema.POINTS, POINTS),
    ):
        parts.append(table(name, about, kinds))
        parts.append(union)
    return "\n".join([HEAD, *parts])


def table(name: str, about: str, kinds: dict[str, type]) -> str:
    """An interface from keys to types."""
    lines = [f"  {key if key.isidentifier() else quoted(key)}: {kind.__name__};" for key, kind in kinds.items()]
    return f"/** {about} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"


EVENT = """\
/** Something that happened; `hidden` tells that a part of it is not for this viewer. */
export type Event = { [Key in keyof Events]: { key: Key; params: Events[Key]; hidden: boolean } }[keyof Events];
"""
MOVE = """\
/** A legal move. */
export type Move = { [Group in keyof Moves]: { text: string; group: Group; params: Moves[Group] } }[keyof Moves];
"""
POINTS = """\
/** A line of a score sheet. */
export type Points = {
  [Source in keyof PointsParams]: { source: Source; points: number } & PointsParams[Source];
}[keyof PointsParams];
"""
