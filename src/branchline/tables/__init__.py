"""A table without I/O: who sits where, moves under their keys, taking back, clocks, hints, and what everybody is told.

Nothing here reads a clock, waits, or writes anything down. The server puts a lock, a store and sockets around a
`Table`, the terminal a console; both keep their games by the same rules.
"""

from branchline.tables.audience import Audience
from branchline.tables.bots import STAND_IN, KeptBots, Question, bot_question, check_bot, hint_question, kinds_of_bots
from branchline.tables.gallery import Gallery
from branchline.tables.log import Entry, EntryKind
from branchline.tables.refused import Answer, ForbiddenMove, Refused
from branchline.tables.seats import BOT_NAMES, Clock, Place, SeatKind, UndoRequest
from branchline.tables.table import Pause, Played, Table

__all__ = [
    "BOT_NAMES",
    "STAND_IN",
    "Answer",
    "Audience",
    "Clock",
    "Entry",
    "EntryKind",
    "ForbiddenMove",
    "Gallery",
    "KeptBots",
    "Pause",
    "Place",
    "Played",
    "Question",
    "Refused",
    "SeatKind",
    "Table",
    "UndoRequest",
    "bot_question",
    "check_bot",
    "hint_question",
    "kinds_of_bots",
]
