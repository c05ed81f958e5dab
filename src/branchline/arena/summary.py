"""All numbers of an arena. Everything but `timing` depends on the games alone, not on who played them when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import fmean, pstdev
from typing import Any

import msgspec

from branchline.arena.intervals import Interval, Sample
from branchline.arena.lines import FAILED, UNFINISHED, GameLine, SeatLine
from branchline.arena.ratings import rate
from branchline.arena.run import Arena
from branchline.arena.schedule import compositions


class Length(msgspec.Struct):
    """How long games are."""

    mean: float
    sd: float
    shortest: int
    median: int
    longest: int


class BotSummary(msgspec.Struct):
    """How a bot did over all its tables."""

    bot: str
    tables: int
    fair: float
    """The share of its tables a bot no better than the others would win."""
    wins: int
    ties: int
    failures: int
    unfinished: int
    win_share: Interval
    score: Interval
    score_sd: float
    winning_score: Interval
    points: dict[str, float]
    rating: dict[str, float] | None


class MatchSummary(msgspec.Struct):
    """How the bots of one table composition did against each other."""

    bots: list[str]
    games: int
    shares: dict[str, Interval]
    scores: dict[str, Interval]


class SeatSummary(msgspec.Struct):
    """How a place at the table did, whoever sat there."""

    win_share: Interval
    score: Interval


class BotTiming(msgspec.Struct):
    """How long a bot thought."""

    decisions: int
    mean_ms: float
    longest_ms: float
    seconds: float
    overruns: int


class Summary(msgspec.Struct):
    """The numbers of an arena."""

    title: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    planned: int
    deals: int
    bots: list[BotSummary]
    matches: list[MatchSummary]
    pairs: dict[str, dict[str, Interval]]
    """How often the one finished ahead of the other where both sat at a table."""
    seats: list[SeatSummary]
    turn_order: list[SeatSummary]
    moves: Length
    rounds: Length | None
    reasons: dict[str, int]
    failures: list[dict[str, Any]]
    rated: bool
    timing: dict[str, BotTiming]


def summarise(arena: Arena) -> Summary:
    """The numbers of the games played so far."""
    plan, games = arena.plan, arena.games
    ratings = rate(plan.bots, games) if len(plan.bots) > 1 and plan.players > 1 else {}
    tables = compositions(plan.bots, plan.players, plan.tables)
    rounds = [game.rounds for game in games if game.rounds is not None]
    return Summary(
        title=plan.title,
        players=plan.players,
        options=plan.options,
        seed=plan.seed,
        games=len(games),
        planned=arena.planned,
        deals=len({game.deal for game in games}),
        bots=[bot_summary(bot, games, (ratings or {}).get(bot)) for bot in plan.bots],
        matches=[match_summary(number, table, games) for number, table in enumerate(tables)],
        pairs={one: {other: pair(one, other, games) for other in plan.bots if other != one} for one in plan.bots},
        seats=[place_summary(games, lambda game, n=seat: n) for seat in range(plan.players)],  # type: ignore[misc]
        turn_order=[
            place_summary(games, lambda game, n=turn: (game.first + n) % plan.players)  # type: ignore[misc]
            for turn in range(plan.players)
        ],
        moves=length_of([game.moves for game in games if game.scored]),
        rounds=length_of(rounds) if rounds else None,
        reasons=dict(sorted(Counter(game.reason for game in games).items())),
        failures=failures_of(games),
        rated=ratings is not None,
        timing={bot: timing_of(bot, games) for bot in plan.bots},
    )


def sample_of(values: Iterable[tuple[int, float]]) -> Sample:
    """A sample of (deal, value)."""
    sample = Sample()
    for deal, value in values:
        sample.add(deal, value)
    return sample


def seats_of(bot: str, game: GameLine) -> list[int]:
    """Where a bot sat."""
    return [seat for seat, line in enumerate(game.seats) if line.bot == bot]


def bot_summary(bot: str, games: list[GameLine], rating: dict[str, float] | None) -> BotSummary:
    """How a bot did over all its tables."""
    tables = [(game, seats) for game in games if (seats := seats_of(bot, game))]
    scored = [(game, seat) for game, seats in tables if game.scored for seat in seats]
    won, tied = wins_of(tables)
    return BotSummary(
        bot=bot,
        tables=len(tables),
        fair=fmean(len(seats) / len(game.seats) for game, seats in tables) if tables else 0.0,
        wins=won,
        ties=tied,
        failures=sum(game.failure is not None and game.failure.seat in seats for game, seats in tables),
        unfinished=sum(game.reason == UNFINISHED for game, _ in tables),
        win_share=sample_of((game.deal, sum(map(game.share, seats))) for game, seats in tables).share(),
        score=scores_of(scored).interval(),
        score_sd=pstdev([game.score(seat) for game, seat in scored]) if scored else 0.0,
        winning_score=scores_of((game, seat) for game, seat in scored if seat in game.winners).interval(),
        points=mean_points([game.seats[seat] for game, seat in scored]),
        rating=rating,
    )


def wins_of(tables: list[tuple[GameLine, list[int]]]) -> tuple[int, int]:
    """At how many tables a bot won alone, and at how many together with others."""
    won = tied = 0
    for game, seats in tables:
        own = sum(seat in game.winners for seat in seats)
        won += own > 0 and own == len(game.winners)
        tied += 0 < own < len(game.winners)
    return won, tied


def scores_of(places: Iterable[tuple[GameLine, int]]) -> Sample:
    """The scores of seats, by deal."""
    return sample_of((game.deal, game.score(seat)) for game, seat in places)


def mean_points(lines: list[SeatLine]) -> dict[str, float]:
    """Mean points by source, the largest source first."""
    totals: Counter[str] = Counter()
    for line in lines:
        for source, points in line.points.items():
            totals[source] += points
    return {
        source: total / len(lines) for source, total in sorted(totals.items(), key=lambda item: (-item[1], item[0]))
    }


def match_summary(number: int, table: tuple[str, ...], games: list[GameLine]) -> MatchSummary:
    """How the bots of one composition did."""
    own = [game for game in games if game.match == number]
    bots = list(dict.fromkeys(table))
    shares, scores = {}, {}
    for bot in bots:
        places = [(game, seats_of(bot, game)) for game in own]
        shares[bot] = sample_of((game.deal, sum(map(game.share, seats))) for game, seats in places).share()
        scores[bot] = scores_of((game, seat) for game, seats in places if game.scored for seat in seats).interval()
    return MatchSummary(list(table), len(own), shares, scores)


def pair(one: str, other: str, games: list[GameLine]) -> Interval:
    """How often one bot finished ahead of another at the tables they shared; level counts half."""
    sample = Sample()
    for game in games:
        for seat in seats_of(one, game):
            for rival in seats_of(other, game):
                ours, theirs = game.rank(seat), game.rank(rival)
                sample.add(game.deal, 1.0 if ours < theirs else 0.5 if ours == theirs else 0.0)
    return sample.share()


def place_summary(games: list[GameLine], seat_in: Callable[[GameLine], int]) -> SeatSummary:
    """How a place did."""
    share = sample_of((game.deal, game.share(seat_in(game))) for game in games if game.reason != FAILED)
    score = scores_of((game, seat_in(game)) for game in games if game.scored)
    return SeatSummary(share.share(), score.interval())


def length_of(values: list[int]) -> Length:
    """How long games are."""
    if not values:
        return Length(0.0, 0.0, 0, 0, 0)
    ordered = sorted(values)
    return Length(fmean(values), pstdev(values), ordered[0], ordered[len(ordered) // 2], ordered[-1])


def failures_of(games: list[GameLine]) -> list[dict[str, Any]]:
    """What went wrong: bot, message, how often, and a game to look at."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for game in games:
        if game.failure is not None:
            bot, message = game.seats[game.failure.seat].bot, game.failure.message
            entry = found.setdefault((bot, message), {"bot": bot, "message": message, "games": 0, "first": game.key})
            entry["games"] += 1
    return sorted(found.values(), key=lambda entry: (-entry["games"], entry["bot"], entry["message"]))


def timing_of(bot: str, games: list[GameLine]) -> BotTiming:
    """How long a bot thought."""
    lines = [line for game in games for line in game.seats if line.bot == bot]
    decisions, seconds = sum(line.decisions for line in lines), sum(line.seconds for line in lines)
    longest = max((line.longest for line in lines), default=0.0)
    mean = 1000 * seconds / decisions if decisions else 0.0
    return BotTiming(decisions, mean, 1000 * longest, seconds, sum(line.overruns for line in lines))
