"""Rows of compiled code as NumPy arrays, and numbers of NumPy as those of Python."""

from __future__ import annotations

from typing import Any

import numpy as np


def array_of(numbers: Any, kind: Any) -> Any:
    """An array that looks at a row, and cannot be written to."""
    return np.frombuffer(numbers, dtype=kind)


def plain(number: Any) -> Any:
    """A whole number of NumPy as one of Python."""
    return number.item() if isinstance(number, np.integer) else number
