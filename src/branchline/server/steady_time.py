"""The time by which people's clocks run: it begins with the wall clock, and is not moved by what is done to that."""

from __future__ import annotations

import time
from collections.abc import Callable


def steady_time() -> Callable[[], float]:
    """A clock that goes on evenly from the present time, whatever the wall clock does: a jump costs nobody a game.

    A process that begins after the jump goes by the new time.
    """
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()
