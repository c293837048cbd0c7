title = Race! Formula 90, seconda edizione
about = Carte, curve e nervi saldi: un Gran Premio con carburante, gomme, meteo, strategie e un gruppo di robot.

# Cose

kind-name = { $kind ->
    [speed] velocità
    [drive] guida
    [gear] cambio
   *[event] evento
}
card-name = { $corner ->
    [0] { $kind ->
        [speed] velocità
        [drive] guida
        [gear] cambio
       *[event] evento
    } { $mp } ({ $check })
   *[other] circuito { $mp } ({ $check }), { $kind ->
        [speed] velocità
        [drive] guida
        [gear] cambio
       *[event] evento
    }, curva { $corner }
}
card-twin = { $card }{ $tyres ->
    [0] {""}
   *[other] , gomme { $tyres }
}{ $damage ->
    [0] {""}
   *[other] , danni { $damage }
}{ $draw ->
    [0] {""}
   *[other] , pesca { $draw }
}
card-hidden = { $deck ->
    [track] carta circuito
   *[race] Carta Corsa
}
driver-player = { $seat }
driver-robot = { $robot ->
    [superfast] SuperVeloce
    [fast] Veloce
   *[slow] Lento
} { $number }
tyre-name = { $name ->
    [soft] Soft
    [hard] dure
    [intermediate] intermedie
   *[rain] da pioggia
}
strategy-name = { $name ->
    [save-tyres] Risparmia gomme
    [hazard] Azzardo
    [balance] Equilibrio
    [lucky] Fortuna
    [chase] Inseguimento
    [banging-wheels] Sportellate
    [save-fuel] Risparmia carburante
    [push] Attacco
    [recovery] Rimonta
   *[steady] Costanza
}
skill-name = { $name ->
    [versatility] Versatilità
    [reflexes] Riflessi
    [qualifying] Qualifica
    [pitting] Soste
    [tuning] Messa a punto
    [lapping] Doppiaggio
    [wise-driving] Guida saggia
    [rain-expert] Mago della pioggia
    [flat-out] A tavoletta
   *[sixth-sense] Sesto senso
}

# Il tavolo

status = Turno { $turn } di { $turns }, stage { $stage }. Meteo: { $state ->
    [dry] asciutto
    [uncertain] incerto
   *[rain] pioggia
}.{ $safety ->
    [yes] {" "}La safety car è in pista.
   *[no] {""}
}{ $opening ->
    [yes] {" "}Partenza: ogni sorpasso costa 1.
   *[no] {""}
}
status-practice = Prima della gara: prove e qualifiche.
area-hand = { $seat }: mano
area-frozen = { $seat }: carte della contesa, tornano il prossimo turno
area-played = Sul tavolo
area-laid = { $seat }: coperte
area-reserve = { $seat }: da parte per chi insegue
car-label = { $driver }, { $place }.{ $laps ->
    [0] {""}
    [one] {" "}Un giro indietro.
   *[other] {" "}{ $laps } giri indietro.
}{ $no_move ->
    [yes] {" "}Non si è mosso.
   *[no] {""}
}{ $off ->
    [yes] {" "}Fuoripista.
   *[no] {""}
}
flag-label = Bandiera gialla
safety-label = Safety car
slot-label = da { $low } a { $high }: { $state ->
    [dry] asciutto
    [uncertain] incerto
   *[rain] pioggia
}
card-label = { $card }{ $tyres ->
    [0] {""}
   *[other] ; gomme { $tyres }
}{ $damage ->
    [0] {""}
   *[other] ; danni { $damage }
}{ $discards ->
    [0] {""}
   *[other] ; scarti { $discards }
}{ $checks ->
    [none] {""}
   *[other] ; { $checks }
}{ $draw ->
    [0] {""}
   *[other] ; pesca { $draw }
}{ $events ->
    [none] {""}
   *[other] ; { $events }
}{ $symbols ->
    [none] {""}
   *[other] ; { $symbols }
}
card-check = { $blind ->
    [yes] check alla cieca
   *[no] check
} { $modifier }
card-event = { $event ->
    [yellow] bandiera gialla
    [green] bandiera verde
    [blue] bandiera blu
    [orange] bandiera arancione
   *[weather] meteo
}
card-symbol = { $symbol ->
    [any-pair] con ogni carta
    [overtake] sorpasso per 1 in una curva
    [double] doppia nella contesa
    [void-late] staccata senza check
   *[void-extreme] traiettoria estrema senza check
}
gauge-chips = Gomme
gauge-discs = Bonus gomme
gauge-points = Punti per turno
gauge-damage = Danni
gauge-permanent = Danni permanenti
gauge-fuel = Carburante fino al turno
gauge-hand = Carte
gauge-target = Target
gauge-strategy = Strategia
gauge-skill = Abilità
gauge-flag = Bandiera
gauge-chase = Insegue
gauge-laps = Giri indietro
flag-blue = blu
flag-orange = arancione
skill-state = { $name }{ $spent ->
    [yes] {" "}(usata)
   *[no] {""}
}

area-robots = Robot{ $tyres ->
    [none] {""}
    [hard] , con gomme dure
   *[rain] , con gomme da pioggia
}
area-chits = Gettoni carburante, per turno
area-decks = Carte e dischi danno
robot-mark = { $robot ->
    [superfast] Su
    [fast] Ve
   *[slow] Le
}{ $number }
robot-label = { $driver }, { $place }° posto, { $points ->
    [one] un punto
   *[other] { $points } punti
} a turno{ $laps ->
    [0] {""}
    [one] , un giro indietro
   *[other] , { $laps } giri indietro
}{ $off ->
    [yes] , Fuoripista
   *[no] {""}
}{ $stop ->
    [yes] , deve fermarsi in questo turno
   *[no] {""}
}
robot-out = { $driver }, fuori gara
chit-robot = Turno { $turn }, { $robot ->
    [superfast] si ferma il primo robot SuperVeloce
    [fast] si ferma il primo robot Veloce
   *[slow] si ferma il primo robot Lento
}
chit-player = Turno { $turn }, { $seat } deve fermarsi al più tardi
label-deck-race = Mazzo Corsa, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
label-pile-race = Scarti del mazzo Corsa, { $count }
label-deck-track = Mazzo circuito, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
label-pile-track = Scarti del mazzo circuito, { $count }
label-bag = Sacchetto dei dischi danno, rossi e permanenti: { $count }
flag-mark = { $colour ->
    [yellow] G
    [green] V
    [blue] B
   *[orange] A
}

# Domande

prompt-choose-skills = Prove libere: quale abilità è tua per tutta la gara?
prompt-build-cars = Prove libere: come imposti l'auto? (gettoni gomma, limite di carte, spazi danno)
prompt-swap-hands = Tieni questa mano o la cambi tutta con un'altra?
prompt-qualify-card = Qualifiche: quale Carta Corsa giochi coperta? Diventa il tuo primo Target.
prompt-qualify-fuel = Qualifiche: in quale turno ti fermi la prima volta? Chi si ferma presto si qualifica meglio.
prompt-start-tyres = Con quali gomme parti?
prompt-start-strategy = Con quale strategia parti?
prompt-declare = { $due ->
    [yes] Devi fermarti in questo turno.
   *[no] Tocca a te: prosegui, ti fermi o salti?
}
prompt-skip-strategy = Salti il turno: cambi strategia?
prompt-change-strategy = Versatilità: quale strategia?
prompt-wise-discard = Guida saggia: quale Carta Corsa scarti prima di riempire la mano?
prompt-pick-chased = Inseguimento: chi insegui?
prompt-take-fuel = Sosta: quanto carburante?
prompt-choose-spot = Quale traiettoria prendi?
prompt-pit-discard = Sosta: quale carta scarti? Ne hai { $held }, il limite è { $limit }.
prompt-pit-tyres = Sosta: quali gomme?
prompt-pit-strategy = Sosta: cambi strategia?
prompt-take-reserved = Inseguimento: una carta di chi insegui o una del mazzo?
prompt-throw-fast = Risparmia carburante: scarti una carta da 3 o più per pescarne due?
prompt-show-pair = Fortuna: le due carte si somigliano. Le mostri per una carta circuito?
prompt-lucky-discard = Fortuna: quale carta scarti?
prompt-play-first = Quale carta giochi?
prompt-play-second = Una seconda carta?
prompt-spare-fuel = Risparmia carburante: una carta circuito o un turno di carburante in più?
prompt-use-spot = Usi la traiettoria?
prompt-pay-tyre = Gomme: { $due } da pagare, { $chips ->
    [one] 1 gettone rimasto
   *[other] { $chips } gettoni rimasti
}. Un gettone o una carta?
prompt-pay-cards = Quale carta scarti per pagare?
prompt-choose-check = Quale check fai prima?
prompt-normal-check = { $cause ->
    [movement] Check
    [leader] Check di doppiaggio
    [recovery] Check di recupero
   *[other] Check
}: riesce con { $target } o meno. Quale carta?
prompt-extreme-way = Come prendi la traiettoria estrema?
prompt-place-flag = Dove metti la bandiera gialla?
prompt-lift-flag = Quale bandiera gialla togli?
prompt-take-flag = Prendi la bandiera?
prompt-move-weather = Sposti il meteo?
prompt-choose-event = Quale evento viene prima?
prompt-sixth-sense = Sesto senso: un gettone per una bandiera?
prompt-use-disc = Usi un disco blu per 1 punto?
prompt-throw-threes = Costanza: scarti una carta da 3 per 1 punto?
prompt-spend-symbol = { $driver } ti sbarra la strada. Usi il simbolo di sorpasso a { $corner }?
prompt-late-brake = Tenti la staccata (Frenata Ritardata)?
prompt-lose-card = Quale carta perdi?
prompt-force-late = Bandiera arancione: { $driver } deve tentare la staccata?
prompt-force-spot = Bandiera arancione: { $driver } deve prendere una traiettoria estrema?
prompt-contest = La curva è contesa con { $drivers }. Giochi una carta coperta?
prompt-contest-second = Una seconda carta?
prompt-offer-stop = Entra la safety car. Ti fermi prima?
prompt-safety-declare = Dietro la safety car: ti fermi?
prompt-safety-discard = Dietro la safety car: quale carta scarti?

# Risposte

option-play = Gioca: { $card }
option-add = Aggiungi: { $card }
option-lay = Gioca coperta: { $card }
option-pay = Paga con: { $card }
option-discard = Scarta: { $card }
option-check = Check con: { $card }
option-void = Scarta { $card }: nessun check
option-take = Prendi: { $card }
option-throw = Scarta: { $card }
option-qualify = Qualificati con: { $card }
option-go = Prosegui
option-skip = Salta il turno
option-pit = Fermati ai box
option-done = Basta così
option-decline = Non partecipare
option-keep = Lascia com'è
option-swap = Cambia tutta la mano
option-versatility = Versatilità: cambia strategia
option-wise-driving = Guida saggia: cambia carte
option-chip = Un gettone gomma
option-blind = La prima carta del mazzo
option-draw = Pesca dal mazzo
option-show = Mostra le due carte
option-hide = Tienile per te
option-use = Sì
option-ignore = Lascia perdere
option-flat-out = A tavoletta: nessun check, 1 punto in meno
option-track-card = Una carta circuito
option-later = Un turno di carburante in più
option-late-brake = Tenta la staccata
option-no-late-brake = Nessuna staccata
option-no-spot = Nessuna traiettoria
option-spend = Usalo qui
option-save = Tienilo
option-drier = Una casella verso l'asciutto
option-wetter = Una casella verso la pioggia
option-stay = Lascia il meteo com'è
option-no-flag = Nessuna bandiera
option-take-blue = Prendi la bandiera blu
option-take-orange = Prendi la bandiera arancione
option-no-chase = Per ora non inseguire nessuno
option-skill = { $name ->
    [versatility] Versatilità (Versatility): cambi strategia senza saltare, una volta tra due soste
    [reflexes] Riflessi (Reflexes): +20 a ogni check
    [qualifying] Qualifica (Qualifying): +2 in qualifica, 2 carte circuito, +1 punto al via e alle ripartenze
    [pitting] Soste (Pitting): ai box arretri di 2 sezioni in meno, e ogni volta peschi una carta circuito
    [tuning] Messa a punto (Tuning): 8 punti per l'assetto; a ogni sosta ripari un danno permanente
    [lapping] Doppiaggio (Lapping): doppiare costa poco; +1 punto per bandiera blu
    [wise-driving] Guida saggia (Wise Driving): cambi carte una volta tra due soste; le carte circuito non contano per il limite
    [rain-expert] Mago della pioggia (Rain Expert): nessuna perdita con meteo incerto, dischi blu con le gomme da pioggia
    [flat-out] A tavoletta (Flat Out): traiettorie estreme senza check, per 1 punto in meno
   *[sixth-sense] Sesto senso (Sixth Sense): tre bandiere a scelta, altre tre a ogni sosta
}
option-strategy = { $name ->
    [save-tyres] Risparmia gomme (Save Tyres): 1 gomma in meno da pagare; una carta circuito quando paghi
    [hazard] Azzardo (Hazard): punti per danni e check alla cieca; carte circuito per i check alla cieca
    [balance] Equilibrio (Balance): traiettorie anche senza la carta giusta; se ce l'hai, una carta circuito
    [lucky] Fortuna (Lucky): peschi 2, scarti 1; una carta circuito se hanno lo stesso valore o tipo
    [chase] Inseguimento (Chase): prendi carte di chi insegui; una carta circuito se finisci nella sua sezione
    [banging-wheels] Sportellate (Banging Wheels): +3 nelle contese, sorpassi ovunque; una carta circuito se ne vinci una o sorpassi
    [save-fuel] Risparmia carburante (Save Fuel): cambi carte veloci; i turni lenti danno una carta circuito o carburante
    [push] Attacco (Push): un 2 con ogni carta, ma consumi carburante; una carta circuito se paghi 2 gettoni gomma
    [recovery] Rimonta (Recovery): passi facilmente i robot Veloci e Lenti; una carta circuito finché ne hai davanti
   *[steady] Costanza (Steady): scarti i 3 per avere punti; una carta circuito se non ne hai
}
option-tyres = { $name ->
    [soft] Gomme Soft
    [hard] Gomme dure
    [intermediate] Gomme intermedie
   *[rain] Gomme da pioggia
}
option-fuel = Carburante fino al turno { $name }
option-load = { $name } turni di carburante
option-event = { $name ->
    [yellow] Prima la bandiera gialla
    [green] Prima la bandiera verde
    [blue] Prima la bandiera blu
    [orange] Prima la bandiera arancione
   *[weather] Prima il meteo
}
option-sixth = { $name ->
    [yellow] Un gettone per una bandiera gialla
    [green] Un gettone per una bandiera verde
    [blue] Un gettone per la bandiera blu
   *[orange] Un gettone per la bandiera arancione
}
option-build = { $tyres } gettoni gomma, { $cards } carte, { $slots } spazi danno
option-chase = Insegui { $driver }
option-take-spot = { $extreme ->
    [yes] Traiettoria estrema
   *[no] Traiettoria
} +{ $bonus }
option-place-yellow = Bandiera gialla { $where }, { $behind ->
    [0] davanti a tutti
    [one] dietro un'auto
   *[other] dietro { $behind } auto
}
option-lift-yellow = Togli la bandiera { $where }
option-check-first = { $blind ->
    [yes] Check alla cieca
   *[no] Check
} { NUMBER($modifier) }

# A che cosa porta una risposta

note-target = serve { $target } o meno
note-odds = alla cieca: riesce con { $target } o meno, circa { $percent }%
note-spot = per carte { $kinds }{ $tyres ->
    [0] {""}
    [one] , costa 1 gomma
   *[other] , costa { $tyres } gomme
}{ $damage ->
    [0] {""}
    [one] , costa 1 danno
   *[other] , costa { $damage } danni
}{ $cards ->
    [0] {""}
    [one] , costa 1 carta
   *[other] , costa { $cards } carte
}
note-spot-use = +{ $mp } { $mp ->
    [one] punto
   *[other] punti
}{ $tyres ->
    [0] {""}
    [one] , costa 1 gomma
   *[other] , costa { $tyres } gomme
}{ $damage ->
    [0] {""}
    [one] , costa 1 danno
   *[other] , costa { $damage } danni
}{ $cards ->
    [0] {""}
    [one] , costa 1 carta
   *[other] , costa { $cards } carte
}
note-way = { $mp ->
    [one] 1 punto
   *[other] { $mp } punti
}, finisce { $section }{ $lost ->
    [0] {""}
    [one] , 1 perso
   *[other] , { $lost } persi
}
note-cost = { $tyres ->
    [0] nessun gettone gomma
   *[other] gomme { $tyres }
}{ $damage ->
    [0] {""}
   *[other] , danni { $damage }
}{ $cards ->
    [0] {""}
   *[other] , scarti { $cards }
}{ $checks ->
    [0] {""}
    [one] , un check
   *[other] , { $checks } check
}
note-tyres = { $chips } gettoni{ $name ->
    [soft] , 3 dischi blu
    [hard] , una carta circuito
   *[other] {""}
}{ $penalty ->
    [0] {""}
   *[other] , -{ $penalty } con questo meteo
}
note-kept-tyres = { $chips ->
    [one] 1 gettone rimasto
   *[other] { $chips } gettoni rimasti
}
note-weather = { $state ->
    [dry] asciutto
    [uncertain] incerto
   *[rain] pioggia
}
note-build = { $points } punti su { $budget }
note-contest = vale { $mp } qui{ $modifier ->
    [0] {""}
   *[other] , { $modifier } se non sei primo nella curva
}
note-out = sei fuori dalla gara
note-arrow = { $time ->
    [0] nessun punto perso
    [one] 1 punto perso
   *[other] { $time } punti persi
}{ $tyres ->
    [0] {""}
   *[other] , gomme { $tyres }
}{ $damage ->
    [0] {""}
   *[other] , danni { $damage }
}{ $cards ->
    [0] {""}
   *[other] , scarta { $cards }
}{ $pit ->
    [yes] , sosta obbligata
   *[no] {""}
}{ $section ->
    [none] {""}
   *[other] , rientro { $section }
}
note-pit = gomme nuove, riparazioni e mano completa
note-skip = resti dove sei, e tutti possono superarti per 1 punto

# Che cosa succede

event-skill-chosen = { $seat } prende l'abilità { $skill }.
event-car-built = { $seat } imposta l'auto: { $tyres } gettoni gomma, { $cards } carte, { $slots } spazi danno.
event-hand-swapped = { $seat } cambia tutta la mano.
event-card-drawn = { $seat } pesca: { $card }.
event-card-drawn-unseen = { $seat } pesca una { $card }.
event-qualified = { $car } si qualifica con { $mp } ({ $check }){ $turn ->
    [0] .
   *[other] , e ha carburante fino al turno { $turn }.
}
event-robot-qualified = { $car } si qualifica con { $mp } ({ $check }){ $turn ->
    [0] .
   *[other] ; il suo gettone chiama ai box un robot di quel tipo al turno { $turn }.
}
event-grid-formed = La griglia, dalla pole: { $drivers }.
event-weather-set = Decide il meteo la carta { $card }: { $state ->
    [dry] asciutto
    [uncertain] incerto
   *[rain] piove
}.
event-robot-tyres = I robot partono con gomme { $tyres }.
event-tyres-fitted = { $seat } monta gomme { $tyres }.
event-strategy-chosen = { $seat } sceglie { $strategy }.
event-turn-started = Turno { $turn } di { $turns }.
event-stage-started = Comincia lo stage { $stage }.
event-leader-changed = { $car } è in testa alla gara.
event-contest-entered = { $car } dà battaglia { $section }, con { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
event-contest-declined = { $car } non partecipa alla contesa.
event-contest-revealed = { $car } scopre { $cards }: { $value } in tutto{ $plus ->
    [none] .
   *[other] , compreso { $plus }.
}
event-contest-tied = { $drivers } sono in parità: fra loro ogni giocatore subisce un danno per ogni rivale.
event-contest-settled = Il nuovo ordine { $section }: { $drivers }.
event-skipped = { $seat } salta il turno.
event-pit-stop-made = { $why ->
    [fuel] { $car } deve fermarsi per il carburante
    [forced] { $car } deve fermarsi dopo il Fuoripista
    [weather] { $car } si ferma a cambiare gomme
   *[other] { $car } si ferma ai box
}{ $why ->
    [line] {" "}e si accoda all'ultimo posto dietro la safety car, { $section }.
   *[other] {" "}e arretra di { $sections ->
        [one] una sezione
       *[other] { $sections } sezioni
    }: rientra { $section }.
}
event-refuelled = { $seat } ha carburante fino al turno { $turn }.
event-repaired = { $seat } ripara { $discs ->
    [one] un danno
   *[other] { $discs } danni
}.
event-card-discarded = { $seat } scarta: { $card }.
event-card-paid = { $price ->
    [tyre] { $seat } paga una gomma con: { $card }.
    [point] { $seat } scarta per un punto in più: { $card }.
   *[card] { $seat } paga con: { $card }.
}
event-card-played = { $seat } { $is_second ->
    [yes] aggiunge
   *[no] gioca
}: { $card }.
event-card-taken = { $seat } prende a chi sta davanti: { $card }.
event-cards-shown = { $seat } mostra { $cards }.
event-chips-paid = { $seat } paga { $chips ->
    [one] un gettone gomma
   *[other] { $chips } gettoni gomma
} e { $left ->
    [0] non ne ha più
    [one] gliene resta 1
   *[other] gliene restano { $left }
}.
event-damage-taken = { $seat } subisce { $colour ->
    [red] un danno
   *[brown] un danno permanente
} ({ $taken } su { $slots }).
event-checked = { $check ->
    [movement] Check di { $car }
    [extreme] Check di { $car } sulla traiettoria estrema
    [late-brake] { $car } tenta la staccata
    [leader] Check di { $car } per doppiare
   *[recovery] { $car } cerca di riprendere il controllo
}: { $card } contro { $target }, { $passed ->
    [yes] riuscito
   *[no] fallito
}.
event-power-used = { $seat } scarta { $card }: nessun check.
event-fuel-shifted = { $by ->
    [-1] Spingere consuma: { $seat } ora ha carburante fino al turno { $turn }.
   *[other] { $seat } risparmia, e ora ha carburante fino al turno { $turn }.
}
event-flag-placed = { $seat } fa esporre una bandiera gialla { $section }.
event-flag-lifted = { $why ->
    [green] Bandiera verde: via quella gialla { $section }.
    [leader] Chi è in testa ha superato la bandiera gialla { $section }: viene ritirata.
    [safety] La bandiera gialla { $section } lascia il posto alla safety car.
   *[stage] Con il nuovo stage si ritira la bandiera gialla { $section }.
}
event-flag-passed = { $car } paga un punto per superare la bandiera gialla { $section }.
event-flag-taken = { $seat } prende la bandiera { $colour ->
    [blue] blu
   *[orange] arancione
}.
event-weather-moved = { $seat } sposta il meteo alla casella { $slot }: ancora { $state ->
    [dry] asciutto
    [uncertain] incerto
   *[rain] pioggia
}.
event-weather-turned = { $seat } cambia il meteo: { $state ->
    [dry] la pista è asciutta
    [uncertain] è incerto
   *[rain] piove
} (casella { $slot }).
event-spot-taken = { $car } prende la { $extreme ->
    [yes] traiettoria estrema
   *[no] traiettoria
} +{ $bonus } { $section }.
event-move-started = { $car } ha { $mp ->
    [one] un punto
   *[other] { $mp } punti
} movimento.
event-passed = { $car } { $how ->
    [overtake] supera
    [lap] doppia
   *[unlap] si sdoppia da
} { $other }{ $price ->
    [0] {""}
    [one] {" "}per un punto
   *[other] {" "}per { $price } punti
}.
event-blocked = { $why ->
    [flag] Bandiera gialla: { $car } non può superare { $other }
    [never] { $car } qui non può superare { $other }
   *[price] { $car } non ha abbastanza punti per superare { $other }
} e perde { $points ->
    [one] un punto
   *[other] { $points } punti
}.
event-move-ended = { $car } si ferma { $section }.
event-not-moved = { $car } non si muove.
event-late-braked = { $car } azzecca la staccata{ $passed ->
    [none] {""}
   *[other] {" "}e passa { $passed }
}: ora è { $section }.
event-went-off = { $car } perde il controllo { $section } e va Fuoripista.
event-recovered = { $car } riprende il controllo e aspetta di rientrare { $section }{ $time ->
    [0] {""}
    [one] ; il prezzo è 1 punto
   *[other] ; il prezzo è { $time } punti
}.
event-back-on-track = { $car } è di nuovo in pista { $section }.
event-retired = { $cause ->
    [damage] { $car } non ha più posto per i danni: fuori dalla gara!
    [tyres] { $car } non ha più gomme: fuori dalla gara!
    [cards] { $car } non ha più carte: fuori dalla gara!
    [fuel] { $car } resta senza carburante: fuori dalla gara!
   *[crash] { $car } va a sbattere: fuori dalla gara!
}
event-chase-started = { $seat } si mette all'inseguimento di { $driver }.
event-robot-ordered = Bandiera arancione: { $seat } costringe { $driver } { $risk ->
    [late-brake] alla staccata
   *[extreme] a una traiettoria estrema
}.
event-disc-spent = { $seat } usa un disco blu per un punto e { $left ->
    [0] non ne ha più
    [one] gliene resta 1
   *[other] gliene restano { $left }
}.
event-robots-stopped = Tutti i robot si fermano per montare gomme { $tyres }.
event-safety-car-called = Entra la safety car!
event-safety-car-left = La safety car rientra: si riparte!
event-race-ended = Bandiera a scacchi: vince { $car }!
event-classified = { $is_out ->
    [yes] Fuori gara: { $car }.
   *[no] { $place }° { $car }{ $laps ->
        [0] .
        [one] , a un giro.
       *[other] , a { $laps } giri.
    }
}
placing = { $retired ->
    [1] ritirato
   *[0] { $position }° in gara{ $laps ->
        [0] {""}
        [one] , a un giro
       *[other] , a { $laps } giri
    }
}

# Preparazione

value-level = { $value ->
    [basic] base
    [advanced] avanzato
   *[junior] junior
}
value-safety-line = { $value ->
    [track] come in pista
   *[standing] secondo la classifica
}
value-length = { $value ->
    [full] intera
   *[short] corta
}
switch-length = Gara intera: tutti i turni del circuito. Corta: circa due terzi, una nostra versione per una serata.
switch-all-items = Con le strategie Rimonta e Costanza e le abilità A tavoletta e Sesto senso, o senza.
preset-full-race = Gara intera: tutti i turni del circuito.
preset-short-evening = Serata breve: 18 turni invece di 26 o 27 (una nostra versione corta, non prevista dal regolamento).

# Prima edizione

title-1 = Race! Formula 90, prima edizione
about-1 = Il Gran Premio di carte, curve e nervi con il regolamento originale: base, avanzato o junior.
prompt-choose-sheet = Quale scheda auto prendi? (gettoni gomma, carte in mano, spazi danno)
prompt-choose-skill = Prove libere: quale abilità hai per tutta la gara?
prompt-build-car = Prove libere: come imposti l'auto? (gettoni gomma, carte in mano, spazi danno)
prompt-first-strategy = Con quale strategia parti?
prompt-pit-or-drive = Tocca a te: prosegui o ti fermi ai box?
prompt-new-strategy = { $occasion ->
    [stop] Sosta: cambi strategia?
    [skip] Salti: cambi strategia per il prossimo turno?
   *[versatility] Versatilità: cambi strategia adesso? Una volta fino alla prossima sosta.
}
prompt-lucky-draw = Fortuna: peschi una carta, o due e ne tieni una?
prompt-show-equals = Fortuna: due carte dello stesso valore. Le mostri per una carta circuito?
prompt-keep-one = Fortuna: quale delle due scarti?
prompt-chase-card = Inseguimento: una carta dal mazzo o una che puoi prendere?
prompt-take-on-fuel = Sosta: quanti turni di carburante?
prompt-pit-set = Sosta: quali gomme?
prompt-pick-spot = Quale traiettoria prendi?
prompt-play-or-skip = Quale carta giochi, o salti il turno?
prompt-play-pair = Una seconda carta?
prompt-soft-bonus = Usi un bonus delle gomme Soft per 1 punto?
prompt-check-order = Quale check viene prima?
prompt-event-order = Quale evento viene prima?
prompt-next-discard = Le carte usate vanno negli scarti: { $cards }. L'ultima resta in cima, a portata di tutti. Va bene quest'ordine o ne metti giù prima un'altra?
prompt-shift-weather = Sposti il meteo?
prompt-pass-or-stop = { $driver } ti sta davanti. Passi per { $price ->
    [one] un punto
   *[other] { $price } punti
} di { $mp } o ti fermi dietro?
prompt-free-pass = Sportellate: passi { $driver } senza pagare?
prompt-brake-late = Tenti la staccata (Frenata Ritardata)?
prompt-return-or-not = Sei fuori. Prendi il posto dell'ultimo robot?
prompt-return-tyres = Di nuovo in gara: quali gomme?
prompt-return-strategy = Di nuovo in gara: quale strategia?
prompt-stop-behind = Dietro la safety car: ti fermi?
option-take-sheet = Scheda { $name ->
    [italian] italiana
    [german] tedesca
    [british] britannica
    [french] francese
    [belgian] belga
    [austrian] austriaca
    [swiss] svizzera
    [dutch] olandese
    [spanish] spagnola
    [swedish] svedese
    [brazilian] brasiliana
   *[japanese] giapponese
}, lato { $side }: { $tyres } gettoni gomma, { $cards } carte, { $slots } spazi danno
option-first-skill = { $name ->
    [versatility] Versatilità (Versatility): cambi strategia senza saltare, una volta tra due soste
    [reflexes] Riflessi (Reflexes): +20 a ogni check in pista
    [qualifying] Qualifica (Qualifying): +2 in qualifica, poi 2 carte circuito
    [pitting] Soste (Pitting): ai box arretri di 2 sezioni in meno, e ogni volta peschi 2 carte circuito
    [tuning] Messa a punto (Tuning): 8 punti per l'assetto invece di 6
   *[lapping] Doppiaggio (Lapping): doppiare è gratis, o costa 1 punto in curva
}
option-first-strategy = { $name ->
    [save-tyres] Risparmia gomme (Save Tyres): 1 gomma in meno da pagare
    [hazard] Azzardo (Hazard): punti per check e danni; staccate di due sezioni
    [balance] Equilibrio (Balance): traiettorie anche senza la carta giusta, ma niente carte velocità
    [lucky] Fortuna (Lucky): peschi 2, ne tieni 1
    [chase] Inseguimento (Chase): prendi una carta di chi hai davanti, o l'ultima scartata
   *[banging-wheels] Sportellate (Banging Wheels): +3 nelle contese, sorpassi ovunque
}
note-special = una carta circuito { $name ->
    [save-tyres] se paghi un gettone gomma
    [hazard] per ogni check riuscito e ogni danno subito in un movimento di 6 sezioni o più
    [balance] per una traiettoria con la carta giusta
    [lucky] per due carte dello stesso valore
    [chase] se finisci accanto a chi insegui
   *[banging-wheels] per una contesa vinta o una staccata che supera un'auto
}
option-under = Prima { $card }
option-as-shown = Va bene quest'ordine
option-draw-two = Pescane due, tienine una
option-pass = Passa
option-stop = Fermati dietro
option-bump = Passa senza pagare
option-pay-point = Paga, tieni il sorpasso gratis
option-come-back = Prendi il posto del robot
option-stay-out = Resta fuori
note-first-spot = +{ $bonus } con carte { $kind ->
    [speed] velocità
    [drive] guida
    [gear] cambio
   *[event] evento
}
note-return = { $driver }, { $section }
event-sheet-taken = { $seat } prende la scheda { $name ->
    [italian] italiana
    [german] tedesca
    [british] britannica
    [french] francese
    [belgian] belga
    [austrian] austriaca
    [swiss] svizzera
    [dutch] olandese
    [spanish] spagnola
    [swedish] svedese
    [brazilian] brasiliana
   *[japanese] giapponese
}: { $tyres } gettoni gomma, { $cards } carte, { $slots } spazi danno.
event-returned = { $seat } è di nuovo in gara, al posto di { $robot }.
switch-level = Base, avanzato (abilità, assetto, meteo, gomme, carte circuito, bandiere, safety car) o junior (niente contese né strategie).
switch-short = Corsa Breve: circa un terzo di turni in meno; le gomme si pagano solo con i gettoni.
switch-re-entry = Chi è fuori può prendere il posto dell'ultimo robot, nel turno dopo.
switch-last-turn-contests = Le curve si contendono anche nell'ultimo turno. Altrimenti allora ogni sezione è un rettilineo.
switch-late-brake-lap-checks = Un leader che doppia in staccata deve fare un check per ogni auto.
switch-tank-limit = Avanzato: nel serbatoio entrano al massimo 16 turni di carburante.
switch-off-track-reflexes = Avanzato: Riflessi aggiunge i suoi 20 anche ai check Fuoripista.
switch-safety-line = Avanzato: la fila dietro la safety car: come le auto stanno in pista, con i loro giri; o secondo la classifica, tutte nello stesso giro.
preset-rookie-race = Corsa per esordienti: le regole junior, di circa un terzo più breve. Movimento, sorpassi semplici e pit stop.
preset-first-race = Prima gara: regole base, circa un terzo più corta.
preset-basic-race = Gara base: tutti i turni, regole base.
preset-advanced-race = Gara avanzata: tutte le regole del regolamento.
preset-junior-race = Gara junior: movimento, sorpassi semplici e soste.
area-used = Usate in questo turno
area-discards = Scarti che si possono prendere
prompt-set-yellow = Dove metti la bandiera gialla?
prompt-green-flag = Quale bandiera gialla togli?

# Che cosa può succedere

outcome-checked = { $check ->
    [movement] check
    [extreme] check sulla traiettoria estrema
    [leader] check di doppiaggio
   *[recovery] check di recupero
} { $passed ->
    [yes] riuscito
   *[no] fallito
}
outcome-leader-changed = vai in testa
outcome-not-moved = non ti muovi
outcome-late-braked = passi nella sezione dopo
outcome-contest = esci dalla contesa in posizione { $place } su { $cars }
outcome-went-off = vai Fuoripista
outcome-recovered = Fuoripista: perdi { $time ->
    [one] 1 punto
   *[other] { $time } punti
}
outcome-retired = fuori dalla gara: { $cause ->
    [damage] troppi danni
    [tyres] niente più gomme
    [cards] niente più carte
    [fuel] niente carburante
   *[crash] incidente
}

outcome-pit = indietro di { $sections ->
    [one] una sezione
   *[other] { $sections } sezioni
}
outcome-pit-least = indietro di { $sections ->
    [one] una sezione
   *[other] { $sections } sezioni
}, e di più con altro carburante
outcome-pit-line = in fondo alla fila
outcome-fuel = { $is_enough ->
    [yes] carburante fino al traguardo
   *[no] un'altra sosta entro il turno { $turn } di { $turns }
}
outcome-swap = un'altra mano di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, definitiva
outcome-target = il tuo primo Target è { $target }
outcome-qualify = ti qualifichi con { $mp } e devi fermarti entro il turno { $turn } di { $turns }

# Perché no

not-in-hand = non hai in mano: { $card }
cannot-pay = non puoi pagare quanto costa: { $card }
no-pair = { $card } non va con { $other }: di due carte una dev'essere un 1, o entrambe un 2
corner-not-certain = { $card } si gioca solo se è certo che il movimento usi la curva { $corner }
why-card-hand = quella carta è in mano a { $seat }, e solo { $seat } può guardarla
why-card-held = quella carta è in mano a { $seat }
why-card-laid = { $seat } ha giocato coperta quella carta: si scopre quando tutti hanno deciso
why-card-frozen = quella carta di { $seat } ha combattuto in una contesa: torna in mano al prossimo turno
why-card-reserve = { $seat } ha messo da parte quella carta: può prenderla, quando pesca, solo chi insegue { $seat }
why-card-played = quella carta è già stata giocata
why-card-spent = quella carta è già stata spesa
why-card-first = quella carta va già per prima sul mazzo
why-card-question = quella carta è in mano tua, ma nessuna carta risponde alla domanda: { $question }
why-card-slow = { $card }: non è fra le tue carte da 3 o più, quelle che Risparmia carburante cambia
why-card-no-three = Costanza scarta carte da 3 della tua mano, non: { $card }
why-card-no-exchange = Guida saggia cambia Carte Corsa della tua mano, non: { $card }
why-card-no-late-power = evita il check solo una carta circuito della tua mano con il simbolo della staccata, non: { $card }
why-card-no-extreme-power = evita il check solo una carta circuito della tua mano con il simbolo delle traiettorie estreme, non: { $card }
why-card-not-laid-aside = { $card }: non è fra le carte messe da parte da chi insegui
why-card-no-sure-brake = evita il check solo una carta circuito della prossima curva con il simbolo della staccata, non: { $card }
why-card-not-spent = { $card }: non è fra le carte che metti ora sul mazzo degli scarti
why-card-not-drawn = Fortuna scarta una delle due carte appena pescate, non: { $card }
why-card-not-to-take = { $card }: Inseguimento non può prenderla ora
why-pledge = la tua carta circuito deve usare { $corner }: con questa scelta non sarebbe più certo
why-turn = la pedina dei turni avanza da sola, di una casella a turno
why-first-stop = la prima sosta si programma per il turno 8, 10, 12, 14 o 16
why-weather = solo il simbolo del meteo su una carta giocata sposta il meteo
why-weather-step = il meteo si sposta al massimo di una casella
why-no-weather = a questo livello il meteo non conta
why-not-started = le auto non sono ancora in pista: la griglia la decidono le qualifiche
why-grid = la griglia la decidono le qualifiche, nessuno sceglie il posto
why-section = nessuno sceglie dove fermarsi: un'auto va fin dove arrivano i suoi punti
why-off-track = qui arriva solo chi perde il controllo, e i suoi check decidono dove rientra
why-flag-corner = una bandiera gialla sta solo in curva
why-flag-there = lì c'è già una bandiera gialla
why-flag-spot = la bandiera va dietro a ogni auto su una traiettoria
why-flag-queue = { $cars ->
    [0] lì non c'è nessuna auto, quindi la bandiera prende il primo posto
    [one] lì c'è una sola auto, quindi la bandiera prende il primo posto o il secondo
   *[other] lì ci sono solo { $cars } auto, e la bandiera prende al più tardi il posto dopo
}
why-flag-none = lì non c'è nessuna bandiera gialla
why-flag-touch = tocca la bandiera o tutta la sezione
why-flag-stays = una bandiera gialla resta finché non la toglie una bandiera verde o un'altra regola
why-spot-own = sei già su quella traiettoria: il bonus conta con le carte che giochi
why-spot-held = su quella traiettoria c'è { $driver }, e nessuno può essere spinto via
why-spot-later = una traiettoria si prende dove finisce un movimento o una sosta
why-spot-elsewhere = quella traiettoria è in un'altra sezione: { $driver } è { $section }
why-spot-robot = la bandiera arancione manda un robot solo su una traiettoria estrema
why-car-asked = la domanda riguarda { $driver }: scegli una delle risposte
why-car-own = la tua auto si muove con le carte che giochi, fin dove arrivano
why-car-robot = i robot guidano da soli
why-car-player = quell'auto la guida { $seat }
why-chit = un gettone carburante dice quando il suo pilota deve fermarsi, e si sposta solo secondo le regole
why-deck = da un mazzo si pesca dalla cima quando lo dice una regola, e nessuno ci guarda dentro
why-pile = quegli scarti restano lì finché non finisce il mazzo
why-bag = i danni si pescano alla cieca dal sacchetto, quando lo dice una regola
why-safety-car = la safety car segue le regole: non la guida nessuno
why-chase-behind = si insegue solo chi sta davanti, e { $driver } è dietro di te
why-chase-lap = { $driver } non è nel tuo stesso giro
why-chase-off = { $driver } è Fuoripista
why-chase-one = insegui già { $driver }, finché una regola non lo impedisce
why-chase-leader = chi è in testa non ha nessuno da inseguire

# Luoghi

where-corner = { $part ->
    [0] in { $corner }
    [1] all'ingresso di { $corner }
    [-1] all'uscita di { $corner }
   *[other] in { $corner }, parte { $part }
}
where-brake = prima di { $corner }
where-straight = sul rettilineo dopo { $corner }{ $part ->
    [0] {""}
   *[other] , sezione { $part }
}
where-main = sul rettilineo principale{ $part ->
    [0] {""}
   *[other] , sezione { $part }
}

# What the coach says of a choice, by the terms of `worth`
term-far = { $better ->
    [yes] guadagna sezioni
   *[no] perde sezioni
}
term-places = { $better ->
    [yes] mette più auto dietro di te
   *[no] mette meno auto dietro di te
}
term-chances = { $better ->
    [yes] rischia meno in check e contese
   *[no] rischia di più in check e contese
}
term-tyres = { $better ->
    [yes] risparmia gomme
   *[no] consuma gomme
}
term-cards = { $better ->
    [yes] ti lascia una mano migliore
   *[no] ti lascia una mano peggiore
}
term-damage = { $better ->
    [yes] tiene intera l'auto
   *[no] lascia l'auto più danneggiata
}
term-line = { $better ->
    [yes] ti mette sulla traiettoria migliore
   *[no] rinuncia alla traiettoria migliore
}
term-strategy = { $better ->
    [yes] ha la strategia migliore per lo stint
   *[no] ha la strategia più debole per lo stint
}
term-stops = { $better ->
    [yes] promette soste ai box migliori
   *[no] promette soste ai box più care
}
term-out = { $better ->
    [yes] ti tiene in gara più a lungo
   *[no] finisce la tua gara
}
dead-late = il simbolo staccata di { $card }: davanti alla sua curva non c'è una sezione di frenata

driver-ugo = Evita ogni prova e ogni contatto: prima di tutto la macchina.
driver-wanda = Brucia le gomme, colleziona danni e intanto è già lontana.
driver-teo = Conta i gettoni gomme e se li fa durare.
driver-greta = Lotta per ogni posizione come se fosse l'ultima curva.
driver-rocco = Gioca subito le carte migliori e si affida alla fortuna.
driver-mara = Guida da una traiettoria ideale all'altra.

# Che cosa è uscito su un tavolo vero

card-answer = { $card } · { $code }
disc-drawn = { $colour ->
    [red] rosso
   *[brown] marrone
}
chit-drawn = { $mp } ({ $check }), turno { $turn }
chance-draw-race = Quale carta Gara pesca { $seat }?
chance-draw-track = Quale carta Pista pesca { $seat }?
chance-robot-card = Con quale carta lotta { $driver }?
chance-draw-disc = Quale disco danno pesca { $seat }?
chance-draw-weather = Quale carta esce per il meteo?
chance-toss-tyres = Quali gomme dà la sorte ai robot?
chance-lots = Chi parte davanti: { $drivers }?
chance-chit = Quale gettone esce per { $driver }?
chance-check = Quale carta esce per il controllo di { $driver }?
value-deck = stampate
switch-deck = Le carte con cui si corre: quelle stampate, o un mazzo tuo.
deck-part = le carte stanno sotto una riga con la parola race o la parola track: prima scrivine una
deck-card = una carta è il suo numero o la sua curva, il tipo ({ $kinds }), i punti movimento e il valore di check, poi ciò che vi è stampato
deck-word = una carta di questo mazzo non può mostrare { $word }; può mostrare: { $known }
deck-twice = un'altra carta ha il numero { $number }: ogni carta ne ha uno suo
deck-many = la curva { $corner } ha troppe carte: al massimo otto
deck-empty = sotto questa riga non ci sono carte: scrivine, o toglila
deck-no-corner = il circuito non ha una curva { $corner }: le sue curve sono { $known }
deck-corner-bare = la curva { $corner } non ha carte circuito: scrivine da una a otto
deck-size = un mazzo di gara ha 184 carte, non { $count }
deck-majority = meno della metà { $what ->
    [tyres] delle gomme
    [damage] dei danni
    [checks] dei check
    [draws] delle pescate
   *[events] di bandiere e meteo
} è sulle carte del suo tipo
deck-no-move = nessuna carta muove di { $points }
deck-slow = troppo poche carte da 1 e 2 punti movimento
deck-blind = un check alla cieca contro { $target } riesce nel { $share }% dei casi: distribuisci i valori di check in modo uniforme
deck-what-number = il numero di una carta
deck-what-corner = la curva
deck-what-points = il numero di punti movimento
deck-what-check = il valore di check
deck-what-tyres = il numero di gomme
deck-what-damage = il danno
deck-what-discard = il numero di carte da scartare
deck-what-draw = il numero di carte da pescare
deck-what-modifier = il modificatore di un check
deck-column-kind = tipo
deck-column-points = punti movimento
deck-column-check = valore di check
