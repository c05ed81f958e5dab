"""What a study finds: seats, openings, the value of things, lengths, sources of points, and the effect of options.

Many rows are compared with chance at once, so a few would look special by chance alone. Each table
is judged as a whole (Holm), and only rows that hold then are marked `sure`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import fmean
from typing import Any

import msgspec

from branchline.arena.facts import facts_for
from branchline.arena.intervals import Difference, Interval, Sample, against, compare, holm
from branchline.arena.lines import GameLine
from branchline.arena.plan import title_of
from branchline.arena.run import Arena
from branchline.arena.study import Study
from branchline.arena.summary import Length, SeatSummary, Summary, summarise

LEAST_DEALS = 10
"""Rows with fewer deals behind them are never sure, whatever they look like."""

SIZE = "size"
"""The kind of an opening row that tells how many things were chosen, not which."""


class OpeningRow(msgspec.Struct):
    """How seats did that chose a thing first."""

    kind: str
    id: Any
    win_share: Interval
    score: Interval
    difference: Difference
    """Of the win share from a fair one."""
    sure: bool = False


class ValueRow(msgspec.Struct):
    """How seats that had a thing did, compared with seats that had not."""

    kind: str
    id: Any
    seats: int
    margin: Difference
    win_share: Difference
    sure: bool = False


class FateRow(msgspec.Struct):
    """How often a thing that seats had came to nothing, and how often because others made it impossible."""

    kind: str
    id: Any
    missed: Interval
    cut_off: Interval


class SourceRow(msgspec.Struct):
    """What a source of points gave: all seats, the winners, and how much more the winners than the others."""

    source: str
    mean: Interval
    winners: Interval
    difference: Difference
    sure: bool = False


class EffectRow(msgspec.Struct):
    """What changes in a measure when an option changes, on the same deals."""

    measure: str
    before: Interval
    after: Interval
    difference: Difference
    sure: bool = False


class Effect(msgspec.Struct):
    """What an option does."""

    option: str
    before: Any
    after: Any
    deals: int
    rows: list[EffectRow]


class Findings(msgspec.Struct):
    """All that a study finds."""

    title: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    planned: int
    deals: int
    seats: list[SeatSummary]
    turn_order: list[SeatSummary]
    moves: Length
    rounds: Length | None
    reasons: dict[str, int]
    failures: list[dict[str, Any]]
    score: Interval
    winning_score: Interval
    sources: list[SourceRow]
    openings: list[OpeningRow]
    values: dict[str, list[ValueRow]]
    fates: dict[str, list[FateRow]]
    effects: list[Effect]


def find(study: Study) -> Findings:
    """All that a study finds."""
    arena = study.base
    plan, summary = arena.plan, summarise(arena)
    games = [game for game in arena.games if game.scored]
    return Findings(
        title=plan.title,
        players=plan.players,
        options=plan.options,
        bots=list(plan.bots),
        seed=plan.seed,
        games=len(arena.games),
        planned=arena.planned,
        deals=summary.deals,
        seats=summary.seats,
        turn_order=summary.turn_order,
        moves=summary.moves,
        rounds=summary.rounds,
        reasons=summary.reasons,
        failures=failures_of(study, summary),
        score=sample(games, mean_score).interval(),
        winning_score=sample(games, winning_score).interval(),
        sources=judged(source_rows(games), lambda row: row.difference),
        openings=judged(opening_rows(games, plan.players, opening_kind(arena)), lambda row: row.difference),
        values={kind: judged(value_rows(games, kind), lambda row: row.margin) for kind in kinds_of(games)},
        fates={kind: fate_rows(games, kind) for kind in fated_kinds(games)},
        effects=effects_of(study),
    )


def judged(rows: list[Any], by: Callable[[Any], Difference]) -> list[Any]:
    """The rows of a table with those marked that hold when all are judged together."""
    differences = [by(row) for row in rows]
    chances = [one.p if one.deals >= LEAST_DEALS else 1.0 for one in differences]
    for row, sure in zip(rows, holm(chances), strict=True):
        row.sure = sure
    return rows


def failures_of(study: Study, summary: Summary) -> list[dict[str, Any]]:
    """What bots failed in, the compared games included."""
    others = [summarise(arena).failures for arena in study.arenas[1:]]
    return [*summary.failures, *(failure for failures in others for failure in failures)]


def opening_kind(arena: Arena) -> str:
    """What the openings of a title are made of."""
    return facts_for(title_of(arena.plan.title, arena.plan.file)).opening


# -- openings and values --------------------------------------------------------------------------


def places(games: Iterable[GameLine]) -> Iterable[tuple[GameLine, int]]:
    """Every seat of every game."""
    for game in games:
        for seat in range(len(game.seats)):
            yield game, seat


def opening_rows(games: list[GameLine], players: int, kind: str) -> list[OpeningRow]:
    """How seats did by what they chose first: by how many things, where that differs, and by each thing."""
    shares: dict[tuple[str, Any], Sample] = {}
    scores: dict[tuple[str, Any], Sample] = {}
    for game, seat in places(games):
        chosen = game.seats[seat].opening
        names = [(kind, id) for id in chosen] + ([(SIZE, len(chosen))] if chosen else [])
        for name in names:
            shares.setdefault(name, Sample()).add(game.deal, game.share(seat))
            scores.setdefault(name, Sample()).add(game.deal, game.score(seat))
    sizes = [name for name in shares if name[0] == SIZE]
    if len(sizes) == 1:
        del shares[sizes[0]]
    rows = [
        OpeningRow(*name, share.share(), scores[name].interval(), against(share, 1 / players))
        for name, share in shares.items()
    ]
    return sorted(rows, key=lambda row: (row.kind != SIZE, -row.win_share.mean, str(row.id)))


def kinds_of(games: list[GameLine]) -> list[str]:
    """The kinds of things seats had."""
    return list(dict.fromkeys(kind for game in games for line in game.seats for kind, ids in line.held.items() if ids))


def value_rows(games: list[GameLine], kind: str) -> list[ValueRow]:
    """How seats that had a thing did, compared with those that had not where it was in play; the best first."""
    ids = list(dict.fromkeys(id for game, seat in places(games) for id in game.seats[seat].held.get(kind, ())))
    rows = [value_row(games, kind, id) for id in ids]
    return sorted(rows, key=lambda row: (-row.margin.mean, str(row.id)))


def value_row(games: list[GameLine], kind: str, id: Any) -> ValueRow:
    """The value of one thing."""
    margins, shares = (Sample(), Sample()), (Sample(), Sample())
    for game in games:
        if kind in game.in_play and id not in game.in_play[kind]:
            continue
        for seat, line in enumerate(game.seats):
            without = id not in line.held.get(kind, ())
            margins[without].add(game.deal, game.margin(seat))
            shares[without].add(game.deal, game.share(seat))
    return ValueRow(kind, id, margins[0].n, compare(*margins), compare(*shares))


def fated_kinds(games: list[GameLine]) -> list[str]:
    """The kinds of things that can come to nothing."""
    return list(dict.fromkeys(kind for game in games for line in game.seats for kind in line.missed))


def fate_rows(games: list[GameLine], kind: str) -> list[FateRow]:
    """How often each thing came to nothing; the worst first."""
    missed: dict[Any, Sample] = {}
    cut_off: dict[Any, Sample] = {}
    for game, seat in places(games):
        line = game.seats[seat]
        for id in line.held.get(kind, ()):
            missed.setdefault(id, Sample()).add(game.deal, float(id in line.missed.get(kind, ())))
            cut_off.setdefault(id, Sample()).add(game.deal, float(id in line.cut_off.get(kind, ())))
    rows = [FateRow(kind, id, missed[id].share(), cut_off[id].share()) for id in missed]
    return sorted(rows, key=lambda row: (-row.missed.mean, str(row.id)))


# -- measures -------------------------------------------------------------------------------------

Measure = Callable[[GameLine], float]


def mean_score(game: GameLine) -> float:
    """The mean of all scores."""
    return fmean(line.score or 0 for line in game.seats)


def winning_score(game: GameLine) -> float:
    """The highest score."""
    return max(line.score or 0 for line in game.seats)


def lead(game: GameLine) -> float:
    """How far the best was ahead."""
    return max(game.margin(seat) for seat in range(len(game.seats)))


MEASURES: dict[str, Measure] = {
    "score": mean_score,
    "winning-score": winning_score,
    "lead": lead,
    "first-share": lambda game: game.share(game.first),
    "moves": lambda game: game.moves,
    "rounds": lambda game: game.rounds or 0,
}
"""What an option can change, sources of points aside."""


def source_measure(source: str) -> Measure:
    """The mean points of a seat from a source."""
    return lambda game: fmean(line.points.get(source, 0) for line in game.seats)


def sample(games: Iterable[GameLine], measure: Measure) -> Sample:
    """A measure of games, by deals."""
    out = Sample()
    for game in games:
        out.add(game.deal, measure(game))
    return out


def sources_of(games: Iterable[GameLine]) -> list[str]:
    """All sources of points, the richest first."""
    totals: Counter[str] = Counter()
    for game in games:
        for line in game.seats:
            for source, points in line.points.items():
                totals[source] += points
    return [source for source, _ in sorted(totals.items(), key=lambda item: (-item[1], item[0]))]


def source_rows(games: list[GameLine]) -> list[SourceRow]:
    """What each source of points gave, and what the winners made of it."""
    rows = []
    for source in sources_of(games):
        everybody, winners, others = Sample(), Sample(), Sample()
        for game, seat in places(games):
            points = game.seats[seat].points.get(source, 0)
            everybody.add(game.deal, points)
            (winners if seat in game.winners else others).add(game.deal, points)
        rows.append(SourceRow(source, everybody.interval(), winners.interval(), compare(winners, others)))
    return rows


def effects_of(study: Study) -> list[Effect]:
    """What every compared option does."""
    found = []
    for comparison in study.plan.comparisons:
        first, *others = comparison.values
        before = study.arena(comparison, first)
        for value in others:
            after = study.arena(comparison, value)
            found.append(effect(comparison.option, first, value, before.games, after.games))
    return found


def effect(option: str, first: Any, value: Any, before: list[GameLine], after: list[GameLine]) -> Effect:
    """What one change of an option does: only games that both sides finished are compared."""
    both = {game.key for game in before if game.scored} & {game.key for game in after if game.scored}
    ones = [game for game in before if game.key in both]
    others = [game for game in after if game.key in both]
    measures = {name: measure for name, measure in MEASURES.items() if name != "rounds" or kept_rounds(ones)}
    if ones and len(ones[0].seats) == 1:
        measures = {name: measure for name, measure in measures.items() if name not in ("lead", "first-share")}
    measures |= {f"source:{source}": source_measure(source) for source in sources_of([*ones, *others])}
    rows = []
    for name, measure in measures.items():
        old, new = sample(ones, measure), sample(others, measure)
        rows.append(EffectRow(name, old.interval(), new.interval(), compare(new, old)))
    return Effect(option, first, value, len({key.deal for key in both}), judged(rows, lambda row: row.difference))


def kept_rounds(games: list[GameLine]) -> bool:
    """Whether these games have rounds."""
    return any(game.rounds is not None for game in games)
