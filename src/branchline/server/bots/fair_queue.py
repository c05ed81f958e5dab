"""Whose turn it is at a worker: nobody who asks for much makes others wait for it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass


def nothing(_: float) -> None:
    """Seconds nobody counts."""


@dataclass(frozen=True)
class Errand:
    """For whom a worker works. What `can_wait` is done when nobody else waits; `spent` is told the seconds it took."""

    owner: str = ""
    can_wait: bool = False
    spent: Callable[[float], None] = nothing


Waiter = tuple[Errand, asyncio.Future[None]]


class FairQueue:
    """One job at a time. Of those who wait, the one whose owner has used the least time is next.

    An owner who was away begins where the present ones are: what was not used is not saved up.
    """

    def __init__(self) -> None:
        self.busy = False
        self._used: dict[str, float] = {}
        self._waiting: dict[tuple[bool, str], deque[Waiter]] = {}
        self._level = 0.0

    @asynccontextmanager
    async def turn(self, errand: Errand) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        self._used[errand.owner] = max(self._used.get(errand.owner, 0.0), self._level)
        if self.busy:
            await self._wait(errand)
        self.busy = True
        start = self._used.get(errand.owner, self._level)
        self._level = max(self._level, start)
        began = time.monotonic()
        try:
            yield
        finally:
            seconds = time.monotonic() - began
            errand.spent(seconds)
            self._used[errand.owner] = start + seconds
            self._let_next_in()

    async def _wait(self, errand: Errand) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault((errand.can_wait, errand.owner), deque()).append((errand, mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # let in, and gone at the same moment
                self._let_next_in()
            raise

    def _let_next_in(self) -> None:
        self.busy = False
        while self._waiting and not self.busy:
            key = min(self._waiting, key=lambda each: (each[0], self._used[each[1]]))
            queue = self._waiting[key]
            _, waiter = queue.popleft()
            if not queue:
                del self._waiting[key]
            if not waiter.done():
                waiter.set_result(None)
                self.busy = True
        if not self._waiting:
            self._used = {owner: used for owner, used in self._used.items() if used > self._level}
