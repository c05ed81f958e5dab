# The arena and the study: headings and sentences of tables and reports.

## The arena

arena-played = { $games ->
    [one] { $games } game, deals: { $deals }, players: { $players }, seed { $seed }
   *[other] { $games } games, deals: { $deals }, players: { $players }, seed { $seed }
}
arena-partial = Only { $games } of { $planned } games have been played.
arena-rounded = You asked for { $asked } games per match. To play every deal with all seat rotations, some matches have up to { $most }.
arena-options = Options: { $options }
arena-bot = bot
arena-tables = tables
arena-wins = wins
arena-ties = shared
arena-win-share = win share
arena-fair = fair share
arena-score = mean score
arena-winning-score = winning score
arena-rating = rating
arena-failures = failed
arena-unfinished = abandoned
arena-match = match
arena-games = games
arena-source = points from
arena-seat = seat { $n }
arena-turn = turn order { $n }
arena-place = place
arena-moves = Moves per game
arena-rounds = Rounds per game
arena-reason-failed = A bot failed.
arena-reason-unfinished = Abandoned: the game would not end.
arena-decision = ms per move
arena-slowest = slowest
arena-overruns = over budget
arena-failure = { $games ->
    [one] { $bot } failed in { $games } game: { $message }
   *[other] { $bot } failed in { $games } games: { $message }
}
arena-kept = Everything is in { $folder }; the report is { $report }.
arena-interrupted = Stopped. All { $games } finished games are kept. Continue with:
arena-no-ratings = Ratings need openskill, which is not installed: pip install 'branchline[arena]'
arena-no-plots = The plots need matplotlib, which is not installed: pip install 'branchline[arena]'

## The report

arena-report-title = Arena: { $title }
arena-report-closing = All intervals are 95% intervals, calculated per deal, because games of the same deal are not independent.
arena-strength = Strength
arena-strength-about = The share of its tables that a bot won. A shared victory counts in part; a game in which a bot failed counts as lost. Every deal was played with the seats rotated, so no bot wins by better cards.
arena-win-share-percent = win share, %
arena-fair-about = Dot: win share. Bar: 95% interval. Dashed: the share of a bot no better than the rest of the table.
arena-pairs = Head to head
arena-pairs-about = How often the bot in the row finished ahead of the bot in the column at the tables they shared; a tie counts half.
arena-matches = Matches
arena-matches-about = Every line-up on its own.
arena-scores = Scores
arena-scores-about = Games in which a bot failed, and abandoned games, have no scores.
arena-scores-caption = Distribution of final scores; dashed: the mean.
arena-points = points
arena-sd = std. deviation
arena-sources = Where points come from
arena-sources-about = Mean points per seat, by source.
arena-places = Seats and turn order
arena-places-about = Whether it matters where you sit or who goes first, whoever plays there.
arena-lengths = Length of games
arena-mean = mean
arena-shortest = shortest
arena-median = median
arena-longest = longest
arena-ending = how games ended
arena-timing = Thinking time
arena-timing-about = Wall-clock time per decision. Over budget means longer than the bot's time budget plus 10% and 50 ms.
arena-timing-caption = Dot: mean. Stroke: longest decision.
arena-milliseconds = milliseconds per decision
arena-decisions = decisions

## The study

arena-study-title = Study: { $title }
arena-study-bots = Played by { $bots }
arena-study-closing = In a table with many rows, some stand out by chance alone. Rows in bold still hold when all rows of the table are tested together (Holm, 5%); about the others we claim nothing.
arena-study-sure = Rows in bold still hold when the whole table is tested together.
arena-study-difference = difference
arena-study-effect-about = { $deals ->
    [one] The same { $deals } deal played both ways; the difference is taken deal by deal.
   *[other] The same { $deals } deals played both ways; differences are taken deal by deal.
}
arena-study-seats = seats
arena-study-against-fair = vs fair share, %
arena-study-margin = difference in margin
arena-study-win-share = difference in win share, %
arena-study-winners = winners
arena-study-winners-more = winners have more
arena-study-opening-about = How seats did that made this choice first. The bot made the choice, so good choices and good cards cannot be told apart here.
arena-study-opening-size = Openings
arena-study-size = { $n } kept
arena-study-value-about = The margin is a player's score minus the best of the others. The table shows how much larger it is for seats that had this at the end than for seats that did not.
arena-study-missed = not completed
arena-study-cut-off = cut off
arena-study-fate-about = How often those who held it did not complete it, and how often others had left no way to do so.
arena-study-all-rows = { $n ->
    [one] the table with { $n } row
   *[other] the table with all { $n } rows
}
arena-study-more = { $n ->
    [one] … and { $n } more row in the report
   *[other] … and { $n } more rows in the report
}
arena-study-marked = * still holds when all rows of the table are tested together (Holm, 5%)
arena-kind-size = opening
arena-measure-score = mean score
arena-measure-winning-score = winning score
arena-measure-lead = lead of the winner
arena-measure-first-share = win share of the first player
arena-measure-moves = moves
arena-measure-rounds = rounds
