# What a study says of these games.

arena-study-opening-ticket = Pierwsze zatrzymane bilety
arena-study-value-ticket = Wartość każdego biletu
arena-study-value-goal = Wartość każdego celu
arena-study-value-track = Wartość każdego połączenia
arena-study-fate-ticket = Bilety, które zawodzą
arena-kind-ticket = bilet
arena-kind-goal = cel
arena-kind-track = połączenie
