# Was Bots über ihre Züge sagen, in jedem Spiel.

bot-no-reason = kein Grund angegeben
bot-random = jeder Zug ist recht
bot-careless = nicht hingesehen
bot-with-estimates = { $reason } (erwogen: { $estimates })
bot-estimate-points = { $move }: { $value } P.
bot-estimate-share = { $move }: { $value } %

bot-about-random = irgendein erlaubter Zug
bot-about-greedy = nimmt sofort so viele Punkte wie möglich
bot-about-mcts = spielt in Gedanken Tausende Partien aus dem, was er weiß; mcts:1s denkt eine Sekunde je Zug, mcts:2000 so viele Partien, mcts:1s@greedy spielt sie in diesem Stil
bot-about-flat = prüft jeden Zug gleich oft: ein Maßstab für mcts
bot-about-careless = spielt wie ein anderer Bot, sieht aber bei der Hälfte der Züge nicht hin: careless:0.5@greedy
