# What bots say of their moves, in every game.

bot-no-reason = no reason given
bot-random = any move will do
bot-careless = it was not looking
bot-with-estimates = { $reason } (thought of: { $estimates })
bot-estimate-points = { $move }: { $value } pts
bot-estimate-share = { $move }: { $value } %

bot-about-random = any legal move
bot-about-greedy = takes the most points it can get at once
bot-about-hungry = gathers many tickets early, then connects them
bot-about-path = follows the best path for its tickets
bot-about-one-step = the best next route for one ticket at a time
bot-about-long-route = long routes first, tickets second
bot-about-planner = connects all its tickets by a cheap network and minds the end
bot-about-ganger = the foreman's quick brother: it rehearses where to place, the rest is habit
bot-about-foreman = plans by contracts, weather, bag and events
bot-about-mcts = simulates thousands of games from what it knows; mcts:1s thinks a second a move, mcts:2000 so many games, mcts:1s@greedy simulates with that policy
bot-about-flat = simulates every move alike: a yardstick for mcts
bot-about-careless = plays like another bot, but half of its moves it does not look: careless:0.5@greedy
