"""One game of an arena: the bots decide, the clock runs, and a line is kept."""

from __future__ import annotations

import traceback
from time import perf_counter
from typing import NamedTuple

from branchline.arena.facts import Course, facts_for
from branchline.arena.lines import FAILED, UNFINISHED, Failure, GameLine, SeatLine, encode
from branchline.arena.plan import Plan, bot_seed, cap_of, deal_seed, seconds_for, title_of
from branchline.arena.schedule import Fixture
from branchline.bots import Bot, make_bot
from branchline.bots.failure import failure_of
from branchline.core.game import Game
from branchline.core.seat import Seat
from branchline.shelf import undealt

LIMIT = 10_000
"""A game of more moves than this is given up: some games can go on without progress for ever."""

TOLERANCE, GRACE = 1.1, 0.05
"""A decision overruns its budget when it takes more than the budget times the one, plus the other in seconds."""


def deal(plan: Plan, fixture: Fixture) -> Game:
    """The game of a fixture, dealt: the same cards whoever sits where."""
    title = title_of(plan.title, plan.file)
    game = undealt(title, plan.players, plan.options, deal_seed(plan, fixture.key.deal), None)
    game._deal(None)
    game.names = [code if n == 0 else f"{code} {n + 1}" for code, n in fixture.seating]
    return game


def seat_bots(plan: Plan, fixture: Fixture) -> list[Bot]:
    """The bots of a fixture by seat."""
    title = title_of(plan.title, plan.file)
    return [make_bot(code, title, bot_seed(plan, fixture.key.deal, code, n)) for code, n in fixture.seating]


class Table:
    """A dealt game, its bots, and how long each of their decisions took."""

    def __init__(self, plan: Plan, fixture: Fixture) -> None:
        self.fixture = fixture
        self.budget = cap_of(plan.budget)
        self.took: list[list[float]] = [[] for _ in fixture.bots]
        self.game = deal(plan, fixture)
        self.facts = facts_for(self.game.title)
        self.course = Course(self.game.log(None))
        self.plan = plan
        self.bots: list[Bot] = []

    def play(self) -> GameLine:
        """Play to the end, or until a bot fails."""
        try:
            self.decide_all()
        except Exception as error:  # noqa: BLE001 - bots are other people's code, and whatever they raise is theirs
            return self.failed(error)
        return self.ended() if self.game.is_over else self.line(UNFINISHED, list(range(self.game.players)))

    def decide_all(self) -> None:
        """Ask whoever is to move until the game is over."""
        game, budget, watched, clock = self.game, self.budget, self.course.watched, perf_counter
        self.bots = seat_bots(self.plan, self.fixture)
        choose = [bot.choose for bot in self.bots]
        note = [took.append for took in self.took]
        wanted = [set(self.facts.first) for _ in choose]
        for _ in range(LIMIT):
            number = game.to_move
            if number is None:
                return
            seat = Seat(game, number)
            began = clock()
            move = choose[number](seat, budget).move
            note[number](clock() - began)
            events = game.play(move)
            if (left := wanted[number]) and (group := move.group) in left:
                left.discard(group)
                watched.append(events)

    def line(self, reason: str, winners: list[int]) -> GameLine:
        """What is kept of every game, scores aside."""
        key, game = self.fixture.key, self.game
        moves = sum(map(len, self.took)) if reason != FAILED else len(game.history)
        seats = [timed(code, took, self.plan.budget) for code, took in zip(self.fixture.bots, self.took, strict=True)]
        return GameLine(*key, game.seed or 0, self.course.first, moves, reason, winners, seats)

    def ended(self) -> GameLine:
        """What is kept of a game that came to its end."""
        outcome = self.game.outcome()
        facts = self.facts.extract(self.game, outcome, self.course)
        line = self.line(outcome.reason, list(outcome.winners))
        line.rounds, line.in_play = facts.rounds, facts.in_play
        for number, seat in enumerate(line.seats):
            seat.score, seat.points = outcome.scores[number], outcome.by_source(number)
            seat.opening, seat.held = facts.opening[number], facts.held[number]
            if facts.missed is not None and facts.cut_off is not None:
                seat.missed, seat.cut_off = facts.missed[number], facts.cut_off[number]
        return line

    def failed(self, error: Exception) -> GameLine:
        """What is kept of a game that a bot could not go on with: all others win it."""
        number = self.game.to_move or 0
        line = self.line(FAILED, [seat for seat in range(self.game.players) if seat != number])
        line.failure = Failure(
            number,
            failure_of(error, self.bots[number] if self.bots else None),
            "".join(traceback.format_exception(error)),
        )
        return line


def timed(code: str, took: list[float], cap: str) -> SeatLine:
    """A seat's line with its times: the decisions, their sum, the longest, and how many overran the budget."""
    allowed, longest = seconds_for(code, cap), max(took, default=0.0)
    most = float("inf") if allowed is None else allowed * TOLERANCE + GRACE
    overruns = sum(1 for one in took if one > most) if longest > most else 0
    return SeatLine(code, None, {}, len(took), round(sum(took), 6), round(longest, 6), overruns)


class Played(NamedTuple):
    """A finished game as it travels: its line as bytes, and its record if the plan wants one."""

    fixture: Fixture
    line: bytes
    record: str


def play_chunk(plan: Plan, fixtures: list[Fixture]) -> list[Played]:
    """Some games one after the other."""
    out = []
    for fixture in fixtures:
        table = Table(plan, fixture)
        line = encode(table.play())
        out.append(Played(fixture, line, table.game.record().dumps() if plan.records else ""))
    return out
