title = Race! Formula 90, seconda edizione
about = Carte, curve e nervi saldi: un Gran Premio con benzina, gomme, tempo, strategie e un gruppo di robot.

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
   *[race] carta gara
}
driver-player = { $seat }
driver-robot = { $robot ->
    [superfast] SuperVeloce
    [fast] Veloce
   *[slow] Lento
} { $number }
tyre-name = { $name ->
    [soft] morbide
    [hard] dure
    [intermediate] intermedie
   *[rain] pioggia
}
strategy-name = { $name ->
    [save-tyres] Risparmia gomme
    [hazard] Azzardo
    [balance] Equilibrio
    [lucky] Fortuna
    [chase] Inseguimento
    [banging-wheels] Ruote contro ruote
    [save-fuel] Risparmia benzina
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

status = Turno { $turn } di { $turns }, fase { $stage }. Tempo: { $state ->
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
    [yes] {" "}Fuori pista.
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
    [yes] controllo cieco
   *[no] controllo
} { $modifier }
card-event = { $event ->
    [yellow] bandiera gialla
    [green] bandiera verde
    [blue] bandiera blu
    [orange] bandiera arancione
   *[weather] tempo
}
card-symbol = { $symbol ->
    [any-pair] con ogni carta
    [overtake] sorpasso per 1 in una curva
    [double] doppia nella contesa
    [void-late] staccata senza controllo
   *[void-extreme] traiettoria estrema senza controllo
}
gauge-chips = Gomme
gauge-discs = Bonus gomme
gauge-damage = Danni
gauge-fuel = Benzina fino al turno
gauge-hand = Carte
gauge-target = Bersaglio
gauge-strategy = Strategia
gauge-skill = Abilità
gauge-flag = Bandiera
flag-blue = blu
flag-orange = arancione
skill-state = { $name }{ $spent ->
    [yes] {" "}(usata)
   *[no] {""}
}

# Domande

prompt-choose-skills = Prove libere: quale abilità è tua per tutta la gara?
prompt-build-cars = Prove libere: come prepari la macchina? (gettoni gomme, limite di carte, spazi danno)
prompt-swap-hands = Tieni questa mano o la cambi tutta con un’altra?
prompt-qualify-card = Qualifiche: quale carta gara metti coperta? Diventa il tuo primo bersaglio.
prompt-qualify-fuel = Qualifiche: in quale turno ti fermi la prima volta? Chi si ferma presto si qualifica meglio.
prompt-start-tyres = Con quali gomme parti?
prompt-start-strategy = Con quale strategia parti?
prompt-declare = { $due ->
    [yes] Devi fermarti in questo turno.
   *[no] Tocca a te: prosegui, ti fermi o salti?
}
prompt-skip-strategy = Salti il turno: cambi strategia?
prompt-change-strategy = Versatilità: quale strategia?
prompt-wise-discard = Guida saggia: quale carta gara scarti prima di riempire la mano?
prompt-pick-chased = Inseguimento: chi insegui?
prompt-take-fuel = Sosta: quanta benzina?
prompt-choose-spot = Quale traiettoria prendi?
prompt-pit-discard = Sosta: quale carta scarti? Ne hai { $held }, il limite è { $limit }.
prompt-pit-tyres = Sosta: quali gomme?
prompt-pit-strategy = Sosta: cambi strategia?
prompt-take-reserved = Inseguimento: una carta di chi insegui o una del mazzo?
prompt-throw-fast = Risparmia benzina: scarti una carta da 3 o più per pescarne due?
prompt-show-pair = Fortuna: le due carte si somigliano. Le mostri per una carta circuito?
prompt-lucky-discard = Fortuna: quale carta scarti?
prompt-play-first = Quale carta giochi?
prompt-play-second = Una seconda carta?
prompt-spare-fuel = Risparmia benzina: una carta circuito o un turno di benzina in più?
prompt-use-spot = Usi la traiettoria?
prompt-pay-tyre = Gomme: { $due } da pagare, { $chips } gettoni rimasti. Un gettone o una carta?
prompt-pay-cards = Quale carta scarti per pagare?
prompt-choose-check = Quale controllo fai prima?
prompt-normal-check = { $cause ->
    [movement] Controllo
    [leader] Controllo di doppiaggio
    [recovery] Controllo di recupero
   *[other] Controllo
}: riesce con { $target } o meno. Quale carta?
prompt-extreme-way = Come prendi la traiettoria estrema?
prompt-place-flag = Dove metti la bandiera gialla?
prompt-lift-flag = Quale bandiera gialla togli?
prompt-take-flag = Prendi la bandiera?
prompt-move-weather = Muovi il tempo?
prompt-choose-event = Quale evento viene prima?
prompt-sixth-sense = Sesto senso: un gettone per una bandiera?
prompt-use-disc = Usi un disco blu per 1 punto?
prompt-throw-threes = Costanza: scarti una carta da 3 per 1 punto?
prompt-spend-symbol = { $driver } ti sbarra la strada. Usi il simbolo di sorpasso a { $corner }?
prompt-late-brake = Tenti la staccata?
prompt-lose-card = Quale carta perdi?
prompt-force-late = Bandiera arancione: { $driver } deve tentare la staccata?
prompt-force-spot = Bandiera arancione: { $driver } deve prendere una traiettoria estrema?
prompt-contest = La curva è contesa con { $drivers }. Metti una carta?
prompt-contest-second = Una seconda carta?
prompt-offer-stop = Entra la safety car. Ti fermi prima?
prompt-safety-declare = Dietro la safety car: ti fermi?
prompt-safety-discard = Dietro la safety car: quale carta scarti?

# Risposte

option-play = Gioca: { $card }
option-add = Aggiungi: { $card }
option-lay = Metti: { $card }
option-pay = Paga con: { $card }
option-discard = Scarta: { $card }
option-check = Controllo con: { $card }
option-void = Scarta { $card }: nessun controllo
option-take = Prendi: { $card }
option-throw = Butta: { $card }
option-qualify = Qualificati con: { $card }
option-go = Prosegui
option-skip = Salta il turno
option-pit = Fermati ai box
option-done = Basta così
option-decline = Restane fuori
option-keep = Lascia com’è
option-swap = Cambia tutta la mano
option-versatility = Versatilità: cambia strategia
option-wise-driving = Guida saggia: cambia carte
option-chip = Un gettone gomme
option-blind = La prima carta del mazzo
option-draw = Pesca dal mazzo
option-show = Mostra le due carte
option-hide = Tienile per te
option-use = Usala
option-ignore = Lascia perdere
option-flat-out = A tavoletta: nessun controllo, 1 punto in meno
option-track-card = Una carta circuito
option-later = Un turno di benzina in più
option-late-brake = Tenta la staccata
option-no-late-brake = Nessuna staccata
option-no-spot = Nessuna traiettoria
option-spend = Usalo qui
option-save = Tienilo
option-drier = Una casella verso l’asciutto
option-wetter = Una casella verso la pioggia
option-stay = Lascia il tempo com’è
option-no-flag = Nessuna bandiera
option-take-blue = Prendi la bandiera blu
option-take-orange = Prendi la bandiera arancione
option-no-chase = Per ora non inseguire nessuno
option-skill = { $name ->
    [versatility] Versatilità: cambi strategia senza saltare, una volta tra le soste
    [reflexes] Riflessi: +20 a ogni controllo
    [qualifying] Qualifica: +2 in qualifica, 2 carte circuito, +1 punto alle partenze
    [pitting] Soste: 2 sezioni in meno, ogni volta una carta circuito
    [tuning] Messa a punto: 8 punti per la macchina, a ogni sosta ripara un danno permanente
    [lapping] Doppiaggio: doppiaggi a poco prezzo, +1 punto per bandiera blu
    [wise-driving] Guida saggia: cambi carte una volta tra le soste; le carte circuito non contano
    [rain-expert] Mago della pioggia: nessuna perdita col tempo incerto, dischi blu con le gomme da pioggia
    [flat-out] A tavoletta: traiettorie estreme senza controllo per 1 punto in meno
   *[sixth-sense] Sesto senso: tre bandiere a scelta, altre tre a ogni sosta
}
option-strategy = { $name ->
    [save-tyres] Risparmia gomme: 1 gomma in meno da pagare; una carta circuito quando paghi
    [hazard] Azzardo: punti per danni e controlli ciechi; carte circuito per i controlli ciechi
    [balance] Equilibrio: traiettorie senza la carta giusta; con essa una carta circuito
    [lucky] Fortuna: peschi 2, scarti 1; una carta circuito se si somigliano
    [chase] Inseguimento: prendi carte di chi hai davanti; una carta circuito se lo affianchi
    [banging-wheels] Ruote contro ruote: +3 nelle contese, sorpassi ovunque; per questo una carta circuito
    [save-fuel] Risparmia benzina: cambi carte veloci; i turni lenti danno una carta circuito o benzina
    [push] Attacco: un 2 con ogni carta, consumando; una carta circuito per 2 gettoni pagati
    [recovery] Rimonta: passi facilmente i robot Veloci e Lenti; una carta circuito finché sono davanti
   *[steady] Costanza: scarti i 3 per punti; una carta circuito se non ne hai
}
option-tyres = { $name ->
    [soft] Gomme morbide
    [hard] Gomme dure
    [intermediate] Gomme intermedie
   *[rain] Gomme da pioggia
}
option-fuel = Benzina fino al turno { $name }
option-load = { $name } turni di benzina
option-event = { $name ->
    [yellow] Prima la bandiera gialla
    [green] Prima la bandiera verde
    [blue] Prima la bandiera blu
    [orange] Prima la bandiera arancione
   *[weather] Prima il tempo
}
option-sixth = { $name ->
    [yellow] Un gettone per una bandiera gialla
    [green] Un gettone per una bandiera verde
    [blue] Un gettone per la bandiera blu
   *[orange] Un gettone per la bandiera arancione
}
option-build = { $tyres } gettoni gomme, { $cards } carte, { $slots } spazi danno
option-chase = Insegui { $driver }
option-take-spot = { $extreme ->
    [yes] Traiettoria estrema
   *[no] Traiettoria
} +{ $bonus }
option-place-yellow = Bandiera gialla a { $name }, dietro { $behind ->
    [0] nessuna macchina
    [one] una macchina
   *[other] { $behind } macchine
}
option-lift-yellow = Togli la bandiera da { $name }
option-check-first = { $blind ->
    [yes] Controllo cieco
   *[no] Controllo
} { NUMBER($modifier) }

# A che cosa porta una risposta

note-target = serve { $target } o meno
note-odds = alla cieca: riesce con { $target } o meno, circa { $share } su 100
note-spot = per carte { $kinds }{ $tyres ->
    [0] {""}
   *[other] , { $tyres } gomme
}{ $damage ->
    [0] {""}
   *[other] , { $damage } danni
}{ $cards ->
    [0] {""}
   *[other] , { $cards } carte
}
note-spot-use = +{ $mp } { $mp ->
    [one] punto
   *[other] punti
}{ $tyres ->
    [0] {""}
   *[other] , { $tyres } gomme
}{ $damage ->
    [0] {""}
   *[other] , { $damage } danni
}{ $cards ->
    [0] {""}
   *[other] , { $cards } carte
}
note-way = { $mp ->
    [one] 1 punto
   *[other] { $mp } punti
}, fino a { $section }{ $lost ->
    [0] {""}
   *[other] , { $lost } persi
}
note-cost = { $tyres ->
    [0] senza gomme
   *[other] gomme { $tyres }
}{ $damage ->
    [0] {""}
   *[other] , danni { $damage }
}{ $cards ->
    [0] {""}
   *[other] , scarti { $cards }
}{ $checks ->
    [0] {""}
    [one] , un controllo
   *[other] , { $checks } controlli
}
note-fuel = benzina fino al turno { $turn } di { $turns }{ $back ->
    [0] {""}
   *[other] , { $back } sezioni indietro
}
note-tyres = { $chips } gettoni{ $name ->
    [soft] , 3 dischi blu
    [hard] , una carta circuito
   *[other] {""}
}{ $penalty ->
    [0] {""}
   *[other] , -{ $penalty } con questo tempo
}
note-kept-tyres = { $chips } gettoni rimasti
note-weather = { $state ->
    [dry] asciutto
    [uncertain] incerto
   *[rain] pioggia
}
note-qualify = si qualifica con { $mp }
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
   *[other] , rientro in { $section }
}
note-pit = { $back } sezioni indietro, senza benzina in più
note-skip = resti dove sei, e tutti possono passarti per 1

# Che cosa succede

event-skill-chosen = { $seat } ha l’abilità { $skill }.
event-car-built = { $seat }: { $tyres } gettoni gomme, { $cards } carte, { $slots } spazi danno.
event-hand-swapped = { $seat } cambia tutta la mano.
event-card-drawn = { $seat } pesca: { $card }.
event-qualified = { $car } si qualifica con { $mp } ({ $check }){ $turn ->
    [0] .
   *[other] , prima sosta al turno { $turn }.
}
event-grid-formed = La griglia: { $drivers }.
event-weather-set = La carta del tempo è { $card }: { $state ->
    [dry] asciutto
    [uncertain] incerto
   *[rain] pioggia
}.
event-robot-tyres = Gomme dei robot: { $tyres }.
event-tyres-fitted = { $seat } monta gomme: { $tyres }.
event-strategy-chosen = { $seat } guida con { $strategy }.
event-turn-started = Turno { $turn } di { $turns }.
event-stage-started = Comincia la fase { $stage }.
event-leader-changed = { $car } è in testa.
event-contest-entered = { $car } lotta con { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
event-contest-declined = { $car } resta fuori dalla contesa.
event-contest-revealed = { $car } mostra { $cards }: { $value }.
event-contest-settled = Nuovo ordine: { $drivers }.
event-skipped = { $seat } salta il turno.
event-pit-stop-made = { $car } si ferma, { $sections } sezioni indietro, a { $section }.
event-refuelled = { $seat } ha benzina fino al turno { $turn }.
event-repaired = { $seat } ripara { $discs } danni.
event-card-discarded = { $seat } scarta: { $card }.
event-card-played = { $seat } gioca: { $card }.
event-card-taken = { $seat } prende { $card } da chi insegue.
event-cards-shown = { $seat } mostra { $cards }.
event-chips-paid = { $seat } paga { $chips ->
    [one] un gettone gomme
   *[other] { $chips } gettoni gomme
}.
event-damage-taken = { $seat } subisce { $colour ->
    [red] un danno
   *[brown] un danno permanente
}.
event-checked = { $car }, { $check ->
    [movement] controllo
    [extreme] traiettoria estrema
    [late-brake] staccata
    [leader] controllo di doppiaggio
   *[recovery] recupero
}: { $card } contro { $target }, { $passed ->
    [yes] riuscito
   *[no] fallito
}.
event-power-used = { $seat } scarta { $card }: nessun controllo.
event-fuel-shifted = La benzina di { $seat } ora basta fino al turno { $turn }.
event-flag-placed = { $seat } mette una bandiera gialla a { $section }.
event-flag-lifted = La bandiera gialla a { $section } non c’è più.
event-flag-taken = { $seat } prende la bandiera { $colour ->
    [blue] blu
   *[orange] arancione
}.
event-weather-moved = Il tempo ora è { $state ->
    [dry] asciutto
    [uncertain] incerto
   *[rain] pioggia
} (casella { $slot }).
event-spot-taken = { $car } prende la { $extreme ->
    [yes] traiettoria estrema
   *[no] traiettoria
} +{ $bonus } a { $section }.
event-move-started = { $car } ha { $mp ->
    [one] un punto
   *[other] { $mp } punti
}.
event-passed = { $car } { $how ->
    [overtake] sorpassa
    [lap] doppia
   *[unlap] si sdoppia da
} { $other }.
event-move-ended = { $car } si ferma a { $section }.
event-not-moved = { $car } non si muove.
event-late-braked = { $car } riesce nella staccata ed è a { $section }.
event-went-off = { $car } esce di pista a { $section }.
event-recovered = { $car } aspetta accanto a { $section }{ $time ->
    [0] {""}
    [one] , 1 punto perso
   *[other] , { $time } punti persi
}.
event-back-on-track = { $car } è di nuovo in pista a { $section }.
event-retired = { $car } è fuori: { $cause ->
    [damage] troppi danni
    [tyres] niente più gomme
    [cards] niente più carte
    [fuel] sosta per il carburante impossibile
   *[crash] incidente
}.
event-chase-started = { $seat } insegue { $driver }.
event-robots-stopped = Tutti i robot si fermano per gomme: { $tyres }.
event-safety-car-called = Entra la safety car.
event-safety-car-left = La safety car esce: si riparte.
event-race-ended = La gara è finita: vince { $car }.
placing = { $retired ->
    [1] ritirato
   *[0] { $position }° in gara{ $laps ->
        [0] {""}
        [one] , a un giro
       *[other] , a { $laps } giri
    }
}

# Preparazione

switch-length = Gara intera: tutti i turni del circuito. Corta: circa due terzi, scelta nostra per una serata.
switch-all-items = Con le strategie Rimonta e Costanza e le abilità A tavoletta e Sesto senso, o senza.
preset-full-race = Gara intera: tutti i turni del circuito.
preset-short-evening = Serata breve: 18 turni invece di 26 o 27 (gara più corta nostra, non del regolamento).

# Prima edizione

title-1 = Race! Formula 90, prima edizione
about-1 = Il Gran Premio di carte, curve e nervi con le regole più vecchie: base, avanzato o junior.
prompt-choose-sheet = Quale scheda auto prendi? (gettoni gomme, carte in mano, spazi danno)
prompt-choose-skill = Prove libere: quale abilità hai per tutta la gara?
prompt-build-car = Prove libere: come prepari la macchina? (gettoni gomme, carte in mano, spazi danno)
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
prompt-take-on-fuel = Sosta: quanti turni di benzina?
prompt-pit-set = Sosta: quali gomme?
prompt-pick-spot = Quale traiettoria prendi?
prompt-play-or-skip = Quale carta giochi, o salti il turno?
prompt-play-pair = Una seconda carta?
prompt-soft-bonus = Usi un bonus delle gomme morbide per 1 punto?
prompt-check-order = Quale controllo viene prima?
prompt-event-order = Quale evento viene prima?
prompt-next-discard = Scarti: { $cards }, l’ultima in cima. In quest’ordine o prima un’altra?
prompt-shift-weather = Muovi il tempo?
prompt-pass-or-stop = { $driver } ti sta davanti. Passi per { $price ->
    [one] un punto
   *[other] { $price } punti
} di { $mp } o ti fermi dietro?
prompt-free-pass = Ruote contro ruote: passi { $driver } senza pagare?
prompt-brake-late = Tenti la staccata?
prompt-return-or-not = Sei fuori. Prendi il posto dell’ultimo robot?
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
}, lato { $side }: { $tyres } gettoni gomme, { $cards } carte, { $slots } spazi danno
option-first-skill = { $name ->
    [versatility] Versatilità: cambi strategia senza saltare, una volta fra due soste
    [reflexes] Riflessi: +20 a ogni controllo in pista
    [qualifying] Qualifica: +2 in qualifica, poi 2 carte circuito
    [pitting] Soste: 2 sezioni in meno, ogni volta 2 carte circuito
    [tuning] Messa a punto: 8 punti per la macchina invece di 6
   *[lapping] Doppiaggio: doppiare è gratis, o 1 punto in curva
}
option-first-strategy = { $name ->
    [save-tyres] Risparmia gomme: 1 gomma in meno da pagare
    [hazard] Azzardo: punti per controlli e danni; staccate di due sezioni
    [balance] Equilibrio: traiettorie senza la carta giusta, ma niente carte velocità
    [lucky] Fortuna: peschi 2, ne tieni 1
    [chase] Inseguimento: prendi una carta di chi hai davanti, o l’ultimo scarto
   *[banging-wheels] Ruote contro ruote: +3 nelle contese, sorpassi ovunque
}
note-special = una carta circuito { $name ->
    [save-tyres] se paghi un gettone gomme
    [hazard] per ogni controllo riuscito e ogni danno subito in un movimento di 6 sezioni o più
    [balance] per una traiettoria con la carta giusta
    [lucky] per due carte dello stesso valore
    [chase] se finisci accanto a chi insegui
   *[banging-wheels] per una contesa vinta o una staccata che supera una macchina
}
option-under = Prima { $card }
option-as-shown = In quest’ordine
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
note-return = { $driver }, a { $section }
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
}: { $tyres } gettoni gomme, { $cards } carte, { $slots } spazi danno.
event-returned = { $seat } è di nuovo in gara, al posto di { $robot }.
switch-level = Base, avanzato (abilità, assetto, tempo, gomme, carte circuito, bandiere, safety car) o junior (niente contese né strategie).
switch-short = Gara corta: circa un terzo di turni in meno; le gomme si pagano solo con i gettoni.
switch-re-entry = Chi è fuori può prendere il posto dell’ultimo robot, nel turno dopo.
switch-last-turn-contests = Le curve si contendono anche nell’ultimo turno. Altrimenti allora ogni sezione è un rettilineo.
switch-late-brake-lap-checks = Un leader che doppia in staccata deve fare un controllo per ogni macchina.
switch-tank-limit = Avanzato: nel serbatoio entrano al massimo 16 turni di benzina.
switch-off-track-reflexes = Avanzato: Riflessi aggiunge i suoi 20 anche ai controlli fuori pista.
switch-safety-line = Avanzato: la fila dietro la safety car: come le macchine stanno in pista, con i loro giri; o secondo la classifica, tutte nello stesso giro.
preset-rookie-race = Corsa per esordienti: le regole junior, di circa un terzo più breve. Movimento, sorpassi semplici e pit stop.
preset-first-race = Prima gara: regole base, circa un terzo più corta.
preset-basic-race = Gara base: tutti i turni, regole base.
preset-advanced-race = Gara avanzata: tutte le regole del libro.
preset-junior-race = Gara junior: movimento, sorpassi semplici e soste.
area-used = Usate in questo turno
area-discards = Scarti che si possono prendere
prompt-set-yellow = Dove metti la bandiera gialla?
prompt-green-flag = Quale bandiera gialla togli?

# Che cosa può succedere

outcome-checked = { $check ->
    [movement] controllo
    [extreme] controllo sulla traiettoria estrema
    [leader] controllo di doppiaggio
   *[recovery] controllo di recupero
} { $passed ->
    [yes] riuscito
   *[no] fallito
}
outcome-leader-changed = vai in testa
outcome-not-moved = non ti muovi
outcome-late-braked = passi nella sezione dopo
outcome-contest = esci dalla contesa in posizione { $place } su { $cars }
outcome-went-off = fuori pista
outcome-recovered = fuori pista perdi { $time ->
    [one] 1 punto
   *[other] { $time } punti
}
outcome-retired = fuori dalla gara: { $cause ->
    [damage] troppi danni
    [tyres] niente più gomme
    [cards] niente più carte
    [fuel] niente benzina
   *[crash] incidente
}

# Perché no

not-in-hand = non hai in mano: { $card }
cannot-pay = non puoi pagare quanto costa: { $card }
no-pair = { $card } non va con { $other }: di due carte una dev’essere un 1, o entrambe un 2
corner-not-certain = { $card } si gioca solo se è certo che il movimento usi la curva { $corner }
