"""Switzerland: the longest path, and an end like that of the base game."""

from __future__ import annotations

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, begun, claiming, finish, hold, keys, level, own, small_game, title_like, verdict

VALLEYS = title_like(
    "switzerland",
    {
        "a-b": {"length": 4, "color": "red"},
        "b-c": {"length": 4, "color": "blue"},
        "p-q": {"length": 4, "color": "red"},
        "q-r": {"length": 3, "color": "blue"},
        "q-t": {"length": 4, "color": "white"},
        "x-y": {"length": 2, "color": "green"},
        "x-f1": {"length": 3, "color": "red"},
        "y-f2": {"length": 5, "color": "red"},
        "x-f3": {"length": 1, "color": "red"},
    },
    cities={f"f{n}": {"name": "", "country": "fr", "border": True} for n in (1, 2, 3)},
    countries={"fr": "France"},
)


def paths(outcome: bl.Outcome) -> list[int]:
    """The wagons of the longest path for which each seat was paid, 0 if it was not."""
    found = []
    for lines in outcome.breakdown:
        paid = [line for line in lines if line.source == "longest-path"]
        assert all(line.points == 10 for line in paid)
        found.append(paid[0].params["wagons"] if paid else 0)
    return found


def scored(*owned: tuple[str, ...]) -> bl.Outcome:
    """The outcome if the seats own these tracks and hold no tickets."""
    game = small_game(VALLEYS, len(owned))
    for seat, tracks in enumerate(owned):
        hold(own(game, seat, *tracks), seat)
    return finish(game)


@rule("TR-CH-END-01")
def test_the_longest_path_is_worth_ten_points() -> None:
    outcome = scored(("a-b", "b-c"), ("p-q", "q-r"))
    assert paths(outcome) == [8, 0]
    assert outcome.scores == [7 + 7 + 10, 7 + 4]


@rule("TR-CH-END-01")
def test_more_wagons_in_pieces_are_no_longer_path() -> None:
    outcome = scored(("a-b", "x-f1", "p-q"), ("q-r", "q-t"))
    assert paths(outcome) == [0, 7]


@rule("TR-CH-END-02")
def test_all_that_tie_for_the_longest_path_get_ten() -> None:
    #
    outcome = scored(("a-b", "b-c"), ("p-q", "q-t"), ("x-y",))
    assert paths(outcome) == [8, 8, 0]
    assert outcome.scores == [24, 24, 2]


@rule("TR-CH-END-02")
def test_nobody_is_paid_for_no_path_at_all() -> None:
    #
    outcome = scored((), ())
    assert paths(outcome) == [0, 0]
    assert outcome.scores == [0, 0]
    assert outcome.winners == [0, 1]


@rule("TR-CH-END-03")
def test_a_path_may_end_abroad_but_not_run_through_a_country() -> None:
    assert paths(scored(("x-y", "x-f1"), ("a-b",))) == [5, 0]
    assert paths(scored(("x-y", "x-f1", "y-f2"), ("a-b",))) == [10, 0]
    # through the country these would be one path of 8
    assert paths(scored(("x-f1", "y-f2"), ("a-b",))) == [5, 0]
    # and with x-y a loop from which x-f3 hangs
    assert paths(scored(("x-y", "x-f1", "y-f2", "x-f3"), ("a-b",))) == [10, 0]


@rule("TR-CH-END-04")
def test_two_wagons_left_bring_one_more_turn_for_everybody() -> None:
    game = arrange(begun("switzerland", 3), hands={1: "1Y"}, wagons={1: 3})
    play_deck(game)
    events = game.play(claiming("baden-zurich", "1Y"))
    assert keys(events) == ["claimed", "last-round"]
    assert game.view(None)["last_round"] == {"seat": 1, "turns_left": 3}
    movers = []
    while not game.is_over:
        movers.append(game.to_move)
        play_deck(game)
    assert movers == [2, 0, 1]
    assert game.outcome().reason == "wagons"
    assert verdict(game, "draw deck") == "TR-CH-END-04"


def play_deck(game: bl.Game) -> None:
    game.play("draw deck")
    game.play("draw deck")


@rule("TR-CH-END-04")
def test_ties_are_broken_by_tickets_then_the_longest_path() -> None:
    # the tickets of this board lead from a to b, and seat 1 has the longest path
    twins = title_like("switzerland", {"a-b/1": {"length": 1}, "a-b/2": {"length": 1}, "b-c": {"length": 2}})
    for tickets, winners in (((2, 1), [0]), ((1, 2), [1]), ((1, 1), [1])):
        game = own(own(small_game(twins, 3), 0, "a-b/1"), 1, "a-b/2", "b-c")
        hold(game, 0, *[f"t{n}" for n in range(tickets[0])])
        hold(game, 1, *[f"t{n}" for n in range(10, 10 + tickets[1])])
        assert level(hold(game, 2), 0, 1).winners == winners


@rule("TR-CH-END-04")
def test_a_shared_longest_path_leaves_a_shared_victory() -> None:
    #
    for others, winners in ((("p-q", "q-t"), [0, 1]), (("p-q", "q-r"), [0])):
        game = own(own(small_game(VALLEYS), 0, "a-b", "b-c"), 1, *others)
        assert level(hold(hold(game, 0), 1), 0, 1).winners == winners
