seat = Posto { $number }
not-possible = { $code } qui non è possibile; possibili: { $options }
not-now = Questo non fa parte di ciò che decidi adesso.
unreadable = '{ $code }' non è un codice: i codici sono lettere minuscole, cifre e segni, come gear-3
no-such-seat = non c'è il posto { $number } in una gara da { $seats }
race-over = la gara è finita
chance-decides = ora decide il caso, non un posto
not-to-move = { $seat } ora non ha nulla da decidere; si aspetta: { $seats }
no-chance = il caso ora non ha nulla da decidere
no-undo = { $seat } non può annullare nulla: qualcosa è stato mostrato, il caso ha deciso o qualcun altro ha agito
ends-race = { $of ->
    [1] la tua gara finisce qui
   *[other] la tua gara finisce { $exact ->
       *[yes] {""}
        [no] circa{" "}
    }{ $count ->
        [1] una volta
       *[other] { $count } volte
    } su { $of }
}
switched = { $value ->
    [on] sì
   *[off] no
}
cost = { $gauge } { $change }
costs = { $gauge } { $changes }
cost-chance = { $change } ({ $exact ->
   *[yes] {""}
    [no] circa{" "}
}{ $count } su { $of })
outcome-chance = { $outcome } ({ $exact ->
   *[yes] {""}
    [no] circa{" "}
}{ $count } su { $of })
term-position = { $better ->
    [yes] ti mette in una posizione migliore
   *[no] ti mette in una posizione peggiore
}

did-you-mean = forse intendevi '{ $name }'?
known-names = { $lead ->
    [there-are] ci sono
   *[known] nomi noti
}: { $count ->
    [0] nessuno
   *[other] { $names }
}
no-game = il gioco '{ $name }' non esiste; { $near }
no-preset = { $game } non ha il preset '{ $name }'; { $near }
no-switch = { $game } non ha l'opzione '{ $name }'; { $near }
bad-value = l'opzione { $name } non può valere '{ $given }'; valori possibili: { $allowed }
bad-number = l'opzione { $name } è un numero intero da { $least } a { $most }, non '{ $given }'
bad-seats = { $game } è per { $least }–{ $most } posti, non { $seats }
bad-circuit = a { $game } non si può correre su '{ $circuit }'; { $count ->
    [0] non ha circuiti
   *[other] circuiti possibili: { $known }
}
