"""The parameters of events: for each kind a small function from a raw event to JSON-able facts.

Every function gets the board, the two public facts and the secret one, which is HIDDEN from whoever
may not know it; then its parameter is left out.
"""

# compile: mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from branchline.core.position import HIDDEN, NOBODY
from branchline.games.tickets import events
from branchline.games.tickets.board import CARDS, Board
from branchline.games.tickets.card_text import cards_of
from branchline.games.tickets.events import (
    KEYS,
    cards_in_order,
    kept_in,
    long_kept_in,
    tickets_in,
)
from branchline.games.tickets.mechanics.registry import in_play
from branchline.games.tickets.notation import kept_numbers

Params = dict[str, Any]


def event_of(board: Board, kind: i64, seat: i64, first: i64, second: i64, secret: i64) -> tuple[str, Params]:
    """An event's key and parameters."""
    params: Params = {"seat": int(seat)} if seat != NOBODY else {}
    if kind in PARAMS:
        params.update(PARAMS[kind](board, int(first), int(second), int(secret)))
    for mechanic in in_play(board):
        params.update(mechanic.told(board, kind, first, second) or {})
    return KEYS[kind], params


def counted_cards(board: Board, count: int, second: int, secret: int) -> Params:
    """Cards only their owner sees: dealt, or drawn as a bonus."""
    return {"n": count} if secret == HIDDEN else {"n": count, "cards": cards_of(secret)}


def turned_up(board: Board, slot: int, card: int, secret: int) -> Params:
    return {"slot": slot, "card": CARDS[card]}


def open_cards(board: Board, cards: int, second: int, secret: int) -> Params:
    """Cards for all to see: flushed, or paid on top for a tunnel."""
    return {"cards": cards_of(cards)}


def reshuffled(board: Board, count: int, second: int, secret: int) -> Params:
    return {"n": count}


def goal_in_play(board: Board, goal: int, second: int, secret: int) -> Params:
    return {"goal": board.goal_ids[goal]}


def offered_tickets(board: Board, count: int, second: int, secret: int) -> Params:
    return {"n": count} if secret == HIDDEN else {"n": count, "tickets": ticket_ids(board, secret)}


def chose_tickets(board: Board, first: int, second: int, secret: int) -> Params:
    return {} if secret == HIDDEN else {"kept": kept_numbers(secret)}


def kept_tickets(board: Board, count: int, returned: int, secret: int) -> Params:
    kept = int(kept_in(count))
    params: Params = {"n": kept, "returned": returned}
    if board.mixes:
        long = int(long_kept_in(count))
        params.update({"short": kept - long, "long": long})
    if secret != HIDDEN:
        params["tickets"] = ticket_ids(board, secret)
    return params


def took(board: Board, card: int, slot: int, secret: int) -> Params:
    return {"card": CARDS[card], "slot": slot}


def drew(board: Board, first: int, second: int, secret: int) -> Params:
    return {} if secret == HIDDEN else {"card": CARDS[secret]}


def claimed(board: Board, track: int, payment: int, secret: int) -> Params:
    points = int(board.points[board.length[track]])
    return {"track": board.track_ids[track], "cards": cards_of(payment), "points": points}


def laid_cards(board: Board, track: int, payment: int, secret: int) -> Params:
    """Cards laid down for a tunnel, or taken back."""
    return {"track": board.track_ids[track], "cards": cards_of(payment)}


def tunnel_revealed(board: Board, packed: int, owes: int, secret: int) -> Params:
    return {"revealed": [CARDS[card] for card in cards_in_order(packed)], "owes": owes}


def last_round(board: Board, wagons: int, second: int, secret: int) -> Params:
    return {"wagons": wagons}


def game_over(board: Board, deadlock: int, second: int, secret: int) -> Params:
    return {"reason": "deadlock" if deadlock else "wagons"}


def mix_announced(board: Board, short: int, long: int, secret: int) -> Params:
    return {"short": short, "long": long}


def ticket_ids(board: Board, packed: int) -> list[str]:
    """The ids of packed tickets."""
    return [board.ticket_ids[ticket] for ticket in tickets_in(packed)]


PARAMS: Final[dict[int, Callable[[Board, int, int, int], Params]]] = {
    events.DEALT: counted_cards,
    events.TURNED_UP: turned_up,
    events.FLUSHED: open_cards,
    events.RESHUFFLED: reshuffled,
    events.GOAL_IN_PLAY: goal_in_play,
    events.OFFERED_TICKETS: offered_tickets,
    events.CHOSE_TICKETS: chose_tickets,
    events.KEPT_TICKETS: kept_tickets,
    events.TOOK: took,
    events.DREW: drew,
    events.CLAIMED: claimed,
    events.TUNNEL_TRIED: laid_cards,
    events.TUNNEL_REVEALED: tunnel_revealed,
    events.TUNNEL_PAID: open_cards,
    events.TUNNEL_DECLINED: laid_cards,
    events.BONUS: counted_cards,
    events.LAST_ROUND: last_round,
    events.GAME_OVER: game_over,
    events.MIX_ANNOUNCED: mix_announced,
}
