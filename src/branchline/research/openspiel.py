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

from hashlib import blake2b
from typing import Any
from weakref import ref

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.errors import BadOption, Unanswered
from branchline.core.family import families
from branchline.core.position import Position
from branchline.research.rewards import WIN, rewards_of
from branchline.research.ruleset import Ruleset, ruleset
from branchline.research.table import UNDECIDED, Table
from branchline.shelf import titles

DEAL = -2
"""The move that deals a game."""
CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
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
        self.first = Moment(self.rules, self.rules.undealt(), DEAL).made(DEAL, ())
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

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> BranchlineState:
        """The table before anything is dealt."""
        return state_at(self, self.first)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What a seat sees."""
        if params:
            raise ValueError(f"there are no observation parameters; passed {params}")
        return Observer(self.rules)


class Moment:
    """A position between two decisions, or a move that waits for chance to answer.

    It never changes, so copies of a state share it, and what is worked out of it is kept.
    """

    __slots__ = (
        "__weakref__",
        "answers",
        "before",
        "choices",
        "latest",
        "move",
        "odds",
        "player",
        "position",
        "rows",
        "rules",
        "shown",
        "taken",
        "text",
        "texts",
    )

    def __init__(self, rules: Ruleset, position: Position, move: int, taken: tuple[int, ...] = ()) -> None:
        self.rules = rules
        self.position = position
        self.move = move
        self.taken = taken
        """The actions of the move that is being made."""
        self.player = OVER if position.over else int(position.to_move)
        """Who decides: a seat, or chance; nobody after the end."""
        self.answers: tuple[int, ...] = ()
        """What chance has answered of the move that waits for it."""
        self.odds: list[tuple[int, float]] = []
        """What chance can answer next."""
        self.before: Moment | None = None
        """The moment before the move that waits for chance: what players see meanwhile."""
        self.latest: tuple[int, ref[Moment]] | None = None
        """The last action taken here, and what came of it while somebody has it: a copy does the same at once."""
        self.shown: Table | None = None
        self.choices: list[int] | None = None
        self.rows: list[bytes] = []
        self.texts: list[str] = []
        self.text = ""
        """What is seen, once it was asked for."""

    def __copy__(self) -> Moment:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        waiting = self.answers, self.odds, self.before
        return moment_from, (self.rules, self.position, self.move, self.taken, *waiting)

    def waits(self, answers: tuple[int, ...], odds: list[tuple[int, float]], before: Moment) -> Moment:
        """The same, waiting for chance after these answers."""
        self.player = CHANCE
        self.answers, self.odds, self.before = answers, odds, before
        return self

    def after(self, action: int) -> Moment:
        """The next moment: chance answers, or the seat to move takes an action."""
        if self.latest is not None and self.latest[0] == action:
            known = self.latest[1]()
            if known is not None:
                return known
        before = self.before
        found = self.decided(action) if before is None else before.made(self.move, (*self.answers, action))
        self.latest = action, ref(found)
        return found

    def decided(self, action: int) -> Moment:
        """The moment when the seat to move has taken an action."""
        code = int(self.new_table().take(action))
        if code == UNDECIDED:
            return Moment(self.rules, self.position, code, (*self.taken, action))
        return self.made(code, ())

    def made(self, move: int, answers: tuple[int, ...]) -> Moment:
        """The moment when a move has been made, or when chance has answered so far and must go on."""
        trial = self.position.copy()
        trial.logging, trial.scripted = True, True
        trial.script, trial.script_at = vec[i64](answers), 0
        try:
            if move == DEAL:
                trial.deal()
            else:
                trial.apply(move)
        except Unanswered as question:
            odds = sorted(self.rules.tensors.odds(trial, question.own))
            total = sum(weight for _, weight in odds)
            shares = [(answer, weight / total) for answer, weight in odds]
            return Moment(self.rules, self.position, move).waits(answers, shares, self)
        trial.scripted = False
        return Moment(self.rules, trial, int(UNDECIDED))

    def new_table(self) -> Table:
        """A table with the actions of this move taken."""
        table = Table(self.rules.tensors, self.position)
        for action in self.taken:
            table.take(action)
        return table

    def table(self) -> Table:
        """Such a table to look at."""
        if self.shown is None:
            self.shown = self.new_table()
        return self.shown

    def legal(self) -> list[int]:
        """The actions that may be taken, in order."""
        if self.choices is None:
            self.choices = sorted(int(action) for action in self.table().choices)
        return self.choices

    def look(self) -> None:
        """Find out what all seats see, as 16-bit numbers and as text; nothing before the deal is done."""
        players = range(self.rules.players)
        if self.move == DEAL:
            self.rows = [bytes(2 * self.rules.width) for _ in players]
            self.texts = [str(player) for player in players]
            return
        table, names = self.table(), self.rules.observation_names
        for player in players:
            self.texts.append(table.told(player, names))
            self.rows.append(bytes(table.seen))

    def seen(self) -> Moment:
        """The moment that players see, looked at."""
        seen = self.before or self
        if not seen.rows:
            seen.look()
        return seen

    def __str__(self) -> str:
        if not self.text:
            seen = self.seen()
            mover = max(0, int(seen.position.to_move))
            digests = [blake2b(row, digest_size=8).hexdigest() for row in seen.rows]
            self.text = f"{seen.texts[mover]}\n{' '.join(digests)}"
            if self.before is not None:
                self.text += f"\n{self.move} {list(self.answers)}"
        return self.text


def moment_from(
    rules: Ruleset,
    position: Position,
    move: int,
    taken: tuple[int, ...],
    answers: tuple[int, ...],
    odds: list[tuple[int, float]],
    before: Moment | None,
) -> Moment:
    """A moment that was pickled."""
    found = Moment(rules, position, move, taken)
    return found if before is None else found.waits(answers, odds, before)


class BranchlineState(pyspiel.State):  # type: ignore[misc]
    """Where a game is; all that OpenSpiel copies of it is which moment that is."""

    now: Moment

    def current_player(self) -> int:
        """Who decides: a seat, or chance."""
        return self.now.player

    def _legal_actions(self, player: int) -> list[int]:
        """The actions that may be taken, in order."""
        return self.now.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The answers chance can give, and how likely they are."""
        return self.now.odds[:]

    def _apply_action(self, action: int) -> None:
        """Let chance answer, or take an action."""
        self.now = self.now.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action or an answer in words."""
        if player == CHANCE:
            return self.now.position.answer_text(action)
        return self.now.rules.action_names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.now.player == OVER

    def returns(self) -> list[float]:
        """Shares of the win; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.now.rules.players
        return [float(share) for share in rewards_of(self.now.position, int(WIN))]

    def resample_from_infostate(self, player: int, sampler: Any) -> BranchlineState:
        """A state that the player must reckon with; how it came about is not told, since nobody knows.

        While chance answers a move it is one before the last action of that move, and in the deal one before the deal.
        """
        now = self.now.before or self.now
        if not 0 <= player < now.rules.players:
            raise BadOption(f"seat {player} is not at a table of {now.rules.players}; seats count from 0")
        if now.move == DEAL:
            return state_at(self.get_game(), self.get_game().first)
        high, low = (int(sampler() * 2**32) for _ in range(2))
        taken = now.taken if player == now.position.to_move else ()
        world = now.position.redeal(player, high, low)
        return state_at(self.get_game(), Moment(now.rules, world, int(UNDECIDED), taken))

    def __str__(self) -> str:
        return str(self.now)


def state_at(game: BranchlineGame, now: Moment) -> BranchlineState:
    """A state of a game at a moment, without a history; OpenSpiel makes so many that no `__init__` stands between."""
    state = BranchlineState(game)
    state.now = now
    return state


class Observer:
    """The row of a seat as a tensor; before the deal is done it is empty."""

    def __init__(self, rules: Ruleset) -> None:
        self.tensor = np.zeros(rules.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BranchlineState, player: int) -> None:
        """Look at a state as a player; while chance answers, at what was there before the move."""
        now = state.now
        if now.move == DEAL:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(now.seen().rows[player], np.int16)

    def string_from(self, state: BranchlineState, player: int) -> str:
        """The same as text."""
        return state.now.seen().texts[player]


def register() -> None:
    """Register every title, and those played on maps of one's own."""
    for id, title in titles().items():
        enter(id, game_type(id, title.name(), list(title.player_counts), {}))
    for family in families().values():
        if family.file_title:
            players = [n for id in family.titles for n in titles()[id].player_counts]
            enter(family.file_title, game_type(family.file_title, family.file_title, players, {"map": ""}))


def loaded(name: str, parameters: dict[str, Any]) -> Any:
    """A game that was pickled."""
    return pyspiel.load_game(name, parameters)


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
