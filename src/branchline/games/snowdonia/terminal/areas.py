"""The areas with their labourers, and the parts of the board that belong to them: yard, rates, shed, office."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from branchline.games.snowdonia.terminal.facts import area_name, titled
from branchline.games.snowdonia.terminal.seen import Seen
from branchline.games.snowdonia.terminal.signs import WEATHER_STYLES, amount, amounts, seat_marks
from branchline.terminal.console import Flow

if TYPE_CHECKING:
    from branchline.games.snowdonia.terminal import SnowdoniaScreen


def areas(screen: SnowdoniaScreen, seen: Seen) -> RenderableType:
    """The areas with their labourers and the parts of the board that belong to them."""
    view = seen.view
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for letter, area in view["areas"].items():
        here = letter == view["area"] and view["phase"] in ("contracts", "actions")
        name = area_name(screen, letter, area["kind"])
        mark = screen.marks.here if here else " "
        heading = Text(f"{mark}{letter} {name}", style="bold underline" if here else "bold")
        table.add_row(heading, spaces(screen, seen, letter, area), belongings(screen, seen, letter, area))
    return table


def spaces(screen: SnowdoniaScreen, seen: Seen, letter: str, area: dict[str, Any]) -> Text:
    """The spaces of an area in order: who stands there, free, or closed by fog."""
    signs = screen.signs
    if area["open"] is None:
        return seat_marks(screen.marks, area["labourers"])
    text = Text()
    for number, seat in enumerate(area["labourers"]):
        if seat is not None:
            text.append_text(seat_marks(screen.marks, [seat]))
        elif number >= area["open"]:
            text.append(signs.closed, style="dim")
        else:
            text.append(signs.free)
        if letter == "A" and number == len(area["labourers"]) - 1 and seen.players > 1:
            text.append(signs.start, style="dim")
    return text


def belongings(screen: SnowdoniaScreen, seen: Seen, letter: str, area: dict[str, Any]) -> RenderableType:
    """What of the board belongs to an area."""
    view, words, dot = seen.view, screen.words, f" {screen.signs.dot} "
    if letter == "A":
        yard = Text.assemble(f"{words('snowdonia-yard')} ", amounts(view["yard"]))
        bag = Text.assemble(f"{words('snowdonia-bag')} ", amounts(view["unseen_cubes"]), style="dim")
        return Flow([yard, bag], gap=3)
    if letter in "BD" and area["kind"] != "build":
        return rate(screen, seen, letter)
    if letter == "C":
        trades = [
            Text.assemble(amount("ore", seen.mine["trade"]["ore"]), screen.signs.arrow, amount("steel", 1)),
            Text.assemble(amount("rubble", 2), screen.signs.arrow, amount("stone", 1)),
            Text.assemble(f"{words('snowdonia-supply')} ", amounts({"steel": view["steel"]}), style="dim"),
        ]
        return Flow(trades, gap=3)
    if letter == "E":
        return shed(screen, seen)
    if letter == "F":
        names = [
            f"{contract} {screen.family(f'contract-{contract}')}" for contract in view["office"] if contract is not None
        ]
        return Text(dot.join(names) or screen.family("nothing"))
    if letter == "G":
        return Text(surveyor_outlook(screen, seen), style="dim")
    return Text()


def rate(screen: SnowdoniaScreen, seen: Seen, letter: str) -> Text:
    """A work rate on its track, and where the forecast takes it."""
    key = "excavation" if letter == "B" else "lay_track"
    facts = seen.view["rates"][key]
    text = Text(f"{screen.words('snowdonia-rate')} ")
    for field, value in enumerate(facts["values"]):
        if field == facts["field"]:
            text.append(f"[{value}]", style="bold")
        else:
            text.append(f" {value} ", style="dim")
    if seen.is_assumed(f"rates.{key}.values"):
        text.append(screen.signs.assumed)
    forecast = seen.view["weather"]["next"]
    coming = seen.facts["rates"]["next"][key]
    if forecast is not None:
        text.append(f"  {screen.words('snowdonia-rate-next', n=coming)}", style="dim")
    if seen.view["weather"]["now"] == "fog":
        text.append(f"  {screen.words('snowdonia-fog')}", style=WEATHER_STYLES["fog"])
    return text


def shed(screen: SnowdoniaScreen, seen: Seen) -> RenderableType:
    """The trains in the shed with price and coal, or when they come."""
    facts = seen.view["shed"]
    if seen.players == 1:
        return Text(screen.words("snowdonia-shed-solo"), style="dim")
    if not facts["open"]:
        return Text(
            screen.words("snowdonia-shed-closed", n=1 + seen.view["events"]["track"].index("trains")), style="dim"
        )
    trains = [train_price(screen, seen, one["train"], one["coal"]) for one in facts["trains"]]
    return Flow(trains or [Text(screen.words("snowdonia-shed-empty"), style="dim")], gap=3)


def train_price(screen: SnowdoniaScreen, seen: Seen, train: int, coal: int) -> Text:
    """`No. 4 Snowdon 1B, with 1C`."""
    price = amounts({"steel": seen.title.box.trains[str(train)].steel})
    text = Text.assemble(f"{seen.title.train_name(train, screen.language)} ", price)
    return text.append(" +").append_text(amount("coal", coal)) if coal else text


def train_power(screen: SnowdoniaScreen, seen: Seen, train: int) -> str:
    """What a train can do, and what a hired labourer costs with it."""
    card = seen.title.box.trains[str(train)]
    hire = screen.words("snowdonia-hire-cost", n=card.hire)
    return f"{screen.family(f'power-{card.power}', n=card.number)} {hire}"


def surveyor_outlook(screen: SnowdoniaScreen, seen: Seen) -> str:
    """Where the seat's surveyor would go."""
    ahead = seen.mine["survey"]
    if ahead is None:
        return screen.words("snowdonia-surveyor-done")
    name = seen.title.station_name(ahead["station"])
    points = seen.me["surveyor_points"] + ahead["gain"]
    mark = screen.signs.assumed if seen.surveyor_assumed(ahead["station"]) else ""
    return screen.words("snowdonia-surveyor-next", station=name, n=points, mark=mark)


def trains(screen: SnowdoniaScreen, seen: Seen) -> list[RenderableType]:
    """Every train of the game with its power, for those who look closely."""
    numbers = [one["train"] for one in seen.view["shed"]["trains"]]
    numbers += [facts["train"] for facts in seen.view["seats"] if facts["train"]]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for train in sorted(numbers):
        price = amounts({"steel": seen.title.box.trains[str(train)].steel})
        power = Text(train_power(screen, seen, train), style="dim")
        table.add_row(f"  {seen.title.train_name(train, screen.language)}", price, power)
    return [titled(screen.words("snowdonia-trains"), table)] if numbers else []
