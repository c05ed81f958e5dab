# The map studio in the browser.

## The page

studio-title = Map studio
studio-unnamed = New map
studio-state-device = kept on this device
studio-state-saved = in your maps
studio-undo = Undo
studio-redo = Redo
studio-open = Open
studio-file = Save a file
studio-share = Save and share
studio-parts = Parts of the map
studio-tab-map = Map
studio-tab-checks = Checks
studio-tab-cities = Cities
studio-tab-tracks = Routes
studio-tab-tickets = Tickets
studio-tab-rules = Rules

## Beginning

studio-welcome = Draw your own map
studio-welcome-about = Place cities, join them, add tickets. The board draws itself.
studio-first-city = Place your first city
studio-examples = Or start from an example
studio-example-island = An island
studio-example-river = A river
studio-example-two-countries = Two countries
studio-mine = Your maps
studio-from-title = Or from a game on the shelf
studio-open-file = Open a file
studio-unreadable = { $file } cannot be read: something is wrong in line { $line }.

## Tools

studio-tools = Tools
studio-tool-select = Select
    .about = Choose cities and routes, or drag a city
studio-tool-city = City
    .about = Press the map where the city should be
studio-tool-track = Route
    .about = Press two cities to join them
studio-as-played = As in play
studio-picture = Picture below
studio-picture-gone = Picture away
studio-canvas = Map. Page Down leads to the next city, the arrow keys move it, Enter chooses it.
studio-chosen = What is chosen

## Cities

studio-cities = Cities
studio-city-n = City { $n }
studio-name = Name
studio-across = Across
studio-down = Down
studio-country = Country
studio-no-country = none
studio-border = Border spot
studio-capital = Capital
studio-arctic = Arctic
studio-connect-from = New route from here
studio-add-city = Add a city
studio-no-cities = There is no city yet.
studio-delete = Delete
studio-delete-this = Delete { $what }

## Routes

studio-tracks = Routes
studio-length = Length
studio-fits = fits the distance
studio-would-fit = { $n ->
    [one] { $n } space would fit
   *[other] { $n } spaces would fit
}
studio-less = { $what }: one less
studio-more = { $what }: one more
studio-color = Colour
studio-color-red = red
studio-color-orange = orange
studio-color-yellow = yellow
studio-color-green = green
studio-color-blue = blue
studio-color-purple = purple
studio-color-black = black
studio-color-white = white
studio-color-gray = gray
studio-kind = Kind
studio-kind-plain = plain
studio-kind-tunnel = tunnel
studio-kind-ferry = ferry
studio-beside = Side by side
studio-any-cards = Any cards
studio-any-cards-no = do not help
studio-any-cards-n = any { $n } cards replace one
studio-remark = Remark
studio-symbols = Locomotive symbols
studio-bonus = Bonus cards
studio-from = From
studio-to = To
studio-add-track = Add a route
studio-no-tracks = There is no route yet.
studio-by-color = Spaces by colour

## Tickets

studio-tickets = Tickets
studio-value = points
studio-suggested = { $n ->
    [one] suggested for its shortest way: { $n } point
   *[other] suggested for its shortest way: { $n } points
}
studio-ticket-more = More about this ticket
studio-ticket-or = Or else to
studio-copies = Copies
studio-deck = Deck
studio-deck-only = the only one
studio-deck-short = short tickets
studio-deck-long = long tickets
studio-take-it = Use it
studio-add-ticket = Add a ticket
studio-suggest = { $n ->
    [0] No more to suggest
    [one] Suggest { $n } more
   *[other] Suggest { $n } more
}
studio-no-tickets = There is no ticket yet. Join the cities first, then let us suggest some.

## Checks

studio-checks = Checks
studio-counted = { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}, { $musts } to mend
studio-checking = Looking at your map …
studio-nothing-yet = Place a city, and we say here what the map still needs.
studio-playable = The map can be played.

## The map and its rules

studio-map = The map
studio-map-name = Name of the map
studio-players = Players
studio-players-least = Fewest players
studio-players-most = Most players
studio-countries = Countries
studio-countries-about = Tickets can lead to a country: to any border spot of it.
studio-add-country = Add a country
studio-rules-cards = Trains and cards
studio-rules-routes = Routes
studio-rules-ticket-cards = Ticket cards
studio-rules-points = Points and the end
studio-rule-wagons = Trains of each player
studio-rule-last-round-at = Trains left when the last round begins
studio-rule-hand = Train cards at the start
studio-rule-row = Face-up cards
studio-rule-cards-per-color = Train cards of each colour
studio-rule-locomotives = Locomotives in the deck
studio-rule-flush-at = Face-up locomotives that replace the row (0: never)
studio-rule-face-up-locomotive-ends-draw = A face-up locomotive is the only card of the turn
studio-rule-locomotives-on = Locomotives may be played on
    .all = all routes
    .tunnels = tunnels
    .tunnels-and-ferries = tunnels and ferries
studio-rule-tickets-dealt = Starting tickets
studio-rule-tickets-kept-at-start = Starting tickets to keep at least
studio-rule-tickets-drawn = Tickets drawn later
studio-rule-tickets-kept-later = Later tickets to keep at least
studio-rule-tickets-returned = Returned tickets go
    .under = under the deck
    .out = out of the game
studio-rule-tunnel-reveal = Cards turned over for a tunnel
studio-rule-stations = Stations of each player
studio-rule-station-points = Points for a station not built
studio-rule-longest-path = Points for the longest path
studio-rule-globetrotter = Points for the most completed tickets
studio-rule-track-points = Points for routes of 1, 2, 3 … spaces
studio-rule-open-doubles = Open routes of a double route with 2, 3, 4, 5 players
studio-rule-open-triples = Open routes of a triple route with 2, 3, 4, 5 players
studio-rule-wagons-choices = Numbers of trains that players may choose from
studio-rule-flush-choices = Numbers of locomotives that players may choose from
studio-rule-pair-pays-symbol = A pair of one colour pays a locomotive symbol
studio-rule-any-three-pay-symbol = Any three cards pay a locomotive symbol
studio-rule-three-cards-on-plain = Three such cards pay a plain ferry space too
studio-rule-unequal-pairs-are-doubles = Two routes of different length side by side
    .none = there are none
    .true = are a double route
    .false = stand alone
studio-rule-tickets-returned-at-start = Returned starting tickets go
    .same = where later ones go
    .out = out of the game
    .shuffled = shuffled into their decks
studio-rule-ticket-mixes = Two ticket decks; players say how many come from which
studio-rule-long-tickets-dealt = Long tickets dealt at the start besides
studio-rule-grand-tour = Points for 1, 2, 3 … tickets joined by two separate ways
studio-rule-tie-break = What breaks a tie, in turn
    .tickets = completed tickets
    .stations = stations left
    .goals = goals and longest path held
    .holder = the longest-path bonus
    .path = the longer path
    .passengers = passengers
studio-rule-ledger = Rule numbers quoted
    .base = of the basic game
studio-rule-goals-in-play = Goals turned up in a game
studio-rule-passenger-colors = Colours of the passengers
studio-rule-passengers-per-color = Passengers of each colour
studio-rule-passenger-points = Points for the most and second most of a colour

## Goals, passengers, remarks

studio-goals-about = Whoever has most of what a goal counts scores it at the end.
studio-points = Points
studio-goal-counts = What the goal counts
studio-goal-value = Points at most
studio-add-goal = Add a goal
studio-passengers-about = Whoever claims a route takes a passenger along from each end. Choose colours first.
studio-passengers-placed = { $n } of { $of } placed
studio-remarks = Remarks
studio-remarks-about = Where your numbers come from. No effect on play.
studio-add-remark = Add a remark
studio-box-tickets = Tickets there must be (0: any)
studio-box-goals = Goals there must be (0: any)
studio-box-gray = Every gray route must be a ferry

## Playing and sharing

studio-play = Play it now
studio-who = Choose who plays
studio-bots = Who plays with you
studio-against = { $n ->
    [one] you and { $n } bot
   *[other] you and { $n } bots
}
studio-level = Level of the bots
studio-try = { $n ->
    [one] Let bots play { $n } game
   *[other] Let bots play { $n } games
}
studio-trying = The bots are playing …
studio-trial = { $games ->
    [one] { $games } trial game: about { $turns } turns · the first player wins { $first } · { $completed } of the tickets are completed
   *[other] { $games } trial games: about { $turns } turns · the first player wins { $first } · { $completed } of the tickets are completed
}
studio-heat = Show which routes they claim
studio-percent = { $n }%
studio-save = Save to your maps
studio-share-about = The map is drawn and kept on this server. Anyone with its link can play it.
studio-share-not-yet = The map cannot be played yet. The checks say what it still needs.
studio-link = Link to this map
studio-link-about = Saved to your maps. Anyone with this link can look at the map and play it.
