# How to play, in pictures: `.head` is the heading of a picture, the rest its sentence.

## Shared by several maps

how-take = Nimm zwei Karten, offen oder vom Stapel. Eine offene Lokomotive zählt für beide.
    .head = Karten nehmen
how-take-freely = Offen oder vom Stapel. Offene Lokomotiven nimmst du hier wie jede andere Karte, sogar zwei.
    .head = Zwei Karten nehmen
how-claim = Spiel so viele Karten ihrer Farbe, wie sie Felder hat. Grau nimmt eine beliebige Farbe, Lokomotiven ersetzen jede. Das gibt sofort Punkte.
    .head = Eine Strecke bauen
how-claim-ferry = Spiel Karten ihrer Farbe, eine pro Feld. Eine Fähre verlangt für jedes Lokomotivsymbol eine Lokomotive.
    .head = Eine Strecke bauen
how-tunnel = Spiel deine Karten, dann werden drei aufgedeckt. Für jede in deiner Farbe und jede Lokomotive zahlst du eine nach, oder du gibst auf.
    .head = Einen Tunnel versuchen
how-tickets = Sieh dir drei an und behalte mindestens eine. Verbinde die beiden Städte bis zum Spielende.
    .head = Zielkarten ziehen
how-tickets-out = Sieh dir drei an und behalte mindestens eine. Zurückgegebene verlassen das Spiel.
    .head = Zielkarten ziehen
how-routes = Die Punkte einer Strecke bekommst du, sobald du sie baust.
    .head = Lange bringen am meisten
how-worth = Am Ende bringen erfüllte Zielkarten ihre Punkte, nicht erfüllte kosten sie. Vorher sieht sie sonst niemand.
    .head = Zielkarten: plus oder minus
how-longest = Für die längste ununterbrochene Kette eigener Waggons.
    .head = Längste Strecke: +10
how-end = Hat jemand nur noch 2 Waggons oder weniger, sind alle noch einmal am Zug.
    .head = Spielende

## USA

how-usa-goal = Bau Eisenbahnen quer durch Nordamerika. Geheime Zielkarten sagen dir, welche Städte du verbindest.
how-usa-turn = Dein Zug
how-usa-take = { how-take }
    .head = { how-take.head }
how-usa-claim = { how-claim }
    .head = { how-claim.head }
how-usa-tickets = { how-tickets }
    .head = { how-tickets.head }
how-usa-routes = { how-routes }
    .head = { how-routes.head }
how-usa-worth = { how-worth }
    .head = { how-worth.head }
how-usa-longest = { how-longest }
    .head = { how-longest.head }
how-usa-end = { how-end }
    .head = { how-end.head }
how-usa-tip-1 = Behalte Zielkarten, deren Wege sich überschneiden: Eine Linie dient beiden.
how-usa-tip-2 = Kurze Strecken in engen Gegenden sind zuerst weg. Bau deine vor den langen.
how-usa-tip-3 = Achte darauf, wie viele Waggons die anderen haben. Das Ende kommt schneller, als man denkt.

## Schweiz

how-switzerland-goal = Verbinde Schweizer Städte miteinander und mit den Nachbarländern, bevor andere die Wege durch die Alpen besetzen.
how-switzerland-turn = Dein Zug
how-switzerland-take = { how-take-freely }
    .head = { how-take-freely.head }
how-switzerland-claim = Spiel so viele Karten ihrer Farbe, wie sie Felder hat. Lokomotiven gelten nur in Tunneln.
    .head = Eine Strecke bauen
how-switzerland-tunnel = { how-tunnel }
    .head = { how-tunnel.head }
how-switzerland-tickets = { how-tickets-out }
    .head = { how-tickets-out.head }
how-switzerland-routes = { how-routes }
    .head = { how-routes.head }
how-switzerland-countries = Bei einer Zielkarte mit Ländern zählt das beste, das du erreichst. Erreichst du keines, verlierst du den niedrigsten Wert.
    .head = Das beste Land zählt
how-switzerland-longest = { how-longest }
    .head = { how-longest.head }
how-switzerland-end = { how-end }
    .head = { how-end.head }
how-switzerland-tip-1 = Hab vor einem Tunnel ein oder zwei Karten seiner Farbe in Reserve.
how-switzerland-tip-2 = Zielkarten mit Ländern sind sicher: Mehrere Enden zählen, und du kannst sie später verbessern.
how-switzerland-tip-3 = Zu zweit ist die zweite Strecke eines Paares verloren. Nimm wichtige Pässe früh.

## Polarlichter

how-northern-lights-goal = Bau Bahnen und Fähren rund um die Ostsee, erfülle Zielkarten und sei in einigen der vier Bonusziele am besten.
how-northern-lights-turn = Dein Zug
how-northern-lights-take = { how-take }
    .head = { how-take.head }
how-northern-lights-claim = Spiel pro Feld eine Karte ihrer Farbe. Lokomotiven ersetzen jede Farbe. Strecken mit +1 oder mehr bringen Bonuskarten.
    .head = Eine Strecke bauen
how-northern-lights-ferry = Jedes Lokomotivsymbol kostet eine Lokomotive oder ein Paar einer Farbe. Die übrigen Felder zahlst du in einer Farbe.
    .head = Eine Fähre bauen
how-northern-lights-tickets = { how-tickets }
    .head = { how-tickets.head }
how-northern-lights-routes = { how-routes }
    .head = { how-routes.head }
how-northern-lights-worth = { how-worth }
    .head = { how-worth.head }
how-northern-lights-goals = Wer am Ende in einem Bonusziel am besten ist, bekommt seine Punkte. Bei Gleichstand bekommen sie alle.
    .head = Vier Bonusziele
how-northern-lights-end = { how-end }
    .head = { how-end.head }
how-northern-lights-tip-1 = Lies zuerst die vier Bonusziele. Zwei, die zu deinen Zielkarten passen, können die Partie entscheiden.
how-northern-lights-tip-2 = Auf Fähren sind Paare so gut wie Lokomotiven. Gib sie nicht anderswo aus.
how-northern-lights-tip-3 = Strecken mit Bonuskarten zahlen einen Teil ihres Preises zurück.

## Europa

how-europe-goal = Verbinde die großen Städte Europas, durch Tunnel, übers Meer und mit Hilfe von Bahnhöfen.
how-europe-turn = Dein Zug
how-europe-take = { how-take }
    .head = { how-take.head }
how-europe-claim = { how-claim-ferry }
    .head = { how-claim-ferry.head }
how-europe-tunnel = { how-tunnel }
    .head = { how-tunnel.head }
how-europe-station = In einer Stadt, für 1, 2, dann 3 Karten einer Farbe. Damit nutzt du für Zielkarten dort eine fremde Strecke.
    .head = Einen Bahnhof bauen
how-europe-tickets = Sieh dir drei an und behalte mindestens eine. Zu Beginn bekommen alle eine lange: viel wert und weit.
    .head = Zielkarten ziehen
how-europe-routes = { how-routes }
    .head = { how-routes.head }
how-europe-worth = { how-worth }
    .head = { how-worth.head }
how-europe-longest = { how-longest }
    .head = { how-longest.head }
how-europe-stations = Jeder Bahnhof, den du nicht gebaut hast, bringt 4 Punkte.
    .head = Bahnhof übrig: +4
how-europe-end = { how-end }
    .head = { how-end.head }
how-europe-tip-1 = Ein Bahnhof ist ein Notausgang, kein Plan.
how-europe-tip-2 = Deine lange Zielkarte gibt die Richtung vor. Fang am engen Ende an.
how-europe-tip-3 = Heb Lokomotiven für Fähren auf; dort ersetzt sie nichts.

## Skandinavien

how-nordic-countries-goal = Verbinde die Städte des Nordens und erfülle die meisten Zielkarten.
how-nordic-countries-turn = Dein Zug
how-nordic-countries-take = { how-take-freely }
    .head = { how-take-freely.head }
how-nordic-countries-claim = Spiel Karten ihrer Farbe, eine pro Feld. Lokomotiven gelten nur auf Fähren und in Tunneln.
    .head = Eine Strecke bauen
how-nordic-countries-ferry = Jedes Lokomotivsymbol kostet eine Lokomotive oder drei beliebige Karten. Die übrigen Felder zahlst du in der Farbe der Fähre.
    .head = Eine Fähre bauen
how-nordic-countries-tunnel = { how-tunnel }
    .head = { how-tunnel.head }
how-nordic-countries-tickets = { how-tickets-out }
    .head = { how-tickets-out.head }
how-nordic-countries-routes = { how-routes }
    .head = { how-routes.head }
how-nordic-countries-worth = { how-worth }
    .head = { how-worth.head }
how-nordic-countries-long = Neun Felder im hohen Norden. Vier beliebige Karten ersetzen hier eine Karte deiner Farbe.
    .head = Lieksa – Murmansk: +27
how-nordic-countries-globetrotter = Für die meisten erfüllten Zielkarten, und seien sie noch so klein.
    .head = Globetrotter: +10
how-nordic-countries-end = { how-end }
    .head = { how-end.head }
how-nordic-countries-tip-1 = Viele kleine Zielkarten gewinnen hier: Der Bonus zählt Karten, nicht Punkte.
how-nordic-countries-tip-2 = Sammle auch gemischte Karten; im Norden sind sie etwas wert.
how-nordic-countries-tip-3 = Entlang der Küste gibt es wenige Wege. Wähle deinen früh.

## Deutschland

how-germany-goal = Verbinde Städte, erfülle Zielkarten und nimm unterwegs die meisten Fahrgäste mit.
how-germany-turn = Dein Zug
how-germany-take = { how-take }
    .head = { how-take.head }
how-germany-claim = Spiel Karten ihrer Farbe, eine pro Feld. Dann nimm von jedem Ende einen Fahrgast mit, solange welche warten.
    .head = Eine Strecke bauen
how-germany-tickets = Sag, wie viele von vier aus dem kurzen und dem langen Stapel kommen. Behalte mindestens eine.
    .head = Zielkarten ziehen
how-germany-routes = { how-routes }
    .head = { how-routes.head }
how-germany-worth = { how-worth }
    .head = { how-worth.head }
how-germany-passengers = In jeder Farbe bringen die meisten Fahrgäste 20 Punkte, die zweitmeisten 10. Bei Gleichstand bekommen sie alle.
    .head = Fahrgäste: +20, +10
how-germany-globetrotter = Für die meisten erfüllten Zielkarten, und seien sie noch so klein.
    .head = Globetrotter: +15
how-germany-end = { how-end }
    .head = { how-end.head }
how-germany-tip-1 = Kurze Strecken in große Städte bringen früh zwei Fahrgäste für wenige Waggons.
how-germany-tip-2 = Zwei oder drei Farben genügen; überall Platz drei bringt nichts.
how-germany-tip-3 = Kurze Zielkarten gehen schnell, und für den Bonus zählt ihre Anzahl.

## Indien

how-india-goal = Verbinde Städte in Indien, am besten auf zwei verschiedenen Wegen.
how-india-turn = Dein Zug
how-india-take = { how-take }
    .head = { how-take.head }
how-india-claim = { how-claim-ferry }
    .head = { how-claim-ferry.head }
how-india-tickets = { how-tickets }
    .head = { how-tickets.head }
how-india-routes = { how-routes }
    .head = { how-routes.head }
how-india-worth = { how-worth }
    .head = { how-worth.head }
how-india-tour = Verbinde die Städte einer Zielkarte auf zwei getrennten Wegen: 5, 10, 20, 30 oder 40 Punkte für eine bis fünf solche.
    .head = Große Rundreise
how-india-longest = { how-longest }
    .head = { how-longest.head }
how-india-end = { how-end }
    .head = { how-end.head }
how-india-tip-1 = Bau von Anfang an in Schleifen: Eine macht aus mehreren Zielkarten große Rundreisen.
how-india-tip-2 = Eine geschlossene Schleife ist mehr wert als eine weitere Zielkarte.
how-india-tip-3 = Auch andere wollen ihre schließen. Bau die letzte Lücke vor ihnen.

## Eigene Karten: Erzählt wird, was ihre Regeln sagen

how-own-goal = Verbinde Städte, erfülle deine Zielkarten und hol mehr Punkte als die anderen.
how-own-turn = Dein Zug
how-own-take = { $freely ->
    [yes] { how-take-freely }
   *[no] { how-take }
}
    .head = { $freely ->
        [yes] { how-take-freely.head }
       *[no] { how-take.head }
    }
how-own-claim = { $locomotives ->
    [tunnels] { how-switzerland-claim }
    [tunnels-and-ferries] { how-nordic-countries-claim }
   *[all] { how-claim }
}
    .head = { how-claim.head }
how-own-bonus = Bau eine Strecke mit einem Plus, und du ziehst sofort so viele Wagenkarten vom Stapel.
    .head = Bonuskarten
how-own-ferry = { $symbol ->
    [pair] { how-northern-lights-ferry }
    [three] { how-nordic-countries-ferry }
   *[locomotive] Jedes Lokomotivsymbol kostet eine Lokomotive. Die übrigen Felder kosten Karten einer Farbe.
}
    .head = { how-northern-lights-ferry.head }
how-own-any = Auf manchen Strecken ersetzen { $any } beliebige Karten eine Karte deiner Farbe.
    .head = Beliebige Karten
how-own-tunnel = { $reveal ->
    [one] Spiel deine Karten, dann wird { $reveal } Karte aufgedeckt. Hat sie deine Farbe oder ist sie eine Lokomotive, zahl eine nach oder gib auf.
   *[other] Spiel deine Karten, dann werden { $reveal } Karten aufgedeckt. Für jede in deiner Farbe und jede Lokomotive zahl eine nach oder gib auf.
}
    .head = { how-tunnel.head }
how-own-along = Nimm nach dem Bau einer Strecke von jedem Ende einen Fahrgast mit, solange dort welche warten.
    .head = Fahrgäste
how-own-station = { how-europe-station }
    .head = { how-europe-station.head }
how-own-tickets = { $tickets ->
    [mixes] Sag an, wie viele von { $drawn } vom kurzen und vom langen Stapel kommen, dann behalte mindestens { $kept }.
    [out] Sieh dir { $drawn } an und behalte mindestens { $kept }. Zurückgegebene kommen aus dem Spiel.
   *[under] Sieh dir { $drawn } an und behalte mindestens { $kept }. Verbinde die beiden Städte bis zum Spielende.
}
    .head = { how-tickets.head }
how-own-routes = { how-routes }
    .head = { how-routes.head }
how-own-worth = { how-worth }
    .head = { how-worth.head }
how-own-places = Bei einer Zielkarte mit mehreren Orten zählt der beste, den du erreichst. Erreichst du keinen, verlierst du ihren niedrigsten Wert.
    .head = Der beste Ort zählt
how-own-longest = { how-longest }
    .head = Längste Strecke: +{ $path }
how-own-globetrotter = { how-germany-globetrotter }
    .head = Globetrotter: +{ $globetrotter }
how-own-goals = { how-northern-lights-goals }
    .head = Bonusziele in der Partie: { $goals }
how-own-tour = Verbinde die Städte einer Zielkarte auf zwei getrennten Wegen. Punkte für 1, 2, 3 … solche Zielkarten: { $tours }.
    .head = { how-india-tour.head }
how-own-passengers = In jeder Farbe bringen die meisten Fahrgäste { $first } und die zweitmeisten { $second }. Bei Gleichstand bekommen alle die Punkte.
    .head = Fahrgäste: +{ $first }, +{ $second }
how-own-stations = { $station ->
    [one] Jeder nicht gebaute Bahnhof bringt { $station } Punkt.
   *[other] Jeder nicht gebaute Bahnhof bringt { $station } Punkte.
}
    .head = Behaltene Bahnhöfe: +{ $station }
how-own-end = { $left ->
    [0] Wenn jemand keine Waggons mehr hat, sind alle noch einmal am Zug.
    [one] Wenn jemand höchstens { $left } Waggon übrig hat, sind alle noch einmal am Zug.
   *[other] Wenn jemand höchstens { $left } Waggons übrig hat, sind alle noch einmal am Zug.
}
    .head = { how-end.head }
how-own-tip-1 = { how-usa-tip-1 }
how-own-tip-2 = { how-usa-tip-2 }
how-own-tip-3 = { how-usa-tip-3 }
