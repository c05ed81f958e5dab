# Was an einem eigenen Szenario oder an Korrekturen nicht stimmt.

snowdonia-data-range = Hier muss { $least } bis { $most } stehen, nicht { $value }.
snowdonia-data-no-value = Einen solchen Wert zum Korrigieren haben die Daten nicht.
snowdonia-data-no-table = In einer Szenariodatei gibt es keine Tabelle „{ $table }“.
snowdonia-data-missing = Die Tabelle „{ $table }“ fehlt: Eine Szenariodatei braucht sie.
snowdonia-data-no-provenance = Bei diesem Wert steht nicht, woher er kommt.
snowdonia-data-numbered = Hier muss von 1 an lückenlos nummeriert sein, höchstens bis { $most }.
snowdonia-data-no-effect = Einen Effekt „{ $name }“ gibt es nicht; möglich sind { $names }.
snowdonia-data-no-power = Eine Fähigkeit „{ $name }“ gibt es nicht; möglich sind { $names }.
snowdonia-data-no-edition = Eine Ausgabe „{ $name }“ gibt es nicht; möglich sind { $names }.
snowdonia-data-no-special = Eine Sonderregel „{ $name }“ gibt es nicht; möglich sind { $names }.
snowdonia-data-needs = Die Sonderregel „{ $rule }“ braucht auch „{ $other }“.
snowdonia-data-contract-area = Jeder Auftrag außer einer Wartungskarte hat den Buchstaben eines Bereichs, und nur sie hat keinen.
snowdonia-data-half = Hier muss eine ganze oder halbe Zahl stehen.
snowdonia-data-no-tier = „{ $name }“ ist keine Nummer einer Station.
snowdonia-data-solo-coal = { $n } ist mehr, als ein Solospiel hat (supply.solo_coal).
snowdonia-data-shed = Alle Loks außer einer stehen im Lokvorrat, also muss hier { $n } stehen.
snowdonia-data-coal = Hier muss mindestens { $n } stehen: für den Lagerplatz (supply.yard_coal) und die Loks.
snowdonia-data-held = { $n } ist mehr, als die Schachtel hat ({ $entry }: { $box }).
snowdonia-data-solo-yard = Das ist mehr, als der Beutel eines Solospiels hat (supply.ore, supply.stone).
snowdonia-data-solo-cubes = { $n } für 1 Person ist mehr, als die Schachtel hat ({ $entry }: { $box }).
snowdonia-data-cubes = { $n } und { $yard } für { $players } Personen sind mehr, als die Schachtel hat ({ $entry }: { $box }).
snowdonia-data-rates = Hier müssen eine oder mehrere Zahlen stehen, höchstens { $most }.
snowdonia-data-ten-spaces = Die Ereignisleiste muss zehn Felder haben.
snowdonia-data-returns = Das müssen Felder bis zu diesem sein.
snowdonia-data-returns-ten = Hier muss 10 dabei sein, sonst liefe die Leiste aus.
snowdonia-data-loop = Die Felder, die wiederkehren, müssen Gleise legen, sonst endet ein Spiel vielleicht nie.
snowdonia-data-stop = Mit { $players ->
        [1] 1 Person
       *[other] { $players } Personen
    } und { $n ->
        [1] 1 Ereignisklötzchen
       *[other] { $n } Ereignisklötzchen
    } bleibt die Ereignisleiste auf Feld { $space } stehen, und ein Spiel endet vielleicht nie: Gib mehr Klötzchen, oder lass Felder sie früher zurückgeben.
snowdonia-data-stations = Eine Strecke hat 2 bis { $most } Stationen.
snowdonia-data-order = Die Stationen müssen in der Reihenfolge ihrer Nummern stehen, die erste mit 0.
snowdonia-data-first-track = Zur ersten Station führt kein Gleis: Gib ihr tracks = 0.
snowdonia-data-most-players = Das ist weniger als least_players ({ $n }).
snowdonia-data-editions = Hier muss mindestens eine davon stehen: { $names }.
snowdonia-data-surveyor-points = Hier muss für jede Station des Wegs eine Zahl stehen, die erste für den Start.
snowdonia-data-dropped = Das ist keine Nummer einer Station dieser Strecke.
snowdonia-data-start-spaces = Beide Enden zusammen müssen Startfelder für alle haben.
snowdonia-data-ends = Die erste und die letzte Station müssen im Spiel sein, auch mit { $n ->
        [1] 1 Person
       *[other] { $n } Personen
    }.
snowdonia-data-no-track = Mit { $n ->
        [1] 1 Person
       *[other] { $n } Personen
    } gibt es kein Gleis.
snowdonia-data-contracts = Mit { $n ->
        [1] 1 Person
       *[other] { $n } Personen
    } sind zu wenige Aufträge im Spiel: { $left }. Es müssen mindestens { $least } sein.
snowdonia-data-track-sum = Die Gleiskarten aller Stationen zusammen müssen 1 bis { $most } sein, nicht { $n }.
snowdonia-data-cards = Es darf höchstens { $most } Gleiskarten geben.
snowdonia-data-id = Eine Kennung beginnt mit einem kleinen Buchstaben und hat nur kleine Buchstaben, Ziffern und Unterstriche, höchstens 40.
snowdonia-data-name = Ein Name ist eine Zeile mit 1 bis { $most } Zeichen.
