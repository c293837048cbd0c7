skip = Skip to content
home = Front page
me = My page
loading = One moment …
close = Close
copy = Copy
copied = Copied
use = Use
keep = Save
no-page = Page not found
no-way = No entry
offline = The service is not responding. Try again in a moment.
theme-auto = Theme: device
theme-light = Theme: light
theme-dark = Theme: dark

hero-over = Racing board games
hero = Take the grid
hero-about = Pick a game and race against bots at once, or invite friends with a link. Nothing to install, and every race is saved.
games = Games
race-now = Race now
set-up = Set up
rules = Rules
players-range = { $least } to { $most } drivers
your-turn = Your turn
no-turn = No race is waiting for you.
under-way = Under way
new-race = Start a race
past-races = Past races
all-races = All { $count } past races
fewer-races = Fewer
drop-race = Remove
join-heading = Join
race-now-first = Race now: “{ $name }” against { $bots } bots, about { $minutes } minutes. The full race is under Set up.
race-now-whole = Race now: the whole race against { $bots } bots, about { $minutes } minutes.
open-tables = Open tables
no-open-tables = No table is waiting for drivers.
free-seats = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
}
running = racing
finished = finished
join-by-link = Join with a link
paste-link = Link to a table, or a set-up code
join = Join
bad-link = This is neither a link to a table nor a set-up code.
open-record = Open a record from a file

set-up-title = Set up a race
game = Game
circuit = Circuit
usual-rules = Standard rules
usual-rules-about = Every switch at its default
find-switch = Find a switch
only-changed = Only changed ones
no-switch-found = No switch matches.
every-switch = All switches ({ $count }{ $changed ->
    [0] {""}
   *[other] , { $changed } changed
})
seats = Seats
how-many = Drivers
who-may-come = Who may join
access-link = anyone with the link
access-public = anyone
access-hot-seat = everyone on this device (hot-seat)
seat-number = Seat { $number }
seat-me = me
seat-here = on this device
seat-open = open
seat-bot = bot
seat-free = free
bot-level = Bot level
bot-driver = Driver
any-driver = any driver
no-driver = no habits
name = Name
clock = Clock
clock-none = no clock
clock-decision = seconds per decision
clock-bank = a time bank per driver
clock-days = days per decision
seconds = Seconds
minutes = Minutes
days = Days
days-left = { $days } d
delay = Spectator delay (seconds)
setup-code = Set-up code
paste-code = Paste a set-up code
open-table = Open the table
driver-count = { $count } drivers
rules-said = { $rules }{ $count ->
    [0] {""}
   *[other] , { $count } changed
}
table-fields = Clock, coach, rating
coach-said = { $coach ->
    [auto] coach against bots only
    [on] coach may be asked
   *[off] no coach
}
rated-said = rated
unrated-said = not rated
start-race = Start the race
invite = Invite
sit-here = Sit here
give-to-bot = give to a bot …
free-seat = free the seat
you = you
here = here
host-starts = The host starts the race.
leave = Leave
bot = Bot
seed-sealed = Sealed seed

agreed = What is agreed
changed-switches = Different from that
switch-on = on
switch-off = off
clock-is-decision = { $seconds } seconds per decision
clock-is-bank = { $minutes } minutes each, and { $seconds } seconds more with every decision
clock-is-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}
delay-is = spectators are { $seconds } seconds behind
first-race-tip = Recommended for a first race: about { $minutes } minutes
seat-person = driver
seat-bot-level = bot, { $level }
host = host
invited = has not agreed yet
invited-you = You are invited to race again.
agree-rematch = Race again
seats-to-fill = { $count ->
    [one] One seat is empty. Share the link, or let a bot take it.
   *[other] { $count } seats are empty. Share the link, or let bots take them.
}
all-here = Everyone is here.
empty-seats = { $count ->
    [one] One seat is empty
   *[other] { $count } seats are empty
}
empty-seats-about = Bots can take them, or you race without them. Or wait for others and share the link.
fill-and-start = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
start-without = { $count ->
    [one] Race without it
   *[other] Race without them
}
too-few-drivers = This game needs { $least } drivers.
wait-for-others = Wait

standings = Standings
commentary = Commentary
commentary-length = Length
commentary-1 = Headlines
commentary-2 = Race
commentary-3 = Every detail
chat = Chat
nothing-yet = Nothing has happened yet.
chat-empty = No messages yet.
say-something = Say something
say = Send
mute = Mute
away = bot driving
on-holiday = on holiday until { $day }
until-day = until { $day }
tag-out = out
tag-to-move = to move
tag-chosen = has chosen
stand-in = let a bot drive
your-gauges = Your car
gauge-names = What these signs mean
talk-region = Commentary and chat
your-turn-region = Your decision
options = Options
options-on-table = Options on the table
list-options = List all options
chance-out = { $chance } out
safe = safe
on-the-table = On the table
more-before = Earlier ones
more-after = More
menu = Menu
pace = Pace
pace-slow = slow
pace-normal = normal
pace-quick = quick
waiting-for = Waiting for { $names }
chosen-waiting = Your choice is made; you can still change it. Waiting for { $names }
chosen-final = Your choice is made. Waiting for { $names }
race-over = The race is over.
rule = Rule
all-rules = All rules
chapter = Chapter:
why-not = Why not?
undo = Undo
ask-back = Ask to take back
asks-back = { $name } asks to take back a decision.
agree = Agree
refuse = Refuse
start-over = Start over
sure = Are you sure?
for-good = cannot be taken back.
yes-do = Do it
no-wait = Cancel
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
sound-on = Sound on
sound-off = Sound off
replay = Replay
rematch = Race again
take-wheel = Take the wheel again
gap-behind = Behind the leader
leave-to-bot = Leave (a bot takes over)
connection-lost = Connection lost. Reconnecting; nothing is lost.
result = Result
replay-verify = Replay and verify
download-record = Download the record
hand-over = Pass the device to { $name }. Everyone else, look away.
lift-curtain = I am here
zoom-in = Zoom in
zoom-out = Zoom out
zoom-me = My car
zoom-all = Whole board

recommended = Recommended: { $choice }
out-title = Your race is over
replay-turn = Replay the turn
watch-at = Watch at
skip-to-result = Skip to the result
again-now = Race again
others-race = { $names } { $count ->
    [one] is
   *[other] are
} still racing.
hide = Hide
show = Show
chances = Chances to win
chances-about = A line for each driver shows the chance to win from decision to decision
weigh-choice = Weigh this choice
weighed = { $name }: the chance to win after each option
next-turning-point = Next turning point
luck-and-driving = Luck and driving
no-choice = There was nothing to choose openly here.
played = played
turning-points = Turning points
lap-chart = Places, round by round
lap-chart-about = A line for each driver shows the places from round to round
chart-out = Out: { $names }
rematch-about = The same race again, with seats drawn by lot.
rematch-about-others = The same race again, with seats drawn by lot. It starts when the others agree.
full-race-next = That was the short first race.
full-race = Set up the full one

tv-soon = The race starts soon
big-screen = Big screen

verification = Fairness check
verified = All { $drawn } draws follow from the seed.
hash-same = The seed is the one sealed before the start.
not-verified = The draws of this race do not follow from its seed.
no-seed = This record has no seed, so its draws cannot be checked.
seed = Seed
to-start = Go to the start
to-end = Go to the end
step-back = One step back
step-on = One step forward
play = Play
pause = Pause
moment = Moment
speed = Speed
seen-from = Seen from
spectator = the stands
jump-to = Jump to
share-moment = Share this moment
play-on = Play on from here
search-rules = Search the rules
rulings-only = Only rulings, and rules of ours
rule-origin = { $origin ->
    [ours] ours
   *[ruling] ruling
}

guest = Guest { $plate }
name-at-table = Your name at the table
name-kept = Saved.
account = Account
account-about = Without an account, your races stay in this browser. With one, you can play on any device.
account-name = Account name
password = Password
register = Create an account
account-made = Account created.
sign-in = Sign in
sign-out = Sign out
sign-out-everywhere = Sign out on every device
signed-in = Welcome back.
signed-in-as = You are signed in as { $account }.

players-here = Players at this table
nobody-else = Nobody else sits here.
about-player = About { $name }: mute, block or report
mute-about = You no longer see their chat, at any table and on any device.
block = Block
block-about = They cannot join your tables or chat there as spectators, and you are not seated with them by surprise. You no longer see their chat.
report = Report
report-what = Tell the moderators, with the chat and the moment of the race.
report-about = What is it about?
report-chat = Chat
report-lines = { $count ->
    [one] { $count } line of chat
   *[other] { $count } lines of chat
}
report-name = Name
report-behaviour = Behaviour at the table
report-reason = What happened?
report-note = The moderators see your report, your name and the last lines of chat. The other player does not.
report-send = Send the report
reported = Thank you. The moderators will look at it.
muted = Muted. You no longer see their chat.
blocked = Blocked.
ignored-where = You can change this later under
ignored = Muted and blocked
ignored-none = You have muted or blocked nobody.
is-muted = muted
is-blocked = blocked
forgive = Undo
forgive-name = Undo for { $name }
own-data = Your data
own-data-about = Everything that is stored about you is listed here:
own-data-copy = Download a copy
delete-me = Delete me
delete-about = Your name leaves all races, which stay for the others under “Former player”. Your chat, your records, your lists and your account are deleted, and you are signed out everywhere. Nobody can undo this.
delete-password = Your password
delete-name = Type your name to confirm: { $name }
delete-for-good = Delete for good
privacy = What is stored about you
privacy-lead = Paddock keeps what a race needs, and little else.
privacy-cookie = One cookie says who you are. There are no others, and nothing comes from other servers.
privacy-nobody = Nobody is told anything: no advertising, no statistics about people, and no mail unless you ask for it.
privacy-own = You can download a copy of everything, and delete it, at any time; guests as well.
privacy-browser = Your browser itself remembers language, theme, sound, your lessons, the last picture of each of your tables, and their sealed seeds.
privacy-go = Copy or delete my data
privacy-list = Everything, table by table
privacy-removed = The name in a record that another user uploaded, and the owner’s backups, are outside of this list. Logs of the service hold no names, addresses or chat.
owner = Moderation
owner-counts = Accounts: { $accounts } · guests: { $guests } · tables: { $open } open, { $running } running, { $over } over
owner-reports = Reports
owner-users = Users
owner-tables = Tables
owner-bans = Bans
owner-audit = Audit log
act-reason = Reason, for the audit log
act-optional = (optional)
network = Network
ban-scope = From what
ban-chat = chat
ban-full = everything
ban-days = For how long
ban-user = Ban
ban-network = Ban a network
ban-their-network = Ban their network
ban-network-about = Concerns guests and strangers from this network. Users with an account are banned one by one.
for-days = { $days ->
    [one] a day
   *[other] { $days } days
}
for-ever = for ever
bans-none = Nobody is banned.
lift = Lift the ban
report-number = Report { $number }
report-now-called = Now called { $name }
report-by = Reported by
report-moment = after { $number } decisions
report-closed = Closed on { $when }
report-close = Close the report
report-close-about = Write what you decided. It stays in the audit log.
reports-all = Show closed reports, too
reports-none = There is nothing to look at.
find-users = Name, account, id or network
find-tables = Player, game or id
none-found = Nothing found.
guest-user = guest
former-user = former player
is-banned = banned
user-reports = { $count ->
    [one] { $count } report
   *[other] { $count } reports
}
user-id = Id
user-created = First visit
user-seen = Last sign-in
rename = Rename
rename-to = New name
reset-password = New password
reset-about = Ends all sessions of the account. The new password is shown once.
set-role = Role
role = Role
role-none = none
role-moderator = moderator
role-owner = owner
delete-user = Delete the user
delete-user-about = Races stay under “Former player”; everything else about the user is deleted. Nobody can undo this.
status-open = open
status-running = running
status-over = over
status-closed = closed
entries = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
hosted-by = opened by
close-table = Close
close-table-about = Nobody plays, watches or chats there any more. You can open it again.
reopen-table = Open again
delete-table = Delete
delete-table-about = The race and its chat are gone for good.
done-ban = Banned.
done-lift = The ban is lifted.
done-rename = Renamed.
done-reset = The new password, shown this once: { $password }
done-role = Done.
done-report = The report is closed.
done-table = Done.
console = command line
audit-when = When
audit-who = Who
audit-what = What
audit-whom = About
audit-why = Why
audit-about = Every act of owners and moderators. Lines are only added, never changed or removed.
audit-none = Nothing was done yet.
audit-more = Show more
act-role = role
act-rename = renamed
act-reset-password = new password
act-ban = banned
act-lift = ban lifted
act-close-table = table closed
act-reopen-table = table opened again
act-withdraw-circuit = circuit withdrawn
act-delete-table = table deleted
act-close-report = report closed
act-delete-user = user deleted

ask-coach = What would you do?
coach = Coach
coach-thinks = Let me see…
coach-auto = Against bots only
coach-on = May be asked
coach-off = Keeps quiet
puzzle = Puzzle
workshop = Workshop
decks = Decks
puzzles = Puzzles
puzzles-about = Each is a moment of a real race in which one choice was clearly the best. Find it, and see what every other choice would have given away.
puzzle-daily = Puzzle of the day
puzzle-right = Right!
puzzle-wrong = There was something better
puzzle-played = In the race you chose: { $choice }
puzzle-chances = Winning chances over { $count } races driven to the end by quick bots
puzzle-yours = your choice
puzzle-solved = solved
puzzle-missed = missed
puzzle-next = Next
own-puzzles = Learn from this race
review-looking = Looking for decisions that gave the race away: { $looked } of { $of }…
review-done = { $found ->
    [0] No decision clearly gave away ten points of winning chance.
    [one] One decision gave away more than ten points of winning chance. What is better?
   *[other] { $found } decisions gave away more than ten points of winning chance each. What is better?
}
learn = Learn
learn-about = Short lessons at a real table: something to do in every step, two minutes each.
all-courses = All courses
lessons-done = { $done } of { $count } lessons done
lesson-done = done
start-lessons = Start
go-on-lessons = Next lesson
lesson = Lesson
lesson-of = Lesson { $number } of { $count }
step-of = Step { $step } of { $steps }
teacher = The lesson
course = The course
answer-right = Right.
answer-wrong = Not quite.
go-on = Go on
try-again = Try again
next-lesson = Next lesson
book = The book
read-the-book = Read the rules as a book
contents = Contents
in-the-book = In the book: { $chapter }
drawing = The table
drawing-after = The table afterwards
glossary = Glossary
search-terms = Search the terms
all-games = All games
card = Reference card
print = Print
guide = Your guide
guide-hello = Your first race here. I say a word before each new decision.
guide-away = No, thanks

races = Races
rated = rated
rated-switch = Rated race
rated-about = The result counts for everybody’s rating. At least two people with accounts; bots may fill up; no coach, and nothing is taken back once something was revealed.
find-race-home = Find a race
to-the-match = To the match
challenges-home = Race of the day
ratings-home = Ratings
archive-home = Archive
contests = More races
clubs = Clubs
circuits = Circuits
own-presets = Your own and your clubs’ presets
own-preset-name = Name of a new preset
own-preset-keep = Keep this set-up as a preset
own-preset-replace = Replace “{ $name }”
own-preset-kept = “{ $name }” is kept. You find it here whenever you set up a race.
own-preset-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
own-preset-changes = { $changes ->
    [0] standard rules
    [one] one rule changed
   *[other] { $changes } rules changed
}
own-preset-rename = Rename
own-preset-cancel = Cancel
own-preset-drop = Remove
own-preset-rename-it = Rename { $name }
own-preset-new-name = New name of { $name }
own-preset-give = Give to a club
own-preset-give-it = Give { $name } to a club
own-preset-given = { $club } has “{ $name }” now: its members find it here, too.
own-preset-remove = Remove { $name }
own-preset-remove-sure = Remove the preset “{ $name }”?
own-preset-of = of { $club }
own-circuits = Your own and your clubs’
more-decks = More decks, and how to write your own
more-circuits = More circuits
report-circuit = Circuit
reported-circuit = See the circuit
withdraw-circuit = Withdraw the circuit
withdraw-circuit-about = Nobody but its maker sees it any more, and it cannot be published again. Races on it stay.

# A real table

told-switch = Real table: we roll and draw ourselves
told-about = You play on a real board. This device asks what the dice and cards show, says what is allowed and what it costs, and keeps the standings and the record.
told-hands = We also tell the cards that we draw
told-hands-about = Without this, hands stay hidden: a card is told when it is played.
luck-told = Luck: told at a real table, not sealed
told-screens = On a television or another phone:
told-book = The scorebook
told-book-about = Touch an answer to correct it. Later answers stay as far as they fit.
told-correct = Correct an answer
told-back = Take this and all later answers back
told-who-shows = Who shows a card
told-card = Code of a card
told-show = Show this card
told-changed = Corrected. { $dropped ->
    [0] { $kept ->
        [0] {""}
        [one] The later answer stays.
       *[other] All { $kept } later answers stay.
    }
   *[other] { $kept ->
        [0] No later answer fits;
        [one] One later answer stays;
       *[other] { $kept } later answers stay;
    } to be given again:
}
type-option = Type a part of it
