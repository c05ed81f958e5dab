"""Tournaments that can be trusted: the same deals with the seats swapped, intervals, resumable.

>>> from branchline.arena import make_plan, run_arena
>>> arena = run_arena(make_plan("usa", ["random", "careless:0.2@random"], games=4, seed=1))
>>> len(arena.games), arena.games[0].seed == arena.games[1].seed
(4, True)
"""

from branchline.arena.plan import Plan, make_plan
from branchline.arena.run import Arena, Interrupted, run_arena
from branchline.arena.summary import Summary, summarise

__all__ = ["Arena", "Interrupted", "Plan", "Summary", "make_plan", "run_arena", "summarise"]
