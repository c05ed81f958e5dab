# The arena and the study: headings and sentences of tables and reports.

## The arena

arena-played = { $games ->
    [one] { $games } game on { $deals } deals, { $players } players, seed { $seed }
   *[other] { $games } games on { $deals } deals, { $players } players, seed { $seed }
}
arena-partial = Only { $games } of { $planned } games are played.
arena-rounded = { $asked } games a match were asked for; to play every deal with all rotations of the seats, some matches have up to { $most }.
arena-options = Options: { $options }
arena-bot = bot
arena-tables = tables
arena-wins = wins
arena-ties = ties
arena-win-share = win share
arena-fair = fair
arena-score = mean score
arena-winning-score = winning score
arena-rating = rating
arena-failures = failed
arena-unfinished = given up
arena-match = match
arena-games = games
arena-source = points from
arena-seat = seat { $n }
arena-seat-column = seat
arena-turn = turn { $n }
arena-place = place
arena-moves = Moves per game
arena-rounds = Rounds per game
arena-reason-failed = A bot failed.
arena-reason-unfinished = Given up: the game would not end.
arena-decision = ms/decision
arena-slowest = slowest
arena-overruns = over budget
arena-failure = { $games ->
    [one] { $bot } failed in { $games } game: { $message }
   *[other] { $bot } failed in { $games } games: { $message }
}
arena-kept = Everything is in { $folder }: the report is { $report }.
arena-interrupted = Stopped. All { $games } finished games are kept; go on with:
arena-no-ratings = Ratings need openskill, which is not installed: pip install 'branchline[arena]'
arena-no-plots = The plots need matplotlib, which is not installed: pip install 'branchline[arena]'
