"""Contracts in words: what one needs and gives, what it does, what it would score now and what it misses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from branchline.core.text import listing
from branchline.games.snowdonia.terminal.seen import STORES, Seen

if TYPE_CHECKING:
    from branchline.games.snowdonia.terminal import SnowdoniaScreen

NEEDS = (*STORES, "surveyor_at", "points", "points_per_coal", "surveyor_tiers")
"""The fields of a contract that its bonus is made of."""


def mark_of(screen: SnowdoniaScreen, seen: Seen, contract: int, *fields: str) -> str:
    """The sign of an assumed value if any of these fields of a contract is one."""
    return screen.signs.assumed if any(seen.is_assumed(f"contracts.{contract}.{name}") for name in fields) else ""


def bonus(screen: SnowdoniaScreen, seen: Seen, contract: int) -> str:
    """`4 rubble, 1 track of yours: 11 points`."""
    card = seen.card(contract)
    needs = [screen.family(f"bonus-{name}", n=getattr(card, name)) for name in STORES if getattr(card, name)]
    if card.surveyor_at:
        needs.append(screen.family("bonus-surveyor", n=f"{card.surveyor_at:g}"))
    parts = []
    if card.points:
        points = screen.words("points", n=card.points)
        parts.append(f"{listing(needs, screen.language)} {screen.signs.arrow} {points}")
    if card.points_per_coal:
        parts.append(screen.family("bonus-coal", n=card.points_per_coal))
    if card.surveyor_tiers:
        tiers = [
            screen.family("bonus-tier", station=station, n=points) for station, points in card.surveyor_tiers.items()
        ]
        parts.append(screen.family("bonus-tiers", tiers=", ".join(tiers)))
    return "; ".join(parts) + mark_of(screen, seen, contract, *NEEDS)


def effect(screen: SnowdoniaScreen, seen: Seen, contract: int) -> str:
    """What playing a contract does, with the letter of its area."""
    card = seen.card(contract)
    area = f"{card.area}: " if card.area else ""
    text = screen.family(f"effect-{card.effect}", number=card.number, limit=card.limit)
    return f"{area}{text}{mark_of(screen, seen, contract, 'effect', 'number', 'limit', 'area')}"


def standing(screen: SnowdoniaScreen, seen: Seen, contract: int) -> Text:
    """What a contract would score now, and what it misses if it scores nothing."""
    told = seen.standing(contract)
    worth = told["worth"]
    if worth > 0:
        key = "snowdonia-scores" if seen.owns(contract) else "snowdonia-would-add"
        return Text(f"{screen.marks.done} {screen.words(key, n=worth)}", style="green")
    lacks = [screen.family(f"bonus-{name}", n=int(n)) for name, n in told["lacks"].items()]
    if not lacks:
        return Text(f"{screen.marks.open} {screen.words('snowdonia-scores', n=0)}", style="dim")
    missing = screen.words("snowdonia-missing", what=listing(lacks, screen.language))
    return Text(f"{screen.marks.open} {missing}")


def name(screen: SnowdoniaScreen, seen: Seen, contract: int) -> Text:
    """Number and name of a contract, and whether it has been played."""
    text = Text(seen.title.contract_name(contract, screen.language), style="bold")
    for held in seen.me["contracts"]:
        if held["contract"] == contract and held["used"]:
            key = "snowdonia-active" if held["active"] else "snowdonia-used"
            text.append(f" ({screen.words(key)})", style="not bold dim")
    return text


def heading(screen: SnowdoniaScreen, seen: Seen, contract: int) -> Text:
    """Name, bonus, and what it would score now."""
    parts = (bonus(screen, seen, contract), "  ", standing(screen, seen, contract))
    return Text.assemble(name(screen, seen, contract), "  ", *parts)


def cards(screen: SnowdoniaScreen, seen: Seen, numbers: list[int]) -> RenderableType:
    """Contracts below each other; one that was played needs its effect no more."""
    used = {held["contract"] for held in seen.me["contracts"] if held["used"] and not held["active"]}
    lines: list[RenderableType] = []
    for contract in numbers:
        lines.append(Padding(heading(screen, seen, contract), (0, 0, 0, 2)))
        if contract not in used:
            lines.append(Padding(Text(effect(screen, seen, contract), style="dim"), (0, 0, 0, 5)))
    return Group(*lines)
