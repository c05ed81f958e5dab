"""For research: every title as an environment with a fixed number of observations and actions.

>>> from branchline.research import ruleset
>>> rules = ruleset("usa", players=2)
>>> rules.version, rules.observation_names[17], rules.action_names[1]
('usa-1', 'hand.yellow', 'draw deck')
"""

from branchline.research.ruleset import Ruleset, ruleset

__all__ = ["Ruleset", "ruleset"]
