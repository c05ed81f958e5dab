# What the bots of the Ticket to Ride family say of their moves.

tickets-why-keep = these go well together: { $tickets }
tickets-why-keep-one = of those on offer this fits best: { $tickets }
tickets-why-way = on the way for { $ticket }
tickets-why-narrow = a bottleneck on the way for { $ticket }, better taken before somebody else comes
tickets-why-points = { $points ->
    [one] { $points } point, and the cards are in hand
   *[other] { $points } points, and the cards are in hand
}
tickets-why-long = a long track for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tickets-why-goal = a step towards the goal { $goal }
tickets-why-finish = ending the game while ahead
tickets-why-last = the last turn: whatever still brings points
tickets-why-collect = collecting { $card } for { $track }
tickets-why-loco = a locomotive, as it can stand for any colour that is missing
tickets-why-spare = { $card }, which may come in handy later
tickets-why-deck = nothing face up is of more use than a card from the deck
tickets-why-more = everything is connected, so more tickets
tickets-why-room = there are wagons and time for more tickets
tickets-why-hungry = tickets first, tracks later
tickets-why-tunnel-pay = the tunnel { $track } is worth the extra cards
tickets-why-tunnel-decline = the tunnel { $track } asks too much; the cards are better kept
tickets-why-stop = one card is enough
tickets-why-passenger = { $passenger } is the colour it has most of
tickets-why-pass = there is nothing else to do

## The bots in a sentence

bot-about-hungry = gathers many tickets early, then connects them
bot-about-path = follows the best path for its tickets
bot-about-one-step = the best next route for one ticket at a time
bot-about-long-route = long routes first, tickets second
bot-about-planner = connects all its tickets by a cheap network and minds the end
