"""What every bot keeps to: codes, budgets, levels, explanations."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

import branchline as bl
from branchline.bots import (
    Bot,
    Budget,
    CarelessBot,
    Choice,
    Estimate,
    Explanation,
    Reason,
    bots_for,
    code_of,
    levels_for,
    make_bot,
    make_policy,
    registry,
)
from branchline.bots.bot import move_words
from branchline.bots.registry import family_for
from branchline.core.text import LANGUAGES

USA = bl.titles()["usa"]
SNOWDONIA = bl.titles()["snowdonia"]


class Last(Bot):
    """Plays the last legal move."""

    families = ("tickets",)

    def choose(self, seat: bl.Seat, budget: Budget = Budget()) -> Choice:  # noqa: B008
        return Choice(seat.legal_moves()[-1])


# -- budgets and codes ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1s", Budget(seconds=1)),
        ("50in2s", Budget(2, 50)),
        ("0.2s", Budget(seconds=0.2)),
        ("250ms", Budget(seconds=0.25)),
        ("7", Budget(None, 7)),
        ("0.2s..1s", Budget(1, None, 0.2)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget


@pytest.mark.parametrize(
    "text", ["", "s", "fast", "1.5", "-3", "0", "0s", "nans", "infs", "1m", "9999999999", "5..1s", "2s..1s", "..1s"]
)
def test_other_budgets_are_refused(text: str) -> None:
    with pytest.raises(bl.BadOption, match="budget"):
        Budget.read(text)


def test_the_tighter_budget_counts() -> None:
    assert Budget(1.0, None).within(Budget(0.5, 10)) == Budget(0.5, 10)
    assert Budget(None, 5).within(Budget(None, 10)) == Budget(None, 5)
    assert Budget().within(Budget()) == Budget()


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("genius", "usa has no bot 'genius'; it has random, greedy"),
        ("foreman", "usa has no bot 'foreman'"),
        ("mcts:1s@foreman", "usa has no policy 'foreman'; it has random, greedy"),
        ("mcts:soon", "a budget is written 0.2s, 200ms or 2000"),
        ("planner:3", "only mcts, flat, careless take an argument"),
        ("careless:2", "a share of careless moves from 0 to 1, not '2'"),
        ("careless:often", "a share of careless moves"),
        ("careless:0.5@foreman", "usa has no bot 'foreman'"),
        ("careless:0.5@mcts:soon", "a budget is written 0.2s, 200ms or 2000"),
        ("two words", "a bot is written like planner, mcts:1s"),
        ("", "a bot is written like"),
        ("no_such_module.Bot", "the bot no_such_module.Bot cannot be loaded: No module named"),
        ("test_contract.NoSuchBot", "the bot test_contract.NoSuchBot cannot be loaded"),
        ("collections.Counter", "collections.Counter is not a bot"),
    ],
)
def test_bad_codes_are_refused_with_a_sentence(code: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    with pytest.raises(bl.BadOption, match=sentence):
        make_bot(code, USA)


def test_every_name_listed_makes_a_bot() -> None:
    for title in bl.titles().values():
        for name in bots_for(title):
            assert isinstance(make_bot(name, title), Bot), name


@pytest.mark.parametrize("title", bl.titles())
def test_every_level_makes_a_bot(title: str) -> None:
    levels = levels_for(bl.titles()[title])
    assert list(levels) == ["easy", "medium", "hard", "expert", "formidable"]
    assert len(set(levels.values())) == 5
    for level, code in levels.items():
        assert code_of(level, bl.titles()[title]) == code
        make_bot(code, bl.titles()[title])


def test_levels_differ_only_where_there_is_such_a_title_and_level() -> None:
    for title in bl.titles().values():
        family = family_for(title)
        for id, levels in family.levels_of.items():
            assert id in family.titles and set(levels) < set(family.levels), id
            assert all(family.levels[level] != code for level, code in levels.items()), id


# -- bots of others -------------------------------------------------------------------------------


def test_a_class_on_the_import_path_is_a_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "somebodys_bots.py").write_text(
        "from branchline.bots import NO_LIMIT, Bot, Choice\n"
        "class First(Bot):\n"
        "    families = ('tickets',)\n"
        "    def choose(self, seat, budget=NO_LIMIT):\n"
        "        return Choice(seat.legal_moves()[0])\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    game = bl.new_game("usa", players=2, seed=1)
    choice = make_bot("somebodys_bots.First", USA, seed=3).choose(bl.Seat(game, game.to_move or 0))
    assert str(choice.move) == str(game.legal_moves()[0])
    assert choice.explanation.text(USA) == "no reason given"
    with pytest.raises(bl.BadOption, match=r"the bot somebodys_bots.First plays tickets, not snowdonia"):
        make_bot("somebodys_bots.First", SNOWDONIA)


def test_packages_bring_bots_by_an_entry_point(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "visiting.py").write_text(
        "from branchline.bots import NO_LIMIT, Bot, Choice\n"
        "class Visitor(Bot):\n"
        "    def choose(self, seat, budget=NO_LIMIT):\n"
        "        return Choice(seat.legal_moves()[self.seed])\n"
    )
    info = tmp_path / "visiting-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: visiting\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[branchline.bots]\nvisitor = visiting:Visitor\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.outside.cache_clear()
    try:
        assert "visitor" in bots_for(USA)
        game = bl.new_game("usa", players=2, seed=1)
        choice = make_bot("visitor", USA, seed=2).choose(bl.Seat(game, game.to_move or 0))
        assert str(choice.move) == str(game.legal_moves()[2])
    finally:
        registry.outside.cache_clear()
        sys.modules.pop("visiting", None)


# -- chance, care and reasons ---------------------------------------------------------------------


def test_the_random_bot_plays_every_move() -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    choices = Counter(str(make_bot("random", USA, seed).choose(bl.Seat(game, 0)).move) for seed in range(200))
    assert set(choices) == set(game.legal_moves().texts())
    assert max(choices.values()) < 90


def test_a_careless_bot_slips_as_often_as_said() -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    seat = bl.Seat(game, 0)
    slips = 0
    for seed in range(400):
        choice = CarelessBot(Last(), 0.25, seed).choose(seat)
        slips += choice.explanation.reason.key == "bot-careless"
    assert 70 <= slips <= 130
    assert CarelessBot(Last(), 0.0).choose(seat).move == game.legal_moves()[-1]


def test_a_careless_bot_overlooks_a_move_for_the_next_best() -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    seat = bl.Seat(game, 0)
    thought = make_bot("planner", USA, 1).choose(seat).explanation.estimates
    slips = {CarelessBot(make_bot("planner", USA, 1), 1.0, seed).choose(seat).move for seed in range(20)}
    assert slips == {estimate.move for estimate in thought[1:]}


def test_a_search_can_be_careless() -> None:
    game = bl.new_game("switzerland", players=2, seed=1, first_player=0)
    seat = bl.Seat(game, 0)
    careful = make_bot("mcts:24", game.title, 1).choose(seat)
    assert make_bot("careless:0@mcts:24", game.title, 1).choose(seat).move == careful.move
    assert make_bot("careless:1@mcts:24", game.title, 1).choose(seat).move in [
        estimate.move for estimate in careful.explanation.estimates[1:]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_is_told_with_its_estimates(language: str) -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    moves = game.legal_moves()
    estimates = (Estimate(moves[0], 12.34), Estimate(moves[1], 0.625, "share"), Estimate(moves[2], 0.5, "outlook"))
    explanation = Explanation(Reason("bot-random"), estimates)
    told = explanation.text(USA, language)
    assert Explanation(Reason("bot-random")).text(USA, language) in told
    words = [move_words(move, USA, language) for move in moves]
    assert f"{words[0]}: 12" in told
    percent = "62 %" if language == "de" else "62%"
    assert f"{words[1]}: {percent}" in told
    assert "50" in told and "keep 1" not in told
    values = ((12.34, "points"), (0.625, "share"), (0.5, "outlook"))
    assert explanation.as_dict() == {
        "key": "bot-random",
        "params": {},
        "estimates": [
            {"move": str(move), "group": "keep", "params": move.params, "value": value, "measure": measure}
            for move, (value, measure) in zip(moves, values, strict=False)
        ],
        "aim": {},
    }


def test_policies_are_made_by_name() -> None:
    position = bl.Seat(bl.new_game("usa", players=2, seed=1, first_player=0), 0).position(5)
    assert make_policy("random", USA).choose(position) in list(position.legal())


@pytest.mark.parametrize("id", bl.titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_told_in_words(id: str, language: str) -> None:
    game = bl.new_game(id, players=2, seed=9)
    for number in range(150):
        moves = game.legal_moves()
        for move in moves if len(moves) < 20 else [moves[number * 5 % len(moves)]]:
            assert move_words(move, game.title, language) != str(move)
        game.play(moves[number * 7 % len(moves)])
        if game.is_over:
            break


def test_moves_in_words() -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    assert move_words(game.legal_moves()[0], USA) == "keeping these of the tickets: 1, 2"
    assert move_words(game.legal_moves()[0], USA, "de") == "diese Zielkarten behalten: 1, 2"
