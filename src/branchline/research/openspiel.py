"""Every title as an OpenSpiel game: `python_branchline_<title>`, with chance nodes of one answer each.

>>> import pyspiel
>>> import branchline.research.openspiel
>>> game = pyspiel.load_game("python_branchline_usa(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), [state.action_to_string(action) for action, _ in state.chance_outcomes()]
(True, ['seat:0', 'seat:1', 'seat:2'])

Parameters are `players`, `options` (`options=solo_train:4;light_fog:true`) and, for a map of one's own, `map`.
Actions are those of `branchline.research`; the chance outcomes are the numbers of chance answers. The
information state is the same row as the observation: all that follows from what a seat has seen, but not the
order in which it came.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.errors import Unanswered
from branchline.core.family import families
from branchline.core.position import NOBODY, Position
from branchline.research.arrays import array_of
from branchline.research.rewards import WIN, rewards_of
from branchline.research.ruleset import Ruleset, ruleset
from branchline.research.table import UNDECIDED, Table
from branchline.shelf import titles

DEAL = -2
"""The move that deals a game."""
CHANCE_ANSWERS = 1000
LONGEST = 20_000
"""No game comes near this many actions."""


def game_type(id: str, name: str, players: list[int], more: dict[str, str]) -> Any:
    """What OpenSpiel is told of a title."""
    return pyspiel.GameType(
        short_name=f"python_branchline_{id.replace('-', '_')}",
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(players), "options": "", **more},
    )


class BranchlineGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A title at one number of players; the returns are shares of the win."""

    def __init__(self, title: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = dict(part.partition(":")[::2] for part in given.get("options", "").split(";") if part)
        self.rules = ruleset(title, given.get("players"), map=given.get("map") or None, **options)
        self.undealt = self.rules.undealt()
        self.first_odds: list[tuple[int, int]] = []
        """What chance is asked first, found once: OpenSpiel makes a state anew for every copy of one."""
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=CHANCE_ANSWERS,
            num_players=self.rules.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> BranchlineState:
        """The table before anything is dealt."""
        state = BranchlineState(self, self.rules)
        self.first_odds = state.odds
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What a seat sees."""
        if params:
            raise ValueError(f"there are no observation parameters; passed {params}")
        return Observer(self.rules)


class BranchlineState(pyspiel.State):  # type: ignore[misc]
    """A position between two decisions, or a move that waits for chance to answer."""

    def __init__(self, game: BranchlineGame, rules: Ruleset) -> None:
        super().__init__(game)
        self.rules = rules
        self.position: Position = game.undealt
        self.taken: list[int] = []
        self.move: int = DEAL
        self.answers: list[int] = []
        self.odds: list[tuple[int, int]] = game.first_odds
        if not self.odds:
            self.go_on()

    def go_on(self) -> None:
        """Make the move under way as far as chance has answered."""
        trial = self.position.copy()
        trial.logging, trial.scripted = True, True
        trial.script, trial.script_at = vec[i64](self.answers), 0
        try:
            if self.move == DEAL:
                trial.deal()
            else:
                trial.apply(self.move)
        except Unanswered as question:
            self.odds = sorted(self.rules.tensors.odds(trial, question.own))
            return
        trial.scripted = False
        self.position, self.move = trial, int(UNDECIDED)
        self.taken, self.answers, self.odds = [], [], []

    def table(self) -> Table:
        """The table with the actions of this move taken."""
        table = Table(self.rules.tensors, self.position)
        for action in self.taken:
            table.take(action)
        return table

    def current_player(self) -> int:
        """Who decides: a seat, or chance."""
        if self.odds:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else int(self.position.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        """The actions that may be taken, in order."""
        return sorted(int(action) for action in self.table().choices)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The answers chance can give, and how likely they are."""
        total = sum(weight for _, weight in self.odds)
        return [(answer, weight / total) for answer, weight in self.odds]

    def _apply_action(self, action: int) -> None:
        """Let chance answer, or take an action."""
        if self.odds:
            self.answers.append(action)
            self.go_on()
            return
        code = int(self.table().take(action))
        if code == UNDECIDED:
            self.taken.append(action)
        else:
            self.move = code
            self.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        """An action or an answer in words."""
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.answer_text(action)
        return self.rules.action_names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.odds and self.position.over

    def returns(self) -> list[float]:
        """Shares of the win; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.rules.players
        return [float(share) for share in rewards_of(self.position, int(WIN))]

    def resample_from_infostate(self, player: int, sampler: Any) -> BranchlineState:
        """A state that the player must reckon with; how it came about is not told, since nobody knows."""
        state = BranchlineState(self.get_game(), self.rules)
        high, low = (int(sampler() * 2**32) for _ in range(2))
        state.position = self.position.redeal(player, high, low)
        state.taken = list(self.taken) if player == self.position.to_move else []
        state.move, state.answers, state.odds = int(UNDECIDED), [], []
        return state

    def __str__(self) -> str:
        if self.position.to_move == NOBODY and not self.position.over:
            return f"dealing {self.answers}"
        return f"{self.position.view(NOBODY)} {self.taken} {self.answers}"


class Observer:
    """The row of a seat as a tensor; before the deal is done it is empty."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.tensor = np.zeros(rules.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BranchlineState, player: int) -> None:
        """Look at a state as a player; while chance answers, at what was there before the move."""
        if state.move == DEAL:
            self.tensor.fill(0)
            return
        table = Table(self.rules.tensors, state.position) if state.odds else state.table()
        table.look(player)
        self.tensor[:] = array_of(table.seen, np.int16)

    def string_from(self, state: BranchlineState, player: int) -> str:
        """The same as text: what is not 0, by name."""
        self.set_from(state, player)
        names = self.rules.observation_names
        shown = np.flatnonzero(self.tensor)
        values = self.tensor[shown].astype(np.int64).tolist()
        return " ".join([str(player), *[f"{names[at]}={n}" for at, n in zip(shown.tolist(), values, strict=True)]])


def register() -> None:
    """Register every title, and those played on maps of one's own."""
    for id, title in titles().items():
        enter(id, game_type(id, title.name(), list(title.player_counts), {}))
    for family in families().values():
        if family.file_title:
            players = [n for id in family.titles for n in titles()[id].player_counts]
            enter(family.file_title, game_type(family.file_title, family.file_title, players, {"map": ""}))


def enter(id: str, kind: Any) -> None:
    """Register a title."""
    pyspiel.register_game(kind, maker(id, kind))


def maker(title: str, kind: Any) -> type[BranchlineGame]:
    """The class of a title's games."""

    class TitleGame(BranchlineGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, kind, params)

    return TitleGame


register()
