"""What went wrong inside a bot, told to whoever wrote it."""

from __future__ import annotations

import traceback
from pathlib import Path

import branchline
from branchline.core.errors import BranchlineError

PACKAGE = str(Path(branchline.__file__).parent)


class BotFailed(BranchlineError):
    """A bot raised an error, or answered with what is no legal move."""


def failure_of(error: BaseException) -> str:
    """An error with the last place outside this package that led to it.

    >>> def choose():
    ...     return 1 / 0
    >>> try:
    ...     choose()
    ... except ZeroDivisionError as error:
    ...     failure_of(error)
    'ZeroDivisionError: division by zero (<doctest branchline.bots.failure.failure_of[0]>, line 2)'
    """
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith(PACKAGE)] or list(frames)
    place = f" ({own[-1].filename}, line {own[-1].lineno})" if own else ""
    return f"{type(error).__name__}: {error}{place}"
