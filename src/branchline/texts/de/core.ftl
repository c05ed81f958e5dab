# Was alle Spiele gemeinsam haben.

seat = Spieler { $n }
listing = { $start } und { $end }

# Ein Wert, der sich nicht bestätigen ließ; man sieht das Zeichen und auf Wunsch den Satz.
assumed-mark = unbestätigt
assumed-about = Diesen Wert konnten wir nicht bestätigen. Wenn du das Spiel besitzt und dort etwas anderes siehst, berichtige ihn mit einer kleinen Datendatei.

# Ablehnungen, von denen keine Spielregel handelt.
refuse-nothing-to-undo = Rückgängig machen kannst du nur einen Zug, der nichts aufgedeckt hat.
refuse-game-ended = Der Zug, der die Partie beendet hat, lässt sich nicht zurücknehmen.
refuse-not-your-turn = Du bist noch nicht am Zug.

# Options of every game.
option-first-player = Wer beginnt
    .about = Wer den ersten Zug macht.
    .random = ausgelost
