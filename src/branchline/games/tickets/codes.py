"""Moves and chance answers as numbers.

A move's low four bits are its kind; bits 4-15 hold a card, a track or a mask; a payment starts at
bit 16. Chance answers below 100 are train cards.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final[i64] = 0
DRAW_DECK: Final[i64] = 1
DRAW_ROW: Final[i64] = 2
CLAIM: Final[i64] = 3
TICKETS: Final[i64] = 4
KEEP: Final[i64] = 5
TUNNEL_PAY: Final[i64] = 6
TUNNEL_DECLINE: Final[i64] = 7
STOP: Final[i64] = 8

TICKET_ANSWER: Final[i64] = 100
SEAT_ANSWER: Final[i64] = 400
GOAL_ANSWER: Final[i64] = 500
