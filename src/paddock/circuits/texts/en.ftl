board-cells = { $cells } cells · { $lanes } lanes · { $stops } stops a lap
board-sections = { $sections } sections · pit stop { $pit } · { $turns } turns
board-spaces = { $spaces } spaces · { $lanes } lanes
lap-length = lap { $metres } m
pit-lane = PIT LANE
weather-die = Weather (d20)
rain = rain
variable = variable
fair = fair
dry = dry
uncertain = uncertain
corner-sign = Corner: stops, shortest – longest way
flap = Flap (DRS)
soft-tyres = End of soft tyres
weather-row = Weather
turn-track = Turns
short-race = short race
lap = lap { $first }
laps = laps { $first }–{ $last }
contest = contest { $modifier }
crash = crash
safety-car = SC
back-at = back at { $section }
lap-track = Laps
final-lap = Final lap
finish = Finish
wear-chart = Wear
wear-slip = in the slipstream
colour-white = white
colour-light = light grey
colour-dark = dark grey
colour-black = black
legend-straight = straight
legend-brake = brake
legend-corner = corner
speed = speed
drive = driving
gear = gear
event = event
extreme = extreme
cell-place = cell { $name }
cell-corner = { $corner }, cell { $cell }, lane { $lane }
cell-before = { $cells ->
    [one] just before { $corner }
   *[other] { $cells } cells before { $corner }
}, lane { $lane }
section-place = { $kind ->
    [corner] { $corner }
    [brake] before { $corner }
   *[straight] after { $corner }
}, section { $name }
spot-place = trajectory +{ $bonus } in section { $name }
space-where = { $after ->
    [yes] after { $zone }
   *[no] { $zone }
}, space { $space }, { $lane ->
    [inner] inner lane
    [middle] middle lane
    [outer] outer lane
   *[other] lane { $lane }
}
space-colour = { $colour ->
    [W] white
    [L] light grey
    [D] dark grey
   *[K] black
}
space-seen = { $where } ({ $colours })
space-place = { $where }: { $colours }{ $sections ->
    [1] {""}
   *[other] , section { $place } of { $sections }
}
grid-place = start place { $number }
pit-place = pit lane { $number }
box-place = box { $number }
off-place = off track at { $name }
turn-place = turn { $number }
late-mark = LB
cost-tyres = { $count } { $count ->
    [1] tyre
   *[other] tyres
}
cost-damage = { $count } damage
cost-cards = { $count } { $count ->
    [1] card
   *[other] cards
}
cost-pit = pit
list-own = yours
list-broken = cannot be read
sum-cells = { $cells } cells, { $corners } corners, { $stops } stops
sum-sections = { $sections } sections, { $corners } numbered corners
sum-spaces = { $spaces } spaces for { $cars } cars
sum-lap = lap { $lap } cells
legend-back = way back
legend-crash = crash, safety car
feature-count = { $what } { $count }
feature-none = none: { $what }
feature-stops-1 = corners of one stop
feature-stops-2 = corners of two stops
feature-stops-3 = corners of three stops
feature-walls = walled zones
feature-flap = straights for the flap
feature-pit-cells = cells of the pit lane
feature-late-brakes = late brakes
feature-spots = spots
feature-spots-two-colours = spots of two colours
feature-spots-costs = spots with costs
feature-spots-event = spots for event cards
feature-spots-extreme = extreme spots
feature-steps = recoveries of several steps
feature-blind = blind checks
feature-discards = recoveries paid in cards
feature-crashes = crashes without a safety car
feature-crashes-safety = crashes with a safety car
feature-forced-stops = forced pit stops
feature-spaces-two-colours = spaces of two colours
feature-spaces-black = black spaces
dead-warning = can never come up: { $what }
dead-stops = { $corner } asks for { $stops } stops, but its shortest way has only { $cells } cells
dead-extreme = the line extreme in line { $line }: no spot uses it
dead-check = the check at { $section }: passing and failing lead to the same
blind-mark = blind
