"""Nordic Countries: board and cards, setup, drawing, parallel routes, and the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import branchline as bl
from branchline.games.tickets.board import CARDS
from ledger import rule
from tickets.arrange import (
    LETTERS,
    arrange,
    begun,
    claiming,
    deal_drawing,
    faces,
    finish,
    full_deck,
    hold,
    keys,
    leave_tickets,
    level,
    own,
    play_drawing,
    small_game,
    title_like,
    verdict,
)

NORDIC: Any = bl.titles()["nordic-countries"]
PLENTY = "5P5W5B5Y5O5K5R5G5L"


def refused(game: bl.Game, move: str) -> str | None:
    """The rule that forbids a move."""
    refusal = game.why_not(move)
    return None if refusal is None else refusal.rule


# -- board and setup -------------------------------------------------------------------------------


@rule("TR-NC-COMP-01", "TR-NC-COMP-02", "TR-NC-SETUP-02")
@pytest.mark.parametrize("players", [2, 3])
def test_the_table(players: int) -> None:
    game = begun("nordic-countries", players, chosen=False)
    view, position = game.view(None), game._position
    assert [seat["wagons"] for seat in view["seats"]] == [40] * players
    assert view["ticket_deck"] == 46 - 5 * players
    held: Counter[str] = Counter(card for card in view["row"] if card)
    for seat in range(players):
        held.update(game.view(seat)["hand"])
        assert len(game.view(seat)["offer"]) == 5
    deck: Any = position
    held.update(dict(zip(CARDS, deck.deck, strict=True)))
    assert sorted(held.values()) == [12] * 8 + [14]
    assert len(game.legal_moves()) == 26
    assert verdict(game, "keep 1") == "TR-NC-SETUP-02"


@rule("TR-NC-COMP-01")
@pytest.mark.parametrize("players", [1, 4])
def test_two_or_three_play(players: int) -> None:
    with pytest.raises(bl.BadOption):
        bl.new_game("nordic-countries", players=players)


@rule("TR-NC-COMP-03")
def test_the_tickets() -> None:
    values = [ticket.points for ticket in NORDIC.map.tickets.values()]
    assert (len(values), min(values), max(values)) == (46, 3, 24)
    assert (NORDIC.map.rules.globetrotter, NORDIC.map.rules.longest_path) == (10, 0)


@rule("TR-NC-COMP-04", "TR-NC-FERRY-01", "TR-NC-LONG-01")
def test_the_board() -> None:
    tracks = NORDIC.map.tracks
    pairs = Counter(id.partition("/")[0] for id in tracks)
    assert (len(NORDIC.map.cities), len(tracks), Counter(pairs.values())) == (39, 81, Counter({1: 53, 2: 14}))
    ferries = [track for track in tracks.values() if track.ferry]
    assert sum(ferry.color == "gray" for ferry in ferries) == 4
    assert Counter((ferry.ferry, ferry.length - ferry.ferry) for ferry in ferries) == Counter(
        {(1, 0): 2, (1, 1): 9, (1, 2): 6, (1, 3): 1, (2, 2): 4, (2, 3): 1, (2, 4): 1}
    )
    tunnels = [track for track in tracks.values() if track.tunnel]
    assert len(tunnels) == 10 and all(track.color != "gray" for track in tunnels)
    plain = [t for t in tracks.values() if not t.ferry and not t.tunnel and t.color == "gray"]
    assert len(plain) == 7
    assert sorted({track.length for track in tracks.values()}) == [1, 2, 3, 4, 5, 6, 9]
    long = tracks["lieksa-murmansk"]
    assert (long.length, long.any_cards, long.ferry, long.tunnel, long.color) == (9, 4, 0, False, "gray")


@rule("TR-NC-SETUP-01", "TR-NC-DRAW-02")
def test_no_flush_unless_asked_for() -> None:
    hands = "PPPPPPPP"
    game = deal_drawing(NORDIC, 2, hands + "LLLWW")
    assert faces(game) == "LLLWW"
    assert NORDIC.position(2, NORDIC.check_options({"flush_at": "3"})).board.flush_at == 3


@rule("TR-NC-DRAW-02")
def test_a_flush_by_option() -> None:
    for flush, told in ((0, False), (3, True)):
        game = arrange(begun("nordic-countries", flush_at=flush), hands={0: "", 1: ""}, row="LLWWB", discard="")
        full_deck(game)
        events = play_drawing(game, "draw white", "LPPPPP" if flush else "L")
        assert ("flushed" in keys(events)) == told
        assert faces(game) == ("PPPPP" if flush else "LLLWB")


@rule("TR-NC-SETUP-03")
def test_the_first_player() -> None:
    assert bl.new_game("nordic-countries", players=3, first_player=2).view(None)["first"] == 2
    assert {bl.new_game("nordic-countries", players=3, seed=seed).view(None)["first"] for seed in range(30)} == {
        0,
        1,
        2,
    }


@rule("TR-NC-SETUP-02", "TR-NC-TICK-01", "TR-NC-INV-01")
def test_rejected_tickets_leave_the_game() -> None:
    game = begun("nordic-countries", 2, chosen=False)
    game.play("keep 1 2")
    game.play("keep 1 2 3 4 5")
    assert game.view(None)["ticket_deck"] == 36
    assert removed(game) == 3
    game.play("tickets")
    assert verdict(game, "keep 4") == "TR-NC-TICK-01"
    game.play("keep 2")
    assert (game.view(None)["ticket_deck"], removed(game)) == (33, 5)
    assert 33 + sum(seat["tickets"] for seat in game.view(None)["seats"]) + 5 == 46


def removed(game: bl.Game) -> int:
    position: Any = game._position
    return sum(at == 30 for at in position.ticket_at)


@rule("TR-NC-TICK-01")
def test_the_last_tickets() -> None:
    game = leave_tickets(begun("nordic-countries"), 2)
    game.play("tickets")
    assert len(game.view(0)["offer"]) == 2
    game.play("keep 1")
    assert verdict(game, "tickets") == "TR-NC-TICK-01"


@rule("TR-NC-TICK-02")
def test_tickets_count_at_the_end() -> None:
    game = hold(begun("nordic-countries"), 0, "t01")
    hold(game, 1)
    points = NORDIC.map.tickets["t01"].points
    assert game.view(0)["seats"][0]["score"] == 0
    assert finish(game.copy()).scores == [-points, 0]


# -- cards -----------------------------------------------------------------------------------------


@rule("TR-NC-DRAW-01")
def test_two_face_up_locomotives() -> None:
    game = full_deck(arrange(begun("nordic-countries"), hands={0: "", 1: ""}, row="LLPWB", discard=""))
    game.play("draw loco")
    assert game.view(None)["phase"] == "second-card"
    game.play("draw loco")
    assert game.view(0)["hand"] == {"loco": 2}
    other = full_deck(arrange(begun("nordic-countries"), hands={0: "", 1: ""}, row="LPPWB", discard=""))
    other.play("draw purple")
    assert verdict(other, "draw loco") is None


@rule("TR-NC-DRAW-03")
def test_an_empty_deck() -> None:
    game = arrange(begun("nordic-countries"), hands={0: "2R"}, row="PW", deck="", discard="")
    assert refused(game, "draw deck") == "TR-NC-DRAW-03"
    assert {move.group for move in game.legal_moves()} == {"claim", "tickets"}
    again = arrange(begun("nordic-countries"), hands={0: ""}, row="PWBYO", deck="1R", discard="3G")
    play_drawing(again, "draw deck", "R")
    assert again.view(None)["deck"] == 3


# -- routes ----------------------------------------------------------------------------------------


@rule("TR-NC-LOCO-01", "TR-NC-LOCO-02", "TR-NC-CLAIM-01")
def test_where_locomotives_go() -> None:
    game = arrange(begun("nordic-countries"), hands={0: "3L4R4B4Y4K4W4P4O4G"})
    for id, track in NORDIC.map.tracks.items():
        color = "R" if track.color == "gray" else LETTERS[CARDS.index(track.color)]
        pay = f"1L{track.length - 1}{color}" if track.length > 1 else "1L"
        if track.length > 5:
            continue
        allowed = refused(game, claiming(id, pay)) is None
        assert allowed == bool(track.tunnel or track.ferry == 1), id
        if not track.tunnel and not track.ferry:
            assert refused(game, claiming(id, pay)) == "TR-NC-LOCO-02"


@rule("TR-NC-CLAIM-02")
def test_lengths_and_points() -> None:
    assert NORDIC.map.rules.track_points == (1, 2, 4, 7, 10, 15, -1, -1, 27)
    for length in (7, 8):
        with pytest.raises(bl.BadMap, match=f"no points for length {length}"):
            title_like("nordic-countries", {"a-b": {"length": length}})


@rule("TR-NC-MULTI-01", "TR-NC-MULTI-02")
def test_double_routes() -> None:
    pair = "boden-umea"
    two = own(arrange(begun("nordic-countries", 2), hands={0: "9R9Y", 1: "9R9B"}), 1, f"{pair}/1")
    two._position.to_move = 0
    assert two.facts(0)["closed"][f"{pair}/2"] == "twin-closed"
    three = own(begun("nordic-countries", 3), 1, f"{pair}/1")
    assert f"{pair}/2" not in three.facts(0)["closed"]
    assert three.facts(1)["closed"][f"{pair}/2"] == "own-twin"
    hand = arrange(three, hands={1: "9P9W9B9Y9O9K9R9G"}, to_move=1)
    color = NORDIC.map.tracks[f"{pair}/2"].color
    assert refused(hand, f"claim {pair}/2: {NORDIC.map.tracks[f'{pair}/2'].length} {color}") == "TR-NC-MULTI-01"
    rival = arrange(two, hands={0: "9P9W9B9Y9O9K9R9G"}, to_move=0)
    assert refused(rival, f"claim {pair}/2: {NORDIC.map.tracks[f'{pair}/2'].length} {color}") == "TR-NC-MULTI-02"


UNEQUAL = ("kristiansand-stavanger", "mo_i_rana-trondheim")


@rule("TR-NC-MULTI-03")
@pytest.mark.parametrize("pair", [*UNEQUAL, "helsinki-stockholm"])
def test_unequal_pairs(pair: str) -> None:
    first, second = (NORDIC.map.tracks[f"{pair}/{n}"] for n in (1, 2))
    assert (first.length != second.length) == (pair in UNEQUAL)
    for players, option in ((2, True), (3, True), (2, False), (3, False)):
        game = own(begun("nordic-countries", players, unequal_pairs_are_doubles=option), 0, f"{pair}/1")
        double = option or pair not in UNEQUAL
        for seat in range(players):
            closed = game.facts(seat)["closed"].get(f"{pair}/2")
            want = "twin-closed" if players == 2 else "own-twin" if seat == 0 else None
            assert closed == (want if double else None)


# -- the end ---------------------------------------------------------------------------------------


@rule("TR-NC-END-01")
def test_the_last_round() -> None:
    game = arrange(begun("nordic-countries", 3), hands={0: "1P", 1: "", 2: ""}, wagons={0: 3}, row="PWBYO", deck=PLENTY)
    game.play(claiming("alborg-arhus", "1P"))
    assert game.view(None)["last_round"] == {"seat": 0, "turns_left": 3}
    for _ in range(3):
        game.play("draw deck")
        game.play("draw deck")
    assert game.is_over
    assert refused(game, "draw deck") == "TR-NC-END-01"


def after_tickets(done: tuple[int, ...]) -> bl.Game:
    """Seats that have completed so many tickets, all of them a-b, and own nothing else."""
    tracks = {"a-b/1": {"length": 1, "color": "red"}, "a-b/2": {"length": 1, "color": "blue"}, "c-d": {"length": 5}}
    tickets = {f"t{i}": {"from": "a", "to": "b", "points": 3} for i in range(20)}
    tickets |= {"far": {"from": "c", "to": "d", "points": 4}}
    game = small_game(title_like("nordic-countries", tracks, tickets), len(done))
    numbers = iter(range(20))
    for seat, count in enumerate(done):
        hold(game, seat, *(f"t{next(numbers)}" for _ in range(count)))
        if count and seat < 2:
            own(game, seat, f"a-b/{seat + 1}")
    return game


def paid(outcome: bl.Outcome, source: str) -> list[int]:
    return [outcome.by_source(seat).get(source, 0) for seat in range(len(outcome.scores))]


@rule("TR-NC-FINAL-01", "TR-NC-FINAL-02")
@pytest.mark.parametrize(
    ("done", "points"), [((5, 5, 0), [10, 10, 0]), ((3, 2, 0), [10, 0, 0]), ((0, 0, 0), [0, 0, 0])]
)
def test_the_globetrotter(done: tuple[int, ...], points: list[int]) -> None:
    #
    game = after_tickets(done)
    assert game.facts(0)["globetrotter"] == {"counts": [done[0], None, None], "leaders": [0] if done[0] else []}
    assert all("globetrotter" in sheet.hidden for sheet in game.sheets(0))
    outcome = finish(game)
    assert paid(outcome, "globetrotter") == points
    assert outcome.scores == [sum(line.points for line in lines) for lines in outcome.breakdown]
    assert game.facts(None)["globetrotter"]["counts"] == list(done)
    assert all(sheet.hidden == [] for sheet in game.sheets(0))


@rule("TR-NC-FINAL-02")
def test_failed_tickets_do_not_matter_to_the_globetrotter() -> None:
    game = hold(after_tickets((2, 1, 0)), 0, "t0", "t1", "far")
    assert paid(finish(game), "globetrotter") == [10, 0, 0]


@rule("TR-NC-FINAL-01")
def test_the_longest_path_brings_nothing() -> None:
    game = own(after_tickets((0, 0, 0)), 2, "c-d")
    outcome = finish(game)
    assert outcome.scores == [0, 0, 10]
    assert {line.source for lines in outcome.breakdown for line in lines} == {"track"}


@rule("TR-NC-FINAL-03")
def test_the_first_tie_break() -> None:
    outcome = level(own(after_tickets((2, 1, 0)), 1, "c-d"), 0, 1)
    assert outcome.winners == [0]
    assert outcome.tie_break is not None
    assert outcome.tie_break.as_dict() == {"by": "tickets", "best": 2, "next_best": 1}


@rule("TR-NC-FINAL-04")
def test_the_second_tie_break() -> None:
    outcome = level(own(after_tickets((1, 1, 0)), 1, "c-d"), 0, 1)
    assert outcome.winners == [1]
    assert outcome.tie_break is not None
    assert outcome.tie_break.as_dict() == {"by": "path", "best": 5, "next_best": 1}
    assert level(after_tickets((1, 1, 0)), 0, 1).winners == [0, 1]


@rule("TR-NC-TUNNEL-01")
def test_tunnels_as_in_switzerland() -> None:
    game = arrange(begun("nordic-countries"), hands={0: "2Y1L1Y"}, row="PWBYO", deck=PLENTY)
    events = play_drawing(game, claiming("andalsnes-lillehammer", "2Y"), "YLP")
    assert events[1].params["owes"] == 2
    assert set(game.legal_moves().texts()) == {"tunnel pay 1 yellow 1 loco", "tunnel decline"}
    locos = arrange(begun("nordic-countries"), hands={0: "3L3Y"}, row="PWBYO", deck=PLENTY)
    play_drawing(locos, claiming("andalsnes-lillehammer", "2L"), "YYL")
    assert set(locos.legal_moves().texts()) == {"tunnel pay 1 loco", "tunnel decline"}
    locos.play("tunnel decline")
    assert locos.view(0)["hand"] == {"yellow": 3, "loco": 3}
