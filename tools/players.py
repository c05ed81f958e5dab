"""Simulated players for measuring: any legal move over a real WebSocket, reading only what they need of a message."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from servers import Server


class Legal(msgspec.Struct):
    """A legal move, as far as a simulated player reads it."""

    text: str
    group: str


class Turn(msgspec.Struct):
    """Whose turn it is."""

    legal: list[Legal] | None


class Made(msgspec.Struct):
    """The move that was made."""

    number: int
    seat: int


class Message(msgspec.Struct):
    """Any message of the server, as far as a simulated player reads it."""

    type: str
    version: int = -1
    key: str = ""
    seat: int | None = None
    turn: Turn | None = None
    move: Made | str | None = None
    outcome: Any = None


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class Load:
    """A table under load: what its players sent and saw. They share this process and so its clock."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.sent = 0.0
        self.acknowledged = 0
        self.refused = 0
        self.seen: list[tuple[int, float, int]] = []
        """For every move that reached another seat: its number, the seconds it took, the bytes it had."""


class Player:
    """A simulated player: any legal move, after thinking for a while; one that dawdles claims little, so games last."""

    def __init__(self, socket: ClientConnection, load: Load, think: float, dawdling: bool = False) -> None:
        self.socket = socket
        self.load = load
        self.think = think
        self.dawdling = dawdling
        self.keys = 0
        self.seat: int | None = None
        self.version = -1
        self.over = False

    async def play(self) -> None:
        """Play until the game is over or the connection is cut."""
        async for frame in self.socket:
            now = time.perf_counter()
            message = decode(frame)
            self.version = max(self.version, message.version)
            if message.type == "moved" and isinstance(message.move, Made):
                if message.move.seat != self.seat:
                    self.load.seen.append((message.move.number, now - self.load.sent, len(frame)))
                await self.move(message)
            elif message.type == "table":
                self.seat = message.seat
                self.over = message.outcome is not None
                if self.over:
                    return
                await self.move(message)
            elif message.type == "ack":
                self.acknowledged(message)
            elif message.type == "no":
                self.load.refused += 1

    def acknowledged(self, message: Message) -> None:
        """A move was made, says the server, and is on the disk."""
        self.load.acknowledged += 1

    async def move(self, message: Message) -> None:
        """Make any move, if there is one to make."""
        legal = message.turn.legal if message.turn is not None else None
        if not legal:
            return
        if self.think:
            await asyncio.sleep(random.expovariate(1 / self.think))
        self.keys += 1
        chosen = {"move": self.choose(legal), "version": message.version, "key": f"{id(self)}-{self.keys}"}
        self.load.sent = time.perf_counter()
        await self.socket.send(encode({"type": "move", **chosen}), text=True)

    def choose(self, legal: list[Legal]) -> str:
        """Any legal move."""
        if self.dawdling and random.random() < 0.9:
            return random.choice([move for move in legal if move.group != "claim"] or legal).text
        return random.choice(legal).text


async def guest(server: Server, client: httpx.AsyncClient) -> dict[str, str]:
    """Headers of a new guest."""
    answer = await client.post(f"{server.url}/api/me", json={"name": "Load", "program": True})
    return {"authorization": f"Bearer {answer.raise_for_status().json()['token']}"}


async def open_table(home: Server, client: httpx.AsyncClient, headers: dict[str, str], title: str, seats: str) -> str:
    """A new table; its id."""
    body = {"title": title, "seats": seats.split()}
    answer = await client.post(f"{home.url}/api/tables", json=body, headers=headers)
    id: str = answer.raise_for_status().json()["id"]
    return id


async def table_of_two(homes: list[Server], client: httpx.AsyncClient, people: list[dict[str, str]], title: str) -> str:
    """A new table with two people, each at a server of their own; its id."""
    table = await open_table(homes[0], client, people[0], title, "me open")
    joined = await client.post(f"{homes[1].url}/api/tables/{table}/seats", json={}, headers=people[1])
    joined.raise_for_status()
    return table


def live(home: Server, table: str, headers: dict[str, str], seat: int | None = None) -> Any:
    """A WebSocket to a table."""
    query = f"?seat={seat}" if seat is not None else ""
    url = f"ws://127.0.0.1:{home.port}/api/tables/{table}/live{query}"
    return connect(
        url, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None, max_size=None
    )


async def at_seat(home: Server, table: str, headers: dict[str, str], load: Load, think: float) -> None:
    """Play one seat to the end."""
    async with live(home, table, headers) as socket:
        await Player(socket, load, think).play()


async def keep_playing(client: httpx.AsyncClient, homes: list[Server], load: Load, title: str, think: float) -> None:
    """Two people at a table, each at a server of their own if there are several; another game when one is over."""
    people = [await guest(home, client) for home in homes]
    while True:
        table = await table_of_two(homes, client, people, title)
        load.ready.set()
        async with asyncio.TaskGroup() as tasks:
            for home, headers in zip(homes, people, strict=True):
                tasks.create_task(at_seat(home, table, headers, load, think))


async def play_alone(server: Server, title: str, seats: int, load: Load) -> tuple[dict[str, str], str]:
    """A long game of one guest at all seats; the guest's headers and the table."""
    async with httpx.AsyncClient(timeout=60) as client:
        headers = await guest(server, client)
        table = await open_table(server, client, headers, title, " ".join(["me"] * seats))

        async def one(seat: int) -> None:
            async with live(server, table, headers, seat) as socket:
                await Player(socket, load, 0.0, dawdling=True).play()

        async with asyncio.TaskGroup() as tasks:
            for seat in range(seats):
                tasks.create_task(one(seat))
        return headers, table
