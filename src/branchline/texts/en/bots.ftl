# What bots say of their moves, in every game.

bot-no-reason = no reason given
    .you = No reason to offer here.
bot-random = a random pick
    .you = This is a random pick.
bot-net = its network likes this move best ({ $share }%) and expects to win { $win }% of such games
    .you = A trained network likes this move best ({ $share }%) and expects you to win { $win }% of such games.
bot-careless = a careless move
    .you = This is a careless pick; think twice.
bot-instead = instead of { $other }, because: { $reason }
    .you = So choose this instead of { $other }.
bot-expecting = { $reason }; { $expects }
bot-with-estimates = { $reason } (compared: { $estimates })
bot-estimate-points = { $move }: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
bot-estimate-share = { $move }: { $value }%
bot-estimate-outlook = { $move }: outlook { $value } of 100
bot-estimate-order = { $value }. { $move }

bot-about-random = plays any legal move
bot-about-greedy = grabs the most points it can get right now
bot-about-mcts = plays thousands of games in its head from what it can see; mcts:1s thinks a second per move, mcts:2000 plays 2,000 games per move, mcts:1s@greedy plays them in that style
bot-about-flat = tries every move equally often; a yardstick for mcts
bot-about-careless = plays like another bot but often overlooks the best move: careless:0.5@greedy
bot-about-net = a network trained on many thousands of games; it plays at once, without looking ahead
