# Co boty mówią o swoich ruchach, w każdej grze.

bot-no-reason = bez uzasadnienia
    .you = Tu brak uzasadnienia.
bot-random = losowy wybór
    .you = To losowy wybór.
bot-net = jego sieć uważa ten ruch za najlepszy ({ $share }%) i spodziewa się wygrać { $win }% takich partii
    .you = Wytrenowana sieć uważa ten ruch za najlepszy ({ $share }%) i spodziewa się, że wygrasz { $win }% takich partii.
bot-careless = zagrane bez namysłu
    .you = To ruch bez namysłu; zastanów się jeszcze.
bot-instead = raczej to niż { $other }, bo: { $reason }
    .you = Dlatego to lepsze niż { $other }.
bot-expecting = { $reason }; { $expects }
bot-with-estimates = { $reason } (do porównania: { $estimates })
bot-estimate-points = { $move }: { $value } pkt
bot-estimate-share = { $move }: { $value }%
bot-estimate-outlook = { $move }: perspektywy { $value } na 100
bot-estimate-order = { $value }. { $move }

bot-about-random = gra dowolny dozwolony ruch
bot-about-greedy = bierze tyle punktów, ile da się wziąć od razu
bot-about-mcts = rozgrywa w myślach tysiące partii na podstawie tego, co widzi; mcts:1s myśli sekundę nad ruchem, mcts:2000 rozgrywa 2000 partii na ruch, mcts:1s@greedy rozgrywa je w tym stylu
bot-about-flat = sprawdza wszystkie ruchy tyle samo razy; punkt odniesienia dla mcts
bot-about-careless = gra jak inny bot, ale często przeocza najlepszy ruch: careless:0.5@greedy
bot-about-net = sieć nauczona na wielu tysiącach partii; rusza się od razu, bez liczenia naprzód
