ordinal = { $number ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
    [7] settimo
    [8] ottavo
    [9] nono
   *[other] decimo
}
account = { $name }: posto { $place }, quello atteso era { $expected }. Fortuna { $luck } (fino a { $band } in più o in meno è normale), guida { $driving }: { $luck_place } per fortuna, { $driving_place } per guida. { $choices ->
    [0] Non ha mai dovuto scegliere.
    [one] La sua unica scelta è costata { $given } posti.
   *[other] Le sue { $choices } scelte sono costate { $given } posti.
}
turning = { $happened } Da qui { $name } vince al { $win }%.
costly = { $name } ha scelto: { $played }. È costato { $places } di un posto ({ $points } punti di probabilità di vittoria). Meglio: { $best }.
lucky = { $happened } { $good ->
    [true] Fortuna
   *[false] Sfortuna
} per { $name }: { $places } posti.
secret = { $happened } Quello che hanno scelto gli altri è stato { $good ->
    [true] una fortuna
   *[false] una sfortuna
} per { $name }: { $places } posti.
decision = Decisione { $number }.
award-passes = Più sorpassi: { $name }, { $count }.
award-unlucky = Il più sfortunato: { $name }, { $luck } posti per colpa del caso.
award-clean = La guida più pulita: { $name }; tutte le scelte insieme sono costate { $given } posti.
award-comeback = Il momento più nero di chi ha vinto: { $name } era sceso al { $win }%.
page-title = { $game }: la gara spiegata
page-about = { $names }. I conti tornano: il posto atteso alla partenza meno quello all'arrivo è fortuna più guida.
chances = Probabilità di vittoria
lap-chart = Grafico dei giri
places = Posti attesi lungo la gara
account-title = Fortuna e guida
turning-title = Momenti decisivi
costly-title = Le scelte più care
lucky-title = I momenti più fortunati e più sfortunati
awards-title = Premi
decisions = decisioni
win = probabilità di vittoria, %
place = posto
driver = pilota
expected = atteso
luck = fortuna
band = normale fino a
driving = guida
given = regalati
moment = decisione
what = che cosa è successo
not-over = si può analizzare solo una gara conclusa: mentre si corre, nessuno può saperne tutto
