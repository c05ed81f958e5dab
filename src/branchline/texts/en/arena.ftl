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

## The report

arena-report-title = Arena: { $title }
arena-report-closing = Intervals are 95 % intervals, reckoned by deals: games of one deal are not independent of each other.
arena-strength = Strength
arena-strength-about = The share of its tables a bot won; a shared victory counts in parts, a game a bot failed in is lost. Every deal was played with the seats rotated, so nobody owes a win to better cards.
arena-win-share-percent = win share, %
arena-fair-about = Dot: win share; bar: 95 % interval; dashed: the share of a bot no better than the rest of the table.
arena-pairs = One against one
arena-pairs-about = How often the bot of the row finished ahead of the bot of the column at the tables they shared; level counts half.
arena-matches = Matches
arena-matches-about = Every table composition by itself.
arena-scores = Scores
arena-scores-about = Games that a bot failed in or that were given up have no scores.
arena-scores-caption = Distribution of final scores; dashed: the mean.
arena-points = points
arena-sd = std. deviation
arena-sources = Where points come from
arena-sources-about = Mean points of a seat by source.
arena-places = Seats and turn order
arena-places-about = Whether it matters where one sits or who begins, whoever plays there.
arena-lengths = Length of games
arena-mean = mean
arena-shortest = shortest
arena-median = median
arena-longest = longest
arena-ending = how games ended
arena-timing = Thinking time
arena-timing-about = Wall-clock time of single decisions. Over budget are those that took more than the bot's time budget, 10 % and 50 ms.
arena-timing-caption = Dot: mean; stroke: the longest decision.
arena-milliseconds = milliseconds a decision
arena-decisions = decisions

## The study

arena-study-title = Study: { $title }
arena-study-bots = Played by { $bots }
arena-study-closing = Where a table has many rows, some look special by chance alone. Rows in bold hold when all rows of their table are judged together (Holm's rule, 5 %); of the others nothing is claimed.
arena-study-sure = Bold rows hold when the whole table is judged together.
arena-study-difference = difference
arena-study-effect-about = { $deals ->
    [one] The same { $deals } deal played both ways; the difference is taken deal by deal.
   *[other] The same { $deals } deals played both ways; the difference is taken deal by deal.
}
arena-study-seats = seats
arena-study-against-fair = against fair, %
arena-study-margin = difference in margin
arena-study-win-share = difference in win share, %
arena-study-winners = winners
arena-study-winners-more = winners have more
arena-study-opening-about = How seats did that chose this first. The choice was the bot's, so good players' choices and good cards cannot be told apart here.
arena-study-opening-size = Openings
arena-study-size = { $n } kept
arena-study-value-about = The margin is one's score less the best of the others. Shown is how much better the margin is of seats that had this at the end than of seats that had not.
arena-study-all-rows = { $n ->
    [one] the table with { $n } row
   *[other] the table with all { $n } rows
}
arena-study-more = { $n ->
    [one] … and { $n } row more in the report
   *[other] … and { $n } rows more in the report
}
arena-study-marked = * holds when all rows of the table are judged together (Holm, 5 %)
arena-kind-size = opening
arena-measure-score = mean score
arena-measure-winning-score = winning score
arena-measure-lead = lead of the winner
arena-measure-first-share = win share of who begins
arena-measure-moves = moves
arena-measure-rounds = rounds
