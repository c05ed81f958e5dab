"""The ticket games for programs that learn: what a seat knows as numbers, and moves as paths of actions.

What costs cards is followed by how it is paid: how many locomotives,
which colour (the one with most cards, LOCO for locomotives alone), and on maps where several colours may
pay together how many of each. Tickets are kept or turned down one by one.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from branchline.core.position import NOBODY, Position
from branchline.core.tensors import END, NOTHING_KNOWN, Section, Tensors, by_seat, mark, numbered, seats
from branchline.games.tickets.board import CARDS, COLORS, KINDS, LOCO, Board
from branchline.games.tickets.codes import (
    CLAIM,
    DRAW_DECK,
    DRAW_ROW,
    GOAL_ANSWER,
    KEEP,
    PASSENGER_ANSWER,
    SEAT_ANSWER,
    STOP,
    TICKET_ANSWER,
    TICKETS,
    TUNNEL_DECLINE,
    card_of,
    count_in,
    goal_answer,
    has,
    kind_of,
    long_in,
    mask_of,
    mix_of,
    passenger_answer,
    payment_of,
    seat_answer,
    short_in,
    ticket_answer,
    ticket_of,
    track_of,
)
from branchline.games.tickets.destinations import best_link
from branchline.games.tickets.mechanics.mechanic import Mechanic
from branchline.games.tickets.mechanics.registry import in_play
from branchline.games.tickets.state import (
    ANNOUNCING,
    BOARDING,
    CHOOSING,
    EMPTY,
    LOG_SIZE,
    LOG_TICKETS,
    OFFER_WIDTH,
    OFFERED,
    OPEN,
    SECOND,
    TUNNEL,
    TURN,
    State,
)
from branchline.games.tickets.view import PHASES

VERSION: Final = 1
MOST: Final = 999
"""No score is higher."""
DECK_SIDE: Final[i64] = 8
"""A mix has fewer tickets of a deck."""

OWN_TICKETS: Final[i64] = 5
"""Sections that tell of every ticket what it is to the seat."""
WAGONS: Final[i64] = 1 << 20
SEATS: Final[i64] = 16
"""All wagons of a table are fewer, and so are its seats."""

SEAT_NUMBERS: Final = ["cards", "drawn-unseen", "wagons", "score", "tickets", "offered", "passed"]


class TicketTensors(Tensors):
    """Observations and actions on one map at one number of players."""

    def __init__(self, position: Position) -> None:
        s = cast(State, position)
        board = s.board
        actions: list[str] = ["pass", "draw deck"]
        self.board: Board = board
        self.players: i64 = s.players
        self.row_at: i64 = begin(actions, [f"draw {card}" for card in CARDS])
        mixes = [f"tickets {short} short {long} long" for long in range(DECK_SIDE) for short in range(DECK_SIDE)]
        self.tickets_at: i64 = begin(actions, mixes if board.mixes else ["tickets"])
        self.keep_at: i64 = begin(actions, [f"keep {ticket}" for ticket in board.ticket_ids])
        self.return_at: i64 = begin(actions, [f"turn down {ticket}" for ticket in board.ticket_ids])
        self.claim_at: i64 = begin(actions, [f"claim {track}" for track in board.track_ids])
        self.mechanics: list[Mechanic] = in_play(board)
        self.mechanics_at: dict[int, int] = {}
        self.begin_mechanics(actions, True)
        self.tunnels: bool = has_tunnels(board)
        self.tunnel_at: i64 = begin(actions, ["tunnel decline", "tunnel pay"] if self.tunnels else [])
        self.stop_at: i64 = begin(actions, ["stop"] if s.may_stop else [])
        self.begin_mechanics(actions, False)
        self.most_paid: i64 = most_paid(board)
        self.locos_at: i64 = begin(actions, numbered("pay locomotives ", 0, int(self.most_paid)))
        self.color_at: i64 = begin(actions, [f"pay in {card}" for card in CARDS])
        self.mixed: bool = pays_mixed(board)
        counts = [f"pay {n} {color}" for color in COLORS for n in range(self.most_paid + 1)]
        self.count_at: i64 = begin(actions, counts if self.mixed else [])
        super().__init__(VERSION, sections_of(s), actions)

    def begin_mechanics(self, actions: list[str], costing_cards: bool) -> None:
        """Add the actions of those mechanics whose moves cost cards, or of the others."""
        for mechanic in self.mechanics:
            if mechanic.costs_cards == costing_cards:
                self.mechanics_at[int(mechanic.kind)] = begin(actions, mechanic.actions(self.board))

    # -- actions ----------------------------------------------------------------------------------

    def action(self, position: Position, code: i64, depth: i64) -> i64:
        """The action at this depth of a legal move's path."""
        kind = kind_of(code)
        if kind == KEEP:
            return self.keeping(cast(State, position), mask_of(code), depth)
        if depth > 0:
            return self.payment(payment_of(code), depth)
        if kind == CLAIM:
            return self.claim_at + track_of(code)
        if kind == DRAW_ROW:
            return self.row_at + card_of(code)
        if kind <= DRAW_DECK:
            return kind
        return self.rare(kind, code)

    def rare(self, kind: i64, code: i64) -> i64:
        """The first action of a move of one of the rarer kinds."""
        if kind == TICKETS:
            mix = mix_of(code)
            return self.tickets_at + short_in(mix) + DECK_SIDE * long_in(mix)
        if kind == STOP:
            return self.stop_at
        for mechanic in self.mechanics:
            if mechanic.kind == kind:
                return self.mechanics_at[int(kind)] + mechanic.action(code)
        return self.tunnel_at if kind == TUNNEL_DECLINE else self.tunnel_at + 1

    def keeping(self, s: State, mask: i64, depth: i64) -> i64:
        """Each ticket of the offer is kept or turned down."""
        seat = s.to_move
        if depth >= s.offer_size[seat]:
            return END
        ticket = s.offer[seat * OFFER_WIDTH + depth]
        return (self.keep_at if has(mask, depth) else self.return_at) + ticket

    def payment(self, payment: i64, depth: i64) -> i64:
        """How many locomotives, which colour, and where colours mix how many of each."""
        if payment == 0:
            return END
        if depth == 1:
            return self.locos_at + count_in(payment, LOCO)
        if depth == 2:
            return self.color_at + main_color(payment)
        color = depth - 3
        if not self.mixed or color >= LOCO:
            return END
        return self.count_at + color * (self.most_paid + 1) + count_in(payment, color)

    # -- chance -----------------------------------------------------------------------------------

    def odds(self, position: Position, own: i64) -> list[tuple[int, int]]:
        """Cards of the deck, tickets of a pile, a first player, goals, passengers of the bag."""
        s = cast(State, position)
        if own >= PASSENGER_ANSWER:
            return [(int(passenger_answer(color)), left) for color, left in enumerate(in_bag(s)) if left > 0]
        if own >= GOAL_ANSWER:
            goals = [goal for goal in range(len(s.board.goal_points)) if goal not in s.goals]
            return [(int(goal_answer(goal)), 1) for goal in goals]
        if own >= SEAT_ANSWER:
            return [(int(seat_answer(seat)), 1) for seat in range(s.players)]
        if own >= TICKET_ANSWER:
            return [(int(ticket_answer(ticket)), 1) for ticket in pile_of(s, ticket_of(own))]
        return [(int(card), int(s.deck[card])) for card in range(KINDS) if s.deck[card] > 0]

    # -- observations -----------------------------------------------------------------------------

    def observe(self, position: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what `seat` knows, section by section as `sections_of` names them."""
        self.observe_again(position, seat, out, at, NOTHING_KNOWN)

    def observe_again(self, position: Position, seat: i64, out: vec[i16], at: i64, known: i64) -> i64:
        """The same; tracks and tickets stay while the same seat looks and nobody claims or draws tickets."""
        s = cast(State, position)
        stamp = stamp_of(s, seat)
        at = write_course(s, seat, out, at)
        at = write_cards(s, seat, out, at)
        at = write_seats(s, seat, out, at)
        if known == NOTHING_KNOWN or known != stamp:
            at = write_tracks(s, seat, out, at)
            at = write_tickets(s, seat, out, at)
        else:
            at += (s.players + 1) * s.board.tracks() + OWN_TICKETS * s.board.tickets()
        board = s.board
        if len(board.goal_points) > 0:
            at = write_goals(s, out, at)
        if self.tunnels:
            at = write_tunnel(s, out, at)
        at = self.observe_mechanics(s, seat, True, out, at)
        if board.mixes:
            at = write_mixes(s, seat, out, at)
        self.observe_mechanics(s, seat, False, out, at)
        return stamp

    def observe_mechanics(self, s: State, seat: i64, costing_cards: bool, out: vec[i16], at: i64) -> i64:
        """Write the sections of those mechanics whose moves cost cards, or of the others."""
        for mechanic in self.mechanics:
            if mechanic.costs_cards == costing_cards:
                at = mechanic.observe(s, seat, out, at)
        return at


def in_bag(s: State) -> list[int]:
    """The passengers of each colour that are still to be drawn."""
    colors = len(s.board.passenger_colors)
    left = [int(s.board.passengers_per_color)] * colors
    for i in range(len(s.waiting)):
        left[i % colors] -= int(s.waiting[i])
    return left


def pile_of(s: State, ticket: i64) -> list[int]:
    """The tickets of which a ticket is one that could be on top."""
    board = s.board
    return [
        int(other)
        for other in range(board.tickets())
        if s.ticket_at[other] == s.ticket_at[ticket]
        and (not board.mixes or board.ticket_deck[other] == board.ticket_deck[ticket])
    ]


def begin(actions: list[str], names: list[str]) -> int:
    """Add actions; the number of the first."""
    first = len(actions)
    actions.extend(names)
    return first


def has_tunnels(board: Board) -> bool:
    """Whether a map has tunnels."""
    for tunnel in board.tunnel:
        if tunnel != 0:
            return True
    return False


def pays_mixed(board: Board) -> bool:
    """Whether several colours may pay for one track."""
    for track in range(board.tracks()):
        if board.takes_any_cards(track) or (board.symbols[track] > 0 and board.pair_for_symbol):
            return True
    return False


def most_paid(board: Board) -> i64:
    """The most cards of one kind that a payment can have."""
    most = board.reveal
    for mechanic in in_play(board):
        most = max(most, mechanic.most_paid(board))
    for track in range(board.tracks()):
        length = board.length[track]
        if board.takes_any_cards(track) or board.symbols[track] > 0:
            return 15
        if length > most:
            most = length
    return most


def main_color(payment: i64) -> i64:
    """The colour with most cards of a payment, the first of those with equally many; LOCO if there is none."""
    best: i64 = 0
    main = LOCO
    for color in range(LOCO):
        n = count_in(payment, color)
        if n > best:
            best = n
            main = color
    return main


def sections_of(s: State) -> list[Section]:
    """The sections of an observation, in the order in which they are written."""
    board = s.board
    players = s.players
    cards = [str(card) for card in CARDS]
    most_cards = int(board.per_color) * len(COLORS) + int(board.locomotives)
    found = [
        Section("phase", [str(phase) for phase in PHASES], 1),
        Section("to_move", seats(players), 1),
        Section("first", seats(players), 1),
        Section("last_round", ["begun", "turns_left"], int(players)),
        Section("hand", cards, most_cards),
        Section("row", cards, int(board.row)),
        Section("discard", cards, most_cards),
        Section("may_be_in_deck", cards, most_cards),
        Section("piles", ["deck", "ticket_deck"], max(most_cards, int(board.tickets()))),
        Section("seats", by_seat(players, SEAT_NUMBERS), MOST),
        Section("shown", by_seat(players, cards), most_cards),
        Section("owner", by_seat(players, board.track_ids), 1),
        Section("open_to_me", list(board.track_ids), 1),
        Section("my_tickets", list(board.ticket_ids), 1),
        Section("my_done_tickets", list(board.ticket_ids), 1),
        Section("offered_to_me", list(board.ticket_ids), 1),
        Section("chosen_by_me", list(board.ticket_ids), 1),
        Section("turned_down_by_me", list(board.ticket_ids), 1),
    ]
    if board.goal_ids:
        found.append(Section("goals", list(board.goal_ids), 1))
    if has_tunnels(board):
        tunnels = [board.track_ids[track] for track in range(board.tracks()) if board.tunnel[track] != 0]
        found.append(Section("tunnel", tunnels, 1))
        found.append(Section("tunnel_laid", cards, 15))
        found.append(Section("tunnel_revealed", cards, 15))
        found.append(Section("tunnel_owes", ["cards"], 15))
    mechanics = in_play(board)
    for mechanic in mechanics:
        if mechanic.costs_cards:
            found += mechanic.sections(board, players)
    if board.mixes:
        found.append(Section("ticket_decks", ["short", "long"], int(board.tickets())))
        found.append(Section("announced", by_seat(players, ["short", "long"]), int(DECK_SIDE)))
        found.append(Section("held_of_decks", by_seat(players, ["short", "long"]), int(board.tickets())))
    for mechanic in mechanics:
        if not mechanic.costs_cards:
            found += mechanic.sections(board, players)
    return found


# -- writing: each function writes at `at` and tells where the next goes on ---------------------------


def stamp_of(s: State, seat: i64) -> i64:
    """A number that is another one whenever what a seat sees of tracks and tickets may be: every claim takes wagons,
    and every offer grows the log. While tickets are chosen, and after the end, nothing is sure to stay.
    """
    phase = s.phase
    if phase != TURN and phase != SECOND and phase != TUNNEL and phase != BOARDING:
        return NOTHING_KNOWN
    wagons: i64 = 0
    for left in s.wagons:
        wagons += left
    return (len(s.ticket_log) * WAGONS + wagons) * SEATS + seat + 1


def write_course(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """Phase, whose turn, who began, the last round."""
    players = s.players
    at = mark(out, at, len(PHASES), s.phase)
    at = mark(out, at, players, (s.to_move - seat + players) % players if s.to_move != NOBODY else NOBODY)
    at = mark(out, at, players, (s.first - seat + players) % players)
    out[at] = 1 if s.turns_left >= 0 else 0
    out[at + 1] = i16(s.turns_left) if s.turns_left >= 0 else 0
    return at + 2


def write_cards(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """The seat's hand, the row, the discard pile, what may be in the deck as far as the seat knows, pile sizes."""
    base = seat * KINDS
    hands = s.hands
    discard = s.discard
    fresh = s.fresh
    blind = s.blind
    for card in range(KINDS):
        out[at + card] = i16(hands[base + card])
        out[at + KINDS + card] = 0
        out[at + 2 * KINDS + card] = i16(discard[card])
        out[at + 3 * KINDS + card] = i16(fresh[card] - blind[base + card])
    for card in s.row:
        if card != EMPTY:
            out[at + KINDS + card] += 1
    at += 4 * KINDS
    out[at] = i16(s.deck_size)
    out[at + 1] = i16(s.ticket_deck())
    return at + 2


def write_seats(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """What all see of everybody; how many tickets they keep only when all have chosen."""
    players = s.players
    width: i64 = len(SEAT_NUMBERS)
    shown_at = at + players * width
    choosing = s.phase == ANNOUNCING or s.phase == CHOOSING
    hands = s.hands
    blind = s.blind
    shown = s.shown
    for k in range(players):
        other = (seat + k) % players
        base = other * KINDS
        cards: i64 = 0
        unseen: i64 = 0
        for card in range(KINDS):
            cards += hands[base + card]
            unseen += blind[base + card]
            out[shown_at + k * KINDS + card] = i16(shown[base + card])
        mine = at + k * width
        out[mine] = i16(cards)
        out[mine + 1] = i16(unseen)
        out[mine + 2] = i16(s.wagons[other])
        out[mine + 3] = i16(s.score[other])
        out[mine + 4] = 0
        out[mine + 5] = i16(s.offer_size[other])
        out[mine + 6] = 1 if has(s.stuck, other) else 0
    if not choosing:
        for holder in s.ticket_at:
            if holder >= 0 and holder < players:
                out[at + (holder - seat + players) % players * width + 4] += 1
    return shown_at + players * KINDS


def write_tracks(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """Who owns which track, and which are open to the seat."""
    players = s.players
    tracks = s.board.tracks()
    open_at = at + players * tracks
    owners = s.owner
    open_to = s.open_to
    for i in range(players * tracks):
        out[at + i] = 0
    for track in range(tracks):
        out[open_at + track] = i16(open_to[track] >> seat & 1)
        owner = owners[track]
        if owner != NOBODY:
            k = owner - seat if owner >= seat else owner - seat + players
            out[at + k * tracks + track] = 1
    return open_at + tracks


def write_tickets(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """The seat's tickets: held, done, offered, chosen at the start, and turned down at any time."""
    tickets = s.board.tickets()
    ticket_at = s.ticket_at
    for i in range(OWN_TICKETS * tickets):
        out[at + i] = 0
    for ticket in range(tickets):
        holder = ticket_at[ticket]
        if holder == seat:
            out[at + ticket] = 1
            out[at + tickets + ticket] = 1 if best_link(s, seat, ticket) >= 0 else 0
        elif holder == OFFERED + seat:
            out[at + 2 * tickets + ticket] = 1
    if s.phase == CHOOSING and s.chosen[seat]:
        base = seat * OFFER_WIDTH
        for place in range(s.offer_size[seat]):
            if has(s.chosen[seat], place):
                out[at + 3 * tickets + s.offer[base + place]] = 1
    turned_at = at + 4 * tickets
    log = s.ticket_log
    entry: i64 = 0
    while entry < len(log):
        size = log[entry + LOG_SIZE]
        kept = log[entry + LOG_TICKETS + size]
        if log[entry] == seat and kept != OPEN:
            for k in range(size):
                out[turned_at + log[entry + LOG_TICKETS + k]] = 0 if has(kept, k) else 1
        entry += LOG_TICKETS + size + 1
    return at + OWN_TICKETS * tickets


def write_goals(s: State, out: vec[i16], at: i64) -> i64:
    """The goals in play."""
    end = mark(out, at, len(s.board.goal_points), NOBODY)
    for goal in s.goals:
        out[at + goal] = 1
    return end


def write_tunnel(s: State, out: vec[i16], at: i64) -> i64:
    """The tunnel attempt under way."""
    trying = s.phase == TUNNEL
    for track in range(s.board.tracks()):
        if s.board.tunnel[track] != 0:
            out[at] = 1 if trying and track == s.tunnel_track else 0
            at += 1
    for card in range(KINDS):
        out[at + card] = i16(count_in(s.tunnel_laid, card))
        out[at + KINDS + card] = i16(count_in(s.tunnel_shown, card))
    out[at + 2 * KINDS] = i16(s.tunnel_owes)
    return at + 2 * KINDS + 1


def write_mixes(s: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """Two ticket decks: what is left of them, what is announced, and what everybody holds of each."""
    players = s.players
    out[at] = i16(s.deck_left[0])
    out[at + 1] = i16(s.deck_left[1])
    at += 2
    held_at = at + 2 * players
    for k in range(players):
        mix = s.mix[(seat + k) % players]
        out[at + 2 * k] = i16(short_in(mix))
        out[at + 2 * k + 1] = i16(long_in(mix))
        out[held_at + 2 * k] = 0
        out[held_at + 2 * k + 1] = 0
    if s.phase != ANNOUNCING and s.phase != CHOOSING:
        for ticket in range(s.board.tickets()):
            holder = s.ticket_at[ticket]
            if holder >= 0 and holder < players:
                out[held_at + (holder - seat + players) % players * 2 + s.board.ticket_deck[ticket]] += 1
    return held_at + 2 * players
