"""Raw events as keys and parameters; the texts speak them."""

# compile: mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.games.snowdonia import events as happened
from branchline.games.snowdonia.board import AREAS, EVENTS, GOOD_NAMES, WEATHERS, Board
from branchline.games.snowdonia.codes import QUESTIONS
from branchline.games.snowdonia.notation import space_text
from branchline.games.snowdonia.scoring import REASONS
from branchline.games.snowdonia.view import members, weather_name


def goods_in(packed: i64) -> dict[str, int]:
    """The goods packed into an event."""
    return {name: int(n) for at, name in enumerate(GOOD_NAMES) if (n := packed >> (6 * at) & 63)}


def event_of(board: Board, kind: i64, seat: i64, first: i64, second: i64) -> tuple[str, dict[str, Any]]:
    """An event's key and parameters."""
    params: dict[str, Any] = {}
    if seat != NOBODY:
        params["seat"] = int(seat)
    params |= parts_of(board, kind, first, second)
    key = happened.KEYS[kind]
    if kind == happened.LAST_TRACK and seat == NOBODY:
        key += "-event"
    elif kind == happened.STARTS_NEXT and first:
        key += "-locked"
    elif kind == happened.WEATHER and first < 0:
        key += "-none"
    return key, params


def parts_of(board: Board, kind: i64, first: i64, second: i64) -> dict[str, Any]:
    """The parameters of an event besides its seat."""
    if kind in CONTRACT_EVENTS:
        return {"contract": int(first)}
    if kind in TRAIN_EVENTS:
        return {"train": int(first)}
    if kind in STATION_EVENTS:
        return {"station": board.station_ids[first]}
    if kind in NUMBER_EVENTS:
        return {"n": int(first)}
    if kind in PLACE_EVENTS:
        return {"place": board.place_ids[first], "n": int(second)}
    if kind in CUBE_EVENTS:
        return {"cubes": goods_in(first), "n": int(second)}
    if kind in TRACK_SPACE_EVENTS:
        return {"n": int(first), "event": EVENTS[second]}
    if kind == happened.TURNED_UP:
        return {"contract": int(first), "n": int(second)}
    if kind == happened.DISC:
        return {"n": int(first), "weather": WEATHERS[second]}
    if kind == happened.PLACED:
        return {"space": space_text(first, second)}
    if kind == happened.PASSED:
        return {"question": QUESTIONS[first]}
    if kind == happened.WORKED:
        return {"paid": goods_in(first), "got": goods_in(second)}
    if kind == happened.BUILT:
        return {"site": board.site_ids[first], "paid": goods_in(second), "n": int(board.site_points[first])}
    if kind == happened.BOUGHT:
        coal = second >> 12 & 63
        return {"train": int(first), "paid": goods_in(second - (coal << 12)), "n": int(coal)}
    if kind == happened.IDLE:
        return {"area": AREAS[first]}
    if kind == happened.MOVED:
        return {"space": space_text(first >> 8, first & 255), "to": space_text(second >> 8, second & 255)}
    if kind == happened.SWAPPED:
        return {"weather": WEATHERS[first], "new": WEATHERS[second]}
    if kind == happened.KEPT:
        return {"contract": int(first), "discarded": members(second)}
    if kind == happened.WEATHER:
        return {"weather": weather_name(first)} if first >= 0 else {}
    if kind == happened.RATES:
        return {"excavation": int(first), "lay_track": int(second)}
    if kind == happened.COALED:
        return {"train": int(first), "n": int(second)}
    if kind == happened.GAME_OVER:
        return {"reason": REASONS[first]}
    return {}


CONTRACT_EVENTS = (
    happened.PLAYED,
    happened.TOOK_CONTRACT,
    happened.DREW_CONTRACT,
    happened.DISCARDED,
    happened.MAINTAINED_CARD,
    happened.NO_EFFECT_PLAY,
)
TRAIN_EVENTS = (happened.SET_ASIDE, happened.SOLO_TRAIN, happened.RETURNED, happened.GAVE_UP)
STATION_EVENTS = (happened.CHOSE_START, happened.CHOSE_MARKER, happened.SURVEYED, happened.COMPLETED)
NUMBER_EVENTS = (happened.ROUND, happened.HIRED, happened.RESHUFFLED, happened.CUBES_RETURNED)
PLACE_EVENTS = (
    happened.DUG,
    happened.CLEARED,
    happened.CLEARED_UNOWNED,
    happened.LAID,
    happened.EVENT_DUG,
    happened.EVENT_LAID,
)
CUBE_EVENTS = (happened.FIRST_YARD, happened.TOOK, happened.FREE_CUBES, happened.DREW_CUBES, happened.RESTOCKED)
TRACK_SPACE_EVENTS = (happened.EVENT_CUBE, happened.NO_EFFECT)
