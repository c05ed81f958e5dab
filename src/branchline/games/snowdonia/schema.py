"""The shapes of all that Snowdonia tells: views, facts, events, moves and points.

Clients draw what is described here; TypeScript types, JSON schema and `docs/views.md` are made from it.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from branchline.core.schema import Line

# -- closed sets -----------------------------------------------------------------------------------

Weather = Literal["sun", "rain", "fog"]
Good = Literal["ore", "stone", "coal", "rubble", "steel"]
Cube = Literal["ore", "stone", "coal", "event"]
AreaLetter = Literal["A", "B", "C", "D", "E", "F", "G"]
AreaKind = Literal["yard", "excavation", "works", "lay-track", "build", "office", "surveyor"]
EventKind = Literal["excavate", "lay-track", "complete-station", "trains", "maintenance"]
Phase = Literal["start", "assign", "contracts", "actions", "closing", "weather", "events", "over"]
Question = Literal[
    "start",
    "marker",
    "place",
    "play",
    "take",
    "take-now",
    "move",
    "forecast",
    "stone",
    "smelt",
    "work",
    "build",
    "contract",
    "keep",
    "dig",
    "lay",
    "maintain",
]
Reason = Literal["last-track", "last-track-by-event", "markers"]
Source = Literal["track", "excavation", "site", "contract", "contract-unmet", "train", "surveyor"]
Fog = Literal["fog", "light-fog"]
Goods = dict[Good, int]
"""Some goods; what is not there is not named."""

# -- fields that come up often ---------------------------------------------------------------------

SeatNumber = Annotated[int, Meta(description="A seat, counted from 0.")]
ContractNumber = Annotated[int, Meta(description="A contract by its printed number.")]
TrainNumber = Annotated[int, Meta(description="A train by its printed number.")]
StationId = Annotated[str, Meta(description="A station by its id, such as `hebron`.")]
PlaceId = Annotated[str, Meta(description="A track or an excavation site, such as `hebron.track1`.")]
SiteId = Annotated[str, Meta(description="A building site, such as `hebron.3`.")]
SpaceName = Annotated[str, Meta(description="An action space, such as `A2`; `G` has no numbers.")]
Owner = Annotated[int | None, Meta(description="The seat whose marker lies there; null: nobody's.")]


# -- the view --------------------------------------------------------------------------------------


class Rules(TypedDict):
    """The options of the game, each `auto` replaced by what the edition says."""

    scenario: Annotated[
        Literal["mount-snowdon", "blaenau-ffestiniog", "own"], Meta(description="The line that is built.")
    ]
    edition: Annotated[Literal["2012", "deluxe"], Meta(description="The edition of the rules.")]
    first_player: Annotated[Literal["random"] | int, Meta(description="Who starts: a seat, or anybody.")]
    solo_train: Annotated[int, Meta(description="The train of a game for one player.")]
    light_fog: Annotated[bool, Meta(description="Fog closes only the last space of an area.")]
    light_fog_single: Annotated[Literal["open", "closed"], Meta(description="A single space under light fog.")]
    optional_tracks: Annotated[bool, Meta(description="The track cards of the deluxe edition are in play.")]
    contract_plays: Annotated[Literal["many", "one"], Meta(description="Contracts a seat may play in a window.")]
    yard_take: Annotated[Literal["up_to", "exact"], Meta(description="How many cubes the stock yard gives.")]
    works_min: Annotated[int, Meta(description="The fewest trades in the Works.")]
    bag_peek: Annotated[bool, Meta(description="Everybody may look into the bag.")]
    event_finish_extra_round: Annotated[bool, Meta(description="A last track laid by an event gives one more round.")]
    exhaustion_end: Annotated[
        Literal["immediate", "end_of_round"], Meta(description="When markers that run out end the game.")
    ]
    tie_break: Annotated[Literal["shared", "last_in_order"], Meta(description="Who wins a tie.")]
    complete_scope: Annotated[
        Literal["all_sites", "build_sites"], Meta(description="What must be done for a station to be complete.")
    ]
    event_unit: Annotated[Literal["site", "card"], Meta(description="What an excavation event clears at a station.")]
    deck_exhaustion: Annotated[Literal["reshuffle", "gaps"], Meta(description="What happens without a deck.")]
    build_decline: Annotated[Literal["if_unable", "free"], Meta(description="Who may decline a build.")]
    steel_cap: Annotated[bool, Meta(description="Steel is limited to the bars in the box.")]
    final_round_cleanup: Annotated[bool, Meta(description="The last round is played through its clean-up.")]
    double_excavation: Annotated[Literal["multiply", "once"], Meta(description="Two contracts that double a dig.")]
    solo_spaces: Annotated[Literal["overlays", "area_a"], Meta(description="The action spaces of a game for one.")]
    blaenau_all_stations: Annotated[bool, Meta(description="All stations of Blaenau Ffestiniog are in play.")]


class WeatherDiscs(TypedDict):
    """The discs, and the back of the deck's top card."""

    now: Annotated[Weather | None, Meta(description="The weather of this round; null before the first.")]
    next: Annotated[Weather | None, Meta(description="The weather of the next round.")]
    last: Annotated[Weather | None, Meta(description="The weather of the round after the next.")]
    top_back: Annotated[Weather | None, Meta(description="The weather on the back of the deck's top card.")]


class RateTrack(TypedDict):
    """A work-rate track with its marker."""

    values: Annotated[list[int], Meta(description="The rates of its fields.")]
    field: Annotated[int, Meta(description="The field of the marker, counted from 0.")]


class RateTracks(TypedDict):
    """Both work-rate tracks."""

    excavation: Annotated[RateTrack, Meta(description="Rubble an Excavate action takes.")]
    lay_track: Annotated[RateTrack, Meta(description="Tracks a Lay Track action lays.")]


class Yard(TypedDict):
    """The cubes in the stock yard."""

    ore: Annotated[int, Meta(description="Iron ore.")]
    stone: Annotated[int, Meta(description="Stone.")]
    coal: Annotated[int, Meta(description="Coal.")]


class Bag(TypedDict):
    """The cubes in the bag."""

    ore: Annotated[int, Meta(description="Iron ore.")]
    stone: Annotated[int, Meta(description="Stone.")]
    coal: Annotated[int, Meta(description="Coal.")]
    event: Annotated[int, Meta(description="Event cubes.")]


class Area(TypedDict):
    """An action area: its spaces, and who stands there."""

    kind: Annotated[AreaKind, Meta(description="What is done there; B builds once no rubble is left.")]
    labourers: Annotated[list[int | None], Meta(description="The seat on each space; on G in the order they came.")]
    open: Annotated[int | None, Meta(description="How many spaces fog leaves open; null on G, which has no limit.")]


class Areas(TypedDict):
    """The action areas in the order they are resolved."""

    A: Annotated[Area, Meta(description="Stock Yard.")]
    B: Annotated[Area, Meta(description="Excavation.")]
    C: Annotated[Area, Meta(description="Works.")]
    D: Annotated[Area, Meta(description="Lay Track.")]
    E: Annotated[Area, Meta(description="Build.")]
    F: Annotated[Area, Meta(description="Site Office.")]
    G: Annotated[Area, Meta(description="Surveyor.")]


class Track(TypedDict):
    """A track of the line."""

    place: PlaceId
    rubble: Annotated[int, Meta(description="Rubble that lies on it.")]
    printed: Annotated[int, Meta(description="Rubble it began with.")]
    points: Annotated[int, Meta(description="Its points for whoever lays it.")]
    laid: Annotated[bool, Meta(description="Whether it is laid, by a player or by an event.")]
    owner: Owner


class Dig(TypedDict):
    """An excavation site of a station."""

    place: PlaceId
    rubble: Annotated[int, Meta(description="Rubble that lies there.")]
    printed: Annotated[int, Meta(description="Rubble it began with.")]
    points: Annotated[int, Meta(description="Its points for whoever takes the last cube.")]
    owner: Owner


class Site(TypedDict):
    """A building site of a station."""

    site: SiteId
    cost: Annotated[Goods, Meta(description="The printed price.")]
    points: Annotated[int, Meta(description="Its points for whoever builds it.")]
    owner: Owner


class Station(TypedDict):
    """A station with the tracks that lead to it."""

    station: StationId
    number: Annotated[float, Meta(description="The printed number; 4.5 is the Passing Loop.")]
    closed: Annotated[bool, Meta(description="Whether an event has completed it: nobody builds there any more.")]
    surveyors: Annotated[list[int], Meta(description="The seats whose surveyors stand here.")]
    surveyor_points: Annotated[
        int | None, Meta(description="Points of a surveyor who stands here; null where they depend on the start.")
    ]
    free: Annotated[Goods, Meta(description="Cubes that each build here gives.")]
    tracks: Annotated[list[Track], Meta(description="The tracks that lead to it.")]
    excavation: Annotated[list[Dig], Meta(description="Its excavation sites.")]
    sites: Annotated[list[Site], Meta(description="Its building sites.")]


class ShedTrain(TypedDict):
    """A train that can be bought."""

    train: TrainNumber
    coal: Annotated[int, Meta(description="The coal that comes with it.")]


class Shed(TypedDict):
    """The engine shed."""

    open: Annotated[bool, Meta(description="Whether trains can be bought.")]
    trains: Annotated[list[ShedTrain], Meta(description="The trains that stand there.")]
    aside: Annotated[int | None, Meta(description="The train that was set aside, out of the game.")]


EventsAhead = TypedDict(
    "EventsAhead",
    {
        "track": Annotated[list[EventKind], Meta(description="The event of each space, from space 1.")],
        "returns": Annotated[
            dict[str, list[int]], Meta(description="Spaces that give cubes back to the bag when they are reached.")
        ],
        "cubes": Annotated[list[int], Meta(description="The spaces on which a cube lies.")],
        "due": Annotated[int, Meta(description="Event cubes drawn that are still to be resolved.")],
        "markers": Annotated[int, Meta(description="Game markers left to complete stations with.")],
        "from": Annotated[StationId, Meta(description="The end of the line at which events work.")],
    },
)
EventsAhead.__doc__ = "The event track with its cubes."


class Choice(TypedDict):
    """A contract being carried out."""

    contract: ContractNumber
    drawn: Annotated[list[int], Meta(description="Contracts drawn by it, to keep one of.")]


class SeatGoods(TypedDict):
    """The goods in front of a player."""

    ore: Annotated[int, Meta(description="Iron ore.")]
    stone: Annotated[int, Meta(description="Stone.")]
    coal: Annotated[int, Meta(description="Coal.")]
    rubble: Annotated[int, Meta(description="Rubble.")]
    steel: Annotated[int, Meta(description="Steel bars.")]


class HeldContract(TypedDict):
    """A contract in front of a player."""

    contract: ContractNumber
    used: Annotated[bool, Meta(description="Whether its effect has been played.")]
    active: Annotated[bool, Meta(description="Whether it was played this round.")]
    worth: Annotated[int, Meta(description="Its points if the game ended now.")]


class Player(TypedDict):
    """All that lies in front of a player, and what it would score now."""

    goods: Annotated[SeatGoods, Meta(description="Cubes, rubble and steel.")]
    markers: Annotated[int, Meta(description="Ownership markers left.")]
    labourers: Annotated[int, Meta(description="Labourers still to place.")]
    pub: Annotated[int, Meta(description="Labourers in the pub.")]
    train: Annotated[int | None, Meta(description="The train owned.")]
    surveyor: Annotated[StationId, Meta(description="The station of the surveyor.")]
    surveyor_points: Annotated[int, Meta(description="What the surveyor would score now.")]
    home: Annotated[StationId, Meta(description="The end of the line this player builds from.")]
    marker_at_home: Annotated[bool, Meta(description="Whether the surveyor left a marker at that end.")]
    contracts: Annotated[list[HeldContract], Meta(description="Contracts held and played, by number.")]
    score: Annotated[int, Meta(description="Points if the game ended now.")]


class View(TypedDict):
    """All that a seat may know: everything on the table, since nothing there is hidden."""

    seat: Annotated[int | None, Meta(description="Who is looking; null: a spectator.")]
    players: Annotated[int, Meta(description="How many play.")]
    rules: Annotated[Rules, Meta(description="The options that are settled for this game.")]
    assumed: Annotated[list[str], Meta(description="Values of the data that are reconstructed.")]
    round: Annotated[int, Meta(description="The round being played; 0 before the first.")]
    phase: Annotated[Phase, Meta(description="The phase of the round; `weather` only while it is told.")]
    question: Annotated[Question | None, Meta(description="What the player to move is asked.")]
    area: Annotated[AreaLetter | None, Meta(description="The area being resolved, or resolved last.")]
    to_move: Annotated[int | None, Meta(description="The seat that must decide.")]
    start: Annotated[int, Meta(description="The seat with the start player's marker.")]
    last_round: Annotated[int | None, Meta(description="Rounds after this one; null while no end is in sight.")]
    weather: Annotated[WeatherDiscs, Meta(description="Weather and forecast.")]
    rates: Annotated[RateTracks, Meta(description="The work rates.")]
    yard: Annotated[Yard, Meta(description="Cubes in the stock yard.")]
    unseen_cubes: Annotated[Bag, Meta(description="Cubes in the bag, as can be counted by what lies outside.")]
    steel: Annotated[int, Meta(description="Steel bars in the supply.")]
    areas: Annotated[Areas, Meta(description="The action areas.")]
    line: Annotated[list[Station], Meta(description="The line from its start.")]
    shed: Annotated[Shed, Meta(description="The engine shed.")]
    events: Annotated[EventsAhead, Meta(description="The event track.")]
    office: Annotated[list[int | None], Meta(description="The contracts in the site office; null: a gap.")]
    deck: Annotated[int, Meta(description="Contracts in the deck.")]
    unseen_contracts: Annotated[list[int], Meta(description="The contracts in the deck, in no order.")]
    discards: Annotated[list[int], Meta(description="The contracts discarded.")]
    choice: Annotated[Choice | None, Meta(description="The contract whose effect asks the question.")]
    seats: Annotated[list[Player], Meta(description="What lies in front of each seat.")]
    bag: NotRequired[Annotated[Bag, Meta(description="The bag, where everybody may look into it.")]]


# -- the facts -------------------------------------------------------------------------------------


class Rates(TypedDict):
    """Both work rates."""

    excavation: Annotated[int, Meta(description="Rubble an Excavate action takes.")]
    lay_track: Annotated[int, Meta(description="Tracks a Lay Track action lays.")]


class Forecast(TypedDict):
    """The work rates as the forecast will change them, and as sun or rain would; fog leaves them as they are."""

    next: Annotated[Rates, Meta(description="After the next disc.")]
    last: Annotated[Rates, Meta(description="After the last disc.")]
    sun: Annotated[Rates, Meta(description="If sun came next.")]
    rain: Annotated[Rates, Meta(description="If rain came next.")]


class Tracks(TypedDict):
    """How far the line has come."""

    all: Annotated[int, Meta(description="Tracks of the line.")]
    laid: Annotated[int, Meta(description="Tracks that are laid.")]
    clear: Annotated[int, Meta(description="Tracks without rubble that wait to be laid.")]
    rubble: Annotated[int, Meta(description="Rubble left on tracks and at stations.")]


class Sheet(TypedDict):
    """What a seat would score if the game ended now."""

    total: Annotated[int, Meta(description="The points added up.")]
    hidden: Annotated[list[Source], Meta(description="Sources of which not all is known: none, nothing is hidden.")]
    points: Annotated[
        dict[Source, dict[str, int]],
        Meta(description="For each source the points of every place, site, contract, train or station."),
    ]


class Needs(TypedDict, total=False):
    """What a contract asks for, has, or lacks; what it does not is not named."""

    rubble: Annotated[int, Meta(description="Rubble.")]
    tracks: Annotated[int, Meta(description="Tracks with an own marker.")]
    sites: Annotated[int, Meta(description="Station sites with an own marker.")]
    surveyor: Annotated[float, Meta(description="The number of the station the surveyor must have reached.")]


class Stores(TypedDict):
    """What a seat has for its contracts; each piece serves one of them."""

    rubble: Annotated[int, Meta(description="Rubble.")]
    tracks: Annotated[int, Meta(description="Tracks with an own marker.")]
    sites: Annotated[int, Meta(description="Station sites with an own marker.")]
    surveyor: Annotated[float, Meta(description="The number of the station the surveyor has reached.")]


class Standing(TypedDict):
    """How a contract stands for a seat."""

    worth: Annotated[int, Meta(description="Its points now; of one that is not held: what it would add.")]
    needs: Annotated[Needs, Meta(description="What it asks for at the end.")]
    has: Annotated[Needs, Meta(description="What there is of that beside all that serves the contracts that score.")]
    lacks: Annotated[Needs, Meta(description="What is missing of it.")]
    elsewhere: Annotated[bool, Meta(description="Whether nothing would be missing if no contract that scores used it.")]


class TradePrices(TypedDict):
    """What the Works, or the contract carried out, take for one piece."""

    ore: Annotated[int, Meta(description="Ore for a steel bar.")]
    rubble: Annotated[int, Meta(description="Rubble for a stone.")]


class Survey(TypedDict):
    """Where a surveyor goes next."""

    station: StationId
    gain: Annotated[int, Meta(description="The points it would gain there.")]


class Mine(TypedDict):
    """What the rules answer one seat about its own actions and contracts."""

    stores: Annotated[Stores, Meta(description="What there is for contracts, were all of it free for one of them.")]
    contracts: Annotated[
        dict[str, Standing], Meta(description="Contracts held, on offer in the office, or drawn to keep one of.")
    ]
    sites: Annotated[
        dict[str, Goods],
        Meta(description="Sites the seat may build on, each with the goods that the cheapest payment lacks."),
    ]
    take: Annotated[int, Meta(description="The most cubes a Stock Yard action takes.")]
    dig: Annotated[int, Meta(description="The rubble an Excavate action takes.")]
    lay: Annotated[int, Meta(description="The tracks a Lay Track action may lay.")]
    trade: Annotated[TradePrices, Meta(description="What a bar and a stone cost.")]
    next_dig: Annotated[str | None, Meta(description="The place where the seat digs next.")]
    survey: Annotated[Survey | None, Meta(description="The next station of the surveyor; null at the last one.")]
    pays: Annotated[
        dict[str, Goods], Meta(description="What each legal build or train costs, by the text of the move.")
    ]


class Facts(TypedDict):
    """What the rules answer about the table, from a seat's knowledge."""

    order: Annotated[list[int], Meta(description="The seats in turn order.")]
    sheets: Annotated[list[Sheet], Meta(description="Every seat's score now, and where each point comes from.")]
    tracks: Annotated[Tracks, Meta(description="How far the line has come.")]
    rates: Annotated[Forecast, Meta(description="What the weather does to the work rates.")]
    fog: Annotated[dict[AreaLetter, Fog], Meta(description="Areas in which fog closes spaces, and by which rule.")]
    lead: Annotated[str | None, Meta(description="The space that brings the start player's marker.")]
    next_event: Annotated[int, Meta(description="The space of the event track the next cube goes to.")]
    first_event: Annotated[int, Meta(description="The first space of the event track in use.")]
    restock: Annotated[int, Meta(description="Cubes drawn from the bag each round.")]
    digs: Annotated[list[str], Meta(description="The next place with rubble from each end of the line that is dug.")]
    open: Annotated[
        list[str], Meta(description="Stations where this seat may build; for a spectator: where anybody may.")
    ]
    halt: Annotated[str | None, Meta(description="The station that calls for maintenance once it is cleared.")]
    mine: Annotated[Mine | None, Meta(description="What concerns this seat alone; null for a spectator.")]


# -- events ----------------------------------------------------------------------------------------


class Nothing(TypedDict):
    """No parameters."""


class OfSeat(TypedDict):
    """Something about a seat."""

    seat: SeatNumber


class OfContract(TypedDict):
    """Something about a contract."""

    contract: ContractNumber


class SeatContract(OfSeat):
    """A seat and a contract."""

    contract: ContractNumber


class OfTrain(TypedDict):
    """Something about a train."""

    train: TrainNumber


class SeatTrain(OfSeat):
    """A seat and a train."""

    train: TrainNumber


class OfStation(TypedDict):
    """Something about a station."""

    station: StationId


class SeatStation(OfSeat):
    """A seat and a station."""

    station: StationId


class HowMany(TypedDict):
    """A number of something."""

    n: Annotated[int, Meta(description="How many; for `round` which one.")]


class Hired(OfSeat):
    """A labourer is hired."""

    n: Annotated[int, Meta(description="The coal paid.")]


class TurnedUp(OfContract):
    """A contract comes to the office."""

    n: Annotated[int, Meta(description="Its position, from 1.")]


class Disc(TypedDict):
    """A weather disc is laid."""

    n: Annotated[int, Meta(description="Its position: 2 the next round, 3 the one after.")]
    weather: Annotated[Weather, Meta(description="The weather it shows.")]


class Placed(OfSeat):
    """A labourer is placed."""

    space: SpaceName


class Passed(OfSeat):
    """An offer is declined."""

    question: Annotated[Question, Meta(description="What was asked.")]


class Cubes(TypedDict):
    """Cubes drawn from the bag."""

    cubes: Annotated[Goods, Meta(description="Goods among them.")]
    n: Annotated[int, Meta(description="Event cubes among them.")]


class SeatCubes(OfSeat):
    """A seat gets cubes."""

    cubes: Annotated[Goods, Meta(description="The cubes.")]
    n: Annotated[int, Meta(description="Event cubes drawn with them and put back.")]


class Place(TypedDict):
    """Something at a place of the line."""

    place: PlaceId
    n: Annotated[int, Meta(description="Rubble removed, or points gained.")]


class SeatPlace(OfSeat):
    """A seat does something at a place of the line."""

    place: PlaceId
    n: Annotated[int, Meta(description="Rubble taken, or points gained.")]


class Worked(OfSeat):
    """Goods are traded."""

    paid: Annotated[Goods, Meta(description="What was given.")]
    got: Annotated[Goods, Meta(description="What came for it.")]


class Built(OfSeat):
    """A site is built."""

    site: SiteId
    paid: Annotated[Goods, Meta(description="What was paid.")]
    n: Annotated[int, Meta(description="The points of the site.")]


class Bought(OfSeat):
    """A train is bought."""

    train: TrainNumber
    paid: Annotated[Goods, Meta(description="What was paid.")]
    n: Annotated[int, Meta(description="The coal that came with it.")]


class Idle(OfSeat):
    """A labourer can do nothing."""

    area: Annotated[AreaLetter, Meta(description="The area of the labourer.")]


class Moved(OfSeat):
    """A labourer changes its space."""

    space: SpaceName
    to: SpaceName


class Swapped(OfSeat):
    """A forecast is exchanged."""

    weather: Annotated[Weather, Meta(description="The weather that was forecast.")]
    new: Annotated[Weather, Meta(description="The weather that is forecast now.")]


class Kept(OfSeat):
    """One of several contracts is kept."""

    contract: ContractNumber
    discarded: Annotated[list[int], Meta(description="The contracts that go.")]


class WeatherChange(TypedDict):
    """The weather of the next round."""

    weather: Annotated[Weather, Meta(description="The weather that comes.")]


class EventCube(TypedDict):
    """A space of the event track."""

    n: Annotated[int, Meta(description="The space, from 1.")]
    event: Annotated[EventKind, Meta(description="Its event.")]


class Coaled(TypedDict):
    """A train in the shed gets coal."""

    train: TrainNumber
    n: Annotated[int, Meta(description="How much.")]


class GameOver(TypedDict):
    """The game ends."""

    reason: Annotated[Reason, Meta(description="Why.")]


EVENTS: dict[str, type] = {
    "first-player": OfSeat,
    "set-aside": OfTrain,
    "turned-up": TurnedUp,
    "disc": Disc,
    "solo-train": SeatTrain,
    "first-yard": Cubes,
    "chose-start": SeatStation,
    "chose-marker": SeatStation,
    "round": HowMany,
    "hired": Hired,
    "placed": Placed,
    "played": SeatContract,
    "passed": Passed,
    "took": SeatCubes,
    "starts-next": OfSeat,
    "starts-next-locked": OfSeat,
    "dug": SeatPlace,
    "cleared": SeatPlace,
    "cleared-unowned": SeatPlace,
    "worked": Worked,
    "laid": SeatPlace,
    "built": Built,
    "free-cubes": SeatCubes,
    "bought": Bought,
    "returned": SeatTrain,
    "idle": Idle,
    "took-contract": SeatContract,
    "surveyed": SeatStation,
    "left-start": OfSeat,
    "moved": Moved,
    "swapped": Swapped,
    "blocked": Nothing,
    "drew-cubes": SeatCubes,
    "drew-contract": SeatContract,
    "kept": Kept,
    "discarded": OfContract,
    "reshuffled": HowMany,
    "weather": WeatherChange,
    "weather-none": Nothing,
    "rates": Rates,
    "restocked": Cubes,
    "event-cube": EventCube,
    "event-dug": Place,
    "event-laid": Place,
    "completed": OfStation,
    "no-effect": EventCube,
    "trains-open": Nothing,
    "maintenance-due": Nothing,
    "maintained": OfSeat,
    "maintained-card": SeatContract,
    "gave-up": SeatTrain,
    "coaled": Coaled,
    "cubes-returned": HowMany,
    "extra-build-space": Nothing,
    "last-track": OfSeat,
    "last-track-event": Nothing,
    "extra-round": Nothing,
    "game-over": GameOver,
    "no-effect-play": SeatContract,
}
"""The parameters of every event, by its key."""


# -- moves -----------------------------------------------------------------------------------------


class PlaceMove(TypedDict):
    """Place a labourer."""

    space: SpaceName


class TakeMove(TypedDict):
    """Take cubes out of the yard."""

    cubes: Annotated[Goods, Meta(description="The cubes.")]


class WorkMove(TypedDict):
    """Trade for steel and stone."""

    got: Annotated[Goods, Meta(description="What comes of it.")]


class TrainMove(TypedDict):
    """Buy a train."""

    train: TrainNumber
    bars_as_ore: Annotated[int, Meta(description="Bars that are paid in ore.")]


class BuildMove(TypedDict):
    """Build a site."""

    site: SiteId
    bars_as_ore: Annotated[int, Meta(description="Bars that are paid in ore.")]
    stones_as_rubble: Annotated[int, Meta(description="Stones that are paid in rubble.")]


class MaintainMove(TypedDict, total=False):
    """Maintain a train, or give it up, which has no parameters."""

    contract: ContractNumber
    good: Annotated[Literal["steel"], Meta(description="Paid with a steel bar.")]


class MoveMove(TypedDict):
    """Move a labourer to another space."""

    space: SpaceName
    to: SpaceName


class ForecastMove(TypedDict):
    """Exchange the forecast."""

    weather: Annotated[Weather, Meta(description="The new forecast.")]


MOVES: dict[str, type] = {
    "pass": Nothing,
    "hire": Nothing,
    "place": PlaceMove,
    "play": OfContract,
    "take": TakeMove,
    "work": WorkMove,
    "build": BuildMove,
    "train": TrainMove,
    "contract": OfContract,
    "keep": OfContract,
    "maintain": MaintainMove,
    "move": MoveMove,
    "forecast": ForecastMove,
    "dig": Nothing,
    "lay": Nothing,
    "start": OfStation,
    "marker": OfStation,
}
"""The parameters of every move, by its group."""


# -- points ----------------------------------------------------------------------------------------


class PlacePoints(TypedDict):
    """A track or an excavation site with an own marker."""

    place: PlaceId


class SitePoints(TypedDict):
    """A building site with an own marker."""

    site: SiteId


class ContractPoints(OfContract):
    """A contract, and what served it."""

    rubble: NotRequired[Annotated[int, Meta(description="The rubble it took.")]]
    tracks: NotRequired[Annotated[list[str], Meta(description="The tracks that served it.")]]
    sites: NotRequired[Annotated[list[str], Meta(description="The station sites that served it.")]]


POINTS: dict[str, type] = {
    "track": PlacePoints,
    "excavation": PlacePoints,
    "site": SitePoints,
    "contract": ContractPoints,
    "contract-unmet": OfContract,
    "train": OfTrain,
    "surveyor": OfStation,
}
"""The parameters of every source of points."""


class TieBreak(TypedDict):
    """What decided between seats of equal score."""

    by: Annotated[Literal["last"], Meta(description="The place in the turn order of the final round; the last wins.")]
    best: Annotated[int, Meta(description="The winner's place, counted from 1.")]
    next_best: Annotated[int, Meta(description="The last place among those who lost the tie.")]


class Outcome(TypedDict):
    """How the game ended."""

    reason: Annotated[Reason, Meta(description="Why it ended.")]
    scores: Annotated[list[int], Meta(description="The points of each seat.")]
    winners: Annotated[list[int], Meta(description="The seats that win; nobody alone.")]
    breakdown: Annotated[list[list[Line]], Meta(description="The score sheet of each seat.")]
    tie_break: NotRequired[Annotated[TieBreak, Meta(description="What broke a tie, if there was one to break.")]]
