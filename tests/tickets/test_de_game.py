"""Germany: board and cards, setup, drawing, parallel routes, border routes, and the end."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import branchline as bl
from branchline.games.tickets.board import CARDS
from branchline.games.tickets.passengers import majority
from ledger import rule
from tickets.arrange import arrange, begun, claiming, finish, full_deck, hold, keys, level, own, play_drawing, verdict

GERMANY: Any = bl.titles()["germany"]
PLENTY = "5P5W5B5Y5O5K5R5G5L"
COLORS = ("red", "green", "yellow", "black", "blue", "white")


def announced(players: int = 2, mix: str = "tickets 2 short 2 long", **options: Any) -> bl.Game:
    """A game, seat 0 first, in which all have announced a mix."""
    game = begun("germany", players, chosen=False, **options)
    for _ in range(players):
        game.play(mix)
    return game


def opened(players: int = 2, mix: str = "tickets 2 short 2 long", **options: Any) -> bl.Game:
    """A game past the starting choice: all keep everything."""
    game = announced(players, mix, **options)
    for _ in range(players):
        game.play("keep 1 2 3 4")
    return game


def carry(game: bl.Game, *hands: dict[str, int]) -> bl.Game:
    """Give every seat these passengers and nobody else's."""
    position: Any = game._position
    for seat, held in enumerate(hands):
        for number, color in enumerate(COLORS):
            position.carried[seat * 6 + number] = held.get(color, 0)
    return game


def wait(game: bl.Game, place: str, **colors: int) -> bl.Game:
    """Let exactly these passengers wait at a place."""
    position: Any = game._position
    at = position.board.place_ids.index(place)
    for number, color in enumerate(COLORS):
        position.waiting[at * 6 + number] = colors.get(color, 0)
    game._legal = None
    return game


def refused(game: bl.Game, move: str) -> str | None:
    refusal = game.why_not(move)
    return None if refusal is None else refusal.rule


# -- components and setup --------------------------------------------------------------------------


@rule("TR-DE-COMP-01", "TR-DE-COMP-02", "TR-DE-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table(players: int) -> None:
    game = begun("germany", players, chosen=False)
    position: Any = game._position
    assert [seat["wagons"] for seat in game.view(None)["seats"]] == [45] * players
    held: Counter[str] = Counter(card for card in game.view(None)["row"] if card)
    held.update(game.view(None)["discard"])
    held.update(dict(zip(CARDS, map(int, position.deck), strict=True)))
    for seat in range(players):
        assert sum(game.view(seat)["hand"].values()) == 4
        held.update(game.view(seat)["hand"])
    assert sorted(held.values()) == [12] * 8 + [14]
    with pytest.raises(bl.BadOption):
        bl.new_game("germany", players=6)


@rule("TR-DE-COMP-03", "TR-DE-TICK-05")
def test_the_tickets() -> None:
    tickets = GERMANY.map.tickets.values()
    decks = {deck: [ticket.points for ticket in tickets if ticket.deck == deck] for deck in ("short", "long")}
    assert {deck: len(points) for deck, points in decks.items()} == {"short": 55, "long": 34}
    #
    assert (min(decks["short"]), max(decks["short"])) == (2, 11)
    assert (min(decks["long"]), max(decks["long"])) == (12, 22)
    named = [sum(place in GERMANY.map.countries for place in (ticket.start, ticket.to)) for ticket in tickets]
    assert Counter(named) == Counter({0: 72, 1: 15, 2: 2})


@rule("TR-DE-COMP-05", "TR-DE-COMP-06", "TR-DE-CLAIM-02")
def test_the_board() -> None:
    map = GERMANY.map
    spots = Counter(city.country for city in map.cities.values() if city.border)
    assert spots == Counter({"dk": 2, "fr": 3, "nl": 3, "at": 3, "ch": 3})
    assert (len(map.cities) - 14, len(map.tracks)) == (35, 110)
    groups = Counter(id.partition("/")[0] for id in map.tracks)
    assert Counter(groups.values()) == Counter({1: 62, 2: 21, 3: 2})
    assert {pair for pair, n in groups.items() if n == 3} == {"dortmund-dusseldorf", "dusseldorf-koln"}
    assert {track.length for track in map.tracks.values()} == set(range(1, 8))
    assert not any(track.ferry or track.tunnel for track in map.tracks.values())
    assert map.rules.track_points == (1, 2, 4, 7, 10, 15, 18)
    assert (map.rules.longest_path, map.rules.globetrotter) == (0, 15)


@rule("TR-DE-COMP-04", "TR-DE-SETUP-01", "TR-DE-SETUP-02", "TR-DE-PASS-06")
def test_the_passengers_at_the_start() -> None:
    placed = GERMANY.map.passengers
    assert sum(placed.values()) == 60
    assert {place: n for place, n in placed.items() if n > 1} == {
        "berlin": 5,
        "hamburg": 4,
        "koln": 4,
        "frankfurt": 4,
        "munchen": 4,
        "leipzig": 3,
        "stuttgart": 3,
    }
    assert [placed[country] for country in ("dk", "fr", "nl", "at", "ch")] == [1] * 5
    game = begun("germany", 2, chosen=False)
    for seat in (None, 0, 1):
        waiting = game.view(seat)["passengers"]
        assert {place: sum(there.values()) for place, there in waiting.items()} == placed
        total: Counter[str] = sum((Counter(there) for there in waiting.values()), Counter())
        assert total == Counter(dict.fromkeys(COLORS, 10))
    told = [event for event in game.log(None) if event.key == "passengers-wait"]
    assert {event.params["place"]: event.params["passengers"] for event in told} == game.view(None)["passengers"]
    answers = [answer for answer in game.chance_of(0) if answer.startswith("passenger:")]
    assert len(answers) == 60


@rule("TR-DE-SETUP-09")
def test_the_first_player() -> None:
    games = [bl.new_game("germany", players=4, seed=seed) for seed in range(30)]
    assert {game.view(None)["first"] for game in games} == {0, 1, 2, 3}
    assert bl.new_game("germany", players=4, first_player=3).to_move == 3


# -- cards and routes ------------------------------------------------------------------------------


@rule("TR-DE-DRAW-01", "TR-DE-SETUP-03")
def test_drawing_as_in_the_base_game() -> None:
    game = full_deck(arrange(opened(), hands={0: "", 1: ""}, row="LPPWB", discard=""))
    game.play("draw purple")
    assert verdict(game, "draw loco") == "TR-DE-DRAW-01"
    other = full_deck(arrange(opened(), hands={0: "", 1: ""}, row="LLPWB", discard=""))
    assert "flushed" in keys(play_drawing(other, "draw purple", "LWBYOK"))
    first = full_deck(arrange(opened(), hands={0: "", 1: ""}, row="LPPWB", discard=""))
    first.play("draw loco")
    assert first.to_move == 1


@rule("TR-DE-CLAIM-01", "TR-DE-CLAIM-02")
def test_locomotives_on_every_route() -> None:
    game = arrange(opened(), hands={0: "7L6B", 1: ""})
    for pay in ("7L", "6B1L", "1B6L"):
        assert refused(game, claiming("berlin-hamburg/1", pay)) is None
    events = game.play(claiming("berlin-hamburg/1", "6B1L"))
    assert events[0].params["points"] == 18


def into(city: str, country: str) -> str:
    """The route from a city into a country."""
    spots = {id for id, place in GERMANY.map.cities.items() if place.border and place.country == country}
    tracks: list[str] = [id for id in GERMANY.map.tracks if city in id.split("-") and spots & set(id.split("-"))]
    return tracks[0]


@rule("TR-DE-BOARD-02")
def test_a_border_route_is_a_route() -> None:
    game = arrange(opened(), hands={0: "1G", 1: ""})
    track = into("saarbrucken", "fr")
    assert GERMANY.map.tracks[track].length == 1
    events = game.play(claiming(track, "1G"))
    assert events[0].params["points"] == 1
    assert game.view(None)["seats"][0]["wagons"] == 44


@rule("TR-DE-BOARD-01", "TR-DE-TICK-06")
def test_countries_are_dead_ends() -> None:
    game = opened()
    own(game, 0, into("freiburg", "fr"), into("saarbrucken", "fr"))
    position: Any = game._position
    a, b = (position.board.city_ids.index(city) for city in ("freiburg", "saarbrucken"))
    assert position.root(0, a) != position.root(0, b)
    ticket = next(id for id, ticket in GERMANY.map.tickets.items() if ticket.to == "fr")
    hold(game, 0, ticket)
    assert not game.view(0)["tickets"][0]["done"]
    way = game.facts(0)["ways"][ticket]["tracks"]
    own(game, 0, *(track for track in way if track not in game.view(None)["seats"][0]["tracks"]))
    assert game.view(0)["tickets"][0]["done"]


@rule("TR-DE-MULTI-01", "TR-DE-MULTI-02")
@pytest.mark.parametrize(("players", "double", "triple"), [(2, 1, 1), (3, 1, 1), (4, 2, 3), (5, 2, 3)])
def test_parallel_routes(players: int, double: int, triple: int) -> None:
    for pair, size, limit in (("berlin-hamburg", 2, double), ("dusseldorf-koln", 3, triple)):
        game = opened(players)
        for taken in range(size):
            closed = game.facts(players - 1)["closed"].get(f"{pair}/{size}")
            assert (closed is None) == (taken < limit)
            if taken < min(limit, players - 1) and taken < size - 1:
                own(game, taken, f"{pair}/{taken + 1}")
                assert game.facts(taken)["closed"][f"{pair}/{size}"] in ("own-twin", "twin-closed")
            else:
                break
        hand = arrange(game, hands={0: "9P9W9B9Y9O9K9R9G"}, to_move=0)
        track = GERMANY.map.tracks[f"{pair}/{size}"]
        color = "red" if track.color == "gray" else track.color
        told = refused(hand, f"claim {pair}/{size}: {track.length} {color}")
        assert told == "TR-DE-MULTI-01"
        if limit == 1:
            rival = arrange(game, hands={1: "9P9W9B9Y9O9K9R9G"}, to_move=1)
            assert refused(rival, f"claim {pair}/{size}: {track.length} {color}") == "TR-DE-MULTI-02"


# -- the end ---------------------------------------------------------------------------------------


@rule("TR-DE-END-01", "TR-DE-PASS-08")
def test_the_last_round() -> None:
    game = arrange(opened(), hands={0: "1R", 1: ""}, wagons={0: 3}, row="PWBYO", deck=PLENTY)
    track = "augsburg-ulm/1"
    wait(wait(game, "augsburg", red=1, blue=1), "ulm", green=1)
    game.play(claiming(track, "1R"))
    assert (game.view(None)["phase"], game.view(None)["last_round"]) == ("passenger", None)
    assert refused(game, "draw deck") == "TR-DE-PASS-02"
    assert keys(game.play("passenger augsburg: red")) == ["passenger-taken", "passenger-taken", "last-round"]
    assert game.view(None)["last_round"] == {"seat": 0, "turns_left": 2}
    for _ in range(4):
        game.play("draw deck")
    assert game.is_over
    assert refused(game, "draw deck") == "TR-DE-END-01"


@rule("TR-DE-FINAL-03", "TR-DE-FINAL-04", "TR-DE-FINAL-05", "TR-DE-FINAL-06", "TR-DE-FINAL-07", "TR-DE-INV-03")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 2, 1), (20, 10, 0)),
        ((3, 3, 2), (20, 20, 0)),
        ((4, 2, 2, 1), (20, 10, 10, 0)),
        ((3, 0), (20, 0)),
        ((0, 0), (0, 0)),
        ((3, 1), (20, 10)),
        ((1, 1, 1, 1, 1), (20, 20, 20, 20, 20)),
        ((0, 5, 0), (0, 20, 0)),
    ],
)
def test_majorities(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    game = carry(opened(len(counts)), *({"blue": n} for n in counts))
    first, second = majority(list(counts))
    assert [20 * (seat in first) + 10 * (seat in second) for seat in range(len(counts))] == list(points)
    assert game.facts(None)["passengers"]["blue"] == {"counts": list(counts), "first": first, "second": second}
    assert [sheet["points"].get("passengers", {}).get("blue", 0) for sheet in game.facts(None)["sheets"]] == list(
        points
    )
    outcome = finish(game)
    assert [outcome.by_source(seat).get("passengers", 0) for seat in range(len(counts))] == list(points)
    assert outcome.scores == [sum(line.points for line in lines) for lines in outcome.breakdown]


def by_brute_force(counts: list[int]) -> list[int]:
    """Points of a colour, read from the rulebook: rank by rank."""
    ranks = sorted({count for count in counts if count}, reverse=True)
    out = [0] * len(counts)
    for seat, count in enumerate(counts):
        if ranks and count == ranks[0]:
            out[seat] = 20
        elif len(ranks) > 1 and counts.count(ranks[0]) == 1 and count == ranks[1]:
            out[seat] = 10
    return out


@rule("TR-DE-INV-03", "TR-DE-FINAL-05")
def test_majorities_of_all_small_counts_and_10_000_others() -> None:
    small = [list(counts) for players in (2, 3, 4, 5) for counts in product(range(4), repeat=players)]
    chance = random.Random(1)
    others = [[chance.randint(0, 10) for _ in range(chance.randint(2, 5))] for _ in range(10_000)]
    for counts in small + others:
        first, second = majority(counts)
        told = [20 * (seat in first) + 10 * (seat in second) for seat in range(len(counts))]
        assert told == by_brute_force(counts)
        assert sum(told) in (0, 20 * len(first), 20 + 10 * len(second))


def two_tickets(done: tuple[int, ...]) -> bl.Game:
    """Seats that have completed so many tickets and hold no other."""
    game = opened(len(done))
    position: Any = game._position
    board = position.board
    between = {id: ticket for id, ticket in GERMANY.map.tickets.items() if ticket.to not in GERMANY.map.countries}
    short = [id for id, ticket in between.items() if ticket.deck == "short"]
    for seat in range(len(done)):
        hold(game, seat)
    for seat, count in enumerate(done):
        mine = [short.pop() for _ in range(count)]
        hold(game, seat, *mine)
        for ticket in (between[id] for id in mine):
            a, b = (position.root(seat, board.city_ids.index(end)) for end in (ticket.start, ticket.to))
            position.network[seat * board.cities() + a] = b
    return game


@rule("TR-DE-FINAL-02", "TR-DE-COMP-05", "TR-DE-FINAL-01")
@pytest.mark.parametrize(("done", "points"), [((6, 6, 4), (15, 15, 0)), ((2, 1, 0), (15, 0, 0)), ((0, 0), (0, 0))])
def test_the_globetrotter(done: tuple[int, ...], points: tuple[int, ...]) -> None:
    outcome = finish(two_tickets(done))
    assert [outcome.by_source(seat).get("globetrotter", 0) for seat in range(len(done))] == list(points)
    assert {line.source for lines in outcome.breakdown for line in lines} <= {"ticket-done", "globetrotter"}


@rule("TR-DE-FINAL-01")
def test_a_total_by_hand() -> None:
    game = own(carry(two_tickets((1, 0)), {"red": 2, "blue": 1}, {"blue": 3}), 0, "berlin-hamburg/1")
    outcome = finish(game)
    ticket = next(line.points for line in outcome.breakdown[0] if line.source == "ticket-done")
    assert outcome.scores == [18 + ticket + 15 + 20 + 10, 20]


@rule("TR-DE-FINAL-08")
def test_tie_breaks() -> None:
    first = level(carry(two_tickets((1, 2)), {"red": 3}, {"blue": 1}), 0, 1)
    assert first.winners == [1]
    assert first.tie_break is not None and first.tie_break.by == "tickets"
    second = level(carry(two_tickets((1, 1)), {"red": 3}, {"blue": 1}), 0, 1)
    assert second.winners == [0]
    assert second.tie_break is not None
    assert second.tie_break.as_dict() == {"by": "passengers", "best": 3, "next_best": 1}
    assert level(carry(two_tickets((1, 1)), {"red": 2}, {"blue": 2}), 0, 1).winners == [0, 1]


@rule("TR-DE-VAR-01")
def test_without_passengers() -> None:
    game = opened(2, passengers="off")
    assert "passengers" not in game.view(0) and "passengers" not in game.facts(0)
    assert not any(event.key == "passengers-wait" for event in game.log(None))
    arrange(game, hands={0: "1R", 1: ""}, row="PWBYO", deck=PLENTY)
    assert keys(game.play(claiming("augsburg-ulm/1", "1R"))) == ["claimed"]
    assert game.to_move == 1
    with pytest.raises(bl.MalformedMove):
        game.why_not("passenger berlin: red")
    outcome = level(game, 0, 1)
    assert outcome.winners == [0, 1]
    assert all("passengers" not in outcome.by_source(seat) for seat in range(2))
