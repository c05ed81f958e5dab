"""Arranging tables for tests: small made-up boards, and any hands, rows and piles on any board.

Cards are written as in the ledger: `2L3B1R`; P W B Y O K R G are the colours, L the locomotive.
"""

from __future__ import annotations

import json
import re
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.games.tickets.board import CARDS, KINDS
from branchline.games.tickets.mapcheck import Checker
from branchline.games.tickets.mapfile import read_map
from branchline.games.tickets.state import EMPTY, TURN
from branchline.games.tickets.titles import TicketTitle, load
from branchline.shelf import undealt

LETTERS = "PWBYOKRGL"


def cards(text: str) -> list[int]:
    """Counts per card kind of `2L3B`."""
    counts = [0] * int(KINDS)
    for number, letter in re.findall(r"(\d*)([A-Z])", text):
        counts[LETTERS.index(letter)] += int(number or 1)
    return counts


def text_of(payment: int) -> str:
    """A packed payment as the ledger writes it: locomotives first."""
    counts = [payment >> (4 * kind) & 15 for kind in range(9)]
    order = [8, *range(8)]
    return "".join(f"{counts[kind]}{LETTERS[kind]}" for kind in order if counts[kind])


def small_title(tracks: dict[str, Any], tickets: dict[str, Any] | None = None, **more: Any) -> TicketTitle:
    """A title on a made-up board. Cities are taken from the tracks unless given as `cities=`."""
    cities = {city: {"name": city.title()} for id in tracks for city in id.partition("/")[0].split("-")}
    cities.update(more.pop("cities", {}))
    ends = list(cities)
    if tickets is None:
        first = next(iter(tracks)).partition("/")[0].split("-")
        tickets = {f"t{i}": {"from": first[0], "to": first[1], "points": 5} for i in range(30)}
        if more.get("rules", {}).get("long_tickets_dealt"):
            long = {"from": first[0], "to": first[1], "points": 20, "deck": "long"}
            tickets |= {f"long{i}": long for i in range(6)}
    tables = {
        "name": "Test",
        "players": more.pop("players", [2, 5]),
        "cities": {id: cities[id] for id in ends},
        "tracks": tracks,
        "tickets": tickets,
        **more,
    }
    map = read_map(tables, "test map")
    Checker(map, "test map").check()
    return TicketTitle("tickets", map, "")


def small_game(title: TicketTitle, players: int = 2, seed: int = 1, chosen: bool = True, **options: Any) -> bl.Game:
    """A game on a made-up board, seat 0 first; past the starting choice unless `chosen=False`."""
    game = undealt(title, players, {"first_player": 0, **options}, seed, None)
    game._deal(None)
    return after_choice(game) if chosen else game


def begun(title: str, players: int = 2, seed: int = 1, chosen: bool = True, **options: Any) -> bl.Game:
    """A game of a title, seat 0 first; past the starting choice (all kept) unless `chosen=False`."""
    game = bl.new_game(title, players=players, seed=seed, **{"first_player": 0, **options})
    return after_choice(game) if chosen else game


def after_choice(game: bl.Game) -> bl.Game:
    """Everybody keeps all starting tickets."""
    for _ in range(game.players):
        offered = len(game.view(game.to_move)["offer"])
        game.play("keep " + " ".join(str(n + 1) for n in range(offered)))
    return game


def arrange(
    game: bl.Game,
    hands: dict[int, str] | None = None,
    row: str | None = None,
    deck: str | None = None,
    discard: str | None = None,
    wagons: dict[int, int] | None = None,
    to_move: int | None = None,
) -> bl.Game:
    """Put cards and wagons where a test wants them. Cards not named keep their place.

    Card totals are what the test makes them; use `full_deck` to put all that is left into the deck.
    """
    p: Any = game._position
    for seat, held in (hands or {}).items():
        for kind, n in enumerate(cards(held)):
            p.hands[seat * 9 + kind] = n
            p.shown[seat * 9 + kind] = 0
            p.blind[seat * 9 + kind] = 0
    if row is not None:
        faces = [LETTERS.index(letter) for letter in row]
        for slot in range(len(p.row)):
            p.row[slot] = faces[slot] if slot < len(faces) else EMPTY
    if deck is not None:
        p.deck = vec[i64](cards(deck))
        p.deck_size = sum(cards(deck))
        p.fresh = vec[i64](cards(deck))
    if discard is not None:
        p.discard = vec[i64](cards(discard))
        p.discard_size = sum(cards(discard))
    for seat, left in (wagons or {}).items():
        p.wagons[seat] = left
    if to_move is not None:
        p.to_move = to_move
        p.phase = TURN
    game._legal = None
    return game


def full_deck(game: bl.Game) -> bl.Game:
    """Put every card that is nowhere else into the deck, so that all cards are there again."""
    p: Any = game._position
    for kind in range(9):
        there = p.board.locomotives if kind == 8 else p.board.per_color
        seen = p.discard[kind] + sum(1 for face in p.row if face == kind)
        seen += sum(p.hands[seat * 9 + kind] for seat in range(game.players))
        p.deck[kind] = there - seen
        p.fresh[kind] = there - seen
    for at in range(len(p.blind)):
        p.blind[at] = 0
    p.deck_size = sum(p.deck)
    game._legal = None
    return game


def own(game: bl.Game, seat: int, *tracks: str) -> bl.Game:
    """Give tracks to a seat as if claimed, with wagons and points."""
    from branchline.games.tickets.claiming import place_wagons

    p: Any = game._position
    for track in tracks:
        number = p.board.track_by_id[track]
        place_wagons(p, seat, number)
        p.score[seat] += p.board.points[p.board.length[number]]
    game._legal = None
    return game


def hold(game: bl.Game, seat: int, *tickets: str) -> bl.Game:
    """Make these the only tickets a seat holds; what it held goes out of the game."""
    p: Any = game._position
    for number in range(len(p.ticket_at)):
        if p.ticket_at[number] == seat:
            p.ticket_at[number] = 30
    for ticket in tickets:
        number = p.board.ticket_ids.index(ticket)
        if p.ticket_at[number] == -1:
            p.on_top -= 1
        p.ticket_at[number] = seat
    return game


def play_drawing(game: bl.Game, move: str, drawn: str) -> Any:
    """Make a move in which exactly these cards are drawn from the deck, in this order."""
    code = game._position.move_code(move)
    game._check(code)
    return game._make(code, vec[i64]([LETTERS.index(letter) for letter in drawn]))


def finish(game: bl.Game) -> bl.Outcome:
    """End the game now, as if the last round were over, and score it."""
    p: Any = game._position
    p.turns_left = 0
    p.finish()
    game._legal = None
    return game.outcome()


def keys(events: Any) -> list[str]:
    """The keys of events, in order."""
    return [event.key for event in events]


def title_like(id: str, tracks: dict[str, Any], tickets: dict[str, Any] | None = None, **more: Any) -> TicketTitle:
    """A made-up board under the rules of a title of the shelf; the goals given are all in play."""
    like: Any = bl.titles()[id]
    rules = {field: getattr(like.map.rules, field) for field in like.map.rules.__struct_fields__}
    rules["goals_in_play"] = len(more.get("goals", {}))
    rules.update(more.pop("rules", {}))
    more.setdefault("players", list(like.map.players))
    return small_title(tracks, tickets, rules=rules, **more)


def verdict(game: bl.Game, move: str) -> str | None:
    """The rule that forbids a move, None if it is legal; the list of legal moves must say the same."""
    refusal = game.why_not(move)
    assert (refusal is None) == (move in game.legal_moves()), move
    return None if refusal is None else refusal.rule


def put_goals(game: bl.Game, *goals: str) -> bl.Game:
    """Put exactly these goals in play."""
    p: Any = game._position
    p.goals = vec[i64]([p.board.goal_ids.index(goal) for goal in goals])
    return game


def with_goal(outcome: bl.Outcome, goal: str) -> list[int]:
    """The seats that were paid for a goal."""
    return [
        seat
        for seat, lines in enumerate(outcome.breakdown)
        if any(line.source == "goal" and line.params["goal"] == goal for line in lines)
    ]


def words(text: str) -> str:
    """Cards as moves write them: `2L3B` is `3 blue 2 loco`."""
    return " ".join(f"{n} {CARDS[kind]}" for kind, n in enumerate(cards(text)) if n)


def claiming(track: str, text: str) -> str:
    """The move that claims a track with these cards."""
    return f"claim {track}: {words(text)}"


def ledger_text(counts: dict[str, int]) -> str:
    """Counts per card, as moves and views give them, as the ledger writes them: locomotives first."""
    return "".join(f"{counts[card]}{LETTERS[CARDS.index(card)]}" for card in ("loco", *CARDS[:8]) if counts.get(card))


def payments_of(game: bl.Game, track: str) -> list[str]:
    """Every payment the legal moves offer for a track."""
    claims = [move.params for move in game.legal_moves() if move.group == "claim"]
    return [ledger_text(claim["cards"]) for claim in claims if claim["track"] == track]


def leave_tickets(game: bl.Game, left: int) -> bl.Game:
    """Take tickets off the deck and out of the game until this many are left."""
    p: Any = game._position
    for number in range(len(p.ticket_at)):
        if p.on_top > left and p.ticket_at[number] == -1:
            p.ticket_at[number] = 30
            p.on_top -= 1
    game._legal = None
    return game


def deal_drawing(title: TicketTitle, players: int, drawn: str, **options: Any) -> bl.Game:
    """A game, seat 0 first, whose deal draws exactly these train cards; goals and tickets come in order."""
    game = undealt(title, players, {"first_player": 0, **options}, 1, None)
    goals = [500 + goal for goal in range(title.board.goals_in_play)]
    long = [ticket for ticket in range(title.board.tickets()) if title.board.ticket_deck[ticket]]
    others = [ticket for ticket in range(title.board.tickets()) if not title.board.ticket_deck[ticket]]
    tickets = []
    for _ in range(players):
        tickets += [100 + long.pop(0) for _ in range(title.board.long_deal)]
        tickets += [100 + others.pop(0) for _ in range(title.board.deal)]
    game._deal(vec[i64]([*(LETTERS.index(letter) for letter in drawn), *goals, *tickets]))
    return game


def faces(game: bl.Game) -> str:
    """The face-up row as letters; a dot is an empty slot."""
    return "".join(LETTERS[CARDS.index(card)] if card else "." for card in game.view(None)["row"])


def level(game: bl.Game, *seats: int) -> bl.Outcome:
    """End the game with track points changed so that these seats have equal totals, and score it."""
    p: Any = game._position
    scores = finish(game.copy()).scores
    for seat in seats:
        p.score[seat] += scores[seats[0]] - scores[seat]
    outcome = finish(game)
    assert len({outcome.scores[seat] for seat in seats}) == 1
    return outcome


MIXED = """\
name = "Mixed"
players = [2, 5]

[countries]
de = "Germany"
fr = "France"

[cities]
a = { name = "A", country = "de" }
b = { name = "B", country = "de" }
c = { name = "C", country = "fr" }
d = { name = "D", country = "fr" }
e = { name = "E", country = "fr" }
f = { name = "F", country = "fr" }
d1 = { name = "", country = "de", border = true }
d2 = { name = "", country = "de", border = true }
f1 = { name = "", country = "fr", border = true }

[tracks]
"a-b/1" = { length = 1, color = "red" }
"a-b/2" = { length = 1, color = "blue" }
"a-b/3" = { length = 1 }
"b-c/1" = { length = 2, color = "red", tunnel = true }
"b-c/2" = { length = 2, tunnel = true }
c-d = { length = 3 }
d-e = { length = 2, ferry = 1 }
e-f = { length = 3, ferry = 2, bonus = 1 }
a-f = { length = 2, color = "green", bonus = 2 }
c-f = { length = 3, color = "black", tunnel = true, bonus = 1 }
a-d1 = { length = 1 }
e-d2 = { length = 2, tunnel = true }
d-f1 = { length = 1, color = "red" }

[tickets]
ae = { from = "a", to = "e", points = 7, copies = 3 }
bd = { from = "b", to = "d", points = 5, copies = 3 }
cf = { from = "c", to = "f", points = 4, copies = 3 }
ade = { from = "a", to = { de = 1, fr = 6 }, copies = 3 }
defr = { from = "de", to = { fr = 8 }, copies = 4 }

[goals.way]
metric = "longest-path"
points = 5

[goals.captain]
metric = "ferries"
points = 4

[goals.thrift]
metric = "wagons-left"
points = 3

[goals.empire]
metric = "countries"
points = 2
"""


def mixed_title(**rules: Any) -> TicketTitle:
    """A small map with tunnels, ferries, bonuses, a triple, border spots and goals, under any rules."""
    lines = [f"{name} = {json.dumps(value)}" for name, value in rules.items()]
    return load("tickets", "\n".join([MIXED, "[rules]", *lines]) + "\n", "mixed")
