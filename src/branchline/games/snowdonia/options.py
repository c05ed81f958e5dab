"""The options of the title, at which tables each of them matters, and what they mean for the rules."""

from __future__ import annotations

from typing import Any

from branchline.core.title import PLAYERS, Option
from branchline.games.snowdonia.board_builder import in_play
from branchline.games.snowdonia.datafile import EDITIONS, MOST_PLAYERS, Box, Line
from branchline.games.snowdonia.rules import Rules

AUTO = "auto"
"""The value of an option that follows the edition."""

BY_EDITION: dict[str, tuple[Any, Any]] = {
    # option: its value in the 2012 and in the Deluxe edition
    "bag_peek": (False, True),
    "event_finish_extra_round": (False, True),
    "tie_break": ("shared", "last_in_order"),
    "event_unit": ("site", "card"),
    "solo_spaces": ("overlays", "area_a"),
}

Condition = dict[str, tuple[Any, ...]]
Conditions = tuple[Condition, ...]

ALONE: Conditions = ({PLAYERS: (1,)},)
TOGETHER: Conditions = ({PLAYERS: (2, 3, 4, 5)},)
EXHAUSTIBLE: Conditions = ({PLAYERS: (1, 2)},)
"""With more players the game never ends for want of markers (SN-END-06)."""

NEVER: Conditions = ({PLAYERS: ()},)


def options_of(box: Box) -> tuple[Option, ...]:
    """All options; some conditions follow from the data."""
    editions = tuple(name for name in EDITIONS if any(name in line.rules.editions for line in box.lines.values()))
    return (
        Option("scenario", next(iter(box.lines)), tuple(box.lines), with_scenarios(box)),
        Option("edition", editions[0], editions, with_editions(box)),
        Option("first_player", "random", ("random", 0, 1, 2, 3, 4), TOGETHER),
        Option("solo_train", 1, (1, 2, 3, 4, 5, 6, 7), ALONE),
        Option("light_fog", False, (False, True)),
        Option("light_fog_single", "open", ("open", "closed"), with_single_spaces(box), group="expert"),
        Option("optional_tracks", False, (False, True), ({"edition": ("deluxe",)},)),
        Option("contract_plays", "many", ("many", "one"), group="house"),
        Option("yard_take", "up_to", ("up_to", "exact"), group="house"),
        Option("works_min", 1, (1, 0), group="house"),
        Option("bag_peek", AUTO, (AUTO, False, True), group="expert"),
        Option("event_finish_extra_round", AUTO, (AUTO, False, True), group="expert"),
        Option("exhaustion_end", "immediate", ("immediate", "end_of_round"), EXHAUSTIBLE, group="expert"),
        Option("tie_break", AUTO, (AUTO, "shared", "last_in_order"), TOGETHER, group="expert"),
        Option("complete_scope", "all_sites", ("all_sites", "build_sites"), group="expert"),
        Option("event_unit", AUTO, (AUTO, "site", "card"), with_twin_excavations(box), group="expert"),
        Option("deck_exhaustion", "reshuffle", ("reshuffle", "gaps"), TOGETHER, group="expert"),
        Option("build_decline", "if_unable", ("if_unable", "free"), group="house"),
        Option("steel_cap", True, (True, False), group="expert"),
        Option("final_round_cleanup", True, (True, False), group="expert"),
        Option("double_excavation", "multiply", ("multiply", "once"), with_two_doublings(box), group="expert"),
        Option("solo_spaces", AUTO, (AUTO, "overlays", "area_a"), ALONE, group="expert"),
        Option("blaenau_all_stations", True, (True, False), with_dropped_stations(box), group="expert"),
    )


# -- conditions that follow from the data ----------------------------------------------------------


def counts_of(box: Box, scenario: str) -> range:
    """The numbers of players of a scenario."""
    rules = box.lines[scenario].rules
    return range(rules.least_players, rules.most_players + 1)


def with_scenarios(box: Box) -> Conditions:
    """Where there is more than one scenario to play."""
    counts = range(1, MOST_PLAYERS + 1)
    several = tuple(n for n in counts if sum(n in counts_of(box, scenario) for scenario in box.lines) > 1)
    return ({PLAYERS: several},)


def with_editions(box: Box) -> Conditions:
    """In scenarios that belong to more than one edition."""
    return ({"scenario": tuple(name for name, line in box.lines.items() if len(line.rules.editions) > 1)},)


def with_single_spaces(box: Box) -> Conditions:
    """In light fog, where an area that fog can close has a single space."""
    fog = {"light_fog": (True,)}
    spaces, alone = box.spaces, box.deluxe_solo_spaces
    single = [1 in pair for pair in zip(spaces.B, spaces.D, strict=True)]
    out: list[Condition] = [{PLAYERS: tuple(n for n, has in enumerate(single, 1) if has and n > 1), **fog}]
    for value, has in zip(BY_EDITION["solo_spaces"], (single[0], 1 in (alone.B, alone.D)), strict=True):
        if has:
            edition = EDITIONS[BY_EDITION["solo_spaces"].index(value)]
            out.append({PLAYERS: (1,), **fog, "solo_spaces": (value,)})
            out.append({PLAYERS: (1,), **fog, "solo_spaces": (AUTO,), "edition": (edition,)})
    return tuple(out)


def with_twin_excavations(box: Box) -> Conditions:
    """Where some station has more than one excavation site."""
    out: list[Condition] = []
    for scenario in box.lines:
        line, counts = box.lines[scenario], counts_of(box, scenario)
        whole, dropped = (tuple(n for n in counts if has_twins(line, n, drop)) for drop in (False, True))
        both = tuple(n for n in whole if n in dropped)
        if both:
            out.append(among(scenario, both, counts))
        if whole != both:
            out.append({**among(scenario, whole, counts), "blaenau_all_stations": (True,)})
    return tuple(out) or NEVER


def has_twins(line: Line, players: int, drop_station: bool) -> bool:
    """Whether a station in play has more than one excavation site."""
    return any(len(station.excavation) > 1 for station in in_play(line, players, drop_station).values())


def with_two_doublings(box: Box) -> Conditions:
    """Where two contracts in play double an excavation."""
    out: list[Condition] = []
    for scenario in box.lines:
        removed = box.lines[scenario].rules.removed_contracts
        cards = [card for id, card in box.contracts.items() if int(id) not in removed]
        doubling = [card.least_players for card in cards if card.effect == "double-excavation"]
        counts = counts_of(box, scenario)
        out.append(among(scenario, tuple(n for n in counts if sum(n >= least for least in doubling) > 1), counts))
    return () if all(PLAYERS not in condition for condition in out) else tuple(out)


def among(scenario: str, some: tuple[int, ...], counts: range) -> Condition:
    """A scenario with some of its numbers of players, unnamed where they are all."""
    return {"scenario": (scenario,)} if some == tuple(counts) else {"scenario": (scenario,), PLAYERS: some}


def with_dropped_stations(box: Box) -> Conditions:
    """In scenarios from which a station may be left out, with few players."""
    out: list[Condition] = []
    for scenario in box.lines:
        line = box.lines[scenario]
        few = tuple(n for n in counts_of(box, scenario) if in_play(line, n, True) != in_play(line, n, False))
        if few:
            out.append({"scenario": (scenario,), PLAYERS: few})
    return tuple(out) or NEVER


# -- what they mean --------------------------------------------------------------------------------


def settle(options: dict[str, Any]) -> dict[str, Any]:
    """The options with every `auto` replaced by what the edition says."""
    deluxe = options["edition"] == "deluxe"
    return {name: BY_EDITION[name][1 if deluxe else 0] if value == AUTO else value for name, value in options.items()}


def rules_of(players: int, options: dict[str, Any]) -> Rules:
    """The settled options as the rules read them."""
    rules = Rules()
    rules.names = dict(options)
    rules.solo = players == 1
    rules.first_player = -1 if options["first_player"] == "random" else options["first_player"]
    rules.solo_train = options["solo_train"]
    rules.light_fog = options["light_fog"]
    rules.light_fog_single_open = options["light_fog_single"] == "open"
    rules.optional_tracks = options["optional_tracks"]
    rules.many_plays = options["contract_plays"] == "many"
    rules.exact_take = options["yard_take"] == "exact"
    rules.works_min = options["works_min"]
    rules.bag_peek = options["bag_peek"]
    rules.extra_round = options["event_finish_extra_round"]
    rules.exhaustion_ends = players <= 2
    rules.exhaustion_at_once = options["exhaustion_end"] == "immediate"
    rules.shared_win = options["tie_break"] == "shared"
    rules.all_sites = options["complete_scope"] == "all_sites"
    rules.event_by_card = options["event_unit"] == "card"
    rules.reshuffle = options["deck_exhaustion"] == "reshuffle"
    rules.free_decline = options["build_decline"] == "free"
    rules.steel_capped = options["steel_cap"]
    rules.cleanup = options["final_round_cleanup"]
    rules.double_once = options["double_excavation"] == "once"
    return rules
