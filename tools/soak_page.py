"""Turns a soak's JSON into the page docs/soak.md and its plot docs/soak.svg."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot as plt

DOCS = Path(__file__).parent.parent / "docs"
GREYS: dict[Any, Any] = {"legend.frameon": False, "font.size": 9, "svg.hashsalt": "branchline", "svg.fonttype": "none"}


def page(results: dict[str, dict[str, Any]], note: str) -> str:
    """The page: a note on the runs, a table of lengths, scores and ends, and one of the points by source."""
    games = sum(total["games"] for total in results.values())
    wrong = sum(len(total["wrong"]) for total in results.values())
    lines = [
        "# Soak",
        "",
        f"{games:,} random games, {wrong} problems (`make soak`). Every game ended by itself; cards, cubes, wagons and",
        "markers were all there at the end, at five moments on the way, and in every tenth game after every move.",
        "Random play is no measure of good play, but it shows how long a game is and where points come from.",
        "",
        *([note, ""] if note else []),
        "| table | games | moves | longest | rounds | mean score | end reasons |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for name, total in results.items():
        n = total["games"]
        reasons = ", ".join(f"{reason} {100 * k / n:.2f} %" for reason, k in ordered(total["reasons"]))
        rounds = f"{total['rounds'] / n:.1f}" if total.get("rounds") else ""
        lines.append(
            f"| {name} | {n:,} | {total['moves'] / n:.1f} | {total['longest']} | {rounds} "
            f"| {total['scores'] / n:.1f} | {reasons} |"
        )
    lines += ["", "Points of a player by source, means:", "", "| table | points |", "|---|---|"]
    for name, total in results.items():
        if "sources" not in total:
            continue
        seats = total["games"] * total["players"]
        sources = ", ".join(f"{source} {k / seats:.1f}" for source, k in ordered(total["sources"]))
        lines.append(f"| {name} | {sources} |")
    return "\n".join([*lines, "", "![Mean points by source](soak.svg)", ""])


def ordered(counts: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: -item[1])


def plot(results: dict[str, dict[str, Any]]) -> None:
    """Mean points of a player by source, a bar a table."""
    names = [name for name in results if "snowdonia" in name] or list(results)
    sources = sorted({source for name in names for source in results[name]["sources"]})
    with plt.rc_context(GREYS):
        figure, axes = plt.subplots(figsize=(9, 0.36 * len(names) + 1.6))
        colors = matplotlib.colormaps["cividis"].resampled(len(sources))
        for row, name in enumerate(names):
            seats = results[name]["games"] * results[name]["players"]
            ahead = behind = 0.0
            for k, source in enumerate(sources):
                points = results[name]["sources"].get(source, 0) / seats
                axes.barh(
                    row,
                    points,
                    left=ahead if points >= 0 else behind,
                    color=colors(k),
                    label=source if row == 0 else None,
                )
                ahead += max(points, 0)
                behind += min(points, 0)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        axes.set_xlabel("mean points of a player in random games, by source")
        axes.legend(ncols=4, loc="lower left", bbox_to_anchor=(0, 1))
        figure.savefig(DOCS / "soak.svg", bbox_inches="tight", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", help="soak JSON files, shown in this order")
    parser.add_argument("--note", default="", help="what is to be said of the runs, such as their dates")
    args = parser.parse_args()
    results: dict[str, dict[str, Any]] = {}
    for file in args.files:
        results |= json.loads(file.read_text())
    (DOCS / "soak.md").write_text(page(results, args.note), encoding="utf-8")
    plot(results)


if __name__ == "__main__":
    main()
