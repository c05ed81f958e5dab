# Der Browser: was um die Bretter herum ist. Spielauswahl, Tisch, Verbindung, Menüs.

## Ankommen

shell-guest = Gast
shell-name = Name
shell-me = Ich
shell-code = Zugangswort
shell-code-about = Dieser Server ist für alle, die sein Zugangswort kennen.
shell-code-wrong = Das war es nicht. Noch ein Versuch?
shell-come-in = Eintreten
shell-cancel = Abbrechen
shell-close = Schließen
shell-nowhere = Hier ist nichts
shell-nowhere-about = Vielleicht ist die Adresse vertippt, oder was hier war, ist nicht mehr da.
shell-to-lobby = Zur Spielauswahl
shell-unreachable = Der Server antwortet nicht. Läuft er noch?

## Spielauswahl

shell-rules = Regeln
shell-learn = Zum ersten Mal? Spiel mit
shell-open-record = Protokoll öffnen
shell-clock = Bedenkzeit
shell-clock-none = so lange man mag
shell-clock-day = ein Tag je Zug
shell-clock-hour = eine Stunde je Partie
shell-clock-half = eine halbe Stunde je Partie
shell-clock-minute = eine Minute je Zug
shell-public = Alle können diesen Tisch in der Auswahl finden
shell-your-tables = Deine Tische
shell-open-tables = Offen für alle
shell-history = Deine beendeten Partien
shell-playing = wird gespielt
shell-waiting = wartet auf Spieler
shell-join = Mitspielen
shell-look-back = Ansehen
shell-won = (gewonnen)

## Warten auf Spieler

shell-waiting-for = { $n ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $n }
}
shell-link = Link zu diesem Tisch
shell-link-about = Wer diesen Link hat, kann zuschauen und einen freien Platz nehmen.
shell-copy = Kopieren
shell-copied = Kopiert
shell-share = Teilen
shell-free-seat = Ein freier Platz
shell-sit = Platz nehmen
shell-seat-bot = Einem Bot geben
shell-bot = Bot
shell-get-up = Aufstehen

## Am Tisch

shell-undo = Zurück
shell-hint = Tipp
shell-hint-thinking = Denkt nach
shell-hint-reason = Auf dem Brett markiert. Warum: { $reason }
shell-hint-do = So machen
shell-hint-thanks = Danke, nein
shell-chat = Chat
shell-chat-empty = Noch hat niemand etwas gesagt.
shell-chat-write = Sag etwas in die Runde
shell-send = Senden
shell-menu = Menü
shell-open-rule = Die Regel lesen
shell-time-left = Verbleibende Zeit
shell-lost = Die Verbindung ist weg. Der Tisch wird gesucht …
shell-lost-pending = Die Verbindung ist weg. Dein Zug wird gesendet, sobald der Tisch wieder da ist.
shell-undo-ask = { $name } möchte einen Zug zurücknehmen
shell-undo-about = { $n ->
    [one] Ein Zug würde zurückgenommen. Was er aufgedeckt hat, bleibt bekannt.
   *[other] { $n } Züge würden zurückgenommen. Was sie aufgedeckt haben, bleibt bekannt.
}
shell-undo-yes = Einverstanden
shell-undo-no = Lieber nicht
shell-undo-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst.
shell-stand-in = ein Bot springt ein
shell-stand-in-about = Ein Bot spielt für dich.
shell-come-back = Wieder übernehmen
shell-stuck = Du kannst in diesem Zug nichts tun.
shell-pass-turn = Passen
shell-rematch-open = Eine neue Partie wird vorbereitet.
shell-pass = Gib das Gerät an { $name }
shell-pass-about = Alles bleibt verdeckt, bis die nächste Person bereit ist.
shell-pass-ready = Ich bin { $name }: meine Seite zeigen

## Menü

shell-replay = Wiedergabe
shell-record = Protokoll herunterladen
shell-notes = Meine Notizen herunterladen
shell-comfort = Bequemlichkeit
shell-pace = Animation
shell-pace-off = aus
shell-pace-slow = langsam
shell-pace-normal = normal
shell-pace-fast = schnell
shell-sounds = Leise Töne
shell-notify = Sag mir, wenn ich am Zug bin
shell-seats = Plätze
shell-here = am Tisch
shell-away = nicht da
shell-watching = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } schauen zu
}
shell-leave = Den Tisch verlassen
shell-leave-ask = Diese Partie verlassen?
shell-leave-about = Ein Bot spielt für dich weiter. Du kannst jederzeit wieder übernehmen.
shell-stay = Bleiben

## Ich

shell-save = Speichern
shell-me-saved = Du heißt jetzt { $name }.
shell-me-about = Es gibt hier keine Konten. Dieser Browser merkt sich, wer du bist.
shell-device = Ein anderes Gerät
shell-device-about = Ein Link, der auch ein anderes Gerät zu deinem macht. Er gilt einmal, zehn Minuten lang.
shell-device-make = Link erstellen
shell-programs = Programme
shell-programs-about = Mit einem Schlüssel spielt ein eigenes Programm für dich. Er wird nur jetzt gezeigt; bewahre ihn gut auf.
shell-program-name = Name des Programms
shell-token = Schlüssel
shell-token-make = Schlüssel erstellen
shell-keys = Wer für dich handeln darf
shell-key-browser = Browser
shell-key-bot = Programm
shell-key-move = Link zu einem anderen Gerät
shell-revoke = Widerrufen
shell-forget = Mich auf diesem Gerät vergessen
