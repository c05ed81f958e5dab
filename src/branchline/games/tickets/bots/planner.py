"""Planner: our strong heuristic. Every move is valued in thousandths of a point, and the best is made."""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.bots.policy import Policy
from branchline.core.position import Position
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.bots.base_policy import NO_MOVE, Traveller
from branchline.games.tickets.bots.borrowing import keep_to_stations, price_loans, station_for
from branchline.games.tickets.bots.clock import turns_to_go
from branchline.games.tickets.bots.goalworth import goal_of, track_goal_worth
from branchline.games.tickets.bots.odds import danger, few_are_left, harm_to, loss_of, luck
from branchline.games.tickets.bots.passenger_worth import add_passenger_worth, color_worth, color_worths
from branchline.games.tickets.bots.paying import EATEN, LOCO_SPENT
from branchline.games.tickets.bots.plan import NONE, Plan, all_tracks
from branchline.games.tickets.bots.point_tracks import best_filler
from branchline.games.tickets.bots.reasons import leads
from branchline.games.tickets.bots.ticket_choice import value_of
from branchline.games.tickets.bots.ticket_draw_value import ANY_DECK, find_heart, may_come, promise
from branchline.games.tickets.bots.tour_plan import closes_tours, plan_tours
from branchline.games.tickets.bots.trails import Trails
from branchline.games.tickets.bots.ways import FAR
from branchline.games.tickets.bots.weights import Weights
from branchline.games.tickets.codes import (
    CLAIM,
    DRAW_DECK,
    DRAW_ROW,
    KEEP,
    PASSENGER,
    SHORT,
    STATION,
    TICKETS,
    TUNNEL_DECLINE,
    TUNNEL_PAY,
    card_of,
    city_of,
    color_of,
    count_in,
    draw_code,
    kind_of,
    long_in,
    mask_of,
    mix_of,
    payment_of,
    short_in,
    track_of,
)
from branchline.games.tickets.codes import LONG as LONG_DECK
from branchline.games.tickets.passengers import add_passengers
from branchline.games.tickets.state import ANNOUNCING, EMPTY, SECOND, TURN, State, filled
from branchline.games.tickets.ticket_mixes import add_mixes

NEVER: Final[i64] = -100_000
"""So much sooner does one draw tickets who never draws any."""

BRISK: Final[i64] = 8000
PATIENT: Final[i64] = 0
"""How much sooner the brisk and the patient claim a planned track than draw cards."""

CLOSING: Final[i64] = 2
"""With no more turns to go than this, tracks off the plan are looked at as well."""

NEAR_END: Final[i64] = 6
"""With fewer turns to go, cards in hand are worth less and less."""

FILLERS: Final[i64] = 3
"""How many tracks it collects cards for when it builds for points."""

PATIENCE: Final[i64] = 6
"""After so many new cards the plan is drawn up again."""

POINTS_A_TURN: Final[i64] = 2400
"""What a turn brings in thousandths of a point; what it is weighed by is more, to wait for long sets."""

NARROW: Final[i64] = 1500
"""A planned track in so much danger is told to be a bottleneck."""

LONG: Final[i64] = 5


class Planner(Traveller):
    """Connects its tickets by a cheap network, minds who may be in the way, and draws tickets that promise more."""

    def __init__(self) -> None:
        super().__init__()
        self.weights: Weights = Weights()
        self.improve = 2
        self.turn_worth: i64 = 0
        self.haste: i64 = 0
        self.worth: vec[i64] = vec[i64]()
        self.unknown: vec[i64] = vec[i64]()
        self.goals: vec[i64] = vec[i64]()
        self.trails: list[Trails] = []
        """For every seat its network as it is, then with one track for points after another."""

    def sit(self, s: State) -> None:
        """Learn the board, and how to count there.

        A turn is dear where long tracks bring many points, and where locomotives can be played anywhere any
        card may still find its use. Who waits loses where many share few spaces, or race for passengers.
        """
        super().sit(s)
        board = s.board
        atlas = self.atlas
        assert atlas is not None
        weights = self.weights
        self.turn_worth = weights.turn
        if s.players > 2 and (board.passenger_colors or atlas.room[s.players - 2] < weights.narrow):
            self.turn_worth = weights.narrow_turn
        elif not board.passenger_colors:
            self.turn_worth += weights.rich_turn * atlas.rich // 1000
        self.haste = weights.haste + weights.rich_haste * atlas.rich // 1000
        self.tariff.turn = weights.leg + weights.rich_leg * atlas.rich // 1000 if board.loco_anywhere else 2000
        self.tariff.card = weights.card
        self.tariff.wagon = weights.wagon
        self.tariff.point = weights.point
        self.tariff.held = 150 if board.loco_anywhere else 300
        self.tariff.least = weights.least
        self.tariff.share = weights.room
        self.tariff.doubt = weights.doubt
        self.needs.per_wagon = weights.long
        self.needs.spare = 350 if board.loco_anywhere else 150
        self.needs.wild = 1000 if board.face_up_loco_ends else 1250
        if len(self.trails) > 0 and self.trails[0].atlas is not atlas:
            self.trails = []
        while len(self.trails) < s.players * FILLERS:
            self.trails.append(Trails(atlas))
        if len(self.worth) != board.tracks() or len(self.unknown) != board.tickets():
            self.worth = filled(board.tracks(), 0)
            self.goals = vec[i64]()
            self.unknown = filled(board.tickets(), 0)

    # -- the plan ---------------------------------------------------------------------------------

    def draw_up(self, s: State, seat: i64, plan: Plan) -> None:
        """Connect what is worth connecting in the wagons and turns left; then build for points."""
        turns = turns_to_go(s, seat)
        plan.begin(s, seat, self.tariff)
        if s.board.stations > 0:
            price_loans(s, seat, self.tariff, plan)
        self.mind_goals(s, seat, plan)
        if turns <= 1:
            self.look_ahead(s, seat, plan, 0, 0)
        plan.add_unfinished(s, seat)
        plan.sort()
        plan.lay_all(s, self.improve)
        if s.board.stations > 0:
            keep_to_stations(s, seat, plan, self.improve)
        time = turns * self.weights.overtime + s.hand_size(seat) * self.weights.hand_time
        while (plan.wagons > s.wagons[seat] or plan.time > time) and plan.drop_worst(s):
            pass
        plan.collect()
        if len(s.board.grand_tour) > 0 and turns > 1:
            plan_tours(s, seat, plan, self.weights.tour, s.wagons[seat], time)
        for track in plan.wanted:
            plan.loss[track] = NONE
        plan.turns_then = turns
        if turns > 1:
            wagons = s.wagons[seat] * self.weights.room // 1000 - plan.wagons
            self.look_ahead(s, seat, plan, wagons, self.time(s, seat) - 1000 - plan.time)
        plan.filling = len(plan.wanted) == 0
        if plan.filling:
            self.fill(s, seat, plan, turns)

    def fill(self, s: State, seat: i64, plan: Plan, turns: i64) -> None:
        """Want a few tracks for their points."""
        enough = self.long_enough(s, seat)
        for at in range(FILLERS):
            trails = self.trails[seat * FILLERS + at]
            if enough > 0:
                trails.study(s, seat, plan)
            track = best_filler(s, seat, plan, self.worth, turns, self.weights, trails, enough)
            if track == NONE:
                break
            plan.want(track)

    def long_enough(self, s: State, seat: i64) -> i64:
        """How long a path is surely the longest, as far as can be told; 0 where that brings nothing."""
        enough: i64 = 0
        if s.board.longest_path > 0 and self.weights.trail != 0:
            for other in range(s.players):
                if other != seat:
                    length = self.longest(s, other) + s.wagons[other] * self.weights.trail_room // 1000 + 1
                    if length > enough:
                        enough = length
        return enough

    def longest(self, s: State, seat: i64) -> i64:
        """How long a seat's longest path is."""
        trails = self.trails[seat * FILLERS]
        trails.study(s, seat, None)
        return trails.longest

    def lengthens(self, s: State, seat: i64, track: i64) -> bool:
        """Whether a track makes a seat's longest path longer, which is not surely the longest of all."""
        own = self.longest(s, seat)
        return own < self.long_enough(s, seat) and self.trails[seat * FILLERS].with_track(track) > own

    def path_points(self, s: State, seat: i64, track: i64) -> i64:
        """The points for the longest path, if another track wins it, or it alone."""
        own = self.longest(s, seat)
        longer = self.trails[seat * FILLERS].with_track(track)
        theirs: i64 = 0
        for other in range(s.players):
            if other != seat:
                length = self.longest(s, other)
                if length > theirs:
                    theirs = length
        return s.board.longest_path if own <= theirs <= longer and longer > own else 0

    def mind_goals(self, s: State, seat: i64, plan: Plan) -> None:
        """Let tracks cost less that lead to a goal or to passengers."""
        if s.board.passenger_colors:
            track_goal_worth(s, self.worth)
            add_passenger_worth(s, seat, self.weights.passenger, self.worth)
        elif not self.goals_known(s):
            track_goal_worth(s, self.worth)
            self.goals = s.goals
        if len(s.goals) > 0 or s.board.passenger_colors:
            for track in range(len(self.worth)):
                if self.worth[track] > 0:
                    plan.cheapen(track, self.worth[track], self.tariff.least)

    def goals_known(self, s: State) -> bool:
        """Whether the goals in play are those reckoned with already."""
        if len(self.goals) != len(s.goals):
            return False
        for i in range(len(s.goals)):
            if self.goals[i] != s.goals[i]:
                return False
        return True

    def time(self, s: State, seat: i64) -> i64:
        """How long a plan with new tickets may take: a share of the turns to go, and what cards in hand save."""
        return turns_to_go(s, seat) * self.weights.room + s.hand_size(seat) * self.weights.hand_time

    def look_ahead(self, s: State, seat: i64, plan: Plan, wagons: i64, time: i64) -> None:
        """What drawing tickets promises, as long as this plan holds."""
        may_come(s, seat, self.unknown)
        if wagons >= 0 and time >= 0:
            find_heart(s, seat, plan)
        if not s.board.mixes:
            plan.promise = promise(s, plan, wagons, time, self.weights, self.unknown, ANY_DECK)
            return
        for deck in (SHORT, LONG_DECK):
            plan.promises[deck] = promise(s, plan, wagons, time, self.weights, self.unknown, deck)
        short, long = plan.promises[SHORT], plan.promises[LONG_DECK]
        plan.promise = long if long > short else short

    # -- a turn -----------------------------------------------------------------------------------

    def ready(self, s: State, seat: i64) -> Plan:
        """The plan and its needs, looked at again after many cards, and at every turn when building for points."""
        plan = self.plans[seat]
        turns = turns_to_go(s, seat)
        if turns <= 1 < plan.turns_then:
            plan.made = False
        elif s.phase != SECOND and plan.filling and plan.holds(s, seat):
            plan.unwant()
            self.fill(s, seat, plan, turns)
        elif s.phase != SECOND and s.hand_size(seat) - plan.hand_then >= PATIENCE:
            plan.made = False
        plan = self.plan_of(s, seat)
        self.needs.reckon(s, seat, plan.wanted)
        return plan

    def turn(self, s: State, seat: i64) -> i64:
        """The best of claims, cards and tickets."""
        plan = self.ready(s, seat)
        turns = turns_to_go(s, seat)
        best: i64 = NO_MOVE
        most: i64 = -FAR
        if s.ticket_deck() > 0:
            best = TICKETS
            most = self.tickets_worth(plan, turns)
        around = turns <= CLOSING or len(s.board.passenger_colors) > 0
        for track in all_tracks(s.board) if around else plan.wanted:
            if s.is_open(track, seat) and s.board.length[track] <= s.wagons[seat]:
                code = self.claim_code(s, seat, track)
                if code != NO_MOVE:
                    value = self.claim_worth(s, seat, plan, track, payment_of(code), turns)
                    if value > most:
                        best = code
                        most = value
        if s.board.stations > 0:
            for track in plan.loans():
                code = station_for(s, seat, track, self.needs.claims)
                if code != NO_MOVE:
                    value = self.station_worth(s, seat, plan, track, payment_of(code), turns)
                    if value > most:
                        best = code
                        most = value
        code = self.draw(s, seat, False)
        if code != NO_MOVE and self.draw_worth(s, seat, code, turns) > most:
            best = code
        return best if best != NO_MOVE else self.forced(s, seat)

    def tickets_worth(self, plan: Plan, turns: i64) -> i64:
        """What drawing tickets is worth: what they promise, and they are best drawn before all else."""
        return plan.promise + self.weights.appetite if turns > 1 else plan.promise

    def draw_worth(self, s: State, seat: i64, code: i64, turns: i64) -> i64:
        """What two cards are worth, beginning with this one."""
        if turns <= 1:
            return 0
        worth = self.needs.worth
        loco_ends = s.board.face_up_loco_ends
        first = self.card_worth(s, seat, code)
        if code == draw_code(LOCO) and loco_ends:
            return first * self.turn_worth // 2000
        second = self.needs.of_deck(s, seat) if s.deck_size > 0 else 0
        for slot in range(len(s.row)):
            card = s.row[slot]
            if card != EMPTY and (card != LOCO or not loco_ends) and worth[card] > second:
                if code != draw_code(card) or self.needs.short[card] > 1:
                    second = worth[card]
        return (first + second) * self.turn_worth // 2000

    def card_worth(self, s: State, seat: i64, code: i64) -> i64:
        """What a card is worth to the plan."""
        return self.needs.of_deck(s, seat) if code == DRAW_DECK else self.needs.worth[card_of(code)]

    def claim_worth(self, s: State, seat: i64, plan: Plan, track: i64, payment: i64, turns: i64) -> i64:
        """What claiming a track with these cards is worth."""
        board = s.board
        length = board.length[track]
        points = board.points[length] * 1000 + self.worth[track]
        planned = plan.use[track] > 0
        if planned:
            self.needs.without(s, track)
        cost = self.payment_cost(s, seat, payment, turns, not planned or plan.filling)
        if planned:
            self.needs.again(s, track)
        if turns <= 1:
            value = points + plan.completed_by(s, track)
            if board.longest_path > 0:
                value += 1000 * self.path_points(s, seat, track)
            if len(board.grand_tour) > 0:
                value += 1000 * closes_tours(s, seat, track)
        elif not planned:
            value = points
            if turns > CLOSING:
                value -= length * self.weights.wagon_spent
            if s.wagons[seat] - length < plan.wagons:
                value -= 10 * self.turn_worth
        elif plan.filling:
            value = points
        else:
            value = self.turn_worth + self.haste + self.risk(s, seat, plan, track)
        if board.tunnel[track] != 0:
            value = value * luck(s, seat, payment) // 1000
        return value - cost

    def station_worth(self, s: State, seat: i64, plan: Plan, track: i64, payment: i64, turns: i64) -> i64:
        """What a station is worth that lends a track: nothing before the track is all that a ticket lacks."""
        brings = plan.completed_by(s, track) - s.board.station_points * 1000
        if brings <= 0:
            return NEVER
        if turns <= 1:
            return brings
        return self.turn_worth + self.weights.station - self.payment_cost(s, seat, payment, turns, True)

    def mix(self, s: State, seat: i64) -> i64:
        """At the start about half long tickets; later all of the deck that promises more."""
        mixes = add_mixes(s, s.phase == ANNOUNCING, vec[i64]())
        best = mixes[0]
        for code in mixes:
            if self.mix_worth(s, seat, code) > self.mix_worth(s, seat, best):
                best = code
        return best

    def mix_worth(self, s: State, seat: i64, code: i64) -> i64:
        """What a mix of tickets promises."""
        short = short_in(mix_of(code))
        long = long_in(mix_of(code))
        if short + long == 0:
            return 0
        if s.phase == ANNOUNCING:
            off = long * 1000 // (short + long) - self.weights.long_tickets
            return -off if off > 0 else off
        plan = self.plans[seat]
        return (short * plan.promises[SHORT] + long * plan.promises[LONG_DECK]) // (short + long)

    def passenger(self, s: State, seat: i64) -> i64:
        """The passenger that brings most."""
        worths = color_worths(s, seat)
        choices = add_passengers(s, vec[i64]())
        best = choices[0]
        for code in choices:
            if worths[color_of(code)] > worths[color_of(best)]:
                best = code
        return best

    def risk(self, s: State, seat: i64, plan: Plan, track: i64) -> i64:
        """What waiting with a planned track may cost, on average."""
        atlas = self.atlas
        assert atlas is not None
        if plan.loss[track] == NONE:
            plan.loss[track] = loss_of(s, plan, track)
        return plan.loss[track] * danger(s, seat, atlas, track) // 1000 * self.weights.caution // 1000

    def payment_cost(self, s: State, seat: i64, payment: i64, turns: i64, count_spare: bool) -> i64:
        """What the cards of a payment are worth elsewhere."""
        if turns <= 1:
            return 0
        base = seat * KINDS
        left = turns - 1 if turns <= NEAR_END else NEAR_END
        cost = count_in(payment, LOCO) * LOCO_SPENT * left // NEAR_END
        for color in range(LOCO):
            used = count_in(payment, color)
            if used:
                spare = s.hands[base + color] - self.needs.claims[color]
                if spare < 0:
                    spare = 0
                eaten = used - spare if used > spare else 0
                cost += eaten * EATEN
                if count_spare:
                    cost += (used - eaten) * self.weights.spare_spent * left // NEAR_END
        return cost

    def extra(self, s: State, seat: i64) -> i64:
        """Pay what a tunnel asks on top unless the cards are worth more elsewhere and another try can wait."""
        code = super().extra(s, seat)
        if kind_of(code) == TUNNEL_PAY:
            plan = self.ready(s, seat)
            if self.extra_worth(s, seat, plan, payment_of(code)) < 0:
                return TUNNEL_DECLINE
        return code

    def extra_worth(self, s: State, seat: i64, plan: Plan, payment: i64) -> i64:
        """What paying the extra cards of a tunnel is worth over trying again later."""
        turns = turns_to_go(s, seat)
        if turns <= 2 or few_are_left(s):
            return self.weights.too_dear
        return self.weights.too_dear - self.payment_cost(s, seat, payment, turns, True)

    # -- for searches -----------------------------------------------------------------------------

    def harm(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """What claims cost those who plan to build there."""
        s = cast(State, position)
        self.sit(s)
        self.begin()
        out = filled(len(codes), 0)
        for other in range(s.players):
            if other != s.to_move and s.phase == TURN:
                plan = self.plan_of(s, other)
                for i in range(len(codes)):
                    if kind_of(codes[i]) == CLAIM and not plan.filling:
                        out[i] += harm_to(s, plan, track_of(codes[i]))
        self.begin()
        return out

    def styles(self) -> list[Policy]:
        """Content with the tickets it has; brisk; patient."""
        content = Planner()
        content.weights.appetite = NEVER
        brisk = Planner()
        brisk.weights.haste = BRISK
        patient = Planner()
        patient.weights.haste = PATIENT
        return [content, brisk, patient]

    # -- telling ----------------------------------------------------------------------------------

    def weigh(self, position: Position, codes: vec[i64]) -> vec[i64]:
        """What each move seems worth; the one it would choose comes first."""
        s = cast(State, position)
        self.sit(s)
        chosen = self.choose(s)
        seat = s.to_move
        plan = self.plans[seat]
        turns = turns_to_go(s, seat)
        out = vec[i64](capacity=len(codes))
        most: i64 = -FAR
        in_turns = turns > 1 and s.phase in (TURN, SECOND)
        for code in codes:
            value = self.move_worth(s, seat, plan, code, turns)
            if in_turns:
                value = value * POINTS_A_TURN // self.turn_worth
            if value > most:
                most = value
            out = append(out, value)
        for i in range(len(codes)):
            if codes[i] == chosen and out[i] < most:
                out[i] = most + 1
        return out

    def move_worth(self, s: State, seat: i64, plan: Plan, code: i64, turns: i64) -> i64:
        """What any move is worth, the plan being ready."""
        kind = kind_of(code)
        if kind == CLAIM:
            return self.claim_worth(s, seat, plan, track_of(code), payment_of(code), turns)
        if kind in (DRAW_DECK, DRAW_ROW):
            if s.phase == SECOND:
                return self.card_worth(s, seat, code) * self.turn_worth // 2000
            return self.draw_worth(s, seat, code, turns)
        if kind == TICKETS:
            if s.board.mixes:
                worth = self.mix_worth(s, seat, code)
                return worth if s.phase == ANNOUNCING else worth + self.tickets_worth(plan, turns) - plan.promise
            return self.tickets_worth(plan, turns)
        if kind == STATION:
            return self.station_at_worth(s, seat, plan, code, turns)
        if kind == PASSENGER:
            return color_worth(s, seat, color_of(code))
        if kind == KEEP:
            return value_of(s, seat, self.plans[s.players], self.tariff, mask_of(code))
        if kind == TUNNEL_PAY:
            return self.extra_worth(s, seat, plan, payment_of(code))
        return 0

    def station_at_worth(self, s: State, seat: i64, plan: Plan, code: i64, turns: i64) -> i64:
        """What building a station somewhere is worth: what the planned track there brings."""
        best: i64 = NEVER
        for track in plan.loans():
            if city_of(code) in (s.board.end_a[track], s.board.end_b[track]):
                worth = self.station_worth(s, seat, plan, track, payment_of(code), turns)
                best = worth if worth > best else best
        return best

    def reason(self, position: Position, code: i64) -> tuple[str, dict[str, Any]]:
        """Why: a station for the ticket it completes, a passenger for the majorities."""
        s = cast(State, position)
        if kind_of(code) == STATION:
            self.sit(s)
            self.begin()
            plan = self.ready(s, s.to_move)
            for track in plan.loans():
                ends = (s.board.end_a[track], s.board.end_b[track])
                if city_of(code) in ends and plan.completed_by(s, track) > 0:
                    params = {"city": s.board.city_ids[city_of(code)], "ticket": s.board.ticket_ids[plan.serves(track)]}
                    return "tickets-why-station-ticket", params
        if kind_of(code) == PASSENGER:
            return "tickets-why-passenger-race", {"passenger": s.board.passenger_colors[color_of(code)]}
        return super().reason(position, code)

    def why_claim(self, s: State, seat: i64, plan: Plan, track: i64) -> tuple[str, dict[str, Any]]:
        """Why a track is claimed: the last turn, a bottleneck, a ticket, a goal, its path, its points, the end."""
        board = s.board
        if turns_to_go(s, seat) <= 1:
            return "tickets-why-last", {}
        ticket = plan.serves(track)
        if ticket != NONE:
            narrow = self.risk(s, seat, plan, track) >= NARROW
            return "tickets-why-narrow" if narrow else "tickets-why-way", {"ticket": board.ticket_ids[ticket]}
        if plan.tour[track] != 0:
            return "tickets-why-tour", {}
        if s.wagons[seat] - board.length[track] <= board.last_round_at and leads(s, seat):
            return "tickets-why-finish", {}
        goal = goal_of(s, track)
        if goal != NONE:
            return "tickets-why-goal", {"goal": board.goal_ids[goal]}
        if board.passenger_colors and self.worth[track] > board.points[board.length[track]] * 1000:
            return "tickets-why-passengers", {}
        long = board.length[track] >= LONG
        if not long and board.longest_path > 0 and self.lengthens(s, seat, track):
            return "tickets-why-path", {}
        return "tickets-why-long" if long else "tickets-why-points", {"points": int(board.points[board.length[track]])}
