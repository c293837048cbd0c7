title = Race! Formula 90, second edition
about = Cards, corners and nerve: a Grand Prix with fuel, tyres, weather, strategies and a field of robots.

# Things

kind-name = { $kind ->
    [speed] speed
    [drive] drive
    [gear] gear
   *[event] event
}
card-name = { $corner ->
    [0] { $kind ->
        [speed] speed
        [drive] drive
        [gear] gear
       *[event] event
    } card { $mp } ({ $check })
   *[other] Track card of corner { $corner }, { $kind ->
        [speed] speed
        [drive] drive
        [gear] gear
       *[event] event
    } { $mp } ({ $check })
}
card-twin = { $card }{ $tyres ->
    [0] {""}
    [one] , 1 tyre
   *[other] , { $tyres } tyres
}{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
}{ $draw ->
    [0] {""}
   *[other] , draw { $draw }
}
card-hidden = { $deck ->
    [track] Track card
   *[race] Race card
}
driver-player = { $seat }
driver-robot = { $robot ->
    [superfast] SuperFast
    [fast] Fast
   *[slow] Slow
} { $number }
tyre-name = { $name ->
    [soft] soft
    [hard] hard
    [intermediate] intermediate
   *[rain] rain
}
strategy-name = { $name ->
    [save-tyres] Save Tyres
    [hazard] Hazard
    [balance] Balance
    [lucky] Lucky
    [chase] Chase
    [banging-wheels] Banging Wheels
    [save-fuel] Save Fuel
    [push] Push
    [recovery] Recovery
   *[steady] Steady
}
skill-name = { $name ->
    [versatility] Versatility
    [reflexes] Reflexes
    [qualifying] Qualifying
    [pitting] Pitting
    [tuning] Tuning
    [lapping] Lapping
    [wise-driving] Wise Driving
    [rain-expert] Rain Expert
    [flat-out] Flat Out
   *[sixth-sense] Sixth Sense
}

# The table

status = Turn { $turn } of { $turns }, stage { $stage }. Weather: { $state ->
    [dry] dry
    [uncertain] uncertain
   *[rain] rain
}.{ $safety ->
    [yes] {" "}The Safety Car is out.
   *[no] {""}
}{ $opening ->
    [yes] {" "}Start: every pass costs 1 point.
   *[no] {""}
}
status-practice = Before the race: practice and qualifying.
area-hand = { $seat }: hand
area-frozen = { $seat }: contest cards, back in hand next turn
area-played = On the table
area-laid = { $seat }: face down
area-reserve = { $seat }: laid aside for the drivers in pursuit
car-label = { $driver }, { $place }.{ $laps ->
    [0] {""}
    [one] {" "}One lap behind.
   *[other] {" "}{ $laps } laps behind.
}{ $no_move ->
    [yes] {" "}Did not move.
   *[no] {""}
}{ $off ->
    [yes] {" "}Off the track.
   *[no] {""}
}
flag-label = Yellow flag
safety-label = Safety Car
slot-label = { $low } to { $high }: { $state ->
    [dry] dry
    [uncertain] uncertain
   *[rain] rain
}
card-label = { $card }{ $tyres ->
    [0] {""}
    [one] ; 1 tyre
   *[other] ; { $tyres } tyres
}{ $damage ->
    [0] {""}
   *[other] ; { $damage } damage
}{ $discards ->
    [0] {""}
   *[other] ; discard { $discards }
}{ $checks ->
    [none] {""}
   *[other] ; { $checks }
}{ $draw ->
    [0] {""}
   *[other] ; draw { $draw }
}{ $events ->
    [none] {""}
   *[other] ; { $events }
}{ $symbols ->
    [none] {""}
   *[other] ; { $symbols }
}
card-check = { $blind ->
    [yes] blind check
   *[no] check
} { $modifier }
card-event = { $event ->
    [yellow] yellow flag
    [green] green flag
    [blue] blue flag
    [orange] orange flag
   *[weather] weather
}
card-symbol = { $symbol ->
    [any-pair] goes with any card
    [overtake] overtakes for 1 in a corner
    [double] counts double in a contest
    [void-late] late braking without check
   *[void-extreme] extreme trajectory without check
}
gauge-chips = Tyres
gauge-discs = Tyre bonus
gauge-points = Points a turn
gauge-damage = Damage
gauge-permanent = Permanent damage
gauge-fuel = Fuel to turn
gauge-hand = Cards
gauge-target = Target
gauge-strategy = Strategy
gauge-skill = Skill
gauge-flag = Flag
gauge-chase = Chases
gauge-laps = Laps behind
flag-blue = blue
flag-orange = orange
skill-state = { $name }{ $spent ->
    [yes] {" "}(used)
   *[no] {""}
}

area-robots = Robots{ $tyres ->
    [none] {""}
    [hard] , on hard tyres
   *[rain] , on rain tyres
}
area-chits = Refuel chits, by turn
area-decks = Cards and damage discs
robot-mark = { $robot ->
    [superfast] Su
    [fast] Fa
   *[slow] Sl
}{ $number }
robot-label = { $driver }, place { $place }, { $points ->
    [one] one point
   *[other] { $points } points
} a turn{ $laps ->
    [0] {""}
    [one] , one lap behind
   *[other] , { $laps } laps behind
}{ $off ->
    [yes] , off the track
   *[no] {""}
}{ $stop ->
    [yes] , must pit this turn
   *[no] {""}
}
robot-out = { $driver }, out of the race
chit-robot = Turn { $turn }, { $robot ->
    [superfast] the first SuperFast robot pits
    [fast] the first Fast robot pits
   *[slow] the first Slow robot pits
}
chit-player = Turn { $turn }, { $seat } must pit at the latest
label-deck-race = Race deck, { $count } left
label-pile-race = Race discards, { $count }
label-deck-track = Track deck, { $count } left
label-pile-track = Track discards, { $count }
label-bag = Bag of damage discs, red and permanent: { $count }
flag-mark = { $colour ->
    [yellow] Y
    [green] G
    [blue] B
   *[orange] O
}

# Questions

prompt-choose-skills = Free practice: which skill is yours for the whole race?
prompt-build-cars = Free practice: how is your car set up? (tyre chips, hand limit, damage slots)
prompt-swap-hands = Keep this hand, or swap all of it?
prompt-qualify-card = Qualifying: which Race card do you lay face down? It becomes your first target.
prompt-qualify-fuel = Qualifying: in which turn do you make your first stop? Early stops qualify better.
prompt-start-tyres = Which tyres do you start on?
prompt-start-strategy = Which strategy do you start with?
prompt-declare = { $due ->
    [yes] You must stop this turn.
   *[no] Your turn: drive on, stop or skip?
}
prompt-skip-strategy = You skip: do you change your strategy?
prompt-change-strategy = Versatility: which strategy do you take?
prompt-wise-discard = Wise Driving: which Race card do you discard before you fill up your hand?
prompt-pick-chased = Chase: whom do you chase?
prompt-take-fuel = Pit stop: how much fuel do you take?
prompt-choose-spot = Which trajectory do you take?
prompt-pit-discard = Pit stop: which card do you discard? You hold { $held }, your limit is { $limit }.
prompt-pit-tyres = Pit stop: which tyres do you fit?
prompt-pit-strategy = Pit stop: do you change your strategy?
prompt-take-reserved = Chase: a card of the driver you chase, or one from the deck?
prompt-throw-fast = Save Fuel: throw away a card of 3 or more and draw two?
prompt-show-pair = Lucky: your two cards match. Show them for a Track card?
prompt-lucky-discard = Lucky: which card do you discard?
prompt-play-first = Which card do you play?
prompt-play-second = Do you add a second card?
prompt-spare-fuel = Save Fuel: a Track card, or one more turn of fuel?
prompt-use-spot = Do you use the trajectory?
prompt-pay-tyre = { $due ->
    [one] One tyre
   *[other] { $due } tyres
} to pay, { $chips ->
    [one] one chip
   *[other] { $chips } chips
} left: a chip or a card?
prompt-pay-cards = Which card do you discard to pay?
prompt-choose-check = Which check comes first?
prompt-normal-check = { $cause ->
    [movement] Check
    [leader] Lapping check
    [recovery] Recovery check
   *[other] Check
}: { $target } or less passes. Which card do you use?
prompt-extreme-way = How do you take the extreme trajectory?
prompt-place-flag = Where do you put the yellow flag?
prompt-lift-flag = Which yellow flag do you take off the track?
prompt-take-flag = Do you take the flag?
prompt-move-weather = Do you move the weather?
prompt-choose-event = Which event comes first?
prompt-sixth-sense = Sixth Sense: do you exchange a chit for a flag?
prompt-use-disc = Do you spend a blue disc for 1 point?
prompt-throw-threes = Steady: do you throw away a 3 for 1 point?
prompt-spend-symbol = { $driver } is in your way. Do you spend the overtake symbol on { $corner }?
prompt-late-brake = Do you brake late?
prompt-lose-card = Which card do you lose?
prompt-force-late = Orange flag: do you make { $driver } brake late?
prompt-force-spot = Orange flag: do you put { $driver } on an extreme trajectory?
prompt-contest = Contest against { $drivers }: do you lay a card?
prompt-contest-second = Do you add a second card?
prompt-offer-stop = The Safety Car is called. Do you stop first?
prompt-safety-declare = Behind the Safety Car: do you stop?
prompt-safety-discard = Behind the Safety Car: which card do you discard?

# Answers

option-play = Play the { $card }
option-add = Add the { $card }
option-lay = Lay the { $card }
option-pay = Pay with the { $card }
option-discard = Discard the { $card }
option-check = Check with the { $card }
option-void = Throw away the { $card }: no check
option-take = Take the { $card }
option-throw = Throw away the { $card }
option-qualify = Qualify with the { $card }
option-go = Drive on
option-skip = Skip this turn
option-pit = Make a pit stop
option-done = No more
option-decline = Stay out of it
option-keep = Keep it as it is
option-swap = Swap the whole hand
option-versatility = Versatility: change your strategy
option-wise-driving = Wise Driving: exchange cards
option-chip = Pay a tyre chip
option-blind = Go blind: the top card of the deck
option-draw = Draw from the deck
option-show = Show both cards
option-hide = Keep them to yourself
option-use = Use it
option-ignore = Leave it
option-flat-out = Flat Out: no check, 1 point less
option-track-card = A Track card
option-later = One more turn of fuel
option-late-brake = Brake late
option-no-late-brake = Do not brake late
option-no-spot = Take no trajectory
option-spend = Spend it here
option-save = Save it
option-drier = One slot drier
option-wetter = One slot wetter
option-stay = Leave the weather as it is
option-no-flag = Take no flag
option-take-blue = Take the blue flag
option-take-orange = Take the orange flag
option-no-chase = Chase nobody for now
option-skill = { $name ->
    [versatility] Versatility: change your strategy without skipping, once between stops
    [reflexes] Reflexes: +20 on every check
    [qualifying] Qualifying: +2 in qualifying, 2 Track cards, 1 more point at starts
    [pitting] Pitting: stops are 2 sections shorter and bring a Track card
    [tuning] Tuning: 8 points for your car, and a brown disc repaired at each stop
    [lapping] Lapping: cheap lapping, and 1 more point for each blue flag you play
    [wise-driving] Wise Driving: exchange cards once between stops; Track cards do not count towards your hand
    [rain-expert] Rain Expert: no loss in uncertain weather, blue discs on rain tyres
    [flat-out] Flat Out: extreme trajectories without a check for 1 point less
   *[sixth-sense] Sixth Sense: three flags of your choice, three more at each stop
}
option-strategy = { $name ->
    [save-tyres] Save Tyres: 1 tyre less to pay; a Track card when you pay
    [hazard] Hazard: points for damage and blind checks; Track cards for blind checks
    [balance] Balance: trajectories without the right card; a Track card with it
    [lucky] Lucky: draw 2, discard 1; a Track card if they match
    [chase] Chase: take cards of the driver ahead; a Track card if you end beside them
    [banging-wheels] Banging Wheels: +3 in contests, overtake anywhere; a Track card for it
    [save-fuel] Save Fuel: exchange fast cards; slow turns bring a Track card or fuel
    [push] Push: a 2 with any card, for fuel; a Track card for 2 chips paid
    [recovery] Recovery: pass Fast and Slow robots easily; a Track card while one is ahead
   *[steady] Steady: throw away 3s for points; a Track card if you hold none
}
option-tyres = { $name ->
    [soft] Soft tyres
    [hard] Hard tyres
    [intermediate] Intermediate tyres
   *[rain] Rain tyres
}
option-fuel = Fuel up to turn { $name }
option-load = { $name } turns of fuel
option-event = { $name ->
    [yellow] First the yellow flag
    [green] First the green flag
    [blue] First the blue flag
    [orange] First the orange flag
   *[weather] First the weather
}
option-sixth = { $name ->
    [yellow] Exchange a chit for a yellow flag
    [green] Exchange a chit for a green flag
    [blue] Exchange a chit for a blue flag
   *[orange] Exchange a chit for the orange flag
}
option-build = { $tyres } tyre chips, { $cards } cards, { $slots } damage slots
option-chase = Chase { $driver }
option-take-spot = { $extreme ->
    [yes] Extreme trajectory
   *[no] Trajectory
} +{ $bonus }
option-place-yellow = Yellow flag { $where }, behind { $behind ->
    [0] no car
    [one] one car
   *[other] { $behind } cars
}
option-lift-yellow = Take in the flag { $where }
option-check-first = { $blind ->
    [yes] Blind check
   *[no] Check
} { $modifier ->
    [0] without modifier
   *[other] with { NUMBER($modifier) }
} first

# What an answer leads to

note-target = needs { $target } or less
note-odds = blind: { $target } or less passes, about { $percent }%
note-spot = for { $kinds } cards{ $tyres ->
    [0] {""}
    [one] , costs 1 tyre
   *[other] , costs { $tyres } tyres
}{ $damage ->
    [0] {""}
   *[other] , costs { $damage } damage
}{ $cards ->
    [0] {""}
    [one] , costs 1 card
   *[other] , costs { $cards } cards
}
note-spot-use = +{ $mp } { $mp ->
    [one] point
   *[other] points
}{ $tyres ->
    [0] {""}
    [one] , costs 1 tyre
   *[other] , costs { $tyres } tyres
}{ $damage ->
    [0] {""}
   *[other] , costs { $damage } damage
}{ $cards ->
    [0] {""}
    [one] , costs 1 card
   *[other] , costs { $cards } cards
}
note-way = { $mp ->
    [one] 1 point
   *[other] { $mp } points
}, ends { $section }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
note-cost = { $tyres ->
    [0] no tyres
    [one] 1 tyre
   *[other] { $tyres } tyres
}{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
}{ $cards ->
    [0] {""}
    [one] , 1 card to discard
   *[other] , { $cards } cards to discard
}{ $checks ->
    [0] {""}
    [one] , a check
   *[other] , { $checks } checks
}
note-tyres = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}{ $name ->
    [soft] , 3 blue discs
    [hard] , a Track card
   *[other] {""}
}{ $penalty ->
    [0] {""}
    [one] , 1 point less in this weather
   *[other] , { $penalty } points less in this weather
}
note-kept-tyres = { $chips ->
    [one] 1 chip left
   *[other] { $chips } chips left
}
note-weather = { $state ->
    [dry] dry
    [uncertain] uncertain
   *[rain] rain
}
note-build = { $points } of { $budget } points
note-contest = worth { $mp } here{ $modifier ->
    [0] {""}
   *[other] ; modifier { $modifier } unless you are first in the corner
}
note-out = you are out of the race
note-arrow = { $time ->
    [0] no points lost
    [one] 1 point lost
   *[other] { $time } points lost
}{ $tyres ->
    [0] {""}
    [one] , 1 tyre
   *[other] , { $tyres } tyres
}{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
}{ $cards ->
    [0] {""}
    [one] , 1 card
   *[other] , { $cards } cards
}{ $pit ->
    [yes] , you must pit
   *[no] {""}
}{ $section ->
    [none] {""}
   *[other] , back { $section }
}
note-pit = new tyres, repairs and a full hand
note-skip = you stay where you are, and anyone may pass you for 1 point

# What happens

event-skill-chosen = { $seat } takes the skill { $skill }.
event-car-built = { $seat } sets up the car: { $tyres } tyre chips, { $cards } cards, { $slots } damage slots.
event-hand-swapped = { $seat } swaps the whole hand.
event-card-drawn = { $seat } draws the { $card }.
event-card-drawn-unseen = { $seat } draws a { $card }.
event-qualified = { $car } qualifies with { $mp } ({ $check }){ $turn ->
    [0] .
   *[other] , and has fuel up to turn { $turn }.
}
event-robot-qualified = { $car } qualifies with { $mp } ({ $check }){ $turn ->
    [0] .
   *[other] ; its chit calls in a robot of that kind on turn { $turn }.
}
event-grid-formed = The grid, from pole: { $drivers }.
event-weather-set = The { $card } decides the weather: { $state ->
    [dry] it is dry
    [uncertain] it is uncertain
   *[rain] it rains
}.
event-robot-tyres = The robots start on { $tyres } tyres.
event-tyres-fitted = { $seat } fits { $tyres } tyres.
event-strategy-chosen = { $seat } goes for { $strategy }.
event-turn-started = Turn { $turn } of { $turns }.
event-stage-started = Stage { $stage } begins.
event-leader-changed = { $car } leads the race.
event-contest-entered = { $car } fights { $section }, with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-contest-declined = { $car } stays out of the fight.
event-contest-revealed = { $car } shows { $cards }: { $value } in all{ $plus ->
    [none] .
   *[other] , { $plus } included.
}
event-contest-tied = { $drivers } are level: every player among them takes damage for each rival.
event-contest-settled = The order { $section } is now { $drivers }.
event-skipped = { $seat } skips the turn.
event-pit-stop-made = { $why ->
    [fuel] { $car } must pit for fuel
    [forced] { $car } must pit after the trip off the track
    [weather] { $car } pits for other tyres
   *[other] { $car } pits
}{ $why ->
    [line] {" "}and joins the end of the line behind the Safety Car, { $section }.
   *[other] {" "}and drops back { $sections ->
        [one] one section
       *[other] { $sections } sections
    }: rejoins { $section }.
}
event-refuelled = { $seat } has fuel up to turn { $turn }.
event-repaired = { $seat } has { $discs ->
    [one] one damage
   *[other] { $discs } damage
} repaired.
event-card-discarded = { $seat } discards the { $card }.
event-card-paid = { $price ->
    [tyre] { $seat } pays a tyre with the { $card }.
    [point] { $seat } throws away the { $card } for one more point.
   *[card] { $seat } pays with the { $card }.
}
event-card-played = { $seat } { $is_second ->
    [yes] adds
   *[no] plays
} the { $card }.
event-card-taken = { $seat } takes the { $card } of a driver ahead.
event-cards-shown = { $seat } shows { $cards }.
event-chips-paid = { $seat } pays { $chips ->
    [one] one tyre chip
   *[other] { $chips } tyre chips
}, and has { $left ->
    [0] none left
   *[other] { $left } left
}.
event-damage-taken = { $seat } takes { $colour ->
    [red] damage
   *[brown] permanent damage
} ({ $taken } of { $slots }).
event-checked = { $check ->
    [movement] { $car } checks
    [extreme] { $car } checks on the extreme trajectory
    [late-brake] { $car } tries to brake late
    [leader] { $car } checks to lap
   *[recovery] { $car } fights to recover
}: the { $card } against { $target }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-power-used = { $seat } throws away the { $card }: no check is needed.
event-fuel-shifted = { $by ->
    [-1] Pushing burns fuel: { $seat } now has it up to turn { $turn }.
   *[other] { $seat } saves fuel, and now has it up to turn { $turn }.
}
event-flag-placed = { $seat } brings out a yellow flag { $section }.
event-flag-lifted = { $why ->
    [green] Green flag: the yellow one { $section } is taken in.
    [leader] The leader has passed the yellow flag { $section }: it is taken in.
    [safety] The yellow flag { $section } makes way for the Safety Car.
   *[stage] With the new stage the yellow flag { $section } is taken in.
}
event-flag-passed = { $car } pays a point to pass the yellow flag { $section }.
event-flag-taken = { $seat } takes the { $colour ->
    [blue] blue
   *[orange] orange
} flag.
event-weather-moved = { $seat } moves the weather to slot { $slot }: still { $state ->
    [dry] dry
    [uncertain] uncertain
   *[rain] rain
}.
event-weather-turned = { $seat } changes the weather: { $state ->
    [dry] the track is dry
    [uncertain] it is uncertain
   *[rain] it rains
} (slot { $slot }).
event-spot-taken = { $car } takes the { $extreme ->
    [yes] extreme trajectory
   *[no] trajectory
} +{ $bonus } { $section }.
event-move-started = { $car } has { $mp ->
    [one] one point
   *[other] { $mp } points
} to move.
event-passed = { $car } { $how ->
    [overtake] overtakes
    [lap] laps
   *[unlap] gets a lap back on
} { $other }{ $price ->
    [0] {""}
    [one] {" "}for one point
   *[other] {" "}for { $price } points
}.
event-blocked = { $why ->
    [flag] Yellow flag: { $car } may not pass { $other }
    [never] { $car } cannot pass { $other } here
   *[price] { $car } has too few points to pass { $other }
}, and loses { $points ->
    [one] one point
   *[other] { $points } points
}.
event-move-ended = { $car } stops { $section }.
event-not-moved = { $car } does not move.
event-late-braked = { $car } brakes late and gets through{ $passed ->
    [none] {""}
   *[other] , past { $passed }
}: now { $section }.
event-went-off = { $car } loses control { $section } and is off the track.
event-recovered = { $car } has the car back in hand and waits to return { $section }{ $time ->
    [0] {""}
    [one] ; it costs 1 point
   *[other] ; it costs { $time } points
}.
event-back-on-track = { $car } is back on the track { $section }.
event-retired = { $cause ->
    [damage] { $car } has no room for more damage and is out of the race!
    [tyres] { $car } has no tyres left and is out of the race!
    [cards] { $car } has no cards left and is out of the race!
    [fuel] { $car } runs out of fuel and is out of the race!
   *[crash] { $car } crashes and is out of the race!
}
event-chase-started = { $seat } goes after { $driver }.
event-robot-ordered = Orange flag: { $seat } makes { $driver } { $risk ->
    [late-brake] brake late
   *[extreme] take an extreme trajectory
}.
event-disc-spent = { $seat } spends a blue disc for one point, and has { $left ->
    [0] none left
   *[other] { $left } left
}.
event-robots-stopped = All robots stop for { $tyres } tyres.
event-safety-car-called = The Safety Car comes out!
event-safety-car-left = The Safety Car goes in: restart!
event-race-ended = The chequered flag: { $car } wins the race!
event-classified = { $is_out ->
    [yes] Out: { $car }.
   *[no] { $place }. { $car }{ $laps ->
        [0] .
        [one] , one lap behind.
       *[other] , { $laps } laps behind.
    }
}
placing = { $retired ->
    [1] retired
   *[0] { $position ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $position }th
    } of the race{ $laps ->
        [0] {""}
        [one] , a lap behind
       *[other] , { $laps } laps behind
    }
}

# Set-up

value-level = { $value ->
    [basic] basic
    [advanced] advanced
   *[junior] junior
}
value-safety-line = { $value ->
    [track] as on the track
   *[standing] by race position
}
value-length = { $value ->
    [full] full
   *[short] short
}
switch-length = A full race with all turns of the circuit, or a short one with about two thirds of them, our own choice for an evening.
switch-all-items = Play with the strategies Recovery and Steady and the skills Flat Out and Sixth Sense, or without them.
preset-full-race = Full race: every turn of the circuit.
preset-short-evening = Short evening: 18 turns instead of 26 or 27 (our own shorter race, not in the rulebook).

# First edition

title-1 = Race! Formula 90, first edition
about-1 = The Grand Prix of cards, corners and nerve by its older rules: basic, advanced or junior.
prompt-choose-sheet = Which car chart do you take? (tyre chips, hand limit, damage slots)
prompt-choose-skill = Free practice: which skill is yours for the whole race?
prompt-build-car = Free practice: how is your car set up? (tyre chips, hand limit, damage slots)
prompt-first-strategy = Which strategy do you start with?
prompt-pit-or-drive = Your turn: drive on, or make a pit stop?
prompt-new-strategy = { $occasion ->
    [stop] Pit stop: do you change your strategy?
    [skip] You skip: do you change your strategy for the next turn?
   *[versatility] Versatility: do you change your strategy now? You can do this once until your next stop.
}
prompt-lucky-draw = Lucky: draw one card, or two and keep one?
prompt-show-equals = Lucky: two cards of the same value. Show them for a Track card?
prompt-keep-one = Lucky: which of the two do you discard?
prompt-chase-card = Chase: a card from the deck, or one you may take?
prompt-take-on-fuel = Pit stop: how many turns of fuel do you take?
prompt-pit-set = Pit stop: which tyres do you fit?
prompt-pick-spot = Which trajectory do you take?
prompt-play-or-skip = Which card do you play, or do you skip?
prompt-play-pair = Do you add a second card?
prompt-soft-bonus = Do you spend a blue disc of your soft tyres for 1 point?
prompt-check-order = Which check comes first?
prompt-event-order = Which event comes first?
prompt-next-discard = Your used cards go on the discard pile: { $cards }. The last one lies on top, within everyone's reach. Keep this order, or lay another card down first?
prompt-shift-weather = Do you move the weather?
prompt-pass-or-stop = { $driver } is in your way. Pass for { $price ->
    [one] one point
   *[other] { $price } points
} of { $mp }, or stop behind?
prompt-free-pass = Banging Wheels: do you pass { $driver } for free?
prompt-brake-late = Do you brake late?
prompt-return-or-not = You are out. Do you take the place of the last robot?
prompt-return-tyres = Back in the race: which tyres do you fit?
prompt-return-strategy = Back in the race: which strategy do you take?
prompt-stop-behind = Behind the Safety Car: do you stop?
option-take-sheet = { $name ->
    [italian] Italian
    [german] German
    [british] British
    [french] French
    [belgian] Belgian
    [austrian] Austrian
    [swiss] Swiss
    [dutch] Dutch
    [spanish] Spanish
    [swedish] Swedish
    [brazilian] Brazilian
   *[japanese] Japanese
} chart, side { $side }: { $tyres } tyre chips, { $cards } cards, { $slots } damage slots
option-first-skill = { $name ->
    [versatility] Versatility: change your strategy without skipping, once between stops
    [reflexes] Reflexes: +20 on every check on the track
    [qualifying] Qualifying: +2 in qualifying, then 2 Track cards
    [pitting] Pitting: stops are 2 sections shorter and bring 2 Track cards
    [tuning] Tuning: 8 points for your car instead of 6
   *[lapping] Lapping: lapping is free, or 1 point in corners
}
option-first-strategy = { $name ->
    [save-tyres] Save Tyres: 1 tyre less to pay
    [hazard] Hazard: points for checks and damage; late braking of two sections
    [balance] Balance: trajectories without the right card, but no speed cards
    [lucky] Lucky: draw 2, keep 1
    [chase] Chase: take a card of the player ahead, or the top discard
   *[banging-wheels] Banging Wheels: +3 in contests, overtake anywhere
}
note-special = a Track card { $name ->
    [save-tyres] if you pay a tyre chip
    [hazard] for each check passed and each damage taken in a move of 6 sections or more
    [balance] for a trajectory with the right card
    [lucky] for two cards of the same value
    [chase] if you end in the section of the player you chase
   *[banging-wheels] for winning a contest, or for late braking past a car
}
option-under = Lay the { $card } down first
option-as-shown = Keep this order
option-draw-two = Draw two, keep one
option-pass = Pass
option-stop = Stop behind
option-bump = Pass for free
option-pay-point = Pay for it and save the free one
option-come-back = Take the place of the robot
option-stay-out = Stay out
note-first-spot = +{ $bonus } with { $kind ->
    [speed] speed
    [drive] drive
    [gear] gear
   *[event] event
} cards
note-return = { $driver }, { $section }
event-sheet-taken = { $seat } takes the { $name ->
    [italian] Italian
    [german] German
    [british] British
    [french] French
    [belgian] Belgian
    [austrian] Austrian
    [swiss] Swiss
    [dutch] Dutch
    [spanish] Spanish
    [swedish] Swedish
    [brazilian] Brazilian
   *[japanese] Japanese
} chart: { $tyres } tyre chips, { $cards } cards, { $slots } damage slots.
event-returned = { $seat } comes back into the race in place of { $robot }.
switch-level = Basic, advanced (skills, car setup, weather, tyres, Track cards, flags, Safety Car) or junior (no contests, no strategies).
switch-short = A short race: about a third fewer turns, and tyres are paid with chips only.
switch-re-entry = Players who are out may take the place of the last robot in the next turn.
switch-last-turn-contests = There are contests in the last turn too. Otherwise every section counts as a straight then.
switch-late-brake-lap-checks = A Leader who laps cars by late braking needs a check for each of them.
switch-tank-limit = Advanced: the tank holds at most 16 turns of fuel.
switch-off-track-reflexes = Advanced: Reflexes also adds 20 to checks off the track.
switch-safety-line = Advanced: how cars line up behind the Safety Car: as they stand on the track, keeping their laps, or by race position, all on one lap.
preset-rookie-race = Rookie race: the junior rules, about a third shorter. Movement, simple overtaking and pit stops.
preset-first-race = First race: the basic rules, about a third shorter.
preset-basic-race = Basic race: the basic rules over all turns.
preset-advanced-race = Advanced race: every rule of the book.
preset-junior-race = Junior race: movement, simple overtaking and pit stops.
area-used = Used this turn
area-discards = Discards in reach
prompt-set-yellow = Where do you put the yellow flag?
prompt-green-flag = Which yellow flag do you take off?

# What may follow

outcome-checked = { $check ->
    [movement] check
    [extreme] check on the extreme trajectory
    [leader] lapping check
   *[recovery] recovery check
} { $passed ->
    [yes] passed
   *[no] failed
}
outcome-leader-changed = you lead
outcome-not-moved = you do not move
outcome-late-braked = through into the next section
outcome-contest = you come out of the contest in place { $place } of { $cars }
outcome-went-off = off the track
outcome-recovered = { $time ->
    [one] 1 point lost
   *[other] { $time } points lost
} off the track
outcome-retired = out: { $cause ->
    [damage] too much damage
    [tyres] no tyres left
    [cards] no cards left
    [fuel] no fuel
   *[crash] a crash
}

outcome-pit = back { $sections ->
    [one] one section
   *[other] { $sections } sections
}
outcome-pit-least = back { $sections ->
    [one] one section
   *[other] { $sections } sections
}, and further for more fuel
outcome-pit-line = to the end of the line
outcome-fuel = { $is_enough ->
    [yes] fuel to the finish
   *[no] another stop by turn { $turn } of { $turns }
}
outcome-swap = another hand of { $cards ->
    [one] one card
   *[other] { $cards } cards
}, for good
outcome-target = your first target is { $target }
outcome-qualify = you qualify with { $mp }, and must stop by turn { $turn } of { $turns }

# Why not

not-in-hand = the { $card } is not in your hand
cannot-pay = you cannot pay what the { $card } costs
no-pair = the { $card } does not go with the { $other }: one of the two must be a 1, or both a 2
corner-not-certain = you may play the { $card } only if your move is certain to use corner { $corner }
why-card-hand = that card is in { $seat }’s hand, and only { $seat } may look at it
why-card-held = that card is in { $seat }’s hand
why-card-laid = { $seat } has laid that card face down: it is turned over when everybody has decided
why-card-frozen = that card of { $seat } has fought in a contest: it comes back to the hand with the next turn
why-card-reserve = { $seat } has laid that card aside: only a driver in pursuit of { $seat } may take it, when drawing
why-card-played = that card has been played already
why-card-spent = that card has been spent
why-card-first = that card goes to the pile first as it is
why-card-question = you hold that card, but no card answers the question: { $question }
why-card-slow = the { $card } is not among your cards of 3 or more, which Save Fuel exchanges
why-card-no-three = Steady throws away cards of 3 from your hand, not the { $card }
why-card-no-exchange = Wise Driving exchanges Race cards of your hand, not the { $card }
why-card-no-late-power = only a Track card of your hand with the symbol for late braking saves you the check, not the { $card }
why-card-no-extreme-power = only a Track card of your hand with the symbol for extreme trajectories saves you the check, not the { $card }
why-card-not-laid-aside = the { $card } was not laid aside by the driver you chase
why-card-no-sure-brake = only a Track card of the corner ahead with the symbol for late braking saves you the check, not the { $card }
why-card-not-spent = the { $card } is not among the cards that you put on the pile now
why-card-not-drawn = Lucky discards one of the two cards just drawn, not the { $card }
why-card-not-to-take = the { $card } is not one that Chase may take now
why-pledge = your Track card must use { $corner }: after this choice it would no longer be certain
why-turn = the turn pawn moves on by itself, one box each turn
why-first-stop = the first stop is planned for turn 8, 10, 12, 14 or 16
why-weather = only a weather symbol on a card that is played moves the weather
why-weather-step = the weather moves by one slot at most
why-no-weather = the weather plays no part at this level
why-not-started = the cars are not on the track yet: qualifying settles the grid
why-grid = qualifying settles the grid, and nobody chooses a place on it
why-section = nobody chooses where to stop: a car must go as far as its points take it
why-off-track = only a car that loses control comes here, and its checks decide where it returns
why-flag-corner = a yellow flag can stand in a corner only
why-flag-there = a yellow flag stands there already
why-flag-spot = the flag must stand behind every car on a trajectory
why-flag-queue = { $cars ->
    [0] no car stands there, so the flag takes the first place
    [one] only one car stands there, so the flag takes the first place or the second
   *[other] only { $cars } cars stand there, and the flag takes the next place at the latest
}
why-flag-none = no yellow flag stands there
why-flag-touch = touch the flag itself, or the whole section
why-flag-stays = a yellow flag stays until a green flag or another rule takes it off
why-spot-own = you stand on that trajectory already: its bonus counts with the cards you play
why-spot-held = { $driver } stands on that trajectory, and nobody can be pushed off
why-spot-later = a trajectory is taken where a move or a stop ends
why-spot-elsewhere = that trajectory is in another section: { $driver } is { $section }
why-spot-robot = the orange flag sends a robot to an extreme trajectory only
why-car-asked = the question is about { $driver }: choose one of the answers
why-car-own = your car moves by the cards you play, and as far as they take it
why-car-robot = robots drive by themselves
why-car-player = { $seat } drives that car
why-chit = a refuel chit says when its driver must pit, and moves by the rules only
why-deck = cards come off the top of a deck when a rule says so, and nobody looks into it
why-pile = that pile is spent until its deck runs out
why-bag = damage is drawn from the bag blindly, when a rule says so
why-safety-car = the Safety Car follows the rules: nobody drives it
why-chase-behind = you can chase only a driver ahead of you, and { $driver } is behind
why-chase-lap = { $driver } is not on your lap
why-chase-off = { $driver } is off the track
why-chase-one = you are chasing { $driver } already, until a rule ends it
why-chase-leader = the Leader has nobody to chase

# Places

where-corner = { $part ->
    [0] at { $corner }
    [1] at the entry of { $corner }
    [-1] at the exit of { $corner }
   *[other] at { $corner }, part { $part }
}
where-brake = before { $corner }
where-straight = on the straight after { $corner }{ $part ->
    [0] {""}
   *[other] , section { $part }
}
where-main = on the main straight{ $part ->
    [0] {""}
   *[other] , section { $part }
}

# What the coach says of a choice, by the terms of `worth`
term-far = { $better ->
    [yes] gains sections
   *[no] loses sections
}
term-places = { $better ->
    [yes] puts more cars behind you
   *[no] puts fewer cars behind you
}
term-chances = { $better ->
    [yes] risks less in checks and contests
   *[no] risks more in checks and contests
}
term-tyres = { $better ->
    [yes] saves tyres
   *[no] costs tyres
}
term-cards = { $better ->
    [yes] leaves you a better hand
   *[no] leaves you a poorer hand
}
term-damage = { $better ->
    [yes] keeps the car in one piece
   *[no] leaves the car more damaged
}
term-line = { $better ->
    [yes] puts you on the better line
   *[no] gives up the better line
}
term-strategy = { $better ->
    [yes] has the better strategy for the stint
   *[no] has the weaker strategy for the stint
}
term-stops = { $better ->
    [yes] makes for better pit stops
   *[no] makes pit stops cost more
}
term-out = { $better ->
    [yes] keeps you in the race longer
   *[no] ends your race
}
dead-late = the late-brake symbol of { $card }: there is no brake section before its corner

driver-ugo = Avoids every check and every bump: the car comes first.
driver-wanda = Burns her tyres, collects damage, and is gone.
driver-teo = Counts his tyre chips and makes them last.
driver-greta = Fights for every place as if it were the last corner.
driver-rocco = Plays his best cards at once and trusts his luck.
driver-mara = Drives from one ideal line to the next.

# What came at a real table

card-answer = { $card } · { $code }
disc-drawn = { $colour ->
    [red] red
   *[brown] brown
}
chit-drawn = { $mp } ({ $check }), turn { $turn }
chance-draw-race = Which Race card does { $seat } draw?
chance-draw-track = Which Track card does { $seat } draw?
chance-robot-card = Which card does { $driver } fight with?
chance-draw-disc = Which damage disc does { $seat } draw?
chance-draw-weather = Which card is turned up for the weather?
chance-toss-tyres = Which tyres does the toss give the robots?
chance-lots = Who starts ahead: { $drivers }?
chance-chit = Which chit is drawn for { $driver }?
chance-check = Which card is turned up for the check of { $driver }?
value-deck = printed
switch-deck = The cards that are raced with: the printed ones, or a deck of your own.
deck-part = cards stand below a line with the word race or the word track: write one of them first
deck-card = a card is its number or corner, its kind ({ $kinds }), its movement points and its check value, then what is printed on it
deck-word = a card of this deck cannot show { $word }; it can show: { $known }
deck-twice = another card has the number { $number }: give every card its own
deck-many = corner { $corner } has too many cards: eight at most
deck-empty = there are no cards below this line: write some, or remove it
deck-no-corner = the circuit has no corner { $corner }: its corners are { $known }
deck-corner-bare = corner { $corner } has no track card: write one to eight
deck-size = a race deck has 184 cards, not { $count }
deck-majority = less than half of the { $what ->
    [tyres] tyre points
    [damage] damage
    [checks] checks
    [draws] draws
   *[events] flags and weather
} is on the cards of its kind
deck-no-move = no card moves { $points }
deck-slow = too few cards of 1 and 2 movement points
deck-blind = a blind check against { $target } passes { $share }% of the time: spread the check values evenly
deck-what-number = the number of a card
deck-what-corner = the corner
deck-what-points = the number of movement points
deck-what-check = the check value
deck-what-tyres = the number of tyres
deck-what-damage = the damage
deck-what-discard = the number of cards to discard
deck-what-draw = the number of cards to draw
deck-what-modifier = the modifier of a check
deck-column-kind = kind
deck-column-points = movement points
deck-column-check = check value
