"""The supply bag: drawing cubes at random, without putting them back."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.errors import BadRecord
from branchline.games.snowdonia.board import EVENT
from branchline.games.snowdonia.state import State


def draw_cube(s: State) -> i64:
    """Draw one cube; every cube is as likely as any other (SN-YARD-06). The bag must not be empty."""
    bag = s.bag
    at = s.below(s.bag_size)
    cube: i64 = 0
    while at >= bag[cube]:
        at -= bag[cube]
        cube += 1
    if s.logging:
        cube = s.told(cube)
        if cube < 0 or cube > EVENT or bag[cube] == 0:
            raise BadRecord("the record draws a cube that is not in the bag")
        s.note(cube)
    bag[cube] -= 1
    s.bag_size -= 1
    return cube


def put_back_events(s: State, n: i64) -> None:
    """Put event cubes into the bag."""
    s.bag[EVENT] += n
    s.bag_size += n
