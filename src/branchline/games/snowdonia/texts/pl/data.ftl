# Co jest nie tak z własnym scenariuszem albo z poprawkami.

snowdonia-data-range = Tu musi być od { $least } do { $most }, a nie { $value }.
snowdonia-data-no-value = W danych nie ma takiej wartości do poprawienia.
snowdonia-data-no-table = W pliku scenariusza nie ma tabeli „{ $table }”.
snowdonia-data-missing = Brakuje tabeli „{ $table }”: plik scenariusza musi ją mieć.
snowdonia-data-no-provenance = Ta wartość nie ma podanego źródła.
snowdonia-data-numbered = Tu numery muszą iść od 1 bez przerw, najwyżej do { $most }.
snowdonia-data-no-effect = Nie ma efektu „{ $name }”; do wyboru: { $names }.
snowdonia-data-no-power = Nie ma zdolności „{ $name }”; do wyboru: { $names }.
snowdonia-data-no-edition = Nie ma wydania „{ $name }”; do wyboru: { $names }.
snowdonia-data-no-special = Nie ma zasady specjalnej „{ $name }”; do wyboru: { $names }.
snowdonia-data-needs = Zasada specjalna „{ $rule }” wymaga też „{ $other }”.
snowdonia-data-contract-area = Każdy kontrakt poza kontraktem z utrzymaniem pociągu ma literę obszaru, a tylko on jej nie ma.
snowdonia-data-half = Tu musi być liczba całkowita albo połówka.
snowdonia-data-no-tier = „{ $name }” nie jest numerem stacji.
snowdonia-data-solo-coal = { $n } to więcej, niż ma gra solo (supply.solo_coal).
snowdonia-data-shed = W zajezdni stoją wszystkie pociągi oprócz jednego, więc tu musi być { $n }.
snowdonia-data-coal = Tu musi być co najmniej { $n }: dla strefy zasobów (supply.yard_coal) i pociągów.
snowdonia-data-held = { $n } to więcej, niż jest w pudełku ({ $entry }: { $box }).
snowdonia-data-solo-yard = To więcej, niż ma worek w grze solo (supply.ore, supply.stone).
snowdonia-data-solo-cubes = { $n } dla 1 gracza to więcej, niż jest w pudełku ({ $entry }: { $box }).
snowdonia-data-cubes = { $n } i { $yard } dla { $players } graczy to więcej, niż jest w pudełku ({ $entry }: { $box }).
snowdonia-data-rates = Tu musi być jedna liczba albo więcej, najwyżej { $most }.
snowdonia-data-ten-spaces = Tor wydarzeń musi mieć dziesięć pól.
snowdonia-data-returns = To muszą być pola najwyżej do tego włącznie.
snowdonia-data-returns-ten = Tu musi być 10, inaczej tor by się skończył.
snowdonia-data-loop = Pola, które wracają, muszą kłaść tory, inaczej gra mogłaby nigdy się nie skończyć.
snowdonia-data-stop = Przy { $players ->
        [1] 1 graczu
       *[other] { $players } graczach
    } i { $n ->
        [1] 1 kostce wydarzenia
       *[other] { $n } kostkach wydarzeń
    } tor wydarzeń staje na polu { $space } i gra mogłaby nigdy się nie skończyć: daj więcej kostek albo niech pola oddają je wcześniej.
snowdonia-data-stations = Trasa ma od 2 do { $most } stacji.
snowdonia-data-order = Stacje muszą stać w kolejności numerów, pierwsza z numerem 0.
snowdonia-data-first-track = Do pierwszej stacji nie prowadzi żaden tor: daj jej tracks = 0.
snowdonia-data-most-players = To mniej niż least_players ({ $n }).
snowdonia-data-editions = Tu musi być co najmniej jedno z: { $names }.
snowdonia-data-surveyor-points = Tu musi być liczba dla każdej przebytej stacji, pierwsza dla startu.
snowdonia-data-dropped = To nie jest numer stacji tej trasy.
snowdonia-data-start-spaces = Oba końce razem muszą mieć pola startowe dla wszystkich graczy.
snowdonia-data-ends = Pierwsza i ostatnia stacja muszą być w grze, także przy { $n ->
        [1] 1 graczu
       *[other] { $n } graczach
    }.
snowdonia-data-no-track = Nie ma żadnego toru przy { $n ->
        [1] 1 graczu
       *[other] { $n } graczach
    }.
snowdonia-data-contracts = Przy { $n ->
        [1] 1 graczu
       *[other] { $n } graczach
    } w grze jest za mało kontraktów: { $left }. Musi ich być co najmniej { $least }.
snowdonia-data-track-sum = Kart torów wszystkich stacji razem musi być od 1 do { $most }, a nie { $n }.
snowdonia-data-cards = Kart torów może być najwyżej { $most }.
snowdonia-data-id = Identyfikator zaczyna się małą literą i ma tylko małe litery, cyfry i podkreślenia, najwyżej 40.
snowdonia-data-name = Nazwa to jeden wiersz od 1 do { $most } znaków.
