# What bots say of their moves, in every game.

bot-no-reason = no reason given
bot-random = any move will do
bot-careless = it was not looking
bot-with-estimates = { $reason } (thought of: { $estimates })
bot-estimate-points = { $move }: { $value } pts
bot-estimate-share = { $move }: { $value } %

bot-about-random = any legal move
bot-about-greedy = takes the most points it can get at once
bot-about-mcts = simulates thousands of games from what it knows; mcts:1s thinks a second a move, mcts:2000 so many games, mcts:1s@greedy simulates with that policy
bot-about-flat = simulates every move alike: a yardstick for mcts
bot-about-careless = plays like another bot, but half of its moves it does not look: careless:0.5@greedy
