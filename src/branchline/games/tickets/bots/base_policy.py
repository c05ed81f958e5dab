"""What all heuristics of the family share: a plan per seat, cards for it, claims along it, tickets that fit it."""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from branchline.bots.policy import Policy
from branchline.core.position import Position
from branchline.games.tickets.board import LOCO
from branchline.games.tickets.bots.atlas import Atlas
from branchline.games.tickets.bots.needs import Needs
from branchline.games.tickets.bots.odds import is_vain
from branchline.games.tickets.bots.paying import NOT_HELD, lacking, payment_for
from branchline.games.tickets.bots.plan import NONE, Plan
from branchline.games.tickets.bots.pricing import Tariff
from branchline.games.tickets.bots.reasons import aim_of, why_claim, why_draw, why_keep
from branchline.games.tickets.bots.ticket_choice import choose_tickets, value_of
from branchline.games.tickets.bots.ticket_inference import Suspicion
from branchline.games.tickets.codes import (
    CLAIM,
    DRAW_DECK,
    DRAW_ROW,
    KEEP,
    PASS,
    STOP,
    TICKETS,
    TUNNEL_DECLINE,
    TUNNEL_PAY,
    card_of,
    claim_code,
    color_of,
    draw_code,
    extra_code,
    keep_code,
    kind_of,
    mask_of,
    track_of,
)
from branchline.games.tickets.deck import can_draw
from branchline.games.tickets.mechanics.registry import mechanic_of
from branchline.games.tickets.passengers import add_passengers, counts_of
from branchline.games.tickets.state import ANNOUNCING, BOARDING, CHOOSING, EMPTY, KEEPING, SECOND, TUNNEL, State
from branchline.games.tickets.ticket_mixes import add_mixes
from branchline.games.tickets.tunnels import color_used, extra_is_held, extra_payment

NO_MOVE: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Traveller(Policy):
    """Plans which tracks to build, collects cards for them, builds them. Styles say what to plan and when to stop."""

    def __init__(self) -> None:
        self.tariff: Tariff = Tariff(2400, 1200, 600, 500, 300)
        self.improve: i64 = 1
        """How often a plan is gone over again."""
        self.atlas: Atlas | None = None
        self.suspicion: Suspicion | None = None
        self.plans: list[Plan] = []
        self.needs: Needs = Needs()

    def begin(self) -> None:
        """Forget all plans."""
        for plan in self.plans:
            plan.made = False

    def sit(self, s: State) -> None:
        """Learn the board of this table, if it is another than before."""
        atlas = self.atlas
        if atlas is None or atlas.board is not s.board:
            atlas = Atlas(s.board)
            self.atlas = atlas
            self.suspicion = Suspicion(atlas)
            self.plans = []
        while len(self.plans) <= s.players:
            self.plans.append(Plan(atlas))

    def choose(self, position: Position) -> i64:
        """The move for the phase the table is in."""
        s = cast(State, position)
        self.sit(s)
        seat = s.to_move
        phase = s.phase
        if phase in (CHOOSING, KEEPING):
            return self.keep(s, seat)
        if phase == SECOND:
            return self.second(s, seat)
        if phase == TUNNEL:
            return self.extra(s, seat)
        if phase == ANNOUNCING:
            return self.mix(s, seat)
        if phase == BOARDING:
            return self.passenger(s, seat)
        code = self.turn(s, seat)
        return self.mix(s, seat) if code == TICKETS and s.board.mixes else code

    def suspect(self, position: Position, seat: i64) -> None:
        """Read off the tracks of the others which tickets they may hold."""
        s = cast(State, position)
        self.sit(s)
        suspicion = self.suspicion
        assert suspicion is not None
        suspicion.study(s, seat)

    def believe(self, position: Position, seat: i64) -> None:
        """Deal the others the tickets they seem to hold."""
        suspicion = self.suspicion
        assert suspicion is not None
        suspicion.settle(cast(State, position), seat)

    # -- the plan ---------------------------------------------------------------------------------

    def plan_of(self, s: State, seat: i64) -> Plan:
        """The seat's plan, drawn up again if the tickets, the board or its own tracks have changed it."""
        plan = self.plans[seat]
        if not plan.holds(s, seat):
            plan.stamp(s, seat)
            self.draw_up(s, seat, plan)
        return plan

    def draw_up(self, s: State, seat: i64, plan: Plan) -> None:
        """Connect all tickets as cheaply as can be; if there is nothing to connect, go for points."""
        plan.begin(s, seat, self.tariff)
        plan.add_unfinished(s, seat)
        plan.sort()
        plan.lay_all(s, self.improve)
        while plan.wagons > s.wagons[seat] and plan.drop_worst(s):
            pass
        plan.collect()
        if len(plan.wanted) == 0:
            self.go_for_points(s, seat, plan)

    def go_for_points(self, s: State, seat: i64, plan: Plan) -> None:
        """Want the open track that brings most points for the turns it takes."""
        track = self.best_for_points(s, seat)
        if track >= 0:
            plan.want(track)

    def best_for_points(self, s: State, seat: i64) -> i64:
        """The open track with the most points a turn, NONE if none is open."""
        board = s.board
        best: i64 = NONE
        most: i64 = 0
        for track in range(board.tracks()):
            if s.is_open(track, seat) and board.length[track] <= s.wagons[seat]:
                rate = (
                    board.points[board.length[track]]
                    * 10_000
                    // (10 + 5 * lacking(s, seat, track) + 2 * board.length[track])
                )
                if rate > most:
                    best = track
                    most = rate
        return best

    # -- a turn -----------------------------------------------------------------------------------

    def turn(self, s: State, seat: i64) -> i64:
        """Tickets, if the style wants them now; else a claim along the plan; else cards."""
        plan = self.plan_of(s, seat)
        self.needs.reckon(s, seat, plan.wanted)
        if s.ticket_deck() > 0 and self.wants_tickets(s, seat, plan):
            return TICKETS
        code = self.claim(s, seat, plan)
        if code == NO_MOVE:
            code = self.draw(s, seat, False)
        return code if code != NO_MOVE else self.forced(s, seat)

    def wants_tickets(self, s: State, seat: i64, plan: Plan) -> bool:
        """Whether to draw tickets now; by default when all are connected and there are wagons for more."""
        return plan.all_done() and s.turns_left < 0 and fewest_wagons(s) > 12

    def claim(self, s: State, seat: i64, plan: Plan) -> i64:
        """The planned track to claim now, NO_MOVE if none can be paid."""
        best: i64 = NO_MOVE
        most: i64 = 0
        for track in plan.wanted:
            if s.is_open(track, seat) and s.board.length[track] <= s.wagons[seat]:
                code = self.claim_code(s, seat, track)
                if code != NO_MOVE:
                    rank = self.rank(s, seat, plan, track)
                    if best == NO_MOVE or rank > most:
                        best = code
                        most = rank
        return best

    def rank(self, s: State, seat: i64, plan: Plan, track: i64) -> i64:
        """Which planned track comes first: by default the longest."""
        return s.board.length[track]

    def claim_code(self, s: State, seat: i64, track: i64) -> i64:
        """Claiming an open track in the best way, NO_MOVE if it cannot be paid, or would be tried in vain."""
        planned = self.plans[seat].use[track] > 0
        if planned:
            self.needs.without(s, track)
        payment = payment_for(s, seat, track, self.needs.claims)
        if planned:
            self.needs.again(s, track)
        if payment == NOT_HELD or is_vain(s, seat, track, payment):
            return NO_MOVE
        return claim_code(track, payment)

    def second(self, s: State, seat: i64) -> i64:
        """The second card."""
        plan = self.plan_of(s, seat)
        self.needs.reckon(s, seat, plan.wanted)
        return self.draw(s, seat, True)

    def draw(self, s: State, seat: i64, second: bool) -> i64:
        """The card to draw, NO_MOVE if none can be drawn."""
        if not second and not can_draw(s):
            return NO_MOVE
        worth = self.needs.worth
        loco_ends = s.board.face_up_loco_ends
        best: i64 = NO_MOVE
        most: i64 = NO_MOVE
        loco = False
        for slot in range(len(s.row)):
            card = s.row[slot]
            if card == EMPTY:
                continue
            if card == LOCO and loco_ends:
                loco = True
            elif worth[card] > most:
                best = card
                most = worth[card]
        deck = self.needs.of_deck(s, seat) if s.deck_size > 0 else NO_MOVE
        if loco and not second and worth[LOCO] > (most if most > deck else deck) * 2:
            return draw_code(LOCO)
        if deck > most:
            return DRAW_DECK
        if best != NO_MOVE:
            return draw_code(best)
        return draw_code(LOCO) if loco and not second else NO_MOVE

    def forced(self, s: State, seat: i64) -> i64:
        """No cards can be drawn: the claim with the most points, else tickets, else what there is."""
        best: i64 = NO_MOVE
        for track in range(s.board.tracks()):
            if s.is_open(track, seat) and s.board.length[track] <= s.wagons[seat]:
                if best == NO_MOVE or s.board.length[track] > s.board.length[track_of(best)]:
                    code = self.claim_code(s, seat, track)
                    if code != NO_MOVE:
                        best = code
        if best != NO_MOVE:
            return best
        if s.ticket_deck() > 0:
            return TICKETS
        return s.legal()[0]

    # -- tickets and tunnels ----------------------------------------------------------------------

    def keep(self, s: State, seat: i64) -> i64:
        """The offered tickets that fit together and to the rest."""
        mask = choose_tickets(s, seat, self.plans[s.players], self.tariff, self.improve, self.time(s, seat))
        return keep_code(mask)

    def time(self, s: State, seat: i64) -> i64:
        """How long a plan may take, in thousandths of a turn."""
        return 100_000

    def extra(self, s: State, seat: i64) -> i64:
        """Pay what a tunnel asks on top, in its colour first, if that can be paid."""
        used = color_used(s.tunnel_laid)
        owes = s.tunnel_owes
        for locos in range(owes + 1):
            if extra_is_held(s, seat, used, owes - locos, locos):
                return extra_code(extra_payment(used, owes - locos, locos))
        return TUNNEL_DECLINE

    def mix(self, s: State, seat: i64) -> i64:
        """How many tickets to draw from which deck: about as many of each."""
        mixes = add_mixes(s, s.phase == ANNOUNCING, vec[i64]())
        return mixes[len(mixes) // 2]

    def passenger(self, s: State, seat: i64) -> i64:
        """The passenger of whose colour the seat has most."""
        choices = add_passengers(s, vec[i64]())
        best = choices[0]
        for code in choices:
            if counts_of(s, color_of(code))[seat] > counts_of(s, color_of(best))[seat]:
                best = code
        return best

    # -- telling ----------------------------------------------------------------------------------

    def reason(self, position: Position, code: i64) -> tuple[str, dict[str, Any]]:
        """Why: what the plan says of this move."""
        s = cast(State, position)
        self.sit(s)
        self.begin()
        seat = s.to_move
        kind = kind_of(code)
        if kind == KEEP:
            return why_keep(s, seat, mask_of(code), self.plan_with(s, seat, mask_of(code)))
        mechanic = mechanic_of(kind)
        if mechanic is not None:
            return mechanic.reason(s.board, code)
        if kind == PASS:
            return "tickets-why-pass", {}
        if kind == STOP:
            return "tickets-why-stop", {}
        if kind == TUNNEL_PAY:
            return "tickets-why-tunnel-pay", {"track": s.board.track_ids[s.tunnel_track]}
        if kind == TUNNEL_DECLINE:
            return "tickets-why-tunnel-decline", {"track": s.board.track_ids[s.tunnel_track]}
        plan = self.plan_of(s, seat)
        self.needs.reckon(s, seat, plan.wanted)
        if kind == TICKETS:
            return "tickets-why-mix" if s.phase == ANNOUNCING else self.why_tickets(s, seat, plan), {}
        if kind == CLAIM:
            return self.why_claim(s, seat, plan, track_of(code))
        return why_draw(s, seat, plan, self.needs, card_of(code) if kind == DRAW_ROW else NONE)

    def aim(self, position: Position, code: i64) -> dict[str, Any]:
        """The tickets and the tracks of the plan; of tickets to be kept, those of a plan with them."""
        s = cast(State, position)
        self.sit(s)
        self.begin()
        seat = s.to_move
        if kind_of(code) == KEEP:
            return aim_of(s, self.plan_with(s, seat, mask_of(code)))
        return aim_of(s, self.plan_of(s, seat))

    def plan_with(self, s: State, seat: i64, mask: i64) -> Plan:
        """A plan for the tickets held and these of the offer."""
        plan = self.plans[s.players]
        value_of(s, seat, plan, self.tariff, mask)
        plan.collect()
        return plan

    def why_claim(self, s: State, seat: i64, plan: Plan, track: i64) -> tuple[str, dict[str, Any]]:
        """Why a track is claimed."""
        return why_claim(s, plan, track)

    def why_tickets(self, s: State, seat: i64, plan: Plan) -> str:
        """Why tickets are drawn."""
        return "tickets-why-more" if plan.all_done() else "tickets-why-room"


def fewest_wagons(s: State) -> i64:
    """The wagons of the seat that has fewest left: the game's clock."""
    fewest = s.wagons[0]
    for seat in range(1, s.players):
        if s.wagons[seat] < fewest:
            fewest = s.wagons[seat]
    return fewest
