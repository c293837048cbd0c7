title = Formula Dé
about = Gear dice, corners where you must stop, slipstreams and worn tyres: the league's full rules, with a switch for every optional one.
placing = { $retired ->
    [1] { $cause ->
        [1] out after overshooting a corner
        [2] out after running into another car
       *[other] out with a broken car
    }
   *[other] { $status ->
        [5] finished
       *[other] still racing
    }
}, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}{ $grid ->
    [0] {""}
    [1] , from pole
    [2] , from 2nd on the grid
    [3] , from 3rd on the grid
   *[other] , from { $grid }th on the grid
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
}
placing-of-car = the { $car } car: { $text }
aftermath = { $what ->
    [dead] never races again
    [trauma] misses the next race
    [driver-point] starts the next race with one more driver point
    [reroll] may reroll one die in the next race
   *[grid] starts the next race one place further up
}
car-name = { $seat }
car-of-two = { $seat } ({ $colour })
colour = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
    [black] black
    [orange] orange
    [purple] purple
    [white] white
    [brown] brown
   *[teal] teal
}
place-corner = in { $corner }, lane { $lane }
place-stop = in { $corner }, { $stops ->
    [1] its one stop
   *[other] { $stop ->
        [1] first
        [2] second
        [3] third
       *[other] last
    } of { $stops ->
        [2] two
        [3] three
       *[other] { $stops }
    } stops
}, lane { $lane }
place-before = { $cells ->
    [one] just before { $corner }
   *[other] { $cells } cells before { $corner }
}, lane { $lane }
place-straight = on the straight, lane { $lane }
place-pit = in the pit lane
place-box = in box { $number }
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
option-go = { $cell }{ $brakes ->
    [0] {""}
    [one] , braking one cell
   *[other] , braking { $brakes } cells
}{ $plain ->
    [yes] {""}
   *[no] : { $way }
}
option-gear = Gear { $gear }
option-sheet = Ready-made setup: { $sheet ->
    [balanced] balanced
    [tyres] plenty of tyres
    [brakes] plenty of brakes
   *[sturdy] sturdy
}
option-own-sheet = My own setup, point by point
option-allot = { $points ->
    [0] Nothing
   *[other] { $points }
} for { $component }
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
option-repair = Repair { $component }: one point
option-hit = One point of { $component }
option-ram = Ram { $car }
option-team = The team of { $cars }
option-cell = { $name } and the next two cells
option-trick = { $trick ->
    [smoke] Release a smoke screen
    [nails] Drop nails
    [grenade] Throw a grenade at { $car }
    [explosion] Set off an explosion
    [oil] Flood the track with oil
    [harpoon] Shoot the harpoon
    [blades] Wheel blades
   *[sabotage] Sabotage
}
option-yes = Yes
option-no = No
option-none = Nothing
option-leave = Leave the die as it is
option-plus = One more, for a driver point
option-minus = One less, for a driver point
option-again = Roll again; the second result stands
option-keep = Keep the die
option-reroll = Roll again, for a driver point
option-stop = Stop here
option-slipstream = Slipstream: three cells
option-oval = Close up by one cell, then slipstream
option-enrich = Enrich the mixture
option-rich = { $count ->
    [one] One cell from the rich mixture
   *[other] { $count } cells from the rich mixture
}
option-boost = Boost
option-slide = Slide
option-absorb = Slide one cell less, thanks to high load
option-fast = Fast stop
option-long = Long stop with repairs
option-spin = Let it spin
option-cancel = Catch the spin, for a driver point
option-pay = Pay in full
option-replace-pf = Spend a driver point instead of a brake point
option-replace-pg = Spend a driver point instead of a tyre point
option-replace-pc = Spend a driver point instead of a bodywork point
option-play-on = Race on
option-time-up = Time is up
option-next-driver-point = Next race: one more driver point
option-next-reroll = Next race: one free reroll
option-next-grid = Next race: one place up the grid
option-tyre = { $count ->
    [one] One extra cell from the tyres
   *[other] { $count } extra cells from the tyres
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
    [here] {" "}You still owe { $name } { $stops ->
        [one] one stop
       *[other] { $stops } stops
    }; it ends { $last ->
        [0] on this cell
        [one] in one cell
       *[other] in { $last } cells
    }.
    [ahead] {" "}{ $name } ({ $stops ->
        [one] one stop
       *[other] { $stops } stops
    }) begins in { $first ->
        [one] one cell
       *[other] { $first } cells
    } and ends in { $last }.
    [flag] {" "}The chequered flag is { $last ->
        [one] one cell
       *[other] { $last } cells
    } ahead.
   *[none] {""}
}
prompt-declare-pit = Announce now that you will enter the pit lane? You must then go in, but it is easier to get out again.
prompt-declare-ers = How many ERS points do you use?
prompt-declare-push = Use push to pass?
prompt-keep-or-reroll = The gear die shows { $face }{ $extra ->
    [0] {""}
   *[other] , the other dice add { $extra }
}. Keep it?
prompt-pick-face = Which result do you keep?
prompt-take-launch = A good start: one more cell?
prompt-take-low = Take the extra cells of low load?
prompt-segment = { $kind_of ->
    [main] Where do you drive? You have { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
    [tyre] Extra tyre cells: where to?
    [rich] Enriched mixture: where to?
    [boost] Boost: where to?
    [slip] Slipstream: where to?
    [slide] You slide: where to?
    [drs] DRS: where to?
    [oval] You close up: where to?
   *[pull] The harpoon pulls you: where to?
}
prompt-go-on = What next?
prompt-choose-sheets = How do you set up your car?
prompt-allot-points = How many points for { $component }? You have { $count } left.
prompt-choose-load = Which aerodynamic load do you choose?
prompt-fit-ers = Fit ERS? It strains the engine.
prompt-pick-tyres = Which tyres do you start on?
prompt-pick-tyre = Which tyres do you start on?
prompt-box-tyres = Which tyres do you fit?
prompt-stop-kind = A fast stop or a long one?
prompt-try-exit = Try to leave the box at once?
prompt-repair-point = What do you repair?
prompt-spin-window = Your car is about to spin.
prompt-choose-reward = Your driver is motivated: which advantage for the next race?
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
prompt-emergency-bill = Emergency braking with { $count ->
    [one] one cell
   *[other] { $count } cells
} too many: how do you pay?
prompt-choose-rammed = Whom do you ram?
prompt-start-tricks = Play a dirty trick?
prompt-choose-hit = What does { $car } lose?
prompt-use-harpoon = Shoot the harpoon at { $car }?
prompt-oil-flood = Flood three cells of your path with oil?
prompt-choose-team = Which team do you sabotage?
prompt-yellow-stop = Yellow flags: make a fast stop? You would restart from the back.
prompt-race-direction = Race control: is the time up?
note-points = { $component } { $points }
note-fast-stop = no repairs; you may try to leave at once
note-long-stop = { $points ->
    [one] one repair point
   *[other] { $points } repair points
}; you leave in your next turn at the earliest
note-factor = { $points ->
    [one] one tyre point
   *[other] { $points } tyre points
} for each cell of overshoot
note-slide = slides { $cells ->
    [one] one cell
   *[other] { $cells } cells
} in corners
note-bonus = { $cells ->
    [-1] one cell less
    [one] one extra cell
   *[other] { $cells } extra cells
} a turn
note-die = rolls { $low } to { $high }
outcome-car-finished = takes the flag
outcome-overshot = overshoots a corner
outcome-emergency-braked = emergency braking for { $count ->
    [one] one cell
   *[other] { $count } cells
}
outcome-car-spun = a spin
outcome-car-damaged = a damaged car
outcome-retired = { $cause ->
    [overshooting] out: overshoots a corner
    [braking] out: runs into the car ahead
   *[reliability] out: the car breaks down
}
outcome-exit-failed = stays in the box
way-own = You stand there, and you have { $cells ->
    [one] one cell
   *[other] { $cells } cells
} to drive.
way-taken = { $car } stands there.
way-behind = That cell is behind you.
way-far = That cell is { $away ->
    [one] one cell
   *[other] { $away } cells
} ahead, and you drive { $cells }.
way-box-first = You are in the pit lane: first you stop in box { $number }.
way-line = Your move ends at the line, on the first cell beyond it.
way-brakes = You could only stop there with { $needed ->
    [one] a brake point
   *[other] { $needed } brake points
}, and you have { $points ->
    [0] none
   *[other] { $points }
}.
way-near = That cell is { $away ->
    [one] one cell
   *[other] { $away } cells
} ahead, and you must drive at least { $least }.
way-announced = You announced a pit stop: you must drive into the pit lane.
way-no-slipstream = From there you could not take a slipstream, and { $cells ->
    [one] this cell
   *[other] these cells
} must lead to one.
way-new-corner = That way enters a new corner thanks to the slipstream, and you lack the brake point for it.
way-barred = The way there is barred by { $cars }.
way-lanes = Too many lanes across: on one straight you may change { $lanes ->
    [one] one lane
   *[other] { $lanes } lanes
} at most.
way-arrows = No way along the arrows ends there after { $cells ->
    [one] one cell
   *[other] { $cells } cells
}.
way-exit-lane = Beyond { $corner }, where you owe a stop, you must keep to your exit lane.
way-weaving = A shorter way leads there: you may not weave to use up { $cells ->
    [one] one cell
   *[other] { $cells } cells
}.
pit-unused = The pit lane is not used in this race.
pit-last-lap = The pit lane is closed on the last lap.
pit-yellow = The pit lane is closed under yellow flags.
pit-start = The pit lane is closed during the start.
pit-bonus = You have taken bonus cells in this turn, so you cannot enter the pit lane.
pit-done = You have made your stop and are on your way out.
pit-main-only = The pit lane can only be entered with the main move.
pit-other-box = That box belongs to another team: yours is box { $number }.
pit-cells = That is { $away ->
    [one] one cell
   *[other] { $away } cells
} away, and { $cells ->
    [one] one cell does
   *[other] { $cells } cells do
} not end there.
oil-too-late = The oil covers three cells in a row of the way you drove: from there too few follow.
oil-off-way = You did not drive over that cell: the oil goes on three cells in a row of the way you drove.
corner-seen = { $corner } asks for { $stops ->
    [one] one stop: one of your turns has
   *[other] { $stops } stops: { $stops } of your turns have
} to end in it.
why-later = { $why } First you decide: { $prompt }
cell-with-car = { $place }, where { $car } stands
cell-seen = { $away ->
    [here] That cell is yours
    [behind] That cell is behind you
    [ahead] That cell is { $cells ->
        [one] one cell
       *[other] { $cells } cells
    } ahead
   *[apart] That cell is
} { $away ->
    [apart] { $place }.
   *[other] ({ $place }).
}
car-not-ahead = { $car } is not on a cell that you would drive onto next, so that car is not rammed.
car-own-team = { $car } is in your own team.
car-out = { $car } is out of the race.
grenade-none = You have no grenade to throw.
grenade-far = { $car } is not on a cell next to yours: the grenade does not reach that far.
car-seen-own = { $state ->
    [out] That is your car, which is out of the race
   *[other] That is your car
}.
car-seen = { $state ->
    [out] { $car } is out of the race.
    [beside] { $car } is beside the track.
   *[placed] { $car } is { $place }.
}
marker-cell = You can drive there: choose the cell beneath, at its risk.
no-such-gear = There is no gear { $gear }: a car has six.
no-gear-smoke = You see nothing in the smoke: this turn you drive in gear { $gear }.
no-gear-fuel = The tank is empty: gear { $gear } is the highest.
no-gear-start = At the start gear { $gear } is the highest.
no-gear-pit = In the pit lane gear { $gear } is the highest.
no-upshift = You go up one gear at a time, and you are in gear { $now }.
no-gear-so-low = You can skip three gears on the way down, not { $skipped }.
no-downshift = Skipping { $skipped ->
    [1] a gear
    [2] two gears
   *[other] three gears
} costs a point of { $component } too, and you have none.
gear-seen = You drive in gear { $gear } in this turn.
die-seen = That die has fallen.
event-grid-drawn = { $pole } starts from pole. Behind: { $cars }.
event-sheets-opened = All setups are open now.
event-weather-set = { $sky ->
    [fair] The sky is fair
    [rain] It rains
   *[variable] The weather is variable
}; the track is { $wet ->
    [yes] wet
   *[no] dry
}{ $settled ->
    [yes] , and so it stays to the end
   *[no] {""}
}.
event-tyres-fitted = { $car } fits { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
} tyres.
event-round-started = Round { $round } begins.
event-turn-started = It is { $car }'s turn.
event-gear-engaged = { $car } takes { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear.
event-downshifted = { $car } drops to { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear, skipping { $skipped ->
    [1] one, for a gearbox point
    [2] two, for a gearbox and a brake point
   *[other] three, for a gearbox, a brake and an engine point
}.
event-gear-die-rolled = { $car } rolls { $face } in { $gear ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $gear }th
} gear.
event-extra-dice-declared = { $dice ->
    [ers] { $car } spends { $count ->
        [one] an ERS point
       *[other] { $count } ERS points
    }
   *[push] { $car } uses push to pass
}.
event-extra-die-rolled = The extra die gives { $car } { $face ->
    [one] one more cell
   *[other] { $face } more cells
}.
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
    [boost] Boost
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
event-die-changed = { $car } turns the die to { $face }.
event-driver-point-spent = { $car } spends a driver point { $use ->
    [roll] to roll again
    [face] to change the die
    [spin] to catch the spin
    [replace-pf] instead of a brake point
    [replace-pg] instead of a tyre point
   *[replace-pc] instead of a bodywork point
}.
event-checked = { $test ->
    [engine] { $car }'s engine overheats
    [oil] { $car } slips on the oil
    [road] { $car } loses grip
    [collision] { $car } touches { $other }
    [wall] { $car } scrapes the wall
    [reliability] { $verdict ->
        [out] { $car }'s car does not hold out
       *[spin] { $car }'s car holds out, but slews round
    }
    [boost] { $verdict ->
        [broke] { $car }'s turbocharger breaks: the boost point is gone
       *[spent] The boost costs { $car } a boost point
    }
    [exit] { $car } does not get out of the box
    [smoke] { $car } sees nothing in the smoke and must drop a gear
    [nails] { $car } runs over a nail
    [blades] { $car }'s wheel blades break
    [harpoon] { $car }'s harpoon misses { $other }
    [grenade] { $verdict ->
        [backfires] { $car }'s grenade backfires
       *[other] { $car }'s grenade hits { $other }
    }
    [explosion] The explosion hits { $car }
    [sabotage] { $verdict ->
        [none] { $car }'s sabotage comes to nothing
       *[one] { $car }'s sabotage hits one car
    }
   *[sudden-death] Sudden death ends the race
} ({ $face } rolled{ $test ->
    [boost] {""}
    [grenade] {""}
    [sabotage] {""}
    [sudden-death] {""}
   *[other] , { $need } needed
}).
event-check-passed = { $test ->
    [engine] { $car }'s engine holds
    [oil] { $car } gets through the oil
    [road] { $car } holds the road
    [collision] { $car } stays clear of { $other }
    [wall] { $car } keeps off the wall
    [reliability] { $car }'s car holds out{ $verdict ->
       *[other] {""}
    }
    [boost] The boost costs { $car } nothing
    [exit] { $car } gets out of the box
    [smoke] { $car } sees through the smoke
    [nails] { $car } misses the nails
    [blades] { $car }'s wheel blades hold
    [harpoon] { $car }'s harpoon reaches { $other }
    [grenade] { $car }'s grenade hits { $other } where { $car } wants
    [explosion] { $car } escapes the explosion
    [sabotage] { $car }'s sabotage hits the whole team
   *[sudden-death] Sudden death waits: the race goes on
} ({ $face } rolled{ $test ->
    [boost] {""}
    [grenade] {""}
    [sabotage] {""}
    [sudden-death] {""}
   *[other] , { $need } needed
}).
event-launched = { $car } { $launch ->
    [stall] stalls!
    [wheelspin] gets away with wheelspin.
    [good] makes a good start.
   *[cannon] is away like a cannonball!
}
event-clean-start = { $car } gets away cleanly.
event-not-moved = { $car } does not move.
drive = { $segment ->
    [main] drives { $count ->
        [0] no cell
        [one] one cell
       *[other] { $count } cells
    } in { $gear ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $gear }th
    } gear
    [tyre] adds { $count ->
        [0] no cell
        [one] one cell
       *[other] { $count } cells
    } from the tyres
    [rich] adds { $count ->
        [0] no cell
        [one] one cell
       *[other] { $count } cells
    } from the rich mixture
    [boost] boosts for { $count ->
        [0] no cell
        [one] one cell
       *[other] { $count } cells
    }
    [slip] takes the slipstream{ $other ->
        [none] {""}
       *[other] {" "}of { $other }
    } for { $count ->
        [0] no cell
        [one] one cell
       *[other] { $count } cells
    }
    [slide] slides { $count ->
        [0] no cell
        [one] one cell
       *[other] { $count } cells
    }
    [drs] opens the DRS for { $count ->
        [one] one cell
       *[other] { $count } cells
    }
    [oval] closes up by { $count ->
        [one] one cell
       *[other] { $count } cells
    }
   *[pull] is pulled { $count ->
        [0] no cell
        [one] one cell
       *[other] { $count } cells
    } by the harpoon
}
extras = {" "}({ $extras })
extra-brakes = braking with { $count ->
    [one] one brake point
   *[other] { $count } brake points
}
extra-kerb = { $kerb ->
    [longer] one cell more
   *[shorter] one cell less
} along the kerb
extra-doubled = { $count ->
    [one] the first cell of the corner counts twice
   *[other] the first cells of { $count } corners count twice
}
extra-charge = { $count ->
    [one] a brake point for the corner
   *[other] { $count } brake points for the corners
}
extra-forced = forcing the block for a brake and a bodywork point
event-car-moved = { $car } { $drive }{ $extras }: now { $place }.
event-enriched = { $car } enriches the mixture for a fuel point{ $count ->
    [0] , in vain
   *[other] {""}
}.
event-slide-held = { $car }'s high load holds the slide.
event-overtook = { $car } passes { $others }.
event-lead-taken = { $car } takes the lead from { $other }, { $place }.
event-lead-inherited = { $car } now leads.
event-line-touched = { $car } crosses the line.
event-lap-done = { $car } completes lap { $laps }.
event-lap-led = Lap { $lap } of { $laps }: { $car } leads from { $others }.
event-car-finished = { $car } takes the flag in { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
} place!
event-overshot = { $car } overshoots { $corner } by { $cells ->
    [one] one cell
   *[other] { $cells } cells
}: { $paid ->
    [yes] { $points ->
        [one] one tyre point
       *[other] { $points } tyre points
    }
   *[no] { $points ->
        [one] one tyre point
       *[other] { $points } tyre points
    }, more than are left
}.
event-stops-missed = { $car } leaves { $corner } with { $missing ->
    [one] one stop
   *[other] { $missing } stops
} missing.
event-emergency-braked = { $ahead ->
    [yes] { $car }, stuck behind { $others },
   *[no] { $car }
} brakes in emergency, { $count ->
    [one] one cell
   *[other] { $count } cells
} short{ $free ->
    [no] : { $bill }
   *[yes] {""}
}.
bill-brakes = { $count ->
    [one] one brake point
   *[other] { $count } brake points
}
bill-tyres = { $count ->
    [one] one tyre point
   *[other] { $count } tyre points
}
bill-body = { $count ->
    [one] one bodywork point
   *[other] { $count } bodywork points
}
event-car-rammed = { $car } cannot stop in time and rams { $other }.
event-point-lost = { $car } loses { $component ->
    [pg] a tyre point
    [pf] a brake point
    [pt] a gearbox point
    [pm] an engine point
    [pc] a bodywork point
   *[ps] a suspension point
}.
event-marker-placed = { $marker ->
    [1] Debris lies
    [2] Oil lies
   *[other] Nails lie
} { $place }.
event-car-spun = { $car } spins!
event-spin-cancelled = { $car } catches the spin.
event-car-damaged = { $component ->
    [pm] { $car }'s engine
    [pc] { $car }'s bodywork
   *[ps] { $car }'s suspension
} is badly damaged.
event-retired = { $cause ->
    [overshooting] { $car } flies off at { $corner } and is out.
    [braking] { $car } is out.
   *[reliability] { $car } is out: the car has broken down.
}
event-driver-hurt = { $injury ->
    [dead] { $car } does not survive the crash
    [trauma] { $car } is hurt and misses the next race
    [recovered] { $car } walks away unhurt
   *[motivated] { $car } walks away unhurt and more motivated than ever
}.
event-engine-check-called = { $car } sets off an engine check{ $any ->
    [yes] {" "}for { $cars }
   *[no] , but no car is in 4th gear or higher
}.
event-pit-declared = { $car } announces a pit stop.
event-pit-entered = { $car } comes into the pits.
event-box-reached = { $car } stops in the box.
event-pit-stop-made = { $car } makes a { $stop ->
    [fast] fast
   *[long] long
} stop{ $fuel ->
    [0] {""}
    [one] {" "}and takes one fuel point
   *[other] {" "}and takes { $fuel } fuel points
}.
event-point-restored = { $car } gets back { $component ->
    [pg] a tyre point
    [pf] a brake point
    [pt] a gearbox point
    [pm] an engine point
    [pc] a bodywork point
   *[ps] a suspension point
}.
event-repaired = { $car }'s damage is repaired.
event-exit-failed = { $car } waits in the box for the next turn.
event-trick-used = { $car } { $trick ->
    [smoke] releases a smoke screen
    [nails] drops nails
    [grenade] throws a grenade
    [explosion] sets off an explosion
    [oil] floods the track with oil
    [harpoon] shoots the harpoon
    [blades] has blades on the wheels
   *[sabotage] sends in a saboteur
}!
event-car-hooked = { $car } hooks { $other }.
event-cars-sabotaged = Tampered with: { $cars }.
event-flags-out = Yellow flags!
event-waits-for-restart = { $car } has completed the lap and waits for the restart.
event-markers-cleared = The marshals sweep the track; one danger stays, { $place }.
event-restarted = The cars line up for the restart: { $cars }.
event-time-up = Time is up: from now on, sudden death.
event-race-ended = The race is over. The result: { $cars }.
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
}{ $settled ->
    [yes] , settled for the rest of the race
   *[no] {""}
}{ $dark ->
    [yes] {" "}· night
   *[no] {""}
}{ $yellow ->
    [yes] {" "}· yellow flags
   *[no] {""}
}{ $sudden ->
    [yes] {" "}· sudden death
   *[no] {""}
}
area-beside = Beside the track
area-gate = Gears
gear-label = Gear { $gear }, die { $low } to { $high }
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
gauge-stops = Stops here
area-turn = { $car }'s turn
die-label = { $die ->
    [gear] gear die: { $value }
    [extra] extra dice: { $value }
    [cells] cells to drive: { $value }
    [excess] cells too many: { $value }
   *[event] event die: { $value }
}
gauge-of-car = { $gauge } ({ $colour })
gauge-turn = Turn order
turn-text = { $turn ->
    [now] is moving
    [over] has moved
    [live] still to move
   *[other] moves { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
}
gauge-state = Condition
fact-list = { $facts }
fact-status = { $status ->
    [stalled] stalled
    [spun] spun
    [finished] finished
    [waiting] waits for the restart
   *[other] out: { $cause ->
        [overshooting] overshot a corner
        [braking] ran into another car
       *[reliability] broke down
    }
}
fact-damaged = damaged: { $component }
fact-forced = has forced a block
fact-smoked = smoke ahead
fact-sabotaged = tampered with
fact-reroll = a free reroll
fact-driver-used = driver point used
gauge-box = Pit box
box-text = { $state ->
    [declared] box { $number }: coming in
    [heading] box { $number }: in the pit lane
    [stopped] box { $number }: stopped
    [free] box { $number }: free to leave
    [leaving] box { $number }: leaving
   *[away] box { $number }
}
points-lost = { $count ->
    [one] one gone
   *[other] { $count } gone
}
gauge-load = Load
stops-text = { $made } of { $stops } in { $corner }
tyre-text = { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
}, lap { $lap }{ $spent ->
    [yes] , no more extra cells
   *[no] {""}
}
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
value-teams = { $value ->
    [solo] every car for itself
    [pairs] teams of neighbours
   *[two-cars] two cars a seat
}
value-grid = { $value ->
    [random] by lot
    [seats] in seat order
   *[reverse] in reverse seat order
}
value-turn-order = { $value ->
    [round] fixed for the round
   *[live] after each turn
}
value-start = { $value ->
    [standing] standing
   *[rolling] rolling
}
value-sudden-death-table = { $value ->
    [range] on 1 to 3
   *[printed] on 1 and 3, as printed
}
value-sheets = { $value ->
    [hidden-until-start] from the start
    [open] always
   *[hidden] never
}
value-weather = { $value ->
    [roll] rolled
    [fair] fair
    [rain] rain
    [variable-dry] variable, dry at first
   *[variable-wet] variable, wet at first
}
value-weather-table = { $value ->
    [track] the circuit's
    [sunny] sunny
    [mixed] mixed
   *[stormy] stormy
}
value-weather-rolls = { $value ->
    [single] one a round
   *[each-trigger] one for each trigger
}
value-soft-use = { $value ->
    [partial] any number at one moment
    [whole] all or none
   *[split] split
}
value-tyre-choice = { $value ->
    [simultaneous] in secret
   *[grid-order] openly, in grid order
}
value-tyre-table = { $value ->
    [league] the league's
    [gentle] one point less a cell
   *[harsh] one point more a cell
}
value-drs-zones = { $value ->
    [track] all
    [first] the first
   *[second] the second
}
value-motivated = { $value ->
    [choice] what they choose
    [driver-point] a driver point
    [reroll] a reroll
   *[grid] a place on the grid
}
value-night-by = { $value ->
    [laps] laps of the leader
   *[rounds] rounds
}
value-driver-limit = { $value ->
    [round] one a round
   *[turn] one in each car's turn
}
value-smoke-range = { $value ->
    [at-most-3] up to three cells
   *[at-least-3] from three cells on
}
value-boxes = { $value ->
    [by-team] by team
    [random] by lot
   *[by-grid] by the grid
}
switch-laps = How many laps the race lasts.
switch-teams = Every car for itself, neighbours in teams of two, or two cars for each seat.
switch-grid = Grid order: drawn by lot, in seat order, or in reverse seat order.
switch-turn-order = Fix the turn order for the whole round, or work it out again after each turn.
switch-start = A standing or a rolling start.
switch-rolling-gear = The highest gear at a rolling start.
switch-start-collisions = Cars may collide on the start straight.
switch-sudden-death = After a time limit the race may end in any round.
switch-sudden-death-round = The last round before sudden death; 0: race control decides when.
switch-sudden-death-minutes = Minutes of racing before sudden death, by the clock of the table; 0: no clock. A round limit comes first.
switch-sudden-death-table = The second roll ends the race on 1 to 3, or only on 1 and 3 as printed.
switch-points = Setup points for each car.
switch-spend-all = All setup points must be spent.
switch-sheets = When everyone sees the setups: from the start of the race, always, or never.
switch-weather = Roll for the weather, or fix it.
switch-weather-table = The weather table: the circuit's own, or a sunny, mixed or stormy one.
switch-weather-rolls = One weather roll a round, or one for each trigger.
switch-soft-mark = Where the extra cells of Soft tyres end, in per cent of the lap; 0: at the circuit's mark.
switch-soft-use = Extra cells of Soft tyres: any number at one moment, all or none, or split.
switch-tyre-choice = Choose the first tyres in secret, or openly in grid order.
switch-tyre-table = Tyre wear: as in the league, or one point less or more for each cell.
switch-kerbs = Drivers may use the kerbs.
switch-walls = Concrete walls count, on circuits that have them.
switch-lane-shift = How many lanes a car may cross on one straight.
switch-oval-slipstream = You may slipstream across one free cell, as on ovals.
switch-drs = DRS on the marked straights.
switch-drs-zones = Which of the circuit's DRS zones are used.
switch-force-block = Each car may force a block once per race.
switch-injuries = Drivers of eliminated cars may be hurt.
switch-motivated = What a motivated driver gets in the next race.
switch-free-points = Seats with one more driver point: add 1 for the first seat, 2 for the second, 4 for the third and so on.
switch-free-rerolls = Seats with a free reroll, added up in the same way.
switch-grid-advances = Seats that start one place further up, added up in the same way.
switch-yellow-flags = Yellow flags and restarts.
switch-night = Part of the race takes place in the dark.
switch-night-by = Count the night in laps of the leader, or in rounds.
switch-night-from = The first dark lap or round.
switch-night-to = The last dark lap or round.
switch-crew = Pit crew points can be bought.
switch-boost = Boost points can be bought.
switch-aero = Drivers may choose high or low aerodynamic load.
switch-ers = Drivers may fit ERS.
switch-ers-die = How many sides the die of an ERS point has.
switch-ers-points = ERS points for each lap.
switch-ers-first-crossing = ERS also refills when a car first crosses the line.
switch-push-to-pass = Every car gets push-to-pass points.
switch-push-points = Push-to-pass points for each car; 0: one for each lap.
switch-fuel = Cars use up fuel.
switch-fuel-points = Fuel points at the start; 0: two for each lap.
switch-fuel-per-lap = Fuel points a lap costs.
switch-fuel-fast = Fuel points from a fast stop.
switch-fuel-long = Fuel points from a long stop.
switch-fuel-gear = The highest gear without fuel.
switch-driver = Driver points can be bought.
switch-driver-limit = One driver point a round, or one in each car's turn.
switch-tricks = Dirty tricks can be bought.
switch-trick-oil = The oil flood is among the tricks.
switch-trick-smoke = The smoke screen is among the tricks.
switch-trick-nails = Nails are among the tricks.
switch-trick-blades = Wheel blades are among the tricks.
switch-trick-harpoon = The harpoon is among the tricks.
switch-trick-grenade = The grenade is among the tricks.
switch-trick-explosion = The explosion is among the tricks.
switch-trick-sabotage = Sabotage is among the tricks.
switch-trick-twins = A car may have the same trick twice.
switch-trick-once = Every trick is lost after its first use.
switch-smoke-range = Smoke reaches cars up to three cells behind, or those from three cells behind on.
switch-pit = The pit lane is open.
switch-boxes = Boxes are given out by team, by lot, or by the grid.
switch-pit-gear = The highest gear in the pit lane.
switch-tyres-hard = Hard tyres can be fitted.
switch-tyres-medium = Medium tyres can be fitted.
switch-tyres-soft = Soft tyres can be fitted.
switch-tyres-intermediate = Intermediate tyres can be fitted.
switch-tyres-wet = Wet tyres can be fitted.
preset-first-lap = First lap: one lap under a fair sky, without pit stops. Gears, corners and slipstreams are all you need.
preset-classic = Classic: two laps with the rules that every race has, and none of the optional ones.
preset-league-night = League night: three laps with all five kinds of tyres, driver points and injuries.
preset-modern-f1 = Modern F1: three laps with DRS, ERS, aerodynamic load, all tyres and driver points.
preset-oval = Oval: four laps with a rolling start, oval slipstream, yellow flags, push to pass and fuel.
preset-endurance-by-night = Endurance by night: five laps into the dark with fuel, injuries and sudden death.
preset-dirty-race = Dirty race: two laps with dirty tricks, boost, forced blocks and driver points.
switch-least-pg = The fewest setup points a car may put into tyres.
switch-most-pg = The most setup points a car may put into tyres.
switch-least-pf = The fewest setup points a car may put into brakes.
switch-most-pf = The most setup points a car may put into brakes.
switch-least-pt = The fewest setup points a car may put into the gearbox.
switch-most-pt = The most setup points a car may put into the gearbox.
switch-least-pm = The fewest setup points a car may put into the engine.
switch-most-pm = The most setup points a car may put into the engine.
switch-least-pc = The fewest setup points a car may put into bodywork.
switch-most-pc = The most setup points a car may put into bodywork.
switch-least-ps = The fewest setup points a car may put into suspension.
switch-most-ps = The most setup points a car may put into suspension.
switch-least-px = The fewest setup points a car may put into the pit crew.
switch-most-px = The most setup points a car may put into the pit crew.
switch-least-pb = The fewest setup points a car may put into boost.
switch-most-pb = The most setup points a car may put into boost; 0: one for each lap.
switch-least-pp = The fewest setup points a car may put into driver points.
switch-most-pp = The most setup points a car may put into driver points; 0: one for each lap.
switch-least-ts = The fewest setup points a car may put into dirty tricks.
switch-most-ts = The most setup points a car may put into dirty tricks.

# What the coach says of a choice, by the terms of `worth`
term-tyres = { $better ->
    [yes] saves tyres
   *[no] costs tyres you may need
}{ $corner ->
    [nowhere] {""}
   *[other] {" "}for { $corner }
}
term-turns = { $better ->
    [yes] gets you closer to the flag
   *[no] leaves you further from the flag
}
term-brakes = { $better ->
    [yes] saves brakes
   *[no] costs brakes
}
term-engine = { $better ->
    [yes] spares the engine
   *[no] strains the engine
}
term-bodywork = { $better ->
    [yes] spares the bodywork
   *[no] puts the bodywork at risk
}
term-suspension = { $better ->
    [yes] spares the suspension
   *[no] wears the suspension
}
term-driver = { $better ->
    [yes] keeps driver points
   *[no] spends driver points
}
term-crew = { $better ->
    [yes] keeps the pit crew's points
   *[no] spends the pit crew's points
}
term-damage = { $better ->
    [yes] keeps the car undamaged
   *[no] leaves the car damaged
}
term-halt = { $better ->
    [yes] keeps the car rolling
   *[no] loses time before it rolls again
}
term-pit = { $better ->
    [yes] saves the time of a pit stop
   *[no] takes the time of a pit stop
}
term-neighbours = { $better ->
    [yes] keeps clear of the cars around you
   *[no] risks contact with the cars around you
}
term-rival = { $better ->
    [yes] holds the first of the others back
   *[no] lets the first of the others get away
}
term-flag = { $better ->
    [yes] finishes higher
   *[no] finishes lower
}
term-out = { $better ->
    [yes] keeps you in the race longer
   *[no] ends your race
}
term-fuel = { $better ->
    [yes] saves fuel for the laps to come
   *[no] burns fuel that the laps to come will need
}
term-owed = { $better ->
    [yes] leaves less to pay for corners, kerbs and debris when the car stops
   *[no] leaves more to pay for corners, kerbs and debris when the car stops
}

driver-ugo = Keeps his distance in corners and brings the car home in one piece.
driver-wanda = Tyres, brakes and engine are there to be used up.
driver-teo = Takes every corner by the book to save his tyres.
driver-greta = Sticks to your gearbox and is not afraid of a touch.
driver-rocco = Arrives too fast, and brakes later than anybody.
driver-mara = Spares the brakes and would rather slide on her tyres.
setup-least = least-{ $code }={ $least } is more than most-{ $code }={ $most }
setup-points = points={ $points } is too few: the least of all components is { $least }
setup-compounds = no compound is left: turn one of the switches tyres-... on
setup-grid = { $cars } cars do not fit on a grid of { $places }
setup-pit = this circuit has no pit lane: set pit=off
setup-boxes = { $boxes ->
    [one] { $cars } cars need more than one box
   *[other] { $cars } cars need more than { $boxes } boxes
}
setup-weather = this circuit has no weather table: set weather-table or weather
setup-drs = this circuit has no such DRS zone: set drs-zones=track
setup-and = { $one }; { $other }

# What came at a real table

chance-roll-gear = What does { $car } roll in gear { $gear }?
chance-extra-die = What does { $car } roll with the extra die of { $sides } sides?
chance-roll = { $test ->
    [start] Start
    [weather] Weather
    [sudden-death] Sudden death
    [engine] Engine check
    [oil] Oil
    [road] Road holding
    [collision] Collision
    [wall] Wall
    [reliability] Reliability
    [boost] Boost
    [exit] Leaving the box
    [injury] Injury
    [smoke] Smoke
    [nails] Nails
    [blades] Wheel blades
    [harpoon] Harpoon
    [grenade] Grenade
    [explosion] Explosion
   *[sabotage] Sabotage
}: what does { $car } roll with the event die?
chance-sweep-track = Which dangerous cell stays?
chance-sabotaged = Which car is hit: { $cars }?
chance-deal-trick = Which trick does { $car } get?
chance-grid-place = Who starts in place { $place }?
chance-draw-box = Which box do { $cars } get?
box-drawn = Box { $box }
