# Was Bots über ihre Züge sagen, in jedem Spiel.

bot-no-reason = ohne Begründung
    .you = Hierfür gibt es keine Begründung.
bot-random = zufällig gewählt
    .you = Zufällig gewählt.
bot-net = sein Netz findet diesen Zug am besten ({ $share } %) und rechnet mit { $win } % gewonnenen solcher Partien
    .you = Ein trainiertes Netz findet diesen Zug am besten ({ $share } %) und rechnet damit, dass du { $win } % solcher Partien gewinnst.
bot-careless = unbedacht gezogen
    .you = Ein unbedachter Zug; überleg noch einmal.
bot-instead = lieber das als { $other }, denn: { $reason }
    .you = Darum lieber das als { $other }.
bot-expecting = { $reason }; { $expects }
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
bot-about-careless = spielt wie ein anderer Bot, übersieht aber oft den besten Zug: careless:0.5@greedy
bot-about-net = ein Netz, das an vielen tausend Partien gelernt hat; es zieht sofort, ohne vorauszurechnen
