"""A table that programs play: moves are made action by action, and what a seat knows is written as numbers.

A `Table` is one game. A `Hall` steps many of them in one call, writing into the same rows again and again;
NumPy looks at those rows without copying them.
"""

# compile: mypyc

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from branchline.core.errors import IllegalAction
from branchline.core.family import family_named
from branchline.core.position import Position
from branchline.core.tensors import NOTHING_KNOWN, Tensors, empty_row
from branchline.research.rewards import Shaping, rewards_of

UNDECIDED: Final[i64] = -1
"""What an action says of a move of which more is to be said."""

WORD: Final[i64] = 8
"""The bytes of a number of an array of actions."""


class Table:
    """One game, with the move that is being made.

    What a seat sees is written into `seen`, what the seat to move may do into `masks`: rows of the table's own, or its
    stretch of the rows of many tables. They are written anew again and again, so copy what is to be kept.
    """

    def __init__(self, tensors: Tensors, position: Position, hall: Hall | None = None, number: i64 = 0) -> None:
        self.tensors: Tensors = tensors
        self.position: Position = position
        self.width: i64 = tensors.width + tensors.actions
        self.seen: vec[i16] = empty_row(self.width) if hall is None else hall.seen
        """The observation of the seat that looked last and, if it is to move, the actions of its move taken so far."""
        self.masks: vec[u8] = empty_bytes(tensors.actions) if hall is None else hall.masks
        """A one for every action that the seat to move may take now."""
        self.seen_at: i64 = number * self.width
        self.masks_at: i64 = number * tensors.actions
        self.known: i64 = NOTHING_KNOWN
        """What `seen` shows already, as the tensors tell it."""
        self.codes: vec[i64] = vec[i64]()
        self.nexts: vec[i64] = vec[i64]()
        """The next action of each of these moves."""
        self.depth: i64 = 0
        self.taken: vec[i64] = vec[i64]()
        self.marked: vec[i64] = vec[i64]()
        """The actions that `seen` shows as taken."""
        self.history: vec[i64] = vec[i64]()
        self.choices: vec[i64] = vec[i64]()
        self.ask()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        position: Position = deepcopy(self.position, memo)
        return table_from(self.tensors, position, list(self.history), list(self.taken))

    def __reduce__(self) -> tuple[Any, ...]:
        return table_from, (None, self.position, list(self.history), list(self.taken))

    def resume(self, history: list[i64], taken: list[i64]) -> None:
        """Go on where a copy was made: after these moves, and with these actions of the next one taken."""
        self.history = vec[i64](history)
        for action in taken:
            self.take(action)

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
        masks = self.masks
        at = self.masks_at
        for action in self.choices:
            masks[at + action] = 0
        while True:
            codes = self.codes
            count: i64 = len(codes)
            choices = vec[i64](capacity=count)
            nexts = vec[i64](capacity=count)
            depth = self.depth
            for code in codes:
                action = tensors.action(position, code, depth)
                nexts = append(nexts, action)
                if masks[at + action] == 0:
                    masks[at + action] = 1
                    choices = append(choices, action)
            self.choices = choices
            self.nexts = nexts
            if len(choices) != 1 or count == 1:
                return
            masks[at + choices[0]] = 0
            self.depth += 1

    def take(self, action: i64) -> i64:
        """Go on with the move by an action: the move if it is decided now, else UNDECIDED. Nothing is played."""
        self.check(action)
        return self.follow(action)

    def follow(self, action: i64) -> i64:
        """The same with an action that was checked."""
        codes = self.codes
        nexts = self.nexts
        count: i64 = len(codes)
        last: i64 = 0
        going: i64 = 0
        for at in range(count):
            if nexts[at] == action:
                last = codes[at]
                going += 1
        if going == 1:
            return last
        left = vec[i64](capacity=going)
        for at in range(count):
            if nexts[at] == action:
                left = append(left, codes[at])
        self.codes = left
        self.depth += 1
        self.taken = append(self.taken, action)
        self.find_choices()
        return UNDECIDED

    def check(self, action: i64) -> None:
        """Raise IllegalAction where an action may not be taken now."""
        actions = self.tensors.actions
        if action < 0 or action >= actions:
            raise IllegalAction(f"actions are numbered from 0 to {actions - 1}, not {action}")
        if self.masks[self.masks_at + action] == 0:
            raise IllegalAction(f"action {action}, {self.tensors.action_names[action]}, may not be taken now")

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

    def look(self, seat: i64) -> None:
        """Write what a seat sees."""
        seen = self.seen
        tensors = self.tensors
        self.known = tensors.observe_again(self.position, seat, seen, self.seen_at, self.known)
        at = self.seen_at + tensors.width
        for action in self.marked:
            seen[at + action] = 0
        self.marked = self.taken if seat == self.position.to_move else vec[i64]()
        for action in self.marked:
            seen[at + action] = 1

    def told(self, seat: i64, names: list[str]) -> str:
        """What a seat sees as text: what is not 0, by name, and how much if it is not 1."""
        self.look(seat)
        seen = self.seen
        found = [str(seat)]
        for at in range(self.width):
            number = seen[self.seen_at + at]
            if number == 1:
                found.append(names[at])
            elif number != 0:
                found.append(f"{names[at]}={int(number)}")
        return " ".join(found)

    def leave(self) -> None:
        """Take what this table wrote of its moves out of the rows, for the next game at the same place."""
        at = self.seen_at + self.tensors.width
        for action in self.marked:
            self.seen[at + action] = 0
        for action in self.choices:
            self.masks[self.masks_at + action] = 0


def table_from(tensors: Tensors | None, position: Position, history: list[i64], taken: list[i64]) -> Table:
    """A table that was copied or pickled, with rows of its own."""
    table = Table(tensors_of(position) if tensors is None else tensors, position)
    table.resume(history, taken)
    return table


def tensors_of(position: Position) -> Tensors:
    """What the numbers of a position's table mean."""
    family = family_named(position.origin[0].family)
    found: Tensors = family.get(family.tensors)(position)
    return found


def empty_bytes(size: i64) -> vec[u8]:
    """So many zeros."""
    return vec[u8]([0] * size)


class Hall:
    """Many tables of one title, stepped together; a table whose game has ended begins its next game at once.

    `begin(table, episode)` deals a game. After every step the rows hold, for each table, the observation
    and mask of its seat to move; a reward for every seat and a one in `ended` where a game has just ended.
    With `columns`, where a row has the points of the seats, rewards are shaped.
    """

    def __init__(
        self, tensors: Tensors, begin: Callable[[int, int], Position], tables: int, reward: int, columns: list[int]
    ) -> None:
        self.tensors: Tensors = tensors
        self.begin: Callable[[int, int], Position] = begin
        self.reward: i64 = reward
        self.shapings: list[Shaping] = [Shaping(reward, columns) for _ in range(tables)] if columns else []
        self.episodes: list[int] = [0] * tables
        self.seen: vec[i16] = empty_row(tables * (tensors.width + tensors.actions))
        self.masks: vec[u8] = empty_bytes(tables * tensors.actions)
        self.tables: list[Table] = [Table(tensors, begin(number, 0), self, number) for number in range(tables)]
        self.players: i64 = self.tables[0].position.players
        self.to_move: vec[i64] = vec[i64]([0] * tables)
        self.ended: vec[u8] = empty_bytes(tables)
        self.rewards: vec[float] = vec[float]([0.0] * (tables * int(self.players)))
        self.scores: vec[i64] = vec[i64]([0] * (tables * int(self.players)))
        self.lengths: vec[i64] = vec[i64]([0] * tables)
        for number in range(tables):
            self.show(number)

    def resume(self, number: i64, position: Position, history: list[i64], taken: list[i64]) -> None:
        """Go on at a table where a copy was made."""
        self.tables[number].leave()
        table = Table(self.tensors, position, self, number)
        table.resume(history, taken)
        self.tables[number] = table
        self.show(number)

    def recall(self, ended: list[bool], rewards: list[float], scores: list[i64], lengths: list[i64]) -> None:
        """Tell again how the last games ended, and what the last step brought."""
        for number in range(len(self.tables)):
            self.ended[number] = 1 if ended[number] else 0
            self.lengths[number] = lengths[number]
        for at in range(len(self.rewards)):
            self.rewards[at] = rewards[at]
            self.scores[at] = scores[at]

    def step(self, actions: bytes) -> None:
        """Take an action at every table, given as 64-bit numbers, lowest byte first; if one is illegal, nowhere."""
        count: i64 = len(self.tables)
        for number in range(count):
            self.tables[number].check(read_i64_le(actions, number * WORD))
        for number in range(count):
            table = self.tables[number]
            code = table.follow(read_i64_le(actions, number * WORD))
            if code != UNDECIDED:
                table.play(code)
            if table.position.over:
                self.close(number, table)
                continue
            self.show(number)
            if self.shapings:
                gained = self.shapings[number].gained(table.position, self.seen, table.seen_at, self.to_move[number])
                self.give(number, gained)
            elif self.ended[number]:
                self.give(number, vec[float]([0.0] * int(self.players)))
            self.ended[number] = 0

    def give(self, number: i64, gained: vec[float]) -> None:
        """Write what the seats of a table have gained."""
        at = number * self.players
        for seat in range(self.players):
            self.rewards[at + seat] = gained[seat]

    def close(self, number: i64, table: Table) -> None:
        """Tell how a game ended, and begin the next at its table."""
        position = table.position
        if self.shapings:
            self.give(number, self.shapings[number].gained(position, self.seen, table.seen_at, 0))
            self.shapings[number].begin()
        else:
            self.give(number, rewards_of(position, self.reward))
        scores = position.scores()
        for seat in range(self.players):
            self.scores[number * self.players + seat] = scores[seat]
        self.ended[number] = 1
        self.lengths[number] = len(table.history)
        self.episodes[number] += 1
        table.leave()
        self.tables[number] = Table(self.tensors, self.begin(int(number), self.episodes[number]), self, number)
        self.show(number)

    def show(self, number: i64) -> None:
        """Write what the seat to move of a table sees."""
        table = self.tables[number]
        seat = table.position.to_move
        self.to_move[number] = seat
        table.look(seat)
