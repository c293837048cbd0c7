about = Racing board games, complete to the last rule: play them, organise them, simulate them, train on them.
epilog = Without a command, Paddock opens in the browser. 'paddock help COMMAND' says more.
commands = commands
command = COMMAND
no-command = there is no command '{ $command }'; there are: { $commands } (see 'paddock --help')
goodbye = Goodbye.

help-version = say which version this is
help-lang = the language: en or it
help-play = Play a race here, with people and bots. Without a game, the start menu opens.
help-game = which game; 'paddock games' lists them
help-circuit = where to race; 'paddock games GAME' lists the circuits
help-preset = rules that belong together, under a name; 'paddock games GAME' lists them
help-switch = change one rule, as in laps=3; may be given several times; 'paddock games GAME' lists them
help-seed = a word or a number from which all luck follows; the same one again brings the same luck
help-seats = the names of the people at this keyboard, or how many seats there are in all
help-bots = a level for each bot that plays along: from 1, the easiest, to 5
help-resume = go on with a race that was left
help-record = where to write the record of the race
help-plain = ask and answer line by line, without a full screen
help-replay = Step through the record of a race.
help-file = a record, as written at the end of a race
help-move = the move to open it at
help-seat = whose eyes to see it with; without it, a spectator's
help-verify = Prove that the chance in a record follows from its seed.
help-rules = Look rules up. Without words, the chapters are listed.
help-words = the ID of a rule, the beginning of one, or words that stand in it
help-one-game = this game alone
help-games = List the games; of one that is named, every preset and switch.
help-short = names alone
help-draw = Draw a position as an SVG picture: from a record, from a written position, or a race just set up.
help-seat-count = how many drive
help-position = a position in one line, as 'match.position' writes it
help-close = the part of the board where the cars are, larger
help-output = where to write the picture; without it, it is printed

help-simulate = Race bots many times, keep every race in a table, and report.
help-compare = Race the same races with something changed, and tell what that changes.
help-tournament = Race every bot against every other, and rate them.
help-bot-words = a bot for each seat, as in 'greedy random' or 'level-3,search:seconds=1'; fewer take turns ({ $usual })
help-races = how many races, for each thing that is raced ({ $usual })
help-jobs = how many processes race at once (1)
help-on = race on a Ray cluster
help-results = where to keep the results: a .parquet or .csv file
help-report = where to write the report: one HTML page
help-vary = what changes and its values: a switch, or circuit, preset, seats or bot
not-installed = { $package } is not installed: pip install 'paddock[{ $extra }]', or '.[{ $extra }]' in a clone
stopped = { $what }; the same command goes on from there

help-circuits = List, check, draw and begin circuits.
help-circuit-list = Name every circuit and what it is cut in.
help-circuit-check = Check circuits and sum each up in a line.
help-circuit-draw = Draw a circuit's boards as SVG or PNG.
help-circuit-new = Begin a circuit of your own.
help-product = this board alone
help-circuit-files = ids or files; without any, all circuits
help-circuit-file = an id or a file
help-settle = write the lengths that close the loop into the file
help-form = the shape of the paper
help-png = PNG instead of SVG; needs paddock[png]
help-width = how wide a PNG is
help-pictures = a file for one board, or a folder
help-circuit-id = small letters, digits and _; also the name of the file
help-circuit-name = the name on the board
help-like = begin with a copy of this circuit

help-serve = Serve the browser table to other people.
help-host = the address to listen at: 0.0.0.0 for all (127.0.0.1)
help-port = the port to listen at (8090)
help-database = sqlite:///file or postgresql://user@host/name
help-log-level = how much to log
help-origin = another address that browsers come from; may be given several times
help-https = players come over HTTPS, through a proxy on this machine
help-bot-workers = how many processes think for bots (1)

help-league = Run a championship, race by race.
help-league-new = begin a championship: write a season to change
help-league-show = the standings and the calendar
help-league-next = the next race: who sits where, under which rules
help-league-race = race the next race here
help-league-add = add the record of a race that was run elsewhere
help-league-enter = enter the result of a race that was run on a real table
help-league-folder = the folder of the championship
help-league-title = its name; without it, that of the folder
help-league-html = write the standings as a page, too
help-league-without = who does not come
help-league-places = the drivers, the winner first; Ann=Bob share a place
help-league-retired = drivers who retired, the best first
help-league-as = which driver sat there under another name
league-as = a driver under another name is written --as NAME=DRIVER
league-shared = drivers who share a place are written Ann=Bob

no-game = there is no game '{ $game }'; there are: { $games }
no-report-folder = there is no folder '{ $folder }' to write the report into
record-nowhere = the record could be written nowhere: { $folders }
record-there = { $path } is there already; say another file for the record
no-record-folder = there is no directory { $folder } for the record
no-file = there is no file { $path }
no-text = { $path } is not a text, so it is no record of a race
no-circuit = there is no circuit '{ $name }'; there are: { $circuits }
circuit-ours = { $name } comes with us and is not changed: begin a copy with 'paddock circuit new'
several-boards = { $name } has several boards: choose one with --product, or give a folder
bad-circuit-id = '{ $name }' is no id: small letters, digits and _, at most 24
circuit-there = there is a circuit { $name } already: { $path }
bad-circuit-name = a name must be printable, at most 60 letters long, and without quotes
bad-switch = a switch is written name=value, not '{ $word }'
levels = { $error }; levels: { $levels }
bad-port = a port is a number from 1 to { $most }, not { $given }
bad-bot-workers = at least one process must think for bots, not { $given }
bad-origin = an origin is written https://races.example, not '{ $given }'

you = Driver
seat = Seat { $number }
no-seat = seats are numbered from 1 to { $seats }
which-game = say which game: { $games }
race-was-over = the race in { $path } is over; 'paddock replay' shows it
no-seed = the record { $path } has no seed, so nobody can go on with it
draw-what = say what to draw: a record, or --game with what sets a race up
drawn = Drawn: { $path }

verify-right = { $file }: right. { $moves ->
    [one] One decision
   *[other] { $moves } decisions
} and { $drawn ->
    [one] one draw of chance
   *[other] { $drawn } draws of chance
}, all as the seed { $seed } says.
verify-wrong = { $file }: wrong. The chance after move { $number } does not follow from the seed.

rules-none = no rule says '{ $words }'
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

lines-hint = Answer with a number or a code. ? rule · w why not · u undo · t table · l log · h help · q quit
lines-help = Type the number of an option or its code. To the side:
      ?        the rule behind the question
      w        why things in sight cannot be chosen; w CODE asks for one
      u        take the last choice back
      t        show the table again
      l        what happened so far
      q        leave; the race is kept
lines-number = Type a number from 1 to { $count }, or a code; h helps.
lines-sure = This cannot be taken back, and something is lost for good. Are you sure? [y/N]{" "}
curtain-lines = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.{" "}
leaf-hint = Enter or n next · b back · f ten on · r ten back · s start · e end · a number jumps · v next seat's eyes · v2 seat 2's · v0 all · q quit

curtain-title = Pass the keyboard to { $name }
curtain-text = Nobody else should look now. Press Enter when you are ready.
curtain-undo = u: { $name } takes the last choice back
no-undo = Nothing can be taken back: something was shown, chance fell, or somebody else has acted since.
undone = { $name } takes the choice back.
why-nothing = Everything in sight can be chosen.
why-possible = { $code } is possible.
kept = The race is over. Its record: { $path }
kept-open = The race is kept, to go on another time: paddock play --resume { $path }
result = Result
at-move = move { $number } of { $last }
eyes = seen by { $name }
eyes-all = seen by a spectator

row-left = Go on
row-left-about = The race that was left is still on the table: Enter goes on with it.
row-game = Game
row-circuit = Circuit
row-circuit-about = Where to race.
row-preset = Preset
row-preset-about = The usual rules. Presets set several switches at once.
row-person-about = A person at this keyboard: type the name.
row-seat-about = Left and right change who sits here; Delete takes the seat away.
row-add = + one more
row-add-about = Enter adds a bot. There are up to { $most } seats.
row-switches = Rules
row-switches-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
row-switches-about = Enter shows everything that can be set.
row-lang = Language
language = English
row-lang-about = Left and right change the language.
row-start = Start the race
row-start-about = Enter starts, from any row.
usual = as usual
person = person

thinking = Waiting for { $names }…
sure = This cannot be taken back, and something is lost for good. Enter again, if you are sure.
record-at = The record of this race:
log-title = What happened
fast = The bots do not wait for you any more.
slow = The bots wait for you again.
why-title = Why not?
why-hint = type to narrow, or a code
jump = move 0 to { $last }

keys-title = Keys
keys-help = ↑ ↓ or a number: point at an option      Enter: choose it
    u: take the last choice back             w: why can something not be chosen?
    ?: the rule behind the question          l: everything that happened
    z: the map from close by, or whole       [ ]: scroll the table
    f: bots without a pause                  q: leave; the race is kept
keys-race = ↑↓ Enter choose · u undo · ? rule · w why not · l log · q leave
keys-wait = u undo · f fast · l log · q leave
keys-map = {" "}· z zoom
keys-over = n again · m menu · r replay · l log · q leave
keys-leaf = ← → step · PgUp PgDn ten · Home End · g jump · Tab eyes · q leave
keys-sheet = ↑ ↓ scroll · Esc back
keys-why = type to narrow · Esc back
keys-start = ↑↓ walk · ←→ change · type a name · Enter start · Esc leave
keys-switches = ↑↓ walk · ←→ change · Enter back
