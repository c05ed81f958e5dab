"""The table on a full screen: what is on it at every size, and games driven by keys and mouse.

`PYTHONPATH=tests/core python tests/terminal/test_full_screen.py` writes the screens anew; read the difference before
you commit it.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from rich.console import Console
from textual.app import App
from textual.events import Key
from textual.geometry import Size
from textual.pilot import Pilot
from textual.widgets import Static

import branchline as bl
from branchline.terminal import screen
from branchline.terminal.console import Marks
from branchline.terminal.full.app import Curtain, Paper, Say, TableApp, run_full
from branchline.terminal.full.decisions import Decisions, laid_out
from branchline.terminal.full.heard import Heard, ScreenFailed
from branchline.terminal.full.parts import Log
from branchline.terminal.full.places import FRAME, LEAST_BOARD, LEAST_DECISIONS, LEAST_LOG, TALL, WIDE, places
from branchline.terminal.full.replay import ReplayApp
from branchline.terminal.panes import lines_taken
from branchline.terminal.plain import PlainScreen
from branchline.terminal.table import Table
from branchline.terminal.texts import Words
from traces import tables

SCREENS = Path(__file__).parent / "screens"
TINY = Path(__file__).parents[1] / "tickets" / "maps" / "tiny.toml"
SMALL, LARGE, VAST = (80, 24), (140, 42), (240, 70)
SIZES = [(80, 50), (100, 30), (119, 40), (120, 24), (120, 34), (120, 40), (180, 40), (200, 60), VAST]
SHOWN = [
    ("switzerland", SMALL, "en"),
    ("northern-lights", SMALL, "de"),
    ("snowdonia", SMALL, "pl"),
    ("usa", LARGE, "pl"),
    ("snowdonia", LARGE, "de"),
    ("europe", VAST, "en"),
    ("europe", SMALL, "pl"),
    ("germany", SMALL, "en"),
    ("nordic-countries", SMALL, "de"),
    ("india", LARGE, "en"),
    ("india", SMALL, "en"),
    ("usa", SMALL, "de"),
]
MANY = 7
"""Decisions that are in sight at once in the smallest window, where there are so many."""
Seen = Callable[[TableApp, "Pilot[bool]"], Awaitable[None]]


def midway(title: str, moves: int, **more: Any) -> bl.Game:
    """A game of two some way on, with seat 0 to move."""
    game = bl.new_game(title, players=2, seed=3, **more)
    game.names = ["Ola", "Watt (random)"]
    while game.to_move != 0 or len(game.moves) < moves:
        legal = game.legal_moves()
        game.play(legal[len(legal) // 2])
    return game


def at_table(
    game: bl.Game,
    folder: Path,
    look: Seen,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    bots: Mapping[int, str] = {1: "random"},  # nobody changes it
) -> TableApp:
    """Sit down and do something."""
    heard = Heard()
    app = TableApp(Table(game, bots, folder / "a.record", heard, Words(language)), heard)

    async def scenario() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await look(app, pilot)

    asyncio.run(scenario())
    return app


async def thought(app: TableApp, pilot: Pilot[bool]) -> None:
    """Until no bot thinks."""
    await pilot.pause()
    while app.workers:  # a bot that moves twice thinks twice
        await app.workers.wait_for_complete()
        await pilot.pause()


async def settled(app: TableApp, pilot: Pilot[bool]) -> None:
    """Until no bot thinks and everything is drawn."""
    await thought(app, pilot)
    before: list[str] = []
    while before != (before := lines_of(app)):  # what is drawn may make others draw anew
        await pilot.pause()


async def press(app: TableApp, pilot: Pilot[bool], *keys: str) -> None:
    """Press keys, and wait for what they do."""
    await pilot.press(*keys)
    await settled(app, pilot)


def key(letter: str) -> str:
    """The name of the key that types a letter."""
    return {" ": "space", ":": "colon", "-": "minus", "/": "slash"}.get(letter, letter)


def lines_of(app: App[Any]) -> list[str]:
    """What stands on the screen."""
    strips = app.screen._compositor.render_strips()
    return ["".join(part.text for part in strip).rstrip() for strip in strips]


def shown(title: str, size: tuple[int, int], language: str, folder: Path) -> str:
    """The screen of a game midway."""
    found: list[str] = []

    async def look(app: TableApp, pilot: Pilot[bool]) -> None:
        found.extend(lines_of(app))

    at_table(midway(title, 20), folder, look, size, language)
    return "\n".join(found) + "\n"


def file_of(title: str, size: tuple[int, int], language: str) -> Path:
    """Where a screen is kept."""
    return SCREENS / f"{title}-{size[0]}x{size[1]}-{language}.txt"


@pytest.mark.slow
@pytest.mark.parametrize(("title", "size", "language"), SHOWN)
def test_screens_look_as_they_did(title: str, size: tuple[int, int], language: str, tmp_path: Path) -> None:
    kept = file_of(title, size, language).read_text(encoding="utf-8")
    assert shown(title, size, language, tmp_path) == kept


@pytest.mark.slow
@pytest.mark.parametrize("title", list(bl.titles()))
def test_hand_market_and_decisions_are_in_sight_in_the_smallest_window(title: str, tmp_path: Path) -> None:
    async def look(app: TableApp, pilot: Pilot[bool]) -> None:
        hand = app.query_one("#hand", Static)
        panes = app.table.screen.panes(app.table.game, 0)
        told = panes.hand(hand.size.width, hand.size.height)
        assert hand.size.height == lines_taken(told, hand.size.width) > 0
        assert app.query_one(Decisions).size.height >= LEAST_DECISIONS
        assert app.query_one("#board").size.height >= LEAST_BOARD and app.query_one("#log").size.height >= LEAST_LOG
        assert all(len(line) <= 80 for line in lines_of(app)) and len(lines_of(app)) == 24
        spots = app.query_one(Decisions).sheet.spots
        in_sight = {spot.number for spot in spots if spot.line < app.query_one(Decisions).size.height}
        assert len(in_sight) >= min(len(app.menu.moves), MANY)
        score = [line.partition("│")[2] for line in lines_of(app)[1:] if "│" in line]
        assert [line for line in score if "…" in line] == []  # no name and no goal is cut

    at_table(midway(title, 30), tmp_path, look)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), tables())
def test_hand_market_and_decisions_have_their_lines_at_every_moment(title: str, players: int) -> None:
    """A whole game by chance, which gathers far more tickets than people do, in all sizes of windows."""
    game, chance = bl.new_game(title, players=players, seed=players), random.Random(players)
    game.names = ["Ola", "Stephenson (formidable)", "Trevithick (formidable)", "Brunel (expert)", "Watt (gentle)"]
    language = ("en", "pl", "de")[players % 3]
    shown = screen.screen_for(game.title, Words(language), Marks())
    while not game.is_over:
        if len(game.moves) % 11 == 0:
            panes = shown.panes(game, 0)
            for columns, lines in (SMALL, chance.choice(SIZES)):
                share = places(Size(columns, lines), panes, shown.menu(game, ""))
                wide = columns >= WIDE and lines >= TALL
                rest = lines - FRAME - share.hand_lines - share.decisions
                assert share.decisions >= LEAST_DECISIONS
                assert rest >= (LEAST_LOG if wide else LEAST_BOARD), (len(game.moves), columns, lines)
                assert share.score_lines >= players + 1  # everybody is in it, and a heading
        legal = game.legal_moves()
        game.play(legal[chance.randrange(len(legal))])


@pytest.mark.parametrize("title", list(bl.titles()))
def test_decisions_stand_beside_each_other_and_are_found_where_they_stand(title: str) -> None:
    """Whatever the width, every decision is there once, nothing is wider than its place, and no two share one."""
    game = midway(title, 25)
    for language, columns in zip(("en", "pl", "de", "en", "pl"), (24, 46, 77, 120, 238), strict=True):
        menu = screen.screen_for(game.title, Words(language), Marks()).menu(game, "")
        sheet = laid_out(menu, columns)
        assert {spot.number for spot in sheet.spots} == set(range(1, len(menu.moves) + 1))
        assert max(line.cell_len for line in sheet.lines) <= columns + 2  # blanks after the last
        for spot in sheet.spots:
            assert {sheet.number_at(column, spot.line) for column in range(spot.start, spot.end)} == {spot.number}
            assert str(spot.number) in sheet.lines[sheet.region_of(spot.number).y].plain


def test_where_there_is_no_room_tickets_are_told_shorter_and_at_last_counted() -> None:
    game = bl.new_game("usa", players=2, seed=3)
    while game.to_move != 0 or len(game.view(0)["tickets"]) < 12:
        legal = game.legal_moves().texts()
        game.play(next((move for move in legal if move in ("tickets", "draw deck")), legal[-1]))
    panes = screen.screen_for(game.title, Words("en"), Marks()).panes(game, 0)
    told = [lines_taken(panes.hand(78, lines), 78) for lines in (30, 9, 7, 5, 4)]
    assert told == sorted(told, reverse=True) and told[0] > told[-1]
    console = Heard()
    with console.capture() as text:
        Console.print(console, panes.hand(78, 5))
    assert re.search(r"and \d+ more: look", text.get())


@pytest.mark.slow
@pytest.mark.parametrize("title", list(bl.titles()))
def test_games_are_played_to_their_end_by_arrows_and_enter(title: str, tmp_path: Path) -> None:
    """The last decision that is offered is marked and taken, as often as there is one."""

    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        while not isinstance(app.screen, Paper):
            waiting = app.query_one(Say).value.strip()
            await pilot.press(*([] if app.pausing else ["down", "tab"] if waiting else ["up"]), "enter")
            await thought(app, pilot)
        await press(app, pilot, "x")

    game = bl.new_game(title, players=2, seed=1)
    while not game.is_over:
        legal = game.legal_moves()
        game.play(legal[len(legal) // 2])
    app = at_table(game.record().replay(len(game.moves) - 4), tmp_path, play)
    assert app.return_value is True
    assert bl.Record.load(tmp_path / "a.record").replay().is_over


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        while not isinstance(app.screen, Paper):
            typed = "" if app.pausing else str(app.table.game.legal_moves()[-1])
            await pilot.press(*map(key, typed), "enter")
            await thought(app, pilot)
        assert any("Player 1" in line for line in lines_of(app))
        await press(app, pilot, "x")

    app = at_table(bl.new_game("tickets", players=2, seed=1, map=TINY), tmp_path, play)
    assert app.return_value is True
    assert bl.Record.load(tmp_path / "a.record").result


def test_a_decision_is_clicked_and_marked(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        before = len(app.table.game.moves)
        spot = app.query_one(Decisions).sheet.spots[1]
        await pilot.click("#moves", offset=(spot.start + 1, spot.line))
        await settled(app, pilot)
        assert len(app.table.game.moves) > before
        if app.pausing:
            await press(app, pilot, "enter")
        before = len(app.table.game.moves)
        await press(app, pilot, "down", "enter")
        assert len(app.table.game.moves) > before

    at_table(midway("switzerland", 20), tmp_path, play)


def test_several_tickets_are_gathered_in_the_line(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "enter")
        assert app.query_one(Say).value == "1 " and not app.table.game.moves
        await press(app, pilot, "down", "tab", "enter")
        assert app.table.game.moves[0] == "keep 1 2"

    at_table(bl.new_game("switzerland", players=2, seed=3, first_player=0), tmp_path, play)


def test_commands_by_key_and_by_word_in_every_language(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        for keys in (("f1",), ("f2",), ("f3",), ("p", "o", "m", "o", "c", "enter"), ("m", "a", "p", "enter")):
            await press(app, pilot, *keys)
            assert isinstance(app.screen, Paper)
            await press(app, pilot, "escape")
            assert not isinstance(app.screen, Paper)
        await press(app, pilot, *map(key, "dlaczego draw loco"), "enter")
        assert isinstance(app.screen, Paper) or app.query_one("#notice", Static).display
        await press(app, pilot, "escape", *"koniec", "enter")

    app = at_table(midway("switzerland", 20), tmp_path, play, language="pl")
    assert app.return_value is False


def test_keys_and_clicks_that_come_faster_than_a_paper_goes_do_no_harm(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        await press(app, pilot, "f1")
        paper = app.screen
        assert isinstance(paper, Paper)
        for name in ("escape", "f2", "x"):
            paper.post_message(Key(name, None))
        paper.post_message(Key("enter", None))
        await settled(app, pilot)
        assert app.is_running and app.screen is not paper
        below, above = Paper(["below"]), Paper(["above"])
        app.push_screen(below)
        app.push_screen(above)
        below.post_message(Key("x", None))  # typed before another answer came to lie on it
        await settled(app, pilot)
        assert app.screen is above
        await press(app, pilot, "x", "x")
        assert app.is_running and not isinstance(app.screen, Paper)

    at_table(midway("switzerland", 20), tmp_path, play)


def test_a_claim_is_undone_before_the_bots_go_on(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        await press(app, pilot, *map(key, "keep 1 2"), "enter")
        assert (app.pausing, app.table.game.moves) == (True, ["keep 1 2"])
        assert lines_of(app)[0].strip() == "Ticket to Ride: Switzerland"  # nobody thinks yet
        await press(app, pilot, "f5")
        assert (app.pausing, app.table.game.moves) == (False, [])

    at_table(bl.new_game("switzerland", players=2, seed=3, first_player=0), tmp_path, play)


def test_a_curtain_hides_the_table_between_two_people(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        assert isinstance(app.screen, Curtain)
        assert "Face-up" not in "".join(lines_of(app))
        await press(app, pilot, "enter", *map(key, "keep 1 2"), "enter")
        assert isinstance(app.screen, Curtain)
        await press(app, pilot, "enter")
        assert app.viewer == 1 and "Face-up" in "".join(lines_of(app))

    game = bl.new_game("switzerland", players=2, seed=3, first_player=0)
    at_table(game, tmp_path, play, bots={})


def test_a_real_terminal_with_room_gets_a_full_screen(terminal: Callable[..., Any]) -> None:
    player = terminal("play", "switzerland", "--seed", 1, size=SMALL)
    player.until("Face-up")
    player.type("\x1b[21~")  # F10
    code, said = player.end()
    assert code == 0 and "branchline play --resume" in said


def test_a_screen_that_fails_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(app: TableApp, **_: Any) -> None:
        app._return_code = 1

    monkeypatch.setattr(TableApp, "run", fail)
    heard = Heard()
    table = Table(midway("switzerland", 20), {1: "random"}, tmp_path / "a.record", heard, Words("en"))
    with pytest.raises(ScreenFailed, match="--plain"):
        run_full(table, heard)


def test_plain_goes_line_by_line(terminal: Callable[..., Any]) -> None:
    player = terminal("play", "switzerland", "--seed", 1, "--plain", size=SMALL)
    player.until("Player 1> ")
    player.type("quit\n")
    assert player.end()[0] == 0


def test_a_window_may_change_its_size_at_any_moment(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        small = lines_of(app)
        for size in (LARGE, (60, 16), VAST, SMALL):
            await pilot.resize_terminal(*size)
            await settled(app, pilot)
            board = app.query_one("#board").size
            drawn = app.query_one("#picture").size
            assert drawn.height >= board.height or drawn.width >= board.width - 2  # as large as its place
            beside = app.query_one("#hand").region.x >= app.query_one("#board").region.right
            assert beside == (size[0] >= LARGE[0])
            assert max(map(len, lines_of(app))) <= size[0] and len(lines_of(app)) == size[1]
            log = app.query_one(Log)
            assert log.scroll_offset.y == log.max_scroll_y > 0  # the last that happened is in sight
        assert lines_of(app) == small
        for size in ((30, 8), (24, 6)):
            await pilot.resize_terminal(*size)
            await settled(app, pilot)
            assert re.search(r"\b1\b.*", "\n".join(lines_of(app)[-5:-2])), lines_of(app)  # the first decision

    at_table(midway("germany", 20), tmp_path, play)


@pytest.mark.slow
@pytest.mark.parametrize("title", ["usa", "snowdonia"])
def test_a_record_is_replayed_forth_and_back(title: str) -> None:
    game = midway(title, 30)
    app = ReplayApp(game.record(), Words("pl"))

    async def scenario() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert lines_of(app)[0].endswith(f"Ruch 0 z {len(game.moves)}") and "dalej" in lines_of(app)[-1]
            await pilot.press("right", "right", "left", "pagedown")
            assert app.move == 11 and str(game.moves[10]) in lines_of(app)[0]
            assert app.game.view(0) == game.record().replay(11).view(0)
            hand = app.seat
            await pilot.press("space")
            assert app.seat == 1 - hand
            await pilot.resize_terminal(*LARGE)
            await pilot.press("end")
            await pilot.pause()
            assert app.move == len(game.moves) and app.query_one("#board").size.height > 30
            await pilot.press("home", "left")
            assert app.move == 0 and all(len(line) <= LARGE[0] for line in lines_of(app))
            await pilot.press("q")

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_replay_of_one_seat_ends_with_the_score_sheet() -> None:
    game = bl.new_game("tickets", players=2, seed=3, map=TINY)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    app = ReplayApp(game.record(), Words("en"), seat=1)

    async def scenario() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("end")
            await pilot.pause()
            assert isinstance(app.screen, Paper)
            await pilot.press("enter", "space")
            assert app.seat == 1

    asyncio.run(scenario())


def test_a_family_without_a_screen_is_shown_as_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(app: TableApp, pilot: Pilot[bool]) -> None:
        assert isinstance(app.table.screen, PlainScreen)
        assert any(line.startswith("To move") and "Ola" in line for line in lines_of(app))
        await press(app, pilot, "enter")
        assert len(app.table.game.moves) > 20

    monkeypatch.setattr("branchline.terminal.table.screen_for", PlainScreen)
    assert screen.screen_for is not PlainScreen
    at_table(midway("switzerland", 20), tmp_path, play)


if __name__ == "__main__":
    SCREENS.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        for each in SHOWN:
            file_of(*each).write_text(shown(*each, Path(folder)), encoding="utf-8")
            sys.stdout.write(f"{file_of(*each)}\n")
