"""Forced situations: each in a small recorded game, and each again at an arranged table.

The records were played at random on a tiny map, which they carry along, until the situation came up;
they end there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import (
    arrange,
    begun,
    claiming,
    faces,
    keys,
    leave_tickets,
    play_drawing,
    small_game,
    small_title,
    verdict,
)

RECORDS = Path(__file__).with_name("records")
BASE_TITLES = pytest.mark.parametrize("title", ["usa", "switzerland"])


class Told:
    """A recorded game: as it stood before its last move, as it ended, and what that move did."""

    def __init__(self, name: str) -> None:
        self.text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
        self.record = bl.Record.loads(self.text)
        self.before = self.record.replay(len(self.record.moves) - 1)
        self.after = self.record.replay()
        self.move = self.record.moves[-1][0]
        self.events = list(self.after.log(None))[len(self.before.log(None)) :]
        self.keys = [event.key for event in self.events]

    def params(self, key: str) -> dict[str, Any]:
        """The parameters of the only event of this kind."""
        assert self.keys.count(key) == 1
        return self.events[self.keys.index(key)].params


def groups(game: bl.Game) -> set[str]:
    return {move.group for move in game.legal_moves()}


@rule("TR-INV-01", "TR-INV-02", "TR-INV-03", "TR-INV-09")
@pytest.mark.parametrize("name", sorted(file.stem for file in RECORDS.glob("*.txt")))
def test_every_record_is_sound(name: str) -> None:
    told = Told(name)
    assert told.record.dumps() == told.text
    assert told.record.verify() == []
    assert told.record.attachment.startswith('name = "Tiny"')
    for upto in range(len(told.record.moves) + 1):
        assert told.record.replay(upto).audit() == []


# -- no card to draw -------------------------------------------------------------------------------


@rule("TR-BASE-DRAW-07")
def test_no_card_to_draw_recorded() -> None:
    game = Told("no_card_to_draw").after
    view = game.view(None)
    assert (view["deck"], view["discard"], view["phase"]) == (0, {}, "turn")
    lying = [card for card in view["row"] if card]
    assert lying
    assert groups(game) == {"claim", "tickets"}
    for card in lying:
        assert verdict(game, f"draw {card}") == "TR-BASE-DRAW-07"


@rule("TR-BASE-DRAW-07")
@BASE_TITLES
def test_no_card_to_draw(title: str) -> None:
    game = arrange(begun(title), hands={0: "9R9Y"}, row="RG", deck="", discard="")
    assert verdict(game, "draw deck") == verdict(game, "draw red") == "TR-BASE-DRAW-07"
    assert groups(game) == {"claim", "tickets"}


@rule("TR-BASE-DRAW-06", "TR-INV-05", "TR-INV-08")
def test_a_claim_refills_the_row_recorded() -> None:
    #
    told = Told("row_refilled_by_a_claim")
    assert None in told.before.view(None)["row"]
    assert told.before.view(None)["deck"] == 0
    assert told.keys[:2] == ["claimed", "reshuffled"]
    assert "turned-up" in told.keys[2:]
    assert None not in told.after.view(None)["row"]


# -- no legal action -------------------------------------------------------------------------------


@rule("TR-BASE-TURN-01", "TR-INV-06")
def test_a_forced_pass_recorded() -> None:
    #
    game = Told("forced_pass").after
    assert game.legal_moves().texts() == ["pass"]
    for move, forbids in (("draw deck", "TR-BASE-DRAW-07"), ("tickets", "TR-BASE-TICK-01")):
        assert verdict(game, move) == forbids
    mover = game.to_move
    assert keys(game.play("pass")) == ["passed"]
    assert game.to_move != mover
    assert not game.is_over


@rule("TR-BASE-TURN-01", "TR-INV-06")
@BASE_TITLES
def test_a_forced_pass(title: str) -> None:
    game = leave_tickets(arrange(begun(title, 3), hands={0: "", 1: "9R9Y"}, row="RG", deck="", discard=""), 0)
    assert game.legal_moves().texts() == ["pass"]
    game.play("pass")
    assert game.to_move == 1
    assert verdict(game, "pass") == "TR-BASE-TURN-01"


@rule("TR-BASE-TURN-01", "TR-INV-07")
def test_all_pass_recorded() -> None:
    told = Told("all_pass")
    assert [text for text, _ in told.record.moves[-3:]] == ["pass"] * 3
    assert not told.before.is_over
    assert told.keys == ["passed", "game-over"]
    assert told.params("game-over") == {"reason": "deadlock"}
    assert told.after.outcome().reason == "deadlock"
    assert told.after.to_move is None
    # it ended before the last round, and was scored
    assert told.after.view(None)["last_round"] is None
    assert told.record.result.startswith(" ".join(str(score) for score in told.after.outcome().scores))


@rule("TR-BASE-TURN-01", "TR-INV-07")
@pytest.mark.parametrize("players", [2, 3])
def test_the_game_ends_when_all_pass_in_succession(players: int) -> None:
    title = small_title({"a-b": {"length": 1, "color": "red"}, "c-d": {"length": 1, "color": "blue"}})
    nobody = dict.fromkeys(range(players), "")
    game = leave_tickets(arrange(small_game(title, players), hands=nobody, row="", deck="", discard=""), 0)
    for _ in range(players - 1):
        game.play("pass")
    # somebody can act after all: the passes are no longer in succession
    other = arrange(game.copy(), hands={players - 1: "1R"})
    events = other.play(claiming("a-b", "1R"))
    assert keys(events)[0] == "claimed"
    for _ in range(players - 1):
        assert keys(other.play("pass")) == ["passed"]
    assert not other.is_over
    assert keys(game.play("pass")) == ["passed", "game-over"]
    assert game.outcome().reason == "deadlock"


@rule("TR-BASE-END-01", "TR-BASE-TURN-01")
def test_a_pass_in_the_last_round_recorded() -> None:
    told = Told("pass_in_the_last_round")
    assert told.move == "pass"
    left = told.before.view(None)["last_round"]["turns_left"]
    assert told.after.view(None)["last_round"]["turns_left"] == left - 1


# -- tickets ---------------------------------------------------------------------------------------


@rule("TR-BASE-TICK-01", "TR-CH-TICK-11")
@pytest.mark.parametrize("name", ["no_tickets_left", "no_tickets_left_all_kept"])
def test_an_empty_ticket_deck_recorded(name: str) -> None:
    #
    told = Told(name)
    game = told.after
    assert game.view(None)["ticket_deck"] == 0
    assert verdict(game, "tickets") == "TR-BASE-TICK-01"
    assert groups(game) == {"draw", "claim"}
    held = sum(seat["tickets"] for seat in game.view(None)["seats"])
    assert (held == 9) == (name == "no_tickets_left_all_kept")


# -- locomotives in the row ------------------------------------------------------------------------


@rule("TR-BASE-DRAW-02")
def test_only_locomotives_face_up_recorded() -> None:
    told = Told("only_locomotives_face_up")
    view = told.after.view(None)
    assert {card for card in view["row"] if card} == {"loco"}
    assert (view["deck"], view["discard"]) == (0, {})
    # the turn was over after one card
    assert told.before.view(None)["phase"] == "turn"
    assert told.move.startswith("draw ")
    assert told.after.to_move != told.before.to_move
    cards = [game.view(None)["seats"][told.before.to_move]["cards"] for game in (told.before, told.after)]
    assert cards[1] == cards[0] + 1


@rule("TR-BASE-DRAW-02")
def test_only_locomotives_face_up() -> None:
    for options in ({}, {"draw_row_when_deck_empty": True}, {"may_stop_after_one": True}):
        game = arrange(begun("usa", **options), hands={0: ""}, row="LLL", deck="1K", discard="")
        game.play("draw deck")
        assert game.to_move == 1
    game = arrange(begun("usa", draw_row_when_deck_empty=True), hands={0: ""}, row="LLL", deck="", discard="")
    game.play("draw loco")
    assert (game.to_move, game.view(0)["hand"], faces(game)) == (1, {"loco": 1}, ".LL..")


@rule("TR-CH-LOCO-04", "TR-CH-LOCO-07")
def test_only_locomotives_to_turn_up_recorded() -> None:
    #
    told = Told("only_locomotives_to_turn_up")
    view = told.after.view(None)
    assert view["row"] == ["loco"] * 3
    assert view["deck"] > 0
    assert "turned-up" in told.keys
    assert "flushed" not in told.keys
    position: Any = told.after._position
    assert sum(position.deck[:8]) + sum(n for card, n in view["discard"].items() if card != "loco") < 3 - 2 + 1


@rule("TR-CH-LOCO-04", "TR-CH-LOCO-07")
def test_three_flushes_recorded() -> None:
    #
    told = Told("three_flushes")
    assert told.keys.count("flushed") == 3
    assert told.after.view(None)["row"].count("loco") >= 2
    assert told.after.view(None)["deck"] > 0


# -- decks that run out ----------------------------------------------------------------------------


@rule("TR-CH-TUNNEL-14")
def test_a_deck_that_runs_out_in_a_tunnel_recorded() -> None:
    told = Told("tunnel_reveal_with_a_reshuffle")
    assert told.before.view(None)["deck"] < 3
    assert told.keys[:3] == ["tunnel-tried", "tunnel-revealed", "reshuffled"]
    assert len(told.params("tunnel-revealed")["revealed"]) == 3
    # what was reshuffled is the discard pile before the attempt
    assert told.params("reshuffled") == {"n": sum(told.before.view(None)["discard"].values())}


@rule("TR-CH-TUNNEL-13")
def test_a_reveal_cut_short_recorded() -> None:
    #
    told = Told("tunnel_reveal_cut_short")
    before = told.before.view(None)
    assert 0 < before["deck"] < 3
    assert before["discard"] == {}
    assert len(told.params("tunnel-revealed")["revealed"]) == before["deck"]
    assert told.after.view(None)["phase"] == "tunnel"
    assert verdict(told.after, "tunnel decline") is None


@rule("TR-CH-TUNNEL-13")
def test_a_tunnel_without_reveal_recorded() -> None:
    #
    told = Told("tunnel_without_reveal")
    assert told.before.view(None)["deck"] == 0
    assert told.params("tunnel-revealed")["revealed"] == []
    assert told.keys[:4] == ["tunnel-tried", "tunnel-revealed", "claimed", "reshuffled"]
    assert told.params("reshuffled") == {"n": 2}


@rule("TR-NL-BONUS-04")
def test_a_bonus_cut_short_recorded() -> None:
    #
    told = Told("bonus_cut_short")
    assert told.params("bonus")["n"] < 3
    after = told.after.view(None)
    assert (after["deck"], after["discard"]) == (0, {})


@rule("TR-NL-BONUS-04")
def test_a_deck_that_runs_out_in_a_bonus_recorded() -> None:
    told = Told("bonus_with_a_reshuffle")
    before = told.before.view(None)
    assert 0 < before["deck"] < 3
    assert told.keys.index("claimed") < told.keys.index("bonus") < told.keys.index("reshuffled")
    assert told.params("bonus")["n"] == 3
    # the cards just paid are among the reshuffled ones
    paid = sum(told.params("claimed")["cards"].values())
    assert told.params("reshuffled") == {"n": sum(before["discard"].values()) + paid}


@rule("TR-NL-BONUS-04")
@pytest.mark.parametrize(
    ("row", "deck", "drawn", "got"),
    [
        ("PWBYO", "", "RR", 2),  # the three paid cards become the deck
        ("PWB", "", "RR" + "R", 1),  # two of them go to the row first
        ("PWBYO", "1K", "K" + "R", 2),  # the last card, then the discards
    ],
)
def test_a_deck_that_runs_out_in_a_bonus(row: str, deck: str, drawn: str, got: int) -> None:
    title = small_title({"a-b": {"length": 3, "color": "red", "bonus": 2}})
    game = arrange(small_game(title), hands={0: "3R"}, row=row, deck=deck, discard="")
    events = play_drawing(game, claiming("a-b", "3R"), drawn)
    assert next(event for event in events if event.key == "bonus").params["n"] == got
    assert game.view(None)["seats"][0]["cards"] == got
    assert len(faces(game).replace(".", "")) == 5
    assert game.view(None)["discard"] == {}
