"""The laws that hold in every game: random games of every title, recounted after every move."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import branchline as bl
from branchline.games.tickets.board import CARDS
from branchline.games.tickets.state import ON_TOP, OUT, UNDER
from branchline.shelf import undealt
from ledger import rule
from tickets.arrange import MIXED, arrange, claiming, mixed_title, small_game, small_title

pytestmark = pytest.mark.slow

TITLES = ("switzerland", "northern-lights", "usa", "nordic-countries", "germany", "india")
TASTES: tuple[dict[str, int], ...] = (
    {},
    {"claim": 9},
    {"draw": 9},
    {"tickets": 9},
    {"draw": 20, "claim": 0, "tickets": 0},
    {"claim": 5, "tickets": 0},
)
"""How much likelier than others some kinds of moves are chosen; 0 means only if there is nothing else."""


def choose(game: bl.Game, dice: random.Random, taste: dict[str, int]) -> bl.Move:
    """A kind of move by taste, then any move of it."""
    groups: dict[str, list[bl.Move]] = {}
    for move in game.legal_moves():
        groups.setdefault(move.group, []).append(move)
    names = sorted(groups)
    weights = [taste.get(name, 1) for name in names]
    name = dice.choices(names, weights)[0] if any(weights) else dice.choice(names)
    return dice.choice(groups[name])


# -- counting again, without trusting the engine's own audit --------------------------------------


class Look:
    """A table as its players see it, taken once per move."""

    def __init__(self, game: bl.Game) -> None:
        title: Any = game.title
        self.game = game
        self.rules: Any = title.map.rules
        self.tracks: Any = title.map.tracks
        self.position: Any = game._position
        self.public: dict[str, Any] = game.view(None)
        self.views = [game.view(seat) for seat in range(game.players)]

    def lying(self) -> Counter[str]:
        """The train cards in deck, discard pile and row, and in a tunnel attempt."""
        found = Counter(card for card in self.public["row"] if card)
        found.update(self.public["discard"])
        found.update({CARDS[card]: int(self.position.deck[card]) for card in range(9)})
        if self.public["tunnel"]:
            found.update(self.public["tunnel"]["laid"])
            found.update(self.public["tunnel"]["revealed"])
        return found


def check_cards(look: Look) -> None:
    """TR-INV-01: every card is somewhere, and nobody sees a wrong number."""
    found = look.lying()
    for view in look.views:
        found.update(view["hand"])
        seat = view["seats"][view["seat"]]
        assert seat["cards"] == sum(view["hand"].values())
        assert all(n <= view["hand"].get(card, 0) for card, n in seat["shown"].items())
    colors = dict.fromkeys(CARDS[:8], look.rules.cards_per_color)
    assert found == Counter({**colors, "loco": look.rules.locomotives})
    assert look.public["deck"] == sum(look.position.deck)


def check_wagons(look: Look, wagons: int) -> None:
    """TR-INV-02: wagons are left or on the board, and the score is that of the tracks."""
    for seat in look.public["seats"]:
        lengths = [look.tracks[track].length for track in seat["tracks"]]
        assert seat["wagons"] + sum(lengths) == wagons
        assert seat["wagons"] >= 0
        assert seat["score"] == sum(look.rules.track_points[length - 1] for length in lengths)


def check_tickets(look: Look, returned: int) -> None:
    """TR-INV-03: every ticket card is in one place only; `returned` is what the log tells."""
    ids = look.position.board.ticket_ids
    seen: list[str] = []
    for view in look.views:
        seat = view["seats"][view["seat"]]
        seen += [ticket["ticket"] for ticket in view["tickets"]] + view["offer"]
        assert seat["offered"] == len(view["offer"])
        assert seat["tickets"] == (None if view["phase"] in ("announcing", "choosing") else len(view["tickets"]))
    places: dict[int, list[str]] = {ON_TOP: [], UNDER: [], OUT: []}
    for number, at in enumerate(look.position.ticket_at):
        places.get(int(at), []).append(ids[number])
    under = [ids[ticket] for ticket in look.position.under][look.position.under_at :]
    assert sorted(places[UNDER]) == sorted(under)
    assert look.public["ticket_deck"] == len(under) + len(places[ON_TOP])
    assert sorted(seen + under + places[ON_TOP] + places[OUT]) == sorted(ids)
    assert len(places[OUT]) == (returned if look.rules.tickets_returned == "out" else 0)


def check_groups(look: Look) -> None:
    """TR-INV-04: parallel tracks have different owners, and no more than the table allows."""
    owners: dict[str, list[int]] = {}
    for number, seat in enumerate(look.public["seats"]):
        for track in seat["tracks"]:
            owners.setdefault(track.partition("/")[0], []).append(number)
    sizes = Counter(track.partition("/")[0] for track in look.tracks)
    for pair, seats in owners.items():
        limits = {1: (1,) * 4, 2: look.rules.open_doubles, 3: look.rules.open_triples}[sizes[pair]]
        assert len(seats) == len(set(seats)) <= limits[look.game.players - 2]


def check_row(look: Look, before: list[str | None], events: list[bl.Event]) -> None:
    """TR-INV-05: the row is full while there are cards, and flushed within the limits of A-12 and A-34."""
    row = look.public["row"]
    assert len(row) == look.rules.row
    if None in row:
        assert look.public["deck"] == 0
        assert not look.public["discard"]
    told = [event.key for event in events]
    if "turned-up" not in told and "took" not in told:
        assert row == before
    most = look.rules.flush_at
    if not most:
        assert "flushed" not in told
    elif "turned-up" in told and None not in row and row.count("loco") >= most and look.public["deck"]:
        others = look.lying() - Counter({"loco": 99})
        assert told.count("flushed") == 3 or others.total() < look.rules.row - most + 1


def check_piles(look: Look) -> None:
    """TR-INV-06, -08: somebody can move, and an empty deck means there are no discards."""
    assert look.public["deck"] or not look.public["discard"]
    moves = look.game.legal_moves()
    assert bool(moves) == (not look.game.is_over)
    assert len(moves) == len(set(moves.codes()))
    assert "pass" not in moves or len(moves) == 1


def follow(game: bl.Game, dice: random.Random, taste: dict[str, int], most: int) -> None:
    """Play on at random and check every law after every move."""
    look = Look(game)
    wagons = game.options.get("wagons", look.rules.wagons)
    returned = 0
    for _ in range(most):
        check_cards(look)
        check_wagons(look, wagons)
        check_tickets(look, returned)
        check_groups(look)
        check_piles(look)
        assert game.audit() == []
        if game.is_over:
            return
        row = look.public["row"]
        events = list(game.play(choose(game, dice, taste)))
        returned += sum(event.params["returned"] for event in events if event.key == "kept-tickets")
        look = Look(game)
        check_row(look, row, events)


options = st.fixed_dictionaries({"draw_row_when_deck_empty": st.booleans(), "may_stop_after_one": st.booleans()})
seeds = st.integers(0, 2**32)
LAWS = ("TR-INV-01", "TR-INV-02", "TR-INV-03", "TR-INV-04", "TR-INV-05", "TR-INV-06", "TR-INV-08")


@rule(*LAWS)
@given(st.sampled_from(TITLES), st.integers(2, 5), options, seeds, st.sampled_from(TASTES))
def test_laws_of_the_titles(
    title: str, players: int, options: dict[str, Any], seed: int, taste: dict[str, int]
) -> None:
    seats = min(players, bl.titles()[title].most_players)
    game = bl.new_game(title, players=seats, seed=seed, **options)
    follow(game, random.Random(seed), taste, 60)


def full_rules(draw: dict[str, Any]) -> dict[str, Any]:
    """Rules that belong together: ferries can be paid, the flush fits the row."""
    rules = dict(draw)
    rules["flush_at"] = min(rules["flush_at"], rules["row"])
    if rules["locomotives"] == 0:
        rules["pair_pays_symbol"] = True
    return rules


mixed_rules = st.fixed_dictionaries(
    {
        "ledger": st.sampled_from(["northern-lights", "switzerland", "base"]),
        "wagons": st.integers(6, 14),
        "hand": st.integers(1, 3),
        "row": st.integers(3, 5),
        "cards_per_color": st.integers(3, 5),
        "locomotives": st.sampled_from([0, 4, 12]),
        "flush_at": st.sampled_from([0, 2, 3]),
        "face_up_locomotive_ends_draw": st.booleans(),
        "locomotives_on": st.sampled_from(["all", "tunnels"]),
        "pair_pays_symbol": st.booleans(),
        "tickets_dealt": st.sampled_from([2, 3]),
        "tickets_kept_at_start": st.sampled_from([1, 2]),
        "tickets_returned": st.sampled_from(["under", "out"]),
        "tunnel_reveal": st.sampled_from([0, 3, 6]),
        "goals_in_play": st.integers(0, 4),
        "longest_path": st.sampled_from([0, 10]),
        "last_round_at": st.sampled_from([0, 2]),
    }
).map(full_rules)


@rule(*LAWS)
@given(mixed_rules, st.integers(2, 5), options, seeds, st.sampled_from(TASTES))
def test_laws_of_a_map_with_everything(
    rules: dict[str, Any], players: int, options: dict[str, Any], seed: int, taste: dict[str, int]
) -> None:
    game = undealt(mixed_title(**rules), players, options, seed, None)
    game._deal(None)
    follow(game, random.Random(seed), taste, 150)
    if game.is_over:
        check_score(game)


def check_score(game: bl.Game) -> None:
    """The total is the sum of the score sheet, and the quick total the same."""
    outcome = game.outcome()
    assert [sum(line.points for line in lines) for lines in outcome.breakdown] == outcome.scores
    assert game._position.scores() == outcome.scores
    assert outcome.winners
    assert all(outcome.scores[winner] == max(outcome.scores) for winner in outcome.winners)


# -- the end ---------------------------------------------------------------------------------------


@rule("TR-INV-06", "TR-INV-07")
@given(st.sampled_from(TITLES), st.integers(2, 5), seeds)
def test_every_game_ends(title: str, players: int, seed: int) -> None:
    game = bl.new_game(title, players=min(players, bl.titles()[title].most_players), seed=seed)
    dice = random.Random(seed)
    turns = 0
    before = (-1, -1)
    while not game.is_over:
        moves = game.legal_moves()
        told = [event.key for event in game.play(moves[dice.randrange(len(moves))])]
        if game.view(None)["phase"] == "turn":
            turns += 1
            assert turns <= 2000
            now = progress(game)
            assert now > before or "tunnel-declined" in told or "passed" in told
            before = now
    check_score(game)


def progress(game: bl.Game) -> tuple[int, int]:
    """What a turn makes grow: tracks claimed, else cards and tickets held."""
    seats = game.view(None)["seats"]
    return sum(len(seat["tracks"]) for seat in seats), sum(seat["cards"] + seat["tickets"] for seat in seats)


# -- shuffling -------------------------------------------------------------------------------------

COLORS = {"a-b": "red", "b-c": "blue", "c-d": "white"}
ORDERLY = small_title({track: {"length": 2, "color": color} for track, color in COLORS.items()})


@rule("TR-INV-09")
@given(st.permutations(["a-b", "b-c", "c-d"]), seeds)
def test_a_reshuffle_does_not_depend_on_the_order_of_the_discards(order: list[str], seed: int) -> None:
    pay = {"a-b": "2R", "b-c": "2B", "c-d": "2W"}

    def after(claims: list[str]) -> tuple[list[str], list[Any]]:
        game = small_game(ORDERLY, 3, seed=seed % 1000)
        arrange(game, hands=dict.fromkeys(range(3), "2R2B2W"), row="PPPPP", deck="1K", discard="")
        for track in claims:
            game.play(claiming(track, pay[track]))
        for _ in range(6):
            game.play("draw deck")
        return game.view(None)["row"], [game.log(seat)[-1].params for seat in range(3)]

    assert after(order) == after(["a-b", "b-c", "c-d"])


@rule("TR-INV-09")
@given(mixed_rules, st.integers(2, 5), seeds)
def test_the_same_seed_and_moves_give_the_same_game(rules: dict[str, Any], players: int, seed: int) -> None:
    games = []
    for _ in range(2):
        game = undealt(mixed_title(**rules), players, {}, seed, None)
        game._deal(None)
        dice = random.Random(seed)
        for _ in range(40):
            if not game.is_over:
                game.play(choose(game, dice, {}))
        games.append(game)
    assert games[0].record().dumps() == games[1].record().dumps()
    replayed = bl.Record.loads(games[0].record().dumps()).replay()
    for seat in (None, *range(players)):
        assert replayed.view(seat) == games[0].view(seat)
        assert [e.as_dict() for e in replayed.log(seat)] == [e.as_dict() for e in games[0].log(seat)]


def test_the_map_of_these_tests_has_everything() -> None:
    title: Any = mixed_title()
    tracks = title.map.tracks.values()
    assert any(track.tunnel and track.bonus for track in tracks)
    assert any(track.ferry and track.bonus for track in tracks)
    assert {id.partition("/")[2] for id in title.map.tracks} == {"", "1", "2", "3"}
    assert any(isinstance(ticket.to, dict) for ticket in title.map.tickets.values())
    assert title.attachment().startswith(MIXED)
