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
ends-race = { $of ->
    [1] ends your race
   *[other] ends your race { $exact ->
       *[yes] {""}
        [no] about{" "}
    }{ $count ->
        [1] once
       *[other] { $count } times
    } in { $of }
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
}{ $count } in { $of })
outcome-chance = { $outcome } ({ $exact ->
   *[yes] {""}
    [no] about{" "}
}{ $count } in { $of })
term-position = { $better ->
    [yes] leaves you better placed
   *[no] leaves you worse placed
}

did-you-mean = did you mean '{ $name }'?
known-names = { $lead ->
    [there-are] there are
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
