report-title = { $game }: simulated races
report-about = { $races ->
    [one] One race
   *[other] { $races } races
} with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, driven by { $bots }.
report-circuit = Circuit: { $circuit }.
report-switches = Switches: { $switches }.
report-seed = Seed: { $seed }. Every ± and every range in brackets is a 95% confidence interval; a figure without one was the same in every race.
table = The figures
race-decisions = decisions per race
race-lead-changes = lead changes
race-overtakes = overtakes
race-retired = retirements
decisions = decisions per player
lap-chart = Lap chart of the first race
progress = % of the race
place = place
mean-place = mean place
grid-place = place on the grid
car = { $number } { $bot }
by-grid = Finishing place by grid place
by-bot = Who wins
won = races won, %
bot = bot
bot-won = won
bot-place = mean place
bot-overtakes = overtakes
bot-retired = retired
bot-decisions = decisions
lengths = How long races are
races = races
standings = Places during the race
from-grid = grid { $place }
retirements = Retirements by cause
cause = cause
cars = cars
resources = What the seats have, from start to finish
what = what
mean = mean
at-start = at the start
at-end = at the end
events = What happens
per-race = per race

fair = Is it fair?
fair-group = group
fair-won = won
fair-share = fair share
fair-group-grid = grid { $name }
fair-group-seat = seat { $name }
fair-group-car = { $name }
fair-fair-grid = The grid is fair: no place wins a fifth more or less than its share of { $share }.
fair-fair-seat = The seats are fair: none wins a fifth more or less than its share of { $share }.
fair-fair-car = The cars are fair: none wins a fifth more or less than its share of { $share }.
fair-unfair-grid = The grid is not fair: { $group } wins { $won } of the races, and its share would be { $share }.
fair-unfair-seat = The seats are not fair: { $group } wins { $won } of the races, and its share would be { $share }.
fair-unfair-car = The cars are not equal: { $group } wins { $won } of its races, and its share would be { $share }.
fair-open-grid = Whether the grid is fair is still open: { $group } wins { $won }, and its share would be { $share }. Races still needed to tell: about { $more }.
fair-open-seat = Whether the seats are fair is still open: { $group } wins { $won }, and its share would be { $share }. Races still needed to tell: about { $more }.
fair-open-car = Whether the cars are equal is still open: { $group } wins { $won }, and its share would be { $share }. Races still needed to tell: about { $more }.

compare-title = { $game }: { $name } = { $first } against { $second }, over { $races ->
    [one] one race
   *[other] { $races } races
} with the same luck.
measure-race-decisions = race length, decisions
measure-race-lead-changes = lead changes
measure-race-overtakes = overtakes
measure-race-retired = retirements
measure-decisions = decisions per player
measure-grid-advantage = grid advantage, % of wins
measure-first-won = wins of the first bot, %
verdict-more = { $by } more with { $second }
verdict-fewer = { $by } less with { $second }
verdict-same = no clear difference
verdict-identical = identical in every race
compare-joint = The ranges hold for all measures together, 95 times out of 100.
compare-report = { $game }: { $name } varied
column-measure = Measure
column-difference = Difference
column-range = 95% range
column-verdict = In words

rating-bot = Bot
rating-mu = Rating
rating-range = 95%
rating-races = Races
rating-won = Won
rating-place = Mean place
duel-pair = Ahead of
duel-share = Share
duel-range = 95% range
duel-verdict = Verdict
duel-clear = clear
duel-luck = may be luck
tournament-title = { $game }: a tournament of bots
tournament-about = { $races ->
    [one] One race
   *[other] { $races } races
} at tables of { $seats }, each deal of luck from every seat. Seed: { $seed }. The ranges of the duels hold together, 95 times out of 100.
tournament-clear = Every duel is decided, so it stopped early. Races at each table: { $races }.
tournament-ratings = Ratings
tournament-duels = Who beats whom

sweep-title = { $game }: { $names } varied
sweep-about = { $combinations ->
    [one] One combination
   *[other] { $combinations } combinations
} with the same luck. Seats: { $seats }. Seed: { $seed }. Every ± is a 95% confidence interval.
sweep-table = All combinations
sweep-minutes = minutes
sweep-pole = pole wins, %
sweep-lead-changes = lead changes
sweep-overtakes = overtakes
sweep-retired = retirements
sweep-decisions = decisions per player
sweep-least = 95% bound, low
sweep-most = 95% bound, high
target-met = { $measure } = { $value }: reached, { $found }.
target-missed = { $measure } = { $value }: not reached, { $found }.

doctor-title = The doctor on { $circuit }: { $game }
doctor-about = { $races } races with { $seats } seats, driven by { $bots }. Figures in brackets or with ± are 95% confidence intervals; those of stretches and lanes hold together.
doctor-before = before { $name }
doctor-after = after { $name }
doctor-more = { $count } more
doctor-findings = What the races say
doctor-advice = What to try
doctor-board = Where cars pass: the larger the disc, the more races see it
doctor-chart-passes = Races with a pass, by stretch
doctor-chart-retired = Cars that retire, by stretch
doctor-figure-rounds = rounds or turns
doctor-figure-decisions = decisions per race
doctor-figure-passes = passes per race
doctor-figure-retired = cars that retire
doctor-figure-pole = races won from pole
doctor-length = A race takes { $rounds } rounds or turns and { $decisions } decisions of all drivers together.
doctor-passes = Cars pass one another { $passes } times a race.
doctor-liveliest = The liveliest stretch is { $where }: cars pass there in { $share } of the races.
doctor-quiet = Here hardly any car ever passes, surely in fewer than { $most } of the races: { $where }.
doctor-retired = { $share } of the cars retire.
doctor-worst = The most dangerous stretch is { $where }: { $share } of all cars retire there.
doctor-pole-more = Pole is an advantage: it wins { $won } of the races, and its share would be { $share }.
doctor-pole-less = Pole is no advantage: it wins only { $won } of the races, and its share would be { $share }.
doctor-pole-open = Pole wins { $won } of the races; its share would be { $share }, so the difference may be luck.
doctor-unused-lane = Lane { $lane } of { $where } is left out: drivers choose it in { $share } of the cases in which they could.
doctor-unused-spot = The spot { $lane } ({ $where }) is left out: drivers take it in { $share } of the cases in which they could.
doctor-above = More than the { $count } other circuits: { $what } { $own }, against { $middle } in their middle.
doctor-below = Less than the { $count } other circuits: { $what } { $own }, against { $middle } in their middle.
doctor-alike = Nothing sets it apart from the { $count } other circuits by more than a third.
doctor-no-others = No figures of other circuits are kept for this game.
try-shorter = Race fewer laps, or shorten the longest straight.
try-passing-cells = { $where }: a longer straight before it, or one stop less, gives the car behind a chance.
try-passing-sections = { $where }: put a brake section before it, or lower its contest modifier.
try-passing-spaces = { $where }: put a second light lane beside the fast one before it.
try-safer-cells = { $where }: ask for one stop less, or give its lanes more cells.
try-safer-sections = { $where }: raise the late-brake values, or let a failed check lead back instead of into a crash.
try-safer-spaces = { $where }: make the outer spaces shorter.
try-grid-cells = Let the grid stand closer (`grid … step 1`), or move the line back so that the first corner comes later.
try-grid-sections = Put the first brake section further from the line, so that the front row does not reach it alone.
try-grid-spaces = Give the later places more money (`money …`).
try-lane-cells = Lane { $lane } of { $where }: give it fewer cells, or put the inside of the next bend on its side.
try-lane-sections = Spot { $lane }: raise its bonus or lower its price.
try-lane-spaces = Lane { $lane } of { $where }: make its spaces longer or lighter.
try-nothing = Nothing asks for a change.
tune-fitted = Fitted to positions: { $weights }
tune-step = Step { $number }: the best candidate won { $best }; now { $weights }
tune-gain = Ahead of the usual weights in { $share } of { $races } races that had no hand in choosing.
tune-wins = More than luck. For the game's bots.toml:
tune-behind = Ahead on all circuits together, but behind on: { $circuits }. Do not ship them. They were:
tune-loses = This may be luck: do not ship them. They were:
wrong-bots = at a table of { $seats }, name at least one bot and at most { $seats }, not { $bots }
wrong-races = race at least once, not { $races } times
wrong-circuits = name each circuit once, not: { $circuits }
wrong-deals = a deal is raced from every seat: the number of races must be a multiple of { $seats }, not { $races }
wrong-place = simulations run here, or on 'ray' or 'ray://host:port'; not on '{ $place }'
wrong-jobs = at least one job is needed, not { $jobs }
wrong-suffix = results are written to a file that ends in .parquet or .csv, not '{ $file }'
wrong-folder = there is no folder '{ $folder }' to write results into
wrong-other-results = { $file } has the results of another simulation; choose another file, or remove it
wrong-bot-twice = name each bot once: a bot cannot race against itself for a rating
wrong-few-bots = a tournament at tables of { $seats } needs at least { $least } bots, not { $bots }
wrong-vary = --vary takes a name and at least two different values, as in laps=1,2; not '{ $given }'
wrong-vary-name = { $game } has no '{ $name }' to vary; { $near }
wrong-vary-twice = vary each setting once, with all its values
wrong-seats = seats are a whole number, not '{ $given }'
wrong-target-name = there is no measure '{ $name }' to aim at; { $near }
wrong-target = a target is a measure and a number, as in minutes=45; not '{ $given }'
wrong-combinations = { $count } combinations are too many; at most { $most }
wrong-no-terms = { $game } does not say what its worth is made of: there is nothing to tune
wrong-term = there is no term '{ $term }' in the worth of { $game }; { $near }
wrong-measure = there is no measure '{ $name }'; write module:function, or install a package that offers it
wrong-measure-near = there is no measure '{ $name }'; did you mean '{ $near }'?
