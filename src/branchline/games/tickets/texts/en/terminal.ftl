# The terminal screen of the ticket games.

## The table

terminal-column-wagons = trains
terminal-column-cards = cards
terminal-column-tickets = tickets
# headings in a small window
terminal-short-points = pts
terminal-short-wagons = trn
terminal-short-cards = crd
terminal-column-known = known cards
terminal-last-round = { $turns ->
    [one] LAST ROUND: { $turns } turn left ({ $seat } ran low on trains)
   *[other] LAST ROUND: { $turns } turns left ({ $seat } ran low on trains)
}
terminal-market = Face-up cards
terminal-piles = deck { $deck } · discards { $discards } · tickets { $tickets }
terminal-discards = in the discards: { $cards }
terminal-hand = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
terminal-tickets = Your tickets
# in a small window: tickets that are not named, and the word that shows them
terminal-tickets-more = and { $n } more: { $word }
terminal-tickets-done = { $n } completed (+{ $points })
terminal-goals = Goals
terminal-any-color = any
terminal-way = { $wagons ->
    [one] { $wagons } train to go
   *[other] { $wagons } trains to go
}
terminal-way-done = { $points ->
    [one] completed, { $points } point
   *[other] completed, { $points } points
}
terminal-way-lost = out of reach: every way is blocked
terminal-way-too-long = { $wagons ->
    [one] (you have only { $wagons } train left)
   *[other] (you have only { $wagons } trains left)
}
terminal-tunnel = Tunnel { $track }
terminal-tunnel-laid = played
terminal-tunnel-revealed = turned over
terminal-tunnel-owes = { $n ->
    [one] The tunnel costs { $n } more card.
   *[other] The tunnel costs { $n } more cards.
}

## Moves

terminal-move-draw-deck = from the deck
terminal-move-tickets = draw new tickets and keep some
terminal-move-mix = short { $short } · long { $long }
terminal-passengers = Passengers
terminal-ticket-decks = short { $short } · long { $long }
terminal-move-tunnel-decline = give up and take your cards back
terminal-move-stop = stop at one card
terminal-move-pass = pass
terminal-move-pay = pay
terminal-keep-how = Type the numbers of the tickets to keep, such as "1 3", or "all".
terminal-more-tracks = { $n ->
    [one] { $n } more route: type more claim
   *[other] { $n } more routes: type more claim
}
terminal-more-ways = Other ways to pay: type more and a number, such as more 6
terminal-more-wasteful = { $n ->
    [one] { $n } wasteful payment is not shown: more { $track } all
   *[other] { $n } wasteful payments are not shown: more { $track } all
}
terminal-more-payments = Other cards can pay too: type them, as in claim a-b: 3 blue 1 red
terminal-other-ways = { $n ->
    [one] or { $n } other way
   *[other] or { $n } other ways
}
terminal-is-tunnel = tunnel
terminal-is-ferry = ferry { $n }L
terminal-is-any-cards = { $n }:1
terminal-has-bonus = +{ $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## The map

terminal-column-to = to
terminal-column-spaces = spaces
terminal-column-special = {""}
terminal-column-owner = owner
terminal-column-pay = you could pay
terminal-track-open = open
terminal-track-closed = closed
terminal-pay-wagons = too few trains
terminal-pay-no = not yet
terminal-pay-missing = { $n ->
    [one] { $n } card short
   *[other] { $n } cards short
}
terminal-city-none = There is no city called { $name } on this map.
terminal-city-near = There is no city called { $name }. Did you mean { $near }?

## Help at the table

terminal-notation-tickets = Moves in words: draw deck, draw red, tickets, keep 1 3, claim { $track } (pays the cheapest way), claim { $track }: 3 green 1 loco, tunnel pay 1 loco, tunnel decline. Cards can be letters, such as 3g1l: { $letters }.
terminal-column-stations = stations
terminal-station-of = station: { $seat }
terminal-more-stations = { $n ->
    [one] { $n } more city: more station
   *[other] { $n } more cities: more station
}
terminal-station-used = station in { $city }: { $track }
terminal-station-unused = station in { $city }: no use
terminal-notation-stations = Stations: station paris (pays the cheapest way), station paris: 2 red 1 loco.
terminal-notation-mixes = Two ticket decks: tickets 3 short 1 long.
terminal-notation-passengers = Passengers: passenger berlin: red.

## Titles, data, simulation

terminal-data-sources = Sources
terminal-data-notes = Notes on single entries
terminal-data-assumed = Unconfirmed values
