"""Positions set up by hand: the line, goods, cards, weather and labourers; the rest is in the bag and in the piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.arguments import shown
from branchline.core.errors import BadOption
from branchline.core.position import NOBODY, bit
from branchline.games.snowdonia.assign import put_down
from branchline.games.snowdonia.board import (
    AREA_A,
    AREA_G,
    AREAS,
    COAL,
    CUBES_OF_GOODS,
    EVENT,
    EVENT_SPACES,
    GOOD_NAMES,
    GOODS,
    NO_WEATHER,
    RUBBLE,
    STEEL,
    WEATHERS,
    contains,
)
from branchline.games.snowdonia.codes import NOTHING
from branchline.games.snowdonia.contracts import open_window
from branchline.games.snowdonia.deck import draw_contract, see_top
from branchline.games.snowdonia.state import ASSIGNING, EMPTY, GAME, OFFICE

SEAT_ENTRIES = ("goods", "train", "surveyor", "contracts", "used", "home")
BY_GAME = "game"
"""How the owner of a track is written that an event laid."""
BITS = 63
"""Numbers of contracts are below this: a set of them is one number."""


def arrange(s: Any, given: Mapping[str, Any]) -> None:
    """Make a dealt position the one that is told, and go on to its next decision; BadOption for what cannot be."""
    unknown = [name for name in given if name not in ENTRIES]
    if unknown:
        raise BadOption(f"a position here has {', '.join(ENTRIES)}, not {shown(unknown[0])}")
    seats = per_seat(s, given.get("seats", []))
    empty_table(s)
    s.start = s.round_first = seat(s, given.get("start", 0))
    s.round = number(given.get("round", 1), "round", 1, 1000)
    choose_homes(s, seats)
    for name, lay in ENTRIES.items():
        if name in given and lay is not None:
            lay(s, given[name])
    lay_seats(s, seats)
    lay_deck(s, "office" in given)
    count_markers(s)
    count_rubble(s)
    count_cubes(s)
    begin(s, given)


# -- reading ---------------------------------------------------------------------------------------


def number(value: Any, what: str, least: int, most: int) -> int:
    """A number in its range."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadOption(f"{what} is a number from {least} to {most}, not {shown(value)}")
    return value


def seat(s: Any, value: Any) -> int:
    """A seat number of this table."""
    return number(value, "a seat", 0, int(s.players) - 1)


def index(known: Sequence[str], id: Any, what: str) -> int:
    """The number of something that has a name."""
    if id not in known:
        near = get_close_matches(str(id), known, n=3) or list(known)[:3]
        raise BadOption(f"there is no {what} {shown(id)}; there are {', '.join(near)}")
    return list(known).index(id)


def named(given: Any, what: str, example: str) -> Mapping[str, Any]:
    """Things by name."""
    if not isinstance(given, Mapping):
        raise BadOption(f"{what} are written {example}, not {shown(given)}")
    return given


def listed(given: Any, what: str) -> list[Any]:
    """Things in a list."""
    if not isinstance(given, list | tuple):
        raise BadOption(f"{what} are a list, not {shown(given)}")
    return list(given)


def per_seat(s: Any, given: Any) -> list[Mapping[str, Any]]:
    """An entry for every seat; those left out have nothing."""
    seats = listed(given, "seats")
    if len(seats) > s.players:
        raise BadOption(f"seats are a list with an entry for each of {s.players} players")
    for one in seats:
        unknown = [name for name in named(one, "seats", "{'goods': {'stone': 2}}") if name not in SEAT_ENTRIES]
        if unknown:
            raise BadOption(f"a seat here has {', '.join(SEAT_ENTRIES)}, not {shown(unknown[0])}")
    return [*seats, *({} for _ in range(s.players - len(seats)))]


# -- the table -------------------------------------------------------------------------------------


def empty_table(s: Any) -> None:
    """Nobody has anything; the line, the shed and the office stay as they were dealt."""
    board = s.board
    for at in range(len(s.goods)):
        s.goods[at] = 0
    for at in range(s.players):
        s.labourers[at], s.in_pub[at], s.held[at], s.used[at], s.active[at] = board.labourers, 1, 0, 0, 0
        s.train[at] = s.train[at] if s.rules.solo else 0
    s.spaces, s.survey, s.has_placed = board.empty_spaces[:], vec[i64](), 0


def choose_homes(s: Any, seats: list[Mapping[str, Any]]) -> None:
    """Where surveyors begin: on a line with two ends, at the one that is told, else at the first that has room."""
    if s.board.scenario.one_start:
        if any("home" in one for one in seats):
            raise BadOption("on this line all surveyors begin at its first station; leave home out")
        for at in range(s.players):
            s.surveyor[at] = 0
        return
    ends, room = [s.board.station_ids[0], s.board.station_ids[-1]], list(s.board.start_spaces)
    told = [index(ends, one["home"], "end of the line") if "home" in one else -1 for one in seats]
    for end in told:
        room[end] -= 1 if end >= 0 else 0
    if min(room) < 0:
        raise BadOption("more players begin at an end of the line than it has room for")
    for at, end in enumerate(told):
        s.home[at] = end if end >= 0 else 0 if room[0] > 0 else 1
        room[s.home[at]] -= 1 if end < 0 else 0
        s.surveyor[at] = home_of(s, at)


def lay_tracks(s: Any, given: Any) -> None:
    """Tracks that are laid, by seats or by the game; no rubble is on them."""
    for id, owner in named(given, "tracks", "{'hebron.track1': 0}").items():
        place = index([s.board.place_ids[at] for at in s.board.track_place], id, "track")
        place = s.board.track_place[place]
        s.owner[place] = GAME if owner == BY_GAME else seat(s, owner)
        s.rubble[place] = 0


def lay_digs(s: Any, given: Any) -> None:
    """Excavation sites that are owned, and so cleared."""
    for id, owner in named(given, "excavation sites", "{'hebron.dig1': 0}").items():
        place = index(s.board.place_ids, id, "excavation site")
        if s.board.is_track[place] == 1:
            raise BadOption(f"{id} is a track: tell it among the tracks")
        s.owner[place], s.rubble[place] = seat(s, owner), 0


def lay_rubble(s: Any, given: Any) -> None:
    """How much rubble is left on places; at most what is printed there."""
    for id, n in named(given, "rubble", "{'hebron.track1': 2}").items():
        place = index(s.board.place_ids, id, "place")
        s.rubble[place] = number(n, f"the rubble on {id}", 0, printed(s, place))


def printed(s: Any, place: int) -> int:
    """The rubble that a place begins with."""
    return int(s.board.card_rubble[s.card[place]] if s.card[place] != EMPTY else s.board.place_rubble[place])


def lay_sites(s: Any, given: Any) -> None:
    """Building sites that are built."""
    for id, owner in named(given, "sites", "{'hebron.3': 0}").items():
        s.site_owner[index(s.board.site_ids, id, "site")] = seat(s, owner)


def lay_closed(s: Any, given: Any) -> None:
    """Stations that the game has completed."""
    for id in listed(given, "closed stations"):
        s.closed[index(s.board.station_ids, id, "station")] = 1


def lay_yard(s: Any, given: Any) -> None:
    """Cubes in the stock yard."""
    for name, n in named(given, "cubes of the yard", "{'ore': 2}").items():
        s.yard[index(GOOD_NAMES[:CUBES_OF_GOODS], name, "cube")] = number(n, name, 0, 99)


def lay_weather(s: Any, given: Any) -> None:
    """The discs: now, next, last; those left out stay as they were dealt."""
    fields = {"now": "weather", "next": "weather_next", "last": "weather_last"}
    for name, weather in named(given, "weather discs", "{'now': 'sun'}").items():
        index(list(fields), name, "weather disc")
        setattr(s, fields[name], index(WEATHERS, weather, "weather"))


def lay_rates(s: Any, given: Any) -> None:
    """The work rates, by their values."""
    rates = {"excavation": ("dig_rate", s.board.dig_rates), "lay_track": ("lay_rate", s.board.lay_rates)}
    for name, value in named(given, "rates", "{'excavation': 3}").items():
        field, values = rates[list(rates)[index(list(rates), name, "rate")]]
        setattr(s, field, index([str(int(one)) for one in values], str(value), f"rate of {name}"))


def lay_events(s: Any, given: Any) -> None:
    """The spaces of the event track that have cubes; the others are in the bag."""
    spaces = [number(space, "a space of the event track", 1, int(EVENT_SPACES)) for space in listed(given, "events")]
    s.event_cubes = sum(bit(space) for space in set(spaces))
    s.event_at = max(spaces, default=0)


def lay_office(s: Any, given: Any) -> None:
    """Contracts in the site office; those that lay there go into the deck."""
    contracts = listed(given, "contracts of the office")
    if len(contracts) > OFFICE:
        raise BadOption(f"the office has {OFFICE} places")
    for at in range(OFFICE):
        s.office[at] = contract(s, contracts[at]) if at < len(contracts) else EMPTY


def lay_discards(s: Any, given: Any) -> None:
    """Contracts on the discard pile."""
    left = [contract(s, one) for one in listed(given, "discards")]
    if len(set(left)) < len(left):
        raise BadOption("a contract is in two places")
    s.discards = sum(bit(card) for card in left)


def lay_labourers(s: Any, given: Any) -> None:
    """Who stands on the spaces: `{"A1": 0, "G": [1, 2]}`; the labourer of the pub is the last to be used."""
    for space, standing in named(given, "labourers", "{'A1': 0}").items():
        area = index(AREAS, space[:1], "area")
        for one in listed(standing, "surveying seats") if area == AREA_G else [standing]:
            at = space_number(s, area, space)
            worker = seat(s, one)
            if s.labourers[worker] > 0:
                s.labourers[worker] -= 1
            elif s.in_pub[worker] > 0:
                s.in_pub[worker] = 0
            else:
                raise BadOption(f"seat {worker} has no labourer left for {space}")
            put_down(s, worker, area, at)
            s.has_placed |= bit(worker)


def space_number(s: Any, area: int, space: str) -> int:
    """The number of a space: 2 of `A2`; G has none."""
    if area == AREA_G:
        return 0
    told = int(space[1:]) if space[1:].isdecimal() and space[1:].isascii() else 0
    return number(told, f"a space of {space[0]}", 1, int(s.board.spaces[area]))


def contract(s: Any, value: Any) -> int:
    """A contract in play."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadOption(f"a contract has a number, not {shown(value)}")
    if not 0 < value < BITS or not contains(s.board.contracts_in_play, value):
        raise BadOption(f"contract {shown(value)} is not in play")
    return value


def lay_seats(s: Any, seats: list[Mapping[str, Any]]) -> None:
    """Goods, trains, surveyors and contracts of every seat."""
    for at, one in enumerate(seats):
        for name, n in named(one.get("goods", {}), "goods", "{'stone': 2}").items():
            s.goods[at * GOODS + index(GOOD_NAMES, name, "good")] = number(n, name, 0, 99)
        if "surveyor" in one:
            s.surveyor[at] = index(s.board.station_ids, one["surveyor"], "station")
            if not s.board.scenario.one_start and s.surveyor[at] != home_of(s, at):
                s.left_home[at] = 1
        s.held[at] = sum(bit(contract(s, card)) for card in set(listed(one.get("contracts", []), "contracts")))
        s.used[at] = sum(bit(contract(s, card)) for card in set(listed(one.get("used", []), "contracts")))
    lay_trains(s, [one.get("train") for one in seats])


def home_of(s: Any, at: int) -> int:
    """The station at which a seat's surveyor begins."""
    return 0 if s.home[at] == 0 else int(s.board.stations()) - 1


def lay_trains(s: Any, owned: list[Any]) -> None:
    """Trains of the seats; of the others one is set aside, and the rest stand in the shed with their coal."""
    if s.rules.solo:
        if owned[0] is not None:
            raise BadOption("the train of a game for one is the option solo_train")
        return
    taken = [number(train, "a train", 1, int(s.board.trains)) for train in owned if train is not None]
    if len(set(taken)) < len(taken):
        raise BadOption("a train is owned twice")
    free = [train for train in range(1, s.board.trains + 1) if train not in taken]
    s.aside = s.aside if s.aside in free else free[0]
    s.shed = sum(bit(train) for train in free if train != s.aside)
    for train in range(1, s.board.trains + 1):
        s.shed_coal[train] = s.board.train_coal[train] if contains(s.shed, train) else 0
    for at, train in enumerate(owned):
        s.train[at] = train or 0
    s.trains_open = s.trains_open or bool(taken)


def lay_deck(s: Any, office_told: bool) -> None:
    """All contracts that lie nowhere else; an office that is not told keeps what was dealt and nobody has."""
    piles = [*s.held, *s.used, s.discards, *(bit(card) for card in s.office if card != EMPTY and office_told)]
    elsewhere = 0
    for pile in piles:
        if elsewhere & pile:
            raise BadOption("a contract is in two places")
        elsewhere |= pile
    dealt = [EMPTY if card == EMPTY or contains(elsewhere, card) else card for card in s.office]
    s.deck = s.board.contracts_in_play & ~elsewhere
    for card in dealt if not office_told else []:
        s.deck &= ~bit(card) if card != EMPTY else -1
    s.top_back = NO_WEATHER
    see_top(s)
    for at, card in enumerate(dealt if not office_told else []):
        s.office[at] = card if card != EMPTY or s.deck == 0 else draw_contract(s)


# -- what follows ----------------------------------------------------------------------------------


def count_markers(s: Any) -> None:
    """The markers that are left, and the tracks that are not laid."""
    for at in range(s.players):
        placed = [*s.owner, *s.site_owner].count(at) + (1 if s.left_home[at] == 1 else 0)
        s.markers[at] = s.board.markers - placed
        if s.markers[at] < 0:
            raise BadOption(f"seat {at} has {s.board.markers} markers, and {placed} are laid out")
    s.unlaid = sum(1 for place in s.board.track_place if s.owner[place] == NOBODY)


def count_rubble(s: Any) -> None:
    """The rubble on the line; what nobody has is in the supply."""
    s.rubble_left = sum(s.rubble)
    held = sum(s.goods[at * GOODS + RUBBLE] for at in range(s.players))
    taken = sum(printed(s, place) for place in range(s.board.places())) - s.rubble_left
    if held > taken:
        raise BadOption(f"{taken} rubble is off the line, and players hold {held}")
    s.spoil = taken - held
    s.dig_low, s.dig_high = 0, s.board.places() - 1
    s.lay_low, s.lay_high, s.first_dirty = 0, s.board.tracks - 1, 0
    s.b_builds = s.rubble_left == 0
    halt = s.board.halt
    s.halt_done = halt >= 0 and not any(
        s.rubble[place] for place in range(s.board.first_dig[halt], s.board.first_place[halt + 1])
    )


def count_cubes(s: Any) -> None:
    """Cubes that lie nowhere else are in the bag, steel in the supply."""
    board = s.board
    for cube in range(CUBES_OF_GOODS):
        there = board.bag[cube] if s.rules.solo else board.bag[cube] + board.yard[cube]
        if cube == COAL and not s.rules.solo:
            there = board.box_coal
        used = s.yard[cube] + sum(s.goods[at * GOODS + cube] for at in range(s.players))
        used += sum(s.shed_coal) if cube == COAL else 0
        if used > there:
            raise BadOption(f"there are {there} cubes of {GOOD_NAMES[cube]}, and {used} are laid out")
        s.bag[cube] = there - used
    events = board.bag[EVENT] + (1 if board.first_event > 0 else 0)
    s.bag[EVENT] = events - int(s.event_cubes).bit_count()
    if s.bag[EVENT] < 0:
        raise BadOption(f"there are {events} event cubes, and more are laid out")
    s.bag_size = sum(s.bag)
    s.steel = board.box_steel - sum(s.goods[at * GOODS + STEEL] for at in range(s.players))
    if s.rules.steel_capped and s.steel < 0:
        raise BadOption(f"there are {board.box_steel} bars of steel, and more are laid out")


def begin(s: Any, given: Mapping[str, Any]) -> None:
    """Go on with placing labourers, or, in the phase `actions`, with what those that stand there do."""
    phase = given.get("phase", "assign")
    if phase not in ("assign", "actions"):
        raise BadOption(f"a position begins in the phase assign or actions, not {shown(phase)}")
    s.stage, s.ask, s.choosing, s.cursor = ASSIGNING, NOTHING, NOTHING, 0
    s.turn = seat(s, given.get("to_move", int(s.start)))
    s.moves = vec[i64]()
    if phase == "actions":
        open_window(s, AREA_A)
    s.advance()


ENTRIES: dict[str, Callable[[Any, Any], None] | None] = {
    "seats": None,
    "start": None,
    "round": None,
    "phase": None,
    "to_move": None,
    "rubble": lay_rubble,
    "tracks": lay_tracks,
    "excavation": lay_digs,
    "sites": lay_sites,
    "closed": lay_closed,
    "yard": lay_yard,
    "weather": lay_weather,
    "rates": lay_rates,
    "events": lay_events,
    "office": lay_office,
    "discards": lay_discards,
    "labourers": lay_labourers,
}
"""What can be told, in the order in which it is laid out, and who does that."""
