"""The menu: legal moves by kind, each with a sentence or with its price and what it gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.core.game import Game
from branchline.core.moves import Move
from branchline.games.snowdonia.terminal import contracts
from branchline.games.snowdonia.terminal.areas import surveyor_outlook, train_power
from branchline.games.snowdonia.terminal.facts import weather_text
from branchline.games.snowdonia.terminal.seen import Seen
from branchline.games.snowdonia.terminal.signs import amounts
from branchline.terminal.menu import Choice, Group, Menu

if TYPE_CHECKING:
    from branchline.games.snowdonia.terminal import SnowdoniaScreen

RUBBLE_PER_STONE = 2
BRIEF = ("pass", "start", "marker")


def menu(screen: SnowdoniaScreen, game: Game, unfold: str) -> Menu:
    """All legal moves of the player to move."""
    by_group: dict[str, list[Move]] = {}
    for move in game.legal_moves():
        by_group.setdefault(move.group, []).append(move)
    return Menu(Chooser(screen, Seen(game, game.to_move), unfold).groups(by_group))


class Chooser:
    """Turns moves into groups of choices."""

    def __init__(self, screen: SnowdoniaScreen, seen: Seen, unfold: str) -> None:
        self.screen = screen
        self.seen = seen
        self.words = screen.words
        self.unfold = unfold
        self.special: dict[str, Callable[[str, list[Move]], list[Group]]] = {
            "take": self.takes,
            "move": self.labourer_moves,
        }
        self.rows: dict[str, Callable[[Move], Choice]] = {
            "place": self.placement,
            "play": self.play,
            "work": self.trade,
            "build": self.site,
            "train": self.train,
            "contract": self.contract,
            "keep": self.contract,
            "forecast": self.forecast,
        }

    def groups(self, by_group: dict[str, list[Move]]) -> list[Group]:
        """One group for each kind of move."""
        found: list[Group] = []
        for name, moves in by_group.items():
            said = name == "place" and len(by_group) == 1  # by the task
            heading = "" if said else self.screen.family(f"group-{name}")
            if name in self.special:
                found += self.special[name](heading, moves)
            else:
                make = self.rows.get(name, self.plain)
                found.append(Group(heading, self.in_order(name, [(move, make(move)) for move in moves])))
        return found

    def in_order(self, name: str, choices: list[tuple[Move, Choice]]) -> list[Choice]:
        """Builds with the most points first; everything else as the rules list it."""
        if name == "build":
            points = {site["site"]: site["points"] for station in self.seen.view["line"] for site in station["sites"]}
            choices = sorted(choices, key=lambda pair: -points[pair[0].params["site"]])
        return [choice for _, choice in choices]

    # -- placing ----------------------------------------------------------------------------------

    def placement(self, move: Move) -> Choice:
        """A space, and what a labourer would do there."""
        space = move.params["space"]
        return row(move, Text.assemble((f"{space:<3}", "bold"), self.sentence(space)))

    def sentence(self, space: str) -> str:
        """What a labourer on this space would do, by what is known now."""
        area = self.seen.view["areas"][space[0]]
        number = int(space[1:] or 0)
        before = [other for other in range(1, number) if area["labourers"][other - 1] is None]
        if space[0] == "A" and number == len(area["labourers"]) and self.seen.players > 1:
            return self.words("snowdonia-place-start", action=self.action(space[0], area["kind"]))
        if before:
            return self.words("snowdonia-place-later", space=f"{space[0]}{before[-1]}")
        return self.action(space[0], area["kind"])

    def action(self, letter: str, kind: str) -> str:
        """What a labourer does in an area."""
        seen, words, goods = self.seen, self.words, self.seen.me["goods"]
        if kind == "yard":
            return words("snowdonia-do-yard", n=seen.mine["take"])
        if kind == "excavation":
            place = seen.next_dig()
            where = seen.title.place_name(place["place"], self.screen.language) if place else ""
            return words("snowdonia-do-excavation", n=seen.mine["dig"], place=where)
        if kind == "works":
            return words("snowdonia-do-works", ore=seen.mine["trade"]["ore"], have=goods["ore"], rubble=goods["rubble"])
        if kind == "lay-track":
            return words(
                "snowdonia-do-lay-track", n=seen.mine["lay"], clear=seen.facts["tracks"]["clear"], steel=goods["steel"]
            )
        if kind == "build":
            key = "snowdonia-do-build-or-train" if seen.view["shed"]["open"] else "snowdonia-do-build"
            return words(key, n=len(seen.payable_sites()))
        if kind == "office":
            return words("snowdonia-do-office", n=sum(1 for contract in seen.view["office"] if contract is not None))
        return surveyor_outlook(self.screen, seen)

    def labourer_moves(self, _: str, moves: list[Move]) -> list[Group]:
        """Moves of labourers, by where they stand."""
        starts = dict.fromkeys(move.params["space"] for move in moves)
        return [
            Group(
                self.words("snowdonia-move-from", space=space),
                [Choice(str(move), Text(move.params["to"])) for move in moves if move.params["space"] == space],
            )
            for space in starts
        ]

    # -- goods ------------------------------------------------------------------------------------

    def takes(self, heading: str, moves: list[Move]) -> list[Group]:
        """Cubes from the yard: as many as possible, fewer only on demand."""
        most = max(sum(move.params["cubes"].values()) for move in moves)
        full = [move for move in moves if self.unfold or sum(move.params["cubes"].values()) == most]
        note = self.words("snowdonia-take-fewer", n=len(moves) - len(full)) if len(full) < len(moves) else ""
        choices = [row(move, self.goods("cubes", move.params["cubes"])) for move in full]
        return [Group(heading, choices, note)]

    def goods(self, name: str, goods: dict[str, int]) -> Text:
        """Goods in words."""
        return Text(str(self.seen.title.label(name, goods, self.screen.language)))

    def trade(self, move: Move) -> Choice:
        """A trade in the Works with what it costs; a contract tells its own price."""
        got = move.params["got"]
        label = self.goods("got", got)
        if self.seen.view["question"] == "work":
            prices = self.seen.mine["trade"]
            paid = {"ore": got.get("steel", 0) * prices["ore"], "rubble": got.get("stone", 0) * prices["rubble"]}
            price = {good: n for good, n in paid.items() if n}
            label = Text.assemble(self.goods("paid", price), f" {self.screen.signs.arrow} ", label)
        return row(move, label)

    # -- building ---------------------------------------------------------------------------------

    def site(self, move: Move) -> Choice:
        """A building site: price, points, and what the station gives."""
        params: dict[str, Any] = move.params
        station_id = params["site"].partition(".")[0]
        station = next(one for one in self.seen.view["line"] if one["station"] == station_id)
        site = next(one for one in station["sites"] if one["site"] == params["site"])
        mark = self.screen.signs.assumed if self.seen.station_assumed(station_id, "building") else ""
        price = self.seen.price(str(move))
        name = Text(self.seen.title.place_name(params["site"], self.screen.language))
        free = (
            Text.assemble(self.words("snowdonia-gives"), " ", amounts(station["free"])) if station["free"] else Text()
        )
        return Choice(str(move), name, (amounts(price), Text(f"+{site['points']}{mark}", style="bold"), free))

    def train(self, move: Move) -> Choice:
        """A train: price, coal on it, power."""
        train = move.params["train"]
        coal = next(one["coal"] for one in self.seen.view["shed"]["trains"] if one["train"] == train)
        name = Text(self.seen.title.train_name(train, self.screen.language), style="bold")
        price = amounts(self.seen.price(str(move)))
        brings = Text.assemble(self.words("snowdonia-gives"), " ", amounts({"coal": coal})) if coal else Text()
        power = Text(train_power(self.screen, self.seen, train), style="dim")
        return Choice(str(move), name, (price, brings), power)

    # -- contracts --------------------------------------------------------------------------------

    def contract(self, move: Move) -> Choice:
        """A contract to take or keep, in full."""
        number = move.params["contract"]
        effect = Text(contracts.effect(self.screen, self.seen, number), style="dim")
        return Choice(str(move), contracts.heading(self.screen, self.seen, number), below=effect)

    def play(self, move: Move) -> Choice:
        """A contract to play, with what it does."""
        number = move.params["contract"]
        name = Text(self.seen.title.contract_name(number, self.screen.language), style="bold")
        return Choice(str(move), name, below=Text(contracts.effect(self.screen, self.seen, number)))

    def forecast(self, move: Move) -> Choice:
        """A weather for the next round, with the rates it brings."""
        weather = move.params["weather"]
        dig, lay = self.seen.next_rates(weather)
        rates = Text(self.screen.family("rates", excavation=dig, lay_track=lay), style="dim")
        return Choice(str(move), weather_text(self.screen, weather), (rates,))

    # -- the rest ---------------------------------------------------------------------------------

    def plain(self, move: Move) -> Choice:
        """A move that needs no columns; a word or two stand beside the heading."""
        label = Text(self.plain_text(move))
        return Choice(str(move), label) if move.group in BRIEF else row(move, label)

    def plain_text(self, move: Move) -> str:
        """Pass, hire, dig, lay, maintain, give up, and the ends of the line."""
        seen, words, group, params = self.seen, self.words, move.group, move.params
        if group == "pass":
            return words(f"snowdonia-pass-{seen.view['question']}")
        if group == "hire":
            hire = seen.title.box.trains[str(seen.me["train"])].hire
            return words("snowdonia-do-hire", n=hire)
        if group in ("start", "marker"):
            return seen.title.station_name(params["station"])
        if group == "dig":
            place = seen.next_dig() or {"place": "", "rubble": 0}
            name = seen.title.place_name(place["place"], self.screen.language)
            return words("snowdonia-do-dig", n=place["rubble"], place=name)
        if group == "lay":
            return words(
                "snowdonia-do-lay-track",
                n=seen.mine["lay"],
                clear=seen.facts["tracks"]["clear"],
                steel=seen.me["goods"]["steel"],
            )
        if "contract" in params:
            name = seen.title.contract_name(params["contract"], self.screen.language)
            return words("snowdonia-do-voucher", contract=name)
        return words("snowdonia-do-maintain" if params else "snowdonia-do-give-up")


def row(move: Move, label: Text) -> Choice:
    """A choice on a line of its own."""
    return Choice(str(move), label, (Text(),))
