# Was an einer eigenen Datei nicht stimmt, gleich für welches Spiel.

file-near = Meinst du „{ $near }“?
file-too-long = Zu lang: Eine eigene Datei hat höchstens { $most } Zeichen.
file-not-toml = Das ist kein TOML: Eine Zahl oder eine Verschachtelung ist zu groß.
file-not-toml-at = Das ist kein TOML: Zeile { $line }, Spalte { $column } ist nicht lesbar.
file-missing = Das Feld „{ $field }“ fehlt.
file-unknown = Ein Feld „{ $field }“ gibt es nicht.
file-wants-text = Hier muss ein Text in Anführungszeichen stehen.
file-wants-number = Hier muss eine Zahl stehen.
file-wants-truth = Hier muss true oder false stehen.
file-wants-list = Hier muss eine Liste in eckigen Klammern stehen.
file-wants-table = Hier muss eine Tabelle von Feldern stehen.
file-wants-nothing = Hier darf nichts stehen.
file-length = Diese Liste muss genau { $n } Einträge haben.
file-value = „{ $value }“ gibt es hier nicht; möglich sind { $values }.
file-at-least = Hier muss mindestens { $limit } stehen.
file-at-most = Hier darf höchstens { $limit } stehen.
file-odd = Das ist hier nicht verwendbar.
file-replaces-nothing = Das korrigiert nur Daten: Eine Datei für „{ $option }“ muss ein eigenes mitbringen.
