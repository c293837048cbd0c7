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

## What was expected in a line of a circuit file

what-either = { $one } or { $other }
what-nothing = nothing more
what-no-row = none
what-keyword = a keyword
what-circuit-id = the circuit's id
what-circuit-name = the circuit's name
what-length-metres = the length in metres
what-race-laps = the laps of a race
what-lanes = the number of lanes
what-heading = the heading of the first piece
what-zone-id = the zone's id
what-zone-name = the zone's name
what-length-cells = the length in cells
what-angle = the angle in degrees
what-radius = the radius in cells
what-cars = the number of cars
what-car-distance = the distance between cars
what-pit-start = the cells before the pit lane
what-pit-end = the cells before its end
what-boxes = the number of boxes
what-faces = the faces
what-corner = a corner
what-stops = the stops
what-lane-counts = the cells of each lane
what-path = the shortest and longest way
what-lane-cells = the cells of a lane
what-pit-time = the pit time in sections
what-turns = the number of turns
what-short-turn = the last turn of a short race
what-stage-turns = the turns of a stage
what-turn-laps = the laps of a turn
what-slot = the check factors of a slot
what-corner-number = the corner's number
what-corner-name = the corner's name
what-corner-id = the corner's id
what-contest = the contest modifier
what-size = the size of the section
what-row = the row of the grid
what-late = the late-brake values
what-check-modifier = the modifier of the check
what-recovery-modifier = the modifier of the recovery check
what-tyres = the number after tyres
what-damage = the number after damage
what-cards = the number after cards
what-time = the number after time
what-money = the money of a place
what-lane = a lane
what-place-distance = the car lengths behind the place
what-zone = a zone
what-zone-distance = the distance from the start of the zone
what-space = a space
what-spot = a spot
what-section = a section
what-cell = a cell
what-step-cell = a cell to step to
what-first-number = the first number
what-last-number = the last number
what-lap-end = the end of the lap
what-line = the line
what-soft-mark = the soft mark

## What is wrong in a circuit file

wrong-quote-open = a quoted name is not closed: add a "
wrong-word-missing = { $what } is missing at the end of the line
wrong-word-quoted = expected { $what }, found the quoted name "{ $found }"
wrong-word-over = { $word } is not understood here: nothing more was expected
wrong-not-word = expected { $what }, found { $found }
wrong-not-keyword = { $found } is not a keyword here; possible: { $known }
wrong-not-name = { $what } must be small letters and digits (at most 24), found { $found }
wrong-not-number = { $what } must be a number from { $low } to { $high }, found { $found }
wrong-not-whole = { $what } must be a whole number from { $low } to { $high }, found { $found }
wrong-not-range = { $what } must be a range such as { $low }-{ $high }, found { $found }
wrong-title-missing = { $what } is missing: write it in quotes, "" for none
wrong-title-long = { $what } must be printable and at most 60 letters long
wrong-twice = { $what } was already given in line { $line }: remove one of them
wrong-line-missing = the line { $keyword } is missing, for example: { $example }
wrong-file-long = the file is too large: at most { $letters } letters and { $lines } lines
wrong-file-name = the circuit is called { $name }: name the file { $file }
wrong-no-circuit = there is no circuit '{ $name }'; { $near }
wrong-no-product = there is no product '{ $name }'; there are: { $known }
wrong-not-offered = { $circuit } has no { $product }; possible: { $known }
wrong-no-form = there is no form '{ $name }'; there are: { $known }
wrong-no-small-board = there is no small board { $name }; possible: { $known }
wrong-no-parts = nothing can be played here: add cells, sections or spaces
wrong-and-more = { $shown } and { $more } more

wrong-zones-many = too many zones: at most { $most }
wrong-zones-few = a circuit needs at least one straight and one corner
wrong-zones-named = at most { $most } zones may be named here, found { $found }
wrong-zone-empty = { $zone } has no piece of track: add ahead, left or right below it
wrong-piece-no-zone = a piece of track needs a zone: write straight or corner above it
wrong-pieces-many = too many pieces of track: at most { $most }
wrong-numbers-many = at most { $most } numbers may stand here, found { $found }
wrong-corner-straight = corner { $zone } does not bend: add left or right, or make it a straight
wrong-straights-two = straight { $zone } follows straight { $last }: write the two as one straight
wrong-radius-small = radius { $radius } is too small for { $lanes } lanes: least { $least }
wrong-arcs-sum = the arcs turn { $total } degrees in all: they must come to { $wanted }
wrong-turns-anticlockwise = the circuit is called clockwise but turns to the left
wrong-turns-clockwise = the circuit is called anticlockwise but turns to the right
wrong-loop-open = the loop cannot be closed: mark straights of two directions with flex
wrong-loop-gap = to close the loop this piece would have to be { $length } long ({ $change }): the end misses the start by { $gap } cells, so change lengths or angles
wrong-lap-long = the lap is { $length } cells long: at most { $most }
wrong-track-crossed = the track runs over itself: { $one } and { $other } are too close to one another
wrong-finish-missing = the line is missing in { $part }, for example: { $example }
wrong-finish-straight = the line must lie on a straight; there is no straight { $zone }

wrong-cells-stuck = a step would not lead on from { $cells }: change the cells of those lanes
wrong-cells-lost = no way leads to and from { $cells }: change the cells of those lanes
wrong-cells-apart = lanes are not half a cell apart at { $cells }
wrong-corner-missing = corner { $corner } is missing in cells, for example: { $example }
wrong-no-corner = there is no corner { $corner }; corners: { $known }
wrong-corner-lanes = { $counts } does not give the cells of { $lanes } lanes
wrong-corner-path = corner { $corner } has ways of { $shortest } to { $longest } cells, not { $given }: write path { $shortest }-{ $longest }
wrong-lane-counts = the cells of each lane must be counts such as 7/5/3, found { $found }
wrong-line-cuts = the line must cut every lane once: move it away from the ends of its straight
wrong-line-place = the line must lie after 1 to { $most } cells of { $zone }
wrong-grid-missing = the grid is missing in cells, for example: grid 10 step 1.5
wrong-grid-room = { $cars } cars do not fit behind the line on its straight: move the line on, lengthen the straight, or reduce the step ({ $step })
wrong-grid-order = the places of the grid do not stand one behind the other: make the step longer
wrong-weather-order = weather must be rain, variable, fair in this order or the other way round, one range each
wrong-face-twice = face { $face } has two kinds of weather
wrong-face-none = face { $face } has no weather: the faces 1-{ $faces } must all be given
wrong-wall-zone = there is no zone { $zone } to put a wall along
wrong-soft-place = the soft mark lies at { $share } of the lap: it should be at about two thirds
wrong-soft-corner = there is no corner { $corner } for the soft mark
wrong-flap-straight = there is no straight { $zone } for the flap
wrong-pit-ends = the pit lane must begin and end on the straight, at least a cell from its ends: from 1 to { $most }
wrong-pit-length = { $boxes } boxes need a pit lane of at least { $least } cells, this one has { $length }
wrong-pit-short = { $boxes } boxes need { $least } cells of pit lane, this one has { $length }
wrong-pit-line = the pit lane must begin before the line and end beyond it
wrong-pit-track = the pit lane runs into another part of the track: shorten it, move it, or use the other side
wrong-lap-odd = a lap must be an even number of half cells, at least 8
wrong-corner-overlap = a corner must lie inside the lap and overlap no other corner
wrong-no-cell = there is no cell { $name }

wrong-sections-few = { $count } sections are too few: at least { $least }
wrong-sections-missing = missing in sections: { $names }
wrong-section-no-zones = a section needs the zones that it lies in: write over and their ids above it
wrong-section-twice = two sections would be called { $name }: number corners once
wrong-no-section = there is no section { $name }; sections: { $known }
wrong-over-order = over { $zone } stands where { $expected } should come: zones in driving order
wrong-over-missing = no section covers { $zones }: add over and sections for them
wrong-over-empty = over needs sections below it: straight, brake or corner
wrong-pole = exactly one section must have grid 1, found { $found }
wrong-grid-few = the grid has { $places } places, not { $least }: add grid 1, 2 and 3
wrong-grid-row = grid { $row } must stand { $behind } sections behind grid 1
wrong-pit-lap = a pit stop could cost { $lost } sections, a whole lap of { $lap }
wrong-corner-order = corner { $corner } comes after corner { $last }: numbers must rise
wrong-corner-parted = the sections of corner { $corner } are not adjacent
wrong-brake-corner = a corner must follow a brake section
wrong-brake-late = a brake section needs its late-brake values, for example: late 50/-10
wrong-not-late = late-brake values must be a target and a modifier such as 50/-10, found { $found }
wrong-late-elsewhere = late-brake values belong to brake sections
wrong-spots-none = spots needs at least one spot such as +1r, +2go:t1 or +3g*
wrong-not-spot = a spot must be a bonus, colours out of r g o y, costs, and * if extreme: +2go:t1*, found { $found }
wrong-extreme-missing = extreme spots need a line such as: extreme check 0 recover -10 pass time 2 fail time 4
wrong-off-missing = this brake needs an off-track line, for example: { $example }
wrong-off-brake = there is no brake section before corner { $corner }
wrong-arrow-end = every arrow must end at a section (at ...) or in a crash
wrong-arrow-back = an off-track line needs at least one arrow that leads back (at ...)
wrong-turns-few = { $turns } turns are too few: at least { $least }
wrong-short-end = a short race must end between turn { $least } and the last but one
wrong-stages-few = a race needs at least two stages
wrong-stages-sum = the stages have { $sum } turns in all, not { $turns }
wrong-laps-count = laps must be given for { $turns } turns
wrong-weather-missing = weather is missing in sections, for example: weather dry 99-67 ...
wrong-slots-gap = the slots must cover 99 to 1 without gap, each as high-low
wrong-slots-order = weather must go from dry to uncertain to rain, with an odd number of uncertain slots

wrong-not-space = a space must be colours out of W L D K and 1 to 12 cars, such as W1 or LD4, found { $found }
wrong-not-lane = a lane must be inner, middle, outer or 1 to 4 from the inside, found { $found }
wrong-rows = there must be one row per zone in driving order: { $wanted }; found { $found }
wrong-row-lanes = row { $zone } must have spaces for { $lanes } lanes, parted by |
wrong-row-uneven = the lanes of straight { $zone } hold { $cars } cars: they must be equal
wrong-columns-many = the lanes of the corners have no common measure: { $columns } columns
wrong-columns = { $name } (columns { $start }-{ $end })
wrong-line-inside = the line at { $distance } does not fall between two spaces of lane { $lane }
wrong-exits-few = fewer than two spaces can be entered from { $places }
wrong-exits-side = no side exit behind a car at { $places }
wrong-exits-slow = no white or light grey space can be entered from { $places }
wrong-colours-missing = all four colours must occur: W L D K
wrong-colours-two = there must be two to six spaces of two colours, found { $found }
wrong-colours-apart = the two colours of a space must be neighbours: WL, LD or DK
wrong-black-zones = black spaces must occur in at least two zones
wrong-grid-places = the grid must have { $places } different places
wrong-grid-race-order = the grid must be in race order: the foremost first, the inner lane first where level
wrong-grid-sides = the grid must lie on one side of the line
wrong-place-walled = place { $number } is walled in: no white or light grey space is free ahead of it
wrong-place-off = place { $number } of the grid is not on the track
wrong-place-white = place { $number } of the grid must be a white space for one car
wrong-money-missing = grid and money are needed in spaces, for example: money 10 11 12 13 14
wrong-money-places = money must be given for { $places } places
wrong-money-falls = money must not fall from one place to the next
wrong-no-part = the circuit { $name } has no { $product }, which { $game } is raced on; add them to its file, or start from a built-in circuit: paddock circuit new NEW --like monza
wrong-circuit-unknown = the circuit { $name } is not known here: it comes with a record of its races, or as a file
wrong-line-long = the line is too long: at most { $letters } letters
