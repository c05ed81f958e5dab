# How to play, in pictures: `.head` is the heading of a picture, the rest its sentence.

## Shared by several maps

how-take = Weź dwie karty, odkryte lub ze stosu. Odkryta lokomotywa liczy się za obie.
    .head = Dobierz karty
how-take-freely = Odkryte lub ze stosu. Tutaj odkryte lokomotywy bierze się jak każdą inną kartę, nawet dwie.
    .head = Dobierz dwie karty
how-claim = Zagraj tyle kart jego koloru, ile ma pól. Na szare pasuje dowolny jeden kolor, lokomotywa zastępuje każdy. Postaw wagoniki i zdobądź punkty.
    .head = Zajmij połączenie
how-claim-ferry = Zagraj karty jego koloru, po jednej za pole. Prom wymaga lokomotywy za każdy symbol lokomotywy.
    .head = Zajmij połączenie
how-tunnel = Zagraj karty, potem odsłania się trzy ze stosu. Za każdą w twoim kolorze i każdą lokomotywę dopłać jedną kartę albo zrezygnuj.
    .head = Spróbuj zająć tunel
how-tickets = Obejrzyj trzy i zatrzymaj co najmniej jeden. Połącz oba miasta do końca gry.
    .head = Dobierz bilety
how-tickets-out = Obejrzyj trzy i zatrzymaj co najmniej jeden. Odrzucone wypadają z gry.
    .head = Dobierz bilety
how-routes = Punkty za połączenie dostajesz od razu, gdy je zajmiesz.
    .head = Długie dają najwięcej
how-worth = Na koniec zrealizowane bilety dają punkty, a niezrealizowane je odbierają. Przedtem nikt inny ich nie widzi.
    .head = Bilety: plus albo minus
how-longest = Za najdłuższy nieprzerwany ciąg własnych wagoników.
    .head = Najdłuższa trasa: +10
how-end = Gdy komuś zostaną 2 wagoniki lub mniej, każdy ma jeszcze jedną turę.
    .head = Koniec gry

## USA

how-usa-goal = Buduj koleje w Ameryce Północnej. Tajne bilety mówią, które miasta połączyć.
how-usa-turn = Twoja tura
how-usa-take = { how-take }
    .head = { how-take.head }
how-usa-claim = { how-claim }
    .head = { how-claim.head }
how-usa-tickets = { how-tickets }
    .head = { how-tickets.head }
how-usa-routes = { how-routes }
    .head = { how-routes.head }
how-usa-worth = { how-worth }
    .head = { how-worth.head }
how-usa-longest = { how-longest }
    .head = { how-longest.head }
how-usa-end = { how-end }
    .head = { how-end.head }
how-usa-tip-1 = Zatrzymuj bilety, których trasy się pokrywają: jedna linia posłuży dwóm.
how-usa-tip-2 = Krótkie połączenia w ciasnych miejscach znikają najszybciej. Zajmij swoje przed długimi.
how-usa-tip-3 = Patrz, ile wagoników mają inni. Koniec przychodzi szybciej, niż się wydaje.

## Szwajcaria

how-switzerland-goal = Łącz szwajcarskie miasta z sobą i z sąsiednimi krajami, zanim inni zajmą drogi przez Alpy.
how-switzerland-turn = Twoja tura
how-switzerland-take = { how-take-freely }
    .head = { how-take-freely.head }
how-switzerland-claim = Zagraj tyle kart jego koloru, ile ma pól. Lokomotywy przydają się tylko w tunelach.
    .head = Zajmij połączenie
how-switzerland-tunnel = { how-tunnel }
    .head = { how-tunnel.head }
how-switzerland-tickets = { how-tickets-out }
    .head = { how-tickets-out.head }
how-switzerland-routes = { how-routes }
    .head = { how-routes.head }
how-switzerland-countries = Bilet do krajów daje punkty za najlepszy, do którego dotrzesz. Jeśli do żadnego, tracisz najniższą wartość.
    .head = Liczy się najlepszy kraj
how-switzerland-longest = { how-longest }
    .head = { how-longest.head }
how-switzerland-end = { how-end }
    .head = { how-end.head }
how-switzerland-tip-1 = Zanim spróbujesz tunelu, miej w zapasie kartę lub dwie w jego kolorze.
how-switzerland-tip-2 = Bilety do krajów są bezpieczne: pasuje kilka zakończeń, a wynik można później poprawić.
how-switzerland-tip-3 = W dwie osoby druga nitka podwójnego połączenia przepada. Ważne przełęcze zajmij wcześnie.

## Zorza polarna

how-northern-lights-goal = Buduj koleje i promy wokół Bałtyku, realizuj bilety i zdobądź kilka z czterech celów.
how-northern-lights-turn = Twoja tura
how-northern-lights-take = { how-take }
    .head = { how-take.head }
how-northern-lights-claim = Zagraj jedną kartę jego koloru za pole. Lokomotywa zastępuje każdy kolor. Znak +1 lub więcej daje karty premii.
    .head = Zajmij połączenie
how-northern-lights-ferry = Każdy symbol lokomotywy kosztuje lokomotywę albo parę kart jednego koloru. Pozostałe pola opłacasz kartami jednego koloru.
    .head = Zajmij prom
how-northern-lights-tickets = { how-tickets }
    .head = { how-tickets.head }
how-northern-lights-routes = { how-routes }
    .head = { how-routes.head }
how-northern-lights-worth = { how-worth }
    .head = { how-worth.head }
how-northern-lights-goals = Kto na koniec gry jest w danym celu najlepszy, dostaje jego punkty. Przy remisie dostają wszyscy remisujący.
    .head = Cztery cele
how-northern-lights-end = { how-end }
    .head = { how-end.head }
how-northern-lights-tip-1 = Najpierw przeczytaj cztery cele. Dwa pasujące do twoich biletów mogą rozstrzygnąć grę.
how-northern-lights-tip-2 = Na promach pary są tak samo dobre jak lokomotywy. Nie wydawaj ich gdzie indziej.
how-northern-lights-tip-3 = Połączenia z premią zwracają część kosztu.

## Europa

how-europe-goal = Połącz wielkie miasta Europy: tunelami, przez morze i z pomocą dworców.
how-europe-turn = Twoja tura
how-europe-take = { how-take }
    .head = { how-take.head }
how-europe-claim = { how-claim-ferry }
    .head = { how-claim-ferry.head }
how-europe-tunnel = { how-tunnel }
    .head = { how-tunnel.head }
how-europe-station = W dowolnym mieście, za 1, 2, potem 3 karty jednego koloru. Użyjesz dzięki niemu do biletów jednego cudzego połączenia.
    .head = Zbuduj dworzec
how-europe-tickets = Obejrzyj trzy i zatrzymaj co najmniej jeden. Na początku każdy dostaje jeden długi bilet: dużo wart i daleki.
    .head = Dobierz bilety
how-europe-routes = { how-routes }
    .head = { how-routes.head }
how-europe-worth = { how-worth }
    .head = { how-worth.head }
how-europe-longest = { how-longest }
    .head = { how-longest.head }
how-europe-stations = Każdy dworzec, którego nie zbudujesz, daje 4 punkty.
    .head = Niezbudowany dworzec: +4
how-europe-end = { how-end }
    .head = { how-end.head }
how-europe-tip-1 = Dworzec to wyjście awaryjne, a nie plan.
how-europe-tip-2 = Długi bilet wyznacza kierunek gry. Zacznij od jego ciasnego końca.
how-europe-tip-3 = Lokomotywy trzymaj na promy; tam nic ich nie zastąpi.

## Kraje Północy

how-nordic-countries-goal = Łącz miasta północy i zrealizuj najwięcej biletów.
how-nordic-countries-turn = Twoja tura
how-nordic-countries-take = { how-take-freely }
    .head = { how-take-freely.head }
how-nordic-countries-claim = Zagraj karty jego koloru, po jednej za pole. Lokomotywy przydają się tylko na promach i w tunelach.
    .head = Zajmij połączenie
how-nordic-countries-ferry = Każdy symbol lokomotywy kosztuje lokomotywę albo dowolne trzy karty. Pozostałe pola opłacasz kartami koloru promu.
    .head = Zajmij prom
how-nordic-countries-tunnel = { how-tunnel }
    .head = { how-tunnel.head }
how-nordic-countries-tickets = { how-tickets-out }
    .head = { how-tickets-out.head }
how-nordic-countries-routes = { how-routes }
    .head = { how-routes.head }
how-nordic-countries-worth = { how-worth }
    .head = { how-worth.head }
how-nordic-countries-long = Dziewięć pól na dalekiej północy. Dowolne cztery karty zastępują tu jedną kartę twojego koloru.
    .head = Lieksa – Murmansk: +27
how-nordic-countries-globetrotter = Za najwięcej zrealizowanych biletów, choćby małych.
    .head = Globtroter: +10
how-nordic-countries-end = { how-end }
    .head = { how-end.head }
how-nordic-countries-tip-1 = Tu wygrywa dużo małych biletów: premia liczy bilety, nie punkty.
how-nordic-countries-tip-2 = Zbieraj także różne karty; na północy coś są warte.
how-nordic-countries-tip-3 = Dróg wzdłuż wybrzeża jest mało. Wybierz swoją wcześnie.

## Niemcy

how-germany-goal = Łącz miasta, realizuj bilety i zabieraj po drodze pasażerów.
how-germany-turn = Twoja tura
how-germany-take = { how-take }
    .head = { how-take.head }
how-germany-claim = Zagraj karty jego koloru, po jednej za pole. Potem zabierz po pasażerze z obu końców, jeśli ktoś tam czeka.
    .head = Zajmij połączenie
how-germany-tickets = Powiedz, ile z czterech bierzesz ze stosu krótkich, a ile z długich. Zatrzymaj co najmniej jeden.
    .head = Dobierz bilety
how-germany-routes = { how-routes }
    .head = { how-routes.head }
how-germany-worth = { how-worth }
    .head = { how-worth.head }
how-germany-passengers = W każdym kolorze 20 punktów za najwięcej pasażerów i 10 za drugie miejsce. Przy remisie dostają wszyscy remisujący.
    .head = Pasażerowie: +20, +10
how-germany-globetrotter = Za najwięcej zrealizowanych biletów, choćby małych.
    .head = Globtroter: +15
how-germany-end = { how-end }
    .head = { how-end.head }
how-germany-tip-1 = Krótkie połączenia do dużych miast dają wcześnie dwóch pasażerów za kilka wagoników.
how-germany-tip-2 = Wystarczą dwa, trzy kolory; trzecie miejsce we wszystkich nic nie daje.
how-germany-tip-3 = Krótkie bilety są szybkie, a do premii liczy się ich liczba.

## Indie

how-india-goal = Łącz miasta Indii, najlepiej dwiema różnymi drogami.
how-india-turn = Twoja tura
how-india-take = { how-take }
    .head = { how-take.head }
how-india-claim = { how-claim-ferry }
    .head = { how-claim-ferry.head }
how-india-tickets = { how-tickets }
    .head = { how-tickets.head }
how-india-routes = { how-routes }
    .head = { how-routes.head }
how-india-worth = { how-worth }
    .head = { how-worth.head }
how-india-tour = Połącz miasta biletu dwiema osobnymi trasami: 5, 10, 20, 30 lub 40 punktów za jeden do pięciu takich biletów.
    .head = Wielka podróż
how-india-longest = { how-longest }
    .head = { how-longest.head }
how-india-end = { how-end }
    .head = { how-end.head }
how-india-tip-1 = Od początku buduj pętlę: jedna zmienia kilka biletów w wielkie podróże.
how-india-tip-2 = Zamkniętą pętlę ceń wyżej niż kolejny bilet.
how-india-tip-3 = Inni też chcą zamknąć swoje. Zajmij ostatnią lukę przed nimi.

## Własne mapy: opis wynika z ich zasad

how-own-goal = Łącz miasta, realizuj bilety i zdobądź więcej punktów niż inni.
how-own-turn = Twoja tura
how-own-take = { $freely ->
    [yes] { how-take-freely }
   *[no] { how-take }
}
    .head = { $freely ->
        [yes] { how-take-freely.head }
       *[no] { how-take.head }
    }
how-own-claim = { $locomotives ->
    [tunnels] { how-switzerland-claim }
    [tunnels-and-ferries] { how-nordic-countries-claim }
   *[all] { how-claim }
}
    .head = { how-claim.head }
how-own-bonus = Zajmij połączenie oznaczone plusem, a od razu dobierasz tyle kart wagonów ze stosu.
    .head = Karty premii
how-own-ferry = { $symbol ->
    [pair] { how-northern-lights-ferry }
    [three] { how-nordic-countries-ferry }
   *[locomotive] Każdy symbol lokomotywy kosztuje lokomotywę. Pozostałe pola opłacasz kartami jednego koloru.
}
    .head = { how-northern-lights-ferry.head }
how-own-any = { $any ->
    [one] Na niektórych połączeniach { $any } dowolna karta zastępuje jedną kartę twojego koloru.
    [few] Na niektórych połączeniach { $any } dowolne karty zastępują jedną kartę twojego koloru.
   *[many] Na niektórych połączeniach { $any } dowolnych kart zastępuje jedną kartę twojego koloru.
}
    .head = Dowolne karty
how-own-tunnel = { $reveal ->
    [one] Zagraj karty, potem odsłania się { $reveal } kartę. Jeśli to twój kolor lub lokomotywa, dopłać jedną kartę albo zrezygnuj.
    [few] Zagraj karty, potem odsłania się { $reveal } karty. Za każdą w twoim kolorze i każdą lokomotywę dopłać jedną kartę albo zrezygnuj.
   *[many] Zagraj karty, potem odsłania się { $reveal } kart. Za każdą w twoim kolorze i każdą lokomotywę dopłać jedną kartę albo zrezygnuj.
}
    .head = { how-tunnel.head }
how-own-along = Po zajęciu połączenia zabierz pasażera z każdego końca, dopóki ktoś tam czeka.
    .head = Pasażerowie
how-own-station = { how-europe-station }
    .head = { how-europe-station.head }
how-own-tickets = { $tickets ->
    [mixes] Powiedz, ile z { $drawn } bierzesz z krótkiego i z długiego stosu, potem zatrzymaj co najmniej { $kept }.
    [out] Obejrzyj { $drawn } i zatrzymaj co najmniej { $kept }. Odrzucone bilety wypadają z gry.
   *[under] Obejrzyj { $drawn } i zatrzymaj co najmniej { $kept }. Połącz oba miasta do końca gry.
}
    .head = { how-tickets.head }
how-own-routes = { how-routes }
    .head = { how-routes.head }
how-own-worth = { how-worth }
    .head = { how-worth.head }
how-own-places = Bilet z kilkoma miejscami daje punkty za najlepsze osiągnięte. Jeśli nie osiągniesz żadnego, tracisz jego najniższą wartość.
    .head = Liczy się najlepsze miejsce
how-own-longest = { how-longest }
    .head = Najdłuższa trasa: +{ $path }
how-own-globetrotter = { how-germany-globetrotter }
    .head = Globtroter: +{ $globetrotter }
how-own-goals = { how-northern-lights-goals }
    .head = Cele w partii: { $goals }
how-own-tour = Połącz miasta biletu dwiema osobnymi trasami. Punkty za 1, 2, 3 … takie bilety: { $tours }.
    .head = { how-india-tour.head }
how-own-passengers = W każdym kolorze najwięcej pasażerów daje { $first }, a drugie miejsce { $second }. Przy remisie punktują wszyscy.
    .head = Pasażerowie: +{ $first }, +{ $second }
how-own-stations = { $station ->
    [one] Każdy niezbudowany dworzec daje { $station } punkt.
    [few] Każdy niezbudowany dworzec daje { $station } punkty.
   *[many] Każdy niezbudowany dworzec daje { $station } punktów.
}
    .head = Zachowane dworce: +{ $station }
how-own-end = { $left ->
    [0] Gdy komuś skończą się wagoniki, wszyscy mają jeszcze jedną turę.
    [one] Gdy komuś zostanie najwyżej { $left } wagonik, wszyscy mają jeszcze jedną turę.
    [few] Gdy komuś zostaną najwyżej { $left } wagoniki, wszyscy mają jeszcze jedną turę.
   *[many] Gdy komuś zostanie najwyżej { $left } wagoników, wszyscy mają jeszcze jedną turę.
}
    .head = { how-end.head }
how-own-tip-1 = { how-usa-tip-1 }
how-own-tip-2 = { how-usa-tip-2 }
how-own-tip-3 = { how-usa-tip-3 }
