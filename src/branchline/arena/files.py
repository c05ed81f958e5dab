"""The result files of an arena: JSON for programs, CSV for spreadsheets, a page for people."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec

from branchline.arena import plots
from branchline.arena.folder import write_whole
from branchline.arena.lines import GameLine
from branchline.arena.report import report
from branchline.arena.run import Arena
from branchline.arena.sentences import Telling
from branchline.arena.summary import BotSummary, Summary

SUMMARY, BOTS, SEATS, REPORT = "summary.json", "bots.csv", "games.csv", "report.html"


def write_results(folder: Path, arena: Arena, summary: Summary, tell: Telling) -> list[str]:
    """Write everything; what could not be made, and why, comes back as sentences."""
    write_json(folder / SUMMARY, summary)
    write_csv(folder / BOTS, bot_columns(summary), (bot_row(bot, summary) for bot in summary.bots))
    sources = list(dict.fromkeys(source for bot in summary.bots for source in bot.points))
    write_csv(folder / SEATS, [*GAME_COLUMNS, *sources], game_rows(arena.games, sources))
    write_whole(folder / REPORT, report(arena, summary, tell).encode())
    return [] if plots.available() else [tell("no-plots")]


def write_json(path: Path, value: Any) -> None:
    """Write a JSON file that a person can read."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")


def write_csv(path: Path, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Write a CSV file with a line of headings."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    write_whole(path, text.getvalue().encode())


BOT_COLUMNS = (
    "bot",
    "tables",
    "wins",
    "ties",
    "failures",
    "unfinished",
    "win_share",
    "win_share_low",
    "win_share_high",
    "fair_share",
    "score",
    "score_low",
    "score_high",
    "score_sd",
    "winning_score",
    "rating_mu",
    "rating_sigma",
    "decisions",
    "mean_ms",
    "longest_ms",
    "overruns",
)


def bot_columns(summary: Summary) -> list[str]:
    """The headings of bots.csv: the fixed ones, then the sources of points."""
    return [*BOT_COLUMNS, *dict.fromkeys(source for bot in summary.bots for source in bot.points)]


def bot_row(bot: BotSummary, summary: Summary) -> list[Any]:
    """A line of bots.csv."""
    timing, rating = summary.timing[bot.bot], bot.rating or {}
    fixed = [bot.bot, bot.tables, bot.wins, bot.ties, bot.failures, bot.unfinished]
    shares = [bot.win_share.mean, bot.win_share.low, bot.win_share.high, bot.fair]
    scores = [bot.score.mean, bot.score.low, bot.score.high, bot.score_sd, bot.winning_score.mean]
    times = [timing.decisions, timing.mean_ms, timing.longest_ms, timing.overruns]
    sources = bot_columns(summary)[len(BOT_COLUMNS) :]
    points = [bot.points.get(source, 0.0) for source in sources]
    return [*fixed, *shares, *scores, rating.get("mu", ""), rating.get("sigma", ""), *times, *points]


GAME_COLUMNS = (
    "match",
    "deal",
    "rotation",
    "seed",
    "seat",
    "turn",
    "bot",
    "score",
    "win_share",
    "moves",
    "rounds",
    "reason",
    "decisions",
    "seconds",
    "longest",
    "overruns",
)


def game_rows(games: Iterable[GameLine], sources: Sequence[str]) -> Iterable[list[Any]]:
    """The lines of games.csv: one for every seat of every game."""
    for game in games:
        for seat, line in enumerate(game.seats):
            turn = (seat - game.first) % len(game.seats)
            score = "" if line.score is None else line.score
            yield [
                *(game.match, game.deal, game.rotation, game.seed, seat, turn, line.bot, score, game.share(seat)),
                *(game.moves, "" if game.rounds is None else game.rounds, game.reason),
                *(line.decisions, line.seconds, line.longest, line.overruns),
                *(line.points.get(source, 0) for source in sources),
            ]
