"""Switzerland: what differs from the base game, the setup, and the board with its border spots."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import branchline as bl
from branchline.games.tickets.titles import TicketTitle
from ledger import rule
from tickets.arrange import LETTERS, arrange, begun, cards, claiming, finish, hold, own, small_game, title_like, verdict

SWISS: Any = bl.titles()["switzerland"]
USA: Any = bl.titles()["usa"]


def borders(tickets: dict[str, Any]) -> TicketTitle:
    """Two cities two spaces apart, and a border spot of each of two countries beside each of them."""
    return title_like(
        "switzerland",
        {
            "x-y": {"length": 2, "color": "red"},
            "x-dx": {"length": 1, "color": "blue"},
            "y-dy": {"length": 3, "color": "blue"},
            "y-fy": {"length": 1, "color": "green"},
        },
        tickets,
        cities={
            "dx": {"name": "", "country": "de", "border": True},
            "dy": {"name": "", "country": "de", "border": True},
            "fy": {"name": "", "country": "fr", "border": True},
        },
        countries={"de": "Germany", "fr": "France"},
    )


ONE_TICKET = {
    "xy": {"from": "x", "to": "y", "points": 9, "copies": 9},
    "more": {"from": "x", "to": "y", "points": 1, "copies": 9},
}


@rule("TR-CH-SETUP-01")
def test_switzerland_is_the_base_game_but_for_its_own_rules() -> None:
    swiss, usa = SWISS.map.rules, USA.map.rules
    changed = {name for name in swiss.__struct_fields__ if getattr(swiss, name) != getattr(usa, name)}
    assert changed == {
        "ledger",
        "wagons_choices",
        "face_up_locomotive_ends_draw",
        "locomotives_on",
        "tickets_dealt",
        "tickets_returned",
        "open_doubles",
    }
    assert not any(track.tunnel for track in USA.map.tracks.values())
    assert not any(track.ferry or track.bonus for track in SWISS.map.tracks.values())


@rule("TR-CH-SETUP-02")
def test_two_or_three_players() -> None:
    assert list(SWISS.player_counts) == [2, 3]
    for players in (2, 3):
        assert bl.new_game("switzerland", players=players, seed=1).players == players
    for players in (1, 4, 5):
        with pytest.raises(bl.BadOption):
            bl.new_game("switzerland", players=players, seed=1)


@rule("TR-CH-SETUP-03")
def test_wagons_are_45_and_can_be_40() -> None:
    def wagons(game: bl.Game) -> list[int]:
        return [seat["wagons"] for seat in game.view(None)["seats"]]

    assert wagons(begun("switzerland", 3)) == [45, 45, 45]
    assert wagons(begun("switzerland", 3, wagons=40)) == [40, 40, 40]
    assert begun("switzerland", wagons="40").options["wagons"] == 40
    with pytest.raises(bl.BadOption):
        bl.new_game("switzerland", seed=1, wagons=41)


@rule("TR-CH-SETUP-03")
def test_the_wagons_option_moves_the_last_round() -> None:
    for wagons in (45, 40):
        game = arrange(begun("switzerland", wagons=wagons), hands={0: "1Y"})
        arrange(game, wagons={0: 3})
        assert game.options["wagons"] == wagons
        game.play(claiming("baden-zurich", "1Y"))
        assert game.view(None)["last_round"] == {"seat": 0, "turns_left": 2}


@rule("TR-CH-SETUP-04")
def test_110_train_cards() -> None:
    for players in (2, 3):
        game = begun("switzerland", players)
        position: Any = game._position
        found = Counter(LETTERS[card] for card in range(9) for _ in range(position.deck[card]))
        found.update(card_letter(card) for card in game.view(None)["row"])
        for pile in (game.view(None)["discard"], *(game.view(seat)["hand"] for seat in range(players))):
            for card, n in pile.items():
                found[card_letter(card)] += n
        assert found == {**dict.fromkeys("PWBYOKRG", 12), "L": 14}
        assert found.total() == 110


def card_letter(card: str) -> str:
    return LETTERS[("purple", "white", "blue", "yellow", "orange", "black", "red", "green", "loco").index(card)]


@rule("TR-CH-SETUP-05")
def test_no_stations() -> None:
    game = arrange(begun("switzerland"), hands={0: "9P9W9B9Y9O9K9R9G9L"})
    assert {move.group for move in game.legal_moves()} == {"draw", "claim", "tickets"}
    with pytest.raises(bl.MalformedMove):
        game.why_not("station bern: 1 red")
    assert "stations" not in game.view(0)
    assert not any("station" in source for source in finish(game).by_source(0))


@rule("TR-CH-BOARD-01")
def test_three_players_may_use_both_tracks_of_a_double() -> None:
    game = arrange(begun("switzerland", 3), hands=dict.fromkeys(range(3), "2B2P"))
    game.play(claiming("winterthur-zurich/1", "1B"))
    assert verdict(game, claiming("winterthur-zurich/2", "1P")) is None
    arrange(game, to_move=0)
    assert verdict(game, claiming("winterthur-zurich/2", "1P")) == "TR-BASE-MULTI-01"
    arrange(game, to_move=1)
    game.play(claiming("winterthur-zurich/2", "1P"))
    assert verdict(game, claiming("winterthur-zurich/1", "1B")) == "TR-BASE-CLAIM-05"


@rule("TR-CH-BOARD-02")
def test_two_players_close_a_double_with_the_first_claim() -> None:
    for first, other, pay in (("1", "2", "1P"), ("2", "1", "1B")):
        game = arrange(begun("switzerland", 2), hands={0: "2B2P", 1: "2B2P"})
        assert verdict(game, claiming(f"winterthur-zurich/{other}", pay)) is None
        game.play(claiming(f"winterthur-zurich/{first}", "1B" if first == "1" else "1P"))
        assert verdict(game, claiming(f"winterthur-zurich/{other}", pay)) == "TR-CH-BOARD-02"
        arrange(game, to_move=0)
        assert verdict(game, claiming(f"winterthur-zurich/{other}", pay)) == "TR-BASE-MULTI-01"


@rule("TR-CH-BOARD-03")
def test_seventeen_tracks_lead_abroad() -> None:
    spots = {id: city.country for id, city in SWISS.map.cities.items() if city.border}
    ends = [end for track in SWISS.map.tracks for end in track.partition("/")[0].split("-")]
    assert Counter(spots[end] for end in ends if end in spots) == {"at": 3, "fr": 4, "it": 5, "de": 5}


@rule("TR-CH-BOARD-04")
def test_a_track_abroad_is_claimed_like_any_other() -> None:
    game = arrange(begun("switzerland"), hands={0: "1Y2L"})
    assert verdict(game, claiming("geneve-fr2", "1L")) == "TR-CH-LOCO-05"
    game.play(claiming("geneve-fr2", "1Y"))
    seat = game.view(None)["seats"][0]
    assert (seat["wagons"], seat["score"], seat["tracks"]) == (44, 1, ["geneve-fr2"])
    assert game.view(0)["hand"] == {"loco": 2}


@rule("TR-CH-BOARD-04")
def test_a_tunnel_abroad_follows_the_tunnel_rules() -> None:
    game = arrange(begun("switzerland"), hands={0: "1R1L"})
    events = game.play(claiming("vaduz-at2", "1L"))
    assert [event.key for event in events][:2] == ["tunnel-tried", "tunnel-revealed"]


@rule("TR-CH-BOARD-05")
def test_a_country_cannot_be_travelled_through() -> None:
    game = small_game(borders(ONE_TICKET))
    own(game, 0, "x-dx", "y-dy")
    own(game, 1, "y-fy")
    hold(game, 0, "xy.1")
    hold(game, 1)
    outcome = finish(game)
    assert outcome.by_source(0) == {"track": 5, "ticket-failed": -9, "longest-path": 10}
    assert [line.params for line in outcome.breakdown[0] if line.source == "longest-path"] == [{"wagons": 3}]


@rule("TR-CH-BOARD-05")
def test_cities_joined_inside_the_country_are_joined() -> None:
    game = small_game(borders(ONE_TICKET))
    own(game, 0, "x-dx", "y-dy", "x-y")
    hold(game, 0, "xy.1")
    outcome = finish(game)
    assert outcome.by_source(0)["ticket-done"] == 9
    assert [line.params for line in outcome.breakdown[0] if line.source == "longest-path"] == [{"wagons": 6}]


@rule("TR-CH-BOARD-06")
def test_border_spots_have_one_track_and_one_of_four_labels() -> None:
    spots = {id: city.country for id, city in SWISS.map.cities.items() if city.border}
    degree = Counter(end for track in SWISS.map.tracks for end in track.partition("/")[0].split("-"))
    assert len(spots) == 17
    assert {degree[spot] for spot in spots} == {1}
    assert set(spots.values()) == {"fr", "de", "at", "it"}


@rule("TR-CH-BOARD-06")
def test_any_spot_of_a_country_will_do() -> None:
    tickets = {f"home{i}": {"from": "x", "to": {"de": 4, "fr": 7}, "copies": 9} for i in range(2)}
    for track, done in (("x-dx", True), ("x-y", False), ("y-dy", False)):
        game = own(small_game(borders(tickets)), 0, track)
        assert {ticket["done"] for ticket in game.view(0)["tickets"]} == {done}
    game = own(small_game(borders(tickets)), 0, "x-y", "y-dy")
    assert {ticket["points"] for ticket in game.view(0)["tickets"]} == {4}


@rule("TR-CH-BOARD-03")
def test_two_tracks_from_one_city_into_one_country_are_no_double() -> None:
    # Kreuzlingen has two tracks into Germany; one player may own both, also at a table of two
    game = arrange(begun("switzerland", 2), hands={0: "1O1W"})
    game.play(claiming("kreuzlingen-de3", "1O"))
    arrange(game, to_move=0)
    assert verdict(game, claiming("kreuzlingen-de4", "1W")) is None
    game.play(claiming("kreuzlingen-de4", "1W"))
    assert game.view(None)["seats"][0]["tracks"] == ["kreuzlingen-de3", "kreuzlingen-de4"]
    assert sum(cards("1O1W")) == 45 - game.view(None)["seats"][0]["wagons"]
