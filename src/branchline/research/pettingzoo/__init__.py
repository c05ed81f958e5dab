"""Every title as a PettingZoo environment, one module each: `<title>_v0` with `env()` and `raw_env()`.

>>> from branchline.research.pettingzoo import usa_v0
>>> env = usa_v0.env(players=3, reward="lead")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum())
('player_1', 2)
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType

from branchline.research.pettingzoo.aec import TableEnv, wrapped
from branchline.shelf import file_titles, titles

VERSION = 0


def module_of(title: str) -> ModuleType:
    """The module of a title."""
    module = ModuleType(f"{__name__}.{title.replace('-', '_')}_v{VERSION}", f"{title} as a PettingZoo environment.")
    module.env = partial(wrapped, title)  # type: ignore[attr-defined]
    module.raw_env = partial(TableEnv, title)  # type: ignore[attr-defined]
    return module


for _title in (*titles(), *file_titles()):
    _module = module_of(_title)
    sys.modules[_module.__name__] = _module
    setattr(sys.modules[__name__], _module.__name__.rpartition(".")[2], _module)

__all__ = ["TableEnv", "wrapped"]
