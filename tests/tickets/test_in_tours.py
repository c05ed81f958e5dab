"""India: grand tours, exact against a maximum flow on random networks."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.games.tickets.titles import TicketTitle
from branchline.games.tickets.tours import Rings
from ledger import rule
from tickets.arrange import finish, hold, own, small_game, title_like

Edges = list[tuple[int, int]]


def title(tracks: str, *tickets: str, points: int = 5) -> TicketTitle:
    """A board of tracks `ab bc` of two spaces and tickets `ac`, each worth so many points."""
    found = {"-".join(pair): {"length": 2, "color": "red"} for pair in tracks.split()}
    found |= {pair: {"length": 1, "color": "red"} for pair in ("a-y", "y-z")}
    cards = {t: {"from": t[0], "to": t[1], "points": points} for t in tickets}
    spare = {f"spare{n}": {"from": "y", "to": "z", "points": 1} for n in range(16)}
    return title_like(
        "india", {**found, "a-y": {"length": 1, "color": "red"}, "y-z": {"length": 1, "color": "red"}}, cards | spare
    )


def scored(tracks: str, *tickets: str, points: int = 5) -> bl.Outcome:
    """The outcome if seat 0 owns all these tracks and holds these tickets."""
    game = small_game(title(tracks, *tickets, points=points))
    own(game, 0, *("-".join(pair) for pair in tracks.split()))
    return finish(hold(hold(game, 0, *tickets), 1))


def tours(outcome: bl.Outcome, seat: int = 0) -> list[str]:
    return [
        ticket for line in outcome.breakdown[seat] if line.source == "grand-tour" for ticket in line.params["tickets"]
    ]


@rule("TR-IN-TOUR-01")
def test_a_ring_makes_a_tour_a_chain_does_not() -> None:
    assert tours(scored("ab bc cd da", "ac")) == ["ac"]
    assert tours(scored("ab bc", "ac")) == []
    assert tours(scored("ab bc cd", "ac")) == []


@rule("TR-IN-TOUR-01")
def test_a_ticket_that_is_not_completed_makes_no_tour() -> None:
    outcome = scored("ab bc ca", "az")
    assert tours(outcome) == [] and outcome.by_source(0)["ticket-failed"] == -5


@rule("TR-IN-TOUR-02")
def test_the_paths_may_meet_in_cities() -> None:
    assert tours(scored("ab bx xa xc cd dx", "ad")) == ["ad"]


@rule("TR-IN-TOUR-03")
def test_a_tail_parts_its_end_from_the_ring() -> None:
    assert tours(scored("ab bc ca cd", "ad", "ac")) == ["ac"]
    assert tours(scored("ab bc ca cd de ef fd", "af", "df")) == ["df"]


@rule("TR-IN-TOUR-03")
def test_taking_a_shortest_path_away_would_be_wrong() -> None:
    tracks = {
        "s-a": {"length": 1, "color": "red"},
        "a-b": {"length": 1, "color": "red"},
        "b-t": {"length": 1, "color": "red"},
        "s-b": {"length": 3, "color": "red"},
        "a-t": {"length": 3, "color": "red"},
    }
    cards = {f"st{n}": {"from": "s", "to": "t", "points": 3} for n in range(16)}
    game = own(small_game(title_like("india", tracks, cards)), 0, *tracks)
    assert tours(finish(hold(hold(game, 0, "st0"), 1))) == ["st0"]


@rule("TR-IN-TOUR-04", "TR-IN-TOUR-07")
@pytest.mark.parametrize(("tickets", "points"), [(0, 0), (1, 5), (2, 10), (3, 20), (4, 30), (5, 40), (6, 40), (7, 40)])
def test_points_by_the_number_of_tickets_in_one_ring(tickets: int, points: int) -> None:
    ring = ("ac", "bd", "ce", "df", "ea", "fb", "ad")
    outcome = scored("ab bc cd de ef fa", *ring[:tickets])
    assert outcome.by_source(0).get("grand-tour", 0) == points
    assert sorted(tours(outcome)) == sorted(ring[:tickets])


@rule("TR-IN-TOUR-05")
def test_a_tour_comes_on_top_of_the_ticket() -> None:
    for points in (1, 5, 20):
        outcome = scored("ab bc ca", "ac", points=points)
        assert (outcome.by_source(0)["ticket-done"], outcome.by_source(0)["grand-tour"]) == (points, 5)


@rule("TR-IN-TOUR-06")
def test_everybody_scores_their_own_tours() -> None:
    both = "ab bc cd de ea pq qr rp"
    cards = ("ac", "bd", "ce", "da", "eb", "pr")
    game = small_game(title(both, *cards))
    own(own(game, 0, "a-b", "b-c", "c-d", "d-e", "e-a"), 1, "p-q", "q-r", "r-p")
    outcome = finish(hold(hold(game, 0, *cards[:5]), 1, "pr"))
    assert [outcome.by_source(seat)["grand-tour"] for seat in (0, 1)] == [40, 5]


@rule("TR-IN-FINAL-01", "TR-IN-FINAL-03")
def test_the_total_and_the_tickets_that_made_tours() -> None:
    outcome = scored("ab bc cd da de", "ac", "bd", "ae", "az")
    assert outcome.by_source(0) == {
        "track": 5 * 2,
        "ticket-done": 15,
        "ticket-failed": -5,
        "grand-tour": 10,
        "longest-path": 10,
    }
    assert outcome.scores[0] == 40
    assert tours(outcome) == ["ac", "bd"]


def test_only_the_owner_sees_tours_before_the_end() -> None:
    game = small_game(title("ab bc ca", "ac"))
    hold(hold(own(game, 0, "a-b", "b-c", "c-a"), 0, "ac"), 1)
    sheets = game.facts(0)["sheets"], game.facts(1)["sheets"]
    assert sheets[0][0]["points"]["grand-tour"] == {"grand-tour": 5}
    assert "grand-tour" not in sheets[1][0]["points"]
    assert "grand-tour" in sheets[1][0]["hidden"] and "grand-tour" not in sheets[0][0]["hidden"]


# -- against a maximum flow ------------------------------------------------------------------------


def two_paths(edges: Edges, start: int, end: int) -> bool:
    """Whether two units flow from start to end, one over each track at most: by plain augmenting."""
    flow = [0] * len(edges)
    for _ in range(2):
        came: dict[int, tuple[int, int, int]] = {start: (start, -1, 0)}
        frontier = [start]
        while frontier and end not in came:
            city = frontier.pop(0)
            for number, (a, b) in enumerate(edges):
                for here, there, way in ((a, b, 1), (b, a, -1)):
                    if here == city and there not in came and flow[number] != way:
                        came[there] = (city, number, way)
                        frontier.append(there)
        if end not in came:
            return False
        city = end
        while city != start:
            before, number, way = came[city]
            flow[number] += way
            city = before
    return True


def compare(seed: int) -> None:
    chance = random.Random(seed)
    cities = chance.randint(2, 9)
    pairs = [(a, b) for a in range(cities) for b in range(a)]
    edges = [chance.choice(pairs) for _ in range(chance.randint(1, 2 * cities))]
    names = Rings(cities, vec[i64]([a for a, _ in edges]), vec[i64]([b for _, b in edges])).name
    for a, b in pairs:
        assert (names[a] == names[b]) == two_paths(edges, a, b), (seed, edges, a, b)


@rule("TR-IN-TOUR-03")
def test_rings_are_where_two_units_flow() -> None:
    for seed in range(500):
        compare(seed)


@pytest.mark.slow
def test_rings_are_where_two_units_flow_in_very_many_networks() -> None:
    for seed in range(500, 10_000):
        compare(seed)
