"""A study: games of one design, and the same deals again under other options."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from branchline.arena.folder import write_whole
from branchline.arena.plan import Plan, make_plan, title_of
from branchline.arena.run import Arena, Interrupted, Report, run_arena
from branchline.bots.registry import best_policy
from branchline.core.errors import BadOption
from branchline.core.title import Title

STUDY, GAMES = "study.json", "games"


class Comparison(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option whose values are compared; the first is what the others are compared with."""

    option: str
    values: tuple[Any, ...]


class StudyPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a study plays: the games it is about, and the comparisons."""

    base: Plan
    comparisons: tuple[Comparison, ...] = ()

    def variants(self) -> list[Plan]:
        """All arenas it needs, each once; the first is the one it is about."""
        plans = [self.base]
        for comparison in self.comparisons:
            plans += [self.variant(comparison, value) for value in comparison.values]
        return [plan for at, plan in enumerate(plans) if plan not in plans[:at]]

    def variant(self, comparison: Comparison, value: Any) -> Plan:
        """The arena with one option changed."""
        return msgspec.structs.replace(self.base, options={**self.base.options, comparison.option: value})


@dataclass
class Study:
    """A study that was played: its arenas, in the order of `StudyPlan.variants`."""

    plan: StudyPlan
    arenas: list[Arena]

    @property
    def base(self) -> Arena:
        """The games it is about."""
        return self.arenas[0]

    def arena(self, comparison: Comparison, value: Any) -> Arena:
        """The games with one option changed."""
        return self.arenas[self.plan.variants().index(self.plan.variant(comparison, value))]


def make_study(
    title: str, bots: Sequence[str] = (), compare: Sequence[str] = (), file: str = "", **settings: Any
) -> StudyPlan:
    """A study with everything checked; `compare` has texts like `edition=2012,deluxe`, the rest is as in `make_plan`.

    >>> plan = make_study("switzerland", ["random"], ["wagons=40,45"], games=10, seed=1)
    >>> [variant.options["wagons"] for variant in plan.variants()]
    [45, 40]
    """
    found = title_of(title, file)
    base = make_plan(title, bots or [best_policy(found)], file=file, **settings)
    plan = StudyPlan(base, tuple(read_comparison(text, base, found) for text in compare))
    for variant in plan.variants():
        found.position(variant.players, variant.options)  # refuses options that do not go together
        found.check_effects(variant.players, variant.options)
    return plan


def read_comparison(text: str, base: Plan, title: Title) -> Comparison:
    """`name=a,b`, or `name=b` to compare with what the study is played with."""
    name, _, listed = text.partition("=")
    name = name.strip().replace("-", "_")
    given = [value.strip() for value in listed.split(",") if value.strip()]
    if not given:
        raise BadOption(f"a comparison is written option=value,value, not {text!r}")
    values = [title.check_options({name: value})[name] for value in given]
    if len(values) == 1:
        values.insert(0, base.options[name])
    if len(set(values)) < len(values):
        raise BadOption(f"{text!r} compares {name}={values[-1]} with itself")
    return Comparison(name, tuple(values))


def run_study(
    plan: StudyPlan,
    out: Path | str | None = None,
    *,
    jobs: int | None = 1,
    ray: str = "",
    report: Callable[[Plan], Report] | None = None,
) -> Study:
    """Play a study, or what is left of the one in the folder `out`; `report` gives each arena its own listener."""
    folder = None if out is None else begin(plan, Path(out))
    arenas = []
    for number, variant in enumerate(plan.variants()):
        place = None if folder is None else folder / GAMES / variant_name(plan, number)
        listener = None if report is None else report(variant)
        arenas.append(run_arena(variant, place, jobs=jobs, ray=ray, report=listener))
    return Study(plan, arenas)


def begin(plan: StudyPlan, folder: Path) -> Path:
    """Write the plan down, or make sure that the one that is there is the same."""
    there = plan_in(folder)
    if there is not None and there != plan:
        differ = there.base.differences(plan.base) + ["games"] * (there.base.games != plan.base.games)
        raise BadOption(f"{folder} holds another study: {', '.join(differ) or 'comparisons'} differ")
    if there is None and folder.exists() and any(folder.iterdir()):
        raise BadOption(f"{folder} is not empty and holds no study")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / STUDY, msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
    except OSError as error:
        raise BadOption(f"the study cannot be kept in {folder}: {error.strerror}") from None
    return folder


def plan_in(folder: Path) -> StudyPlan | None:
    """The study of a folder, if there is one."""
    file = folder / STUDY
    if not file.exists():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=StudyPlan)
    except (OSError, msgspec.DecodeError) as error:
        raise BadOption(f"{file} is not the plan of a study: {error}") from None


def variant_name(plan: StudyPlan, number: int) -> str:
    """The folder of an arena: `base`, or what is changed."""
    variant = plan.variants()[number]
    changed = [f"{name}-{value}" for name, value in variant.options.items() if plan.base.options[name] != value]
    return re.sub(r"[^\w.-]+", "_", "-".join(changed)) or "base"


__all__ = ["Comparison", "Interrupted", "Study", "StudyPlan", "make_study", "run_study"]
