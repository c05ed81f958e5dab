# Co boty przeszukujące mówią o swoich ruchach.

bot-search-forced = jedyny możliwy ruch
    .you = To twój jedyny możliwy ruch.
bot-search-no-time = zabrakło czasu; pierwszy pomysł z brzegu
    .you = Zabrakło czasu na namysł; to pierwszy pomysł z brzegu.
bot-search-expects = { $games ->
        [one] po { $games } partii na próbę
        [few] po { $games } partiach na próbę
       *[many] po { $games } partiach na próbę
    }: ten ruch wygrywa w około { $share }%, średni wynik to { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .you = { $games ->
        [one] Po { $games } partii na próbę
        [few] Po { $games } partiach na próbę
       *[many] Po { $games } partiach na próbę
    }: wygrywasz w około { $share }%, a twój średni wynik to { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
