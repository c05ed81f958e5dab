"""Why a move was made, told from what it brings: keys of texts and their parameters."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.snowdonia.board import (
    AREA_A,
    AREA_B,
    AREA_C,
    AREA_D,
    AREA_E,
    AREA_F,
    AREA_G,
    AREAS,
    WEATHERS,
    contains,
)
from branchline.games.snowdonia.bots.rehearsal import Rehearsal
from branchline.games.snowdonia.codes import (
    ASK_BUILD,
    ASK_PLAY,
    BUILD,
    CONTRACT,
    DIG,
    FORECAST,
    GIVE_UP,
    HIRE,
    KEEP,
    LAY,
    MAINTAIN,
    MARKER,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    START,
    TAKE,
    TRAIN,
    WORK,
    area_of,
    kind_of,
    site_of,
    space_of,
    subject_of,
    to_area_of,
    train_of,
)
from branchline.games.snowdonia.excavation import dig_amount
from branchline.games.snowdonia.light_fog import spaces_in
from branchline.games.snowdonia.notation import (
    goods_of,
    taken,
    traded,
)
from branchline.games.snowdonia.round import Snowdonia

Why = tuple[str, dict[str, Any]]

PLAIN = {HIRE: "hire", DIG: "clear", LAY: "lay-again", START: "end", MARKER: "marker"}
"""Moves whose reason has no parameters."""

ENDS = (
    ("lay", "place", (AREA_C, AREA_D)),
    ("build", "site", (AREA_A, AREA_B, AREA_C, AREA_E)),
    ("buy", "train", (AREA_B, AREA_C, AREA_E)),
    ("office", "contract", (AREA_F,)),
    ("survey", "station", (AREA_G,)),
)
"""What a labourer can be for: the text, what it gains and where it stands for that."""

SUPPLIES = {int(AREA_A): "yard", int(AREA_C): "works"}


def reason_of(rehearsal: Rehearsal, position: Snowdonia, code: int) -> Why:
    """The key of a text and its parameters."""
    kind = int(kind_of(code))
    if kind == PLACE:
        return placed(rehearsal, position, code)
    if kind == PASS:
        return passed(position)
    if kind in PLAIN:
        return why(PLAIN[kind])
    if kind == TAKE:
        return why("take", cubes=goods_of(taken(code)))
    if kind == WORK:
        return why("trade", got=goods_of(traded(code)))
    if kind == BUILD:
        site = site_of(code)
        return why("site", site=position.board.site_ids[site], n=int(position.board.site_points[site]))
    if kind == TRAIN:
        return why("train", train=int(train_of(code)))
    if kind == FORECAST:
        return why("weather", weather=WEATHERS[subject_of(code)])
    if kind == MOVE:
        return why("move", area=AREAS[to_area_of(code)])
    if kind in (MAINTAIN, GIVE_UP):
        return maintained(position, kind, int(subject_of(code)))
    words = {int(CONTRACT): "contract", int(KEEP): "keep", int(PLAY): "play"}
    return why(words[kind], contract=int(subject_of(code)))


def why(word: str, **params: Any) -> Why:
    """A reason of this game."""
    return f"snowdonia-why-{word}", params


def passed(position: Snowdonia) -> Why:
    """Why nothing is done."""
    return why({int(ASK_PLAY): "wait", int(ASK_BUILD): "no-build"}.get(int(position.ask), "pass"))


def maintained(position: Snowdonia, kind: int, contract: int) -> Why:
    """Why a train is kept, and by what, or given up."""
    train = int(position.train[position.to_move])
    if kind == GIVE_UP:
        return why("give-up", train=train)
    return why("voucher", train=train, contract=contract) if contract > 0 else why("maintain", train=train)


def placed(rehearsal: Rehearsal, position: Snowdonia, code: int) -> Why:
    """What the labourer is for: the round rehearsed with it shows what it would not be without."""
    seat, area, number = int(position.to_move), int(area_of(code)), int(space_of(code))
    without = belongings(rehearsal.placed(position, vec[i64]()), seat)
    gained = belongings(rehearsal.placed(position, vec[i64]([code])), seat) - without
    for word, name, wanted in ENDS:
        found = sorted(value for kind, value in gained if kind == name)
        if found and area in wanted:
            return why(word, **{name: found[0]})
    if area == AREA_A and number == spaces_in(position, AREA_A) and position.start != seat:
        return why("start")
    if area == AREA_B and not position.b_builds and position.rubble_left > 0:
        return why("dig", n=int(min(dig_amount(position, seat), position.rubble_left)))
    if area in SUPPLIES:
        return why(SUPPLIES[area])
    return why("idle")


AIMS = {"contract": "contracts", "site": "sites", "place": "places", "train": "trains", "station": "stations"}
"""What belongings are called in an aim."""


def aim_of(rehearsal: Rehearsal, position: Snowdonia, code: int) -> dict[str, Any]:
    """What the round, rehearsed with this move, brings its mover, and the contracts it then means to meet."""
    seat = int(position.to_move)
    had = belongings(position, seat)
    table = rehearsal.tried(position, code)
    found: dict[str, list[Any]] = {}
    for kind, value in sorted(belongings(table, seat) - had, key=str):
        if value:  # train 0 is none
            found.setdefault(AIMS[kind], []).append(value)
    judgement = rehearsal.judgement
    judgement.worth(table, seat)
    planned = {n for n in range(1, table.board.contracts + 1) if contains(judgement.planned, n)}
    contracts = sorted({*found.get("contracts", []), *planned})
    return {**found, "contracts": contracts} if contracts else found


def belongings(table: Snowdonia, seat: int) -> set[tuple[str, Any]]:
    """What a seat owns that can be named."""
    board = table.board
    cards = table.held[seat] | table.used[seat]
    own: set[tuple[str, Any]] = {("contract", n) for n in range(1, board.contracts + 1) if contains(cards, n)}
    own |= {("site", board.site_ids[n]) for n in range(board.sites()) if table.site_owner[n] == seat}
    own |= {("place", board.place_ids[n]) for n in board.track_place if table.owner[n] == seat}
    own |= {("train", int(table.train[seat])), ("station", board.station_ids[table.surveyor[seat]])}
    return own
