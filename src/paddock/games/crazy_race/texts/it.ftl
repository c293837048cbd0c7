title = Corsa folle
about = Cinque turni, cinque veicoli: gioca una carta in segreto, prendine un'altra e raccogli più tappe di tutti.

vehicle-name = { $vehicle ->
    [train] il treno
    [car] l'automobile
    [motorbike] la moto
    [ship] la nave
   *[plane] l'aereo
}
card-name = { $vehicle ->
    [train] il treno
    [car] l'automobile
    [motorbike] la moto
    [ship] la nave
   *[plane] l'aereo
} { $colour ->
    [red] { $vehicle ->
        [train] rosso
        [plane] rosso
       *[car] rossa
    }
    [orange] arancione
    [yellow] { $vehicle ->
        [train] giallo
        [plane] giallo
       *[car] gialla
    }
    [green] verde
    [blue] blu
    [black] { $vehicle ->
        [train] nero
        [plane] nero
       *[car] nera
    }
   *[purple] viola
}
starter-name = { $vehicle ->
    [train] il treno
    [car] l'automobile
    [motorbike] la moto
    [ship] la nave
   *[plane] l'aereo
} starter { $letter }
character-name = { $colour ->
    [red] il Rosso
    [orange] l'Arancione
    [yellow] il Giallo
    [green] il Verde
    [blue] il Blu
    [black] il Nero
   *[purple] il Viola
}
booster-name = { $booster ->
    [pole] Pole: un veicolo a scelta in cima
    [turbo] Turbo: il più veloce della categoria
    [last-word] Ultima parola: scegli dopo tutti
    [disguise] Travestimento: vale come il veicolo in cima
    [speed-first] Prima la velocità, poi la gerarchia
    [swap] Scambio: una carta del percorso con una in mano
   *[none] nessuno
}
card-label = { $card }, velocità { $speed }, { $full ->
    [one] { $full } tappa
   *[other] { $full } tappe
}{ $halves ->
    [left] , semitappa a sinistra
    [right] , semitappa a destra
    [both] , semitappe ai due lati
   *[none] {""}
}
character-label = { $character }. Booster: { $booster ->
    [pole] mette un veicolo a scelta in cima alla gerarchia
    [turbo] il prossimo veicolo è il più veloce della categoria
    [last-word] sceglie la prossima carta dopo tutti gli altri
    [disguise] il prossimo veicolo vale come quello in cima
    [speed-first] al prossimo turno si confronta prima la velocità
    [swap] scambia una carta del percorso con una in mano
   *[none] nessuno, ma una tappa in più con due starter
}

status = { $round ->
    [0] Prima della partenza
   *[other] Turno { $round } di { $rounds }
}{ $booster ->
    [turbo] {" "}· turbo: una carta è la più veloce della categoria
    [last-word] {" "}· ultima parola: qualcuno sceglie dopo tutti
    [disguise] {" "}· travestimento: una carta vale come il veicolo in cima
    [speed-first] {" "}· prima la velocità, poi la gerarchia
   *[none] {""}
}
area-table = Il tavolo
area-characters = Personaggi liberi
area-hand = { $seat }: mano
area-route = { $seat }: percorso
column-played = Giocate
column-hierarchy = Gerarchia
column-pool = Da prendere
gauge-stages = Tappe
gauge-booster = Booster

prompt-choose-character = Con quale personaggio giochi?
prompt-play-cards = Quale carta giochi? Si scoprono tutte insieme.
prompt-play-last = Hai l'ultima parola: quale carta giochi?
prompt-take-card = Quale carta prendi per il tuo percorso?
prompt-lift-vehicle = Booster: quale veicolo va in cima alla gerarchia?
prompt-swap-cards = Booster: quale carta del percorso scambi con una della mano?

option-drive = Gioca con { $character }
option-play = Gioca { $card }
option-take = Prendi { $card }
option-lift = Metti in cima { $vehicle }
option-swap = Cedi { $route } e metti nel percorso { $hand }
option-decline = Lascia tutto com'è

event-character-taken = { $seat } gioca con { $character }.
event-pool-laid = Le prime carte da prendere: { $cards }.
event-round-started = Comincia il turno { $round }.
event-cards-revealed = Si scoprono le carte: { $cards }.
reveal = { $seat } gioca { $card }
event-card-played = { $seat } gioca { $card }.
event-order-fixed = { $booster ->
    [turbo] { $by_seat } ha il turbo: { $card } passa davanti alla sua categoria. Si sceglie così: { $seats }.
    [disguise] { $by_seat } si traveste: { $card } vale come { $top }. Si sceglie così: { $seats }.
    [speed-first] { $by_seat } fa contare prima la velocità. Si sceglie così: { $seats }.
   *[none] Si sceglie in quest'ordine: { $seats }.
}
event-card-taken = { $seat } prende { $card }{ $stages ->
    [0] .
    [one] : { $stages } tappa in più.
   *[other] : { $stages } tappe in più.
}
so-far = { $seat } { $stages }
event-round-led = { $level ->
    [yes] Pari a { $stages } dopo il turno { $round }: { $leaders }{ $others ->
        [none] .
       *[other] ; poi { $others }.
    }
   *[no] Dopo il turno { $round } è in testa { $leaders } con { $stages ->
        [one] { $stages } tappa
       *[other] { $stages } tappe
    }, davanti a { $others }.
}
event-hierarchy-changed = { $card ->
    [none] { $by_seat } mette { $vehicle } in cima alla gerarchia.
   *[other] Resta { $card }, e nella gerarchia { $vehicle } { $place ->
        [5] scende dalla cima al fondo.
        [1] sale in cima.
       *[other] sale al { $place }º posto.
    }
}
event-booster-gained = { $seat } ha la carta più bassa, { $card }, e ne riceve il booster: { $booster ->
    [pole] un veicolo a scelta in cima.
    [turbo] al prossimo turno il suo veicolo è il più veloce della categoria.
    [last-word] al prossimo turno ha l'ultima parola.
    [disguise] al prossimo turno il suo veicolo vale come quello in cima.
    [speed-first] al prossimo turno si confronta prima la velocità.
   *[swap] uno scambio tra percorso e mano.
}
event-booster-missed = { $seat } ha la carta più bassa, ma { $card } non ha booster.
event-nothing-to-swap = { $seat } non ha niente da scambiare.
event-booster-declined = { $seat } non usa il booster.
event-cards-swapped = { $seat } riprende dal percorso { $route } e ci mette { $hand }.
event-route-counted = { $place }º: { $seat }, { $stages ->
    [one] { $stages } tappa
   *[other] { $stages } tappe
} ({ $full } stampate{ $pairs ->
    [0] {""}
   *[other] , { $pairs } dalle semitappe
}{ $colour ->
    [0] {""}
   *[other] , { $colour } per il proprio colore
}{ $starters ->
    [0] {""}
   *[other] , { $starters } per due starter
}), velocità { $speed }.
event-race-ended = La corsa è finita. { $won ->
    [shared] Vittoria condivisa: { $seats }, con { $stages } tappe a testa!
    [by-speed] Vince { $seats } con { $stages } tappe, per la velocità più alta!
   *[by-stages] Vince { $seats } con { $stages ->
        [one] { $stages } tappa
       *[other] { $stages } tappe
    }!
}
placing = { $stages ->
    [one] { $stages } tappa
   *[other] { $stages } tappe
}, velocità { $speed }
placing-counted = { $stages ->
    [one] { $stages } tappa
   *[other] { $stages } tappe
} ({ $full } stampate{ $pairs ->
    [0] {""}
   *[other] , { $pairs } dalle semitappe
}{ $colour ->
    [0] {""}
   *[other] , { $colour } per il proprio colore
}{ $starters ->
    [0] {""}
   *[other] , { $starters } per due starter
}), velocità { $speed }

character-gone = { $seat } gioca già con questo colore
not-in-hand = { $place ->
    [pool] { $card } è tra le carte da prendere: si prende quando tutti hanno giocato
    [route] { $card } è { $own ->
        [yes] nel tuo percorso
       *[no] nel percorso di { $seat }
    }, non nella tua mano
    [played] { $card } è già sul tavolo, con le carte giocate: è di { $seat }
   *[other] { $card } non è nella tua mano
}
played-this-round = { $card } è in gioco in questo turno: si può prendere dal prossimo
not-in-pool = { $place ->
    [hand] { $card } è { $own ->
        [yes] nella tua mano; si prende una carta dal centro
       *[no] nella mano di { $seat }, non tra le carte da prendere
    }
    [route] { $card } è già { $own ->
        [yes] nel tuo percorso
       *[no] nel percorso di { $seat }
    }
   *[other] { $card } non è tra le carte da prendere
}
not-in-swap = lo scambio è tra una carta del tuo percorso e una della tua mano; { $card } { $place ->
    [pool] è tra le carte da prendere
    [hand] è nella mano di { $seat }
    [route] è nel percorso di { $seat }
   *[other] non è né qui né lì
}
why-rank = i veicoli si spostano nella gerarchia con la carta rimasta da prendere, e con la pole
why-lift-vehicle = la pole alza un veicolo della gerarchia, non una carta
why-character-first = prima scegli il personaggio; le carte si giocano quando tutti ne hanno uno
no-train-in-swap = un treno della mano non si può mai scambiare

value-characters = { $value ->
    [dealt] distribuiti a caso
   *[chosen] scelti
}
value-halves = { $value ->
    [edges] quelle che si toccano
   *[any] due qualsiasi dello stesso tipo
}
value-lowest-by = { $value ->
    [order] l'ultimo a scegliere
    [printed] gerarchia e velocità stampate
    [played] dopo il cambio di gerarchia
   *[pool] tra tutte quelle da prendere
}
switch-characters = Come si ricevono i personaggi: distribuiti a caso, o scelti nell'ordine dei posti.
switch-halves = Quali semitappe ne completano una: quelle che si toccano ai bordi di carte vicine, o due qualsiasi dello stesso tipo.
switch-lowest-by = Di chi è la carta più bassa, che dà un booster: l'ultimo a scegliere; la più bassa per gerarchia e velocità stampate; la più bassa dopo il cambio di gerarchia; o la più bassa tra tutte quelle da prendere.

# What the coach says of a choice, by the terms of `worth`
term-stages = { $better ->
    [yes] aggiunge tappe intere
   *[no] porta meno tappe intere
}
term-pairs = { $better ->
    [yes] completa una coppia di metà
   *[no] non completa coppie di metà
}
term-colour = { $better ->
    [yes] fa punti col tuo colore
   *[no] lascia indietro punti del tuo colore
}
term-starters = { $better ->
    [yes] ti avvicina ai due starter
   *[no] rinuncia al bonus dei due starter
}
term-halves = { $better ->
    [yes] tiene aperte metà per coppie future
   *[no] lascia meno metà da accoppiare dopo
}
term-rival = { $better ->
    [yes] frena il rivale più forte
   *[no] lascia di più al rivale più forte
}

driver-ugo = Vuole tappe intere e lascia agli altri i mezzi viaggi.
driver-wanda = Punta sulle metà aperte: o si accoppiano tutte o il percorso va a rotoli.
driver-teo = Meglio una carta del proprio colore che due più belle.
driver-greta = Conta le tue tappe prima delle sue e prende la carta che ti serve.
driver-rocco = Guarda solo il proprio percorso: rivali e colori non gli interessano.
driver-mara = Parte da cartelli e metà, e aspetta che arrivi il resto.

# Che cosa è uscito su un tavolo vero

chance-deal-character = Quale personaggio riceve { $seat }?
chance-lay-starter = Quale carta di partenza viene scoperta?
value-deck = stampato
switch-deck = Il mazzo con cui si corre: quello stampato, o uno tuo.
deck-form = questa riga non si legge; qui le righe sono come: pairs car 1 ship 1 plane 4; colour red pole; train 70 3 none; starter train-a 4 none
deck-vehicle = il veicolo { $found } non c'è; ci sono: { $known }
deck-colour = un colore compare una volta sola, ed è uno di questi: { $known }; non { $found }
deck-booster = qui il booster è uno di questi: { $known }; non { $found }
deck-booster-twice = due personaggi hanno il booster { $booster }; ogni booster ne ha uno
deck-card-alone = { $vehicle } senza colore: scrivi sopra il suo colore
deck-card-twice = questo colore ha già { $vehicle }
deck-starter = uno starter compare una volta sola, ed è uno di questi: { $known }; non { $found }
deck-edges = i bordi sono uno di questi: { $known }; non { $found }
deck-nothing = una carta senza tappe né semitappe non vale niente: dalle le une o le altre
deck-halves = le coppie di { $vehicle } non valgono niente: da' loro un valore nella riga pairs, o togli le semitappe a questa carta
deck-no-pairs = nessuna coppia di semitappe vale qualcosa: scrivi una riga come: pairs car 1 ship 1 plane 4
deck-missing = a { $colour } mancano: { $vehicles }
deck-starters-missing = mancano questi starter: { $names }
deck-speed-twice = un altro { $vehicle } ha velocità { $speed }: le velocità di un veicolo sono tutte diverse, perché l'ordine sia chiaro
deck-what-speed = la velocità
deck-what-full = il numero di tappe intere
deck-what-pair = il valore di una coppia
deck-column-speed = velocità
deck-column-full = tappe intere
deck-column-edges = mezza tappa
deck-column-booster = booster
