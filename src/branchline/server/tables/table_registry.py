"""The tables in memory, rebuilt from their logs when needed, and the telling of what happens there."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from itertools import groupby, islice

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from branchline.server.bots.fair_queue import Errand, FairQueue
from branchline.server.bots.worker_pool import WorkerPool
from branchline.server.logs import client
from branchline.server.meter import Work, metered
from branchline.server.metrics import Metrics
from branchline.server.settings import Settings
from branchline.server.steady_time import steady_time
from branchline.server.store import queries
from branchline.server.store.engines import cause_of
from branchline.server.store.models import Standing, TableRow, TalkRow
from branchline.server.store.store import Store
from branchline.server.tables.live_table import LiveTable
from branchline.server.tables.presence import Presence
from branchline.server.tables.subscriber import Subscriber
from branchline.tables import Audience, Entry, Pause, Place, Refused
from branchline.tables.log import CANNOT_REPLAY
from branchline.tables.messages import Surroundings, Viewer, seating_told
from branchline.tables.wire import HereTold, Said, TalkTold, Thinking, ToClient
from branchline.version import __version__

log = logging.getLogger("branchline.server")
JUST_TOUCHED = 5.0
"""Seconds for which a table is safe from leaving memory: somebody may be about to use it."""

TOLD_AT_ONCE = 10
"""Subscribers who are told a whole table in one go; more of them take turns, so that a crowd stops nobody."""

encode = msgspec.json.Encoder().encode


class TableRegistry:
    """All tables of a server process."""

    def __init__(
        self, settings: Settings, store: Store, workers: WorkerPool, now: Callable[[], float] | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.now = now or steady_time()
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        """Tasks that are cancelled on closing."""
        self.moves: set[asyncio.Task[int]] = set()
        """Tasks that are awaited on closing: a move may be on the disk already."""
        self.closing = False
        self.metrics = Metrics()
        self.announced: TalkTold | None = None
        """What the operators have to say; see `announcements`."""
        self.pauses: list[Pause] = []
        """When nobody could play; all tables see the same list."""
        self.noted: float | None = None
        """When this process last said that it is there; see `pauses`."""
        self.shuffle_key: bytes | None = None
        """What the secrets of tables follow from; see `promises`."""
        self.presence = Presence(self)
        self._turns = FairQueue()
        self.news = asyncio.Event()
        """Set when another process changed a table: one that only thinks for others looks whether a bot must move."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    # -- memory -------------------------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """Return a table from memory or from its log; raise Refused if there is none."""
        if self.closing:
            raise Refused("closing")
        table = self.tables.get(id)
        if table is None:
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(metered(partial(self._load, id)))
                opening.add_done_callback(lambda _: self._opening.pop(id))
            table = await asyncio.shield(opening)
        self.touch(table)
        return table

    async def _load(self, id: str) -> LiveTable:
        found = await queries.load_game(self.store, id)
        if found is None:
            raise Refused("no-table")
        row = found[0]
        try:
            async with self.turn():
                table = LiveTable(*found, self.pauses)
        except CANNOT_REPLAY:
            raise await self.set_aside(row) from None
        if row.aside:
            await queries.take_up(self.store, id, self.look_again(table))
        table.touched = self.now()
        self.tables[id] = table
        self.forget_idle()
        return table

    async def set_aside(self, row: TableRow) -> Refused:
        """Leave a table alone that this version cannot replay; what those who ask for it are told."""
        if row.aside != __version__:
            facts = {"table": row.id[:6], "title": row.title, "begun_with": row.rules, "moves": row.version}
            log.exception("a table does not replay and is set aside", extra={"facts": facts})
            await queries.set_aside(self.store, row.id, __version__)
        return Refused("set-aside", begun=row.rules or "?", now=__version__)

    async def read_again(self, table: LiveTable) -> None:
        """Rebuild a table from its log and tell it. The lock is held."""
        found = await queries.load_game(self.store, table.id)
        if found is None:
            raise Refused("no-table")
        try:
            table.reload(*found)
        except CANNOT_REPLAY:
            self.abandon(table)
            raise await self.set_aside(found[0]) from None
        for subscriber in table.in_seats_lost(table.seats):
            subscriber.seat = None
        await self.tell_anew(table)

    def abandon(self, table: LiveTable) -> None:
        """Drop a table whose log is in doubt; its subscribers are disconnected and come back."""
        self._forget(table)
        for subscriber in table.subscribers:
            subscriber.close()

    def forget_idle(self) -> None:
        """Evict tables nobody watches: those idle for long, and the longest idle if there are too many."""
        now = self.now()
        too_many = len(self.tables) - self.settings.live_tables
        for table in list(self.tables.values()):
            idle = now - table.touched
            if idle <= (JUST_TOUCHED if too_many > 0 else self.settings.idle_seconds):
                break  # they lie in the order in which they were touched
            if not table.subscribers and not table.lock.locked() and table.thinking is None:
                self._forget(table)
                too_many -= 1

    def _forget(self, table: LiveTable) -> None:
        """Let a table leave memory; whoever is about to use it must open it anew."""
        table.lock.is_gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    def touch(self, table: LiveTable) -> None:
        """Mark a table as just used."""
        table.touched = self.now()
        if table.id in self.tables:
            self.tables.move_to_end(table.id)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Do work that holds the event loop for milliseconds: one piece at a time, moves of others between two of them.

        The next turn is of the address that used least. A table's lock is taken inside a turn, never around one.
        """
        async with self._turns.turn(Errand(client())):
            await asyncio.sleep(0)
            yield

    # -- telling ------------------------------------------------------------------------------------

    @contextmanager
    def telling(self, table: LiveTable) -> Iterator[None]:
        """Tell what is on the disk already: whatever goes wrong is logged, and everybody is told the table anew."""
        try:
            yield
        except Exception:
            log.exception("a table could not be told")
            for subscriber in table.subscribers:
                subscriber.fall_behind()

    async def listen(self, table: LiveTable, subscriber: Subscriber, seat: int | None, since: int = 0) -> None:
        """Tell a subscriber the whole table as a seat knows it, and from now on all that happens there."""
        talk = await queries.talk_since(self.store, table.id, 0)
        async with self.turn(), table.lock:
            subscriber.seat = seat  # not before: a move told meanwhile is for the seat looked from so far
            if subscriber not in table.subscribers:
                table.subscribers.add(subscriber)
                table.watched = True
                self.presence.note(table)
            self.tell_talk(table, talk)
            self._tell_all(table, subscriber, since, talk)

    def _tell_all(self, table: LiveTable, subscriber: Subscriber, since: int, talk: list[TalkRow]) -> None:
        subscriber.caught_up()
        around = self.around(table, subscriber, talk)
        told = table.audience_of(subscriber.seat).whole(subscriber, self.now(), since, around)
        subscriber.tell(encode(told))

    def around(self, table: LiveTable, viewer: Viewer, talk: list[TalkRow]) -> Surroundings:
        """What is told of a table beside its game."""
        row, here, rematch = table.row, self.presence.all_here(table), table.rematch_for(viewer.guest)
        heard = talk_told(line for line in talk if table.may_hear(viewer.seat, line))
        lines = [*heard, *([self.announced] if self.announced is not None else [])]
        return Surroundings(row.public, row.host, lines, rematch, here, row.file, row.delay, row.embed)

    def leave(self, table: LiveTable, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        table.subscribers.discard(subscriber)
        table.watched = bool(table.subscribers)
        self.presence.note(table)
        self.touch(table)

    def tell_move(self, table: LiveTable) -> None:
        """Tell everybody the last move, each as their seat may know it."""
        with self.telling(table):
            late = None if table.gallery is not None else -1  # who came late to the last move is told the whole table
            self._tell_moved(table.audience, [each for each in table.subscribers if each.seat != late])
            self.tell_gallery(table)
            table.told = table.around_the_game()

    def _tell_moved(self, audience: Audience, subscribers: Iterable[Subscriber]) -> None:
        for moved, alike in audience.moved(subscribers, self.now()):
            message = encode(moved)
            for subscriber in alike:
                subscriber.tell(message)

    def tell_gallery(self, table: LiveTable) -> None:
        """Tell those who see the table later what they see now, who sits where then, and what was said."""
        gallery, behind = table.gallery, table.those_behind
        if gallery is None or gallery.last is None or not behind:
            return
        if gallery.last.kind == "move":
            self._tell_moved(gallery.audience, behind)
        else:
            for subscriber in behind:
                subscriber.fall_behind()  # and is told the whole table anew
        self._tell_gallery_seats(table)
        self._tell_gallery_talk(table)

    async def tell_undo(self, table: LiveTable) -> None:
        """Tell that something was taken back: the whole table to those who see it at once."""
        with self.telling(table):
            self.tell_gallery(table)
        await self.tell_anew(table, table.those_at_once)

    async def tell_anew(self, table: LiveTable, subscribers: Iterable[Subscriber] | None = None) -> None:
        """Tell everybody, or these, the whole table: after an undo, and at the end."""
        with self.telling(table):
            talk = await queries.talk_since(self.store, table.id, 0)
            self.tell_talk(table, talk)
            told = iter(list(table.subscribers if subscribers is None else subscribers))
            for subscriber in islice(told, TOLD_AT_ONCE):
                self._tell_all(table, subscriber, 0, talk)
            for subscriber in told:
                subscriber.fall_behind()
            table.told = table.around_the_game()

    def tell_seats(self, table: LiveTable) -> None:
        """Tell everybody who sits where."""
        now = self.now()
        with self.telling(table):
            for subscriber in table.those_at_once:
                subscriber.tell(encode(seating_told(table, subscriber, table.rematch_for(subscriber.guest), now)))
            self._tell_gallery_seats(table)
            table.told = table.around_the_game()

    def _tell_gallery_seats(self, table: LiveTable) -> None:
        gallery, now = table.gallery, self.now()
        if gallery is not None and gallery.told_seats != gallery.shown.seats:
            gallery.told_seats = gallery.shown.seats
            for subscriber in table.those_behind:
                rematch = table.rematch_for(subscriber.guest)
                subscriber.tell(encode(seating_told(gallery.shown, subscriber, rematch, now)))

    def tell_talk(self, table: LiveTable, talk: list[TalkRow]) -> None:
        """Tell lines of talk that were not told yet."""
        lines = [line for line in talk if line.id > table.last_talk]
        if not lines:
            return
        table.last_talk = lines[-1].id
        self._tell(table.those_at_once, Said(talk_told(lines), table.undo))
        if table.gallery is not None:
            table.unheard += lines
            self._tell_gallery_talk(table)

    def _tell_gallery_talk(self, table: LiveTable) -> None:
        heard = [line for line in table.unheard if table.may_hear(None, line)]
        if heard:
            table.unheard = [line for line in table.unheard if not table.may_hear(None, line)]
            self._tell(table.those_behind, Said(talk_told(heard), None))

    def tell_announced(self, table: LiveTable, line: TalkTold) -> None:
        """Tell everybody what operators have to say."""
        with self.telling(table):
            self._tell(table.those_at_once, Said([line], table.undo))
            self._tell(table.those_behind, Said([line], None))

    def tell_here(self, table: LiveTable) -> None:
        """Tell everybody who is at the table."""
        self._tell(table.subscribers, HereTold(self.presence.all_here(table)))

    def tell_thinking(self, table: LiveTable, seat: int) -> None:
        """Tell that a bot begins to think."""
        self._tell(table.those_at_once, Thinking(seat))

    def _tell(self, subscribers: Collection[Subscriber], message: ToClient) -> None:
        encoded = encode(message) if subscribers else b""
        for subscriber in subscribers:
            subscriber.tell(encoded)

    # -- catching up --------------------------------------------------------------------------------

    async def catch_up(self, table: LiveTable) -> None:
        """Read what was written to a table, here or by another process, and tell it. Its lock is held."""
        new = await queries.entries_since(self.store, table.id, table.version)
        found = await queries.load_table(self.store, table.id)  # after its log: what was dealt before a move is there
        if found is None:  # deleted meanwhile
            self.abandon(table)
            raise Refused("no-table")
        if found[0].deal != table.row.deal:  # the last free seat was taken: only now are the cards dealt
            await self.read_again(table)
            return
        await self.show_out(table, found[1])
        await self.follow(table, new)
        await self.hear_talk(table)
        self.seat_anew(table, *found)

    async def follow(self, table: LiveTable, entries: list[Entry]) -> None:
        """Do what the log says came next, and tell it."""
        for entry in entries:
            try:
                table.follow([entry])
            except CANNOT_REPLAY:  # another process may play by other rules
                self.abandon(table)
                raise await self.set_aside(table.row) from None
            if entry.kind == "undo":
                await self.tell_undo(table)
            else:
                self.tell_move(table)
            if table.game.is_over:
                await self.tell_anew(table)

    async def show_out(self, table: LiveTable, seats: list[Place]) -> None:
        """Let those who look from a seat that is not theirs any more look on as spectators: others may have it now."""
        gone = table.in_seats_lost(seats)
        talk = await queries.talk_since(self.store, table.id, 0) if gone else []
        for subscriber in gone:
            subscriber.seat = None
            self._tell_all(table, subscriber, 0, talk)

    def seat_anew(self, table: LiveTable, row: TableRow, seats: list[Place]) -> None:
        """Take over who sits where, and tell it if it changed."""
        table.row = row
        table.sit(seats, row.began)
        table.undo = row.undo
        if table.told != table.around_the_game():
            self.tell_seats(table)

    async def hear_talk(self, table: LiveTable) -> None:
        """Tell new lines of talk."""
        self.tell_talk(table, await queries.talk_since(self.store, table.id, table.last_talk))

    async def hear_notice(self, id: str) -> None:
        """Another process changed a table: if it is in memory here, or coming into it, catch up."""
        table = await self._in_memory(id)
        if table is not None:
            async with table.lock:
                await self.catch_up(table)

    async def hear_moves(self, ids: set[str]) -> None:
        """Another process made moves at many tables: read them together, for those that are in memory here."""
        found = [await self._in_memory(id) for id in ids]
        tables = {table.id: table for table in found if table is not None}
        if not tables:
            return
        entries = await queries.entries_after(self.store, {id: table.version for id, table in tables.items()})
        for id, following in groupby(entries, key=lambda entry: entry.table):
            self.background(asyncio.create_task(self._hear_entries(tables[id], list(following))))

    async def _hear_entries(self, table: LiveTable, entries: list[Entry]) -> None:
        async with table.lock:
            new = [entry for entry in entries if entry.version > table.version]
            if new and table.row.began is None:
                await self.catch_up(table)  # the cards were dealt meanwhile
            elif new and new[0].version == table.version + 1:
                await self.follow(table, new)

    async def _in_memory(self, id: str) -> LiveTable | None:
        """A table that is in memory, or coming into it."""
        if id in self._opening:
            await asyncio.wait({self._opening[id]})
        return self.tables.get(id)

    # -- turns --------------------------------------------------------------------------------------

    def look_again(self, table: LiveTable) -> float | None:
        """When a table must be looked at, whatever becomes of this process: see `clocks`."""
        return table.look_again(0.0 if self.settings.bots == "elsewhere" else self.patience)

    @property
    def patience(self) -> float:
        """Seconds after which a bot that thinks somewhere is given up."""
        return 2 * self.settings.bot_seconds

    def call_at(self, table: LiveTable, moved: str | None) -> float | None:
        """When the one to move shall be called, unless it is the guest who just moved."""
        return self.now() + self.settings.call_after if table.awaited(moved) else None

    def standing(self, table: LiveTable, moved: str | None) -> Standing:
        """Where a table stands after a guest (None: a bot) moved, as the database keeps it."""
        return table.standing(self.look_again(table), self.call_at(table, moved))

    def absent_mover(self, table: LiveTable, version: int) -> str | None:
        """The guest whose turn it still is at a version, if they are not at the table."""
        mover = table.mover
        if mover is None or mover.stand_in or table.version != version:
            return None
        return mover.guest if mover.number not in self.presence.all_here(table).seats else None

    # -- tasks --------------------------------------------------------------------------------------

    def background(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        """Keep a task until it is done; it is cancelled when the registry closes. A failure is logged."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(log_failure)
        return task

    async def finish(self, work: Work[int]) -> int:
        """Run work to its end even if the caller is cancelled."""
        task = asyncio.create_task(metered(work))
        self.moves.add(task)
        task.add_done_callback(self.moves.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Disconnect all subscribers, cancel background tasks and wait for moves under way."""
        self.closing = True
        for table in self.tables.values():
            for subscriber in table.subscribers:
                subscriber.close()
        unfinished = [table.id for table in self.tables.values() if table.thinking is not None]
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.moves, return_exceptions=True)
        if unfinished and self.settings.bots == "only":
            await self.give_back(unfinished)

    async def give_back(self, ids: list[str]) -> None:
        """Let another process see to tables at once whose bots were still thinking here."""
        try:
            await queries.hurry(self.store, ids, self.now())
        except (SQLAlchemyError, OSError) as error:  # they are late, then, and seen to all the same
            log.warning("bots' turns could not be given back", extra={"facts": {"cause": cause_of(error)}})


def log_failure(task: asyncio.Task[None]) -> None:
    """Log why a background task ended, unless it was done or cancelled."""
    error = None if task.cancelled() else task.exception()
    if isinstance(error, (Refused, SQLAlchemyError, OSError)):  # trouble with the database: the clocks try again
        log.warning("work was given up for now", extra={"facts": {"cause": cause_of(error)}})
    elif error is not None:
        log.error("a background task failed", exc_info=error, extra={"facts": {"task": task.get_name()}})


def talk_told(lines: Iterable[TalkRow]) -> list[TalkTold]:
    """Return lines of talk as messages."""
    return [TalkTold(line.id, line.at, line.kind, line.seat, line.name, line.text) for line in lines]
