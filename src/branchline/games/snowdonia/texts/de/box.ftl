# Wo in der Schachtel Werte stehen, die nur rekonstruiert sind.

snowdonia-look-deluxe-solo-spaces = Solospiel der Deluxe-Ausgabe: Bereite den Spielplan für eine Person vor und zähle die Felder von Bereich { $field }.
snowdonia-look-rates-excavation = Auf dem Spielplan: die Zahlen der Leiste für das Arbeitstempo beim Räumen, von links nach rechts.
snowdonia-look-rates-lay-track = Auf dem Spielplan: die Zahlen der Leiste für das Arbeitstempo beim Gleiselegen, von links nach rechts.
snowdonia-look-event-track-event = Auf dem Spielplan: das Ereignis auf Feld { $id } der Ereignisleiste (excavate, lay-track, complete-station, trains oder maintenance).
snowdonia-look-tracks-points = Auf den Gleiskarten: die Punkte einer Karte mit { $rubble } Geröll ({ $id }).
snowdonia-look-contracts-limit = Auf Auftrag { $id }: wie viel sein Effekt höchstens erlaubt (0: beliebig viel).
snowdonia-look-contracts-number = Auf Auftrag { $id }: die Zahl in seinem Effekt.
snowdonia-look-contracts-sites = Auf Auftrag { $id }: wie viele Bauplätze sein Bonus verlangt.
snowdonia-look-contracts-surveyor-at = Auf Auftrag { $id }: die Nummer der Station, die dein Vermesser für den Bonus erreicht haben muss.
snowdonia-look-station-surveyor-points = Auf der Karte von { $station }: die Punkte für einen Vermesser, der am Ende dort steht.
snowdonia-look-station-tracks = Beim Aufbau von Blaenau Ffestiniog: wie viele Gleiskarten vor { $station } liegen.
snowdonia-look-station-excavation = Auf der Karte von { $station }: ihre Baustellen von links nach rechts, etwa „rubble 2 points 3; rubble 4 points 5“ (none: keine).
snowdonia-look-station-building = Auf der Karte von { $station }: ihre Bauplätze von links nach rechts, etwa „stone 3 points 6; steel 1 points 7“ (none: keine).
snowdonia-look-station-number = Auf der Karte von { $station }: ihre Nummer.
snowdonia-look-station-name = Auf der Karte der Station { $id }: ihr Name.
snowdonia-look-station-free = Auf der Karte von { $station }: die Klötzchen, die du fürs Bauen dort bekommst, etwa „coal 1“ (none: nichts).
snowdonia-look-rules-event-cubes-in-bag = In den Regeln von Blaenau Ffestiniog: wie viele Ereignisklötzchen in den Beutel kommen.
snowdonia-look-rules-surveyor-points = In den Regeln von Blaenau Ffestiniog: die Punkte für einen Vermesser nach 0, 1, 2 … Stationen.
snowdonia-look-rules-dropped-station = In den Regeln von Blaenau Ffestiniog: die Nummer der Station, die allein und zu zweit wegfällt.
snowdonia-look-unreadable = Das ist nicht lesbar. Schreib es so: { $value }
