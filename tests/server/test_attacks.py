"""As an attacker would: other seats' secrets by every way in, forged and huge messages, floods, foreign pages."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from branchline.server.settings import Limits
from branchline.server.tables.subscriber import Subscriber
from room import Guest, Room, at_table, play_out, run, serving


async def table_under_way(room: Room) -> tuple[Guest, Guest, str]:
    """Ola and Jan in the middle of a game full of secrets."""
    ola, jan = await room.guest("Ola"), await room.guest("Jan")
    id = await ola.open("northern-lights")
    await jan.sit(id)
    async with ola.at(id) as one, jan.at(id) as two:
        await asyncio.gather(play_out(one, 8, upto=40), play_out(two, 9, upto=40))
    return ola, jan, id


async def all_that_is_told(room: Room, guest: Guest | None, id: str) -> dict[str, Any]:
    """Everything a guest, or somebody unknown, can get out of the server about a table."""
    client = guest.client if guest is not None else room.client()
    headers = {"authorization": f"Bearer {guest.token}"} if guest is not None else {}
    found: dict[str, Any] = {}
    for path in ("", "/record", "?since=3&words=true"):
        found[path] = (await client.get(f"/api/tables/{id}{path}")).text
    async with at_table(room, id, headers, words=True, language="pl") as player:
        found["live"] = await player.until("table")
        await player.send("look", seat=found["live"]["seat"], since=10)
        found["look"] = await player.until("table")
    for told in (found["live"], found["look"]):
        told["turn"].pop("elapsed")
    found[""] = {**json.loads(found[""]), "turn": None}
    last = "?since=3&words=true"
    found[last] = {**json.loads(found[last]), "turn": None}
    return found


@pytest.mark.parametrize("who", ["jan", "nobody"])
def test_nothing_told_depends_on_what_is_hidden(tmp_path: Path, who: str) -> None:
    """Put another world in place that differs only in what a viewer cannot know: every answer stays the same."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            _, jan, id = await table_under_way(room)
            viewer = jan if who == "jan" else None
            table = await room.registry.open(id)
            truth = table.game
            known = await all_that_is_told(room, viewer, id)
            differing = 0
            for seed in range(8):
                table.game = truth.redeal(1 if who == "jan" else None, seed)
                table.game.names = truth.names
                differing += table.game.view(0) != truth.view(0)
                assert await all_that_is_told(room, viewer, id) == known
            assert differing, "the worlds must differ in the other hand"
            table.game = truth
            for number in (0, 5, 39):
                past = await (viewer.client if viewer else room.client()).get(f"/api/tables/{id}/past/{number}")
                assert past.json()["view"] == truth.record().replay(number).view(1 if who == "jan" else None)
                assert len(past.json()["moves"]) == number

    run(scenario())


def test_other_seats_are_closed_to_all_but_their_owner(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan, id = await table_under_way(room)
            table = await room.registry.open(id)
            for client in (jan.client, room.client()):
                for path in ("?seat=0", "/record?seat=0", "/past/10?seat=0", "/story?seat=0", "/scores?seat=0"):
                    refused = await client.get(f"/api/tables/{id}{path}")
                    assert (refused.status_code, refused.json()["key"]) == (403, "not-your-seat")
            for headers in ({}, {"authorization": f"Bearer {jan.token}"}):
                async with at_table(room, id, headers, seat=0) as player:
                    assert (await player.hear())["refusal"]["key"] == "not-your-seat"
                async with at_table(room, id, headers, spectate=True) as player:
                    told = await player.until("table")
                    assert told["seat"] is None and told["view"] == table.game.view(None)
                    await player.send("look", seat=0)
                    assert (await player.until("no"))["refusal"]["key"] == "not-your-seat"
                    for message in ("undo", "hint"):
                        await player.send(message)
                        assert (await player.until("no"))["refusal"]["key"] == "not-your-seat"
                    await player.send("move", move="draw deck", version=table.version, key="as-spectator")
                    assert (await player.until("no"))["refusal"]["key"] == "not-your-seat"
            seat = table.game.to_move
            other = (ola, jan)[1 - (seat or 0)]
            body = {"seat": seat, "move": "draw deck", "version": table.version, "key": "for-another"}
            assert (await other.post(f"/api/tables/{id}/moves", body)).json()["key"] == "not-your-seat"
            assert (await room.client().post(f"/api/tables/{id}/moves", json=body)).json()["key"] == "no-identity"
            assert table.version == room.registry.store.commit_queue.committed

    run(scenario())


def test_the_key_of_another_seat_is_worth_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                assert (await one.move(key="the-key-of-ola"))["type"] == "ack"
                for version in (0, 1, 99):
                    await two.send("move", move="pass", version=version, key="the-key-of-ola")
                    answer = await two.until("no")
                    assert answer["refusal"]["key"] != "illegal-move" and room.registry.tables[id].version == 1

    run(scenario())


def test_secrets_come_out_only_at_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan, id = await table_under_way(room)
            table = await room.registry.open(id)
            for guest in (ola, jan, None):
                told = json.dumps(await all_that_is_told(room, guest, id))
                assert table.row.secret.hex() not in told and table.commitment in told
                assert ola.token not in told and str(ola.me["id"]) not in told
                assert "{" not in (await (guest or ola).get(f"/api/tables/{id}/record")).text  # no answer of chance

    run(scenario())


def test_links_cannot_be_guessed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            ids = {await ola.open("snowdonia", "me me") for _ in range(20)}
            assert len(ids) == 20 and all(len(id) == 22 for id in ids)
            for wrong in ("x", "A" * 22, "..%2f..%2fetc%2fpasswd", "%00", "'; DROP TABLE tables; --", "a" * 5000):
                answer = await ola.client.get(f"/api/tables/{wrong}")
                assert answer.status_code == 404 and answer.json()["key"] in ("no-table", "no-page")
            async with at_table(room, "A" * 22, {}) as player:
                assert (await player.hear())["refusal"]["key"] == "no-table"

    run(scenario())


def test_pages_of_other_sites_are_turned_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", origins=("https://friend.example",)) as room:
            client = room.client()
            for origin, status in (
                ("https://evil.example", 403),
                ("null", 403),
                (f"{room.url}.evil.example", 403),
                (room.url, 201),
                ("https://friend.example", 201),
            ):
                answer = await client.post("/api/me", json={"name": "Ola"}, headers={"origin": origin})
                assert answer.status_code == status, origin
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            with pytest.raises(InvalidStatus):
                async with at_table(room, id, {"origin": "https://evil.example"}):
                    raise AssertionError("it was let in")
            async with at_table(room, id, {"origin": room.url}) as player:
                await player.until("table")

    run(scenario())


def test_every_answer_carries_the_headers_of_a_safe_site(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            client = room.client()
            answers = [
                await client.get("/api/titles"),
                await client.get("/nowhere"),
                await client.patch("/api/me"),
                await client.post("/api/me", content=b"{"),
                await client.post("/api/me", json={"name": "x" * 400_000}),
                await client.get("/metrics"),
            ]
            assert [answer.status_code for answer in answers] == [200, 404, 405, 400, 413, 200]
            for answer in answers:
                assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "server" not in answer.headers
            keys = [answer.json()["key"] for answer in answers[1:5]]
            assert keys == ["no-page", "wrong-method", "bad-request", "too-large"]

    run(scenario())


def bad_bodies(chance: random.Random) -> list[bytes]:
    """Bodies no client of ours would send."""
    values: list[Any] = [None, True, -1, 1e300, 2**70, "", "x" * 500, "\x00", "\ud800", [], {}, [[]] * 50, {"a": {}}]
    names = ["name", "title", "seats", "options", "seat", "move", "version", "key", "bot", "token", "record", "clock"]
    bodies = [b"", b"\xff\xfe", b"null", b"[1", b"[" * 2000, b'"' + b"a" * 3000 + b'"', b"{}" * 3]
    for _ in range(20):
        fields = {name: chance.choice(values) for name in chance.sample(names, 5)}
        bodies.append(json.dumps(fields).encode())
    return bodies


def test_no_body_makes_the_server_fail(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(requests=100_000.0)
        async with serving(tmp_path / "tables.db", limits=limits) as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            posts = ["/api/me", "/api/me/tokens", "/api/me/arrive", "/api/tables", "/api/reviews"]
            posts += [f"/api/tables/{id}/{path}" for path in ("seats", "seats/0/bot", "seats/99/leave", "moves")]
            chance = random.Random(1)
            for path in posts:
                for body in bad_bodies(chance):
                    answer = await ola.client.post(path, content=body, headers={"content-type": "application/json"})
                    assert 400 <= answer.status_code < 500, (path, body[:80], answer.text)
                    assert answer.json()["key"] and "Traceback" not in answer.text
            for query in ("seat=-1", "seat=x", "since=-5", "since=9" * 9, "seat=99999999999999999999", "before=x"):
                for path in (f"/api/tables/{id}", f"/api/tables/{id}/record", "/api/tables/mine"):
                    answer = await ola.client.get(f"{path}?{query}")
                    assert answer.status_code < 500, (path, query)
            assert (await ola.get(f"/api/tables/{id}/past/99999999999999999999999")).status_code in (400, 404)

    run(scenario())


def test_no_frame_makes_the_server_fail(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(messages=10_000.0, effort=1e6)) as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            chance = random.Random(2)
            types = ["look", "move", "why", "hint", "undo", "undo-answer", "say", "nonsense", 7]
            frames: list[str | bytes] = [b"\xff\x00", b"", "", "null", "[]", "[" * 3000, '{"type":"move"}']
            frames += [
                json.dumps({**json.loads(body), "type": chance.choice(types)})
                for body in bad_bodies(chance)[7:]
                for _ in range(3)
            ]
            for at in range(0, len(frames), 30):
                async with ola.at(id) as player:
                    await player.until("table")
                    for frame in frames[at : at + 30]:
                        await player.socket.send(frame)
                        answer = await player.until(lambda message: message["type"] in ("no", "table", "why", "said"))
                        assert answer["type"] in ("no", "table"), frame
            assert room.registry.tables[id].version == 0

    run(scenario())


def test_huge_frames_and_endless_nonsense_end_the_connection(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            async with ola.at(id) as player:
                await player.until("table")
                await player.socket.send("x" * 100_000)
                with pytest.raises(ConnectionClosed) as closed:
                    await player.until("never")
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
            async with ola.at(id) as player:
                with pytest.raises(ConnectionClosed):
                    for _ in range(200):
                        await player.socket.send("nonsense")
                    await player.until("never")
            assert (await ola.get(f"/api/tables/{id}")).status_code == 200
            assert not room.registry.tables[id].subscribers

    run(scenario())


def test_floods_are_answered_with_a_clear_no(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(requests=0.05, burst=400.0, tables=2, connections=2, messages=0.05)  # 20 of each, then no more
        async with serving(tmp_path / "tables.db", limits=limits) as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            parts = [(await ola.get("/assets/none.js")).status_code for _ in range(40)]
            assert set(parts) == {404}  # a page asks for many at once
            statuses = [(await ola.get("/api/me")).status_code for _ in range(9)]
            assert statuses[0] == 200 and statuses[-1] == 429
            registry = room.registry
            async with ola.at(id) as one, ola.at(id):
                with pytest.raises(InvalidStatus):
                    async with ola.at(id):
                        raise AssertionError("it was let in")
                for _ in range(30):
                    await one.send("look", seat=0)
                refused = await one.until("no")
                assert refused["refusal"]["key"] == "too-fast"
            assert registry.settings.limits.tables == 2

    run(scenario())


def test_one_guest_cannot_fill_the_house(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(tables=2)) as room:
            ola = await room.guest("Ola", "pl")
            for _ in range(2):
                await ola.open("snowdonia", "me me")
            answer = await ola.client.post(
                "/api/tables", json={"title": "snowdonia", "seats": ["me", "me"]}, headers={"accept-language": "pl"}
            )
            assert answer.status_code == 429
            assert answer.json()["sentence"].startswith("Masz już 2 niedokończone partie")

    run(scenario())


def test_a_slow_reader_loses_messages_and_is_told_the_table_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        subscriber = Subscriber(0, None, "", backlog=3)
        for n in range(10):
            subscriber.tell(b"%d" % n)
        assert await subscriber.next() is None and subscriber.behind
        async with serving(tmp_path / "tables.db", limits=Limits(backlog=1)) as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me random")
            async with ola.at(id) as one:
                await play_out_with_gaps(one)
                assert one.table["outcome"] is not None
                assert one.view == room.registry.tables[id].game.view(0)

    run(scenario())


async def play_out_with_gaps(player: Any) -> None:
    """Play on although acknowledgements may be among the lost messages: the table tells all."""
    while player.table.get("outcome") is None:
        if player.turn.get("legal"):
            await player.send(
                "move", move=player.turn["legal"][0]["text"], version=player.version, key=player.next_key()
            )
            player.turn = {}
        await player.hear()


def test_the_log_tells_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, _, id = await table_under_way(room)
            await ola.get(f"/api/tables/{id}")
            lines = "\n".join(f"{record.getMessage()} {getattr(record, 'facts', '')}" for record in caplog.records)
            assert "request" in lines and "/api/tables" in lines
            for secret in (id, ola.token, ola.token.partition(".")[2], "Ola"):
                assert secret not in lines

    with caplog.at_level(logging.INFO, logger="branchline.server"):
        run(scenario())


def test_chat_is_one_line_from_somebody_with_a_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            async with ola.at(id) as one, at_table(room, id, {}) as nobody:
                await one.until("table")
                await nobody.until("table")
                await nobody.send("say", text="hello")
                assert (await nobody.until("no"))["refusal"]["key"] == "no-identity"
                await one.send("say", text=" <script>\n\u202ealert(1) </script>\x07 ")
                (line,) = (await nobody.until("said"))["talk"]
                assert line["text"] == "<script> alert(1) </script>" and line["name"] == "Ola" and line["seat"] == 0
                await one.send("say", text="\n \u200b ")
                assert (await one.until("no"))["refusal"]["key"] == "bad-request"
                await one.send("say", text="x" * 501)
                assert (await one.until("no"))["refusal"]["key"] == "bad-request"

    run(scenario())
