"""What an arena is to play, in a form that files and other machines can take."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from branchline.bots import Budget, code_of, make_bot
from branchline.bots.bot import NO_LIMIT
from branchline.bots.registry import DEFAULT_BUDGET, SEARCHES, Code
from branchline.core.errors import BadOption
from branchline.core.title import Title
from branchline.shelf import find_title

TABLES = ("all", "pairs", "one-vs-rest")
"""Who sits together where there are more than two seats; see `schedule.compositions`."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An arena: which bots play which title, how often and on which deals. Made by `make_plan`."""

    title: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    options: dict[str, Any] = {}
    tables: str = "all"
    budget: str = ""
    records: bool = False
    file: str = ""

    def differences(self, other: Plan) -> list[str]:
        """The fields in which another plan differs, `games` aside: an arena may be made longer."""
        names = [name for name in self.__struct_fields__ if name != "games"]
        return [name for name in names if getattr(self, name) != getattr(other, name)]


def make_plan(
    title: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    games: int = 100,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    tables: str = "all",
    budget: str = "",
    records: bool = False,
    file: str = "",
) -> Plan:
    """A plan with everything checked and filled in; raises a BranchlineError that says what is wrong.

    Bots are codes or levels; `games` is per pairing (or table composition); `budget` caps every
    decision (`0.2s`, `2000`); `file` is the text of a map of one's own or of corrections.

    >>> make_plan("usa", ["random", "careless:0.2@random"], games=10, seed=1).players
    2
    """
    found = find_title(title, file)
    count = found.check_players(usual_players(found) if players is None else players)
    checked = found.check_options(dict(options or {}))
    found.position(count, checked)  # refuses options that do not go together
    found.check_effects(count, checked)
    if games < 1:
        raise BadOption(f"an arena needs at least one game, not {games}")
    if tables not in TABLES:
        raise BadOption(f"tables are {', '.join(TABLES)}; not {tables!r}")
    if budget:
        Budget.read(budget)
    return Plan(
        title=title,
        bots=codes_of(bots, found),
        players=count,
        games=games,
        seed=secrets.randbits(32) if seed is None else seed,
        options=checked,
        tables=tables,
        budget=budget,
        records=records,
        file=file,
    )


def usual_players(title: Title) -> int:
    """How many play unless told otherwise: two, or the number nearest to it."""
    return min(max(2, title.least_players), title.most_players)


def codes_of(bots: Sequence[str], title: Title) -> tuple[str, ...]:
    """The codes of bots or levels, each of them a bot that can be made and named only once."""
    if not bots:
        raise BadOption("an arena needs at least one bot")
    codes = tuple(code_of(bot, title) for bot in bots)
    for code in codes:
        if codes.count(code) > 1:
            raise BadOption(f"the bot {code} is named twice; one bot alone plays against itself")
        make_bot(code, title)
    return codes


@lru_cache(maxsize=8)
def title_of(id: str, file: str) -> Title:
    """The title of a plan; read once in every process."""
    return find_title(id, file)


def number_from(*parts: object) -> int:
    """A number of 31 bits that depends on all parts and on nothing else."""
    digest = hashlib.sha256(" ".join(str(part) for part in parts).encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1


def deal_seed(plan: Plan, deal: int) -> int:
    """The seed of a deal: the same for all who play it."""
    return number_from("deal", plan.seed, deal)


def bot_seed(plan: Plan, deal: int, code: str, instance: int) -> int:
    """The seed of a bot at a deal: it moves to other seats with the bot."""
    return number_from("bot", plan.seed, deal, code, instance)


@lru_cache(maxsize=64)
def seconds_for(code: str, cap: str) -> float | None:
    """How long a bot may think about a decision; None if nobody limits its time."""
    parts = Code.read(code)
    own = Budget.read(parts.argument or DEFAULT_BUDGET) if parts.name in SEARCHES else NO_LIMIT
    return own.within(cap_of(cap)).seconds


def cap_of(text: str) -> Budget:
    """The budget of a plan."""
    return Budget.read(text) if text else NO_LIMIT
