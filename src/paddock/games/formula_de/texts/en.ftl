title = Formula Dé
about = Gear dice, corners that must be stopped in, slipstreams and worn tyres: the league's full rules, every optional one a switch.
placing = { $status ->
    [5] finished
    [4] { $cause ->
        [1] out: overshooting
        [2] out: emergency braking
       *[other] out: reliability
    }
    [3] wrecked
   *[other] still racing
}, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}{ $injury ->
    [1] , the driver is dead
    [2] , the driver misses the next race
    [4] , the driver is motivated
   *[other] {""}
}{ $reward ->
    [1] {" "}(a driver point)
    [2] {" "}(a reroll)
    [3] {" "}(a place on the grid)
   *[other] {""}
}{ $car_place ->
   *[other] {""}
}
aftermath = { $what ->
    [dead] never races again
    [trauma] misses the next race
    [driver-point] starts the next race with a driver point more
    [reroll] may roll one die again in the next race
   *[grid] starts the next race one place further up
}
car-name = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [green] Green
    [black] Black
    [orange] Orange
    [purple] Purple
    [white] White
    [brown] Brown
   *[teal] Teal
}
component-pg = tyres
component-pf = brakes
component-pt = gearbox
component-pm = engine
component-pc = bodywork
component-ps = suspension
component-px = pit crew
component-pb = boost
component-pp = driver
component-ts = dirty tricks
component-pe = ERS
component-pu = push to pass
component-pz = fuel
face = { $face }
way = { $way ->
    [longer] kerb: one cell more
    [shorter] kerb: one cell less
    [double] { $count ->
        [one] first corner cell counts twice
       *[other] first cells of { $count } corners count twice
    }
    [over] overshoots by { $count }
    [risk] over { $count ->
        [one] a dangerous cell
       *[other] { $count } dangerous cells
    }
    [wall] touches the walled lane{ $count ->
        [one] {""}
       *[other] {" "}{ $count } times
    }
    [charge] enters the corner by slipstream
    [block] emergency braking
    [force] forces the block
    [pit] into the pit lane
    [out] is out
   *[way] way { $count }
}
option-go = To { $cell }{ $brakes ->
    [0] {""}
    [one] , braking once
   *[other] , braking { $brakes } cells
}{ $plain ->
    [yes] {""}
   *[no] : { $way }
}
option-gear = Gear { $gear }
option-sheet = Ready sheet: { $sheet ->
    [balanced] balanced
    [tyres] many tyres
    [brakes] many brakes
   *[sturdy] sturdy
}
option-own-sheet = My own sheet, point by point
option-allot = { $points } for { $component }
option-load = { $load ->
    [medium] Medium load
    [high] High load
   *[low] Low load
}
option-fit = { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
} tyres
option-repair = Repair a point of { $component }
option-hit = A point of { $component }
option-ram = Run into { $car }
option-team = The team of { $car }
option-cell = From { $name } on
option-trick = { $trick ->
    [smoke] Smoke screen
    [nails] Drop nails
    [grenade] Grenade at { $car }
    [explosion] Explosion
    [oil] Oil flood
    [harpoon] Harpoon
    [blades] Wheel blades
   *[sabotage] Sabotage
}
option-yes = Yes
option-no = No
option-none = Nothing
option-leave = Leave the die as it is
option-plus = One more, for a driver point
option-minus = One less, for a driver point
option-again = Throw again: the second result stands
option-keep = Keep the die
option-reroll = Roll again, for a driver point
option-stop = Stop here
option-slipstream = Slipstream: three cells
option-oval = Close up by a cell, then slipstream
option-enrich = Enrich the mixture
option-boost = Boost
option-slide = Slide
option-absorb = Slide, one cell less thanks to the load
option-fast = Fast stop
option-long = Long stop, with repairs
option-spin = Spin
option-cancel = Keep it straight, for a driver point
option-pay = Pay the bill
option-replace-pf = A driver point instead of a brake point
option-replace-pg = A driver point instead of a tyre point
option-replace-pc = A driver point instead of a bodywork point
option-play-on = Race on
option-time-up = The time is up
option-next-driver-point = Next race: a driver point more
option-next-reroll = Next race: one free reroll
option-next-grid = Next race: one place up the grid
option-tyre = { $count ->
    [one] One tyre cell
   *[other] { $count } tyre cells
}
option-drs = DRS: { $count ->
    [one] one cell
   *[other] { $count } cells
}, then slipstream
option-ers = { $count ->
    [0] No ERS
    [one] One ERS point
   *[other] { $count } ERS points
}
option-push = { $count ->
    [0] No push to pass
   *[other] Push to pass
}
option-face = { $count }
prompt-choose-gear = Which gear?{ $corner ->
    [here] {" "}{ $name } asks for { $stops ->
        [one] one more stop
       *[other] { $stops } more stops
    } and ends in { $last ->
        [0] this cell
        [one] one cell
       *[other] { $last } cells
    }.
    [ahead] {" "}{ $name } ({ $stops ->
        [one] one stop
       *[other] { $stops } stops
    }) begins in { $first ->
        [one] one cell
       *[other] { $first } cells
    } and ends in { $last }.
    [flag] {" "}The flag falls { $last ->
        [one] one cell
       *[other] { $last } cells
    } ahead.
   *[none] {""}
}
prompt-declare-pit = Declare now that you enter the pits? It binds you, and helps to get out again.
prompt-declare-ers = How many ERS points?
prompt-declare-push = Push to pass?
prompt-keep-or-reroll = The gear die shows { $face }{ $extra ->
    [0] {""}
   *[other] , other dice { $extra }
}. Keep it?
prompt-pick-face = Which result do you keep?
prompt-take-launch = A good launch: one cell more?
prompt-take-low = Take the cells of the low load?
prompt-segment = { $kind_of ->
    [main] Where do you drive? { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
    [tyre] Tyre cells: where to?
    [rich] Enriched mixture: where to?
    [boost] Boost: where to?
    [slip] Slipstream: where to?
    [slide] You slide: where to?
    [drs] DRS: where to?
    [oval] Closing up: where to?
   *[pull] Pulled by the harpoon: where to?
}
prompt-go-on = And now?
prompt-choose-sheets = How do you set up the car?
prompt-allot-points = How many points for { $component }? { $count } left.
prompt-choose-load = Which aerodynamic load?
prompt-fit-ers = Fit the ERS? It strains the engine.
prompt-pick-tyres = Which tyres do you start on?
prompt-pick-tyre = Which tyres do you start on?
prompt-box-tyres = Which tyres are fitted?
prompt-stop-kind = A fast stop or a long one?
prompt-try-exit = Try to leave the box at once?
prompt-repair-point = What is repaired?
prompt-spin-window = You are about to spin.
prompt-choose-reward = You are motivated: which advantage in the next race?
prompt-change-die = { $test ->
    [start] Start
    [engine] Engine check
    [oil] Oil
    [road] Road holding
    [collision] Collision
    [wall] Wall
    [reliability] Reliability test
    [boost] Boost test
    [exit] Leaving the box
    [injury] Injury
    [smoke] Smoke
    [nails] Nails
    [blades] Wheel blades
    [harpoon] Harpoon
    [grenade] Grenade
    [explosion] Explosion
   *[sabotage] Sabotage
}: the die shows { $face }.
prompt-emergency-bill = Emergency braking, { $count } cells too many: how do you pay?
prompt-choose-rammed = Whom do you run into?
prompt-start-tricks = A dirty trick?
prompt-choose-hit = What does { $car } lose?
prompt-use-harpoon = Throw the harpoon at { $car }?
prompt-oil-flood = Flood oil on three cells of your way?
prompt-choose-team = Whom do you sabotage?
prompt-yellow-stop = Yellow flags: a fast stop? You would restart from the back.
prompt-race-direction = Race direction: is the time up?
note-points = { $component } { $points }
note-factor = { $points ->
    [one] one tyre point
   *[other] { $points } tyre points
} for each cell too far
note-slide = slides { $cells ->
    [one] one cell
   *[other] { $cells } cells
} in corners
note-bonus = { $cells ->
    [one] one bonus cell
   *[other] { $cells } bonus cells
} a turn
note-die = rolls { $low } to { $high }
note-skipped = heavy downshift: { $count ->
    [1] a gearbox point
    [2] a gearbox and a brake point
   *[other] a gearbox, a brake and an engine point, and oil
}
note-brakes = { $count ->
    [one] one brake point
   *[other] { $count } brake points
}
note-tyres = { $count ->
    [one] one tyre point
   *[other] { $count } tyre points
}{ $spin ->
    [yes] {" "}and a spin
   *[no] {""}
}
note-out = overshoots by { $cells } and is out
note-ram = { $cells } cells too many: you run into the car ahead and are out
note-emergency = emergency braking, { $cells } too many: brakes { $brakes }, tyres { $tyres }, bodywork { $body }
note-force = a brake and a bodywork point
note-roll = { $test ->
    [wall] wall roll
    [road] road holding
    [nails] nails
   *[oil] oil
}: { $faces } of 20 faces hurt
note-collision = { $count ->
    [one] a collision roll
   *[other] { $count } collision rolls
} for you: { $faces } of 20 faces hurt
note-fuel = one fuel point for { $count ->
    [one] one cell
   *[other] { $count } cells
}
note-boost = { $cells } cells; { $faces } of 20 faces cost an engine point
cell-taken = there is a car on { $cell }
cell-unreachable = { $cell } is no legal end of { $count } cells
no-upshift = gear { $gear } is not possible: up goes one gear at a time
no-downshift = gear { $gear } is not possible: points for the heavy downshift are missing
event-grid-drawn = The grid: { $cars }.
event-sheets-opened = The sheets are open.
event-weather-set = { $sky ->
    [fair] Fair weather
    [rain] Rain
   *[variable] Variable weather
}, the track is { $wet ->
    [yes] wet
   *[no] dry
}{ $settled ->
    [yes] {" "}for good
   *[no] {""}
}.
event-tyres-fitted = { $car }: { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
} tyres.
event-round-started = Round { $round }.
event-turn-started = { $car } is on the move.
event-gear-engaged = { $car }: gear { $gear }.
event-gear-die-rolled = { $car } rolls { $face } in gear { $gear }.
event-extra-die-rolled = { $car } adds { $face }.
event-die-rolled = { $test ->
    [start] Start
    [weather] Weather
    [sudden-death] Sudden death
    [engine] Engine check
    [oil] Oil
    [road] Road holding
    [collision] Collision
    [wall] Wall
    [reliability] Reliability
    [boost] Boost test
    [exit] Leaving the box
    [injury] Injury
    [smoke] Smoke
    [nails] Nails
    [blades] Wheel blades
    [harpoon] Harpoon
    [grenade] Grenade
    [explosion] Explosion
   *[sabotage] Sabotage
}: { $car } rolls { $face }.
event-die-changed = { $car } makes it { $face }.
event-driver-point-spent = { $car } spends a driver point.
event-launched = { $car }: { $launch ->
    [stall] stalled!
    [wheelspin] wheelspin
    [normal] a normal start
    [good] a good launch
   *[cannon] away like a cannon ball
}.
event-not-moved = { $car } does not move.
event-car-moved = { $car } drives from { $start } to { $end }{ $segment ->
    [main] {""}
    [tyre] {" "}on its tyres
    [rich] {" "}on a rich mixture
    [boost] {" "}by boost
    [slip] {" "}by slipstream
    [slide] , sliding
    [drs] {" "}by DRS
    [oval] , closing up
   *[pull] , pulled by a harpoon
} ({ $count ->
    [one] { $count } cell
   *[other] { $count } cells
}{ $brakes ->
    [0] {""}
   *[other] , braking { $brakes }
}).
event-line-touched = { $car } crosses the line.
event-lap-done = { $car } has completed lap { $laps }.
event-car-finished = { $car } finishes in place { $place }!
event-overshot = { $car } leaves a corner too early: { $points ->
    [one] one tyre point
   *[other] { $points } tyre points
}.
event-emergency-braked = { $car } brakes in emergency, { $count } too many.
event-car-rammed = { $car } runs into { $other }.
event-point-lost = { $car } loses a point: { $component ->
    [pg] tyres
    [pf] brakes
    [pt] gearbox
    [pm] engine
    [pc] bodywork
   *[ps] suspension
}.
event-marker-placed = { $marker ->
    [1] Debris
    [2] Oil
   *[other] Nails
} on { $cell }.
event-car-spun = { $car } spins.
event-spin-cancelled = { $car } stays straight.
event-car-damaged = { $car } is badly damaged: { $component ->
    [pm] engine
    [pc] bodywork
   *[ps] suspension
}.
event-retired = { $car } is out: { $cause ->
    [overshooting] overshooting
    [braking] emergency braking
   *[reliability] it could take no more
}.
event-driver-hurt = The driver of { $car }: { $injury ->
    [dead] dead
    [trauma] hurt, misses the next race
    [recovered] unhurt
   *[motivated] unhurt and motivated
}.
event-engine-check-called = { $car } calls an engine check: { $any ->
    [yes] { $cars }
   *[no] no car is in 4th gear or higher
}.
event-pit-declared = { $car } declares that it will enter the pit lane.
event-pit-entered = { $car } enters the pit lane.
event-box-reached = { $car } is in its box.
event-point-restored = { $car } repairs { $component ->
    [pg] tyres
    [pf] brakes
    [pt] gearbox
    [pm] engine
    [pc] bodywork
   *[ps] suspension
}.
event-repaired = { $car } is no longer damaged.
event-exit-failed = { $car } stays in its box.
event-trick-used = { $car } uses a dirty trick: { $trick ->
    [smoke] smoke
    [nails] nails
    [grenade] a grenade
    [explosion] an explosion
    [oil] an oil flood
    [harpoon] the harpoon
    [blades] wheel blades
   *[sabotage] sabotage
}.
event-car-hooked = { $car } has hooked { $other }.
event-cars-sabotaged = Somebody was at these cars: { $cars }.
event-flags-out = Yellow flags!
event-markers-cleared = The track is swept; only { $cell } stays dangerous.
event-restarted = The field lines up again: { $cars }.
event-time-up = The time is up: sudden death.
event-race-ended = The race is over: { $cars }.
status = { $round ->
    [0] Before the start
   *[other] Round { $round }, lap { $lap } of { $laps }
} · { $sky ->
    [fair] fair
    [rain] rain
   *[variable] variable
}, { $wet ->
    [yes] wet
   *[no] dry
}{ $dark ->
    [yes] {" "}· night
   *[no] {""}
}{ $yellow ->
    [yes] {" "}· yellow flags
   *[no] {""}
}
area-beside = Beside the track
car-label = { $car }, gear { $gear }, { $status ->
    [racing] racing
    [stalled] stalled
    [spun] spun
    [wrecked] wrecked
    [out] out
    [finished] finished
   *[waiting] waiting
}
marker-label = { $debris ->
    [yes] debris
   *[no] {""}
} { $oil ->
    [yes] oil
   *[no] {""}
} { $nails ->
    [yes] nails
   *[no] {""}
}
gauge-gear = Gear
gauge-laps = Laps
gauge-tyre = Tyres fitted
tyre-text = { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
}, lap { $lap }
gauge-stops = Stops made here
gauge-tricks = Dirty tricks
trick-list = { $tricks }
trick-name = { $trick ->
    [oil] oil flood
    [smoke] smoke
    [nails] nails
    [blades] blades
    [harpoon] harpoon
    [grenade] grenade
    [explosion] explosion
    [sabotage] sabotage
   *[hidden] ?
}
switch-laps = Laps of the race.
switch-teams = Every car for itself, neighbours in pairs, or two cars for each seat.
switch-grid = The grid: by lot, in the order of the seats, or reversed.
switch-turn-order = The turn order is fixed for the round, or found anew after each turn.
switch-start = Standing or rolling start.
switch-rolling-gear = The highest gear of a rolling start.
switch-start-collisions = Collision rolls on the start straight.
switch-sudden-death = After a limit the race may end at any round.
switch-sudden-death-round = The last round before sudden death; 0: race direction says when.
switch-sudden-death-table = The second roll ends the race on 1 to 3, or on 1 and 3 as printed.
switch-points = Set-up points of each car.
switch-spend-all = All set-up points must be spent.
switch-sheets = When the sheets can be seen: from the start, always, or never.
switch-weather = The weather is rolled, or fixed.
switch-weather-table = The weather table: the circuit's, or a sunny, mixed or stormy one.
switch-weather-rolls = One weather roll a round, or one for each trigger.
switch-soft-mark = Where the bonus of Soft tyres ends, in per cent of the lap; 0: the circuit's mark.
switch-soft-use = Soft cells: any number at one moment, all or none, or split.
switch-tyre-choice = The first tyres: in secret, or openly in grid order.
switch-tyre-table = Tyre wear: the league's, one less or one more a cell.
switch-kerbs = Kerbs can be used.
switch-walls = Concrete walls count, where the circuit has them.
switch-lane-shift = How many lanes a car may cross on one straight.
switch-oval-slipstream = The slipstream works over one free cell.
switch-drs = DRS on the marked straights.
switch-drs-zones = Which of the circuit's zones are used.
switch-force-block = Once a race a block can be forced.
switch-injuries = Drivers of eliminated cars may be hurt.
switch-motivated = What a motivated driver gets in the next race.
switch-free-points = Seats with a driver point more: 1 for the first, 2 for the second, 4 for the third, summed up.
switch-free-rerolls = Seats with a free reroll, summed up the same way.
switch-grid-advances = Seats that start one place further up, summed up the same way.
switch-yellow-flags = Yellow flags and restarts.
switch-night = Part of the race is driven in the dark.
switch-night-by = The night is counted in laps of the leader, or in rounds.
switch-night-from = The first dark lap or round.
switch-night-to = The last dark lap or round.
switch-crew = Pit-crew points can be bought.
switch-boost = Boost points can be bought.
switch-aero = High and low aerodynamic loads.
switch-ers = ERS can be fitted.
switch-ers-die = The die of an ERS point.
switch-ers-points = ERS points a lap.
switch-ers-first-crossing = ERS is refilled at the first crossing of the line too.
switch-push-to-pass = Push to pass.
switch-push-points = Push-to-pass points; 0: one for each lap.
switch-fuel = Fuel is counted.
switch-fuel-points = Fuel at the start; 0: two for each lap.
switch-fuel-per-lap = Fuel burnt in a lap.
switch-fuel-fast = Fuel of a fast stop.
switch-fuel-long = Fuel of a long stop.
switch-fuel-gear = The highest gear without fuel.
switch-driver = Driver points can be bought.
switch-driver-limit = One driver point a round, or one in the turn of each car.
switch-tricks = Dirty tricks can be bought.
switch-trick-oil = Oil flood is dealt.
switch-trick-smoke = Smoke is dealt.
switch-trick-nails = Nails are dealt.
switch-trick-blades = Wheel blades are dealt.
switch-trick-harpoon = The harpoon is dealt.
switch-trick-grenade = Grenades are dealt.
switch-trick-explosion = Explosions are dealt.
switch-trick-sabotage = Sabotage is dealt.
switch-trick-twins = A car may have the same trick twice.
switch-trick-once = Every trick is lost after one use.
switch-smoke-range = Smoke reaches up to three cells back, or from three cells on.
switch-pit = The pit lane is open.
switch-boxes = Boxes go by team, by lot, or by the grid.
switch-pit-gear = The highest gear in the pit lane.
switch-tyres-hard = Hard tyres can be fitted.
switch-tyres-medium = Medium tyres can be fitted.
switch-tyres-soft = Soft tyres can be fitted.
switch-tyres-intermediate = Intermediate tyres can be fitted.
switch-tyres-wet = Wet tyres can be fitted.
preset-classic = Classic: two laps, the basic rules and nothing else.
preset-league-night = League night: all five compounds, driver points and injuries over three laps.
preset-modern-f1 = Modern F1: DRS, ERS, aerodynamic loads, all compounds and driver points.
preset-oval = Oval: rolling start, oval slipstream, yellow flags, push to pass and fuel.
preset-endurance-by-night = Endurance by night: five laps into the dark with fuel, injuries and sudden death.
preset-dirty-race = Dirty race: tricks, boost, forced blocks and driver points.
switch-least-pg = Least points for tyres.
switch-most-pg = Most points for tyres.
switch-least-pf = Least points for brakes.
switch-most-pf = Most points for brakes.
switch-least-pt = Least points for gearbox.
switch-most-pt = Most points for gearbox.
switch-least-pm = Least points for engine.
switch-most-pm = Most points for engine.
switch-least-pc = Least points for bodywork.
switch-most-pc = Most points for bodywork.
switch-least-ps = Least points for suspension.
switch-most-ps = Most points for suspension.
switch-least-px = Least points for pit crew.
switch-most-px = Most points for pit crew.
switch-least-pb = Least points for boost.
switch-most-pb = Most points for boost. 0: one for each lap.
switch-least-pp = Least points for driver points.
switch-most-pp = Most points for driver points. 0: one for each lap.
switch-least-ts = Least points for dirty tricks.
switch-most-ts = Most points for dirty tricks.
