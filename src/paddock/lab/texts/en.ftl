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
report-seed = Seed: { $seed }. Every ± is a 95% confidence interval.
table = The figures
race-decisions = decisions per race
race-lead-changes = lead changes
race-overtakes = overtakes
race-retired = retirements
decisions = decisions per player
grid-advantage = wins from pole, compared with a fair share
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
