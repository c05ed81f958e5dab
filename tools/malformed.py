"""Requests and frames that make no sense, by the hundred thousand: no 5xx, no traceback, memory flat.

    python tools/malformed.py --count 1000000

Half are HTTP requests (addresses, queries, headers and bodies cut, doubled and filled with noise), half are WebSocket
messages. A server of its own is started; what it logs is read at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from pathlib import Path

import httpx

from players import guest, live, open_table
from servers import LIMITS, Server, migrated

LINES = 8
"""Connections at a time, each with its own seed."""
FRAMES_EACH = 40
"""Messages over one WebSocket: fewer than end it."""
PATHS = [
    "/api/me",
    "/api/tables",
    "/api/tables/{id}",
    "/api/tables/{id}/moves",
    "/api/tables/{id}/seats",
    "/api/tables/{id}/past/3",
    "/api/tables/{id}/record",
    "/api/tables/{id}/reports",
    "/api/maps/{id}",
    "/api/rules/usa",
    "/api/reviews",
    "/api/titles",
    "/assets/index.js",
]
BODIES = [
    '{"text":"hm","seat":1}',
    '{"name":"Ola"}',
    '{"seat":0,"move":"pass","version":0,"key":"12345678"}',
    '{"title":"usa","seats":["me"]}',
]
MESSAGES = [
    '{"type":"look","seat":0}',
    '{"type":"move","move":"pass","version":0,"key":"12345678"}',
    '{"type":"why","move":"draw deck"}',
    '{"type":"say","text":"hello"}',
    '{"type":"undo-answer","agree":true}',
]
LAST = '{"type":"move","move":"?","version":0,"key":"the-last-one"}'
NOISE = [
    b"\xff",
    b"\x00",
    b"%00",
    b"[" * 200,
    b"x" * 300,
    b"{",
    b'"',
    b"\\ud800",
    b"1e999",
    b"-1",
    b"null",
    b"\xc5\xbc",
    b"%",
    b"&seat=",
]


def spoilt(text: str, chance: random.Random) -> bytes:
    """A text with a part cut, doubled, or replaced by noise."""
    data = text.encode()
    for _ in range(chance.randrange(1, 4)):
        at, upto = sorted(chance.choices(range(len(data) + 1), k=2))
        part = chance.choice([b"", data[at:upto] * 2, chance.choice(NOISE), chance.randbytes(4)])
        data = data[:at] + part + data[upto:]
    return data


def request(table: str, headers: dict[str, str], chance: random.Random) -> bytes:
    """An HTTP request that is wrong somewhere, but ends."""
    path = chance.choice(PATHS).replace("{id}", table).encode()
    query = spoilt("?seat=0&since=1&language=pl", chance) if chance.random() < 0.5 else b""
    if chance.random() < 0.3:
        first, _, rest = path.decode().removeprefix("/").partition("/")
        path = f"/{first}/".encode() + spoilt(rest, chance)  # pages are 503 until they are built
    printed = b"".join(bytes([byte]) for byte in path + query if 32 < byte < 127)
    target = printed if chance.random() < 0.9 else path + query
    body = spoilt(chance.choice(BODIES), chance) if chance.random() < 0.7 else b""
    method = chance.choice([b"GET", b"POST", b"PUT", b"HEAD", b"PATCH", b"BREW"])  # a guest who is gone asks no more
    lines = [method + b" " + target + b" HTTP/1.1", b"host: x", b"content-type: application/json"]
    lines += [b"content-length: %d" % len(body)]
    if chance.random() < 0.5:
        token = headers["authorization"] if chance.random() < 0.5 else "Bearer " + "x" * chance.randrange(99)
        lines.append(b"authorization: " + token.encode())
    return b"\r\n".join([*lines, b"", b""]) + body


async def ask(port: int, asked: bytes) -> int:
    """The status of the answer to a request; 0 if the connection was closed without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(asked)
        async with asyncio.timeout(30):
            line = await reader.readline()
        return int(line.split()[1]) if line else 0
    except ConnectionError:
        return 0
    finally:
        writer.close()


async def many(server: Server, table: str, headers: dict[str, str], seed: int, count: int, found: Counter[str]) -> None:
    """So many requests and messages, one after another."""
    chance = random.Random(seed)
    while count > 0:
        for _ in range(FRAMES_EACH):
            found[f"status {await ask(server.port, request(table, headers, chance)) // 100}xx"] += 1
        async with live(server, table, headers) as socket:
            for _ in range(FRAMES_EACH):
                frame = spoilt(chance.choice(MESSAGES), chance)[:4000]
                await socket.send(frame.decode(errors="replace") if chance.random() < 0.5 else frame)
            await socket.send(LAST)
            async with asyncio.timeout(60):
                while json.loads(await socket.recv()).get("key") != "the-last-one":
                    pass
        found["messages"] += FRAMES_EACH
        count -= 2 * FRAMES_EACH


async def assault(server: Server, count: int, first: int) -> tuple[Counter[str], list[int]]:
    """All of it in ten parts, by seeds from the first on; what was answered, and the memory after each part."""
    found: Counter[str] = Counter()
    memory = []
    async with httpx.AsyncClient(timeout=60) as client:
        headers = await guest(server, client)
        table = await open_table(server, client, headers, "snowdonia", "me me")
    for part in range(10):
        seeds = range(first + LINES * part, first + LINES * (part + 1))
        lines = (many(server, table, headers, seed, count // 10 // LINES, found) for seed in seeds)
        await asyncio.gather(*lines)
        memory.append(server.memory())
    return found, memory


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="The first seed; a run takes 80.")
    parser.add_argument("--database", default="", help="`postgresql`, an address, or a new SQLite file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, migrated(given.database) as url:
        log = Path(folder) / "log"
        server = Server(url, LIMITS, log)
        try:
            server.wait_until_ready()
            found, memory = asyncio.run(assault(server, given.count, given.first))
        finally:
            server.stop()
        said = [line for line in log.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line]
    grown = memory[-1] - memory[1]
    print({**found, "memory_mb": [round(each / 1e6, 1) for each in memory], "errors_logged": len(said)})
    if found["status 5xx"] or said or grown > 0.1 * memory[1]:
        raise SystemExit("\n".join(["not as it should be", *said[:3]]))


if __name__ == "__main__":
    main()
