"""The page of an arena: who is how strong, and where it shows."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from branchline.arena import page, plots
from branchline.arena.page import Page, dot, figure, mean_cell, share_cell, table
from branchline.arena.run import Arena
from branchline.arena.sentences import Telling, number, percent, table_name
from branchline.arena.summary import Length, SeatSummary, Summary


def report(arena: Arena, summary: Summary, tell: Telling) -> str:
    """The whole page."""
    facts = {"games": summary.games, "deals": summary.deals, "players": summary.players, "seed": str(summary.seed)}
    lines = [tell("played", **facts)]
    if changed := tell.options(summary.options):
        lines.append(tell("options", options=changed))
    sheet = Page(tell("report-title", title=tell.title.name(tell.language)), lines, tell.language)
    add_notices(sheet, summary, tell)
    draw = plots.available()
    if summary.players > 1 and len(summary.bots) > 1:
        strength(sheet, summary, tell, draw)
        matches(sheet, summary, tell)
    scores(sheet, arena, summary, tell, draw)
    sources(sheet, summary, tell, draw)
    if summary.players > 1:
        places(sheet, summary, tell, draw)
    lengths(sheet, arena, summary, tell, draw)
    timing(sheet, summary, tell, draw)
    return sheet.html(tell("report-closing"))


def add_notices(sheet: Page, summary: Summary, tell: Telling) -> None:
    """What is not as it should be."""
    if summary.games < summary.planned:
        sheet.notice(tell("partial", games=summary.games, planned=summary.planned))
    for failure in summary.failures:
        sheet.notice(tell("failure", **{name: failure[name] for name in ("bot", "games", "message")}))
    if not summary.rated:
        sheet.notice(tell("no-ratings"))
    if not plots.available():
        sheet.notice(tell("no-plots"))


def plot(wanted: bool, make: Callable[[], str], alt: str, caption: str = "") -> str:
    """A figure, if figures can be drawn."""
    return figure(make(), alt, caption) if wanted else ""


def strength(sheet: Page, summary: Summary, tell: Telling, draw: bool) -> None:
    """Win shares, ratings, and every bot against every other."""
    rows = [(bot.bot, bot.win_share, n) for n, bot in enumerate(summary.bots)]
    fair = [bot.fair for bot in summary.bots]
    alt = "; ".join(f"{bot.bot}: {percent(bot.win_share)}" for bot in summary.bots)
    picture = plot(
        draw,
        lambda: plots.intervals("strength", rows, percent=True, marks=fair, label=tell("win-share-percent")),
        alt,
        tell("fair-about"),
    )
    columns = [tell("bot"), tell("tables"), tell("win-share"), tell("fair"), tell("wins"), tell("ties")]
    columns += [tell("failures"), *([tell("rating")] if summary.rated else [])]
    body = []
    for n, bot in enumerate(summary.bots):
        row = [dot(n, bot.bot), str(bot.tables), share_cell(bot.win_share), f"{bot.fair:.1%}", str(bot.wins)]
        row += [str(bot.ties), str(bot.failures)]
        if bot.rating is not None:
            row.append(f'{bot.rating["mu"]:.1f} <span class="range">± {2 * bot.rating["sigma"]:.1f}</span>')
        body.append(row)
    versus = [
        [
            dot(n, one),
            *(page.heat_cell(summary.pairs[one][bot.bot]) if bot.bot != one else "<td>·</td>" for bot in summary.bots),
        ]
        for n, one in enumerate(summary.pairs)
    ]
    names = [bot.bot for bot in summary.bots]
    sheet.section(
        tell("strength"),
        tell("strength-about"),
        picture,
        table(columns, body),
        f"<h3>{escape(tell('pairs'))}</h3>",
        table([tell("bot"), *names], versus, tell("pairs-about")),
    )


def matches(sheet: Page, summary: Summary, tell: Telling) -> None:
    """Every table composition."""
    if len(summary.matches) < 2:
        return
    rows = []
    for match in summary.matches:
        for at, (bot, share) in enumerate(match.shares.items()):
            head = escape(table_name(match.bots)) if at == 0 else ""
            rows.append(
                [
                    head,
                    str(match.games) if at == 0 else "",
                    escape(bot),
                    share_cell(share),
                    mean_cell(match.scores[bot]),
                ]
            )
    columns = [tell("match"), tell("games"), tell("bot"), tell("win-share"), tell("score")]
    sheet.section(tell("matches"), tell("matches-about"), table(columns, rows))


def scores(sheet: Page, arena: Arena, summary: Summary, tell: Telling, draw: bool) -> None:
    """Score distributions."""
    values = {
        bot.bot: [
            line.score for game in arena.games for line in game.seats if line.bot == bot.bot and line.score is not None
        ]
        for bot in summary.bots
    }
    rows = [(bot, found, n) for n, (bot, found) in enumerate(values.items())]
    alt = "; ".join(f"{bot.bot}: {number(bot.score)}" for bot in summary.bots)
    picture = plot(draw, lambda: plots.histograms("scores", rows, tell("points")), alt, tell("scores-caption"))
    columns = [tell("bot"), tell("score"), tell("sd"), tell("winning-score")]
    body = [
        [dot(n, bot.bot), mean_cell(bot.score), f"{bot.score_sd:.1f}", mean_cell(bot.winning_score)]
        for n, bot in enumerate(summary.bots)
    ]
    sheet.section(tell("scores"), tell("scores-about"), picture, table(columns, body))


def sources(sheet: Page, summary: Summary, tell: Telling, draw: bool) -> None:
    """Points by source."""
    found = list(dict.fromkeys(source for bot in summary.bots for source in bot.points))
    spoken = [(source, tell.source(source)) for source in found]
    shown = [pair for pair in spoken if any(bot.points.get(pair[0]) for bot in summary.bots)]
    rows = [(bot.bot, bot.points) for bot in summary.bots]
    body = [
        [escape(name), *(f"{bot.points.get(source, 0.0):.1f}".replace("-", "−") for bot in summary.bots)]
        for source, name in spoken
    ]
    alt = "; ".join(
        f"{bot.bot}: " + ", ".join(f"{name} {bot.points.get(source, 0.0):.1f}" for source, name in shown)
        for bot in summary.bots
    )
    sheet.section(
        tell("sources"),
        tell("sources-about"),
        plot(draw and bool(shown), lambda: plots.stacks("sources", rows, shown, tell("points")), alt),
        table([tell("source"), *(bot.bot for bot in summary.bots)], body),
    )


def places(sheet: Page, summary: Summary, tell: Telling, draw: bool) -> None:
    """What a seat and a place in the turn order are worth."""
    named = [
        *((tell("seat", n=n), place, 0) for n, place in enumerate(summary.seats, 1)),
        *((tell("turn", n=n), place, 1) for n, place in enumerate(summary.turn_order, 1)),
    ]
    sheet.section(tell("places"), tell("places-about"), *place_parts(named, summary.players, tell, draw))


def place_parts(named: list[tuple[str, SeatSummary, int]], players: int, tell: Telling, draw: bool) -> tuple[str, str]:
    """The plot and the table of places."""
    rows = [(name, place.win_share, colour) for name, place, colour in named]
    fair: list[float | None] = [1 / players] * len(rows)
    alt = "; ".join(f"{name}: {percent(place.win_share)}" for name, place, _ in named)
    label = tell("win-share-percent")
    picture = plot(draw, lambda: plots.intervals("places", rows, percent=True, marks=fair, label=label), alt)
    body = [[escape(name), share_cell(place.win_share), mean_cell(place.score)] for name, place, _ in named]
    return picture, table([tell("place"), tell("win-share"), tell("score")], body)


def lengths(sheet: Page, arena: Arena, summary: Summary, tell: Telling, draw: bool) -> None:
    """How long games are and how they end."""
    rows = [(tell("moves"), [float(game.moves) for game in arena.games if game.scored], 5)]
    found: list[tuple[str, Length]] = [(tell("moves"), summary.moves)]
    if summary.rounds is not None:
        found.append((tell("rounds"), summary.rounds))
    pictures = [plot(draw, lambda: plots.histograms("moves", rows, tell("moves")), told(found[0][1]))]
    if summary.rounds is not None:
        rounds = [(tell("rounds"), [float(game.rounds) for game in arena.games if game.rounds is not None], 5)]
        pictures.append(plot(draw, lambda: plots.histograms("rounds", rounds, tell("rounds")), told(summary.rounds)))
    columns = ["", tell("mean"), tell("sd"), tell("shortest"), tell("median"), tell("longest")]
    body = [
        [escape(name), f"{n.mean:.1f}", f"{n.sd:.1f}", str(n.shortest), str(n.median), str(n.longest)]
        for name, n in found
    ]
    ends = [[escape(tell.reason(reason)), str(n), f"{n / summary.games:.1%}"] for reason, n in summary.reasons.items()]
    sheet.section(
        tell("lengths"), "", *pictures, table(columns, body), table([tell("ending"), tell("games"), ""], ends)
    )


def told(length: Length) -> str:
    """A length in one line."""
    return f"{length.mean:.1f} ± {length.sd:.1f} ({length.shortest}–{length.longest})"


def timing(sheet: Page, summary: Summary, tell: Telling, draw: bool) -> None:
    """How long the bots thought."""
    rows = [(bot, found.mean_ms, found.longest_ms, n) for n, (bot, found) in enumerate(summary.timing.items())]
    alt = "; ".join(f"{bot}: {mean:.2f} ms, {longest:.0f} ms" for bot, mean, longest, _ in rows)
    picture = plot(draw, lambda: plots.times("timing", rows, tell("milliseconds")), alt, tell("timing-caption"))
    columns = [tell("bot"), tell("decisions"), tell("decision"), tell("slowest"), tell("overruns")]
    body = [
        [dot(n, bot), f"{t.decisions:,}", f"{t.mean_ms:,.2f}", f"{t.longest_ms:,.0f}", str(t.overruns)]
        for n, (bot, t) in enumerate(summary.timing.items())
    ]
    sheet.section(tell("timing"), tell("timing-about"), picture, table(columns, body))
