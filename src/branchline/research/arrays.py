"""Compiled rows as NumPy arrays: nothing is copied, and what is written into a row later is seen."""

from __future__ import annotations

from typing import Any

import numpy as np


def array_of(numbers: Any, kind: Any) -> Any:
    """An array that looks at a row, and cannot be written to."""
    return np.frombuffer(numbers, dtype=kind)
