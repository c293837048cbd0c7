find-race = Find a race
find-about = Say what you would like to drive, and the race starts when enough others want the same. Or join an open table, or watch.
seek = Look for a race
seek-drivers = Drivers
seek-length = Length
length-short = short
length-full = full race
seek-pace = Pace
pace-any = any pace
pace-live = live
pace-days = over days
seek-rated = Rated
rated-any = rated or not
rated-yes = rated
rated-no = not rated
seek-least = Others’ rating from
seek-most = to
seek-go = Look for drivers
seek-stop = Stop looking
seek-waiting = Looking for drivers: { $waiting } of { $drivers }
seek-stay = Keep this page open: the race starts by itself.
seek-days-stay = You can leave: you are called when it is your turn.
seek-too = Join in
wishes = Others are looking for
wishes-none = Nobody is looking for a race right now. Yours is the first.
any-game = all games
find-open = Open tables
find-live = Racing now
find-none-live = No public race is under way.
watched-by = { $count ->
    [0] nobody watches
    [one] { $count } watches
   *[other] { $count } watch
}
rating-range = { $least } to { $most }

ratings = Ratings
ratings-about = Only rated races count. A rating is listed once it is certain to ±{ $deviation } and its driver has met at least { $opponents } others. After a long pause it becomes less certain again.
ratings-none = Nobody has a certain rating in this game yet. Open a rated table and be the first.
rank = Rank
driver = Driver
rating = Rating
rated-races = Rated races
last-raced = Last race
provisional = provisional
provisional-about = It becomes certain with more races against different drivers.
rating-facts = { $races ->
    [one] { $races } rated race
   *[other] { $races } rated races
} against { $opponents ->
    [one] { $opponents } person
   *[other] { $opponents } people
}
rating-history = How the rating went
rating-history-about = Rating after each rated race, from { $first } to { $last }; now { $points }.
no-ratings = No rated race yet. Switch “rated” on when you set up a table for people.
my-ratings = Your ratings
my-page = My public page
driver-races = Last public races

archive = Archive
archive-about = Public races that are over, each with its replay.
archive-name = Driver
archive-outcome = Result
outcome-any = any
outcome-won = won
outcome-podium = on the podium
archive-circuit = Circuit
any-circuit = all circuits
archive-find = Search
archive-none = No race matches.
archive-more = Older races
archive-download = Download all for research
archive-download-about = Every public race whose drivers all consent, without names, one JSON object a line.
watch-replay = Watch
research = Research
research-consent = My public races may be part of the archive for research, without my name.
research-about = Off unless you switch it on. A race is in the archive only while everybody who drove it consents.
research-not-offered = This server does not offer an archive now; your answer counts if it ever does.

challenges = Challenges
challenges-about = One race, one luck: everybody drives the same seat against the same bots with the same dice and cards. You have one try.
challenge-day = Race of the day
challenge-week = Race of the week
challenge-before-day = Yesterday’s race
challenge-before-week = Last week’s race
challenge-ends = until { $when }
challenge-try = Drive it
challenge-go-on = Go on driving
challenge-drivers = { $count ->
    [0] Nobody has finished it yet.
    [one] { $count } driver has finished it.
   *[other] { $count } drivers have finished it.
}
challenge-setup = { $seats } drivers, you start in seat { $seat }
challenge-place = Place
challenge-gap = Margin
challenge-percentile = Percentile
champion = The Champion
challenge-account = A try needs an account, so that everybody has one try:
replays-later = What the others did can be watched after your own try.
