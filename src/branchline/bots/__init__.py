"""Players made of code. A bot is handed a seat, not a game, and answers with a move and its reason.

>>> import branchline as bl
>>> game = bl.new_game("usa", players=2, seed=1)
>>> bot = make_bot("random", game.title, seed=1)
>>> choice = bot.choose(bl.Seat(game, game.to_move))
>>> choice.move in game.legal_moves()
True
>>> choice.explanation.text(game.title)
'a random pick'
"""

from branchline.bots.bot import NO_LIMIT, Bot, Budget, Choice, Estimate, Explanation, Reason
from branchline.bots.careless import CarelessBot
from branchline.bots.heuristic import HeuristicBot
from branchline.bots.levels import code_of, is_quick, levels_for
from branchline.bots.policy import Policy
from branchline.bots.registry import bots_for, make_bot, make_policy, policies_for
from branchline.core.signatures import show_types as _show_types
from branchline.pure import is_compiled as _is_compiled

__all__ = [
    "NO_LIMIT",
    "Bot",
    "Budget",
    "CarelessBot",
    "Choice",
    "Estimate",
    "Explanation",
    "HeuristicBot",
    "Policy",
    "Reason",
    "bots_for",
    "code_of",
    "is_quick",
    "levels_for",
    "make_bot",
    "make_policy",
    "policies_for",
]

if _is_compiled():
    _show_types(map(globals().get, __all__))
