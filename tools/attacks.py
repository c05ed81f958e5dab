"""What one address can do to others within the default limits: a victim at another address plays on, and is timed.

    python tools/attacks.py                    # every attack, each beside a quiet time in the same run
    python tools/attacks.py looks pings        # some of them

A server with default settings is started for each attack. The victims sit at 127.0.0.2, in a process of their own: two
people who move at a steady pace, one who plays a quick bot, one who opens the list of tables. The attackers come from
127.0.0.1 and step back on the processor, since theirs would be another machine. Told is what 99 of 100 took at most, in
the quiet time and in the attack: in milliseconds on the wall, and of the server's own processor time, which holds on a
busy machine too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.protocol import State

from servers import Server, migrated

VICTIM, ATTACKER = "127.0.0.2", "127.0.0.1"
QUIET, LOUD = 5.0, 12.0
"""Seconds without and with the attack."""
PACE = 0.05
"""Seconds between two moves of a victim."""
MOST = 250.0
"""Milliseconds that 99 of 100 moves of a victim must not take."""
TROUBLE = (httpx.HTTPError, WebSocketException, OSError, EOFError, KeyError, TypeError)
"""What an attacker is answered with."""


def new_key() -> str:
    """A key for a move."""
    return f"key-{random.randrange(10**12)}"


class Someone:
    """A guest at an address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=250))
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def arrive(self) -> Someone:
        """Become a guest."""
        answer = await self.http.post("/api/me", json={"name": "Ola", "program": True})
        self.http.headers["authorization"] = f"Bearer {answer.raise_for_status().json()['token']}"
        return self

    async def open(self, title: str, seats: str, **more: Any) -> str:
        """Open a table; its id."""
        answer = await self.http.post("/api/tables", json={"title": title, "seats": seats.split(), **more})
        id: str = answer.raise_for_status().json()["id"]
        return id

    def at(self, table: str, seat: int | None = None) -> Any:
        """A WebSocket to a table."""
        query = f"?seat={seat}" if seat is not None else ""
        headers = {"authorization": self.http.headers.get("authorization", "")}
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live{query}",
            additional_headers=headers if headers["authorization"] else None,
            compression=None,
            local_addr=(self.address, 0),
            open_timeout=60,
            ping_interval=None,
            max_size=None,
        )


# -- victims ------------------------------------------------------------------------------------------


Moment = tuple[float, float]


class Timed:
    """How long things took, and when they began."""

    def __init__(self, server: int) -> None:
        self.clock_of_server = (~server << 3) | 2  # Linux: the processor time of another process
        self.began = time.monotonic()
        self.taken: dict[str, list[tuple[float, float, float]]] = {}

    def now(self) -> Moment:
        """The time on the wall, and what the server has worked so far."""
        return time.monotonic(), time.clock_gettime(self.clock_of_server)

    def note(self, what: str, since: Moment) -> None:
        """Something that was asked for at a time is there now."""
        wall, worked = self.now()
        self.taken.setdefault(what, []).append((since[0] - self.began, wall - since[0], worked - since[1]))


async def two_people(port: int, timed: Timed) -> None:
    """Two people who make one move after another: when is it acknowledged, when does the other one see it."""
    ola, jan = [await Someone(port, VICTIM).arrive() for _ in range(2)]
    while True:
        table = await ola.open("switzerland", "me open")
        (await jan.http.post(f"/api/tables/{table}/seats", json={})).raise_for_status()
        async with ola.at(table) as one, jan.at(table) as two:
            await play_together([one, two], timed)


async def play_together(sockets: list[Any], timed: Timed) -> None:
    """Moves of two people until the game is over."""
    told = [json.loads(await socket.recv()) for socket in sockets]
    while told[0].get("outcome") is None:
        seat = next((n for n in (0, 1) if told[n]["turn"]["legal"]), None)
        if seat is None:
            return
        await asyncio.sleep(PACE)
        key, sent = new_key(), timed.now()
        move = random.choice(told[seat]["turn"]["legal"])["text"]
        await sockets[seat].send(
            json.dumps({"type": "move", "move": move, "version": told[seat]["version"], "key": key})
        )

        async def hear(n: int, what: str, seat: int = seat, sent: Moment = sent) -> None:
            acknowledged = n != seat
            seen = False
            while not (acknowledged and seen):
                message = json.loads(await sockets[n].recv())
                if message["type"] in ("moved", "table"):
                    told[n] = message
                    seen = True
                    if n != seat:
                        timed.note(what, sent)
                elif message["type"] == "ack":
                    acknowledged = True
                    timed.note(what, sent)
                elif message["type"] == "no":
                    raise SystemExit(f"a victim was refused: {message}")

        await asyncio.gather(*(hear(n, "acknowledged" if n == seat else "seen") for n in (0, 1)))


async def against_a_bot(port: int, timed: Timed) -> None:
    """Somebody who plays a quick bot: when has it moved."""
    ola = await Someone(port, VICTIM).arrive()
    while True:
        table = await ola.open("switzerland", "me easy")
        async with ola.at(table) as socket:
            asked: Moment | None = None
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] not in ("moved", "table"):
                    continue
                if message.get("outcome") is not None:
                    break
                if message["type"] == "moved" and message["move"]["seat"] == 1 and asked is not None:
                    timed.note("bot", asked)
                asked = None if message["turn"]["legal"] else timed.now()
                if message["turn"]["legal"]:
                    await asyncio.sleep(PACE)
                    move = random.choice(message["turn"]["legal"])["text"]
                    tried = {"type": "move", "move": move, "version": message["version"], "key": new_key()}
                    await socket.send(json.dumps(tried))


async def look_around(port: int, timed: Timed) -> None:
    """Somebody who loads the list of tables."""
    async with httpx.AsyncClient(
        transport=httpx.AsyncHTTPTransport(local_address=VICTIM), base_url=f"http://127.0.0.1:{port}", timeout=60
    ) as client:
        while True:
            await asyncio.sleep(0.3)
            sent = timed.now()
            (await client.get("/api/tables")).raise_for_status()
            timed.note("page", sent)


async def be_victims(port: int, server: int, seconds: float) -> dict[str, list[tuple[float, float, float]]]:
    """Play for a while."""
    timed = Timed(server)
    print("ready", flush=True)
    tasks = [asyncio.create_task(victim(port, timed)) for victim in (two_people, against_a_bot, look_around)]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    return timed.taken


# -- attackers ----------------------------------------------------------------------------------------


async def over_and_over(work: Callable[[], Awaitable[Any]], pause: float = 0.0) -> None:
    """Do something again and again, whatever comes of it."""
    while True:
        with suppress(*TROUBLE):
            await work()
        await asyncio.sleep(pause)


async def sockets(me: Someone, table: str, count: int, stack: AsyncExitStack) -> list[Any]:
    """As many connections to a table as one gets, up to a number."""
    found: list[Any] = []
    while len(found) < count:
        try:
            found.append(await stack.enter_async_context(me.at(table)))
        except TROUBLE:
            await asyncio.sleep(0.06)
    return found


swallowing: set[asyncio.Task[None]] = set()


async def swallow(socket: Any) -> None:
    """Read whatever comes."""
    with suppress(*TROUBLE):
        async for _ in socket:
            pass


async def flood_messages(port: int, message: dict[str, Any], rate: float, count: int = 190) -> None:
    """Many connections that each send a message so many times a second."""
    me = await Someone(port, ATTACKER).arrive()
    table = await long_game(me)
    async with AsyncExitStack() as stack:
        lines = await sockets(me, table, count, stack)
        for line in lines:
            swallowing.add(asyncio.create_task(swallow(line)))
        go()
        await asyncio.gather(*(over_and_over(partial(line.send, json.dumps(message)), 1 / rate) for line in lines))


async def long_game(me: Someone, moves: int = 160) -> str:
    """A table of one guest at all seats, well into its game."""
    table = await me.open("usa", "me me me me me")
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(me.at(table, seat)) for seat in range(5)]
        told = [json.loads(await line.recv()) for line in lines]
        while told[0]["version"] < moves:
            seat = next(n for n in range(5) if told[n]["turn"]["legal"])
            legal = told[seat]["turn"]["legal"]
            dull = [move for move in legal if move["group"] != "claim"] or legal
            tried = {"type": "move", "move": random.choice(dull)["text"], "version": told[seat]["version"]}
            await lines[seat].send(json.dumps({**tried, "key": new_key()}))
            for n, line in enumerate(lines):
                while True:
                    message = json.loads(await line.recv())
                    if message["type"] == "no":
                        await asyncio.sleep(0.1)
                        await lines[seat].send(json.dumps({**tried, "key": new_key()}))
                    if message["type"] in ("moved", "table"):
                        told[n] = message
                        break
    return table


def go() -> None:
    """The attack begins now."""
    print("go", flush=True)


async def looks(port: int) -> None:
    """190 connections ask for the whole table 19 times a second each."""
    await flood_messages(port, {"type": "look", "seat": 0}, 19)


async def talk(port: int) -> None:
    """190 connections chat."""
    await flood_messages(port, {"type": "say", "text": "hm"}, 19)


async def whys(port: int) -> None:
    """190 connections ask why a move is not allowed."""
    await flood_messages(port, {"type": "why", "move": "claim new-york washington 2: 2 orange"}, 19)


async def undos(port: int) -> None:
    """Somebody alone at long games moves and takes back."""
    me = await Someone(port, ATTACKER).arrive()
    tables = [await long_game(me) for _ in range(2)]
    go()

    async def back_and_forth(table: str) -> None:
        for seat in range(5):
            told = (await me.http.get(f"/api/tables/{table}?seat={seat}")).json()
            if told["turn"]["legal"]:
                break
        async with me.at(table, seat) as line:
            swallowing.add(asyncio.create_task(swallow(line)))
            move = told["turn"]["legal"][0]["text"]
            for n in range(400):
                version = told["version"] + 2 * n
                await line.send(json.dumps({"type": "move", "move": move, "version": version, "key": new_key()}))
                await line.send(json.dumps({"type": "undo"}))
                await asyncio.sleep(0.05)

    await asyncio.gather(*(over_and_over(partial(back_and_forth, table)) for table in tables for _ in range(3)))


async def bots(port: int) -> None:
    """Thirty tables at which only experts play."""
    go()
    for _ in range(6):
        me = await Someone(port, ATTACKER).arrive()
        for _ in range(5):
            with suppress(*TROUBLE):
                await me.open("usa", "expert expert")
    await asyncio.sleep(60)


async def expert_opponents(port: int) -> None:
    """Forty tables of one guest against experts, at which he moves as fast as he can."""
    me = await Someone(port, ATTACKER).arrive()
    go()

    async def play() -> None:
        table = await me.open("usa", "me expert expert expert")
        async with me.at(table) as line:
            async for frame in line:
                message = json.loads(frame)
                legal = message.get("turn", {}).get("legal")
                if legal:
                    tried = {"type": "move", "move": legal[0]["text"], "version": message["version"]}
                    await line.send(json.dumps({**tried, "key": new_key()}))

    await asyncio.gather(*(over_and_over(play, 0.5) for _ in range(40)))


async def hints(port: int) -> None:
    """Guests who ask for hints and for the past of long games."""
    me = await Someone(port, ATTACKER).arrive()
    table = await long_game(me)
    record = "branchline record 1\n" * 3
    everybody = [me, *[await Someone(port, ATTACKER).arrive() for _ in range(5)]]
    go()

    async def ask(someone: Someone) -> None:
        await asyncio.gather(
            someone.http.get(f"/api/tables/{table}/story?spectate=true"),
            someone.http.get(f"/api/tables/{table}/scores"),
            someone.http.get(f"/api/tables/{table}/past/150"),
            someone.http.post("/api/reviews", json={"record": record}),
        )

    async def hint() -> None:
        async with me.at(table, 0) as line:
            swallowing.add(asyncio.create_task(swallow(line)))
            for _ in range(100):
                await line.send(json.dumps({"type": "hint"}))
                await asyncio.sleep(0.1)

    await asyncio.gather(over_and_over(hint), *(over_and_over(partial(ask, each), 0.02) for each in everybody))


async def half_requests(port: int) -> None:
    """Connections that send half a request, and never the rest."""
    go()
    held = []

    async def hold() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        writer.write(b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-slow: ")
        held.append((reader, writer))

    for _ in range(3000):
        with suppress(*TROUBLE):
            await hold()
    await asyncio.sleep(60)


async def requests(port: int) -> None:
    """200 connections that ask for whole tables as fast as they are answered."""
    me = await Someone(port, ATTACKER).arrive()
    table = await long_game(me)
    go()
    await asyncio.gather(
        *(over_and_over(lambda: me.http.get(f"/api/tables/{table}?words=true&language=pl")) for _ in range(200))
    )


async def bursts(port: int) -> None:
    """Everything saved up, spent at one moment, again and again."""
    me = await Someone(port, ATTACKER).arrive()
    table = await long_game(me)
    go()
    while True:
        await asyncio.gather(
            *(me.http.get(f"/api/tables/{table}?words=true&language=pl") for _ in range(200)), return_exceptions=True
        )
        await asyncio.sleep(5)


async def openings(port: int) -> None:
    """Tables opened as fast as possible, by as many guests as needed."""
    go()

    async def open_some() -> None:
        me = await Someone(port, ATTACKER).arrive()
        for _ in range(50):
            await me.open("northern-lights", "me me me me")
        await me.http.aclose()

    await asyncio.gather(*(over_and_over(open_some) for _ in range(20)))


async def handshakes(port: int) -> None:
    """Connections that come and go."""
    me = await Someone(port, ATTACKER).arrive()
    table = await long_game(me)
    go()

    async def come_and_go() -> None:
        async with me.at(table):
            pass

    await asyncio.gather(*(over_and_over(come_and_go) for _ in range(50)))


async def pour(port: int, begin: Callable[[Any], None], frames: bytes) -> None:
    """190 connections into which the same is poured without end; one that is hung up on comes back."""
    me = await Someone(port, ATTACKER).arrive()
    table = await me.open("usa", "me me")
    async with AsyncExitStack() as stack:
        lines = await sockets(me, table, 190, stack)
        for line in lines:
            begin(line.transport)
        go()

        async def keep_pouring(number: int) -> None:
            while True:
                transport = lines[number].transport
                if transport.is_closing() or lines[number].state is not State.OPEN:
                    [lines[number]] = await sockets(me, table, 1, stack)
                    begin(lines[number].transport)
                elif transport.get_write_buffer_size() < 1_000_000:
                    transport.write(frames)
                await asyncio.sleep(0.01)

        await asyncio.gather(*(over_and_over(partial(keep_pouring, number), 0.1) for number in range(len(lines))))


async def pings(port: int) -> None:
    """Connections that send nothing but pings, and never read what comes back."""
    await pour(port, lambda transport: transport.pause_reading(), (b"\x89\xfd" + bytes(4) + bytes(125)) * 200)


async def fragments(port: int) -> None:
    """Connections that send one message in endless empty pieces."""
    await pour(port, lambda transport: transport.write(b"\x01\x80" + bytes(4)), (b"\x00\x80" + bytes(4)) * 2000)


async def headers(port: int) -> None:
    """Headers without end."""
    go()

    async def pour() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        try:
            writer.write(b"GET /api/me HTTP/1.1\r\nx-long: ")
            for _ in range(500):
                writer.write(b"x" * 100_000)
                await writer.drain()
        finally:
            writer.close()

    await asyncio.gather(*(over_and_over(pour, 0.01) for _ in range(10)))


async def refusals(port: int) -> None:
    """Requests that are all refused, sent without waiting for answers."""
    go()

    async def pour() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        try:
            for _ in range(200):
                writer.write(b"GET /api/titles HTTP/1.1\r\nhost: x\r\n\r\n" * 20)
                await writer.drain()
                await reader.read(65536)
        finally:
            writer.close()

    await asyncio.gather(*(over_and_over(pour, 0.001) for _ in range(100)))


async def drafts(port: int) -> None:
    """Maps that are checked, drawn and tried out."""
    me = await Someone(port, ATTACKER).arrive()
    text = (await me.http.get("/api/maps/start/usa")).json()["map"]
    everybody = [me, *[await Someone(port, ATTACKER).arrive() for _ in range(5)]]
    go()

    async def draft(someone: Someone) -> None:
        body = {"map": text + f"\n# {random.random()}\n"}
        await someone.http.post("/api/maps/layout", json=body)
        await someone.http.post("/api/maps/trial", json={**body, "games": 500})
        table = await someone.http.post("/api/tables", json={"title": "own-map", "seats": ["me", "me"], **body})
        await someone.http.get(f"/api/tables/{table.json()['id']}")

    await asyncio.gather(*(over_and_over(partial(draft, each), 0.1) for each in everybody for _ in range(3)))


ATTACKS: dict[str, Callable[[int], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        looks,
        talk,
        whys,
        undos,
        bots,
        expert_opponents,
        hints,
        half_requests,
        requests,
        bursts,
        openings,
        handshakes,
        pings,
        fragments,
        headers,
        refusals,
        drafts,
    )
}


# -- measuring ----------------------------------------------------------------------------------------


def worst_of_hundred(taken: list[float]) -> float:
    """The 99th of 100, in milliseconds."""
    return round(1000 * sorted(taken)[min(len(taken) - 1, int(0.99 * len(taken)))], 1) if taken else float("inf")


def measure(name: str) -> dict[str, Any]:
    """A quiet time, then an attack; what the victims saw of it."""
    myself = [sys.executable, __file__]
    with tempfile.TemporaryDirectory() as folder, migrated("") as url:
        log = Path(folder) / "log"
        server = Server(url, (), log)
        try:
            server.wait_until_ready()
            attacker = subprocess.Popen([*myself, "--attack", name, str(server.port)], stdout=subprocess.PIPE)
            assert attacker.stdout is not None
            prepared = attacker.stdout.readline()
            # it has prepared everything and waits: the victims begin with a quiet time
            attacker.send_signal(signal.SIGSTOP)
            time.sleep(1.0)
            memory, began = server.memory(), server.seconds()
            victims = subprocess.Popen(
                [*myself, "--victims", str(server.port), str(server.process.pid)], stdout=subprocess.PIPE
            )
            assert victims.stdout is not None
            victims.stdout.readline()
            time.sleep(QUIET)
            attacker.send_signal(signal.SIGCONT)
            output = victims.stdout.read()
            used, grown = server.seconds() - began, server.memory() - memory
            attacker.kill()
            attacker.wait()
            victims.wait()
        finally:
            server.stop()
        errors = [line for line in log.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line]
    if not output or not prepared:
        return {"attack": name, "failed": True, "errors": errors[:2]}
    taken: dict[str, list[tuple[float, float, float]]] = json.loads(output)
    told: dict[str, Any] = {"attack": name}
    for what in ("acknowledged", "seen", "bot", "page"):
        times = taken.get(what, [])
        quiet = [each for each in times if each[0] > 0.5 and each[0] + each[1] < QUIET]
        loud = [each for each in times if each[0] > QUIET + 0.5]
        told[what] = {
            "quiet": worst_of_hundred([took for _, took, _ in quiet]),
            "attacked": worst_of_hundred([took for _, took, _ in loud]),
            "quiet_work": worst_of_hundred([work for *_, work in quiet]),
            "attacked_work": worst_of_hundred([work for *_, work in loud]),
            "count": len(loud),
        }
    told["server_seconds"], told["memory_mb"] = round(used, 1), round(grown / 1e6, 1)
    told["errors"] = errors[:3]
    return told


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[*ATTACKS, []], metavar="ATTACK")
    parser.add_argument("--json", type=Path, help="Write the numbers here too.")
    parser.add_argument("--attack", nargs=2, metavar=("NAME", "PORT"), help=argparse.SUPPRESS)
    parser.add_argument("--victims", nargs=2, type=int, metavar=("PORT", "PROCESS"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        os.nice(10)
        asyncio.run(asyncio.wait_for(ATTACKS[given.attack[0]](int(given.attack[1])), 180))
        return
    if given.victims:
        port, process = given.victims
        print(json.dumps(asyncio.run(be_victims(port, process, QUIET + LOUD))))
        return
    found = []
    for name in given.names or ATTACKS:
        found.append(measure(name))
        print(json.dumps(found[-1]), flush=True)
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")
    if any(max(each.get(what, {}).get("attacked", 1e9) for what in ("acknowledged", "seen")) > MOST for each in found):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
