decimal-mark = .
ordinal = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] tenth
}
account = { $name }: place { $place }, where { $expected } was to be expected. Luck { $luck } (up to { $band } either way is usual), driving { $driving }: { $luck_place } by luck, { $driving_place } by driving. { $choices ->
    [0] They never had a choice.
    [one] Their one choice gave away { $each } of a place.
   *[other] Each of their { $choices } choices gave away { $each } of a place on average.
}
verdict = { $name }: { $luck_place } by luck, { $driving_place } by driving{ $luck ->
    [good] , and luckier than usual
    [bad] , and unluckier than usual
   *[usual] { "" }
}.
turning = { $happened } { $name }'s chance to win: { $before }% → { $after }%.
costly = { $name } chose: { $played }. That gave away { $places } of a place{ $points ->
    [0] { "" }
    [one] { " " }and one point of chance to win
   *[other] { " " }and { $points } points of chance to win
}. Better: { $best }.
lucky = { $happened } { $good ->
    [true] Good luck
   *[false] Bad luck
} for { $name }: { $places } places.
secret = { $happened } What the others chose was { $good ->
    [true] good
   *[false] bad
} luck for { $name }: { $places } places.
decision = Decision { $number }.
award-passes = Most passes: { $name }, { $count }.
award-lucky = Luckiest: { $name }, { $luck } places by chance.
award-unlucky = Unluckiest: { $name }, { $luck } places by chance.
award-clean = Cleanest drive: { $name }, whose choices gave away { $each } of a place on average.
award-comeback = The winner's darkest hour: { $name } was down to { $win }% after decision { $number }.
page-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
page-about = { $race } · { $drivers } drivers · { $decisions } decisions
page-end-linked = The numbers count the decisions of the race, and lead to its replay. Chances mean: if drivers like our bots raced on from that moment.
see-moment = See decision { $number } in the replay
page-end = The numbers count the decisions of the race; “paddock replay FILE --move NUMBER” opens its record there. Chances mean: if drivers like our bots raced on from that moment.
result-title = Result
account-note = The place expected at the start, less luck, less driving, is the place at the finish. Luck within “usual up to” is nothing to talk about: 19 races in 20 bring no more.
chances = Chances to win
lap-chart = Places as the race went
places = Expected places as the race went
account-title = Luck and driving
turning-title = Turning points
costly-title = Costliest choices
lucky-title = Luckiest and unluckiest moments
awards-title = Awards
decisions = decisions
win = chance to win, %
place = place
driver = driver
expected = expected
luck = luck
band = usual up to
driving = driving
given = given away by a choice
moment = decision
what = what happened
not-over = only a race that is over can be analysed: while it runs, nobody may know all of it
