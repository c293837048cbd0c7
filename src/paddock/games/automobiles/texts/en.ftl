title = Automobiles
about = A race with a bag of cubes: gears move the car, specialists help, wear clogs the bag. Buy well, draw well, and cross the line first.

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
    [wear] Put it on the discard pile.
    [car-chief] Change one gear cube of your discard pile for the next darker one; a black one is only removed.
    [engineer] Discard up to 3 active cubes, then remove as many cubes from your discard pile.
    [manager] You may remove 1 active cube, and you may put 1 active or discarded cube back into your bag.
    [mechanic] Put 1 active cube on your used pile, then remove up to 2 cubes from your discard pile.
    [crew-chief] Draw until a cube is no wear, then remove all wear from your discard pile.
    [pit-captain] Remove up to 6 cubes from your discard pile.
    [pit-crew] Remove all wear, or any 2 cubes, from your discard pile.
    [pit-team] Remove 1 to 3 cubes from your discard pile and gain one cube that costs at most as much as they do together.
    [aerodynamics] No wear in the wear phase of this turn.
    [steering] Gain 1 wear and discard an active gear cube: up to 3 spaces of one lighter colour.
    [suspension] Gain 1 wear: enter one space in the colour of a gear cube of your discard pile.
    [tires] Enter one space lighter than one of your active gear cubes.
    [boost] Draw up to 3 cubes and gain 1 wear for each; then every opponent may draw 1.
    [gearbox] Gain 1 wear: up to as many light grey spaces as your place in the race, one more if you are last.
    [nitro] Draw 2 cubes: one becomes active, the other is discarded.
    [turbo] Gain 2 wear: up to 2 light grey spaces, and 1 more for each green cube in all discard piles.
    [diesel-engine] Gain 2 wear: up to as many dark grey spaces as there are dark grey cubes in your discard pile.
    [hybrid-engine] Gain 1 wear; if you have more blue cubes outside your bag than any opponent has discarded, exactly 2 spaces of one colour.
    [hybrid-engine-up-to] Gain 1 wear; if you have more blue cubes outside your bag than any opponent has discarded, up to 2 spaces of one colour.
    [rotary-engine] Gain 1 wear: up to as many white spaces as there are colours in your discard pile.
   *[supercharged] Gain 1 wear: up to 2 cubes of your discard pile become active.
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
car-label = The { $car } car of { $seat }
free-car-label = The { $car } car
cubes-label = { $count } { $cube }
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
prompt-start-purchase = Before the start: which cube do you buy for your bag? ${ $money } left.
prompt-purchase = Which cube do you buy? ${ $money } left.
prompt-action = { $fresh ->
    [yes] Your turn: use a cube, end the action phase, or make a pit stop.
   *[no] Use another cube, or end the action phase.
}
prompt-travel = Where does the { $cube } cube go? { $exact ->
    [yes] Exactly { $most } spaces of one colour.
   *[no] Up to { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    }.
}
prompt-remove-cubes = Which cube of your discard pile goes back into the reserve? { $exact ->
    [yes] { $most } more.
   *[no] Up to { $most }.
}
prompt-upgrade-gear = Which gear cube of your discard pile becomes one darker?
prompt-shed-cubes = Which active cube do you discard? { $moved } of 3 so far.
prompt-dismiss-cube = Which active cube goes back into the reserve, if any?
prompt-return-cube = Which cube goes back into your bag, if any?
prompt-set-cube-aside = Which active cube goes to your used pile without effect?
prompt-crew-work = What does the crew remove from your discard pile?
prompt-trade-in = Which cube of your discard pile do you trade in? { $removed } so far, worth ${ $cost }.
prompt-gain-traded = Which cube do you gain? It may cost up to ${ $cost }.
prompt-give-gear = Which active gear cube do you discard?
prompt-boost-draw = Draw another cube? { $drawn } of 3 so far; each brings one wear.
prompt-boost-offer = An opponent used Boost: draw a cube, without wear?
prompt-keep-one = Which of the two cubes becomes active? The other is discarded.
prompt-recover-cubes = Which discarded cube becomes active? Up to { $most }.

option-take-car = Take the { $car } car
option-line-up = Line up at place { $place }, with ${ $money } to spend ({ $section })
option-enter = Use a { $cube } cube: go to { $section }
option-go = Go to { $section }, darkest space { $darkest ->
    [white] white
    [light] light grey
    [dark] dark grey
   *[black] black
}
option-stay = Do not move
option-use = Use { $card } ({ $cube })
option-buy = Buy { $card } ({ $cube })
option-gain = Gain { $card } ({ $cube })
option-remove = Remove a { $cube } cube
option-dismiss = Remove an active { $cube } cube
option-shed = Discard a { $cube } cube
option-set-aside = Set a { $cube } cube aside
option-upgrade = Upgrade a { $cube } cube
option-return-active = Put an active { $cube } cube back into the bag
option-return-discard = Put a discarded { $cube } cube back into the bag
option-recover = Make a discarded { $cube } cube active
option-keep = Keep the { $cube } cube
option-end-action = End the action phase
option-pit-stop = Make a pit stop
option-done = Done
option-draw = Draw a cube
option-no-draw = Do not draw
option-clear-wear = Remove all wear
option-pick-two = Remove any two cubes

note-slipstream = Right behind { $seat }: ending here brings no wear.
note-wear = { $count ->
    [0] Ending here brings no wear.
   *[other] Ending here brings { $count } wear.
}
note-price = { $card }, ${ $cost }.
note-pit-stop = You give up this turn; { $count } wear of your active cubes go back.

not-in-active = you have no { $cube } cube among your active cubes
not-in-discard = there is no { $cube } cube in your discard pile
sold-out = there is no { $cube } cube left in the reserve
too-dear = a { $cube } cube costs ${ $cost }; you have ${ $money }
no-way = { $code } cannot be reached with this cube from where you are
pit-too-late = a pit stop is possible only instead of a standard turn, before any cube is used
car-gone = { $seat } has this car already
cannot-enter = no space of this cube's colour can be entered from where you are
cannot-car-chief = the discard pile holds no gear cube whose next darker colour is in the reserve
cannot-mechanic = the Mechanic needs another cube in your active pile
cannot-crew-chief = there is nothing but wear to draw
cannot-pit-team = your discard pile is empty
cannot-steering = you have no gear cube among your active cubes
cannot-suspension = no space can be entered in the colour of a gear cube of your discard pile
cannot-tires = no space can be entered that is lighter than one of your active gear cubes
cannot-nitro = there are not two cubes to draw
cannot-hybrid-engine = no two spaces of one colour can be entered one after the other

event-card-laid = { $card } is in play.
event-first-drawn = { $seat } is the first player.
event-car-taken = { $seat } drives the { $car } car.
event-lined-up = { $seat } lines up at place { $place } with ${ $money }.
event-cube-bought = { $seat } buys a { $cube } cube.
event-active-filled = { $seat } has for the next turn: { $cubes }.
event-cube-drawn = { $seat } draws a { $cube } cube.
event-bag-refilled = The bag of { $seat } was empty: { $count } discarded cubes go into it.
event-round-started = Round { $round } begins.
event-cube-used = { $seat } uses { $card }.
event-cube-placed = { $seat } places the { $cube } cube at { $section }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} on.
event-wear-gained = { $seat } gains { $count } wear.
event-cube-gained = { $seat } gains a { $cube } cube.
event-cube-removed = { $seat } removes a { $cube } cube.
event-wear-removed = { $seat } removes { $count } wear.
event-cube-discarded = { $seat } discards a { $cube } cube.
event-cube-set-aside = { $seat } sets a { $cube } cube aside.
event-cube-returned = { $seat } puts a { $cube } cube back into the bag.
event-cube-recovered = A discarded { $cube } cube of { $seat } becomes active.
event-sheltered = { $seat } will gain no wear for moving this turn.
event-draw-declined = { $seat } does not draw.
event-pit-stop-made = { $seat } makes a pit stop and removes { $count } wear.
event-car-moved = { $seat } drives to { $section }.
event-lap-done = { $seat } completes a lap: { $to_go ->
    [0] finish!
    [1] the final lap begins.
   *[other] { $to_go } laps to go.
}
event-slipstreamed = { $seat } is in the slipstream of { $ahead_seat }: no wear.
event-gaps-closed = The queue closes up: { $seats }.
event-race-ended = The race is over. { $seats } wins!
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

switch-laps = How many laps the race has.
switch-garage = The card of the yellow cubes.
switch-pit = The card of the purple cubes.
switch-handling = The card of the red cubes.
switch-performance = The card of the green cubes.
switch-engine = The card of the blue cubes.
switch-cars = How players get their cars: by seat, or chosen in turn order.
switch-grid = Who starts where: in turn order, or places chosen in turn order as the table agrees.
switch-bags = What everybody is shown of other players' bags: nothing, how many cubes they hold, or which.
switch-blue-cubes = How many blue cubes there are: 15, or 16 as in the original edition.
switch-partial-effects = A cube may be used as soon as the first part of its effect is possible; the first impossible part ends it.
switch-hybrid-up-to = The Hybrid Engine moves up to 2 spaces instead of exactly 2.

preset-first-game = First game: Manager, Crew Chief, Suspension, Gearbox and Hybrid Engine at Daytona Beach. Gentle cards that show what each colour is for.
preset-perfect-tuning = Perfect tuning, 5 laps: Engineer, Pit Captain, Aerodynamics, Nitro and Supercharged. Slim the bag down to what you need and let it run.
preset-jalopy = Jalopy: Car Chief, Pit Team, Suspension, Boost and Diesel Engine. Worn-out cars; what lies in the discard pile drives them.
preset-money-money-money = Money, money, money: Car Chief, Pit Team, Tires, Boost and Rotary Engine. Cheap cubes that sell well.
preset-rainbow-road-warrior = Rainbow road warrior: Engineer, Pit Team, Suspension, Nitro and Rotary Engine. The more colours you discard, the farther you go.
preset-revved-up = Revved up: Car Chief, Crew Chief, Aerodynamics, Boost and Hybrid Engine. Many cubes a turn, and little wear.
preset-experts-by-invitation = Experts by invitation, 5 laps: Mechanic, Pit Crew, Steering, Turbo and Hybrid Engine. Cards that watch what the others discard.
