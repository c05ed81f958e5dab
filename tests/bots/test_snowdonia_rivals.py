"""Where the foreman expects its rivals' labourers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.games.snowdonia.board import AREA_A, AREA_B, AREA_G
from branchline.games.snowdonia.bots.foreman import Foreman
from branchline.games.snowdonia.bots.rivals import Rivals, free_from, free_spaces, spot, turns_after
from branchline.games.snowdonia.bots.rollout_policy import worth_trying
from branchline.games.snowdonia.codes import area_of, place_code
from snowdonia.table import again, begun, give, inside, train


def labourers(game: bl.Game, *counts: int) -> bl.Game:
    """Each seat has so many labourers left to place, and seat 0 is to move."""
    p = inside(game)
    for seat, count in enumerate(counts):
        p.labourers[seat] = count
    return again(game)


def expected(game: bl.Game, foreman: Foreman | None = None) -> Rivals:
    """What a foreman expects of the rivals at this table."""
    p = inside(game)
    return Rivals(p, worth_trying(p, p.legal()), (foreman or Foreman()).rehearsal)


def test_labourers_are_placed_in_turn_until_nobody_has_any() -> None:
    assert list(turns_after(inside(labourers(begun(3), 2, 2, 1)))) == [1, 2, 0, 1]


def test_who_can_hire_is_expected_to() -> None:
    game = train(give(begun(2), 1, coal=3), 1, 1)
    assert list(turns_after(inside(labourers(game, 1, 1)))) == [1, 1]


def test_a_space_that_is_taken_gives_way_to_the_next_of_its_area() -> None:
    p = inside(begun(2))
    first, second = place_code(AREA_B, 1), place_code(AREA_B, 2)
    assert free_from(p, first, 0) == first
    assert free_from(p, first, spot(first)) == second
    assert free_spaces(p, AREA_B, spot(first)) == free_spaces(p, AREA_B, 0) - 1
    survey = place_code(AREA_G, 0)
    assert free_from(p, survey, spot(survey)) == survey


def test_a_rival_takes_what_is_left_when_its_wish_is_taken() -> None:
    rivals = expected(labourers(begun(2), 1, 1))
    wish = rivals.wish(1, 0, False)
    assert wish >= 0
    assert rivals.wish(1, spot(wish), False) != wish or area_of(wish) == AREA_G


def test_the_movers_next_turn_finds_the_wishes_of_those_between_fulfilled() -> None:
    rivals = expected(labourers(begun(3), 2, 1, 1))
    own = spot(place_code(AREA_A, 1))
    taken = rivals.taken_before(own)
    assert taken & own == own
    between = [rivals.wish(1, own, False)]
    between.append(rivals.wish(2, own | spot(between[0]), False))
    assert taken == own | spot(between[0]) | spot(between[1])


def test_a_foreman_without_foresight_expects_nobody() -> None:
    blind = Foreman()
    blind.weights.foresight = 0
    game = labourers(begun(2), 2, 2)
    rivals = expected(game, blind)
    assert len(rivals.turns) == 0
    places = vec[i64]([place_code(AREA_B, 1)])
    p = inside(game)
    assert rivals.rehearse(places) == blind.rehearsal.after(p, places[0])
