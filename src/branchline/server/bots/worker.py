"""A worker process: bots think here, and uploaded records are read here, away from the server's event loop.

Started by `branchline.server.bots.worker_pool` as `python -m branchline.server.bots.worker`; frames come in by standard
input and go out by standard output: four bytes of length, then MessagePack.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from branchline.bots import Budget
from branchline.core.errors import BranchlineError
from branchline.core.game import Game
from branchline.core.record import Record
from branchline.server.bots.drafting import draft
from branchline.server.bots.review import review, tell
from branchline.server.bots.worker_protocol import Bad, Choose, Chosen, Draft, Forgotten, GameTail, Job, Reply, Review
from branchline.tables import KeptBots

MOST_GAMES = 200
"""Games a worker keeps in memory."""
MOST_BOTS = 100
"""Bots a worker keeps; one that searches for a second holds about a megabyte."""


class Memory:
    """The games a worker was sent lately, and the bots that play in them."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, tuple[Game, int]] = OrderedDict()
        self.bots = KeptBots(MOST_BOTS)

    def hear(self, tail: GameTail) -> Game | None:
        """Return the game with its new moves made, or None if the earlier ones were forgotten."""
        record = Record(tail.title, tail.players, tail.options)
        record.data = tail.data
        record.attachment = tail.file
        record.deal = tail.deal
        game, known = self.games.pop(tail.line, (None, 0))
        if tail.known == 0:
            game = record.replay(0)
        elif game is None or known != tail.known:
            return None
        for number, (text, answers) in enumerate(tail.moves, tail.known + 1):
            record.tell(game, number, answers, text)
        self.games[tail.line] = (game, tail.known + len(tail.moves))
        while len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return game


def choose(job: Choose, memory: Memory) -> Reply:
    """Return a bot's choice."""
    game = memory.hear(job.tail)
    if game is None:
        return Forgotten()
    choice = memory.bots.choose(job.tail.line, game, job.question, Budget(seconds=job.seconds))
    return Chosen(str(choice.move), choice.explanation.as_dict())


def answer(job: Job, memory: Memory) -> Reply:
    """Return the reply to one job."""
    try:
        if isinstance(job, Choose):
            return choose(job, memory)
        if isinstance(job, Draft):
            return draft(job)
        return review(job) if isinstance(job, Review) else tell(job)
    except BranchlineError as error:
        return Bad(str(error))


def read_frame(source: BinaryIO) -> bytes | None:
    """Return the next frame, or None when the server is gone."""
    head = source.read(4)
    return source.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def main() -> None:
    """Answer jobs until standard input is closed."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not end up between the frames
    memory = Memory()
    decoder = msgspec.msgpack.Decoder(Job)
    while (frame := read_frame(sys.stdin.buffer)) is not None:
        reply = msgspec.msgpack.encode(answer(decoder.decode(frame), memory))
        out.write(len(reply).to_bytes(4, "big") + reply)
        out.flush()


if __name__ == "__main__":
    main()
