"""Rehearsal: a move tried on a copy, and the round's actions played out by habit to see what comes of it.

A rehearsal stops before the round is closed, so neither weather nor the bag are asked: what they
bring is for the outlook to judge.
"""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.snowdonia.assign import put_down
from branchline.games.snowdonia.board import AREA_A
from branchline.games.snowdonia.bots.evaluation import Judgement
from branchline.games.snowdonia.bots.quick_answers import Habits
from branchline.games.snowdonia.codes import (
    PLACE,
    area_of,
    kind_of,
    space_of,
)
from branchline.games.snowdonia.contracts import open_window
from branchline.games.snowdonia.round import Snowdonia
from branchline.games.snowdonia.state import CLOSING, WINDOW


class Rehearsal:
    """A table of its own on which rounds are tried out."""

    def __init__(self, judgement: Judgement, habits: Habits) -> None:
        self.judgement: Judgement = judgement
        self.habits: Habits = habits
        self.table: Snowdonia | None = None

    def set_table(self, position: Snowdonia) -> Snowdonia:
        """The own table, laid out like this position."""
        table = self.table
        if table is None or table.board is not position.board or table.rules is not position.rules:
            table = Snowdonia(position.board, position.rules, position.players)
            self.table = table
        position.copy_to(table)
        table.logging = False
        return table

    def after(self, position: Snowdonia, code: i64) -> i64:
        """What the mover can expect after a move."""
        return self.judgement.standing(self.tried(position, code), position.to_move)

    def tried(self, position: Snowdonia, code: i64) -> Snowdonia:
        """The table at the end of the round's actions; a labourer placed is taken for the last to come."""
        if kind_of(code) == PLACE:
            return self.placed(position, vec[i64]([code]))
        table = self.set_table(position)
        table.moves = vec[i64]()
        table.make(code)
        self.play_on(table)
        return table

    def placed(self, position: Snowdonia, places: vec[i64]) -> Snowdonia:
        """The table at the end of the round's actions, with labourers placed like this and no more to come."""
        seats = vec[i64](capacity=len(places))
        for _ in places:
            seats = append(seats, position.to_move)
        return self.crowded(position, seats, places)

    def crowded(self, position: Snowdonia, seats: vec[i64], places: vec[i64]) -> Snowdonia:
        """The same with a labourer of each of these seats."""
        table = self.set_table(position)
        for at in range(len(places)):
            put_down(table, seats[at], area_of(places[at]), space_of(places[at]))
        table.moves = vec[i64]()
        open_window(table, AREA_A)
        self.play_on(table)
        return table

    def of_seats(self, position: Snowdonia, seats: vec[i64], places: vec[i64], seat: i64) -> i64:
        """What a seat can expect with labourers of these seats here and no more to come."""
        return self.judgement.standing(self.crowded(position, seats, places), seat)

    def play_on(self, table: Snowdonia) -> None:
        """The actions of this round, as everybody would do them by habit."""
        while table.stage < CLOSING and table.stage >= WINDOW and not table.over:
            table.step()
            answers = len(table.moves)
            if answers > 0:
                code = table.moves[0] if answers == 1 else self.habits.answer(table, table.moves)
                table.moves = vec[i64]()
                table.make(code)
