"""What a bot is: it is handed a seat and a budget, and answers with a move and its reason."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from branchline.core.arguments import shown
from branchline.core.errors import BadOption
from branchline.core.moves import Move, Moves
from branchline.core.seat import Seat
from branchline.core.text import bundle, say, seat_name, told_to_you
from branchline.core.title import Title


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move: so long, so many simulations, or both; None is no limit.

    With an `average` it may think up to `seconds` about a hard move, as long as a game's moves take no longer than
    that on average: what is decided early is banked.

    >>> Budget.read("0.2s"), Budget.read("2000")
    (Budget(seconds=0.2), Budget(iterations=2000))
    >>> Budget.read("2000in3s")
    Budget(seconds=3.0, iterations=2000)
    >>> Budget.read("0.2s..1s")
    Budget(seconds=1.0, average=0.2)
    """

    seconds: float | None = None
    iterations: int | None = None
    average: float | None = None

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if value is not None and (isinstance(value, bool) or not isinstance(value, int | float) or not value >= 0):
                raise BadOption(f"the {name} of a budget are a number, not {shown(value)}")

    def __repr__(self) -> str:
        told = [f"{name}={value}" for name, value in vars(self).items() if value is not None]
        return f"Budget({', '.join(told)})"

    @staticmethod
    def read(text: str) -> Budget:
        """A budget as in a bot's code: `0.2s`, `200ms`, `2000` simulations, `2000in3s` for both, `0.2s..1s` banked."""
        if not isinstance(text, str):
            raise BadOption(f"a budget is written as a text like '0.2s', not {shown(text)}")
        simulations, both, ceiling = text.partition("in")
        if both:
            return Budget.read(simulations).within(Budget.read(ceiling))
        average, banked, ceiling = text.partition("..")
        if banked:
            return Budget.banked(Budget.read(average), Budget.read(ceiling), text)
        unit = next((unit for unit in ("ms", "s") if text.endswith(unit)), "")
        try:
            number = float(text.removesuffix(unit)) if unit else int(text)
        except ValueError:
            raise BadOption(f"a budget is written 0.2s, 200ms or 2000 (simulations), not {shown(text)}") from None
        if not 0 < number <= MOST:
            raise BadOption(f"a budget is more than nothing and at most {MOST}, not {shown(text)}")
        if not unit:
            return Budget(iterations=int(number))
        return Budget(seconds=number / 1000 if unit == "ms" else number)

    @staticmethod
    def banked(average: Budget, most: Budget, text: str) -> Budget:
        """So long on average, and at most so long."""
        if average.seconds is None or most.seconds is None or average.seconds > most.seconds:
            raise BadOption(
                f"a banked budget is written 0.2s..1s: the average, and the most for one move, not {shown(text)}"
            )
        return Budget(most.seconds, None, average.seconds)

    def within(self, other: Budget) -> Budget:
        """The tighter of two budgets."""
        if not isinstance(other, Budget):
            raise BadOption(f"a bot thinks within a Budget, such as Budget.read('0.2s'), not within {shown(other)}")
        seconds = [budget.seconds for budget in (self, other) if budget.seconds is not None]
        iterations = [budget.iterations for budget in (self, other) if budget.iterations is not None]
        averages = [budget.average for budget in (self, other) if budget.average is not None]
        return Budget(min(seconds, default=None), min(iterations, default=None), min(averages, default=None))


MOST = 10**9
NO_LIMIT = Budget()


def legal_moves_of(seat: object) -> Moves:
    """The legal moves of a seat; whoever hands a bot something else is told what a bot is handed.

    >>> legal_moves_of(None)
    Traceback (most recent call last):
    branchline.core.errors.BadOption: a bot is handed a seat, bl.Seat(game, game.to_move), not None
    """
    if not isinstance(seat, Seat):
        raise BadOption(f"a bot is handed a seat, bl.Seat(game, game.to_move), not {shown(seat)}")
    return seat.legal_moves()


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


@dataclass(frozen=True)
class ToldMove:
    """A move as it was told: what is left of it away from its table."""

    text: str
    group: str
    params: dict[str, Any]

    def __str__(self) -> str:
        return self.text


def move_words(move: Move | ToldMove, title: Title, language: str = "en") -> str:
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

    move: Move | ToldMove
    value: float
    measure: str = "points"

    @property
    def shown(self) -> float:
        """The value as it is told: of 100, or with a decimal."""
        return round(100 * self.value) if self.measure in ("share", "outlook") else round(self.value, 1)

    def text(self, title: Title, language: str = "en") -> str:
        """`Bern – Luzern for 3 green and 1 locomotive: 4.2 points`."""
        words = move_words(self.move, title, language)
        return say(language, f"bot-estimate-{self.measure}", move=words, value=self.shown)

    def as_dict(self) -> dict[str, Any]:
        """The estimate as JSON-able facts."""
        move = {"move": str(self.move), "group": self.move.group, "params": self.move.params}
        return move | {"value": self.value, "measure": self.measure}


Aim = dict[str, list[Any]]
"""What a bot is after: kinds of things, as views name them, with their ids."""


@dataclass(frozen=True)
class Explanation:
    """Why a bot moves so, and the moves it thought of with what it expects of them, best first."""

    reason: Reason
    estimates: tuple[Estimate, ...] = ()
    aim: Aim = field(default_factory=dict)
    """What it is after in all: `tickets` and `tracks`, or `contracts`, `sites`, `places`, `stations`, `trains`."""
    expects: Reason | None = None
    """What came of the move where it was tried out."""

    def text(self, title: Title, language: str = "en", names: list[str] | None = None) -> str:
        """In words: the reason, what is expected, what was not chosen, then the estimates if there are any."""
        sentence = self.reason.text(title, language, names)
        if self.instead is not None:
            sentence = say(language, "bot-instead", reason=sentence, other=move_words(self.instead, title, language))
        if self.expects is not None:
            told = self.expects.text(title, language, names)
            sentence = say(language, "bot-expecting", reason=sentence, expects=told)
        if not self.estimates:
            return sentence
        listed = "; ".join(estimate.text(title, language) for estimate in self.estimates)
        return say(language, "bot-with-estimates", reason=sentence, estimates=listed)

    def advice(self, title: Title, language: str = "en", names: list[str] | None = None) -> str:
        """The same to whom the move is a hint, in sentences and without the list."""
        said = [self.reason.advice(title, language, names)]
        if self.instead is not None:
            said.append(say(language, "bot-instead.you", other=move_words(self.instead, title, language)))
        if self.expects is not None:
            said.append(self.expects.advice(title, language, names))
        return " ".join(said)

    @property
    def instead(self) -> Move | ToldMove | None:
        """The move that came next, if the bot compared any."""
        return self.estimates[1].move if len(self.estimates) > 1 else None

    def as_dict(self) -> dict[str, Any]:
        """The explanation as JSON-able facts."""
        told = {
            "key": self.reason.key,
            "params": self.reason.params,
            "estimates": [estimate.as_dict() for estimate in self.estimates],
            "aim": self.aim,
        }
        if self.expects is not None:
            told["expects"] = {"key": self.expects.key, "params": self.expects.params}
        return told

    @staticmethod
    def of(told: dict[str, Any]) -> Explanation:
        """An explanation from its facts."""
        estimates = tuple(
            Estimate(ToldMove(each["move"], each["group"], each["params"]), each["value"], each["measure"])
            for each in told["estimates"]
        )
        expects = told.get("expects")
        return Explanation(
            Reason(told["key"], told["params"]),
            estimates,
            told.get("aim", {}),
            Reason(expects["key"], expects["params"]) if expects else None,
        )


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
