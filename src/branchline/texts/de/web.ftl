# Der Browser: Felder, Knöpfe und Auswahlen der Ticket-Familie und was alle Seiten gemeinsam haben.

## Züge

web-your-turn = Du bist am Zug

## Felder

web-you = du
web-log = Verlauf

## Gleise

web-close = Schließen

## Ziele und Punkte

web-score-now = Zwischenstand

## Ein Spiel in Worten

web-plain-moves = Deine Züge
web-plain-no-moves = Gerade ist nichts zu entscheiden.
web-plain-view = Der Tisch
web-plain-turn = { $seat } ist am Zug
web-plain-skip = Überspringen

## Keys and rules

web-keys = Tastatur
web-keys-single = Einzeltasten aktiv

## Der Empfang

web-lobby-title = Was spielen wir?
web-player-range = { $least }–{ $most } Personen
web-how-many = Anzahl der Spieler
web-seat-me = An diesem Gerät
web-seat-friend = Jemand anderes, per Link
web-seat-bot = Bot, { $level }
web-seat-name = Name an Platz { $n }
web-seat-pass = Ihr gebt das Gerät zwischen den Zügen weiter; was deins ist, bleibt verdeckt.
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-level-expert = Experte
web-level-formidable = Großmeister
web-friend-about = Du bekommst einen Link zum Teilen. Die Partie beginnt, wenn alle da sind.
web-options = Optionen
web-options-usual = Standard
web-box = Besitzt du das Spiel?
web-box-about = Manche Werte konnte niemand bestätigen. Sieh in deiner Schachtel nach; aus deinen Antworten wird eine Datei mit Korrekturen.
web-box-question = { $n } von { $of }
web-box-answer = In deiner Schachtel steht
web-box-next = Weiter
web-box-skip = Weiß ich nicht
web-box-back = Zurück
web-box-finish = Datei anlegen ({ $n })
web-box-file = Deine Datei mit Korrekturen
web-box-save = Speichern
web-box-play-now = Gleich damit spielen
web-box-play = Oder speichere sie und wähle sie in der Spielauswahl, oder spiel damit im Terminal: branchline play --data my-box.toml.
web-own-file = Eigenes Szenario
web-own-file-about = Eine Szenariodatei oder eine Datei, die die Daten deiner Schachtel korrigiert.
web-own-file-choose = Datei auswählen
web-own-file-drop = Ohne die Datei spielen
web-own-corrections = Eigene Korrekturen
web-own-corrections-about = Eine Datei, die sagt, was in deiner Schachtel anders ist.
web-own-map = Eigene Karte
web-own-maps = Deine Karten
web-own-maps-change = Ändern
web-options-group-usual = Übliches
    .about = Was man vor dem Spiel vereinbart.
web-options-group-house = Hausregeln
    .about = Anders als in der Anleitung.
web-options-group-expert = Für Kenner
    .about = Wie Regeln gelesen werden, die man verschieden lesen kann.
web-options-changed = { $n ->
    [one] { $n } geändert
   *[other] { $n } geändert
}
web-play-now = Partie starten
web-resume = Weiterspielen
web-continue = Weiterspielen: { $title }
web-continue-more = { $n ->
    [one] { $n } weitere Partie wartet
   *[other] { $n } weitere Partien warten
}
web-watch = Zuschauen
web-language = Sprache
web-look = Darstellung
web-look-auto = System
web-look-light = hell
web-look-dark = dunkel

## How to play, in pictures

web-how = So wird gespielt
web-how-new = Neu hier: { $title }? Eine Minute
web-how-guided = Geführte erste Partie
web-how-points = Punkte und Spielende
web-how-rules = Alle Regeln
web-how-tips = Drei Tipps
web-how-next = Weiter
web-how-back = Zurück
web-how-to-table = Zurück zum Tisch
