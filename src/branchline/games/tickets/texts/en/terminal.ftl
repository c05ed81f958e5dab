# The terminal screen of the ticket games.

## The table

terminal-column-wagons = wagons
terminal-column-cards = cards
terminal-column-tickets = tickets
terminal-column-known = known cards
terminal-last-round = { $turns ->
    [one] LAST ROUND, begun by { $seat }: { $turns } turn left
   *[other] LAST ROUND, begun by { $seat }: { $turns } turns left
}
terminal-market = Face-up cards
terminal-piles = deck { $deck } · discards { $discards } · ticket deck { $tickets }
terminal-discards = in the discards: { $cards }
terminal-hand = { $n ->
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
terminal-no-cards = no cards
terminal-tickets = Your tickets
terminal-goals = Goals
terminal-any-color = any
terminal-way = { $wagons ->
    [one] { $wagons } wagon to go
   *[other] { $wagons } wagons to go
}
terminal-way-done = { $points ->
    [one] done, { $points } point
   *[other] done, { $points } points
}
terminal-way-lost = cut off: no way is left
terminal-way-too-long = { $wagons ->
    [one] (you have only { $wagons } wagon left)
   *[other] (you have only { $wagons } wagons left)
}
terminal-tunnel = Tunnel { $track }
terminal-tunnel-laid = you laid down
terminal-tunnel-revealed = revealed
terminal-tunnel-owes = { $n ->
    [one] It costs { $n } card more.
   *[other] It costs { $n } cards more.
}

## Moves

terminal-move-draw-deck = from the deck
terminal-move-tickets = look at new tickets and keep some
terminal-move-tunnel-decline = give up and take your cards back
terminal-move-stop = one card is enough
terminal-move-pass = pass
terminal-move-pay = pay
terminal-keep-how = Type the numbers of the tickets you keep, as in "1 3", or "all".
terminal-more-tracks = { $n ->
    [one] { $n } more track: more claim
   *[other] { $n } more tracks: more claim
}
terminal-more-ways = Other payments: more and a number, as in more 6
terminal-more-wasteful = { $n ->
    [one] { $n } payment that wastes cards is left out: more { $track } all
   *[other] { $n } payments that waste cards are left out: more { $track } all
}
terminal-more-payments = Other cards can pay too: type them, as in claim a-b: 3 blue 1 red
terminal-other-ways = { $n ->
    [one] or { $n } more
   *[other] or { $n } more
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
terminal-pay-wagons = too few wagons
terminal-pay-no = not yet
terminal-pay-missing = { $n ->
    [one] { $n } card short
   *[other] { $n } cards short
}
terminal-city-none = There is no city { $name } on this map.
terminal-city-near = There is no city { $name }; did you mean { $near }?

## Help at the table

terminal-notation-tickets = Moves in words: draw deck, draw red, tickets, keep 1 3, claim bern-luzern (pays the cheapest way), claim bern-luzern: 3 green 1 loco, tunnel pay 1 loco, tunnel decline. Letters stand for cards, as in 3g1l: { $letters }.

## Titles, data, simulation

terminal-data-sources = Sources
terminal-data-notes = Notes on single entries
terminal-data-assumed = Assumed values
