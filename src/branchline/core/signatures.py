"""Types of compiled methods, where Python looks for them.

What is compiled has no annotations; its documentation begins with its heading, `play(self, move: object) -> Events`
(setup.py writes it there). Public methods are put behind plain functions that have this heading, so that
`inspect.signature`, `typing.get_type_hints`, `help` and notebooks see what they see of the plain files. Compiled code
calls the methods themselves.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from inspect import Signature, signature
from types import BuiltinFunctionType, FunctionType, MethodDescriptorType
from typing import Any

HEADING = re.compile(r"(?P<name>\w+)\((?P<parameters>.*)\)(?P<returns> -> .+)?", re.ASCII)
PARAMETER = re.compile(r"(?:^|, )(\w+)(?=: |=|,|$)", re.ASCII)
BEHIND = """from __future__ import annotations
def behind(method):
    def {name}({parameters}){returns}:
        return method({passed})
    return {name}
"""


class OwnSignature:
    """How a class is called; those derived from it have another."""

    def __init__(self, owner: type, heading: re.Match[str]) -> None:
        self.owner = owner
        self.heading = heading

    def __get__(self, instance: object, owner: type) -> Signature:
        if owner is not self.owner or instance is not None:
            raise AttributeError("__signature__")
        return signature(function_behind(owner, self.heading, owner))


def split(doc: str | None) -> tuple[re.Match[str] | None, str]:
    """The heading that documentation begins with, and the rest.

    >>> heading, rest = split("keep(self, card: str='red') -> None\\n\\nKeep a card.")
    >>> heading and heading["returns"], rest
    (' -> None', 'Keep a card.')
    """
    first, _, rest = (doc or "").partition("\n\n")
    return HEADING.fullmatch(first), rest


def names_of(parameters: str) -> list[str]:
    """The names in a heading.

    >>> names_of("self, options: dict[str, Any], when: tuple[int, ...]=(), group='usual'")
    ['self', 'options', 'when', 'group']
    """
    flat = parameters
    while flat != (flat := re.sub(r"\[[^][]*\]|\([^()]*\)", "", flat)):
        pass
    return PARAMETER.findall(flat)


def function_behind(owner: type, heading: re.Match[str], method: Callable[..., Any]) -> FunctionType:
    """A plain function with this heading that calls the method; it lives in the module of its class."""
    module = sys.modules[owner.__module__]
    passed = ", ".join(names_of(heading["parameters"]))
    text = BEHIND.format(passed=passed, **{name: part or "" for name, part in heading.groupdict().items()})
    made: dict[str, Callable[..., FunctionType]] = {}
    exec(compile(text, f"src/{owner.__module__.replace('.', '/')}.py, compiled", "exec"), vars(module), made)
    return made["behind"](method)


def show_types(classes: Iterable[object]) -> None:
    """Give compiled classes and their public methods signatures with types; others have them."""
    for owner in classes:
        if not isinstance(owner, type):
            continue
        for name, method in list(vars(owner).items()):
            heading, rest = split(getattr(method, "__doc__", None))
            if heading and isinstance(method, MethodDescriptorType | BuiltinFunctionType) and not name.startswith("_"):
                function = function_behind(owner, heading, method)
                function.__qualname__ = f"{owner.__qualname__}.{name}"
                function.__doc__ = rest
                setattr(owner, name, function)
        heading, _ = split(owner.__doc__)
        if heading and heading["name"] == owner.__name__:
            setattr(owner, "__signature__", OwnSignature(owner, heading))  # noqa: B010  # no type knows of it
