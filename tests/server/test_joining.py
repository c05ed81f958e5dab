"""Live tables from the terminal: by link, line by line and on a full screen."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest
from typer.testing import CliRunner, Result

from branchline.bots.failure import BotFailed
from branchline.core.errors import BadOption
from branchline.tables import Refused
from branchline.terminal.cli import app
from branchline.terminal.far import FarTable, Link
from branchline.terminal.full.app import Paper, TableApp
from branchline.terminal.full.heard import Heard
from branchline.terminal.join import take_seat
from branchline.terminal.texts import Words
from room import Room, play_out, run, serving

TINY = Path(__file__).parents[1] / "tickets" / "maps" / "tiny.toml"
Joined = Callable[[Room, str], Result]


def joined(folder: Path, typed: str, *arguments: str) -> Joined:
    """`branchline join` as somebody with a home of their own types it."""

    def join(room: Room, table: str) -> Result:
        environment = {**os.environ, "XDG_STATE_HOME": str(folder)}
        link = f"{room.url}/t/{table}"
        return CliRunner().invoke(app, ["join", link, *arguments], input=typed, env=environment)

    return join


def test_a_guest_joins_plays_leaves_and_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            host = await room.guest("Host")
            table = await host.open("usa", "open random")
            first = joined(tmp_path, "keep 1\nall\nwhy pass\nquit\n", "--name", "Ola")
            told = await asyncio.to_thread(first, room, table)
            assert told.exit_code == 0, told.output
            assert "Keep at least 2 starting tickets; you picked 1." in told.output and "Ola>" in told.output
            assert "You can pass only when you have no legal move." in " ".join(told.output.split())
            assert f"branchline join {room.url}/t/{table}" in told.output
            again = await asyncio.to_thread(joined(tmp_path, "draw deck\ndraw deck\nquit\n"), room, table)
            assert again.exit_code == 0 and "You draw from the deck" in again.output
            other = await asyncio.to_thread(joined(tmp_path / "other", ""), room, table)
            assert other.exit_code == 2 and "no seat is open there" in other.stderr

    run(scenario())


def test_two_people_play_to_the_end_one_of_them_on_a_full_screen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            host, guest = await room.guest("Host"), await room.guest("Ola")
            table = await host.open("tickets", "me open", map=TINY.read_text())
            link = Link(room.url, table)
            seat = await asyncio.to_thread(take_seat, link, guest.token, None)
            async with host.at(table) as player:
                shown, _ = await asyncio.gather(
                    asyncio.to_thread(full_game, link, guest.token, seat), play_out(player, 3)
                )
            assert shown.table.game.is_over and shown.return_value is True
            assert shown.table.game.outcome().scores == player.table["outcome"]["scores"]

    run(scenario())


def full_game(link: Link, token: str, seat: int) -> TableApp:
    """A whole game on a full screen."""
    heard = Heard()
    app = TableApp(FarTable(link, token, seat, heard, Words("pl")), heard)

    async def scenario() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            while (
                app.return_value is None
            ):  # the sheet at the end is a paper too, and closes the table when it is put away
                await pilot.pause(0.01)
                if isinstance(app.screen, Paper):
                    await pilot.press("enter")
                elif app.talk is not None:
                    moves = app.table.game.legal_moves().texts()
                    app.hear(moves[len(moves) // 2])

    asyncio.run(scenario())
    return app


def test_a_server_that_begins_anew_is_come_back_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two decisions, and while somebody else is waited for."""
    monkeypatch.setattr("branchline.terminal.far.AGAIN", 0.05)

    async def scenario() -> None:
        heard = Heard()
        async with serving(tmp_path / "tables.db") as room:
            host, guest = await room.guest("Host"), await room.guest("Ola")
            table = await host.open("usa", "me open", options={"first_player": 0})
            seat = await asyncio.to_thread(take_seat, Link(room.url, table), guest.token, None)
            far = await asyncio.to_thread(FarTable, Link(room.url, table), guest.token, seat, heard, Words("en"))
            waiting = asyncio.create_task(asyncio.to_thread(far.let_play, 0))
        async with serving(tmp_path / "tables.db", room.port), host.at(table) as player:
            await player.until("table")
            assert (await player.move("keep 1 2"))["type"] == "ack"
            await waiting
            while far.game.to_move != seat:
                await asyncio.to_thread(far.let_play, 0)
        async with serving(tmp_path / "tables.db", room.port):
            await asyncio.to_thread(far.make, seat, "keep 1 2")
            assert (far.game.to_move, far.last_mover, heard.aside) == (0, seat, "")
            async with host.at(table) as player, guest.at(table) as elsewhere:
                await player.until("table")
                for _ in range(2):
                    assert (await player.move("draw deck"))["type"] == "ack"
                await asyncio.to_thread(far.let_play, 0)
                while far.game.to_move != seat:
                    await asyncio.to_thread(far.let_play, 0)
                await elsewhere.until(lambda told: told["type"] == "moved" and told["turn"]["to_move"] == seat)
                assert (await elsewhere.move("draw deck"))["type"] == "ack"
            with pytest.raises(Refused) as stale:  # the table has gone on meanwhile, and is told anew
                await asyncio.to_thread(far.make, seat, "tickets")
            assert stale.value.key == "stale"
            await asyncio.to_thread(far.make, seat, "draw deck")
        monkeypatch.setattr("branchline.terminal.far.SOON", 0.0)
        with pytest.raises(Refused, match="store-down"):
            await asyncio.to_thread(far.make, seat, "draw deck")
        far.leave()

    run(scenario())


def test_a_server_that_goes_away_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.terminal.far.LATER", 0.0)

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            host = await room.guest("Host")
            table = await host.open("usa", "me open")
            far = await asyncio.to_thread(FarTable, Link(room.url, table), host.token, 0, Heard(), Words("en"))
            assert far.game.to_move == 1  # which is open, so everybody waits
            with pytest.raises(BadOption, match="no seat is open"):
                await asyncio.to_thread(take_seat, Link(room.url, table), (await room.guest("x")).token, 0)
        with pytest.raises(BotFailed, match="went away"):
            await asyncio.to_thread(far.let_play, 1)
        far.leave()

    run(scenario())


NO_LINKS = [
    "here", "http://127.0.0.1:8018", "ftp://a/t/b", "http://127.0.0.1/t/",
    "http://[::1/t/x", "http://\x7f/t/x", "http://a:port/t/x", "http://me@a/t/x", "http:///t/x",
]  # fmt: skip


@pytest.mark.parametrize("link", NO_LINKS)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(BadOption, match="a table's link is like"):
        Link.read(link)


def test_nobody_there_is_one_sentence(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["join", "http://127.0.0.1:9/t/x"], env={"XDG_STATE_HOME": str(tmp_path)})
    assert told.exit_code == 2 and told.stderr.startswith("branchline: http://127.0.0.1:9 does not answer")


@pytest.mark.parametrize("said", [b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.0 200 OK\r\n\r\n<p>Welcome</p>", b""])
def test_another_kind_of_server_is_one_sentence(tmp_path: Path, said: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            with listening.accept()[0] as asker:
                asker.recv(4096)
                asker.sendall(said)

        thread = Thread(target=answer)
        thread.start()
        link = f"http://127.0.0.1:{listening.getsockname()[1]}/t/x"
        told = CliRunner().invoke(app, ["join", link], env={"XDG_STATE_HOME": str(tmp_path)})
        thread.join()
    assert (told.exit_code, told.stderr.count("\n")) == (2, 1)
    assert "is no server of tables" in told.stderr or "does not answer" in told.stderr
