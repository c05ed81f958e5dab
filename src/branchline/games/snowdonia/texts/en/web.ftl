# Snowdonia in the browser. What the game itself says is in snowdonia.ftl.

## Where the game is

web-snowdonia-phases = Phases of the round
web-snowdonia-phase-assign = Assign
web-snowdonia-phase-resolve = Resolve A–G
web-snowdonia-phase-resolve-area = Resolve · { $area }
web-snowdonia-phase-contracts = Contracts
web-snowdonia-phase-weather = Weather
web-snowdonia-phase-yard = Yard
web-snowdonia-track-laid-of = Track laid: { $n } of { $of }
web-snowdonia-order = Turn order
web-snowdonia-scores = Scores if the game ended now
web-snowdonia-your-turn = Your turn
web-snowdonia-their-turn = { $seat } is deciding
web-snowdonia-last-round = Last round
web-snowdonia-extra-round = One more round follows

## Weather and events

web-snowdonia-weather = Weather
web-snowdonia-weather-none = No weather yet
web-snowdonia-weather-now = { $weather } now
web-snowdonia-weather-sun = Work rates have gone up.
web-snowdonia-weather-rain = Work rates have gone down.
web-snowdonia-weather-fog = No Excavation, no Lay Track.
web-snowdonia-weather-fog-light = The last space of B and D is closed.
web-snowdonia-forecast-next = next round
web-snowdonia-forecast-after = after that
web-snowdonia-rates = dig { $dig } · lay { $lay }
web-snowdonia-fog-shut = B and D closed
web-snowdonia-fog-light = B and D lose a space
web-snowdonia-events = Events
web-snowdonia-event-coming = next: { $number } { $event }
web-snowdonia-event-done = Event { $number }, { $event }: has happened.
web-snowdonia-event-next = Event { $number }, { $event }: comes next.
web-snowdonia-event-later = Event { $number }, { $event }.
web-snowdonia-event-returns = Afterwards the cubes on { $spaces } go back into the bag.
web-snowdonia-event-bag = { $n ->
    [one] { $n } event cube is in the bag.
   *[other] { $n } event cubes are in the bag.
}
web-snowdonia-event-from = The next event works from { $station }.

## The line

web-snowdonia-line = The line
web-snowdonia-railhead = Railhead
web-snowdonia-railhead-first = Railhead →
web-snowdonia-railhead-last = ← Railhead
web-snowdonia-track-laid = Track { $number } of { $all }: laid by { $owner }, { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
web-snowdonia-track-game = Track { $number } of { $all }: laid by an event, nobody’s. It was worth { $n }.
web-snowdonia-track-rubble = Track { $number } of { $all }: { $rubble } rubble to dig, worth { $n } when laid.
web-snowdonia-track-clear = Track { $number } of { $all }: cleared, worth { $n } when laid.
web-snowdonia-station = { $name }, station { $number }.
web-snowdonia-station-surveyor = { $n ->
    [one] A surveyor here is worth { $n } point.
   *[other] A surveyor here is worth { $n } points.
}
web-snowdonia-station-closed = Completed by the game: nothing more is built or dug here.
web-snowdonia-station-surveyors = Surveyors: { $who }.
web-snowdonia-dig-owned = Excavation site, { $n } points, { $owner }.
web-snowdonia-dig-open = Excavation site, { $rubble } rubble to dig, { $n } points.
web-snowdonia-dig-gone = Excavation site, cleared by an event, nobody’s.
web-snowdonia-site-owned = Building site, { $n } points, { $owner }.
web-snowdonia-site-open = Building site, { $n } points, costs { $price }.

## Action areas

web-snowdonia-areas = Action areas
web-snowdonia-spaces = Spaces of area { $area }
web-snowdonia-space = { $space }, { $area }.
web-snowdonia-space-free = You can place a labourer here.
web-snowdonia-space-lead = Also makes you start player.
web-snowdonia-place-on = Place on { $space }
web-snowdonia-not-on = Not on { $space }
web-snowdonia-after = Acts after { $who }.
web-snowdonia-yard = Yard
web-snowdonia-bag = Bag { $n } · draws { $draws }
web-snowdonia-rate = Rate
web-snowdonia-rubble-left = { $n } rubble left on the line.
web-snowdonia-with-train = +{ $n } with your train.
web-snowdonia-trade-steel = { $n } iron ore make a steel bar
web-snowdonia-trade-stone = { $n } rubble make a stone
web-snowdonia-trades = up to 3 trades
web-snowdonia-track-price = 1 steel bar per track.
web-snowdonia-tracks-ready = { $n ->
    [one] { $n } track is cleared.
   *[other] { $n } tracks are cleared.
}
web-snowdonia-shed = Engine shed
web-snowdonia-shed-closed = No trains before event 2.
web-snowdonia-shed-solo = You play with your own train; no other can be bought.
web-snowdonia-train-price = { $steel } steel, with { $coal } coal
web-snowdonia-extra-build = No rubble is left: one more Build space.
web-snowdonia-deck = deck { $n }
web-snowdonia-top-back = The top card of the deck forecasts { $weather }.
web-snowdonia-office-gap = empty
web-snowdonia-surveyor-next = { $from } → { $to }
web-snowdonia-surveyor-gain = +{ $n }
web-snowdonia-surveyor-end = Your surveyor is at the end of the line.

## Trains, short

web-snowdonia-power-none = no power
web-snowdonia-power-excavate = Excavate +{ $n }
web-snowdonia-power-smelt = { $n } ore = 1 steel
web-snowdonia-power-yard = Yard +{ $n } cube
web-snowdonia-power-points = { $n } points at end
web-snowdonia-power-build = extra Build
web-snowdonia-power-lay = Lay Track +{ $n }
web-snowdonia-hire-price = hire for { $n }

## Players

web-snowdonia-players = Players
web-snowdonia-mine = In front of me
web-snowdonia-you = you
web-snowdonia-start-player = start player
web-snowdonia-if-scored = if scored now
web-snowdonia-source-track = track
web-snowdonia-source-sites = sites
web-snowdonia-source-contracts = contracts
web-snowdonia-source-surveyor = surveyor
web-snowdonia-source-train = train
web-snowdonia-to-place = { $n ->
    [0] all placed
   *[other] { $n } to place
}
web-snowdonia-in-pub = { $n } in the pub
web-snowdonia-markers = { $n } of { $of } markers
web-snowdonia-markers-left = { $n ->
    [one] { $n } marker left
   *[other] { $n } markers left
}
web-snowdonia-surveyor-at = { $n ->
    [one] surveyor at { $station }, { $n } point
   *[other] surveyor at { $station }, { $n } points
}
web-snowdonia-no-train = no train
web-snowdonia-my-contracts = My contracts
web-snowdonia-no-contracts = No contracts yet: the Site Office has some.
web-snowdonia-fold = Fold
web-snowdonia-unfold = More

## Contracts

web-snowdonia-contract = No. { $n }
web-snowdonia-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-snowdonia-contract-used = played
web-snowdonia-per = per
web-snowdonia-contract-scores = Scores { $n } now.
web-snowdonia-contract-missing = Missing: { $what }.
web-snowdonia-contract-elsewhere = What it needs serves a better contract.
web-snowdonia-effect-lay-rate-plus = Lay Track +{ $number }
web-snowdonia-effect-clear-next-space = Clear the next place, last
web-snowdonia-effect-swap-forecast = Now: choose the next weather
web-snowdonia-effect-draw-two-keep-one = Now: draw { $number }, keep one
web-snowdonia-effect-ore-as-steel = Build: { $number } ore = 1 steel
web-snowdonia-effect-yard-extra = Yard: { $number } more cubes
web-snowdonia-effect-extra-lay = Extra Lay Track, last
web-snowdonia-effect-stone-discount = Each build −{ $number } stone
web-snowdonia-effect-extra-build = Extra Build, last
web-snowdonia-effect-rubble-to-stone = Now: { $number } rubble → stone, ×{ $limit }
web-snowdonia-effect-ore-to-steel = Now: { $number } ore → steel, ×{ $limit }
web-snowdonia-effect-block-contracts = No more contracts this round
web-snowdonia-effect-maintenance-voucher = Discard to pay for maintenance
web-snowdonia-effect-rubble-as-stone = Build: { $number } rubble = 1 stone, ×{ $limit }
web-snowdonia-effect-draw-from-bag = Now: { $number } cubes from the bag
web-snowdonia-effect-take-now = Now: { $number } cubes from the yard
web-snowdonia-effect-take-start-player = Become start player
web-snowdonia-effect-double-excavation = Excavate ×{ $number }
web-snowdonia-effect-move-surveyor = Now: surveyor +{ $number }
web-snowdonia-effect-move-labourer = Now: move a labourer
web-snowdonia-effect-ignore-coal-limit = No coal limit this round

## Decisions. `ask` is a title, `about` a line below it, `pass` a button.

web-snowdonia-choose = Choose first
web-snowdonia-tray-fold = Show the areas
web-snowdonia-tray-unfold = Back to your decision
web-snowdonia-ask-hire = Hire from the pub?
web-snowdonia-hire-about = { $train } brings you one more labourer this round for { $n } coal. You have { $have }.
web-snowdonia-hire = Hire for { $n }
web-snowdonia-ask-place = Place a labourer
web-snowdonia-ask-play = Play a contract?
web-snowdonia-about-play = Before { $area } is resolved, everybody may play contracts of its letter.
web-snowdonia-card-play = Play No. { $n }
web-snowdonia-pass-play = Play none
web-snowdonia-ask-contract = Take a contract
web-snowdonia-about-contract = It costs nothing. The gap is filled after the round.
web-snowdonia-card-contract = Take No. { $n }
web-snowdonia-ask-keep = Keep one contract
web-snowdonia-about-keep = The others are discarded.
web-snowdonia-card-keep = Keep No. { $n }
web-snowdonia-at-end = At the end: { $bonus }.
web-snowdonia-ask-take = Take from the yard
web-snowdonia-ask-take-now = Take your contract’s cubes
web-snowdonia-take-about = { $n ->
    [one] Up to { $n } cube.
   *[other] Up to { $n } cubes.
}
web-snowdonia-in-yard = { $n } in the yard
web-snowdonia-take = { $n ->
    [one] Take { $n } cube
   *[other] Take { $n } cubes
}
web-snowdonia-ask-work = Trade in the Works
web-snowdonia-ask-stone = Turn rubble into stone
web-snowdonia-ask-smelt = Turn ore into steel
web-snowdonia-work-about = { $n ->
    [one] Up to { $n } trade.
   *[other] Up to { $n } trades, any mix.
}
web-snowdonia-trade-recipe = { $goods } each
web-snowdonia-after-trade = Afterwards you have
web-snowdonia-trade = { $n ->
    [one] Make { $n } trade
   *[other] Make { $n } trades
}
web-snowdonia-less = Less { $good }
web-snowdonia-more = More { $good }
web-snowdonia-most = { $n } is the most you can have here.
web-snowdonia-pass-work = Trade nothing
web-snowdonia-pass-stone = Turn nothing
web-snowdonia-ask-build = Build or get a train
web-snowdonia-about-build = Choose a green site on the mountain, or here.
web-snowdonia-build-at = { $station } +{ $n }
web-snowdonia-build-price = Price: { $price }.
web-snowdonia-build-free = You get { $goods }.
web-snowdonia-train-coal = With { $n } coal.
web-snowdonia-pass-build = Build nothing
web-snowdonia-ask-maintain = Train maintenance
web-snowdonia-about-maintain = Pay, or your train goes back.
web-snowdonia-maintain-steel = Pay 1 steel bar
web-snowdonia-maintain-card = Discard { $contract }
web-snowdonia-maintain-keep = You keep your train.
web-snowdonia-give-up = Give up { $train }
web-snowdonia-give-up-about = It goes back to the shed; your coal stays with you.
web-snowdonia-ask-forecast = Choose the next weather
web-snowdonia-about-forecast = The middle disc is exchanged: it will be the weather of the next round.
web-snowdonia-forecast-choose = Forecast { $weather }
web-snowdonia-ask-dig = Clear the next place?
web-snowdonia-about-dig = Your contract lets you take all the rubble of the next place.
web-snowdonia-dig-about = { $place }: { $n } rubble.
web-snowdonia-pass-dig = Dig no more
web-snowdonia-ask-lay = Lay track once more?
web-snowdonia-about-lay = Your contract gives you one more Lay Track action.
web-snowdonia-pass-lay = Lay no more
web-snowdonia-ask-start = Where do you start?
web-snowdonia-about-start = You dig and lay from there, and build as far as your surveyor comes.
web-snowdonia-start-at = Start at { $station }
web-snowdonia-start-about = At most three players at each end.
web-snowdonia-ask-marker = The game’s surveyor
web-snowdonia-about-marker = The first event works from this end, the next one from the other.
web-snowdonia-marker-at = Put it on { $station }
web-snowdonia-marker-about = The black surveyor shows the end.
web-snowdonia-ask-move = Move a labourer
web-snowdonia-about-move = One of your labourers goes to another free space.
web-snowdonia-move-from = From
web-snowdonia-move-to = To
web-snowdonia-move-go = Move { $from } to { $to }

## What happened

web-snowdonia-happened = What happened
web-snowdonia-pause = Pause
web-snowdonia-resume = Go on
web-snowdonia-step = Step
web-snowdonia-skip = Skip
web-snowdonia-close = Close
web-snowdonia-yard-gets = Yard:
web-snowdonia-new-contracts = { $n ->
    [one] { $n } new contract
   *[other] { $n } new contracts
}
web-snowdonia-event-was = Event { $n }, { $event }.

## On a narrow screen

web-snowdonia-then = then
web-snowdonia-row-fog = Fog: closed
web-snowdonia-row-rate = rate { $n }
web-snowdonia-row-office = { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
}
web-snowdonia-row-trains = { $n ->
    [one] { $n } train in the shed
   *[other] { $n } trains in the shed
}
web-snowdonia-place-choose = Choose a green space
web-snowdonia-place-confirm = Place on { $space }, { $area }
web-snowdonia-tabs = Parts of the table
web-snowdonia-tab-yard = Yard
web-snowdonia-tab-line = Line
web-snowdonia-tab-cards = Mine
web-snowdonia-tab-players = Players
web-snowdonia-tab-log = Log
web-snowdonia-zoom-in = Larger
web-snowdonia-zoom-out = Smaller

## The end

web-snowdonia-finished = The finished line
web-snowdonia-finished-about = Who laid each track, and whose markers lie at the stations.

## What things tell, and keys

web-snowdonia-rule = Rule
web-snowdonia-train-costs = Costs { $steel } steel and comes with { $coal } coal.
web-snowdonia-train-hires = Hiring from the pub costs { $n } coal with it.
web-snowdonia-contract-ready = You have all it asks for.
web-snowdonia-station-left = A marker was left here by: { $who }.
web-snowdonia-round-over = Round { $n } is over
web-snowdonia-keys = Keys
web-snowdonia-key-space = Space
web-snowdonia-key-areas = to that area; again: its next free space
web-snowdonia-key-numbers = choose that space of the area, or that answer
web-snowdonia-key-arrows = walk along the spaces, the line, or the answers
web-snowdonia-key-tray = to your decision
web-snowdonia-key-line = to the line
web-snowdonia-key-mine = to what is yours
web-snowdonia-key-office = to the contracts of the Site Office
web-snowdonia-key-players = to the players
web-snowdonia-key-weather = to weather and events
web-snowdonia-key-log = to what happened
web-snowdonia-key-pause = pause what is being told, or go on
web-snowdonia-key-step = the next step
web-snowdonia-key-skip = skip to your decision
web-snowdonia-key-escape = close the topmost thing
web-snowdonia-key-help = this list
web-snowdonia-single-keys = Single keys work
web-snowdonia-hint-amounts = The hint: { $goods }
web-snowdonia-ends = The two ends
web-snowdonia-ends-mine = You started at { $home }: you dig and lay from there, and build as far as your surveyor at { $limit }.
web-snowdonia-row-build = one more Build space
