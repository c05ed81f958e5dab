"""Northern Lights: claiming tracks and what a claim does, in which order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, begun, full_deck, keys, own, play_drawing, small_game, title_like, verdict

TABLE: Any = bl.titles()["northern-lights"]
TRACKS = {
    "a-b": {"length": 3, "color": "red"},
    "b-c": {"length": 2, "color": "yellow"},
    "c-d": {"length": 4, "color": "green"},
    "e-f": {"length": 1, "color": "blue"},
    "f-g": {"length": 4, "ferry": 2, "bonus": 2},
}


def board(hand: str, players: int = 2, **more: Any) -> bl.Game:
    """A small board; seat 0 to move with this hand, the others with none."""
    game = small_game(title_like("northern-lights", TRACKS), players)
    hands = dict.fromkeys(range(players), "") | {0: hand}
    return arrange(game, hands=hands, row="PWOKG", **more)


@rule("TR-NL-CLAIM-01")
def test_exactly_as_many_cards_as_spaces() -> None:
    game = board("4R2L")
    assert verdict(game, "claim a-b: 3 red") is None
    for cards in ("4 red", "2 red", "1 red", "3 red 1 loco", "1 red 1 loco", "2 loco"):
        assert verdict(game, f"claim a-b: {cards}") == "TR-NL-CLAIM-01"


@rule("TR-NL-CLAIM-01")
def test_the_cards_must_be_in_hand() -> None:
    game = board("2R1L")
    assert verdict(game, "claim a-b: 2 red 1 loco") is None
    refusal = game.why_not("claim a-b: 3 red")
    assert refusal is not None
    assert (refusal.rule, refusal.params) == ("TR-NL-CLAIM-01", {"card": "red", "needs": 3, "have": 2})
    assert verdict(game, "claim a-b: 1 red 2 loco") == "TR-NL-CLAIM-01"


@rule("TR-NL-CLAIM-02")
def test_cards_match_the_color_and_locomotives_replace_any() -> None:
    game = board("2Y2L2R")
    for cards in ("2 yellow", "1 yellow 1 loco", "2 loco"):
        assert verdict(game, f"claim b-c: {cards}") is None
    for cards in ("1 yellow 1 red", "2 red", "1 red 1 loco"):
        assert verdict(game, f"claim b-c: {cards}") == "TR-NL-CLAIM-02"
    assert sum(1 for move in game.legal_moves() if move.params.get("track") == "b-c") == 3


@rule("TR-NL-CLAIM-03", "TR-NL-FERRY-01")
def test_the_grey_tracks_of_the_map_are_its_ferries() -> None:
    tracks = TABLE.map.tracks.values()
    assert all((track.color == "gray") == (track.ferry > 0) for track in tracks)
    assert all(track.ferry <= track.length for track in tracks)
    assert sum(1 for track in tracks if track.ferry) == 53


@rule("TR-NL-CLAIM-03")
def test_a_grey_track_is_paid_in_any_one_color() -> None:
    game = arrange(begun("northern-lights"), hands={0: "3B3R1L"}, row="PWOKG")
    for cards in ("1 loco + 2 red", "1 loco + 2 blue", "2 blue + 2 red", "2 red + 2 blue"):
        assert verdict(game, f"claim alborg-oslo: {cards}") is None
    assert verdict(game, "claim alborg-oslo: 1 loco + 1 red 1 blue") == "TR-NL-FERRY-10"


@rule("TR-NL-CLAIM-03", "TR-NL-FERRY-01")
@pytest.mark.parametrize(
    "correction",
    ("[tracks.alborg-oslo]\nferry = 0\n", "[tracks.alborg-oslo]\ncolor = 'red'\n", "[tracks.alborg-oslo]\nferry = 4\n"),
    ids=("grey without symbol", "ferry with a colour", "more symbols than spaces"),
)
def test_the_loader_refuses_what_is_no_ferry(correction: str, tmp_path: Path) -> None:
    file = tmp_path / "corrections.toml"
    file.write_text(correction)
    with pytest.raises(bl.BadMap, match="alborg-oslo"):
        bl.new_game("northern-lights", players=2, seed=1, data=file)


@rule("TR-NL-CLAIM-04")
def test_one_wagon_on_each_space() -> None:
    game = board("4G")
    game.play("claim c-d: 4 green")
    assert [seat["wagons"] for seat in game.view(None)["seats"]] == [36, 40]


@rule("TR-NL-CLAIM-05")
def test_the_wagons_must_suffice() -> None:
    game = board("4G3R1B", wagons={0: 3})
    refusal = game.why_not("claim c-d: 4 green")
    assert refusal is not None
    assert refusal.params == {"track": "c-d", "needs": 4, "have": 3}
    assert verdict(game, "claim c-d: 4 green") == "TR-NL-CLAIM-05"
    assert verdict(game, "claim a-b: 3 red") is None
    assert verdict(arrange(game, wagons={0: 4}), "claim c-d: 4 green") is None


@rule("TR-NL-CLAIM-05")
def test_a_ferry_needs_wagons_for_its_spaces_not_its_cards() -> None:
    game = board("6B", wagons={0: 4})
    assert verdict(game, "claim f-g: 4 blue + 2 blue") is None
    assert verdict(arrange(game, wagons={0: 3}), "claim f-g: 4 blue + 2 blue") == "TR-NL-CLAIM-05"


@rule("TR-NL-CLAIM-06")
def test_the_cards_go_to_the_discard_pile() -> None:
    game = board("2R1L1B", discard="1R2G")
    game.play("claim a-b: 2 red 1 loco")
    assert game.view(0)["hand"] == {"blue": 1}
    assert game.view(None)["discard"] == {"red": 3, "green": 2, "loco": 1}


@rule("TR-NL-CLAIM-07")
@pytest.mark.parametrize(("track", "cards", "points"), (("a-b", "3R", 4), ("b-c", "2Y", 2), ("c-d", "4G", 7)))
def test_the_points_are_scored_at_once(track: str, cards: str, points: int) -> None:
    game = board(cards)
    color = {"R": "red", "Y": "yellow", "G": "green"}[cards[1]]
    events = game.play(f"claim {track}: {cards[0]} {color}")
    assert events[0].params["points"] == points
    assert [seat["score"] for seat in game.view(None)["seats"]] == [points, 0]


@rule("TR-NL-CLAIM-08")
def test_a_track_need_not_touch_the_others() -> None:
    game = own(board("1B"), 0, "a-b")
    assert verdict(game, "claim e-f: 1 blue") is None
    game.play("claim e-f: 1 blue")
    assert game.view(None)["seats"][0]["tracks"] == ["a-b", "e-f"]


@rule("TR-NL-CLAIM-09")
def test_one_track_per_turn() -> None:
    game = arrange(board("3R2Y"), hands={1: "2Y"})
    game.play("claim a-b: 3 red")
    assert game.to_move == 1
    game.play("claim b-c: 2 yellow")
    assert [seat["tracks"] for seat in game.view(None)["seats"]] == [["a-b"], ["b-c"]]


@rule("TR-NL-CLAIM-10")
@pytest.mark.parametrize("owner", (0, 1))
def test_a_claimed_track_is_taken_for_good(owner: int) -> None:
    game = own(board("3R2Y"), owner, "a-b")
    refusal = game.why_not("claim a-b: 3 red")
    assert refusal is not None
    assert refusal.params == {"track": "a-b", "seat": owner}
    assert verdict(game, "claim a-b: 3 red") == "TR-NL-CLAIM-10"
    assert verdict(game, "claim b-c: 2 yellow") is None
    for _ in range(4):
        game.play("draw deck")
    assert verdict(arrange(game, hands={0: "3R"}), "claim a-b: 3 red") == "TR-NL-CLAIM-10"


@rule("TR-NL-CLAIM-11")
def test_the_cards_just_paid_are_there_for_the_bonus() -> None:
    game = board("2L2R", deck="", discard="")
    events = game.play("claim f-g: 2 loco + 2 red")
    assert keys(events) == ["claimed", "reshuffled", "bonus"]
    assert events[1].params == {"n": 4}
    drawn = events[2].params["cards"]
    assert sum(drawn.values()) == 2 and set(drawn) <= {"loco", "red"}
    assert game.view(0)["hand"] == drawn
    assert game.view(None)["seats"][0]["score"] == 7


@rule("TR-NL-CLAIM-11")
def test_an_ordinary_claim_discards_before_the_bonus() -> None:
    game = board("2L2R", deck="5B", discard="")
    events = play_drawing(game, "claim f-g: 2 loco + 2 red", "BB")
    assert keys(events) == ["claimed", "bonus"]
    assert game.view(None)["discard"] == {"red": 2, "loco": 2}


@rule("TR-NL-CLAIM-12")
def test_the_complete_order_of_a_claim() -> None:
    """A-05, A-06, A-08: reshuffle, then the row, then the bonus; the end is looked for last."""
    game = arrange(board("4L2R"), row="PWO", deck="", discard="", wagons={0: 6})
    events = play_drawing(game, "claim f-g: 2 loco + 2 red", "RLLR")
    assert keys(events) == ["claimed", "reshuffled", "turned-up", "turned-up", "bonus", "last-round"]
    claimed, reshuffled, first, second, bonus, last = events
    assert claimed.params == {"seat": 0, "track": "f-g", "cards": {"red": 2, "loco": 2}, "points": 7}
    assert reshuffled.params == {"n": 4}
    assert (first.params, second.params) == ({"slot": 3, "card": "red"}, {"slot": 4, "card": "loco"})
    assert bonus.params == {"seat": 0, "n": 2, "cards": {"red": 1, "loco": 1}}
    assert last.params == {"seat": 0, "wagons": 2}
    view = game.view(0)
    assert (view["deck"], view["discard"]) == (0, {})
    assert view["hand"] == {"red": 1, "loco": 3}


@rule("TR-NL-CLAIM-12")
def test_a_claim_keeps_all_cards_in_the_game() -> None:
    game = full_deck(board("2L2R"))
    game.play("claim f-g: 2 loco + 2 red")
    assert game.audit() == []
    assert game.view(None)["seats"][0]["cards"] == 2


@rule("TR-NL-CLAIM-12")
def test_no_flush_when_the_row_is_refilled() -> None:
    game = arrange(board("4L"), row="LLP", deck="", discard="")
    events = game.play("claim f-g: 4 loco")
    assert keys(events) == ["claimed", "reshuffled", "turned-up", "turned-up", "bonus"]
    assert game.view(None)["row"] == ["loco", "loco", "purple", "loco", "loco"]
