"""The pool of worker processes: every job has a deadline, and a process that is late or dead is replaced.

One process more than there are workers answers quick questions: no bot that moves at once waits for one that thinks.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from branchline.bots import is_quick
from branchline.core.record import Record
from branchline.core.title import Title
from branchline.server.bots.fair_queue import Errand, FairQueue
from branchline.server.bots.worker import MOST_GAMES
from branchline.server.bots.worker_protocol import (
    Bad,
    Choose,
    Chosen,
    Draft,
    Drafted,
    Forgotten,
    GameTail,
    Job,
    RecordedMove,
    Reply,
    Review,
    Reviewed,
    Tell,
)
from branchline.tables import Question, Refused, Table

log = logging.getLogger("branchline.server")
TRIES = 2
OURS = Errand()
"""What the server does for itself."""
LATE = 2.0
"""Seconds a worker may take beyond what its bot was given, for starting up and for the moves it must be told."""

LAST_WORDS = 4_000
"""Characters kept of what a process prints."""


@dataclass(frozen=True)
class GameSoFar:
    """A moment of a game, without copying its moves: tables only ever append to their list, or begin another."""

    line: str
    beginning: Record
    moves: list[RecordedMove]
    count: int
    title: Title | None = None

    @staticmethod
    def of(table: Table) -> GameSoFar:
        """Return a table's game as it is now."""
        return GameSoFar(table.line, table.record, table.record.moves, table.move_count, table.game.title)

    def tail(self, known: int) -> GameTail:
        """Return what a worker that knows the first moves must be sent: no secret, no seed."""
        begin = self.beginning
        new = self.moves[known : self.count]
        file = begin.attachment if known == 0 else ""
        return GameTail(self.line, begin.title, begin.data, begin.players, begin.options, file, begin.deal, known, new)


class Worker:
    """One process at a time, and what it remembers. Jobs take turns by `queue`."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.queue = FairQueue()
        self.jobs = 0
        """How many jobs it has, with those that wait."""
        self.known: OrderedDict[str, int] = OrderedDict()
        """How many moves of which lines it was told."""
        self._hearing: asyncio.Task[None] | None = None
        self._decoder = msgspec.msgpack.Decoder(Reply)

    async def ask(self, job: Job) -> Reply:
        """Send a job to the process, started if need be, and wait for its answer."""
        if self.process is None:
            command = (sys.executable, "-m", "branchline.server.bots.worker")
            self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
            self._hearing = asyncio.create_task(hear_last_words(self.process))
        assert self.process.stdin is not None and self.process.stdout is not None
        frame = msgspec.msgpack.encode(job)
        self.process.stdin.write(len(frame).to_bytes(4, "big") + frame)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        reply: Reply = self._decoder.decode(await self.process.stdout.readexactly(size))
        return reply

    async def choose(self, game: GameSoFar, question: Question, seconds: float) -> Reply:
        """Ask a bot, telling only the moves that the process does not know."""
        known = self.known.get(game.line, 0)
        if known > game.count:
            known = 0
        reply = await self.ask(Choose(game.tail(known), question, seconds))
        if isinstance(reply, Forgotten):
            reply = await self.ask(Choose(game.tail(0), question, seconds))
        self.known[game.line] = game.count
        self.known.move_to_end(game.line)
        while len(self.known) > MOST_GAMES:
            self.known.popitem(last=False)
        return reply

    async def end(self) -> None:
        """Stop the process, whatever it is doing, and forget what it knew."""
        process, self.process = self.process, None
        self.known.clear()
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
        if self._hearing is not None:
            await self._hearing


async def hear_last_words(process: Process) -> None:
    """Log what a process has printed, most likely a traceback, once it has ended."""
    assert process.stderr is not None
    said = b""
    while chunk := await process.stderr.read(LAST_WORDS):
        said = (said + chunk)[-LAST_WORDS:]
    if said:
        log.warning("a worker ended", extra={"facts": {"said": said.decode(errors="replace")}})


class WorkerPool:
    """A fixed number of workers, and one for quick questions.

    A game stays with the worker that knows it, where its bots keep what they learnt.
    """

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.replaced = 0
        self.workers = [Worker() for _ in range(count)]
        self.quick = Worker()
        self._closed = False

    async def choose(self, game: GameSoFar, question: Question, errand: Errand = OURS) -> Chosen:
        """A bot's choice. Refused (`bot-silent`) if it crashes or is late, and again on a second try."""
        quick = game.title is not None and is_quick(question.bot, game.title)
        ask = partial(Worker.choose, game=game, question=question, seconds=self.seconds / 2)
        reply = await self._do(ask, errand, game.line, quick=quick)
        if isinstance(reply, Chosen):
            return reply
        raise Refused("bot-silent")

    async def look_back(self, job: Review | Tell, errand: Errand = OURS) -> Reviewed:
        """A moment of a record, or its story."""
        reply = await self._do(lambda worker: worker.ask(job), errand)
        if isinstance(reply, Reviewed):
            return reply
        raise Refused("bad-record", reply.sentence if isinstance(reply, Bad) else "")

    async def draft(self, job: Draft, errand: Errand = OURS) -> dict[str, Any]:
        """Work on a file of one's own. Refused (`bad-file`) if it cannot be played, or (`file-late`) takes too long."""
        try:
            reply = await self._do(lambda worker: worker.ask(job), errand, tries=1)
        except Refused as refused:
            raise Refused("file-late") if refused.key == "bot-silent" else refused from None
        if isinstance(reply, Drafted):
            return reply.facts
        raise Refused("bad-file", reply.sentence if isinstance(reply, Bad) else "")

    async def _do(
        self,
        ask: Callable[[Worker], Awaitable[Reply]],
        errand: Errand,
        line: str = "",
        tries: int = TRIES,
        quick: bool = False,
    ) -> Reply:
        """Run a job on a worker, and once more if the process had to be replaced."""
        for _ in range(tries):
            worker = self._worker_for(line, quick)
            worker.jobs += 1
            try:
                async with worker.queue.turn(errand):
                    reply = await self._try(worker, ask)
            finally:
                worker.jobs -= 1
            if reply is not None:
                return reply
        raise Refused("bot-silent")

    @property
    def jobs(self) -> int:
        """How many jobs there are, with those that wait."""
        return sum(worker.jobs for worker in (*self.workers, self.quick))

    def _worker_for(self, line: str, quick: bool) -> Worker:
        """The worker that knows a game already, even if it is busy; else the one with the least to do.

        A quick question goes to the worker for these, or to one that has nothing to do.
        """
        if quick:
            idle = (worker for worker in self.workers if not worker.jobs)
            return next(idle, self.quick) if self.quick.jobs else self.quick
        home = (worker for worker in self.workers if line in worker.known)
        return next(home, None) or min(self.workers, key=lambda worker: worker.jobs)

    async def _try(self, worker: Worker, ask: Callable[[Worker], Awaitable[Reply]]) -> Reply | None:
        """Return the worker's reply, or None if its process had to be replaced. It is its turn."""
        if self._closed:
            raise Refused("closing")
        try:
            async with asyncio.timeout(self.seconds + LATE):
                return await ask(worker)
        except (TimeoutError, EOFError, ConnectionError) as error:
            log.warning("worker replaced", extra={"facts": {"cause": type(error).__name__}})
            self.replaced += 1
            await worker.end()
            return None
        except asyncio.CancelledError:
            await worker.end()  # its answer would be taken for that of the next job
            raise

    async def stop(self) -> None:
        """Stop all processes."""
        self._closed = True
        await asyncio.gather(*(worker.end() for worker in (*self.workers, self.quick)))
