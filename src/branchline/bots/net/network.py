"""A small network in whole numbers: the same answers on every machine, compiled or not.

Weights are 16-bit numbers, in 4096ths. Most inputs are zero, so the first layer only adds up those that are not; of the
outputs only those are worked out that somebody asks for.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.strings import read_i16_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64

SHIFT: Final[i64] = 12
"""A weight of 1 is 2 to the power of this."""


class Network:
    """Layers of so many numbers, from the inputs to the outputs; between them what is below zero counts as zero.

    Weights stand layer by layer, each its matrix and then its biases: input by input, but output by output in the last.
    """

    def __init__(self, sizes: list[int], weights: bytes) -> None:
        self.sizes: vec[i64] = vec[i64]()
        for size in sizes:
            self.sizes = append(self.sizes, size)
        count: i64 = len(weights) // 2
        self.weights: vec[i16] = vec[i16](capacity=count)
        for at in range(count):
            self.weights = append(self.weights, read_i16_le(weights, at * 2))
        self.width: i64 = self.sizes[1]
        self.sums: vec[i64] = vec[i64]()
        self.bias: vec[i64] = vec[i64]()
        first = self.sizes[0] * self.width
        for unit in range(self.width):
            self.bias = append(self.bias, i64(self.weights[first + unit]))
            self.sums = append(self.sums, 0)
        self.top: vec[i64] = vec[i64]()
        self.last_at: i64 = 0

    def begin(self) -> None:
        """Look at another position."""
        for unit in range(self.width):
            self.sums[unit] = self.bias[unit]

    def add(self, at: i64, value: i64) -> None:
        """An input that is not zero."""
        weights = self.weights
        sums = self.sums
        first = at * self.width
        for unit in range(self.width):
            sums[unit] += value * i64(weights[first + unit])

    def finish(self) -> None:
        """Work out all layers but the last."""
        now = vec[i64](capacity=self.width)
        for total in self.sums:
            now = append(now, total if total > 0 else 0)
        at = (self.sizes[0] + 1) * self.width
        for layer in range(2, len(self.sizes) - 1):
            now = self.layer(now, at, self.sizes[layer])
            at += (self.sizes[layer - 1] + 1) * self.sizes[layer]
        self.top = now
        self.last_at = at

    def layer(self, before: vec[i64], at: i64, size: i64) -> vec[i64]:
        """The numbers of a middle layer."""
        weights = self.weights
        after = vec[i64](capacity=size)
        bias_at = at + len(before) * size
        for unit in range(size):
            after = append(after, i64(weights[bias_at + unit]) << SHIFT)
        for number in before:
            if number > 0:
                for unit in range(size):
                    after[unit] += number * i64(weights[at + unit])
            at += size
        for unit in range(size):
            after[unit] = after[unit] >> SHIFT if after[unit] > 0 else 0
        return after

    def output(self, number: i64) -> i64:
        """One output, in 4096ths."""
        weights = self.weights
        size: i64 = len(self.top)
        total = i64(weights[self.last_at + self.sizes[len(self.sizes) - 1] * size + number]) << SHIFT
        at = self.last_at + number * size
        for unit in range(size):
            total += self.top[unit] * i64(weights[at + unit])
        return total >> SHIFT
