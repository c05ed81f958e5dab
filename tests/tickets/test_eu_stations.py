"""Europe: building stations, what they cost, and what they lend at the end."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import branchline as bl
from branchline.games.tickets.goals import longest_path
from branchline.games.tickets.stations import NO_LOAN, Loans
from branchline.games.tickets.titles import TicketTitle
from ledger import rule
from tickets.arrange import arrange, begun, finish, hold, keys, ledger_text, own, small_game, title_like, verdict

EUROPE: Any = bl.titles()["europe"]


def built(game: bl.Game, seat: int, *cities: str) -> bl.Game:
    """Stations of a seat in these cities, as if built."""
    position: Any = game._position
    for city in cities:
        position.station[position.board.city_ids.index(city)] = seat
        position.stations_left[seat] -= 1
    game._legal = None
    return game


def payments(game: bl.Game, city: str) -> list[str]:
    moves = [move.params for move in game.legal_moves() if move.group == "station"]
    return sorted(ledger_text(move["cards"]) for move in moves if move["city"] == city)


# -- building --------------------------------------------------------------------------------------


@rule("TR-EU-STATION-01")
def test_three_stations_at_most() -> None:
    game = arrange(begun("europe"), hands={0: "9R", 1: "9L"})
    for number, city in enumerate(("paris", "roma", "wien"), 1):
        game.play(f"station {city}: {number} red")
        assert game.to_move == 1
        game.play("draw deck")
        game.play("draw deck")
    assert verdict(game, "station berlin: 3 red") == "TR-EU-STATION-01"
    assert not any(move.group == "station" for move in game.legal_moves())


@rule("TR-EU-STATION-02")
def test_the_cost_is_counted_per_player() -> None:
    game = built(arrange(begun("europe"), hands={0: "3R", 1: "3R"}), 0, "roma")
    assert payments(game, "paris") == ["2R"]
    assert verdict(game, "station paris: 1 red") == "TR-EU-STATION-02"
    assert payments(arrange(game, to_move=1), "paris") == ["1R"]
    assert [seat["station_cost"] for seat in game.view(None)["seats"]] == [2, 1]


WORKED = [
    ("PX-51", 0, "1L1R2B", ["1B", "1L", "1R"]),
    ("PX-52", 1, "2R1L1G", ["1L1G", "1L1R", "2R"]),
    ("PX-53", 1, "1R1G2L", ["1L1G", "1L1R", "2L"]),
    ("PX-54", 2, "3B1R2L", ["1L2B", "2L1B", "2L1R", "3B"]),
    ("PX-55", 2, "2B2R", []),
]
"""The worked payments of the ledger: stations built before, hand, all payments."""


@rule("TR-EU-STATION-03")
@pytest.mark.parametrize(("id", "before", "hand", "wanted"), WORKED, ids=[row[0] for row in WORKED])
def test_worked_payments_of_stations(id: str, before: int, hand: str, wanted: list[str]) -> None:
    game = built(arrange(begun("europe"), hands={0: hand}), 0, *("roma", "wien")[:before])
    assert payments(game, "paris") == wanted


@rule("TR-EU-STATION-03")
def test_the_cards_of_a_station_are_of_one_colour() -> None:
    game = built(arrange(begun("europe"), hands={0: "1R1G1L"}), 0, "roma")
    assert verdict(game, "station paris: 1 red 1 green") == "TR-EU-STATION-03"
    assert verdict(game, "station paris: 1 red 1 loco") is None
    assert verdict(game, "station paris: 2 red") == "TR-EU-CLAIM-01"


@rule("TR-EU-STATION-04")
def test_after_a_station_the_deck_is_renewed_and_the_row_filled() -> None:
    game = built(arrange(begun("europe"), hands={0: "2R"}, row="PWBY", deck="", discard=""), 0, "roma")
    told = keys(game.play("station paris: 2 red"))
    assert told == ["built-station", "reshuffled", "turned-up"]
    view = game.view(None)
    assert None not in view["row"] and view["deck"] == 1


@rule("TR-EU-STATION-05")
def test_any_city_will_do() -> None:
    game = arrange(begun("europe"), hands={0: "1R"})
    cities = {move.params["city"] for move in game.legal_moves() if move.group == "station"}
    assert cities == set(EUROPE.map.cities) and len(cities) == 47


@rule("TR-EU-STATION-06")
def test_a_city_has_one_station() -> None:
    """A-40."""
    game = built(arrange(begun("europe"), hands={0: "3R", 1: "3R"}), 0, "paris")
    assert verdict(game, "station paris: 2 red") == "TR-EU-STATION-06"
    assert verdict(arrange(game, to_move=1), "station paris: 1 red") == "TR-EU-STATION-06"


@rule("TR-EU-STATION-07")
def test_a_station_changes_nothing_else() -> None:
    game = arrange(begun("europe"), hands={0: "1R"}, wagons={0: 2})
    before = game.view(None)["seats"][0]
    closed = game.facts(None)["closed"]
    game.play("station paris: 1 red")
    after = game.view(None)["seats"][0]
    assert [before[name] for name in ("wagons", "score", "tracks")] == [
        after[name] for name in ("wagons", "score", "tracks")
    ]
    assert game.facts(None)["closed"] == closed
    game = arrange(begun("europe"), hands={0: "1R"})
    game.play("station paris: 1 red")
    assert game.view(None)["last_round"] is None


# -- lending ---------------------------------------------------------------------------------------


def title(tracks: str, **tickets: int) -> TicketTitle:
    """A board of tracks `ab bc` of two spaces and tickets `ac=8`."""
    found = {"-".join(pair): {"length": 2, "color": "red"} for pair in [*tracks.split(), "ay", "yz"]}
    cards: dict[str, Any] = {id: {"from": id[0], "to": id[1], "points": points} for id, points in tickets.items()}
    cards |= {f"spare{n}": {"from": "y", "to": "z", "points": 1} for n in range(16)}
    cards |= {f"long{n}": {"from": "y", "to": "z", "points": 20, "deck": "long"} for n in range(6)}
    return title_like("europe", found, cards)


def ended(table: TicketTitle, mine: str, theirs: str, stations: str, tickets: str = "", players: int = 2) -> bl.Game:
    """A game that ended with these tracks of seat 0 and 1, and stations and tickets of seat 0."""
    game = small_game(table, players)
    own(game, 0, *("-".join(pair) for pair in mine.split()))
    own(game, 1, *("-".join(pair) for pair in theirs.split()))
    built(game, 0, *stations.split())
    for seat in range(1, players):
        hold(game, seat)
    hold(game, 0, *tickets.split())
    return game


def tickets_of(outcome: bl.Outcome, seat: int = 0) -> dict[str, int]:
    lines = outcome.breakdown[seat]
    return {line.params["ticket"]: line.points for line in lines if line.source.startswith("ticket")}


def loans_of(outcome: bl.Outcome, seat: int = 0) -> dict[str, str | None]:
    lines = outcome.breakdown[seat]
    return {line.params["city"]: line.params.get("track") for line in lines if line.source.startswith("station-u")}


@rule("TR-EU-STATION-08")
def test_a_station_lends_a_track_for_tickets() -> None:
    game = ended(title("ab bc", ac=8), "ab", "bc", "b", "ac")
    assert tickets_of(finish(game)) == {"ac": 8}
    game = ended(title("ab bc", ac=8), "ab", "bc", "", "ac")
    assert tickets_of(finish(game)) == {"ac": -8}


@rule("TR-EU-STATION-09")
def test_one_track_for_all_tickets() -> None:
    game = ended(title("ab bc bd", ac=8, ad=5), "ab", "bc bd", "b", "ac ad")
    assert tickets_of(finish(game)) == {"ac": 8, "ad": -5}


@rule("TR-EU-STATION-10")
def test_the_track_must_be_somebodys_and_end_there() -> None:
    assert tickets_of(finish(ended(title("ab bc", ac=8), "ab", "", "b", "ac"))) == {"ac": -8}
    assert tickets_of(finish(ended(title("ab bc cd", ad=8), "ab bc", "cd", "b", "ad"))) == {"ad": -8}
    assert tickets_of(finish(ended(title("ab bc cd", ad=8), "ab bc", "cd", "d", "ad"))) == {"ad": 8}
    tracks = {"a-b": {"length": 2, "color": "red"}, "b-c/1": {"length": 3, "tunnel": True}, "b-c/2": {"length": 3}}
    cards = {"ac": {"from": "a", "to": "c", "points": 8}}
    cards |= {f"t{n}": {"from": "a", "to": "b", "points": 1} for n in range(16)}
    cards |= {f"long{n}": {"from": "a", "to": "b", "points": 20, "deck": "long"} for n in range(6)}
    game = built(own(own(small_game(title_like("europe", tracks, cards)), 0, "a-b"), 1, "b-c/1"), 0, "c")
    assert tickets_of(finish(hold(hold(game, 0, "ac"), 1))) == {"ac": 8}


@rule("TR-EU-STATION-11")
def test_stations_chain_and_need_no_track_of_ones_own() -> None:
    table = title("ab bd", ad=8)
    assert tickets_of(finish(ended(table, "", "ab bd", "b d", "ad"))) == {"ad": 8}
    assert tickets_of(finish(ended(table, "", "ab bd", "b", "ad"))) == {"ad": -8}


@rule("TR-EU-STATION-12")
def test_a_borrowed_track_is_not_used_up() -> None:
    game = ended(title("ab bc bd", ac=8, dc=6), "ab", "bc", "b", "ac", players=3)
    own(game, 2, "b-d")
    built(game, 2, "c")
    position: Any = game._position
    hold(game, 2, "dc")
    outcome = finish(game)
    assert tickets_of(outcome) == {"ac": 8} and tickets_of(outcome, 2) == {"dc": 6}
    assert outcome.by_source(1)["track"] == 2 and position.owner[position.board.track_by_id["b-c"]] == 1


@rule("TR-EU-STATION-13", "TR-EU-FINAL-06")
def test_the_outcome_names_what_each_station_lent_and_what_each_ticket_needed() -> None:
    """A-37."""
    game = ended(title("ab bc ae", ac=8, ab=3), "ab", "bc ae", "b e", "ac ab")
    outcome = finish(game)
    assert loans_of(outcome) == {"b": "b-c", "e": None}
    needed = {
        line.params["ticket"]: line.params.get("stations") for line in outcome.breakdown[0] if "ticket" in line.params
    }
    assert needed == {"ac": ["b"], "ab": None}
    assert game.is_over


@rule("TR-EU-STATION-14")
def test_most_points_then_most_tickets() -> None:
    table = title("ab bc bd de", ac=8, ad=5, ae=5)
    outcome = finish(ended(table, "ab de", "bc bd", "b", "ac ad ae"))
    assert tickets_of(outcome) == {"ac": -8, "ad": 5, "ae": 5}
    table = title("ab bc bd de", ac=8, ad=5, ae=3)
    outcome = finish(ended(table, "ab de", "bc bd", "b", "ac ad ae"))
    assert tickets_of(outcome) == {"ac": -8, "ad": 5, "ae": 3}
    table = title("ab bc cd", ad=8)
    outcome = finish(ended(table, "ab", "bc cd", "b d", "ad"))
    assert tickets_of(outcome) == {"ad": 8} and loans_of(outcome) == {"b": "b-c", "d": "c-d"}


@rule("TR-EU-STATION-15")
def test_four_points_for_each_station_not_built() -> None:
    """A-38."""
    outcome = finish(ended(title("ab bc", ac=8), "ab", "", "b"))
    assert outcome.by_source(0)["stations-left"] == 8 and outcome.by_source(1)["stations-left"] == 12


@rule("TR-EU-STATION-16")
def test_everybody_sees_the_stations() -> None:
    game = built(begun("europe", 3), 1, "paris", "roma")
    for seat in (None, 0, 1, 2):
        told = game.view(seat)["seats"]
        assert [(facts["stations"], facts["stations_left"]) for facts in told] == [
            ([], 3),
            (["paris", "roma"], 1),
            ([], 3),
        ]
    assert "station-used" not in str(game.facts(0)["sheets"])


@rule("TR-EU-FINAL-01")
def test_the_total() -> None:
    outcome = finish(ended(title("ab bc", ac=8, ay=3), "ab", "bc", "b", "ac ay"))
    assert outcome.by_source(0) == {
        "track": 2,
        "ticket-done": 8,
        "ticket-failed": -3,
        "station-used": 0,
        "stations-left": 8,
        "longest-path": 10,
    }
    assert outcome.scores[0] == 25


@rule("TR-EU-FINAL-02", "TR-EU-INV-03")
def test_stations_do_not_count_for_the_longest_path() -> None:
    game = ended(title("ab bc cd", ad=8), "ab cd", "bc", "b", "ad")
    outcome = finish(game)
    assert tickets_of(outcome) == {"ad": 8}
    position: Any = game._position
    assert longest_path(position, 0) == 2 and longest_path(position, 1) == 2
    bare = finish(ended(title("ab bc cd", ad=8), "ab cd", "bc", "", "ad"))
    for source in ("track", "longest-path"):
        assert outcome.by_source(0)[source] == bare.by_source(0)[source]


def test_the_sheet_of_now_has_what_stations_would_lend() -> None:
    game = ended(title("ab bc", ac=8), "ab", "bc", "b", "ac")
    mine = game.facts(0)["sheets"][0]
    assert mine["points"]["ticket-done"] == {"ac": 8} and mine["points"]["station-used"] == {"b": 0}
    assert game.view(0)["tickets"] == [{"ticket": "ac", "done": True, "points": 8}]
    theirs = game.facts(1)["sheets"][0]
    assert "station-used" not in theirs["points"] and theirs["points"]["stations-left"] == {"stations-left": 8}
    assert finish(game).scores[0] == mine["total"]


def test_stations_that_cannot_be_read() -> None:
    game = arrange(begun("europe"), hands={0: "1R"})
    with pytest.raises(bl.MalformedMove, match="no city"):
        game.play("station nowhere: 1 red")
    with pytest.raises(bl.MalformedMove, match="colon"):
        game.play("station paris")
    with pytest.raises(bl.MalformedMove, match="is no move"):
        begun("usa").play("station boston: 1 red")


# -- against trying everything ---------------------------------------------------------------------


def plain(edges: list[tuple[int, int, int]], cities: list[int], tickets: list[tuple[int, int, int]]) -> tuple[int, int]:
    """Most ticket points and then tickets, by trying every track of others at every station."""
    own_tracks = [(a, b) for a, b, owner in edges if owner == 0]
    choices = [[None, *((a, b) for a, b, owner in edges if owner == 1 and city in (a, b))] for city in cities]
    best = (-1000, 0)
    for lent in itertools.product(*choices):
        part = list(range(12))
        for track in [*own_tracks, *(pair for pair in lent if pair)]:
            old, new = part[track[0]], part[track[1]]
            part = [new if name == old else name for name in part]
        done = [points for a, b, points in tickets if part[a] == part[b]]
        lost = [points for a, b, points in tickets if part[a] != part[b]]
        best = max(best, (sum(done) - sum(lost), len(done)))
    return best


def compare(seed: int) -> None:
    chance = random.Random(seed)
    size = chance.randint(4, 9)
    letters = "bcdefghij"[:size]
    pairs = [pair for pair in itertools.combinations(letters, 2) if chance.random() < 0.5]
    if not pairs:
        return
    cards: dict[str, int] = {}
    while len(cards) < 5:
        one, two = chance.sample(letters, 2)
        cards[one + two] = chance.randint(1, 9)
    table = title(" ".join(["ab", *("".join(pair) for pair in pairs), *(f"y{c}" for c in letters)]), **cards)
    game = small_game(table)
    edges = []
    for one, two in pairs:
        owner = chance.choice([0, 1, 1, 2])
        edges.append(("abcdefghijyz".index(one), "abcdefghijyz".index(two), owner))
        if owner < 2:
            own(game, owner, f"{one}-{two}")
    cities = chance.sample(letters, min(3, size))
    built(game, 0, *cities)
    hold(hold(game, 0, *cards), 1)
    tickets = [("abcdefghijyz".index(id[0]), "abcdefghijyz".index(id[1]), points) for id, points in cards.items()]
    wanted = plain(edges, ["abcdefghijyz".index(city) for city in cities], tickets)
    outcome = finish(game)
    found = tickets_of(outcome)
    assert (sum(found.values()), sum(points > 0 for points in found.values())) == wanted, seed


@rule("TR-EU-STATION-14")
def test_the_choice_is_the_best_of_all() -> None:
    for seed in range(60):
        compare(seed)


@pytest.mark.slow
def test_the_choice_is_the_best_of_all_in_very_many_networks() -> None:
    for seed in range(60, 10_000):
        compare(seed)


def test_among_equals_no_loan_comes_first() -> None:
    game = ended(title("ab bc", ac=8), "ab bc", "", "b", "ac")
    position: Any = game._position
    assert Loans(position, 0).best == [int(NO_LOAN)]
