# Warum die Bots von Snowdonia so gezogen haben.

## Einen Arbeiter einsetzen

snowdonia-why-hire = zwei Hände mehr sind die Kohle wert
snowdonia-why-yard = er hat zu wenige Würfel auf Vorrat
snowdonia-why-start = er will in der nächsten Runde anfangen
snowdonia-why-dig = jetzt lässt sich { $n } Geröll räumen
snowdonia-why-works = seine Waren müssen zu Stahl oder Stein werden
snowdonia-why-lay = er kann verlegen: { $place }
snowdonia-why-build = er kann bebauen: { $site }
snowdonia-why-buy = er kann den Zug { $train } bekommen
snowdonia-why-office = der Auftrag { $contract } passt in seine Pläne
snowdonia-why-survey = sein Vermesser soll zur Station { $station }
snowdonia-why-idle = es gibt nichts Besseres zu tun

## Aktionen und Aufträge

snowdonia-why-take = jetzt am nützlichsten: { $cubes }
snowdonia-why-trade = er braucht, was er bekommt: { $got }
snowdonia-why-site = { $n ->
    [one] { $site }: bringt { $n } Punkt
   *[other] { $site }: bringt { $n } Punkte
}
snowdonia-why-train = der Zug { $train } zahlt sich aus
snowdonia-why-no-build = seine Waren zu behalten ist mehr wert
snowdonia-why-contract = der Auftrag { $contract } passt in seine Pläne
snowdonia-why-keep = von diesen passt der Auftrag { $contract } am besten in seine Pläne
snowdonia-why-play = jetzt ist der Moment für den Auftrag { $contract }
snowdonia-why-wait = seine Aufträge bringen später mehr
snowdonia-why-pass = hier ist es besser, nichts zu tun
snowdonia-why-maintain = der Zug { $train } ist einen Stahlbarren wert
snowdonia-why-voucher = der Auftrag { $contract } ist ihm weniger wert als der Zug { $train }
snowdonia-why-give-up = der Zug { $train } ist seinen Unterhalt nicht mehr wert
snowdonia-why-weather = am besten für seine nächste Runde: { $weather }
snowdonia-why-move = hier richtet der Arbeiter mehr aus: { $area }
snowdonia-why-clear = er kann das Geröll des nächsten Platzes brauchen
snowdonia-why-lay-again = mehr eigenes Gleis
snowdonia-why-end = an diesem Ende sieht er mehr zu holen
snowdonia-why-marker = Ereignisse von diesem Ende schaden ihm weniger

## The bots in a sentence

bot-about-ganger = der flinke Bruder des Vorarbeiters: er probt nur das Einsetzen, der Rest ist Gewohnheit
bot-about-foreman = plant nach Aufträgen, Wetter, Beutel und Ereignissen
