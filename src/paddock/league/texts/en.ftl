written = The season is in { $path }. Change it as you like, then race: 'paddock league next { $folder }' says how.
page-written = The page is in { $path }.
races-run = { $run ->
    [0] nothing raced yet, { $total } to come
   *[other] { $run } of { $total } raced
}
drivers = Drivers
teams = Teams
driver = Driver
team = Team
points = Points
calendar = Calendar
race = Race
game = Game
circuit = Circuit
winner = Winner
why = Why
stewards = Stewards
won = : won by { $names }
next = Race { $number }: { $name }{ $game ->
    [same] {""}
   *[other] {" "}({ $game })
}
absent = { $driver } { $text }{ $reserve ->
    [none] .
   *[other] ; { $reserve } drives instead.
}
carried = { $driver } { $text }.
ways = Race here: paddock league race { $folder }
    In the browser: paste the set-up code { $code } into a new table, seat the drivers in this order,
    download the record at the end, and add it: paddock league add { $folder } FILE
    On a real table: paddock league enter { $folder } WINNER SECOND …
ways-split = Race here: paddock league race { $folder }
    In the browser: a new table for each set-up code, the drivers seated in this order; download the records at the
    end, and add them in the order of the tables: paddock league add { $folder } { $files }
    On real tables: paddock league enter { $folder } and all drivers, each table in the order of its finish
split-table = Table { $number }, set-up code { $code }
waiting = Waiting for a place: { $names }
filed = { $name }: won by { $winners }.
corrected = corrected
correction = Race { $number } corrected: { $why }

season-over = { $season } is over: { $races ->
    [one] its only race was run
   *[other] all { $races } races were run
}
season-there = { $path } exists already; it was not changed
no-such-driver = there is no driver { $name }; there are: { $known }
no-driver = '{ $name }' is no driver of { $season }; there are: { $known }
one-seat-each = a driver has one seat only, not as in this record: { $names }
no-result = race { $number } has no result to correct
no-reason = a correction needs a reason
named-too-often = name every driver who took part { $cars ->
    [one] once
   *[other] { $cars } times, once for each car
}
not-in-line-up = { $name } is not in the line-up of this race: { $names }
incomplete = the result is incomplete: { $names } missing; name every driver { $cars ->
    [one] once
   *[other] { $cars } times, once for each car
}, or say who was absent with --without
no-fate = this race cannot leave a driver with '{ $what }'; possible: { $count ->
    [0] nothing, by its rules
   *[other] { $known }
}
not-there = { $name } did not take part in this race
may-not-start = { $driver } may not start: { $text }
too-many-records = { $given } records are too many: this race has { $most ->
    [one] one table
   *[other] at most { $most } tables
}
record-open = the race in this record is not over
record-luck = the chance after move { $move } of this record does not follow from its seed
differs = its { $what } is { $got } and not { $wanted }
other-race = this is not race { $number } of { $season }: { $differences }

# What is wrong in the file of a season

no-season = there is no { $file } in { $folder }; 'paddock league new' writes one
season-unknown-field = { $place ->
    [season] a season
   *[other] { $place }
} has no '{ $name }': check the spelling, or remove it
season-missing-field = { $place ->
    [season] the season
   *[other] { $place }
} has no '{ $name }' yet: write { $name } = …
season-type = { $place } must be { $want ->
    [int] a whole number
    [float] a number
    [str] a text in quotes
    [array] a list in square brackets
    [bool] true or false
   *[other] a table
}, not { $got ->
    [int] a number
    [float] a number
    [str] a text
    [array] a list
    [bool] true or false
   *[other] a table
}
season-misfit = { $place }: { $why }
season-not-toml = the file is not written as a season must be: { $why }
season-order = order is one of: { $known }, not '{ $given }'
season-choice = { $name } is one of: { $known }, not '{ $given }'
season-splits = splits is a number of tables from 0 to { $most }, not { $given }
season-through = split_points = "through" needs split_by = "standing": of balanced tables none is ahead of the other
season-empty = a season has points and at least one race
season-best = best is 0 (all results) or more, not { $given }
season-negative = { $name } is 0 or more, not { $given }
season-moment = { $name } is a time such as 2026-11-20T20:00Z, not '{ $given }'
season-twice = two drivers are called { $name }
season-name = '{ $name }' is no name: it has no blanks at its ends, and one between words
season-driver = driver { $name }
season-adjustment = an adjustment
season-race = race { $number } ({ $name })
season-no-driver = { $where } names { $name }, who is no driver
season-trial = { $where }: { $why }


no-protest = there is no protest { $number }
against-oneself = nobody protests against themselves
protest-late = it is too late: a protest is lodged within { $hours } hours of the result
not-involved = the protest is not about { $name }
bad-penalty = a penalty is a whole number from 1 to { $most }; of seconds it may be a part
no-times = nobody measured how long { $name } took: give a penalty in places or points
no-quorum = { $given } of the votes are in, and { $needed } are needed
against-vote = the vote was { $upheld } to { $dismissed }, and the decision follows it; a tie dismisses the protest
no-penalty = a protest that is dismissed has no penalty
verified = { $count ->
    [0] Everything follows from the log and the records.
    [one] One thing does not follow from the log and the records.
   *[other] { $count } things do not follow from the log and the records.
}
moved-already = this race has another date already
open-already = the table of this race is open already
filed-already = the result of this race is filed already
appeal-late = it is too late, or the case was appealed before: an appeal is made once, within { $hours } hours of the decision
raced-already = a race that was run, or is being run, stays as it was agreed
