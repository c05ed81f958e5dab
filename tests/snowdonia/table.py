"""Arranging tables for tests: any goods, cards, line, weather and labourers, then on to the next decision.

    game = begun(3)
    give(game, 0, stone=3)
    clear(game, "hebron.track2")
    send(game, {"E1": 0})
    assert "build hebron 1" in game.legal_moves()

Every helper keeps the conservation laws as far as it says so; `game.audit()` tells.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

import branchline as bl
from branchline.core.events import Event, Events
from branchline.core.position import NOBODY
from branchline.games.snowdonia.board import AREAS, CUBES, GOOD_NAMES, SPACES, WEATHERS
from branchline.games.snowdonia.contracts import open_window
from branchline.games.snowdonia.ending import finish
from branchline.games.snowdonia.state import (
    ACTING,
    CLOSING,
    EMPTY,
    EVENTS,
    EXTRAS,
    GAME,
    MARKERS_GONE,
    PADARN,
    WINDOW,
)

FREE = ("ore", "stone", "coal")


def begun(players: int = 3, seed: int = 1, **options: Any) -> bl.Game:
    """A game in which seat 0 is start player, at its first decision."""
    first = {} if players == 1 else {"first_player": 0}
    return bl.new_game("snowdonia", players=players, seed=seed, **{**first, **options})


def blaenau(players: int = 2, seed: int = 1, ends: str = "", marker: int = 0, **options: Any) -> bl.Game:
    """A game on the other line; `ends` says for every seat 0 (Blaenau Ffestiniog) or 1 (Porthmadog Harbour)."""
    game = begun(players, seed, scenario="blaenau-ffestiniog", **options)
    names = ("blaenau_ffestiniog", "porthmadog_harbour")
    for end in ends or "0" * min(players, 3) + "1" * max(0, players - 3):
        if inside(game).round == 0 and f"start {names[int(end)]}" in game.legal_moves():
            game.play(f"start {names[int(end)]}")
    game.play(f"marker {names[marker]}")
    return game


def inside(game: bl.Game) -> Any:
    """The inner position."""
    return game._position


# -- going on -------------------------------------------------------------------------------------


def go_on(game: bl.Game) -> list[Event]:
    """Go on to the next decision from wherever the position was put; what happened on the way."""
    p = inside(game)
    p.moves = vec[i64]()
    p.logging = True
    p.log = vec[i64]()
    p.advance()
    game._legal = None
    return list(Events(p, game.title, p.log))


def again(game: bl.Game) -> bl.Game:
    """Ask the question of the placement phase again, after something was changed."""
    go_on(game)
    return game


def send(game: bl.Game, labourers: dict[str, int | list[int]], window: str = "A") -> list[Event]:
    """Put labourers on spaces and resolve actions from an area's contract window on: `{"A1": 0, "G": [1, 1]}`.

    Without a decision this goes on through the end of the round to the next placement.
    """
    put(game, labourers)
    open_window(inside(game), AREAS.index(window))
    return go_on(game)


def resolve(game: bl.Game, labourers: dict[str, int | list[int]], area: str = "") -> list[Event]:
    """Put labourers on spaces of one area and resolve it alone, up to a decision or to the next area's window."""
    put(game, labourers)
    p = inside(game)
    open_window(p, AREAS.index(area or next(iter(labourers))[0]))
    return finish_area(game)


def finish_area(game: bl.Game) -> list[Event]:
    """Go on to a decision or to the end of the area that is being resolved."""
    p = inside(game)
    p.moves = vec[i64]()
    p.logging = True
    p.log = vec[i64]()
    area = p.area
    while not p.over and p.area == area and p.stage in (WINDOW, ACTING, EXTRAS, PADARN) and len(p.moves) < 2:
        p.step()
        if len(p.moves) == 1:
            code = p.moves[0]
            p.moves = vec[i64]()
            p.make(code)
    game._legal = None
    return list(Events(p, game.title, p.log))


def put(game: bl.Game, labourers: dict[str, int | list[int]]) -> None:
    """Labourers stand on spaces."""
    p = inside(game)
    for space, seats in labourers.items():
        for seat in seats if isinstance(seats, list) else [seats]:
            if p.labourers[seat] > 0:
                p.labourers[seat] -= 1
            else:
                p.in_pub[seat] -= 1
            if space == "G":
                p.survey = append(p.survey, seat)
            else:
                p.spaces[AREAS.index(space[0]) * int(SPACES) + int(space[1:]) - 1] = seat


def close_round(game: bl.Game) -> list[Event]:
    """Phases 3 to 5 of the round, up to the next decision."""
    p = inside(game)
    p.stage = CLOSING
    return go_on(game)


def draw_event(game: bl.Game, space: int, cubes: int = 1) -> list[Event]:
    """Event cubes come to the event track, the first of them to this space; up to the next decision."""
    p = inside(game)
    was = sum(1 for at in range(1, 11) if p.event_cubes >> at & 1)
    p.event_cubes = 1 << (space - 1) if space > 1 else 0
    p.event_at = space - 1
    move_events(game, was - (1 if space > 1 else 0) - cubes)
    p.events_due = cubes
    p.stage = EVENTS
    return go_on(game)


def move_events(game: bl.Game, n: int) -> None:
    """Put event cubes into the bag (or take them out)."""
    p = inside(game)
    p.bag[3] += n
    p.bag_size += n


def play_told(game: bl.Game, move: str, *answers: str) -> list[Event]:
    """Make a move in which chance answers exactly this, up to the next decision."""
    p = inside(game)
    code = p.move_code(move)
    game._check(code)
    return list(game._make(code, vec[i64]([p.answer_code(answer) for answer in answers])))


def end_now(game: bl.Game) -> bl.Outcome:
    """End the game at once and score it."""
    finish(inside(game), MARKERS_GONE)
    game._legal = None
    return game.outcome()


# -- goods ----------------------------------------------------------------------------------------


def give(game: bl.Game, seat: int, **goods: int) -> bl.Game:
    """Set a player's goods; cubes come from the bag or go there, steel from the supply, rubble from the spoil."""
    p = inside(game)
    for name, n in goods.items():
        at = seat * 5 + GOOD_NAMES.index(name)
        more = n - p.goods[at]
        p.goods[at] = n
        if name in FREE:
            p.bag[CUBES.index(name)] -= more
            p.bag_size -= more
        elif name == "steel":
            p.steel -= more
        else:
            p.spoil -= more
    return game


def goods(game: bl.Game, seat: int) -> dict[str, int]:
    """What a player has."""
    return {name: int(game.view(seat)["seats"][seat]["goods"][name]) for name in GOOD_NAMES}


def yard(game: bl.Game, ore: int, stone: int, coal: int) -> bl.Game:
    """Set the yard; the difference comes from the bag or goes there."""
    p = inside(game)
    for cube, n in enumerate((ore, stone, coal)):
        p.bag[cube] += p.yard[cube] - n
        p.bag_size += p.yard[cube] - n
        p.yard[cube] = n
    return game


def bag(game: bl.Game, **cubes: int) -> bl.Game:
    """Set what the bag holds, without regard to where the cubes come from."""
    p = inside(game)
    for name, n in cubes.items():
        p.bag_size += n - p.bag[CUBES.index(name)]
        p.bag[CUBES.index(name)] = n
    return game


def train(game: bl.Game, seat: int, number: int, open_shed: bool = True) -> bl.Game:
    """Give a player a train without its coal, which goes to the bag; a train set aside is exchanged first."""
    p = inside(game)
    if p.rules.solo:
        p.train[seat] = number
        return game
    if p.aside == number:
        other = next(n for n in range(1, 8) if p.shed >> n & 1)
        p.shed = p.shed & ~(1 << other) | 1 << number
        p.aside = other
        p.bag[2] += p.shed_coal[other]
        p.bag_size += p.shed_coal[other]
        p.shed_coal[other] = 0
    p.bag[2] += p.shed_coal[number]
    p.bag_size += p.shed_coal[number]
    p.shed_coal[number] = 0
    p.shed &= ~(1 << number)
    p.train[seat] = number
    p.trains_open = open_shed
    return game


def in_shed(game: bl.Game, number: int) -> bl.Game:
    """Make sure a train is in the shed with its printed coal, and that trains can be bought."""
    p = inside(game)
    p.trains_open = True
    if p.aside == number:
        other = next(n for n in range(1, 8) if p.shed >> n & 1)
        p.aside = other
        p.shed = p.shed & ~(1 << other) | 1 << number
        p.bag[2] += p.shed_coal[other] - p.board.train_coal[number]
        p.bag_size += p.shed_coal[other] - p.board.train_coal[number]
        p.shed_coal[other] = 0
        p.shed_coal[number] = p.board.train_coal[number]
    return game


# -- contracts ------------------------------------------------------------------------------------


def hold(game: bl.Game, seat: int, *contracts: int) -> bl.Game:
    """Give a player these contracts, wherever they are; the office is filled up again from the deck."""
    p = inside(game)
    for number in contracts:
        remove_contract(game, number)
        p.held[seat] |= 1 << number
    for position in range(3):
        if p.office[position] == EMPTY:
            p.office[position] = next(n for n in range(1, 31) if p.deck >> n & 1)
            p.deck &= ~(1 << p.office[position])
    see_top(game)
    return game


def remove_contract(game: bl.Game, number: int) -> None:
    """Take a contract from wherever it is."""
    p = inside(game)
    card = ~(1 << number)
    p.deck &= card
    p.discards &= card
    for position in range(3):
        if p.office[position] == number:
            p.office[position] = EMPTY
    for seat in range(game.players):
        p.held[seat] &= card
        p.used[seat] &= card
        p.active[seat] &= card


def see_top(game: bl.Game, back: str | None = None) -> bl.Game:
    """Put a card with this back (or any) on top of the deck."""
    p = inside(game)
    for weather, name in enumerate(WEATHERS):
        if (back is None or name == back) and p.deck & p.board.back_contracts[weather]:
            p.top_back = weather
            return game
    p.top_back = -1
    return game


def office(game: bl.Game, *contracts: int | None) -> bl.Game:
    """Lay these contracts in the office; what lay there goes under the deck."""
    p = inside(game)
    for position in range(3):
        if p.office[position] != EMPTY:
            p.deck |= 1 << p.office[position]
            p.office[position] = EMPTY
    for position, number in enumerate(contracts):
        if number is not None:
            remove_contract(game, number)
            p.office[position] = number
    return see_top(game)


def deck(game: bl.Game, *contracts: int, back: str | None = None) -> bl.Game:
    """Make these the deck; all that was in it besides goes to the discard pile."""
    p = inside(game)
    wanted = 0
    for number in contracts:
        remove_contract(game, number)
        wanted |= 1 << number
    p.discards |= p.deck
    p.deck = wanted
    return see_top(game, back)


def activate(game: bl.Game, seat: int, *contracts: int) -> bl.Game:
    """Contracts played earlier this round."""
    p = inside(game)
    hold(game, seat, *contracts)
    for number in contracts:
        p.held[seat] &= ~(1 << number)
        p.used[seat] |= 1 << number
        p.active[seat] |= 1 << number
    return game


# -- the line -------------------------------------------------------------------------------------


def place(game: bl.Game, id: str) -> int:
    """The number of a place such as `hebron.track1` or `halfway.dig2`."""
    found: int = inside(game).board.place_ids.index(id)
    return found


def rubble(game: bl.Game, **amounts: int) -> bl.Game:
    """Set the rubble of places, written with two underscores: `hebron__dig1=2`."""
    p = inside(game)
    for name, n in amounts.items():
        at = place(game, name.replace("__", "."))
        p.spoil += p.rubble[at] - n
        p.rubble_left += n - p.rubble[at]
        p.rubble[at] = n
    p.dig_low = 0
    p.dig_high = p.board.places() - 1
    p.first_dirty = 0
    return game


def clear(game: bl.Game, upto: str) -> bl.Game:
    """Remove all rubble from the start of the line up to and including a place (`""`: everywhere)."""
    p = inside(game)
    last = place(game, upto) if upto else p.board.places() - 1
    return rubble(game, **{p.board.place_ids[at].replace(".", "__"): 0 for at in range(last + 1)})


def cards(game: bl.Game, *amounts: int) -> bl.Game:
    """Lay track cards with these amounts of rubble from the start of the line on."""
    p = inside(game)
    for at, n in enumerate(amounts):
        where = p.board.track_place[at]
        card = next(c for c in range(len(p.board.card_rubble)) if p.board.card_rubble[c] == n)
        p.card[where] = card
        p.rubble_left += n - p.rubble[where]
        p.rubble[where] = n
    return game


def laid(game: bl.Game, seat: int | None, *tracks: int) -> bl.Game:
    """Tracks (counted from 1 along the line) that a seat laid, or an event (None); their rubble is gone."""
    p = inside(game)
    for number in tracks:
        at = p.board.track_place[number - 1]
        p.spoil += p.rubble[at]
        p.rubble_left -= p.rubble[at]
        p.rubble[at] = 0
        p.owner[at] = GAME if seat is None else seat
        p.unlaid -= 1
        if seat is not None:
            p.markers[seat] -= 1
    return game


def own(game: bl.Game, seat: int, *ids: str) -> bl.Game:
    """Building sites (`hebron.3`) and excavation sites (`hebron.dig1`) of a seat."""
    p = inside(game)
    for id in ids:
        if ".dig" in id:
            rubble(game, **{id.replace(".", "__"): 0})
            p.owner[place(game, id)] = seat
        else:
            p.site_owner[p.board.site_ids.index(id)] = seat
        p.markers[seat] -= 1
    return game


def owner(game: bl.Game, id: str) -> int | None:
    """Who owns a place or a site."""
    p = inside(game)
    found = p.owner[place(game, id)] if id in p.board.place_ids else p.site_owner[p.board.site_ids.index(id)]
    return None if found in (NOBODY, GAME) else int(found)


def all_tracks(game: bl.Game) -> list[str]:
    """The tracks along the line."""
    p = inside(game)
    return [p.board.place_ids[at] for at in p.board.track_place]


def surveyor(game: bl.Game, seat: int, station: str) -> bl.Game:
    """Put a surveyor on a station."""
    p = inside(game)
    p.surveyor[seat] = p.board.station_ids.index(station)
    return game


# -- weather --------------------------------------------------------------------------------------


def weather(game: bl.Game, now: str = "", following: str = "", last: str = "") -> bl.Game:
    """Set the discs; empty means none."""
    p = inside(game)
    p.weather, p.weather_next, p.weather_last = (
        WEATHERS.index(name) if name else -1 for name in (now, following, last)
    )
    return game


def rates(game: bl.Game, excavation: int, lay_track: int) -> bl.Game:
    """Set both work rates by their values."""
    p = inside(game)
    p.dig_rate = list(p.board.dig_rates).index(excavation)
    p.lay_rate = list(p.board.lay_rates).index(lay_track)
    return game


def keys(events: Any) -> list[str]:
    """The keys of events, in order."""
    return [event.key for event in events]


def told(events: Any, key: str) -> list[dict[str, Any]]:
    """The parameters of all events with a key."""
    return [event.params for event in events if event.key == key]


# -- questions and answers ------------------------------------------------------------------------


def texts(game: bl.Game) -> set[str]:
    """The legal moves as text."""
    return set(game.legal_moves().texts())


def refused(game: bl.Game, move: str) -> tuple[str, str]:
    """The rule and the reason by which a move is refused."""
    refusal = game.why_not(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.rule, refusal.key


def question(game: bl.Game) -> tuple[str | None, int | None]:
    """What is asked, and who is asked."""
    return game.view(None)["question"], game.to_move


def empty_bag(game: bl.Game) -> bl.Game:
    """Take away every cube of the bag, so that a restock brings nothing."""
    p = inside(game)
    for cube in range(3):
        p.bag[cube] = 0
    p.bag[3] = p.bag_size = 0
    return game
