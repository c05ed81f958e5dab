"""Phase 4, checking the weather: the discs shift, the work rates follow (SN-WX)."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY
from branchline.games.snowdonia.assign import send_home
from branchline.games.snowdonia.board import FOG, NO_WEATHER
from branchline.games.snowdonia.deck import refill_deck
from branchline.games.snowdonia.events import DISC, RATES, WEATHER
from branchline.games.snowdonia.state import State

LAST_DISC: Final[i64] = 3


def check_weather(s: State) -> None:
    """The labourers go home, the discs shift; the new one is the deck's top back (SN-WX-01, -02, AM-21)."""
    to_come = s.top_back if refill_deck(s) else NO_WEATHER
    send_home(s)
    s.weather = s.weather_next
    s.weather_next = s.weather_last
    s.weather_last = NO_WEATHER
    s.emit(WEATHER, NOBODY, s.weather, 0, NO_SECRET)
    if to_come != NO_WEATHER:
        s.weather_last = to_come
        s.emit(DISC, NOBODY, LAST_DISC, s.weather_last, NO_SECRET)
    if s.weather == NO_WEATHER or s.weather == FOG:
        return
    board = s.board
    s.dig_rate = shifted(s.dig_rate, board.dig_shift[s.weather], board.dig_rates)
    s.lay_rate = shifted(s.lay_rate, board.lay_shift[s.weather], board.lay_rates)
    s.emit(RATES, NOBODY, board.dig_rates[s.dig_rate], board.lay_rates[s.lay_rate], NO_SECRET)


def shifted(field: i64, by: i64, values: vec[i64]) -> i64:
    """A marker moves by fields and never leaves its track (SN-WX-05, -10)."""
    field += by
    if field < 0:
        return 0
    return field if field < len(values) else len(values) - 1
