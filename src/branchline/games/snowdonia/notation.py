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
    CUBE_ANSWER,
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
    SEAT_ANSWER,
    START,
    TAKE,
    TRACK_ANSWER,
    TRAIN,
    TRAIN_ANSWER,
    WORK,
    answer_kind,
    answer_number,
    area_of,
    bars_of,
    build_code,
    chance_answer,
    coal_of,
    kind_of,
    move_labourer_code,
    ore_of,
    place_code,
    site_of,
    space_of,
    steel_of,
    stone_of,
    stones_of,
    subject_code,
    subject_of,
    take_code,
    to_area_of,
    to_space_of,
    train_code,
    train_of,
    work_code,
)

SIMPLE: Final = {"pass": PASS, "hire": HIRE, "give up": GIVE_UP, "dig": DIG, "lay": LAY}
NUMBERED_ANSWERS: Final = {SEAT_ANSWER: "seat", TRAIN_ANSWER: "train", CONTRACT_ANSWER: "contract"}
MOST_SEATS: Final = 5
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
STAND_IN_WORDS: Final = 4
STAND_IN_RULE: Final = "what stands in is written '1 bar as ore' or '2 stones as rubble'"
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
    kind = kind_of(code)
    if kind == PLACE:
        return "place " + space_text(area_of(code), space_of(code))
    if kind == TAKE:
        return "take " + amounts(taken(code))
    if kind == WORK:
        return "work " + amounts(traded(code))
    if kind == BUILD:
        return f"build {site_text(board, site_of(code))}{stand_in_text(bars_of(code), stones_of(code))}"
    if kind == TRAIN:
        return f"train {train_of(code)}{stand_in_text(bars_of(code), 0)}"
    if kind == MOVE:
        start = space_text(area_of(code), space_of(code))
        return f"move {start} {space_text(to_area_of(code), to_space_of(code))}"
    if kind in SIMPLE_TEXT:
        return SIMPLE_TEXT[kind]
    subject = subject_of(code)
    if kind == MAINTAIN:
        return f"maintain {subject if subject > 0 else 'steel'}"
    if kind == FORECAST:
        return "forecast " + WEATHERS[subject]
    if kind in (START, MARKER):
        return f"{GROUPS[kind]} {end_text(board, subject)}"
    return f"{GROUPS[kind]} {subject}"


def taken(code: i64) -> list[tuple[i64, str]]:
    """The cubes of a take."""
    return [(ore_of(code), "ore"), (stone_of(code), "stone"), (coal_of(code), "coal")]


def traded(code: i64) -> list[tuple[i64, str]]:
    """What trades give."""
    return [(steel_of(code), "steel"), (stone_of(code), "stone")]


# -- text as moves ---------------------------------------------------------------------------------


def move_code(board: Board, text: str) -> int:
    """The move a text means; capital letters and extra blanks do not matter."""
    line = " ".join(text.lower().split())
    if line in SIMPLE:
        return int(SIMPLE[line])
    verb, _, rest = line.partition(" ")
    if verb in NUMBERED:
        return int(subject_code(NUMBERED[verb], read_number(rest, int(board.contracts), "contract")))
    if verb == "place":
        area, number = read_space(rest)
        return int(place_code(area, number))
    if verb == "take":
        ore, stone, coal = read_amounts(rest, ("ore", "stone", "coal"))
        return int(take_code(ore, stone, coal))
    if verb == "work":
        steel, stone = read_amounts(rest, ("steel", "stone"))
        return int(work_code(steel, stone))
    if verb == "build":
        name, bars, stones = read_payment(rest)
        return int(build_code(read_site(board, name), bars, stones))
    if verb == "train":
        name, bars, stones = read_payment(rest)
        if stones:
            raise MalformedMove("a train costs no stone")
        return int(train_code(read_number(name, int(board.trains), "train"), bars))
    return rare_code(board, verb, rest, text)


def rare_code(board: Board, verb: str, rest: str, text: str) -> int:
    """The moves that come up now and then."""
    if verb == "maintain":
        contract = 0 if rest == "steel" else read_number(rest, int(board.contracts), "contract")
        return int(subject_code(MAINTAIN, contract))
    if verb == "move":
        start, _, end = rest.partition(" ")
        area, number = read_space(start)
        to, space = read_space(end)
        return int(move_labourer_code(area, number, to, space))
    if verb == "forecast":
        if rest not in WEATHERS:
            raise MalformedMove(f"'{shorten(rest)}' is no weather; there are {', '.join(WEATHERS)}")
        return int(subject_code(FORECAST, WEATHERS.index(rest)))
    if verb in ("start", "marker"):
        ends = [board.station_ids[0], board.station_ids[-1]]
        station = rest.replace("-", "_").replace(" ", "_")
        if station not in ends:
            raise MalformedMove(f"'{shorten(rest)}' is no end of the line; the ends are {' and '.join(ends)}")
        return int(subject_code(START if verb == "start" else MARKER, ends.index(station)))
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
    """Goods such as `2 ore 1 coal`, each named once."""
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
        good = goods.index(words[at + 1])
        if counts[good] > 0:
            raise MalformedMove(f"{words[at + 1]} is named twice; give each good once, with its whole number")
        counts[good] = int(words[at])
    if max(counts) > MOST:
        raise MalformedMove(f"no move names more than {MOST} of a good")
    return counts


def read_payment(text: str) -> tuple[str, i64, i64]:
    """What is bought, and how many bars are paid in ore and stones in rubble: `hebron 3: 1 bar as ore`."""
    name, colon, payment = text.partition(":")
    words = payment.split()
    if colon and not words:
        raise MalformedMove(f"nothing stands after the colon; {STAND_IN_RULE}")
    counts: list[i64] = [0, 0]
    for at in range(0, len(words), STAND_IN_WORDS):
        match = STAND_IN.fullmatch(" ".join(words[at : at + STAND_IN_WORDS]))
        if match is None:
            raise MalformedMove(STAND_IN_RULE)
        piece = 0 if match[1] else 1
        if counts[piece] > 0:
            raise MalformedMove(f"{'bars' if match[1] else 'stones'} are named twice; give their whole number once")
        counts[piece] = int(match[1] or match[2])
    if max(counts) > MOST:
        raise MalformedMove(f"no price has more than {MOST} pieces")
    return name.strip(), counts[0], counts[1]


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
    return GROUPS[kind_of(code)]


def move_params(board: Board, code: i64) -> dict[str, Any]:
    """The parts of a move as JSON-able facts."""
    kind = kind_of(code)
    if kind == PLACE:
        return {"space": space_text(area_of(code), space_of(code))}
    if kind == TAKE:
        return {"cubes": goods_of(taken(code))}
    if kind == WORK:
        return {"got": goods_of(traded(code))}
    if kind == BUILD:
        params: dict[str, Any] = {"site": board.site_ids[site_of(code)]}
        return params | {"bars_as_ore": int(bars_of(code)), "stones_as_rubble": int(stones_of(code))}
    if kind == TRAIN:
        return {"train": int(train_of(code)), "bars_as_ore": int(bars_of(code))}
    if kind == MOVE:
        to = space_text(to_area_of(code), to_space_of(code))
        return {"space": space_text(area_of(code), space_of(code)), "to": to}
    if kind in SIMPLE_TEXT:
        return {}
    subject = subject_of(code)
    if kind == FORECAST:
        return {"weather": WEATHERS[subject]}
    if kind in (START, MARKER):
        return {"station": end_text(board, subject)}
    return {"contract": int(subject)} if subject > 0 else {"good": "steel"}


def goods_of(parts: list[tuple[i64, str]]) -> dict[str, int]:
    """Goods as a count per name."""
    return {name: int(n) for n, name in parts if n > 0}


# -- chance answers --------------------------------------------------------------------------------


def answer_text(board: Board, answer: i64) -> str:
    """A chance answer as it stands in records."""
    kind = answer_kind(answer)
    number = answer_number(kind, answer)
    if kind == CUBE_ANSWER:
        return CUBES[number]
    if kind == BACK_ANSWER:
        return WEATHERS[number]
    if kind == TRACK_ANSWER:
        return "track:" + board.card_ids[number]
    return f"{NUMBERED_ANSWERS[kind]}:{number}"


def answer_code(board: Board, text: str) -> int:
    """The chance answer a text means."""
    kind, colon, name = text.partition(":")
    if not colon and text in CUBES:
        return int(chance_answer(CUBE_ANSWER, CUBES.index(text)))
    if not colon and text in WEATHERS:
        return int(chance_answer(BACK_ANSWER, WEATHERS.index(text)))
    if kind == "track" and name in board.card_ids:
        return int(chance_answer(TRACK_ANSWER, board.card_ids.index(name)))
    if kind in ("seat", "train", "contract") and NUMBER.fullmatch(name):
        number = int(name)
        if kind == "seat" and number < MOST_SEATS:
            return int(chance_answer(SEAT_ANSWER, number))
        if kind == "train" and 1 <= number <= board.trains:
            return int(chance_answer(TRAIN_ANSWER, number))
        if kind == "contract" and 1 <= number <= board.contracts:
            return int(chance_answer(CONTRACT_ANSWER, number))
    raise BadRecord(f"'{shorten(text)}' is no cube, weather, track, train, contract or seat of this game")
