"""Snowdonia's screen: every question at 80 columns, complete menus, and nothing that nobody knows."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.cells import cell_len

import branchline as bl
from branchline.core.errors import BadOption, MalformedMove
from branchline.games.snowdonia.codes import QUESTIONS
from branchline.games.snowdonia.terminal.seen import Seen
from branchline.terminal.screen import Depth
from snowdonia.at_terminal import WIDTH, all_of, course, plain, screen_of
from snowdonia.table import (
    activate,
    again,
    begun,
    blaenau,
    clear,
    give,
    hold,
    laid,
    office,
    own,
    rubble,
    send,
    surveyor,
    train,
    weather,
)

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"solo_train": 6}),
    (1, {"scenario": "blaenau-ffestiniog", "solo_train": 2}),
    (2, {"edition": "deluxe", "light_fog": True}),
    (3, {"works_min": 0}),
    (4, {"scenario": "blaenau-ffestiniog"}),
    (5, {"edition": "deluxe", "optional_tracks": True}),
]


def check_lines(text: str) -> None:
    """Nothing is wider than the terminal, coloured, or left without its value."""
    assert "\x1b" not in text
    for line in text.splitlines():
        assert cell_len(line) <= WIDTH, line
        assert "None" not in line, line
        assert "{" not in line, line


def test_the_screen_of_every_question_at_80_columns() -> None:
    met: set[str] = set()
    for game in (turning_rubble_into_stone(), laying_once_more()):
        question = str(game.view(game.to_move)["question"])
        met.add(question)
        check_question(game, question)
    for players, options in TABLES:
        for seed in range(3):
            for game in course(players, seed, **options):
                if game.is_over:
                    check_lines(plain(screen_of(game).ending(game)))
                    continue
                question = str(game.view(game.to_move)["question"])
                if question in met and random.Random(len(game.moves)).random() < 0.98:
                    continue
                met.add(question)
                check_question(game, question)
    assert met == set(QUESTIONS[1:])


def turning_rubble_into_stone() -> bl.Game:
    """A contract of area C is being carried out."""
    game = begun(2)
    hold(game, 0, 11)
    give(game, 0, rubble=6)
    send(game, {"G": [0, 0, 1, 1]}, window="C")
    game.play("play 11")
    return game


def laying_once_more() -> bl.Game:
    """A contract played earlier offers an extra action after area D."""
    game = begun(2)
    activate(game, 0, 8)
    give(game, 0, steel=4)
    clear(game, "two_viaducts.track2")
    send(game, {"G": [0, 0, 1, 1]}, window="D")
    return game


def check_question(game: bl.Game, question: str) -> None:
    """Round, player, question and moves are on the screen, with Unicode and without."""
    seat = game.to_move
    assert seat is not None
    for ascii_only in (False, True):
        screen = screen_of(game, ascii_only)
        task = screen.task(game, seat)
        assert screen.name(game, seat) in task
        assert screen.family(f"question-{question}") in task
        for depth in Depth:
            text = plain(screen.table(game, seat, depth))
            check_lines(text)
            assert screen.family(f"phase-{game.view(seat)['phase']}") in text
            assert not ascii_only or text.isascii()
        menu = screen.menu(game, "all")
        assert sorted(menu.moves) == sorted(game.legal_moves().texts())
        shown = plain(menu.render())
        check_lines(shown)
        assert not ascii_only or shown.isascii()
        for number in range(1, len(menu.moves) + 1):
            assert f" {number} " in shown
    for language in ("pl", "de"):
        screen = screen_of(game, language=language)
        assert screen.family(f"question-{question}") in screen.task(game, seat)
        check_lines(plain(screen.table(game, seat, Depth.ALL)))
        check_lines(plain(screen.menu(game, "").render()))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_nobody_knows_does_not_change_a_byte(players: int, options: dict[str, Any]) -> None:
    compared = 0
    for number, game in enumerate(course(players, 7, **options)):
        if number % (14 * players) == 0 and not game.is_over:
            for seat in range(players):
                assert all_of(game.redeal(seat, number), seat) == all_of(game, seat)
                compared += 1
    assert compared >= 3


# -- the mountain ---------------------------------------------------------------------------------


def rows_of(game: bl.Game, seat: int = 0) -> str:
    """The mountain as text."""
    return plain(screen_of(game).place(game, seat, ""))


def test_the_mountain_shows_rubble_owners_costs_points_and_surveyors() -> None:
    game = begun(3)
    clear(game, "two_viaducts.track1")
    rubble(game, two_viaducts__track2=3, two_viaducts__dig2=1)
    own(game, 1, "two_viaducts.dig1", "two_viaducts.3")
    laid(game, 2, 3)
    laid(game, None, 4)
    surveyor(game, 0, "hebron")
    text = rows_of(game)
    assert "┌ 0 Llanberis ▲■ ─" in text
    assert "┬ 1 Two Viaducts +1 ─" in text
    assert "»3▒+" in text
    assert "▒ ▲+4 1▒+2 " in text
    assert "⌂ 4S+9 3S+7 ▲+4 1S+1" in text
    assert "│═ ■+" in text
    assert "├ 3 Hebron +4 ● ─" in text
    assert "│═ × " in text
    assert "⌂ 2B+14 1B+7 3S+7 3S+5" in text


def test_stations_open_for_building_are_marked() -> None:
    game = begun(3)
    assert "⌂✓" not in rows_of(game).split("tracks,")[0]
    clear(game, "two_viaducts.track2")
    assert rows_of(game).split("tracks,")[0].count("⌂✓") == 1


def test_both_ends_of_blaenau_ffestiniog() -> None:
    game = blaenau(2, ends="01", marker=1)
    text = rows_of(game)
    assert "0 Blaenau Ffestiniog ●" in text
    assert "7 Porthmadog Harbour ▲" in text
    assert "═ »" in text and "«" in text
    assert "each build gives 1S" in text
    assert "cleared: maintenance" in text
    assert text.split("tracks,")[0].count("⌂✓") == 1, "the own start is open, the rest lies beyond the surveyor"
    assert "starts from Porthmadog Harbour" in " ".join(plain(screen_of(game).table(game, 0, Depth.TURN)).split())


def test_five_players_have_the_longest_line() -> None:
    text = rows_of(begun(5))
    assert "4.5 Passing Loop +9" in text
    check_lines(text)


def test_a_wide_terminal_shows_four_cards_in_a_row() -> None:
    from rich.console import Console

    game = begun(3)
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(screen_of(game).place(game, 0, ""))
    assert capture.get().splitlines()[0].count("┬") == 3


# -- contracts, areas, moves ----------------------------------------------------------------------


def test_contracts_tell_what_they_score_and_what_they_miss() -> None:
    game = begun(2)
    hold(game, 0, 17, 10, 20)
    give(game, 0, rubble=6)
    laid(game, 0, 1, 2)
    office(game, 26)
    seen = Seen(again(game), 0)
    assert [seen.standing(contract)["worth"] for contract in (10, 17, 20)] == [5, 0, 0]
    assert seen.standing(17)["lacks"] == {"rubble": 14}, "four of the six serve contract 10"
    assert seen.standing(17)["has"] == {"rubble": 2} and not seen.standing(17)["elsewhere"]
    assert seen.standing(20)["lacks"] == {"tracks": 3}
    assert seen.standing(26)["worth"] == 15, "two tracks are there for a contract not owned yet"
    text = plain(screen_of(game).table(game, 0, Depth.TURN))
    assert "10 Evening Shift  4 rubble → 5 points  ✓ 5 now" in text
    assert "missing: 14 rubble" in text


def test_played_contracts_and_their_effects() -> None:
    game = begun(3)
    activate(game, 0, 9)
    give(game, 0, stone=2)
    clear(game, "two_viaducts.track2")
    text = plain(screen_of(again(game)).table(game, 0, Depth.TURN))
    assert "9 Thrifty Mason (in effect)" in text
    assert Seen(game, 0).mine["sites"]["two_viaducts.2"] == {}, "it costs a stone less"


def test_fog_closes_spaces_on_the_screen() -> None:
    game = begun(3)
    weather(game, "fog", "sun", "rain")
    text = plain(screen_of(again(game)).table(game, 0, Depth.TURN))
    assert "now ≋ fog   next round ☼ sun   round after next ☂ rain" in text
    assert " B Excavation         ≋≋ " in text
    assert " D Lay Track          ≋≋ " in text


def test_trains_change_what_areas_do() -> None:
    game = begun(3)
    train(game, 0, 2)
    again(game)
    assert "trade 2 ore for a steel bar" in plain(screen_of(game).menu(game, "").render())
    train(game, 0, 1)
    again(game)
    assert "dig 5 rubble" in plain(screen_of(game).menu(game, "").render())


def test_assumed_values_carry_the_mark_until_the_owner_corrects_them(tmp_path: Any) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[rates.excavation]\nvalues = [2, 3, 4, 6]\n")
    usual = bl.new_game("snowdonia", players=3, seed=1)
    mine = bl.new_game("snowdonia", players=3, seed=1, data=box)
    assert "2 [3] 4  5 °" in plain(screen_of(usual).table(usual, 0, Depth.ALL))
    assert "2 [3] 4  6  " in plain(screen_of(mine).table(mine, 0, Depth.ALL))
    text = plain(screen_of(usual).table(usual, 0, Depth.ALL))
    for part in ("1 Excavate°", "2 Trains for sale  ", "° unconfirmed"):
        assert part in text


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("a2", "place a2"),
        ("G", "place G"),
        ("take 2o1s", "take 2 ore 1 stone"),
        ("work 1b 2s", "work 1 steel 2 stone"),
        ("build heb 3", "build hebron 3"),
        ("build Two V 1: 1 stone as rubble", "build two_viaducts 1: 1 stone as rubble"),
        ("build nowhere 1", "build nowhere 1"),
        ("hire", "hire"),
    ],
)
def test_short_forms(typed: str, move: str) -> None:
    game = begun(3)
    assert screen_of(game).read(game, typed) == move


def test_letters_alone_answer_the_question() -> None:
    game = begun(1)
    for _ in range(40):
        if game.view(0)["question"] == "take":
            break
        moves = game.legal_moves().texts()
        game.play("place A1" if "place A1" in moves else moves[-1])
    assert screen_of(game).read(game, "1o1s") == "take 1 ore 1 stone"


def test_stations_are_found_by_name_beginning_or_number() -> None:
    game = begun(3)
    screen = screen_of(game)
    cards = [plain(screen.place(game, 0, name)) for name in ("Hebron", "heb", "3", "HEBRON")]
    assert len(set(cards)) == 1
    assert "site 3 at Hebron             1B+7     not open yet" in cards[0]
    clear(game, "hebron.dig1")
    assert "missing: 1 steel bar" in plain(screen.place(game, 0, "Hebron"))
    with pytest.raises(BadOption, match="no station called Bern"):
        screen.place(game, 0, "Bern")
    with pytest.raises(BadOption, match=r"no station called H on this line\. The stations are Hebron and Halfway"):
        screen.place(game, 0, "H")
    with pytest.raises(MalformedMove):
        game.play(screen.read(game, "build nowhere 1"))
