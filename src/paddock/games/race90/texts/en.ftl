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
   *[other] track card { $mp } ({ $check }), { $kind ->
        [speed] speed
        [drive] drive
        [gear] gear
       *[event] event
    }, corner { $corner }
}
card-twin = { $card }{ $tyres ->
    [0] {""}
   *[other] , tyres { $tyres }
}{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $draw ->
    [0] {""}
   *[other] , draw { $draw }
}
card-hidden = { $deck ->
    [track] track card
   *[race] race card
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
    [yes] {" "}The safety car is out.
   *[no] {""}
}{ $opening ->
    [yes] {" "}Start: every pass costs 1.
   *[no] {""}
}
status-practice = Before the race: practice and qualifying.
area-hand = { $seat }: hand
area-frozen = { $seat }: cards of the contest, back next turn
area-played = On the table
area-laid = { $seat }: face down
area-reserve = { $seat }: laid aside for chasers
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
safety-label = Safety car
slot-label = { $low } to { $high }: { $state ->
    [dry] dry
    [uncertain] uncertain
   *[rain] rain
}
card-label = { $card }{ $tyres ->
    [0] {""}
   *[other] ; tyres { $tyres }
}{ $damage ->
    [0] {""}
   *[other] ; damage { $damage }
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
    [any-pair] with any card
    [overtake] overtake for 1 in a corner
    [double] double in a contest
    [void-late] late brake without check
   *[void-extreme] extreme trajectory without check
}
gauge-chips = Tyres
gauge-discs = Tyre bonus
gauge-damage = Damage
gauge-fuel = Fuel to turn
gauge-hand = Cards
gauge-target = Target
gauge-strategy = Strategy
gauge-skill = Skill
gauge-flag = Flag
flag-blue = blue
flag-orange = orange
skill-state = { $name }{ $spent ->
    [yes] {" "}(used)
   *[no] {""}
}

# Questions

prompt-choose-skills = Free practice: which skill is yours for the whole race?
prompt-build-cars = Free practice: how is your car set up? (tyre chips, hand limit, damage slots)
prompt-swap-hands = Keep this hand, or give all of it for another?
prompt-qualify-card = Qualifying: which race card do you lay face down? It becomes your first target.
prompt-qualify-fuel = Qualifying: in which turn is your first stop? Early stops qualify better.
prompt-start-tyres = Which tyres do you start on?
prompt-start-strategy = Which strategy do you start with?
prompt-declare = { $due ->
    [yes] You have to stop this turn.
   *[no] Your turn: drive on, stop, or skip?
}
prompt-skip-strategy = You skip: change the strategy?
prompt-change-strategy = Versatility: which strategy?
prompt-wise-discard = Wise Driving: which race card goes before you fill up your hand?
prompt-pick-chased = Chase: whom do you chase?
prompt-take-fuel = Pit stop: how much fuel?
prompt-choose-spot = Which trajectory do you take?
prompt-pit-discard = Pit stop: which card goes? { $held } held, the limit is { $limit }.
prompt-pit-tyres = Pit stop: which tyres?
prompt-pit-strategy = Pit stop: change the strategy?
prompt-take-reserved = Chase: a card of the driver you chase, or one of the deck?
prompt-throw-fast = Save Fuel: throw a card of 3 or more away and draw two?
prompt-show-pair = Lucky: your two cards match. Show them for a track card?
prompt-lucky-discard = Lucky: which card goes?
prompt-play-first = Which card do you play?
prompt-play-second = A second card?
prompt-spare-fuel = Save Fuel: a track card, or a turn more of fuel?
prompt-use-spot = Do you use the trajectory?
prompt-pay-tyre = Tyres: { $due } to pay, { $chips } chips left. A chip or a card?
prompt-pay-cards = Which card do you discard as the price?
prompt-choose-check = Which check comes first?
prompt-normal-check = { $cause ->
    [movement] Check
    [leader] Lapping check
    [recovery] Recovery check
   *[other] Check
}: { $target } or less passes. Which card?
prompt-extreme-way = How do you take the extreme trajectory?
prompt-place-flag = Where do you put the yellow flag?
prompt-lift-flag = Which yellow flag do you take off?
prompt-take-flag = Do you take the flag?
prompt-move-weather = Do you move the weather?
prompt-choose-event = Which event comes first?
prompt-sixth-sense = Sixth Sense: a chit for a flag?
prompt-use-disc = Do you spend a blue disc for 1 point?
prompt-throw-threes = Steady: throw a card of 3 away for 1 point?
prompt-spend-symbol = { $driver } is in your way. Do you spend the overtake symbol on { $corner }?
prompt-late-brake = Do you brake late?
prompt-lose-card = Which card do you lose?
prompt-force-late = Orange flag: does { $driver } have to brake late?
prompt-force-spot = Orange flag: does { $driver } have to take an extreme trajectory?
prompt-contest = The corner is fought over with { $drivers }. Do you lay a card?
prompt-contest-second = A second card?
prompt-offer-stop = The safety car is called. Do you stop first?
prompt-safety-declare = Behind the safety car: do you stop?
prompt-safety-discard = Behind the safety car: which card goes?

# Answers

option-play = Play the { $card }
option-add = Add the { $card }
option-lay = Lay the { $card }
option-pay = Pay with the { $card }
option-discard = Discard the { $card }
option-check = Check with the { $card }
option-void = Throw the { $card } away: no check
option-take = Take the { $card }
option-throw = Throw the { $card } away
option-qualify = Qualify with the { $card }
option-go = Drive on
option-skip = Skip the turn
option-pit = Stop at the pits
option-done = No more
option-decline = Stay out of it
option-keep = Keep it as it is
option-swap = Swap the whole hand
option-versatility = Versatility: change the strategy
option-wise-driving = Wise Driving: change cards
option-chip = A tyre chip
option-blind = The top card of the deck
option-draw = Draw from the deck
option-show = Show both cards
option-hide = Keep them to yourself
option-use = Use it
option-ignore = Leave it
option-flat-out = Flat Out: no check, 1 point less
option-track-card = A track card
option-later = A turn more of fuel
option-late-brake = Brake late
option-no-late-brake = No late brake
option-no-spot = No trajectory
option-spend = Spend it here
option-save = Save it
option-drier = One slot drier
option-wetter = One slot wetter
option-stay = Leave the weather
option-no-flag = No flag
option-take-blue = Take the blue flag
option-take-orange = Take the orange flag
option-no-chase = Chase nobody for now
option-skill = { $name ->
    [versatility] Versatility: change the strategy without skipping, once between stops
    [reflexes] Reflexes: +20 on every check
    [qualifying] Qualifying: +2 in qualifying, 2 track cards, +1 point at starts
    [pitting] Pitting: stops 2 sections shorter, a track card each time
    [tuning] Tuning: 8 points for the car, a brown disc repaired at each stop
    [lapping] Lapping: cheap lapping, +1 point for blue flags
    [wise-driving] Wise Driving: change cards once between stops; track cards do not count
    [rain-expert] Rain Expert: no loss in uncertain weather, blue discs on rain tyres
    [flat-out] Flat Out: extreme trajectories without check for 1 point less
   *[sixth-sense] Sixth Sense: three flags of your choice, three more at each stop
}
option-strategy = { $name ->
    [save-tyres] Save Tyres: 1 tyre less to pay; a track card when you pay
    [hazard] Hazard: points for damage and blind checks; track cards for blind checks
    [balance] Balance: trajectories without the right card; a track card with it
    [lucky] Lucky: draw 2, discard 1; a track card if they match
    [chase] Chase: take cards of the driver ahead; a track card beside them
    [banging-wheels] Banging Wheels: +3 in contests, overtake anywhere; a track card for it
    [save-fuel] Save Fuel: change fast cards; slow turns bring a track card or fuel
    [push] Push: a 2 with any card, for fuel; a track card for 2 chips paid
    [recovery] Recovery: pass Fast and Slow robots easily; a track card while they are ahead
   *[steady] Steady: throw 3s away for points; a track card if you hold none
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
    [yellow] A chit for a yellow flag
    [green] A chit for a green flag
    [blue] A chit for the blue flag
   *[orange] A chit for the orange flag
}
option-build = { $tyres } tyre chips, { $cards } cards, { $slots } damage slots
option-chase = Chase { $driver }
option-take-spot = { $extreme ->
    [yes] Extreme trajectory
   *[no] Trajectory
} +{ $bonus }
option-place-yellow = Yellow flag in { $name }, behind { $behind ->
    [0] no car
    [one] one car
   *[other] { $behind } cars
}
option-lift-yellow = Take the flag of { $name }
option-check-first = { $blind ->
    [yes] Blind check
   *[no] Check
} { NUMBER($modifier) }

# What an answer leads to

note-passes = passes ({ $target } or less)
note-fails = fails ({ $target } or less)
note-odds = blind: { $target } or less passes, about { $share } of 100
note-off-track = failing, you go off the track
note-spot = for { $kinds } cards{ $tyres ->
    [0] {""}
   *[other] , { $tyres } tyres
}{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
}{ $cards ->
    [0] {""}
   *[other] , { $cards } cards
}
note-spot-use = +{ $mp } { $mp ->
    [one] point
   *[other] points
}{ $tyres ->
    [0] {""}
   *[other] , { $tyres } tyres
}{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
}{ $cards ->
    [0] {""}
   *[other] , { $cards } cards
}
note-way = { $mp ->
    [one] 1 point
   *[other] { $mp } points
}, to { $section }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
note-cost = { $tyres ->
    [0] no tyres
   *[other] tyres { $tyres }
}{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $cards ->
    [0] {""}
   *[other] , discard { $cards }
}{ $checks ->
    [0] {""}
    [one] , a check
   *[other] , { $checks } checks
}
note-fuel = fuel to turn { $turn } of { $turns }{ $back ->
    [0] {""}
   *[other] , { $back } sections back
}
note-tyres = { $chips } chips{ $name ->
    [soft] , 3 blue discs
    [hard] , a track card
   *[other] {""}
}{ $penalty ->
    [0] {""}
   *[other] , -{ $penalty } in this weather
}
note-kept-tyres = { $chips } chips left
note-weather = { $state ->
    [dry] dry
    [uncertain] uncertain
   *[rain] rain
}
note-qualify = qualifies with { $mp }
note-build = { $points } of { $budget } points
note-contest = worth { $mp } here{ $modifier ->
    [0] {""}
   *[other] , { $modifier } unless you are first in the corner
}
note-out = you are out of the race
note-arrow = { $time ->
    [0] no points lost
    [one] 1 point lost
   *[other] { $time } points lost
}{ $tyres ->
    [0] {""}
   *[other] , tyres { $tyres }
}{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $cards ->
    [0] {""}
   *[other] , discard { $cards }
}{ $pit ->
    [yes] , a stop is due
   *[no] {""}
}{ $section ->
    [none] {""}
   *[other] , back in { $section }
}
note-pit = { $back } sections back, without extra fuel
note-skip = you stay where you are, and everybody may pass for 1

# What happens

event-skill-chosen = { $seat } has the skill { $skill }.
event-car-built = { $seat }: { $tyres } tyre chips, { $cards } cards, { $slots } damage slots.
event-hand-swapped = { $seat } swaps the whole hand.
event-card-drawn = { $seat } draws: { $card }.
event-qualified = { $car } qualifies with { $mp } ({ $check }){ $turn ->
    [0] .
   *[other] , first stop in turn { $turn }.
}
event-grid-formed = The grid: { $drivers }.
event-weather-set = The weather card is { $card }: { $state ->
    [dry] dry
    [uncertain] uncertain
   *[rain] rain
}.
event-robot-tyres = The robots have { $tyres } tyres.
event-tyres-fitted = { $seat } fits { $tyres } tyres.
event-strategy-chosen = { $seat } drives with { $strategy }.
event-turn-started = Turn { $turn } of { $turns }.
event-stage-started = Stage { $stage } begins.
event-leader-changed = { $car } leads.
event-contest-entered = { $car } fights with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
event-contest-declined = { $car } stays out of the contest.
event-contest-revealed = { $car } shows { $cards }: { $value }.
event-contest-settled = New order: { $drivers }.
event-skipped = { $seat } skips the turn.
event-pit-stop-made = { $car } stops, { $sections } sections back, to { $section }.
event-refuelled = { $seat } has fuel to turn { $turn }.
event-repaired = { $seat } repairs { $discs } damage.
event-card-discarded = { $seat } discards the { $card }.
event-card-played = { $seat } plays the { $card }.
event-card-taken = { $seat } takes the { $card } of the chased driver.
event-cards-shown = { $seat } shows { $cards }.
event-chips-paid = { $seat } pays { $chips ->
    [one] one tyre chip
   *[other] { $chips } tyre chips
}.
event-damage-taken = { $seat } takes { $colour ->
    [red] damage
   *[brown] permanent damage
}.
event-checked = { $car }, { $check ->
    [movement] check
    [extreme] extreme trajectory
    [late-brake] late brake
    [leader] lapping check
   *[recovery] recovery
}: { $card } against { $target }, { $passed ->
    [yes] passed
   *[no] failed
}.
event-power-used = { $seat } throws the { $card } away: no check.
event-fuel-shifted = The fuel of { $seat } now lasts to turn { $turn }.
event-flag-placed = { $seat } puts a yellow flag into { $section }.
event-flag-lifted = The yellow flag in { $section } is gone.
event-flag-taken = { $seat } takes the { $colour ->
    [blue] blue
   *[orange] orange
} flag.
event-weather-moved = The weather is now { $state ->
    [dry] dry
    [uncertain] uncertain
   *[rain] rain
} (slot { $slot }).
event-spot-taken = { $car } takes the { $extreme ->
    [yes] extreme trajectory
   *[no] trajectory
} +{ $bonus } in { $section }.
event-move-started = { $car } has { $mp ->
    [one] one point
   *[other] { $mp } points
}.
event-passed = { $car } { $how ->
    [overtake] overtakes
    [lap] laps
   *[unlap] unlaps from
} { $other }.
event-move-ended = { $car } stops in { $section }.
event-not-moved = { $car } does not move.
event-late-braked = { $car } brakes late and is in { $section }.
event-went-off = { $car } goes off the track at { $section }.
event-recovered = { $car } waits beside { $section }{ $time ->
    [0] {""}
   *[other] , { $time } points lost
}.
event-back-on-track = { $car } is back on the track in { $section }.
event-retired = { $car } is out: { $cause ->
    [damage] too much damage
    [tyres] no tyres left
    [cards] no cards left
    [fuel] no stop for fuel possible
   *[crash] crash
}.
event-chase-started = { $seat } chases { $driver }.
event-robots-stopped = All robots stop for { $tyres } tyres.
event-safety-car-called = The safety car comes out.
event-safety-car-left = The safety car leaves: restart.
event-race-ended = The race is over: { $car } wins.
placing = { $retired ->
    [1] retired
   *[0] { $position }. of the race{ $laps ->
        [0] {""}
        [one] , a lap behind
       *[other] , { $laps } laps behind
    }
}

# Set-up

switch-length = Full race: all turns of the circuit. Short: about two thirds of them, our own choice for an evening.
switch-all-items = With the strategies Recovery and Steady and the skills Flat Out and Sixth Sense, or without them.
preset-full-race = Full race: every turn of the circuit.
preset-short-evening = Short evening: 18 turns instead of 26 or 27 (our own shorter race, not in the rulebook).

# First edition

title-1 = Race! Formula 90, first edition
about-1 = The Grand Prix of cards, corners and nerve by its older rules: basic, advanced or junior.
prompt-choose-sheet = Which car sheet do you take? (tyre chips, cards in hand, damage slots)
prompt-choose-skill = Free practice: which skill is yours for the whole race?
prompt-build-car = Free practice: how is your car set up? (tyre chips, cards in hand, damage slots)
prompt-first-strategy = Which strategy do you start with?
prompt-pit-or-drive = Your turn: drive on, or stop at the pits?
prompt-new-strategy = { $occasion ->
    [stop] Pit stop: change the strategy?
    [skip] You skip: change the strategy for the next turn?
   *[versatility] Versatility: change the strategy now? Once until your next stop.
}
prompt-lucky-draw = Lucky: draw one card, or two and keep one?
prompt-show-equals = Lucky: two cards of one value. Show them for a track card?
prompt-keep-one = Lucky: which of the two goes?
prompt-chase-card = Chase: a card from the deck, or one that you can take?
prompt-take-on-fuel = Pit stop: how many turns of fuel?
prompt-pit-set = Pit stop: which tyres?
prompt-pick-spot = Which trajectory do you take?
prompt-play-or-skip = Which card do you play, or do you skip?
prompt-play-pair = A second card?
prompt-soft-bonus = Do you use a bonus of your soft tyres for 1 point?
prompt-check-order = Which check comes first?
prompt-event-order = Which event comes first?
prompt-next-discard = Discards: { $cards }, the last on top. In this order, or another card first?
prompt-shift-weather = Do you move the weather?
prompt-pass-or-stop = { $driver } is in your way. Pass for { $price ->
    [one] one point
   *[other] { $price } points
} of { $mp }, or stop behind?
prompt-free-pass = Banging Wheels: pass { $driver } for nothing?
prompt-brake-late = Do you brake late?
prompt-return-or-not = You are out. Do you take the place of the last robot?
prompt-return-tyres = Back in the race: which tyres?
prompt-return-strategy = Back in the race: which strategy?
prompt-stop-behind = Behind the safety car: do you stop?
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
} sheet, side { $side }: { $tyres } tyre chips, { $cards } cards, { $slots } damage slots
option-first-skill = { $name ->
    [versatility] Versatility: change the strategy without skipping, once between stops
    [reflexes] Reflexes: +20 on every check on the track
    [qualifying] Qualifying: +2 in qualifying, then 2 track cards
    [pitting] Pitting: stops 2 sections shorter, 2 track cards each time
    [tuning] Tuning: 8 points for the car instead of 6
   *[lapping] Lapping: lapping is free, or 1 point in corners
}
option-first-strategy = { $name ->
    [save-tyres] Save Tyres: 1 tyre less to pay
    [hazard] Hazard: points for checks and damage; late brakes of two sections
    [balance] Balance: trajectories without the right card, but no speed cards
    [lucky] Lucky: draw 2, keep 1
    [chase] Chase: take a card of the player ahead, or the top discard
   *[banging-wheels] Banging Wheels: +3 in contests, overtake anywhere
}
note-special = a track card { $name ->
    [save-tyres] if you pay a tyre chip
    [hazard] for each check passed and each damage taken in a move of 6 sections or more
    [balance] for a trajectory with the right card
    [lucky] for two cards of one value
    [chase] if you end beside the player you chase
   *[banging-wheels] for a contest won, or a late brake past a car
}
option-under = First the { $card }
option-as-shown = In this order
option-draw-two = Draw two, keep one
option-pass = Pass
option-stop = Stop behind
option-bump = Pass for nothing
option-pay-point = Pay for it, save the free one
option-come-back = Take the place of the robot
option-stay-out = Stay out
note-first-spot = +{ $bonus } with { $kind ->
    [speed] speed
    [drive] drive
    [gear] gear
   *[event] event
} cards
note-return = { $driver }, in { $section }
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
} sheet: { $tyres } tyre chips, { $cards } cards, { $slots } damage slots.
event-returned = { $seat } is back in the race, in the place of { $robot }.
switch-level = Basic, advanced (skills, set-up, weather, tyres, track cards, flags, safety car) or junior (no contests, no strategies).
switch-short = Short race: about a third fewer turns; tyres are paid with chips only.
switch-re-entry = Players who are out may take the place of the last robot, in the turn after.
switch-last-turn-contests = Corners are fought over in the last turn too. Otherwise every section is a straight then.
switch-late-brake-lap-checks = A leader who laps cars by a late brake needs a check for each of them.
switch-tank-limit = Advanced: at most 16 turns of fuel fit into the tank.
switch-off-track-reflexes = Advanced: Reflexes adds its 20 to checks off the track too.
switch-safety-line = Advanced: the line behind the safety car: as the cars stand on the track, laps kept; or by standing, all on one lap.
preset-first-race = First race: basic rules, about a third shorter.
preset-basic-race = Basic race: all turns, basic rules.
preset-advanced-race = Advanced race: every rule of the book.
preset-junior-race = Junior race: movement, simple overtakes and pit stops.
area-used = Used this turn
area-discards = Discards in reach
prompt-set-yellow = Where do you put the yellow flag?
prompt-green-flag = Which yellow flag do you take off?

# Why not

not-in-hand = the { $card } is not in your hand
cannot-pay = you cannot pay what the { $card } costs
no-pair = the { $card } does not go with the { $other }: one of two cards must be a 1, or both a 2
corner-not-certain = the { $card } may only be played if your movement is certain to use corner { $corner }
