title = Crazy Race
about = Five rounds, five vehicles: play one card in secret, take another and collect the most stages.

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
    [turbo] Turbo: be the fastest of your kind
    [last-word] Last Word: choose after all others
    [disguise] Disguise: count as the top vehicle
    [speed-first] Speed First: speed beats hierarchy
    [swap] Swap: exchange a card of your route for one of your hand
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
    [turbo] your next vehicle is the fastest of its kind
    [last-word] choose your next card after all others
    [disguise] your next vehicle counts as the one on top
    [speed-first] speed goes before hierarchy in the next round
    [swap] exchange a card of your route for one of your hand
   *[none] none, but one extra stage with two starter cards
}

status = { $round ->
    [0] Before the start
   *[other] Round { $round } of { $rounds }
}{ $booster ->
    [turbo] {" "}· Turbo: one card is the fastest of its kind
    [last-word] {" "}· Last Word: one player chooses after all others
    [disguise] {" "}· Disguise: one card counts as the top vehicle
    [speed-first] {" "}· Speed First: speed, then hierarchy
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
prompt-play-last = You have the Last Word: which card do you play?
prompt-take-card = Which card do you take for your route?
prompt-lift-vehicle = Pole: which vehicle do you put on top of the hierarchy?
prompt-swap-cards = Swap: which card of your route do you exchange for one of your hand?

option-drive = Drive for { $character }
option-play = Play the { $card }
option-take = Take the { $card }
option-lift = Put the { $vehicle } on top
option-swap = Give up the { $route } and put the { $hand } in your route
option-decline = Leave it as it is

event-character-taken = { $seat } drives for { $character }.
event-pool-laid = The first pool: { $cards }.
event-round-started = Round { $round } begins.
event-cards-revealed = The cards are turned over: { $cards }.
reveal = { $seat } plays the { $card }
event-card-played = { $seat } plays the { $card }.
event-order-fixed = { $booster ->
    [turbo] { $by_seat } has Turbo, so the { $card } goes ahead of its kind. The order: { $seats }.
    [disguise] { $by_seat } is in disguise: the { $card } counts as a { $top }. The order: { $seats }.
    [speed-first] { $by_seat } has Speed First: the fastest card goes first. The order: { $seats }.
   *[none] They pick in this order: { $seats }.
}
event-card-taken = { $seat } takes the { $card }{ $stages ->
    [0] .
    [one] {" "}for { $stages } stage.
   *[other] {" "}for { $stages } stages.
}
so-far = { $seat } { $stages }
event-round-led = { $level ->
    [yes] Level on { $stages } after round { $round }: { $leaders }{ $others ->
        [none] .
       *[other] ; then { $others }.
    }
   *[no] After round { $round } { $leaders } leads with { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    }, ahead of { $others }.
}
event-hierarchy-changed = { $card ->
    [none] { $by_seat } puts the { $vehicle } on top of the hierarchy.
   *[other] The { $card } is left over, so the { $vehicle } { $place ->
        [5] drops from the top to the bottom of the hierarchy.
        [1] climbs to the top of the hierarchy.
       *[other] climbs to number { $place } in the hierarchy.
    }
}
event-booster-gained = { $seat } has the lowest card, the { $card }, and gets its booster: { $booster ->
    [pole] Pole, to put any vehicle on top.
    [turbo] Turbo, to be the fastest of its kind in the next round.
    [last-word] Last Word, to choose after all others in the next round.
    [disguise] Disguise, to count as the top vehicle in the next round.
    [speed-first] Speed First, so speed goes before hierarchy in the next round.
   *[swap] Swap, to exchange a card of the route for one of the hand.
}
event-booster-missed = { $seat } has the lowest card, but the { $card } has no booster.
event-nothing-to-swap = { $seat } has nothing to swap.
event-route-counted = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { $seat }, { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
} ({ $full } printed{ $pairs ->
    [0] {""}
   *[other] , { $pairs } from halves
}{ $colour ->
    [0] {""}
   *[other] , { $colour } for the own colour
}{ $starters ->
    [0] {""}
   *[other] , { $starters } for two starters
}), speed { $speed }.
event-booster-declined = { $seat } does not use the booster.
event-cards-swapped = { $seat } takes the { $route } back from the route and puts the { $hand } there.
event-race-ended = The race is over. { $won ->
    [shared] { $seats } share the victory with { $stages ->
        [one] 1 stage
       *[other] { $stages } stages
    } each!
    [by-speed] { $seats } wins with { $stages ->
        [one] 1 stage
       *[other] { $stages } stages
    }, by higher speed!
   *[by-stages] { $seats } wins with { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    }!
}
placing = { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
}, speed { $speed }
placing-counted = { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
} ({ $full } printed{ $pairs ->
    [0] {""}
   *[other] , { $pairs } from halves
}{ $colour ->
    [0] {""}
   *[other] , { $colour } for the own colour
}{ $starters ->
    [0] {""}
   *[other] , { $starters } for two starters
}), speed { $speed }

character-gone = { $seat } drives for this colour already
not-in-hand = { $place ->
    [pool] the { $card } is in the pool; cards are taken when all have played
    [route] the { $card } is in { $own ->
        [yes] your route
       *[no] { $seat }'s route
    }, not in your hand
    [played] { $seat } has played the { $card }; it is not in your hand
   *[other] the { $card } is not in your hand
}
played-this-round = the { $card } was played this round; it can be taken from the next round on
not-in-pool = { $place ->
    [hand] the { $card } is in { $own ->
        [yes] your hand; you take a card of the pool
       *[no] { $seat }'s hand, not in the pool
    }
    [route] the { $card } is in { $own ->
        [yes] your route already
       *[no] { $seat }'s route already
    }
   *[other] the { $card } is not in the pool
}
not-in-swap = Swap exchanges a card of your route for one of your hand; the { $card } is { $place ->
    [pool] in the pool
    [hand] in { $seat }'s hand
    [route] in { $seat }'s route
   *[other] in neither
}
why-rank = vehicles move in the hierarchy by the card left over in the pool, and with Pole
why-lift-vehicle = Pole lifts a vehicle of the hierarchy, not a card
why-character-first = you choose your character first; cards are played when all have one
no-train-in-swap = you can never put a train from your hand in your route

value-characters = { $value ->
    [dealt] dealt at random
   *[chosen] chosen
}
value-halves = { $value ->
    [edges] meeting at edges
   *[any] any two of a kind
}
value-lowest-by = { $value ->
    [order] last to take a card
    [printed] printed hierarchy and speed
    [played] after the hierarchy has changed
   *[pool] of the whole pool
}
switch-characters = Characters are dealt at random, or chosen in seat order.
switch-halves = Which halves make a stage: only those that meet at the edges of neighbouring cards, or any two of a kind.
switch-lowest-by = Which card is the lowest and brings a booster: that of the last player to take a card; the lowest by printed hierarchy and speed; the lowest after the hierarchy has changed; or the lowest of the whole pool.

# What the coach says of a choice, by the terms of `worth`
term-stages = { $better ->
    [yes] adds full stages
   *[no] brings fewer full stages
}
term-pairs = { $better ->
    [yes] completes a pair of halves
   *[no] completes no pair of halves
}
term-colour = { $better ->
    [yes] scores for your own colour
   *[no] leaves points of your own colour behind
}
term-starters = { $better ->
    [yes] brings you towards two starter cards
   *[no] gives up the bonus for two starter cards
}
term-halves = { $better ->
    [yes] keeps halves open for later pairs
   *[no] leaves fewer halves to pair later
}
term-rival = { $better ->
    [yes] holds your strongest rival back
   *[no] leaves more to your strongest rival
}

driver-ugo = Wants whole stages in hand and leaves half a journey to others.
driver-wanda = Bets on open halves: either they all pair up, or the route falls apart.
driver-teo = Would rather have one card in the own colour than two better ones.
driver-greta = Counts your stages before her own, and takes the card that you need.
driver-rocco = Looks at his own route alone, and minds neither rivals nor colours.
driver-mara = Builds on starters and halves early, and waits for the rest to come.

# What came at a real table

chance-deal-character = Which character does { $seat } get?
chance-lay-starter = Which starter is laid next?
value-deck = printed
switch-deck = The deck that is raced with: the printed one, or one of your own.
deck-form = this line cannot be read; lines here are such as: pairs car 1 ship 1 plane 4; colour red pole; train 70 3 none; starter train-a 4 none
deck-vehicle = there is no vehicle { $found }; there are: { $known }
deck-colour = a colour comes once, and is one of: { $known }; not { $found }
deck-booster = the booster here is one of: { $known }; not { $found }
deck-booster-twice = two characters have the booster { $booster }; every booster has one
deck-card-alone = a { $vehicle } without a colour: write its colour above it
deck-card-twice = this colour has a { $vehicle } already
deck-starter = a starter comes once, and is one of: { $known }; not { $found }
deck-edges = the edges are one of: { $known }; not { $found }
deck-nothing = a card without stages and halves is worth nothing: give it one of them
deck-halves = pairs of { $vehicle } are worth nothing: give them a worth in the line pairs, or this card no halves
deck-no-pairs = no pair of halves is worth anything: write a line such as: pairs car 1 ship 1 plane 4
deck-missing = { $colour } lacks: { $vehicles }
deck-starters-missing = these starters are missing: { $names }
deck-speed-twice = another { $vehicle } has speed { $speed }: the speeds of a vehicle differ, so that the order is clear
deck-what-speed = the speed
deck-what-full = the number of full stages
deck-what-pair = the worth of a pair
deck-column-speed = speed
deck-column-full = full stages
deck-column-edges = half a stage
deck-column-booster = booster
