"""What a bot is: it is handed a seat and a budget, and answers with a move and its reason."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from branchline.core.errors import BadOption
from branchline.core.moves import Move
from branchline.core.seat import Seat
from branchline.core.text import bundle, say, seat_name, told_to_you
from branchline.core.title import Title


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move: so long, so many simulations, or both; None is no limit.

    >>> Budget.read("0.2s"), Budget.read("2000")
    (Budget(seconds=0.2, iterations=None), Budget(seconds=None, iterations=2000))
    >>> Budget.read("2000in3s")
    Budget(seconds=3.0, iterations=2000)
    """

    seconds: float | None = None
    iterations: int | None = None

    @staticmethod
    def read(text: str) -> Budget:
        """A budget as it stands in a bot's code: `0.2s`, `200ms`, `2000` simulations, or `2000in3s` for both."""
        simulations, both, ceiling = text.partition("in")
        if both:
            return Budget.read(simulations).within(Budget.read(ceiling))
        unit = next((unit for unit in ("ms", "s") if text.endswith(unit)), "")
        try:
            number = float(text.removesuffix(unit)) if unit else int(text)
        except ValueError:
            raise BadOption(f"a budget is written 0.2s, 200ms or 2000 (simulations), not {text!r}") from None
        if not 0 < number <= MOST:
            raise BadOption(f"a budget is more than nothing and at most {MOST}, not {text!r}")
        if not unit:
            return Budget(iterations=int(number))
        return Budget(seconds=number / 1000 if unit == "ms" else number)

    def within(self, other: Budget) -> Budget:
        """The tighter of two budgets."""
        seconds = [budget.seconds for budget in (self, other) if budget.seconds is not None]
        iterations = [budget.iterations for budget in (self, other) if budget.iterations is not None]
        return Budget(min(seconds, default=None), min(iterations, default=None))


MOST = 10**9
NO_LIMIT = Budget()


@dataclass(frozen=True)
class Reason:
    """Why: a text's key and its parameters, spoken as the title names them."""

    key: str
    params: dict[str, Any] = field(default_factory=dict)

    def text(self, title: Title, language: str = "en", names: list[str] | None = None) -> str:
        """The reason in words, as a bot gives it for its own move."""
        return self._say(self.key, title, language, names)

    def advice(self, title: Title, language: str = "en", names: list[str] | None = None) -> str:
        """The reason as a sentence to whom the move is a hint."""
        return self._say(told_to_you(language, self.key), title, language, names)

    def _say(self, key: str, title: Title, language: str, names: list[str] | None) -> str:
        spoken = {
            name: seat_name(value, language, names) if name == "seat" else title.label(name, value, language)
            for name, value in self.params.items()
        }
        return say(language, key, **spoken)


def move_words(move: Move, title: Title, language: str = "en") -> str:
    """A move in the player's language, as its family says it; where that has no words for it, the notation stands.

    The words are the text `<family>-move-<move>` of a move without parts; of others `<family>-move-<group>-<first
    part>` or, where there is none, `<family>-move-<group>`.
    """
    params = move.params
    names = [f"{move.group}-{next(iter(params))}", move.group] if params else [str(move).replace(" ", "-")]
    keys = [f"{title.family}-move-{name}" for name in names]
    key = next((key for key in keys if key in bundle(language)), None)
    if key is None:
        return str(move)
    return say(language, key, **{name: title.label(name, value, language) for name, value in params.items()})


@dataclass(frozen=True)
class Estimate:
    """What a bot expects of a move, in its own measure.

    `points`; `share` of wins, 0 to 1; `outlook`, by which a search compares moves, from 0 for lost over 0.5 for
    even to 1; or only the `order` of the moves, 1 for the best.
    """

    move: Move
    value: float
    measure: str = "points"

    def text(self, title: Title, language: str = "en") -> str:
        """`Bern – Luzern for 3 green and 1 locomotive: 4.2 points`."""
        value = round(100 * self.value) if self.measure in ("share", "outlook") else round(self.value, 1)
        return say(language, f"bot-estimate-{self.measure}", move=move_words(self.move, title, language), value=value)


@dataclass(frozen=True)
class Explanation:
    """What a bot is after, and the moves it thought of with what it expects of them, best first."""

    reason: Reason
    estimates: tuple[Estimate, ...] = ()

    def text(self, title: Title, language: str = "en", names: list[str] | None = None) -> str:
        """In words: the reason, then the estimates if there are any."""
        return self._with_estimates(self.reason.text(title, language, names), title, language)

    def advice(self, title: Title, language: str = "en", names: list[str] | None = None) -> str:
        """The same to whom the move is a hint."""
        return self._with_estimates(self.reason.advice(title, language, names), title, language)

    def _with_estimates(self, sentence: str, title: Title, language: str) -> str:
        if not self.estimates:
            return sentence
        listed = "; ".join(estimate.text(title, language) for estimate in self.estimates)
        return say(language, "bot-with-estimates", reason=sentence, estimates=listed)

    def as_dict(self) -> dict[str, Any]:
        """The explanation as JSON-able facts."""
        return {
            "key": self.reason.key,
            "params": self.reason.params,
            "estimates": [{"move": str(e.move), "value": e.value, "measure": e.measure} for e in self.estimates],
        }


def no_reason() -> Explanation:
    """The explanation of a bot that gives none."""
    return Explanation(Reason("bot-no-reason"))


class Choice:
    """A bot's answer: the move, and its explanation, worked out only when somebody asks."""

    def __init__(self, move: Move, explain: Callable[[], Explanation] = no_reason) -> None:
        self.move = move
        self._explain = explain

    @cached_property
    def explanation(self) -> Explanation:
        """Why."""
        return self._explain()

    def __repr__(self) -> str:
        return f"Choice({str(self.move)!r})"


class Bot(ABC):
    """A player made of code. Subclass it and fill in `choose`; see docs/bots.md."""

    families: tuple[str, ...] = ()
    """The families of titles it can play (`tickets`, `snowdonia`); empty for all."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """The seat's next move. Only asked when the seat is to move.

        The same seed, the same knowledge and the same number of simulations give the same answer.
        """
