"""What went wrong inside a bot, told to whoever wrote it."""

from __future__ import annotations

import traceback
from pathlib import Path

import branchline
from branchline.core.errors import BranchlineError

PACKAGE = (str(Path(branchline.__file__).parent), "src/branchline/")
"""How paths inside this package begin; those of compiled files are told as they were built."""


class BotFailed(BranchlineError):
    """A bot raised an error, or answered with what is no legal move."""


def failure_of(error: BaseException, bot: object = None) -> str:
    """An error with the last place outside this package that led to it; else with where the bot's `choose` is written.

    >>> def choose():
    ...     return 1 / 0
    >>> try:
    ...     choose()
    ... except ZeroDivisionError as error:
    ...     failure_of(error)
    'ZeroDivisionError: division by zero (<doctest branchline.bots.failure.failure_of[0]>, line 2)'
    """
    return f"{type(error).__name__}: {error}{place_of(error, bot)}"


def place_of(error: BaseException, bot: object) -> str:
    """Where an error comes from, to be put after it."""
    frames = traceback.extract_tb(error.__traceback__)
    outside = [(frame.filename, frame.lineno) for frame in frames if not frame.filename.startswith(PACKAGE)]
    places = outside or written_at(bot) or [(frame.filename, frame.lineno) for frame in frames]
    return f" ({places[-1][0]}, line {places[-1][1]})" if places else ""


def written_at(bot: object) -> list[tuple[str, int | None]]:
    """Where the `choose` of a bot begins; nothing for one that is compiled."""
    code = getattr(getattr(type(bot), "choose", None), "__code__", None)
    return [(code.co_filename, code.co_firstlineno)] if code is not None else []
