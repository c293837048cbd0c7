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
next = Gara { $number }: { $name }{ $game ->
    [same] {""}
   *[other] {" "}({ $game })
}
absent = { $driver } { $text }{ $reserve ->
    [none] .
   *[other] ; guida { $reserve }.
}
carried = { $driver } { $text }.
ways = Qui: paddock league race { $folder }
    Nel browser: incolla il codice { $code } in un nuovo tavolo, fai sedere i piloti in quest'ordine,
    scarica la registrazione alla fine e aggiungila: paddock league add { $folder } FILE
    Su un tavolo vero: paddock league enter { $folder } VINCITORE SECONDO …
ways-split = Qui: paddock league race { $folder }
    Nel browser: un nuovo tavolo per ogni codice, con i piloti seduti in quest'ordine; alla fine scarica le
    registrazioni e aggiungile nell'ordine dei tavoli: paddock league add { $folder } { $files }
    Su tavoli veri: paddock league enter { $folder } e tutti i piloti, ogni tavolo nel suo ordine d'arrivo
split-table = Tavolo { $number }, codice { $code }
waiting = In lista d'attesa: { $names }
filed = { $name }: vinta da { $winners }.
corrected = corretta
correction = Gara { $number } corretta: { $why }

season-over = { $season } è finito: { $races ->
    [one] la sua unica gara è stata corsa
   *[other] tutte le { $races } gare sono state corse
}
season-there = { $path } c'è già; non è stato cambiato
no-such-driver = il pilota { $name } non c'è; ci sono: { $known }
no-driver = '{ $name }' non è un pilota di { $season }; ci sono: { $known }
one-seat-each = un pilota ha un posto solo, non come in questa registrazione: { $names }
no-result = la gara { $number } non ha un risultato da correggere
no-reason = una correzione vuole un motivo
named-too-often = nomina ogni pilota che ha corso { $cars ->
    [one] una volta sola
   *[other] { $cars } volte, una per auto
}
not-in-line-up = { $name } non è fra gli iscritti a questa gara: { $names }
incomplete = il risultato è incompleto, manca: { $names }; nomina ogni pilota { $cars ->
    [one] una volta
   *[other] { $cars } volte, una per auto
}, o di' chi era assente con --without
no-fate = questa gara non può lasciare a un pilota '{ $what }'; possibili: { $count ->
    [0] niente, secondo le sue regole
   *[other] { $known }
}
not-there = { $name } non ha preso parte a questa gara
may-not-start = { $driver } non può partire: { $text }
too-many-records = { $given } registrazioni sono troppe: questa gara ha { $most ->
    [one] un tavolo solo
   *[other] al massimo { $most } tavoli
}
record-open = la gara di questa registrazione non è finita
record-luck = il caso dopo la mossa { $move } di questa registrazione non viene dal suo seme
differs = { $what } è { $got } e non { $wanted }
other-race = questa non è la gara { $number } di { $season }: { $differences }

# Che cosa non va nel file di un campionato

no-season = non c'è { $file } in { $folder }; 'paddock league new' ne scrive uno
season-unknown-field = { $place ->
    [season] una stagione
   *[other] { $place }
} non ha '{ $name }': controlla come è scritto, o toglilo
season-missing-field = { $place ->
    [season] alla stagione
   *[other] { $place }:
} manca '{ $name }': scrivi { $name } = …
season-type = { $place } dev'essere { $want ->
    [int] un numero intero
    [float] un numero
    [str] un testo fra virgolette
    [array] un elenco fra parentesi quadre
    [bool] true o false
   *[other] una tabella
}, non { $got ->
    [int] un numero
    [float] un numero
    [str] un testo
    [array] un elenco
    [bool] true o false
   *[other] una tabella
}
season-misfit = { $place }: { $why }
season-not-toml = il file non è scritto come una stagione dev'essere: { $why }
season-order = order è uno fra: { $known }, non '{ $given }'
season-choice = { $name } è uno fra: { $known }, non '{ $given }'
season-splits = splits è un numero di tavoli da 0 a { $most }, non { $given }
season-through = split_points = "through" vuole split_by = "standing": fra tavoli equilibrati nessuno viene prima
season-empty = un campionato ha dei punti e almeno una gara
season-best = best è 0 (tutti i risultati) o più, non { $given }
season-negative = { $name } è 0 o più, non { $given }
season-moment = { $name } è un momento come 2026-11-20T20:00Z, non '{ $given }'
season-twice = due piloti si chiamano { $name }
season-name = '{ $name }' non è un nome: niente spazi all'inizio e alla fine, e uno solo fra le parole
season-driver = pilota { $name }
season-adjustment = una rettifica
season-race = gara { $number } ({ $name })
season-no-driver = { $where } indica { $name }, che non è fra i piloti
season-trial = { $where }: { $why }


no-protest = il reclamo { $number } non c'è
against-oneself = nessuno fa reclamo contro sé stesso
protest-late = è troppo tardi: il reclamo si presenta entro { $hours } ore dal risultato
not-involved = il reclamo non riguarda { $name }
bad-penalty = una penalità è un numero intero da 1 a { $most }; i secondi possono avere decimali
no-times = nessuno ha misurato il tempo di { $name }: assegna una penalità in posizioni o in punti
no-quorum = sono arrivati { $given } voti, ne servono { $needed }
against-vote = il voto è stato { $upheld } a { $dismissed } e la decisione lo segue; la parità respinge il reclamo
no-penalty = un reclamo respinto non porta penalità
verified = { $count ->
    [0] Tutto torna con il registro e con le gare salvate.
    [one] Una cosa non torna con il registro e con le gare salvate.
   *[other] { $count } cose non tornano con il registro e con le gare salvate.
}
moved-already = questa gara ha già un'altra data
open-already = il tavolo di questa gara è già aperto
filed-already = il risultato di questa gara è già registrato
appeal-late = è troppo tardi, o il caso è già stato in appello: l'appello si fa una volta, entro { $hours } ore dalla decisione
raced-already = una gara corsa, o in corso, resta come era stata concordata
