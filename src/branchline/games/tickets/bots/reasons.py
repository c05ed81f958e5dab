"""Saying why: the keys and parameters of reasons, read off a plan."""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from branchline.games.tickets.board import CARDS, KINDS, LOCO
from branchline.games.tickets.bots.needs import Needs, asked
from branchline.games.tickets.bots.plan import NONE, Plan
from branchline.games.tickets.codes import has
from branchline.games.tickets.state import OFFER_WIDTH, State

ENOUGH: Final[i64] = 100
"""More than any track lacks."""


def why_keep(s: State, seat: i64, mask: i64, plan: Plan) -> tuple[str, dict[str, Any]]:
    """Why these tickets are kept: because they share ways in a plan laid for them, or as the best there is."""
    size = s.offer_size[seat]
    kept = [s.board.ticket_ids[s.offer[seat * OFFER_WIDTH + i]] for i in range(size) if has(mask, i)]
    if len(kept) == 1:
        return "tickets-why-keep-one", {"tickets": kept}
    for use in plan.use:
        if use > 1:
            return "tickets-why-keep", {"tickets": kept}
    return "tickets-why-keep-best", {"tickets": kept}


def aim_of(s: State, plan: Plan) -> dict[str, Any]:
    """What a plan is after: the tickets it lays a way for, and the tracks still to be claimed."""
    board = s.board
    tickets = [board.ticket_ids[plan.tickets[k]] for k in range(len(plan.tickets)) if plan.link[k] >= 0]
    return {"tickets": tickets, "tracks": [board.track_ids[track] for track in plan.wanted]}


def why_claim(s: State, plan: Plan, track: i64) -> tuple[str, dict[str, Any]]:
    """Why a track is claimed: for a ticket, or for its points."""
    ticket = plan.serves(track)
    if ticket != NONE:
        return "tickets-why-way", {"ticket": s.board.ticket_ids[ticket]}
    points = int(s.board.points[s.board.length[track]])
    return "tickets-why-points", {"points": points}


def why_draw(s: State, seat: i64, plan: Plan, needs: Needs, card: i64) -> tuple[str, dict[str, Any]]:
    """Why a card is taken from the row (NONE: from the deck): the track it is for."""
    if card == NONE:
        return "tickets-why-deck", {}
    if card == LOCO and s.board.loco_anywhere:
        return "tickets-why-loco", {}
    track = wanting_loco(s, plan) if card == LOCO else wanting(s, seat, plan, needs, card)
    if track == NONE:
        return "tickets-why-spare", {"card": CARDS[card]}
    return "tickets-why-collect", {"card": CARDS[card], "track": s.board.track_ids[track]}


def wanting(s: State, seat: i64, plan: Plan, needs: Needs, card: i64) -> i64:
    """The planned track to be paid in this colour that lacks least of it, NONE if the hand has enough for all.

    Where it has enough for each but not for all, the longest.
    """
    best: i64 = NONE
    least: i64 = 0
    for track in plan.wanted:
        if needs.lane[track] == card:
            lack = asked(s.board, track) - s.hands[seat * KINDS + card]
            if lack <= 0 and needs.short[card] <= 0:
                continue
            rank = lack if lack > 0 else ENOUGH - s.board.length[track]
            if best == NONE or rank < least:
                best = track
                least = rank
    return best


def wanting_loco(s: State, plan: Plan) -> i64:
    """The longest planned track that a locomotive can pay for, NONE if there is none."""
    best: i64 = NONE
    for track in plan.wanted:
        if s.board.takes_loco(track) and (best == NONE or s.board.length[track] > s.board.length[best]):
            best = track
    return best


def leads(s: State, seat: i64) -> bool:
    """Whether a seat has more points on the board than any other."""
    for other in range(s.players):
        if other != seat and s.score[other] >= s.score[seat]:
            return False
    return True
