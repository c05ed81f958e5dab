"""Planner: our strong heuristic. Every move is valued in thousandths of a point, and the best is made."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.bots.tickets.clock import turns_to_go
from branchline.bots.tickets.goalworth import add_goal_worth
from branchline.bots.tickets.paying import lacking
from branchline.bots.tickets.plan import Plan
from branchline.bots.tickets.pricing import Tariff
from branchline.bots.tickets.prospects import find_heart, promise
from branchline.bots.tickets.traveller import NO_MOVE, Traveller
from branchline.bots.tickets.ways import FAR
from branchline.core.position import NOBODY
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.codes import DRAW_DECK, DRAW_ROW, TICKETS
from branchline.games.tickets.state import EMPTY, NIBBLE, State, filled
from branchline.games.tickets.tunnels import color_used


class Planner(Traveller):
    """Connects its tickets by a cheap network, minds who may be in the way, and draws tickets that promise more."""

    def __init__(self) -> None:
        super().__init__()
        self.tariff = Tariff(2400, 1300, 500, 1000, 300)
        self.tariff.least = 500
        self.improve = 2
        self.tariff.share = 300
        self.turn_worth: i64 = 2400
        self.claim_bonus: i64 = 3000
        self.eaten_cost: i64 = 1200
        self.loco_cost: i64 = 700
        self.spare_cost: i64 = 600
        self.wagon_cost: i64 = 2500
        self.risk_base: i64 = 30
        self.risk_one: i64 = 100
        self.risk_two: i64 = 250
        self.hope: i64 = 700
        self.rest: i64 = 300
        self.ticket_bar: i64 = 2400
        self.goal_step: i64 = 150
        self.time_share: i64 = 300
        self.late_share: i64 = 1100
        self.hand_time: i64 = 300
        self.fillers: i64 = 3
        self.luck_none: i64 = 440
        self.patience: i64 = 2
        self.lack_cost: i64 = 8
        self.worth: vec[i64] = vec[i64]()
        self.unknown: vec[i64] = vec[i64]()

    # -- the plan ---------------------------------------------------------------------------------

    def draw_up(self, s: State, seat: i64, plan: Plan) -> None:
        """Connect what is worth connecting in the wagons and turns left."""
        plan.begin(s, seat, self.tariff)
        self.add_goals(s, seat, plan)
        plan.add_unfinished(s, seat)
        plan.sort()
        plan.lay_all(s, self.improve)
        turns = turns_to_go(s, seat)
        time = turns * self.late_share + s.hand_size(seat) * self.hand_time
        while (plan.wagons > s.wagons[seat] or plan.time > time) and plan.drop_worst(s):
            pass
        plan.collect()
        for track in plan.wanted:
            plan.loss[track] = self.loss_of(s, plan, track)
        self.look_ahead(s, seat, plan, turns)
        self.fill(s, seat, plan, turns)

    def fill(self, s: State, seat: i64, plan: Plan, turns: i64) -> None:
        """When the tickets are done, want a few tracks for their points."""
        plan.filling = len(plan.wanted) == 0
        if not plan.filling:
            return
        for _ in range(self.fillers):
            track = self.best_filler(s, seat, plan, turns)
            if track < 0:
                break
            plan.want(track)

    def best_filler(self, s: State, seat: i64, plan: Plan, turns: i64) -> i64:
        """The open track, not yet wanted, that brings most for the turns it takes."""
        board = s.board
        best: i64 = -1
        most: i64 = 0
        for track in range(board.tracks()):
            length = board.length[track]
            if s.open_to[track] >> seat & 1 and plan.use[track] == 0 and length + plan.wagons <= s.wagons[seat]:
                lack = lacking(s, seat, track)
                if lack > 2 * turns - 2:
                    continue
                gain = board.points[length] * 1000 + self.worth[track]
                rate = gain * 10 // (10 + self.lack_cost * lack)
                if rate > most and not self.beside(s, plan, track):
                    best = track
                    most = rate
        return best

    def beside(self, s: State, plan: Plan, track: i64) -> bool:
        """Whether a track beside this one is wanted already."""
        board = s.board
        group = board.group[track]
        for i in range(board.group_start[group], board.group_start[group + 1]):
            if plan.use[board.group_tracks[i]] > 0:
                return True
        return False

    def add_goals(self, s: State, seat: i64, plan: Plan) -> None:
        """Make tracks cheaper that lead to a goal."""
        tracks = s.board.tracks()
        if len(self.worth) != tracks:
            self.worth = filled(tracks, 0)
        if len(s.goals) == 0:
            return
        add_goal_worth(s, seat, self.goal_step, self.worth)
        least = self.tariff.least
        for track in range(tracks):
            if self.worth[track] > 0 and plan.cost[track] > least and plan.cost[track] < FAR:
                cost = plan.cost[track] - self.worth[track]
                plan.cost[track] = cost if cost > least else least
                plan.left[track] = plan.cost[track]

    def time(self, s: State, seat: i64) -> i64:
        """How long a plan may take: the turns to go, and what the cards in hand save."""
        return turns_to_go(s, seat) * self.time_share + s.hand_size(seat) * self.hand_time

    def loss_of(self, s: State, plan: Plan, track: i64) -> i64:
        """What it would cost if somebody took a planned track: the way around, or the tickets that need it."""
        group = s.board.group[track]
        owners: i64 = 0
        for i in range(s.board.group_start[group], s.board.group_start[group + 1]):
            if s.owner[s.board.group_tracks[i]] != NOBODY:
                owners += 1
        around = plan.detour(track, owners + 1 >= s.limit[group]) - plan.cost[track]
        at_stake: i64 = 0
        for k in range(len(plan.tickets)):
            for i in range(plan.steps[k]):
                if plan.path[k * plan.cities + i] == track:
                    at_stake += plan.swing(s, k)
        if around > at_stake:
            around = at_stake
        return around if around > 0 else 0

    def look_ahead(self, s: State, seat: i64, plan: Plan, turns: i64) -> None:
        """What drawing tickets promises, as long as this plan holds."""
        self.know_tickets(s, seat)
        wagons = s.wagons[seat] * self.tariff.share // 1000 - plan.wagons
        time = self.time(s, seat) - 1000 - plan.time
        find_heart(s, seat, plan)
        plan.promise = promise(s, seat, plan, wagons, time, self.hope, self.rest, self.unknown)

    def know_tickets(self, s: State, seat: i64) -> None:
        """Which tickets may come up: all but those the seat holds or has put out of the game itself."""
        tickets = s.board.tickets()
        if len(self.unknown) != tickets:
            self.unknown = filled(tickets, 1)
        unknown = self.unknown
        for ticket in range(tickets):
            unknown[ticket] = 0 if s.ticket_at[ticket] == seat else 1
        if s.board.returned_under:
            return
        log = s.ticket_log
        at: i64 = 0
        while at < len(log):
            size = log[at + 1]
            if log[at] == seat:
                for i in range(size):
                    unknown[log[at + 2 + i]] = 0
            at += size + 3

    # -- a turn -----------------------------------------------------------------------------------

    def turn(self, s: State, seat: i64) -> i64:
        """The best of claims, cards and tickets."""
        plan = self.plans[seat]
        if plan.filling or s.hand_size(seat) - plan.hand_then >= self.patience:
            plan.made = False
        plan = self.plan_of(s, seat)
        self.needs.reckon(s, seat, plan.wanted)
        turns = turns_to_go(s, seat)
        best: i64 = NO_MOVE
        most: i64 = -FAR
        if s.ticket_deck() > 0:
            best = TICKETS
            most = self.tickets_worth(s, seat, plan, turns)
        board = s.board
        for track in range(board.tracks()):
            if s.open_to[track] >> seat & 1 and board.length[track] <= s.wagons[seat]:
                code = self.claim_code(s, seat, track)
                if code != NO_MOVE:
                    value = self.claim_worth(s, seat, plan, track, code >> 16, turns)
                    if value > most:
                        best = code
                        most = value
        code = self.draw(s, seat, False)
        if code != NO_MOVE and self.draw_worth(s, seat, plan, code, turns) > most:
            best = code
        return best if best != NO_MOVE else self.forced(s, seat)

    def tickets_worth(self, s: State, seat: i64, plan: Plan, turns: i64) -> i64:
        """What drawing tickets is worth."""
        if turns <= 1:
            return plan.promise
        return plan.promise - self.ticket_bar + self.turn_worth + self.claim_bonus

    def draw_worth(self, s: State, seat: i64, plan: Plan, code: i64, turns: i64) -> i64:
        """What two cards are worth, beginning with this one."""
        if turns <= 1:
            return 0
        first = self.card_worth(s, seat, code)
        if code == DRAW_ROW | LOCO << 4 and s.board.face_up_loco_ends:
            return first * self.turn_worth // 2000
        second = self.needs.of_deck(s, seat) if s.deck_size > 0 else 0
        for slot in range(len(s.row)):
            card = s.row[slot]
            if card != EMPTY and (card != LOCO or not s.board.face_up_loco_ends) and self.needs.worth[card] > second:
                if code != DRAW_ROW | card << 4 or self.needs.short[card] > 1:
                    second = self.needs.worth[card]
        return (first + second) * self.turn_worth // 2000

    def card_worth(self, s: State, seat: i64, code: i64) -> i64:
        """What a card is worth to the plan."""
        return self.needs.of_deck(s, seat) if code == DRAW_DECK else self.needs.worth[code >> 4]

    def claim_worth(self, s: State, seat: i64, plan: Plan, track: i64, payment: i64, turns: i64) -> i64:
        """What claiming a track with these cards is worth."""
        board = s.board
        hands = s.hands
        base = seat * KINDS
        planned = plan.use[track] > 0
        if planned:
            self.needs.without(s, track)
        claims = self.needs.claims
        cost = (payment >> (4 * LOCO) & NIBBLE) * self.loco_cost
        spare_cost = self.spare_cost if turns > 6 else self.spare_cost * (turns - 1) // 6
        for color in range(LOCO):
            used = payment >> (4 * color) & NIBBLE
            if used:
                spare = hands[base + color] - claims[color]
                if spare < 0:
                    spare = 0
                eaten = used - spare if used > spare else 0
                cost += eaten * self.eaten_cost
                if not planned:
                    cost += (used - eaten) * spare_cost
        if planned:
            self.needs.again(s, track)
            if turns <= 1:
                return board.points[board.length[track]] * 1000 + self.finishing(s, plan, track)
            value = self.turn_worth + self.claim_bonus + plan.loss[track] * self.danger(s, seat, track) // 1000
            if board.tunnel[track] != 0:
                value = value * self.luck(s, seat, payment) // 1000
            if plan.filling:
                value = board.points[board.length[track]] * 1000 - board.length[track] * spare_cost
            return value - cost
        length = board.length[track]
        value = board.points[length] * 1000 + self.worth[track] - cost
        if turns > 3:
            value -= length * self.wagon_cost
        if s.wagons[seat] - length < plan.wagons:
            value -= 10_000
        return value

    def luck(self, s: State, seat: i64, payment: i64) -> i64:
        """How likely a tunnel can be paid after the reveal, in thousandths, with the cards that are left."""
        used = color_used(payment)
        reserve = s.hands[seat * KINDS + LOCO] - (payment >> (4 * LOCO) & NIBBLE)
        if used != LOCO:
            reserve += s.hands[seat * KINDS + used] - (payment >> (4 * used) & NIBBLE)
        if reserve <= 0:
            return self.luck_none
        return 860 if reserve == 1 else 985

    def finishing(self, s: State, plan: Plan, track: i64) -> i64:
        """What tickets bring that this very track completes."""
        total: i64 = 0
        for k in range(len(plan.tickets)):
            if plan.steps[k] == 1 and plan.path[k * plan.cities] == track:
                total += plan.swing(s, k)
        return total

    def danger(self, s: State, seat: i64, track: i64) -> i64:
        """How likely somebody takes a track soon, in thousandths: those whose tracks end where it ends may want it."""
        board = s.board
        risk = self.risk_base * (s.players - 1)
        for other in range(s.players):
            if other != seat and s.open_to[track] >> other & 1 and s.wagons[other] >= board.length[track]:
                at_a = self.touches(s, other, board.end_a[track])
                at_b = self.touches(s, other, board.end_b[track])
                if at_a and at_b:
                    risk += self.risk_two
                elif at_a or at_b:
                    risk += self.risk_one
        return risk

    def touches(self, s: State, other: i64, city: i64) -> bool:
        """Whether a seat's tracks reach a city."""
        atlas = self.atlas
        assert atlas is not None
        for i in range(atlas.start[city], atlas.start[city + 1]):
            if s.owner[atlas.around[i]] == other:
                return True
        return False
