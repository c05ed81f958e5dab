"""What clients get to see of a ticket game: views, facts, events, moves and points, a sentence for each field."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from branchline.core.schema import Line

Card = Literal["purple", "white", "blue", "yellow", "orange", "black", "red", "green", "loco"]
Cards = dict[Card, int]
Phase = Literal["choosing", "turn", "second-card", "keeping", "tunnel", "over", "announcing", "passenger"]
Passengers = dict[str, int]
Reason = Literal["wagons", "deadlock"]
Source = Literal[
    "track",
    "ticket-done",
    "ticket-failed",
    "station-used",
    "station-unused",
    "stations-left",
    "grand-tour",
    "goal",
    "globetrotter",
    "passengers",
    "longest-path",
]
Closed = Literal["own-twin", "twin-closed", "wagons"]


# -- the view --------------------------------------------------------------------------------------


class Mix(TypedDict):
    """Tickets by deck, where there are two."""

    short: Annotated[int, Meta(description="Short ones.")]
    long: Annotated[int, Meta(description="Long ones.")]


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    wagons: Annotated[int, Meta(description="Wagons left.")]
    score: Annotated[int, Meta(description="Points on the scoring track: those of the claimed tracks.")]
    cards: Annotated[int, Meta(description="Train cards in hand.")]
    shown: Annotated[Cards, Meta(description="Those of them that everybody has seen.")]
    tickets: Annotated[int | None, Meta(description="Tickets kept; null until all have chosen their first ones.")]
    offered: Annotated[int, Meta(description="Tickets before the seat to choose from.")]
    tracks: Annotated[list[str], Meta(description="Claimed tracks, in the order of the map.")]
    by_deck: NotRequired[
        Annotated[Mix | None, Meta(description="Kept tickets by deck, where there are two; null as `tickets`.")]
    ]
    announced: NotRequired[
        Annotated[
            Mix | None,
            Meta(description="The mix announced, until it is chosen from. Only where there are two ticket decks."),
        ]
    ]
    passengers: NotRequired[
        Annotated[Passengers, Meta(description="Passengers taken along, by colour. Only where there are any.")]
    ]
    stations: NotRequired[Annotated[list[str], Meta(description="Cities with its stations. Where there are stations.")]]
    stations_left: NotRequired[Annotated[int, Meta(description="Stations left to build. Where there are stations.")]]
    station_cost: NotRequired[
        Annotated[int | None, Meta(description="Cards its next station costs; null if none is left.")]
    ]


class HeldTicket(TypedDict):
    """A ticket in hand."""

    ticket: Annotated[str, Meta(description="The ticket.")]
    done: Annotated[bool, Meta(description="Whether its cities are connected, with what own stations lend now.")]
    points: Annotated[int, Meta(description="What it is worth now: negative while it is not done.")]


class GoalView(TypedDict):
    """A goal in play."""

    goal: Annotated[str, Meta(description="The goal.")]
    points: Annotated[int, Meta(description="What it is worth to whoever meets it best.")]
    assumed: Annotated[bool, Meta(description="Whether that number is our guess, not a printed one.")]


class LastRound(TypedDict):
    """The last round."""

    seat: Annotated[int, Meta(description="Who began it by running out of wagons.")]
    turns_left: Annotated[int, Meta(description="Turns left of it, the current one included.")]


class TunnelView(TypedDict):
    """A tunnel attempt that waits for its payment."""

    track: Annotated[str, Meta(description="The tunnel.")]
    laid: Annotated[Cards, Meta(description="The cards laid down for it.")]
    revealed: Annotated[Cards, Meta(description="The cards turned up.")]
    owes: Annotated[int, Meta(description="How many more cards it takes.")]


class OwnView(TypedDict):
    """Who is looking, and what is for this seat alone."""

    seat: Annotated[int | None, Meta(description="Whose view it is; null for a spectator.")]
    hand: NotRequired[Annotated[Cards, Meta(description="Own train cards. Not for spectators.")]]
    tickets: NotRequired[Annotated[list[HeldTicket], Meta(description="Own tickets. Not for spectators.")]]
    offer: NotRequired[
        Annotated[list[str], Meta(description="Tickets to choose from, as `keep` numbers them. Not for spectators.")]
    ]
    chosen: NotRequired[
        Annotated[
            list[int] | None,
            Meta(description="The first tickets chosen, counted from 1; null before. Only while all choose them."),
        ]
    ]


class View(OwnView):
    """All that a seat, or a spectator, may know of the table."""

    players: Annotated[int, Meta(description="How many play.")]
    phase: Annotated[Phase, Meta(description="What the seat to move has to decide.")]
    to_move: Annotated[int | None, Meta(description="The seat that must decide; null when the game is over.")]
    first: Annotated[int, Meta(description="The first player.")]
    row: Annotated[list[Card | None], Meta(description="The face-up cards; null for an empty slot.")]
    deck: Annotated[int, Meta(description="Train cards in the deck.")]
    discard: Annotated[Cards, Meta(description="The discarded train cards.")]
    ticket_deck: Annotated[int, Meta(description="Tickets that can still be drawn.")]
    seats: Annotated[list[SeatView], Meta(description="The players.")]
    goals: Annotated[list[GoalView], Meta(description="The goals in play.")]
    last_round: Annotated[LastRound | None, Meta(description="The last round, once it has begun.")]
    tunnel: Annotated[TunnelView | None, Meta(description="The tunnel attempt under way.")]
    ticket_decks: NotRequired[Annotated[Mix, Meta(description="The same by deck. Only where there are two.")]]
    passengers: NotRequired[
        Annotated[
            dict[str, Passengers],
            Meta(description="The passengers who wait, by city or country and colour. Only where there are any."),
        ]
    ]
    boarding: NotRequired[
        Annotated[
            str | None,
            Meta(description="Where the seat to move chooses a passenger now. Only where there are passengers."),
        ]
    ]
    hands: NotRequired[Annotated[list[Cards], Meta(description="Everybody's train cards. After the end.")]]
    all_tickets: NotRequired[Annotated[list[list[HeldTicket]], Meta(description="Everybody's tickets. After the end.")]]


# -- derived facts ---------------------------------------------------------------------------------


class Way(TypedDict):
    """The cheapest way that could still complete a ticket: own tracks cost nothing."""

    start: Annotated[str, Meta(description="The city or border spot where it begins.")]
    tracks: Annotated[list[str], Meta(description="Its tracks in order, own ones included.")]
    wagons: Annotated[int, Meta(description="Wagons that the tracks not yet owned take.")]


class Race(TypedDict):
    """How far everybody has come with a goal, with completed tickets, or with the longest path."""

    counts: Annotated[list[int | None], Meta(description="The count of each seat; null where it is secret.")]
    leaders: Annotated[list[int], Meta(description="The seats with the best known count above 0.")]


class Majority(TypedDict):
    """Who has the most passengers of a colour."""

    counts: Annotated[list[int], Meta(description="How many each seat has.")]
    first: Annotated[list[int], Meta(description="The seats with the most.")]
    second: Annotated[list[int], Meta(description="Those with the second most, if one seat alone has the most.")]


class Sheet(TypedDict):
    """What a seat would score if the game ended now, as far as the viewer may know."""

    total: Annotated[int, Meta(description="The known points added up.")]
    hidden: Annotated[list[Source], Meta(description="Sources in which there may be more, or less, in secret.")]
    points: Annotated[
        dict[Source, dict[str, int]],
        Meta(
            description="For each source the points of every track, ticket, goal or colour of passengers; "
            "those of a built station stand under its city, those of stations left, grand tours, the globetrotter "
            "and the longest path under the name of the source."
        ),
    ]


class Facts(TypedDict):
    """What follows from the rules for all that the viewer knows."""

    closed: Annotated[
        dict[str, Closed],
        Meta(
            description="Unclaimed tracks that can never be claimed any more, and why: `own-twin`: not by this seat, "
            "which has a parallel one; `twin-closed`: by nobody, since enough of its group are taken; `wagons`: not by "
            "this seat, which has too few wagons left."
        ),
    ]
    ways: Annotated[
        dict[str, Way | None],
        Meta(description="The ways of own open tickets and of those on offer; null where none is left."),
    ]
    goals: Annotated[list[Race], Meta(description="The races for the goals in play, in the order of the view.")]
    longest_path: Annotated[Race, Meta(description="The race for the longest path, in wagons.")]
    globetrotter: NotRequired[
        Annotated[Race, Meta(description="The race for the most completed tickets, where they bring points.")]
    ]
    passengers: NotRequired[
        Annotated[dict[str, Majority], Meta(description="The majority of every colour, where there are passengers.")]
    ]
    sheets: Annotated[list[Sheet], Meta(description="The score sheet of every seat.")]


# -- events ----------------------------------------------------------------------------------------

Seat = Annotated[int, Meta(description="Who.")]
Track = Annotated[str, Meta(description="The track.")]
Paid = Annotated[Cards, Meta(description="The cards laid down.")]


class FirstPlayer(TypedDict):
    """Somebody will begin."""

    seat: Seat


class Dealt(TypedDict):
    """Somebody is dealt a hand."""

    seat: Seat
    n: Annotated[int, Meta(description="How many cards.")]
    cards: NotRequired[Annotated[Cards, Meta(description="Which; for this seat only.")]]


class TurnedUp(TypedDict):
    """A card is turned up into the row."""

    slot: Annotated[int, Meta(description="Where in the row, counted from 0.")]
    card: Annotated[Card, Meta(description="The card.")]


class Flushed(TypedDict):
    """The row held too many locomotives and is discarded."""

    cards: Annotated[Cards, Meta(description="The discarded cards.")]


class Reshuffled(TypedDict):
    """The discard pile becomes the deck."""

    n: Annotated[int, Meta(description="How many cards.")]


class GoalInPlay(TypedDict):
    """A goal is turned up at the start."""

    goal: Annotated[str, Meta(description="The goal.")]


class OfferedTickets(TypedDict):
    """Somebody draws tickets to choose from."""

    seat: Seat
    n: Annotated[int, Meta(description="How many.")]
    tickets: NotRequired[Annotated[list[str], Meta(description="Which; for this seat only.")]]


class ChoseTickets(TypedDict):
    """Somebody has chosen the first tickets; the others learn how many when all have."""

    seat: Seat
    kept: NotRequired[Annotated[list[int], Meta(description="Their numbers in the offer, from 1; for this seat only.")]]


class KeptTickets(TypedDict):
    """Somebody keeps tickets and puts the others back."""

    seat: Seat
    n: Annotated[int, Meta(description="How many are kept.")]
    returned: Annotated[int, Meta(description="How many go back.")]
    short: NotRequired[Annotated[int, Meta(description="How many of those are short, where there are two decks.")]]
    long: NotRequired[Annotated[int, Meta(description="How many of them are long.")]]
    tickets: NotRequired[Annotated[list[str], Meta(description="Which are kept; for this seat only.")]]


class Took(TypedDict):
    """Somebody takes a face-up card."""

    seat: Seat
    card: Annotated[Card, Meta(description="The card.")]
    slot: Annotated[int, Meta(description="Where it lay in the row, counted from 0.")]


class Drew(TypedDict):
    """Somebody draws a card from the deck."""

    seat: Seat
    card: NotRequired[Annotated[Card, Meta(description="The card; for this seat only.")]]


class Claimed(TypedDict):
    """Somebody claims a track."""

    seat: Seat
    track: Track
    cards: Paid
    points: Annotated[int, Meta(description="What it scores.")]


class BuiltStation(TypedDict):
    """Somebody builds a station."""

    seat: Seat
    city: Annotated[str, Meta(description="The city.")]
    cards: Paid


class TunnelTried(TypedDict):
    """Somebody lays cards for a tunnel."""

    seat: Seat
    track: Track
    cards: Paid


class TunnelRevealed(TypedDict):
    """Cards are turned up for a tunnel."""

    seat: Seat
    revealed: Annotated[list[Card], Meta(description="The cards, in the order they came.")]
    owes: Annotated[int, Meta(description="How many more cards the tunnel takes.")]


class TunnelPaid(TypedDict):
    """Somebody pays the extra cards of a tunnel."""

    seat: Seat
    cards: Paid


class TunnelDeclined(TunnelTried):
    """Somebody gives a tunnel up and takes the cards back."""


class Bonus(Dealt):
    """Somebody draws cards as a bonus for a track."""


class LastRoundBegun(TypedDict):
    """Somebody has so few wagons left that the last round begins."""

    seat: Seat
    wagons: Annotated[int, Meta(description="The wagons left.")]


class Passed(TypedDict):
    """Somebody can do nothing and passes."""

    seat: Seat


class Stopped(TypedDict):
    """Somebody leaves it at one card."""

    seat: Seat


class GameOver(TypedDict):
    """The game is over."""

    reason: Annotated[Reason, Meta(description="The last round was played, or nobody could move any more.")]


class MixAnnounced(TypedDict):
    """Somebody says how many tickets to draw from which deck."""

    seat: Seat
    short: Annotated[int, Meta(description="Short ones.")]
    long: Annotated[int, Meta(description="Long ones.")]


class PassengersWait(TypedDict):
    """Passengers are drawn from the bag onto a place."""

    place: Annotated[str, Meta(description="The city or country.")]
    passengers: Annotated[Passengers, Meta(description="How many of each colour.")]


class PassengerTaken(TypedDict):
    """Somebody takes a passenger along."""

    seat: Seat
    place: Annotated[str, Meta(description="The city or country.")]
    passenger: Annotated[str, Meta(description="The passenger's colour.")]


EVENTS: dict[str, type] = {
    "first-player": FirstPlayer,
    "dealt": Dealt,
    "turned-up": TurnedUp,
    "flushed": Flushed,
    "reshuffled": Reshuffled,
    "goal-in-play": GoalInPlay,
    "offered-tickets": OfferedTickets,
    "chose-tickets": ChoseTickets,
    "kept-tickets": KeptTickets,
    "took": Took,
    "drew": Drew,
    "claimed": Claimed,
    "tunnel-tried": TunnelTried,
    "tunnel-revealed": TunnelRevealed,
    "tunnel-paid": TunnelPaid,
    "tunnel-declined": TunnelDeclined,
    "bonus": Bonus,
    "last-round": LastRoundBegun,
    "passed": Passed,
    "stopped": Stopped,
    "game-over": GameOver,
    "built-station": BuiltStation,
    "mix-announced": MixAnnounced,
    "passengers-wait": PassengersWait,
    "passenger-taken": PassengerTaken,
}


# -- moves -----------------------------------------------------------------------------------------


class Pass(TypedDict):
    """Do nothing, where nothing else can be done."""


class DrawTickets(TypedDict):
    """Draw tickets to choose from, or announce at the start how many to draw."""

    short: NotRequired[Annotated[int, Meta(description="How many short ones, where there are two decks.")]]
    long: NotRequired[Annotated[int, Meta(description="How many long ones.")]]


class Draw(TypedDict):
    """Take a train card, or stop after the first one."""

    card: NotRequired[Annotated[Card, Meta(description="A face-up card; absent for the deck and for `stop`.")]]


class Claim(TypedDict):
    """Claim a track."""

    track: Track
    cards: Annotated[Cards, Meta(description="The payment.")]


class Station(TypedDict):
    """Build a station in a city."""

    city: Annotated[str, Meta(description="The city.")]
    cards: Annotated[Cards, Meta(description="The payment.")]


class Keep(TypedDict):
    """Keep some of the offered tickets."""

    keep: Annotated[list[int], Meta(description="Their places in the offer, counted from 0.")]


class Tunnel(TypedDict):
    """Pay for a tunnel what it takes more, or decline it."""

    cards: NotRequired[Annotated[Cards, Meta(description="The payment; absent when declining.")]]


class TakePassenger(TypedDict):
    """Choose the passenger to take along."""

    place: Annotated[str, Meta(description="The city or country where one is due.")]
    passenger: Annotated[str, Meta(description="The passenger's colour.")]


MOVES: dict[str, type] = {
    "pass": Pass,
    "draw": Draw,
    "claim": Claim,
    "tickets": DrawTickets,
    "keep": Keep,
    "tunnel": Tunnel,
    "station": Station,
    "passenger": TakePassenger,
}


# -- points and the end ----------------------------------------------------------------------------


class TrackPoints(TypedDict):
    """A claimed track."""

    track: Track


class TicketDone(TypedDict):
    """A completed ticket."""

    ticket: Annotated[str, Meta(description="The ticket.")]
    stations: NotRequired[Annotated[list[str], Meta(description="The cities of the stations it needed.")]]


class TicketFailed(TypedDict):
    """A ticket that was not completed."""

    ticket: Annotated[str, Meta(description="The ticket.")]


class StationUsed(TypedDict):
    """A station and the track of somebody else that it lends; worth nothing itself."""

    city: Annotated[str, Meta(description="The city.")]
    track: Track


class StationUnused(TypedDict):
    """A station that lends nothing; worth nothing itself."""

    city: Annotated[str, Meta(description="The city.")]


class StationsLeft(TypedDict):
    """Stations that were not built."""

    n: Annotated[int, Meta(description="How many.")]


class TourPoints(TypedDict):
    """Grand tours: tickets whose cities two paths join."""

    tickets: Annotated[list[str], Meta(description="The tickets that made them.")]


class GoalPoints(TypedDict):
    """A goal met best."""

    goal: Annotated[str, Meta(description="The goal.")]


class GlobetrotterPoints(TypedDict):
    """The most completed tickets."""

    completed: Annotated[int, Meta(description="How many.")]


class PassengerPoints(TypedDict):
    """The most, or the second most, passengers of a colour."""

    passenger: Annotated[str, Meta(description="The colour.")]


class PathPoints(TypedDict):
    """The longest path."""

    wagons: Annotated[int, Meta(description="Its length.")]


POINTS: dict[str, type] = {
    "track": TrackPoints,
    "ticket-done": TicketDone,
    "ticket-failed": TicketFailed,
    "station-used": StationUsed,
    "station-unused": StationUnused,
    "stations-left": StationsLeft,
    "grand-tour": TourPoints,
    "goal": GoalPoints,
    "globetrotter": GlobetrotterPoints,
    "passengers": PassengerPoints,
    "longest-path": PathPoints,
}


class TieBreak(TypedDict):
    """What decided between seats of equal score."""

    by: Annotated[
        Literal["tickets", "stations", "goals", "holder", "path", "passengers"],
        Meta(
            description="Completed tickets; stations left; goals met best and the longest path held; the longest path "
            "held alone; the length of the longest path; all passengers."
        ),
    ]
    best: Annotated[int, Meta(description="The winner's count.")]
    next_best: Annotated[int, Meta(description="The best count among those who lost the tie.")]


class Outcome(TypedDict):
    """How the game ended."""

    reason: Annotated[Reason, Meta(description="Why it ended.")]
    scores: Annotated[list[int], Meta(description="The points of each seat.")]
    winners: Annotated[list[int], Meta(description="Who won; several if nothing breaks their tie.")]
    breakdown: Annotated[list[list[Line]], Meta(description="Every point of each seat, and what gave it.")]
    tie_break: NotRequired[Annotated[TieBreak, Meta(description="What broke a tie, if there was one to break.")]]
