# What a study says of these games.

arena-study-opening-contract = First contract taken
arena-study-value-contract = Value of each contract
arena-study-value-train = Value of each train
arena-kind-contract = contract
arena-kind-train = train
