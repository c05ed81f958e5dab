"""The learning curves of trainings as one picture: share of the wins against the rival, trial by trial.

`python tools/learning_curve.py FOLDER... --out docs/images/learning.svg`; `branchline train` writes such folders.
"""

from __future__ import annotations

import argparse
import csv
import json
from pathlib import Path

import matplotlib.pyplot as plt

ERROR = 1.96
"""Errors on either side that hold 95 of 100 results."""


def trials(folder: Path) -> tuple[str, list[tuple[int, float, float]]]:
    """What a training is called, and its trials for its first number of players: round, share of the wins, error."""
    settings = json.loads((folder / "settings.json").read_text())
    players = settings["players"][0]
    games = settings["trial"] * players
    with (folder / "curve.csv").open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if row.get(f"win_{players}")]
    found = []
    for row in rows:
        share = float(row[f"win_{players}"])
        found.append((int(row["round"]), share, ERROR * (share * (1 - share) / games) ** 0.5))
    return f"{settings['title']}, {players} players, against {settings['rival']}", found


def main() -> None:
    """Draw the curves, and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    plt.rcParams["svg.hashsalt"] = "branchline"
    figure, axis = plt.subplots(figsize=(7, 3.5))
    for folder in given.folders:
        name, found = trials(folder)
        print(name, *(f"{number}: {share:.3f} ± {error:.3f}" for number, share, error in found), sep="\n  ")
        numbers, shares, errors = zip(*found, strict=True)
        axis.errorbar(numbers, shares, errors, label=name, marker="o", capsize=3)
    axis.axhline(0.5, color="grey", linewidth=0.8)
    axis.set(xlabel="round", ylabel="share of the wins", ylim=(0.3, 0.7))
    axis.legend()
    figure.tight_layout()
    figure.savefig(given.out, metadata={"Date": None})


if __name__ == "__main__":
    main()
