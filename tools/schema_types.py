"""A family's types as msgspec sees them, with their sentences, in the order they are written down."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any, Literal, get_origin, get_type_hints

import msgspec.inspect as inspect

KINDS = ("EVENTS", "MOVES", "POINTS")


@dataclass(frozen=True)
class Field:
    """A field of an object."""

    name: str
    type: inspect.Type
    required: bool
    about: str


@dataclass(frozen=True)
class Shape:
    """An object with named fields: a structure or a typed dictionary."""

    name: str
    about: str
    fields: list[Field]
    tag: tuple[str, str] | None
    omits: bool


def described(kind: inspect.Type) -> tuple[inspect.Type, str]:
    """A type without its wrapping, and its sentence."""
    if isinstance(kind, inspect.Metadata):
        inner, about = described(kind.type)
        return inner, (kind.extra_json_schema or {}).get("description", about)
    return kind, ""


def shape_of(kind: inspect.StructType | inspect.TypedDictType) -> Shape:
    """An object's fields as they stand in its class."""
    fields = [Field(f.encode_name, f.type, f.required, described(f.type)[1]) for f in kind.fields]
    if isinstance(kind, inspect.TypedDictType):
        order = list(get_type_hints(kind.cls))
        fields.sort(key=lambda field: order.index(field.name))
    tag = None
    omits = False
    if isinstance(kind, inspect.StructType):
        tag = (str(kind.tag_field), str(kind.tag)) if kind.tag_field else None
        omits = kind.cls.__struct_config__.omit_defaults
    return Shape(kind.cls.__name__, (kind.cls.__doc__ or "").strip().partition("\n")[0], fields, tag, omits)


def children(kind: inspect.Type) -> list[inspect.Type]:
    """The types a type is made of."""
    match kind:
        case inspect.Metadata():
            return [kind.type]
        case inspect.UnionType():
            return list(kind.types)
        case inspect.ListType() | inspect.VarTupleType():
            return [kind.item_type]
        case inspect.TupleType():
            return list(kind.item_types)
        case inspect.DictType():
            return [kind.key_type, kind.value_type]
        case inspect.StructType() | inspect.TypedDictType():
            return [field.type for field in kind.fields]
    return []


def shapes(roots: list[Any]) -> dict[str, Shape]:
    """All objects that can be reached, by name, each after those that lead to it."""
    found: dict[str, Shape] = {}
    ahead = list(inspect.multi_type_info(roots))
    while ahead:
        kind = ahead.pop(0)
        if isinstance(kind, inspect.StructType | inspect.TypedDictType):
            if kind.cls.__name__ in found:
                continue
            found[kind.cls.__name__] = shape_of(kind)
        ahead = children(kind) + ahead
    return found


def literals(schema: ModuleType) -> dict[str, tuple[Any, ...]]:
    """The closed sets of values that a schema gives a name to."""
    return {name: value.__args__ for name, value in vars(schema).items() if get_origin(value) is Literal}


def dictionaries(schema: ModuleType) -> dict[str, inspect.Type]:
    """The dictionaries that a schema gives a name to."""
    return {name: inspect.type_info(value) for name, value in vars(schema).items() if get_origin(value) is dict}


def family_roots(schema: ModuleType) -> list[Any]:
    """Everything a family tells."""
    return [schema.View, schema.Facts, schema.Outcome, *(t for kind in KINDS for t in getattr(schema, kind).values())]
