"""Moves, questions and chance answers as numbers.

A move's low five bits are its kind; its parts follow from bit 5 on (see `notation`).
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# kinds of moves
PASS: Final[i64] = 0
HIRE: Final[i64] = 1
PLACE: Final[i64] = 2  # area, number of the space from bit 8
PLAY: Final[i64] = 3  # contract
TAKE: Final[i64] = 4  # ore, stone from bit 10, coal from bit 15
WORK: Final[i64] = 5  # steel, stone from bit 10
BUILD: Final[i64] = 6  # site, bars paid in ore from bit 13, stones paid in rubble from bit 18
TRAIN: Final[i64] = 7  # train, bars paid in ore from bit 13
CONTRACT: Final[i64] = 8  # contract
KEEP: Final[i64] = 9  # contract
MAINTAIN: Final[i64] = 10  # contract, or 0 for steel
GIVE_UP: Final[i64] = 11
MOVE: Final[i64] = 12  # area, number from bit 8; to area from bit 13, number from bit 16
FORECAST: Final[i64] = 13  # weather
DIG: Final[i64] = 14
LAY: Final[i64] = 15
START: Final[i64] = 16  # end of the line
MARKER: Final[i64] = 17  # end of the line

KIND: Final[i64] = 31
"""Mask of a move's kind."""

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

QUESTION_RULES: Final = (
    "SN-ROUND-01",
    "SN-BF-05",
    "SN-BF-06",
    "SN-ASG-01",
    "SN-CON-02",
    "SN-A-01",
    "SN-EFF-02",
    "SN-EFF-06",
    "SN-EFF-18",
    "SN-EFF-09",
    "SN-EFF-10",
    "SN-C-01",
    "SN-E-01",
    "SN-F-01",
    "SN-EFF-19",
    "SN-EFF-08",
    "SN-EFF-15",
    "SN-EVT-14",
)
"""The rule by which each question is asked."""

# chance answers; below 4 they are cubes
SEAT_ANSWER: Final[i64] = 10
BACK_ANSWER: Final[i64] = 20
TRACK_ANSWER: Final[i64] = 100
TRAIN_ANSWER: Final[i64] = 200
CONTRACT_ANSWER: Final[i64] = 300
