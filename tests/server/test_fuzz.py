"""What no client of ours would send: schemathesis reads the OpenAPI document, a fuzzer the schema of the messages."""

from __future__ import annotations

import asyncio
import json
import random
import string
from pathlib import Path
from typing import Any

import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from branchline.server.settings import Limits
from branchline.tables.wire import FromClient
from room import Guest, Player, Room, run, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
TRIES_PER_ADDRESS = 8
FRAMES = 300
OPEN = Limits(requests=1e6, messages=1e6, effort=1e6, thinking=1e3, connections=1000, tables=1000)


def test_every_address_answers_as_the_document_says(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=OPEN) as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            document = (await ola.get("/api/openapi/openapi.json")).json()
            tried = await asyncio.to_thread(try_all, room.url, document, ola.token, id)
            assert tried >= 3 * len(document["paths"])
            assert (await ola.get("/api/health")).json()["ok"]

    run(scenario())


def try_all(url: str, document: dict[str, Any], token: str, table: str) -> int:
    """Ask for everything the document offers, in many ways; how often. Table ids are often true ones."""
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=url)
    chance = random.Random(3)
    tried = 0
    with requests.Session() as client:
        client.headers["authorization"] = f"Bearer {token}"

        @settings(
            max_examples=TRIES_PER_ADDRESS,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def one(case: Any) -> None:
            nonlocal tried
            if "table_id" in case.path_parameters and chance.random() < 0.8:
                case.path_parameters["table_id"] = table
            case.call_and_validate(session=client, checks=CHECKS)
            tried += 1

        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            ends_us = operation.path.endswith(("/leave", "/arrive")) or (operation.path, operation.method) == (
                "/api/me",
                "delete",
            )
            if not ends_us:  # these would end our own identity
                given(case=operation.as_strategy())(one)()
    return tried


def wild(chance: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kinds: list[Any] = [
        None,
        True,
        -1,
        0,
        3,
        1e308,
        2**63,
        2**200,
        "",
        "\x00",
        "\ud800",
        "x" * 500,
        "draw deck",
        "pass",
    ]
    if depth < 3:
        kinds += [[wild(chance, depth + 1) for _ in range(chance.randrange(4))]]
        kinds += [{chance.choice(string.ascii_letters): wild(chance, depth + 1) for _ in range(chance.randrange(4))}]
    return chance.choice(kinds)


def frame(chance: random.Random) -> str | bytes:
    """A frame near to a real message: of a known type, with some of its fields right, wrong, missing or strange."""
    kind: Any = chance.choice(FromClient.__args__)
    message: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in kind.__struct_fields__:
        if chance.random() < 0.85:
            usual = {"move": "draw deck", "version": chance.randrange(4), "key": "fuzz-" + str(chance.random())[2:]}
            message[field] = usual.get(field, 0) if chance.random() < 0.5 else wild(chance)
    if chance.random() < 0.1:
        message[chance.choice(["type", "extra", "seat"])] = wild(chance)
    text = json.dumps(message)
    way = chance.randrange(12)
    if way == 0:
        return text[: chance.randrange(len(text))]
    if way == 1:
        return chance.randbytes(chance.randrange(200))
    if way == 2:
        return text.encode()
    if way == 3:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice(['"', "{", "\\", "\u0000", "9" * 400, "[" * 900]) + text[at:]
    return text


def test_no_message_breaks_a_table(tmp_path: Path) -> None:
    """Hundreds of bad frames from a seat: everyone gets a clear answer, and the other seat sees an unhurt game."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=OPEN) as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            chance = random.Random(5)
            sent = 0
            async with jan.at(id) as two:
                await two.until("table")
                while sent < FRAMES:
                    sent += await pester(ola, id, chance)
                await check_unhurt(room, id, ola, two)

    run(scenario())


async def pester(guest: Guest, id: str, chance: random.Random) -> int:
    """Send bad frames until the server has had enough of this connection; how many."""
    sent = 0
    async with guest.at(id) as player:
        await player.until("table")
        try:
            for _ in range(40):
                await player.socket.send(frame(chance))
                sent += 1
            await player.send("move", move="no such move", version=0, key="the-last-frame")
            await player.until(lambda message: message.get("key") == "the-last-frame")
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code in (1000, 1007, 1008, 1009)
        assert all(message["refusal"]["sentence"] for message in player.heard if message["type"] == "no")
    return sent


async def check_unhurt(room: Room, id: str, ola: Guest, two: Player) -> None:
    """The table is what its log says, and goes on."""
    table = room.registry.tables[id]
    assert table.game.audit() == []
    record = table.game.record()
    assert record.replay().view(0) == table.game.view(0)
    async with ola.at(id) as one:
        await one.until("table")
        await two.send("look", seat=1)
        await two.until("table")
        player = one if one.turn["to_move"] == 0 else two
        assert (await player.move())["type"] == "ack"
    assert msgspec.json.decode((await ola.get("/api/health")).content)["ok"]
