# What searching bots say of their moves.

bot-search-forced = the only legal move
    .you = It is your only legal move.
bot-search-no-time = out of time; the first move that came to mind
    .you = There was no time to think; this is the first idea.
bot-search-expects = { $games ->
        [one] { $games } game tried out
       *[other] { $games } games tried out
    }: this one wins about { $share }%, scoring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average
    .you = { $games ->
        [one] Tried out in { $games } game
       *[other] Tried out in { $games } games
    }: you win about { $share }% of them and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average.
