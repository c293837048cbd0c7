written = La stagione è in { $path }: adattala, poi si corre. 'paddock league next { $folder }' dice come.
page-written = La pagina è in { $path }.
races-run = { $run ->
    [0] nessuna gara ancora, { $total } in programma
    [one] 1 gara su { $total }
   *[other] { $run } gare su { $total }
}
drivers = Piloti
teams = Squadre
driver = Pilota
team = Squadra
points = Punti
calendar = Calendario
race = Gara
game = Gioco
circuit = Circuito
winner = Vincitore
why = Perché
stewards = Commissari
won = : vinta da { $names }
next = Gara { $number }, { $name }: { $game }
absent = { $driver } { $text }{ $reserve ->
    [none] .
   *[other] ; guida { $reserve }.
}
carried = { $driver } { $text }.
ways = Qui: paddock league race { $folder }
    Nel browser: incolla il codice { $code } in un nuovo tavolo, fai sedere i piloti in quest'ordine,
    scarica la registrazione alla fine e aggiungila: paddock league add { $folder } FILE
    Su un tavolo vero: paddock league enter { $folder } VINCITORE SECONDO …
filed = { $name }: vinta da { $winners }.
corrected = corretta
correction = Gara { $number } corretta: { $why }
