# The browser: panels, buttons and trays of the ticket family, and what all pages share.

## Turns

web-your-turn = Your turn

## Panels

web-you = you
web-log = Log

## Tracks

web-close = Close

## Goals and points

web-score-now = Current score

## A game told in words

web-plain-moves = Your moves
web-plain-no-moves = Nothing to decide now.
web-plain-view = The table
web-plain-turn = { $seat } is to move
web-plain-skip = Skip

## Keys and rules

web-keys = Keyboard
web-keys-single = Single-letter keys on

## The lobby

web-lobby-title = What shall we play?
web-player-range = { $least }–{ $most } players
web-how-many = Number of players
web-seat-me = On this device
web-seat-friend = A friend, by link
web-seat-bot = Bot, { $level }
web-seat-name = Name at seat { $n }
web-seat-pass = You pass the device on between turns; what is yours stays hidden.
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-level-formidable = formidable
web-friend-about = You get a link to share. The game starts when everyone is here.
web-options = Options
web-options-usual = standard
web-box = Do you own the box?
web-box-about = Some values nobody could confirm. Look into your box and tell what it says; your answers become a file of corrections.
web-box-question = { $n } of { $of }
web-box-answer = Your box says
web-box-next = Next
web-box-skip = I cannot tell
web-box-back = Back
web-box-finish = Make the file ({ $n })
web-box-file = Your file of corrections
web-box-save = Save
web-box-play-now = Play with it now
web-box-play = Or save it, and choose it in the lobby, or play with it in the terminal: branchline play --data my-box.toml.
web-own-file = Scenario of your own
web-own-file-about = A scenario file, or a file that corrects the data of your box.
web-own-file-choose = Choose a file
web-own-file-drop = Play without the file
web-own-corrections = Corrections of your own
web-own-corrections-about = A file that says what differs in your box.
web-own-map = Map of your own
web-own-maps = Your maps
web-own-maps-change = Change
web-options-group-usual = The usual
    .about = What people agree on before they play.
web-options-group-house = House rules
    .about = Not as the rulebook has it.
web-options-group-expert = For experts
    .about = How to read rules that can be read in more than one way.
web-options-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
web-play-now = Start game
web-resume = Continue
web-continue = Continue { $title }
web-continue-more = { $n ->
    [one] { $n } more game is waiting
   *[other] { $n } more games are waiting
}
web-watch = Watch
web-language = Language
web-look = Appearance
web-look-auto = system
web-look-light = light
web-look-dark = dark

## How to play, in pictures

web-how = How to play
web-how-new = New to { $title }? One minute
web-how-guided = Guided first game
web-how-points = Points and the end
web-how-rules = All rules
web-how-tips = Three tips
web-how-next = Next
web-how-back = Back
web-how-to-table = Back to the table
