"""Saying why: the keys and parameters of reasons, read off a plan."""

# compile: mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from branchline.games.tickets.board import CARDS, LOCO
from branchline.games.tickets.bots.needs import Needs
from branchline.games.tickets.bots.paying import lacking
from branchline.games.tickets.bots.plan import NONE, Plan
from branchline.games.tickets.codes import has
from branchline.games.tickets.state import OFFER_WIDTH, State


def why_keep(s: State, seat: i64, mask: i64) -> tuple[str, dict[str, Any]]:
    """Why these tickets are kept."""
    size = s.offer_size[seat]
    kept = [s.board.ticket_ids[s.offer[seat * OFFER_WIDTH + i]] for i in range(size) if has(mask, i)]
    if len(kept) == 1:
        return "tickets-why-keep-one", {"tickets": kept}
    return "tickets-why-keep", {"tickets": kept}


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
    if card == LOCO:
        return "tickets-why-loco", {}
    track = wanting(s, seat, plan, needs, card)
    if track == NONE:
        return "tickets-why-spare", {"card": CARDS[card]}
    return "tickets-why-collect", {"card": CARDS[card], "track": s.board.track_ids[track]}


def wanting(s: State, seat: i64, plan: Plan, needs: Needs, card: i64) -> i64:
    """The planned track to be paid in this colour that lacks least, NONE if there is none."""
    best: i64 = NONE
    for track in plan.wanted:
        if needs.lane[track] == card and (best == NONE or lacking(s, seat, track) < lacking(s, seat, best)):
            best = track
    return best


def leads(s: State, seat: i64) -> bool:
    """Whether a seat has more points on the board than any other."""
    for other in range(s.players):
        if other != seat and s.score[other] >= s.score[seat]:
            return False
    return True
