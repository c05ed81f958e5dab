# What searching bots say of their moves.

bot-search-forced = the only legal move
    .you = It is your only legal move.
bot-search-no-time = out of time; the first move that came to mind
    .you = There was no time to think; this is the first idea.
bot-search-expects = { $games ->
        [one] { $games } game tried out
       *[other] { $games } games tried out
    }, { $tried } with this move: about { $share }% of those won, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average
    .you = { $games ->
        [one] Of { $games } game tried out
       *[other] Of { $games } games tried out
    }, { $tried } had this move: you win about { $share }% of those and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average.
bot-search-foresees = { $games ->
        [one] { $games } game tried out
       *[other] { $games } games tried out
    } some rounds ahead, { $tried } with this move: chances of winning about { $share }%
    .you = { $games ->
        [one] Of { $games } game tried out
       *[other] Of { $games } games tried out
    } some rounds ahead, { $tried } had this move: there your chances of winning are about { $share }%.
bot-search-alone = { $games ->
        [one] { $games } game tried out
       *[other] { $games } games tried out
    }, { $tried } with this move
    .you = { $games ->
        [one] Of { $games } game tried out
       *[other] Of { $games } games tried out
    }, { $tried } had this move.
bot-search-few = { $games ->
        [one] { $games } game tried out
       *[other] { $games } games tried out
    }: too few to tell the chances
    .you = { $games ->
        [one] { $games } game was tried out
       *[other] { $games } games were tried out
    }: too few to tell your chances.
