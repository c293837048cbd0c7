about = Racing board games with complete rules: play them, organise them, simulate them, train on them.
epilog = Without a command, Paddock opens in the browser. 'paddock help COMMAND' describes a command.
commands = commands
command = COMMAND
no-command = there is no command '{ $command }'; choose one of: { $commands }
arg-usage = usage:
arg-options = options
arg-arguments = arguments
arg-help = show this help and exit
arg-argument = argument %(argument_name)s: %(message)s
arg-choice = invalid choice: %(value)r (choose from %(choices)s)
arg-type = %(value)r is not a number
arg-one = expected one argument
arg-some = expected at least one argument
arg-most-one = expected at most one argument
arg-none = it takes no value, not %r
arg-not-with = not allowed with argument %s
arg-one-of = one of these arguments is required: %s
arg-missing = the following arguments are required: %s
arg-ambiguous = %(option)s could be any of: %(matches)s
arg-unknown = unrecognized arguments: { $words }
see-help = (see '{ $command }')
did-you-mean = did you mean '{ $name }'?
no-command-near = there is no command '{ $command }'; did you mean '{ $near }'?
goodbye = Goodbye.

help-version = print the version
help-lang = the language of all texts
help-play = Play a race here, with people and bots. Without a game, the start menu opens.
help-game = the game; 'paddock games' lists them
help-circuit = the circuit; 'paddock games GAME' lists them
help-circuits-in-turn = the circuit; 'paddock games GAME' lists them; give it several times to race on each in turn
help-preset = a named set of rules; 'paddock games GAME' lists them
help-switch = change one rule, as in laps=3; can be repeated; 'paddock games GAME' lists them
help-seed = a word or number that determines all luck; the same seed gives the same luck
help-seats = the names of the people at this keyboard, or the total number of seats
help-bots = a level for each bot, from 1 (the easiest) to 5
help-resume = resume a race that was left
help-record = the file for the record of the race
help-commentary = how much the commentary tells: headlines, race or detail
help-plain = ask and answer line by line, without the full screen
help-replay = Step through the record of a race.
help-file = the record of a race
help-move = the move to open it at
help-seat = the seat to see it from; by default as a spectator
help-verify = Prove that the luck in a record follows from its seed.
help-rules = Look up rules. Without words, list the chapters.
help-words = the ID of a rule, the beginning of one, or words from its text
help-one-game = only this game
help-rulings = only rules that are not printed in the rulebook: rulings, and rules of ours
help-games = List the games, or all presets and switches of one game.
help-short = ids and names only
help-draw = Draw a position as an SVG picture: from a record, from a position, or at the start of a race.
help-seat-count = the number of seats
help-position = a position on one line, as 'match.position' prints it
help-close = only the part of the board with the cars, enlarged
help-output = the file for the picture; by default it is printed

help-simulate = Run many races of bots, store every race in a table, and write a report.
help-compare = Run the same races under different settings, and show the differences.
help-tournament = Run races between every pair of bots, and rate them.
help-ladder = Race each level of bots against the next lower one, and show how often it wins.
help-ladder-levels = the levels to race against the next lower one: 5 takes longest, and may be measured with fewer races
help-tune = Find how much each term of a game's worth should count for bots.
help-tune-bot = the bot whose weights are tuned ({ $usual })
help-tune-terms = the terms to tune, separated by commas; by default all of them
help-positions = the number of races whose positions the first fit is made of ({ $usual })
help-generations = how many times the weights are improved in races ({ $usual })
help-population = the number of candidates each time ({ $usual })
help-held-out = the number of races that measure the gain in the end ({ $usual })
help-bot-words = a bot for each seat, as in 'greedy random' or 'level-3,search:seconds=1'; if there are fewer, they take turns ({ $usual })
help-races = the number of races for each setting ({ $usual })
help-jobs = the number of processes (1)
help-on = run on a Ray cluster
help-results = the file for the results: .parquet or .csv
help-report = the file for the report: one HTML page
help-results-folder = the folder for the results: one .parquet file for each setting
help-measure = a measure of your own: a name that a package offers, or module:function; may be given several times
help-until-clear = look after an eighth, a quarter and a half of the races, and stop when every duel is decided
help-sweep = Race every combination of some settings, or search for the one that gives the race you want.
help-sweep-vary = a setting and its values, 1..4 for a range; may be given several times
help-target = what the race should be like, as in minutes=45 or pole=20; may be given several times
help-pace = the seconds a person takes to decide, for the minutes of a race (15)
help-vary = the setting to vary and its values: a switch, or circuit, preset, seats or bot
not-installed = { $package } is not installed: pip install 'paddock[{ $extra }]', or '.[{ $extra }]' in a clone
stopped = { $what }; run the same command to continue

help-circuits = List, check, draw and create circuits.
help-circuit-list = List the circuits and their boards.
help-circuit-check = Check circuits and print a summary of each.
help-circuit-draw = Draw the boards of a circuit as SVG or PNG.
help-circuit-new = Create a circuit of your own.
help-product = only this board
help-circuit-files = ids or files; by default all circuits
help-circuit-file = an id or a file
help-settle = write the lengths that close the loop into the file
help-form = the format of the picture
help-png = PNG instead of SVG; needs paddock[png]
help-width = the width of a PNG in pixels
help-pictures = a file for a single board, or a folder
help-circuit-id = lower-case letters, digits and _; also the name of the file
help-circuit-name = the name on the board
help-like = start from a copy of this circuit

help-decks = List, show, check and create decks.
help-deck-list = List the printed decks and your own.
help-deck-show = Show every card of a deck in words, or its text.
help-deck-check = Check decks: every mistake with its line, or a summary.
help-deck-new = Create a deck of your own.
help-deck-game = only decks for this game
help-deck = a deck of yours by its id, a file, or the printed deck of a game
help-deck-track = a printed deck with the track cards of this circuit
help-deck-text = print the text of the deck, as it is written in a file
help-deck-files = ids or files; by default all decks
help-deck-circuit = whether the track cards suit this circuit
help-deck-like = start from the printed deck of this game, or from a copy of this deck
help-deck-name = the name of the deck
deck-printed = printed
deck-own = yours
deck-broken = { $count ->
    [one] one mistake
   *[other] { $count } mistakes, the first
}
deck-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
deck-suits = suits { $circuits }
no-deck = there is no deck '{ $name }'; choose one of: { $decks }
no-deck-game = { $game } has no decks of users' own; choose one of: { $games }
deck-no-board = { $game } is not played on circuits: leave out --circuit
deck-there = deck { $name } exists already: { $path }

help-serve = Serve Paddock to other people.
help-host = the address to listen at; 0.0.0.0 for all (127.0.0.1)
help-port = the port to listen at (8090)
help-database = sqlite:///file or postgresql://user@host/name
help-log-level = the least severe messages to log
help-origin = another origin to accept requests from; can be repeated
help-allow-host = a name under which browsers reach the server, as in races.example; can be repeated
help-https = for a server behind an HTTPS proxy on this machine
help-keep = how many days something unused is kept, 0 for ever: open=7 running=90 finished=0 guests=90 records=180; can be repeated
help-server = For the owner of a service: its users, tables, reports and bans, backups, and what takes room.
help-server-owner = Make an account the owner of the service, a moderator, or neither.
help-server-users = List users, those who came last first.
help-server-tables = List tables, those that changed last first.
help-server-reports = List open reports, with the chat at the time.
help-server-bans = List the bans that have not ended.
help-server-audit = List what owners and moderators did, and why.
help-server-ban = Ban a user, or the guests of a network.
help-server-lift = End the bans of a user or a network.
help-server-rename = Give a user another name, in all races and chats.
help-server-reset-password = Give an account a new password, print it, and end its sessions.
help-server-close-table = Close a table: nobody plays, watches or chats there.
help-server-reopen-table = Open a closed table again.
help-server-delete-table = Delete a table with its race and its chat, for good.
help-server-close-report = Close a report.
help-server-export = Write everything that is stored about a user into a file.
help-server-delete-user = Delete a user for good; their races stay, under “a former player”.
help-server-argument-data-file = the file to write, in JSON
help-server-backup = Write a backup, also while the service runs.
help-server-restore = Restore a backup into an empty database of either kind.
help-server-usage = Show what takes room, and what tidying would remove.
help-server-tidy = Remove what is not kept; the service does this by itself every hour.
help-server-argument-name = an account, an id or a name
help-server-argument-subject = an account, an id, a name, or a network such as 203.0.113.0/24
help-server-argument-new = the new name
help-server-argument-find = only those that contain this text
help-server-argument-table = the id of the table, as in its address
help-server-argument-number = the number of the report
help-server-argument-file = the backup, a single file
help-server-argument-reason = why; kept in the audit log, and shown to those who are banned
help-server-argument-role = what the account is from now on (owner)
help-server-argument-days = how many days it lasts; 0 is for ever (0)
help-server-argument-chat = only from the chat
help-server-argument-all = closed ones as well
help-server-argument-yes = yes, this cannot be undone
help-server-argument-dry-run = only count what would be removed
server-done = Done.
help-server-ratings = Show the strongest drivers of each game; with --recompute, compute all ratings again from the races.
help-server-argument-recompute = compute all ratings again from the rated races
server-recomputed = { $races } rated races; { $changed ->
    [0] all ratings are as they were.
    [one] 1 rating is another now.
   *[other] { $changed } ratings are others now.
}
help-research-archive = offer all public races whose drivers consent as a download, for research
server-new-password = The new password: { $result }
server-none = There are none.
server-guest = (guest)
server-banned = banned
server-for-ever = for ever
server-bad-days = A ban lasts from 0 (for ever) to { $most } days.
server-needs-yes = This cannot be undone: add --yes.
server-backed-up = Backed up { $rows } rows to { $file }. It holds password hashes and secret keys: keep it safe.
server-restored = Restored { $rows } rows from { $file }.
help-on-server = play a race on a server, with a key of yours in PADDOCK_TOKEN
help-table = the id of its table; without it, the one that waits for you
help-plan = with --server: answer ahead; without words it lists what may be asked, KIND CODE... tries a plan out and arms it
remote-no-token = Make a key on your page of the server, and set it: export PADDOCK_TOKEN=paddock_...
remote-no-race = You have no race running on this server.
remote-waiting = { $status }. Waiting for the others; Ctrl-C stops.
plan-needs-server = A plan is carried out by a server: name it with --server URL.
plan-usage = plan KIND CODE [CODE...] answers such a question ahead, by the first code that is offered; instead of codes: safe, far, most:GAUGE or least:GAUGE. plan revoke revokes the plan.
plan-revoked = Your plan is revoked.
plan-armed = Your plan is armed ({ $kinds }). It has acted { $acted } { $acted ->
    [one] time
   *[other] times
}.
plan-ended = Your plan ({ $kinds }) has ended. { $why }
plan-tried = In { $tries } tries this plan would have acted in { $acted }, { $choices } times in all:
plan-arm = Arm it? (y/n)
plan-yes = y yes
plan-is-armed = Your plan is armed.
help-calling = to tell players that a race waits for them (all off until set)
help-public-url = the address of this server in messages, as in https://races.example
help-smtp = the mail server, as in smtp://user:password@mail.example:587; better kept in PADDOCK_SMTP
help-mail-from = the sender of mails, as in paddock@races.example
help-webhooks = let players name a webhook of Discord, Slack or their own
help-webhook-network = a private network that webhooks may reach, as in 192.168.1.0/24; can be repeated
help-push = let browsers show notifications (needs the extra "server", and HTTPS)
help-bot-workers = the number of processes for bots (1)

help-league = Run a championship, race by race.
help-league-new = create a championship: write a season for you to edit
help-league-show = print the standings and the calendar
help-league-next = print the next race: its seats and its set-up
help-league-race = run the next race here
help-league-add = add the record of a race that was run elsewhere
help-league-files = the record of the race; of a race at several tables one each, in their order
help-league-enter = enter the result of a race at a real table
help-league-correct = replace the result of a race, with a reason
help-league-number = the number of the race in the calendar
help-league-why = the reason, kept with the result
help-league-fate = what the race left drivers with, as in Ann=dead; a game names what is possible
help-league-grid = the drivers in the order of the grid, for bonus points
help-league-fastest = who drove the fastest lap
help-league-verify = recompute a season from its log and its records
help-league-folder = the folder of the championship
help-league-title = its title; by default that of the folder
help-league-html = also write the standings as a page
help-league-without = the drivers who are absent
help-league-places = the drivers, the winner first; Ann=Bob share a place
help-league-retired = the drivers who retired, the best first
help-league-as = a driver who raced under another name
league-as = write a driver with another name as --as NAME=DRIVER
league-fate = write what a race left a driver with as --fate Ann=dead
league-shared = write drivers who share a place as Ann=Bob

no-game = there is no game '{ $game }'; choose one of: { $games }
no-results-folder = '{ $path }' is a file; name a folder for the results
system-error = { $name }: { $code ->
    [ENOENT] there is no such file or folder
    [EISDIR] this is a folder, and a file is needed
    [ENOTDIR] a file stands where a folder is needed
    [EACCES] you have no permission for this
    [EPERM] you have no permission for this
    [EROFS] nothing can be written here
    [ENOSPC] the disk is full
    [EEXIST] this exists already
   *[other] { $why }
}
report-is-folder = '{ $path }' is a folder; name a file for the report, such as report.html
many-bots = { $seats } seats cannot take { $people ->
    [0] { $bots } bots
    [one] one person and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }
   *[other] { $people } people and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }
}
not-svg = a picture is written to a file that ends in .svg, not '{ $path }'
no-report-folder = there is no folder '{ $folder }' for the report
record-nowhere = the record could not be written to any of: { $folders }
record-there = { $path } exists already; choose another file for the record
no-record-folder = there is no directory { $folder } for the record
no-file = there is no file { $path }
no-text = { $path } is not a text file, so it is not a record
no-circuit = there is no circuit '{ $name }'; choose one of: { $circuits }
circuit-ours = { $name } is built in and cannot be changed; create a copy with 'paddock circuit new'
several-boards = { $name } has several boards; choose one with --product, or give a folder
bad-circuit-id = '{ $name }' is not an id: use lower-case letters, digits and _, at most 24
circuit-there = circuit { $name } exists already: { $path }
bad-circuit-name = a name must be printable, without quotes, and at most 60 characters long
bad-switch = write a switch as name=value, not '{ $word }'
levels = { $error }; levels: { $levels }
bad-port = a port is a number from 1 to { $most }, not { $given }
usage-total = The database takes { $size }. By kind of row, with indexes:
usage-tables = Tables: { $open } open, { $running } running, { $over } over.
usage-users = Users: { $accounts } with an account, { $guests } guests.
usage-holders = Hosts with the most decisions stored (id, name, tables, decisions):
usage-tidy = Tidying would remove:
bad-bot-workers = bots need at least one process, not { $given }
bad-host-name = write a host name as races.example, without https:// and port, not '{ $given }'
bad-origin = write an origin as https://races.example, not '{ $given }'

you = Driver
seat = Seat { $number }
no-seat = seats are numbered from 1 to { $seats }
which-game = name a game: { $games }
race-was-over = the race in { $path } is over; watch it with 'paddock replay'
no-seed = the record { $path } has no seed, so the race cannot be resumed
draw-what = name a record to draw, or a game with --game
drawn = Drawn: { $path }

same-name = two seats cannot have one name: '{ $name }'
resume-ignores = a race that is resumed keeps its game, circuit, rules and luck: leave out { $words }
resume-who = name the people of this race with --seats, from: { $names }; not: { $name }

verify-right = { $file }: right. { $moves ->
    [one] One decision
   *[other] { $moves } decisions
} and { $drawn ->
    [one] one draw of chance
   *[other] { $drawn } draws of chance
}, all as the seed { $seed } says.
verify-wrong = { $file }: wrong. The chance after move { $number } does not follow from the seed.

rule-origin = { $origin ->
    [ours] ours
   *[ruling] ruling
}
rules-none = no rule says '{ $words }'; 'paddock rules' lists the chapters
list-seats = Seats: { $least } to { $most }
list-circuits = Circuits: { $circuits }
list-more = 'paddock play { $game }' starts a race; 'paddock games { $game }' shows { $presets ->
    [0] {""}
    [one] one preset and{" "}
   *[other] { $presets } presets and{" "}
}{ $switches ->
    [one] one switch
   *[other] { $switches } switches
}.
list-presets = Presets:
list-switches = Switches:

lines-hint = Answer with a number or a code. ? rule · w why not · a advice · u undo · t table · z zoom · l log · h help · q quit
lines-help = Type the number of an option or its code. Commands:
      ?        the rule behind the question
      a        what the coach would do, and why
      w        why things in sight cannot be chosen; w gear 5, or w and a code, for one thing
      u        take the last choice back
      t        show the table again
      z        show the board around your car, with the colours of its places
      l        show the log; l headlines, l race or l detail change its length
      q        leave; the race is saved
lines-number = Type a number from 1 to { $count } or a code; h for help.
lines-length = The commentary has these lengths: { $lengths }
lines-sure = { $warning ->
    [none] This loses something for good and cannot be undone.
   *[other] This { $warning }.
} Are you sure? [y/N]{" "}
curtain-lines = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.{" "}
leaf-hint = Enter or n next · b back · f ten forward · r ten back · s start · e end · a number jumps · v next seat · v2 seat 2 · v0 spectator · q quit

curtain-title = Pass the keyboard to { $name }
curtain-text = Everyone else, look away. Press Enter when you are ready.
curtain-undo = u: { $name } takes the last choice back
no-undo = Nothing can be taken back: something was revealed, chance was involved, or another player has acted since.
undone = { $name } takes the choice back.
why-nothing = Everything in sight can be chosen.
why-possible = { $code } is possible.
kept = The race is over. Its record: { $path }
kept-open = The race is saved. To resume it: paddock play --resume { $path }
result = Result
at-move = move { $number } of { $last }
eyes = seen by { $name }
eyes-all = seen by a spectator

row-left = Resume
row-left-about = You left this race before its end: Enter resumes it, Delete takes it off this list.{ $count ->
    [one] {""}
   *[other] {" "}Left and right show the { $count } races you left.
}
row-game = Game
row-circuit = Circuit
row-circuit-about = Where to race.
row-preset = Preset
row-preset-about = The default rules. A preset sets several switches at once.
row-person-about = A person at this keyboard: type the name.
row-seat-about = Left and right change who drives; Delete removes the seat.
row-add = + add a bot
row-add-about = Enter adds a bot. The game has up to { $most } seats.
row-switches = Rules
row-switches-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
row-switches-about = Enter shows every switch.
row-lang = Language
language = English
row-lang-about = Left and right change the language.
row-start = Start the race
row-start-about = Enter starts the race, from most rows.
usual = default
person = person

thinking = Waiting for { $names }…
sure = { $warning ->
    [none] This loses something for good and cannot be undone.
   *[other] This { $warning }.
} Press Enter again to confirm.
record-at = Record of this race:
log-title = Log
commentary = Commentary: { $length ->
    [headlines] headlines.
    [race] the race.
   *[detail] every detail.
}
fast = Bots now play without a pause.
slow = Bots now pause between decisions.
why-title = Why not?
why-hint = type to filter, or enter a code
jump = move 0 to { $last }

keys-title = Keys
keys-help = ↑ ↓, or a number: highlight an option
    Enter: choose it
    u: take the last choice back
    w: why can’t I choose that?
    ?: this page
    s: standings and signs in full
    l: the log
    z: zoom the map
    {"[ ]"}: scroll the table
    f: bots without a pause
    c: longer or shorter commentary
    q or Esc: leave; the race is saved
keys-race = ↑↓ Enter choose · u undo · w why not · s signs · l log · z zoom · ? help · q leave
keys-wait = u undo · f fast · s signs · l log · z zoom · ? help · q leave
keys-over = n race again · m menu · r replay · l log · ? help · q leave
keys-leaf = ← → step · PgUp PgDn ten · g jump · Tab next seat · ? help · q leave
keys-sheet = ↑ ↓ scroll · Esc back
keys-why = type to filter · Esc back
keys-left = ↑↓ move · ←→ change · Enter resume · Del remove · F1 help · Esc leave
keys-start = ↑↓ move · ←→ change · type a name · Enter start · F1 help · Esc leave
keys-switches = ↑↓ move · ←→ change · Enter back

help-analyse = Tell luck from driving in a finished race: chances, turning points, costly choices.
help-analyse-out = write a page to share, without scripts
help-analyse-picture = write the chances as the race went as a picture
help-analyse-json = write everything that was found, as data
help-hint = Ask the coach what it would do at a decision of a recorded race, and why.
help-hint-move = the move after which to ask; by default the last
help-hint-seat = the seat to advise; by default the one to move
no-move = the moves are numbered from 0 to { $last }
hint-over = nobody has to decide there; choose an earlier move with --move, from 0 to { $last }
hint-not-asked = that seat has nothing to decide there; to move: { $seats }
help-puzzles = Solve the puzzle of the day, or another one; find the puzzles of your own race; search for new ones.
help-puzzles-list = List all puzzles.
help-puzzles-solve = Solve a puzzle.
help-puzzles-id = the puzzle; 'paddock puzzles list' lists them
help-puzzles-answer = your answer: the code of an option
help-puzzles-race = Find the decisions of a recorded race that gave away winning chance.
help-puzzles-seat = the seat whose decisions are looked at
help-puzzles-seconds = how long to look (60)
help-puzzles-make = Search races of bots for decisions in which one choice is clearly best.
help-puzzles-first = the seed of the first race (1)
help-puzzles-count = how many puzzles to find (10)
help-puzzles-races = how many races to search at most (200)
help-puzzles-out = the file for the puzzles; one that exists is continued
puzzles-total = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-title = Puzzle { $id }: what is the best choice?
puzzle-seat = Car { $number }
puzzle-right = Right.
puzzle-wrong = There was something better.
puzzle-value = { $code }: wins { $percent }%{ $loss ->
    [0] {""}
   *[other] , { $loss } less than the best (give or take { $doubt })
}
puzzle-reasons = The coach:
puzzle-found = { $id }: race { $seed }, { $code }
puzzles-of-race = { $count ->
    [0] No decision clearly gave away ten points of winning chance; { $looked } were looked at.
    [one] One decision gave away more than ten points of winning chance; { $looked } were looked at.
   *[other] { $count } decisions gave away more than ten points of winning chance; { $looked } were looked at.
}
help-learn = Learn a game in short lessons. Without a game, list the courses.
help-lesson = the lesson, by its id or number; by default the first that is not done
help-lesson-check = play every lesson with all its wrong turns, and report what is not true
help-lesson-count = print how many lessons and texts there are
no-lessons = { $game } has no lessons yet; 'paddock rules --game { $game }' has its rules
lessons-true = { $count } lessons are true.
lessons-counted = { $game }: { $lessons } lessons, { $steps } steps, { $wrong_turns } wrong turns, { $hints } hints, { $card_lines } lines of the card, { $chapters } chapters, { $examples } examples, { $terms } terms, { $texts } texts in each language
lesson-title = Lesson { $number } of { $of }: { $title }. Type a number or a code; q quits.
lesson-next = Next: { $title } (paddock learn { $game } { $lesson })
lesson-last = That was the last lesson. Now race: paddock play { $game }
answer-right = Right.
answer-wrong = Not quite.
help-book = Read the rules of a game as a book. Without a chapter, list its chapters.
help-chapter = the chapter, by its id or number; all for the whole book
help-book-check = play the examples of all books, and report what is not true
no-book = { $game } has no book yet; 'paddock rules --game { $game }' has its rules
no-chapter = the book of { $game } has no chapter '{ $chapter }'; there are: { $chapters }
book-chapters = { $title }, the book. Read a chapter with: paddock book { $game } 1
book-next = Next: { $title } (paddock book { $game } { $chapter })
book-rules = Rules: { $rules }
book-examples-true = { $count } examples are true.
help-glossary = Look up what a term means. Without one, list all terms.
help-term = the term, in any of its forms
book-title = { $title }: the book
glossary-title = Glossary
glossary-heading = { $heading ->
    [laboratory] In the laboratory
    [code] In the code
   *[table] At the table
}
glossary-none = there is no term '{ $term }'; 'paddock glossary' lists all
glossary-told = More: paddock book { $game } { $chapter }

help-card = Print the reference card of a game.
help-card-html = as an HTML page to print
help-card-output = the file for the page; a browser prints it or saves it as PDF
no-card = { $game } has no reference card yet
card-written = The card is in { $path }. Open it in a browser to print it or save it as PDF.
more-cars = { $count ->
    [one] one more
   *[other] { $count } more
}
more-options = { $above ->
    [0] {""}
   *[other] ▲ { $above } above{ $below ->
        [0] {""}
       *[other] {" · "}
    }
}{ $below ->
    [0] {""}
   *[other] ▼ { $below } below
}

legend-title = Signs of the standings
legend-map = Signs on the map
legend-pieces = Signs on pieces
legend-examples = Pieces in words
legend-gap = steps behind the leader
legend-line = the start and finish line
legend-numbers = where an option leads: its number or the last digit of it; · if several do
state = { $state ->
    [out] out of the race
    [chosen] has chosen
   *[to-move] is to move
}
icon = { $icon ->
    [train] train
    [car] car
    [motorbike] motorbike
    [ship] ship
    [plane] plane
    [stage] stages
    [booster] speed
    [lap] laps
    [place] place
    [clock] time
    [coin] money
    [cube] cube
    [bag] bag
    [card] cards
    [tyre] tyres
    [brake] brakes
    [gear] gears
    [engine] engine
    [body] bodywork
    [suspension] suspension
    [fuel] fuel
    [wrench] repairs
    [battery] battery
    [helmet] driving
    [damage] damage
    [robot] robot
    [sun] dry
    [cloud] weather
    [rain] rain
    [flag] flag or event
    [heart] health
    [question] check
    [half-left] half a stage on the left
    [half-right] half a stage on the right
   *[other] a driver’s own symbol
}
leave-title = Leave the race?
leave-text = It is saved, and can be resumed from the menu or with --resume.
leave-keys = Enter leave · Esc stay
standings-title = Standings
keys-leaf-help = → or Space: the next move
    ← or Backspace: the move before
    PgDn PgUp: ten moves forward or back
    Home End: the start and the end
    g: jump to a move
    Tab: see it from the next seat
    s: standings and signs in full
    z: zoom the map
    {"[ ]"}: scroll the table
    c: longer or shorter commentary
    ?: this page
    q or Esc: leave
keys-start-help = ↑ ↓ or Tab: go to a row
    ← →: change it
    letters: type the name of a person
    Delete: remove a seat, or a race that you will not resume
    Enter: start the race; on some rows, what they say
    F1 or ?: this page
    Esc: leave
help-doctor = Race bots on a circuit, and say in words what is good and bad about it.
help-doctor-circuit = a circuit of the game; yours or a built-in one
help-doctor-out = also write a page with pictures (HTML)
doctor-no-board = { $game } is not played on circuits; choose another game with --game
help-print = Write the board, the cards and the reference card of a game as pages to print, in true size.
help-paper = the paper (a4)
help-poster = the board as one poster instead of several sheets
help-car = the length of a car in millimetres, which gives the size of the board ({ $usual })
help-print-only = only this part
help-print-out = the file to write; by default named after game and circuit
print-ruler = { $length } mm, if it is printed in true size
print-how = { $count ->
    [one] One sheet
   *[other] { $count } sheets
}. Open the file in a browser and print it at { $percent }, without margins of the browser; or save it as PDF there.
print-nothing = { $game } has nothing to print of the kind '{ $part }'
several-users = several users are called '{ $name }'; give one of these ids: { $ids }
no-user = there is no user '{ $name }'; give an account, an id or a name: see 'paddock server users'
file-exists = { $file } exists already; name a new file
bad-server = a server looks like https://races.example, not '{ $url }'
no-answer = { $url } does not answer: { $why }

# A real table

help-referee = Keep the scorebook of a race at a real table: you roll the dice and draw the cards yourselves.
help-drivers = the names of the drivers at the table
help-open-hands = tell every card that is drawn to a hand, too; without this, hands stay hidden until a card is played
referee-who = Who drives? Name them: --seats Ann Bob Cleo
referee-not-told = { $path } is a race with dice of its own; resume it with: paddock play --resume { $path }
referee-hint = Type what came or what was decided; several answers in a row are fine. b scorebook · c correct · u take back · s show a card · t table · l log · ? rule · h help · q quit
referee-help = Type the number or the code of an answer; for dice and cards, what they show. Several answers on one line answer
      the questions that follow: 6 14 3. Commands:
      b        the scorebook: the last answers with their numbers; b 40 from number 40 on
      c 40     what was asked at number 40; c 40 gear-3 corrects that answer, and keeps the later ones as far as they fit
      u        take the last answer back; u 40 all from number 40 on
      s        a player shows a card of a hidden hand: s Ann r77
      ?        the rule behind the question
      t        show the table again
      l        show the log
      q        leave; the race is saved after every answer
referee-cards =       or a card of the hidden hand, by its code: { $count } are possible, { $first } to { $last }
referee-rest = Not read any more: { $words }
referee-show = Type s, a name and the code of a card: s { $names }
referee-number = Type the number of an answer, from 1 to { $count }; b lists them.
referee-changed = { $dropped ->
    [0] Done. { $kept ->
        [0] {""}
        [one] The later answer stays.
       *[other] All { $kept } later answers stay.
    }
   *[other] Done. { $kept ->
        [0] No later answer fits
        [one] One later answer stays
       *[other] { $kept } later answers stay
    }; { $dropped ->
        [one] this one has to be given again:
       *[other] these have to be given again:
    }
}
referee-no-rule = Chance decides: there is no rule to look up.
referee-open = The race is saved. To resume it: paddock referee --resume { $path }
verify-told = { $file }: possible. { $moves ->
    [one] One decision
   *[other] { $moves } decisions
} and { $drawn ->
    [one] one draw of chance
   *[other] { $drawn } draws of chance
} replayed; the chance was told at a real table, so there is no seed to check it by.
