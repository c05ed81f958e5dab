"""Branchline: an open table for railway board games.

>>> import branchline as bl
>>> game = bl.new_game("switzerland", players=2, seed=1)
>>> while not game.is_over:
...     moves = game.legal_moves()
...     _ = game.play(moves[len(moves) // 2])
>>> len(game.outcome().scores)
2
"""

from __future__ import annotations

from branchline import pure as _pure  # must come first: it decides which files are imported
from branchline.core.errors import (
    BadFamily,
    BadMap,
    BadOption,
    BadRecord,
    BranchlineError,
    GameNotOver,
    IllegalAction,
    IllegalMove,
    MalformedMove,
    NoRecord,
    NoSuchSeat,
    NotWatched,
    UnknownTitle,
)
from branchline.core.events import Event
from branchline.core.game import Game
from branchline.core.moves import Move, Moves
from branchline.core.outcome import Outcome, Points, Sheet
from branchline.core.pickling import register as _register
from branchline.core.record import Record
from branchline.core.refusal import Refusal
from branchline.core.seat import Seat
from branchline.core.signatures import show_types as _show_types
from branchline.core.title import Option, Title
from branchline.shelf import new_game, position, titles
from branchline.version import __version__

is_compiled = _pure.is_compiled
_register()

__all__ = [
    "BadFamily",
    "BadMap",
    "BadOption",
    "BadRecord",
    "BranchlineError",
    "Event",
    "Game",
    "GameNotOver",
    "IllegalAction",
    "IllegalMove",
    "MalformedMove",
    "Move",
    "Moves",
    "NoRecord",
    "NoSuchSeat",
    "NotWatched",
    "Option",
    "Outcome",
    "Points",
    "Record",
    "Refusal",
    "Seat",
    "Sheet",
    "Title",
    "UnknownTitle",
    "__version__",
    "is_compiled",
    "new_game",
    "position",
    "titles",
]

if is_compiled():
    _show_types(map(globals().get, __all__))
