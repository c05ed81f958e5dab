"""Which bots there are, and how a code like `mcts:1s@planner` becomes one.

A code is `name`, `name:argument`, `name@policy` or `name:argument@policy`. Outside packages add bots
through the entry point group `branchline.bots`; a class on the import path is named `module.Class`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from branchline.bots.bot import Bot, Budget
from branchline.bots.careless import CarelessBot
from branchline.bots.failure import failure_of
from branchline.bots.heuristic import HeuristicBot
from branchline.bots.policy import Policy, RandomPolicy
from branchline.core.arguments import seed_number, shown
from branchline.core.errors import BadOption
from branchline.core.family import Family, family_named
from branchline.core.title import Title

NET = "net"
"""The policy of a trained network, where one is trained."""

SEARCHES = {"mcts": "branchline.bots.search.mcts.Mcts", "flat": "branchline.bots.search.flat.Flat"}
"""Bots that simulate, for every title: made from a policy, a budget and a seed."""

DEFAULT_BUDGET = "1s"
DEFAULT_SLIP = "0.5"
GROUP = "branchline.bots"
CODE = re.compile(r"([A-Za-z][\w.-]*)(?::([\w.]+))?(?:@([a-z][\w-]*(?::[\w.]+)?))?", re.ASCII)


@dataclass(frozen=True)
class Code:
    """A bot's code, taken apart.

    >>> Code.read("mcts:1s@planner")
    Code(name='mcts', argument='1s', policy='planner')
    """

    name: str
    argument: str = ""
    policy: str = ""

    @staticmethod
    def read(text: str) -> Code:
        """A code from its text."""
        match = CODE.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            raise BadOption(f"a bot is written like planner, mcts:1s or mcts:2000@greedy, not {shown(text)}")
        return Code(match[1], match[2] or "", match[3] or "")


def load(path: str) -> Any:
    """The class named `module.Class`."""
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)


@cache
def outside() -> dict[str, Any]:
    """Bots of other packages by name, still to be loaded."""
    return {point.name: point for point in entry_points(group=GROUP)}


def family_for(title: Title) -> Family:
    """The manifest of a title's family."""
    if not isinstance(title, Title):
        raise BadOption(f"bots play a Title, such as game.title, not {shown(title)}")
    return family_named(title.family)


def policies_for(title: Title) -> list[str]:
    """The names of all heuristics for a title, weakest first, and of its network if one is trained."""
    family = family_for(title)
    return ["random", *family.policies, *([NET] if title.id in family.nets else [])]


def best_policy(title: Title) -> str:
    """The heuristic that guides a search and plays its simulated games unless another is named."""
    return family_for(title).best


def bots_for(title: Title) -> list[str]:
    """The names of all bots that play a title."""
    return [*policies_for(title), *SEARCHES, "careless", *outside()]


def make_policy(name: str, title: Title) -> Policy:
    """A heuristic by name."""
    family = family_for(title)
    if not isinstance(name, str):
        raise BadOption(f"a policy is named by a text, not {shown(name)}")
    if name == "random":
        return RandomPolicy()
    if name.partition(":")[0] == NET:
        return make_net(title, name.partition(":")[2])
    if name not in family.policies:
        raise BadOption(f"{title.id} has no policy {shown(name)}; it has {', '.join(policies_for(title))}")
    policy: Policy = family.get(family.policies[name])()
    return policy


def make_net(title: Title, file: str = "") -> Policy:
    """The policy of a title's network, or of weights in a file of one's own."""
    from branchline.bots.net.files import policy_of, read_file, shipped  # only who plays by a network waits for it

    weights = read_file(Path(file)) if file else shipped(title)
    adviser = make_policy(weights.adviser, title) if weights.adviser else None
    return policy_of(weights, title, adviser, make_net, (title, file))


def make_bot(code: str, title: Title, seed: int = 0) -> Bot:
    """A bot by its code. The same seed and the same knowledge give the same moves.

    >>> import branchline as bl
    >>> game = bl.new_game("usa", players=2, seed=1)
    >>> bot = make_bot("random", game.title, seed=1)
    >>> bot.choose(bl.Seat(game, game.to_move)).move in game.legal_moves()
    True
    """
    if not isinstance(title, Title):
        raise BadOption(f"a bot is made for a Title, such as game.title, not for {shown(title)}")
    seed_number(seed)
    parts = Code.read(code)
    if parts.name in SEARCHES:
        policy, guide = (make_policy(parts.policy or best_policy(title), title) for _ in range(2))
        budget = Budget.read(parts.argument or DEFAULT_BUDGET)
        search: Bot = load(SEARCHES[parts.name])(policy, budget, seed, guide)
        return search
    if parts.name == "careless":
        other = make_bot(parts.policy or best_policy(title), title, seed)
        return CarelessBot(other, read_slip(parts.argument or DEFAULT_SLIP), seed)
    if parts.name == NET and not parts.policy:
        return HeuristicBot(make_net(title, parts.argument), seed)
    if parts.argument or parts.policy:
        raise BadOption(f"only {', '.join([*SEARCHES, 'careless'])} take an argument or a policy, not {parts.name!r}")
    if parts.name in policies_for(title):
        return HeuristicBot(make_policy(parts.name, title), seed)
    return made_outside(parts.name, title, seed)


def read_slip(text: str) -> float:
    """How often a careless bot does not look."""
    try:
        slip = float(text)
    except ValueError:
        slip = -1.0
    if not 0 <= slip <= 1:
        raise BadOption(f"careless takes a share of careless moves from 0 to 1, not {shown(text)}")
    return slip


def made_outside(name: str, title: Title, seed: int) -> Bot:
    """A bot of another package, or of a module on the import path."""
    if name in outside():
        kind = outside()[name].load()
    elif "." in name:
        kind = loaded(name)
    else:
        raise BadOption(f"{title.id} has no bot {shown(name)}; it has {', '.join(bots_for(title))}")
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadOption(f"{name} is not a bot: it must be a class derived from branchline.bots.Bot")
    if kind.families and title.family not in kind.families:
        raise BadOption(f"the bot {name} plays {', '.join(kind.families)}, not {title.id}")
    try:
        return kind(seed)
    except Exception as error:
        raise BadOption(f"the bot {name} cannot be made: {failure_of(error)}") from error


def loaded(name: str) -> Any:
    """The class that `module.Class` names; a module may raise whatever it likes."""
    try:
        return load(name)
    except (ImportError, AttributeError) as error:
        raise BadOption(f"the bot {name} cannot be loaded: {error}") from None
    except Exception as error:
        raise BadOption(f"the bot {name} cannot be loaded: {failure_of(error)}") from error
