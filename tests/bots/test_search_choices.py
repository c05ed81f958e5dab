"""Searching bots see what is there to be seen, keep to their budget and say the same thing twice."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from branchline.bots import Budget, make_bot
from branchline.bots.policy import RandomPolicy
from branchline.bots.search.bench import simulations_per_second
from branchline.bots.search.flat import Flat
from branchline.bots.search.mcts import Mcts
from branchline.bots.search.searcher import Searcher
from branchline.core.text import LANGUAGES
from text_files import proper
from tickets.arrange import LETTERS, arrange, full_deck, own, small_game, small_title

TICKETS = {f"t{i}": {"from": "a", "to": "b", "points": 30} for i in range(30)}
TABLES = [("usa", 2), ("switzerland", 3), ("northern-lights", 2), ("snowdonia", 1), ("snowdonia", 3)]
KINDS: list[type[Searcher]] = [Mcts, Flat]


def last_round(game: bl.Game, turns: int) -> bl.Game:
    """So many turns are left."""
    position: Any = game._position
    position.turns_left = turns
    return game


def chosen(bot: Any, game: bl.Game) -> str:
    """The bot's move, as a text."""
    assert game.to_move is not None
    return str(bot.choose(bl.Seat(game, game.to_move)).move)


def playing(bots: list[Any], title: str, seed: int) -> bl.Game:
    """A whole game of these bots."""
    game = bl.new_game(title, players=len(bots), seed=seed)
    while game.to_move is not None:
        game.play(bots[game.to_move].choose(bl.Seat(game, game.to_move)).move)
    return game


# -- what it sees ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_it_connects_its_tickets_with_its_last_move(kind: type[Searcher]) -> None:
    title = small_title({"a-b": {"length": 2, "color": "red"}, "c-d": {"length": 4, "color": "blue"}}, TICKETS)
    game = last_round(full_deck(arrange(small_game(title), hands={0: "2R4B", 1: ""}, row="RBGKO")), 1)
    assert chosen(kind(RandomPolicy(), Budget(iterations=100), 1), game) == "claim a-b: 2 red"


@pytest.mark.parametrize("kind", KINDS)
def test_it_blocks_the_track_another_needs_for_all_its_tickets(kind: type[Searcher]) -> None:
    tracks = {f"{ends}": {"length": 1, "color": "red"} for ends in ("a-c", "b-c", "a-d", "b-d")}
    others = {"e-f": {"length": 2, "color": "blue"}, "g-h": {"length": 5, "color": "blue"}}
    game = small_game(small_title({**tracks, **others}, TICKETS))
    own(game, 1, "a-d", "g-h")  # and so the longest path
    last_round(full_deck(arrange(game, hands={0: "1R2B", 1: "1R"})), 2)
    position: Any = game._position
    position.shown[9 + LETTERS.index("R")] = 1
    assert chosen(kind(RandomPolicy(), Budget(iterations=200), 1), game) == "claim b-d: 1 red"


def test_more_simulations_beat_fewer() -> None:
    wins = 0
    for seed in range(6):
        for place in (0, 1):
            codes = ["mcts:6@random", "mcts:6@random"]
            codes[place] = "mcts:60@random"
            title = bl.titles()["snowdonia"]
            game = playing([make_bot(code, title, seed) for code in codes], "snowdonia", seed)
            wins += game.outcome().winners == [place]
    assert wins >= 9


# -- what it keeps to -----------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["mcts:15@random", "flat:15@random"])
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_same_seed_and_iterations_give_the_same_game(title: str, players: int, code: str) -> None:
    games = [playing([make_bot(code, bl.titles()[title], seat) for seat in range(players)], title, 3) for _ in range(2)]
    assert games[0].moves == games[1].moves
    other = playing([make_bot(code, bl.titles()[title], 50 + seat) for seat in range(players)], title, 3)
    assert other.moves != games[0].moves


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("limit", "given", "made"), [(40, None, 40), (40, 7, 7), (7, 40, 7), (1, None, 1)])
def test_exactly_so_many_games_are_simulated(kind: type[Searcher], limit: int, given: int | None, made: int) -> None:
    game = bl.new_game("switzerland", players=2, seed=5, first_player=0)
    bot = kind(RandomPolicy(), Budget(iterations=limit), 1)
    expects = bot.choose(bl.Seat(game, 0), Budget(iterations=given)).explanation.expects
    assert expects is not None
    assert expects.params["games"] == made


@pytest.mark.parametrize("kind", KINDS)
def test_it_stops_when_its_time_is_up(kind: type[Searcher]) -> None:
    game = bl.new_game("usa", players=2, seed=5, first_player=0)
    now = [0.0]

    def clock() -> float:
        now[0] += 0.001
        return now[0]

    bot = kind(RandomPolicy(), Budget(seconds=10.0), 1)
    bot.clock = clock
    expects = bot.choose(bl.Seat(game, 0), Budget(seconds=2.0)).explanation.expects
    assert expects is not None
    assert 10 < expects.params["games"] < 2000
    assert 2.0 <= now[0] < 2.02


def test_without_time_it_takes_what_the_policy_says() -> None:
    game = bl.new_game("usa", players=2, seed=5, first_player=0)
    bot = Mcts(RandomPolicy(), Budget(seconds=1.0), 1)
    late = iter(float(second) for second in range(1000))
    bot.clock = lambda: next(late)
    choice = bot.choose(bl.Seat(game, 0))
    assert choice.move in game.legal_moves()
    assert choice.explanation.reason.key == "bot-search-no-time"


def test_a_single_move_needs_no_simulation() -> None:
    title = small_title({"a-b": {"length": 1}})
    game = small_game(title)
    arrange(game, hands={0: "", 1: ""}, row="", deck="")
    position: Any = game._position
    position.on_top = 0
    assert len(game.legal_moves()) == 1
    choice = Mcts(RandomPolicy(), Budget(iterations=10)).choose(bl.Seat(game, 0))
    assert choice.explanation.reason.key == "bot-search-forced"


def test_what_is_settled_early_is_banked_for_hard_moves() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.001
        return now[0]

    game = bl.new_game("usa", players=2, seed=5, first_player=0)
    bot = Mcts(RandomPolicy(), Budget.read("0.2s..1s"), 1)
    bot.clock = clock

    def time_for_a_move(bank: float) -> float:
        while game.to_move != 0:
            game.play(game.legal_moves()[0])
        bot.bank = bank
        begun = now[0]
        game.play(bot.choose(bl.Seat(game, 0)).move)
        return now[0] - begun

    assert time_for_a_move(0) == pytest.approx(0.2, abs=0.03)
    assert time_for_a_move(0.4) == pytest.approx(0.3, abs=0.03)
    assert bot.bank == pytest.approx(0.3, abs=0.03)
    assert time_for_a_move(40) == pytest.approx(1.0, abs=0.03)


# -- what it says ---------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["mcts:30@random", "flat:30@random"])
@pytest.mark.parametrize("title", bl.titles())
def test_it_tells_what_it_expects(title: str, code: str) -> None:
    game = bl.new_game(title, players=2, seed=2)
    choice = make_bot(code, game.title, 1).choose(bl.Seat(game, game.to_move or 0))
    told = choice.explanation
    assert told.reason.key == "bot-random"
    assert told.expects is not None
    assert set(told.expects.params) == {"games", "tried"}
    assert told.expects.params["tried"] <= told.expects.params["games"] == 30
    assert 1 <= len(told.estimates) <= 3
    assert told.estimates[0].move == choice.move
    for estimate in told.estimates:
        assert estimate.measure == "outlook"
        assert estimate.value <= told.estimates[0].value
    for language in LANGUAGES:
        assert "30" in proper(told.text(game.title, language))


@pytest.mark.parametrize(
    ("code", "players", "key", "told"),
    [
        ("mcts:50@random", 2, "bot-search-few", set()),
        ("mcts:400@random", 2, "bot-search-expects", {"share", "points"}),
        ("mcts:120@ganger", 2, "bot-search-foresees", {"share"}),  # a forecast is of leads, not of points
        ("mcts:50@random", 1, "bot-search-alone", set()),
    ],
)
def test_chances_are_told_of_moves_tried_out_often_and_points_of_games_played_to_the_end(
    code: str, players: int, key: str, told: set[str]
) -> None:
    game = bl.new_game("snowdonia", players=players, seed=2)
    explanation = make_bot(code, game.title, 1).choose(bl.Seat(game, game.to_move or 0)).explanation
    expects = explanation.expects
    assert expects is not None and expects.key == key
    assert set(expects.params) == {"games", "tried"} | told
    for language in LANGUAGES:
        for sentence in (explanation.advice(game.title, language), explanation.text(game.title, language)):
            assert ("%" in proper(sentence)) == bool(told)


def test_simulations_are_counted() -> None:
    assert simulations_per_second("snowdonia", 2, deals=1) > 1


@pytest.mark.parametrize(
    ("title", "code", "decisions"),
    [("switzerland", "mcts:8", 12), ("germany", "mcts:24@random", 150), ("snowdonia", "mcts:24@random", 150)],
)
def test_what_it_chooses_is_best_by_what_it_shows(title: str, code: str, decisions: int) -> None:
    game = bl.new_game(title, players=2, seed=6)
    bots = [make_bot(code, game.title, seat) for seat in range(2)]
    asked = 0
    while game.to_move is not None and asked < decisions:
        choice = bots[game.to_move].choose(bl.Seat(game, game.to_move))
        told = choice.explanation.estimates
        if told:
            asked += 1
            assert told[0].move == choice.move
            assert told[0].value == max(estimate.value for estimate in told)
        game.play(choice.move)
    assert asked >= decisions // 3
