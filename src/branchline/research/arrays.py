"""Compiled rows as NumPy arrays: nothing is copied, and what is written into a row later is seen. Numbers of NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np


def array_of(numbers: Any, kind: Any) -> Any:
    """An array that looks at a row, and cannot be written to."""
    return np.frombuffer(numbers, dtype=kind)


def plain(number: Any) -> Any:
    """A whole number of NumPy as one of Python."""
    return number.item() if isinstance(number, np.integer) else number
