"""A gallery shows a table as it was some moves ago: moves, taking back, and who sits where."""

from __future__ import annotations

from msgspec.structs import replace

import branchline as bl
from branchline.tables import Entry, Gallery, Place, Table

DELAY = 3


class Evening(Table):
    """A table with a gallery, and what was to be seen after every entry."""

    def __init__(self) -> None:
        record = bl.new_game("usa", players=2, seed=4, first_player=0).record()
        people = [Place(n, "person", name, name, "", False) for n, name in enumerate(["Ola", "Jan"])]
        super().__init__(record, people)
        shown = bl.new_game("usa", players=2, seed=4, first_player=0).record()
        self.gallery = Gallery(Table(shown, people), DELAY)
        self.seen = [self.game.view(None)]

    def move(self) -> None:
        """Make a move."""
        mover = self.game.to_move
        assert mover is not None
        entry = self.play(mover, str(self.game.legal_moves()[0]), self.version, 1.0 + self.version).entry
        assert entry is not None
        self.gallery.note([entry])
        self.seen.append(self.game.view(None))

    def take_last_back(self) -> None:
        """Take the last move back, with consent."""
        mover = self.last_mover
        assert mover is not None
        self.ask_undo(mover)
        if not self.undo_granted:
            self.answer_undo(1 - mover, True)
        self.gallery.note([self.take_back(1.0 + self.version)])
        self.seen.append(self.game.view(None))

    def check(self) -> None:
        """What is shown is what was there, and nothing of it is later."""
        shown = self.gallery.shown
        assert shown.version == max(0, self.version - DELAY)
        assert shown.game.view(None) == self.seen[shown.version]
        assert self.gallery.seen_until == (None if self.version == 0 else 1.0 + shown.version)


def test_moves_and_undos_are_seen_so_many_entries_later() -> None:
    evening = Evening()
    evening.check()
    for turn in range(12):
        evening.take_last_back() if turn in (5, 8) else evening.move()
        evening.check()
        came = evening.gallery.last
        assert (came is None) == (evening.version <= DELAY)
        assert came is None or came.version == evening.version - DELAY


def test_who_sits_where_is_seen_in_its_place_between_the_moves() -> None:
    evening = Evening()
    gallery, ola = evening.gallery, evening.seats[0]
    renamed = [replace(ola, name="Ala"), evening.seats[1]]
    gallery.sit(renamed, evening.began)
    assert gallery.shown.seats == renamed  # nothing is hidden yet
    evening.move()
    away = [replace(ola, stand_in=True), evening.seats[1]]
    gallery.sit(away, evening.began)
    for _ in range(DELAY - 1):
        evening.move()
        assert gallery.shown.seats == renamed
    evening.move()
    assert gallery.shown.version == 1 and gallery.shown.seats == away


def test_what_does_not_replay_and_is_taken_back_is_not_seen() -> None:
    evening = Evening()
    gallery = evening.gallery
    evening.move()
    evening.take_last_back()
    evening.move()
    first = gallery._coming[0]
    assert isinstance(first, Entry)
    gallery._coming[0] = replace(first, text="claim nowhere: 3 red")
    evening.move()  # under other rules the first move cannot be made any more
    assert gallery.last is None and gallery.shown.version == 0
    evening.move()
    assert gallery.shown.version == 2 and gallery.shown.game.view(None) == evening.seen[2]
    evening.move()
    assert gallery.shown.version == 3 and gallery.shown.game.view(None) == evening.seen[3]
