"""Looking back, in a worker process: one moment of a record, or its whole story as one seat knew it."""

from __future__ import annotations

from typing import Any

from branchline.core.changes import changes
from branchline.core.game import Game
from branchline.core.record import Record
from branchline.server.jobs import Review, Reviewed, Tell


def review(job: Review) -> Reviewed:
    """A moment of a record as a seat knew it: the moves so far, the view, what the last one brought, the outcome."""
    record = Record.loads(job.text)
    upto = len(record.moves) if job.upto is None else job.upto
    game = record.replay(upto)
    return Reviewed(
        header(game, record)
        | {
            "number": upto,
            "moves": [game.move_told(number, job.seat)[1] for number in range(1, upto + 1)],
            "to_move": game.to_move,
            "view": game.view(job.seat),
            "events": [
                event.as_dict() | {"text": event.text(job.language, game.names)}
                for event in game.happened(upto, job.seat)
            ],
            "outcome": game.outcome().as_dict() if game.is_over else None,
        }
    )


def tell(job: Tell) -> Reviewed:
    """The whole story: after every move its events, the score of every seat and, if wished, what changed to see.

    A game that is over has no secrets left: then scores are the true ones, also for moments long before.
    """
    record = Record.loads(job.text)
    game = record.replay(0)
    over = record.replay().is_over
    facts = header(game, record) | {"seat": job.seat, "view": game.view(job.seat) if job.views else None}
    view = facts["view"]
    steps = [step_told(game, 0, job, over)]
    for number, (text, answers) in enumerate(record.moves, 1):
        record.tell(game, number, answers, text)
        step = step_told(game, number, job, over)
        if job.views:
            before, view = view, game.view(job.seat)
            step["changes"] = changes(before, view)
        steps.append(step)
    facts["steps"] = steps
    facts["hidden"] = [sheet.hidden for sheet in game.sheets(job.seat, revealed=over)]
    facts["outcome"] = game.outcome().as_dict() if game.is_over else None
    return Reviewed(facts)


def step_told(game: Game, number: int, job: Tell, over: bool) -> dict[str, Any]:
    """One move (0: the deal) of the story."""
    seat, move = game.move_told(number, job.seat) if number else (-1, "")
    step: dict[str, Any] = {
        "number": number,
        "seat": seat,
        "to_move": game.to_move,
        "scores": [sheet.total for sheet in game.sheets(job.seat, revealed=over)],
    }
    if job.views:
        step["move"] = move
        step["events"] = [event.as_dict() for event in game.happened(number, job.seat)]
    if job.legal and game.to_move == job.seat:
        step["legal"] = [{"text": str(m), "group": m.group, "params": m.params} for m in game.legal_moves()]
    return step


def header(game: Game, record: Record) -> dict[str, Any]:
    """What stands above a record."""
    return {
        "title": record.title,
        "family": game.title.family,
        "players": record.players,
        "options": game.options,
        "names": game.names,
        "count": len(record.moves),
        "file": record.attachment,
    }
