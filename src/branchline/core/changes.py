"""What changed between two views, so that a move costs the same few bytes late in a game as early.

A change is `[path, value]`: go along the keys and indexes of `path` and put `value` there. An index equal
to a list's length appends to it. A list of keys at the end of a path says that these are gone, and its value
is null. A list that became shorter is sent whole.
"""

# compile: mypyc

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Path = list[str | int | list[str]]
Change = tuple[Path, Any]


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that make `new` out of `old`.

    >>> changes({"row": [1, 2], "deck": 9}, {"row": [1, 3], "deck": 9})
    [(['row', 1], 3)]
    >>> changes({"a": [1]}, {"a": [1, 2]})
    [(['a', 1], 2)]
    >>> changes({"a": {"b": 1, "c": 2}}, {"a": {"c": 2}})
    [(['a', ['b']], None)]
    """
    found: list[Change] = []
    if old is not new and (old != new or type(old) is not type(new)):
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Collect the changes between two unequal values; `path` leads to them and is left as it was."""
    if isinstance(old, dict) and isinstance(new, dict) and new:
        gone = [key for key in old if key not in new]
        if gone:
            found.append(([*path, gone], None))
        for key, value in new.items():
            if key not in old:
                found.append(([*path, key], value))
            else:
                _compare_at(key, old[key], value, path, found)
    elif isinstance(old, list) and isinstance(new, list) and 0 < len(old) <= len(new):
        for at in range(len(new)):
            if at >= len(old):
                found.append(([*path, at], new[at]))
            else:
                _compare_at(at, old[at], new[at], path, found)
    else:
        found.append((path[:], new))


def _compare_at(key: str | int, old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if old is not new and (old != new or type(old) is not type(new)):
        path.append(key)
        _compare(old, new, path, found)
        path.pop()


def apply_changes(view: Any, changed: Iterable[Any]) -> Any:
    """`view` with changes made: what a client does. The view itself stays as it was.

    The changes may have been read back from JSON, where they are lists.

    >>> apply_changes({"row": [1, 2]}, [(["row", 2], 7), (["deck"], 3)])
    {'row': [1, 2, 7], 'deck': 3}
    >>> apply_changes({"row": [], "deck": 3}, [([["row"]], None)])
    {'deck': 3}
    """
    for change in changed:
        view = _put(view, change[0], 0, change[1])
    return view


def _put(place: Any, path: Path, depth: int, value: Any) -> Any:
    """A copy of `place` with `value` at the end of the path; it shares all that is beside the path."""
    if depth == len(path):
        return value
    key: Any = path[depth]
    if isinstance(place, list) and key == len(place):
        return [*place, value]
    changed = place.copy()
    if isinstance(key, list):
        for gone in key:
            del changed[gone]
        return changed
    changed[key] = _put(place[key] if depth + 1 < len(path) else None, path, depth + 1, value)
    return changed
