"""A table as a PettingZoo environment in which agents act in turn."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from branchline.core.errors import IllegalAction
from branchline.core.position import NOBODY
from branchline.core.record import Record
from branchline.research.rewards import Shaping, rewards_of
from branchline.research.ruleset import episode_seed, reward_number, ruleset
from branchline.research.spaces import (
    NO_GAME,
    Sight,
    action_number,
    check_begun,
    check_mode,
    masked_space,
    picture,
    statistics,
    whole_seed,
)

ILLEGAL_REWARD = -1.0


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's types are not complete
    """One table. An agent that has more to say of its move is selected again at once.

    `reward` is what the end brings: a share of the win (`win`), points ahead of the best other (`lead`) or
    `points`. With `shaped` points count as soon as they are on the table (see `shaping`). An action that may not be
    taken is refused; with `illegal_ends` it ends the game and costs 1. Everything else is as `ruleset` has it.
    """

    metadata = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "name": "branchline_v0"}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        shaped: bool = False,
        illegal_ends: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.rules = ruleset(title, players, **options)
        self.reward = reward_number(reward)
        self.shaping = Shaping(self.reward, self.rules.score_columns) if shaped else None
        self.illegal_ends = illegal_ends
        self.render_mode = check_mode(render_mode)
        self.metadata = {**TableEnv.metadata, "name": f"{self.rules.title.id.replace('-', '_')}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(self.rules) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.rules.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: with a seed always the same, and after it always the same games."""
        if seed is not None or not hasattr(self, "seed"):
            self.first_seed, self.episode = secrets.randbits(64) if seed is None else whole_seed(seed), 0
        self.seed = episode_seed(self.first_seed, 0, self.episode)
        self.episode += 1
        self.table = self.rules.table(self.seed)
        self.sight = Sight(self.table)
        if self.shaping is not None:
            self.shaping.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.position.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do, nothing if another is to move."""
        check_begun(self)
        seat = self.seats[agent]
        return {"observation": self.sight.row(seat), "action_mask": self.sight.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent."""
        if not self.agents:
            raise IllegalAction(NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        number = action_number(action)
        try:
            table.step(number)
        except IllegalAction as error:
            if not self.illegal_ends or not 0 <= number < self.rules.actions:
                raise
            self.refuse(agent, error)
            return
        self._cumulative_rewards[agent] = 0.0
        if table.position.over:
            self.end()
        else:
            self.agent_selection = self.possible_agents[table.position.to_move]
            if self.shaping is not None:
                self.give(self.gains())

    def refuse(self, agent: str, error: IllegalAction) -> None:
        """End the game at the cost of the agent that took an illegal action."""
        self._cumulative_rewards[agent] = 0.0
        self.give([ILLEGAL_REWARD if other == agent else 0.0 for other in self.possible_agents])
        self.close_agents({"illegal": str(error)})

    def gains(self) -> Iterable[float]:
        """What every seat has gained: at the end, or shaped."""
        if self.shaping is None:
            return list(rewards_of(self.table.position, self.reward))
        self.table.look(0)
        return list(self.shaping.gained(self.table.position, self.table.seen, 0, 0))

    def give(self, gains: Iterable[float]) -> None:
        """What the last action brought every agent."""
        for agent, gained in zip(self.possible_agents, gains, strict=True):
            self.rewards[agent] = float(gained)
            self._cumulative_rewards[agent] += float(gained)

    def end(self) -> None:
        """The game is over: everybody gets what it brings, and how it went."""
        told = {**statistics(self.table.position), "moves": len(self.table.history)}
        self.give(self.gains())
        self.close_agents(told)

    def close_agents(self, told: dict[str, Any]) -> None:
        """Nobody has more to do, and all are told why."""
        for agent in self.possible_agents:
            self.terminations[agent] = True
            self.infos[agent] = told
        self._deads_step_first()

    def render(self) -> str | None:
        """What a spectator sees."""
        if self.render_mode is None:
            return None
        check_begun(self)
        text = picture(self.table, int(NOBODY))
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def record(self) -> Record:
        """The record of the game so far, with whole moves."""
        check_begun(self)
        record: Record = self.rules.game(self.seed, [int(code) for code in self.table.history]).record()
        return record


class Ordered(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's watch over the order of calls, without asking for every part of `last` by itself."""

    def last(self, observe: bool = True) -> Any:
        """What the selected agent is told."""
        return self.env.last(observe) if self._has_reset else super().last(observe)


def wrapped(title: str, players: int | None = None, **settings: Any) -> Any:
    """The environment as PettingZoo's classic games are: an illegal action ends the game and costs 1."""
    return Ordered(TableEnv(title, players, illegal_ends=True, **settings))
