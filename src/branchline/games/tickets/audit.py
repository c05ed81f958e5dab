"""The conservation laws TR-INV-*, for tests and soak runs."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.games.tickets.board import CARDS, KINDS, LOCO
from branchline.games.tickets.codes import LONG, count_in
from branchline.games.tickets.mechanics.registry import in_play
from branchline.games.tickets.state import (
    APART,
    CHOOSING,
    EMPTY,
    OFFER_WIDTH,
    OFFERED,
    ON_TOP,
    OUT,
    OVER,
    UNDER,
    State,
)
from branchline.games.tickets.ticket_mixes import decks_wrong


def broken_laws(s: State) -> list[str]:
    """Sentences about what is wrong with a position; none for a sound one."""
    return [
        *cards_lost(s),
        *wagons_lost(s),
        *tickets_lost(s),
        *groups_overfull(s),
        *row_wrong(s),
        *decks_wrong(s),
        *(law for mechanic in in_play(s.board) for law in mechanic.broken_laws(s)),
    ]


def cards_lost(s: State) -> list[str]:
    """TR-INV-01 and -08: no train card appears or vanishes; an empty deck means no discards."""
    wrong: list[str] = []
    for card in range(KINDS):
        total = s.deck[card] + s.discard[card]
        total += count_in(s.tunnel_laid, card) + count_in(s.tunnel_shown, card)
        for face_up in s.row:
            if face_up == card:
                total += 1
        for seat in range(s.players):
            total += s.hands[seat * KINDS + card]
            if s.hands[seat * KINDS + card] < s.shown[seat * KINDS + card]:
                wrong.append(f"TR-INV-01: seat {seat} is known to hold more {CARDS[card]} than it does")
        there = s.board.locomotives if card == LOCO else s.board.per_color
        if total != there:
            wrong.append(f"TR-INV-01: {total} {CARDS[card]} cards instead of {there}")
    in_deck: i64 = 0
    discarded: i64 = 0
    for card in range(KINDS):
        in_deck += s.deck[card]
        discarded += s.discard[card]
    if in_deck != s.deck_size or discarded != s.discard_size:
        wrong.append("TR-INV-01: the counted sizes of deck and discard are off")
    if s.deck_size == 0 and s.discard_size > 0:
        wrong.append("TR-INV-08: the deck is empty and was not reshuffled")
    return wrong


def wagons_lost(s: State) -> list[str]:
    """TR-INV-02 and TR-NL-SCORE-02: wagons and route points agree with the board."""
    wrong: list[str] = []
    for seat in range(s.players):
        placed: i64 = 0
        points: i64 = 0
        for track in range(s.board.tracks()):
            if s.owner[track] == seat:
                placed += s.board.length[track]
                points += s.board.points[s.board.length[track]]
        if placed + s.wagons[seat] != s.wagons_at_start or s.wagons[seat] < 0:
            wrong.append(f"TR-INV-02: seat {seat} has {placed} wagons placed and {s.wagons[seat]} left")
        if points != s.score[seat]:
            wrong.append(f"TR-NL-SCORE-02: seat {seat} has {s.score[seat]} points for tracks worth {points}")
    return wrong


def tickets_lost(s: State) -> list[str]:
    """TR-INV-03: every ticket is in exactly one place, and the counts agree."""
    wrong: list[str] = []
    on_top: i64 = 0
    under: i64 = 0
    offered: i64 = 0
    for ticket in range(s.board.tickets()):
        at = s.ticket_at[ticket]
        if at == ON_TOP:
            on_top += 1
        elif at == UNDER:
            under += 1
        elif at >= OFFERED and at < UNDER:
            offered += 1
    if on_top != s.on_top or under != len(s.under) - s.under_at:
        wrong.append("TR-INV-03: the ticket deck is not what it is counted as")
    for i in range(s.under_at, len(s.under)):
        if s.ticket_at[s.under[i]] != UNDER:
            wrong.append("TR-INV-03: a ticket lies under the deck and elsewhere")
    for seat in range(s.players):
        offered -= s.offer_size[seat]
        for k in range(s.offer_size[seat]):
            if s.ticket_at[s.offer[seat * OFFER_WIDTH + k]] != OFFERED + seat:
                wrong.append(f"TR-INV-03: seat {seat} is offered a ticket that lies elsewhere")
    if s.board.long_deal > 0:
        wrong += long_tickets_wrong(s)
    if offered != 0:
        wrong.append("TR-INV-03: offered tickets are not what they are counted as")
    return wrong


def long_tickets_wrong(s: State) -> list[str]:
    """TR-EU-INV-02: the ticket deck has no long tickets, and no more are in hands than were dealt."""
    dealt: i64 = 0
    for ticket in range(s.board.tickets()):
        at = s.ticket_at[ticket]
        if s.board.ticket_deck[ticket] == LONG:
            if at in (ON_TOP, UNDER, APART):
                return ["TR-EU-INV-02: a long ticket lies in the ticket deck"]
            if at != OUT:
                dealt += 1
    return ["TR-EU-INV-02: there are too many long tickets"] if dealt > s.players * s.board.long_deal else []


def groups_overfull(s: State) -> list[str]:
    """TR-INV-04: nobody owns two tracks of a group, and no group has more owners than it may."""
    wrong: list[str] = []
    board = s.board
    for group in range(len(s.limit)):
        owners: list[int] = []
        for i in range(board.group_start[group], board.group_start[group + 1]):
            if s.owner[board.group_tracks[i]] != NOBODY:
                owners.append(int(s.owner[board.group_tracks[i]]))
        if len(owners) != len(set(owners)) or len(owners) > s.limit[group]:
            wrong.append(f"TR-INV-04: {board.track_ids[board.group_tracks[board.group_start[group]]]} is overfull")
    return wrong


def row_wrong(s: State) -> list[str]:
    """TR-INV-05 and -06: the row is full while there are cards; somebody can move."""
    wrong: list[str] = []
    for slot in range(len(s.row)):
        if s.row[slot] == EMPTY and s.deck_size > 0:
            wrong.append("TR-INV-05: the row has a gap although there are cards")
    if s.phase != OVER and len(s.legal()) == 0:
        wrong.append("TR-INV-06: nobody can move")
    if s.phase == CHOOSING and s.under_at != 0:
        wrong.append("TR-INV-03: tickets were drawn from under the deck before the game began")
    return wrong
