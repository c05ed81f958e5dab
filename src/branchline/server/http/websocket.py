"""The WebSocket of a table: one connection looks from one seat, hears what happens there, and may act for it."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from branchline.bots import Explanation
from branchline.server.bots import bot_turns
from branchline.server.bots.fair_queue import Errand
from branchline.server.http.auth import language_of, registry_of, seat_of, usual_seat, visitor_of
from branchline.server.http.rate_limit import Bucket, Budgets
from branchline.server.logs import client
from branchline.server.meter import Meter, Metered, Work, meter
from branchline.server.metrics import Metrics
from branchline.server.store import queries
from branchline.server.store.engines import cause_of
from branchline.server.store.guests import check_may_talk, readable
from branchline.server.store.models import GuestRow
from branchline.server.tables import playing, undoing
from branchline.server.tables.live_table import LiveTable
from branchline.server.tables.seating import talk_line
from branchline.server.tables.subscriber import Subscriber
from branchline.server.tables.table_registry import TableRegistry, encode
from branchline.tables import Refused
from branchline.tables.wire import (
    Ack,
    FromClient,
    Hint,
    HintTold,
    Look,
    No,
    Say,
    ToClient,
    Try,
    Undo,
    UndoAnswer,
    Why,
    WhyTold,
)

log = logging.getLogger("branchline.server")
SLOWEST_SEND = 20.0
"""Seconds after which a reader that takes nothing is let go."""
A_WHILE = 0.2
"""Seconds after which one who has used up their budget is looked at again."""
MOST_BAD = 50
"""Messages that make no sense, or come too fast, before a connection is closed."""
REST = 0.5
"""Seconds for which nothing is read after a message that came too fast: refusals cost something too."""
COSTS: dict[type, float] = {Try: 1.0, Why: 2.0, Hint: 2.0, Look: 6.0, Undo: 6.0, UndoAnswer: 6.0, Say: 20.0}
"""What a message costs in milliseconds, and more if it took more; talk waits for the disk alone, and stays for long."""
GOING_AWAY, POLICY = 1012, 1008
GONE = (WebSocketDisconnect, TimeoutError, ConnectionError)
"""How a reader that left, or takes nothing any more, is noticed."""
Socket = WebSocket[None, None, State]
decode = msgspec.json.Decoder(FromClient).decode


@websocket("/api/tables/{table_id:str}/live")
async def live(
    table_id: FromPath[str],
    socket: Socket,
    state: State,
    seat: Annotated[int | None, QueryParameter(ge=0, le=9)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    spectate: FromQuery[bool] = False,
    words: FromQuery[bool] = False,
    embed: FromQuery[bool] = False,
) -> None:
    """Play or watch live. A page shown inside another (`embed`) only watches: whose browser it is does not count."""
    registry = registry_of(state)
    language = language_of(socket)
    await socket.accept()
    try:
        async with state.budgets.place("message", client()):
            guest = await visitor_of(socket, registry) if not embed else None
            table = await registry.open(table_id)
        if embed and not table.row.embed:
            raise Refused("not-embedded")
        looking = None if spectate else seat_of(table, guest, seat) if seat is not None else usual_seat(table, guest)
    except (Refused, SQLAlchemyError, OSError) as error:
        refused = refusal_of(error)
        await socket.send_data(encode(No("", refused.answer(language))).decode(), mode="text")
        await socket.close(GOING_AWAY if refused.key == "store-down" else POLICY, refused.key)
        return
    me = guest.id if guest is not None else None
    subscriber = Subscriber(looking, me, language if words else "", registry.settings.limits.backlog)
    connection = TableConnection(registry, table, guest, subscriber, socket, language, state.metrics, state.budgets)
    await connection.run(since)


def refusal_of(error: Refused | SQLAlchemyError | OSError) -> Refused:
    """What a client is told; a failure of the database is logged, but not that something has changed meanwhile."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IntegrityError):
        return Refused("stale")
    log.error("the database failed", extra={"facts": {"cause": cause_of(error)}})
    return Refused("store-down")


class TableConnection:
    """One open WebSocket."""

    def __init__(
        self,
        registry: TableRegistry,
        table: LiveTable,
        guest: GuestRow | None,
        subscriber: Subscriber,
        socket: Socket,
        language: str,
        metrics: Metrics,
        budgets: Budgets,
    ) -> None:
        self.registry = registry
        self.table = table
        self.guest = guest
        self.subscriber = subscriber
        self.socket = socket
        self.language = language
        self.metrics = metrics
        self.budgets = budgets
        self.client = client()
        self.bad = 0
        self.hinting = False
        self.too_fast = False
        """Whether the last message came too fast."""
        limits = registry.settings.limits
        self.allowance = Bucket(limits.messages, limits.messages * limits.burst, time.monotonic())

    async def run(self, since: int) -> None:
        """Listen and act until one side goes away, or the table leaves memory: then the client comes back."""
        try:
            await self.listen_and_act(since)
        except Refused as refused:
            await self.socket.close(GOING_AWAY, refused.key)

    async def listen_and_act(self, since: int) -> None:
        """Tell the table, then hear and tell what comes."""
        await self.charged(partial(self.registry.listen, self.table, self.subscriber, self.subscriber.seat, since))
        bot_turns.wake(self.registry, self.table)
        sending = asyncio.create_task(self.send_all())
        receiving = asyncio.create_task(self.receive_all())
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.registry.leave(self.table, self.subscriber)
            sending.cancel()
            receiving.cancel()
            ends = await asyncio.gather(sending, receiving, return_exceptions=True)
        failed = next((end for end in ends if isinstance(end, Exception) and not isinstance(end, GONE)), None)
        if failed is not None:
            raise failed

    # -- out ----------------------------------------------------------------------------------------

    async def send_all(self) -> None:
        """Send what the subscriber is told; a reader that is hopelessly slow is let go."""
        while True:
            message = await self.subscriber.next()
            if message is not None:
                async with asyncio.timeout(SLOWEST_SEND):
                    await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
            elif self.subscriber.closed:
                await self.socket.close(GOING_AWAY, "closing")
                return
            else:
                await self.tell_anew()

    async def tell_anew(self) -> None:
        """Tell the whole table to one who lost messages, once they can pay for it: a crowd at one address waits."""
        while not self.budgets.effort(self.client, self.subscriber.guest, 0.0):
            await asyncio.sleep(A_WHILE)
        await self.charged(partial(self.registry.listen, self.table, self.subscriber, self.subscriber.seat))

    def tell(self, message: ToClient) -> None:
        """Answer this connection alone."""
        self.subscriber.answer(encode(message))

    # -- in -----------------------------------------------------------------------------------------

    async def receive_all(self) -> None:
        """Handle the client's messages one after another."""
        while self.bad < MOST_BAD:
            event: dict[str, Any] = dict(await self.socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            text: str | None = event.get("text")
            await self.receive(text.encode() if text is not None else event.get("bytes") or b"")
            if self.too_fast:
                self.too_fast = False
                await asyncio.sleep(REST)
        await self.socket.close(POLICY, "too many bad messages")

    async def receive(self, frame: bytes) -> None:
        """Handle one frame, or answer with a refusal."""
        key = ""
        try:
            if not self.allowance.take(1.0, time.monotonic()):
                raise Refused("too-fast")
            message = decode(frame)
            key = message.key if isinstance(message, Try) else ""
            paid = COSTS[type(message)]
            if not self.budgets.effort(self.client, self.subscriber.guest, paid):
                raise Refused("too-fast")
            await self.charged(partial(self.act, message), paid)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(Refused("bad-request", str(error)), key)
        except (Refused, SQLAlchemyError, OSError) as error:
            self.refuse(refusal_of(error), key)

    async def charged(self, acting: Work[None], paid: float = 0.0) -> None:
        """Act, and charge what it took beyond what was paid for."""
        used = Meter()
        meter.set(used)
        try:
            async with self.budgets.place("message", self.client):
                await Metered(acting)
        finally:
            self.budgets.owe(self.client, self.subscriber.guest, used.milliseconds - paid)

    def refuse(self, refused: Refused, key: str) -> None:
        """Answer with a refusal."""
        if refused.key in ("bad-request", "too-fast"):
            self.bad += 1
        self.too_fast = refused.key == "too-fast"
        self.metrics.refused.labels(refused.key).inc()
        self.tell(No(key, refused.answer(self.language)))

    async def act(self, message: FromClient) -> None:
        """Dispatch a message."""
        registry, table = self.registry, self.table
        match message:
            case Try():
                version = await playing.play(registry, table, self.seat(), message.move, message.version, message.key)
                self.tell(Ack(message.key, version))
                bot_turns.wake(registry, table)
            case Look():
                seat = seat_of(table, self.guest, message.seat)
                await registry.listen(table, self.subscriber, seat, message.since)
            case Why():
                refused = await playing.why_not(registry, table, self.seat(), message.move)
                self.tell(WhyTold(message.move, refused.answer(self.language) if refused is not None else None))
            case Hint():
                self.begin_hint(self.seat())
            case Undo():
                await undoing.ask(registry, table, self.seat())
                bot_turns.wake(registry, table)
            case UndoAnswer():
                await undoing.answer(registry, table, self.seat(), message.agree)
                bot_turns.wake(registry, table)
            case Say():
                await self.say(message.text)

    def seat(self) -> int:
        """The seat this connection may act for."""
        seat = seat_of(self.table, self.guest, self.subscriber.seat)
        if seat is None:
            raise Refused("not-your-seat")
        if self.table.seats[seat].stand_in:
            raise Refused("not-your-seat")
        return seat

    async def say(self, text: str) -> None:
        """Add a line of chat; refused for unknown visitors."""
        if self.guest is None:
            raise Refused("no-identity")
        await check_may_talk(self.registry.store, self.guest.id)
        clean = readable(text)
        if not clean:
            raise Refused("bad-request")
        seat = self.subscriber.seat
        line = talk_line(self.registry, "chat", self.table.seats[seat] if seat is not None else None, clean)
        line.name, line.guest = self.guest.name, self.guest.id
        await queries.add_talk(self.registry.store, self.table.id, line)
        async with self.table.lock:
            await self.registry.hear_talk(self.table)

    def begin_hint(self, seat: int) -> None:
        """Ask a bot for a hint in the background; one at a time."""
        if self.hinting:
            raise Refused("too-fast")
        errand = self.budgets.errand(self.client, self.subscriber.guest)
        self.hinting = True
        self.registry.background(asyncio.create_task(self.hint(seat, errand)))

    async def hint(self, seat: int, errand: Errand) -> None:
        """Send what a bot would do."""
        try:
            version, chosen = await bot_turns.hint(self.registry, self.table, seat, errand)
            explanation = Explanation.of(chosen.reason)
            text = explanation.advice(self.table.game.title, self.language, self.table.game.names)
            self.tell(HintTold(version, chosen.move, chosen.reason, text))
        except Refused as refused:
            self.refuse(refused, "")
        finally:
            self.hinting = False


ROUTES = [live]
