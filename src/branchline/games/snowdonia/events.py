"""What can happen, by number. The texts are in `texts/*/snowdonia.ftl`, under the names of `KEYS`.

There is no secret in this game: every event is for everybody (SN-HID-02).
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRST_PLAYER: Final[i64] = 0
SET_ASIDE: Final[i64] = 1
TURNED_UP: Final[i64] = 2
DISC: Final[i64] = 3
SOLO_TRAIN: Final[i64] = 4
FIRST_YARD: Final[i64] = 5
CHOSE_START: Final[i64] = 6
CHOSE_MARKER: Final[i64] = 7
ROUND: Final[i64] = 8
HIRED: Final[i64] = 9
PLACED: Final[i64] = 10
PLAYED: Final[i64] = 11
PASSED: Final[i64] = 12
TOOK: Final[i64] = 13
STARTS_NEXT: Final[i64] = 14
DUG: Final[i64] = 15
CLEARED: Final[i64] = 16
CLEARED_UNOWNED: Final[i64] = 17
WORKED: Final[i64] = 18
LAID: Final[i64] = 19
BUILT: Final[i64] = 20
FREE_CUBES: Final[i64] = 21
BOUGHT: Final[i64] = 22
RETURNED: Final[i64] = 23
IDLE: Final[i64] = 24
TOOK_CONTRACT: Final[i64] = 25
SURVEYED: Final[i64] = 26
LEFT_START: Final[i64] = 27
MOVED: Final[i64] = 28
SWAPPED: Final[i64] = 29
BLOCKED: Final[i64] = 30
DREW_CUBES: Final[i64] = 31
DREW_CONTRACT: Final[i64] = 32
KEPT: Final[i64] = 33
DISCARDED: Final[i64] = 34
RESHUFFLED: Final[i64] = 35
WEATHER: Final[i64] = 36
RATES: Final[i64] = 37
RESTOCKED: Final[i64] = 38
EVENT_CUBE: Final[i64] = 39
EVENT_DUG: Final[i64] = 40
EVENT_LAID: Final[i64] = 41
COMPLETED: Final[i64] = 42
NO_EFFECT: Final[i64] = 43
TRAINS_OPEN: Final[i64] = 44
MAINTENANCE_DUE: Final[i64] = 45
MAINTAINED: Final[i64] = 46
MAINTAINED_CARD: Final[i64] = 47
GAVE_UP: Final[i64] = 48
COALED: Final[i64] = 49
CUBES_RETURNED: Final[i64] = 50
EXTRA_BUILD_SPACE: Final[i64] = 51
LAST_TRACK: Final[i64] = 52
EXTRA_ROUND: Final[i64] = 53
GAME_OVER: Final[i64] = 54
NO_EFFECT_PLAY: Final[i64] = 55

KEYS: Final = (
    "first-player",
    "set-aside",
    "turned-up",
    "disc",
    "solo-train",
    "first-yard",
    "chose-start",
    "chose-marker",
    "round",
    "hired",
    "placed",
    "played",
    "passed",
    "took",
    "starts-next",
    "dug",
    "cleared",
    "cleared-unowned",
    "worked",
    "laid",
    "built",
    "free-cubes",
    "bought",
    "returned",
    "idle",
    "took-contract",
    "surveyed",
    "left-start",
    "moved",
    "swapped",
    "blocked",
    "drew-cubes",
    "drew-contract",
    "kept",
    "discarded",
    "reshuffled",
    "weather",
    "rates",
    "restocked",
    "event-cube",
    "event-dug",
    "event-laid",
    "completed",
    "no-effect",
    "trains-open",
    "maintenance-due",
    "maintained",
    "maintained-card",
    "gave-up",
    "coaled",
    "cubes-returned",
    "extra-build-space",
    "last-track",
    "extra-round",
    "game-over",
    "no-effect-play",
)

# -- facts packed into one number of an event ------------------------------------------------------

GOOD_BITS: Final[i64] = 10
MOST_GOODS: Final[i64] = 1023
SPACE_BITS: Final[i64] = 8
MOST_SPACE: Final[i64] = 255


def goods_fact(ore: i64, stone: i64, coal: i64, rubble: i64, steel: i64) -> i64:
    """Goods of every kind as one fact."""
    return ore | stone << GOOD_BITS | coal << (2 * GOOD_BITS) | rubble << (3 * GOOD_BITS) | steel << (4 * GOOD_BITS)


def good_fact(good: i64, n: i64) -> i64:
    """Goods of one kind as a fact; facts of different goods add up."""
    return n << (GOOD_BITS * good)


def good_in(fact: i64, good: i64) -> i64:
    """How much of a good a fact tells of."""
    return fact >> (GOOD_BITS * good) & MOST_GOODS


def space_fact(area: i64, number: i64) -> i64:
    """An action space as one fact."""
    return area << SPACE_BITS | number


def area_in(fact: i64) -> i64:
    """The area of a space."""
    return fact >> SPACE_BITS


def number_in(fact: i64) -> i64:
    """The number of a space in its area."""
    return fact & MOST_SPACE
