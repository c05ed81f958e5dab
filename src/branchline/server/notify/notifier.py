"""Calling people to the table when it is their turn and they are not there: by Web Push or by a webhook.

Whoever comes within a few seconds is not called. When is written with the move itself, so that no call is lost
with a process, and making a move costs nothing more.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from branchline.core.text import say
from branchline.server.metrics import Metrics
from branchline.server.notify import notification_store, push, safe_http
from branchline.server.store.engines import cause_of
from branchline.server.store.models import GuestRow, Way
from branchline.server.tables.live_table import LiveTable
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Refused

log = logging.getLogger("branchline.server")
EVERY = 1.0
TRIES = (0.0, 3.0, 20.0)
"""Seconds to wait before each try."""
TOGETHER = 16
"""Calls under way at a time."""
EACH = 2
"""Calls under way to one guest: an address that never answers holds up nobody else."""
GONE = (404, 410)
"""What a push service says of a browser that does not want to be called any more."""


class Call(msgspec.Struct):
    """What somebody is told who is called. Chat services read `text` or `content`."""

    kind: str
    table: str
    title: str
    text: str
    content: str


class Notifier:
    """Calls the guests of a registry."""

    def __init__(self, registry: TableRegistry, signer: push.Signer, metrics: Metrics) -> None:
        self.registry = registry
        self.signer = signer
        self.metrics = metrics
        self._room = asyncio.Semaphore(TOGETHER)
        self._rooms: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def run(self) -> None:
        """Send due notifications until cancelled."""
        await safe_http.trusted()  # before anybody waits for it
        while True:
            try:
                due = await notification_store.take_due(self.registry.store, self.registry.now(), TOGETHER)
                for id, version in due:
                    self.registry.background(asyncio.create_task(self.call_to(id, version)))
            except (SQLAlchemyError, OSError) as error:
                log.warning("calls could not be read", extra={"facts": {"cause": cause_of(error)}})
            await asyncio.sleep(EVERY)

    async def call_to(self, id: str, version: int) -> None:
        """Call the one whose turn it is at a table, unless they are there."""
        try:
            table = await self.registry.open(id)
            guest = self.registry.absent_mover(table, version)
            found = await notification_store.guest_called(self.registry.store, guest) if guest is not None else None
            if found is not None:
                call = call_of(table, found)
                ways = await notification_store.ways_of(self.registry.store, found.id)
                await asyncio.gather(*(self.deliver(way, call) for way in ways))
            await notification_store.called(self.registry.store, id, version)
        except (SQLAlchemyError, OSError, Refused) as error:
            log.warning("somebody could not be called", extra={"facts": {"cause": type(error).__name__}})

    async def deliver(self, way: Way, call: Call, tries: tuple[float, ...] = TRIES) -> bool:
        """Deliver a call, with a few retries; return whether it arrived."""
        for seconds in tries:
            await asyncio.sleep(seconds)
            async with self.room_of(way.guest), self._room:
                status = await self.post(way, call)
            if 200 <= status < 300:
                self.metrics.calls.labels("arrived").inc()
                if way.failures:
                    await notification_store.note_failures(self.registry.store, way, 0)
                return True
            if way.kind == "push" and status in GONE:
                await notification_store.remove(self.registry.store, way)
                return False
            if 300 <= status < 500 and status != 429:
                break
        self.metrics.calls.labels("failed").inc()
        await notification_store.note_failures(self.registry.store, way, way.failures + 1)
        return False

    def room_of(self, guest: str) -> asyncio.Semaphore:
        """How many calls of a guest may still begin."""
        room = self._rooms.get(guest)
        if room is None:
            room = self._rooms[guest] = asyncio.Semaphore(EACH)
        return room

    async def post(self, way: Way, call: Call) -> int:
        """Try once; return the HTTP status, 0 without an answer."""
        body = msgspec.json.encode(call)
        headers = {"Content-Type": "application/json", "User-Agent": "Branchline"}
        if way.kind == "push":
            body = push.seal(body, push.as_bytes(way.browser), push.as_bytes(way.secret))
            headers |= {
                "Content-Type": "application/octet-stream",
                "Content-Encoding": "aes128gcm",
                "TTL": "86400",
                "Urgency": "normal",
                "Authorization": self.signer.authorization(way.address, time.time()),
            }
        else:
            headers["X-Branchline-Signature"] = signature(way.secret, body)
        try:
            return await safe_http.post(way.address, headers, body, self.registry.settings.inside_calls)
        except (safe_http.BadAddress, safe_http.NoAnswer):
            return 0


def signature(secret: str, body: bytes) -> str:
    """Return the signature that proves a call is ours."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def call_of(table: LiveTable, guest: GuestRow) -> Call:
    """What the one whose turn it is gets told, in their language."""
    sentence = say(guest.language, "server-call-turn", title=table.game.title.name(guest.language))
    return Call("turn", table.id, table.row.title, sentence, sentence)


def trial(guest: GuestRow) -> Call:
    """Return a test call."""
    sentence = say(guest.language, "server-call-trial", name=guest.name)
    return Call("trial", "", "", sentence, sentence)


def notifier_of(state: Any) -> Notifier:
    """The notifier of this process."""
    notifier: Notifier = state.notifier
    return notifier
