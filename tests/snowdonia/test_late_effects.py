"""Contract effects to the letter (SN-EFF, SN-CON-11..13, SN-HID): what they add, and what they do not touch."""

from __future__ import annotations

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    activate,
    again,
    bag,
    begun,
    clear,
    close_round,
    deck,
    draw_event,
    empty_bag,
    give,
    go_on,
    goods,
    hold,
    in_shed,
    inside,
    keys,
    office,
    owner,
    place,
    play_told,
    question,
    rates,
    refused,
    resolve,
    rubble,
    see_top,
    send,
    surveyor,
    texts,
    told,
    train,
    weather,
    yard,
)

LETTERS = {
    **dict.fromkeys((4, 7, 13, 20, 22, 23, 28, 29), "A"),
    **dict.fromkeys((3, 26, 30), "B"),
    **dict.fromkeys((11, 12, 24), "C"),
    **dict.fromkeys((1, 2, 8), "D"),
    **dict.fromkeys((6, 9, 10, 14, 15, 17, 25), "E"),
    5: "F",
    **dict.fromkeys((18, 19, 27), "G"),
}


def window(game: bl.Game, area: str, labourers: dict[str, int | list[int]] | None = None) -> bl.Game:
    """The contract window of an area, with labourers standing anywhere."""
    resolve(game, labourers or {}, area)
    return game


def sizes(game: bl.Game) -> set[int]:
    """How many cubes the offered takes have."""
    return {sum(int(word) for word in text.split()[1::2]) for text in texts(game)}


def most_coal(game: bl.Game) -> int:
    """The most coal in any offered take."""
    return max([int(text.split()[-2]) for text in texts(game) if text.endswith("coal")], default=0)


# -- in general ---------------------------------------------------------------------------------------


@rule("SN-EFF-00", "SN-CON-02", "SN-CON-12")
@pytest.mark.parametrize("area", "ABCDEFG")
def test_every_window_offers_exactly_the_cards_of_its_letter(area: str) -> None:
    game = begun(3)
    inside(game).held[1] = (1 << 31) - 2
    window(game, area)
    assert question(game) == ("play", 1)
    assert texts(game) == {"pass", *(f"play {card}" for card, letter in LETTERS.items() if letter == area)}
    for card in (16, 21):
        assert refused(game, f"play {card}") == ("SN-CON-10", "voucher")


@rule("SN-EFF-00", "SN-CON-05", "SN-CON-06")
@pytest.mark.parametrize("card", sorted(LETTERS))
def test_a_card_is_used_once_and_its_effect_is_gone_next_round(card: int) -> None:
    game = hold(yard(give(begun(3), 0, ore=8, rubble=8, stone=2), 3, 3, 1), 0, card)
    window(weather(game, "", "rain", "rain"), LETTERS[card], {"C1": 0, "G": [1]})
    game.play(f"play {card}")
    while question(game)[0] != "place":
        choices = [text for text in texts(game) if text != "keep 5"] if card != 5 else ["keep 5"]
        game.play(sorted(choices)[0])
    [mine] = [each for each in game.view(0)["seats"][0]["contracts"] if each["contract"] == card]
    assert (mine["used"], mine["active"]) == (True, False)
    p = inside(game)
    assert (p.blocked, p.start_locked) == (False, False)
    window(game, LETTERS[card])
    assert refused(game, f"play {card}")[1] in ("used", "other-question")
    assert f"play {card}" not in texts(game)


@rule("SN-EFF-00")
@pytest.mark.parametrize("card", [4, 11, 12, 20, 28])
def test_an_immediate_effect_comes_before_the_next_card(card: int) -> None:
    game = hold(
        yard(give(begun(3), 0, ore=8, rubble=8), 3, 3, 1), 0, *(n for n in LETTERS if LETTERS[n] == LETTERS[card])
    )
    window(game, LETTERS[card], {"G": [0]})
    game.play(f"play {card}")
    assert question(game)[0] != "play"
    others = [n for n in LETTERS if LETTERS[n] == LETTERS[card] and n != card]
    assert refused(game, f"play {others[0]}")[1] == "other-question"
    game.play(next(text for text in game.legal_moves().texts() if text != "pass"))
    assert question(game) == ("play", 0)
    assert texts(game) == {"pass", *(f"play {n}" for n in others)}


@rule("SN-CON-11")
def test_the_marker_changes_hands_but_not_the_running_window() -> None:
    game = hold(hold(hold(begun(3), 0, 4), 1, 22), 2, 7)
    window(game, "A")
    order = [game.to_move]
    game.play("pass")
    order.append(game.to_move)
    game.play("play 22")
    order.append(game.to_move)
    assert order == [0, 1, 2], "seat 2 still follows seat 1, and seat 0 is not asked again"
    hold(hold(game, 0, 26), 1, 30)
    yard(game, 0, 0, 0)
    game.play("pass")
    assert (game.view(None)["area"], question(game)) == ("B", ("play", 1))
    game.play("pass")
    assert question(game) == ("play", 0)


@rule("SN-CON-12")
def test_windows_open_in_fogged_converted_and_empty_areas() -> None:
    converted = hold(clear(begun(3), ""), 0, 26, 3)
    inside(converted).b_builds = True
    window(converted, "B")
    assert texts(converted) == {"pass", "play 3", "play 26"}
    converted.play("play 3")
    converted.play("play 26")
    assert question(converted)[0] == "place", "nothing happens"
    fog = hold(weather(give(clear(begun(3), "hebron.track2"), 0, steel=3), "fog"), 0, 1, 8)
    window(fog, "D")
    fog.play("play 1")
    events = list(fog.play("play 8"))
    assert "laid" not in keys(events)
    assert [each["used"] for each in fog.view(0)["seats"][0]["contracts"]] == [True, True]
    light = hold(rates(begun(3), 3, 2), 0, 26)
    assert question(window(light, "B")) == ("play", 0), "no labourer is needed"


@rule("SN-CON-13")
@pytest.mark.parametrize(("card", "area", "offer"), [(3, "B", "dig"), (8, "D", "lay"), (10, "E", "build")])
def test_a_promised_extra_is_offered_once_after_the_labourers(card: int, area: str, offer: str) -> None:
    game = hold(clear(give(give(begun(3), 0, steel=3, stone=9), 1, steel=3, stone=9), "hebron.track2"), 0, card)
    empty_bag(weather(rates(game, 2, 1), "", "rain", "rain"))
    window(game, area, {f"{area}1": 1})
    events = list(game.play(f"play {card}"))
    if area == "E":
        assert question(game) == ("build", 1), "the labourer acts first"
        assert "pass" not in texts(game)
        events = list(game.play("build two_viaducts 1"))
    assert told(events, {"B": "dug", "D": "laid", "E": "built"}[area])[0]["seat"] == 1
    assert question(game) == (offer, 0)
    game.play("pass")
    assert question(game) == ("place", 0)
    events = send(game, {}, window="A")
    assert "passed" not in keys(events)
    assert question(game) == ("place", 0), "nothing is kept for a later round"


@rule("SN-EFF-08", "SN-EFF-15", "SN-WX-06", "SN-FOG-03")
@pytest.mark.parametrize(("card", "area", "offer"), [(3, "B", "dig"), (8, "D", "lay")])
def test_fog_forbids_extra_work_and_light_fog_does_not(card: int, area: str, offer: str) -> None:
    for disc, light, offered in (("fog", False, False), ("fog", True, True), ("rain", False, True), ("", False, True)):
        game = clear(give(begun(3, light_fog=light), 0, steel=2), "hebron.track2")
        resolve(activate(weather(game, disc), 0, card), {}, area)
        assert (question(game) == (offer, 0)) is offered
        assert (inside(game).area == "ABCDE".index(area)) is offered


# -- the yard -----------------------------------------------------------------------------------------


@rule("SN-EFF-01")
def test_extra_cubes_are_optional_and_for_labourers_only() -> None:
    game = activate(yard(begun(3), 5, 5, 2), 0, 7)
    resolve(game, {"A1": 0, "A2": 1})
    assert sizes(game) == {1, 2, 3, 4, 5}
    assert most_coal(game) == 1
    assert refused(game, "take 3 ore 3 stone") == ("SN-A-01", "take-fewer")
    game.play("take 1 stone")
    assert (question(game), max(sizes(game))) == (("take", 1), 3), "the card helps its owner alone"
    exact = activate(yard(begun(3, yard_take="exact"), 5, 5, 2), 0, 7)
    resolve(exact, {"A1": 0})
    assert sizes(exact) == {3, 4, 5}
    now = hold(activate(train(yard(begun(3), 5, 5, 2), 0, 3), 0, 7), 0, 20)
    window(now, "A").play("play 20")
    assert sizes(now) == {2}


@rule("SN-EFF-02")
def test_taking_at_once_is_no_yard_action() -> None:
    game = hold(train(yard(begun(3), 1, 1, 0), 0, 3), 0, 23)
    events = list(window(game, "A", {"A1": 1}).play("play 23"))
    assert told(events, "took") == [{"seat": 0, "cubes": {"ore": 1, "stone": 1}, "n": 0}]
    assert {"seat": 1, "area": "A"} in told(events, "idle"), "the yard can be emptied for others"
    assert "starts-next" not in keys(events)
    coal = hold(yard(begun(3), 0, 0, 3), 0, 23)
    assert told(window(coal, "A").play("play 23"), "took")[0]["cubes"] == {"coal": 1}, "the coal limit holds for 23 too"
    both = hold(yard(begun(3), 2, 0, 3), 0, 20, 23)
    window(both, "A").play("play 20")
    both.play("take 1 ore 1 coal")
    assert told(both.play("play 23"), "took")[0]["cubes"] == {"ore": 1, "coal": 1}, "each card has its own limit"


@rule("SN-EFF-03")
def test_the_coal_limit_falls_for_one_player_and_from_now_on() -> None:
    game = activate(yard(begun(3), 0, 0, 9), 0, 29, 7)
    resolve(game, {"A1": 0, "A2": 0, "A3": 1})
    assert (most_coal(game), sizes(game)) == (5, {1, 2, 3, 4, 5})
    game.play("take 1 coal")
    assert most_coal(game) == 5, "for every own labourer"
    events = list(game.play("take 2 coal"))
    assert told(events, "took")[1] == {"seat": 1, "cubes": {"coal": 1}, "n": 0}
    late = hold(yard(begun(3), 0, 0, 4), 0, 20, 29)
    window(late, "A")
    assert told(late.play("play 20"), "took")[0]["cubes"] == {"coal": 1}
    late.play("play 29")
    assert goods(late, 0)["coal"] == 1, "29 after 20 does not help 20"


@rule("SN-EFF-04")
def test_the_marker_is_frozen_for_this_round_only() -> None:
    game = hold(yard(begun(3), 0, 0, 0), 0, 22)
    empty_bag(weather(game, "", "rain", "rain"))
    window(game, "A", {"A3": 2})
    game.play("play 22")
    assert game.view(None)["start"] == 0, "its holder keeps it against the last space"
    assert question(game) == ("place", 0)
    send(game, {"A3": 2})
    assert game.view(None)["start"] == 2
    other = hold(empty_bag(weather(yard(begun(3), 0, 0, 0), "", "rain", "rain")), 1, 22)
    window(other, "A").play("play 22")
    assert question(other) == ("place", 1), "the new order counts for the next placement"


@rule("SN-EFF-05")
def test_blocking_binds_its_player_too_and_ends_with_the_round() -> None:
    game = hold(hold(yard(begun(3), 0, 0, 0), 0, 13, 20, 10, 27), 1, 22, 26)
    empty_bag(weather(office(game, 1, 2, 8), "", "rain", "rain"))
    window(game, "A", {"F1": 1})
    events = list(game.play("play 13"))
    assert keys(events)[:2] == ["played", "blocked"]
    assert question(game) == ("contract", 1), "no window until F, where cards can still be taken"
    assert refused(game, "play 22") == ("SN-EFF-05", "blocked")
    game.play("contract 1")
    assert question(game)[0] == "place"
    window(game, "A")
    assert question(game) == ("play", 0), "a new round"


@rule("SN-EFF-06")
def test_a_labourer_moves_to_any_other_free_space() -> None:
    game = hold(train(begun(3), 0, 1), 0, 28)
    window(game, "A", {"A1": [0], "D2": [0], "E1": [0], "A3": 1, "C1": 2, "G": [1]})
    game.play("play 28")
    spaces = {"A2", "B1", "B2", "D1", "E2", "F1", "F2", "G"}
    assert texts(game) == {f"move {own} {to}" for own in ("A1", "D2", "E1") for to in spaces}
    assert refused(game, "move A1 D2") == ("SN-ASG-02", "occupied")
    assert refused(game, "move G A2") == ("SN-EFF-06", "not-your-labourer")
    assert refused(game, "move A1 C2") == ("SN-SETUP-11", "no-such-space")
    assert refused(game, "pass") == ("SN-RES-03", "must-act")


@rule("SN-EFF-06", "SN-FOG-01")
def test_a_labourer_does_not_move_into_fog() -> None:
    light = hold(weather(begun(4, light_fog=True), "fog"), 0, 28)
    window(light, "A", {"A1": 0})
    light.play("play 28")
    assert {"move A1 B1", "move A1 B2", "move A1 D2"} <= texts(light)
    assert refused(light, "move A1 B3") == ("SN-FOG-01", "light-fog")
    assert refused(light, "move A1 D3") == ("SN-FOG-01", "light-fog")
    built = hold(weather(clear(begun(3), ""), "fog"), 0, 28)
    inside(built).b_builds = True
    window(built, "A", {"A1": 0})
    built.play("play 28")
    assert "move A1 B1" in texts(built), "fog does not close the extra Build space"
    assert refused(built, "move A1 D1") == ("SN-ASG-07", "fog")
    assert refused(built, "move A1 B2") == ("SN-SETUP-11", "no-such-space")


@rule("SN-EFF-06")
def test_a_moved_labourer_acts_where_it_stands() -> None:
    game = hold(yard(begun(3), 2, 0, 0), 0, 28)
    window(game, "A", {"A1": 0, "A2": 1})
    game.play("play 28")
    events = list(game.play("move A1 A3"))
    assert question(game) == ("take", 1), "the order is the new one"
    assert "starts-next" not in keys(events)
    events = list(game.play("take 1 ore"))
    assert told(events, "starts-next") == [{"seat": 0}]
    assert told(events, "took")[-1]["seat"] == 0
    survey = hold(empty_bag(weather(begun(3), "", "rain", "rain")), 0, 28)
    window(survey, "A", {"B1": 0, "B2": 0})
    survey.play("play 28")
    events = list(survey.play("move B2 G"))
    assert (len(told(events, "surveyed")), len({fact["seat"] for fact in told(events, "dug")})) == (1, 1)
    assert sum(fact["n"] for fact in told(events, "dug")) == 3


# -- excavation ---------------------------------------------------------------------------------------


@rule("SN-EFF-07", "SN-EVT-03")
def test_doubling_is_for_the_own_labourers_only() -> None:
    game = activate(rates(begun(3), 3, 2), 0, 26)
    resolve(game, {"B1": 0, "B2": 1})
    assert (goods(game, 0)["rubble"], goods(game, 1)["rubble"]) == (6, 3)
    event = activate(rates(begun(3), 3, 2), 0, 26, 30)
    assert len(told(draw_event(event, 8), "event-dug")) == 3
    over = activate(train(rates(begun(3), 5, 2), 0, 1), 0, 26, 30)
    resolve(over, {"B1": 0})
    assert goods(over, 0)["rubble"] == 28, "over the board's maximum"


@rule("SN-EFF-08")
def test_the_next_space_is_emptied_exactly() -> None:
    game = activate(train(rubble(begun(3), two_viaducts__track1=1), 0, 1), 0, 3, 26)
    resolve(game, {}, "B")
    inside(game).make(inside(game).move_code("dig"))
    go_on(game)
    assert goods(game, 0)["rubble"] == 1, "neither L.A.D.A.S. nor doubling adds to it"
    assert owner(game, "two_viaducts.track1") is None
    assert inside(game).markers[0] == 16
    poor = activate(rubble(clear(begun(3), "two_viaducts.track2"), two_viaducts__dig1=3), 0, 3)
    inside(poor).markers[0] = 0
    resolve(poor, {}, "B")
    assert "cleared-unowned" in keys(poor.play("dig"))
    assert (goods(poor, 0)["rubble"], owner(poor, "two_viaducts.dig1")) == (3, None)
    none = activate(rubble(clear(begun(3), ""), yr_wyddfa__dig2=2), 0, 3)
    resolve(rates(none, 2, 1), {"B1": 1})
    assert inside(none).area == 2, "nothing is left to empty, though B is not a Build space yet"
    after = activate(rates(begun(3), 2, 1), 0, 3)
    rubble(after, two_viaducts__track1=2)
    left = int(inside(after).rubble[place(after, "two_viaducts.track2")])
    resolve(after, {"B1": 1})
    assert question(after) == ("dig", 0)
    assert told(after.play("dig"), "dug") == [{"seat": 0, "place": "two_viaducts.track2", "n": left}]


# -- works --------------------------------------------------------------------------------------------


@rule("SN-EFF-09")
def test_instant_stone_is_besides_the_three_trades() -> None:
    game = hold(give(begun(3), 0, rubble=14), 0, 11)
    before = inside(game).bag[1]
    window(game, "C", {"C1": 0}).play("play 11")
    assert texts(game) == {"pass", "work 1 stone", "work 2 stone", "work 3 stone"}
    assert refused(game, "work 4 stone") == ("SN-C-02", "work-fewer")
    game.play("work 3 stone")
    assert question(game) == ("work", 0)
    assert "work 3 stone" in texts(game)
    inside(game).make(inside(game).move_code("work 3 stone"))
    assert (goods(game, 0)["stone"], goods(game, 0)["rubble"]) == (6, 2)
    assert inside(game).bag[1] == before - 6
    none = bag(hold(give(begun(3), 0, rubble=9), 0, 11), stone=0)
    assert "no-effect-play" in keys(window(none, "C").play("play 11"))


@rule("SN-EFF-10", "SN-COMP-04")
def test_instant_smelting_keeps_to_the_steel_there_is() -> None:
    game = hold(give(begun(3), 0, ore=6), 0, 24)
    inside(game).steel = 1
    window(game, "C")
    events = list(game.play("play 24"))
    assert told(events, "worked") == [{"seat": 0, "paid": {"ore": 2}, "got": {"steel": 1}}]
    free = hold(give(begun(3, steel_cap=False), 0, ore=6), 0, 24)
    inside(free).steel = 1
    window(free, "C").play("play 24")
    assert texts(free) == {"work 1 steel", "work 2 steel"}
    assert refused(free, "work 3 steel") == ("SN-C-02", "work-fewer")
    dear = hold(give(begun(3), 0, ore=7), 0, 24)
    window(dear, "C", {"C1": 0}).play("play 24")
    dear.play("work 2 steel")
    assert told(dear.log(None), "worked")[-1]["paid"] == {"ore": 3}, "the Works keep their own price"


# -- laying -------------------------------------------------------------------------------------------


@rule("SN-EFF-11", "SN-EFF-15")
def test_lay_bonuses_count_for_the_extra_action_and_for_their_owner_alone() -> None:
    game = rates(clear(give(give(begun(3), 0, steel=9), 1, steel=9), ""), 3, 1)
    activate(train(game, 0, 7), 0, 2, 8)
    events = resolve(game, {"D1": 1})
    assert len(told(events, "laid")) == 1
    assert question(game) == ("lay", 0)
    assert len(told(game.play("lay"), "laid")) == 3, "rate 1, Ralph and contract 2; once accepted, all of them"


@rule("SN-EFF-15")
def test_an_extra_that_could_lay_nothing_is_not_offered() -> None:
    for steel, markers, upto in ((0, 16, "hebron.track2"), (2, 0, "hebron.track2")):
        game = activate(rates(clear(give(begun(3), 0, steel=steel), upto), 3, 1), 0, 8)
        inside(game).markers[0] = markers
        resolve(game, {}, "D")
        assert inside(game).area == 4
    dirty = activate(give(begun(3), 0, steel=2), 0, 8)
    resolve(dirty, {}, "D")
    assert inside(dirty).area == 4


# -- building -----------------------------------------------------------------------------------------


@rule("SN-EFF-12")
def test_ore_stands_for_steel_in_every_build_and_nowhere_else() -> None:
    game = activate(clear(give(begun(3), 0, ore=9), "hebron.track2"), 0, 6, 10)
    resolve(game, {}, "E")
    assert question(game) == ("build", 0)
    assert "build hebron 3: 1 bar as ore" in texts(game), "contract 10's build"
    padarn = activate(train(clear(give(give(begun(3), 0, ore=9), 1, stone=4), "hebron.track2"), 0, 6), 0, 25)
    resolve(padarn, {"E1": 1})
    padarn.play("build two_viaducts 1")
    assert question(padarn) == ("build", 0)
    assert "build hebron 4: 1 bar as ore" in texts(padarn)
    lay = activate(clear(give(begun(3), 0, ore=9), "hebron.track2"), 0, 6)
    assert keys(resolve(lay, {"D1": 0})) == ["idle"]
    upkeep = activate(train(give(begun(3), 0, ore=9), 0, 1), 0, 6)
    assert told(draw_event(upkeep, 6), "gave-up") == [{"seat": 0, "train": 1}]
    other = activate(clear(give(begun(3), 1, ore=9), "hebron.track2"), 0, 6)
    assert keys(resolve(other, {"E1": 1})) == ["idle"]


@rule("SN-EFF-12")
def test_any_mix_of_bars_and_ore() -> None:
    game = activate(in_shed(give(clear(begun(3), ""), 0, ore=6, steel=2), 1), 0, 6, 25)
    resolve(game, {"E1": 0})
    wanted = {"build yr_wyddfa 1", "build yr_wyddfa 1: 1 bar as ore", "build yr_wyddfa 1: 2 bars as ore"}
    assert wanted <= texts(game)
    assert {"train 1", "train 1: 1 bar as ore", "train 1: 2 bars as ore"} <= texts(game)
    assert refused(game, "build yr_wyddfa 2: 2 bars as ore") == ("SN-EFF-12", "no-ore-as-steel")
    before = int(inside(game).steel)
    inside(game).make(inside(game).move_code("build yr_wyddfa 1: 1 bar as ore"))
    assert (goods(game, 0)["ore"], goods(game, 0)["steel"]) == (3, 1)
    assert inside(game).steel == before + 1


@rule("SN-EFF-13", "SN-EFF-14")
def test_the_discount_comes_before_the_rubble() -> None:
    game = activate(clear(give(begun(3), 0, stone=1, rubble=8), "two_viaducts.track2"), 0, 9, 17)
    resolve(game, {"E1": 0, "E2": 0})
    assert "build two_viaducts 1: 2 stones as rubble" in texts(game)
    assert "build two_viaducts 1: 1 stone as rubble" not in texts(game)
    assert refused(game, "build two_viaducts 1: 3 stones as rubble") == ("SN-EFF-13", "no-rubble-as-stone")
    assert refused(game, "build two_viaducts 4: 1 stone as rubble") == ("SN-EFF-13", "no-rubble-as-stone")
    supply = int(inside(game).spoil)
    events = list(game.play("build two_viaducts 1: 2 stones as rubble"))
    assert told(events, "built")[0]["paid"] == {"stone": 1, "rubble": 4}
    assert inside(game).spoil == supply + 4
    assert "build two_viaducts 2: 2 stones as rubble" in texts(game), "the limit is for each Build action"


@rule("SN-EFF-14")
def test_the_discount_needs_a_marker_and_helps_its_owner_alone() -> None:
    game = activate(clear(begun(3), "two_viaducts.track2"), 0, 14)
    assert told(resolve(game, {"E1": 0, "E2": 1}), "built") == [
        {"seat": 0, "site": "two_viaducts.4", "paid": {}, "n": 1}
    ]
    none = activate(clear(begun(3), "two_viaducts.track2"), 0, 14)
    inside(none).markers[0] = 0
    assert keys(resolve(none, {"E1": 0})) == ["idle"]
    three = activate(clear(give(begun(3), 0, stone=1), "two_viaducts.track2"), 0, 9, 14, 15)
    before = int(inside(three).bag[1])
    resolve(three, {"E1": 0})
    assert told(three.play("build two_viaducts 1"), "built")[0]["paid"] == {"stone": 1}
    cheap = activate(clear(give(begun(3), 0, stone=1), "two_viaducts.track2"), 0, 9, 14, 15)
    resolve(cheap, {"E1": 0})
    inside(cheap).make(inside(cheap).move_code("build two_viaducts 3"))
    assert goods(cheap, 0)["stone"] == 1, "never below nothing"
    assert inside(cheap).bag[1] == before


@rule("SN-EFF-16", "SN-TRAIN-06")
def test_the_extra_build_is_a_build_with_all_that_belongs_to_it() -> None:
    game = activate(weather(clear(give(begun(3), 0, stone=3), "two_viaducts.track2"), "fog"), 0, 10, 9)
    resolve(train(game, 0, 6), {}, "E")
    assert question(game) == ("build", 0)
    assert told(game.play("build two_viaducts 1"), "built")[0]["paid"] == {"stone": 3}, "with the discount, in fog"
    assert question(game) == ("build", 0), "Padarn follows, here for the same player"
    assert texts(game) == {"pass", "build two_viaducts 4"}
    trains = activate(in_shed(give(begun(3), 0, steel=2), 4), 0, 10)
    resolve(trains, {}, "E")
    assert {"pass", "train 4"} <= texts(trains)


# -- the rest -----------------------------------------------------------------------------------------


@rule("SN-EFF-17")
def test_cubes_come_from_the_bag_and_events_go_back() -> None:
    game = hold(bag(begun(3), ore=1, stone=0, coal=1, event=0), 0, 18, 19)
    window(game, "G")
    assert told(game.play("play 19"), "drew-cubes") == [{"seat": 0, "cubes": {"ore": 1, "coal": 1}, "n": 0}]
    assert told(game.play("play 18"), "drew-cubes") == [{"seat": 0, "cubes": {}, "n": 0}]
    events = window(hold(begun(3), 0, 18, 19), "G")
    told_now = told(play_told(events, "play 18", "event", "event", "event"), "drew-cubes")
    assert told_now == [{"seat": 0, "cubes": {}, "n": 3}], "together, and not replaced"
    view = events.view(None)
    assert (view["unseen_cubes"]["event"], view["events"]["cubes"], view["events"]["due"]) == (5, [], 0)
    assert sum(view["unseen_cubes"].values()) == 43
    with pytest.raises(bl.BadRecord):
        play_told(window(hold(bag(begun(3), coal=1), 0, 18, 19), "G"), "play 18", "coal", "coal", "ore")


@rule("SN-EFF-18", "SN-ROUND-03")
def test_the_new_forecast_rules_the_next_round_and_this_rounds_events() -> None:
    game = hold(rates(weather(begun(3), "sun", "rain", "rain"), 3, 1), 0, 4)
    window(game, "A")
    top = game.view(None)["weather"]["top_back"]
    deck_before = game.view(None)["unseen_contracts"]
    game.play("play 4")
    assert refused(game, "pass") == ("SN-RES-03", "must-act")
    inside(game).make(inside(game).move_code("forecast fog"))
    discs = game.view(None)["weather"]
    assert discs == {"now": "sun", "next": "fog", "last": "rain", "top_back": top}
    assert game.view(None)["unseen_contracts"] == deck_before
    bag(game, ore=0, stone=0, coal=0, event=1)
    inside(game).event_at = 7
    events = close_round(game)
    assert len(told(events, "event-dug")) == 3, "fog keeps the rates"
    assert not {"place B1", "place D1"} & texts(again(game))
    blank = hold(weather(begun(3), "sun", "", "rain"), 0, 4)
    assert told(window(blank, "A").play("play 4"), "no-effect-play") == [{"seat": 0, "contract": 4}]


@rule("SN-EFF-19", "SN-CON-09")
def test_a_kept_card_can_be_played_from_g_on() -> None:
    game = deck(office(hold(begun(3), 0, 5), 1, 2, 3), 27, 18, 20, back="fog")
    window(game, "F", {"F1": 1})
    play_told(game, "play 5", "contract:27", "rain", "contract:20", "sun")
    assert question(game) == ("keep", 0)
    assert game.view(1)["weather"]["top_back"] == "sun"
    game.play("keep 27")
    assert texts(game) == {"contract 1", "contract 2", "contract 3"}, "the office is untouched"
    assert (inside(game).used[0], inside(game).active[0]) == (0, 0)
    game.play("contract 1")
    assert texts(game) == {"pass", "play 27"}
    assert game.view(0)["discards"] and {5, 20} <= set(game.view(0)["discards"])
    assert refused(game, "play 5") == ("SN-CON-02", "not-held")


@rule("SN-EFF-19", "SN-SCORE-04")
def test_the_card_itself_can_be_kept_and_scores() -> None:
    game = deck(office(hold(begun(3), 0, 5), 1, 2, 3), 27, 18, 20, back="fog")
    window(game, "F")
    play_told(game, "play 5", "contract:27", "rain", "contract:20", "sun")
    inside(game).make(inside(game).move_code("keep 5"))
    assert [each["contract"] for each in game.view(0)["seats"][0]["contracts"]] == [5]
    assert {20, 27} <= set(game.view(0)["discards"])
    nothing = hold(begun(3, deck_exhaustion="gaps"), 0, 5)
    inside(nothing).discards |= inside(nothing).deck
    inside(nothing).deck = 0
    see_top(nothing)
    events = list(window(nothing, "F").play("play 5"))
    assert told(events, "kept") == [{"seat": 0, "contract": 5, "discarded": []}]


@rule("SN-HID-01", "SN-HID-02")
def test_the_new_top_card_shows_its_back_after_a_draw() -> None:
    game = deck(office(hold(begun(3), 0, 5), 1, 2, 3), 27, 18, 20, back="fog")
    window(weather(game, "", "sun", "rain"), "F")
    play_told(game, "play 5", "contract:27", "rain", "contract:20", "sun")
    discs = game.view(0)["weather"]
    assert (discs["last"], discs["top_back"]) == ("rain", "sun")
    views = [{**game.view(seat), "seat": None} for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    logs = [[event.as_dict() for event in game.log(seat)] for seat in (None, 0, 1, 2)]
    assert all(log == logs[0] for log in logs)


@rule("SN-EFF-20")
def test_the_surveyor_skips_stations_that_are_not_there() -> None:
    game = surveyor(hold(begun(2), 0, 27), 0, "two_viaducts")
    assert told(window(game, "G").play("play 27"), "surveyed") == [{"seat": 0, "station": "hebron"}]
    summit = surveyor(hold(begun(2), 0, 27), 0, "yr_wyddfa")
    assert told(window(summit, "G").play("play 27"), "surveyed") == []


@rule("SN-EFF-21", "SN-CON-10")
def test_vouchers_are_for_train_owners_and_can_come_back() -> None:
    game = train(hold(give(begun(3), 1, steel=1), 0, 16), 1, 1)
    draw_event(game, 6)
    assert question(game) == ("maintain", 1), "without a train there is nothing to maintain"
    assert texts(game) == {"maintain steel", "give up"}
    assert refused(game, "maintain 16") == ("SN-CON-02", "not-held")
    only = train(hold(begun(3), 0, 21), 0, 1)
    draw_event(only, 6)
    assert texts(only) == {"maintain 21", "give up"}
    assert refused(only, "maintain steel") == ("SN-EVT-14", "maintain-steel")
    only.play("maintain 21")
    assert 21 in only.view(0)["discards"]
    deck(office(only, 1, None, None), 20)
    assert "reshuffled" in keys(close_round(only))
    back = only.view(0)
    assert 21 in [*back["unseen_contracts"], *back["office"]], "the discard pile is shuffled again (AM-18)"
