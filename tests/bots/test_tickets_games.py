"""Every heuristic of the ticket family plays whole games by the rules, on every map and with every option."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.bots.registry import make_policy, policies_for
from branchline.core.game import seed_words
from branchline.games.tickets.titles import TicketTitle, load
from tickets.arrange import mixed_title, small_title

MAPS = sorted((Path(__file__).parents[1] / "tickets" / "maps").glob("*.toml"))
TITLES: dict[str, Any] = {id: title for id, title in bl.titles().items() if title.family == "tickets"}
NAMES = [name for name in policies_for(TITLES["usa"]) if name != "random"]
LIMIT = 2000


def play(title: TicketTitle, players: int, seed: int, names: list[str], **options: Any) -> Any:
    """A game to its end, each seat by its policy; every move is legal."""
    position: Any = title.position(players, title.check_options(options))
    position.seed_chance(*seed_words(seed))
    position.deal()
    policies = [make_policy(name, title) for name in names]
    made = 0
    while not position.over:
        code = policies[position.to_move % len(policies)].choose(position)
        assert position.refusal(code) is None, position.move_text(code)
        position.apply(code)
        made += 1
        assert made < LIMIT, "the game does not end"
    assert position.audit() == []
    return position


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("id", "players"), [(id, n) for id, title in TITLES.items() for n in title.player_counts])
def test_whole_games_on_every_title(id: str, players: int, name: str) -> None:
    play(TITLES[id], players, players, [name])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("option", ["draw_row_when_deck_empty", "may_stop_after_one"])
def test_with_every_option(option: str, name: str) -> None:
    for id in TITLES:
        play(TITLES[id], 2, 3, [name], **{option: True})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("map", MAPS, ids=lambda path: path.stem)
def test_on_maps_of_ones_own(map: Path, name: str) -> None:
    title = load("tickets", map.read_text(encoding="utf-8"), map.name)
    for players in (title.least_players, title.most_players):
        play(title, players, 1, [name])


@pytest.mark.parametrize("name", NAMES)
def test_where_cards_and_tickets_run_out(name: str) -> None:
    for seed in range(4):
        play(mixed_title(locomotives=2, wagons=20, pair_pays_symbol=False), 5, seed, [name])
    few = small_title({"a-b": {"length": 1}, "b-c": {"length": 2, "color": "red"}}, rules={"wagons": 30})
    play(few, 5, 1, [name])


def test_one_policy_after_another_learns_the_new_board() -> None:
    title = TITLES["usa"]
    for name in NAMES:
        policy = make_policy(name, title)
        for id in ("usa", "switzerland", "northern-lights", "usa"):
            position: Any = TITLES[id].position(2, TITLES[id].check_options({}))
            position.seed_chance(*seed_words(5))
            position.deal()
            policy.begin()
            for _ in range(30):
                position.apply(policy.choose(position))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_line_of_play_gives_the_same_choices(name: str) -> None:
    for id in TITLES:
        first, again = (play(TITLES[id], 2, 11, [name]) for _ in range(2))
        assert list(first.owner) == list(again.owner) and first.scores() == again.scores()


@pytest.mark.parametrize("id", list(TITLES))
def test_the_planner_beats_greedy(id: str) -> None:
    won = 0
    for seed in range(8):
        for seat in (0, 1):
            names = ["greedy", "greedy"]
            names[seat] = "planner"
            scores = play(TITLES[id], 2, seed, names).scores()
            won += scores[seat] > scores[1 - seat]
    assert won >= 12, won
