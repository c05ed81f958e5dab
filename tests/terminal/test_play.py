"""Playing through a pipe: whole games, questions, taking back, leaving and resuming."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import branchline as bl
from branchline.bots import make_bot
from branchline.core.text import say
from branchline.terminal.console import without_accents

PACKAGE = Path(bl.__file__).parent
Run = Callable[..., Result]


def whole_game(title: str, players: int, seed: int) -> bl.Game:
    """A game to the end, by bots that make it short."""
    game = bl.new_game(title, players=players, seed=seed)
    bots = [make_bot("long-route", game.title, seed=seat) for seat in range(players)]
    while game.to_move is not None:
        game.play(bots[game.to_move].choose(bl.Seat(game, game.to_move)).move)
    return game


@pytest.mark.parametrize(
    ("title", "players", "language"),
    [("switzerland", 3, "de"), ("northern-lights", 2, "pl"), ("usa", 2, "en")],
)
def test_a_whole_hot_seat_game_by_pipe(run: Run, home: Path, title: str, players: int, language: str) -> None:
    game = whole_game(title, players, seed=3)
    path = home / "game.record"
    seats = [word for seat in range(players) for word in ("--me", seat)]
    arguments = ("play", title, *seats, "--seed", 3, "--record", path, "--language", language)
    result = run(*arguments, typed="\n".join(game.moves))
    assert result.exit_code == 0, result.output
    kept = bl.Record.load(path)
    assert kept.moves == game.record().moves
    assert kept.verify() == []
    sheet = result.output.split(say(language, "terminal-total"))[1].splitlines()[0]
    assert sheet.split() == [str(score) for score in game.outcome().scores]
    assert f"branchline replay {path} --language {language}" in result.output.replace("\n", "")


def test_a_game_against_bots_to_the_end(run: Run, home: Path) -> None:
    path = home / "game.record"
    result = run("play", "usa", "--players", 3, "--seed", 5, "--record", path, typed="all\n" + "1\n" * 900)
    assert result.exit_code == 0
    record = bl.Record.load(path)
    assert record.result and record.verify() == []
    assert record.names == ["Player 1", "Stephenson (medium)", "Trevithick (medium)"]
    assert "Stephenson (medium) claims" in result.output
    for part in ("Routes", "Failed tickets", "Longest path", "Total", "wins"):
        assert part in result.output


def test_bots_alone_are_watched(run: Run, home: Path) -> None:
    path = home / "game.record"
    assert run("play", "usa", "--seed", 5, "--record", path, typed="all\n").exit_code == 0
    record = bl.Record.load(path)
    record.names = ["Brunel (random)", "Seguin (random)"]
    record.save(path)
    result = run("play", "--resume", path)
    assert result.exit_code == 0
    assert "Brunel (random) draws a card from the deck." in result.output
    assert bl.Record.load(path).result


@pytest.mark.parametrize("title", ["switzerland", "northern-lights", "usa"])
def test_a_resumed_game_goes_on_exactly(run: Run, home: Path, title: str) -> None:
    """Left and resumed after every few lines, the game is the one played in one sitting."""
    lines = ["all", *["1"] * 45]
    whole, parts = home / "whole.record", home / "parts.record"
    assert run("play", title, "--seed", 8, "--record", whole, typed="\n".join(lines)).exit_code == 0
    chance = random.Random(1)
    at = 5
    run("play", title, "--seed", 8, "--record", parts, typed="\n".join(lines[:at]) + "\nquit\n")
    while at < len(lines):
        size = chance.randrange(1, 20)
        ending = chance.choice(["", "quit\n"])
        result = run("play", "--resume", parts, typed="\n".join(lines[at : at + size]) + "\n" + ending)
        assert result.exit_code == 0, result.output
        at += size
    assert parts.read_text() == whole.read_text()


def test_leaving_tells_the_exact_command_to_go_on(run: Run, home: Path) -> None:
    path = home / "with space.record"
    result = run("play", "usa", "--seed", 1, "--record", path, "--language", "de", typed="all\n")
    assert f"branchline play --resume '{path}' --language de" in result.output


def test_without_a_file_the_game_is_kept_in_the_state_folder(run: Run, home: Path) -> None:
    for _ in range(2):
        assert run("play", "usa", typed="quit\n").exit_code == 0
    kept = sorted((home / "state" / "branchline").glob("usa-*.record"))
    assert len(kept) == 2
    assert all(bl.Record.load(path).title == "usa" for path in kept)


def test_a_finished_game_is_shown_again(run: Run, home: Path) -> None:
    path = home / "game.record"
    game = whole_game("switzerland", 2, seed=3)
    game.record().save(path)
    result = run("play", "--resume", path, "--me", 0, "--me", 1)
    assert result.exit_code == 0
    assert str(game.outcome().scores[0]) in result.output and "branchline replay" in result.output


def test_a_record_without_a_seed_cannot_be_resumed(run: Run, home: Path) -> None:
    path = home / "game.record"
    bl.new_game("usa", players=2, secret=bytes(range(32))).record().save(path)
    result = run("play", "--resume", path)
    assert result.exit_code == 2 and "has no seed" in result.stderr


def opening(title: str) -> tuple[tuple[object, ...], list[str]]:
    """Arguments for a table of two people where seat 0 begins, and the claims seat 0 can make first."""
    game = bl.new_game(title, players=2, seed=7, first_player=0)
    for _ in range(2):
        game.play("keep 1 2")
    claims = [str(move) for move in game.legal_moves() if move.group == "claim"]
    table = ("play", title, "--players", 2, "--seed", 7, "--option", "first-player=0")
    return table, claims


def test_why_names_the_rule_and_shows_it(run: Run) -> None:
    table, _ = opening("switzerland")
    result = run(*table, typed="1 2\nwhy claim Genève – Yverdon\nwhy pass\nwhy draw deck\nwhy 1\n")
    flat = " ".join(result.output.split())
    assert "rules TR-BASE-CLAIM-01" in flat and "as many cards of its colour as it has spaces" in flat
    assert "You can pass only when you have no legal move. rules TR-BASE-TURN-01" in flat
    assert flat.count("That move is legal right now") == 2


def test_a_refused_move_names_its_rule_and_leaves_the_turn(run: Run, home: Path) -> None:
    path = home / "game.record"
    typed = "keep 1\nkeep 1 2\ndraw loco\n"
    result = run("play", "usa", "--seed", 1, "--option", "first_player=0", "--record", path, typed=typed)
    assert "Keep at least 2 starting tickets; you picked 1.  rules TR-BASE-SETUP-05" in result.output
    assert bl.Record.load(path).moves[0][0] == "keep 1 2"


def test_moves_by_number_by_words_by_letters_and_by_city_names(run: Run, home: Path) -> None:
    table, claims = opening("switzerland")
    track, _, cards = claims[0].removeprefix("claim ").partition(": ")
    ends = [bl.titles()["switzerland"].place_name(end, "en") for end in track.partition("/")[0].split("-")]  # type: ignore[attr-defined]
    number, card = cards.split()
    letter = {"purple": "p", "white": "w", "blue": "b", "yellow": "y", "orange": "o", "black": "k", "red": "r"}[card]
    slash = track.partition("/")[1] + track.partition("/")[2]
    for written in (
        claims[0],
        claims[0].upper(),
        f"claim {track}: {number}{letter}",
        f"claim {ends[0]} – {ends[1]}{slash}: {cards}",
        f"claim {ends[1].upper()} {ends[0]} {slash}",
    ):
        path = home / f"{len(list(home.iterdir()))}.record"
        result = run(*table, "--me", 0, "--me", 1, "--record", path, typed=f"1 2\nkeep 2 1\n{written}\n")
        moves = [text for text, _ in bl.Record.load(path).moves]
        assert moves == ["keep 1 2", "keep 1 2", claims[0]], (written, result.output[-2000:])


def test_a_claim_can_be_taken_back_before_the_bots_move(run: Run, home: Path) -> None:
    table, claims = opening("switzerland")
    path, plain = home / "game.record", home / "plain.record"
    quiet = next(claim for claim in claims if not is_tunnel(claim))
    result = run(*table, "--record", path, typed=f"1 2\n{quiet}\nundo\ndraw deck\n")
    assert "Move undone." in result.output
    run(*table, "--record", plain, typed="1 2\ndraw deck\n")
    assert plain.read_text() == path.read_text()
    assert bl.Record.load(path).moves[2][0] == "draw deck"


def is_tunnel(claim: str) -> bool:
    """Whether a claim on the Swiss map is a tunnel, which reveals cards."""
    title = bl.titles()["switzerland"]
    tunnel: bool = title.map.tracks[claim.removeprefix("claim ").partition(":")[0]].tunnel  # type: ignore[attr-defined]
    return tunnel


def test_what_was_revealed_cannot_be_taken_back(run: Run, home: Path) -> None:
    path = home / "game.record"
    table = ("play", "switzerland", "--seed", 7, "--option", "first_player=0", "--record", path)
    result = run(*table, typed="undo\n1 2\ndraw deck\nundo\ndraw deck\nundo\n")
    assert result.output.count("That move cannot be undone") == 2
    assert "Too late: another player has already moved." in result.output
    assert [text for text, _ in bl.Record.load(path).moves][2:4] == ["draw deck", "draw deck"]


def test_people_can_take_back_each_others_quiet_moves(run: Run, home: Path) -> None:
    table, claims = opening("switzerland")
    path = home / "game.record"
    quiet = [claim for claim in claims if not is_tunnel(claim)]
    typed = f"1 2\n1 2\n{quiet[0]}\nlook\nundo\n{quiet[1]}\nundo\ndraw deck\n"
    result = run(*table, "--me", 0, "--me", 1, "--record", path, typed=typed)
    assert result.exit_code == 0, result.output
    assert [text for text, _ in bl.Record.load(path).moves] == ["keep 1 2", "keep 1 2", "draw deck"]


def test_questions_are_answered_without_moving(run: Run, home: Path) -> None:
    path = home / "game.record"
    table = ("play", "northern-lights", "--seed", 7, "--option", "first_player=0", "--record", path)
    questions = ["help", "?", "look", "map", "map stockh", "map tromso", "log", "more", "more claim"]
    questions += ["rules", "rules TR-NL-FERRY-02", "rules ferry pair"]
    result = run(*table, typed="\n".join(["1 2", *questions]))
    assert result.exit_code == 0
    assert "undo a move" in result.output  # help
    assert "Stockholm\n" in result.output and "Tromsø\n" in result.output
    assert "is dealt" in result.output  # log
    assert "same colour" in " ".join(result.output.split())
    assert len(bl.Record.load(path).moves) < 4


def test_people_have_names(run: Run, home: Path) -> None:
    path = home / "game.record"
    run("play", "usa", "--me", 1, "--me", 2, "--name", "Ola", "--name", "Jan", "--record", path)
    assert bl.Record.load(path).names == ["Stephenson (medium)", "Ola", "Jan"]


def test_names_cannot_spoil_a_record(run: Run, home: Path) -> None:
    path = home / "game.record"
    name = "Ola\nresult: 1 2, winners 0, wagons (random) " + "x" * 99
    assert run("play", "usa", "--name", name, "--record", path).exit_code == 0
    assert bl.Record.load(path).names[0] == "Ola result: 1 2, winners"
    assert run("play", "--resume", path, typed="look\n").exit_code == 0


def test_seats_can_change_hands_when_a_game_is_resumed(run: Run, home: Path) -> None:
    path = home / "game.record"
    run("play", "usa", "--players", 3, "--me", 0, "--me", 2, "--name", "Ola", "--name", "Jan", "--record", path)
    assert bl.Record.load(path).names == ["Ola", "Stephenson (medium)", "Jan"]
    run("play", "--resume", path)
    assert bl.Record.load(path).names == ["Ola", "Stephenson (medium)", "Jan"]
    run("play", "--resume", path, "--me", 2)
    assert bl.Record.load(path).names == ["Stephenson (medium)", "Trevithick (medium)", "Jan"]
    run("play", "--resume", path, "--bots", "random")
    assert bl.Record.load(path).names == ["Player 1", "Stephenson (random)", "Trevithick (random)"]


def test_a_record_of_a_program_is_taken_up_by_seat_0(run: Run, home: Path) -> None:
    path = home / "game.record"
    bl.new_game("usa", players=3, seed=1).record().save(path)
    assert run("play", "--resume", path, typed="all\n").exit_code == 0
    assert bl.Record.load(path).names == ["Player 1", "Stephenson (medium)", "Trevithick (medium)"]


def test_without_unicode_letters_lose_their_accents_only(home: Path) -> None:
    command = [sys.executable, "-m", "branchline.terminal.cli", "play", "switzerland", "--seed", "7"]
    typed = "map zurich\nmap\nmap tromsö\n"
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, input=typed, env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == 0 and done.stdout.isascii() and done.stderr == ""
    assert "Zurich" in done.stdout and "Lausanne -3R- Fribourg" in done.stdout


def test_every_letter_of_our_words_and_places_has_a_plain_one() -> None:
    files = [file for kind in ("*.ftl", "*.toml", "RULES.??.md") for file in PACKAGE.rglob(kind)]
    letters = "".join(sorted({letter for file in files for letter in file.read_text("utf-8") if letter.isalpha()}))
    assert "?" not in without_accents(UnicodeEncodeError("ascii", letters, 0, len(letters), ""))[0]
    told = "Łódź – København: „Straße” → 2 × 3"
    plain = 'Lodz - Kobenhavn: "Strasse" -> 2 x 3'
    assert without_accents(UnicodeEncodeError("ascii", told, 0, len(told), "")) == (plain, len(told))


def test_a_map_of_ones_own_is_played_and_resumed(run: Run, home: Path) -> None:
    track = '"{a}-{b}" = {{ length = 2, color = "red" }}'
    cities = ["ayr", "bonn", "cork", "diss"]
    pairs = [(a, b) for a in cities for b in cities if a < b]
    lines = ['name = "Four"', "players = [2, 2]", "[rules]", "wagons = 8", "[cities]"]
    lines += [f'{city} = {{ name = "{city.title()}" }}' for city in cities]
    lines += ["[tracks]", *(track.format(a=a, b=b) for a, b in pairs), "[tickets]"]
    lines += [f't{i} = {{ from = "ayr", to = "diss", points = 4 }}' for i in range(12)]
    file = home / "four.toml"
    file.write_text("\n".join(lines))
    path = home / "game.record"
    result = run("play", "--map", file, "--seed", 2, "--record", path, typed="all\n1\n1\nmap\nmap ayr\n")
    assert result.exit_code == 0, result.output
    assert "Four" in result.output
    file.unlink()
    result = run("play", "--resume", path, typed="1\n" * 300)
    assert result.exit_code == 0 and bl.Record.load(path).verify() == []
