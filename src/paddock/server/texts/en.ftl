at-home = Paddock is running at { $address }
    Press Ctrl-C to stop. Your races are saved.

log-undo = { $name } takes the last choice back.
log-time-out = { $name } runs out of time: a bot decides.
log-taken-back = Everyone agrees: { $name } takes a decision back.

moment-lead = { $name } takes the lead
moment-end = The finish
point-start = { $name } leads from the start
point-lead = { $name } takes the lead
point-out = { $name } is out of the race
point-gain = { $name } gains { $count } places in one round
point-finish = { $name } wins the race

late = You have answered this already, or the race has moved on. Look at the table again.
busy = Too much is happening at once. Try again.
no-undo = You cannot take this back on your own: something was revealed, or another player has acted since. You can ask the others.
nothing-to-take-back = You have nothing to take back now.
nobody-asks = Nobody has asked you to let them take a decision back.
not-started = The race has not started yet.
other-rules = This race began under an older revision of the rules, and this version cannot read it. Its decisions are kept.
rules-changed = The rules were corrected while this race was stored. It went on from its last position, under the new rules.
no-record-across-rules = The rules were corrected in the middle of this race, so no record leads through it. You can watch it here.
illegal = You cannot choose that now.

no-such-table = There is no such table. Is the link complete?
damaged-table = This table cannot be read. The owner of the server finds the reason in the log; your other tables are not affected.
no-such-seat = This table has no such seat.
no-such-level = There is no bot level “{ $level }”. Choose one of: { $known }.
no-such-game = There is no game “{ $game }”. Choose one of: { $known }.
no-such-moment = The race has no such moment.
no-such-record = There is no such record.
no-such-lesson = There is no such lesson.
wrong-answers = These answers do not fit the lesson; start it again.
no-such-page = There is nothing at this address.
wrong-method = This address does not accept that method; see /api/openapi.json.
bad-setup = { $why }
bad-setup-code = “{ $code }” is not a set-up code. A code looks like this: game.4.circuit.switch=value
bad-record = This record cannot be opened: { $why }
bad-language = “{ $given }” is not supported. Choose one of: { $known }.
bad-seats = This race has { $seats } seats, not { $given }.
bad-clock = A clock needs a time of more than zero and at most 30 days.
one-seat-each = You can have one seat at a table. To play several on one device, choose hot-seat.
hot-seat-is-private = This table is played on one device; it has no seats for others.
started-already = The race has already started.
no-free-seat = All seats are taken; you can watch.
empty-seats = { $count ->
    [one] A seat is empty. Invite another driver, or let a bot take it.
   *[other] { $count } seats are empty. Invite others, or let bots take them.
}
not-alone = Other users are still racing at this table, so bots keep their pace.
own-seat = This is your own seat: leave it first.
no-seat-here = You have no seat at this table.
not-your-seat = This is not your seat.
not-gone = This player is still here, or was a minute ago.
too-many-take-backs = At this table, decisions have been taken back too often.
too-many-tables = You have { $most } tables with races that are not over. Finish one before you open another.
too-many-records = You have brought { $most } records. They are removed when nobody has watched them for a while.
enough-today = Enough for today from your address. Try again tomorrow.
too-many-races = You have { $most } races running. Finish one before you start another.
seat-changed = Another player was faster. Look at the seats again.
host-only = Only the host of this table can do that.
not-over = You can do that once the race is over.
no-fork-of-position = This race began in the middle of another, so you cannot go back in it. Play on from the original race.
no-spectators = This table is closed to spectators.
no-text = Write something first.
chat-needs-name = Choose a name before you chat.

who-are-you = Choose a name first.
bad-name = A name needs 1 to { $most } visible characters.
bad-account = An account name has 3 to 32 lower-case letters, digits, dots, hyphens or underscores, and begins with a letter or a digit.
bad-password = A password needs { $least } to { $most } characters.
account-taken = This account name is taken. Choose another.
has-account = You already have an account.
common-password = This password is among the first that anybody would try. Choose a longer or less usual one.
wrong-password = Wrong account name or password.

banned = You are banned until { $until }: { $reason }
banned-for-good = You are banned: { $reason }
chat-banned = You may not chat until { $until }: { $reason }
chat-banned-for-good = You may not chat: { $reason }
not-banned = There is no ban to lift.
not-welcome = You cannot take a seat at this table.
blocked-here = Someone you have blocked is at this table. Do you want to sit down anyway?
no-chat-here = You cannot chat at this table.
no-such-player = There is no such player.
that-is-you = That is you.
too-many-ignored = You have muted or blocked { $most } players. Forgive some first.
table-closed = This table was closed by a moderator.
no-such-report = There is no such open report.
owner-only = Only the owner of the server can do that.
role-needs-account = Owners and moderators need an account: a guest’s browser could lose it.
no-account = This player is a guest and has no password.
bad-network = A network is written like 203.0.113.0/24 or 2001:db8::/64; wider ones are not banned.

former-player = Former player
wrong-name = Write your name exactly as it is shown, to confirm.
wrong-confirmation = This is not your password.

stored-people-title = You
stored-people = Your name, when you first came and when you were last here, and the network you came from (not your whole address; it is forgotten after { $network } days). With an account: its name, whether you moderate, and a hash from which nobody can read your password. A guest without a table or a record is removed after { $guests } days.
stored-tables-title = Your tables
stored-tables = The names at the table, who opened it, and from which race it came. Only those who may watch a table see its names.
stored-seats-title = Your seats
stored-seats = Where you sit, under which name, and whether a bot drives for you.
stored-entries-title = Your decisions
stored-entries = Every decision of a race, with its time: the race is played again from them.
stored-presence-title = Your connections
stored-presence = At which tables you are now or were in the last hour, so that nobody takes your seat.
stored-chat-title = Your chat
stored-chat = The last 200 lines of each table, with your name and the time.
stored-records-title = Records you brought
stored-records = Their text, when you brought them and when they were last watched; removed when nobody has watched them for { $records } days. Anybody with the link can watch them.
stored-revoked-sessions-title = Devices where you signed out
stored-revoked-sessions = A random number for each, for 90 days, so that its cookie is worth nothing.
stored-ignored-title = Whom you muted or blocked
stored-ignored = Only you see this list. They are not told.
stored-reports-title = Reports
stored-reports = What you reported and what was reported about you: the reason, and up to 20 lines of chat of that moment. Moderators see them; once closed, they are removed after { $reports } days.
stored-bans-title = Bans
stored-bans = The reason, and until when. Moderators see them, and so do you.
stored-audit-title = Acts of moderators
stored-audit = What an owner or a moderator did about you, when and why. This log is only added to; after a deletion it names a number that belongs to nobody.
bad-message = This message cannot be read: { $why }
too-large = This is too large. Send less at once.
too-fast = Too many requests. Wait a moment.
too-many-sockets = You have too many tables open at once. Close some, then try again.
wrong-origin = This request comes from another site. The server’s owner can allow it with --origin, or with --https behind an HTTPS proxy.
wrong-host = This server does not answer to the name “{ $host }”. Its owner can allow the name with --allow-host.
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

no-coach-here = The coach keeps out of this race: several people drive in it, or its host wants it so.
no-coach = The coach has no answer now. Try again.
no-such-puzzle = There is no such puzzle.
puzzle-you = You
