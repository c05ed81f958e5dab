"""The keys of all refusals with their HTTP statuses. The sentence of a key is the text `server-KEY`."""

from __future__ import annotations

from branchline.core.errors import BranchlineError
from branchline.tables import Refused

STATUS = {
    "no-identity": 401,
    "bad-token": 401,
    "access-code": 403,
    "bad-origin": 403,
    "banned": 403,
    "muted": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "not-embedded": 403,
    "no-table": 404,
    "no-guest": 404,
    "no-page": 404,
    "no-seat": 404,
    "no-move": 404,
    "no-token": 404,
    "no-language": 404,
    "no-call": 404,
    "no-title": 404,
    "no-file": 404,
    "no-guide": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "stale": 409,
    "not-begun": 409,
    "game-over": 409,
    "game-not-over": 409,
    "no-undo": 409,
    "no-undo-asked": 409,
    "not-leaving": 409,
    "set-aside": 409,
    "too-large": 413,
    "bad-request": 400,
    "bad-choice": 400,
    "bad-record": 400,
    "bad-bot": 400,
    "bad-file": 400,
    "file-too-long": 413,
    "bad-name": 400,
    "bad-address": 400,
    "malformed-move": 400,
    "illegal-move": 409,
    "too-many-tables": 429,
    "too-many-bot-tables": 429,
    "too-fast": 429,
    "too-many-reports": 429,
    "too-many-undos": 429,
    "too-many-connections": 429,
    "too-many-calls": 429,
    "too-many-files": 429,
    "file-late": 422,
    "bot-silent": 503,
    "closing": 503,
    "store-down": 503,
}
"""Key -> HTTP status."""


def status_of(refused: Refused) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS[refused.key]


def bad_choice(error: BranchlineError) -> Refused:
    """Return the refusal for a title, player count or option that does not exist."""
    return Refused("bad-choice", str(error))
