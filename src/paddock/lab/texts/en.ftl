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

tune-fitted = Fitted to positions: { $weights }
tune-step = Step { $number }: the best candidate won { $best }; now { $weights }
tune-gain = Ahead of the usual weights in { $share } of { $races } races that had no hand in choosing.
tune-wins = More than luck. For the game's bots.toml:
tune-loses = This may be luck: do not ship them. They were:
