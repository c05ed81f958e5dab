"""The conservation laws: no cube, bar, marker, labourer, train or contract appears or vanishes."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import NOBODY, bit
from branchline.games.snowdonia.board import COAL, EVENT, GOOD_NAMES, ORE, RUBBLE, SPACES, STEEL, STONE, contains, count
from branchline.games.snowdonia.state import EMPTY, GAME, State


def broken_laws(s: State) -> list[str]:
    """Sentences about what is wrong with a position; none for a sound one."""
    return [
        *cubes_lost(s),
        *rubble_lost(s),
        *events_lost(s),
        *markers_lost(s),
        *labourers_lost(s),
        *trains_lost(s),
        *contracts_lost(s),
        *course_wrong(s),
    ]


def cubes_lost(s: State) -> list[str]:
    """SN-COMP-02, -04: ore, stone, coal and steel are conserved."""
    wrong: list[str] = []
    board = s.board
    for cube in (ORE, STONE, COAL):
        there = board.bag[cube] if s.rules.solo else board.bag[cube] + board.yard[cube]
        if cube == COAL and not s.rules.solo:
            there = board.box_coal
        total = s.bag[cube] + s.yard[cube]
        if cube == COAL:
            for coal in s.shed_coal:
                total += coal
        for seat in range(s.players):
            total += s.has(seat, cube)
        if total != there or s.bag[cube] < 0 or s.yard[cube] < 0:
            wrong.append(f"SN-COMP-02: {total} {GOOD_NAMES[cube]} instead of {there}")
    steel = s.steel
    for seat in range(s.players):
        steel += s.has(seat, STEEL)
        for good in range(len(GOOD_NAMES)):
            if s.has(seat, good) < 0:
                wrong.append(f"SN-PAY-01: seat {seat} has less than no {GOOD_NAMES[good]}")
    if steel != board.box_steel or (s.rules.steel_capped and s.steel < 0):
        wrong.append(f"SN-COMP-04: {steel} steel bars instead of {board.box_steel}")
    if s.bag_size != s.bag[ORE] + s.bag[STONE] + s.bag[COAL] + s.bag[EVENT]:
        wrong.append("SN-COMP-10: the bag is not what it is counted as")
    return wrong


def rubble_lost(s: State) -> list[str]:
    """SN-COMP-03: rubble moves from the line to players and supply, never back."""
    wrong: list[str] = []
    printed: i64 = 0
    on_line: i64 = 0
    for place in range(s.board.places()):
        card = s.card[place]
        printed += s.board.card_rubble[card] if card != EMPTY else s.board.place_rubble[place]
        on_line += s.rubble[place]
        if s.rubble[place] < 0:
            wrong.append(f"SN-COMP-03: {s.board.place_ids[place]} has less than no rubble")
    total = on_line + s.spoil
    for seat in range(s.players):
        total += s.has(seat, RUBBLE)
    if total != printed or on_line != s.rubble_left:
        wrong.append(f"SN-COMP-03: {total} rubble instead of {printed}")
    return wrong


def events_lost(s: State) -> list[str]:
    """SN-COMP-06: event cubes are in the bag, on the track, or just drawn."""
    there = s.board.bag[EVENT] + (1 if s.board.first_event > 0 else 0)
    total = s.bag[EVENT] + count(s.event_cubes) + s.events_due
    if total != there:
        return [f"SN-COMP-06: {total} event cubes instead of {there}"]
    return []


def markers_lost(s: State) -> list[str]:
    """SN-COMP-09: every marker is with its player or on the line; every place has what fits it."""
    wrong: list[str] = []
    board = s.board
    unlaid: i64 = 0
    for place in range(board.places()):
        owner = s.owner[place]
        if board.is_track[place] == 1:
            if owner == NOBODY:
                unlaid += 1
            elif s.rubble[place] > 0:
                wrong.append(f"SN-D-02: {board.place_ids[place]} is laid on rubble")
        elif owner == GAME or (owner != NOBODY and s.rubble[place] > 0):
            wrong.append(f"SN-B-07: {board.place_ids[place]} is owned before it is cleared")
    if unlaid != s.unlaid:
        wrong.append(f"SN-END-01: {unlaid} tracks are unlaid, {s.unlaid} are counted")
    for seat in range(s.players):
        placed: i64 = 1 if s.left_home[seat] == 1 else 0
        for owner in s.owner:
            if owner == seat:
                placed += 1
        for owner in s.site_owner:
            if owner == seat:
                placed += 1
        if placed + s.markers[seat] != board.markers or s.markers[seat] < 0:
            wrong.append(f"SN-COMP-09: seat {seat} has {placed} markers placed and {s.markers[seat]} left")
    return wrong


def labourers_lost(s: State) -> list[str]:
    """SN-COMP-08: three labourers each, in hand, in the pub or on a space."""
    wrong: list[str] = []
    for seat in range(s.players):
        total = s.labourers[seat] + s.in_pub[seat]
        for worker in s.spaces:
            if worker == seat:
                total += 1
        for worker in s.survey:
            if worker == seat:
                total += 1
        if total != s.board.labourers + 1 or s.labourers[seat] < 0 or not 0 <= s.in_pub[seat] <= 1:
            wrong.append(f"SN-COMP-08: seat {seat} has {total} labourers")
    for area in range(len(s.board.spaces)):
        for number in range(s.board.spaces[area], SPACES):
            if s.spaces[area * SPACES + number] != EMPTY:
                wrong.append("SN-SETUP-11: a labourer stands where there is no space")
    return wrong


def trains_lost(s: State) -> list[str]:
    """SN-E-11: every train is in one place, and nobody has two."""
    wrong: list[str] = []
    owned: i64 = 0
    for seat in range(s.players):
        if s.train[seat] > 0:
            if contains(owned, s.train[seat]):
                wrong.append(f"SN-E-11: train {s.train[seat]} has two owners")
            owned |= bit(s.train[seat])
    if s.rules.solo:
        if s.shed != 0:
            wrong.append("SN-SOLO-02: there is a shed in a solo game")
        return wrong
    if owned & (s.shed | s.returned) or contains(owned | s.shed | s.returned, s.aside):
        wrong.append("SN-SETUP-18: a train is in two places")
    if count(owned | s.shed | s.returned) != s.board.in_shed:
        wrong.append("SN-SETUP-18: a train is missing")
    return wrong


def contracts_lost(s: State) -> list[str]:
    """SN-SETUP-13: every contract in play is in exactly one place."""
    piles = [s.deck, s.discards, s.drawn]
    for contract in s.office:
        if contract != EMPTY:
            piles.append(bit(contract))
    for seat in range(s.players):
        piles += [s.held[seat], s.used[seat]]
    seen: i64 = 0
    for pile in piles:
        if seen & pile:
            return ["SN-SETUP-13: a contract is in two places"]
        seen |= pile
    if seen != s.board.contracts_in_play:
        return ["SN-SETUP-13: a contract is missing"]
    if s.deck != 0 and (s.top_back < 0 or s.deck & s.board.back_contracts[s.top_back] == 0):
        return ["SN-HID-01: no card of the deck has the back that lies on top"]
    return []


def course_wrong(s: State) -> list[str]:
    """Somebody has a real choice, or the game is over."""
    if s.over:
        return []
    if len(s.moves) < 2:
        return ["DP: a player is asked who has no choice"]
    if len({int(code) for code in s.moves}) != len(s.moves):
        return ["DP: a move is offered twice"]
    if s.to_move < 0 or s.to_move >= s.players:
        return ["DP: nobody is to move"]
    return []
