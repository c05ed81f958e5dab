"""What a link shows of itself in chats, and tables inside pages of others."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from branchline.server.http import static_files
from room import at_table, run, serving

INDEX = "<!doctype html><html><head><title>Branchline</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of one page."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    monkeypatch.setattr(static_files, "STATIC", tmp_path)


def told(page: str) -> dict[str, str]:
    """What a page says of itself."""
    return {
        name: unescape(text) for name, text in re.findall(r'<meta property="([a-z:_]+)" content="([^"]*)" />', page)
    }


def test_a_link_tells_what_it_is_about_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest('O"><b>')
            id = await ola.open("snowdonia", "me open", delay=3)
            client = room.client()
            for language, lobby, seat, replay in (
                ("en", "An open table", "A seat is still free.", "Replay: Snowdonia"),
                ("pl", "Otwarty stół", "Jedno miejsce", "Powtórka: "),
                ("de", "Ein offener Tisch", "Ein Platz ist noch frei.", "Wiederholung: "),
            ):
                client.headers["accept-language"] = language
                about = told((await client.get("/")).text)
                assert about["og:title"] == "Branchline" and about["og:description"].startswith(lobby)
                assert about["og:image"] == f"{room.url}/icon-512.png"
                answer = await client.get(f"/t/{id}")
                about = told(answer.text)
                assert "<b>" not in answer.text and 'O"><b>' in about["og:description"]
                assert seat in about["og:description"]
                assert "accept-language" in answer.headers["vary"]
                assert told((await client.get(f"/t/{id}/replay")).text)["og:title"].startswith(replay)
            nobody = told((await client.get("/t/nothing-here")).text)
            assert nobody["og:title"] == "Branchline"
            strange = await client.get("/", headers={"host": "under_score"})
            assert told(strange.text)["og:image"] == "/icon-512.png"

    run(scenario())


def test_the_picture_is_there() -> None:
    assert (Path(__file__).parents[2] / "web" / "public" / "icon-512.png").is_file()


def test_only_a_table_that_allows_it_is_shown_inside_other_pages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            free, closed = await ola.open("snowdonia", "me", embed=True), await ola.open("snowdonia", "me")
            client = room.client()
            framed = (await client.get(f"/t/{free}/embed")).headers
            assert "frame-ancestors *" in framed["content-security-policy"]
            assert len(framed.get_list("content-security-policy")) == 1
            assert "x-frame-options" not in framed and "set-cookie" not in framed
            for path in (f"/t/{free}", f"/t/{free}/replay", f"/t/{closed}/embed", "/t/none/embed", "/", "/api/titles"):
                headers = (await client.get(path)).headers
                assert "frame-ancestors 'none'" in headers["content-security-policy"], path
                assert headers["x-frame-options"] == "DENY"
            async with ola.at(closed, embed=True) as player:
                assert (await player.hear())["refusal"]["key"] == "not-embedded"

    run(scenario())


def test_nobody_acts_from_inside_another_page(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me", embed=True)
            async with ola.at(id) as one, ola.at(id, embed=True, seat=0) as refused:
                await one.until("table")
                assert (await refused.hear())["refusal"]["key"] == "not-your-seat"
                async with at_table(room, id, {"authorization": f"Bearer {ola.token}"}, embed=True) as framed:
                    table = await framed.until("table")
                    assert table["seat"] is None and not table["host"] and not any(s["yours"] for s in table["seats"])
                    for asked, key in (
                        ({"type": "look", "seat": 0}, "not-your-seat"),
                        ({"type": "say", "text": "Hello"}, "no-identity"),
                        ({"type": "undo"}, "not-your-seat"),
                        ({"type": "hint"}, "not-your-seat"),
                    ):
                        await framed.send(**asked)
                        assert (await framed.until("no"))["refusal"]["key"] == key
                    move = one.turn["legal"][0]["text"]
                    await framed.send("move", move=move, version=0, key="from-a-frame")
                    assert (await framed.until("no"))["refusal"]["key"] == "not-your-seat"

    run(scenario())
