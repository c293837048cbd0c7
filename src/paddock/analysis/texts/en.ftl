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
    [one] Their one choice gave away { $given } places.
   *[other] Their { $choices } choices gave away { $given } places.
}
turning = { $happened } From here { $name } wins with { $win }%.
costly = { $name } chose: { $played }. That gave away { $places } of a place ({ $points } points of chance to win). Better: { $best }.
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
award-unlucky = Unluckiest: { $name }, { $luck } places by chance.
award-clean = Cleanest drive: { $name }; all choices together gave away { $given } places.
award-comeback = The winner's darkest hour: { $name } was down to { $win }%.
page-title = { $game }: the race understood
page-about = { $names }. Everything adds up: the place expected at the start less the place at the finish is luck plus driving.
chances = Chances to win
lap-chart = Lap chart
places = Places expected as the race went
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
given = given away
moment = decision
what = what happened
not-over = only a race that is over can be analysed: while it runs, nobody may know all of it
