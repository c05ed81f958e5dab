"""From a checked map to a Board: names become numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.board import COLORS, GREY, Board
from branchline.games.tickets.codes import LONG, SHORT
from branchline.games.tickets.mapfile import MapFile
from branchline.games.tickets.mechanics.registry import MECHANICS


def board_of(map: MapFile) -> Board:
    """The checked map as flat arrays."""
    board = Board()
    fill_cities(board, map)
    fill_tracks(board, map)
    fill_tickets(board, map)
    fill_goals(board, map)
    fill_passengers(board, map)
    fill_rules(board, map)
    board.index_spots()
    board.group_up()
    board.sort_tracks()
    return board


def fill_cities(board: Board, map: MapFile) -> None:
    board.country_ids = list(map.countries)
    numbers = {id: number for number, id in enumerate(map.countries)}
    cities = list(map.cities.values())
    board.city_ids = list(map.cities)
    board.city_names = [city.name for city in cities]
    board.country = vec[i64]([numbers.get(city.country, -1) for city in cities])
    board.border = vec[i64]([int(city.border) for city in cities])
    board.arctic = vec[i64]([int(city.arctic) for city in cities])
    board.capital = vec[i64]([int(city.capital) for city in cities])


def fill_tracks(board: Board, map: MapFile) -> None:
    numbers = {id: number for number, id in enumerate(map.cities)}
    groups: dict[str, int] = {}
    tracks = list(map.tracks.values())
    board.track_ids = list(map.tracks)
    board.track_by_id = {id: number for number, id in enumerate(map.tracks)}
    ends = [id.partition("/")[0].split("-") for id in map.tracks]
    board.end_a = vec[i64]([numbers[a] for a, _ in ends])
    board.end_b = vec[i64]([numbers[b] for _, b in ends])
    alike = map.rules.unequal_pairs_are_doubles is not False
    names = [f"{a}-{b}" if alike else f"{a}-{b} {track.length}" for (a, b), track in zip(ends, tracks, strict=True)]
    board.group = vec[i64]([groups.setdefault(name, len(groups)) for name in names])
    board.length = vec[i64]([track.length for track in tracks])
    board.color = vec[i64]([int(GREY) if track.color == "gray" else COLORS.index(track.color) for track in tracks])
    board.symbols = vec[i64]([track.ferry for track in tracks])
    board.tunnel = vec[i64]([int(track.tunnel) for track in tracks])
    board.any_cards = vec[i64]([track.any_cards for track in tracks])
    board.bonus = vec[i64]([track.bonus for track in tracks])
    board.points = vec[i64]([0, *map.rules.track_points])


def fill_tickets(board: Board, map: MapFile) -> None:
    cities = {id: number for number, id in enumerate(map.cities)}
    countries = {id: number for number, id in enumerate(map.countries)}

    def place(id: str) -> int:
        return cities[id] if id in cities else ~countries[id]

    starts, begins, places, values, decks = [], [0], [], [], []
    for id, ticket in map.tickets.items():
        links = {ticket.to: ticket.points or 0} if isinstance(ticket.to, str) else ticket.to
        for copy in range(ticket.copies):
            board.ticket_ids.append(id if ticket.copies == 1 else f"{id}.{copy + 1}")
            starts.append(place(ticket.start))
            decks.append(int(LONG if ticket.deck == "long" else SHORT))
            places += [place(end) for end in links]
            values += list(links.values())
            begins.append(len(places))
    board.ticket_from = vec[i64](starts)
    board.ticket_start = vec[i64](begins)
    board.ticket_place = vec[i64](places)
    board.ticket_value = vec[i64](values)
    board.ticket_deck = vec[i64](decks)


def fill_passengers(board: Board, map: MapFile) -> None:
    rules = map.rules
    board.place_ids = [*map.cities, *map.countries]
    board.passenger_colors = rules.passenger_colors
    if rules.passenger_colors:
        board.passengers = vec[i64]([map.passengers.get(place, 0) for place in board.place_ids])
    board.passengers_per_color = rules.passengers_per_color
    board.most_passengers, board.second_most = rules.passenger_points


def fill_goals(board: Board, map: MapFile) -> None:
    goals = list(map.goals.values())
    countries = list(map.countries)
    board.goal_ids = list(map.goals)
    board.goal_metric = [goal.metric for goal in goals]
    board.goal_number = vec[i64]([countries.index(g.country) if g.country else g.number for g in goals])
    board.goal_points = vec[i64]([goal.points for goal in goals])
    board.goal_assumed = [goal.assumed for goal in goals]


def fill_rules(board: Board, map: MapFile) -> None:
    rules = map.rules
    board.ledger = rules.ledger
    board.most_players = map.players[1]
    board.wagons = rules.wagons
    board.hand = rules.hand
    board.row = rules.row
    board.per_color = rules.cards_per_color
    board.locomotives = rules.locomotives
    board.flush_at = rules.flush_at
    board.face_up_loco_ends = rules.face_up_locomotive_ends_draw
    board.loco_anywhere = rules.locomotives_on == "all"
    board.loco_on_plain = rules.locomotives_on != "tunnels"
    board.pair_for_symbol = rules.pair_pays_symbol
    board.three_for_symbol = rules.any_three_pay_symbol
    board.threes_on_plain = rules.three_cards_on_plain
    board.deal = rules.tickets_dealt
    board.keep_at_start = rules.tickets_kept_at_start
    board.draw = rules.tickets_drawn
    board.keep_later = rules.tickets_kept_later
    board.returned_under = rules.tickets_returned == "under"
    board.shuffled_at_start = rules.tickets_returned_at_start == "shuffled"
    board.mixes = rules.ticket_mixes
    board.out_at_start = rules.tickets_returned_at_start == "out"
    board.long_deal = rules.long_tickets_dealt
    board.reveal = rules.tunnel_reveal
    board.longest_path = rules.longest_path
    board.globetrotter = rules.globetrotter
    board.goals_in_play = rules.goals_in_play
    board.grand_tour = list(rules.grand_tour)
    for mechanic in MECHANICS:
        for name in mechanic.limits:  # its numbers are called alike in the file and on the board
            setattr(board, name, getattr(rules, name))
    board.tie_break = rules.tie_break
    board.last_round_at = rules.last_round_at
    board.doubles = list(rules.open_doubles)
    board.triples = list(rules.open_triples)
