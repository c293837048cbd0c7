at-home = Paddock is running at { $address }
    Press Ctrl-C to stop. Your races are saved.

log-undo = { $name } takes the last choice back.
log-time-out = { $name } runs out of time: a bot decides.
log-taken-back = Everyone agrees: { $name } takes a decision back.
log-extended = { $name } extends the time for everyone.

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
no-clock = There is no clock to extend here.
bad-calendar = Leave at least two days of the week, and eight hours of a day, in which time counts.
one-seat-each = You can have one seat at a table. To play several on one device, choose hot-seat.
hot-seat-is-private = This table is played on one device; it has no seats for others.
started-already = The race has already started.
no-free-seat = All seats are taken; you can watch.
seats-are-given = This race goes on from another one, so its seats are given: let bots take the empty ones.
empty-seats = { $count ->
    [one] A seat is empty. Invite another driver, let a bot take it, or race without it.
   *[other] { $count } seats are empty. Invite others, let bots take them, or race without them.
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
stored-sessions-title = Where you are signed in
stored-sessions = The kind of browser and system, since when, and the last visit; gone when you sign out there.
stored-tokens-title = Keys of your programs
stored-tokens = The name you gave each, when it was made and last used, and a hash from which nobody can read it.
stored-contacts-title = How you are told
stored-contacts = Your e-mail address if you have confirmed one, your webhook with its key, by which of them you want to be told, how often, in which language and time zone, and your quiet hours.
stored-push-subscriptions-title = Browsers that show notifications
stored-push-subscriptions = The address and the keys that your browser made for them. They go when you sign out there.
stored-muted-tables-title = Tables you muted
stored-muted-tables = Which tables do not call you.
stored-calls-title = What you are called for
stored-calls = Which decision you owe and whether you were told; gone once you have decided.
stored-outbox-title = Messages on their way
stored-outbox = To whom and by which channel; gone once delivered. One that could not be delivered is kept for 30 days, without its content.
bad-message = This message cannot be read: { $why }
too-large = This is too large. Send less at once.
too-fast = Too many requests. Wait a moment.
too-many-sockets = You have too many tables open at once. Close some, then try again.
wrong-origin = This request comes from another site. The server’s owner can allow it with --origin, or with --https behind an HTTPS proxy.
wrong-host = This server does not answer to the name “{ $host }”. Its owner can allow the name with --allow-host.
not-json = Send JSON, with the header Content-Type: application/json.
not-ready = The service is not ready: its database does not answer.

moment = { $weekday } { $day } { $month }, { $time }
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

mail-turn = Your turn: { $table }
mail-turn-several = { $count } races are waiting for you
mail-reminder = Time is running out: { $table }
mail-reminder-several = Time is running out in one of { $count } races
mail-since = Since your last decision:
mail-left-out = ({ $count } earlier { $count ->
    [one] line
   *[other] lines
} at the table)
mail-many-options = There are { $count } options: choose at the table.
mail-until = Answer by { $when }. After that a bot decides for you.
mail-open = Open the table
mail-why = You get this because it is your turn in a race.
mail-stop = No more mails
mail-ignore = If you did not ask for this, ignore it: nothing will happen.
mail-confirm = Confirm your address
mail-confirm-about = { $name }, you want to be told at this address when a race waits for you. Please confirm it.
mail-recover = Choose a new password
mail-recover-about = You asked for a new password for the account “{ $name }”. The link works for one hour, once.
hook-turn = { $name }, it is your turn: { $table }.{ $until ->
    [none] {""}
   *[other] {" "}Answer by { $until }.
}
hook-reminder = { $name }, your time is running out: { $table }.{ $until ->
    [none] {""}
   *[other] {" "}Answer by { $until }.
}
hook-trial = Paddock will tell you here when a race waits for you.
push-trial = This is how a race that waits for you will call.

calls-off = This server does not send such messages: its owner has not set them up.
no-mail-address = “{ $given }” is not an e-mail address.
bad-zone = There is no time zone “{ $given }”. A zone looks like Europe/Rome.
bad-hook = This webhook cannot be used: { $why }.
bad-browser = This browser’s keys cannot be read. Turn notifications off and on again.
link-over = This link has expired, or was used already.
page-answer = Answer: { $option }
page-question = { $name }: { $question }
page-sure = Nothing is decided until you press the button.
page-answered = Your answer is stored.
page-late = You have answered this already, or the race has moved on.
page-again = Your next question
page-waiting = Now it is up to the others. You will be told when it is your turn again.
page-over = The race is over.
page-table = Go to the table
page-stop = No more mails
page-stop-about = Press the button, and no more mails will come. Your races go on; you can turn mails on again on your page.
page-stopped = No more mails will come. You can turn them on again on your page.
page-mail = Confirm { $mail }
page-mail-about = Races that wait for you will tell you at this address.
page-mail-done = Your address is confirmed. You will be told when a race waits for you.
page-password = New password
page-recovered = Your new password is stored, and you are signed out everywhere.
page-sign-in = Sign in
not-by-token = A program’s key may play, but not change your account. Sign in to do this.
bad-token = This key is not valid, or was revoked.
no-such-session = You have no such session or key.
too-many-tokens = You have { $most } keys. Revoke one first.
page-home = To the front page

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

rated-not-hot-seat = A rated race needs a device for each driver: choose another way to join than hot-seat.
rated-needs-people = A rated race needs at least two people; bots may take the other seats.
rated-needs-account = Rated races and challenges need an account: register one under “My name”.
no-back-in-contest = In rated races and challenges, decisions are not taken back once something was revealed.
no-fork-in-contest = You can play on from a rated race or a challenge once it is over.
one-try = A challenge is driven once.
no-such-driver = There is no such driver, or they have no rating yet.
no-research = This server does not offer its archive as a download.
no-such-challenge = There is no such challenge.
challenge-over = This challenge is over.
try-first = You can watch the others once your own try is over.
ghost-best = Ghost: the best run so far, by { $name }
ghost-champion = Ghost: the Champion
stored-placings-title = Your results
stored-placings = In which place you finished each race. The results of rated races stay when the table is removed, because ratings are recomputed from them.
stored-ratings-title = Your ratings
stored-ratings = For each game: how strong you are, how certain that is, how many rated races you drove, the last of them, and how many people you met. Anybody can see it.
stored-rating-changes-title = How your ratings went
stored-rating-changes = Your rating before and after each rated race. Anybody can see it.
stored-seeks-title = The race you look for
stored-seeks = What you wish for, until you find it or give up.
stored-consents-title = Your consent
stored-consents = Whether your races may be part of the archive for research, and since when.
stored-tries-title = Your challenges
stored-tries = When you tried a challenge, at which table, how you finished, and where your car was from round to round.
