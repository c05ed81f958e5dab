"""Compiles the rules with mypyc where a C compiler is found; else the plain files are installed.

BRANCHLINE_PURE=1 skips the compilation; BRANCHLINE_OPTIMISE=0 compiles quickly to slower code, for trials.
All other settings are in pyproject.toml.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    "core/position.py",
    "core/refusal.py",
    "core/outcome.py",
    "core/title.py",
    "core/moves.py",
    "core/events.py",
    "core/changes.py",
    "core/unfolding.py",
    "core/game.py",
    "games/tickets/board.py",
    "games/tickets/codes.py",
    "games/tickets/events.py",
    "games/tickets/state.py",
    "games/tickets/deck.py",
    "games/tickets/destinations.py",
    "games/tickets/ferries.py",
    "games/tickets/claiming.py",
    "games/tickets/tunnels.py",
    "games/tickets/odd_cities.py",
    "games/tickets/trail.py",
    "games/tickets/goals.py",
    "games/tickets/scoring.py",
    "games/tickets/refusals.py",
    "games/tickets/notation.py",
    "games/tickets/view.py",
    "games/tickets/redeal.py",
    "games/tickets/audit.py",
    "games/tickets/turn.py",
    "games/snowdonia/board.py",
    "games/snowdonia/codes.py",
    "games/snowdonia/rules.py",
    "games/snowdonia/events.py",
    "games/snowdonia/state.py",
    "games/snowdonia/bag.py",
    "games/snowdonia/deck.py",
    "games/snowdonia/ending.py",
    "games/snowdonia/light_fog.py",
    "games/snowdonia/payment.py",
    "games/snowdonia/trains.py",
    "games/snowdonia/blaenau.py",
    "games/snowdonia/yard.py",
    "games/snowdonia/excavation.py",
    "games/snowdonia/works.py",
    "games/snowdonia/track_laying.py",
    "games/snowdonia/building.py",
    "games/snowdonia/office.py",
    "games/snowdonia/surveyor.py",
    "games/snowdonia/contracts.py",
    "games/snowdonia/assign.py",
    "games/snowdonia/extras.py",
    "games/snowdonia/weather.py",
    "games/snowdonia/restock.py",
    "games/snowdonia/events_track.py",
    "games/snowdonia/solo.py",
    "games/snowdonia/setup.py",
    "games/snowdonia/bonuses.py",
    "games/snowdonia/scoring.py",
    "games/snowdonia/refusals.py",
    "games/snowdonia/notation.py",
    "games/snowdonia/view.py",
    "games/snowdonia/telling.py",
    "games/snowdonia/redeal.py",
    "games/snowdonia/audit.py",
    "games/snowdonia/round.py",
    "bots/policy.py",
    "bots/search/tuning.py",
    "bots/search/tree.py",
    "bots/search/candidates.py",
    "bots/search/rewards.py",
    "bots/search/tempers.py",
    "bots/search/search.py",
    "bots/tickets/atlas.py",
    "bots/tickets/ways.py",
    "bots/tickets/paying.py",
    "bots/tickets/pricing.py",
    "bots/tickets/plan.py",
    "bots/tickets/needs.py",
    "bots/tickets/goalworth.py",
    "bots/tickets/keeping.py",
    "bots/tickets/telling.py",
    "bots/tickets/suspicion.py",
    "bots/tickets/traveller.py",
    "bots/tickets/clock.py",
    "bots/tickets/prospects.py",
    "bots/tickets/odds.py",
    "bots/tickets/fillers.py",
    "bots/tickets/greedy.py",
    "bots/tickets/hungry.py",
    "bots/tickets/path.py",
    "bots/tickets/one_step.py",
    "bots/tickets/long_route.py",
    "bots/tickets/planner.py",
    "bots/snowdonia/weights.py",
    "bots/snowdonia/outlook.py",
    "bots/snowdonia/judgement.py",
    "bots/snowdonia/habits.py",
    "bots/snowdonia/rehearsal.py",
    "bots/snowdonia/ganger.py",
    "bots/snowdonia/foreman.py",
    "bots/snowdonia/greedy.py",
]


def compiler() -> str | None:
    """The C compiler Python would use, if it is there."""
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for name in (wanted.split()[0], "cc", "gcc", "clang"):
        if shutil.which(name):
            return name
    return "cl" if os.name == "nt" else None


def extensions() -> list[Extension]:
    if os.environ.get("BRANCHLINE_PURE", "") not in ("", "0"):
        print("branchline: BRANCHLINE_PURE is set, installing pure Python", file=sys.stderr)
        return []
    if compiler() is None:
        print(
            "branchline: NO C COMPILER FOUND. Installing pure Python: everything works, about 20 times slower.",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    built: list[Extension] = mypycify(
        ["--strict", *(f"src/branchline/{name}" for name in COMPILED)],
        opt_level=os.environ.get("BRANCHLINE_OPTIMISE", "3"),
        debug_level="0",
        multi_file=True,  # one large C file would take the compiler twice as long
    )
    return built


if not Path(__file__).with_name("src").joinpath("branchline/server/static/index.html").is_file():
    print(
        "branchline: THE BROWSER CLIENT IS NOT BUILT. `make play` or `python tools/web.py build` does it;"
        " everything else works without.",
        file=sys.stderr,
    )
setup(ext_modules=extensions())
