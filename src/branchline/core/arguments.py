"""What callers hand in, checked: a wrong type gets the same error and sentence compiled and interpreted.

A compiled function refuses an argument that is not of its annotated type with a bare TypeError before its
first line runs. So what outsiders call takes `object`, and asks here what it was given.
"""

# compile: mypyc

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from branchline.core.errors import BadOption, BadRecord, NoSuchSeat

MOST_SEED = 10**4000
"""No seed is as large, or Python would not write it down."""
MOST_SHOWN = 80
"""How much of what it was given an error quotes."""


def shown(given: object) -> str:
    """What was handed in, as an error quotes it.

    >>> shown("seven"), shown([1.5] * 100), shown(10**5000)
    ("'seven'", '[1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5…', 'too long a number')
    """
    if type(given).__repr__ is object.__repr__:  # that tells an address, which is another every time
        return f"<{type(given).__name__}>"
    try:
        text = repr(given)
    except ValueError:  # Python does not write numbers of thousands of digits
        return "too long a number"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def seat_number(seat: object, players: int) -> int:
    """A seat at a table of so many."""
    if not isinstance(seat, int) or isinstance(seat, bool) or seat < 0 or seat >= players:
        raise NoSuchSeat(f"there is no seat {shown(seat)}; seats are 0 to {players - 1}")
    return seat


def move_number(number: object, last: int) -> int:
    """The number of a move that was made; 0 is the deal."""
    if not isinstance(number, int) or isinstance(number, bool) or number < 0 or number > last:
        raise BadRecord(f"there is no move {shown(number)}; the last one is {last}")
    return number


def seed_number(seed: object) -> int:
    """A seed: a whole number, up to some thousand digits."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not -MOST_SEED < seed < MOST_SEED:
        raise BadOption(f"a seed is a whole number, not {shown(seed)}")
    return seed


def switch(name: str, value: object) -> bool:
    """A choice between True and False."""
    if not isinstance(value, bool):
        raise BadOption(f"{name} is True or False, not {shown(value)}")
    return value


def player_names(names: object) -> list[str] | None:
    """The names of the players by seat, or None for stand-ins."""
    if names is None:
        return None
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"names are a list of texts, not {shown(names)}")
    return list(names)


def by_name(what: str, given: object) -> dict[str, Any]:
    """Values by name, such as options."""
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise BadOption(f"{what} are given by name, not as {shown(given)}")
    return dict(given)


def reader_seat(seat: object) -> int | None:
    """The seat of whoever reads a sentence, or None for somebody without one."""
    if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool) or seat < 0):
        raise NoSuchSeat(f"there is no seat {shown(seat)}; seats are 0, 1, 2 and on")
    return seat


def language_code(language: object) -> str:
    """A language as a text; whether there are words in it is asked later."""
    if not isinstance(language, str):
        raise BadOption(f"a language is a text like 'en', not {shown(language)}")
    return language
