# Wspólne dla wszystkich gier.

seat = Gracz { $n }
listing = { $start } i { $end }

# Wartość, której nie udało się potwierdzić; gracze widzą znacznik, a na życzenie także zdanie.
assumed-mark = niepotwierdzone
assumed-about = Tej wartości nie udało się potwierdzić. Jeśli masz tę grę i widzisz co innego, popraw ją własnym plikiem danych.

# Odmowy, o których nie mówi żadna zasada gry.
refuse-nothing-to-undo = Cofnąć można tylko ruch, który niczego nie ujawnił.
refuse-game-ended = Ruchu, który zakończył grę, nie można cofnąć.
refuse-not-your-turn = To jeszcze nie twoja kolej.

# Options of every game.
option-first-player = Kto zaczyna
    .about = Kto rozgrywa pierwszą turę.
    .random = losowo
