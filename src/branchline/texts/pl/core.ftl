# Wspólne dla wszystkich gier.

seat = Gracz { $n }
listing = { $start } i { $end }

# Wartość, której nie udało się potwierdzić; gracze widzą znacznik, a na życzenie także zdanie.
assumed-mark = przyjęte
assumed-about = Tej wartości nie udało się potwierdzić, więc jest tylko przyjęta. Jeśli masz tę grę, popraw ją małym własnym plikiem danych.

# Odmowy, o których nie mówi żadna zasada gry.
refuse-nothing-to-undo = Cofnąć można tylko ruch, który niczego nie ujawnił.
refuse-game-ended = Ruchu, który zakończył grę, nie można cofnąć.
refuse-not-your-turn = To nie twoja kolej.

# Options of every game.
option-first-player = Kto zaczyna
    .about = Kto rozgrywa pierwszą turę.
    .random = losowo
