"""How wide names are in the face of the board's labels, and the ways to write one."""

from __future__ import annotations

from dataclasses import dataclass

LABEL = 26.0
"""The size of a label, in board units."""
PIP = 17.0
"""The size of a passenger's place beside a name."""
# fmt: off
BY_WIDTH = {
    162: "'", 189: ".:", 192: "’", 193: " ", 199: ",", 207: "ijìíîïīįı", 228: "lļ", 230: "ł", 241: "IÌÍÎÏĪĮİ", 242: "J",
    278: "ľ", 279: "()", 290: "rŕŗř", 293: "f", 299: "tţť", 320: "1", 322: "/", 351: "-", 366: "sśşš", 385: "cçćč",
    403: "zźżž", 420: "x", 421: "kķ", 427: "aàáâãäåāăą", 429: "7gğģ", 430: "LĻĽ", 437: "v", 438: "Ł", 443: "eèéêëēėęě",
    450: "2", 452: "F", 457: "35", 467: "yýÿ", 471: "uùúûüūůűų", 472: "69", 475: "h", 476: "TnñńņňŤ–", 478: "ZŹŻŽ",
    483: "4", 484: "oòóôõöøōő", 490: "EpÈÉÊËĒĖĘĚ", 493: "bdqđ", 504: "SŚŞŠ", 514: "P", 522: "8Y", 524: "CÇĆČ",
    526: "KĶ", 535: "ß", 537: "AÀÁÂÃÄÅĀĂĄ", 538: "RŘ", 540: "&", 548: "X", 552: "B", 571: "GĞĢ", 572: "V", 606: "0",
    608: "NÑŃŅŇ", 619: "DUÙÚÛÜŪŮŰŲĎ", 623: "w", 636: "H", 654: "OQÒÓÔÕÖØŌŐ", 682: "æ", 723: "M", 746: "m", 772: "Æ",
    817: "W",
}
# fmt: on
WIDTHS = {letter: width for width, letters in BY_WIDTH.items() for letter in letters}
OTHER = 1000
"""A letter of another script may be as wide as it is high."""
LONG = 9
"""A name of more letters may be written in two lines."""


def width(text: str) -> float:
    """How wide a text is as a label."""
    return sum(WIDTHS.get(letter, OTHER) for letter in text) * LABEL / 1000 * 1.01


@dataclass(frozen=True)
class Written:
    """One way to write a name: its lines, its size, and the places of passengers from its middle."""

    lines: tuple[str, ...]
    wide: float
    high: float
    pips: tuple[tuple[float, float], ...] = ()


def ways_to_write(name: str, passengers: int = 0) -> list[Written]:
    """The ways to write a name, with places for its passengers."""
    low = 0.13 * LABEL if set(name) & set("gjpqyçţşģķļņ") else 0.0
    wide, high = width(name), LABEL * 0.8
    if passengers:
        row = passengers * PIP
        pips = tuple(((n - (passengers - 1) / 2) * PIP, (high + 3) / 2) for n in range(passengers))
        return [Written((name,), max(wide, row), high + PIP + 3, pips)]
    ways = [Written((name,), wide, high + low)]
    parts = name.replace("-", "- ").split()
    if len(name) > LONG and len(parts) > 1:
        half = max(1, len(parts) // 2)
        top, bottom = (" ".join(each).replace("- ", "-") for each in (parts[:half], parts[half:]))
        ways.append(Written((top, bottom), max(width(top), width(bottom)), high + 0.95 * LABEL + low))
    return ways
