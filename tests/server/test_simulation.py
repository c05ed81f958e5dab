"""Servers under simulated faults; and the defects there once were, put back, to see that they would be found."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from branchline.server.store import queries
from branchline.server.supervisor import Supervisor
from branchline.server.tables import clocks, table_registry
from branchline.server.tables.live_table import TableLock
from branchline.server.tables.table_registry import TableRegistry
from simulation import Broken, run_seed

SEEDS = 200
TOGETHER = 20


@pytest.mark.parametrize("first", range(0, SEEDS, TOGETHER))
def test_nothing_breaks_whatever_fails(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        try:
            run_seed(seed)
        except Broken as broken:
            pytest.fail(f"{broken}: python tools/simulation.py --seed {seed}")


def test_a_seed_replays_exactly() -> None:
    assert len({run_seed(7) for _ in range(2)}) == 1
    assert run_seed(8) != run_seed(7)


def found(known: int = 0) -> str:
    """What the first seed that breaks something breaks; the one that found it last is tried first."""
    for seed in (known, *range(SEEDS)):
        try:
            run_seed(seed)
        except Broken as broken:
            return str(broken)
    return f"nothing within {SEEDS} seeds"


def test_it_finds_a_seat_that_changes_while_a_move_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look changed the seat before it held the table's lock, and what telling raised reached whoever moved."""
    listen = TableRegistry.listen

    async def too_early(self: TableRegistry, table: Any, subscriber: Any, seat: int | None, since: int = 0) -> None:
        subscriber.seat = seat
        await listen(self, table, subscriber, seat, since)

    @contextmanager
    def unguarded(self: TableRegistry, table: Any) -> Iterator[None]:
        yield

    monkeypatch.setattr(TableRegistry, "listen", too_early)
    monkeypatch.setattr(TableRegistry, "telling", unguarded)
    assert "KeyError" in found(known=9)


def test_it_finds_a_table_that_is_used_after_a_move_could_not_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waited for its lock was told a move that is in no log."""
    monkeypatch.setattr(TableLock, "acquire", asyncio.Lock.acquire)
    assert "told version" in found(known=66)


def test_it_finds_clocks_that_stop_at_a_table_that_does_not_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a table ended the clocks' task, without a word."""

    async def careless(registry: TableRegistry) -> int:
        late = await queries.overdue(registry.store, registry.now(), clocks.MOST)
        for id in late:
            await clocks.see_to(registry, id)
        registry.forget_idle()
        return len(late)

    async def once(self: Supervisor, name: str, work: Any) -> None:
        await work()

    monkeypatch.setattr(table_registry, "CANNOT_REPLAY", ())
    monkeypatch.setattr(clocks, "tick", careless)
    monkeypatch.setattr(Supervisor, "_keep", once)
    assert "clocks" in found(known=3)


def test_it_finds_bots_that_sleep_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that were to move waited for somebody to come to their table."""

    async def nobody(*_: Any) -> None:
        return

    monkeypatch.setattr(queries, "hurry_bots", nobody)
    monkeypatch.setattr(TableRegistry, "look_again", lambda self, table: table.deadline)
    assert "waits for a bot" in found()
