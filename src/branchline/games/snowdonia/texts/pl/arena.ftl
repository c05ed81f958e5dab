# What a study says of these games.

arena-study-opening-contract = Pierwszy wzięty kontrakt
arena-study-value-contract = Wartość każdego kontraktu
arena-study-value-train = Wartość każdego pociągu
arena-kind-contract = kontrakt
arena-kind-train = pociąg
