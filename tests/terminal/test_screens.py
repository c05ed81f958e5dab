"""The ticket screen: nothing hidden is shown, every legal move can be reached, and it speaks three languages."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import branchline as bl
from branchline.core.errors import BadOption
from branchline.games.tickets.terminal.choices import is_wasteful
from branchline.games.tickets.terminal.city import find_city
from branchline.terminal.console import PLAIN, Marks
from branchline.terminal.screen import Depth, Screen, screen_for
from branchline.terminal.table import Table
from branchline.terminal.talk import Talk
from branchline.terminal.texts import Words

TABLES = [("switzerland", 2), ("switzerland", 3), ("northern-lights", 2), ("northern-lights", 5), ("usa", 3)]


def somewhere(title: str, players: int, seed: int) -> bl.Game:
    """A random game stopped somewhere, more often drawing than not so that hands are worth hiding."""
    chance = random.Random(f"{title} {players} {seed}")
    game = bl.new_game(title, players=players, seed=seed)
    for _ in range(chance.choice([0, 1, 2, 4, 15, 40, 80, 120])):
        if not game.is_over:
            moves = list(game.legal_moves())
            draws = [move for move in moves if move.group == "draw"]
            game.play(chance.choice(draws if draws and chance.random() < 0.6 else moves))
    return game


def shown(game: bl.Game, seat: int, language: str = "en", world: bl.Game | None = None) -> str:
    """What the terminal prints for a seat: the table at every depth, menus, log, map, every fourth city.

    With a world it is played in place of the game.
    """
    console = Console(file=io.StringIO(), width=80, highlight=False, markup=False)
    table = Table(game, {}, Path("unused"), console, Words(language))
    game = table.table.game = world or game
    talk = Talk(table, seat)
    for depth in Depth:
        console.print(table.screen.table(game, seat, depth))
    if game.to_move == seat:
        talk.show(Depth.TURN)
        talk.more("claim")
        talk.more("1")
        console.print("\n".join(talk.completions()))
    talk.log("")
    talk.help("")
    table.tell(table.recent(seat), seat)
    talk.map("")
    for city in list(screen_of(game).tickets.map.cities)[::4]:  # type: ignore[attr-defined]
        talk.map(city)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def screen_of(game: bl.Game, language: str = "en", marks: Marks = PLAIN) -> Screen:
    """The screen of a game."""
    return screen_for(game.title, Words(language), marks)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_screen_never_shows_hidden_facts(title: str, players: int) -> None:
    """Two games that differ only in what a seat cannot know look the same to it, byte for byte."""
    differing = 0
    for seed in range(4):
        game = somewhere(title, players, seed)
        if game.is_over:
            continue
        assert game.to_move is not None
        for seat in {game.to_move, (game.to_move + 1) % players}:
            world = game.redeal(seat, seed + 1)
            assert shown(game, seat, world=world) == shown(game, seat)
            other = (seat + 1) % players
            differing += world.view(other) != game.view(other)
    assert differing > 2, "the two games must really differ"


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize(("title", "players"), [("switzerland", 2), ("northern-lights", 3), ("usa", 5)])
def test_every_screen_fits_80_columns_in_every_language(title: str, players: int, language: str) -> None:
    for seed in range(3):
        game = somewhere(title, players, seed)
        if game.to_move is not None:
            lines = shown(game, game.to_move, language).splitlines()
            moves = set(game.legal_moves().texts())
            assert max(len(line) for line in lines if line not in moves) <= 80


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_every_legal_move_can_be_reached_by_number(title: str, players: int) -> None:
    for seed in range(6):
        game = somewhere(title, players, seed)
        if game.is_over or any(move.group == "keep" for move in game.legal_moves()):
            continue
        screen = screen_of(game)
        reached = set(screen.menu(game, "claim").moves)
        assert set(screen.menu(game, "").moves) <= reached
        tracks = {move.params["track"] for move in game.legal_moves() if move.group == "claim"}
        for track in tracks:
            reached |= set(screen.menu(game, f"{track} all").moves)
        assert reached == set(game.legal_moves().texts())


def test_wasteful_ferry_payments_are_shown_only_on_demand() -> None:
    found = 0
    for seed in range(40):
        game = somewhere("northern-lights", 2, seed)
        board = game.title.board  # type: ignore[attr-defined]
        for move in game.legal_moves():
            if move.group == "claim" and is_wasteful(board, move):
                found += 1
                track = move.params["track"]
                assert str(move) not in screen_of(game).menu(game, "claim").moves
                assert str(move) not in screen_of(game).menu(game, track).moves
                assert str(move) in screen_of(game).menu(game, f"{track} all").moves
                break
    assert found > 2


def test_the_menu_offers_the_cheapest_payment_first() -> None:
    for seed in range(10):
        game = somewhere("usa", 3, seed)
        if game.is_over:
            continue
        for text in screen_of(game).menu(game, "claim").moves:
            if text.startswith("claim "):
                same = [m for m in game.legal_moves() if str(m).partition(":")[0] == text.partition(":")[0]]
                chosen = next(move for move in same if str(move) == text)
                fewest = min(move.params["cards"].get("loco", 0) for move in same)
                assert chosen.params["cards"].get("loco", 0) == fewest


def played(title: str, *moves: str) -> bl.Game:
    """A game of two in which only the starting choice was made, then some tracks were claimed by hand."""
    game = bl.new_game(title, players=2, seed=1, first_player=0)
    for _ in range(2):
        game.play("keep 1 2")
    position: Any = game._position
    from branchline.games.tickets.claiming import place_wagons

    for move in moves:
        seat, track = move.split()
        place_wagons(position, int(seat), position.board.track_by_id[track])
    return game


def hold(game: bl.Game, seat: int, ticket: str) -> None:
    """Put a ticket into a seat's hand."""
    position: Any = game._position
    position.ticket_at[position.board.ticket_ids.index(ticket)] = seat


def test_a_ticket_tells_the_shortest_open_way() -> None:
    """Boston – Miami: by the coast; where the other player has built, around it; own tracks are free."""
    game = played("usa")
    ticket = "t01"
    assert game.title.ticket_name(ticket) == "Boston – Miami 12"  # type: ignore[attr-defined]
    hold(game, 0, ticket)
    assert "Boston – Miami 12  12 trains to go" in shown(game, 0)
    game = played("usa", "0 boston-new_york/1", "1 charleston-miami")
    hold(game, 0, ticket)
    assert "Boston = New York" in shown(game, 0)


def test_a_ticket_that_is_cut_off_says_so() -> None:
    around = ["1 charleston-miami", "1 atlanta-miami", "1 miami-new_orleans"]
    game = played("usa", *around)
    hold(game, 0, "t01")
    assert "Boston – Miami 12  out of reach: every way is blocked" in shown(game, 0)


def test_a_finished_ticket_is_ticked() -> None:
    game = played("switzerland", "0 bern-luzern/1")
    ticket = next(
        id
        for id, ticket in game.title.map.tickets.items()  # type: ignore[attr-defined]
        if {ticket.start, ticket.to if isinstance(ticket.to, str) else ""} == {"basel", "bern"}
    )
    hold(game, 0, ticket)
    assert "o Basel" in shown(game, 0) or "○ Basel" in shown(game, 0)
    way = game.facts(0)["ways"][ticket]
    done = played("switzerland", *(f"0 {track}" for track in way["tracks"]))
    hold(done, 0, ticket)
    assert "Basel – Bern 5  completed, 5 points" in shown(done, 0)


@pytest.mark.parametrize(
    ("typed", "city"),
    [
        ("Zürich", "zurich"),
        ("zurich", "zurich"),
        ("ZÜR", "zurich"),
        ("la chaux", "la_chaux_de_fonds"),
        ("st gallen", "st_gallen"),
    ],
)
def test_cities_are_found_as_people_write_them(typed: str, city: str) -> None:
    game = bl.new_game("switzerland", players=2, seed=1)
    assert find_city(screen_of(game), typed) == city  # type: ignore[arg-type]


@pytest.mark.parametrize(("typed", "hint"), [("Berm", "Bern"), ("b", "Basel"), ("atlantis", "no city called atlantis")])
def test_a_city_that_is_not_there_brings_a_hint(typed: str, hint: str) -> None:
    game = bl.new_game("switzerland", players=2, seed=1)
    with pytest.raises(BadOption, match=hint):
        find_city(screen_of(game), typed)  # type: ignore[arg-type]


def test_a_family_that_is_not_installed_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bl.titles()["usa"], "family", "marbles")
    with pytest.raises(bl.BadFamily, match="no family 'marbles' is installed; there are tickets, snowdonia"):
        screen_for(bl.titles()["usa"], Words("en"), PLAIN)


def test_the_last_round_sounds_an_alarm() -> None:
    game = bl.new_game("usa", players=2, seed=5)
    chance = random.Random(5)
    while not game.is_over and game.view(None)["last_round"] is None:
        claims = [move for move in game.legal_moves() if move.group == "claim"]
        game.play(chance.choice(claims or list(game.legal_moves())))
    assert game.to_move is not None
    assert "LAST ROUND" in shown(game, game.to_move)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("title", ["switzerland", "northern-lights", "usa"])
def test_the_ending_accounts_for_every_point(title: str, language: str) -> None:
    game = bl.new_game(title, players=2, seed=6)
    chance = random.Random(6)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
    console = Console(file=io.StringIO(), width=80, highlight=False, markup=False)
    console.print(screen_of(game, language, Marks()).ending(game))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    outcome = game.outcome()
    for seat in range(2):
        assert str(outcome.scores[seat]) in text
        for points in outcome.breakdown[seat]:
            if "ticket" in points.params:
                name = game.title.label("ticket", points.params["ticket"], language)
                assert f"{points.points:+d} {name}" in text
    assert text.count("\n") > 10


@pytest.mark.parametrize("title", ["switzerland", "northern-lights", "usa"])
def test_the_picture_names_every_city(title: str) -> None:
    game = somewhere(title, 2, 1)
    console = Console(file=io.StringIO(), width=80, highlight=False, markup=False)
    console.print(screen_of(game, "en", Marks()).place(game, 0, ""))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    for city in game.title.map.cities.values():  # type: ignore[attr-defined]
        if city.name and not city.border:
            assert city.name[:3] in text
