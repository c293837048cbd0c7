decimal-mark = ,
ordinal = { $number }°
account = { $name }: posto { $place }, quello atteso era { $expected }. Fortuna { $luck } (fino a { $band } in più o in meno è normale), guida { $driving }: { $luck_place } per fortuna, { $driving_place } per guida. { $choices ->
    [0] Non ha mai dovuto scegliere.
    [one] La sua unica scelta è costata { $each } di posto.
   *[other] Le sue { $choices } scelte sono costate in media { $each } di posto l'una.
}
verdict = { $name }: { $luck_place } per fortuna, { $driving_place } per guida{ $luck ->
    [good] , con più fortuna del normale
    [bad] , con più sfortuna del normale
   *[usual] { "" }
}.
turning = { $happened } Probabilità di vittoria di { $name }: { $before }% → { $after }%.
costly = { $name } ha scelto: { $played }. È costato { $places } di posto{ $points ->
    [0] { "" }
    [one] { " " }e un punto di probabilità di vittoria
   *[other] { " " }e { $points } punti di probabilità di vittoria
}. Meglio: { $best }.
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
award-lucky = Più fortuna di tutti: { $name }, { $luck } posti per merito del caso.
award-unlucky = Più sfortuna di tutti: { $name }, { $luck } posti per colpa del caso.
award-clean = La guida più pulita: { $name }, le cui scelte sono costate in media { $each } di posto.
award-comeback = Il momento più nero di chi ha vinto: { $name }, { $win }% dopo la decisione { $number }.
page-title = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
page-about = { $race } · { $drivers } piloti · { $decisions } decisioni
page-end-linked = I numeri contano le decisioni della gara: toccali per rivederla da lì. Le probabilità valgono così: se da quel momento corressero piloti come i nostri bot.
see-moment = Rivedi la gara dalla decisione { $number }
page-end = I numeri contano le decisioni della gara; «paddock replay FILE --move NUMERO» apre lì la gara salvata. Le probabilità valgono così: se da quel momento corressero piloti come i nostri bot.
result-title = Risultato
account-note = Il posto atteso alla partenza, meno la fortuna, meno la guida, è il posto all'arrivo. Una fortuna entro «normale fino a» non dice niente: 19 gare su 20 non ne portano di più.
chances = Probabilità di vittoria
lap-chart = I posti lungo la gara
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
given = regalato a scelta
moment = decisione
what = che cosa è successo
not-over = si può analizzare solo una gara conclusa: mentre si corre, nessuno può saperne tutto
