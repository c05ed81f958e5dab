"""The parts of the table besides mountain and areas: the sky, events, players, contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.core.game import Game
from branchline.core.text import say
from branchline.games.snowdonia.terminal.contracts import cards, standing
from branchline.games.snowdonia.terminal.seen import Seen
from branchline.games.snowdonia.terminal.signs import GOODS, STYLES, WEATHER_STYLES, amounts
from branchline.terminal.console import Flow, seat_text

if TYPE_CHECKING:
    from branchline.games.snowdonia.terminal import SnowdoniaScreen

EVENTS_AHEAD = 2
"""How many spaces of the event track behind the next one are shown."""


def titled(heading: str, body: RenderableType) -> RenderableType:
    """A part of the table under its heading."""
    return Group(Text(heading, style="bold"), body)


# -- the state of the game ------------------------------------------------------------------------


def status(screen: SnowdoniaScreen, seen: Seen) -> list[RenderableType]:
    """Round and phase, and the alarm of the last round."""
    view = seen.view
    phase = screen.family(f"phase-{view['phase']}")
    if view["phase"] in ("contracts", "actions"):
        phase += f", {view['area']} {area_name(screen, view['area'], view['areas'][view['area']]['kind'])}"
    parts: list[RenderableType] = []
    if view["round"]:
        phase = f"{screen.family('round', n=view['round'])} {screen.signs.dot} {phase}"
    if view["last_round"] is not None and view["phase"] != "over":
        alarm = screen.words("snowdonia-last-round", n=view["last_round"])
        parts.append(Text(f" {alarm} ", style="bold white on #a30f16"))
    return [*parts, Text(phase, style="bold")]


def area_name(screen: SnowdoniaScreen, letter: str, kind: str) -> str:
    """The name of an area; B is one for building once the rubble is gone."""
    return screen.family(f"area-{'e' if kind == 'build' else letter.lower()}")


def weather_text(screen: SnowdoniaScreen, weather: str | None) -> Text:
    """A weather with its sign."""
    if weather is None:
        return Text(screen.marks.dash, style="dim")
    sign = screen.signs.weather[weather]
    return Text(f"{sign} {screen.family(f'weather-{weather}')}", style=f"bold {WEATHER_STYLES[weather]}")


def sky(screen: SnowdoniaScreen, seen: Seen) -> RenderableType:
    """The weather now and the forecasts."""
    weather = seen.view["weather"]
    words = screen.words
    pieces = [
        Text.assemble(f"{words(f'snowdonia-weather-{when}')} ", weather_text(screen, weather[when]))
        for when in ("now", "next", "last")
    ]
    return beside(words("snowdonia-weather"), Flow(pieces, gap=3))


def beside(heading: str, body: RenderableType) -> RenderableType:
    """A heading with something beside it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(heading, style="bold"), body)
    return grid


def event_name(screen: SnowdoniaScreen, seen: Seen, space: int) -> str:
    """A space of the event track in words."""
    kind = seen.view["events"]["track"][space - 1]
    mark = screen.signs.assumed if seen.is_assumed(f"event_track.{space}.event") else ""
    return f"{space} {screen.family(f'event-{kind}')}{mark}"


def next_event(seen: Seen) -> int:
    """The space the next event cube goes to."""
    return max(seen.view["events"]["cubes"], default=0) + 1


def events(screen: SnowdoniaScreen, seen: Seen, explained: bool) -> RenderableType:
    """The event track: cubes that lie there, and what comes next."""
    facts = seen.view["events"]
    coming = next_event(seen)
    last = len(facts["track"])
    first = 1 if explained and not seen.two_starts else min([*facts["cubes"], coming])
    if not explained:
        last = min(last, coming + EVENTS_AHEAD)
    pieces = []
    for space in range(first, last + 1):
        name = event_name(screen, seen, space)
        if space in facts["cubes"]:
            pieces.append(Text(f"{screen.signs.cube} {name}", style=STYLES["event"]))
        elif space == coming:
            pieces.append(Text(f"{screen.marks.here} {name}", style="bold underline"))
        else:
            pieces.append(Text(name, style="dim"))
    parts: list[RenderableType] = [Flow(pieces, gap=2)]
    parts.append(Text(event_outlook(screen, seen), style="dim"))
    if explained:
        kinds = dict.fromkeys(facts["track"])
        parts += [
            Text(f"{screen.family(f'event-{kind}')}: {screen.family(f'event-{kind}.about')}", style="dim")
            for kind in kinds
        ]
        for space, returned in facts["returns"].items():
            where = ", ".join(str(one) for one in returned)
            parts.append(Text(screen.words("snowdonia-event-returns", n=space, spaces=where), style="dim"))
    return beside(screen.words("snowdonia-events"), Group(*parts))


def event_outlook(screen: SnowdoniaScreen, seen: Seen) -> str:
    """How likely events are, and where the next one works."""
    view = seen.view
    bag = view["unseen_cubes"]
    text = screen.words("snowdonia-event-odds", n=bag["event"], size=sum(bag.values()))
    if seen.two_starts:
        text += f" {screen.words('snowdonia-event-from', station=seen.title.station_name(view['events']['from']))}"
    return text


# -- the players ----------------------------------------------------------------------------------


def players(screen: SnowdoniaScreen, game: Game, seen: Seen) -> RenderableType:
    """What lies in front of everybody."""
    words = screen.words
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", width=1)
    table.add_column("", no_wrap=True)
    for good in ("ore", "stone", "coal", "rubble", "steel"):
        table.add_column(Text(GOODS[good], style=STYLES[good]), justify="right", no_wrap=True)
    for column in ("train", "surveyor", "markers", "labourers", "contracts"):
        table.add_column(words(f"snowdonia-column-{column}"), no_wrap=column != "contracts")
    table.add_column(words("snowdonia-column-score"), justify="right", no_wrap=True)
    for seat, facts in enumerate(seen.view["seats"]):
        name = seat_text(screen.marks, seat, screen.name(game, seat))
        if seat == seen.view["start"]:
            name.append(f" {screen.signs.start}", style="bold")
        table.add_row(
            screen.marks.here if seat == seen.view["to_move"] else "",
            name,
            *(goods_cell(good, facts["goods"][good]) for good in ("ore", "stone", "coal", "rubble", "steel")),
            str(facts["train"] or screen.marks.dash),
            station_number(seen, facts["surveyor"]),
            str(facts["markers"]),
            labourers(screen, facts),
            held(screen, facts),
            Text(str(facts["score"]), style="bold"),
        )
    return table


def goods_cell(good: str, n: int) -> Text:
    """A count of goods; nothing is dim."""
    return Text(str(n), style=STYLES[good] if n else "dim")


def station_number(seen: Seen, station: str) -> str:
    """The number of a station."""
    return f"{seen.view['line'][seen.board.station_ids.index(station)]['number']:g}"


def labourers(screen: SnowdoniaScreen, facts: dict[str, Any]) -> Text:
    """Labourers still to place, and whether one waits in the pub."""
    text = Text(str(facts["labourers"]), style="bold" if facts["labourers"] else "dim")
    return text.append(f" +{facts['pub']}", style="dim") if facts["pub"] and facts["train"] else text


def held(screen: SnowdoniaScreen, facts: dict[str, Any]) -> Text:
    """Contracts by number: those that score now are marked, played ones are in brackets."""
    parts = []
    for one in facts["contracts"]:
        number = f"({one['contract']})" if one["used"] else str(one["contract"])
        done = screen.marks.done if one["worth"] else ""
        parts.append(Text(f"{number}{done}", style="green" if done else ""))
    return Text(" ").join(parts) if parts else Text(screen.marks.dash, style="dim")


def mine(screen: SnowdoniaScreen, seen: Seen) -> RenderableType:
    """The seat's goods in words, for the later decisions of a turn."""
    facts = seen.me
    pieces = [
        Text(screen.family(f"goods-{good}", n=facts["goods"][good]), style=STYLES[good])
        for good in ("ore", "stone", "coal", "rubble", "steel")
        if facts["goods"][good]
    ]
    pieces = pieces or [Text(screen.words("snowdonia-no-goods"), style="dim")]
    if facts["train"]:
        pieces.append(Text(seen.title.train_name(facts["train"], screen.language)))
    pieces.append(Text(screen.words("snowdonia-markers", n=facts["markers"]), style="dim"))
    pieces.append(Text(screen.words("snowdonia-score-now", n=facts["score"]), style="dim"))
    return beside(screen.words("snowdonia-yours"), Flow(pieces))


def yard(screen: SnowdoniaScreen, seen: Seen) -> RenderableType:
    """The cubes in the yard, and those still in the bag."""
    view = seen.view
    bag = Text.assemble(f"{screen.words('snowdonia-bag')} ", amounts(view["unseen_cubes"]), style="dim")
    return beside(screen.family("area-a"), Flow([amounts(view["yard"]), bag], gap=3))


def legend(screen: SnowdoniaScreen) -> RenderableType:
    """The letters of the goods and the small signs."""
    pieces = [
        Text.assemble((GOODS[good], STYLES[good]), f" {screen.family(f'good-{good}')}", style="dim")
        for good in ("ore", "stone", "coal", "rubble", "steel")
    ]
    pieces += [
        Text.assemble((GOODS["event"], STYLES["event"]), f" {screen.words('snowdonia-event-cube')}", style="dim"),
        Text(f"{screen.signs.start} {screen.words('snowdonia-start-player')}", style="dim"),
        Text(f"{screen.signs.assumed} {say(screen.language, 'assumed-mark')}", style="dim"),
    ]
    return Flow(pieces)


# -- contracts ------------------------------------------------------------------------------------


def own_contracts(screen: SnowdoniaScreen, seen: Seen) -> list[RenderableType]:
    """The seat's contracts with what they would score now."""
    numbers = [one["contract"] for one in seen.me["contracts"]]
    return [titled(screen.words("snowdonia-own-contracts"), cards(screen, seen, numbers))] if numbers else []


def office(screen: SnowdoniaScreen, seen: Seen) -> list[RenderableType]:
    """The open contracts with what they would add now."""
    numbers = [contract for contract in seen.view["office"] if contract is not None]
    deck = screen.words("snowdonia-deck", n=seen.view["deck"])
    back = weather_text(screen, seen.view["weather"]["top_back"])
    heading = Text.assemble((screen.family("area-f"), "bold"), f"  {deck}, {screen.words('snowdonia-back')} ", back)
    return [heading, cards(screen, seen, numbers)]


def short_contracts(screen: SnowdoniaScreen, seen: Seen) -> list[RenderableType]:
    """The seat's contracts in a line each."""
    lines = [
        Text.assemble(
            f"{seen.title.contract_name(one['contract'], screen.language)}  ", standing(screen, seen, one["contract"])
        )
        for one in seen.me["contracts"]
    ]
    if not lines:
        return []
    return [titled(screen.words("snowdonia-own-contracts"), Padding(Group(*lines), (0, 0, 0, 2)))]


def named_contracts(screen: SnowdoniaScreen, seen: Seen) -> list[RenderableType]:
    """The seat's contracts by name one after the other, with what they score now."""
    pieces = []
    for one in seen.me["contracts"]:
        mark = screen.marks.done if one["worth"] else screen.marks.open
        worth = f" +{one['worth']}" if one["worth"] else ""
        name = seen.title.contract_name(one["contract"], screen.language)
        pieces.append(Text(f"{mark} {name}{worth}", style="green" if worth else ""))
    return [beside(screen.words("snowdonia-own-contracts"), Flow(pieces))] if pieces else []


def numbered_contracts(screen: SnowdoniaScreen, seen: Seen) -> list[RenderableType]:
    """The seat's contracts by number."""
    contracts = seen.me["contracts"]
    return [beside(screen.words("snowdonia-own-contracts"), held(screen, seen.me))] if contracts else []
