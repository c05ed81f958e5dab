"""Calls of the public API with arguments of wrong types. Run as a script it prints what each of them is told."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import branchline as bl
from branchline.bots import (
    Budget,
    CarelessBot,
    HeuristicBot,
    bots_for,
    code_of,
    is_quick,
    levels_for,
    make_bot,
    make_policy,
    policies_for,
)
from branchline.core.arguments import shown

HUGE = 10**5000
"""So large that Python refuses to write it."""
NO_SEATS: list[Any] = ["0", 1.0, True, b"0", [0], (), object, 99, -1, HUGE]
NO_NUMBERS: list[Any] = ["1", None, 1.0, True, [1], 99, -1, HUGE]
NO_SEEDS: list[Any] = ["x", None, 1.5, True, [1], HUGE]
NO_MOVES: list[Any] = [None, 3, 1.5, b"pass", ["pass"], object, HUGE]
NO_TEXTS: list[Any] = [None, 3, b"text", ["text"], HUGE]
NO_PATHS: list[Any] = [None, 3, 1.5, ["a.record"], "a\0.record", "\ud800.record", HUGE]
NO_FILES: list[Any] = [3, 1.5, ["a"], "a\0.toml", "\ud800.toml", HUGE]
NO_OPTIONS: list[Any] = [None, 3, "first_player", ["first_player"], {"x": 1}, {1: 1}, {"first_player": HUGE}]


def calls() -> dict[str, tuple[Callable[[Any], object], list[Any]]]:
    """What is called, and what it is called with, by name."""
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    game.watched = True
    game.play(game.legal_moves()[0])
    seat = bl.Seat(game, 1)
    event, refusal = game.seen(0)[0], game.why_not("draw deck")
    record, ended = game.record(), over()
    title, option = game.title, game.title.options[0]
    no_titles = [None, 3, "usa", game]
    assert refusal is not None
    bot, search = (make_bot(code, game.title) for code in ("random", "mcts:5"))
    return {
        "make_bot": (lambda given: make_bot(given, game.title), NO_TEXTS),
        "make_bot title": (lambda given: make_bot("random", given), no_titles),
        "make_bot seed": (lambda given: make_bot("random", game.title, given), NO_SEEDS),
        "make_policy": (lambda given: make_policy(given, title), NO_TEXTS),
        "make_policy title": (lambda given: make_policy("random", given), no_titles),
        "policies_for": (policies_for, no_titles),
        "bots_for": (bots_for, no_titles),
        "levels_for": (levels_for, no_titles),
        "code_of": (lambda given: code_of(given, title), NO_TEXTS),
        "code_of title": (lambda given: code_of("easy", given), no_titles),
        "is_quick": (lambda given: is_quick(given, title), NO_TEXTS),
        "is_quick title": (lambda given: is_quick("easy", given), no_titles),
        "CarelessBot": (lambda given: CarelessBot(given, 0.5), [None, "easy", title]),
        "CarelessBot slip": (lambda given: CarelessBot(bot, given), [None, "0.5", True, -0.1, float("nan"), HUGE]),
        "HeuristicBot": (HeuristicBot, [None, "planner", bot]),
        "search.choose budget": (lambda given: search.choose(seat, given), [None, 3, "1s"]),
        "Budget.read": (Budget.read, NO_TEXTS),
        "bot.choose": (bot.choose, [None, 0, game]),
        "search.choose": (search.choose, [None, 0, game]),
        "Budget": (lambda given: Budget(seconds=given), ["1s", True, -1, float("nan"), [1]]),
        "Budget simulations": (lambda given: Budget(iterations=given), ["1", -5, object]),
        "game.watched": (lambda given: setattr(game, "watched", given), [None, 1, "yes", [True]]),
        "game.names": (lambda given: setattr(game, "names", given), [3, "Ann", [1, 2], {"0": "Ann"}]),
        "game.view": (game.view, NO_SEATS),
        "game.facts": (game.facts, NO_SEATS),
        "game.log": (game.log, NO_SEATS),
        "game.seen": (game.seen, NO_SEATS),
        "game.unfolded": (game.unfolded, NO_SEATS),
        "game.sheets": (game.sheets, NO_SEATS),
        "game.sheets revealed": (lambda given: game.sheets(0, given), ["yes", None, 1]),
        "game.redeal": (lambda given: game.redeal(given, 1), NO_SEATS),
        "game.redeal seed": (lambda given: game.redeal(0, given), NO_SEEDS),
        "game.happened": (lambda given: game.happened(given, 0), NO_NUMBERS),
        "game.happened seat": (lambda given: game.happened(1, given), NO_SEATS),
        "game.move_told": (lambda given: game.move_told(given, 0), NO_NUMBERS),
        "game.move_told seat": (lambda given: game.move_told(1, given), NO_SEATS),
        "game.chance_of": (game.chance_of, NO_NUMBERS),
        "game.play": (game.play, NO_MOVES),
        "game.why_not": (game.why_not, NO_MOVES),
        "Seat": (lambda given: bl.Seat(game, given), [None, *NO_SEATS]),
        "Seat game": (lambda given: bl.Seat(given, 0), [None, 3, "usa", seat]),
        "seat.why_not": (seat.why_not, NO_MOVES),
        "seat.redeal": (seat.redeal, NO_SEEDS),
        "seat.position": (seat.position, NO_SEEDS),
        "record.replay": (record.replay, ["3", 1.0, True, [1], 99, -1]),
        "record.save": (record.save, NO_PATHS),
        "record.verify": (record.verify, NO_TEXTS),
        "Record.load": (bl.Record.load, NO_PATHS),
        "Record.loads": (bl.Record.loads, NO_TEXTS),
        "event.text": (event.text, NO_TEXTS),
        "event.text names": (lambda given: event.text("en", given), [3, "ab", [1, 2]]),
        "event.text you": (lambda given: event.text("en", None, given), [True, -1, "0", 1.0, [0]]),
        "refusal.text": (refusal.text, NO_TEXTS),
        "refusal.text names": (lambda given: refusal.text("en", given), [3, "ab", [1, 2]]),
        "refusal.text you": (lambda given: refusal.text("en", None, given), [True, -1, "0", 1.0, [0]]),
        "title.name": (title.name, NO_TEXTS),
        "title.check_players": (title.check_players, ["2", None, 2.0, True, 9, HUGE]),
        "title.check_options": (title.check_options, NO_OPTIONS),
        "title.check_effects": (lambda given: title.check_effects(2, given), NO_OPTIONS),
        "title.check_effects players": (lambda given: title.check_effects(given, {}), ["2", None, 9]),
        "title.of_data": (title.of_data, ["1", None, 0, 99, [1], HUGE]),
        "option.read": (option.read, [None, [0], HUGE]),
        "option.applies": (lambda given: option.applies(2, given), [None, 3, "x"]),
        "outcome.by_source": (ended.outcome().by_source, [None, *NO_SEATS]),
        "new_game": (bl.new_game, NO_TEXTS),
        "new_game players": (lambda given: bl.new_game("usa", players=given), ["2", 2.0, True, [2], HUGE]),
        "new_game seed": (lambda given: bl.new_game("usa", seed=given), ["x", 1.5, True, [1], HUGE]),
        "new_game secret": (lambda given: bl.new_game("usa", secret=given), ["x" * 40, 3, [1] * 40]),
        "new_game map": (lambda given: bl.new_game("tickets", map=given), NO_FILES),
        "new_game data": (lambda given: bl.new_game("usa", data=given), NO_FILES),
        "position": (bl.position, [None, *NO_FILES]),
        "position title": (lambda given: bl.position({"title": given}), NO_TEXTS),
        "position options": (lambda given: bl.position({"title": "usa", "options": given}), NO_OPTIONS),
        "position seed": (lambda given: bl.position({"title": "usa"}, seed=given), ["x", 1.5, True, HUGE]),
    }


def over() -> bl.Game:
    """A game that has ended."""
    game = bl.new_game("switzerland", players=2, seed=1)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[len(moves) // 2])
    return game


def answers() -> Iterator[tuple[str, Exception | None]]:
    """Every call, and the error it gets."""
    for name, (call, wrong) in calls().items():
        for given in wrong:
            try:
                call(given)
            except Exception as error:  # noqa: BLE001 - whatever it is told is the answer
                yield f"{name}({shown(given)})", error
            else:
                yield f"{name}({shown(given)})", None


if __name__ == "__main__":
    sys.stdout.write(f"compiled {bl.is_compiled()}\n")
    for name, error in answers():
        sys.stdout.write(f"{name}: {type(error).__name__}: {error}\n")
