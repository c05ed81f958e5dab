"""Bots at a table: which there are, what they are asked, and keeping them between their moves."""

from __future__ import annotations

import hashlib
from collections import OrderedDict

from msgspec import Struct

from branchline.bots import NO_LIMIT, Bot, Budget, Choice, code_of, levels_for, make_bot, policies_for
from branchline.core.game import Game
from branchline.core.seat import Seat
from branchline.core.title import Title
from branchline.tables.refused import Refused
from branchline.tables.seats import Place
from branchline.tables.table import Table

STAND_IN = "medium"
"""Who plays for a person who left, unless they say otherwise."""
HINTS = "hard"
"""Who gives hints."""


class Question(Struct, frozen=True):
    """What would this bot do at this seat?"""

    seat: int
    bot: str
    seed: int


def kinds_of_bots(title: Title) -> list[str]:
    """The bots a client may ask for: levels first, then heuristics by name; nothing that names code or a budget."""
    return [*levels_for(title), *policies_for(title)]


def check_bot(bot: str, title: Title) -> str:
    """A kind of bot, if clients may ask for it."""
    if bot not in kinds_of_bots(title):
        raise Refused("bad-bot", bots=", ".join(kinds_of_bots(title)))
    return bot


def awaited_bot(table: Table, now: float) -> Place | None:
    """The seat a bot must move for now: its own, one it stands in for, or one whose time is over."""
    mover = table.mover
    if mover is None or mover.is_played_by_bot:
        return mover
    return mover if table.clock.zero == "bot-moves" and table.is_late(now) else None


def bot_question(table: Table, now: float) -> Question | None:
    """What is to be asked so that the game goes on; None while a person is awaited."""
    seat = awaited_bot(table, now)
    return Question(seat.number, seat.bot or STAND_IN, seed_of(table, seat.number)) if seat is not None else None


def hint_question(table: Table, seat: int, bot: str = HINTS) -> Question:
    """What is to be asked for a hint; only the seat to move may ask."""
    table.check_turn(seat)
    return Question(seat, bot, seed_of(table, seat))


def seed_of(table: Table, seat: int) -> int:
    """A bot's own seed: it has nothing to do with the table's secret."""
    return int.from_bytes(hashlib.sha256(f"{table.id} {seat}".encode()).digest()[:6], "big")


class KeptBots:
    """Bots that live on between their moves, so that a search keeps what it learnt; the longest unused leave first.

    After an undo the line of the game is another one, and a new bot thinks about it.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.bots: OrderedDict[tuple[str, Question], Bot] = OrderedDict()

    def choose(self, line: str, game: Game, question: Question, budget: Budget = NO_LIMIT) -> Choice:
        """A bot's choice in a line of a game; it is handed a seat, never the game."""
        return self.bot(line, game.title, question).choose(Seat(game, question.seat), budget)

    def bot(self, line: str, title: Title, question: Question) -> Bot:
        """Who is asked in a line of a game: the one who was asked before, else a new one."""
        bot = self.bots.pop((line, question), None)
        if bot is None:
            bot = make_bot(code_of(question.bot, title), title, question.seed)
        self.bots[line, question] = bot
        if len(self.bots) > self.most:
            self.bots.popitem(last=False)
        return bot
