# The browser: panels, buttons and trays of the ticket games.

## Turns

web-turn-choosing = { $seat } is choosing starting tickets
web-turn-turn = { $seat } is thinking
web-turn-second-card = { $seat } is drawing a second card
web-turn-keeping = { $seat } is choosing tickets
web-turn-tunnel = { $seat } stands before the tunnel
web-last-round = { $n ->
    [one] Last round, begun by { $seat }: { $n } turn left
   *[other] Last round, begun by { $seat }: { $n } turns left
}
web-last-round-now = Last round! { $seat } has hardly any wagons left.

## Panels

web-players = Players
web-market = Market
web-hand = Your hand
web-hand-n = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
web-my-tickets = Your tickets
web-my-table = Your cards and tickets
web-goals = Goals
web-points = Points
web-map = Map. Arrow keys go from track to track, Page Down to the next one you can claim, Enter chooses.
web-tab-cards = Cards
web-tab-tickets = Tickets

## Counts

web-wagons = { $n ->
    [one] { $n } wagon
   *[other] { $n } wagons
}
web-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-tickets = { $n ->
    [one] { $n } ticket
   *[other] { $n } tickets
}
web-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
web-points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Tracks

web-any-color = any one colour
web-tunnel = tunnel
web-ferry = { $n ->
    [one] ferry with { $n } locomotive symbol
   *[other] ferry with { $n } locomotive symbols
}
web-any-cards = any { $n } cards stand for one
web-bonus = { $n ->
    [one] { $n } bonus card
   *[other] { $n } bonus cards
}
web-twin-closed = Closed: with { $players } players no more of these parallel tracks can be used.
web-cards-short = Your cards do not pay for it yet.
web-ways = { $n ->
    [one] You can claim it in { $n } way.
   *[other] You can claim it in { $n } ways.
}
web-pay-with = Pay with
web-or = or
web-more-ways = { $n ->
    [one] { $n } more way
   *[other] { $n } more ways
}
web-fewer = Show fewer
web-only-with = Only with
web-claim = Claim with
web-dig = Dig with
web-cancel = Cancel

## Drawing cards

web-take = Take a card: { $card }
web-take-deck = { $n ->
    [one] Draw from the deck, { $n } card left
   *[other] Draw from the deck, { $n } cards left
}
web-one-more-card = one more card
web-stop = One card is enough

## Tickets

web-draw-tickets = { $n ->
    [one] Draw tickets ({ $n } left)
   *[other] Draw tickets ({ $n } left)
}
web-no-tickets = No tickets yet.
web-done = done
web-to-go = { $n ->
    [one] { $n } wagon to go
   *[other] { $n } wagons to go
}
web-cut-off = cut off
web-keep-least = { $n ->
    [one] Keep at least { $n }. Point at one to see it on the map.
   *[other] Keep at least { $n }. Point at one to see it on the map.
}
web-keep-n = { $n ->
    [0] Keep
    [one] Keep { $n } ticket
   *[other] Keep { $n } tickets
}

## Tunnels

web-tunnel-title = The tunnel { $track }
web-tunnel-laid = Laid down:
web-tunnel-owes = { $n ->
    [0] The way is free: nothing more to pay!
    [one] It costs { $n } card more.
   *[other] It costs { $n } cards more.
}
web-tunnel-cannot = You do not hold the cards for it.
web-tunnel-pay = Pay
web-tunnel-decline = Give up, take the cards back

## Goals and points

web-longest-path-about = For the longest unbroken path of your own routes, counted in wagons.
web-others-hidden = the others’ are hidden

## The map

web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Fit
web-arctic-circle = Arctic Circle
web-sea-norwegian = Norwegian Sea
web-sea-barents = Barents Sea
web-sea-north = North Sea
web-sea-pacific = Pacific Ocean
web-sea-gulf = Gulf of Mexico
web-sea-atlantic = Atlantic Ocean
web-sea-baltic = Baltic Sea
web-sea-biscay = Bay of Biscay
web-sea-mediterranean = Mediterranean Sea
web-sea-black = Black Sea
web-sea-adriatic = Adriatic
web-sea-ionian = Ionian Sea
web-sea-bothnia = Gulf of Bothnia
web-sea-arabian = Arabian Sea
web-sea-bengal = Bay of Bengal
web-sea-indian = Indian Ocean
web-land-be = Belgium
web-land-bt = Bhutan
web-land-by = Belarus
web-land-ceylon = Ceylon
web-land-ie = Ireland
web-land-np = Nepal
web-land-tibet = Tibet

## Keys and rules

web-rule = Rule { $rule }: read it
web-keys-map = to the map
web-keys-arrows = on the map: the next track in that direction
web-keys-claimable = on the map: the next or previous track you can claim
web-keys-choose = choose, take, press
web-keys-leave = let go of a track, close
web-keys-decision = to what is to be decided: payment, tunnel, tickets
web-keys-market = to a face-up card
web-keys-deck = to the deck
web-keys-hand = to your cards
web-keys-tickets = to your tickets
web-keys-goals = to the goals
web-keys-players = to the players
web-keys-log = to the log
web-keys-score = score now
web-keys-zoom = on the map: nearer, farther, all of it
web-keys-help = this list

## Points

## Stations

web-stations = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}
web-station-of = { $city }: station of { $seat }
web-station-none = { $city }: no station
web-station-ways = { $n ->
    [one] You can build one in { $n } way.
   *[other] You can build one in { $n } ways.
}
web-station-title = A station in { $city }
web-station-about = It lends you one route of another player there, for your tickets, at the end.
web-station-build = Build with
web-station-short = Your cards do not pay for a station now.
web-build-station = { $n ->
    [one] Build a station ({ $n } card)
   *[other] Build a station ({ $n } cards)
}
web-station-where = In which city?
web-keys-stations = on the map: to the cities, to build a station

## Passengers

web-turn-passenger = { $seat } is choosing a passenger
web-passenger-title = Who comes along from { $place }?
web-passengers-about = For each colour: { $first } points for the most passengers, { $second } for the second most.

## Two ticket decks

web-turn-announcing = { $seat } is choosing from which deck to draw
web-mix-title = How many tickets from which deck?
web-mix-about = You see them afterwards. Long ones are worth more and harder to complete.
web-mix = { $short } short, { $long } long
web-draw-mix = Draw tickets: { $short } short and { $long } long ones left
web-tickets-by-deck = { $short } short, { $long } long tickets
web-long-ticket = long
web-globetrotter-about = For the most completed tickets.
web-grand-tour-about = For completed tickets whose cities two separate paths of yours join.
