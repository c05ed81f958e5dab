# Co boty mówią o swoich ruchach, w każdej grze.

bot-no-reason = bez podania powodu
bot-random = każdy ruch jest dobry
bot-careless = chwila nieuwagi
bot-with-estimates = { $reason } (rozważane: { $estimates })
bot-estimate-points = { $move }: { $value } pkt
bot-estimate-share = { $move }: { $value } %

bot-about-random = dowolny dozwolony ruch
bot-about-greedy = bierze od razu jak najwięcej punktów
bot-about-mcts = rozgrywa w myślach tysiące gier z tego, co wie; mcts:1s myśli sekundę na ruch, mcts:2000 tyle gier, mcts:1s@greedy rozgrywa je tym stylem
bot-about-flat = sprawdza każdy ruch tak samo: miara dla mcts
bot-about-careless = gra jak inny bot, ale w połowie ruchów nie patrzy: careless:0.5@greedy
