# Dlaczego boty Snowdonii zagrały tak, a nie inaczej.

## Wysyłanie robotnika

snowdonia-why-hire = trzeci robotnik jest wart tego węgla
    .you = Trzeci robotnik jest wart tego węgla.
snowdonia-why-yard = brakuje kostek
    .you = Masz za mało kostek.
snowdonia-why-start = chodzi o znacznik pierwszego gracza
    .you = W następnej rundzie zaczynasz.
snowdonia-why-dig = { $n ->
    [one] można teraz wykopać { $n } kostkę gruzu
    [few] można teraz wykopać { $n } kostki gruzu
   *[many] można teraz wykopać { $n } kostek gruzu
}
    .you = { $n ->
        [one] Możesz teraz wykopać { $n } kostkę gruzu.
        [few] Możesz teraz wykopać { $n } kostki gruzu.
       *[many] Możesz teraz wykopać { $n } kostek gruzu.
    }
snowdonia-why-works = jest co przetopić na pręty lub przekuć na kamień
    .you = Masz co przetopić na pręty lub przekuć na kamień.
snowdonia-why-lay = da się ułożyć { $place }
    .you = Możesz ułożyć { $place }.
snowdonia-why-build = da się zbudować { $site }
    .you = Możesz zbudować { $site }.
snowdonia-why-buy = da się zdobyć pociąg { $train }
    .you = Możesz zdobyć pociąg { $train } z zajezdni.
snowdonia-why-office = kontrakt { $contract } pasuje do planu
    .you = Kontrakt { $contract } pasuje do tego, co masz.
snowdonia-why-survey = geodeta dojdzie do stacji { $station }
    .you = Twój geodeta dojdzie do stacji { $station }.
snowdonia-why-idle = nie ma nic lepszego do zrobienia
    .you = Ten robotnik nie ma nic lepszego do zrobienia.

## Akcje i kontrakty

snowdonia-why-take = teraz najbardziej się przyda: { $cubes }
    .you = Teraz najbardziej ci się przyda: { $cubes }.
snowdonia-why-trade = potrzebne teraz: { $got }
    .you = Tego potrzebujesz: { $got }.
snowdonia-why-site = { $n ->
    [one] { $site } daje { $n } punkt
    [few] { $site } daje { $n } punkty
   *[many] { $site } daje { $n } punktów
}
    .you = { $n ->
        [one] Zdobędziesz { $n } punkt za { $site }.
        [few] Zdobędziesz { $n } punkty za { $site }.
       *[many] Zdobędziesz { $n } punktów za { $site }.
    }
snowdonia-why-train = pociąg { $train } się zwróci
    .you = Pociąg { $train } ci się zwróci.
snowdonia-why-no-build = lepiej zachować zasoby
    .you = Twoje zasoby przydadzą się bardziej później.
snowdonia-why-contract = kontrakt { $contract } pasuje do planu
    .you = Kontrakt { $contract } pasuje do tego, co masz.
snowdonia-why-keep = z tych kontraktów najlepszy jest { $contract }
    .you = Z tych kontraktów najbardziej przyda ci się { $contract }.
snowdonia-why-play = dobry moment na kontrakt { $contract }
    .you = To dobry moment na kontrakt { $contract }.
snowdonia-why-wait = kontrakty przydadzą się bardziej później
    .you = Twoje kontrakty przydadzą się bardziej później.
snowdonia-why-pass = tu lepiej nic nie robić
    .you = Tu lepiej nic nie robić.
snowdonia-why-maintain = pociąg { $train } jest wart pręta stalowego
    .you = Pociąg { $train } jest wart pręta stalowego.
snowdonia-why-voucher = pociąg { $train } jest wart więcej niż kontrakt { $contract }
    .you = Pociąg { $train } jest dla ciebie wart więcej niż kontrakt { $contract }.
snowdonia-why-give-up = pociągu { $train } nie opłaca się już utrzymywać
    .you = Pociągu { $train } nie opłaca ci się już utrzymywać.
snowdonia-why-weather = najlepsza pogoda na następną rundę: { $weather }
    .you = Najlepsza pogoda na twoją następną rundę: { $weather }.
snowdonia-why-move = tu robotnik zdziała więcej: { $area }
    .you = Tu twój robotnik zdziała więcej: { $area }.
snowdonia-why-clear = przyda się gruz z następnego miejsca
    .you = Przyda ci się gruz z następnego miejsca.
snowdonia-why-lay-again = więcej własnych torów
    .you = Ułożysz więcej własnych torów.
snowdonia-why-end = z tego końca trasy jest więcej do zyskania
    .you = Z tego końca trasy masz więcej do zyskania.
snowdonia-why-marker = wydarzenia od tego końca szkodzą mniej
    .you = Wydarzenia od tego końca mniej ci szkodzą.

## The bots in a sentence

bot-about-ganger = szybki brat brygadzisty: dobrze przemyśla rozstawienie robotników, resztę gra z nawyku
bot-about-foreman = planuje pod kontrakty, pogodę, worek i wydarzenia

## Ruchy, słowami dziennika

snowdonia-move-place = robotnik na polu { $space }
snowdonia-move-hire = robotnik z pubu
snowdonia-move-play = zagranie kontraktu { $contract }
snowdonia-move-take = ze strefy zasobów: { $cubes }
snowdonia-move-work = wymiana na: { $got }
snowdonia-move-build = budowa: { $site }
snowdonia-move-train = pociąg { $train }
snowdonia-move-contract = kontrakt { $contract }
snowdonia-move-keep = zatrzymanie kontraktu { $contract }
snowdonia-move-maintain = pręt stalowy za utrzymanie pociągu
snowdonia-move-maintain-contract = kontrakt { $contract } za utrzymanie pociągu
snowdonia-move-give-up = oddanie pociągu
snowdonia-move-move = robotnik z pola { $space } na { $to }
snowdonia-move-forecast = prognoza: { $weather }
snowdonia-move-dig = oczyszczenie następnego miejsca
snowdonia-move-lay = ułożenie torów jeszcze raz
snowdonia-move-start = stacja początkowa: { $station }
snowdonia-move-marker = geodeta gry: { $station }
snowdonia-move-pass = pas
