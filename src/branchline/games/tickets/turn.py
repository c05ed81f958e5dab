"""The course of the game: whose turn it is, what it may be, and when the game ends."""

# compile: mypyc

from __future__ import annotations

from typing import Any, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.errors import BadRecord
from branchline.core.outcome import Outcome, Sheet
from branchline.core.position import EVENT_WIDTH, NO_SECRET, NOBODY, Position, bit
from branchline.core.refusal import Refusal
from branchline.games.tickets import event_params, notation, redeal, view
from branchline.games.tickets.audit import broken_laws
from branchline.games.tickets.board import LOCO, Board
from branchline.games.tickets.claiming import add_claims, claim
from branchline.games.tickets.codes import (
    CLAIM,
    DRAW_DECK,
    DRAW_ROW,
    KEEP,
    PASS,
    PASSENGER,
    STATION,
    STOP,
    TICKETS,
    TUNNEL_DECLINE,
    TUNNEL_PAY,
    card_of,
    city_of,
    color_of,
    draw_code,
    goal_answer,
    goal_of,
    kind_of,
    long_in,
    mask_of,
    mix_of,
    of_kind,
    payment_of,
    place_of,
    seat_answer,
    seat_of,
    short_in,
    track_of,
    without_payment,
)
from branchline.games.tickets.deck import (
    can_draw,
    draw_blind,
    draw_from_deck,
    may_take_from_row,
    refill_row,
    take_from_row,
)
from branchline.games.tickets.destinations import (
    add_keeps,
    choose_at_start,
    keep_tickets,
    least_kept,
    offer_tickets,
    put_apart_away,
    settle_start,
)
from branchline.games.tickets.events import (
    DEALT,
    FIRST_PLAYER,
    GAME_OVER,
    GOAL_IN_PLAY,
    KEPT_TICKETS,
    LAST_ROUND,
    OFFERED_TICKETS,
    PASSED,
    STOPPED,
)
from branchline.games.tickets.facts import Reckoning, facts_of
from branchline.games.tickets.mechanics.passengers import refuse_passenger
from branchline.games.tickets.mechanics.stations import refuse_station
from branchline.games.tickets.passengers import (
    add_passengers,
    board_on,
    draw_passengers,
    meet_passengers,
    take_along,
)
from branchline.games.tickets.refusals import (
    refuse,
    refuse_claim,
    refuse_deck,
    refuse_extra,
    refuse_keep,
    refuse_row,
    refuse_stop,
    refuse_tickets,
    wrong_time,
)
from branchline.games.tickets.scoring import final_outcome, final_scores, sheets
from branchline.games.tickets.state import (
    ANNOUNCING,
    BOARDING,
    CHOOSING,
    EMPTY,
    KEEPING,
    OVER,
    SECOND,
    TUNNEL,
    TURN,
    State,
    filled,
)
from branchline.games.tickets.stations import NO_LOAN, add_stations, build_station, lend, remember_unbuilt
from branchline.games.tickets.ticket_mixes import add_mixes, announce
from branchline.games.tickets.tunnels import (
    add_extras,
    decline_tunnel,
    finish_tunnel,
    try_tunnel,
)


class Tickets(State):
    """A game of the Ticket to Ride family: the contract's methods, told by the rules' files."""

    def __init__(self, board: Board, players: i64) -> None:
        super().__init__(board, players)
        self.reckoning: Reckoning | None = None

    def copy(self) -> Position:
        """An independent position."""
        other = Tickets(self.board, self.players)
        self.copy_to(other)
        return other

    # -- setting up -------------------------------------------------------------------------------

    def deal(self) -> None:
        """First player, hands, row, goals, passengers, tickets to choose from: in this order.

        With two ticket decks everybody announces a mix before tickets are dealt.
        """
        self.lay_out()
        self.choose_first_player()
        for seat in range(self.players):
            packed: i64 = 0
            for _ in range(self.board.hand):
                packed += of_kind(draw_blind(self, seat), 1)
            self.emit(DEALT, seat, self.board.hand, 0, packed)
        refill_row(self)
        self.reveal_goals()
        if len(self.board.passenger_colors) > 0:
            draw_passengers(self)
        self.to_move = self.first
        if self.board.mixes:
            self.phase = ANNOUNCING
        else:
            self.deal_tickets()

    def deal_tickets(self) -> None:
        """Deal everybody tickets to choose from."""
        for seat in range(self.players):
            offer_tickets(self, seat, self.board.deal, self.board.long_deal)
        put_apart_away(self)
        self.phase = CHOOSING

    def choose_first_player(self) -> None:
        """The seat asked for, or any (A-23)."""
        self.first = self.first_choice
        if self.first == NOBODY:
            self.first = seat_of(self.told(seat_answer(self.below(self.players))))
            if self.first < 0 or self.first >= self.players:
                raise BadRecord("the record names a first player who is not at the table")
            self.note(seat_answer(self.first))
        self.emit(FIRST_PLAYER, self.first, 0, 0, NO_SECRET)

    def reveal_goals(self) -> None:
        """Turn up the goals of this game; the others leave it (TR-NL-SETUP-07)."""
        left = [int(goal) for goal in range(len(self.board.goal_points))]
        for _ in range(self.board.goals_in_play):
            goal = int(goal_of(self.told(goal_answer(left[self.below(len(left))]))))
            if goal not in left:
                raise BadRecord("the record turns up a goal that is not there")
            left.remove(goal)
            self.note(goal_answer(goal))
            self.goals = append(self.goals, goal)
            self.emit(GOAL_IN_PLAY, NOBODY, goal, 0, NO_SECRET)

    # -- what may be done -------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        """All legal moves of the player to move."""
        moves = vec[i64](capacity=64)
        phase = self.phase
        if phase == TURN:
            moves = self.add_draws(moves, False)
            moves = add_claims(self, moves)
            if self.ticket_deck() > 0:
                moves = add_mixes(self, False, moves) if self.board.mixes else append(moves, TICKETS)
            if self.board.stations > 0:
                moves = add_stations(self, moves)
            if len(moves) == 0:
                moves = append(moves, PASS)
        elif phase == SECOND:
            moves = self.add_draws(moves, True)
            if self.may_stop:
                moves = append(moves, STOP)
        elif phase == TUNNEL:
            moves = add_extras(self, self.to_move, moves)
        elif phase == ANNOUNCING:
            moves = add_mixes(self, True, moves)
        elif phase == BOARDING:
            moves = add_passengers(self, moves)
        elif phase != OVER:
            least = least_kept(self, self.to_move, phase == CHOOSING)
            moves = add_keeps(self, self.to_move, least, moves)
        return moves

    def add_draws(self, moves: vec[i64], second: bool) -> vec[i64]:
        """Drawing the first or the second card; equal cards of the row are one choice."""
        if self.deck_size > 0:
            moves = append(moves, DRAW_DECK)
        elif not second and not can_draw(self):
            return moves
        seen: i64 = 0
        for slot in range(len(self.row)):
            card = self.row[slot]
            if card == EMPTY:
                continue
            kind = bit(card)
            if seen & kind == 0 and may_take_from_row(self, card, second):
                seen |= kind
                moves = append(moves, draw_code(card))
        return moves

    def refusal(self, code: i64) -> Refusal | None:
        """Why this move may not be made now."""
        kind = kind_of(code)
        if kind == DRAW_DECK:
            return refuse_deck(self)
        if kind == DRAW_ROW:
            return refuse_row(self, card_of(code))
        if kind == CLAIM:
            return refuse_claim(self, track_of(code), payment_of(code))
        if kind == TICKETS:
            return refuse_tickets(self, mix_of(code))
        if kind == STATION:
            return refuse_station(self, city_of(code), payment_of(code))
        if kind == KEEP:
            return refuse_keep(self, mask_of(code))
        if kind == TUNNEL_PAY:
            return refuse_extra(self, payment_of(code))
        if kind == TUNNEL_DECLINE:
            return wrong_time(self, TUNNEL)
        if kind == STOP:
            return refuse_stop(self)
        if kind == PASSENGER:
            return refuse_passenger(self, place_of(code), color_of(code))
        early = wrong_time(self, TURN)
        if early is None and self.legal()[0] != PASS:
            return refuse(self, "pass", {})
        return early

    # -- doing it ---------------------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        """Make a legal move and go on to the next decision."""
        kind = kind_of(code)
        seat = self.to_move
        if kind != PASS:
            self.passes = 0
            if self.stuck:
                self.stuck &= ~bit(seat)
        if kind == DRAW_DECK:
            draw_from_deck(self, seat)
            self.after_card(False)
        elif kind == DRAW_ROW:
            card = card_of(code)
            take_from_row(self, seat, card)
            self.after_card(card == LOCO and self.board.face_up_loco_ends)
        elif kind == CLAIM:
            track = track_of(code)
            if self.board.tunnel[track] == 0:
                claim(self, seat, track, payment_of(code))
            elif not try_tunnel(self, seat, track, payment_of(code)):
                return
            self.after_claim(seat, track)
        elif kind == TICKETS:
            self.draw_tickets(seat, mix_of(code))
        elif kind == STATION:
            build_station(self, seat, city_of(code), payment_of(code))
            self.end_turn()
        elif kind == KEEP:
            self.keep(seat, mask_of(code))
        elif kind == TUNNEL_PAY:
            track = self.tunnel_track
            finish_tunnel(self, seat, payment_of(code))
            self.after_claim(seat, track)
        elif kind == TUNNEL_DECLINE:
            decline_tunnel(self, seat)
            self.end_turn()
        elif kind == PASSENGER:
            take_along(self, seat, color_of(code))
            if board_on(self, seat):
                self.end_turn()
        elif kind == STOP:
            self.emit(STOPPED, seat, 0, 0, NO_SECRET)
            self.end_turn()
        else:
            self.passes += 1
            self.remember_pass(seat)
            self.emit(PASSED, seat, 0, 0, NO_SECRET)
            self.end_turn()

    def after_claim(self, seat: i64, track: i64) -> None:
        """Take passengers along, where there are any; then the turn is over."""
        if len(self.board.passenger_colors) == 0 or meet_passengers(self, seat, track):
            self.end_turn()

    def draw_tickets(self, seat: i64, mix: i64) -> None:
        """Draw tickets, or at the start with two decks: announce how many, and deal when all have."""
        if self.phase == ANNOUNCING:
            announce(self, seat, mix)
            self.to_move = (seat + 1) % self.players
            if self.to_move == self.first:
                self.deal_tickets()
            return
        if self.board.mixes:
            announce(self, seat, mix)
        self.phase = KEEPING
        offer_tickets(self, seat, short_in(mix) + long_in(mix) if self.board.mixes else self.board.draw, 0)

    def remember_pass(self, seat: i64) -> None:
        """A pass tells all that the hand pays for no track it might have claimed."""
        unpaid = vec[i64](capacity=self.board.tracks())
        for track in range(self.board.tracks()):
            seats = self.unpaid[track] & ~bit(seat) if len(self.unpaid) else 0
            if self.is_open(track, seat) and self.board.length[track] <= self.wagons[seat]:
                seats |= bit(seat)
            unpaid = append(unpaid, seats)
        self.unpaid = unpaid
        remember_unbuilt(self, seat)
        self.stuck |= bit(seat)

    def after_card(self, done: bool) -> None:
        """After a card: the second one, if this was the first and there is a source for it."""
        if self.phase == SECOND or done:
            self.end_turn()
            return
        self.phase = SECOND
        if self.deck_size == 0 and len(self.add_draws(vec[i64](), True)) == 0:
            self.end_turn()

    def keep(self, seat: i64, mask: i64) -> None:
        """Keep tickets; at the start the first turn waits until all have chosen."""
        if self.phase == KEEPING:
            keep_tickets(self, seat, mask, False)
            self.end_turn()
            return
        choose_at_start(self, seat, mask)
        self.to_move = (seat + 1) % self.players
        if self.to_move == self.first:
            self.phase = TURN
            settle_start(self)

    def end_turn(self) -> None:
        """Look for the end of the game, else it is the next player's turn."""
        seat = self.to_move
        self.phase = TURN
        if self.turns_left > 0:
            self.turns_left -= 1
        elif self.wagons[seat] <= self.board.last_round_at:
            self.turns_left = self.players
            self.trigger = seat
            self.emit(LAST_ROUND, seat, self.wagons[seat], 0, NO_SECRET)
        if self.turns_left == 0 or self.passes == self.players:
            self.finish()
        else:
            self.to_move = seat + 1 if seat + 1 < self.players else 0

    def revealed(self, seat: i64, log: vec[i64]) -> bool:
        """New tickets, also those that were put back before; how many the others kept at the start."""
        at: i64 = 0
        while at < len(log):
            if log[at] == OFFERED_TICKETS or (log[at] == KEPT_TICKETS and log[at + 1] != seat):
                return True
            at += EVENT_WIDTH
        return False

    def finish(self) -> None:
        """The game is over."""
        self.phase = OVER
        self.over = True
        self.to_move = NOBODY
        self.lend_all()
        self.emit(GAME_OVER, NOBODY, 0 if self.turns_left == 0 else 1, 0, NO_SECRET)

    def lend_all(self) -> None:
        """Let everybody's stations lend what is best for their owner."""
        if self.board.stations == 0:
            return
        self.loan = filled(self.board.cities(), NO_LOAN)
        for seat in range(self.players):
            for city, track in lend(self, seat):
                self.loan[city] = track

    def secret_move(self, code: i64) -> bool:
        """Which tickets a player keeps is for that player alone (TR-BASE-TICKETS)."""
        return kind_of(code) == KEEP

    def kin(self, code: i64) -> i64:
        """All payments for the same thing are kin."""
        return without_payment(code)

    # -- at the surface ---------------------------------------------------------------------------

    def redeal(self, seat: i64, high: i64, low: i64) -> Position:
        """A position consistent with all that `seat` knows."""
        other = Tickets(self.board, self.players)
        self.copy_to(other)
        other.seed_chance(high, low)
        redeal.redeal(other, seat)
        return other

    def view(self, seat: i64) -> dict[str, Any]:
        """What a seat may know."""
        return cast(dict[str, Any], view.view_of(self, seat))

    def facts(self, seat: i64) -> dict[str, Any]:
        """What follows for a seat; what only a claim changes is kept until the next one."""
        if self.reckoning is None or self.reckoning.is_stale(self):
            self.reckoning = Reckoning(self)
        return cast(dict[str, Any], facts_of(self, seat, self.reckoning))

    def shared_view(self) -> dict[str, Any]:
        """The part of it that everybody may know."""
        return cast(dict[str, Any], view.shared_view(self))

    def own_view(self, seat: i64) -> dict[str, Any]:
        """The part of it that is for the seat alone."""
        return cast(dict[str, Any], view.own_view(self, seat))

    def scores(self) -> list[int]:
        """The final scores."""
        return final_scores(self)

    def sheets(self, viewer: i64) -> list[Sheet]:
        """Every seat's sheet as a viewer may know it."""
        return sheets(self, viewer)

    def outcome(self) -> Outcome:
        """The outcome with its breakdown."""
        return final_outcome(self)

    def move_text(self, code: i64) -> str:
        """The canonical text of a move."""
        return notation.move_text(self.board, code)

    def move_code(self, text: str) -> int:
        """The move a text means."""
        return notation.move_code(self.board, text)

    def move_group(self, code: i64) -> str:
        """The kind of a move, for menus."""
        return notation.move_group(code)

    def move_params(self, code: i64) -> dict[str, Any]:
        """The parts of a move."""
        return notation.move_params(self.board, code)

    def event_of(self, kind: i64, seat: i64, first: i64, second: i64, secret: i64) -> tuple[str, dict[str, Any]]:
        """An event's key and parameters."""
        return event_params.event_of(self.board, kind, seat, first, second, secret)

    def answer_text(self, answer: i64) -> str:
        """A chance answer as it stands in records."""
        return notation.answer_text(self.board, answer)

    def answer_code(self, text: str) -> int:
        """The chance answer a text means."""
        return notation.answer_code(self.board, text)

    def audit(self) -> list[str]:
        """The broken conservation laws."""
        return broken_laws(self)
