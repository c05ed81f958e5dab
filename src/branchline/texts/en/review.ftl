# Looking back: log, replay, score now, the end, the rules; and the frame of the guided first game.

## The log

review-log = Log
review-round = Round { $n }
review-deal = Before the first turn
review-jump = Go to move { $n }

## Replay

review-to-table = Back to the table
review-loading = Fetching the game …
review-scrubber = Moment of the game
review-move = Move { $n }
review-move-of = { $n } / { $all }
review-controls = Replay
review-first = To the beginning
review-back = One move back
review-play = Play
review-pause = Pause
review-on = One move on
review-last = To the end
review-rate = Speed
review-eyes = Whose eyes to look through
review-eyes-of = As { $name } saw it
review-eyes-all = As a spectator saw it
review-eyes-watching = Spectator
review-file = Watch a game from a file
review-file-about = Drop a Branchline record here, or choose one. Every finished game can be downloaded as a record.
review-file-choose = Choose a file
review-file-large = This file is too large to be a record.
review-file-other = This is not a Branchline record. A record begins with the words “branchline record”.

## Points

review-now = If the game ended now
review-now-about = If the game ended now, as far as you can know it. Tickets of the others are secret.
review-now-open = If the game ended now.
review-final-about = The final score.
review-total = Total
review-hidden = secret
review-hidden-about = What is secret is not counted here.
review-whose = Whose points
review-made = Look at move { $n }, which made these points

## The end

review-wins = { $who } wins, { $first } to { $second }
review-shared = { $who } share the victory with { $n }
review-solo = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
review-rematch = Rematch
review-watch = Watch the replay
review-download = Download the record
review-board = Look at the board
review-to-result = Back to the result
review-final = Final scores
review-sheet = Where the points came from
review-one-by-one = Point by point
review-moments = Key moments
review-takes-lead = { $name } takes the lead
review-chart = The course of the game
review-chart-about = what each player would have scored, round by round
review-chart-label = { $n ->
    [one] Chart of all scores over { $n } move. The numbers are in the table below.
   *[other] Chart of all scores over { $n } moves. The numbers are in the table below.
}
review-chart-table = The numbers as a table
review-chart-round = Round

## Fair chance

review-fair = Was chance fair?
review-fair-about = Before the first card was dealt, the server drew a secret number and showed its fingerprint. Every card and cube of this game follows from that number. Now the number is revealed: if its fingerprint is the one from the start, nobody can have changed it on the way.
review-fair-promise = The fingerprint from the start
review-fair-secret = The secret number
review-fair-check = Compare them now
review-fair-kept = They belong together: the promise was kept.
review-fair-broken = They do not belong together. Something is wrong with this game.
review-fair-unable = This browser compares only on a secure connection. The command below can do it anywhere.
review-fair-more = To replay every move and confirm every card, download the record and run:

## The rules

review-rules = Rules: { $title }
review-rules-search = Search the rules
review-rules-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
review-rules-none = No rule has all these words. Try fewer.
review-close = Close

## The guided first game

review-guide = Your first game: { $title }
review-guide-step = Step { $n } of { $all }
review-guide-go-on = Go on
review-guide-back = Back
review-guide-watch = Watch what happens …
review-guide-show = Show me where
review-guide-do-it = Do it for me
review-guide-rule = The rule
review-guide-more = More
review-guide-less = Less
review-guide-done = Well done!
review-guide-play = Play a real game now
review-guide-again = Once more from the beginning
review-guide-leave = Leave
