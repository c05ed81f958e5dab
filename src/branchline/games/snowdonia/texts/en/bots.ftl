# Why Snowdonia's bots made a move.

## Placing a labourer

snowdonia-why-hire = a third labourer is worth the coal
    .you = A third labourer is worth the coal.
snowdonia-why-yard = low on cubes
    .you = You are low on cubes.
snowdonia-why-start = wants to be start player
    .you = You become start player for the next round.
snowdonia-why-dig = { $n } rubble can be dug right now
    .you = You can dig { $n } rubble right now.
snowdonia-why-works = has ore or rubble to turn into steel or stone
    .you = Turn what you have into steel or stone.
snowdonia-why-lay = can lay { $place }
    .you = You can lay { $place }.
snowdonia-why-build = can build { $site }
    .you = You can build { $site }.
snowdonia-why-buy = can get { $train }
    .you = You can get { $train } with it.
snowdonia-why-office = contract { $contract } fits the plan
    .you = Contract { $contract } fits what you have.
snowdonia-why-survey = takes the surveyor to { $station }
    .you = Your surveyor reaches { $station }.
snowdonia-why-idle = nothing better to do
    .you = There is nothing better for this labourer.

## Actions and contracts

snowdonia-why-take = most useful now: { $cubes }
    .you = Most useful for you now: { $cubes }.
snowdonia-why-trade = needs what this makes: { $got }
    .you = You need what this makes: { $got }.
snowdonia-why-site = { $n ->
    [one] { $site } is worth { $n } point
   *[other] { $site } is worth { $n } points
}
    .you = { $n ->
        [one] You score { $n } point for { $site }.
       *[other] You score { $n } points for { $site }.
    }
snowdonia-why-train = { $train } will pay for itself
    .you = { $train } will pay for itself.
snowdonia-why-no-build = better to keep the materials
    .you = Your materials are worth more later.
snowdonia-why-contract = contract { $contract } fits the plan
    .you = Contract { $contract } fits what you have.
snowdonia-why-keep = contract { $contract } fits the plan best
    .you = Of these, contract { $contract } suits you best.
snowdonia-why-play = the right moment for contract { $contract }
    .you = Now is the moment for contract { $contract }.
snowdonia-why-wait = the contracts will do more later
    .you = Your contracts will do more later.
snowdonia-why-pass = better to do nothing here
    .you = You are better off doing nothing here.
snowdonia-why-maintain = { $train } is worth a steel bar
    .you = { $train } is worth a steel bar to you.
snowdonia-why-voucher = { $train } is worth more than contract { $contract }
    .you = { $train } is worth more to you than contract { $contract }.
snowdonia-why-give-up = { $train } is no longer worth its upkeep
    .you = { $train } is no longer worth its upkeep.
snowdonia-why-weather = best weather for the next round: { $weather }
    .you = Best weather for your next round: { $weather }.
snowdonia-why-move = the labourer can do more here: { $area }
    .you = Your labourer can do more here: { $area }.
snowdonia-why-clear = can use the rubble from the next place
    .you = You can use the rubble from the next place.
snowdonia-why-lay-again = one more track of its own
    .you = You lay more track of your own.
snowdonia-why-end = more to gain from this end of the line
    .you = You have more to gain from this end of the line.
snowdonia-why-marker = events from this end hurt less
    .you = Events from this end hurt you less.

## The bots in a sentence

bot-about-ganger = the foreman's quick brother: thinks hard about placing labourers, plays the rest by habit
bot-about-foreman = plans around contracts, weather, the bag and the events

## Moves, in the words of the log

snowdonia-move-place = a labourer on { $space }
snowdonia-move-hire = a labourer from the pub
snowdonia-move-play = contract { $contract } played
snowdonia-move-take = { $cubes } from the Stock Yard
snowdonia-move-work = { $got } in the Works
snowdonia-move-build = building { $site }
snowdonia-move-train = the train { $train }
snowdonia-move-contract = contract { $contract }
snowdonia-move-keep = keeping contract { $contract }
snowdonia-move-maintain = a steel bar for maintenance
snowdonia-move-maintain-contract = contract { $contract } for maintenance
snowdonia-move-give-up = giving up the train
snowdonia-move-move = a labourer from { $space } to { $to }
snowdonia-move-forecast = the forecast: { $weather }
snowdonia-move-dig = clearing the next place
snowdonia-move-lay = laying track once more
snowdonia-move-start = start: { $station }
snowdonia-move-marker = the game's surveyor: { $station }
snowdonia-move-pass = passing
