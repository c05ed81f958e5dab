# What a study says of these games.

arena-study-opening-ticket = Zuerst behaltene Zielkarten
arena-study-value-ticket = Wert jeder Zielkarte
arena-study-value-goal = Wert jedes Bonusziels
arena-study-value-track = Wert jeder Strecke
arena-study-fate-ticket = Zielkarten, die scheitern
arena-kind-ticket = Zielkarte
arena-kind-goal = Bonusziel
arena-kind-track = Strecke
