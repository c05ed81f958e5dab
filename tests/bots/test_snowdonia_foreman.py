"""The foreman's character: what it does at tables laid for it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.bots.policy import Policy
from branchline.games.snowdonia.bots.evaluation import Judgement
from branchline.games.snowdonia.bots.foreman import Foreman
from branchline.games.snowdonia.bots.greedy import Greedy
from branchline.games.snowdonia.bots.rollout_policy import Ganger
from branchline.games.snowdonia.bots.rounds_left import rounds_to_come
from branchline.games.snowdonia.bots.weights import Weights
from snowdonia.table import (
    again,
    bag,
    begun,
    clear,
    draw_event,
    give,
    hold,
    in_shed,
    inside,
    laid,
    office,
    own,
    rates,
    send,
    surveyor,
    train,
    weather,
    yard,
)

FOREMAN = Foreman()
ALL: list[Policy] = [Foreman(), Ganger(), Greedy()]


def choice(game: bl.Game, policy: Policy = FOREMAN) -> str:
    """What a policy does for the player to move."""
    position = inside(game)
    before = str(game.view(None))
    code = policy.choose(position)
    assert code in list(position.legal())
    assert str(game.view(None)) == before, "the table was changed by thinking"
    return str(position.move_text(code))


def area(game: bl.Game, policy: Policy = FOREMAN) -> str:
    """The area a policy places a labourer in."""
    word, space = choice(game, policy).split()
    assert word == "place"
    return space[0]


def worth(game: bl.Game, seat: int) -> int:
    """What the foreman thinks a seat can expect."""
    return int(Judgement(Weights()).worth(inside(game), seat))


def last_labourer(game: bl.Game) -> bl.Game:
    """Seat 0 has one labourer left to place, the others none."""
    p = inside(game)
    for seat in range(game.players):
        p.labourers[seat] = 1 if seat == 0 else 0
    return again(game)


def last_round(game: bl.Game) -> bl.Game:
    """The game ends with this round."""
    inside(game).rounds_left = 0
    return again(game)


# -- placing ---------------------------------------------------------------------------------------


def test_digs_in_the_sun_for_a_contract_that_wants_rubble() -> None:
    game = hold(rates(yard(begun(3), 0, 0, 0), 5, 3), 0, 17)
    assert area(last_labourer(office(game))) == "B"


def test_stocks_up_in_the_rain() -> None:
    game = hold(rates(begun(3), 2, 1), 0, 21)
    assert area(last_labourer(office(game))) == "A"


@pytest.mark.parametrize("policy", ALL, ids=lambda policy: type(policy).__name__)
def test_lays_track_when_it_has_steel_and_track_is_clear(policy: Policy) -> None:
    game = clear(give(rates(hold(begun(3), 0, 22), 3, 3), 0, steel=3), "hebron.track1")
    assert area(last_labourer(game), policy) == "D"


@pytest.mark.parametrize("policy", ALL, ids=lambda policy: type(policy).__name__)
def test_builds_what_it_can_pay(policy: Policy) -> None:
    game = clear(give(begun(3), 0, stone=4), "two_viaducts.track2")
    game = last_labourer(office(yard(game, 0, 0, 0)))
    assert area(game, policy) == "E"


@pytest.mark.parametrize("policy", ALL, ids=lambda policy: type(policy).__name__)
def test_does_not_go_building_without_means(policy: Policy) -> None:
    assert area(last_labourer(clear(begun(3), "two_viaducts.track2")), policy) != "E"


def test_smelts_before_it_lays_in_the_same_round() -> None:
    game = clear(give(rates(hold(begun(3), 0, 22), 3, 3), 0, ore=9), "hebron.track1")
    p = inside(office(game))
    p.labourers[1] = p.labourers[2] = 0
    areas = []
    for _ in range(2):
        move = choice(again(game))
        areas.append(move.split()[1][0])
        p.make(p.move_code(move))
        p.turn = 0
    assert sorted(areas) == ["C", "D"]


def test_takes_the_space_that_cannot_wait_first() -> None:
    game = clear(give(rates(hold(begun(3), 0, 22), 3, 3), 0, ore=9), "hebron.track1")
    assert area(again(office(game))) == "C"  # one space for three players


def test_wants_to_start_where_that_is_all_the_difference() -> None:
    game = yard(begun(3), 9, 9, 0)
    inside(game).start = 1
    game = last_labourer(office(rates(game, 2, 1)))
    weights = {str(move): weight for move, weight in zip(game.legal_moves(), weighed(game), strict=True)}
    assert weights["place A3"] > weights["place A1"] > weights["place A2"]


def test_starting_is_worth_nothing_in_the_last_round() -> None:
    game = yard(begun(3), 9, 9, 0)
    inside(game).start = 1
    game = last_round(last_labourer(game))
    weights = {str(move): weight for move, weight in zip(game.legal_moves(), weighed(game), strict=True)}
    assert weights["place A3"] == weights["place A1"]


def test_moves_the_surveyor_when_nothing_else_pays_before_the_end() -> None:
    game = surveyor(begun(3), 0, "clogwyn")
    assert area(last_round(last_labourer(game))) == "G"


@pytest.mark.parametrize("policy", ALL, ids=lambda policy: type(policy).__name__)
def test_hires_with_coal(policy: Policy) -> None:
    game = give(train(begun(3), 0, 1), 0, coal=2)
    assert choice(again(game), policy) == "hire"
    weights = weighed(game, policy)
    assert weights[0] == max(weights) and len(weights) == len(game.legal_moves())


# -- contracts -------------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", ALL, ids=lambda policy: type(policy).__name__)
def test_takes_the_contract_it_has_met_already(policy: Policy) -> None:
    game = laid(office(begun(3), 17, 21, 12), 0, 1, 2, 3)
    send(game, {"F1": 0}, window="F")
    assert choice(game, policy) == "contract 21"


def test_takes_the_contract_that_fits_its_rubble() -> None:
    game = give(office(begun(3), 20, 12, 1), 0, rubble=12)
    send(game, {"F1": 0}, window="F")
    assert choice(game) == "contract 12"


def test_a_contract_out_of_reach_is_worth_little() -> None:
    game = laid(begun(3), 1, *range(1, 13))
    before = worth(game, 0)
    assert worth(hold(game, 0, 20), 0) - before < 3000


def test_every_step_towards_a_contract_counts() -> None:
    game = hold(begun(3), 0, 17)
    worths = [worth(give(game, 0, rubble=n), 0) for n in range(0, 17, 4)]
    assert worths == sorted(set(worths))


@pytest.mark.parametrize("rate", [2, 5])
def test_doubles_a_good_dig_and_keeps_the_contract_for_one(rate: int) -> None:
    game = hold(rates(begun(3), rate, 2), 0, 26)
    send(game, {"B1": 0, "B2": 0} if rate == 5 else {"G": [0, 0]}, window="B")
    assert choice(game) == ("play 26" if rate == 5 else "pass")


def test_plays_what_it_can_in_the_last_round() -> None:
    game = surveyor(hold(begun(3), 0, 27), 0, "clogwyn")
    inside(game).rounds_left = 0
    send(game, {"G": [1]}, window="G")
    assert choice(game) == "play 27"


# -- yard, Works, building -------------------------------------------------------------------------


def test_takes_the_stone_its_builder_needs() -> None:
    game = clear(give(yard(begun(3), 9, 4, 0), 0, stone=1), "two_viaducts.track2")
    inside(game).rounds_left = 0
    send(game, {"A1": 0, "E1": 0})
    assert choice(game) == "take 3 stone"


def test_takes_the_ore_its_smelter_needs() -> None:
    game = clear(hold(give(yard(begun(3), 9, 9, 0), 0, ore=3), 0, 22), "hebron.track1")
    send(game, {"A1": 0, "C1": 0, "D1": 0})
    while inside(game).ask != 5:
        game.play("pass")
    assert choice(game) == "take 3 ore"


def test_keeps_the_rubble_its_contract_needs() -> None:
    game = give(hold(begun(3), 0, 18), 0, rubble=11, ore=3)
    send(game, {"C1": 0}, window="C")
    assert choice(game) == "work 1 steel"


def test_builds_the_better_site() -> None:
    game = clear(give(begun(3), 0, stone=4), "two_viaducts.track2")
    inside(game).rounds_left = 0
    send(game, {"E1": 0}, window="E")
    assert choice(game) == "build two_viaducts 1"


def test_buys_the_train_that_is_worth_points_before_the_end() -> None:
    game = give(in_shed(begun(3), 4), 0, steel=1)
    inside(game).rounds_left = 0
    send(game, {"E1": 0}, window="E")
    assert choice(game) == "train 4"


@pytest.mark.parametrize("policy", [FOREMAN, Ganger()], ids=lambda policy: type(policy).__name__)
def test_does_not_exchange_its_train_for_a_lesser_one(policy: Policy) -> None:
    game = give(in_shed(train(begun(3), 0, 4), 5), 0, steel=1)
    inside(game).shed &= 1 << 5
    send(game, {"E1": 0}, window="E")
    assert choice(game, policy) == "pass"


@pytest.mark.parametrize("policy", ALL, ids=lambda policy: type(policy).__name__)
def test_pays_for_a_train_that_is_worth_more_than_steel(policy: Policy) -> None:
    game = give(train(begun(3), 0, 4), 0, steel=1)
    draw_event(game, 6)
    assert choice(game, policy) == "maintain steel"


def test_keeps_a_voucher_whose_points_are_earned() -> None:
    game = hold(laid(train(begun(3), 0, 5), 0, 1, 2, 3), 0, 21)
    draw_event(game, 6)
    assert choice(game) == "give up"
    assert choice(game, Ganger()) == "give up"


# -- the clock -------------------------------------------------------------------------------------


def test_fewer_cubes_in_the_bag_bring_the_end_nearer() -> None:
    game = begun(3)
    long = rounds_to_come(inside(game), Weights())
    short = rounds_to_come(inside(bag(game, ore=2, stone=2, coal=1)), Weights())
    assert 0 < 2 * short < long


def test_laid_track_brings_the_end_nearer() -> None:
    game = begun(3)
    before = rounds_to_come(inside(game), Weights())
    assert rounds_to_come(inside(laid(game, None, *range(1, 9))), Weights()) < before


def test_the_last_round_is_judged_by_the_score() -> None:
    game = own(give(begun(3), 0, ore=9, steel=5), 0, "hebron.3")
    inside(game).rounds_left = 0
    assert worth(game, 0) == 7000


def test_weather_does_not_matter_to_who_does_not_dig() -> None:
    game = weather(own(begun(3), 0, "hebron.3"), "sun", "rain", "fog")
    before = worth(game, 0)
    assert worth(weather(game, "fog", "sun", "sun"), 0) == before


# -- weighing --------------------------------------------------------------------------------------


def weighed(game: bl.Game, policy: Policy = FOREMAN) -> list[int]:
    """The weights of all legal moves."""
    return [int(weight) for weight in policy.weigh(inside(game), vec[i64](game.legal_moves().codes()))]


@pytest.mark.parametrize("policy", ALL, ids=lambda policy: type(policy).__name__)
def test_the_move_chosen_weighs_most(policy: Policy) -> None:
    game = bl.new_game("snowdonia", players=3, seed=5)
    for _ in range(30):
        codes = game.legal_moves().codes()
        code = policy.choose(inside(game))
        if inside(game).ask == 3 and codes[0] != 1:
            weights = weighed(game, policy)
            assert weights[codes.index(code)] == max(weights)
        game.play(inside(game).move_text(code))


# -- what a search asks of it -----------------------------------------------------------------------


def test_it_forecasts_for_every_seat_and_counts_rounds() -> None:
    game = give(begun(3), 1, steel=2)
    position = inside(game)
    assert FOREMAN.sight() > 0
    assert FOREMAN.moment(position) == position.round
    assert list(FOREMAN.forecast(position)) == [worth(game, seat) for seat in range(3)]
    assert FOREMAN.forecast(position)[1] > FOREMAN.forecast(position)[2]
