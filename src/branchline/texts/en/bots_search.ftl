# What searching bots say of their moves.

bot-search-forced = there is no other move
bot-search-no-time = no time to think: the first move that came to mind
bot-search-expects =
    { $games ->
        [one] one game played in thought
       *[other] { $games } games played in thought
    }: this wins about { $share } %, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average
