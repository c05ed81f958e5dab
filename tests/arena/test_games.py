"""The games of an arena: the same deals whoever sits where, times, failures, and what is kept of them."""

from __future__ import annotations

import itertools
from pathlib import Path

import msgspec
import pytest

import branchline as bl
from branchline.arena import make_plan, play, run_arena
from branchline.arena.lines import GameLine
from branchline.arena.plan import bot_seed, seconds_for
from branchline.arena.play import Table, deal, seat_bots
from branchline.arena.schedule import fixtures_of
from branchline.core.errors import BadOption


def without_times(games: list[GameLine]) -> list[GameLine]:
    """Games as they would be in no time."""
    still = [msgspec.structs.replace(game) for game in games]
    for game in still:
        game.seats = [msgspec.structs.replace(seat, seconds=0.0, longest=0.0) for seat in game.seats]
    return still


@pytest.mark.parametrize(("title", "players"), [("usa", 2), ("northern-lights", 3), ("snowdonia", 3)])
def test_seats_are_swapped_on_identical_deals(title: str, players: int) -> None:
    plan = make_plan(title, ["random", "arena_bots.Seeded"], players=players, games=6, seed=2)
    by_deal: dict[int, list[str]] = {}
    for fixture in fixtures_of(plan):
        dealt = deal(plan, fixture)
        dealt.names = []
        by_deal.setdefault(fixture.key.deal, []).append(dealt.record().dumps())
    assert all(len(set(records)) == 1 for records in by_deal.values())
    assert len({records[0] for records in by_deal.values()}) == len(by_deal) > 1


def test_bots_take_their_seeds_to_other_seats() -> None:
    plan = make_plan("usa", ["random", "arena_bots.Seeded"], players=3, games=6, seed=2)
    for fixture in fixtures_of(plan):
        seeds = [bot.seed for bot in seat_bots(plan, fixture)]
        assert seeds == [bot_seed(plan, fixture.key.deal, code, n) for code, n in fixture.seating]


def test_the_line_tells_what_the_record_tells() -> None:
    plan = make_plan("northern-lights", ["random", "arena_bots.Seeded"], games=2, seed=4, records=True)
    for fixture in fixtures_of(plan):
        ((_, raw, record),) = play.play_chunk(plan, [fixture])
        line = msgspec.json.decode(raw, type=GameLine)
        game = bl.Record.loads(record).replay()
        outcome = game.outcome()
        assert [seat.bot for seat in line.seats] == list(fixture.bots) == game.names
        assert [seat.score for seat in line.seats] == outcome.scores
        assert (line.winners, line.reason, line.moves) == (outcome.winners, outcome.reason, len(game.moves))
        assert [seat.points for seat in line.seats] == [outcome.by_source(seat) for seat in range(2)]
        assert sum(seat.decisions for seat in line.seats) == line.moves
        assert line.first == game.view(None)["first"] and line.seed == game.seed
        assert line.in_play == {"goal": [goal["goal"] for goal in game.view(None)["goals"]]}
        for seat, own in enumerate(line.seats):
            kept = [event for event in game.log(seat) if event.key == "kept-tickets" and event.params["seat"] == seat]
            assert own.opening == kept[0].params["tickets"]
            assert own.held["ticket"] == [ticket["ticket"] for ticket in game.view(None)["all_tickets"][seat]]
            goals = [points.params["goal"] for points in outcome.breakdown[seat] if points.source == "goal"]
            assert own.held["goal"] == goals


def test_snowdonia_s_facts_are_those_of_the_log() -> None:
    plan = make_plan("snowdonia", ["random", "arena_bots.Seeded"], games=40, seed=4, records=True)
    seen = set()
    for _, raw, record in play.play_chunk(plan, list(fixtures_of(plan))):
        line = msgspec.json.decode(raw, type=GameLine)
        game = bl.Record.loads(record).replay()
        events = game.log(None)
        assert line.rounds == game.view(None)["round"]
        assert line.first == next(event.params["seat"] for event in events if event.key == "first-player")
        for seat, own in enumerate(line.seats):
            mine = [event for event in events if event.params.get("seat") == seat]
            taken = [event.params["contract"] for event in mine if event.key == "took-contract"]
            trains = {event.params["train"] for event in mine if event.key == "bought"}
            assert own.opening == taken[:1] and set(own.held["train"]) == trains
            contracts = {held["contract"] for held in game.view(None)["seats"][seat]["contracts"]}
            assert set(own.held["contract"]) == contracts
            seen |= trains
    assert seen


def test_the_same_plan_gives_the_same_games() -> None:
    plan = make_plan("snowdonia", ["random", "arena_bots.Seeded"], games=6, seed=9)
    one, two = run_arena(plan), run_arena(plan)
    assert without_times(one.games) == without_times(two.games)
    other = run_arena(make_plan("snowdonia", ["random", "arena_bots.Seeded"], games=6, seed=10))
    assert without_times(other.games) != without_times(one.games)


@pytest.mark.parametrize(("bot", "error"), [("Broken", "ValueError: no idea"), ("Cheat", "IllegalMove: ")])
def test_a_bot_that_fails_loses_that_game_and_the_arena_goes_on(bot: str, error: str) -> None:
    plan = make_plan("usa", [f"arena_bots.{bot}", "random"], players=3, games=6, seed=1)
    games = run_arena(plan).games
    assert len(games) == 12
    for game in games:
        assert game.failure is not None and game.reason == "failed" and not game.scored
        seat = game.failure.seat
        assert game.seats[seat].bot == f"arena_bots.{bot}"
        assert game.failure.message.startswith(error) and "Traceback" in game.failure.traceback
        assert game.winners == [other for other in range(3) if other != seat]
        assert (game.share(seat), game.rank(seat)) == (0, (2, 0))


def test_a_failed_game_has_a_record_up_to_there(tmp_path: Path) -> None:
    plan = make_plan("usa", ["arena_bots.Broken", "random"], games=2, seed=1, records=True)
    games = run_arena(plan, tmp_path / "a").games
    records = sorted((tmp_path / "a" / "records").rglob("*.record"))
    assert len(records) == 2
    for path, game in zip(records, sorted(games, key=lambda game: game.seats[0].bot), strict=True):
        record = bl.Record.load(path)
        assert record.verify() == [] and len(record.moves) == game.moves
        assert record.names == [seat.bot for seat in game.seats]


def test_records_tell_match_deal_and_seats_and_are_confirmed(tmp_path: Path) -> None:
    plan = make_plan("snowdonia", ["random", "careless:0.2@random"], games=4, seed=1, records=True)
    run_arena(plan, tmp_path / "a")
    names = sorted(str(path.relative_to(tmp_path / "a" / "records")) for path in tmp_path.rglob("*.record"))
    table, other = "1-careless_0.2_random-vs-random", ("careless_0.2_random-random", "random-careless_0.2_random")
    assert names == [f"{table}/deal-{deal:05}-{seats}.record" for deal in range(2) for seats in other]
    for path in tmp_path.rglob("*.record"):
        assert bl.Record.load(path).verify() == []


def test_a_game_without_end_is_given_up_and_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "LIMIT", 5)
    (game,) = run_arena(make_plan("usa", ["random"], games=1, seed=1)).games
    assert (game.reason, game.moves, game.winners, game.scored) == ("unfinished", 5, [0, 1], False)
    assert game.share(0) == 0.5


def test_decisions_are_measured_against_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.accumulate(itertools.cycle([0.0, 0.2, 0.0, 0.3]))  # every other decision takes 0.3 s
    monkeypatch.setattr(play, "perf_counter", lambda: next(clock))
    for budget, overruns in (("0.2s", True), ("0.5s", False), ("", False), ("100", False)):
        plan = make_plan("snowdonia", ["arena_bots.First"], games=1, seed=1, budget=budget)
        line = Table(plan, next(fixtures_of(plan))).play()
        longest, decisions = max(seat.longest for seat in line.seats), sum(seat.decisions for seat in line.seats)
        assert longest == pytest.approx(0.3) and decisions == line.moves
        assert sum(seat.seconds for seat in line.seats) == pytest.approx(0.25 * line.moves, abs=0.1)
        late = sum(seat.overruns for seat in line.seats)
        assert abs(late - line.moves / 2) < 1 if overruns else late == 0


def test_the_tighter_budget_counts() -> None:
    assert seconds_for("mcts:0.2s", "") == 0.2
    assert seconds_for("mcts:0.2s@random", "0.1s") == 0.1
    assert seconds_for("mcts", "") == 1.0
    assert seconds_for("mcts:500", "") is None and seconds_for("mcts:500", "1s") == 1.0
    assert seconds_for("random", "") is None and seconds_for("my.Own", "50ms") == 0.05


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"bots": []}, "at least one bot"),
        ({"bots": ["random", "random"]}, "named twice"),
        ({"bots": ["nobody"]}, "has no bot 'nobody'"),
        ({"bots": ["arena_bots.Nobody"]}, "cannot be loaded"),
        ({"players": 7}, "2 to 5 players"),
        ({"games": 0}, "at least one game"),
        ({"tables": "round"}, "tables are all, pairs, one-vs-rest"),
        ({"budget": "soon"}, "a budget is written"),
        ({"options": {"wagons": 3}}, "no option 'wagons'"),
        ({"options": {"first_player": 4}}, "first_player 4 is not at a table of 2"),
        ({"title": "chess"}, "no title 'chess'"),
    ],
)
def test_bad_plans_are_refused(changes: dict[str, object], sentence: str) -> None:
    settings: dict[str, object] = {"title": "usa", "bots": ["random"], **changes}
    with pytest.raises(bl.BranchlineError, match=sentence):
        make_plan(**settings)  # type: ignore[arg-type]


def test_a_map_of_one_s_own_is_played(tmp_path: Path) -> None:
    text = (Path(__file__).parent.parent / "tickets" / "maps" / "tiny.toml").read_text()
    arena = run_arena(make_plan("tickets", ["random"], games=2, seed=1, file=text), tmp_path / "a")
    assert all(game.scored for game in arena.games)
    with pytest.raises(BadOption, match="file is another text"):
        run_arena(make_plan("tickets", ["random"], games=2, seed=1, file=text + "\n"), tmp_path / "a")
