"""Digests of random games of every edition and scenario, to compare compiled and interpreted runs.

A digest covers every move, the number of choices at every decision, and the final scores; now and
then also the view and the score sheet. Run as a script it prints them.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import branchline as bl
from branchline.core.game import seed_words

TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {"edition": edition}) for players in range(1, 6) for edition in ("2012", "deluxe")),
    *((players, {"scenario": "blaenau-ffestiniog"}) for players in range(1, 5)),
    (5, {"edition": "deluxe", "optional_tracks": True, "light_fog": True}),
]


def digest_of(players: int, options: dict[str, Any], seed: int) -> str:
    """A random playout on the inner position."""
    shelf = bl.titles()["snowdonia"]
    position: Any = shelf.position(players, shelf.check_options(options))
    position.seed_chance(*seed_words(seed))
    position.deal()
    digest = hashlib.sha256()
    while not position.over:
        codes = position.legal()
        code = codes[position.below(len(codes))]
        digest.update(f"{len(codes)} {code} ".encode())
        if seed % 20 == 0:
            digest.update(json.dumps([position.view(-1), position.move_text(code), position.audit()]).encode())
        position.apply(code)
    digest.update(json.dumps(position.outcome().as_dict()).encode())
    return digest.hexdigest()[:16]


def digests(first: int, last: int) -> Iterator[str]:
    """A line per table and seed."""
    for players, options in TABLES:
        for seed in range(first, last):
            yield f"{players} {options} {seed} {digest_of(players, options, seed)}"


if __name__ == "__main__":
    sys.stdout.write(f"compiled {bl.is_compiled()}\n")
    for line in digests(int(sys.argv[1]), int(sys.argv[2])):
        sys.stdout.write(line + "\n")
