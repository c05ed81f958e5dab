"""Weights as files: a line of JSON that says what they are for, then the weights, compressed."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from branchline.bots.net.network import Network
from branchline.bots.net.policy import OUTPUTS, NetPolicy
from branchline.bots.policy import Policy
from branchline.core.errors import BadOption
from branchline.core.family import family_named
from branchline.core.title import Title

FORMAT = "branchline-net-1"


@dataclass(frozen=True)
class Weights:
    """A trained network: what it reads, what it answers, and who advises it."""

    version: str
    """The version of the observations and actions, such as `usa-1`."""
    inputs: list[str]
    outputs: list[str]
    sizes: list[int]
    data: bytes
    adviser: str = ""
    trained: dict[str, Any] = field(default_factory=dict)

    def packed(self) -> bytes:
        """The file."""
        head = {name: value for name, value in self.__dict__.items() if name != "data"}
        return json.dumps({"format": FORMAT, **head}).encode() + b"\n" + zlib.compress(self.data, 9)

    @staticmethod
    def read(content: bytes, name: str) -> Weights:
        """Weights from a file's content."""
        head, _, packed = content.partition(b"\n")
        try:
            told = json.loads(head)
            if told.pop("format") != FORMAT:
                raise ValueError(told)
            found = Weights(data=zlib.decompress(packed), **told)
            ends = [len(found.inputs), len(found.outputs)]
            if len(found.sizes) < 3 or [found.sizes[0], found.sizes[-1]] != ends:
                raise ValueError(found.sizes)
            if len(found.data) != 2 * count_of(found.sizes) or found.outputs[: len(OUTPUTS)] != list(OUTPUTS):
                raise ValueError(found.outputs)
        except (ValueError, KeyError, TypeError, AttributeError, zlib.error):
            raise BadOption(f"{name} holds no weights of a network") from None
        return found


def count_of(sizes: list[int]) -> int:
    """How many weights layers of these sizes have."""
    return sum((before + 1) * after for before, after in pairwise(sizes))


def shipped(title: Title) -> Weights:
    """The weights that come with a title."""
    family = family_named(title.family)
    file = family.nets.get(title.id)
    if file is None:
        raise BadOption(f"no network is trained for {title.id} yet: `branchline train {title.id}` makes one")
    return Weights.read((family.folder / file).read_bytes(), file)


def policy_of(weights: Weights, title: Title, adviser: Policy | None, *made_by: Any) -> NetPolicy:
    """A policy that plays by weights; `made_by` is a function and what it is to be called with to make it again."""
    if weights.version.rpartition("-")[0] != title.id:
        raise BadOption(f"these weights are for {weights.version}, not for {title.id}")
    inputs = {name: number for number, name in enumerate(weights.inputs)}
    outputs = {name: number for number, name in enumerate(weights.outputs)}
    tensors: Any = family_named(title.family).get(family_named(title.family).tensors)

    return NetPolicy(Network(weights.sizes, weights.data), inputs, outputs, adviser, tensors, made_by)


def read_file(path: Path) -> Weights:
    """Weights from a file of one's own."""
    try:
        return Weights.read(path.read_bytes(), str(path))
    except OSError as error:
        raise BadOption(f"the weights {path} cannot be read: {error.strerror}") from None
