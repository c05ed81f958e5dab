# Was alle Spiele gemeinsam haben.

seat = Spieler { $n }
listing = { $start } und { $end }

# Ein Wert, der sich nicht bestätigen ließ; man sieht das Zeichen und auf Wunsch den Satz.
assumed-mark = angenommen
assumed-about = Dieser Wert ließ sich nicht bestätigen und ist deshalb nur angenommen. Wenn du das Spiel besitzt, kannst du ihn mit einer kleinen eigenen Datendatei berichtigen.

# Ablehnungen, von denen keine Spielregel handelt.
refuse-nothing-to-undo = Nur ein Zug, der nichts aufgedeckt hat, lässt sich zurücknehmen.
refuse-game-ended = Der Zug, der das Spiel beendet hat, lässt sich nicht zurücknehmen.
refuse-not-your-turn = Du bist nicht am Zug.

# Options of every game.
option-first-player = Wer beginnt
    .about = Wer den ersten Zug macht.
    .random = ausgelost
