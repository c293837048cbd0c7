title = Formula Dé
about = Dadi di marcia, curve in cui fermarsi, scie e gomme consumate: il regolamento completo della lega, con ogni regola opzionale a scelta.
placing = { $status ->
    [5] al traguardo
    [4] { $cause ->
        [1] fuori: curva mancata
        [2] fuori: frenata d'emergenza
       *[other] fuori: affidabilità
    }
    [3] distrutta
   *[other] ancora in gara
}, { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
}{ $injury ->
    [1] , il pilota è morto
    [2] , il pilota salta la prossima gara
    [4] , il pilota è motivato
   *[other] {""}
}{ $reward ->
    [1] {" "}(un punto pilota)
    [2] {" "}(un rilancio)
    [3] {" "}(un posto in griglia)
   *[other] {""}
}
placing-of-car = { $car }: { $text }
aftermath = { $what ->
    [dead] non corre mai più
    [trauma] salta la prossima gara
    [driver-point] ha un punto pilota in più nella prossima gara
    [reroll] può rilanciare un dado nella prossima gara
   *[grid] parte un posto più avanti nella prossima gara
}
car-name = { $colour ->
    [red] Rossa
    [blue] Blu
    [yellow] Gialla
    [green] Verde
    [black] Nera
    [orange] Arancio
    [purple] Viola
    [white] Bianca
    [brown] Marrone
   *[teal] Turchese
}
component-pg = gomme
component-pf = freni
component-pt = cambio
component-pm = motore
component-pc = carrozzeria
component-ps = sospensioni
component-px = box
component-pb = turbo
component-pp = pilota
component-ts = trucchi sporchi
component-pe = ERS
component-pu = push to pass
component-pz = benzina
face = { $face }
way = { $way ->
    [longer] cordolo: una casella in più
    [shorter] cordolo: una casella in meno
    [double] { $count ->
        [one] la prima casella di curva vale doppio
       *[other] le prime caselle di { $count } curve valgono doppio
    }
    [over] esce troppo presto, di { $count }
    [risk] su { $count ->
        [one] una casella pericolosa
       *[other] { $count } caselle pericolose
    }
    [wall] entra { $count ->
        [one] {""}
       *[other] { $count } volte{" "}
    }nella corsia del muro
    [charge] entra in curva grazie alla scia
    [block] frenata d'emergenza
    [force] forza il blocco
    [pit] in corsia box
    [out] è eliminata
   *[way] percorso { $count }
}
option-go = A { $cell }{ $brakes ->
    [0] {""}
    [one] , frenando di una
   *[other] , frenando di { $brakes }
}{ $plain ->
    [yes] {""}
   *[no] : { $way }
}
option-gear = Marcia { $gear }
option-sheet = Scheda pronta: { $sheet ->
    [balanced] equilibrata
    [tyres] molte gomme
    [brakes] molti freni
   *[sturdy] robusta
}
option-own-sheet = Una scheda mia, punto per punto
option-allot = { $points } a { $component }
option-load = { $load ->
    [medium] Carico medio
    [high] Carico alto
   *[low] Carico basso
}
option-fit = Gomme { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
}
option-repair = Ripara un punto di { $component }
option-hit = Un punto di { $component }
option-ram = Tampona { $car }
option-team = La squadra di { $car }
option-cell = Da { $name } in poi
option-trick = { $trick ->
    [smoke] Cortina di fumo
    [nails] Semina chiodi
    [grenade] Granata a { $car }
    [explosion] Esplosione
    [oil] Fiume d'olio
    [harpoon] Arpione
    [blades] Lame alle ruote
   *[sabotage] Sabotaggio
}
option-yes = Sì
option-no = No
option-none = Niente
option-leave = Lascia il dado com'è
option-plus = Uno in più, con un punto pilota
option-minus = Uno in meno, con un punto pilota
option-again = Rilancia: vale il secondo risultato
option-keep = Tieni il dado
option-reroll = Rilancia, con un punto pilota
option-stop = Fermati qui
option-slipstream = Scia: tre caselle
option-oval = Accoda di una casella, poi scia
option-enrich = Arricchisci la miscela
option-rich = { $count ->
    [one] Una casella dalla miscela ricca
   *[other] { $count } caselle dalla miscela ricca
}
option-boost = Turbo
option-slide = Slitta
option-absorb = Slitta, una casella in meno grazie al carico
option-fast = Sosta veloce
option-long = Sosta lunga, con riparazioni
option-spin = Testacoda
option-cancel = Tienila dritta, con un punto pilota
option-pay = Paga il conto
option-replace-pf = Un punto pilota al posto di un freno
option-replace-pg = Un punto pilota al posto di una gomma
option-replace-pc = Un punto pilota al posto della carrozzeria
option-play-on = Si continua
option-time-up = Il tempo è scaduto
option-next-driver-point = Prossima gara: un punto pilota in più
option-next-reroll = Prossima gara: un rilancio gratuito
option-next-grid = Prossima gara: un posto avanti in griglia
option-tyre = { $count ->
    [one] Una casella di gomme
   *[other] { $count } caselle di gomme
}
option-drs = DRS: { $count ->
    [one] una casella
   *[other] { $count } caselle
}, poi scia
option-ers = { $count ->
    [0] Niente ERS
    [one] Un punto ERS
   *[other] { $count } punti ERS
}
option-push = { $count ->
    [0] Niente push to pass
   *[other] Push to pass
}
option-face = { $count }
prompt-choose-gear = Quale marcia?{ $corner ->
    [here] {" "}{ $name } chiede { $stops ->
        [one] un altro stop
       *[other] altri { $stops } stop
    } e finisce { $last ->
        [0] su questa casella
        [one] fra una casella
       *[other] fra { $last } caselle
    }.
    [ahead] {" "}{ $name } ({ $stops ->
        [one] uno stop
       *[other] { $stops } stop
    }) comincia fra { $first ->
        [one] una casella
       *[other] { $first } caselle
    } e finisce fra { $last }.
    [flag] {" "}La bandiera è a { $last ->
        [one] una casella
       *[other] { $last } caselle
    }.
   *[none] {""}
}
prompt-declare-pit = Dichiari ora l'ingresso ai box? Ti obbliga, ma aiuta a ripartire.
prompt-declare-ers = Quanti punti ERS?
prompt-declare-push = Push to pass?
prompt-keep-or-reroll = Il dado marcia dà { $face }{ $extra ->
    [0] {""}
   *[other] , gli altri dadi { $extra }
}. Lo tieni?
prompt-pick-face = Quale risultato tieni?
prompt-take-launch = Ottimo scatto: una casella in più?
prompt-take-low = Prendi le caselle del carico basso?
prompt-segment = { $kind_of ->
    [main] Dove vai? { $cells ->
        [one] { $cells } casella
       *[other] { $cells } caselle
    }.
    [tyre] Caselle di gomme: dove?
    [rich] Miscela ricca: dove?
    [boost] Turbo: dove?
    [slip] Scia: dove?
    [slide] Slitti: dove?
    [drs] DRS: dove?
    [oval] Ti accodi: dove?
   *[pull] Tirata dall'arpione: dove?
}
prompt-go-on = E adesso?
prompt-choose-sheets = Come prepari la macchina?
prompt-allot-points = Quanti punti a { $component }? Ne restano { $count }.
prompt-choose-load = Quale carico aerodinamico?
prompt-fit-ers = Monti l'ERS? Affatica il motore.
prompt-pick-tyres = Con quali gomme parti?
prompt-pick-tyre = Con quali gomme parti?
prompt-box-tyres = Quali gomme monti?
prompt-stop-kind = Sosta veloce o lunga?
prompt-try-exit = Provi a uscire subito dal box?
prompt-repair-point = Che cosa ripari?
prompt-spin-window = Stai per andare in testacoda.
prompt-choose-reward = Sei motivato: quale vantaggio nella prossima gara?
prompt-change-die = { $test ->
    [start] Partenza
    [engine] Verifica motore
    [oil] Olio
    [road] Tenuta di strada
    [collision] Collisione
    [wall] Muretto
    [reliability] Test di affidabilità
    [boost] Prova turbo
    [exit] Uscita dai box
    [injury] Ferite
    [smoke] Fumo
    [nails] Chiodi
    [blades] Lame
    [harpoon] Arpione
    [grenade] Granata
    [explosion] Esplosione
   *[sabotage] Sabotaggio
}: il dado dà { $face }.
prompt-emergency-bill = Frenata d'emergenza, { $count ->
    [one] una casella
   *[other] { $count } caselle
} di troppo: come paghi?
prompt-choose-rammed = Chi tamponi?
prompt-start-tricks = Un trucco sporco?
prompt-choose-hit = Che cosa perde { $car }?
prompt-use-harpoon = Lanci l'arpione a { $car }?
prompt-oil-flood = Olio su tre caselle del tuo percorso?
prompt-choose-team = Chi saboti?
prompt-yellow-stop = Bandiere gialle: sosta veloce? Ripartiresti dal fondo.
prompt-race-direction = Direzione gara: il tempo è scaduto?
note-points = { $component } { $points }
note-factor = { $points ->
    [one] un punto gomme
   *[other] { $points } punti gomme
} per ogni casella di troppo
note-slide = slitta di { $cells ->
    [one] una casella
   *[other] { $cells } caselle
} in curva
note-bonus = { $cells ->
    [-1] una casella in meno
    [one] una casella in più
   *[other] { $cells } caselle in più
} a turno
note-die = dà da { $low } a { $high }
outcome-car-finished = taglia il traguardo
outcome-overshot = una curva mancata
outcome-emergency-braked = frenata d'emergenza per { $count ->
    [one] una casella
   *[other] { $count } caselle
}
outcome-car-spun = un testacoda
outcome-car-damaged = un'auto danneggiata
outcome-retired = { $cause ->
    [overshooting] fuori: curva mancata
    [braking] fuori: tampona l'auto davanti
   *[reliability] fuori: l'auto si rompe
}
outcome-exit-failed = resta ai box
cell-taken = su { $cell } c'è una macchina
cell-unreachable = { $cell } non è un arrivo lecito con { $count } caselle
no-upshift = la marcia { $gear } non è possibile: si sale di una alla volta
no-downshift = la marcia { $gear } non è possibile: mancano i punti per la scalata
event-grid-drawn = La griglia: { $cars }.
event-sheets-opened = Le schede sono scoperte.
event-weather-set = { $sky ->
    [fair] Sereno
    [rain] Pioggia
   *[variable] Variabile
}, la pista è { $wet ->
    [yes] bagnata
   *[no] asciutta
}{ $settled ->
    [yes] {" "}fino alla fine
   *[no] {""}
}.
event-tyres-fitted = { $car }: gomme { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
}.
event-round-started = Turno { $round }.
event-turn-started = Tocca a { $car }.
event-gear-engaged = { $car }: marcia { $gear }.
event-gear-die-rolled = { $car } fa { $face } in marcia { $gear }.
event-extra-die-rolled = { $car } aggiunge { $face }.
event-die-rolled = { $test ->
    [start] Partenza
    [weather] Meteo
    [sudden-death] Sudden death
    [engine] Verifica motore
    [oil] Olio
    [road] Tenuta di strada
    [collision] Collisione
    [wall] Muretto
    [reliability] Affidabilità
    [boost] Prova turbo
    [exit] Uscita dai box
    [injury] Ferite
    [smoke] Fumo
    [nails] Chiodi
    [blades] Lame
    [harpoon] Arpione
    [grenade] Granata
    [explosion] Esplosione
   *[sabotage] Sabotaggio
}: { $car } fa { $face }.
event-die-changed = { $car } lo cambia in { $face }.
event-driver-point-spent = { $car } spende un punto pilota.
event-launched = { $car }: { $launch ->
    [stall] motore spento
    [wheelspin] pattina
    [normal] partenza normale
    [good] ottimo scatto
   *[cannon] parte come una cannonata
}.
event-not-moved = { $car } non si muove.
event-car-moved = { $car } va da { $start } a { $end }{ $segment ->
    [main] {""}
    [tyre] {" "}con le gomme
    [rich] {" "}con la miscela ricca
    [boost] {" "}col turbo
    [slip] {" "}in scia
    [slide] , slittando
    [drs] {" "}col DRS
    [oval] , accodandosi
   *[pull] , tirata da un arpione
} ({ $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}{ $brakes ->
    [0] {""}
   *[other] , frenando di { $brakes }
}).
event-line-touched = { $car } passa la linea.
event-lap-done = { $car } ha completato il giro { $laps }.
event-car-finished = { $car } taglia il traguardo al posto { $place }!
event-overshot = { $car } esce di curva troppo presto: { $points ->
    [one] un punto gomme
   *[other] { $points } punti gomme
}.
event-emergency-braked = { $car } frena d'emergenza, { $count } di troppo.
event-car-rammed = { $car } tampona { $other }.
event-point-lost = { $car } perde un punto: { $component ->
    [pg] gomme
    [pf] freni
    [pt] cambio
    [pm] motore
    [pc] carrozzeria
   *[ps] sospensioni
}.
event-marker-placed = { $marker ->
    [1] Detriti
    [2] Olio
   *[other] Chiodi
} su { $cell }.
event-car-spun = { $car } va in testacoda.
event-spin-cancelled = { $car } resta dritta.
event-car-damaged = { $car } è gravemente danneggiata: { $component ->
    [pm] motore
    [pc] carrozzeria
   *[ps] sospensioni
}.
event-retired = { $car } è eliminata: { $cause ->
    [overshooting] curva mancata
    [braking] frenata d'emergenza
   *[reliability] la macchina ha ceduto
}.
event-driver-hurt = Il pilota di { $car }: { $injury ->
    [dead] morto
    [trauma] ferito, salta la prossima gara
    [recovered] illeso
   *[motivated] illeso e motivato
}.
event-engine-check-called = { $car } causa una verifica motore: { $any ->
    [yes] { $cars }
   *[no] nessuna auto è in 4ª o in una marcia più alta
}.
event-pit-declared = { $car } dichiara che entrerà in corsia box.
event-pit-entered = { $car } entra in corsia box.
event-box-reached = { $car } è al box.
event-point-restored = { $car } ripara: { $component ->
    [pg] gomme
    [pf] freni
    [pt] cambio
    [pm] motore
    [pc] carrozzeria
   *[ps] sospensioni
}.
event-repaired = { $car } non è più danneggiata.
event-exit-failed = { $car } resta al box.
event-trick-used = { $car } usa un trucco sporco: { $trick ->
    [smoke] fumo
    [nails] chiodi
    [grenade] granata
    [explosion] esplosione
    [oil] fiume d'olio
    [harpoon] arpione
    [blades] lame alle ruote
   *[sabotage] sabotaggio
}.
event-car-hooked = { $car } ha arpionato { $other }.
event-cars-sabotaged = Qualcuno ha messo le mani su: { $cars }.
event-flags-out = Bandiere gialle!
event-markers-cleared = La pista è ripulita; resta pericolosa solo { $cell }.
event-restarted = Si riparte: { $cars }.
event-time-up = Il tempo è scaduto: sudden death.
event-race-ended = La gara è finita: { $cars }.
status = { $round ->
    [0] Prima della partenza
   *[other] Turno { $round }, giro { $lap } di { $laps }
} · { $sky ->
    [fair] sereno
    [rain] pioggia
   *[variable] variabile
}, { $wet ->
    [yes] bagnato
   *[no] asciutto
}{ $dark ->
    [yes] {" "}· notte
   *[no] {""}
}{ $yellow ->
    [yes] {" "}· bandiere gialle
   *[no] {""}
}
area-beside = A bordo pista
car-label = { $car }, marcia { $gear }, { $status ->
    [racing] in gara
    [stalled] spenta
    [spun] in testacoda
    [wrecked] distrutta
    [out] eliminata
    [finished] al traguardo
   *[waiting] in attesa
}
marker-label = { $debris ->
    [yes] detriti
   *[no] {""}
} { $oil ->
    [yes] olio
   *[no] {""}
} { $nails ->
    [yes] chiodi
   *[no] {""}
}
gauge-gear = Marcia
gauge-laps = Giri
gauge-tyre = Gomme montate
tyre-text = { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
}, giro { $lap }
gauge-stops = Fermate fatte qui
gauge-tricks = Trucchi sporchi
trick-list = { $tricks }
trick-name = { $trick ->
    [oil] fiume d'olio
    [smoke] fumo
    [nails] chiodi
    [blades] lame
    [harpoon] arpione
    [grenade] granata
    [explosion] esplosione
    [sabotage] sabotaggio
   *[hidden] ?
}
switch-laps = Giri di gara.
switch-teams = Ogni macchina per sé, vicini a coppie, o due macchine per posto.
switch-grid = La griglia: a sorte, nell'ordine dei posti, o al contrario.
switch-turn-order = L'ordine è fisso per il turno di tutti, o rifatto a ogni mossa.
switch-start = Partenza da fermo o lanciata.
switch-rolling-gear = La marcia più alta alla partenza lanciata.
switch-start-collisions = Tiri collisione sul rettilineo di partenza.
switch-sudden-death = Dopo un limite la gara può finire a ogni turno.
switch-sudden-death-round = L'ultimo turno prima della sudden death; 0: lo dice la direzione gara.
switch-sudden-death-minutes = Minuti di gara prima della sudden death, con l'orologio del tavolo; 0: senza orologio. Il limite in turni ha la precedenza.
switch-sudden-death-table = Il secondo tiro chiude con 1-3, o con 1 e 3 come stampato.
switch-points = Punti assetto di ogni macchina.
switch-spend-all = Tutti i punti assetto vanno spesi.
switch-sheets = Quando si vedono le schede: dalla partenza, sempre o mai.
switch-weather = Il meteo è tirato, o fissato.
switch-weather-table = La tabella meteo: del circuito, soleggiata, mista o burrascosa.
switch-weather-rolls = Un tiro meteo per turno, o uno per ogni causa.
switch-soft-mark = Dove finisce il bonus delle Soft, in percento del giro; 0: il punto del circuito.
switch-soft-use = Caselle Soft: quante si vuole in un momento, tutte o niente, o divise.
switch-tyre-choice = Le prime gomme: in segreto, o scoperte in ordine di griglia.
switch-tyre-table = Consumo gomme: della lega, uno in meno o uno in più a casella.
switch-kerbs = Si possono usare i cordoli.
switch-walls = I muretti contano, dove ci sono.
switch-lane-shift = Quante corsie si possono cambiare su un rettilineo.
switch-oval-slipstream = La scia vale anche con una casella libera.
switch-drs = DRS sui rettilinei indicati.
switch-drs-zones = Quali zone del circuito si usano.
switch-force-block = Una volta per gara si può forzare il blocco.
switch-injuries = I piloti eliminati possono ferirsi.
switch-motivated = Che cosa ottiene un pilota motivato nella prossima gara.
switch-free-points = Posti con un punto pilota in più: 1 il primo, 2 il secondo, 4 il terzo, sommati.
switch-free-rerolls = Posti con un rilancio gratuito, sommati allo stesso modo.
switch-grid-advances = Posti che partono una posizione avanti, sommati allo stesso modo.
switch-yellow-flags = Bandiere gialle e ripartenze.
switch-night = Parte della gara è al buio.
switch-night-by = La notte si conta in giri del primo, o in turni.
switch-night-from = Il primo giro o turno al buio.
switch-night-to = L'ultimo giro o turno al buio.
switch-crew = Si possono comprare punti box.
switch-boost = Si possono comprare punti turbo.
switch-aero = Carichi aerodinamici alti e bassi.
switch-ers = Si può montare l'ERS.
switch-ers-die = Il dado di un punto ERS.
switch-ers-points = Punti ERS a giro.
switch-ers-first-crossing = L'ERS si ricarica anche al primo passaggio sulla linea.
switch-push-to-pass = Push to pass.
switch-push-points = Punti push to pass; 0: uno per giro.
switch-fuel = La benzina conta.
switch-fuel-points = Benzina alla partenza; 0: due per giro.
switch-fuel-per-lap = Benzina consumata in un giro.
switch-fuel-fast = Benzina di una sosta veloce.
switch-fuel-long = Benzina di una sosta lunga.
switch-fuel-gear = La marcia più alta senza benzina.
switch-driver = Si possono comprare punti pilota.
switch-driver-limit = Un punto pilota per turno di tutti, o uno nel turno di ogni macchina.
switch-tricks = Si possono comprare trucchi sporchi.
switch-trick-oil = Il fiume d'olio è in gioco.
switch-trick-smoke = Il fumo è in gioco.
switch-trick-nails = I chiodi sono in gioco.
switch-trick-blades = Le lame sono in gioco.
switch-trick-harpoon = L'arpione è in gioco.
switch-trick-grenade = Le granate sono in gioco.
switch-trick-explosion = Le esplosioni sono in gioco.
switch-trick-sabotage = Il sabotaggio è in gioco.
switch-trick-twins = Una macchina può avere due volte lo stesso trucco.
switch-trick-once = Ogni trucco si perde dopo un uso.
switch-smoke-range = Il fumo arriva fino a tre caselle, o da tre caselle in poi.
switch-pit = La corsia box è aperta.
switch-boxes = I box vanno per squadra, a sorte, o per griglia.
switch-pit-gear = La marcia più alta in corsia box.
switch-tyres-hard = Si possono montare le Hard.
switch-tyres-medium = Si possono montare le Medium.
switch-tyres-soft = Si possono montare le Soft.
switch-tyres-intermediate = Si possono montare le Intermediate.
switch-tyres-wet = Si possono montare le Wet.
preset-first-lap = Primo giro: un giro con il bel tempo, senza soste ai box. Bastano marce, curve e scie.
preset-classic = Classica: due giri, le regole di base e basta.
preset-league-night = Serata di lega: tutte le mescole, punti pilota e ferite su tre giri.
preset-modern-f1 = F1 moderna: DRS, ERS, carichi aerodinamici, tutte le mescole e punti pilota.
preset-oval = Ovale: partenza lanciata, scia da ovale, bandiere gialle, push to pass e benzina.
preset-endurance-by-night = Endurance notturna: cinque giri verso il buio, con benzina, ferite e sudden death.
preset-dirty-race = Gara sporca: trucchi, turbo, blocchi forzati e punti pilota.
switch-least-pg = Punti minimi: gomme.
switch-most-pg = Punti massimi: gomme.
switch-least-pf = Punti minimi: freni.
switch-most-pf = Punti massimi: freni.
switch-least-pt = Punti minimi: cambio.
switch-most-pt = Punti massimi: cambio.
switch-least-pm = Punti minimi: motore.
switch-most-pm = Punti massimi: motore.
switch-least-pc = Punti minimi: carrozzeria.
switch-most-pc = Punti massimi: carrozzeria.
switch-least-ps = Punti minimi: sospensioni.
switch-most-ps = Punti massimi: sospensioni.
switch-least-px = Punti minimi: box.
switch-most-px = Punti massimi: box.
switch-least-pb = Punti minimi: turbo.
switch-most-pb = Punti massimi: turbo. 0: uno per giro.
switch-least-pp = Punti minimi: punti pilota.
switch-most-pp = Punti massimi: punti pilota. 0: uno per giro.
switch-least-ts = Punti minimi: trucchi sporchi.
switch-most-ts = Punti massimi: trucchi sporchi.
