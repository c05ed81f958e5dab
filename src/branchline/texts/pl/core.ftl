seat = Player { $n }
listing = { $start } and { $end }
title-switzerland = Ticket to Ride: Switzerland
title-northern-lights = Ticket to Ride: Northern Lights
title-usa = Ticket to Ride: USA
