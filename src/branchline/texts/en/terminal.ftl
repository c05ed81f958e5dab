# The terminal: questions, headings and commands. Typed moves are English in every language, commands in both.

## Starting

terminal-about = An open table for railway board games: exact rules, fair shuffles, games you can save and replay.
terminal-welcome = Welcome to the table.
terminal-start-play = branchline play
terminal-start-play-about = play against bots or with friends, here in the terminal
terminal-start-titles = branchline titles
terminal-start-titles-about = the games on the shelf and their options
terminal-start-rules = branchline rules
terminal-start-rules-about = look up any rule
terminal-start-replay = branchline replay FILE
terminal-start-replay-about = replay a saved game, move by move
terminal-start-simulate = branchline simulate TITLE
terminal-start-simulate-about = play thousands of random games and show the statistics
terminal-start-help = branchline -h
terminal-start-help-about = all commands
terminal-no-server = Tables in the browser need more packages: { $command }
terminal-word-help = help
terminal-word-look = look
terminal-word-more = more
terminal-word-map = map
terminal-word-log = log
terminal-word-hint = hint
terminal-word-why = why
terminal-word-rules = rules
terminal-word-undo = undo
terminal-word-quit = quit
terminal-replay-at = Move { $move } of { $moves }
terminal-replay-back = back
terminal-replay-forth = forward
terminal-replay-first = beginning
terminal-replay-last = end
terminal-replay-seat = next seat
terminal-join-again = Your seat stays yours; come back with: { $command }
terminal-server-away = { $server } does not answer. Trying again …
terminal-server-silent = { $server } does not answer; try again in a moment
terminal-yes = y
terminal-no = n
terminal-ask-resume = { $moves ->
    [one] You have an unfinished game of { $title } ({ $moves } move). Continue?
   *[other] You have an unfinished game of { $title } ({ $moves } moves). Continue?
}
terminal-ask-title = Which game?
terminal-ask-players = How many players?
terminal-player-range = { $least }–{ $most } players
terminal-against-bots = me against bots
terminal-hot-seat = all of us, sharing this device
terminal-ask-who = Who plays?
terminal-ask-name = Name of player { $n }
terminal-ask-level = How strong should the bots be?
terminal-level-easy = easy
terminal-level-medium = medium
terminal-level-hard = hard
terminal-level-expert = expert
terminal-level-formidable = formidable

## The table

terminal-column-points = points
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## The prompt

terminal-prompt-hint = Type a number, a move or help.
terminal-did-you-mean = Did you mean { $command }?
terminal-no-such-bot = There is no bot { $name } here. Levels are { $levels }.
terminal-no-such-number = { $n ->
    [one] There is only one choice: 1.
   *[other] Choose a number from 1 to { $n }.
}
terminal-see-rule = rules { $rule }
terminal-why-what = Name a move, such as: why draw loco
terminal-why-legal = That move is legal right now.
terminal-rule-source = Source: { $source }
terminal-rules-none = No rule contains these words.
terminal-rules-many = { $n ->
    [one] { $n } rule. Type rules and its id to read it.
   *[other] { $n } rules. Type rules and an id to read one.
}
terminal-thinks = { $seat } is thinking …
terminal-others-first = The others move first. Press Enter to continue.
terminal-last-chance = Press Enter to let { $seat } move, or type undo.
terminal-undone = Move undone.
terminal-undo-late = Too late: another player has already moved.
terminal-undo-not = That move cannot be undone: it revealed something, or there is no move to undo.
terminal-hand-over = Pass the device to { $seat }. Nobody else should look now.
terminal-hand-over-go = Press Enter when you have it.
terminal-hand-over-undo = Press Enter when you have it, or type undo to undo the last move.
terminal-kept = Your game is saved in { $file }. Continue any time with:
terminal-kept-over = This game is saved in { $file }. Replay it with:

## Help at the table

terminal-help-number = 3
terminal-help-number-about = play the move with that number
terminal-help-move = draw red
terminal-help-move-about = type a move in words
terminal-help-help = help
terminal-help-help-about = this list
terminal-help-look = look
terminal-help-look-about = show the whole table again
terminal-help-more = more claim
terminal-help-more-about = all routes you can claim; more 7 shows every way to pay for number 7
terminal-help-map = map, map Bern
terminal-help-map-about = the whole map, or the routes around a city
terminal-help-log = log
terminal-help-log-about = everything that has happened
terminal-help-hint = hint
terminal-help-hint-about = what a strong bot would do in your place, and why; hint expert thinks longer
terminal-help-why = why draw loco
terminal-help-why-about = why a move is not allowed, and which rule says so
terminal-help-rules = rules tunnel
terminal-help-rules-about = rules on a topic, or one rule by its id
terminal-help-undo = undo
terminal-help-undo-about = undo a move that revealed nothing, until another player moves
terminal-help-quit = quit
terminal-help-quit-about = leave; the game is saved

## The end

terminal-winners = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
terminal-total = Total

## Titles, data, simulation

terminal-column-title = title
terminal-column-name = name
terminal-column-players = players
terminal-bot-outside = from another package
terminal-options = Options (the default comes first)
terminal-simulated = { $games ->
    [one] { $games } random game, { $players } players, seed { $seed }
   *[other] { $games } random games, { $players } players, seed { $seed }
}
terminal-column-mean = mean score
terminal-column-sd = std. deviation
terminal-column-win-share = wins
terminal-column-shared = shared
terminal-sim-length = Moves per game
terminal-sim-unfinished = Still unfinished after { $limit } moves
terminal-sim-games = Games per second
terminal-sim-moves = Moves per second
terminal-sim-pure = The rules ran as pure Python; compiled they are about 20 times faster.
terminal-dataset-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
}: { $file }
terminal-train-round = { $decisions ->
    [one] round { $round } of { $rounds }: { $decisions } decision
   *[other] round { $round } of { $rounds }: { $decisions } decisions
}
terminal-train-trial = against { $rival } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $share }% of the wins, average lead in points: { $lead }
terminal-train-written = The weights: { $file }

## A game without a screen of its own

terminal-your-move = Choose a move.
terminal-no-map = There is no map of this game to be shown here.
terminal-plain-notation = Type a move as the list shows it, or its number.
terminal-no-data = Nothing is told of where the values of this game come from.

## Maps of one's own

terminal-map-must = must
terminal-map-advice = advice
terminal-map-playable = { $file }: “{ $name }” can be played: branchline play --map { $file }
terminal-map-not-playable = { $n ->
    [one] { $file } cannot be played before this is changed.
   *[other] { $file } cannot be played before these { $n } things are changed.
}
terminal-map-drawn = Drawn: { $file }
terminal-map-no-pixels = A PNG needs more packages: { $command }
terminal-map-begun = { $file } is a map that can be played. Change it as you like, then: branchline map check { $file }
terminal-box-title = Do you own the box?
terminal-box-about = Some values nobody could confirm. Press Enter if the value in brackets is right, type what your box says, “-” if you cannot tell, “quit” to stop.
terminal-box-question = { $n } of { $of }.
terminal-box-nothing = You told nothing, so nothing is written.
terminal-box-written = Thank you. Your answers are in { $file }; play with them by: branchline play { $title } --data { $file }
