# Looking back: log, replay, score now, the end, the rules; and the frame of the guided first game.

## The log

review-log = Log
review-round = Round { $n }
review-deal = Before the first turn
review-jump = Go to move { $n }

## Replay

review-to-table = Back to the table
review-loading = Loading the game …
review-scrubber = Position in the game
review-move = Move { $n }
review-move-of = { $n } / { $all }
review-controls = Replay
review-first = To the start
review-back = One move back
review-play = Play
review-pause = Pause
review-on = One move forward
review-last = To the end
review-rate = Speed
review-eyes = Point of view
review-eyes-of = As seen by { $name }
review-eyes-all = As seen by a spectator
review-eyes-watching = Spectator
review-file = Watch a game from a file
review-file-about = Drop a Branchline game record here or choose one. Every finished game can be downloaded as a record.
review-file-choose = Choose a file
review-file-large = This file is too large to be a game record.
review-file-other = This is not a Branchline game record. A record begins with the words “branchline record”.

## Points

review-now = Current score
review-now-about = If the game ended now, as far as you can tell. The other players' tickets are secret.
review-now-open = If the game ended now.
review-final-about = The final score.
review-total = Total
review-hidden = secret
review-hidden-about = Secret points are not counted here.
review-whose = Whose points
review-made = Go to move { $n }, where these points were scored

## The end

review-wins = { $who } wins, { $first } to { $second }
review-shared = { $n ->
    [one] { $who } share the victory with { $n } point each
   *[other] { $who } share the victory with { $n } points each
}
review-wins-you = You win, { $first } to { $second }
review-wins-tied = { $who } wins on the tie-break
review-wins-tied-you = You win on the tie-break
review-shared-you = { $n ->
    [one] You and { $who } share the victory with { $n } point each
   *[other] You and { $who } share the victory with { $n } points each
}
review-solo = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
review-rematch = Rematch
review-watch = Watch the replay
review-download = Download the game record
review-board = Show the board
review-to-result = Back to the result
review-final = Final scores
review-sheet = Where the points came from
review-one-by-one = Every point explained
review-moments = Key moments
review-takes-lead = { $name } takes the lead
    .you = You take the lead
review-chart = How the game went
review-chart-about = score over time, as if the game had ended there
review-chart-label = { $n ->
    [one] Chart of all scores over { $n } move. The numbers are in the table below.
   *[other] Chart of all scores over { $n } moves. The numbers are in the table below.
}
review-chart-table = Show the numbers as a table
review-chart-round = Round

## Fair chance

review-fair = Was the shuffle fair?
review-fair-about = Before the first card was dealt, the server picked a secret number and published its fingerprint. Every card and every cube drawn in this game follows from that number and from those the players' browsers added after that. Now the number is public: if its fingerprint matches the one from the start, nobody can have changed it along the way.
review-fair-proven = Proven: the server fixed its secret number before you sat down, and your browser's own random number went into the shuffle. Not proven: that whoever runs this server did not look at the cards, or take the last seat under another name.
review-fair-unseen = This browser added no number of its own to this shuffle, so it can only show that the secret number fits the fingerprint.
review-fair-changed = This is not the shuffle that was promised to you: the fingerprint has changed, or the number of your browser was left out.
review-fair-yours = Your browser's number
review-fair-promise = Fingerprint from the start
review-fair-secret = Secret number
review-fair-check = Compare
review-fair-kept = They match: the shuffle was fixed before the game began.
review-fair-broken = They do not match. Something is wrong with this game.
review-fair-unable = This browser can compare only on a secure connection. The command below works anywhere.
review-fair-more = To replay every move and check every card, download the game record and run:

## The rules

review-rules = Rules: { $title }
review-rules-search = Search the rules
review-rules-chapters = Chapters
review-rules-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
review-rules-none = No rule contains all these words. Try fewer.
review-close = Close

## The guided first game

review-guide = Your first game: { $title }
review-guide-step = Step { $n } of { $all }
review-guide-go-on = Next
review-guide-back = Back
review-guide-watch = Watch …
review-guide-show = Show me where
review-guide-do-it = Do it for me
review-guide-rule = The rule
review-guide-more = More
review-guide-less = Less
review-guide-done = Well done.
review-guide-play = Start a real game
review-guide-again = Start over
review-guide-leave = Leave the guide
