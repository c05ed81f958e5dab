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
studio-double = double route
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
studio-rules = Rules
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

## Playing and sharing

studio-play = Play it now
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
