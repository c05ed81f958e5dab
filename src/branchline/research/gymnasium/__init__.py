"""Every title as a Gymnasium environment: one seat, the others are bots. Registered as `branchline/<title>-v0`.

>>> import gymnasium
>>> import branchline.research.gymnasium
>>> env = gymnasium.make("branchline/usa-v0", bots="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(int(env.unwrapped.action_masks().argmax()))
>>> terminated
False
"""

from __future__ import annotations

import gymnasium

from branchline.research.gymnasium.seat import SeatEnv
from branchline.shelf import file_titles, titles

VERSION = 0


def register() -> None:
    """Register every title, and those played on maps of one's own."""
    for title in (*titles(), *file_titles()):
        gymnasium.register(f"branchline/{title}-v{VERSION}", entry_point=SeatEnv, kwargs={"title": title})


register()

__all__ = ["SeatEnv"]
