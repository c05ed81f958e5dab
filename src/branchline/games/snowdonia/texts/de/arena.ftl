# What a study says of these games.

arena-study-opening-contract = Zuerst genommener Auftrag
arena-study-value-contract = Wert jedes Auftrags
arena-study-value-train = Wert jeder Lok
arena-kind-contract = Auftrag
arena-kind-train = Lok
