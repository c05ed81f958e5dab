# Co boty przeszukujące mówią o swoich ruchach.

bot-search-forced = nie ma innego ruchu
bot-search-no-time = nie było czasu na namysł: pierwszy ruch, jaki przyszedł do głowy
bot-search-expects =
    { $games ->
        [one] { $games } partia rozegrana w myślach
        [few] { $games } partie rozegrane w myślach
       *[many] { $games } partii rozegranych w myślach
    }: ten ruch wygrywa około { $share } %, średni wynik to { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
