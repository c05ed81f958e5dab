"""What runs for as long as the server does: if it fails, that is logged and seen, and it begins anew."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger("branchline.server")
FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
"""Seconds before work that failed begins anew: doubled with each failure, from the first again once it went well."""


class Supervisor:
    """Keeps work going that must never end."""

    def __init__(self) -> None:
        self.failures: dict[str, int] = {}
        """How often each work has failed."""
        self.failing: set[str] = set()
        """Work that has failed and not begun anew yet."""
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Keep work going under a name."""
        self.failures[name] = 0
        self._tasks.append(asyncio.create_task(self._keep(name, work), name=name))

    async def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            try:
                await work()
            except Exception:
                log.exception("work in the background failed", extra={"facts": {"task": name}})
            else:
                log.error("work in the background ended", extra={"facts": {"task": name}})
            if time.monotonic() - began > LONGEST_PAUSE:
                pause = FIRST_PAUSE
            self.failures[name] += 1
            self.failing.add(name)
            await asyncio.sleep(pause)
            self.failing.discard(name)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def stop(self) -> None:
        """Cancel all work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
