"""A real server on a real port with a real database, and players at its tables, for the tests."""

from __future__ import annotations

import asyncio
import json
import random
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from branchline.core.changes import apply_changes
from branchline.server.run import config
from branchline.server.settings import Limits, Settings
from branchline.server.store.migrate import prepare
from branchline.server.tables.table_registry import TableRegistry

PATIENCE = 20.0
"""Seconds a test waits for a message before it fails."""
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody here speaks TLS: reading all certificates for each client would take longer than most tests."""
EMPTY: list[bytes] = []
"""A database without rows, once there was one."""


class Room:
    """A running server."""

    def __init__(self, port: int, server: uvicorn.Server) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.server = server
        door: Any = server.config.app
        self.registry: TableRegistry = door.app.state.registry
        self.clients: list[httpx.AsyncClient] = []

    def client(self, **more: Any) -> httpx.AsyncClient:
        """A client of this server, closed with it."""
        self.clients.append(httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=PLAIN, **more))
        return self.clients[-1]

    async def guest(self, name: str, language: str = "en") -> Guest:
        """A new guest of this server."""
        client = self.client()
        answer = await client.post("/api/me", json={"name": name, "language": language, "program": True})
        assert answer.status_code == 201, answer.text
        client.headers["authorization"] = f"Bearer {answer.json()['token']}"
        return Guest(self, client, answer.json())


class Guest:
    """Somebody with a token."""

    def __init__(self, room: Room, client: httpx.AsyncClient, me: dict[str, Any]) -> None:
        self.room = room
        self.client = client
        self.me = me

    @property
    def token(self) -> str:
        return str(self.me["token"])

    async def post(self, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        return await self.client.post(path, json=body if body is not None else {})

    async def get(self, path: str, **params: Any) -> httpx.Response:
        return await self.client.get(path, params=params)

    async def open(self, title: str = "switzerland", seats: str = "me open", **more: Any) -> str:
        """Open a table; its id. Who begins a game of Snowdonia is left to chance nowhere: the first seat does."""
        if title == "snowdonia" and len(seats.split()) > 1:
            more["options"] = {"first_player": 0} | more.get("options", {})
        answer = await self.post("/api/tables", {"title": title, "seats": seats.split(), **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def sit(self, table: str, seat: int | None = None) -> int:
        """Sit down; the seat."""
        answer = await self.post(f"/api/tables/{table}/seats", {"seat": seat})
        assert answer.status_code == 201, answer.text
        return int(answer.json()["seat"])

    @asynccontextmanager
    async def at(self, table: str, **query: Any) -> AsyncIterator[Player]:
        """Sit at a table, connected."""
        async with at_table(self.room, table, {"authorization": f"Bearer {self.token}"}, **query) as player:
            yield player


@asynccontextmanager
async def at_table(room: Room, table: str, headers: dict[str, str], **query: Any) -> AsyncIterator[Player]:
    """A WebSocket to a table."""
    url = f"ws://127.0.0.1:{room.port}/api/tables/{table}/live"
    async with connect(
        str(httpx.URL(url, params={name: str(value).lower() for name, value in query.items()})),
        additional_headers=headers,
        compression=None,
        max_size=None,
    ) as socket:
        player = Player(socket)
        yield player


class Player:
    """A client of the protocol that keeps its view by the changes it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.facts: Any = None
        self.version = -1
        self.turn: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.bytes = 0
        self.keys = 0

    async def hear(self) -> dict[str, Any]:
        """The next message, taken to heart."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        self.bytes = len(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
            self.view, self.facts = message["view"], message["facts"]
            self.version, self.turn = message["version"], message["turn"]
        elif message["type"] == "moved":
            assert message["version"] == self.version + 1
            for event in message["move"]["events"]:
                self.view = apply_changes(self.view, event.get("changes", []))
            self.view = apply_changes(self.view, message["changes"])
            self.facts = apply_changes(self.facts, message["facts"])
            self.version, self.turn = message["version"], message["turn"]
        elif message["type"] == "seats":
            self.table["seats"] = message["seats"]
            self.turn = message["turn"]
        return message

    async def until(self, wanted: str | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Hear messages until one of this type, or one that fits."""
        while True:
            message = await self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def send(self, type: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": type, **fields}))

    def next_key(self) -> str:
        """A fresh key for a try."""
        self.keys += 1
        return f"key-{id(self)}-{self.keys}"

    async def move(self, text: str | None = None, key: str | None = None) -> dict[str, Any]:
        """Make a move (the first legal one if none is named); the answer to it."""
        text = text if text is not None else self.turn["legal"][0]["text"]
        key = key or self.next_key()
        await self.send("move", move=text, version=self.version, key=key)
        return await self.until(lambda message: message["type"] in ("ack", "no") and message["key"] == key)


async def prepare_once(url: str, database: str | Path) -> None:
    """Bring a database up to date; a new file is a copy of the first one that was."""
    is_new = isinstance(database, Path) and not database.exists()
    if is_new and EMPTY:
        Path(database).write_bytes(EMPTY[0])
        return
    await prepare(url)
    if is_new:
        EMPTY.append(Path(database).read_bytes())


@asynccontextmanager
async def serving(database: str | Path, port: int = 0, **choices: Any) -> AsyncIterator[Room]:
    """A server on a free port; its guests may play as fast as they can, unless a test is about limits."""
    choices.setdefault("limits", Limits(effort=1000.0))
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    await prepare_once(url, database)
    server = uvicorn.Server(config(Settings(database=url, **choices), "127.0.0.1", port))
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0)
    port = server.servers[0].sockets[0].getsockname()[1]
    room = Room(port, server)
    try:
        yield room
    finally:
        await asyncio.gather(*(client.aclose() for client in room.clients))
        server.should_exit = True
        await running


async def play_out(player: Player, seed: int, upto: int | None = None) -> None:
    """Play at random until the game is over, or the table has so many versions."""
    chance = random.Random(seed)
    while player.table.get("outcome") is None and (upto is None or player.version < upto):
        if player.turn.get("legal"):
            answer = await player.move(chance.choice(player.turn["legal"])["text"])
            assert answer["type"] == "ack", answer
        else:
            await player.hear()


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Run a test's scenario."""
    asyncio.run(scenario)
