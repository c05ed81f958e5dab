"""Servers, players, network, disk and time simulated under one seed: whatever goes wrong once goes wrong again.

    python tools/simulation.py --seeds 10000      # what `make soak-server` runs
    python tools/simulation.py --seed 4711        # one run; says what broke

The server's own tables, clocks, bots' turns, commits and connections run on a loop whose time is virtual and whose
order of tasks follows from the seed. Around them are simulated: a disk (a real SQLite in memory) that is slow, full, or
answers after a commit that it has failed; processes that end between any two steps and begin anew with a clock that
has jumped; workers that are silent; connections that are slow and tear; players who sit down late, try again under the
same key, look from another seat, talk, and take back; spectators who may see less; calls to those who are away.
Libraries with such a loop exist, but want a newer Python than we support.

What is told must be in the log, and not too early. At the end everything is whole again, and it must hold: no
acknowledged move is lost or doubled, everybody sees the game that is in the log and nothing else of it, no table waits
for a bot, nobody whose turn came while they were away is left uncalled, and no work has ended.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from contextvars import ContextVar, copy_context
from functools import partial
from typing import Any, TypeVar, cast
from unittest.mock import patch

import msgspec
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, text
from sqlalchemy.exc import OperationalError

from branchline.core.changes import apply_changes
from branchline.server.bots.worker_pool import GameSoFar, WorkerPool
from branchline.server.bots.worker_protocol import Chosen
from branchline.server.http import websocket
from branchline.server.http.auth import usual_seat
from branchline.server.http.rate_limit import Budgets
from branchline.server.notify import notification_store, push, safe_http
from branchline.server.notify.notifier import Notifier
from branchline.server.settings import Limits, Settings
from branchline.server.store import queries
from branchline.server.store.commit_queue import CommitQueue
from branchline.server.store.engines import Work
from branchline.server.store.models import GuestRow, Standing, Way
from branchline.server.store.schema import guests, metadata, ways
from branchline.server.store.store import Store
from branchline.server.supervisor import Supervisor
from branchline.server.tables import clocks, pauses, seating, table_registry
from branchline.server.tables.live_table import LiveTable
from branchline.server.tables.subscriber import Subscriber
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Clock, Entry, Question, Refused

T = TypeVar("T")
BUSY = 12.0
"""Virtual seconds in which everything may fail."""
QUIET = 12.0
"""Virtual seconds in which nothing fails any more, and nobody is at the tables."""
THINKING = 2.0
"""Seconds a bot may think."""
JUMP = 3.0
"""Seconds by which the clock of a new process may be wrong."""
MOST_MOVES = 10
"""Moves of people at a table; bots move as often as they must."""
CALL_AFTER = 1.0
"""Seconds after which somebody is called whose turn it is."""
NOTICED = 5.0
"""Seconds until a server surely knows that somebody is gone."""
CALLED = CALL_AFTER + 2 * JUMP + NOTICED
"""Seconds until they were surely called, though the clocks of two processes differ."""
LOOKED_AT = 0.05
"""Of how many messages the view is held against the log."""
PEOPLE = [GuestRow(name * 4, name, "en") for name in ("Ola", "Jan", "Ewa")]
PROCESS: ContextVar[str] = ContextVar("process", default="")
"""The process that a step belongs to; empty for the world outside."""


class Broken(AssertionError):
    """What must always hold does not."""


# -- time ---------------------------------------------------------------------------------------------


class VirtualSelector:
    """Waits by moving the time on."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        """Nothing ever comes from outside."""
        if timeout is None:
            raise Broken("everybody waits for something that cannot come")
        self.loop.clock += max(0.0, timeout)
        return []


class SimulatedLoop(asyncio.BaseEventLoop):
    """An event loop with virtual time: what is ready runs in an order that follows from the seed."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance
        self.clock = 1_000.0
        self.steps = 0
        self.dead: set[str] = set()
        self.buried: list[asyncio.Handle] = []
        self.at_step: dict[int, Callable[[], None]] = {}
        self._selector = VirtualSelector(self)

    def time(self) -> float:
        """The virtual time."""
        return self.clock

    def _process_events(self, _: Any) -> None: ...

    def _write_to_self(self) -> None: ...

    def _run_once(self) -> None:
        handles = cast(Any, self)._ready
        if len(handles) > 1:
            mixed = list(handles)
            self.chance.shuffle(mixed)
            handles.clear()
            handles.extend(mixed)
        self.steps += 1
        due = self.at_step.pop(self.steps, None)
        if due is not None:
            due()
        if self.dead:  # the steps of a process that ended are never taken
            living = [handle for handle in handles if handle._context.get(PROCESS) not in self.dead]
            self.buried += [handle for handle in handles if handle._context.get(PROCESS) in self.dead]
            handles.clear()
            handles.extend(living)
        cast(Any, super())._run_once()


class InOrder(dict[Any, None]):
    """A set that is gone through in the order things came in, not by their addresses."""

    def add(self, each: Any) -> None:
        """Add."""
        self[each] = None

    def discard(self, each: Any) -> None:
        """Remove, if it is there."""
        self.pop(each, None)


class OrderedTable(LiveTable):
    """A table whose subscribers are told in the same order in every run."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.subscribers = cast(Any, InOrder())


# -- disk ---------------------------------------------------------------------------------------------


def connected(connection: sqlite3.Connection, _: Any) -> None:
    """Transactions begin when we say so."""
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys=ON")


def new_engine() -> tuple[Engine, bytes]:
    """What knows our statements, for all runs of this process, and a database without rows."""
    engine = create_engine("sqlite://", poolclass=NullPool, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", connected)
    with engine.begin() as connection:
        metadata.create_all(connection)
        return engine, cast(sqlite3.Connection, connection.connection.dbapi_connection).serialize()


ENGINE, EMPTY = new_engine()


class Disk:
    """A database in memory that all processes share. Work is done at once, so only what changes something needs
    a transaction."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.connection = ENGINE.connect()
        self.file = cast(sqlite3.Connection, self.connection.connection.dbapi_connection)
        self.file.deserialize(EMPTY)

    def now(self, work: Work[T]) -> T:
        """Do work at once, without any fault."""
        self.file.execute("BEGIN")
        try:
            done = work(self.connection)
        except BaseException:
            self.file.execute("ROLLBACK")
            raise
        self.file.execute("COMMIT")
        return done

    def look(self, work: Work[T]) -> T:
        """Do work that changes nothing, without any fault."""
        return work(self.connection)

    def close(self) -> None:
        """Nobody needs it any more."""
        self.connection.close()

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""
        await self.world.delay(0.002)
        await self.fail("read", 0.02)
        return self.look(work)

    async def write(self, work: Work[T], committed: Callable[[], None] | None = None) -> T:
        """Do work as one transaction; the process may never hear that it was done, but others do, as by `NOTIFY`."""
        await self.world.delay(0.01)
        await self.fail("disk full", 0.06, after=0.2)
        done = self.now(work)
        if committed is not None:
            committed()
        await self.world.delay(0.01)
        await self.fail("connection lost after the commit", 0.03)
        return done

    async def fail(self, why: str, chance: float, after: float = 0.0) -> None:
        """Fail now and then, some time later: others have come to the table by then."""
        if self.world.faults and self.world.chance.random() < chance:
            await self.world.delay(after)
            raise OperationalError("simulated", {}, OSError(why))

    async def stop(self) -> None:
        """Nothing is to be closed."""


class SimulatedStore(Store):
    """The store of a process: what it changes is told to other processes, later, or not at all."""

    def __init__(self, world: World, process: str) -> None:
        self.world = world
        self.url = "simulated"
        self.process = process
        self.is_sqlite = world.processes == 1
        self.database = world.disk
        self.commit_queue = CommitQueue(MovesOfStore(self), None)
        self.moved: set[str] = set()
        """Tables whose moves wait for their commit."""

    async def write(self, work: Work[T], table: str = "") -> T:
        """Do work as one transaction."""
        tell = partial(self.world.notify, self.process, table) if table else None
        return await self.world.disk.write(work, tell)

    async def append(self, entry: Entry, standing: Standing) -> bool:
        """Write the next entry of a table's log."""
        self.moved.add(entry.table)
        try:
            written = await super().append(entry, standing)
        finally:
            self.moved.discard(entry.table)
        if written:
            self.world.made[entry.table] = self.world.loop.time()
        return written


class MovesOfStore:
    """The disk as moves are written to it: the other processes are told of theirs together."""

    def __init__(self, store: SimulatedStore) -> None:
        self.store = store
        self.read = store.world.disk.read
        self.stop = store.world.disk.stop

    async def write(self, work: Work[T]) -> T:
        """Do work as one transaction."""
        return await self.store.world.disk.write(work, self.tell)

    def tell(self) -> None:
        """Tell the others where moves were made."""
        for table in sorted(self.store.moved):
            self.store.world.notify(self.store.process, table)


# -- workers ------------------------------------------------------------------------------------------


class SimulatedWorkers(WorkerPool):
    """Bots that move at random, after a while, or not at all."""

    def __init__(self, world: World) -> None:
        super().__init__(0, THINKING)
        self.world = world
        self.registry: TableRegistry | None = None

    async def choose(self, game: GameSoFar, question: Question, errand: Any = None) -> Chosen:
        """A bot's choice. It knows nothing of a game that has gone on meanwhile: its move will be stale."""
        await asyncio.wait({asyncio.create_task(self.world.delay(1.5))}, timeout=self.seconds)
        if self.world.faults and self.world.chance.random() < 0.05:
            raise Refused("bot-silent")
        assert self.registry is not None
        table = self.registry.tables.get(game.line.partition("/")[0])
        reason = {"key": "bot-no-reason", "params": {}, "estimates": []}
        if table is None or table.move_count != game.count or table.game.to_move != question.seat:
            return Chosen("pass", reason)
        return Chosen(self.world.pick([str(move) for move in table.game.legal_moves()]), reason)


# -- processes ----------------------------------------------------------------------------------------


SIGNER = push.Signer(push.new_key(), "mailto:nobody@example.org")


class Process:
    """A server process, without its HTTP."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        jump = world.chance.uniform(-JUMP, JUMP) if world.faults else 0.0
        self.store = SimulatedStore(world, name)
        workers = SimulatedWorkers(world)
        limits = Limits(effort=1e6, messages=1e6)
        settings = Settings(
            limits=limits,
            idle_seconds=world.pick([2.0, 30.0, 120.0]),
            bot_seconds=THINKING,
            call_after=CALL_AFTER,
            inside_calls=True,
        )
        self.registry = TableRegistry(settings, self.store, workers, lambda: world.loop.time() + jump)
        self.registry.shuffle_key = b"k" * 32
        workers.registry = self.registry
        self.supervisor = Supervisor()
        self.budgets = Budgets(settings.limits)
        self.notifier = Notifier(self.registry, SIGNER, self.registry.metrics)

    def start(self) -> None:
        """Begin, as `http.app.lifespan` does."""
        self.store.start()
        self.supervisor.start("clocks", lambda: clocks.run(self.registry))
        self.supervisor.start("notifier", self.notifier.run)

    def within(self, work: Callable[[], T]) -> T:
        """Do something as this process: the tasks it makes end with it."""
        context = copy_context()
        context.run(PROCESS.set, self.name)
        return context.run(work)


class SimulatedSocket:
    """A WebSocket: messages arrive in order, later; once it is torn nothing does."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.torn = False
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_client: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()

    async def send(self, message: dict[str, Any]) -> None:
        """The server sends."""
        await self.world.delay(0.005)
        if not self.torn:
            self.to_client.put_nowait(msgspec.json.decode(message["text"]))

    async def receive(self) -> dict[str, Any]:
        """The server hears."""
        message = await self.to_server.get()
        await self.world.delay(0.005)
        return {"type": "websocket.disconnect"} if self.torn else message

    async def close(self, *_: Any) -> None:
        """The server hangs up."""
        self.tear()

    def tear(self) -> None:
        """The connection is lost: both sides notice, sooner or later."""
        self.torn = True
        self.to_client.put_nowait(None)
        self.to_server.put_nowait({"type": "websocket.disconnect"})


# -- players ------------------------------------------------------------------------------------------


class SimulatedPlayer:
    """Somebody at a table who keeps the view by what is told, and tries a move until it is answered."""

    def __init__(self, world: World, table: str, guest: GuestRow | None) -> None:
        self.world = world
        self.table = table
        self.guest = guest
        self.socket: SimulatedSocket | None = None
        self.told: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.tries = 0
        self.left = 0.0
        """When this one was last at the table."""

    async def live(self) -> None:
        """Come to the table again and again while things may fail."""
        while self.world.faults:
            await self.visit(self.world.chance.uniform(0.5, 10.0))
            await self.world.delay(2.0)

    async def visit(self, seconds: float) -> None:
        """Be at the table for a while, at whichever process answers."""
        process = self.world.any_process()
        socket = self.socket = SimulatedSocket(self.world)
        self.told = None
        process.within(lambda: self.world.loop.create_task(self.serve(process, socket)))
        try:
            async with asyncio.timeout(seconds):
                await self.hear_all(socket)
        except TimeoutError:
            pass
        finally:
            socket.tear()
            self.left = self.world.loop.time()

    async def serve(self, process: Process, socket: SimulatedSocket) -> None:
        """The server's side, as `websocket.live` does it."""
        registry = process.registry
        try:
            table = await registry.open(self.table)
        except (Refused, OperationalError):
            socket.tear()
            return
        me = self.guest.id if self.guest is not None else None
        subscriber = Subscriber(usual_seat(table, self.guest), me, "", registry.settings.limits.backlog)
        line = websocket.TableConnection(
            registry, table, self.guest, subscriber, cast(Any, socket), "en", registry.metrics, process.budgets
        )
        try:
            await line.run(0)
        except OperationalError:
            pass  # logged, and the client comes back
        except Exception as error:  # noqa: BLE001 - as the middleware does, which logs it
            self.world.failures.append(f"a connection failed: {error!r}")
        finally:
            socket.tear()

    async def hear_all(self, socket: SimulatedSocket) -> None:
        """Hear and act until the line is torn."""
        while True:
            message = await socket.to_client.get()
            if message is None:
                return
            self.hear(message)
            if self.world.faults and self.world.chance.random() < 0.03:
                return
            await self.act(socket)

    def hear(self, message: dict[str, Any]) -> None:
        """Take a message to heart."""
        kind = message["type"]
        if kind == "table":
            self.told = message
            self.world.check_table(self, message)
            self.world.check_told(self, message)
        elif kind == "moved" and self.told is not None:
            if message["version"] != self.told["version"] + 1:
                raise Broken(f"{self}: told version {message['version']} after {self.told['version']}")
            view = self.told["view"]
            for step in message["move"]["events"]:
                view = apply_changes(view, step.get("changes", []))
            view = apply_changes(view, message["changes"])
            self.told |= {"view": view, "version": message["version"], "turn": message["turn"]}
            self.world.check_told(self, self.told)
        elif kind == "seats" and self.told is not None:
            self.told |= {"turn": message["turn"], "seats": message["seats"]}
        elif kind == "ack":
            self.world.acknowledged[self.table, message["key"]] = message["version"]
            self.pending = None
        elif kind == "no" and self.pending is not None and message["key"] == self.pending["key"]:
            if message["refusal"]["key"] not in ("store-down", "closing"):
                self.pending = None  # else it may have been made: the same key again

    async def act(self, socket: SimulatedSocket) -> None:
        """Do something now and then; what was not answered is sent again."""
        if self.guest is None or self.told is None or not self.world.faults:
            return
        await self.world.delay(0.3)
        chance = self.world.chance.random()
        if self.pending is not None:
            self.send(socket, **self.pending)
        elif chance < 0.25:
            mine = [seat["number"] for seat in self.told["seats"] if seat["yours"]]
            self.send(socket, type="look", seat=self.world.pick([*mine, None]))
        elif chance < 0.30:
            self.send(socket, type="say", text="hm")
        elif chance < 0.36:
            self.send(socket, type="undo")
        elif chance < 0.42:
            self.send(socket, type="undo-answer", agree=True)
        elif self.told["turn"]["legal"] and self.told["version"] < MOST_MOVES:
            self.tries += 1
            move = self.world.pick(self.told["turn"]["legal"])["text"]
            key = f"{self.guest.name}-{self.table}-{self.tries}-key"
            self.pending = {"type": "move", "move": move, "version": self.told["version"], "key": key}
            self.send(socket, **self.pending)

    def send(self, socket: SimulatedSocket, **message: Any) -> None:
        """Send, once or, as networks do, twice."""
        for _ in range(2 if self.world.faults and self.world.chance.random() < 0.05 else 1):
            socket.to_server.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def __str__(self) -> str:
        return f"{self.guest.name if self.guest else 'a spectator'} at {self.table[:6]}"


# -- the world ----------------------------------------------------------------------------------------


class World:
    """Everything, for one seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.loop = SimulatedLoop(self.chance)
        self.faults = True
        self.processes = self.pick([1, 2])
        self.disk = Disk(self)
        self.running: dict[str, Process] = {}
        self.ended: list[Process] = []
        self.begun = 0
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.tables: list[str] = []
        self.failures: list[str] = []
        self.delay_of_spectators = self.pick([0, 0, 2])
        self.made: dict[str, float] = {}
        """When the last move of a table was made."""
        self.called: dict[str, float] = {}
        """When somebody was last called to a table."""

    def pick(self, choices: list[T]) -> T:
        """One of these."""
        return self.chance.choice(choices)

    async def post(self, _: str, __: dict[str, str], body: bytes, ___: bool) -> int:
        """Somebody is called; now and then in vain."""
        await self.delay(0.1)
        if self.faults and self.chance.random() < 0.2:
            return 500
        self.called[msgspec.json.decode(body)["table"]] = self.loop.time()
        return 200

    async def delay(self, about: float) -> None:
        """Take some time, rarely much of it: what is lost is noticed in the quiet that comes after all faults."""
        seconds = self.chance.expovariate(1.0) * about * (20 if self.chance.random() < 0.05 else 1)
        await asyncio.sleep(min(QUIET, seconds))

    # -- processes ----------------------------------------------------------------------------------

    def any_process(self) -> Process:
        """One of the processes that run."""
        return self.pick([self.running[name] for name in sorted(self.running)])

    def begin_process(self) -> None:
        """Start a process."""
        self.begun += 1
        process = self.running[f"p{self.begun}"] = Process(self, f"p{self.begun}")
        process.within(process.start)

    def end_process(self) -> None:
        """End a process between two steps, like `kill -9`, and start another in its place."""
        if self.faults:
            name = self.pick(sorted(self.running))
            self.loop.dead.add(name)
            self.ended.append(self.running.pop(name))
            self.begin_process()

    def notify(self, sender: str, table: str) -> None:
        """Tell the other processes of a change; if that is lost, the line is made anew and everything is looked at."""
        for name, process in self.running.items():
            if name != sender and self.processes > 1:
                lost = self.faults and self.chance.random() < 0.05
                process.within(partial(self.loop.create_task, self.arrive(process, table, lost)))

    async def arrive(self, process: Process, table: str, lost: bool) -> None:
        """A notice arrives at a process."""
        await self.delay(5.0 if lost else 0.01)
        for id in sorted(process.registry.tables) if lost else [table]:
            for _ in range(100):
                try:
                    await process.registry.hear_notice(id)
                    break
                except OperationalError:
                    await self.delay(0.5)  # the listening line is made anew, and all is looked at
                except Refused:
                    break

    # -- the course of a run ------------------------------------------------------------------------

    async def run(self) -> None:
        """A run: everything fails, then nothing does, then all must be well."""
        for _ in range(self.processes):
            self.begin_process()
        await self.open_tables()
        for _ in range(self.chance.randrange(4)):
            self.loop.at_step[self.loop.steps + self.chance.randrange(50, 1_500)] = self.end_process
        visitors: list[tuple[str, GuestRow | None]] = [
            (self.tables[number], guest) for number, guest in enumerate([PEOPLE[0], PEOPLE[1]])
        ]
        visitors += [(self.tables[0], PEOPLE[1]), (self.tables[0], None)]
        players = [SimulatedPlayer(self, id, guest) for id, guest in visitors]
        visits = [asyncio.create_task(player.live()) for player in players]
        visits.append(asyncio.create_task(self.come_late()))
        await asyncio.sleep(BUSY)
        self.faults = False
        await asyncio.gather(*visits)
        if self.chance.random() < 0.5:
            self.faults = True
            self.end_process()
            self.faults = False
        await asyncio.sleep(QUIET)
        before = {id: self.from_log(id).version for id in self.tables}
        await asyncio.sleep(QUIET)
        await self.check_whole(players, before)

    async def open_tables(self) -> None:
        """Open tables of all kinds; whatever fails is tried again."""
        people = [msgspec.structs.asdict(guest) | {"created": 0.0} for guest in PEOPLE]
        called = [Way(guest.id[:12], guest.id, "webhook", "http://x/", "", "", "", 0.0, 0) for guest in PEOPLE]
        self.disk.now(lambda connection: connection.execute(guests.insert(), people))
        self.disk.now(lambda connection: connection.execute(ways.insert(), [msgspec.structs.asdict(w) for w in called]))
        self.faults = False
        clock = Clock("move", 5, self.pick(["bot-moves", "bot-takes-over"]))
        kinds = [("me open easy", Clock()), ("me easy", clock), ("easy easy", Clock())]
        for number, (seats, timing) in enumerate(kinds):
            registry = self.any_process().registry
            id = f"table{number}".ljust(22, "-")
            await seating.open_table(
                registry,
                PEOPLE[number],
                "switzerland",
                {},
                seats.split(),
                public=True,
                clock=timing,
                delay=self.delay_of_spectators,
                id=id,
                entropy="ab" * 16,
            )
            self.tables.append(id)
        self.faults = True
        self.loop.call_later(self.chance.uniform(2.0, BUSY), self.corrupt)

    async def come_late(self) -> None:
        """Somebody takes the free seat of the first table, and tries again until they have it."""
        await self.delay(0.5)
        while any(seat.kind == "open" for seat in self.from_log(self.tables[0]).seats):
            process = self.any_process()
            sitting = self.sit_down(process.registry, self.tables[0])
            await asyncio.wait({process.within(partial(self.loop.create_task, sitting))}, timeout=2.0)

    async def sit_down(self, registry: TableRegistry, id: str) -> None:
        """Take a free seat, if nothing fails."""
        with suppress(OperationalError, Refused):
            await seating.sit_down(registry, await registry.open(id), PEOPLE[1], None, "cd" * 16)

    def corrupt(self) -> None:
        """Let a table's log be one that does not replay, in some runs."""
        if self.chance.random() < 0.4:
            id = self.tables.pop(1)
            change = text("UPDATE entries SET text = 'claim nowhere: 3 red' WHERE \"table\" = :id AND version = 1")
            self.disk.now(lambda connection: connection.execute(change, {"id": id}))
            for process in self.running.values():
                table = process.registry.tables.get(id)
                if table is not None:
                    process.registry.abandon(table)

    # -- what must hold -----------------------------------------------------------------------------

    def check_table(self, player: SimulatedPlayer, told: dict[str, Any]) -> None:
        """What is told at any time: nobody's secrets."""
        if told["secret"] and told["outcome"] is None:
            raise Broken(f"{player}: the secret is told before the end")
        seat = told["seat"]
        if seat is not None and (player.guest is None or not told["seats"][seat]["yours"]):
            raise Broken(f"{player}: looks from somebody else's seat")
        if told["turn"]["legal"] is not None and seat is None:
            raise Broken(f"{player}: told somebody else's moves")

    def check_told(self, player: SimulatedPlayer, told: dict[str, Any]) -> None:
        """What is told is in the log; to spectators not before they may see it."""
        if told["outcome"] is not None or player.table not in self.tables:
            return
        newest = self.newest(player.table)
        seen = newest if told["seat"] is not None else max(0, newest - self.delay_of_spectators)
        if told["version"] > seen:
            raise Broken(f"{player}: told version {told['version']} of {newest} from seat {told['seat']}")
        if self.chance.random() < LOOKED_AT:
            self.check_view(player, told)

    def check_view(self, player: SimulatedPlayer, told: dict[str, Any]) -> None:
        """A view is that of the log, for this seat and version; or of before the cards were dealt, if told by then."""
        table = self.from_log(player.table, told["version"])
        if self.faults and table.is_full and any(seat["kind"] == "open" for seat in told["seats"]):
            return
        if told["view"] != msgspec.json.decode(msgspec.json.encode(table.game.view(told["seat"]))):
            raise Broken(f"{player}: sees another game than the log has at version {told['version']}")

    def newest(self, id: str) -> int:
        """How many entries a table's log has."""
        count = text('SELECT count(*) FROM entries WHERE "table" = :id')
        return int(self.disk.look(lambda connection: connection.execute(count, {"id": id}).scalar_one()))

    def from_log(self, id: str, upto: int | None = None) -> LiveTable:
        """A table as its log says it is, or was at a version."""

        def load(connection: Connection) -> LiveTable:
            found = queries.read_table(connection, id)
            assert found is not None
            noted = pauses.read(connection)
            entries = queries.read_entries(connection, id, 0)[:upto]
            return LiveTable(*found, entries, noted.pauses if noted is not None else [])

        return self.disk.look(load)

    async def check_whole(self, players: list[SimulatedPlayer], before: dict[str, int]) -> None:
        """What must hold once nothing fails any more."""
        keys = text('SELECT "table", "key", version FROM entries WHERE "key" IS NOT NULL')
        made = {(row[0], row[1]): row[2] for row in self.disk.look(lambda each: each.execute(keys).all())}
        for place, version in self.acknowledged.items():
            if made.get(place) != version:
                raise Broken(f"the acknowledged move {place} at {version} is lost: {made.get(place)}")
        for process in self.running.values():
            self.check_process(process)
        for id in self.tables:
            table = self.from_log(id)
            mover = table.mover
            if mover is not None and mover.is_played_by_bot and table.version == before[id]:
                raise Broken(f"{id[:6]} waits for a bot at version {table.version}")
            if table.clock.mode != "none" and mover is not None and table.is_late(self.loop.time() - QUIET):
                raise Broken(f"{id[:6]} waits for somebody whose time is over")
            self.check_called(table, players)
        await self.check_views(players)
        self.check_requests()

    def check_called(self, table: LiveTable, players: list[SimulatedPlayer]) -> None:
        """Whose turn came when they were long gone, was called."""
        mover = table.mover
        if mover is None or mover.is_played_by_bot or table.id not in self.made:
            return
        left = max((each.left for each in players if each.guest and each.guest.id == mover.guest), default=0.0)
        came = self.made[table.id]
        if left + NOTICED < came < self.loop.time() - CALLED and self.called.get(table.id, 0.0) < came:
            raise Broken(f"{mover.name} was not called to {table.id[:6]}")

    def check_process(self, process: Process) -> None:
        """No work has ended."""
        ended = [task.get_name() for task in process.supervisor._tasks if task.done()]
        if ended or not process.store.commit_queue.is_running:
            raise Broken(f"work of {process.name} has ended: {ended or 'commits'}")

    def check_requests(self) -> None:
        """What somebody wants to take back is known to every process that has the table in memory."""
        for process in self.running.values():
            for table in process.registry.tables.values():
                if table.id in self.tables and table.undo != self.from_log(table.id).undo:
                    raise Broken(f"{process.name} knows of another request to take back at {table.id[:6]}")

    async def check_views(self, players: list[SimulatedPlayer]) -> None:
        """Everybody who comes sees the game that is in the log, as their seat may."""
        coming = [player for player in players if player.table in self.tables]
        before = {player: self.from_log(player.table).version for player in coming}
        await asyncio.gather(*(player.visit(5.0) for player in coming))
        for player in coming:
            told = player.told
            least = before[player] - (self.delay_of_spectators if told is not None and told["seat"] is None else 0)
            if told is None or (told["version"] < least and told["outcome"] is None):
                raise Broken(f"{player}: told nothing, or less than version {least}")
            self.check_view(player, told)


class Ear(logging.Handler):
    """Hears what the server logs: a traceback is a failure nobody expected."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        """Note a traceback."""
        error = record.exc_info[1] if record.exc_info else None
        aside = "is set aside" in record.getMessage()
        if error is not None and not aside and not isinstance(error, OperationalError):
            self.world.failures.append(f"{record.getMessage()}: {error!r}")


@contextmanager
def simulated(world: World) -> Iterator[None]:
    """Let the server's modules have the simulated time and order."""
    ear = Ear(world)
    log = logging.getLogger("branchline.server")
    with ExitStack() as stack:
        stack.enter_context(patch("time.monotonic", world.loop.time))
        stack.enter_context(patch("time.thread_time", lambda: 0.0))  # nothing here depends on how fast the machine is
        stack.enter_context(patch.object(table_registry, "LiveTable", OrderedTable))
        stack.enter_context(patch.object(safe_http, "post", world.post))
        stack.enter_context(patch.object(safe_http, "trusted", partial(world.delay, 0.04)))
        stack.enter_context(patch.object(notification_store, "TAKEN_FOR", THINKING))
        stack.enter_context(patch.object(log, "propagate", False))
        log.addHandler(ear)
        stack.callback(log.removeHandler, ear)
        yield


def run_seed(seed: int) -> int:
    """Run the world of a seed; raises Broken. Returns how many steps it took, the same in every run."""
    world = World(seed)
    loop = world.loop
    loop.set_exception_handler(lambda _, context: world.failures.append(repr(context.get("exception") or context)))
    with simulated(world):
        try:
            loop.run_until_complete(world.run())
            steps = loop.steps
            if world.failures:
                raise Broken(world.failures[0])
            return steps
        except Broken:
            raise
        except Exception as error:  # what was told did not fit, for instance
            raise Broken(repr(error)) from error
        finally:
            close(world)


def close(world: World) -> None:
    """End everything, the processes that were killed too, so that nothing is left behind."""
    loop = world.loop
    world.faults = False
    loop.dead.clear()
    cast(Any, loop)._ready.extend(loop.buried)
    loop.set_exception_handler(lambda *_: None)
    tasks = asyncio.all_tasks(loop)
    for task in tasks:
        task.cancel()
    loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
    loop.close()
    world.disk.close()


def main() -> None:
    """Run seeds, and tell those that break something."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    seeds = [given.seed] if given.seed is not None else range(given.first, given.first + given.seeds)
    broken = 0
    for number, seed in enumerate(seeds, 1):
        try:
            run_seed(seed)
        except Broken as error:
            broken += 1
            print(f"seed {seed}: {error}")
        if number % 500 == 0:
            print(f"{number} seeds, {broken} broken", flush=True)
    print(f"{len(seeds)} seeds, {broken} broken")
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
