"""The tree of a search: what it keeps, how it is cut down to the line that came about, and its arithmetic."""

from __future__ import annotations

from math import isqrt
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.bots import Budget
from branchline.bots.policy import Policy, RandomPolicy
from branchline.bots.search.candidates import candidates
from branchline.bots.search.flat import Flat
from branchline.bots.search.mcts import Mcts
from branchline.bots.search.rewards import Result, best_rival, chances, half_way, shares
from branchline.bots.search.searcher import Searcher
from branchline.bots.search.styles import USUAL, Styles, root
from branchline.bots.search.tree import NO_NODE, ROOT, Tree
from branchline.bots.search.tuning import Tuning
from branchline.core.position import Position
from tickets.arrange import LETTERS, arrange, begun, full_deck

ALL = 1000


def branch(tree: Tree) -> tuple[int, int]:
    """A tree with two moves, one of them answered; the answered one and its answer."""
    first = tree.grown(ROOT, 0, 11, 0)
    tree.grown(ROOT, 0, 12, 500)
    answer = tree.grown(first, 1, 21, 0)
    for _ in range(4):
        tree.note(first, 700, 1000, 90)
        tree.note(answer, 300, 0, 60)
    return int(first), int(answer)


def test_a_move_is_found_again_by_its_seat_and_code() -> None:
    tree = Tree()
    first, answer = branch(tree)
    assert tree.child(ROOT, 0, 11) == first
    assert tree.child(first, 1, 21) == answer
    assert tree.child(ROOT, 1, 11) == NO_NODE
    assert tree.grown(ROOT, 0, 11, 99) == first
    assert tree.size() == 4


def test_what_is_under_a_node_becomes_a_tree_and_fades() -> None:
    tree = Tree()
    first, _ = branch(tree)
    whole = tree.below(first, ALL)
    answer = whole.child(ROOT, 1, 21)
    assert (whole.size(), whole.visits[answer], whole.reward[answer], whole.points[answer]) == (2, 4, 1200, 240)
    half = tree.below(first, 500)
    answer = half.child(ROOT, 1, 21)
    assert (half.visits[answer], half.reward[answer], half.points[answer]) == (2, 600, 120)
    assert tree.below(first, 100).size() == 1


def searched(game: bl.Game) -> Mcts:
    """A bot that has just chosen and keeps everything it learns."""
    bot = Mcts(RandomPolicy(), Budget(iterations=300), 4, tuning=Tuning(kept=ALL))
    bot.choose(bl.Seat(game, game.to_move or 0))
    return bot


def followed(bot: Mcts, game: bl.Game, seat: int) -> int:
    """Play the line the tree knows best until the seat is to move again; the node reached."""
    tree = bot.kept
    node = int(ROOT)
    while node == ROOT or game.to_move != seat:
        codes = game.legal_moves().codes()
        known = [child for child in children(tree, node) if tree.seat[child] == game.to_move]
        node = max((child for child in known if tree.code[child] in codes), key=lambda child: tree.visits[child])
        game.play(game.legal_moves()[codes.index(int(tree.code[node]))])
    return node


def children(tree: Tree, at: int) -> list[int]:
    """The nodes right under a node."""
    found = []
    node = int(tree.first[at])
    while node != NO_NODE:
        found.append(node)
        node = int(tree.next[node])
    return found


def shape(tree: Tree, at: int) -> set[tuple[int, int, int, int]]:
    """What a tree says of the moves from a node on."""
    facts = {
        (int(tree.seat[n]), int(tree.code[n]), int(tree.visits[n]), int(tree.reward[n])) for n in children(tree, at)
    }
    return facts.union(*(shape(tree, n) for n in children(tree, at) if tree.visits[n] > 0))


def test_the_tree_is_used_again_and_is_what_descending_finds() -> None:
    game = bl.new_game("snowdonia", players=2, seed=3)
    seat = game.to_move or 0
    bot = searched(game)
    node = followed(bot, game, seat)
    there = {facts for facts in shape(bot.kept, node) if facts[2] > 0}
    assert there
    again = bot.tree(bl.Seat(game, seat))
    assert shape(again, int(ROOT)) == there


def test_another_game_or_an_untold_move_starts_anew() -> None:
    game = bl.new_game("snowdonia", players=2, seed=3)
    bot = searched(game)
    assert bot.kept.size() > 1
    assert bot.tree(bl.Seat(game, game.to_move or 0)).size() == 1
    tickets = bl.new_game("usa", players=2, seed=3, first_player=0)
    bot = searched(tickets)
    tickets.play(tickets.legal_moves()[0])
    tickets.play(tickets.legal_moves()[0])
    seat = bl.Seat(tickets, 0)
    assert seat.history[1][1] == -1
    assert bot.tree(seat).size() == 1


class Fond(Policy):
    """Likes the moves with high numbers."""

    def choose(self, position: Position) -> i64:
        return position.legal()[0]

    def weigh(self, position: Position, codes: vec[i64]) -> vec[i64]:
        return vec[i64]([code % 1000 for code in codes])


def test_candidates_are_the_choice_and_the_best_of_each_kin() -> None:
    game = arrange(begun("usa"), hands={0: "4R4B4G4K2L"})
    position = game._position
    codes = game.legal_moves().codes()
    choice = codes[0]
    found = candidates(position, Fond(), choice, 4, vec[i64]())
    assert found.codes[0] == choice
    assert len(found.codes) == 4
    assert len({int(position.kin(code)) for code in found.codes}) == 4
    assert list(found.gaps[1:]) == sorted(found.gaps[1:])
    everything = candidates(position, RandomPolicy(), choice, 4, vec[i64]())
    assert sorted(everything.codes) == sorted(codes)


def test_of_many_payments_the_best_stands_for_each_track() -> None:
    game = arrange(begun("usa"), hands={0: "4R4B4G4K2L"})
    position = game._position
    codes = game.legal_moves().codes()
    weights = Fond().weigh(position, vec[i64](codes))
    best: dict[int, int] = {}
    for code, weight in zip(codes, weights, strict=True):
        best[int(position.kin(code))] = max(int(weight), best.get(int(position.kin(code)), -1))
    found = candidates(position, Fond(), codes[0], len(codes), vec[i64]())
    told = {int(position.kin(code)): int(code % 1000) for code in found.codes[1:]}
    del best[int(position.kin(codes[0]))]
    assert len(codes) > 2 * len(best) and told == best


def test_cards_and_the_deck_are_compared_with_each_other() -> None:
    game = arrange(begun("usa"), hands={0: ""}, row="RBGKO")
    for card in ("red", "blue"):  # looking for the first card, then for the second
        search = Mcts(RandomPolicy(), Budget(iterations=1), 1, Fond()).search(bl.Seat(game, 0), Tree())
        search.consider()
        looked = {search.base.move_text(search.tree.code[node]) for node in search.moves}
        drawn = {str(move) for move in game.legal_moves() if move.group == "draw"}
        assert len(looked & drawn) >= 5
        game.play(f"draw {card}")


class Decided(Fond):
    """Foresees the same end whatever is done."""

    def sight(self) -> i64:
        return 1

    def moment(self, position: Position) -> i64:
        return position.round  # type: ignore[attr-defined, no-any-return]

    def forecast(self, position: Position) -> vec[i64]:
        return vec[i64]([10**9, *[0] * (position.players - 1)])


def test_it_stops_when_nothing_can_change() -> None:
    game = bl.new_game("snowdonia", players=2, seed=3, first_player=0)
    bot = Mcts(Fond(), Budget(iterations=100_000), 1, Decided())
    expects = bot.choose(bl.Seat(game, 0)).explanation.expects
    assert expects is not None and 200 <= expects.params["games"] < 2000


class Knowing(Fond):
    """Believes in worlds where the other holds red cards."""

    def believe(self, position: Position, seat: i64) -> None:
        position.hands[(1 - seat) * 9 + LETTERS.index("R")] = 9  # type: ignore[attr-defined]


def test_worlds_are_believed_that_fit() -> None:
    seat = bl.Seat(begun("usa"), 0)
    reds = []
    for guide in (Fond(), Knowing()):
        search = Mcts(RandomPolicy(), Budget(iterations=1), 1, guide).search(seat, Tree())
        worlds: list[Any] = [search.world(number) for number in range(1, 40)]
        reds.append([int(world.hands[9 + LETTERS.index("R")]) for world in worlds])
    assert max(reds[0]) < 9 and set(reds[1]) == {9}


class Spiteful(Fond):
    """Knows one move that harms the others."""

    def harm(self, position: Position, codes: vec[i64]) -> vec[i64]:
        return vec[i64]([50_000 if position.move_text(code) == "tickets" else 0 for code in codes])


def test_moves_that_harm_the_others_are_looked_at() -> None:
    seat = bl.Seat(full_deck(arrange(begun("usa"), hands={0: "4R4B4G4K2L"})), 0)
    looked = []
    for guide in (Fond(), Spiteful()):
        search = Mcts(RandomPolicy(), Budget(iterations=1), 1, guide, Tuning(width=3)).search(seat, Tree())
        search.consider()
        tickets = search.base.move_code("tickets")
        looked.append([int(search.tree.gap[node]) for node in search.moves if search.tree.code[node] == tickets])
    assert looked[0] == [] and len(looked[1]) == 1 and looked[1][0] < 0


class Moody(Policy):
    """Plays at random, but could also take the first move there is."""

    def choose(self, position: Position) -> i64:
        codes = position.legal()
        return codes[position.below(len(codes))]

    def styles(self) -> list[Policy]:
        return [RandomPolicy(), Fond()]


def test_the_style_that_did_better_is_played_in() -> None:
    styles = Styles(Moody())
    assert styles.best(100) == USUAL
    for gain in (10, -20, 15):
        styles.note(0, gain)
    for gain in (40, 60, 50):
        styles.note(1, gain)
    assert styles.best(100) == 1
    assert styles.best(100_000) == USUAL
    styles.fade(0)
    assert styles.best(0) == USUAL


def test_styles_are_remembered_within_a_game() -> None:
    game = bl.new_game("snowdonia", players=2, seed=3)
    bot = Mcts(RandomPolicy(), Budget(iterations=60), 1, Moody())
    bot.choose(bl.Seat(game, game.to_move or 0))
    first = [int(count) for count in bot.styles.count]
    assert first == [8000, 8000]  # of 24 simulations three for a world
    bot.choose(bl.Seat(game, game.to_move or 0))
    assert [int(count) for count in bot.styles.count] == first
    seat = game.to_move
    game.play(bot.choose(bl.Seat(game, seat or 0)).move)
    while game.to_move != seat:
        game.play(game.legal_moves()[0])
    bot.choose(bl.Seat(game, seat or 0))
    assert int(bot.styles.count[0]) > first[0]


def test_rewards() -> None:
    assert list(shares(vec[i64]([10, 30, 30]))) == [0, 500, 500]
    assert [int(best_rival(vec[i64]([10, 30, 25]), seat)) for seat in range(3)] == [30, 25, 30]
    assert [int(half_way(lead, 30)) for lead in (-30, 0, 30, 270)] == [250, 500, 750, 950]


def test_a_lead_that_is_only_expected_is_no_win_yet() -> None:
    points = vec[i64]([90_000, 80_000])
    assert list(chances(points)) == [750, 250]
    assert list(chances(vec[i64]([50_000]))) == [1000]
    assert sum(chances(vec[i64]([80_000, 75_000, 20_000]))) in (998, 999, 1000)
    assert list(Result(points, False, 0, 30).wins) == [1000, 0]
    expected = Result(points, True, 500, 30)
    assert list(expected.wins) == [750, 250]
    assert list(expected.reward) == [(750 + 625) // 2, (250 + 375) // 2]


class Seer(Fond):
    """Knows after two rounds that all will have as many points as there were rounds."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def sight(self) -> i64:
        return 2

    def moment(self, position: Position) -> i64:
        return position.round  # type: ignore[attr-defined, no-any-return]

    def forecast(self, position: Position) -> vec[i64]:
        self.asked.append(int(self.moment(position)))
        return vec[i64]([self.moment(position) * 1000] * position.players)


@pytest.mark.parametrize(("kind", "sight", "games"), [(Mcts, 2, 100), (Flat, 0, 20)])
def test_games_are_simulated_as_far_as_the_guide_needs_to_see(kind: type[Searcher], sight: int, games: int) -> None:
    game = bl.new_game("snowdonia", players=2, seed=3, first_player=0)
    guide = Seer()
    told = kind(RandomPolicy(), Budget(iterations=games), 4, guide).choose(bl.Seat(game, 0)).explanation
    assert guide.asked == [1 + sight] * (games if sight else 0)
    if sight:
        assert told.expects is not None and told.expects.key == "bot-search-foresees"
        assert (told.expects.params["games"], told.expects.params["share"]) == (games, 50)


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 15, 16, 17, 10**6 - 1, 10**6, 10**12 + 1])
def test_roots(n: int) -> None:
    assert root(n) == isqrt(n)
