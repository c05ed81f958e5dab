"""The sounds, made from their tones as a browser makes them, and measured: how loud, how long, how high."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

ROOT = Path(__file__).parents[2]
SOURCE = (ROOT / "web" / "src" / "motion" / "sounds.svelte.ts").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
RATE = 48_000
RISE = 0.012
"""Seconds until a tone is as loud as it gets."""
SILENT = 0.0001
"""Where a tone begins and ends."""
NUMBER = r"([\d.]+)"
TONE = re.compile(rf"tone\('(\w+)', {NUMBER}, {NUMBER}, {NUMBER}, {NUMBER}, {NUMBER}\)")
Samples = NDArray[np.float64]


@cache
def sounds() -> dict[str, Samples]:
    """Every sound by name."""
    table = SOURCE[SOURCE.index("const SOUNDS") : SOURCE.index("} as const")]
    parts = re.split(r"^  (\w+): \[", table, flags=re.MULTILINE)[1:]
    return {name: mixed(TONE.findall(tones)) for name, tones in zip(parts[::2], parts[1::2], strict=True)}


def mixed(tones: list[tuple[str, ...]]) -> Samples:
    """Some tones together."""
    made = [
        (int(RATE * float(at)), tone(wave, float(start), float(end), float(last), float(loud)))
        for wave, start, end, at, last, loud in tones
    ]
    sound = np.zeros(max(first + len(one) for first, one in made))
    for first, one in made:
        sound[first : first + len(one)] += one
    return sound


def tone(wave: str, start: float, end: float, last: float, loud: float) -> Samples:
    """A tone whose pitch and level go evenly from value to value on a scale of powers, as Web Audio has it."""
    t = np.arange(int(RATE * last)) / RATE
    pitch = start * (end / start) ** (t / last)
    phase = np.cumsum(pitch) / RATE
    shapes = {
        "sine": np.sin(2 * np.pi * phase),
        "triangle": 1 - 4 * np.abs((phase + 0.25) % 1 - 0.5),
        "square": np.sign(np.sin(2 * np.pi * phase)),
    }
    up = SILENT * (loud / SILENT) ** (t / RISE)
    down = loud * (SILENT / loud) ** ((t - RISE) / (last - RISE))
    return shapes[wave] * np.where(t < RISE, up, down)


def decibels(value: float) -> float:
    """Against the loudest there is."""
    return 20 * float(np.log10(value))


def peak(sound: Samples) -> float:
    return decibels(float(np.abs(sound).max()))


def length(sound: Samples) -> float:
    """Seconds from beginning to end that are above a hundredth of the peak."""
    heard = np.nonzero(np.abs(sound) > np.abs(sound).max() / 100)[0]
    return float(heard[-1] - heard[0]) / RATE


def height(sound: Samples) -> float:
    """The middle of the spectrum, in hertz."""
    spectrum = np.abs(np.fft.rfft(sound)) ** 2
    return float((np.fft.rfftfreq(len(sound), 1 / RATE) * spectrum).sum() / spectrum.sum())


def above(sound: Samples, hertz: float) -> float:
    """The share of the energy that is higher than this: what makes a sound sharp."""
    spectrum = np.abs(np.fft.rfft(sound)) ** 2
    return float(spectrum[np.fft.rfftfreq(len(sound), 1 / RATE) > hertz].sum() / spectrum.sum())


@pytest.mark.parametrize("name", sounds())
def test_a_sound_is_soft_short_and_not_sharp(name: str) -> None:
    sound = sounds()[name]
    assert -27 < peak(sound) < -13
    assert 0.03 < length(sound) < 1
    assert 80 < height(sound) < 1000
    assert above(sound, 4000) < 0.01


def test_even_all_sounds_at_once_do_not_distort() -> None:
    assert sum(float(np.abs(sound).max()) for sound in sounds().values()) < 1


def test_the_page_about_the_client_has_the_numbers() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", PAGE[PAGE.index("| sound |") :], flags=re.MULTILINE))
    measured = {
        name: f"{round(peak(sound))} dB | {round(length(sound) * 1000, -1):.0f} ms | {round(height(sound), -1):.0f} Hz"
        for name, sound in sounds().items()
    }
    assert rows == {name: row.replace("-", "−") for name, row in measured.items()}
