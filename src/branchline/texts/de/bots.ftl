# Was Bots über ihre Züge sagen, in jedem Spiel.

bot-no-reason = ohne Begründung
    .you = Hierfür gibt es keine Begründung.
bot-random = zufällig gewählt
    .you = Zufällig gewählt.
bot-careless = unbedacht gezogen
    .you = Ein unbedachter Zug; überleg noch einmal.
bot-with-estimates = { $reason } (verglichen: { $estimates })
bot-estimate-points = { $move }: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
bot-estimate-share = { $move }: { $value } %
bot-estimate-outlook = { $move }: Aussicht { $value } von 100
bot-estimate-order = { $value }. { $move }

bot-about-random = spielt irgendeinen erlaubten Zug
bot-about-greedy = nimmt die meisten Punkte, die sofort zu haben sind
bot-about-mcts = spielt in Gedanken tausende Partien mit dem, was er sehen kann; mcts:1s denkt eine Sekunde pro Zug, mcts:2000 spielt 2000 Partien pro Zug, mcts:1s@greedy spielt sie in diesem Stil
bot-about-flat = probiert jeden Zug gleich oft; ein Vergleichsmaßstab für mcts
bot-about-careless = spielt wie ein anderer Bot, zieht aber jedes zweite Mal ohne hinzusehen: careless:0.5@greedy
