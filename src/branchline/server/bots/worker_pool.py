"""The pool of worker processes: every job has a deadline, and a worker that is late or dead is replaced."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict

import msgspec

from branchline.server.bots.worker import MOST_GAMES
from branchline.server.bots.worker_protocol import (
    Bad,
    Choose,
    Chosen,
    Forgotten,
    GameTail,
    Job,
    Reply,
    Review,
    Reviewed,
    Tell,
)
from branchline.server.errors import Refused

log = logging.getLogger("branchline.server")
TRIES = 2
LATE = 2.0
"""Seconds a worker may take beyond what its bot was given, for starting up and for the moves it must be told."""


class Worker:
    """One process, and what it remembers."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.known: OrderedDict[str, int] = OrderedDict()
        self._decoder = msgspec.msgpack.Decoder(Reply)

    @staticmethod
    async def start() -> Worker:
        """A new process."""
        module = "branchline.server.bots.worker"
        return Worker(await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdin=PIPE, stdout=PIPE))

    async def ask(self, job: Job) -> Reply:
        """Send a job and wait for its answer."""
        assert self.process.stdin is not None and self.process.stdout is not None
        frame = msgspec.msgpack.encode(job)
        self.process.stdin.write(len(frame).to_bytes(4, "big") + frame)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        reply: Reply = self._decoder.decode(await self.process.stdout.readexactly(size))
        return reply

    def remember(self, name: str, count: int) -> None:
        """It knows this many moves of a game now."""
        self.known[name] = count
        self.known.move_to_end(name)
        while len(self.known) > MOST_GAMES:
            self.known.popitem(last=False)

    async def end(self) -> None:
        """Stop the process, whatever it is doing."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class WorkerPool:
    """A fixed number of worker processes."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.replaced = 0
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._free = asyncio.Semaphore(count)
        self._closed = False

    async def choose(self, tail: GameTail, seat: int, bot: str, seed: int) -> Chosen:
        """A bot's choice. Refused (`bot-silent`) if it crashes or is late, and again on a second try."""
        reply = await self._do(Choose(tail, seat, bot, seed, self.seconds / 2))
        if isinstance(reply, Chosen):
            return reply
        raise Refused("bot-silent")

    async def review(self, text: str, upto: int | None, seat: int | None, language: str) -> Reviewed:
        """A moment of an uploaded record."""
        return await self._look_back(Review(text, upto, seat, language))

    async def tell(self, text: str, seat: int | None, *, views: bool, legal: bool = False) -> Reviewed:
        """The story of a record."""
        return await self._look_back(Tell(text, seat, views, legal))

    async def _look_back(self, job: Review | Tell) -> Reviewed:
        reply = await self._do(job)
        if isinstance(reply, Reviewed):
            return reply
        raise Refused("bad-record", reply.sentence if isinstance(reply, Bad) else "")

    async def _do(self, job: Job) -> Reply:
        async with self._free:
            for _ in range(TRIES):
                if self._closed:
                    raise Refused("closing")
                worker = await self._take(job)
                try:
                    async with asyncio.timeout(self.seconds + LATE):
                        reply = await self._tell(worker, job)
                except (TimeoutError, EOFError, ConnectionError) as error:
                    log.warning("worker replaced", extra={"facts": {"cause": type(error).__name__}})
                    self.replaced += 1
                    await self._drop(worker)
                except asyncio.CancelledError:
                    await self._drop(worker)  # its answer would be taken for that of the next job
                    raise
                else:
                    self._idle.append(worker)
                    return reply
        raise Refused("bot-silent")

    async def _take(self, job: Job) -> Worker:
        """An idle worker, best one that knows the game already."""
        if isinstance(job, Choose):
            for worker in self._idle:
                if job.tail.name in worker.known:
                    self._idle.remove(worker)
                    return worker
        if self._idle:
            return self._idle.pop()
        worker = await Worker.start()
        self._all.add(worker)
        return worker

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    async def _tell(self, worker: Worker, job: Job) -> Reply:
        """Ask, telling only the moves that the worker does not know."""
        if not isinstance(job, Choose):
            return await worker.ask(job)
        count = len(job.tail.moves)
        known = worker.known.get(job.tail.name, 0)
        if known > count:
            known = 0
        reply = await worker.ask(told_from(job, known))
        if isinstance(reply, Forgotten):
            reply = await worker.ask(told_from(job, 0))
        worker.remember(job.tail.name, count)
        return reply

    async def stop(self) -> None:
        """End all workers."""
        self._closed = True
        await asyncio.gather(*(self._drop(worker) for worker in list(self._all)))


def told_from(job: Choose, known: int) -> Choose:
    """The job without the first `known` moves of its tail."""
    tail = msgspec.structs.replace(job.tail, known=known, moves=job.tail.moves[known:])
    return msgspec.structs.replace(job, tail=tail)
