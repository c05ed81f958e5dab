"""Which of the offered tickets to keep: those that share their ways with each other and with what is built."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import bit
from branchline.games.tickets.bots.goalworth import ticket_goal_worth
from branchline.games.tickets.bots.plan import NONE, Plan
from branchline.games.tickets.bots.pricing import Tariff
from branchline.games.tickets.codes import has, members
from branchline.games.tickets.destinations import least_kept, ticket_points
from branchline.games.tickets.state import CHOOSING, OFFER_WIDTH, State


def choose_tickets(s: State, seat: i64, plan: Plan, tariff: Tariff, improve: i64, time: i64) -> i64:
    """The mask of the tickets to keep.

    All are planned together with those held; then, one after another, the one that brings least for
    what it alone costs is put back while it does not pay, or while the plan takes too many wagons
    or more than `time`.
    """
    plan.begin(s, seat, tariff)
    plan.add_unfinished(s, seat)
    size = s.offer_size[seat]
    for i in range(size):
        ticket = s.offer[seat * OFFER_WIDTH + i]
        plan.add_ticket(ticket, ticket_points(s, seat, ticket))
    plan.sort()
    plan.lay_all(s, improve)
    room = s.wagons[seat] * tariff.share // 1000
    least = least_kept(s, seat, s.phase == CHOOSING)
    mask = bit(size) - 1
    while members(mask) > least:
        worst: i64 = NONE
        lowest: i64 = 0
        for i in range(size):
            if has(mask, i):
                balance = balance_of(s, plan, s.offer[seat * OFFER_WIDTH + i], tariff.doubt)
                if worst < 0 or balance < lowest:
                    worst = i
                    lowest = balance
        if lowest >= 0 and plan.wagons <= room and plan.time <= time:
            break
        plan.lift(index_of(plan, s.offer[seat * OFFER_WIDTH + worst]))
        mask &= ~bit(worst)
    return mask


def value_of(s: State, seat: i64, plan: Plan, tariff: Tariff, mask: i64) -> i64:
    """What keeping these tickets of the offer is worth, less what the network for all tickets costs."""
    plan.begin(s, seat, tariff)
    plan.add_unfinished(s, seat)
    for i in range(s.offer_size[seat]):
        ticket = s.offer[seat * OFFER_WIDTH + i]
        if has(mask, i):
            plan.add_ticket(ticket, ticket_points(s, seat, ticket))
    plan.sort()
    plan.lay_all(s, 1)
    value = -plan.total
    for i in range(s.offer_size[seat]):
        if has(mask, i):
            ticket = s.offer[seat * OFFER_WIDTH + i]
            value += balance_of(s, plan, ticket, tariff.doubt) + plan.own_cost(index_of(plan, ticket))
    return value


def index_of(plan: Plan, ticket: i64) -> i64:
    """Where in a plan a ticket is."""
    k: i64 = 0
    while plan.tickets[k] != ticket:
        k += 1
    return k


def balance_of(s: State, plan: Plan, ticket: i64, doubt: i64) -> i64:
    """What keeping a ticket brings: its value less what it alone costs; minus its value if it cannot be laid."""
    k = index_of(plan, ticket)
    if plan.link[k] < 0:
        return plan.now[k] * 1000
    goals = ticket_goal_worth(s, ticket)
    wagons: i64 = 0
    for i in range(plan.steps[k]):
        wagons += s.board.length[plan.path[k * plan.cities + i]]
    return s.board.ticket_value[plan.link[k]] * (1000 - doubt * wagons) + goals - plan.own_cost(k)
