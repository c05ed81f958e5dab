"""At a real terminal: questions, Ctrl-C and Ctrl-D, passing the device, and a terminal that can do nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import branchline as bl

Start = Callable[..., Any]
PROMPT = "Player 1> "


def kept(home: Path) -> list[Path]:
    """The records in the state folder."""
    return sorted((home / "state" / "branchline").glob("*.record"))


def test_alone_it_opens_tables_for_the_browser(terminal: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    for desktop in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(desktop, raising=False)
    screen = terminal()
    assert "branchline play" in screen.until("http://127.0.0.1:")
    screen.until("No browser could be opened here: open http://127.0.0.1:")
    screen.type("\x03")
    assert "Traceback" not in screen.end()[1]


def test_a_game_within_a_few_keystrokes(terminal: Start, home: Path) -> None:
    screen = terminal("play")
    assert "Ticket to Ride: USA" in screen.until(f"/{len(bl.titles())} [1] ")
    screen.type("3\n")
    screen.until("[2] ")
    screen.type("\n")
    screen.until("1/2 [1] ")
    screen.type("\n")
    assert "formidable" in screen.until("1/2/3/4/5 [2] ")
    screen.type("1\n")
    assert "Your hand: 4 cards" in screen.until(PROMPT)
    screen.type("quit\n")
    code, last = screen.end()
    assert code == 0
    assert f"branchline play --resume {kept(home)[0]}" in last.replace("\n", "")


def test_questions_can_be_left_by_ctrl_d_and_wrong_answers_are_asked_again(terminal: Start, home: Path) -> None:
    screen = terminal("play")
    screen.until(f"/{len(bl.titles())} [1] ")
    screen.type("17\n")
    screen.until(f"/{len(bl.titles())} [1] ")
    screen.type("\x04")
    assert screen.end()[0] == 0
    assert kept(home) == []


def test_the_game_left_last_is_offered_again(terminal: Start, home: Path) -> None:
    first = terminal("play", "usa", "--seed", 2, "--option", "first_player=0")
    first.until(PROMPT)
    first.type("\x04")
    assert first.end()[0] == 0
    again = terminal("play")
    assert "You have an unfinished game of Ticket to Ride: USA (0 moves)." in again.until("[y] ")
    again.type("\n")
    again.until(PROMPT)
    again.type("all\n")
    again.until("or type undo. ")
    again.type("\n")
    again.until(PROMPT)
    again.type("quit\n")
    assert again.end()[0] == 0
    assert len(kept(home)) == 1
    assert bl.Record.load(kept(home)[0]).moves[0][0] == "keep 1 2 3"


def test_ctrl_c_keeps_the_record(terminal: Start, home: Path) -> None:
    path = home / "game.record"
    screen = terminal("play", "switzerland", "--seed", 7, "--option", "first_player=0", "--record", path)
    screen.until(PROMPT)
    screen.type("1 2\n")
    screen.until("or type undo. ")
    screen.type("\n")
    screen.until(PROMPT)
    screen.type("draw deck\n")
    screen.until(PROMPT)
    screen.interrupt()
    code, last = screen.end()
    assert code == 130
    assert f"branchline play --resume {path}" in last.replace("\n", "")
    assert "Traceback" not in screen.raw
    moves = [text for text, _ in bl.Record.load(path).moves]
    assert moves[0] == "keep 1 2" and moves[-1] == "draw deck"
    resumed = terminal("play", "--resume", path)
    assert "Take your second card." in resumed.until(PROMPT)
    resumed.type("\x04")
    assert resumed.end()[0] == 0


def test_ctrl_c_in_the_middle_of_a_simulation(terminal: Start) -> None:
    screen = terminal("simulate", "usa", "--games", 100_000, "--jobs", 2, "--seed", 1)
    screen.until("/100000")
    screen.interrupt()
    code, _ = screen.end()
    assert code == 130
    assert "Traceback" not in screen.raw


def test_undo_before_the_bots_move(terminal: Start, home: Path) -> None:
    path = home / "game.record"
    screen = terminal("play", "usa", "--seed", 2, "--option", "first_player=0", "--record", path)
    screen.until(PROMPT)
    screen.type("keep 1 2\n")
    screen.until("or type undo. ")
    screen.type("map boston\n")
    assert "New York" in screen.until("or type undo. ")
    screen.type("draw deck\n")
    assert "The others move first" in screen.until("or type undo. ")
    screen.type("undo\n")
    assert "Move undone." in screen.until(PROMPT)
    screen.type("all\n")
    screen.until("or type undo. ")
    screen.type("\n")
    screen.until(PROMPT)
    screen.type("\x04")
    assert screen.end()[0] == 0
    assert bl.Record.load(path).moves[0][0] == "keep 1 2 3"


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_nothing_of_a_hand_is_left_when_the_device_is_passed(terminal: Start, home: Path, term: str) -> None:
    table = ("play", "usa", "--me", 0, "--me", 1, "--name", "Ola", "--name", "Jan", "--option", "first_player=0")
    screen = terminal(*table, "--seed", 2, term=term)
    assert "hand" not in screen.until("Press Enter when you have it. ")
    screen.type("\n")
    assert "Your hand: 4 cards" in screen.until("Ola> ")
    start = len(screen.raw)
    screen.type("all\n")
    between = screen.until("undo the last move. ")
    assert "Pass the device to Jan." in between and "hand," not in between
    if term == "dumb":
        assert screen.raw[start:].count("\n") > 20, "the old screen is scrolled away"
    else:
        assert "\x1b[2J\x1b[3J\x1b[H" in screen.raw[start:], "the screen and its scrollback are wiped"
    screen.type("undo\n")
    assert "Pass the device to Ola." in screen.until("Press Enter when you have it. ")
    screen.type("quit\n")
    assert screen.end()[0] == 0


def test_a_dumb_terminal_gets_no_escape_codes(terminal: Start) -> None:
    screen = terminal("play", "northern-lights", "--players", 3, "--seed", 4, "--option", "first_player=0", term="dumb")
    screen.until(PROMPT)
    for line, answer in (("help\n", PROMPT), ("map\n", PROMPT), ("map oslo\n", PROMPT), ("all\n", "or type undo. ")):
        screen.type(line)
        screen.until(answer)
    screen.type("\n")
    screen.until(PROMPT)
    screen.type("draw deck\n")
    screen.until(PROMPT)
    screen.type("quit\n")
    assert screen.end()[0] == 0
    assert "\x1b" not in screen.raw
    assert (
        max(len(line) for line in screen.raw.split("\r\n") if "--resume" not in line and "saved in" not in line) <= 80
    )


def test_no_color_means_no_escape_codes(terminal: Start) -> None:
    screen = terminal("titles", "--no-color")
    assert screen.end()[0] == 0
    assert "\x1b" not in screen.raw


def test_colours_are_used_where_there_are_some(terminal: Start) -> None:
    screen = terminal("play", "usa", "--seed", 2, "--option", "first_player=0")
    screen.until(PROMPT)
    assert re.search(r"\x1b\[[0-9;]*48;", screen.raw), "cards have a coloured ground"
    screen.type("\x04")
    screen.end()


def test_tab_completes_moves_and_cities(terminal: Start, home: Path) -> None:
    path = home / "game.record"
    screen = terminal("play", "usa", "--seed", 2, "--option", "first_player=0", "--record", path)
    screen.until(PROMPT)
    screen.type("map Bost\t\n")
    assert "Boston\n" in screen.until("Boston\r\n") + screen.until(PROMPT)
    screen.type("keep 1 2\t\n")
    screen.until("or type undo. ")
    screen.type("quit\n")
    screen.end()
    assert bl.Record.load(path).moves[0][0].startswith("keep 1 2")
