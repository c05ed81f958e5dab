# The browser: panels, buttons and trays of the ticket games.

## Turns

web-turn-choosing = { $seat } is choosing starting tickets
web-turn-turn = { $seat } is thinking
web-turn-second-card = { $seat } is taking a second card
web-turn-keeping = { $seat } is choosing tickets
web-turn-tunnel = { $seat } is deciding about a tunnel
web-last-round = { $n ->
    [one] Last round: { $n } turn left ({ $seat } ran low on trains)
   *[other] Last round: { $n } turns left ({ $seat } ran low on trains)
}
    .you = { $n ->
        [one] Last round: { $n } turn left (you ran low on trains)
       *[other] Last round: { $n } turns left (you ran low on trains)
    }
web-last-round-now = Last round. { $seat } is almost out of trains.
    .you = Last round. You are almost out of trains.

## Panels

web-players = Players
web-market = Face-up cards
web-hand = Your hand
web-hand-n = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
web-my-tickets = Your tickets
web-my-table = Your cards and tickets
web-goals = Goals
web-points = Points
web-map = Map. Use the arrow keys to move from route to route, Page Down for the next route you can claim, Enter to choose it.
web-tab-cards = Cards
web-tab-tickets = Tickets

## Counts

web-wagons = { $n ->
    [one] { $n } train
   *[other] { $n } trains
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

web-any-color = any single colour
web-tunnel = tunnel
web-ferry = { $n ->
    [one] ferry with { $n } locomotive symbol
   *[other] ferry with { $n } locomotive symbols
}
web-any-cards = any { $n } cards stand for one
web-bonus = { $n ->
    [one] bonus: { $n } card
   *[other] bonus: { $n } cards
}
web-twin-closed = Closed: with { $players } players, no more of these parallel routes may be claimed.
web-cards-short = You don't have the cards for it yet.
web-ways = { $n ->
    [one] You can pay for it in { $n } way.
   *[other] You can pay for it in { $n } ways.
}
web-pay-with = Pay with
web-or = or
web-more-ways = { $n ->
    [one] { $n } more way
   *[other] { $n } more ways
}
web-fewer = Show less
web-only-with = Pay only with
web-other-cards = Other cards
web-claim = Claim with
web-dig = Try the tunnel with
web-plan = Claim when I can
web-plan-stop = Don’t claim it for me
web-plan-gone = { $track } can no longer be claimed, so your plan is gone.
web-pins = Mark my cities on the map
web-cancel = Cancel

## Drawing cards

web-take = Take a card: { $card }
web-take-deck = { $n ->
    [one] Draw from the deck, { $n } card left
   *[other] Draw from the deck, { $n } cards left
}
web-one-more-card = one more card to take
web-stop = Stop at one card

## Tickets

web-draw-tickets = { $n ->
    [one] Draw tickets ({ $n } left)
   *[other] Draw tickets ({ $n } left)
}
web-no-tickets = You have no tickets yet.
web-done = completed
web-to-go = { $n ->
    [one] { $n } train to go
   *[other] { $n } trains to go
}
web-failed = failed
web-cut-off = out of reach
web-keep-least = { $n ->
    [one] Keep at least { $n } ticket. Point at a ticket to see it on the map.
   *[other] Keep at least { $n } tickets. Point at a ticket to see it on the map.
}
web-keep-all = { $n ->
    [one] Keep the ticket
   *[other] Keep all { $n } tickets
}
web-keep-n = { $n ->
    [0] Choose tickets to keep
    [one] Keep { $n } ticket
   *[other] Keep { $n } tickets
}

## Tunnels

web-tunnel-title = Tunnel { $track }
web-tunnel-laid = You played:
web-tunnel-owes = { $n ->
    [0] The way is clear: nothing more to pay.
    [one] The tunnel costs { $n } more card.
   *[other] The tunnel costs { $n } more cards.
}
web-tunnel-cannot = You don't have the cards to pay for it.
web-tunnel-pay = Pay
web-tunnel-decline = Give up and take the cards back

## Goals and points

web-longest-path-about = For the longest unbroken path of your own routes, counted in trains.
web-others-hidden = hidden for the others

## The map

web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Whole map
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

web-rule = Rule { $rule }: open
web-keys-map = go to the map
web-keys-arrows = on the map: next route in that direction
web-keys-claimable = on the map: next or previous route you can claim
web-keys-choose = choose or press
web-keys-leave = deselect a route, close
web-keys-decision = go to your decision: payment, tunnel or tickets
web-keys-market = go to that face-up card
web-keys-deck = go to the deck
web-keys-hand = go to your hand
web-keys-tickets = go to your tickets
web-keys-goals = go to the goals
web-keys-players = go to the players
web-keys-log = go to the log
web-keys-score = current score
web-keys-zoom = on the map: zoom in, zoom out, whole map
web-keys-help = this list

## Points

## Stations

web-stations = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}
web-station-of = { $city }: station of { $seat }
    .you = { $city }: your station
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
web-passengers-about = { $first ->
    [one] For each colour: { $first } point for the most passengers, { $second } for the second most.
   *[other] For each colour: { $first } points for the most passengers, { $second } for the second most.
}

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

## What a thing is, wherever it is shown

web-explain-wagons = Each space of a route takes one. { $left ->
    [0] Whoever has none left starts the last round.
   *[other] Whoever has { $left } or fewer left starts the last round.
}
web-explain-card = Pays for one space of a route of its colour. A grey route takes any one colour.
web-explain-loco = { $on ->
    [tunnels] Stands for any colour, but only in tunnels.
    [tunnels-and-ferries] Stands for any colour, but only in tunnels and on ferries.
   *[all] Stands for a card of any colour.
} { $freely ->
    [yes] You take it face up like any other card.
   *[no] Taken face up, it is the only card of your turn.
}
web-explain-points = What a route brings when you claim it: the longer, the more.
web-explain-cards = Train cards in hand. They pay for routes; there is no limit.
web-explain-tickets = Two places to connect. At the end a completed ticket adds its value, another one subtracts it.
web-explain-stations = A station lets you use one route of somebody else for your tickets. Each one you keep brings points.
web-explain-score = Points so far. Tickets and bonuses are added at the end.
web-explain-passengers = Passengers taken along. Who has most of a colour gets points at the end.
web-heard = What happens
