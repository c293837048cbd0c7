title = Crazy Race
about = Five rounds, five vehicles: play one card in secret, take another, and collect the most stages.

vehicle-name = { $vehicle ->
    [train] train
    [car] car
    [motorbike] motorbike
    [ship] ship
   *[plane] plane
}
card-name = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [black] black
   *[purple] purple
} { $vehicle ->
    [train] train
    [car] car
    [motorbike] motorbike
    [ship] ship
   *[plane] plane
}
starter-name = starter { $vehicle ->
    [train] train
    [car] car
    [motorbike] motorbike
    [ship] ship
   *[plane] plane
} { $letter }
character-name = { $colour ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [black] Black
   *[purple] Purple
}
booster-name = { $booster ->
    [pole] Pole: put any vehicle on top
    [turbo] Turbo: the fastest of its kind
    [last-word] Last word: choose after all others
    [disguise] Disguise: counts as the top vehicle
    [speed-first] Speed first: speed beats hierarchy
    [swap] Swap: a card of the route for one of the hand
   *[none] none
}
card-label = { $card }, speed { $speed }, { $full ->
    [one] { $full } stage
   *[other] { $full } stages
}{ $halves ->
    [left] , half a stage on the left
    [right] , half a stage on the right
    [both] , half a stage on both sides
   *[none] {""}
}
character-label = { $character }. Booster: { $booster ->
    [pole] put any vehicle on top of the hierarchy
    [turbo] the next vehicle is the fastest of its kind
    [last-word] choose the next card after all others
    [disguise] the next vehicle counts as the one on top
    [speed-first] next round speed is compared first
    [swap] swap a card of the route with one of the hand
   *[none] none, but one stage more with two starters
}

status = { $round ->
    [0] Before the start
   *[other] Round { $round } of { $rounds }
}{ $booster ->
    [turbo] {" "}· turbo: one card is the fastest of its kind
    [last-word] {" "}· last word: one player chooses after all others
    [disguise] {" "}· disguise: one card counts as the top vehicle
    [speed-first] {" "}· speed first, then hierarchy
   *[none] {""}
}
area-table = The table
area-characters = Free characters
area-hand = { $seat }: hand
area-route = { $seat }: route
column-played = Played
column-hierarchy = Hierarchy
column-pool = Pool
gauge-stages = Stages
gauge-booster = Booster

prompt-choose-character = Which character do you drive for?
prompt-play-cards = Which card do you play? All are revealed together.
prompt-play-last = You have the last word: which card do you play?
prompt-take-card = Which card do you take for your route?
prompt-lift-vehicle = Booster: which vehicle goes on top of the hierarchy?
prompt-swap-cards = Booster: which card of your route do you swap for one of your hand?

option-drive = Drive for { $character }
option-play = Play the { $card }
option-take = Take the { $card }
option-lift = Put the { $vehicle } on top
option-swap = Give the { $route }, put the { $hand } into the route
option-decline = Leave it as it is

event-character-taken = { $seat } drives for { $character }.
event-pool-laid = The first pool: { $cards }.
event-round-started = Round { $round } begins.
event-cards-revealed = The cards are turned over: { $cards }.
reveal = { $seat } plays the { $card }
event-card-played = { $seat } plays the { $card }.
event-order-fixed = They pick in this order: { $seats }.
event-card-taken = { $seat } takes the { $card }.
event-hierarchy-changed = The { $vehicle } is now number { $place } of the hierarchy.
event-booster-gained = { $seat } played the lowest card and gets a booster: { $booster ->
    [pole] any vehicle on top.
    [turbo] the next vehicle is the fastest of its kind.
    [last-word] the last word in the next round.
    [disguise] the next vehicle counts as the one on top.
    [speed-first] speed is compared first in the next round.
   *[swap] a swap between route and hand.
}
event-booster-declined = { $seat } leaves the booster unused.
event-cards-swapped = { $seat } swaps the { $route } of the route for the { $hand }.
event-race-ended = The race is over. { $shared ->
    [yes] The victory is shared: { $seats }.
   *[no] { $seats } wins!
}
placing = { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
}, speed { $speed }

character-gone = { $seat } drives for this colour already
not-in-hand = the { $card } is not in your hand
played-this-round = the { $card } was played this round; it can be taken from the next round on
not-in-pool = the { $card } is not in the pool
no-train-in-swap = a train of the hand can never be swapped in

switch-characters = How players get their characters: dealt at random, or chosen in the order of the seats.
switch-halves = Which halves complete a stage: those that meet at the edges of neighbouring cards, or any two of a kind.
switch-lowest-by = Whose card is the lowest and brings a booster: the last to pick; the lowest by printed hierarchy and speed; the lowest after the hierarchy has changed; or the lowest of the whole pool.
