"""Northern Lights: double and triple routes, and how many of their tracks are open."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, own, small_game, title_like, verdict

COLORS = ("red", "blue", "green")
LIMITS = {
    "northern-lights": {1: {2: 1, 3: 1, 4: 1, 5: 1}, 2: {2: 1, 3: 1, 4: 2, 5: 2}, 3: {2: 1, 3: 2, 4: 3, 5: 3}},
    "switzerland": {1: {2: 1, 3: 1}, 2: {2: 1, 3: 2}},
    "usa": {1: {2: 1, 3: 1, 4: 1, 5: 1}, 2: {2: 1, 3: 1, 4: 2, 5: 2}},
}


def group(size: int, players: int, title: str = "northern-lights") -> bl.Game:
    """A route of so many parallel tracks (red, blue, green); everybody can pay all of them."""
    names = ["a-b"] if size == 1 else [f"a-b/{n + 1}" for n in range(size)]
    tracks: dict[str, Any] = {id: {"length": 1, "color": color} for id, color in zip(names, COLORS, strict=False)}
    tracks["b-c"] = {"length": 1, "color": "yellow"}
    ticket = {"from": "a", "to": "c", "points": 2}
    game = small_game(title_like(title, tracks, {f"t{n}": ticket for n in range(30)}), players)
    return arrange(game, hands=dict.fromkeys(range(players), "9R9B9G9Y"), row="PWOKP")


def claims(game: bl.Game, seat: int, size: int) -> list[str | None]:
    """For each track of the group what forbids it to a seat, None if it is open."""
    arrange(game, to_move=seat)
    names = ["a-b"] if size == 1 else [f"a-b/{n + 1}" for n in range(size)]
    return [verdict(game, f"claim {id}: 1 {color}") for id, color in zip(names, COLORS, strict=False)]


@rule("TR-NL-MULTI-01")
@pytest.mark.parametrize("players", (2, 3, 4, 5))
@pytest.mark.parametrize("size", (2, 3))
def test_nobody_owns_two_tracks_of_a_route(players: int, size: int) -> None:
    game = own(group(size, players), 0, "a-b/1")
    assert claims(game, 0, size) == ["TR-NL-CLAIM-10", *["TR-NL-MULTI-01"] * (size - 1)]


@rule("TR-NL-MULTI-01")
def test_the_second_track_is_for_somebody_else() -> None:
    game = group(2, 5)
    game.play("claim a-b/1: 1 red")
    assert claims(game, 1, 2) == ["TR-NL-CLAIM-10", None]
    assert claims(game, 0, 2)[1] == "TR-NL-MULTI-01"


@rule("TR-NL-MULTI-02")
@pytest.mark.parametrize("players", (2, 3))
@pytest.mark.parametrize("track", (1, 2))
def test_with_two_or_three_one_track_of_a_double_is_used(players: int, track: int) -> None:
    game = own(group(2, players), 0, f"a-b/{track}")
    for seat in range(1, players):
        assert claims(game, seat, 2)[2 - track] == "TR-NL-MULTI-07"


@rule("TR-NL-MULTI-03")
@pytest.mark.parametrize("players", (2, 3, 4, 5))
@pytest.mark.parametrize("size", (2, 3))
def test_the_first_may_choose_any_track(players: int, size: int) -> None:
    game = group(size, players)
    for seat in range(players):
        assert claims(game, seat, size) == [None] * size


@rule("TR-NL-MULTI-04")
@pytest.mark.parametrize("track", (1, 2, 3))
def test_with_two_one_track_of_a_triple_is_used(track: int) -> None:
    game = own(group(3, 2), 0, f"a-b/{track}")
    expected = ["TR-NL-MULTI-07"] * 3
    expected[track - 1] = "TR-NL-CLAIM-10"
    assert claims(game, 1, 3) == expected


@rule("TR-NL-MULTI-05")
def test_with_three_two_tracks_of_a_triple_are_used() -> None:
    game = own(group(3, 3), 0, "a-b/2")
    assert claims(game, 1, 3) == [None, "TR-NL-CLAIM-10", None]
    own(game, 1, "a-b/3")
    assert claims(game, 2, 3) == ["TR-NL-MULTI-07", "TR-NL-CLAIM-10", "TR-NL-CLAIM-10"]
    assert claims(game, 0, 3)[0] == "TR-NL-MULTI-01"


@rule("TR-NL-MULTI-06")
@pytest.mark.parametrize("players", (4, 5))
def test_with_four_or_five_all_tracks_are_open_one_each(players: int) -> None:
    for size in (2, 3):
        game = group(size, players)
        for seat in range(size):
            assert claims(game, seat, size)[seat] is None
            own(game, seat, f"a-b/{seat + 1}")
            own_twins = claims(game, seat, size)[seat + 1 :]
            assert own_twins == ["TR-NL-MULTI-01"] * (size - seat - 1)
        assert claims(game, players - 1, size) == ["TR-NL-CLAIM-10"] * size


CASES = [
    (title, size, players) for title, sizes in LIMITS.items() for size, limits in sizes.items() for players in limits
]


@rule("TR-NL-MULTI-07")
@pytest.mark.parametrize(("title", "size", "players"), CASES)
def test_one_formula_for_all(title: str, size: int, players: int) -> None:
    """Open to p: unowned, p owns none of the group, and fewer owners than the limit."""
    limit = LIMITS[title][size][players]
    game = group(size, players, title)
    owners: dict[int, int] = {}
    for taker in range(limit):
        for seat in range(players):
            found = [forbids is None for forbids in claims(game, seat, size)]
            room = seat not in owners.values() and len(owners) < limit
            assert found == [room and track not in owners for track in range(size)]
        owners[taker] = taker
        own(game, taker, "a-b" if size == 1 else f"a-b/{taker + 1}")
    for seat in range(players):
        assert None not in claims(game, seat, size)


@rule("TR-NL-MULTI-07")
def test_a_closed_track_says_how_many_may_be_used() -> None:
    game = arrange(own(group(2, 3), 0, "a-b/1"), to_move=2)
    refusal = game.why_not("claim a-b/2: 1 blue")
    assert refusal is not None
    assert refusal.params == {"track": "a-b/2", "players": 3, "open": 1}


@rule("TR-NL-MULTI-07")
def test_the_map_has_triples_between_karlstad_and_two_neighbours() -> None:
    table: Any = bl.titles()["northern-lights"]
    triples = sorted(id[:-2] for id in table.map.tracks if id.endswith("/3"))
    assert triples == ["karlstad-oslo", "karlstad-stockholm"]
