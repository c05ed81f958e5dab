"""Stories for the browser client's tests of looking back: whole games as a seat knew them, and the guided games.

    python tools/web_stories.py [FOLDER]

Every file holds a story as the server tells it, and the score sheets of two of its moments as Python has them.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import branchline as bl
from branchline.core.outcome import Sheet
from branchline.guides import guides
from branchline.server.bots.review import tell
from branchline.server.bots.worker_protocol import Tell

FOLDER = Path(__file__).parent.parent / "web" / "fixtures" / "stories"
NAMES = ["Ola", "Marta", "Ada"]
GAMES: dict[str, dict[str, Any]] = {
    "switzerland": {"first_player": 0},
    "northern-lights": {"first_player": 0},
    "snowdonia": {"edition": "deluxe"},
}
WISHES = {"claim": 6.0, "tickets": 0.2}
"""How gladly a random player does something; 1 if it is not here."""


def played(title: str, options: dict[str, Any]) -> bl.Game:
    """A random game, played to its end."""
    dice = random.Random(title)
    game = bl.new_game(title, players=3, seed=9, **options)
    game.names = NAMES
    while not game.is_over:
        moves = list(game.legal_moves())
        game.play(dice.choices(moves, [WISHES.get(move.group, 1.0) for move in moves])[0])
    return game


def sheets(told: list[Sheet]) -> list[dict[str, Any]]:
    """Score sheets as JSON-able facts."""
    return [
        {
            "total": sheet.total,
            "hidden": sheet.hidden,
            "lines": [[line.source, line.points] for line in sheet.lines],
        }
        for sheet in told
    ]


def story(game: bl.Game, seat: int) -> dict[str, Any]:
    """A game's story, and its sheets in the middle and at the end."""
    record = game.record()
    middle = len(record.moves) // 2
    return {
        "story": tell(Tell(record.dumps(), seat, True)).facts,
        "middle": middle,
        "sheets": {
            "middle": sheets(record.replay(middle).sheets(seat)),
            "end": sheets(game.sheets(seat)),
        },
    }


def guided(title: str) -> dict[str, Any]:
    """A guided game as the server tells it."""
    guide = guides()[title]
    notes = [{"at": note.at, "key": f"guide-{title}-{n}", "rule": note.rule} for n, note in enumerate(guide.notes, 1)]
    facts = tell(Tell(guide.record().dumps(), guide.seat, True, True)).facts
    return {"title": title, "seat": guide.seat, "notes": notes, "story": facts}


def main(folder: Path) -> None:
    """Write all files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {title: story(played(title, options), 1) for title, options in GAMES.items()}
    files |= {f"guide-{title}": guided(title) for title in guides()}
    for name, content in files.items():
        (folder / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
