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
ends-race = la tua gara finisce qui{ $percent ->
    [100] {""}
   *[other] {" "}({ $exact ->
       *[yes] {""}
        [no] circa{" "}
    }{ $percent }%)
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
}{ $percent }%)
outcome-chance = { $outcome } ({ $exact ->
   *[yes] {""}
    [no] circa{" "}
}{ $percent }%)
term-position = { $better ->
    [yes] ti mette in una posizione migliore
   *[no] ti mette in una posizione peggiore
}

did-you-mean = forse intendevi '{ $name }'?
known-names = { $lead ->
    [there-are] ci sono
    [possible] si può
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

# Che cosa non va in una gara salvata

record-long = troppo lungo per una gara salvata ({ $letters } caratteri)
record-is-none = non è una gara salvata di Paddock: la prima riga dovrebbe essere '{ $line }'
record-header-missing = manca l'intestazione '{ $name }'
record-header-long = un'intestazione ha al massimo { $most } caratteri stampabili
record-header-unknown = '{ $line }' non è un'intestazione di una gara salvata, o compare due volte
record-revision = la revisione delle regole è un numero intero, non '{ $given }'
record-switch = un'opzione si scrive nome=valore, non '{ $given }'
record-seat-number = i posti sono numerati in ordine: questo dovrebbe essere il { $number }
record-seats = ci sono al massimo { $most } posti, con nomi di { $letters } caratteri
record-sheet = un foglio è 'sheet own-...' con la sua impronta, e ce ne sono al massimo { $most }
record-sheet-changed = il foglio { $name } è stato modificato: le sue righe non hanno questa impronta
record-cut = il file finisce qui senza l'ultima riga 'end ...': è stato troncato
record-seed-hash = il seme non ha questo hash
record-no-seat = non c'è nessun posto: serve una riga 'seat 0 ...' per ciascuno
record-move = una mossa si scrive '12. 0 codice = caso', non '{ $line }'
record-move-number = questa mossa ha il numero { $given }, ma è la { $number }
record-changed = questa riga, o una precedente, è stata modificata: il suo segno di controllo non torna
record-bad-move = mossa { $number }: { $why }
record-bad-chance = dopo la mossa { $number }: { $why }
record-over = le mosse finiscono con la gara { $over ->
    [yes] conclusa
   *[no] ancora aperta
}, ma il file dice il contrario
record-position = le mosse portano a una posizione diversa da quella registrata
complaint = { $source }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $why }
record-no-seed = la registrazione non ha un seme, quindi il caso non si può controllare; se ne conosce solo l'impronta

# Una gara in cui la sorte viene detta

outcome = { $code }
told-nowhere = { $code } non può essere uscita: sarebbe in contrasto con quanto già detto
cannot-hold = { $seat } non può avere in mano { $card }
show-first = se { $seat } avesse già avuto { $card }, prima le regole avrebbero chiesto altro: di' prima che { $seat } ce l'ha
no-such-answer = non c'è una risposta { $number }; il verbale ne ha { $count }
deck-heading = un mazzo comincia con il gioco e il nome, per esempio: deck { $game } "Giro sotto la pioggia"
deck-large = un mazzo ha al massimo { $letters } caratteri e { $lines } righe
deck-line-long = la riga è troppo lunga: al massimo { $letters } caratteri
deck-unknown = il mazzo { $name } qui non è conosciuto: prima va conservato
deck-figure = { $what } è un numero intero da { $least } a { $most }, non '{ $found }'
file-large = il file è troppo grande: al massimo { $letters } caratteri
file-not-utf8 = il file non è testo semplice: salvalo come testo Unicode (utf-8)
file-missing = questo file non c'è
file-unreadable = il file non si può leggere: { $why }
