"""What a request or a message really costs: the processor time for which it has the event loop, and nobody else."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Meter:
    """Counts for one who asks; work that is begun for them in tasks of its own counts here too, if it is `Metered`."""

    def __init__(self) -> None:
        self.milliseconds = 0.0


meter: ContextVar[Meter | None] = ContextVar("meter", default=None)


Work = Callable[[], Coroutine[Any, Any, T]]
"""Work that has not begun: nothing is left of it if it never does."""


class Metered(Generic[T]):
    """Work whose steps are counted. Between two steps others work, for which nobody pays here."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work

    def __await__(self) -> Generator[Any, Any, T]:
        """Do the work step by step."""
        mine = meter.get() or Meter()
        steps = self.work().__await__()
        thrown: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waiting_for = steps.send(None) if thrown is None else steps.throw(thrown)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                mine.milliseconds += 1000 * (time.thread_time() - began)
            thrown = None
            try:
                yield waiting_for
            except BaseException as error:  # noqa: BLE001 - whatever is thrown at the work, it hears of
                thrown = error


async def metered(work: Work[T]) -> T:
    """Do work as part of what is counted already."""
    return await Metered(work)
