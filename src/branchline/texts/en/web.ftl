# The browser: panels, buttons and trays of the ticket family, and what all pages share.

## Turns

web-your-turn = Your turn

## Panels

web-you = you
web-log = Log

## Tracks

web-close = Close

## Goals and points

web-score-now = Score now

## A game told in words

web-plain-moves = Your moves
web-plain-no-moves = Nothing to decide now.
web-plain-view = The table
web-plain-turn = { $seat } is to move
web-plain-skip = Skip

## Keys and rules

web-keys = Keys
web-keys-single = Keys of one letter lead to a part of the table

## The lobby

web-lobby-title = What shall we play?
web-player-range = { $least } to { $most } players
web-how-many = How many play?
web-seat-me = Me, at this device
web-seat-friend = A friend, by link
web-seat-bot = Bot: { $level }
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-friend-about = You get a link to send. The game begins when everybody is there.
web-options = Options
web-options-usual = as usual
web-options-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
web-play-now = Play now
web-resume = Go on
web-watch = Watch
web-language = Language
web-look = Appearance
web-look-auto = like the device
web-look-light = light
web-look-dark = dark
