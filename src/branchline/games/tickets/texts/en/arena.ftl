# What a study says of these games.

arena-study-opening-ticket = First tickets kept
arena-study-value-ticket = Value of each ticket
arena-study-value-goal = Value of each goal
arena-study-value-track = Value of each route
arena-study-fate-ticket = Tickets that fail
arena-kind-ticket = ticket
arena-kind-goal = goal
arena-kind-track = route
