title = Automobiles
about = Una corsa con un sacchetto di cubetti: le marce muovono l'auto, gli specialisti aiutano, l'usura riempie il sacchetto. Compra bene, pesca bene e taglia il traguardo per primo.

cube-name = { $cube ->
    [white] bianco
    [light] grigio chiaro
    [dark] grigio scuro
    [black] nero
    [wear] Usura
    [yellow] giallo
    [purple] viola
    [red] rosso
    [green] verde
   *[blue] blu
}
some-cubes = { $count } { $cube ->
    [white] { $count ->
        [one] bianco
       *[other] bianchi
    }
    [light] grigio chiaro
    [dark] grigio scuro
    [black] { $count ->
        [one] nero
       *[other] neri
    }
    [wear] { $count ->
        [one] cubetto Usura
       *[other] cubetti Usura
    }
    [yellow] { $count ->
        [one] giallo
       *[other] gialli
    }
    [purple] viola
    [red] { $count ->
        [one] rosso
       *[other] rossi
    }
    [green] { $count ->
        [one] verde
       *[other] verdi
    }
   *[blue] blu
}
pile = { $cubes }
no-cubes = niente
card-name = { $card ->
    [third-gear] Terza marcia
    [fourth-gear] Quarta marcia
    [fifth-gear] Quinta marcia
    [sixth-gear] Sesta marcia
    [wear] Usura
    [car-chief] Car Chief
    [engineer] Ingegnere
    [manager] Manager
    [mechanic] Meccanico
    [crew-chief] Crew Chief
    [pit-captain] Pit Captain
    [pit-crew] Pit Crew
    [pit-team] Pit Team
    [aerodynamics] Aerodinamica
    [steering] Sterzo
    [suspension] Sospensioni
    [tires] Pneumatici
    [boost] Boost
    [gearbox] Cambio
    [nitro] Nitro
    [turbo] Turbo
    [diesel-engine] Motore diesel
    [hybrid-engine] Motore ibrido
    [rotary-engine] Motore rotativo
   *[supercharged] Sovralimentazione
}
card-effect = { $card ->
    [third-gear] Entra in uno spazio bianco.
    [fourth-gear] Entra in uno spazio grigio chiaro.
    [fifth-gear] Entra in uno spazio grigio scuro.
    [sixth-gear] Entra in uno spazio nero.
    [wear] Mettilo negli scarti.
    [car-chief] Il capo meccanico dell'auto: cambia una marcia dei tuoi scarti con quella più scura successiva; una nera viene solo rimossa.
    [engineer] Scarta fino a 3 cubetti attivi, poi rimuovi altrettanti cubetti dai tuoi scarti.
    [manager] Puoi rimuovere 1 cubetto attivo e puoi rimettere nel sacchetto 1 cubetto attivo o scartato.
    [mechanic] Metti 1 cubetto attivo tra gli usati, poi rimuovi fino a 2 cubetti dai tuoi scarti.
    [crew-chief] Il capo dei meccanici: pesca finché esce un cubetto che non è Usura, poi rimuovi tutta l'Usura dai tuoi scarti.
    [pit-captain] Il capitano dei box: rimuovi fino a 6 cubetti dai tuoi scarti.
    [pit-crew] La squadra dei box: rimuovi dai tuoi scarti tutta l'Usura, oppure 2 cubetti qualsiasi.
    [pit-team] La scuderia ai box: rimuovi da 1 a 3 cubetti dai tuoi scarti e ricevi un cubetto che costa al massimo quanto loro insieme.
    [aerodynamics] Nessuna Usura nella Fase Degrado di questo turno.
    [steering] Ricevi 1 cubetto Usura e scarta una marcia attiva: fino a 3 spazi di un solo colore più chiaro.
    [suspension] Ricevi 1 cubetto Usura: entra in uno spazio del colore di una marcia dei tuoi scarti.
    [tires] Entra in uno spazio più chiaro di una delle tue marce attive.
    [boost] Pesca fino a 3 cubetti e ricevi 1 cubetto Usura per ciascuno; poi ogni avversario può pescarne 1.
    [gearbox] Ricevi 1 cubetto Usura: fino a tanti spazi grigio chiaro quanto la tua posizione in gara, uno in più se sei ultimo.
    [nitro] Pesca 2 cubetti: uno diventa attivo, l'altro è scartato.
    [turbo] Ricevi 2 cubetti Usura: fino a 2 spazi grigio chiaro, più 1 per ogni cubetto verde in tutti gli scarti.
    [diesel-engine] Ricevi 2 cubetti Usura: fino a tanti spazi grigio scuro quanti cubetti grigio scuro ci sono nei tuoi scarti.
    [hybrid-engine] Ricevi 1 cubetto Usura; se fuori dal sacchetto hai più cubetti blu di quanti ne ha scartati ogni avversario, esattamente 2 spazi di un solo colore.
    [hybrid-engine-up-to] Ricevi 1 cubetto Usura; se fuori dal sacchetto hai più cubetti blu di quanti ne ha scartati ogni avversario, fino a 2 spazi di un solo colore.
    [rotary-engine] Ricevi 1 cubetto Usura: fino a tanti spazi bianchi quanti colori ci sono nei tuoi scarti.
   *[supercharged] Ricevi 1 cubetto Usura: fino a 2 cubetti dei tuoi scarti diventano attivi.
}
car-name = { $car ->
    [blue] blu
    [purple] viola
    [green] verde
    [red] rossa
   *[yellow] gialla
}

status = { $round ->
    [0] Prima della partenza
   *[other] Round { $round }
} · { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
}
area-reserve = Riserva
area-cars = Auto libere
area-active = Attivi
area-used = Usati
area-discard = Scarti
area-drawn = Appena pescati
car-label = L'auto { $car } di { $seat }
lap-marker-label = Segnalino dei giri di { $seat }: { $laps ->
    [0] arrivo
    [1] ultimo giro
   *[other] mancano { $laps } giri
}
free-car-label = L'auto { $car }
reserve-label = { $card } ({ $cube }): { $count } nella riserva, costa ${ $cost }, vale ${ $value }
trail-label = Un cubetto { $cube } sul tracciato
gauge-laps = Mancano
laps-text = { $laps ->
    [0] Arrivo
    [1] Ultimo giro
   *[other] { $laps } giri
}
gauge-bag = Sacchetto
gauge-money = Soldi
gauge-wear = Usura

prompt-choose-car = Quale auto prendi?
prompt-choose-place = Dove ti schieri?
prompt-start-purchase = Prima della partenza: quale cubetto compri per il sacchetto? Restano ${ $money }.
prompt-purchase = Quale cubetto compri? Restano ${ $money }.
prompt-action = { $fresh ->
    [yes] Tocca a te: usa un cubetto, chiudi la Fase Azione o fai un pit stop.
   *[no] Usa un altro cubetto o chiudi la Fase Azione.
}
prompt-travel = Dove va il cubetto { $cube }? { $exact ->
    [yes] Esattamente { $most } spazi di un solo colore.
   *[no] Fino a { $most ->
        [one] { $most } spazio
       *[other] { $most } spazi
    }.
}
prompt-remove-cubes = Quale cubetto dei tuoi scarti torna nella riserva? { $exact ->
    [yes] Ancora { $most }.
   *[no] Fino a { $most }.
}
prompt-upgrade-gear = Quale marcia dei tuoi scarti diventa più scura?
prompt-shed-cubes = Quale cubetto attivo scarti? Finora { $moved } di 3.
prompt-dismiss-cube = Quale cubetto attivo torna nella riserva, se vuoi?
prompt-return-cube = Quale cubetto torna nel sacchetto, se vuoi?
prompt-set-cube-aside = Quale cubetto attivo va tra gli usati senza effetto?
prompt-crew-work = Che cosa rimuove il Pit Crew dai tuoi scarti?
prompt-trade-in = Quale cubetto dei tuoi scarti dai in cambio? Finora { $removed }, per ${ $cost }.
prompt-gain-traded = Quale cubetto ricevi? Può costare fino a ${ $cost }.
prompt-give-gear = Quale marcia attiva scarti?
prompt-boost-draw = Peschi un altro cubetto? Finora { $drawn } di 3; ognuno porta 1 cubetto Usura.
prompt-boost-offer = Un avversario ha usato Boost: peschi un cubetto, senza Usura?
prompt-keep-one = Quale dei due cubetti diventa attivo? L'altro è scartato.
prompt-recover-cubes = Quale cubetto scartato diventa attivo? Fino a { $most }.

option-take-car = Prendi l'auto { $car }
option-line-up = Schierati al posto { $place }, con ${ $money } da spendere ({ $where })
option-enter = Usa un cubetto { $cube }: { $where }
option-go = Vai qui: { $where }; spazio più scuro { $darkest ->
    [white] bianco
    [light] grigio chiaro
    [dark] grigio scuro
   *[black] nero
}
option-stay = Non muovere
option-use = Usa { $card } ({ $cube })
option-buy = Compra { $card } ({ $cube })
option-gain = Ricevi { $card } ({ $cube })
option-remove = Rimuovi un cubetto { $cube }
option-dismiss = Rimuovi un cubetto attivo { $cube }
option-shed = Scarta un cubetto { $cube }
option-set-aside = Metti da parte un cubetto { $cube }
option-upgrade = Migliora un cubetto { $cube }
option-return-active = Rimetti nel sacchetto un cubetto attivo { $cube }
option-return-discard = Rimetti nel sacchetto un cubetto scartato { $cube }
option-recover = Riattiva un cubetto scartato { $cube }
option-keep = Tieni il cubetto { $cube }
option-end-action = Chiudi la Fase Azione
option-pit-stop = Fai un pit stop
option-done = Ho finito
option-draw = Pesca un cubetto
option-no-draw = Non pescare
option-clear-wear = Rimuovi tutta l'Usura
option-pick-two = Rimuovi due cubetti qualsiasi

note-slipstream = Subito dietro a { $seat }: finire qui non porta Usura.
note-card = { $card }.
note-pit-stop = Rinunci a questo turno.
outcome-next-hand = nella prossima mano
outcome-cube-drawn = pesca un cubetto { $cube }

not-in-active = non hai cubetti di colore { $cube } tra gli attivi
not-in-discard = nei tuoi scarti non c'è un cubetto { $cube }
sold-out = nella riserva non ci sono più cubetti { $cube }
too-dear = un cubetto { $cube } costa ${ $cost }; hai ${ $money }
pit-too-late = un pit stop è possibile solo al posto di un turno standard, prima di usare un cubetto
car-gone = { $seat } ha già quest'auto
cannot-car-chief = negli scarti non c'è una marcia il cui colore più scuro successivo sia nella riserva
cannot-mechanic = il Meccanico ha bisogno di un altro cubetto attivo
cannot-crew-chief = non c'è altro che Usura da pescare
cannot-pit-team = i tuoi scarti sono vuoti
cannot-steering = non hai marce tra i cubetti attivi
cannot-suspension = nei tuoi scarti non c'è nessuna marcia
cannot-tires = tra i cubetti attivi non hai marce grigio chiaro, grigio scuro o nere
cannot-nitro = non ci sono due cubetti da pescare
cannot-hybrid-engine = non si può entrare in due spazi di un solo colore uno dopo l'altro

step = { $step ->
    [choose-car] scegli la macchina
    [choose-place] scegli il posto in griglia
    [start-purchase] compri cubetti
    [purchase] compri cubetti
    [action] usi i cubetti attivi
    [travel] decidi fin dove va il cubetto
    [remove-cubes] scegli i cubetti da rimuovere dai tuoi scarti
    [upgrade-gear] scegli il cubetto marcia da scambiare
    [shed-cubes] scegli i cubetti attivi da scartare
    [dismiss-cube] puoi rimuovere un cubetto attivo
    [return-cube] puoi rimettere un cubetto nel sacchetto
    [set-cube-aside] metti da parte un cubetto attivo
    [crew-work] decidi che cosa rimuove il Pit Crew
    [trade-in] scegli i cubetti da dare in cambio
    [gain-traded] scegli il cubetto da prendere
    [give-gear] scegli il cubetto marcia da scartare
    [keep-one] tieni uno dei due cubetti pescati
    [recover-cubes] scegli gli scarti da rendere attivi
   *[other] decidi se pescare un cubetto
}
why-name-space = di' anche in quale spazio entra il cubetto { $cube }
why-here = ci sei già
why-same-space = è lo spazio in cui ti trovi; un cubetto entra in un altro, più avanti
why-behind = questo spazio è dietro di te o alla tua altezza; si può solo avanzare
why-hemmed-in = { $seat } ti sta davanti nello stesso spazio: puoi uscirne solo di lato
why-far = questo spazio non è accanto a dove ti trovi
why-colour = questo spazio è { $colours }, e nessuno dei tuoi cubetti attivi ci entra
why-cube-colour = questo spazio è { $colours }; il cubetto { $cube } non può entrarci
why-full = in questo spazio non c'è posto dietro a { $seat }
why-no-gain = dietro a { $seat }, in questo spazio, non saresti più avanti di ora
why-occupied = qui c'è { $seat }
why-beyond-car = prima di questa sezione c'è { $seat }, e non si passa attraverso una macchina
why-foremost = in questo spazio ci si ferma nella prima sezione libera davanti, non in questa
why-no-space = accanto a te non c'è nessuno spazio { $colours }
why-blocked = { $count ->
    [one] { $seats } non lascia
   *[other] { $seats } non lasciano
} posto nello spazio { $colours } accanto a te
why-travel-colour = questo spazio è { $colours }; ora il cubetto si muove per spazi { $allowed }
why-exactly = il cubetto si muove esattamente di { $most } spazi, non di meno
why-cars-between = ci sono macchine in mezzo
why-too-many = è troppo lontano: il cubetto si muove { $most ->
    [one] al massimo di 1 spazio
   *[other] fino a { $most } spazi
}
why-no-way = nessuna fila continua di spazi in uno dei colori ammessi ({ $allowed }) arriva fin lì
why-space = negli spazi si entra con i cubetti, nella fase Azione; ora { $step }
why-place-left-empty = questo posto resta vuoto: si usano solo i primi { $seats_count }
why-no-place = questo non è un posto in griglia
why-lap-track = il tracciato dei giri mostra quanti ne mancano; i segnalini avanzano quando le macchine passano il traguardo
why-lap-marker = questo segnalino mostra i giri che mancano a { $seat }; avanza quando la macchina passa il traguardo
why-free-car = questa macchina non è di nessuno; ora { $step }
why-own-car = la tua macchina raggiunge l'ultimo cubetto dopo gli acquisti; ora { $step }
why-others-car = questa è la macchina di { $seat }
why-buy-later = i cubetti si comprano quando tutte le macchine sono in griglia; ora { $step }
why-reserve = i cubetti si comprano dopo la fase Azione; ora { $step }
why-trail = un cubetto sulla pista segna fin dove sei arrivato; resta lì fino alla fine del turno
why-others-cube = questo cubetto è di { $seat }
why-used = il cubetto { $cube } per questo turno è usato; alla fine va negli scarti
why-money = il cubetto { $cube } fa parte dei tuoi soldi; resta attivo fino alla fine del turno
why-no-gear = il cubetto { $cube } non è una marcia: lo sono solo i cubetti bianchi, grigio chiaro, grigio scuro e neri
why-not-your-turn = non è il tuo turno: puoi solo pescare un cubetto, o no
why-effect-first = prima finisci l'effetto dell'ultimo cubetto; ora { $step }
why-crew-first = di' prima che cosa rimuove il Pit Crew: tutta l'Usura, o due cubetti
why-discarded = gli scarti tornano nel sacchetto quando è vuoto; ora { $step }

event-card-laid = È in gioco { $card }.
event-cards-in-play = Le carte di questa gara: { $cards }.
event-first-drawn = { $seat } gioca per primo in ogni round.
event-car-taken = { $seat } guida l'auto { $car }.
event-lined-up = { $seat } si schiera al posto { $place } con ${ $money } da spendere.
event-shopped = { $seat } compra { $cubes } per ${ $cost }.
used-card = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } volte)
}
event-cards-used = { $seat } usa: { $cards }.
event-cube-bought = { $seat } compra un cubetto { $cube }.
event-active-filled = { $seat } ha per il prossimo turno: { $cubes }.
event-cube-drawn = { $seat } pesca un cubetto { $cube }.
event-bag-refilled = Il sacchetto di { $seat } è vuoto: { $count ->
    [one] ci torna 1 cubetto scartato.
   *[other] ci tornano { $count } cubetti scartati.
}
event-round-started = Comincia il round { $round }.
event-cube-used = { $seat } usa { $card }.
event-cube-placed = { $seat } mette il cubetto { $cube } { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
} più avanti: { $where }.
event-wear-paid = { $count ->
    [0] Nella riserva non c'è più Usura per { $seat }.
   [one] { $seat } prende 1 cubetto Usura per questo effetto.
   *[other] { $seat } prende { $count } cubetti Usura per questo effetto.
}
event-wear-gained = { $count ->
    [0] Nella riserva non c'è più Usura per { $seat }.
   [one] { $seat } prende 1 cubetto Usura: spazio più scuro { $darkest }.
   *[other] { $seat } prende { $count } cubetti Usura: spazio più scuro { $darkest }.
}
event-cube-gained = { $seat } riceve un cubetto { $cube }.
event-cube-removed = { $seat } rimuove un cubetto { $cube }.
event-wear-removed = { $seat } { $count ->
    [0] non ha Usura da rimuovere.
   [one] rimuove 1 cubetto Usura.
   *[other] rimuove { $count } cubetti Usura.
}
event-cube-discarded = { $seat } scarta un cubetto { $cube }.
event-cube-set-aside = { $seat } mette da parte un cubetto { $cube }.
event-cube-returned = { $seat } rimette nel sacchetto un cubetto { $cube }.
event-cube-recovered = Un cubetto scartato { $cube } di { $seat } torna attivo.
event-sheltered = { $seat } non prende Usura per il movimento di questo turno.
event-draw-declined = { $seat } non pesca.
event-pit-stop-made = { $seat } fa un pit stop e { $count ->
    [0] non ha Usura da rimuovere.
   [one] rimuove 1 cubetto Usura.
   *[other] rimuove { $count } cubetti Usura.
}
event-car-moved = { $seat } avanza di { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
}, fino a { $where }{ $passed ->
    [none] .
   *[other] , e supera { $passed }.
}
event-car-stayed = { $seat } resta dov'è.
event-lead-taken = { $seat } passa in testa davanti a { $from_seat }.
event-lap-done = { $to_go ->
    [0] { $seat } taglia il traguardo!
    [1] { $seat } comincia l'ultimo giro.
   *[other] { $seat } completa un giro: ne mancano { $to_go }.
}
event-lap-led = { $to_go ->
    [0] { $seat } è al traguardo: la gara finisce con questo round. Dietro: { $others }.
    [1] Comincia l'ultimo giro: { $seat } davanti a { $others }.
   *[other] Giro { $lap } completato: { $seat } davanti a { $others }; ne mancano { $to_go }.
}
event-slipstreamed = { $seat } è in scia a { $ahead_seat }: niente Usura.
event-gaps-closed = La fila si chiude: { $seats }.
event-race-ended = La gara è finita dopo { $rounds } round. Vince { $seats }!
event-classified = { $place }º: { $seat }, { $finished ->
    [yes] al traguardo
   *[no] { $laps ->
        [one] { $laps } giro
       *[other] { $laps } giri
    }
} e { $lengths ->
    [one] { $lengths } lunghezza
   *[other] { $lengths } lunghezze
} oltre la linea{ $moved ->
    [up] , { $gained ->
        [one] 1 posizione guadagnata
       *[other] { $gained } posizioni guadagnate
    }
    [down] , { $gained ->
        [one] 1 posizione persa
       *[other] { $gained } posizioni perse
    }
    [same] , dove era partito
   *[unknown] {""}
}; { $wear ->
    [one] 1 cubetto Usura preso
   *[other] { $wear } cubetti Usura presi
}, { $tows ->
    [one] 1 scia
   *[other] { $tows } scie
}, { $stops } pit stop{ $quickest ->
    [0] {""}
    [one] , giro più veloce in 1 turno
   *[other] , giro più veloce in { $quickest } turni
}.
placing = { $finished ->
    [1] Arrivato
   *[0] { $laps ->
        [one] { $laps } giro
       *[other] { $laps } giri
    }
}, { $lengths ->
    [one] { $lengths } lunghezza
   *[other] { $lengths } lunghezze
} oltre la linea, corsia { $lane }

value-garage = { $value ->
    [random] a sorte
    [car-chief] Car Chief
    [engineer] Ingegnere
    [manager] Manager
   *[mechanic] Meccanico
}
value-pit = { $value ->
    [random] a sorte
    [crew-chief] Crew Chief
    [pit-captain] Pit Captain
    [pit-crew] Pit Crew
   *[pit-team] Pit Team
}
value-handling = { $value ->
    [random] a sorte
    [aerodynamics] Aerodinamica
    [steering] Sterzo
    [suspension] Sospensioni
   *[tires] Pneumatici
}
value-performance = { $value ->
    [random] a sorte
    [boost] Boost
    [gearbox] Cambio
    [nitro] Nitro
   *[turbo] Turbo
}
value-engine = { $value ->
    [random] a sorte
    [diesel-engine] Motore diesel
    [hybrid-engine] Motore ibrido
    [rotary-engine] Motore rotativo
   *[supercharged] Sovralimentazione
}
value-cars = { $value ->
    [by-seat] secondo il posto
   *[chosen] scelte
}
value-grid = { $value ->
    [turn-order] in ordine di turno
   *[chosen] scelta
}
value-bags = { $value ->
    [closed] niente
    [counts] quanti cubetti
   *[open] quali cubetti
}
switch-laps = Quanti giri ha la corsa.
switch-garage = La carta dei cubetti gialli.
switch-pit = La carta dei cubetti viola.
switch-handling = La carta dei cubetti rossi.
switch-performance = La carta dei cubetti verdi.
switch-engine = La carta dei cubetti blu.
switch-cars = Come si hanno le auto: secondo il posto al tavolo, o scelte in ordine di turno.
switch-grid = Chi parte dove: in ordine di turno, o con posti scelti in ordine di turno come si accorda il tavolo.
switch-bags = Che cosa si vede dei sacchetti altrui: niente, quanti cubetti contengono, o quali.
switch-blue-cubes = Quanti sono i cubetti blu: 15, o 16 come nell'edizione originale.
switch-partial-effects = Un cubetto si può usare appena la prima parte del suo effetto è possibile; la prima parte impossibile lo conclude.
switch-hybrid-up-to = Il Motore ibrido muove fino a 2 spazi invece di esattamente 2.

preset-first-lap = Primo giro: un giro solo, con le carte della prima partita.

# What the coach says of a choice, by the terms of `worth`
term-place = { $better ->
    [yes] ti porta più avanti in pista
   *[no] ti lascia più indietro in pista
}
term-bag = { $better ->
    [yes] rinforza il sacchetto per i prossimi round
   *[no] indebolisce il sacchetto per i prossimi round
}
term-wear = { $better ->
    [yes] tiene l'Usura fuori dal sacchetto
   *[no] porta più Usura nel sacchetto
}
term-money = { $better ->
    [yes] conserva cubetti per gli acquisti
   *[no] lascia meno da spendere
}
term-reach = { $better ->
    [yes] lascia più spazi a portata in questo turno
   *[no] lascia meno spazi a portata in questo turno
}
term-action = { $better ->
    [yes] sfrutta meglio il cubetto usato
   *[no] sfrutta meno il cubetto usato
}
term-rival = { $better ->
    [yes] frena il primo degli altri
   *[no] lascia scappare il primo degli altri
}
term-result = { $better ->
    [yes] arriva più in alto
   *[no] arriva più in basso
}
preset-first-game = Prima partita: Manager, Crew Chief, Sospensioni, Cambio e Motore ibrido a Daytona Beach. Carte gentili che mostrano a che cosa serve ogni colore.
preset-perfect-tuning = Messa a punto perfetta, 5 giri: Ingegnere, Pit Captain, Aerodinamica, Nitro e Sovralimentazione. Riduci il sacchetto a ciò che serve e lascialo correre.
preset-jalopy = Catorcio: Car Chief, Pit Team, Sospensioni, Boost e Motore diesel. Auto logore, spinte da ciò che giace negli scarti.
preset-money-money-money = Soldi, soldi, soldi: Car Chief, Pit Team, Pneumatici, Boost e Motore rotativo. Cubetti a buon mercato che si vendono bene.
preset-rainbow-road-warrior = Guerriero dell'arcobaleno: Ingegnere, Pit Team, Sospensioni, Nitro e Motore rotativo. Più colori scarti, più lontano vai.
preset-revved-up = Su di giri: Car Chief, Crew Chief, Aerodinamica, Boost e Motore ibrido. Molti cubetti a turno e poca usura.
preset-experts-by-invitation = Esperti su invito, 5 giri: Meccanico, Pit Crew, Sterzo, Turbo e Motore ibrido. Carte che guardano ciò che scartano gli altri.
preset-evening = Serata: tre giri del corto Anello della Lanterna con carte a caso, mezz'ora in quattro.

driver-ugo = Odia l'usura: scala, va ai box presto e tiene il sacchetto pulito.
driver-wanda = Sempre a tavoletta; quel che costa alla macchina si vedrà.
driver-teo = Prima si fa il sacchetto più bello, poi sorpassa alla fine.
driver-greta = Vive per la prossima casella: una colonna in più, comunque sia messo il sacchetto.
driver-rocco = Uno smanettone: usa ogni tecnico e ogni carta prima di pensare a guidare.
driver-mara = Corre per i premi e li spende bene.

# Che cosa è uscito su un tavolo vero

chance-draw = Quale cubo pesca { $seat }?
chance-fill-active = Quale cubo pesca { $seat }? { $count ->
    [one] È l'ultimo.
   *[other] Ne mancano { $count }.
}
chance-draw-card = Quale carta viene pescata per i cubi { $cube }?
chance-draw-first = Chi gioca per primo?
seat-drawn = { $seat }
