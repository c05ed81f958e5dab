"""The destination tickets: drawing, keeping, and whether a seat's network completes them."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.errors import BadRecord
from branchline.core.outcome import Points
from branchline.core.position import bit
from branchline.games.tickets.codes import has, keep_code, members, ticket_answer, ticket_of
from branchline.games.tickets.events import CHOSE_TICKETS, KEPT_TICKETS, OFFERED_TICKETS, kept_of_decks, ticket_at
from branchline.games.tickets.state import (
    APART,
    EMPTY,
    LOG_SIZE,
    LOG_TICKETS,
    OFFER_WIDTH,
    OFFERED,
    ON_TOP,
    OPEN,
    OUT,
    UNDER,
    State,
)
from branchline.games.tickets.ticket_mixes import draw_of_mix, put_back


def draw_ticket(s: State) -> i64:
    """Take the top ticket: one nobody has seen while there are such, then those put back, in order."""
    if s.on_top == 0:
        s.under_at += 1
        return s.under[s.under_at - 1]
    s.on_top -= 1
    return draw_from(s, ON_TOP, s.on_top + 1)


def draw_from(s: State, pile: i64, size: i64) -> i64:
    """Take any ticket of a pile of this size that nobody has seen."""
    at = s.ticket_at
    skip = s.below(size)
    ticket: i64 = 0
    while at[ticket] != pile or skip > 0:
        if at[ticket] == pile:
            skip -= 1
        ticket += 1
    if s.logging:
        ticket = ticket_of(s.told(ticket_answer(ticket)))
        if ticket < 0 or ticket >= len(at) or at[ticket] != pile:
            raise BadRecord("the record draws a ticket that is not on top of the ticket deck")
        s.note(ticket_answer(ticket))
    return ticket


def offer_tickets(s: State, seat: i64, wanted: i64, long: i64) -> None:
    """Draw tickets for a seat to choose from, as many as there are (TR-NL-TICK-02); at the start long ones first."""
    size: i64 = 0
    packed: i64 = 0
    size_at = len(s.ticket_log) + LOG_SIZE
    log = append(append(s.ticket_log, seat), 0)
    while size < long + wanted and (size < long or s.ticket_deck() > 0):
        if s.board.mixes:
            ticket = draw_of_mix(s, seat, size)
        else:
            ticket = draw_from(s, APART, count_apart(s)) if size < long else draw_ticket(s)
        s.ticket_at[ticket] = OFFERED + seat
        s.offer[seat * OFFER_WIDTH + size] = ticket
        packed += ticket_at(size, ticket)
        log = append(log, ticket)
        size += 1
    log[size_at] = size
    s.ticket_log = append(log, OPEN)
    s.offer_size[seat] = size
    s.emit(OFFERED_TICKETS, seat, size, 0, packed)


def count_apart(s: State) -> i64:
    """How many long tickets wait to be dealt."""
    count: i64 = 0
    for at in s.ticket_at:
        if at == APART:
            count += 1
    return count


def put_apart_away(s: State) -> None:
    """Take the long tickets out of the game that were not dealt (TR-EU-SETUP-02)."""
    for ticket in range(len(s.ticket_at)):
        if s.ticket_at[ticket] == APART:
            s.ticket_at[ticket] = OUT


def least_kept(s: State, seat: i64, at_start: bool) -> i64:
    """How many of the offered tickets must be kept."""
    least = s.board.keep_at_start if at_start else s.board.keep_later
    size = s.offer_size[seat]
    return least if least < size else size


def choose_at_start(s: State, seat: i64, mask: i64) -> None:
    """Note a starting choice; nobody learns of it until all have chosen (A-24)."""
    s.chosen[seat] = mask
    s.emit(CHOSE_TICKETS, seat, 0, 0, mask)


def settle_start(s: State) -> None:
    """All have chosen: in turn order from the first player everybody keeps and returns (A-22)."""
    for i in range(s.players):
        seat = (s.first + i) % s.players
        keep_tickets(s, seat, s.chosen[seat], True)


def keep_tickets(s: State, seat: i64, mask: i64, at_start: bool) -> None:
    """Keep the tickets of the mask; the others go under the deck, out of the game, or into the deck again."""
    size = s.offer_size[seat]
    kept: i64 = 0
    long: i64 = 0
    packed: i64 = 0
    for i in range(size):
        ticket = s.offer[seat * OFFER_WIDTH + i]
        deck = s.board.ticket_deck[ticket]
        s.offer[seat * OFFER_WIDTH + i] = EMPTY
        if has(mask, i):
            s.ticket_at[ticket] = seat
            packed += ticket_at(kept, ticket)
            kept += 1
            long += deck
        elif at_start and s.board.shuffled_at_start:
            s.ticket_at[ticket] = ON_TOP
            s.on_top += 1
            put_back(s, deck)
        elif s.board.returned_under and not (at_start and s.board.out_at_start):
            s.ticket_at[ticket] = UNDER
            s.under = append(s.under, ticket)
            put_back(s, deck)
        else:
            s.ticket_at[ticket] = OUT
    s.offer_size[seat] = 0
    if s.board.mixes:
        s.mix[seat] = 0
    close_log(s, seat, mask)
    s.emit(KEPT_TICKETS, seat, kept_of_decks(kept, long) if s.board.mixes else kept, size - kept, packed)


def close_log(s: State, seat: i64, mask: i64) -> None:
    """Write what was kept into the ticket log, at this seat's open offer."""
    log = s.ticket_log
    at: i64 = 0
    while at < len(log):
        mask_at = at + LOG_TICKETS + log[at + LOG_SIZE]
        if log[at] == seat and log[mask_at] == OPEN:
            log[mask_at] = mask
            return
        at = mask_at + 1


def add_keeps(s: State, seat: i64, least: i64, moves: vec[i64]) -> vec[i64]:
    """Every set of offered tickets that may be kept, as move codes."""
    for mask in range(1, bit(s.offer_size[seat])):
        if members(mask) >= least:
            moves = append(moves, keep_code(mask))
    return moves


def connected_to(s: State, seat: i64, root: i64, place: i64) -> bool:
    """Whether a part of a network reaches a place: a city, or any border spot of a country (~place)."""
    if place >= 0:
        return s.root(seat, place) == root
    board = s.board
    for i in range(board.spot_start[~place], board.spot_start[~place + 1]):
        if s.root(seat, board.spots[i]) == root:
            return True
    return False


def best_link(s: State, seat: i64, ticket: i64) -> i64:
    """The number of the best link a seat has made of a ticket's links, -1 for none (TR-CH-TICK-05)."""
    board = s.board
    start = board.ticket_from[ticket]
    if start >= 0:
        return best_link_from(s, seat, ticket, start)
    best: i64 = -1
    for i in range(board.spot_start[~start], board.spot_start[~start + 1]):
        link = best_link_from(s, seat, ticket, board.spots[i])
        if link >= 0 and (best < 0 or board.ticket_value[link] > board.ticket_value[best]):
            best = link
    return best


def best_link_from(s: State, seat: i64, ticket: i64, city: i64) -> i64:
    """The best link of a ticket that starts at this very city or border spot."""
    board = s.board
    root = s.root(seat, city)
    best: i64 = -1
    for link in range(board.ticket_start[ticket], board.ticket_start[ticket + 1]):
        if (best < 0 or board.ticket_value[link] > board.ticket_value[best]) and connected_to(
            s, seat, root, board.ticket_place[link]
        ):
            best = link
    return best


def ticket_points(s: State, seat: i64, ticket: i64) -> i64:
    """What a ticket is worth to a seat now: its best link, or minus its cheapest (TR-CH-TICK-06)."""
    board = s.board
    best = best_link(s, seat, ticket)
    if best >= 0:
        return board.ticket_value[best]
    return -cheapest(s, ticket)


def cheapest(s: State, ticket: i64) -> i64:
    """The lowest value printed on a ticket."""
    board = s.board
    lowest = board.ticket_value[board.ticket_start[ticket]]
    for link in range(board.ticket_start[ticket], board.ticket_start[ticket + 1]):
        if board.ticket_value[link] < lowest:
            lowest = board.ticket_value[link]
    return lowest


def ticket_lines(s: State, seat: i64) -> list[Points]:
    """The points of a seat's tickets, won and lost, in the network it has now."""
    board = s.board
    lines: list[Points] = []
    for ticket in range(board.tickets()):
        if s.ticket_at[ticket] == seat:
            done = best_link(s, seat, ticket) >= 0
            points = int(ticket_points(s, seat, ticket))
            params = {"ticket": board.ticket_ids[ticket]}
            lines.append(Points("ticket-done" if done else "ticket-failed", points, params))
    return lines
