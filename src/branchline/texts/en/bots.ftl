# What bots say of their moves, in every game.

bot-no-reason = no reason given
bot-random = any move will do
bot-careless = it was not looking
bot-with-estimates = { $reason } (thought of: { $estimates })
bot-estimate-points = { $move }: { $value } pts
bot-estimate-share = { $move }: { $value } %
