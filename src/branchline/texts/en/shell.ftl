# The browser: what is around the boards. Lobby, table, connection, menus.

## Arriving

shell-guest = Guest
shell-name = Name
shell-me = Me
shell-code = Access code
shell-code-about = This server is for people who know its access code.
shell-code-wrong = That was not it. Try again?
shell-come-in = Come in
shell-cancel = Cancel
shell-close = Close
shell-nowhere = There is nothing here
shell-nowhere-about = The address may be mistyped, or what was here is gone.
shell-to-lobby = To the lobby
shell-unreachable = The server does not answer. Is it still running?

## Lobby

shell-rules = Rules
shell-learn = First time? Play along
shell-open-record = Open a record
shell-clock = Thinking
shell-clock-none = as long as you like
shell-clock-day = a day per move
shell-clock-hour = an hour per game
shell-clock-half = half an hour per game
shell-clock-minute = a minute per move
shell-public = Anybody may find this table in the lobby
shell-your-tables = Your tables
shell-open-tables = Open to everybody
shell-history = Games you finished
shell-playing = being played
shell-waiting = waits for players
shell-join = Join
shell-look-back = Look back
shell-won = (won)

## Waiting for players

shell-waiting-for = { $n ->
    [one] One player is missing
   *[other] { $n } players are missing
}
shell-link = Link to this table
shell-link-about = Whoever has this link can watch, and take a free seat.
shell-copy = Copy
shell-copied = Copied
shell-share = Share
shell-free-seat = A free seat
shell-sit = Sit down
shell-seat-bot = Give it to a bot
shell-bot = bot
shell-get-up = Get up

## At the table

shell-undo = Undo
shell-hint = Hint
shell-hint-thinking = Thinking
shell-hint-reason = It is marked on the board. Why: { $reason }
shell-hint-do = Do it
shell-hint-thanks = Thanks, no
shell-chat = Chat
shell-chat-empty = Nobody has said anything yet.
shell-chat-write = Say something to the table
shell-send = Send
shell-menu = Menu
shell-open-rule = Read the rule
shell-time-left = Time left
shell-lost = The connection is lost. Looking for the table again …
shell-lost-pending = The connection is lost. Your move will be sent as soon as the table is back.
shell-undo-ask = { $name } would like to take back a move
shell-undo-about = { $n ->
    [one] One move would be undone. What it revealed stays known to the one who saw it.
   *[other] { $n } moves would be undone. What they revealed stays known to those who saw it.
}
shell-undo-yes = Agree
shell-undo-no = Rather not
shell-undo-waiting = The others are asked whether you may take it back.
shell-stand-in = a bot stands in
shell-stand-in-about = A bot plays for you.
shell-come-back = Take over again
shell-stuck = There is nothing you can do this turn.
shell-pass-turn = Pass
shell-rematch-open = A new game is being set up.
shell-pass = Pass the device to { $name }
shell-pass-about = Everything is covered until the next player is ready.
shell-pass-ready = I am { $name }: show my side

## Menu

shell-replay = Replay
shell-record = Download the record
shell-notes = Download my notes
shell-comfort = Comfort
shell-pace = Animation
shell-pace-off = off
shell-pace-slow = slow
shell-pace-normal = normal
shell-pace-fast = fast
shell-sounds = Soft sounds
shell-notify = Tell me when it is my turn
shell-seats = Seats
shell-here = here
shell-away = away
shell-watching = { $n ->
    [one] One person watches
   *[other] { $n } people watch
}
shell-leave = Leave the table
shell-leave-ask = Leave this game?
shell-leave-about = A bot plays on for you. You can take over again at any time.
shell-stay = Stay

## Me

shell-save = Save
shell-me-saved = You are { $name } now.
shell-me-about = There are no accounts. This browser remembers who you are.
shell-device = Another device
shell-device-about = A link that makes another device yours too. It works once, for ten minutes.
shell-device-make = Make a link
shell-programs = Programs
shell-programs-about = A key lets a program of your own play for you. It is shown only now; keep it safe.
shell-program-name = Name of the program
shell-token = Key
shell-token-make = Make a key
shell-keys = Who may act for you
shell-key-browser = Browser
shell-key-bot = Program
shell-key-move = Link to another device
shell-revoke = Revoke
shell-forget = Forget me on this device
