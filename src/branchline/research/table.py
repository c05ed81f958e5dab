"""A table that programs play: moves are made action by action, and what a seat knows is written as numbers.

A `Table` is one game. A `Hall` steps many of them in one call, writing into the same rows again and again;
NumPy looks at those rows without copying them.
"""

# compile: mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from branchline.core.errors import BadOption, IllegalAction
from branchline.core.position import Position
from branchline.core.tensors import Tensors, empty_row

UNDECIDED: Final[i64] = -1
"""What an action says of a move of which more is to be said."""

WORD: Final[i64] = 8
"""The bytes of a number of an array of actions."""

# what a table brings its seats at the end
WIN: Final[i64] = 0
LEAD: Final[i64] = 1
POINTS: Final[i64] = 2
REWARDS: Final = ("win", "lead", "points")


class Table:
    """One game, with the move that is being made.

    The row of a seat is its observation and, for the seat to move, the actions of this move taken so far.
    """

    def __init__(self, tensors: Tensors, position: Position) -> None:
        self.tensors: Tensors = tensors
        self.position: Position = position
        self.width: i64 = tensors.width + tensors.actions
        self.codes: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.taken: vec[i64] = vec[i64]()
        self.history: vec[i64] = vec[i64]()
        self.legal: vec[u8] = empty_bytes(tensors.actions)
        self.choices: vec[i64] = vec[i64]()
        self.ask()

    def ask(self) -> None:
        """Begin the next move."""
        self.codes = self.position.legal()
        self.depth = 0
        self.taken = vec[i64]()
        self.find_choices()

    def find_choices(self) -> None:
        """The actions that go on; where all legal moves agree on the next one it is passed over."""
        tensors = self.tensors
        position = self.position
        legal = self.legal
        for action in self.choices:
            legal[action] = 0
        while True:
            choices = vec[i64](capacity=len(self.codes))
            depth = self.depth
            for code in self.codes:
                action = tensors.action(position, code, depth)
                if legal[action] == 0:
                    legal[action] = 1
                    choices = append(choices, action)
            self.choices = choices
            if len(choices) != 1 or len(self.codes) == 1:
                return
            legal[choices[0]] = 0
            self.depth += 1

    def take(self, action: i64) -> i64:
        """Go on with the move by an action: the move if it is decided now, else UNDECIDED. Nothing is played."""
        if action < 0 or action >= len(self.legal) or self.legal[action] == 0:
            raise IllegalAction(self.refusal(action))
        codes = self.codes
        left = vec[i64](capacity=len(codes))
        for code in codes:
            if self.tensors.action(self.position, code, self.depth) == action:
                left = append(left, code)
        if len(left) == 1:
            return left[0]
        self.codes = left
        self.depth += 1
        self.taken = append(self.taken, action)
        self.find_choices()
        return UNDECIDED

    def refusal(self, action: i64) -> str:
        """Why an action may not be taken now."""
        names = self.tensors.action_names
        if action < 0 or action >= len(names):
            return f"actions are numbered from 0 to {len(names) - 1}, not {action}"
        return f"action {action}, {names[action]}, may not be taken now"

    def step(self, action: i64) -> bool:
        """Take an action; True if that decided the move, which is played then."""
        code = self.take(action)
        if code == UNDECIDED:
            return False
        self.play(code)
        return True

    def play(self, code: i64) -> None:
        """Play a legal move whole."""
        self.history = append(self.history, code)
        self.position.apply(code)
        self.ask()

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the row of a seat at `out[at:at + width]`."""
        self.tensors.observe(self.position, seat, out, at)
        at += self.tensors.width
        for i in range(self.tensors.actions):
            out[at + i] = 0
        if seat == self.position.to_move:
            for action in self.taken:
                out[at + action] = 1

    def row(self, seat: i64) -> vec[i16]:
        """The row of a seat."""
        out = empty_row(self.width)
        self.observe(seat, out, 0)
        return out

    def mask(self, seat: i64) -> vec[u8]:
        """A one for every action that a seat may take now."""
        return self.legal[:] if seat == self.position.to_move else empty_bytes(self.tensors.actions)


def empty_bytes(size: i64) -> vec[u8]:
    """So many zeros."""
    out = vec[u8](capacity=size)
    for _ in range(size):
        out = append(out, u8(0))
    return out


def rewards_of(position: Position, kind: i64) -> vec[float]:
    """What a finished game brings every seat.

    `win`: a share of the win, 1 in all. `lead`: points ahead of the best other, or of nothing where one plays alone.
    `points`: points.
    """
    players = position.players
    out = vec[float](capacity=players)
    if kind == WIN:
        winners: list[int] = position.outcome().winners
        for seat in range(players):
            out = append(out, 1.0 / len(winners) if int(seat) in winners else 0.0)
        return out
    scores = position.scores()
    for seat in range(players):
        own = scores[seat]
        others = [scores[other] for other in range(players) if other != seat]
        out = append(out, float(own - max(others) if kind == LEAD and others else own))
    return out


class Hall:
    """Many tables of one title, stepped together; a table whose game has ended begins its next game at once.

    `begin(table, episode)` deals a game. After every step the rows hold, for each table, the observation
    and mask of its seat to move; a reward for every seat and a one in `ended` where a game has just ended.
    """

    def __init__(self, tensors: Tensors, begin: Callable[[int, int], Position], tables: int, reward: int) -> None:
        self.tensors: Tensors = tensors
        self.begin: Callable[[int, int], Position] = begin
        self.reward: i64 = reward
        self.tables: list[Table] = [Table(tensors, begin(number, 0)) for number in range(tables)]
        self.players: i64 = self.tables[0].position.players
        self.width: i64 = self.tables[0].width
        self.episodes: list[int] = [0] * tables
        self.seen: vec[i16] = empty_row(tables * self.width)
        self.masks: vec[u8] = empty_bytes(tables * tensors.actions)
        self.to_move: vec[i64] = vec[i64]([0] * tables)
        self.ended: vec[u8] = empty_bytes(tables)
        self.rewards: vec[float] = vec[float]([0.0] * (tables * int(self.players)))
        self.lengths: vec[i64] = vec[i64]([0] * tables)
        for number in range(tables):
            self.show(number)

    def step(self, actions: bytes) -> None:
        """Take an action at every table, given as 64-bit numbers, lowest byte first."""
        if len(actions) != len(self.tables) * WORD:
            raise BadOption(f"{len(self.tables)} tables need as many actions of 8 bytes, not {len(actions)} bytes")
        for number in range(len(self.tables)):
            table = self.tables[number]
            if self.ended[number]:
                self.ended[number] = 0
                for seat in range(self.players):
                    self.rewards[number * self.players + seat] = 0.0
            table.step(read_i64_le(actions, number * WORD))
            if table.position.over:
                table = self.close(number, table)
            self.show(number)

    def close(self, number: i64, table: Table) -> Table:
        """Tell how a game ended, and begin the next at its table."""
        gained = rewards_of(table.position, self.reward)
        for seat in range(self.players):
            self.rewards[number * self.players + seat] = gained[seat]
        self.ended[number] = 1
        self.lengths[number] = len(table.history)
        self.episodes[number] += 1
        table = Table(self.tensors, self.begin(int(number), self.episodes[number]))
        self.tables[number] = table
        return table

    def show(self, number: i64) -> None:
        """Write what the seat to move of a table sees and may do."""
        table = self.tables[number]
        actions = self.tensors.actions
        seat = table.position.to_move
        self.to_move[number] = seat
        table.observe(seat, self.seen, number * self.width)
        at = number * actions
        masks = self.masks
        for i in range(actions):
            masks[at + i] = 0
        for action in table.choices:
            masks[at + action] = 1
