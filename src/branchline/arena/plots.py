"""Plots as SVG that a page can hold: no fonts, no addresses, and colours that follow the page's theme.

Needs matplotlib, an optional extra. Every function returns the text of an `<svg>` element.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


class Range(Protocol):
    """A mean or a difference with its interval."""

    @property
    def mean(self) -> float:
        """Where it is."""

    @property
    def low(self) -> float:
        """The lower end."""

    @property
    def high(self) -> float:
        """The upper end."""


WIDTH = 8.6
"""In inches, of which a page makes what it has room for."""

INK, FAINT, SURFACE, MUTED = "#0a0b01", "#0a0b02", "#0a0b03", "#0a0b04"
SERIES = tuple(f"#0a0c{n:02}" for n in range(8))
"""Stand-ins for colours; the page says what they are, in light and in dark."""

SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",
    "font.size": 10.0,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "xtick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.color": FAINT,
    "ytick.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.unicode_minus": True,
}


def available() -> bool:
    """Whether plots can be drawn here."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        return False
    return True


UNSURE = -1
"""The series of what nothing is claimed of."""


def series(n: int) -> str:
    """The colour of the n-th series."""
    return MUTED if n == UNSURE else SERIES[n % len(SERIES)]


def drawn(name: str, height: float, draw: Callable[[Figure], None]) -> str:
    """A figure of some height, drawn and written as SVG."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({**SETTINGS, "svg.hashsalt": name}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure)
        out = StringIO()
        nothing = {"Date": None, "Creator": None, "Format": None, "Type": None}
        figure.savefig(out, format="svg", transparent=True, metadata=nothing)
    return themed(out.getvalue(), name)


def themed(svg: str, name: str) -> str:
    """The `<svg>` element alone, without addresses; its colours are the page's and its ids its own."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", svg)
    svg = re.sub(r'<svg[^>]*?(viewBox="[^"]*")[^>]*>', r'<svg \1 aria-hidden="true">', svg, count=1)
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', svg)
    svg = re.sub(r'(href="|url\()#([^")]+)', rf"\1#{name}-\2", svg)
    svg = re.sub(
        r"font-family: [^;\"]*;?|font: ([\d.]+px)[^;\"]*;", lambda m: f"font-size: {m[1]};" if m[1] else "", svg
    )
    svg = re.sub(r"#0a0c(\d\d)", lambda m: f"var(--series-{int(m[1])})", svg)
    for stand_in, variable in ((INK, "ink"), (FAINT, "faint"), (SURFACE, "surface"), (MUTED, "muted")):
        svg = svg.replace(stand_in, f"var(--{variable})")
    return svg.strip()


# -- kinds of plots -------------------------------------------------------------------------------


def intervals(
    name: str,
    rows: Sequence[tuple[str, Range, int]],
    *,
    percent: bool = False,
    marks: Sequence[float | None] = (),
    label: str = "",
) -> str:
    """Means with their intervals, one row each, in the colours of their series; marks show what would be fair."""
    scale = 100 if percent else 1

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for at, (_, value, colour) in enumerate(rows):
            axes.plot([scale * value.low, scale * value.high], [at, at], color=series(colour), lw=3, alpha=0.45)
            axes.plot([scale * value.mean], [at], "o", color=series(colour), ms=8, mec=SURFACE, mew=1.5)
        for at, fair in enumerate(marks):
            if fair is not None:
                axes.plot([scale * fair] * 2, [at - 0.32, at + 0.32], color=INK, lw=1, ls=(0, (3, 2)))
        row_axis(axes, [row[0] for row in rows])
        axes.set_xlabel(label)
        if percent:
            axes.set_xlim(*roomy(rows, scale))

    return drawn(name, 0.75 + 0.36 * len(rows), draw)


def roomy(rows: Sequence[tuple[str, Range, int]], scale: float) -> tuple[float, float]:
    """Limits for shares: some room beside the intervals, but no more than there can be."""
    low = min(scale * value.low for _, value, _ in rows)
    high = max(scale * value.high for _, value, _ in rows)
    margin = max(3.0, 0.08 * (high - low))
    return max(-2.0, low - margin), min(102.0, high + margin)


def row_axis(axes: Axes, names: Sequence[str]) -> None:
    """Names at the left, the first on top, and faint lines to follow."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=FAINT, lw=0.6, alpha=0.5)
    axes.set_axisbelow(True)


def histograms(name: str, rows: Sequence[tuple[str, Sequence[float], int]], label: str) -> str:
    """The distributions of some series below each other on one axis, each with its mean."""
    least = min((min(values) for _, values, _ in rows if values), default=0.0)
    most = max((max(values) for _, values, _ in rows if values), default=1.0)
    count = min(40, max(8, int(max((len(values) for _, values, _ in rows), default=1) ** 0.5)))
    width = max(1.0, round((most - least + 1) / count))
    edges = [least - 0.5 + width * n for n in range(int((most - least + 1) / width) + 2)]

    def draw(figure: Figure) -> None:
        all_axes = figure.subplots(len(rows), 1, sharex=True, squeeze=False)[:, 0]
        for axes, (row, values, colour) in zip(all_axes, rows, strict=True):
            axes.hist(values, edges, color=series(colour), alpha=0.75, ec=SURFACE, lw=0.6)
            if values:
                axes.axvline(sum(values) / len(values), color=INK, lw=1, ls=(0, (3, 2)))
            axes.set_yticks([])
            axes.set_ylabel(row, rotation=0, ha="right", va="center")
            axes.grid(axis="x", color=FAINT, lw=0.6, alpha=0.5)
            axes.set_axisbelow(True)
            axes.tick_params(axis="x", length=0)
        all_axes[-1].set_xlabel(label)

    return drawn(name, 0.6 + 0.85 * len(rows), draw)


def stacks(
    name: str, rows: Sequence[tuple[str, dict[str, float]]], sources: Sequence[tuple[str, str]], label: str
) -> str:
    """Points by source, one bar each: gains to the right, losses to the left."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for n, (source, spoken) in enumerate(sources):
            for at, (_, points) in enumerate(rows):
                before = [points.get(other, 0.0) for other, _ in sources[:n]]
                value = points.get(source, 0.0)
                start = sum(other for other in before if (other < 0) == (value < 0))
                axes.barh(at, value, 0.62, start, color=series(n), ec=SURFACE, lw=1, label=spoken if at == 0 else None)
        axes.axvline(0, color=INK, lw=0.8)
        row_axis(axes, [row for row, _ in rows])
        axes.set_xlabel(label)
        figure.legend(loc="outside upper left", ncols=4, frameon=False, handlelength=1, handleheight=1)

    return drawn(name, 1.15 + 0.42 * len(rows) + 0.2 * (len(sources) // 4), draw)


def times(name: str, rows: Sequence[tuple[str, float, float, int]], label: str) -> str:
    """Usual and longest times per row, on a scale of powers of ten."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        axes.set_xscale("log")
        for at, (_, mean, longest, colour) in enumerate(rows):
            mean, longest = max(mean, 1e-3), max(longest, 1e-3)
            axes.plot([mean, longest], [at, at], color=series(colour), lw=2, alpha=0.45)
            axes.plot([mean], [at], "o", color=series(colour), ms=8, mec=SURFACE, mew=1.5)
            axes.plot([longest], [at], "|", color=series(colour), ms=12, mew=2)
        row_axis(axes, [row[0] for row in rows])
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.minorticks_off()
        axes.set_xlabel(label)

    return drawn(name, 0.75 + 0.36 * len(rows), draw)
