"""Raw events as keys and parameters; the texts speak them."""

# compile: mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.games.snowdonia import events as happened
from branchline.games.snowdonia.board import AREAS, COAL, EVENTS, GOOD_NAMES, WEATHERS, Board
from branchline.games.snowdonia.codes import QUESTIONS
from branchline.games.snowdonia.events import area_in, good_fact, good_in, number_in
from branchline.games.snowdonia.notation import space_text
from branchline.games.snowdonia.scoring import REASONS
from branchline.games.snowdonia.view import members

Params = dict[str, Any]


def event_of(board: Board, kind: i64, seat: i64, first: i64, second: i64) -> tuple[str, Params]:
    """An event's key and parameters."""
    params: Params = {}
    if seat != NOBODY:
        params["seat"] = int(seat)
    params |= PARAMS[kind](board, first, second)
    key = happened.KEYS[kind]
    if kind == happened.LAST_TRACK and seat == NOBODY:
        key += "-event"
    elif kind == happened.STARTS_NEXT and first:
        key += "-locked"
    elif kind == happened.WEATHER and first < 0:
        key += "-none"
    return key, params


# -- the two facts of an event, by what they are ---------------------------------------------------


def nothing(board: Board, first: i64, second: i64) -> Params:
    """No parameters besides the seat."""
    return {}


def number(board: Board, first: i64, second: i64) -> Params:
    """How many."""
    return {"n": int(first)}


def contract(board: Board, first: i64, second: i64) -> Params:
    """A contract."""
    return {"contract": int(first)}


def contract_at(board: Board, first: i64, second: i64) -> Params:
    """A contract and its position in the office."""
    return {"contract": int(first), "n": int(second)}


def contract_kept(board: Board, first: i64, second: i64) -> Params:
    """The contract kept, and those discarded."""
    return {"contract": int(first), "discarded": members(second)}


def train(board: Board, first: i64, second: i64) -> Params:
    """A train."""
    return {"train": int(first)}


def train_coaled(board: Board, first: i64, second: i64) -> Params:
    """A train and the coal put on it."""
    return {"train": int(first), "n": int(second)}


def train_bought(board: Board, first: i64, second: i64) -> Params:
    """A train, its price, and the coal that came with it."""
    coal = good_in(second, COAL)
    return {"train": int(first), "paid": goods_in(second - good_fact(COAL, coal)), "n": int(coal)}


def station(board: Board, first: i64, second: i64) -> Params:
    """A station."""
    return {"station": board.station_ids[first]}


def place(board: Board, first: i64, second: i64) -> Params:
    """A track or an excavation site, with its rubble or points."""
    return {"place": board.place_ids[first], "n": int(second)}


def site(board: Board, first: i64, second: i64) -> Params:
    """A building site, what was paid, and its points."""
    return {"site": board.site_ids[first], "paid": goods_in(second), "n": int(board.site_points[first])}


def cubes(board: Board, first: i64, second: i64) -> Params:
    """Cubes, and how many events came with them."""
    return {"cubes": goods_in(first), "n": int(second)}


def trade(board: Board, first: i64, second: i64) -> Params:
    """What was paid and what it gave."""
    return {"paid": goods_in(first), "got": goods_in(second)}


def event_space(board: Board, first: i64, second: i64) -> Params:
    """A space of the event track and its event."""
    return {"n": int(first), "event": EVENTS[second]}


def disc(board: Board, first: i64, second: i64) -> Params:
    """A weather disc by its position."""
    return {"n": int(first), "weather": WEATHERS[second]}


def weather(board: Board, first: i64, second: i64) -> Params:
    """The weather, if there is any."""
    return {"weather": WEATHERS[first]} if first >= 0 else {}


def weather_swapped(board: Board, first: i64, second: i64) -> Params:
    """The forecast before and after."""
    return {"weather": WEATHERS[first], "new": WEATHERS[second]}


def rates(board: Board, first: i64, second: i64) -> Params:
    """Both work rates."""
    return {"excavation": int(first), "lay_track": int(second)}


def area(board: Board, first: i64, second: i64) -> Params:
    """An area."""
    return {"area": AREAS[first]}


def space(board: Board, first: i64, second: i64) -> Params:
    """An action space."""
    return {"space": space_text(first, second)}


def two_spaces(board: Board, first: i64, second: i64) -> Params:
    """From one action space to another."""
    to = space_text(area_in(second), number_in(second))
    return {"space": space_text(area_in(first), number_in(first)), "to": to}


def question(board: Board, first: i64, second: i64) -> Params:
    """What was declined."""
    return {"question": QUESTIONS[first]}


def reason(board: Board, first: i64, second: i64) -> Params:
    """Why the game ended."""
    return {"reason": REASONS[first]}


def goods_in(fact: i64) -> dict[str, int]:
    """The goods packed into a fact."""
    return {name: int(n) for good, name in enumerate(GOOD_NAMES) if (n := good_in(fact, good))}


PARAMS: Final[dict[i64, Callable[[Board, i64, i64], Params]]] = {
    happened.FIRST_PLAYER: nothing,
    happened.SET_ASIDE: train,
    happened.TURNED_UP: contract_at,
    happened.DISC: disc,
    happened.SOLO_TRAIN: train,
    happened.FIRST_YARD: cubes,
    happened.CHOSE_START: station,
    happened.CHOSE_MARKER: station,
    happened.ROUND: number,
    happened.HIRED: number,
    happened.PLACED: space,
    happened.PLAYED: contract,
    happened.PASSED: question,
    happened.TOOK: cubes,
    happened.STARTS_NEXT: nothing,
    happened.DUG: place,
    happened.CLEARED: place,
    happened.CLEARED_UNOWNED: place,
    happened.WORKED: trade,
    happened.LAID: place,
    happened.BUILT: site,
    happened.FREE_CUBES: cubes,
    happened.BOUGHT: train_bought,
    happened.RETURNED: train,
    happened.IDLE: area,
    happened.TOOK_CONTRACT: contract,
    happened.SURVEYED: station,
    happened.LEFT_START: nothing,
    happened.MOVED: two_spaces,
    happened.SWAPPED: weather_swapped,
    happened.BLOCKED: nothing,
    happened.DREW_CUBES: cubes,
    happened.DREW_CONTRACT: contract,
    happened.KEPT: contract_kept,
    happened.DISCARDED: contract,
    happened.RESHUFFLED: number,
    happened.WEATHER: weather,
    happened.RATES: rates,
    happened.RESTOCKED: cubes,
    happened.EVENT_CUBE: event_space,
    happened.EVENT_DUG: place,
    happened.EVENT_LAID: place,
    happened.COMPLETED: station,
    happened.NO_EFFECT: event_space,
    happened.TRAINS_OPEN: nothing,
    happened.MAINTENANCE_DUE: nothing,
    happened.MAINTAINED: nothing,
    happened.MAINTAINED_CARD: contract,
    happened.GAVE_UP: train,
    happened.COALED: train_coaled,
    happened.CUBES_RETURNED: number,
    happened.EXTRA_BUILD_SPACE: nothing,
    happened.LAST_TRACK: nothing,
    happened.EXTRA_ROUND: nothing,
    happened.GAME_OVER: reason,
    happened.NO_EFFECT_PLAY: contract,
}
"""What the facts of each kind of event mean."""
