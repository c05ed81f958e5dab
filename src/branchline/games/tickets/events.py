"""What can happen, by number. The texts are in `texts/*/tickets.ftl`, under the names of `KEYS`."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRST_PLAYER: Final[i64] = 0
DEALT: Final[i64] = 1
TURNED_UP: Final[i64] = 2
FLUSHED: Final[i64] = 3
RESHUFFLED: Final[i64] = 4
GOAL_IN_PLAY: Final[i64] = 5
OFFERED_TICKETS: Final[i64] = 6
CHOSE_TICKETS: Final[i64] = 7
KEPT_TICKETS: Final[i64] = 8
TOOK: Final[i64] = 9
DREW: Final[i64] = 10
CLAIMED: Final[i64] = 11
TUNNEL_TRIED: Final[i64] = 12
TUNNEL_REVEALED: Final[i64] = 13
TUNNEL_PAID: Final[i64] = 14
TUNNEL_DECLINED: Final[i64] = 15
BONUS: Final[i64] = 16
LAST_ROUND: Final[i64] = 17
PASSED: Final[i64] = 18
STOPPED: Final[i64] = 19
GAME_OVER: Final[i64] = 20

KEYS: Final = (
    "first-player",
    "dealt",
    "turned-up",
    "flushed",
    "reshuffled",
    "goal-in-play",
    "offered-tickets",
    "chose-tickets",
    "kept-tickets",
    "took",
    "drew",
    "claimed",
    "tunnel-tried",
    "tunnel-revealed",
    "tunnel-paid",
    "tunnel-declined",
    "bonus",
    "last-round",
    "passed",
    "stopped",
    "game-over",
)
