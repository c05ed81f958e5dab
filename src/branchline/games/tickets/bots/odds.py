"""What may go wrong: a track taken by somebody else, a tunnel that asks for more."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.bots.atlas import Atlas
from branchline.games.tickets.bots.plan import NONE, Plan
from branchline.games.tickets.codes import count_in
from branchline.games.tickets.state import State
from branchline.games.tickets.tunnels import color_used

PASSING_BY: Final[i64] = 60
ONE_END: Final[i64] = 200
BOTH_ENDS: Final[i64] = 500
"""How likely somebody takes a track soon, in thousandths: by anybody; by one whose tracks reach one end; both."""

NO_RESERVE: Final[i64] = 330
ONE_SPARE: Final[i64] = 860
TWO_SPARE: Final[i64] = 985
"""How likely a tunnel can be paid with no, one, two cards left over, in thousandths: about a card in four
matches. Without a reserve it is counted less than it is, as the turn is lost if it fails."""

FEW_LEFT: Final[i64] = 12
"""Of fewer cards in deck and discard pile a tunnel turns much the same ones at every try."""


def danger(s: State, seat: i64, atlas: Atlas, track: i64) -> i64:
    """How likely somebody takes a track soon, in thousandths: those whose tracks end where it ends may want it."""
    board = s.board
    risk = PASSING_BY * (s.players - 1)
    for other in range(s.players):
        if other != seat and s.is_open(track, other) and s.wagons[other] >= board.length[track]:
            at_a = touches(s, other, atlas, board.end_a[track])
            at_b = touches(s, other, atlas, board.end_b[track])
            if at_a and at_b:
                risk += BOTH_ENDS
            elif at_a or at_b:
                risk += ONE_END
    return risk


def touches(s: State, other: i64, atlas: Atlas, city: i64) -> bool:
    """Whether a seat's tracks reach a city."""
    for i in range(atlas.start[city], atlas.start[city + 1]):
        if s.owner[atlas.around[i]] == other:
            return True
    return False


def closes(s: State, track: i64) -> bool:
    """Whether the tracks beside this one close when it is claimed."""
    board = s.board
    group = board.group[track]
    owners: i64 = 0
    for i in range(board.group_start[group], board.group_start[group + 1]):
        if s.owner[board.group_tracks[i]] != NOBODY:
            owners += 1
    return owners + 1 >= s.limit[group]


def loss_of(s: State, plan: Plan, track: i64) -> i64:
    """What it would cost if somebody took a planned track: the way around, at most the tickets that need it."""
    around = plan.detour(track, closes(s, track)) - plan.cost[track]
    at_stake = plan.at_stake(s, track)
    if around > at_stake:
        around = at_stake
    return around if around > 0 else 0


def harm_to(s: State, plan: Plan, track: i64) -> i64:
    """What another's plan loses if this track is taken, or those beside it close."""
    board = s.board
    group = board.group[track]
    worst: i64 = 0
    for i in range(board.group_start[group], board.group_start[group + 1]):
        twin = board.group_tracks[i]
        if plan.use[twin] > 0 and (twin == track or closes(s, track)):
            if plan.loss[twin] == NONE:
                plan.loss[twin] = loss_of(s, plan, twin)
            worst = plan.loss[twin] if plan.loss[twin] > worst else worst
    return worst


def luck(s: State, seat: i64, payment: i64) -> i64:
    """How likely a tunnel can be paid after the reveal, in thousandths, with the cards left over."""
    spare = left_over(s, seat, payment)
    if spare <= 0:
        return NO_RESERVE
    return ONE_SPARE if spare == 1 else TWO_SPARE


def left_over(s: State, seat: i64, payment: i64) -> i64:
    """How many cards a seat has left for what a tunnel may ask on top of a payment."""
    used = color_used(payment)
    spare = s.hands[seat * KINDS + LOCO] - count_in(payment, LOCO)
    if used != LOCO:
        spare += s.hands[seat * KINDS + used] - count_in(payment, used)
    return spare


def is_vain(s: State, seat: i64, track: i64, payment: i64) -> bool:
    """Whether a tunnel may ask for more than a seat has left, when few cards are left: all could try so for ever."""
    if s.board.tunnel[track] == 0 or not few_are_left(s):
        return False
    left = s.deck_size + s.discard_size
    turned = left if left < s.board.reveal else s.board.reveal
    return left_over(s, seat, payment) < turned


def few_are_left(s: State) -> bool:
    """Whether nearly all cards are in hands, so that a tunnel asks much the same at every try."""
    return s.deck_size + s.discard_size < FEW_LEFT
