"""Checking a map: whatever is wrong with it is told at once, each thing with file, entry and reason."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from branchline.core.problems import MOST, Problem, bad_file, nearest
from branchline.games.tickets.board import COLORS
from branchline.games.tickets.goals import METRICS
from branchline.games.tickets.mapfile import City, Goal, MapFile, Ticket, Track
from branchline.games.tickets.mechanics.registry import MECHANICS
from branchline.games.tickets.state import OFFER_WIDTH

TRACK_ID = re.compile(r"([a-z0-9_]+)-([a-z0-9_]+)(?:/([1-9]))?", re.ASCII)
ID = re.compile(r"[a-z0-9_]+", re.ASCII)
LONGEST_NAME = 60
"""Characters of a name that players see."""


class Checker:
    """Collects everything that is wrong with a map."""

    def __init__(self, map: MapFile, file: str) -> None:
        self.map = map
        self.file = file
        self.wrong: list[Problem] = []

    def say(self, entry: str, reason: str, near: str = "", /, **params: Any) -> None:
        self.wrong.append(Problem(entry, f"tickets-map-{reason}", params, near))

    def nearest(self, name: str, there: Iterable[str]) -> str:
        """The name that was perhaps meant, as long as somebody will be told."""
        return nearest(name, there) if len(self.wrong) < MOST else ""

    def one_line(self, entry: str, name: str) -> None:
        if not name.isprintable() or len(name) > LONGEST_NAME:
            self.say(entry, "one-line", most=LONGEST_NAME)

    def within(self, entry: str, value: int, least: int, most: int) -> None:
        """A number has its limits; those that another wrong number turns around say nothing."""
        if least <= most and not least <= value <= most:
            self.say(entry, "range", least=least, most=most, value=value)

    def check(self) -> None:
        """Raise BadMap with all that is wrong."""
        self.check_sizes()
        if self.wrong:
            raise bad_file(self.file, self.wrong)
        self.check_names()
        self.check_rules()
        for id, city in self.map.cities.items():
            self.check_city(id, city)
        for id, track in self.map.tracks.items():
            self.check_track(id, track)
        self.check_groups()
        if not self.wrong:
            reach = self.components()
            for id, ticket in self.map.tickets.items():
                self.check_ticket(id, ticket, reach)
        for id, goal in self.map.goals.items():
            self.check_goal(id, goal)
        self.check_supply()
        if self.wrong:
            raise bad_file(self.file, self.wrong)

    def check_sizes(self) -> None:
        copies = sum(ticket.copies for ticket in self.map.tickets.values())
        for table, size, limit in (
            ("cities", len(self.map.cities), 200),
            ("tracks", len(self.map.tracks), 1000),
            ("tickets", copies, 250),
            ("goals", len(self.map.goals), 60),
            ("countries", len(self.map.countries), 50),
        ):
            if size > limit:
                self.say(table, "too-many", n=size, most=limit)

    def check_names(self) -> None:
        if not self.map.name.strip():
            self.say("name", "no-name")
        self.one_line("name", self.map.name)
        for id, name in self.map.countries.items():
            self.one_line(f"countries.{id}", name)
        for id, goal in self.map.goals.items():
            self.one_line(f"goals.{id}.name", goal.name)
        ids = {"tickets": list(self.map.tickets), "goals": list(self.map.goals), "countries": list(self.map.countries)}
        for table, named in ids.items():
            for id in named:
                if not ID.fullmatch(id):
                    self.say(f"{table}.{id}", "bad-id")
        for id in self.map.countries:
            if id in self.map.cities:
                self.say(f"countries.{id}", "country-is-city")

    def check_rules(self) -> None:
        rules = self.map.rules
        least, most = self.map.players
        if not 2 <= least <= most <= 5:
            self.say("players", "players")
        self.within("rules.wagons", rules.wagons, rules.last_round_at + 1, 200)
        for choice in rules.wagons_choices:
            self.within("rules.wagons_choices", choice, rules.last_round_at + 1, 200)
        for choice in rules.flush_choices:
            self.within("rules.flush_choices", choice, 0, rules.row)
        if rules.flush_choices and rules.flush_at not in rules.flush_choices:
            self.say("rules.flush_choices", "usual-among", n=rules.flush_at)
        if rules.pair_pays_symbol and rules.any_three_pay_symbol:
            self.say("rules.any_three_pay_symbol", "pair-or-three")
        self.within("rules.globetrotter", rules.globetrotter, 0, 100)
        if rules.wagons_choices and rules.wagons not in rules.wagons_choices:
            self.say("rules.wagons_choices", "usual-among", n=rules.wagons)
        self.within("rules.hand", rules.hand, 0, 12)
        self.within("rules.row", rules.row, 1, 9)
        self.within("rules.cards_per_color", rules.cards_per_color, 1, 60)
        self.within("rules.locomotives", rules.locomotives, 0, 60)
        self.within("rules.flush_at", rules.flush_at, 0, rules.row)
        self.within("rules.long_tickets_dealt", rules.long_tickets_dealt, 0, int(OFFER_WIDTH) - 1)
        dealt = rules.long_tickets_dealt + rules.tickets_dealt
        self.within("rules.tickets_dealt", rules.tickets_dealt, 1, int(OFFER_WIDTH) - rules.long_tickets_dealt)
        self.within("rules.tickets_kept_at_start", rules.tickets_kept_at_start, 1, dealt)
        for mechanic in MECHANICS:
            for name, (fewest, highest) in mechanic.limits.items():
                self.within(f"rules.{name}", getattr(rules, name), fewest, highest)
        self.within("rules.tickets_drawn", rules.tickets_drawn, 1, int(OFFER_WIDTH))
        self.within("rules.tickets_kept_later", rules.tickets_kept_later, 1, rules.tickets_drawn)
        self.within("rules.tunnel_reveal", rules.tunnel_reveal, 0, 6)
        self.within("rules.longest_path", rules.longest_path, 0, 100)
        self.within("rules.last_round_at", rules.last_round_at, 0, 50)
        self.within("rules.goals_in_play", rules.goals_in_play, 0, len(self.map.goals))
        for name, limits, tracks in (("doubles", rules.open_doubles, 2), ("triples", rules.open_triples, 3)):
            if len(limits) < most - 1 or any(not 1 <= n <= tracks for n in limits):
                self.say(f"rules.open_{name}", "open-doubles", most=tracks)
        if not 1 <= len(rules.track_points) <= 12:
            self.say("rules.track_points", "scoring-table")
        for points in rules.track_points:
            self.within("rules.track_points", points, -1, 100)
        for points in rules.grand_tour:
            self.within("rules.grand_tour", points, 0, 100)

    def check_city(self, id: str, city: City) -> None:
        entry = f"cities.{id}"
        if not ID.fullmatch(id):
            self.say(entry, "bad-id")
        if not city.name and not city.country:
            self.say(entry, "nameless-city")
        self.one_line(f"{entry}.name", city.name)
        if not all(0 <= share <= 1 for share in city.at):
            self.say(f"{entry}.at", "shares")
        if city.country and city.country not in self.map.countries:
            self.say(entry, "no-country", self.nearest(city.country, self.map.countries), country=city.country)
        if not any(id in track.partition("/")[0].split("-") for track in self.map.tracks):
            self.say(entry, "lonely-city")
        if city.border:
            ends = sum(1 for track in self.map.tracks if id in track.partition("/")[0].split("-"))
            if ends != 1 or not city.country:
                self.say(entry, "border-spot", n=ends)

    def check_track(self, id: str, track: Track) -> None:
        entry = f"tracks.{id}"
        match = TRACK_ID.fullmatch(id)
        if match is None:
            self.say(entry, "track-id")
            return
        for city in (match[1], match[2]):
            if city not in self.map.cities:
                self.say(entry, "no-city", self.nearest(city, self.map.cities), city=city)
        if match[1] == match[2]:
            self.say(entry, "same-city")
        longest = len(self.map.rules.track_points)
        if not 1 <= track.length <= longest:
            self.say(entry, "length", length=track.length, most=longest)
        elif self.map.rules.track_points[track.length - 1] < 0:
            self.say(entry, "length-without-points", length=track.length)
        if track.color != "gray" and track.color not in COLORS:
            self.say(
                entry,
                "no-color",
                self.nearest(track.color, ("gray", *COLORS)),
                color=track.color,
                colors=", ".join(COLORS),
            )
        self.within(f"{entry}.bonus", track.bonus, 0, 9)
        if self.map.box.gray_is_ferry and track.color == "gray" and not track.ferry:
            self.say(entry, "gray-is-ferry")
        if track.tunnel and track.length + self.map.rules.tunnel_reveal > 15:
            self.say(entry, "tunnel-cost")
        if track.ferry:
            self.check_ferry(entry, track)
        if track.any_cards:
            self.within(f"{entry}.any_cards", track.any_cards, 2, 9)
            if track.ferry or track.tunnel or track.color != "gray":
                self.say(entry, "any-cards")

    def check_ferry(self, entry: str, track: Track) -> None:
        if not 0 < track.ferry <= track.length:
            self.say(entry, "ferry-symbols", length=track.length, n=track.ferry)
        elif track.ferry > 4:
            self.say(entry, "ferry-most-symbols")
        elif track.length + track.ferry * (2 if self.map.rules.any_three_pay_symbol else 1) > 15:
            self.say(entry, "ferry-cost")
        if track.color != "gray" and not self.map.rules.any_three_pay_symbol:
            self.say(entry, "ferry-gray")
        if track.tunnel:
            self.say(entry, "ferry-tunnel")
        rules = self.map.rules
        if rules.locomotives == 0 and not rules.pair_pays_symbol and not rules.any_three_pay_symbol:
            self.say(entry, "ferry-unpayable")

    def check_groups(self) -> None:
        groups: dict[frozenset[str], list[str]] = {}
        for id in self.map.tracks:
            match = TRACK_ID.fullmatch(id)
            if match:
                groups.setdefault(frozenset(match.groups()[:2]), []).append(id)
        for ids in groups.values():
            tracks = [self.map.tracks[id] for id in ids]
            first, names = ids[0].partition("/")[0], sorted(ids)
            wanted = [first] if len(ids) == 1 else [f"{first}/{n + 1}" for n in range(len(ids))]
            if len(ids) > 3:
                self.say(f"tracks.{first}", "parallel-most", n=len(ids))
            elif names != wanted:
                self.say(f"tracks.{first}", "parallel-ids", ids=", ".join(wanted))
            unequal = self.map.rules.unequal_pairs_are_doubles is not None and len(ids) == 2
            if len({track.length for track in tracks}) > 1 and not unequal:
                self.say(f"tracks.{first}", "parallel-lengths")

    def components(self) -> dict[str, int]:
        """For each city the number of the part of the map it lies in."""
        part = {id: number for number, id in enumerate(self.map.cities)}
        for id in self.map.tracks:
            a, b = id.partition("/")[0].split("-")
            old, new = part[a], part[b]
            for city, number in part.items():
                if number == old:
                    part[city] = new
        return part

    def spots(self, place: str) -> list[str]:
        """The cities or border spots a ticket's place stands for."""
        if place in self.map.cities:
            return [place]
        return [id for id, city in self.map.cities.items() if city.border and city.country == place]

    def nearest_place(self, place: str) -> str:
        """A city or a country with border spots whose id is most like this one."""
        countries = {city.country for city in self.map.cities.values() if city.border}
        return self.nearest(place, [*self.map.cities, *sorted(countries)])

    def check_ticket(self, id: str, ticket: Ticket, reach: dict[str, int]) -> None:
        entry = f"tickets.{id}"
        self.within(f"{entry}.copies", ticket.copies, 1, 9)
        if isinstance(ticket.to, str):
            if ticket.points is None:
                self.say(entry, "no-points")
            links = {ticket.to: 1 if ticket.points is None else ticket.points}
        else:
            if ticket.points is not None:
                self.say(entry, "points-twice")
            links = ticket.to
        if not links:
            self.say(entry, "leads-nowhere")
        for place in (ticket.start, *links):
            if not self.spots(place):
                self.say(entry, "no-place", self.nearest_place(place), place=place)
        for place, points in links.items():
            self.within(f"{entry}.points", points, 1, 100)
            ends = {reach[spot] for spot in self.spots(place)}
            if place == ticket.start:
                self.say(entry, "same-place")
            elif self.spots(ticket.start) and ends and not ends & {reach[spot] for spot in self.spots(ticket.start)}:
                self.say(entry, "unreachable", start=ticket.start, end=place)

    def check_goal(self, id: str, goal: Goal) -> None:
        entry = f"goals.{id}"
        if goal.metric not in METRICS:
            self.say(
                entry, "no-metric", self.nearest(goal.metric, METRICS), metric=goal.metric, metrics=", ".join(METRICS)
            )
        if (goal.country or goal.metric == "tracks-in-country") and goal.country not in self.map.countries:
            self.say(entry, "no-country", self.nearest(goal.country, self.map.countries), country=goal.country)
        if goal.metric in ("tickets-to-capitals", "arctic-tickets", "cheap-tickets") and any(
            isinstance(ticket.to, dict) for ticket in self.map.tickets.values()
        ):
            self.say(entry, "goal-by-city")
        if goal.metric == "tickets-to-capitals" and not any(city.capital for city in self.map.cities.values()):
            self.say(entry, "no-capital")
        self.within(f"{entry}.points", goal.points, 0, 100)

    def check_mixes(self) -> None:
        """Two ticket decks, each large enough that everybody may want all tickets from it."""
        rules, most = self.map.rules, self.map.players[1]
        for deck in ("short", "long"):
            cards = sum(ticket.copies for ticket in self.map.tickets.values() if ticket.deck == deck)
            wanted = rules.tickets_dealt * most
            if cards < wanted:
                self.say("tickets", f"few-{deck}", n=cards, players=most, wanted=wanted)
        if any(not ticket.deck for ticket in self.map.tickets.values()):
            self.say("tickets", "no-deck")
        if rules.tickets_returned != "under" or rules.tickets_returned_at_start != "shuffled":
            self.say("rules.ticket_mixes", "mixes-returned")

    def check_passengers(self) -> None:
        """The bag comes out even, and passengers wait in cities and countries only."""
        rules = self.map.rules
        for color in rules.passenger_colors:
            if color not in COLORS or rules.passenger_colors.count(color) > 1:
                self.say("rules.passenger_colors", "passenger-color", color=color, colors=", ".join(COLORS))
        for points in rules.passenger_points:
            self.within("rules.passenger_points", points, 0, 100)
        for place, number in self.map.passengers.items():
            self.within(f"passengers.{place}", number, 1, 9)
            spots = self.spots(place)
            if not spots or (place in self.map.cities and self.map.cities[place].border):
                self.say(f"passengers.{place}", "no-place", self.nearest_place(place), place=place)
        bag = len(rules.passenger_colors) * rules.passengers_per_color
        if sum(self.map.passengers.values()) != bag:
            self.say("passengers", "passenger-bag", n=bag)

    def check_supply(self) -> None:
        rules, most = self.map.rules, self.map.players[1]
        if rules.ticket_mixes:
            self.check_mixes()
            if rules.long_tickets_dealt:
                self.say("rules.long_tickets_dealt", "mixes-long")
        elif rules.tickets_returned_at_start == "shuffled":
            self.say("rules.tickets_returned_at_start", "two-decks")
        self.check_passengers()
        cards = 8 * rules.cards_per_color + rules.locomotives
        if cards <= rules.hand * most + rules.row:
            self.say("rules", "few-cards", n=cards, players=most)
        copies = sum(ticket.copies for ticket in self.map.tickets.values())
        long = sum(ticket.copies for ticket in self.map.tickets.values() if ticket.deck == "long")
        if rules.long_tickets_dealt and long < rules.long_tickets_dealt * most:
            self.say("tickets", "few-long-dealt", n=long, each=rules.long_tickets_dealt, players=most)
        others = copies - long if rules.long_tickets_dealt else copies
        if others < rules.tickets_dealt * most:
            self.say("tickets", "few-tickets", n=others, each=rules.tickets_dealt, players=most)
        for table, size, wanted in (
            ("tickets", copies, self.map.box.tickets),
            ("goals", len(self.map.goals), self.map.box.goals),
        ):
            if wanted and size != wanted:
                self.say(table, "box", n=size, wanted=wanted)
        if not self.map.tracks:
            self.say("tracks", "no-tracks")
