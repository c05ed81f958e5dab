# What the table server says: refusals, then lines beside the log.

server-no-identity = Tell us your name first.
server-bad-token = This key does not fit any more. Begin again as a guest.
server-access-code = This server asks for an access code, and that was not it.
server-bad-origin = A page of another site asked for this.
server-not-your-seat = That is not your seat now.
server-not-the-host = Only the one who opened the table can do that.
server-no-table = There is no such table.
server-no-page = There is nothing at this address.
server-no-seat = The table has no such seat.
server-no-move = The game has no such move yet.
server-no-token = You have no such key.
server-no-language = The languages here are: { $languages }.
server-no-title = There is no such title on the shelf.
server-no-guide = There is no first game for this title.
server-wrong-method = This address does not take that kind of request.
server-seat-taken = Somebody else was quicker: there is no free seat there.
server-stale = The table has gone on since then. Look again.
server-not-begun = The game begins when all seats are taken.
server-game-over = The game is over.
server-game-not-over = The game is not over yet.
server-no-undo = You have no move to take back.
server-no-undo-asked = Nobody asked you to agree to anything.
server-not-leaving = There is nothing to leave: the game is over, or a bot already plays for you.
server-too-large = That is too much at once.
server-bad-request = That could not be understood.
server-bad-choice = A game cannot be begun like this.
server-bad-record = This record cannot be read.
server-bad-bot = The bots to choose from are: { $bots }.
server-bad-name = A name needs at least one letter.
server-malformed-move = That is no move of this game.
server-illegal-move = The rules do not allow this move.
server-too-many-tables = { $most ->
    [one] You already have one unfinished table, and that is as many as one guest may have here.
   *[other] You already have { $most } unfinished tables, and that is as many as one guest may have here.
}
server-too-fast = Not so fast, please. Try again in a moment.
server-too-many-connections = There are too many open connections from your address.
server-bot-silent = The bot gave no answer. Try again.
server-closing = The server is being restarted. Your table will be back in a moment.
server-store-down = The server cannot reach its memory at the moment. Nothing was changed; try again soon.
server-no-call = You are not called in this way.
server-bad-address = Calls cannot be sent to this address. It must begin with https:// and be reachable from the open internet.
server-too-many-calls = { $most ->
    [one] You are already called in one way, and that is as many as a guest may have here.
   *[other] You are already called in { $most } ways, and that is as many as a guest may have here.
}

server-talk-joined = { $name } sat down.
server-talk-left = { $name } left the table.
server-talk-came-back = { $name } is back.
server-talk-bot-took-over = { $name } left; a bot stands in.
server-talk-time-over = { $name } ran out of time; a bot stands in.
server-talk-undo-asked = { $name } would like to take back the last move.
server-talk-undo-agreed = { $name } agrees to take it back.
server-talk-undo-refused = { $name } would rather not take it back.
server-talk-undone = { $n ->
    [one] { $name } took one move back.
   *[other] { $name } took back; { $n } moves are undone.
}

# Calls to somebody who is not at the table.

server-call-turn = It is your turn: { $title }.
server-call-trial = Hello { $name }, this is how Branchline will call you when it is your turn.

# Values of options that have no text of their own.

server-value-auto = as the edition has it
server-value-true = yes
server-value-false = no
server-value-2012 = the first, of 2012
server-value-deluxe = the Deluxe Master Set
server-value-player = player { $n }
