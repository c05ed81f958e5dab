"""The places at a table, and what was agreed about time and about taking back."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SeatKind = Literal["open", "person", "bot"]
BOT_NAMES = ("Stephenson", "Trevithick", "Brunel", "Hackworth", "Seguin")


class Place(Struct):
    """A seat and who has it. `bot` plays for a bot's seat, and for a person's while `stand_in`."""

    number: int
    kind: SeatKind
    guest: str | None
    name: str
    bot: str
    stand_in: bool
    entropy: str = ""
    """What this player adds to the table's secret, in hexadecimal digits."""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot moves here now."""
        return self.kind == "bot" or self.stand_in


class Clock(Struct, frozen=True):
    """How long people may think: not limited, per move, or per game; and what happens at zero."""

    mode: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    zero: Literal["bot-moves", "bot-takes-over"] = "bot-moves"


class UndoRequest(Struct, frozen=True):
    """A seat asks to go back to `keep` moves; the seats in `agreed` have said yes."""

    seat: int
    keep: int
    agreed: list[int]
