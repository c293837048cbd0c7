title = Automobiles
about = A race with a bag of cubes: gears drive your car, specialists help, and wear clogs your bag. Buy well, draw well and cross the line first.

cube-name = { $cube ->
    [white] white
    [light] light grey
    [dark] dark grey
    [black] black
    [wear] wear
    [yellow] yellow
    [purple] purple
    [red] red
    [green] green
   *[blue] blue
}
some-cubes = { $count } { $cube ->
    [white] white
    [light] light grey
    [dark] dark grey
    [black] black
    [wear] wear
    [yellow] yellow
    [purple] purple
    [red] red
    [green] green
   *[blue] blue
}
pile = { $cubes }
no-cubes = nothing
card-name = { $card ->
    [third-gear] 3rd Gear
    [fourth-gear] 4th Gear
    [fifth-gear] 5th Gear
    [sixth-gear] 6th Gear
    [wear] Wear
    [car-chief] Car Chief
    [engineer] Engineer
    [manager] Manager
    [mechanic] Mechanic
    [crew-chief] Crew Chief
    [pit-captain] Pit Captain
    [pit-crew] Pit Crew
    [pit-team] Pit Team
    [aerodynamics] Aerodynamics
    [steering] Steering
    [suspension] Suspension
    [tires] Tires
    [boost] Boost
    [gearbox] Gearbox
    [nitro] Nitro
    [turbo] Turbo
    [diesel-engine] Diesel Engine
    [hybrid-engine] Hybrid Engine
    [rotary-engine] Rotary Engine
   *[supercharged] Supercharged
}
card-effect = { $card ->
    [third-gear] Enter one white space.
    [fourth-gear] Enter one light grey space.
    [fifth-gear] Enter one dark grey space.
    [sixth-gear] Enter one black space.
    [wear] Put it on your discard pile.
    [car-chief] Exchange one gear cube of your discard pile for the next darker one; a black one is only removed.
    [engineer] Discard up to 3 active cubes, then remove as many cubes from your discard pile.
    [manager] You may remove 1 active cube, and you may put 1 active or discarded cube back into your bag.
    [mechanic] Put 1 active cube on your used pile, then remove up to 2 cubes from your discard pile.
    [crew-chief] Draw until a cube is not wear, then remove all wear from your discard pile.
    [pit-captain] Remove up to 6 cubes from your discard pile.
    [pit-crew] Remove all wear, or any 2 cubes, from your discard pile.
    [pit-team] Remove 1 to 3 cubes from your discard pile and gain one cube that costs no more than they do together.
    [aerodynamics] You gain no wear in the Wear phase of this turn.
    [steering] Gain 1 wear and discard an active gear cube; then move up to 3 spaces of one lighter colour.
    [suspension] Gain 1 wear and enter one space in the colour of a gear cube of your discard pile.
    [tires] Enter one space lighter than one of your active gear cubes.
    [boost] Draw up to 3 cubes and gain 1 wear for each; then every opponent may draw 1.
    [gearbox] Gain 1 wear and move up to as many light grey spaces as your place in the race, one more if you are last.
    [nitro] Draw 2 cubes: one becomes active, the other is discarded.
    [turbo] Gain 2 wear and move up to 2 light grey spaces, and 1 more for each green cube in all discard piles.
    [diesel-engine] Gain 2 wear and move up to as many dark grey spaces as there are dark grey cubes in your discard pile.
    [hybrid-engine] Gain 1 wear; if you have more blue cubes outside your bag than any opponent has discarded, move exactly 2 spaces of one colour.
    [hybrid-engine-up-to] Gain 1 wear; if you have more blue cubes outside your bag than any opponent has discarded, move up to 2 spaces of one colour.
    [rotary-engine] Gain 1 wear and move up to as many white spaces as there are colours in your discard pile.
   *[supercharged] Gain 1 wear; up to 2 cubes of your discard pile become active.
}
car-name = { $car ->
    [blue] blue
    [purple] purple
    [green] green
    [red] red
   *[yellow] yellow
}

status = { $round ->
    [0] Before the start
   *[other] Round { $round }
} · { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
area-reserve = Reserve
area-cars = Free cars
area-active = Active
area-used = Used
area-discard = Discard
area-drawn = Just drawn
car-label = { $seat }'s { $car } car
lap-marker-label = { $seat }'s lap marker: { $laps ->
    [0] finished
    [1] final lap
   *[other] { $laps } laps to go
}
free-car-label = The { $car } car
reserve-label = { $card } ({ $cube }): { $count } in the reserve, costs ${ $cost }, worth ${ $value }
trail-label = A { $cube } cube on the track
gauge-laps = To go
laps-text = { $laps ->
    [0] Finish
    [1] Final lap
   *[other] { $laps } laps
}
gauge-bag = Bag
gauge-money = Money
gauge-wear = Wear

prompt-choose-car = Which car do you take?
prompt-choose-place = Where do you line up?
prompt-start-purchase = Before the start: which cube do you buy for your bag? You have ${ $money } left.
prompt-purchase = Which cube do you buy? You have ${ $money } left.
prompt-action = { $fresh ->
    [yes] Your turn: use a cube, end the Action phase or make a pit stop.
   *[no] Use another cube, or end the Action phase.
}
prompt-travel = Where does the { $cube } cube go? { $exact ->
    [yes] Exactly
   *[no] Up to
} { $most ->
    [one] { $most } space
   *[other] { $most } spaces
}{ $exact ->
    [yes] {" "}of one colour
   *[no] {""}
}.
prompt-remove-cubes = Which cube of your discard pile do you remove? { $exact ->
    [yes] { $most } more.
   *[no] Up to { $most }.
}
prompt-upgrade-gear = Which gear cube of your discard pile do you exchange for the next darker one?
prompt-shed-cubes = Which active cube do you discard? { $moved } of 3 so far.
prompt-dismiss-cube = Which active cube do you remove, if any?
prompt-return-cube = Which cube do you put back into your bag, if any?
prompt-set-cube-aside = Which active cube do you put on your used pile without its effect?
prompt-crew-work = What does the crew remove from your discard pile?
prompt-trade-in = Which cube of your discard pile do you trade in? { $removed } so far, for ${ $cost } in all.
prompt-gain-traded = Which cube do you gain? It may cost up to ${ $cost }.
prompt-give-gear = Which active gear cube do you discard?
prompt-boost-draw = Draw another cube? { $drawn } of 3 so far; each brings 1 wear.
prompt-boost-offer = An opponent has used Boost: draw a cube, without wear?
prompt-keep-one = Which of the two cubes becomes active? The other is discarded.
prompt-recover-cubes = Which discarded cube do you make active? Up to { $most }.

option-take-car = Take the { $car } car
option-line-up = Line up at place { $place }, with ${ $money } to spend ({ $where })
option-enter = Use a { $cube } cube: { $where }
option-go = Go to { $where }; the darkest space is { $darkest ->
    [white] white
    [light] light grey
    [dark] dark grey
   *[black] black
}
option-stay = Stay where you are
option-use = Use { $card } ({ $cube })
option-buy = Buy { $card } ({ $cube })
option-gain = Gain { $card } ({ $cube })
option-remove = Remove a { $cube } cube
option-dismiss = Remove an active { $cube } cube
option-shed = Discard a { $cube } cube
option-set-aside = Put a { $cube } cube on the used pile
option-upgrade = Exchange a { $cube } cube for the next darker one
option-return-active = Put an active { $cube } cube back into the bag
option-return-discard = Put a discarded { $cube } cube back into the bag
option-recover = Make a discarded { $cube } cube active
option-keep = Keep the { $cube } cube
option-end-action = End the Action phase
option-pit-stop = Make a pit stop
option-done = Done
option-draw = Draw a cube
option-no-draw = Do not draw
option-clear-wear = Remove all wear
option-pick-two = Remove any two cubes

note-slipstream = You are right behind { $seat }: ending here brings no wear.
note-card = { $card }.
note-pit-stop = You give up this turn.
outcome-next-hand = in your next hand
outcome-cube-drawn = draws a { $cube } cube

not-in-active = you have no { $cube } cube among your active cubes
not-in-discard = there is no { $cube } cube in your discard pile
sold-out = there is no { $cube } cube left in the reserve
too-dear = a { $cube } cube costs ${ $cost }; you have ${ $money }
pit-too-late = you may pit only instead of a standard turn, before you use any cube
car-gone = { $seat } has this car already
cannot-car-chief = your discard pile holds no gear cube whose next darker colour is in the reserve
cannot-mechanic = the Mechanic needs another cube among your active ones
cannot-crew-chief = there is nothing but wear to draw
cannot-pit-team = your discard pile is empty
cannot-steering = you have no gear cube among your active cubes
cannot-suspension = there is no gear cube in your discard pile
cannot-tires = you have no light grey, dark grey or black cube among your active cubes
cannot-nitro = there are not two cubes to draw
cannot-hybrid-engine = no two spaces of one colour can be entered one after the other

step = { $step ->
    [choose-car] you choose your car
    [choose-place] you choose your place on the grid
    [start-purchase] you buy cubes
    [purchase] you buy cubes
    [action] you use active cubes
    [travel] you say how far the cube goes
    [remove-cubes] you choose cubes to remove from your discard pile
    [upgrade-gear] you choose the gear cube to exchange
    [shed-cubes] you choose active cubes to discard
    [dismiss-cube] you may remove an active cube
    [return-cube] you may put a cube back into your bag
    [set-cube-aside] you set an active cube aside
    [crew-work] you say what the Pit Crew removes
    [trade-in] you choose cubes to trade in
    [gain-traded] you choose the cube you gain
    [give-gear] you choose the gear cube to discard
    [keep-one] you keep one of the two cubes drawn
    [recover-cubes] you choose discarded cubes to make active
   *[other] you decide whether to draw a cube
}
why-name-space = say which space the { $cube } cube enters, too
why-here = you are there already
why-same-space = this is the space you are in; a cube enters another one, further along
why-behind = this space is behind you or level with you; you may only go forward
why-hemmed-in = { $seat } stands in front of you in the same space, so you can only leave it to the sides
why-far = this space is not next to where you are
why-colour = this space is { $colours }, and none of your active cubes enters one
why-cube-colour = this space is { $colours }; the { $cube } cube cannot enter it
why-full = there is no room behind { $seat } in this space
why-no-gain = behind { $seat } in this space you would not be any further along
why-occupied = { $seat } stands here
why-beyond-car = { $seat } stands behind this section of the space, and you cannot drive through a car
why-foremost = in this space you land on the foremost free section, not on this one
why-no-space = no { $colours } space is next to where you are
why-blocked = { $count ->
    [one] { $seats } leaves
   *[other] { $seats } leave
} no room in the { $colours } space next to you
why-travel-colour = this space is { $colours }; the cube now moves through spaces of { $allowed }
why-exactly = the cube moves exactly { $most ->
    [one] 1 space
   *[other] { $most } spaces
}, not fewer
why-cars-between = cars are in the way there
why-too-many = this is too far: the cube moves { $most ->
    [one] up to 1 space
   *[other] up to { $most } spaces
}
why-no-way = no unbroken line of spaces in one of the allowed colours ({ $allowed }) leads there
why-space = spaces are entered with cubes in the Action phase; now { $step }
why-place-left-empty = this place stays empty: only the first { $seats_count } are used
why-no-place = this is not a place on the grid
why-lap-track = the lap track shows how many laps are to go; markers move when cars cross the line
why-lap-marker = this marker shows the laps that { $seat } has to go; it moves when the car crosses the line
why-free-car = nobody drives this car; now { $step }
why-own-car = your car moves to its last cube after you have bought; now { $step }
why-others-car = this is { $seat }'s car
why-buy-later = cubes are bought when all cars are on the grid; now { $step }
why-reserve = cubes are bought after the Action phase; now { $step }
why-trail = a cube on the track marks how far you have come; it stays there until the turn ends
why-others-cube = this cube belongs to { $seat }
why-used = the { $cube } cube is used up for this turn; it goes to the discard pile at the end
why-money = the { $cube } cube is part of your money; it stays active until the turn ends
why-no-gear = the { $cube } cube is not a gear: only white, light grey, dark grey and black cubes are
why-not-your-turn = it is not your turn: you may only draw a cube, or not
why-effect-first = finish the effect of the last cube first; now { $step }
why-crew-first = say first what the Pit Crew removes: all wear, or two cubes
why-discarded = discarded cubes go back into your bag when it is empty; now { $step }

event-card-laid = { $card } is in play.
event-cards-in-play = The cards of this race: { $cards }.
event-first-drawn = { $seat } goes first in every round.
event-car-taken = { $seat } drives the { $car } car.
event-lined-up = { $seat } lines up at place { $place } with ${ $money } to spend.
event-shopped = { $seat } buys { $cubes } for ${ $cost }.
used-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } times)
}
event-cards-used = { $seat } uses { $cards }.
event-cube-bought = { $seat } buys a { $cube } cube.
event-active-filled = { $seat } draws for the next turn: { $cubes }.
event-cube-drawn = { $seat } draws a { $cube } cube.
event-bag-refilled = { $seat }'s bag is empty, so { $count ->
    [one] 1 discarded cube goes
   *[other] { $count } discarded cubes go
} back into it.
event-round-started = Round { $round } begins.
event-cube-used = { $seat } uses { $card }.
event-cube-placed = { $seat } places the { $cube } cube { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} on: { $where }.
event-wear-paid = { $count ->
    [0] The reserve has no wear left for { $seat }.
   *[other] { $seat } takes { $count } wear for this effect.
}
event-wear-gained = { $count ->
    [0] The reserve has no wear left for { $seat }.
   *[other] { $seat } takes { $count } wear for driving over { $darkest }.
}
event-cube-gained = { $seat } gains a { $cube } cube.
event-cube-removed = { $seat } removes a { $cube } cube.
event-wear-removed = { $seat } { $count ->
    [0] has no wear to remove.
   *[other] removes { $count } wear.
}
event-cube-discarded = { $seat } discards a { $cube } cube.
event-cube-set-aside = { $seat } puts a { $cube } cube aside without its effect.
event-cube-returned = { $seat } puts a { $cube } cube back into the bag.
event-cube-recovered = { $seat } makes a discarded { $cube } cube active again.
event-sheltered = { $seat } takes no wear for driving this turn.
event-draw-declined = { $seat } does not draw.
event-pit-stop-made = { $seat } makes a pit stop and { $count ->
    [0] has no wear to remove.
   *[other] gets rid of { $count } wear.
}
event-car-moved = { $seat } drives { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, to { $where }{ $passed ->
    [none] .
   *[other] , and passes { $passed }.
}
event-car-stayed = { $seat } does not move.
event-lead-taken = { $seat } takes the lead from { $from_seat }.
event-lap-done = { $to_go ->
    [0] { $seat } crosses the finish line!
    [1] { $seat } begins the final lap.
   *[other] { $seat } completes a lap: { $to_go } to go.
}
event-lap-led = { $to_go ->
    [0] { $seat } is the first to finish; the race ends with this round. Behind: { $others }.
    [1] The final lap begins: { $seat } ahead of { $others }.
   *[other] Lap { $lap } is done: { $seat } ahead of { $others }; { $to_go } to go.
}
event-slipstreamed = { $seat } is in the slipstream of { $ahead_seat }: no wear.
event-gaps-closed = Cars close up: { $seats }.
event-race-ended = The race is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. { $seats } wins!
event-classified = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { $seat }, { $finished ->
    [yes] finished
   *[no] { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }
} and { $lengths ->
    [one] { $lengths } length
   *[other] { $lengths } lengths
} past the line{ $moved ->
    [up] , { $gained ->
        [one] 1 place gained
       *[other] { $gained } places gained
    }
    [down] , { $gained ->
        [one] 1 place lost
       *[other] { $gained } places lost
    }
    [same] , where the car had started
   *[unknown] {""}
}; { $wear } wear taken, { $tows ->
    [one] 1 slipstream
   *[other] { $tows } slipstreams
}, { $stops ->
    [one] 1 pit stop
   *[other] { $stops } pit stops
}{ $quickest ->
    [0] {""}
    [one] , quickest lap in 1 round
   *[other] , quickest lap in { $quickest } rounds
}.
placing = { $finished ->
    [1] Finished
   *[0] { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }
}, { $lengths ->
    [one] { $lengths } car length
   *[other] { $lengths } car lengths
} past the line, lane { $lane }

value-garage = { $value ->
    [random] drawn
    [car-chief] Car Chief
    [engineer] Engineer
    [manager] Manager
   *[mechanic] Mechanic
}
value-pit = { $value ->
    [random] drawn
    [crew-chief] Crew Chief
    [pit-captain] Pit Captain
    [pit-crew] Pit Crew
   *[pit-team] Pit Team
}
value-handling = { $value ->
    [random] drawn
    [aerodynamics] Aerodynamics
    [steering] Steering
    [suspension] Suspension
   *[tires] Tires
}
value-performance = { $value ->
    [random] drawn
    [boost] Boost
    [gearbox] Gearbox
    [nitro] Nitro
   *[turbo] Turbo
}
value-engine = { $value ->
    [random] drawn
    [diesel-engine] Diesel Engine
    [hybrid-engine] Hybrid Engine
    [rotary-engine] Rotary Engine
   *[supercharged] Supercharged
}
value-cars = { $value ->
    [by-seat] by seat
   *[chosen] chosen
}
value-grid = { $value ->
    [turn-order] in turn order
   *[chosen] chosen
}
value-bags = { $value ->
    [closed] nothing
    [counts] how many cubes
   *[open] which cubes
}
switch-laps = How many laps the race lasts.
switch-garage = Which card the yellow cubes use.
switch-pit = Which card the purple cubes use.
switch-handling = Which card the red cubes use.
switch-performance = Which card the green cubes use.
switch-engine = Which card the blue cubes use.
switch-cars = Cars are given out by seat, or chosen in turn order.
switch-grid = Places on the grid go by turn order, or are chosen in turn order as the table agrees.
switch-bags = What everyone sees of other players' bags: nothing, how many cubes they hold, or which.
switch-blue-cubes = How many blue cubes there are: 15, or 16 as in the original edition.
switch-partial-effects = You may use a cube as soon as the first part of its effect is possible; its effect ends at the first part that is not.
switch-hybrid-up-to = The Hybrid Engine moves up to 2 spaces instead of exactly 2.

preset-first-lap = First lap: a single lap with the cards of the first game.
preset-first-game = First game: Manager, Crew Chief, Suspension, Gearbox and Hybrid Engine at Daytona Beach. Gentle cards that show what each colour is for.
preset-perfect-tuning = Perfect tuning: 5 laps with Engineer, Pit Captain, Aerodynamics, Nitro and Supercharged. Slim your bag down to what you need and let it run.
preset-jalopy = Jalopy: Car Chief, Pit Team, Suspension, Boost and Diesel Engine. Worn-out cars that run on what they discard.
preset-money-money-money = Money, money, money: Car Chief, Pit Team, Tires, Boost and Rotary Engine. Cheap cubes that sell well.
preset-rainbow-road-warrior = Rainbow road warrior: Engineer, Pit Team, Suspension, Nitro and Rotary Engine. The more colours you discard, the further you go.
preset-revved-up = Revved up: Car Chief, Crew Chief, Aerodynamics, Boost and Hybrid Engine. Many cubes a turn and little wear.
preset-experts-by-invitation = Experts by invitation: 5 laps with Mechanic, Pit Crew, Steering, Turbo and Hybrid Engine. Cards that watch what the others discard.
preset-evening = Evening: three laps of the short Anello della Lanterna with random cards, half an hour for four.

# What the coach says of a choice, by the terms of `worth`
term-place = { $better ->
    [yes] gets you further up the track
   *[no] leaves you further back on the track
}
term-bag = { $better ->
    [yes] makes your bag stronger for the rounds to come
   *[no] makes your bag weaker for the rounds to come
}
term-wear = { $better ->
    [yes] keeps wear out of your bag
   *[no] brings more wear into your bag
}
term-money = { $better ->
    [yes] keeps cubes for buying
   *[no] leaves less to buy with
}
term-reach = { $better ->
    [yes] leaves more spaces within reach this turn
   *[no] leaves fewer spaces within reach this turn
}
term-action = { $better ->
    [yes] makes more of the cube you use
   *[no] makes less of the cube you use
}
term-rival = { $better ->
    [yes] holds the leader of the others back
   *[no] lets the leader of the others get away
}
term-result = { $better ->
    [yes] finishes higher
   *[no] finishes lower
}

driver-ugo = Hates wear: shifts down, pits early and keeps a clean bag.
driver-wanda = Flat out in every lane; what it does to the car is for later.
driver-teo = Builds the best bag of the field first, and overtakes late.
driver-greta = Lives for the next space: always a column further, whatever is in the bag.
driver-rocco = A tinkerer: uses every specialist and card before he thinks of driving.
driver-mara = Drives for the prize money and spends it well.

# What came at a real table

chance-draw = Which cube does { $seat } draw?
chance-fill-active = Which cube does { $seat } draw? { $count ->
    [one] This is the last one.
   *[other] { $count } to go.
}
chance-draw-card = Which card is drawn for the { $cube } cubes?
chance-draw-first = Who takes the first turn?
seat-drawn = { $seat }
