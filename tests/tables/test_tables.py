"""Tables without I/O: whole games of every title with no event loop, told to everybody as they happen."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import branchline as bl
from branchline import tables
from branchline.core.changes import apply_changes
from branchline.tables import (
    Audience,
    Clock,
    Entry,
    ForbiddenMove,
    KeptBots,
    Place,
    Refused,
    Table,
    UndoRequest,
    bots,
    seating,
)
from branchline.tables.messages import Onlooker, Surroundings, seating_told
from branchline.tables.wire import FromClient, ToClient

FOLDER = Path(tables.__file__).parent
ALLOWED = ("branchline.core", "branchline.bots", "branchline.tables", "msgspec")
PURE = {"__future__", "collections", "hashlib", "typing"}
"""Modules of the standard library that neither wait, nor write, nor know the time."""
HOUR = 3600.0


def test_a_table_imports_nothing_that_waits_writes_or_knows_the_time() -> None:
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert name.startswith(ALLOWED) or name.split(".")[0] in PURE, f"{path.name} imports {name}"


def read(message: Any) -> dict[str, Any]:
    """A message as it arrives at a client."""
    return dict(msgspec.json.decode(msgspec.json.encode(message)))


class Client:
    """Somebody who keeps a view and facts by the messages alone."""

    def __init__(self, seat: int | None, guest: str | None = None, language: str = "") -> None:
        self.seat = seat
        self.guest = guest
        self.language = language
        self.view: Any = None
        self.facts: Any = None
        self.turn: dict[str, Any] = {}
        self.version = -1
        self.sentences: list[str] = []

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.view, self.facts = message["view"], message["facts"]
        else:
            assert message["version"] == self.version + 1
            for event in message["move"]["events"]:
                self.view = apply_changes(self.view, event.get("changes", []))
                self.sentences.append(event.get("text", ""))
            self.view = apply_changes(self.view, message["changes"])
            self.facts = apply_changes(self.facts, message["facts"])
        self.version, self.turn = message["version"], message["turn"]

    def check(self, table: Table) -> None:
        """What was told is what the core tells this seat."""
        assert self.view == table.game.view(self.seat)
        assert self.facts == table.game.facts(self.seat)
        legal = self.turn["legal"]
        mine = table.mover is not None and table.mover.number == self.seat
        assert [move["text"] for move in legal or []] == ([str(m) for m in table.game.legal_moves()] if mine else [])


class Evening:
    """A table with its audience, played by nobody but this test."""

    def __init__(self, table: Table, clients: list[Client]) -> None:
        self.table = table
        self.clients = clients
        self.audience = Audience(table)
        self.bots = KeptBots(9)
        self.now = 1.0
        table.watched = True
        self.tell_anew()

    def tell_anew(self) -> None:
        for client in self.clients:
            client.hear(read(self.audience.whole(client, self.now)))

    def tell_move(self) -> None:
        told = 0
        for message, clients in self.audience.moved(self.clients, self.now):
            for client in clients:
                client.hear(read(message))
                client.check(self.table)
                told += 1
        assert told == len(self.clients)

    def play(self, seat: int, move: str, key: str | None = None, reason: str = "") -> None:
        played = self.table.play(seat, move, self.table.version, self.now, key, reason)
        assert played.entry is not None and played.version == self.table.version
        self.tell_move()
        self.now += 1.0


def people(count: int) -> list[Place]:
    return [seating.person(number, f"guest {number}", f"Guest {number}") for number in range(count)]


def opened(title: str, seats: list[Place], **options: Any) -> Table:
    """A table of a live game, keyed by a secret."""
    game = bl.new_game(title, players=len(seats), secret=bytes(range(32)), **options)
    record = game.record()
    record.secret = bytes(range(32))
    return Table(record, seats, id="a table")


TITLES = [(title, count) for title, found in bl.titles().items() for count in {found.least_players, found.most_players}]


@pytest.mark.parametrize(("title", "count"), TITLES)
def test_a_whole_game_is_told_to_everybody_step_by_step(title: str, count: int) -> None:
    """People, a bot, keys sent twice, versions gone by, undos; every view is kept by messages alone."""
    seats = people(count)
    if count > 1:
        seats[-1] = Place(count - 1, "bot", None, "Brunel", "random", False)
    table = opened(title, seats)
    table.clock = Clock("game", 10**6)
    clients = [Client(seat.number, seat.guest, "pl") for seat in seats] + [Client(None), Client(None, language="en")]
    evening = Evening(table, clients)
    chance = random.Random(f"{title} {count}")
    undone = 0
    while not table.game.is_over:
        question = bots.bot_question(table, evening.now)
        if question is not None:
            choice = evening.bots.choose(table.line, table.game, question)
            reason = msgspec.json.encode(choice.explanation.as_dict()).decode()
            evening.play(question.seat, str(choice.move), None, reason)
            continue
        seat = table.game.to_move
        assert seat is not None
        move = chance.choice(clients[seat].turn["legal"])["text"]
        key = f"key {table.version}"
        if chance.random() < 0.1:
            try_in_vain(table, seat, move)
        evening.play(seat, move, key)
        again = table.play(seat, move, table.version - 1, evening.now, key)
        assert again.entry is None and again.version == table.version
        if chance.random() < 0.15 and not table.game.is_over:
            undone += take_back(evening, seat)
    finish(evening)
    assert undone or count == 1 or table.move_count < 40


def try_in_vain(table: Table, seat: int, move: str) -> None:
    """What is refused leaves the table as it was."""
    before = (table.version, table.game.view(seat), table.game.record().dumps())
    for refused in (
        lambda: table.play(seat, move, table.version + 1, 0.0, "another key"),
        lambda: table.play(seat, move, table.version - 1, 0.0),
        lambda: table.play(seat, "no such move", table.version, 0.0),
        lambda: table.answer_undo(seat, True),
        lambda: table.take_back(0.0),
    ):
        with pytest.raises(Refused):
            refused()
    if len(table.seats) > 1:
        other = (seat + 1) % len(table.seats)
        with pytest.raises(ForbiddenMove):
            table.play(other, move, table.version, 0.0)
        with pytest.raises(ForbiddenMove):
            bots.hint_question(table, other)
    assert bots.hint_question(table, seat).bot == "hard"
    assert (table.version, table.game.view(seat), table.game.record().dumps()) == before


def take_back(evening: Evening, seat: int) -> int:
    """Ask, let everybody agree, and play the same again: chance answers the same."""
    table = evening.table
    before = table.game.record().dumps()
    request = table.ask_undo(seat)
    gone = table.record.moves[request.keep :]
    for other in table.others(seat):
        if not table.undo_granted:
            assert table.answer_undo(other, True) is not None
    assert table.undo_granted
    entry = table.take_back(evening.now)
    assert entry.kind == "undo" and table.version == entry.version and table.move_count == request.keep
    evening.tell_anew()
    for text, _ in gone:
        assert table.game.to_move is not None
        evening.play(table.game.to_move, text)
    assert table.game.record().dumps() == before
    return 1


def finish(evening: Evening) -> None:
    """At the end everything is told, and nothing is taken back any more."""
    table = evening.table
    told = read(evening.audience.whole(Onlooker(None, None), evening.now))
    assert told["outcome"] == read(table.game.outcome().as_dict()) and told["secret"] == bytes(range(32)).hex()
    assert len(told["log"]) == table.move_count + 1
    assert len(told["reasons"]) == len([n for n in table.reasons if n <= table.move_count])
    assert bl.Record.loads(table.game.record().dumps()).verify() == []
    assert all(sentence for client in evening.clients if client.language for sentence in client.sentences)
    table.undo = UndoRequest(0, table.move_count - 1, list(range(9)))  # somebody had asked, and all had agreed
    for never in (lambda: table.ask_undo(0), lambda: table.answer_undo(0, True), lambda: table.take_back(0.0)):
        with pytest.raises(Refused):
            never()
    assert table.game.is_over


def test_a_table_is_its_log() -> None:
    table = opened("usa", people(2))
    entries = []
    chance = random.Random(4)
    while table.version < 60:
        seat = table.game.to_move
        assert seat is not None
        move = str(chance.choice(list(table.game.legal_moves())))
        entries.append(table.play(seat, move, table.version, table.version * 2.0, f"key {table.version}").entry)
        if table.version in (20, 40):
            table.ask_undo(seat)
            table.answer_undo(1 - seat, True)
            entries.append(table.take_back(table.version * 2.0))
    again = opened("usa", people(2))
    again.follow([entry for entry in entries if entry is not None])
    assert again.game.record().dumps() == table.game.record().dumps()
    assert (again.version, again.spent, again.turn_began) == (table.version, table.spent, table.turn_began)
    assert again.keys == table.keys and again.line == table.line == "a table/2"


def test_a_log_is_followed_without_playing_what_it_takes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    hot_seat = [Place(number, "person", "ola", "Ola", "", False) for number in range(2)]
    table, again = opened("usa", hot_seat), opened("usa", hot_seat)
    log = [played(table, float(number)) for number in range(30)]
    for number in range(50):
        assert table.last_mover is not None
        table.ask_undo(table.last_mover)
        log += [table.take_back(30.0 + number), played(table, 30.0 + number)]
    replayed: list[int] = []
    replay = Table._replay

    def counted(self: Table) -> None:
        replayed.append(self.move_count)
        replay(self)

    monkeypatch.setattr(Table, "_replay", counted)
    again.follow(log)
    assert again.game.record().dumps() == table.game.record().dumps() and again.undone == 50
    assert replayed == [29]


def played(table: Table, now: float) -> Entry:
    """The first legal move, made."""
    assert table.game.to_move is not None
    entry = table.play(table.game.to_move, str(table.game.legal_moves()[0]), table.version, now).entry
    assert entry is not None
    return entry


@pytest.mark.parametrize("mode", ["move", "game"])
def test_taking_a_step_back_gives_no_time(mode: Any) -> None:
    table = opened("northern-lights", people(2), first_player=0)
    table.clock = Clock(mode, 60)
    for seat in range(2):
        table.play(seat, str(table.game.legal_moves()[-1]), table.version, 0.0)
    row = next(str(move) for move in table.game.legal_moves() if str(move) not in ("draw deck", "draw loco"))
    log = []
    for number in range(1, 5):  # draws, thinks, and takes it back, for as long as the clock runs
        log.append(table.play(0, row, table.version, 10.0 * number).entry)
        table.ask_undo(0)
        table.answer_undo(1, True)
        log.append(table.take_back(10.0 * number + 5.0))
        assert table.deadline == 60.0 and table.seconds_left(0) == 60.0
    assert table.is_late(60.0)
    log.append(table.play(0, row, table.version, 50.0).entry)
    assert table.spent == [50.0, 0.0]
    again = opened("northern-lights", people(2), first_player=0)
    again.clock = table.clock
    for seat in range(2):
        again.play(seat, str(again.game.legal_moves()[-1]), again.version, 0.0)
    again.follow([entry for entry in log if entry is not None])
    assert (again.spent, again.turn_began, again.deadline) == (table.spent, table.turn_began, table.deadline)


def test_consent_is_asked_of_all_people_also_of_those_a_bot_stands_in_for() -> None:
    table = opened("northern-lights", people(3), first_player=0)
    for seat in range(3):
        table.play(seat, str(table.game.legal_moves()[-1]), seat, 0.0)
    table.play(0, "draw deck", 3, 0.0)
    assert table.ask_undo(0) == UndoRequest(0, 3, []) and not table.undo_granted
    with pytest.raises(Refused, match="no-undo-asked"):
        table.answer_undo(0, True)  # nobody can agree with oneself
    assert table.answer_undo(1, False) is None
    table.ask_undo(0)
    table.answer_undo(1, True)
    assert table.undo_granted is False
    with pytest.raises(Refused, match="no-undo"):
        table.take_back(0.0)
    seating.seated(table, seating.get_up(table, "guest 2", 2, "easy"), 5.0)
    assert table.undo_granted is False  # a bot cannot agree for its person
    with pytest.raises(Refused, match="no-undo"):
        table.take_back(5.0)
    back = seating.sit_down(table, "guest 2", "Guest 2", 2)
    assert back is not None
    seating.seated(table, back, 5.0)
    table.answer_undo(2, True)
    assert bool(table.undo_granted)
    table.take_back(6.0)
    assert table.game.to_move == 0 and table.version == 5
    table.play(0, "draw deck", 5, 7.0)
    table.ask_undo(0)
    table.play(0, str(table.game.legal_moves()[0]), 6, 8.0)
    assert table.undo is None  # the game went on


def test_seats_are_taken_left_and_stood_in_for() -> None:
    table = Table(opened("usa", people(2)).record, [seating.person(0, "ola", "Ola"), seating.open_place(1)], opened=1.0)
    assert (table.mover, table.is_full) == (None, False)
    with pytest.raises(Refused, match="not-begun"):
        table.play(0, "keep 1 2", 0, 2.0)
    assert seating.seat_to_take(table, "jan") == 1
    change = seating.sit_down(table, "jan", "Jan", 1)
    assert change is not None and change.kind == "joined"
    seating.seated(table, change, 9.0)
    assert table.is_full and table.began == table.turn_began == 9.0 and table.game.names == ["Ola", "Jan"]
    assert seating.sit_down(table, "jan", "Jan", 1) is None
    with pytest.raises(Refused, match="seat-taken"):
        seating.sit_down(table, "eve", "Eve", 0)
    with pytest.raises(Refused, match="no-seat"):
        seating.sit_down(table, "eve", "Eve", 7)
    with pytest.raises(Refused, match="bad-bot"):
        seating.get_up(table, "jan", 1, "no such bot")
    left = seating.get_up(table, "jan", 1, None)
    seating.seated(table, left, 10.0)
    assert left.kind == "bot-took-over" and table.seats[1].is_played_by_bot
    back = seating.sit_down(table, "jan", "Jan", seating.seat_to_take(table, "jan"))
    assert back is not None and back.kind == "came-back"
    told = read(seating_told(table, Onlooker(0, "ola"), None, 11.0))
    assert [seat["yours"] for seat in told["seats"]] == [True, False]


@pytest.mark.parametrize("zero", ["bot-moves", "bot-takes-over"])
def test_clocks_go_by_the_time_they_are_told(zero: Any) -> None:
    table = opened("switzerland", people(2), first_player=0)
    table.clock = Clock("game", 100, zero)
    table.play(0, str(table.game.legal_moves()[0]), 0, 30.0)
    assert table.seconds_left(0) == 70.0 and table.seconds_left(1) == 100.0 and table.deadline == 130.0
    assert bots.bot_question(table, 129.0) is None and seating.time_over(table, 129.0) is None
    assert table.is_late(130.0)
    question, change = bots.bot_question(table, 130.0), seating.time_over(table, 130.0)
    if zero == "bot-moves":
        assert change is None and question is not None and question.seat == 1
    else:
        assert question is None and change is not None and change.kind == "time-over"
        seating.seated(table, change, 130.0)
        taken_over = bots.bot_question(table, 130.0)
        assert taken_over is not None and taken_over.seat == 1 and table.deadline is None
    table.play(1, str(table.game.legal_moves()[0]), 1, 131.0)
    assert table.seconds_left(1) == 0.0 and table.deadline == 201.0


def test_every_message_that_is_told_is_one_of_the_protocol() -> None:
    table = opened("usa", people(2))
    evening = Evening(table, [Client(0, "guest 0")])
    assert table.game.to_move is not None
    around = Surroundings(host="guest 0")
    messages: list[Any] = [evening.audience.whole(Onlooker(1, "guest 0"), HOUR, around=around)]
    table.play(table.game.to_move, str(table.game.legal_moves()[0]), 0, HOUR)
    messages += [message for message, _ in evening.audience.moved(evening.clients, HOUR)]
    messages.append(seating_told(table, Onlooker(0, "guest 0"), None, HOUR))
    assert messages[0].host and {type(message) for message in messages} <= set(ToClient.__args__)
    for message in messages:
        assert msgspec.json.decode(msgspec.json.encode(message), type=ToClient) == message
    tried = b'{"type": "move", "move": "keep 1 2", "version": 0, "key": "a-long-key"}'
    assert msgspec.json.decode(tried, type=FromClient).move == "keep 1 2"
