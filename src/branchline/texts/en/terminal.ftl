# The terminal: questions, headings and commands. Typed commands and moves are English in every language.

## Starting

terminal-about = An open table for railway board games: exact rules, honest shuffles, games you can keep.
terminal-welcome = Welcome to the table!
terminal-start-play = branchline play
terminal-start-play-about = play against bots or with friends, here in the terminal
terminal-start-titles = branchline titles
terminal-start-titles-about = the games on the shelf and their options
terminal-start-rules = branchline rules
terminal-start-rules-about = what the rules say about anything
terminal-start-replay = branchline replay FILE
terminal-start-replay-about = tell a kept game again, move by move
terminal-start-simulate = branchline simulate TITLE
terminal-start-simulate-about = thousands of random games, counted
terminal-start-help = branchline -h
terminal-start-help-about = all commands
terminal-yes = y
terminal-no = n
terminal-ask-resume = { $moves ->
    [one] You left a game of { $title } after { $moves } move. Go on with it?
   *[other] You left a game of { $title } after { $moves } moves. Go on with it?
}
terminal-ask-title = Which game?
terminal-ask-players = How many players?
terminal-player-range = { $least } to { $most } players
terminal-against-bots = me against bots
terminal-hot-seat = all of us, passing the device around
terminal-ask-who = Who plays?
terminal-ask-name = Name of player { $n }
terminal-ask-level = How strong shall the bots be?
terminal-level-easy = easy
terminal-level-medium = medium
terminal-level-hard = hard
terminal-level-expert = expert

## The table

terminal-column-points = points
terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## The prompt

terminal-prompt-hint = Type a number, a move, or help.
terminal-did-you-mean = Did you mean { $command }?
terminal-no-such-number = { $n ->
    [one] There is only number 1 to choose.
   *[other] The numbers go from 1 to { $n }.
}
terminal-see-rule = rules { $rule }
terminal-why-what = Say which move, as in: why draw loco
terminal-why-legal = Nothing is against it: that move is legal now.
terminal-rules-none = No rule has these words.
terminal-rules-many = { $n ->
    [one] { $n } rule; rules and its id shows it in full.
   *[other] { $n } rules; rules and an id shows one of them.
}
terminal-thinks = { $seat } is thinking…
terminal-others-first = The others move first: press Enter to go on.
terminal-last-chance = Enter: { $seat } moves. undo: take it back.
terminal-undone = Taken back.
terminal-undo-late = Too late: somebody else has moved since.
terminal-undo-not = That cannot be taken back: it revealed something, or nothing has been done yet.
terminal-hand-over = Pass the device to { $seat }. Nobody else should look now.
terminal-hand-over-go = Press Enter when you have it.
terminal-hand-over-undo = Press Enter when you have it (or undo to take the last move back).
terminal-kept = Your game is kept in { $file }. Go on any time:
terminal-kept-over = The record of this game is { $file }. Tell it again:

## Help at the table

terminal-help-number = 3
terminal-help-number-about = the move with that number
terminal-help-move = draw red
terminal-help-move-about = a move in words
terminal-help-help = help
terminal-help-help-about = this list
terminal-help-look = look
terminal-help-look-about = the whole table again
terminal-help-more = more claim
terminal-help-more-about = all tracks you can claim; more 7 lists all payments of number 7
terminal-help-map = map, map Bern
terminal-help-map-about = the whole map, or the tracks around a city
terminal-help-log = log
terminal-help-log-about = everything that happened
terminal-help-hint = hint
terminal-help-hint-about = what a strong bot would do in your place, and why; hint expert thinks longer
terminal-help-why = why draw loco
terminal-help-why-about = why a move is not allowed, and by which rule
terminal-help-rules = rules tunnel
terminal-help-rules-about = the rules about something, or one rule by its id
terminal-help-undo = undo
terminal-help-undo-about = take back a move that revealed nothing, until somebody else moves
terminal-help-quit = quit
terminal-help-quit-about = leave; the game is kept

## The end

terminal-winners = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
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
terminal-sim-unfinished = Not over after { $limit } moves
terminal-sim-games = Games per second
terminal-sim-moves = Moves per second
terminal-sim-pure = The rules ran as pure Python; compiled they are about 20 times faster.

## A game without a screen of its own

terminal-your-move = Choose a move.
terminal-no-map = There is no map of this game to be shown here.
terminal-plain-notation = Type a move as the list shows it, or its number.
terminal-no-data = Nothing is told of where the values of this game come from.
