# Der Browser: Felder, Knöpfe und Auswahlen der Ticket-Familie und was alle Seiten gemeinsam haben.

## Züge

web-your-turn = Du bist am Zug

## Felder

web-you = du
web-log = Verlauf

## Gleise

web-close = Schließen

## Ziele und Punkte

web-score-now = Punkte jetzt

## Ein Spiel in Worten

web-plain-moves = Deine Züge
web-plain-no-moves = Gerade ist nichts zu entscheiden.
web-plain-view = Der Tisch
web-plain-turn = { $seat } ist am Zug
web-plain-skip = Überspringen

## Keys and rules

web-keys = Tasten
web-keys-single = Einzelne Buchstaben führen zu einem Teil des Tisches

## Der Empfang

web-lobby-title = Was spielen wir?
web-player-range = { $least } bis { $most } Personen
web-how-many = Wie viele spielen?
web-seat-me = Ich, an diesem Gerät
web-seat-friend = Jemand per Link
web-seat-bot = Bot: { $level }
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-level-expert = meisterlich
web-friend-about = Du bekommst einen Link zum Verschicken. Es geht los, wenn alle da sind.
web-options = Optionen
web-options-usual = wie üblich
web-options-changed = { $n ->
    [one] { $n } geändert
   *[other] { $n } geändert
}
web-play-now = Los geht’s
web-resume = Weiterspielen
web-watch = Zuschauen
web-language = Sprache
web-look = Aussehen
web-look-auto = wie das Gerät
web-look-light = hell
web-look-dark = dunkel
