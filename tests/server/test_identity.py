"""Guests and tokens: hashed at rest, revocable, movable to another device, never told twice."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from sqlalchemy import select

from branchline.server.settings import Limits
from branchline.server.store import guests
from branchline.server.store.schema import tokens
from branchline.tables import Refused
from room import run, serving


def test_a_browser_gets_a_cookie_its_scripts_cannot_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", secure_cookies=True) as room:
            client = room.client()
            assert (await client.get("/api/me")).json()["key"] == "no-identity"
            answer = await client.post("/api/me", json={"name": " <b>Ola</b>\n(bot) ", "language": "pl"})
            assert answer.json()["token"] == "" and answer.json()["name"] == "<b>Ola</b> bot"
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" in cookie
            token = cookie.partition("=")[2].partition(";")[0].strip('"')
            me = room.client(headers={"cookie": f"branchline={token}"})
            assert (await me.get("/api/me")).json()["name"] == "<b>Ola</b> bot"
            assert (await me.put("/api/me", json={"name": "Aleksandra", "language": "de"})).json()["language"] == "de"
            assert (await me.put("/api/me", json={"name": " () "})).json()["key"] == "bad-name"
            assert (await me.put("/api/me", json={"name": "Ola", "language": "xx"})).json()["key"] == "no-language"
            assert (await me.post("/api/me/leave")).status_code == 204
            assert (await me.get("/api/me")).json()["key"] == "bad-token"

    run(scenario())


def test_tokens_are_kept_as_hashes_and_can_be_revoked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            token = (await ola.post("/api/me/tokens", {"label": "my bot"})).json()["token"]
            id, _, secret = token.partition(".")
            wanted = select(tokens.c.hash).where(tokens.c.id == id)
            kept = await room.registry.store.read(lambda connection: connection.execute(wanted).scalar_one())
            assert kept == hashlib.sha256(secret.encode()).digest()
            assert secret.encode() not in (tmp_path / "tables.db").read_bytes()
            program = room.client(headers={"authorization": f"Bearer {token}"})
            assert (await program.get("/api/me")).json()["id"] == ola.me["id"]
            listed = (await ola.get("/api/me/tokens")).text
            assert "my bot" in listed and secret not in listed
            assert (await jan.client.delete(f"/api/me/tokens/{id}")).json()["key"] == "no-token"
            assert (await ola.client.delete(f"/api/me/tokens/{id}")).status_code == 204
            assert (await program.get("/api/me")).status_code == 401
            for wrong in (f"{id}.", f"{id}.x", "x", ".", "a.b.c", "Zażółć.gęślą"):
                headers = {b"authorization": f"Bearer {wrong}".encode()}
                assert (await room.client().get("/api/me", headers=headers)).json()["key"] == "bad-token"

    run(scenario())


def test_a_link_makes_another_device_mine_once_and_not_for_long(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            link = (await ola.post("/api/me/device")).json()["token"]
            assert (await room.client(headers={"authorization": f"Bearer {link}"}).get("/api/me")).status_code == 401
            phone = room.client()
            assert (await phone.post("/api/me/arrive", json={"token": link})).json()["id"] == ola.me["id"]
            assert (await phone.get("/api/me")).json()["name"] == "Ola"
            assert (await room.client().post("/api/me/arrive", json={"token": link})).json()["key"] == "bad-token"
            assert (await room.client().post("/api/me/arrive", json={"token": ola.token})).json()["key"] == "bad-token"
            late = (await ola.post("/api/me/device")).json()["token"]
            now = room.registry.now() + guests.MOVING_SECONDS + 1
            room.registry.now = lambda: now
            assert (await room.client().post("/api/me/arrive", json={"token": late})).json()["key"] == "bad-token"

    run(scenario())


def test_an_operator_can_ask_for_an_access_code(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", access_code="tea at five") as room:
            client = room.client()
            for code in ("", "tea", "tea at fivé"):
                refused = await client.post("/api/me", json={"name": "Ola", "access_code": code})
                assert (refused.status_code, refused.json()["key"]) == (403, "access-code")
            assert (await client.post("/api/me", json={"name": "Ola", "access_code": "tea at five"})).is_success

    run(scenario())


def test_the_oldest_of_too_many_tokens_becomes_worthless(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            store, id = room.registry.store, str(ola.me["id"])
            most = guests.MOST_TOKENS["bot"]
            made = [await guests.new_token(store, id, "bot", "one of many", n) for n in range(most + 1)]
            assert [token.kind for token in await guests.tokens_of(store, id)] == ["bot"] * most + ["browser"]
            assert (await guests.guest_of(store, made[-1])).id == id

    run(scenario())


def test_links_for_other_devices_never_cost_a_browser_its_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(requests=1e6)) as room:
            ola = await room.guest("Ola")
            links = [(await ola.post("/api/me/device")).json()["token"] for _ in range(60)]
            for _ in range(60):
                assert (await ola.post("/api/me/tokens", {"label": "bot"})).status_code == 201
            assert (await ola.get("/api/me")).json()["name"] == "Ola"
            assert (await room.client().post("/api/me/arrive", json={"token": links[0]})).status_code == 401
            assert (await room.client().post("/api/me/arrive", json={"token": links[-1]})).status_code == 201

    run(scenario())


def test_an_access_code_is_not_found_by_trying(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", access_code="tea", limits=Limits(requests=1e6)) as room:
            client, found = room.client(), []
            for guess in range(40):
                answer = await client.post("/api/me", json={"name": "Ola", "access_code": f"{guess}"})
                found.append(answer.json()["key"])
            assert 15 <= found.count("access-code") <= 21 and found[-1] == "too-fast"
            right = await client.post("/api/me", json={"name": "Ola", "access_code": "tea"})
            assert right.json()["key"] == "too-fast"  # whoever guesses does not learn it either

    run(scenario())


def test_one_address_brings_so_many_guests(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(newcomers=5)) as room:
            statuses = [(await room.client().post("/api/me", json={"name": "Ola"})).status_code for _ in range(8)]
            assert statuses == [201] * 5 + [429] * 3

    run(scenario())


def test_names_can_be_seen_and_stay_in_their_line() -> None:
    for unseen in ("\u3164", "\u2800\u2800", "\u115f\uffa0", "\u200b\u202e"):
        with pytest.raises(Refused, match="bad-name"):
            guests.check_name(unseen)
    tower = guests.check_name("O" + "\u0301" * 20 + "la")
    assert tower == "O" + "\u0301" * 4 + "la"
    assert guests.check_name("Łucja Żółć नमस्ते") == "Łucja Żółć नमस्ते"
