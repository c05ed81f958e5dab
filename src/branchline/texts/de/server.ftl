# What the table server says: refusals, then lines beside the log.

server-no-identity = Sag uns zuerst deinen Namen.
server-bad-token = Dieser Schlüssel passt nicht mehr. Beginne als Gast von vorn.
server-access-code = Dieser Server verlangt einen Zugangscode, und das war er nicht.
server-bad-origin = Darum hat die Seite einer anderen Website gebeten.
server-not-your-seat = Das ist jetzt nicht dein Platz.
server-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
server-no-table = Diesen Tisch gibt es nicht.
server-no-page = Unter dieser Adresse ist nichts.
server-no-seat = Der Tisch hat keinen solchen Platz.
server-no-move = Einen solchen Zug hat das Spiel noch nicht.
server-no-token = Einen solchen Schlüssel hast du nicht.
server-no-language = Die Sprachen hier sind: { $languages }.
server-no-title = Diesen Titel gibt es im Regal nicht.
server-no-guide = Zu diesem Titel gibt es kein erstes Spiel.
server-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
server-seat-taken = Jemand war schneller: Dort ist kein Platz frei.
server-stale = Seitdem ist das Spiel weitergegangen. Sieh noch einmal nach.
server-not-begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
server-game-over = Das Spiel ist zu Ende.
server-game-not-over = Das Spiel ist noch nicht zu Ende.
server-no-undo = Du hast keinen Zug, den du zurücknehmen könntest.
server-no-undo-asked = Niemand bittet dich gerade um Zustimmung.
server-not-leaving = Es gibt nichts zu verlassen: Das Spiel ist zu Ende, oder ein Bot spielt schon für dich.
server-too-large = Das ist zu viel auf einmal.
server-bad-request = Das war nicht zu verstehen.
server-bad-choice = So kann kein Spiel beginnen.
server-bad-record = Diese Aufzeichnung ist nicht lesbar.
server-bad-bot = Zur Wahl stehen diese Bots: { $bots }.
server-bad-name = Ein Name braucht mindestens einen Buchstaben.
server-malformed-move = Das ist kein Zug dieses Spiels.
server-illegal-move = Die Regeln erlauben diesen Zug nicht.
server-too-many-tables = { $most ->
    [one] Du hast schon einen unfertigen Tisch, und mehr darf ein Gast hier nicht haben.
   *[other] Du hast schon { $most } unfertige Tische, und mehr darf ein Gast hier nicht haben.
}
server-too-fast = Bitte nicht so schnell. Versuch es gleich noch einmal.
server-too-many-connections = Von deiner Adresse gibt es schon zu viele offene Verbindungen.
server-bot-silent = Der Bot hat nicht geantwortet. Versuch es noch einmal.
server-closing = Der Server startet gerade neu. Dein Tisch ist gleich wieder da.
server-store-down = Der Server kommt gerade nicht an sein Gedächtnis. Nichts wurde geändert; versuch es bald wieder.
server-no-call = Auf diesem Weg wirst du nicht gerufen.
server-bad-address = An diese Adresse kann nicht gerufen werden. Sie muss mit https:// beginnen und aus dem offenen Internet erreichbar sein.
server-too-many-calls = { $most ->
    [one] Du wirst schon auf einem Weg gerufen, mehr darf ein Gast hier nicht haben.
   *[other] Du wirst schon auf { $most } Wegen gerufen, mehr darf ein Gast hier nicht haben.
}

server-talk-joined = { $name } setzt sich an den Tisch.
server-talk-left = { $name } verlässt den Tisch.
server-talk-came-back = { $name } ist wieder da.
server-talk-bot-took-over = { $name } geht; ein Bot spielt weiter.
server-talk-time-over = Die Zeit von { $name } ist um; ein Bot spielt weiter.
server-talk-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
server-talk-undo-agreed = { $name } ist mit dem Zurücknehmen einverstanden.
server-talk-undo-refused = { $name } möchte es lieber dabei belassen.
server-talk-undone = { $n ->
    [one] { $name } nimmt einen Zug zurück.
   *[other] { $name } nimmt zurück; { $n } Züge sind ungeschehen.
}

# Rufe an jemanden, der nicht am Tisch ist.

server-call-turn = Du bist am Zug: { $title }.
server-call-trial = Hallo { $name }, so ruft dich Branchline, wenn du am Zug bist.

# Werte von Optionen, die keinen eigenen Text haben.

server-value-auto = wie in der Ausgabe
server-value-true = ja
server-value-false = nein
server-value-2012 = die erste, von 2012
server-value-deluxe = das Deluxe Master Set
server-value-player = Spieler { $n }
