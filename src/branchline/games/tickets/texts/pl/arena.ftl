# What a study says of these games.

arena-study-opening-ticket = Pierwsze zatrzymane bilety
arena-study-value-ticket = Wartość każdego biletu
arena-study-value-goal = Wartość każdego celu
arena-kind-ticket = bilet
arena-kind-goal = cel
