at-home = Paddock is at { $address }
    Press Ctrl-C to stop. Your races are kept.

log-undo = { $name } takes the last choice back.
log-time-out = { $name } is out of time: a bot decides.
log-taken-back = { $name } takes a decision back; all agreed.

moment-lead = { $name } takes the lead
moment-end = The finish

late = This decision has been answered already, or things have changed since. Look at the table again.
busy = Too much happened at once. Try again.
no-undo = This choice cannot be taken back by yourself: something was revealed, or somebody else has acted. You can ask the others.
nothing-to-take-back = There is nothing of yours to take back now.
nobody-asks = Nobody is asking you to let them take a decision back.
not-started = The race has not started yet.
other-rules = This race was begun with an older revision of the rules and can neither be played on nor shown here; its decisions are kept.
not-now = That is not part of what you decide now.
illegal = That is not possible now.

no-such-table = There is no such table. Perhaps the link was cut off?
no-such-seat = There is no such seat at this table.
no-such-level = There is no bot level “{ $level }”; there are: { $known }.
no-such-game = There is no game “{ $game }”; there are: { $known }.
no-such-moment = The race has no such moment.
no-such-record = There is no such record here.
no-such-page = There is nothing at this address.
wrong-method = This address is not used that way; /api/openapi.json says how.
bad-setup = { $why }
bad-setup-code = “{ $code }” is not a set-up code. One looks like this: game.4.circuit.switch=value
bad-record = This file cannot be opened: { $why }
bad-language = There are no texts in “{ $given }”; choose one of: { $known }.
bad-seats = Say for every seat who sits there: { $seats } seats, not { $given }.
bad-clock = A clock needs a time greater than zero, and at most 30 days.
one-seat-each = You have one seat at a table; for several on one device choose hot-seat.
hot-seat-is-private = This table is played on one device and has no seats for others.
started-already = The race has started already.
no-free-seat = There is no free seat left; you can watch.
own-seat = You sit there yourself: leave the seat first.
no-seat-here = You have no seat at this table.
not-your-seat = This is not your seat.
not-gone = This player is still here.
seat-changed = Somebody else was faster: look at the seats again.
host-only = Only whoever opened this table can do that.
not-over = That is possible when the race is over.
no-fork-of-position = This race began in the middle, so there is no way back into it; play on from the race it came from.
no-spectators = This table is not open to spectators.
no-text = Write something first.
chat-needs-name = Choose a name first, then you can talk.

who-are-you = Choose a name first.
bad-name = A name has 1 to { $most } characters that can be seen.
bad-account = An account name has 3 to 32 small letters, digits, dots, hyphens or underscores, and begins with a letter or a digit.
bad-password = A password has { $least } to { $most } characters.
account-taken = This account name is taken. Choose another.
has-account = You have an account already.
wrong-password = Account name and password do not belong together.

bad-message = This message cannot be read: { $why }
too-large = This is too large: send less at once.
too-fast = Too many at once. Wait a moment.
wrong-origin = This request comes from a page of another site. Whoever runs the service can allow it with --origin.
not-json = Send JSON, with the header Content-Type: application/json.
not-ready = The service is not ready: its database does not answer.

bot-0 = Aurora
bot-1 = Bruno
bot-2 = Celeste
bot-3 = Dario
bot-4 = Elvira
bot-5 = Fulvio
bot-6 = Ginevra
bot-7 = Ottavio
bot-8 = Nives
bot-9 = Zeno
