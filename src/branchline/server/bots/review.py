"""Looking back, in a worker process: one moment of a record, or its whole story as one seat knew it."""

from __future__ import annotations

from typing import Any

from branchline.core.changes import Change, changes
from branchline.core.game import Game
from branchline.core.outcome import Sheet
from branchline.core.record import Record
from branchline.server.bots.worker_protocol import Review, Reviewed, Tell


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
            "facts": game.facts(job.seat),
            "events": [
                event.as_dict() | {"text": event.text(job.language, game.names, job.seat)}
                for event in game.happened(upto, job.seat)
            ],
            "outcome": game.outcome().as_dict() if game.is_over else None,
        }
    )


def tell(job: Tell) -> Reviewed:
    """The whole story: after every move the score of every seat and, if wished, its events and all they changed.

    A game that is over has no secrets left: then scores are the true ones, also for moments long before.
    """
    record = Record.loads(job.text)
    game = record.replay(0)
    over = record.replay().is_over
    told = header(game, record) | {"seat": job.seat, "view": None, "facts": None}
    eyes = Eyes(game, job.seat) if job.views else None
    if eyes is not None:
        told |= {"view": game.view(job.seat), "facts": eyes.facts}
    sheets = game.sheets(job.seat, revealed=over)
    steps = [step_told(game, 0, job, sheets) | (eyes.deal() if eyes is not None else {})]
    gains: list[list[dict[str, Any]]] = [[]]
    for number, (text, answers) in enumerate(record.moves, 1):
        record.tell(game, number, answers, text)
        before, sheets = sheets, game.sheets(job.seat, revealed=over)
        gains.append(gained(before, sheets))
        steps.append(step_told(game, number, job, sheets) | (eyes.see(number) if eyes is not None else {}))
    told["steps"] = steps
    told["gains"] = gains
    told["hidden"] = [sheet.hidden for sheet in game.sheets(job.seat, revealed=over)]
    told["outcome"] = game.outcome().as_dict() if game.is_over else None
    return Reviewed(told)


class Eyes:
    """A seat (None: a spectator) that watches a game being replayed."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.facts = game.facts(seat)
        game.watched = True

    def deal(self) -> dict[str, Any]:
        """Return the deal as this seat sees it."""
        return {"move": "", "events": [event.as_dict() for event in self.game.happened(0, self.seat)]}

    def see(self, number: int) -> dict[str, Any]:
        """What is seen of the move just made: each event with what it changed, and what changed after the last."""
        unfolded = self.game.unfolded(self.seat)
        facts = self.game.facts(self.seat)
        seen = {
            "move": self.game.move_told(number, self.seat)[1],
            "events": [event.as_dict() | changed_by(changed) for event, changed in unfolded.steps],
            "changes": unfolded.rest,
            "facts": changes(self.facts, facts),
        }
        self.facts = facts
        return seen


def changed_by(changed: list[Change]) -> dict[str, Any]:
    """The changes of an event, left out where there are none."""
    return {"changes": changed} if changed else {}


def gained(before: list[Sheet], after: list[Sheet]) -> list[dict[str, Any]]:
    """What brought each seat points with a move, or cost it some; a completed ticket also gains what it cost before."""
    found: list[dict[str, Any]] = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        was, now = things(old), things(new)
        for thing in {**was, **now}:
            source = (now.get(thing) or was[thing])[0]
            points = now.get(thing, ("", 0))[1] - was.get(thing, ("", 0))[1]
            if points:
                found.append({"seat": seat, "source": source, "id": thing[1], "points": points})
    return found


def things(sheet: Sheet) -> dict[tuple[str, str], tuple[str, int]]:
    """All that a sheet has points for, by kind and name: their source, and how many."""
    found: dict[tuple[str, str], tuple[str, int]] = {}
    for line in sheet.lines:
        kind, name = next(iter(line.params.items()), (line.source, line.source))
        _, so_far = found.get((kind, str(name)), ("", 0))
        found[kind, str(name)] = (line.source, so_far + line.points)
    return found


def step_told(game: Game, number: int, job: Tell, sheets: list[Sheet]) -> dict[str, Any]:
    """One move (0: the deal) of the story: who made it, and where that left everybody."""
    step: dict[str, Any] = {
        "number": number,
        "seat": game.move_told(number, job.seat)[0] if number else -1,
        "to_move": game.to_move,
        "scores": [sheet.total for sheet in sheets],
    }
    if job.legal and game.to_move == job.seat:
        step["legal"] = [{"text": str(m), "group": m.group, "params": m.params} for m in game.legal_moves()]
    return step


def header(game: Game, record: Record) -> dict[str, Any]:
    """Return the header of a record."""
    return {
        "title": record.title,
        "family": game.title.family,
        "players": record.players,
        "options": game.options,
        "names": game.names,
        "count": len(record.moves),
        "file": record.attachment,
    }
