"""Northern Lights: components, setup, the starting choice and what it hides."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.games.tickets.board import CARDS, COLORS
from ledger import rule
from tickets.arrange import (
    LETTERS,
    arrange,
    begun,
    finish,
    hold,
    keys,
    own,
    put_goals,
    small_game,
    title_like,
    verdict,
    with_goal,
)

COUNTS = (2, 3, 4, 5)
TABLE: Any = bl.titles()["northern-lights"]


def dealt(players: int = 2, seed: int = 1, **options: Any) -> bl.Game:
    """A game in which nobody has chosen tickets yet."""
    return begun("northern-lights", players, seed, chosen=False, **options)


def all_cards(game: bl.Game) -> Counter[str]:
    """Every train card on the table by kind: deck, discard, row and hands."""
    p: Any = game._position
    held: Counter[str] = Counter({card: p.deck[kind] + p.discard[kind] for kind, card in enumerate(CARDS)})
    held.update(card for card in game.view(None)["row"] if card)
    for seat in range(game.players):
        held.update(game.view(seat)["hand"])
    return held


def few_tickets(count: int, **more: Any) -> bl.Game:
    """Two players and a short ticket deck, nobody has chosen yet."""
    tickets = {f"t{n:02}": {"from": "a", "to": "b", "points": 5} for n in range(count)}
    title = title_like("northern-lights", {"a-b": {"length": 1, "color": "red"}}, tickets, players=[2, 2])
    return small_game(title, chosen=False, **more)


# -- components ------------------------------------------------------------------------------------


@rule("TR-NL-COMP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_there_are_114_train_cards(players: int) -> None:
    cards = all_cards(dealt(players))
    assert cards["loco"] == 18
    assert [cards[color] for color in COLORS] == [12] * 8
    assert cards.total() == 114


@rule("TR-NL-COMP-02")
def test_the_colors_are_eight_and_grey_is_no_card() -> None:
    game = dealt()
    colors = {"purple", "blue", "orange", "white", "green", "yellow", "black", "red"}
    assert set(all_cards(game)) == colors | {"loco"}
    for grey in ("grey", "gray"):
        with pytest.raises(bl.MalformedMove):
            game.why_not(f"draw {grey}")
        with pytest.raises(bl.MalformedMove):
            game.why_not(f"claim alborg-oslo: 3 {grey}")
    assert {track.color for track in TABLE.map.tracks.values()} == colors | {"gray"}


@rule("TR-NL-COMP-03")
def test_there_are_eleven_goals_and_55_tickets() -> None:
    assert len(TABLE.board.goal_ids) == len({goal.metric for goal in TABLE.map.goals.values()}) == 11
    ends = {frozenset((ticket.start, ticket.to)) for ticket in TABLE.map.tickets.values()}
    assert len(TABLE.board.ticket_ids) == len(set(TABLE.board.ticket_ids)) == len(ends) == 55


@rule("TR-NL-COMP-03")
@pytest.mark.parametrize(
    "correction",
    (
        "[tickets.t56]\nfrom = 'oslo'\nto = 'riga'\npoints = 5\n",
        "[goals.most_tickets]\nmetric = 'ferries'\npoints = 10\n",
        "[tickets.t01]\ncopies = 2\n",
    ),
    ids=("one more ticket", "one more goal", "a ticket twice"),
)
def test_corrections_cannot_change_the_number_of_cards(correction: str, tmp_path: Path) -> None:
    file = tmp_path / "corrections.toml"
    file.write_text(correction)
    with pytest.raises(bl.BadMap):
        bl.new_game("northern-lights", players=2, seed=1, data=file)


@rule("TR-NL-COMP-04", "TR-NL-SETUP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_has_40_wagons_of_their_own(players: int) -> None:
    game = begun("northern-lights", players)
    assert [seat["wagons"] for seat in game.view(None)["seats"]] == [40] * players
    own(game, 1, "bergen-lillehammer")
    seats = game.view(None)["seats"]
    assert [seat["wagons"] for seat in seats] == [40, 37, *[40] * (players - 2)]
    assert [seat["tracks"] for seat in seats] == [[], ["bergen-lillehammer"], *[[]] * (players - 2)]
    assert [seat["score"] for seat in seats] == [0, 4, *[0] * (players - 2)]


@rule("TR-NL-COMP-04", "TR-NL-COMP-05")
def test_two_to_five_can_play_and_nobody_else() -> None:
    for players in COUNTS:
        assert dealt(players).players == players
    for players in (0, 1, 6):
        with pytest.raises(bl.BadOption):
            bl.new_game("northern-lights", players=players, seed=1)


# -- the table -------------------------------------------------------------------------------------


@rule("TR-NL-SETUP-02")
def test_scores_begin_at_0_and_go_past_100() -> None:
    assert [seat["score"] for seat in dealt(5).view(None)["seats"]] == [0] * 5
    tracks = {f"a-{city}": {"length": 5, "color": "red"} for city in "bcd"}
    title = title_like("northern-lights", tracks, rules={"track_points": [1, 2, 4, 7, 35]})
    game = own(small_game(title), 0, *tracks)
    hold(hold(game, 0), 1)
    assert game.view(None)["seats"][0]["score"] == 105
    assert finish(game).scores == [105, 0]


@rule("TR-NL-SETUP-03", "TR-NL-SETUP-04")
@pytest.mark.parametrize("players", COUNTS)
def test_four_cards_each_and_a_row_of_five(players: int) -> None:
    game = dealt(players)
    view = game.view(None)
    assert [seat["cards"] for seat in view["seats"]] == [4] * players
    assert [sum(game.view(seat)["hand"].values()) for seat in range(players)] == [4] * players
    assert view["deck"] == 114 - 4 * players - 5
    assert len(view["row"]) == 5 and None not in view["row"]
    assert view["discard"] == {}


@rule("TR-NL-SETUP-03")
def test_the_deal_is_shuffled() -> None:
    hands = {json.dumps(dealt(2, seed).view(0)["hand"]) for seed in range(8)}
    assert len(hands) > 4


@rule("TR-NL-SETUP-05")
def test_an_opening_row_of_locomotives_stays() -> None:
    record = dealt().record()
    record.deal[:13] = ["red", "blue"] * 4 + ["loco"] * 5
    game = record.replay()
    view = game.view(None)
    assert view["row"] == ["loco"] * 5
    assert view["deck"] == 114 - 8 - 5
    assert view["discard"] == {}
    assert "flushed" not in keys(game.log(None))


@rule("TR-NL-SETUP-06")
def test_four_goals_are_turned_up_for_all_to_see() -> None:
    seen = set()
    for seed in range(12):
        game = dealt(3, seed)
        goals = [goal["goal"] for goal in game.view(None)["goals"]]
        assert len(set(goals)) == len(goals) == 4
        assert all(game.view(seat)["goals"] == game.view(None)["goals"] for seat in range(3))
        assert [e.params["goal"] for e in game.log(None) if e.key == "goal-in-play"] == goals
        seen.update(goals)
    assert seen == set(TABLE.map.goals)


@rule("TR-NL-SETUP-07")
@pytest.mark.parametrize("seed", range(6))
def test_only_the_goals_turned_up_are_scored(seed: int) -> None:
    game = begun("northern-lights", 2, seed)
    in_play = [goal["goal"] for goal in game.view(None)["goals"]]
    # seat 0 is best at all eleven
    arrange(game, hands={0: "2L", 1: ""}, wagons={1: 0})
    own(game, 0, "narvik-tromso/1", "karlstad-oslo/1", "karlstad-stockholm/1")
    own(game, 0, "unnamed_se_2-honningsvag", "unnamed_se_2-rovaniemi")
    hold(hold(game, 0, "t44", "t11"), 1)
    assert [len(with_goal(finish(put_goals(game.copy(), goal)), goal)) for goal in TABLE.map.goals] == [1] * 11
    outcome = finish(game)
    paid = [[line.params["goal"] for line in lines if line.source == "goal"] for lines in outcome.breakdown]
    assert paid == [in_play, []]
    assert [goal["goal"] for goal in game.view(None)["goals"]] == in_play


# -- the starting choice ---------------------------------------------------------------------------


@rule("TR-NL-SETUP-08")
@pytest.mark.parametrize("players", COUNTS)
def test_four_tickets_are_dealt_to_each(players: int) -> None:
    game = dealt(players)
    offers = [game.view(seat)["offer"] for seat in range(players)]
    assert [len(offer) for offer in offers] == [4] * players
    assert len({ticket for offer in offers for ticket in offer}) == 4 * players
    assert game.view(None)["ticket_deck"] == 55 - 4 * players
    assert game.audit() == []


@rule("TR-NL-SETUP-08")
def test_the_tickets_are_shuffled() -> None:
    assert len({tuple(dealt(2, seed).view(0)["offer"]) for seed in range(8)}) == 8


@rule("TR-NL-SETUP-09")
def test_two_three_or_four_tickets_are_kept() -> None:
    game = dealt()
    assert verdict(game, "keep") == "TR-NL-SETUP-09"
    for ticket in "1234":
        assert verdict(game, f"keep {ticket}") == "TR-NL-SETUP-09"
    for kept in ("1 2", "3 4", "1 3 4", "1 2 3 4"):
        assert verdict(game, f"keep {kept}") is None
    assert len(game.legal_moves()) == 11
    offer = game.view(0)["offer"]
    game.play("keep 2 4")
    game.play("keep 1 2 3")
    assert [ticket["ticket"] for ticket in game.view(0)["tickets"]] == sorted([offer[1], offer[3]])
    assert [seat["tickets"] for seat in game.view(None)["seats"]] == [2, 3]


@rule("TR-NL-SETUP-10")
@pytest.mark.parametrize("first", (0, 1))
def test_rejected_tickets_go_under_the_deck_in_turn_order(first: int) -> None:
    """A-22: from the first player on, each in the order of the offer."""
    game = few_tickets(10, first_player=first)
    one, two = first, 1 - first
    offers = [game.view(seat)["offer"] for seat in (0, 1)]
    game.play("keep 1 3")
    game.play("keep 1 2 4")
    assert game.view(None)["ticket_deck"] == 2 + 2 + 1
    game.play("tickets")
    assert game.view(one)["offer"][2] == offers[one][1]
    game.play("keep 1 2 3")
    game.play("tickets")
    assert game.view(two)["offer"] == [offers[one][3], offers[two][2]]


@rule("TR-NL-SETUP-10")
def test_the_deck_is_counted_the_same_until_all_have_chosen() -> None:
    game = dealt(3)
    sizes = []
    for kept in ("1 2", "1 2", "1 2 3 4"):
        game.play(f"keep {kept}")
        sizes.append(game.view(None)["ticket_deck"])
    assert sizes == [43, 43, 47]


@rule("TR-NL-SETUP-11")
def test_others_see_how_many_tickets_but_not_which() -> None:
    games = [begun("northern-lights", 2), begun("northern-lights", 2)]
    dealt_out = {ticket["ticket"] for seat in (0, 1) for ticket in games[0].view(seat)["tickets"]}
    others = [ticket for ticket in TABLE.map.tickets if ticket not in dealt_out]
    hold(games[0], 0, *others[:2])
    hold(games[1], 0, *others[-2:])
    for viewer in (1, None):
        first, second = (json.dumps(game.view(viewer)) for game in games)
        assert first == second
        assert games[0].view(viewer)["seats"][0]["tickets"] == 2
    assert [ticket["ticket"] for ticket in games[0].view(0)["tickets"]] == others[:2]


@rule("TR-NL-SETUP-11")
def test_the_log_names_tickets_to_their_owner_only() -> None:
    game = begun("northern-lights", 2)
    game.play("tickets")
    game.play("keep 2")
    for viewer in (0, 1, None):
        for event in game.log(viewer):
            if event.key in ("offered-tickets", "kept-tickets"):
                assert ("tickets" in event.params) == (event.params["seat"] == viewer)
                assert event.hidden == (event.params["seat"] != viewer)
    kept = [e.params["n"] for e in game.log(1) if e.key == "kept-tickets" and e.params["seat"] == 0]
    assert kept == [4, 1]


@rule("TR-NL-SETUP-11")
def test_cards_drawn_unseen_stay_unseen() -> None:
    game = begun("northern-lights", 2)
    game.play("draw deck")
    game.play("draw deck")
    for viewer in (0, 1, None):
        for event in game.log(viewer):
            secret = {"drew": "card", "dealt": "cards"}.get(event.key)
            if secret:
                assert (secret in event.params) == (event.params["seat"] == viewer)


@rule("TR-NL-SETUP-11")
def test_secrets_of_a_seat_change_nothing_for_the_others() -> None:
    """Two games that differ only in what seat 0 was dealt and drew look the same to all others."""
    record = dealt().record()
    cards, secret = ["red", "blue", "red", "blue"], ["t01", "t02", "t03", "t04"]
    record.deal[:13] = cards + ["green"] * 4 + ["white"] * 5
    record.deal[17:] = [f"ticket:{id}" for id in (*secret, "t05", "t06", "t07", "t08")]
    record.moves = [
        ("keep 1 2", []),
        ("keep 1 2", []),
        ("draw deck", ["red"]),
        ("draw deck", ["blue"]),
        ("draw deck", ["green"]),
        ("draw white", ["green"]),
        ("tickets", ["ticket:t09", "ticket:t10", "ticket:t11"]),
        ("keep 3", []),
    ]
    other = bl.Record.loads(record.dumps())
    other.deal[:4] = ["yellow", "yellow", "loco", "black"]
    other.deal[17:21] = [f"ticket:t{n}" for n in (51, 52, 53, 54)]
    other.moves[0] = ("keep 2 3", [])
    other.moves[2:4] = [("draw deck", ["loco"]), ("draw deck", ["orange"])]
    other.moves[6:] = [("tickets", ["ticket:t41", "ticket:t42", "ticket:t43"]), ("keep 1", [])]
    for upto in range(len(record.moves) + 1):
        games = record.replay(upto), other.replay(upto)
        for viewer in (1, None):
            views = [json.dumps(game.view(viewer)) for game in games]
            logs = [json.dumps([event.as_dict() for event in game.log(viewer)]) for game in games]
            assert views[0] == views[1]
            assert logs[0] == logs[1]
        assert games[0].view(0) != games[1].view(0)


@rule("TR-NL-SETUP-12")
def test_the_first_player_can_be_named() -> None:
    game = begun("northern-lights", 4, first_player=2)
    assert game.to_move == 2
    assert game.view(None)["first"] == 2
    with pytest.raises(bl.BadOption):
        bl.new_game("northern-lights", players=2, seed=1, first_player=2)


@rule("TR-NL-SETUP-12")
def test_else_anybody_may_begin() -> None:
    """A-23: chance decides."""
    firsts = set()
    for seed in range(30):
        game = bl.new_game("northern-lights", players=3, seed=seed)
        assert game.to_move == game.view(None)["first"]
        firsts.add(game.to_move)
    assert firsts == {0, 1, 2}


@rule("TR-NL-SETUP-13")
def test_goals_row_and_hand_are_known_when_tickets_are_chosen() -> None:
    game = dealt(3)
    for seat in range(3):
        view = game.view(seat)
        assert view["phase"] == "choosing"
        assert len(view["goals"]) == 4
        assert len(view["row"]) == 5
        assert sum(view["hand"].values()) == 4
        assert len(view["offer"]) == 4


@rule("TR-NL-SETUP-13")
def test_no_turn_before_all_have_chosen() -> None:
    game = dealt(3)
    face_up = game.view(None)["row"][0]
    for seat in range(3):
        assert game.to_move == seat
        for move in ("draw deck", f"draw {face_up}", "tickets", "pass", "claim alborg-oslo: 3 loco"):
            assert verdict(game, move) == "TR-NL-SETUP-13"
        game.play("keep 1 2")
    assert game.to_move == 0
    assert verdict(game, "draw deck") is None


@rule("TR-NL-SETUP-09", "TR-NL-SETUP-11")
def test_starting_choices_are_secret_until_all_have_chosen() -> None:
    """A-24: nobody learns how many others keep before the last choice."""
    games = [dealt(3), dealt(3)]
    games[0].play("keep 1 2")
    games[1].play("keep 1 2 3 4")
    for viewer in (1, 2, None):
        told = [(game.view(viewer), [e.as_dict() for e in game.log(viewer)]) for game in games]
        assert told[0] == told[1]
        assert [seat["tickets"] for seat in told[0][0]["seats"]] == [None] * 3
    assert games[0].view(0)["chosen"] == [1, 2]
    for game in games:
        game.play("keep 1 2")
        game.play("keep 1 2 3")
    assert [[seat["tickets"] for seat in game.view(None)["seats"]] for game in games] == [[2, 2, 3], [4, 2, 3]]


def test_the_letters_of_the_ledger_are_the_cards_in_order() -> None:
    """The other tests write cards as the ledger does."""
    assert [card[0].upper() for card in CARDS if card not in ("black",)] == [x for x in LETTERS if x != "K"]
