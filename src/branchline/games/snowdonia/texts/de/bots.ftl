# Warum die Bots von Snowdonia so gezogen haben.

## Einen Arbeiter einsetzen

snowdonia-why-hire = ein dritter Arbeiter ist die Kohle wert
    .you = Ein dritter Arbeiter ist die Kohle wert.
snowdonia-why-yard = zu wenige Klötzchen im Vorrat
    .you = Du hast zu wenige Klötzchen.
snowdonia-why-start = will Startspieler werden
    .you = Damit wirst du Startspieler.
snowdonia-why-dig = jetzt lassen sich { $n } Geröll räumen
    .you = Du kannst jetzt { $n } Geröll räumen.
snowdonia-why-works = Eisen oder Geröll soll zu Stahl oder Stein werden
    .you = Mach Stahl oder Stein aus dem, was du hast.
snowdonia-why-lay = kann { $place } legen
    .you = Du kannst { $place } legen.
snowdonia-why-build = kann auf { $site } bauen
    .you = Du kannst auf { $site } bauen.
snowdonia-why-buy = kann die Lok { $train } bekommen
    .you = Du kannst die Lok { $train } bekommen.
snowdonia-why-office = der Auftrag { $contract } passt in den Plan
    .you = Der Auftrag { $contract } passt zu dem, was du hast.
snowdonia-why-survey = der Vermesser kommt bis { $station }
    .you = Dein Vermesser kommt bis { $station }.
snowdonia-why-idle = es gibt nichts Besseres zu tun
    .you = Für diesen Arbeiter gibt es nichts Besseres.

## Aktionen und Aufträge

snowdonia-why-take = jetzt am nützlichsten: { $cubes }
    .you = Das nützt dir jetzt am meisten: { $cubes }.
snowdonia-why-trade = wird gebraucht: { $got }
    .you = Das brauchst du: { $got }.
snowdonia-why-site = { $n ->
    [one] { $site } bringt { $n } Punkt
   *[other] { $site } bringt { $n } Punkte
}
    .you = { $n ->
        [one] { $site } bringt dir { $n } Punkt.
       *[other] { $site } bringt dir { $n } Punkte.
    }
snowdonia-why-train = die Lok { $train } zahlt sich aus
    .you = Die Lok { $train } zahlt sich für dich aus.
snowdonia-why-no-build = das Material ist später mehr wert
    .you = Dein Material ist später mehr wert.
snowdonia-why-contract = der Auftrag { $contract } passt in den Plan
    .you = Der Auftrag { $contract } passt zu dem, was du hast.
snowdonia-why-keep = von diesen passt der Auftrag { $contract } am besten
    .you = Von diesen nützt dir der Auftrag { $contract } am meisten.
snowdonia-why-play = der richtige Moment für den Auftrag { $contract }
    .you = Jetzt ist der richtige Moment für den Auftrag { $contract }.
snowdonia-why-wait = die Aufträge bringen später mehr
    .you = Deine Aufträge bringen später mehr.
snowdonia-why-pass = hier ist Nichtstun besser
    .you = Hier tust du besser nichts.
snowdonia-why-maintain = die Lok { $train } ist einen Stahlträger wert
    .you = Die Lok { $train } ist einen Stahlträger wert.
snowdonia-why-voucher = die Lok { $train } ist mehr wert als der Auftrag { $contract }
    .you = Die Lok { $train } ist für dich mehr wert als der Auftrag { $contract }.
snowdonia-why-give-up = die Lok { $train } lohnt die Wartung nicht mehr
    .you = Die Lok { $train } lohnt die Wartung nicht mehr.
snowdonia-why-weather = am besten für die nächste Runde: { $weather }
    .you = Am besten für deine nächste Runde: { $weather }.
snowdonia-why-move = hier richtet der Arbeiter mehr aus: { $area }
    .you = Hier richtet dein Arbeiter mehr aus: { $area }.
snowdonia-why-clear = das Geröll vom nächsten Ort ist nützlich
    .you = Das Geröll vom nächsten Ort kannst du brauchen.
snowdonia-why-lay-again = mehr eigene Gleise
    .you = Du legst weitere eigene Gleise.
snowdonia-why-end = an diesem Ende der Strecke ist mehr zu holen
    .you = An diesem Ende der Strecke ist für dich mehr zu holen.
snowdonia-why-marker = Ereignisse von diesem Ende schaden weniger
    .you = Ereignisse von diesem Ende schaden dir weniger.

## The bots in a sentence

bot-about-ganger = der flinke Bruder des Vorarbeiters: überlegt beim Einsetzen gründlich, der Rest ist Routine
bot-about-foreman = plant mit Aufträgen, Wetter, Beutel und Ereignissen

## Züge, in den Worten des Protokolls

snowdonia-move-place = ein Arbeiter auf { $space }
snowdonia-move-hire = ein Arbeiter aus dem Pub
snowdonia-move-play = Auftrag { $contract } spielen
snowdonia-move-take = vom Lagerplatz: { $cubes }
snowdonia-move-work = umwandeln in: { $got }
snowdonia-move-build = bauen: { $site }
snowdonia-move-train = die Lok { $train }
snowdonia-move-contract = Auftrag { $contract }
snowdonia-move-keep = Auftrag { $contract } behalten
snowdonia-move-maintain = ein Stahlträger für die Wartung
snowdonia-move-maintain-contract = Auftrag { $contract } für die Wartung
snowdonia-move-give-up = die Lok aufgeben
snowdonia-move-move = ein Arbeiter von { $space } nach { $to }
snowdonia-move-forecast = Vorhersage: { $weather }
snowdonia-move-dig = den nächsten Ort räumen
snowdonia-move-lay = noch einmal Gleise legen
snowdonia-move-start = Start: { $station }
snowdonia-move-marker = fremder Vermesser: { $station }
snowdonia-move-pass = passen
