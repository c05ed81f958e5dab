# Snowdonia in the terminal. Letters of goods (O, S, C, R, B, E) and typed moves are the same in every language.

## The table

terminal-snowdonia-last-round = { $n ->
    [0] LAST ROUND: the game ends with it
   *[other] THE LAST TRACK IS LAID: one more round follows
}
terminal-snowdonia-weather = Weather
terminal-snowdonia-weather-now = now
terminal-snowdonia-weather-next = next round
terminal-snowdonia-weather-last = after that
terminal-snowdonia-events = Events
terminal-snowdonia-event-odds = { $n ->
    [one] { $n } event cube among the { $size } cubes in the bag.
   *[other] { $n } event cubes among the { $size } cubes in the bag.
}
terminal-snowdonia-event-from = The next event works from { $station }.
terminal-snowdonia-event-returns = After event { $n } the cubes on { $spaces } go back into the bag.
terminal-snowdonia-halt = cleared: maintenance
terminal-snowdonia-free = each build gives { $goods }
terminal-snowdonia-legend = { $track } tracks, { $dig } excavation sites, { $site } building sites ({ $site }{ $done }: open for you). 4{ $rubble }+5: 4 rubble to dig, then 5 points; 3S+7: costs 3 stone, 7 points; +5: cleared, to be laid; { $mark }+5: owned; { $game }: nobody's, or completed by the game. Digging goes on at { $next }.
terminal-snowdonia-yard = yard
terminal-snowdonia-bag = bag
terminal-snowdonia-supply = steel in the supply
terminal-snowdonia-rate = rate
terminal-snowdonia-rate-next = next round { $n }
terminal-snowdonia-fog = fog
terminal-snowdonia-shed-solo = no shed: you play with your own train
terminal-snowdonia-shed-closed = no trains before event { $n }
terminal-snowdonia-shed-empty = the shed is empty
terminal-snowdonia-trains = Trains
terminal-snowdonia-hire-cost = A third labourer costs { $n } coal.
terminal-snowdonia-surveyor-next = { $n ->
    [one] surveyor to { $station }: { $n }{ $mark } point at the end
   *[other] surveyor to { $station }: { $n }{ $mark } points at the end
}
terminal-snowdonia-surveyor-done = your surveyor has reached the end of the line
terminal-snowdonia-event-cube = event cube
terminal-snowdonia-start-player = start player
terminal-snowdonia-column-train = train
terminal-snowdonia-column-surveyor = surveyor
terminal-snowdonia-column-markers = markers
terminal-snowdonia-column-labourers = labour
terminal-snowdonia-column-contracts = contracts
terminal-snowdonia-column-score = now
terminal-snowdonia-yours = You have
terminal-snowdonia-no-goods = no goods
terminal-snowdonia-markers = { $n ->
    [one] { $n } marker left
   *[other] { $n } markers left
}
terminal-snowdonia-score-now = { $n ->
    [one] { $n } point now
   *[other] { $n } points now
}
terminal-snowdonia-own-contracts = Your contracts
terminal-snowdonia-no-contracts = no contracts
terminal-snowdonia-deck = { $n ->
    [one] { $n } contract in the deck
   *[other] { $n } contracts in the deck
}
terminal-snowdonia-back = the back of the top one says
terminal-snowdonia-scores = { $n } now
terminal-snowdonia-would-add = would add { $n } now
terminal-snowdonia-missing = missing: { $what }
terminal-snowdonia-used = played
terminal-snowdonia-active = in effect

## Moves

terminal-snowdonia-place-start = { $action }, and become start player
terminal-snowdonia-place-later = the same, after { $space }
terminal-snowdonia-do-yard = { $n ->
    [one] take { $n } cube from the yard
   *[other] take up to { $n } cubes from the yard
}
terminal-snowdonia-do-excavation = dig { $n } rubble; next: { $place }
terminal-snowdonia-do-works = trade { $ore } ore for steel (you have { $have }), 2 rubble for stone (you have { $rubble })
terminal-snowdonia-do-lay-track = { $n ->
    [one] lay { $n } track for a steel bar (cleared: { $clear }, your steel: { $steel })
   *[other] lay up to { $n } tracks for a steel bar each (cleared: { $clear }, your steel: { $steel })
}
terminal-snowdonia-do-build = { $n ->
    [0] build a site (you can pay none now)
   *[other] build a site (you can pay { $n } now)
}
terminal-snowdonia-do-build-or-train = { $n ->
    [0] build a site (you can pay none now) or get a train
   *[other] build a site (you can pay { $n } now) or get a train
}
terminal-snowdonia-do-office = { $n ->
    [one] take the open contract
   *[other] take one of the { $n } open contracts
}
terminal-snowdonia-do-hire = pay { $n } coal for a third labourer this round
terminal-snowdonia-do-dig = take all { $n } rubble: { $place }
terminal-snowdonia-do-maintain = pay a steel bar and keep the train
terminal-snowdonia-do-voucher = discard { $contract } and keep the train
terminal-snowdonia-do-give-up = give up the train
terminal-snowdonia-move-from = From { $space } to
terminal-snowdonia-take-fewer = { $n ->
    [one] { $n } way to take fewer cubes: more
   *[other] { $n } ways to take fewer cubes: more
}
terminal-snowdonia-gives = gives
terminal-snowdonia-pass-play = play no contract here
terminal-snowdonia-pass-stone = turn nothing into stone
terminal-snowdonia-pass-work = trade nothing
terminal-snowdonia-pass-build = build nothing
terminal-snowdonia-pass-dig = dig no more
terminal-snowdonia-pass-lay = lay no more

## The mountain

terminal-snowdonia-cleared = cleared: can be laid
terminal-snowdonia-not-open = not open yet
terminal-snowdonia-can-pay = you can pay it
terminal-snowdonia-no-station = There is no station { $name } on this line; there are { $stations }.

## Help at the table

terminal-snowdonia-notation = Moves in words: place A2 (or just a2), hire, play 17, take 2 ore 1 coal (or 2o1c), work 1 steel 2 stone (or 1b2s), build hebron 3, build heb 3: 1 bar as ore, train 4, contract 20, keep 20, maintain steel, give up, move A1 C1, forecast sun, dig, lay, pass. Letters of goods: { $letters }.
terminal-snowdonia-help-move = place A2, a2
terminal-snowdonia-help-move-about = a move in words, or short
terminal-snowdonia-help-more = more
terminal-snowdonia-help-more-about = all moves, also those the menu leaves out
terminal-snowdonia-help-map = map, map hebron
terminal-snowdonia-help-map-about = the mountain, or one station; also map events, areas, trains, office, players
terminal-snowdonia-help-why = why build hebron 3
terminal-snowdonia-help-why-about = why a move is not allowed, and by which rule
terminal-snowdonia-help-rules = rules fog
terminal-snowdonia-help-rules-about = the rules about something, or one rule by its id
terminal-snowdonia-why-what = Say which move, as in: why place B1

## The end

terminal-snowdonia-solo-result = { $n ->
    [one] { $n } point with { $train }
   *[other] { $n } points with { $train }
}

## The data

terminal-snowdonia-data-none = No value is of this kind.
terminal-snowdonia-data-correct = You own the box and see something else there? Write only what differs into a file such as my-box.toml and play with --data my-box.toml:

## The solo series

terminal-solo-begins = Solo series { $series }, game { $n } of { $of }: { $train }
terminal-solo-goes-on = Solo series { $series }, game { $n } of { $of }, where you left it: { $train }
terminal-solo-next = The next game now?
terminal-solo-kept = Your series is kept in { $folder }. Go on any time:
terminal-solo-records = The records of these games: { $folder }
terminal-solo-sheet = Solo series { $series }: { $n } of { $of } games played
terminal-solo-train = train
terminal-solo-power = what it does
terminal-solo-score = points
terminal-solo-best = best
terminal-solo-open = open
terminal-solo-complete = The series is complete. Another one begins with --new.
terminal-solo-own-data = data of your own
