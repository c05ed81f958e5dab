"""Moves and chance answers as text, both ways; the same in logs, records, terminal and API.

A build or a train may be followed by what stands in for its price: `build hebron 3: 1 bar as ore`.
"""

# compile: mypyc

from __future__ import annotations

import re
from typing import Any, Final

from mypy_extensions import i64

from branchline.core.errors import BadRecord, MalformedMove
from branchline.games.snowdonia.board import AREA_G, AREAS, CUBES, SPACES, WEATHERS, Board
from branchline.games.snowdonia.codes import (
    BACK_ANSWER,
    BUILD,
    CONTRACT,
    CONTRACT_ANSWER,
    DIG,
    FORECAST,
    GIVE_UP,
    HIRE,
    KEEP,
    KIND,
    LAY,
    MAINTAIN,
    MARKER,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    SEAT_ANSWER,
    START,
    TAKE,
    TRACK_ANSWER,
    TRAIN,
    TRAIN_ANSWER,
    WORK,
)

SIMPLE: Final = {"pass": PASS, "hire": HIRE, "give up": GIVE_UP, "dig": DIG, "lay": LAY}
SIMPLE_TEXT: Final = {code: text for text, code in SIMPLE.items()}
NUMBERED: Final = {"play": PLAY, "contract": CONTRACT, "keep": KEEP}
GROUPS: Final = (
    "pass",
    "hire",
    "place",
    "play",
    "take",
    "work",
    "build",
    "train",
    "contract",
    "keep",
    "maintain",
    "maintain",
    "move",
    "forecast",
    "dig",
    "lay",
    "start",
    "marker",
)
SPACE: Final = re.compile(r"([a-f])([1-9])|g", re.ASCII)
NUMBER: Final = re.compile(r"[0-9]{1,2}", re.ASCII)
STAND_IN: Final = re.compile(r"([1-9][0-9]?) bars? as ore|([1-9][0-9]?) stones? as rubble", re.ASCII)
MOST: Final = 31
"""No number of cubes or bars in a move is higher."""


# -- moves as text ---------------------------------------------------------------------------------


def space_text(area: i64, number: i64) -> str:
    """`A2`; area G has no numbers."""
    return AREAS[area] if area == AREA_G else f"{AREAS[area]}{number}"


def amounts(parts: list[tuple[i64, str]]) -> str:
    """`2 ore 1 coal`; what is not there is not named."""
    return " ".join(f"{n} {name}" for n, name in parts if n > 0)


def stand_in_text(bars: i64, stones: i64) -> str:
    """`: 1 bar as ore 2 stones as rubble`, or nothing."""
    parts = []
    if bars > 0:
        parts.append(f"{bars} bar{'s' if bars > 1 else ''} as ore")
    if stones > 0:
        parts.append(f"{stones} stone{'s' if stones > 1 else ''} as rubble")
    return ": " + " ".join(parts) if parts else ""


def site_text(board: Board, site: i64) -> str:
    """`hebron 3`."""
    return board.site_ids[site].replace(".", " ")


def end_text(board: Board, end: i64) -> str:
    """The station at an end of the line."""
    return board.station_ids[0 if end == 0 else -1]


def move_text(board: Board, code: i64) -> str:
    """The canonical text of a move."""
    kind = code & KIND
    detail = code >> 5
    if kind == PLACE:
        return "place " + space_text(detail & 7, code >> 8)
    if kind == TAKE:
        return "take " + amounts([(detail & 31, "ore"), (code >> 10 & 31, "stone"), (code >> 15 & 31, "coal")])
    if kind == WORK:
        return "work " + amounts([(detail & 31, "steel"), (code >> 10 & 31, "stone")])
    if kind == BUILD:
        return f"build {site_text(board, detail & 255)}{stand_in_text(code >> 13 & 31, code >> 18 & 31)}"
    if kind == TRAIN:
        return f"train {detail & 255}{stand_in_text(code >> 13 & 31, 0)}"
    if kind == MAINTAIN:
        return f"maintain {detail if detail > 0 else 'steel'}"
    if kind == MOVE:
        return f"move {space_text(detail & 7, code >> 8 & 31)} {space_text(code >> 13 & 7, code >> 16 & 31)}"
    if kind == FORECAST:
        return "forecast " + WEATHERS[detail]
    if kind in (START, MARKER):
        return f"{GROUPS[kind]} {end_text(board, detail)}"
    if kind in (PLAY, CONTRACT, KEEP):
        return f"{GROUPS[kind]} {detail}"
    return SIMPLE_TEXT[kind]


# -- text as moves ---------------------------------------------------------------------------------


def move_code(board: Board, text: str) -> int:
    """The move a text means; capital letters and extra blanks do not matter."""
    line = " ".join(text.lower().split())
    if line in SIMPLE:
        return int(SIMPLE[line])
    verb, _, rest = line.partition(" ")
    if verb in NUMBERED:
        return int(NUMBERED[verb] | read_number(rest, int(board.contracts), "contract") << 5)
    if verb == "place":
        area, number = read_space(rest)
        return int(PLACE | area << 5 | number << 8)
    if verb == "take":
        ore, stone, coal = read_amounts(rest, ("ore", "stone", "coal"))
        return int(TAKE | ore << 5 | stone << 10 | coal << 15)
    if verb == "work":
        steel, stone = read_amounts(rest, ("steel", "stone"))
        return int(WORK | steel << 5 | stone << 10)
    if verb == "build":
        name, _, payment = rest.partition(":")
        bars, stones = read_stand_ins(payment.strip())
        return int(BUILD | read_site(board, name.strip()) << 5 | bars << 13 | stones << 18)
    if verb == "train":
        name, _, payment = rest.partition(":")
        bars, stones = read_stand_ins(payment.strip())
        if stones:
            raise MalformedMove("a train costs no stone")
        return int(TRAIN | read_number(name.strip(), int(board.trains), "train") << 5 | bars << 13)
    return rare_code(board, verb, rest, text)


def rare_code(board: Board, verb: str, rest: str, text: str) -> int:
    """The moves that come up now and then."""
    if verb == "maintain":
        return int(MAINTAIN | (0 if rest == "steel" else read_number(rest, int(board.contracts), "contract")) << 5)
    if verb == "move":
        start, _, end = rest.partition(" ")
        area, number = read_space(start)
        to, space = read_space(end)
        return int(MOVE | area << 5 | number << 8 | to << 13 | space << 16)
    if verb == "forecast":
        if rest not in WEATHERS:
            raise MalformedMove(f"'{shorten(rest)}' is no weather; there are {', '.join(WEATHERS)}")
        return int(FORECAST | i64(WEATHERS.index(rest)) << 5)
    if verb in ("start", "marker"):
        ends = [board.station_ids[0], board.station_ids[-1]]
        station = rest.replace("-", "_").replace(" ", "_")
        if station not in ends:
            raise MalformedMove(f"'{shorten(rest)}' is no end of the line; the ends are {' and '.join(ends)}")
        return int((START if verb == "start" else MARKER) | i64(ends.index(station)) << 5)
    raise MalformedMove(f"'{shorten(text)}' is no move; moves are {', '.join(dict.fromkeys(GROUPS))} and give up")


def shorten(text: str) -> str:
    """A text fit to stand in an error."""
    line = " ".join(text.split())
    return line if len(line) <= 40 else line[:39] + "…"


def read_number(word: str, most: int, what: str) -> i64:
    """The number of a contract or a train."""
    if not NUMBER.fullmatch(word) or not 1 <= int(word) <= most:
        raise MalformedMove(f"'{shorten(word)}' is no {what}; they are numbered from 1 to {most}")
    return int(word)


def read_space(word: str) -> tuple[i64, i64]:
    """The area and number of a space such as `A2` or `G`."""
    match = SPACE.fullmatch(word)
    if match is None:
        raise MalformedMove(f"'{shorten(word)}' is no action space; they are called A1, A2, … F2, and G")
    if match[1] is None:
        return AREA_G, 0
    number = int(match[2])
    if number > SPACES:
        raise MalformedMove(f"no area has {number} spaces")
    return AREAS.index(match[1].upper()), number


def read_amounts(text: str, goods: tuple[str, ...]) -> list[i64]:
    """Goods such as `2 ore 1 coal`; a good named twice adds up."""
    words = text.split()
    example = f"'{len(goods)} {goods[0]} 1 {goods[1]}'"
    if not words or len(words) % 2:
        raise MalformedMove(f"goods are written as number and good, as in {example}")
    counts: list[i64] = [0 for _ in goods]
    for at in range(0, len(words), 2):
        if not NUMBER.fullmatch(words[at]) or int(words[at]) == 0:
            raise MalformedMove(f"'{shorten(words[at])}' is no number of goods")
        if words[at + 1] not in goods:
            raise MalformedMove(f"'{shorten(words[at + 1])}' is not among {', '.join(goods)}")
        counts[goods.index(words[at + 1])] += int(words[at])
    if max(counts) > MOST:
        raise MalformedMove(f"no move names more than {MOST} of a good")
    return counts


def read_stand_ins(text: str) -> tuple[i64, i64]:
    """How many bars are paid in ore and how many stones in rubble."""
    bars: i64 = 0
    stones: i64 = 0
    rest = text
    while rest:
        match = STAND_IN.match(rest)
        if match is None:
            raise MalformedMove("what stands in is written '1 bar as ore' or '2 stones as rubble'")
        bars += int(match[1] or 0)
        stones += int(match[2] or 0)
        rest = rest[match.end() :].strip()
    if bars > MOST or stones > MOST:
        raise MalformedMove(f"no price has more than {MOST} pieces")
    return bars, stones


def read_site(board: Board, name: str) -> i64:
    """The building site of `hebron 3`."""
    station, _, number = name.rpartition(" ")
    station = station.replace("-", "_").replace(" ", "_")
    if not NUMBER.fullmatch(number) or not station:
        raise MalformedMove("a site is written as station and number, as in 'build hebron 3'")
    if station not in board.station_ids:
        raise MalformedMove(f"there is no station '{shorten(station)}' on this line")
    id = f"{station}.{int(number)}"
    if id not in board.site_ids:
        raise MalformedMove(f"{station} has no building site {int(number)}")
    return board.site_ids.index(id)


# -- for clients -----------------------------------------------------------------------------------


def move_group(code: i64) -> str:
    """The kind of a move, for menus."""
    return GROUPS[code & KIND]


def move_params(board: Board, code: i64) -> dict[str, Any]:
    """The parts of a move as JSON-able facts."""
    kind = code & KIND
    detail = code >> 5
    if kind == PLACE:
        return {"space": space_text(detail & 7, code >> 8)}
    if kind == TAKE:
        return {"cubes": goods_of([(detail & 31, "ore"), (code >> 10 & 31, "stone"), (code >> 15 & 31, "coal")])}
    if kind == WORK:
        return {"got": goods_of([(detail & 31, "steel"), (code >> 10 & 31, "stone")])}
    if kind == BUILD:
        params: dict[str, Any] = {"site": board.site_ids[detail & 255]}
        return params | {"bars_as_ore": int(code >> 13 & 31), "stones_as_rubble": int(code >> 18 & 31)}
    if kind == TRAIN:
        return {"train": int(detail & 255), "bars_as_ore": int(code >> 13 & 31)}
    if kind == MOVE:
        return {
            "space": space_text(detail & 7, code >> 8 & 31),
            "to": space_text(code >> 13 & 7, code >> 16 & 31),
        }
    if kind == FORECAST:
        return {"weather": WEATHERS[detail]}
    if kind in (START, MARKER):
        return {"station": end_text(board, detail)}
    if kind in (PLAY, CONTRACT, KEEP):
        return {"contract": int(detail)}
    if kind == MAINTAIN and detail > 0:
        return {"contract": int(detail)}
    if kind == MAINTAIN:
        return {"good": "steel"}
    return {}


def goods_of(parts: list[tuple[i64, str]]) -> dict[str, int]:
    """Goods as a count per name."""
    return {name: int(n) for n, name in parts if n > 0}


# -- chance answers --------------------------------------------------------------------------------


def answer_text(board: Board, answer: i64) -> str:
    """A chance answer as it stands in records."""
    if answer < SEAT_ANSWER:
        return CUBES[answer]
    if answer < BACK_ANSWER:
        return f"seat:{answer - SEAT_ANSWER}"
    if answer < TRACK_ANSWER:
        return WEATHERS[answer - BACK_ANSWER]
    if answer < TRAIN_ANSWER:
        return "track:" + board.card_ids[answer - TRACK_ANSWER]
    if answer < CONTRACT_ANSWER:
        return f"train:{answer - TRAIN_ANSWER}"
    return f"contract:{answer - CONTRACT_ANSWER}"


def answer_code(board: Board, text: str) -> int:
    """The chance answer a text means."""
    kind, colon, name = text.partition(":")
    if not colon and text in CUBES:
        return CUBES.index(text)
    if not colon and text in WEATHERS:
        return int(BACK_ANSWER) + WEATHERS.index(text)
    if kind == "track" and name in board.card_ids:
        return int(TRACK_ANSWER) + board.card_ids.index(name)
    if kind in ("seat", "train", "contract") and NUMBER.fullmatch(name):
        number = int(name)
        if kind == "seat" and number < 5:
            return int(SEAT_ANSWER) + number
        if kind == "train" and 1 <= number <= board.trains:
            return int(TRAIN_ANSWER) + number
        if kind == "contract" and 1 <= number <= board.contracts:
            return int(CONTRACT_ANSWER) + number
    raise BadRecord(f"'{shorten(text)}' is no cube, weather, track, train, contract or seat of this game")
