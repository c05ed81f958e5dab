"""Rectangles as rows of numbers: centre, direction, half length, half width; and the gaps between them."""

from __future__ import annotations

from typing import Any

import numpy as np

Numbers = Any
"""An array of numbers. Its shape is told where it matters."""


def gaps(first: Numbers, others: Numbers) -> Numbers:
    """The gap of separating axes between rectangles (..., 6) and others (m, 6) -> (..., m); below 0 they overlap."""
    a = first[..., None, :]
    dx, dy = others[..., 0] - a[..., 0], others[..., 1] - a[..., 1]
    ax, ay, bx, by = a[..., 2], a[..., 3], others[..., 2], others[..., 3]
    al, aw, bl, bw = a[..., 4], a[..., 5], others[..., 4], others[..., 5]
    cosine, sine = np.abs(ax * bx + ay * by), np.abs(ax * by - ay * bx)
    gap = np.abs(dx * ax + dy * ay) - (al + bl * cosine + bw * sine)
    gap = np.maximum(gap, np.abs(dy * ax - dx * ay) - (aw + bl * sine + bw * cosine))
    gap = np.maximum(gap, np.abs(dx * bx + dy * by) - (bl + al * cosine + aw * sine))
    return np.maximum(gap, np.abs(dy * bx - dx * by) - (bw + al * sine + aw * cosine))


def distances(rectangles: Numbers, points: Numbers) -> Numbers:
    """Signed distances from rectangles (..., 6) to points (m, 2) -> (..., m)."""
    a = rectangles[..., None, :]
    dx, dy = points[..., 0] - a[..., 0], points[..., 1] - a[..., 1]
    along = np.abs(dx * a[..., 2] + dy * a[..., 3]) - a[..., 4]
    across = np.abs(dy * a[..., 2] - dx * a[..., 3]) - a[..., 5]
    outside = np.hypot(np.maximum(along, 0), np.maximum(across, 0))
    return outside + np.minimum(np.maximum(along, across), 0)


def extents(rectangles: Numbers) -> Numbers:
    """Half width and half height of the upright boxes around rectangles."""
    ux, uy = np.abs(rectangles[..., 2]), np.abs(rectangles[..., 3])
    long, wide = rectangles[..., 4], rectangles[..., 5]
    return np.stack([ux * long + uy * wide, uy * long + ux * wide], -1)


def upright(boxes: Numbers) -> Numbers:
    """Boxes (left, top, right, bottom) as rectangles."""
    boxes = np.asarray(boxes, float).reshape(-1, 4)
    ones = np.ones(len(boxes))
    middle = (boxes[:, :2] + boxes[:, 2:]) / 2
    half = (boxes[:, 2:] - boxes[:, :2]) / 2
    return np.stack([middle[:, 0], middle[:, 1], ones, 0 * ones, half[:, 0], half[:, 1]], -1)


def lengths(vectors: Numbers) -> Numbers:
    """The lengths of vectors (..., 2)."""
    return np.hypot(vectors[..., 0], vectors[..., 1])


# -- curves and rows of spaces ----------------------------------------------------------------------

STEPS = np.linspace(0, 1, 33)
CURVE = np.stack([(1 - STEPS) ** 3, 3 * (1 - STEPS) ** 2 * STEPS, 3 * (1 - STEPS) * STEPS**2, STEPS**3], -1)
SLOPE = np.stack(
    [
        -3 * (1 - STEPS) ** 2,
        3 * (1 - STEPS) ** 2 - 6 * (1 - STEPS) * STEPS,
        6 * (1 - STEPS) * STEPS - 3 * STEPS**2,
        3 * STEPS**2,
    ],
    -1,
)

SPACE = 21.0
"""The width of a space."""
GAP = 4.0
"""Between spaces of one track."""
TRACK_GAP = 3.0
"""Between parallel tracks."""
CITY = 15.0
"""The radius of a city."""
START, START_AT_BORDER = 21.0, 8.0
"""How far from the middle of a city, or of a border spot, a row begins."""
LEAST_PITCH, WISHED_PITCH, MOST_PITCH = 52.0, 61.0, 72.0
"""The length of a space with its gap."""


def curves(starts: Numbers, ends: Numbers, bends: Numbers) -> tuple[Numbers, Numbers]:
    """Points and unit tangents (K, 33, 2) of cubics, bowed by shares of their chords at one and two thirds."""
    chord = ends - starts
    normal = np.stack([-chord[:, 1], chord[:, 0]], -1)
    one, two = starts + chord / 3 + normal * bends[:, :1], starts + 2 * chord / 3 + normal * bends[:, 1:2]
    control = np.stack([starts, one, two, ends], 1)
    slope = SLOPE @ control
    return CURVE @ control, slope / (lengths(slope)[..., None] + 1e-9)


def rows(
    starts: Numbers, ends: Numbers, bends: Numbers, spaces: int, tracks: int, margins: tuple[float, float]
) -> tuple[Numbers, Numbers]:
    """K variants of a bundle: its spaces as rectangles (K, tracks * spaces, 6), and the shortest pitch of each.

    `bends` (K, 3): the two bows, and how far the row slides along its curve, from -1 to 1.
    """
    count = len(bends)
    line, tangent = curves(starts, ends, bends)
    normal = np.stack([-tangent[..., 1], tangent[..., 0]], -1)
    offsets = (np.arange(tracks) - (tracks - 1) / 2) * (SPACE + TRACK_GAP)
    paths = line[:, None] + offsets[None, :, None, None] * normal[:, None]
    run = np.concatenate([np.zeros((count, tracks, 1)), np.cumsum(lengths(np.diff(paths, axis=2)), -1)], -1)
    usable = run[..., -1] - margins[0] - margins[1]
    pitch = np.clip(usable / spaces, 6, MOST_PITCH)
    slack = usable - pitch * spaces
    first = margins[0] + slack / 2 * (1 + bends[:, None, 2])
    centres = first[..., None] + pitch[..., None] * (np.arange(spaces) + 0.5)
    step = np.clip((run[:, :, None, :] <= centres[..., None]).sum(-1) - 1, 0, len(STEPS) - 2)
    k, t = np.arange(count)[:, None, None], np.arange(tracks)[None, :, None]
    share = ((centres - run[k, t, step]) / (run[k, t, step + 1] - run[k, t, step] + 1e-9))[..., None]
    direction = tangent[k, step] * (1 - share) + tangent[k, step + 1] * share
    made = np.empty((count, tracks, spaces, 6))
    made[..., :2] = paths[k, t, step] * (1 - share) + paths[k, t, step + 1] * share
    made[..., 2:4] = direction / (lengths(direction)[..., None] + 1e-9)
    made[..., 4] = ((pitch - GAP) / 2)[..., None]
    made[..., 5] = SPACE / 2
    return made.reshape(count, tracks * spaces, 6), pitch.min(1)
