seat = Seat { $number }
not-possible = { $code } is not possible here; possible: { $options }
not-now = That is not part of what you decide now.
unreadable = '{ $code }' is not a code: a code has small letters, digits and signs, such as gear-3
no-such-seat = there is no seat { $number } in a race of { $seats }
race-over = the race is over
chance-decides = chance decides next, not a seat
not-to-move = { $seat } has nothing to decide now; waiting for: { $seats }
no-chance = chance has nothing to decide now
no-undo = { $seat } cannot take anything back: something was shown, chance decided, or another player has acted since
ends-race = ends your race{ $percent ->
    [100] {""}
   *[other] {" "}in { $exact ->
       *[yes] {""}
        [no] about{" "}
    }{ $percent }% of cases
}
switched = { $value ->
    [on] on
   *[off] off
}
cost = { $gauge } { $change }
costs = { $gauge } { $changes }
cost-chance = { $change } ({ $exact ->
   *[yes] {""}
    [no] about{" "}
}{ $percent }%)
outcome-chance = { $outcome } ({ $exact ->
   *[yes] {""}
    [no] about{" "}
}{ $percent }%)
term-position = { $better ->
    [yes] leaves you better placed
   *[no] leaves you worse placed
}

did-you-mean = did you mean '{ $name }'?
known-names = { $lead ->
    [there-are] there are
    [possible] possible
   *[known] known
}: { $count ->
    [0] none
   *[other] { $names }
}
no-game = there is no game '{ $name }'; { $near }
no-preset = { $game } has no preset '{ $name }'; { $near }
no-switch = { $game } has no switch '{ $name }'; { $near }
bad-value = switch { $name } cannot be '{ $given }'; it is one of: { $allowed }
bad-number = switch { $name } is a whole number from { $least } to { $most }, not '{ $given }'
bad-seats = { $game } is for { $least } to { $most ->
    [one] one seat
   *[other] { $most } seats
}, not { $seats }
bad-circuit = { $game } cannot be raced at '{ $circuit }'; possible: { $count ->
    [0] none, it has no circuits
   *[other] { $known }
}

# What is wrong in a record

record-long = too long for a record ({ $letters } characters)
record-is-none = this is not a Paddock record: its first line should be '{ $line }'
record-header-missing = the header '{ $name }' is missing
record-header-long = a header is at most { $most } characters that can be printed
record-header-unknown = '{ $line }' is not a header of a record, or it stands there twice
record-revision = the rules revision is a whole number, not '{ $given }'
record-switch = a switch is written name=value, not '{ $given }'
record-seat-number = seats are numbered in order: this one should be { $number }
record-seats = there are at most { $most } seats, with names of { $letters } characters
record-sheet = a sheet is 'sheet own-...' with its fingerprint, and there are at most { $most }
record-sheet-changed = the sheet { $name } was changed: its lines do not have this fingerprint
record-cut = the record stops here without its last line 'end ...': it was cut off
record-seed-hash = the seed does not have this hash
record-no-seat = no seat is named: there should be a line 'seat 0 ...' for each
record-move = a move is written '12. 0 code = chance', not '{ $line }'
record-move-number = this move is numbered { $given }, but it is number { $number }
record-changed = this line, or a line before it, was changed: its mark does not fit
record-bad-move = move { $number }: { $why }
record-bad-chance = after move { $number }: { $why }
record-over = the moves end with the race { $over ->
    [yes] over
   *[no] open
}, the record says otherwise
record-position = the moves lead to another position than the one recorded
complaint = { $source }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $why }
record-no-seed = the record has no seed, so its chance cannot be checked; only the seed's hash is known

# A race whose chance is told

outcome = { $code }
told-nowhere = { $code } cannot have come: it would contradict what was told before
cannot-hold = { $seat } cannot hold { $card }
show-first = had { $seat } held { $card } by then, the rules would have asked something else before: say first that { $seat } holds it
no-such-answer = there is no answer { $number }; the scorebook has { $count }
deck-heading = a deck begins with its game and its name, such as: deck { $game } "Wet weekend"
deck-large = a deck has at most { $letters } letters and { $lines } lines
deck-line-long = the line is too long: at most { $letters } letters
deck-unknown = the deck { $name } is not known here: keep it first
deck-figure = { $what } is a whole number from { $least } to { $most }, not '{ $found }'
file-large = the file is too large: at most { $letters } letters
file-not-utf8 = the file is not plain text: save it as text in Unicode (utf-8)
file-missing = there is no such file
file-unreadable = the file cannot be read: { $why }
