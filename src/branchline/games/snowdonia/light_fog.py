"""Fog, and its light variant: which spaces of B and D are closed (SN-WX-06, SN-FOG)."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.games.snowdonia.board import AREA_B, AREA_D, FOG
from branchline.games.snowdonia.state import State


def spaces_in(s: State, area: i64) -> i64:
    """How many spaces an area has now; B has one once it is a Build space (SN-B-10)."""
    if area == AREA_B and s.b_builds:
        return 1
    return s.board.spaces[area]


def fogged(s: State, area: i64) -> bool:
    """Whether fog lies on an area; it forbids excavating and laying track, not building (AM-24)."""
    if s.weather != FOG:
        return False
    return area == AREA_D or (area == AREA_B and not s.b_builds)


def first_closed(s: State, area: i64) -> i64:
    """The spaces from this one on (counted from 0) are closed by fog."""
    spaces = spaces_in(s, area)
    if not fogged(s, area):
        return spaces
    if not s.rules.light_fog:
        return 0
    if spaces == 1 and s.rules.light_fog_single_open:
        return 1
    return spaces - 1


def can_work(s: State, area: i64) -> bool:
    """Whether an extra excavation or track laying is possible under this weather."""
    return not fogged(s, area) or s.rules.light_fog
