# Co boty mówią o swoich ruchach, w każdej grze.

bot-no-reason = bez podania powodu
bot-random = każdy ruch jest dobry
bot-careless = chwila nieuwagi
bot-with-estimates = { $reason } (rozważane: { $estimates })
bot-estimate-points = { $move }: { $value } pkt
bot-estimate-share = { $move }: { $value } %
