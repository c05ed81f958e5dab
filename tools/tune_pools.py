"""What can be tuned: for each heuristic its weights, the tables it is tuned at, and the pool it plays against.

The pool keeps the weird: who never draws tickets, who rushes, blocks or goes for long routes, who lives on
contracts or on the surveyor. A hold-out has other tables and other opponents.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from branchline.bots import Policy, make_policy
from branchline.core.title import Title
from branchline.games.snowdonia.bots.foreman import Foreman
from branchline.games.snowdonia.bots.weights import PROMISES
from branchline.games.snowdonia.bots.weights import Weights as ForemanWeights
from branchline.games.tickets.bots.planner import NEVER, Planner
from branchline.games.tickets.bots.weights import Weights as PlannerWeights

Weighed = Mapping[str, int]
Table = tuple[str, int]


@dataclass(frozen=True)
class Subject:
    """A heuristic whose weights are tuned."""

    make: Callable[[Weighed], Policy]
    usual: Callable[[], dict[str, int]]
    steps: Callable[[], dict[str, int]]
    """How far from where each weight is is looked first."""
    tables: tuple[Table, ...]
    styles: tuple[str, ...]
    habits: Mapping[str, Weighed]
    """What a copy does otherwise."""
    other_tables: tuple[Table, ...]
    other_habits: Mapping[str, Weighed]
    lead: float
    """A lead by so many points is as good as 73 % of a win."""

    def pool(
        self, weighed: Weighed, before: Weighed, title: Title, habits: Mapping[str, Weighed]
    ) -> dict[str, Callable[[], Policy]]:
        """Who a version is measured against: styles, itself of before, and copies of it with another habit."""
        found: dict[str, Callable[[], Policy]] = {"before": lambda: self.make(before)}
        for style in self.styles:
            found[style] = lambda style=style: make_policy(style, title)  # type: ignore[misc]
        for name, habit in habits.items():
            found[name] = lambda habit=habit: self.make({**weighed, **habit})  # type: ignore[misc]
        return found


# -- the planner ------------------------------------------------------------------------------------

PLANNER_STEPS = {
    "turn": 600,
    "haste": 700,
    "rich_turn": 600,
    "rich_haste": 500,
    "appetite": 1000,
    "spare_spent": 150,
    "wagon_spent": 500,
    "too_dear": 500,
    "room": 60,
    "doubt": 4,
    "hope": 100,
    "rest": 80,
    "overtime": 120,
    "hand_time": 60,
    "card_time": 120,
    "card": 200,
    "wagon": 100,
    "point": 120,
    "least": 150,
    "caution": 200,
    "trail": 150,
    "trail_room": 80,
    "long": 60,
    "leg": 250,
    "rich_leg": 250,
}


def planner(weighed: Weighed) -> Policy:
    """A planner with these weights."""
    policy = Planner()
    for name, value in weighed.items():
        setattr(policy.weights, name, value)
    return policy


def planner_usual() -> dict[str, int]:
    """The planner's weights as they are."""
    weights = PlannerWeights()
    return {name: int(getattr(weights, name)) for name in PLANNER_STEPS}


PLANNER = Subject(
    make=planner,
    usual=planner_usual,
    steps=lambda: dict(PLANNER_STEPS),
    tables=(("switzerland", 2), ("switzerland", 3), ("usa", 2), ("northern-lights", 2)),
    styles=("greedy", "hungry", "path", "one-step", "long-route"),
    habits={
        "never-draw": {"appetite": NEVER},
        "haste": {"haste": 8000},
        "patience": {"haste": 0},
        "no blocking": {"caution": 0},
        "ticket-hunger": {"appetite": 3000},
    },
    other_tables=(
        *(("usa", 3), ("northern-lights", 3), ("europe", 2), ("nordic-countries", 2)),
        *(("germany", 2), ("india", 2)),
    ),
    other_habits={
        "rusher": {"appetite": NEVER, "haste": 12_000, "caution": 0},
        "fearful": {"caution": 3000},
        "spendthrift": {"spare_spent": 0, "wagon_spent": 0},
        "dreamer": {"hope": 1000, "room": 700, "doubt": 5},
    },
    lead=15,
)


# -- the foreman ------------------------------------------------------------------------------------

FOREMAN_NAMES = (
    *("ore", "stone", "coal", "coal_with_train", "rubble", "steel", "steel_wanted", "ore_wanted"),
    *("use_rounds", "dig_cost", "track_cost", "site_cost", "survey_cost"),
    *("dig_effort", "track_effort", "site_effort", "hands", "sure", "vain", "doubt", "track_share", "rubble_share"),
    *("lay_pace", "mark_pace", "going_on", "survey_pace"),
    *("train_excavate", "train_smelt", "train_yard", "train_none", "train_build", "train_lay", "train_hire"),
    *("rush", "start", "rivals", "next_site", "next_track"),
)
PROMISED = "promises"
"""All that unplayed contracts promise, in thousandths of what the code says."""
LEAST_STEP = 100


def foreman(weighed: Weighed) -> Policy:
    """A foreman with these weights."""
    policy = Foreman()
    for name, value in weighed.items():
        if name == PROMISED:
            for at, promise in enumerate(PROMISES):
                policy.weights.promises[at] = promise * value // 1000
        else:
            setattr(policy.weights, name, max(value, 1) if name in ("sure", "use_rounds", "mark_pace") else value)
    return policy


def foreman_usual() -> dict[str, int]:
    """The foreman's weights as they are."""
    weights = ForemanWeights()
    return {name: int(getattr(weights, name)) for name in FOREMAN_NAMES} | {PROMISED: 1000}


FOREMAN = Subject(
    make=foreman,
    usual=foreman_usual,
    steps=lambda: {name: max(LEAST_STEP, value // 6) for name, value in foreman_usual().items()},
    tables=(("snowdonia", 2), ("snowdonia", 2), ("snowdonia", 3)),
    styles=(),
    habits={
        "contract specialist": {PROMISED: 3000, "track_cost": 2000, "dig_cost": 300},
        "surveyor": {"survey_cost": 500},
        "builder": {"site_cost": 3000, "stone": 1500},
        "short-sighted": {"foresight": 0, "rush": 800},
    },
    other_tables=(("snowdonia", 4), ("snowdonia", 5)),
    other_habits={
        "hoarder": {"ore": 2500, "stone": 2000, "steel": 8000},
        "engine driver": {"train_hire": 2500},
        "loner": {"rivals": 0, "rush": 0},
    },
    lead=15,
)

SUBJECTS = {"planner": PLANNER, "foreman": FOREMAN}
