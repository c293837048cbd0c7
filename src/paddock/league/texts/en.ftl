written = The season is in { $path }. Change it as you like, then race: 'paddock league next { $folder }' says how.
page-written = The page is in { $path }.
races-run = { $run ->
    [0] nothing raced yet, { $total } to come
   *[other] { $run } of { $total } raced
}
drivers = Drivers
teams = Teams
driver = Driver
team = Team
points = Points
calendar = Calendar
race = Race
game = Game
circuit = Circuit
winner = Winner
why = Why
stewards = Stewards
won = : won by { $names }
next = Race { $number }, { $name }: { $game }
absent = { $driver } { $text }{ $reserve ->
    [none] .
   *[other] ; { $reserve } drives instead.
}
carried = { $driver } { $text }.
ways = Race here: paddock league race { $folder }
    In the browser: paste the set-up code { $code } into a new table, seat the drivers in this order,
    download the record at the end, and add it: paddock league add { $folder } FILE
    On a real table: paddock league enter { $folder } WINNER SECOND …
filed = { $name }: won by { $winners }.
corrected = corrected
correction = Race { $number } corrected: { $why }
