"""Contracts: windows and effects (SN-CON, SN-EFF, SN-HID)."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    activate,
    again,
    bag,
    begun,
    blaenau,
    clear,
    close_round,
    deck,
    draw_event,
    end_now,
    give,
    goods,
    hold,
    in_shed,
    inside,
    keys,
    laid,
    office,
    own,
    owner,
    play_told,
    rates,
    resolve,
    rubble,
    surveyor,
    told,
    train,
    weather,
    yard,
)


def texts(game: bl.Game) -> set[str]:
    return set(game.legal_moves().texts())


def refused(game: bl.Game, move: str) -> tuple[str, str, dict[str, Any]]:
    refusal = game.why_not(move)
    assert refusal is not None
    return refusal.rule, refusal.key, refusal.params


def window(game: bl.Game, area: str, labourers: dict[str, int | list[int]] | None = None) -> bl.Game:
    """The contract window of an area, with labourers standing anywhere."""
    resolve(game, labourers or {}, area)
    return game


def contract(game: bl.Game, seat: int, number: int) -> dict[str, Any] | None:
    """A contract in front of a player."""
    mine = game.view(0)["seats"][seat]["contracts"]
    return next((each for each in mine if each["contract"] == number), None)


# -- playing --------------------------------------------------------------------------------------


@rule("SN-CON-01")
def test_every_contract_has_bonus_effect_letter_and_back() -> None:
    for number, card in bl.titles()["snowdonia"].box.contracts.items():  # type: ignore[attr-defined]
        assert card.points or card.points_per_coal or card.surveyor_tiers
        assert card.effect
        assert card.weather in ("sun", "rain", "fog")
        assert (card.area == "") == (number in ("16", "21"))


@rule("SN-CON-02")
def test_a_card_is_played_in_the_window_of_its_letter() -> None:
    game = hold(give(begun(3), 0, rubble=2), 0, 1, 11)
    window(game, "C")
    assert texts(game) == {"pass", "play 11"}
    assert refused(game, "play 1") == ("SN-CON-02", "other-area", {"contract": 1, "area": "D"})
    assert refused(game, "play 2")[:2] == ("SN-CON-02", "not-held")
    window(game, "D")
    assert texts(game) == {"pass", "play 1"}


@rule("SN-CON-03")
def test_many_contracts_or_one() -> None:
    game = window(hold(begun(3), 0, 1, 2), "D")
    game.play("play 1")
    assert texts(game) == {"pass", "play 2"}
    one = window(hold(hold(begun(3, contract_plays="one"), 0, 1, 2), 1, 8), "D")
    one.play("play 1")
    assert one.to_move == 1
    assert contract(one, 0, 2) == {"contract": 2, "used": False, "active": False, "worth": 0}


@rule("SN-CON-04")
def test_playing_is_optional() -> None:
    game = window(hold(begun(3), 0, 1), "D")
    assert "pass" in texts(game)
    game.play("pass")
    assert not inside(game).used[0]


@rule("SN-CON-05")
def test_a_played_card_stays_sideways_and_scores() -> None:
    game = window(hold(begun(3), 0, 1, 2), "D")
    game.play("play 1")
    assert contract(game, 0, 1) == {"contract": 1, "used": True, "active": True, "worth": 0}
    assert refused(game, "play 1")[:2] == ("SN-CON-05", "used")
    own(game, 0, *(f"two_viaducts.{n}" for n in (1, 2, 3, 4)), "waterfall.1")
    assert end_now(game).by_source(0)["contract"] == 15


@rule("SN-CON-06", "SN-CON-07", "SN-EFF-00", "SN-EFF-11")
def test_effects_last_for_the_round_and_all_labourers() -> None:
    game = rates(clear(give(begun(3), 0, steel=8), "halfway.track2"), 3, 1)
    window(hold(game, 0, 1), "D", {"D1": 0, "D2": 0})
    events = game.play("play 1")
    assert len(told(events, "laid")) == 4
    again(game)
    assert not any(inside(game).active)
    rates(game, 3, 1)
    assert len(told(resolve(game, {"D1": 0}), "laid")) == 1


@rule("SN-CON-08")
def test_contracts_are_open() -> None:
    game = hold(begun(3), 0, 17)
    assert [each["contract"] for each in game.view(1)["seats"][0]["contracts"]] == [17]


@rule("SN-CON-09")
def test_when_a_card_taken_in_f_can_be_used() -> None:
    game = office(begun(3), 27, 7, 16)
    resolve(game, {"F1": 0, "F2": 1})
    game.play("contract 27")
    game.play("contract 7")
    assert game.view(0)["area"] == "G"
    assert texts(game) == {"pass", "play 27"}
    assert refused(game, "play 7")[:2] == ("SN-CON-02", "not-held")
    engine = office(train(give(begun(3), 0, steel=1), 0, 1), 16, 7, 8)
    resolve(engine, {"F1": 0})
    engine.play("contract 16")
    draw_event(engine, 6)
    assert "maintain 16" in engine.legal_moves()


@rule("SN-CON-10", "SN-EFF-21", "SN-EVT-14")
def test_vouchers_pay_maintenance_and_score_no_more() -> None:
    game = hold(train(give(begun(3), 0, steel=1), 0, 1), 0, 16, 21, 7)
    assert refused(window(game, "A"), "play 16")[:2] == ("SN-CON-10", "voucher")
    draw_event(game, 6)
    assert texts(game) == {"maintain steel", "maintain 16", "maintain 21", "give up"}
    assert refused(game, "maintain 7")[:2] == ("SN-EFF-21", "no-voucher")
    assert refused(game, "pass")[:2] == ("SN-EVT-14", "must-maintain")
    game.play("maintain 16")
    assert game.view(0)["seats"][0]["train"] == 1
    assert contract(game, 0, 16) is None
    assert contract(game, 0, 21) is not None
    assert 16 in game.view(0)["discards"]
    assert goods(game, 0)["steel"] == 1


@rule("SN-CON-11")
def test_the_order_of_a_window_is_fixed_when_it_opens() -> None:
    game = hold(hold(hold(begun(3), 0, 7), 2, 22), 1, 26)
    window(game, "A")
    assert game.to_move == 0
    game.play("pass")
    assert game.to_move == 2
    game.play("play 22")
    assert game.view(0)["start"] == 2
    assert (game.view(0)["area"], game.to_move) == ("B", 1)
    assert inside(game).turn == 1
    assert inside(game).cursor == 2, "seat 2 was asked first and holds nothing"


@rule("SN-CON-12")
def test_a_play_without_effect_is_legal() -> None:
    game = hold(weather(begun(3), "fog"), 0, 26)
    window(game, "B")
    assert "play 26" in texts(game)
    game.play("play 26")
    assert contract(game, 0, 26) is not None
    empty = hold(yard(begun(3), 0, 0, 0), 0, 20)
    assert "no-effect-play" in keys(window(empty, "A").play("play 20"))


@rule("SN-CON-13", "SN-EFF-15")
def test_an_extra_action_is_offered_at_its_moment() -> None:
    game = rates(clear(give(begun(3), 0, steel=3), "waterfall.track1"), 3, 2)
    window(hold(game, 0, 8), "D", {"D1": 1})
    game.play("play 8")
    assert texts(game) == {"lay", "pass"}
    game.play("pass")
    assert goods(game, 0)["steel"] == 3
    assert contract(game, 0, 8) is not None and not inside(game).extras


# -- effects --------------------------------------------------------------------------------------


@rule("SN-EFF-01")
def test_yard_extra() -> None:
    game = activate(train(yard(begun(3), 5, 5, 2), 0, 3), 0, 7)
    resolve(game, {"A1": 0, "A2": 0})
    for _ in range(2):
        sizes = {sum(int(word) for word in text.split()[1::2]) for text in texts(game)}
        assert max(sizes) == 6
        assert not {text for text in texts(game) if "2 coal" in text}
        game.play("take 1 stone")


@rule("SN-EFF-02")
def test_take_now() -> None:
    game = train(yard(hold(begun(3), 0, 20), 0, 1, 3), 0, 3)
    events = window(game, "A", {"A1": 1}).play("play 20")
    assert told(events, "took")[0] == {"seat": 0, "cubes": {"stone": 1, "coal": 1}, "n": 0}
    choice = yard(hold(begun(3), 0, 23), 3, 3, 3)
    window(choice, "A").play("play 23")
    assert texts(choice) == {
        "take 2 ore",
        "take 1 ore 1 stone",
        "take 2 stone",
        "take 1 ore 1 coal",
        "take 1 stone 1 coal",
    }
    assert refused(choice, "take 1 ore") == ("SN-EFF-02", "take-exactly", {"n": 2})
    assert refused(choice, "take 2 coal")[:2] == ("SN-A-02", "coal-limit")
    assert refused(choice, "place A1")[:2] == ("SN-EFF-02", "other-question")


@rule("SN-EFF-03")
def test_ignore_coal_limit() -> None:
    for number, most in ((1, 3), (3, 4)):
        game = activate(train(yard(begun(3), 0, 0, 4), 0, number), 0, 29)
        resolve(game, {"A1": 0})
        assert f"take {most} coal" in texts(game)
        assert f"take {most + 1} coal" not in texts(game)
    with_20 = hold(yard(begun(3), 0, 0, 4), 0, 20, 29)
    window(with_20, "A")
    with_20.play("play 29")
    assert told(with_20.play("play 20"), "took")[0]["cubes"] == {"coal": 2}


@rule("SN-EFF-04")
def test_take_start_player() -> None:
    game = yard(hold(begun(3), 1, 22), 1, 0, 0)
    events = window(game, "A", {"A3": 2}).play("play 22")
    assert told(events, "starts-next-locked") == [{"seat": 1}]
    assert told(events, "took") == [{"seat": 2, "cubes": {"ore": 1}, "n": 0}]
    assert "starts-next" not in keys(events)
    assert game.view(0)["start"] == 1
    holder = hold(begun(3), 0, 22)
    window(holder, "A")
    assert "play 22" in texts(holder), "its holder may play it too"


@rule("SN-EFF-05")
def test_block_contracts() -> None:
    game = yard(hold(hold(begun(3), 0, 7, 13, 10), 1, 20), 6, 6, 1)
    window(game, "A", {"A1": 0})
    game.play("play 7")
    game.play("play 13")
    assert game.view(0)["question"] == "take", "seat 1 is not asked any more"
    assert "take 5 ore" in texts(game), "what was played goes on working"
    assert refused(game, "play 10")[:2] == ("SN-EFF-05", "blocked")
    events = game.play("take 1 ore")
    assert "played" not in keys(events)
    hold(train(game, 0, 1), 0, 16)
    give(game, 0, steel=1)
    inside(game).blocked = True
    draw_event(game, 6)
    assert "maintain 16" in game.legal_moves()


@rule("SN-EFF-06")
def test_move_labourer() -> None:
    game = weather(hold(begun(3), 0, 28), "fog")
    window(game, "A", {"A3": 0, "C1": 1, "G": [2]})
    game.play("play 28")
    assert {"move A3 A1", "move A3 A2", "move A3 E1", "move A3 G"} <= texts(game)
    assert refused(game, "move A3 C1")[:2] == ("SN-ASG-02", "occupied")
    assert refused(game, "move A3 B1")[:2] == ("SN-ASG-07", "fog")
    assert refused(game, "move C1 A1")[:2] == ("SN-EFF-06", "not-your-labourer")
    assert refused(game, "move A3 A3")[:2] == ("SN-EFF-06", "no-move")
    events = game.play("move A3 E1")
    assert told(events, "moved") == [{"seat": 0, "space": "A3", "to": "E1"}]
    assert "starts-next" not in keys(events)
    from_g = hold(begun(3), 0, 28)
    window(from_g, "A", {"G": [0]})
    from_g.play("play 28")
    assert "move G A1" in texts(from_g)
    assert refused(from_g, "move G G")[:2] == ("SN-EFF-06", "no-move")
    gains = yard(hold(begun(3), 0, 28), 0, 0, 0)
    window(gains, "A", {"G": [0]})
    gains.play("play 28")
    assert told(gains.play("move G A3"), "starts-next") == [{"seat": 0}]


@rule("SN-EFF-07")
def test_double_excavation() -> None:
    game = activate(train(rates(begun(3), 3, 2), 0, 1), 0, 26)
    resolve(game, {"B1": 0, "B2": 0})
    assert goods(game, 0)["rubble"] == 20
    both = activate(rates(begun(3), 2, 2), 0, 26, 30)
    resolve(both, {"B1": 0})
    assert goods(both, 0)["rubble"] == 8
    once = activate(rates(begun(3, double_excavation="once"), 2, 2), 0, 26, 30)
    resolve(once, {"B1": 0})
    assert goods(once, 0)["rubble"] == 4
    little = activate(rubble(clear(begun(3), ""), yr_wyddfa__dig1=3), 0, 26)
    resolve(little, {"B1": 0})
    assert goods(little, 0)["rubble"] == 3


@rule("SN-EFF-08")
def test_clear_next_space() -> None:
    game = rubble(clear(begun(3), "two_viaducts.track2"), two_viaducts__dig1=2)
    window(activate(train(game, 0, 1), 0, 3), "B")
    assert texts(game) == {"dig", "pass"}
    game.play("dig")
    assert goods(game, 0)["rubble"] == 2
    assert owner(game, "two_viaducts.dig1") == 0
    foggy = activate(weather(begun(3), "fog"), 0, 3)
    assert keys(resolve(foggy, {}, "B")) == []
    assert inside(foggy).area == 2
    light = activate(weather(begun(3, light_fog=True), "fog"), 0, 3)
    assert texts(window(light, "B")) == {"dig", "pass"}
    gone = activate(clear(begun(3), ""), 0, 3)
    inside(gone).b_builds = True
    resolve(gone, {}, "B")
    assert inside(gone).area == 2


@rule("SN-EFF-09")
def test_instant_stone() -> None:
    game = bag(hold(give(begun(3), 0, rubble=7), 0, 11), stone=2)
    window(game, "C").play("play 11")
    assert texts(game) == {"pass", "work 1 stone", "work 2 stone"}
    assert refused(game, "work 1 steel")[:2] == ("SN-EFF-09", "only-stone")
    game.play("work 2 stone")
    assert goods(game, 0) == {"ore": 0, "stone": 2, "coal": 0, "rubble": 3, "steel": 0}


@rule("SN-EFF-10")
def test_instant_smelt() -> None:
    game = hold(train(give(begun(3), 0, ore=5), 0, 2), 0, 12)
    before = inside(game).bag[0]
    window(game, "C").play("play 12")
    assert texts(game) == {"work 1 steel", "work 2 steel"}
    assert refused(game, "pass")[:2] == ("SN-C-03", "must-work")
    assert refused(game, "work 1 stone")[:2] == ("SN-EFF-10", "only-steel")
    inside(game).make(game.legal_moves()[1].code)
    assert goods(game, 0)["ore"] == 1
    assert goods(game, 0)["steel"] == 2
    assert inside(game).bag[0] == before + 4
    both = hold(give(begun(3), 0, ore=9), 0, 12, 24)
    window(both, "C").play("play 12")
    both.play("work 2 steel")
    both.play("play 24")
    both.play("work 2 steel")
    assert goods(both, 0)["steel"] == 4
    nothing = hold(give(begun(3), 0, ore=1), 0, 12)
    assert "no-effect-play" in keys(window(nothing, "C").play("play 12"))


@rule("SN-EFF-11")
def test_lay_rate_plus_adds_up() -> None:
    game = activate(train(rates(clear(give(begun(3), 0, steel=6), "halfway.track2"), 3, 2), 0, 7), 0, 1, 2)
    assert len(told(resolve(game, {"D1": 0}), "laid")) == 5


@rule("SN-EFF-12")
def test_ore_as_steel() -> None:
    game = activate(clear(give(begun(3), 0, ore=6), ""), 0, 6)
    resolve(game, {"E1": 0})
    assert "build yr_wyddfa 1: 2 bars as ore" in texts(game)
    before = inside(game).bag[0]
    inside(game).make(inside(game).move_code("build yr_wyddfa 1: 2 bars as ore"))
    assert inside(game).bag[0] == before + 6
    engine = activate(in_shed(give(begun(3), 0, ore=3, steel=1), 1), 0, 25)
    resolve(engine, {"E1": 0})
    assert "train 1: 1 bar as ore" in texts(engine)
    assert refused(engine, "train 1: 2 bars as ore")[2] == {"train": 1, "good": "ore", "needs": 6, "have": 3}
    engine.play("train 1: 1 bar as ore")
    assert goods(engine, 0)["ore"] == 0
    twice = activate(clear(give(begun(3), 0, ore=6), ""), 0, 6, 25)
    resolve(twice, {"E1": 0})
    assert "build yr_wyddfa 1: 2 bars as ore" in texts(twice)
    plain = clear(give(begun(3), 0, ore=6, stone=1), "")
    resolve(plain, {"E1": 0})
    assert inside(plain).site_owner[3] == 0, "without the card only the stone counts"


@rule("SN-EFF-12")
def test_ore_is_no_steel_without_the_contract() -> None:
    game = clear(give(begun(3), 0, ore=6, stone=3), "")
    resolve(game, {"E1": 0})
    assert refused(game, "build yr_wyddfa 2: 1 bar as ore")[:2] == ("SN-EFF-12", "no-ore-as-steel")
    assert refused(game, "build hebron 1: 1 stone as rubble")[:2] == ("SN-EFF-13", "no-rubble-as-stone")


@rule("SN-EFF-13")
def test_rubble_as_stone() -> None:
    game = bag(activate(clear(give(begun(3), 0, stone=1, rubble=4), "hebron.track2"), 0, 17), stone=0)
    resolve(game, {"E1": 0})
    assert "build hebron 1: 2 stones as rubble" in texts(game)
    assert "build two_viaducts 1: 2 stones as rubble" not in texts(game), "at most two stones"
    inside(game).make(inside(game).move_code("build hebron 1: 2 stones as rubble"))
    assert inside(game).bag[1] == 1
    assert goods(game, 0) == {"ore": 0, "stone": 0, "coal": 0, "rubble": 0, "steel": 0}


@rule("SN-EFF-14")
def test_stone_discount() -> None:
    game = activate(clear(give(begun(3), 0, stone=2, steel=1), "waterfall.track1"), 0, 9, 14)
    resolve(game, {"E1": 0, "E2": 0})
    assert "build two_viaducts 1" in texts(game)
    events = game.play("build two_viaducts 1")
    assert told(events, "built")[0]["paid"] == {"stone": 2}
    assert "build two_viaducts 4" in texts(game), "a 1-stone site is free"
    assert told(game.play("build two_viaducts 4"), "built")[0]["paid"] == {}
    steel = activate(clear(give(begun(3), 0, steel=1), "waterfall.track1"), 0, 9)
    resolve(steel, {"E1": 0})
    events = steel.play("build waterfall 1")
    assert told(events, "built")[0]["paid"] == {"steel": 1}


@rule("SN-EFF-15")
def test_extra_lay() -> None:
    game = activate(rates(clear(give(begun(3), 0, steel=3), "two_viaducts.track2"), 3, 2), 0, 8)
    resolve(game, {}, "D")
    assert len(told(game.play("lay"), "laid")) == 2
    foggy = activate(weather(rates(clear(give(begun(3), 0, steel=3), "two_viaducts.track2"), 3, 2), "fog"), 0, 8)
    resolve(foggy, {}, "D")
    assert inside(foggy).area == 4
    light = rates(clear(give(begun(3, light_fog=True), 0, steel=3), "two_viaducts.track2"), 3, 2)
    resolve(activate(weather(light, "fog"), 0, 8), {}, "D")
    assert texts(light) == {"lay", "pass"}


@rule("SN-EFF-16")
def test_extra_build_comes_before_padarn() -> None:
    game = train(clear(give(give(begun(3), 0, stone=9), 1, stone=9), "two_viaducts.track2"), 1, 6)
    resolve(activate(game, 0, 10), {}, "E")
    assert game.to_move == 0
    assert "pass" in texts(game)
    game.play("build two_viaducts 1")
    assert game.to_move == 1
    assert "pass" in texts(game)
    declined = train(clear(give(give(begun(3), 0, stone=9), 1, stone=9), "two_viaducts.track2"), 1, 6)
    resolve(activate(declined, 0, 10), {}, "E")
    declined.play("pass")
    assert declined.view(0)["question"] == "place", "nobody built, so Padarn does not either"


@rule("SN-EFF-17")
def test_draw_from_bag() -> None:
    game = bag(hold(begun(3), 0, 18, 19), ore=2, stone=0, coal=0, event=1)
    track = inside(game).event_cubes
    window(game, "G")
    events = game.play("play 18")
    assert told(events, "drew-cubes") == [{"seat": 0, "cubes": {"ore": 2}, "n": 1}]
    assert goods(game, 0)["ore"] == 2
    assert inside(game).bag[3] == 1
    assert inside(game).event_cubes == track
    assert texts(game) == {"pass", "play 19"}
    chosen = window(hold(begun(3), 0, 18, 19), "G")
    facts = told(play_told(chosen, "play 18", "coal", "coal", "stone"), "drew-cubes")
    assert facts == [{"seat": 0, "cubes": {"stone": 1, "coal": 2}, "n": 0}], "no coal limit"


@rule("SN-EFF-18")
def test_swap_forecast() -> None:
    game = rates(weather(hold(begun(3), 0, 4), "fog", "rain", "rain"), 3, 2)
    window(game, "A").play("play 4")
    assert texts(game) == {"forecast sun", "forecast rain", "forecast fog"}
    inside(game).make(inside(game).move_code("forecast sun"))
    assert game.view(0)["weather"]["now"] == "fog"
    assert game.view(0)["weather"]["next"] == "sun"
    assert told(close_round(game), "rates") == [{"excavation": 5, "lay_track": 3}]
    blank = weather(hold(begun(3), 0, 4), "", "", "")
    assert "no-effect-play" in keys(window(blank, "A").play("play 4"))


@rule("SN-EFF-19", "SN-HID-02")
def test_draw_two_keep_one() -> None:
    game = deck(office(hold(begun(3), 0, 5), 1, 2, 3), 20, 18, 7, back="rain")
    window(game, "F")
    play_told(game, "play 5", "contract:20", "sun", "contract:18", "fog")
    assert texts(game) == {"keep 5", "keep 18", "keep 20"}
    assert game.view(1)["choice"] == game.view(2)["choice"] == {"contract": 5, "drawn": [18, 20]}
    assert refused(game, "keep 7")[:2] == ("SN-EFF-19", "not-drawn")
    other = game.copy()
    inside(game).make(inside(game).move_code("keep 20"))
    assert contract(game, 0, 20) == {"contract": 20, "used": False, "active": False, "worth": 0}
    assert contract(game, 0, 5) is None
    assert {5, 18} <= set(game.view(0)["discards"])
    inside(other).make(inside(other).move_code("keep 5"))
    assert contract(other, 0, 5) == {"contract": 5, "used": True, "active": True, "worth": 0}
    assert {18, 20} <= set(other.view(0)["discards"])
    assert game.view(0)["office"] == [1, 2, 3]


@rule("SN-EFF-19")
def test_a_short_deck_is_reshuffled_for_the_offer() -> None:
    game = deck(hold(begun(3), 0, 5), 20)
    window(game, "F")
    events = list(game.play("play 5"))
    assert keys(events)[:4] == ["played", "drew-contract", "reshuffled", "drew-contract"]
    assert 5 not in game.view(0)["unseen_contracts"]
    gaps = deck(hold(begun(3, deck_exhaustion="gaps"), 0, 5), 20)
    window(gaps, "F")
    gaps.play("play 5")
    assert texts(gaps) == {"keep 5", "keep 20"}


@rule("SN-EFF-20")
def test_move_surveyor() -> None:
    game = surveyor(hold(begun(3), 0, 27), 0, "halfway")
    window(game, "G", {"G": [0]})
    events = game.play("play 27")
    assert [fact["station"] for fact in told(events, "surveyed")] == ["rocky_valley", "clogwyn"]
    summit = surveyor(hold(begun(3), 0, 27), 0, "yr_wyddfa")
    window(summit, "G").play("play 27")
    assert summit.view(0)["seats"][0]["surveyor"] == "yr_wyddfa"
    first = hold(blaenau(3), 0, 27)
    window(first, "G").play("play 27")
    assert inside(first).markers[0] == 15
    coal = give(hold(begun(3), 0, 27), 0, coal=3)
    window(coal, "G").play("play 27")
    assert [line.points for line in end_now(coal).breakdown[0] if line.source == "contract"] == [6]


# -- what is known --------------------------------------------------------------------------------


@rule("SN-HID-01")
def test_the_back_of_the_top_card_is_public() -> None:
    differing = 0
    for seed in range(30):
        game = begun(3, seed)
        discs = game.view(None)["weather"]
        assert discs["top_back"] in ("sun", "rain", "fog")
        differing += discs["top_back"] != discs["last"]
        for world in range(3):
            assert game.redeal(0, world).view(0)["weather"]["top_back"] == discs["top_back"]
    assert differing
    game = begun(3)
    close_round(game)
    assert game.view(0)["weather"]["top_back"] == game.view(0)["weather"]["last"]


@pytest.mark.parametrize("seed", range(5))
def test_the_top_back_limits_the_next_card(seed: int) -> None:
    game = begun(3, seed)
    box = bl.titles()["snowdonia"].box.contracts  # type: ignore[attr-defined]
    back = game.view(0)["weather"]["top_back"]
    drawn = set()
    for world in range(40):
        other = game.redeal(0, world)
        drawn.add(told(close_round(other), "turned-up")[0]["contract"])
    assert {box[str(number)].weather for number in drawn} == {back}
    assert len(drawn) > 1


def test_laid_track_of_an_event_helps_no_contract() -> None:
    game = laid(hold(begun(3), 0, 22), None, 1, 2, 3)
    assert end_now(game).by_source(0) == {"contract-unmet": 0, "surveyor": 0}
