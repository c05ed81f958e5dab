"""The shuffle follows from a secret promised beforehand and from what each player added to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from branchline.core.game import chance_key, commitment
from branchline.core.record import Record
from branchline.server.store import queries
from branchline.server.store.models import TableRow
from branchline.server.tables.live_table import record_of
from room import Room, play_out, run, serving

MINE, YOURS = "ab" * 32, "cd" * 16


async def promised(room: Room) -> tuple[str, str]:
    """The id and commitment of a table that is not open yet."""
    answer = await room.client().post("/api/promises")
    assert answer.status_code == 201
    return answer.json()["id"], answer.json()["commitment"]


def test_what_players_add_enters_the_shuffle(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id, commit = await promised(room)
            assert await ola.open("snowdonia", "me open random", id=id, entropy=MINE) == id
            before = room.registry.tables[id].row.deal
            async with ola.at(id) as host:
                await host.until("table")
                assert host.table["commitment"] == commit
                assert (await jan.post(f"/api/tables/{id}/seats", {"entropy": YOURS})).status_code == 201
                dealt = await host.until("table")
                assert room.registry.tables[id].row.deal != before, "the cards are dealt when the last seat is taken"
                assert dealt["entropy"] == [] and dealt["secret"] == "", "told at the end"
                async with jan.at(id) as other:
                    await other.until("table")
                    await asyncio.gather(play_out(host, 3), play_out(other, 4))
            record = Record.loads((await jan.get(f"/api/tables/{id}/record")).text)
            assert host.table["entropy"] == [MINE, YOURS, ""]
            assert record.commitment == commit and record.verify(commit) == []
            assert record.verify("0" * 64) == ["this record's commitment is not the one that was promised to you"]
            record.entropy[1] = bytes(16)
            assert any("generator" in reason for reason in record.verify(commit)), "others' bytes give other cards"

    run(scenario())


def test_a_promise_is_kept_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola = await room.guest("Ola")
            id, commit = await promised(room)
            await ola.open("usa", "me easy", id=id)
            table = {"title": "usa", "seats": ["me", "easy"], "id": id}
            assert (await ola.post("/api/tables", table)).json()["key"] == "stale"
            assert (await ola.post("/api/tables", table | {"id": "mine"})).status_code == 400
            assert (await ola.post("/api/tables", table | {"entropy": "xyz"})).status_code == 400
            assert (await ola.get(f"/api/tables/{id}")).json()["commitment"] == commit

    run(scenario())


def test_a_rematch_is_promised_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola = await room.guest("Ola")
            first = await ola.open("snowdonia", "me")
            async with ola.at(first) as host:
                await host.until("table")
                await play_out(host, 5)
            id, commit = await promised(room)
            answer = await ola.post(f"/api/tables/{first}/rematch", {"id": id, "entropy": MINE})
            assert answer.json() == {"id": id}
            assert (await ola.get(f"/api/tables/{id}")).json()["commitment"] == commit

    run(scenario())


def test_tables_of_before_go_on_as_they_were(tmp_path: Path) -> None:
    """A table without anybody's bytes is drawn from its secret alone."""
    secret = bytes(range(32))
    assert chance_key(secret, []) == secret == chance_key(secret, [b"", b""])
    assert chance_key(secret, [b"", b"x"]) != chance_key(secret, [b"x", b""]) != secret

    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("usa", "me easy")
            found = await queries.load_table(room.registry.store, id)
            assert found is not None
            row, seats = found
            assert isinstance(row, TableRow) and record_of(row, seats).entropy == []
            assert commitment(row.secret) == room.registry.tables[id].commitment

    run(scenario())
