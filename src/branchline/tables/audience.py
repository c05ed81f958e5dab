"""Those who play or watch at a table: each is told the whole of it once, and then only what is new."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from branchline.core.changes import changes
from branchline.tables.messages import Surroundings, Viewer, moved, table_told, turn_told
from branchline.tables.table import Table
from branchline.tables.wire import Moved, TableTold

V = TypeVar("V", bound=Viewer)
JUST_THE_TABLE = Surroundings()


class Audience:
    """What every seat that is looked from has been told. All who look from a seat have the same facts.

    The table must be `watched` when a move is made, if there is anybody to tell it to.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.facts: dict[int | None, dict[str, Any]] = {}

    def whole(self, viewer: Viewer, now: float, since: int = 0, around: Surroundings = JUST_THE_TABLE) -> TableTold:
        """The whole table, from which the viewer can follow the changes."""
        facts = self.table.game.facts(viewer.seat)
        told = table_told(self.table, viewer, facts, since, around, now)
        self.facts[viewer.seat] = facts
        return told

    def moved(self, viewers: Iterable[V], now: float) -> Iterator[tuple[Moved, list[V]]]:
        """The last move, once for all who look from the same seat in the same language."""
        by_seat: dict[int | None, dict[str, list[V]]] = {}
        for viewer in viewers:
            by_seat.setdefault(viewer.seat, {}).setdefault(viewer.language, []).append(viewer)
        told, self.facts = self.facts, {}
        game = self.table.game
        for seat, by_language in by_seat.items():
            unfolded = game.unfolded(seat)
            facts = self.facts[seat] = game.facts(seat)
            new_facts = changes(told[seat], facts)
            turn = turn_told(self.table, seat, now)
            for language, same in by_language.items():
                yield moved(self.table, seat, language, unfolded, new_facts, turn), same
