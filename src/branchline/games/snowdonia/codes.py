"""Moves, questions and chance answers as numbers, and the only functions that pack and unpack them.

A move's low five bits are its kind; its parts follow from bit 5 on.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# kinds of moves
PASS: Final[i64] = 0
HIRE: Final[i64] = 1
PLACE: Final[i64] = 2
PLAY: Final[i64] = 3
TAKE: Final[i64] = 4
WORK: Final[i64] = 5
BUILD: Final[i64] = 6
TRAIN: Final[i64] = 7
CONTRACT: Final[i64] = 8
KEEP: Final[i64] = 9
MAINTAIN: Final[i64] = 10
GIVE_UP: Final[i64] = 11
MOVE: Final[i64] = 12
FORECAST: Final[i64] = 13
DIG: Final[i64] = 14
LAY: Final[i64] = 15
START: Final[i64] = 16
MARKER: Final[i64] = 17

KIND: Final[i64] = 31
"""Mask of a move's kind."""

AMOUNT: Final[i64] = 31
"""Mask of a number of cubes, bars, stones, or of a space."""

AREA: Final[i64] = 7
NUMBER: Final[i64] = 255
"""Masks of an area, and of the number of a site or a train."""


# -- moves packed ----------------------------------------------------------------------------------


def place_code(area: i64, space: i64) -> i64:
    """A labourer on a space, numbered from 1 (area G: 0)."""
    return PLACE | area << 5 | space << 8


def move_labourer_code(area: i64, space: i64, to_area: i64, to_space: i64) -> i64:
    """A labourer from one space to another."""
    return MOVE | area << 5 | space << 8 | to_area << 13 | to_space << 16


def take_code(ore: i64, stone: i64, coal: i64) -> i64:
    """Cubes out of the yard."""
    return TAKE | ore << 5 | stone << 10 | coal << 15


def work_code(steel: i64, stone: i64) -> i64:
    """Trades in the Works, by what they give."""
    return WORK | steel << 5 | stone << 10


def build_code(site: i64, bars: i64, stones: i64) -> i64:
    """A building site, with the bars paid in ore and the stones paid in rubble."""
    return BUILD | site << 5 | bars << 13 | stones << 18


def train_code(train: i64, bars: i64) -> i64:
    """A train, with the bars paid in ore."""
    return TRAIN | train << 5 | bars << 13


def subject_code(kind: i64, subject: i64) -> i64:
    """A move about one thing: a contract, a weather, an end of the line, or 0 for steel."""
    return kind | subject << 5


# -- moves unpacked --------------------------------------------------------------------------------


def kind_of(code: i64) -> i64:
    """The kind of a move."""
    return code & KIND


def area_of(code: i64) -> i64:
    """PLACE, MOVE: the area of the space."""
    return code >> 5 & AREA


def space_of(code: i64) -> i64:
    """PLACE, MOVE: the number of the space."""
    return code >> 8 & AMOUNT


def to_area_of(code: i64) -> i64:
    """MOVE: the area the labourer goes to."""
    return code >> 13 & AREA


def to_space_of(code: i64) -> i64:
    """MOVE: the number of the space the labourer goes to."""
    return code >> 16 & AMOUNT


def ore_of(code: i64) -> i64:
    """TAKE: ore."""
    return code >> 5 & AMOUNT


def steel_of(code: i64) -> i64:
    """WORK: steel bars."""
    return code >> 5 & AMOUNT


def stone_of(code: i64) -> i64:
    """TAKE, WORK: stone."""
    return code >> 10 & AMOUNT


def coal_of(code: i64) -> i64:
    """TAKE: coal."""
    return code >> 15 & AMOUNT


def site_of(code: i64) -> i64:
    """BUILD: the building site."""
    return code >> 5 & NUMBER


def train_of(code: i64) -> i64:
    """TRAIN: the train."""
    return code >> 5 & NUMBER


def bars_of(code: i64) -> i64:
    """BUILD, TRAIN: the steel bars paid in ore."""
    return code >> 13 & AMOUNT


def stones_of(code: i64) -> i64:
    """BUILD: the stones paid in rubble."""
    return code >> 18 & AMOUNT


def subject_of(code: i64) -> i64:
    """The one thing a move of any other kind is about; see `subject_code`."""
    return code >> 5


# questions: what the player to move is asked
NOTHING: Final[i64] = 0
ASK_START: Final[i64] = 1
ASK_MARKER: Final[i64] = 2
ASK_PLACE: Final[i64] = 3
ASK_PLAY: Final[i64] = 4
ASK_TAKE: Final[i64] = 5
ASK_TAKE_NOW: Final[i64] = 6
ASK_MOVE: Final[i64] = 7
ASK_FORECAST: Final[i64] = 8
ASK_STONE: Final[i64] = 9
ASK_SMELT: Final[i64] = 10
ASK_WORK: Final[i64] = 11
ASK_BUILD: Final[i64] = 12
ASK_CONTRACT: Final[i64] = 13
ASK_KEEP: Final[i64] = 14
ASK_DIG: Final[i64] = 15
ASK_LAY: Final[i64] = 16
ASK_MAINTAIN: Final[i64] = 17

QUESTIONS: Final = (
    "nothing",
    "start",
    "marker",
    "place",
    "play",
    "take",
    "take-now",
    "move",
    "forecast",
    "stone",
    "smelt",
    "work",
    "build",
    "contract",
    "keep",
    "dig",
    "lay",
    "maintain",
)

QUESTION_RULES: Final = {
    "nothing": "SN-ROUND-01",
    "start": "SN-BF-05",
    "marker": "SN-BF-06",
    "place": "SN-ASG-01",
    "play": "SN-CON-02",
    "take": "SN-A-01",
    "take-now": "SN-EFF-02",
    "move": "SN-EFF-06",
    "forecast": "SN-EFF-18",
    "stone": "SN-EFF-09",
    "smelt": "SN-EFF-10",
    "work": "SN-C-01",
    "build": "SN-E-01",
    "contract": "SN-F-01",
    "keep": "SN-EFF-19",
    "dig": "SN-EFF-08",
    "lay": "SN-EFF-15",
    "maintain": "SN-EVT-14",
}
"""The rule by which each question is asked."""

# kinds of chance answers, by the lowest number of each
CUBE_ANSWER: Final[i64] = 0
SEAT_ANSWER: Final[i64] = 10
BACK_ANSWER: Final[i64] = 20
TRACK_ANSWER: Final[i64] = 100
TRAIN_ANSWER: Final[i64] = 200
CONTRACT_ANSWER: Final[i64] = 300


def chance_answer(kind: i64, number: i64) -> i64:
    """A chance answer: a seat, a back, a track card, a train or a contract by its number."""
    return kind + number


def answer_number(kind: i64, answer: i64) -> i64:
    """The number in a chance answer of a kind; out of its range if the answer is of another."""
    return answer - kind


def answer_kind(answer: i64) -> i64:
    """The kind of a chance answer."""
    if answer < SEAT_ANSWER:
        return CUBE_ANSWER
    if answer < BACK_ANSWER:
        return SEAT_ANSWER
    if answer < TRACK_ANSWER:
        return BACK_ANSWER
    if answer < TRAIN_ANSWER:
        return TRACK_ANSWER
    return TRAIN_ANSWER if answer < CONTRACT_ANSWER else CONTRACT_ANSWER
