"""What changed between two views, so that a move costs the same few bytes late in a game as early.

A change is `[path, value]`: go along the keys and indexes of `path` and put `value` there. An index equal
to a list's length appends to it. A list that became shorter, or an object that lost a key, is sent whole.
"""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Change = tuple[Path, Any]


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that make `new` out of `old`.

    >>> changes({"row": [1, 2], "deck": 9}, {"row": [1, 3], "deck": 9})
    [(['row', 1], 3)]
    >>> changes({"a": [1]}, {"a": [1, 2]})
    [(['a', 1], 2)]
    """
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        for key, value in new.items():
            if key in old:
                _compare(old[key], value, [*path, key], found)
            else:
                found.append(([*path, key], value))
    elif isinstance(old, list) and isinstance(new, list) and 0 < len(old) <= len(new):
        for at, value in enumerate(new):
            if at < len(old):
                _compare(old[at], value, [*path, at], found)
            else:
                found.append(([*path, at], value))
    else:
        found.append((path, new))


def put(view: Any, changed: list[Change]) -> Any:
    """`view` with changes made: what a client does. The view itself is changed too.

    >>> put({"row": [1, 2]}, [(["row", 2], 7), (["deck"], 3)])
    {'row': [1, 2, 7], 'deck': 3}
    """
    for path, value in changed:
        if not path:
            view = value
            continue
        place = view
        for step in path[:-1]:
            place = place[step]
        last = path[-1]
        if isinstance(place, list) and last == len(place):
            place.append(value)
        else:
            place[last] = value
    return view
