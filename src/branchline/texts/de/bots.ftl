# Was Bots über ihre Züge sagen, in jedem Spiel.

bot-no-reason = kein Grund angegeben
bot-random = jeder Zug ist recht
bot-careless = nicht hingesehen
bot-with-estimates = { $reason } (erwogen: { $estimates })
bot-estimate-points = { $move }: { $value } P.
bot-estimate-share = { $move }: { $value } %
