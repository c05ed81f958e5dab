"""Which rules of the family's ledger hold on which map; its map file names the ledger."""

from __future__ import annotations

from typing import Final

BASE: Final = (
    *("SETUP-01", "SETUP-02", "SETUP-03", "SETUP-04", "TURN-01"),
    *("DRAW-01", "DRAW-02", "DRAW-03", "DRAW-04", "DRAW-05", "DRAW-06", "DRAW-07"),
    *("CLAIM-01", "CLAIM-02", "CLAIM-03", "CLAIM-04", "CLAIM-05", "MULTI-01", "MULTI-02", "SCORE-01"),
    *("TICK-01", "TICK-02", "TICK-03", "END-01", "FINAL-01", "FINAL-02"),
)
"""What other maps take over from the base game; the rest of it is of USA alone."""

EVERYWHERE: Final = ("A-06", "A-07", "A-09", "A-10", "A-11", "A-23", "A-24", "A-25", "A-32", "A-36", "TR-UNDO")
"""How unclear points are read on every map."""
SWEPT: Final = ("A-08", "A-12", "A-31")
TUNNELS: Final = ("TR-CH-TUNNEL", "A-17", "A-29", "A-30")
LONGEST: Final = ("A-21",)


def base_but(replaced: str) -> tuple[str, ...]:
    """The rules of the base game but for those that a map replaces."""
    return tuple(f"TR-BASE-{rule}" for rule in BASE if rule not in replaced.split())


def points(first: int, last: int) -> tuple[str, ...]:
    """Unclear points that stand beside each other."""
    return tuple(f"A-{n:02}" for n in range(first, last + 1))


OF_LEDGER: Final[dict[str, tuple[str, ...]]] = {
    "base": ("TR-BASE", *SWEPT, *LONGEST),
    "northern-lights": ("TR-NL", *points(1, 5), "A-08", *points(13, 15), "A-22", *points(26, 28)),
    "switzerland": (
        *("TR-CH", *TUNNELS, *SWEPT, *LONGEST, "A-16", *points(18, 20)),
        *base_but("DRAW-02 CLAIM-03 MULTI-02 TICK-02"),
    ),
    "nordic-countries": (
        *("TR-NC", *TUNNELS, *SWEPT, *points(42, 48), "A-59"),
        *base_but("SETUP-03 DRAW-02 DRAW-04 CLAIM-03 MULTI-02 SCORE-01 TICK-02 FINAL-01 FINAL-02"),
    ),
    "germany": (
        *("TR-DE", *SWEPT, "A-18", *points(49, 56), "A-59"),
        *base_but("MULTI-02 SCORE-01 TICK-01 TICK-02 FINAL-01 FINAL-02"),
    ),
    "europe": (
        *("TR-EU", *TUNNELS, *SWEPT, *LONGEST, *points(37, 41), "A-60"),
        *base_but("TURN-01 DRAW-07 SCORE-01 TICK-02 TICK-03 FINAL-02"),
    ),
    "india": (
        *("TR-IN-", "TR-EU-FERRY", *SWEPT, *LONGEST, "A-39", *points(57, 58)),
        *base_but("SCORE-01 FINAL-02"),
    ),
}
"""How the ids of the rules begin, by the ledger a map file names; A- are unclear points and how we read them."""

OWN: Final = ("TR-OWN", *points(33, 35))
"""What only a map of one's own can need."""
