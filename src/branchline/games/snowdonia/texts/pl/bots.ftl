# Dlaczego boty Snowdonii zagrały tak, a nie inaczej.

## Wysyłanie robotnika

snowdonia-why-hire = dodatkowa para rąk jest warta swojego węgla
snowdonia-why-yard = ma za mały zapas kostek
snowdonia-why-start = chce zacząć następną rundę
snowdonia-why-dig = { $n ->
    [one] można teraz usunąć { $n } gruz
    [few] można teraz usunąć { $n } gruzy
   *[many] można teraz usunąć { $n } gruzów
}
snowdonia-why-works = musi przerobić zasoby na stal albo kamień
snowdonia-why-lay = może ułożyć: { $place }
snowdonia-why-build = może zabudować: { $site }
snowdonia-why-buy = może zdobyć pociąg { $train }
snowdonia-why-office = kontrakt { $contract } pasuje do jego planów
snowdonia-why-survey = prowadzi geodetę do stacji { $station }
snowdonia-why-idle = nie ma nic lepszego do zrobienia

## Akcje i kontrakty

snowdonia-why-take = teraz najbardziej się przyda: { $cubes }
snowdonia-why-trade = potrzebuje tego, co dostaje: { $got }
snowdonia-why-site = { $n ->
    [one] { $site }: daje { $n } punkt
    [few] { $site }: daje { $n } punkty
   *[many] { $site }: daje { $n } punktów
}
snowdonia-why-train = pociąg { $train } się zwróci
snowdonia-why-no-build = lepiej zachować zasoby
snowdonia-why-contract = kontrakt { $contract } pasuje do jego planów
snowdonia-why-keep = z tych kontraktów najlepiej pasuje { $contract }
snowdonia-why-play = to dobra chwila na kontrakt { $contract }
snowdonia-why-wait = jego kontrakty dadzą więcej później
snowdonia-why-pass = tu lepiej nic nie robić
snowdonia-why-maintain = pociąg { $train } jest wart sztaby stali
snowdonia-why-voucher = kontrakt { $contract } jest dla niego wart mniej niż pociąg { $train }
snowdonia-why-give-up = pociąg { $train } nie jest już wart utrzymania
snowdonia-why-weather = najlepsze na jego następną rundę: { $weather }
snowdonia-why-move = tu robotnik zdziała więcej: { $area }
snowdonia-why-clear = przyda mu się gruz z następnego miejsca
snowdonia-why-lay-again = więcej własnych torów
snowdonia-why-end = z tego końca linii widzi więcej do zyskania
snowdonia-why-marker = wydarzenia od tego końca mniej mu szkodzą

## The bots in a sentence

bot-about-ganger = szybki brat brygadzisty: próbuje tylko rozstawienie, reszta to nawyk
bot-about-foreman = planuje według kontraktów, pogody, worka i wydarzeń
