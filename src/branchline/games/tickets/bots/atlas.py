"""The map as a traveller reads it: which tracks leave a city, and where they lead."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.tickets.board import Board

RICH: Final[i64] = 5
"""Tracks that bring half as many points a wagon are the richest: tracks of six."""


class Atlas:
    """The tracks around every city of a board: around[start[c]:start[c+1]] lead to the same places of `beyond`."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.start: vec[i64] = vec[i64]()
        self.around: vec[i64] = vec[i64]()
        self.beyond: vec[i64] = vec[i64]()
        self.longest: i64 = 0
        self.rich: i64 = 0
        """How many of a seat's wagons could lie on tracks that bring most, in thousandths."""
        self.room: vec[i64] = vec[i64]()
        """How many spaces can be claimed for each wagon, in thousandths, with two players, with three..."""
        for city in range(board.cities()):
            self.start = append(self.start, len(self.around))
            for track in range(board.tracks()):
                if board.end_a[track] == city:
                    self.add(track, board.end_b[track])
                elif board.end_b[track] == city:
                    self.add(track, board.end_a[track])
        self.start = append(self.start, len(self.around))
        for track in range(board.tracks()):
            if board.length[track] > self.longest:
                self.longest = board.length[track]
        wagons: i64 = 0
        for group in range(len(board.group_start) - 1):
            length = board.length[board.group_tracks[board.group_start[group]]]
            if board.points[length] * 2 >= RICH * length:
                wagons += length
        self.rich = wagons * 1000 // board.wagons if wagons < board.wagons else 1000
        for players in range(2, len(board.doubles) + 2):
            self.room = append(self.room, self.spaces(players) * 1000 // (players * board.wagons))

    def spaces(self, players: i64) -> i64:
        """How many spaces so many players can claim."""
        board = self.board
        spaces: i64 = 0
        for group in range(len(board.group_start) - 1):
            first = board.group_start[group]
            size = board.group_start[group + 1] - first
            spaces += board.length[board.group_tracks[first]] * board.open_tracks(size, players)
        return spaces

    def add(self, track: i64, city: i64) -> None:
        """Note a track of the city being read."""
        self.around = append(self.around, track)
        self.beyond = append(self.beyond, city)
