"""Area F, the Site Office: taking a contract (SN-F)."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, bit
from branchline.games.snowdonia.board import AREA_F
from branchline.games.snowdonia.codes import ASK_CONTRACT, CONTRACT, subject_code
from branchline.games.snowdonia.events import IDLE, TOOK_CONTRACT
from branchline.games.snowdonia.state import EMPTY, OFFICE, State


def ask_contract(s: State, seat: i64) -> None:
    """A labourer in the office: one of the contracts that lie there."""
    moves = vec[i64]()
    for position in range(OFFICE):
        if s.office[position] != EMPTY:
            moves = append(moves, subject_code(CONTRACT, s.office[position]))
    if len(moves) == 0:
        s.emit(IDLE, seat, AREA_F, 0, NO_SECRET)
        return
    s.question(ASK_CONTRACT, seat, moves)


def take_contract(s: State, seat: i64, contract: i64) -> None:
    """Take a contract; its gap stays until the office is restocked (SN-F-02)."""
    for position in range(OFFICE):
        if s.office[position] == contract:
            s.office[position] = EMPTY
    s.held[seat] |= bit(contract)
    s.emit(TOOK_CONTRACT, seat, contract, 0, NO_SECRET)
