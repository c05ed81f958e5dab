"""Levels for players: which bot stands behind easy, medium, hard, expert and formidable."""

from __future__ import annotations

from branchline.bots.registry import Code, family_for, policies_for
from branchline.core.arguments import shown
from branchline.core.errors import BadOption
from branchline.core.title import Title

ANYWHERE = {
    "easy": "random",
    "medium": "flat:200in1s@random",
    "hard": "mcts:1000in1s@random",
    "expert": "mcts:4000in2s@random",
    "formidable": "mcts:20000in5s@random",
}
"""Levels for a family that has no bots of its own yet."""


def levels_for(title: Title) -> dict[str, str]:
    """The levels of a title, gentlest first, with the codes of their bots."""
    family = family_for(title)
    return {**(family.levels or ANYWHERE), **family.levels_of.get(title.id, {})}


def code_of(level: str, title: Title) -> str:
    """The code behind a level, or the code itself if it is none.

    >>> import branchline as bl
    >>> code_of("hard", bl.titles()["usa"]), code_of("flat:50", bl.titles()["usa"])
    ('planner', 'flat:50')
    """
    if not isinstance(level, str):
        raise BadOption(f"a level, or the code of a bot, is a text, not {shown(level)}")
    return levels_for(title).get(level, level)


def is_quick(bot: str, title: Title) -> bool:
    """Whether a level or a code answers at once, without simulating games.

    >>> import branchline as bl
    >>> [is_quick(each, bl.titles()["usa"]) for each in ("easy", "planner", "mcts:1s", "careless:0.2@mcts:1s")]
    [True, True, False, False]
    """
    code = Code.read(code_of(bot, title))
    if code.name == "careless":
        return not code.policy or is_quick(code.policy, title)
    return code.name in policies_for(title)
