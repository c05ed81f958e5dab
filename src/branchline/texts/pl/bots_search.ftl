# Co boty przeszukujące mówią o swoich ruchach.

bot-search-forced = jedyny możliwy ruch
    .you = To twój jedyny możliwy ruch.
bot-search-no-time = zabrakło czasu; pierwszy pomysł z brzegu
    .you = Zabrakło czasu na namysł; to pierwszy pomysł z brzegu.
bot-search-expects = { $games ->
        [one] { $games } partia na próbę
        [few] { $games } partie na próbę
       *[many] { $games } partii na próbę
    }, z tym ruchem: { $tried }; z nich wygranych około { $share }%, średni wynik to { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .you = { $games ->
        [one] { $games } partia na próbę
        [few] { $games } partie na próbę
       *[many] { $games } partii na próbę
    }, z tym ruchem: { $tried }. Z nich wygrywasz około { $share }%, a twój średni wynik to { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
bot-search-foresees = { $games ->
        [one] { $games } partia na próbę
        [few] { $games } partie na próbę
       *[many] { $games } partii na próbę
    } na kilka rund naprzód, z tym ruchem: { $tried }; szanse na wygraną około { $share }%
    .you = { $games ->
        [one] { $games } partia na próbę
        [few] { $games } partie na próbę
       *[many] { $games } partii na próbę
    } na kilka rund naprzód, z tym ruchem: { $tried }. Twoje szanse na wygraną to wtedy około { $share }%.
bot-search-alone = { $games ->
        [one] { $games } partia na próbę
        [few] { $games } partie na próbę
       *[many] { $games } partii na próbę
    }, z tym ruchem: { $tried }
    .you = { $games ->
        [one] { $games } partia na próbę
        [few] { $games } partie na próbę
       *[many] { $games } partii na próbę
    }, z tym ruchem: { $tried }.
bot-search-few = { $games ->
        [one] { $games } partia na próbę
        [few] { $games } partie na próbę
       *[many] { $games } partii na próbę
    }: za mało, by podać szanse
    .you = { $games ->
        [one] { $games } partia na próbę
        [few] { $games } partie na próbę
       *[many] { $games } partii na próbę
    }: za mało, by podać twoje szanse.
