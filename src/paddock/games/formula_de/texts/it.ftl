title = Formula Dé
about = Dadi marcia, curve in cui fermarsi, scie e gomme consumate: il regolamento completo della lega, con ogni regola opzionale a scelta.
placing = { $retired ->
    [1] { $cause ->
        [1] fuori: overshooting
        [2] fuori: tamponamento
       *[other] fuori: affidabilità
    }
   *[other] { $status ->
        [5] al traguardo
       *[other] ancora in gara
    }
}, { $laps ->
    [one] { $laps } giro
   *[other] { $laps } giri
}{ $grid ->
    [0] {""}
    [1] , dalla pole
   *[other] , dalla { $grid }ª posizione in griglia
}{ $injury ->
    [1] , il pilota è morto
    [2] , il pilota salta la prossima gara
    [4] , il pilota è motivato
   *[other] {""}
}{ $reward ->
    [1] {" "}(1 Punto Pilota)
    [2] {" "}(un rilancio)
    [3] {" "}(un posto in griglia)
   *[other] {""}
}
placing-of-car = l'auto { $car }: { $text }
aftermath = { $what ->
    [dead] non corre mai più
    [trauma] salta la prossima gara
    [driver-point] ha 1 Punto Pilota in più nella prossima gara
    [reroll] può rilanciare un dado nella prossima gara
   *[grid] parte un posto più avanti nella prossima gara
}
car-name = { $seat }
car-of-two = { $seat } ({ $colour })
colour = { $colour ->
    [red] rossa
    [blue] blu
    [yellow] gialla
    [green] verde
    [black] nera
    [orange] arancio
    [purple] viola
    [white] bianca
    [brown] marrone
   *[teal] turchese
}
place-corner = in curva { $corner }, corsia { $lane }
place-stop = in curva { $corner }, { $stops ->
    [1] l'unico stop
   *[other] { $stop ->
        [1] primo
        [2] secondo
        [3] terzo
       *[other] ultimo
    } di { $stops ->
        [2] due
        [3] tre
       *[other] { $stops }
    } stop
}, corsia { $lane }
place-before = { $cells ->
    [one] subito prima di { $corner }
   *[other] { $cells } caselle prima di { $corner }
}, corsia { $lane }
place-straight = in rettilineo, corsia { $lane }
place-pit = in corsia box
place-box = al box { $number }
component-pg = gomme
component-pf = freni
component-pt = trasmissione
component-pm = motore
component-pc = carrozzeria
component-ps = sospensioni
component-px = box
component-pb = boost
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
    [over] overshooting di { $count }
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
option-go = { $cell }{ $brakes ->
    [0] {""}
    [one] , frenando di 1 casella
   *[other] , frenando di { $brakes } caselle
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
option-allot = { $component }: { $points }
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
option-repair = Ripara 1 punto: { $component }
option-hit = 1 punto: { $component }
option-ram = Tampona { $car }
option-team = La squadra di { $cars }
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
option-plus = Uno in più, con 1 Punto Pilota
option-minus = Uno in meno, con 1 Punto Pilota
option-again = Rilancia: vale il secondo risultato
option-keep = Tieni il dado
option-reroll = Rilancia, con 1 Punto Pilota
option-stop = Fermati qui
option-slipstream = Scia: tre caselle
option-oval = Avanza di una casella (ovale), poi scia
option-enrich = Arricchisci la miscela
option-rich = { $count ->
    [one] Una casella dalla miscela ricca
   *[other] { $count } caselle dalla miscela ricca
}
option-boost = Boost
option-slide = Slitta
option-absorb = Slitta, una casella in meno grazie al carico
option-fast = Sosta veloce
option-long = Sosta lunga, con riparazioni
option-spin = Testacoda
option-cancel = Evita il testacoda, con 1 Punto Pilota
option-pay = Paga il conto
option-replace-pf = 1 Punto Pilota al posto di 1 Punto Freno
option-replace-pg = 1 Punto Pilota al posto di 1 Punto Gomma
option-replace-pc = 1 Punto Pilota al posto di 1 Punto Carrozzeria
option-play-on = Si continua
option-time-up = Il tempo è scaduto
option-next-driver-point = Prossima gara: 1 Punto Pilota in più
option-next-reroll = Prossima gara: un rilancio gratuito
option-next-grid = Prossima gara: un posto avanti in griglia
option-tyre = { $count ->
    [one] Una casella di bonus gomme
   *[other] { $count } caselle di bonus gomme
}
option-drs = DRS: { $count ->
    [one] una casella
   *[other] { $count } caselle
}, poi scia
option-ers = { $count ->
    [0] Niente ERS
    [one] 1 Punto ERS
   *[other] { $count } Punti ERS
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
prompt-declare-ers = Quanti Punti ERS?
prompt-declare-push = Push to pass?
prompt-keep-or-reroll = Il dado marcia dà { $face }{ $extra ->
    [0] {""}
   *[other] , gli altri dadi { $extra }
}. Lo tieni?
prompt-pick-face = Quale risultato tieni?
prompt-take-launch = Spunto: una casella in più?
prompt-take-low = Usi le caselle in più del basso carico?
prompt-segment = { $kind_of ->
    [main] Dove vai? { $cells ->
        [one] { $cells } casella
       *[other] { $cells } caselle
    }.
    [tyre] Bonus gomme: dove?
    [rich] Miscela ricca: dove?
    [boost] Boost: dove?
    [slip] Scia: dove?
    [slide] Slitti: dove?
    [drs] DRS: dove?
    [oval] Casella in più (ovale): dove?
   *[pull] Tirata dall'arpione: dove?
}
prompt-go-on = E adesso?
prompt-choose-sheets = Come imposti il set-up dell'auto?
prompt-allot-points = Quanti Punti Assetto ({ $component })? Ne restano { $count }.
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
    [boost] Prova turbocompressore
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
note-fast-stop = niente riparazioni; puoi provare a uscire subito
note-long-stop = { $points ->
    [one] 1 punto riparazione
   *[other] { $points } punti riparazione
}; esci non prima del prossimo turno
note-factor = { $points ->
    [one] 1 Punto Gomma
   *[other] { $points } Punti Gomma
} per ogni casella di overshooting
note-slide = slitta di { $cells ->
    [one] una casella
   *[other] { $cells } caselle
} in curva
note-bonus = { $cells ->
    [-1] una casella in meno
    [one] una casella in più
   *[other] { $cells } caselle in più
} a turno
note-die = dado: da { $low } a { $high }
outcome-car-finished = taglia il traguardo
outcome-overshot = un overshooting
outcome-emergency-braked = frenata d'emergenza per { $count ->
    [one] una casella
   *[other] { $count } caselle
}
outcome-car-spun = un testacoda
outcome-car-damaged = un'auto danneggiata
outcome-retired = { $cause ->
    [overshooting] fuori: overshooting
    [braking] fuori: tampona l'auto davanti
   *[reliability] fuori: l'auto si rompe
}
outcome-exit-failed = resta ai box
way-own = La tua auto è già lì, e hai { $cells ->
    [one] una casella
   *[other] { $cells } caselle
} da percorrere.
way-taken = Lì c'è { $car }.
way-behind = Quella casella è dietro di te.
way-far = Quella casella è { $away ->
    [one] una casella
   *[other] { $away } caselle
} più avanti, e ne percorri { $cells }.
way-box-first = Sei in corsia box: prima devi fermarti al box { $number }.
way-line = La tua mossa finisce al traguardo, sulla prima casella dopo la linea.
way-brakes = Potresti fermarti lì solo con { $needed ->
    [one] 1 Punto Freno
   *[other] { $needed } Punti Freno
}, e { $points ->
    [0] non ne hai
   *[other] ne hai { $points }
}.
way-near = Quella casella è { $away ->
    [one] una casella
   *[other] { $away } caselle
} più avanti, e devi percorrerne almeno { $least }.
way-announced = Hai dichiarato la sosta: devi entrare in corsia box.
way-no-slipstream = Da lì non potresti prendere la scia, e { $cells ->
    [one] questa casella deve
   *[other] queste caselle devono
} portare a una scia.
way-new-corner = Così entreresti in una nuova curva grazie alla scia, e ti manca il Punto Freno per farlo.
way-barred = La strada è sbarrata da { $cars }.
way-lanes = Troppe corsie: su un rettilineo puoi cambiare al massimo { $lanes ->
    [one] una corsia
   *[other] { $lanes } corsie
}.
way-arrows = Nessun percorso lungo le frecce finisce lì dopo { $cells ->
    [one] una casella
   *[other] { $cells } caselle
}.
way-exit-lane = Oltre { $corner }, dove ti manca uno stop, devi restare nella tua corsia di uscita.
way-weaving = C'è un percorso più breve: non puoi zigzagare per consumare { $cells ->
    [one] una casella
   *[other] { $cells } caselle
}.
pit-unused = In questa gara la corsia box non si usa.
pit-last-lap = Nell'ultimo giro la corsia box è chiusa.
pit-yellow = Con le bandiere gialle la corsia box è chiusa.
pit-start = Durante la partenza la corsia box è chiusa.
pit-bonus = In questo turno hai usato caselle di bonus: non puoi entrare in corsia box.
pit-done = Hai già fatto la sosta e stai uscendo.
pit-main-only = In corsia box si entra solo con il movimento principale.
pit-other-box = Quel box è di un'altra squadra: il tuo è il box { $number }.
pit-cells = È a { $away ->
    [one] una casella
   *[other] { $away } caselle
} da te, e con { $cells ->
    [one] una casella
   *[other] { $cells } caselle
} non si finisce lì.
oil-too-late = L'olio copre tre caselle di fila del tuo percorso: da lì ne restano troppo poche.
oil-off-way = Non sei passato su quella casella: l'olio va su tre caselle di fila del tuo percorso.
corner-seen = { $corner } richiede { $stops ->
    [one] uno stop: un tuo turno deve
   *[other] { $stops } stop: { $stops } tuoi turni devono
} finire nella curva.
why-later = { $why } Prima decidi: { $prompt }
cell-with-car = { $place }, dove c'è { $car }
cell-seen = { $away ->
    [here] Quella è la tua casella
    [behind] Quella casella è dietro di te
    [ahead] Quella casella è { $cells ->
        [one] una casella
       *[other] { $cells } caselle
    } più avanti
   *[apart] Quella casella è
} { $away ->
    [apart] { $place }.
   *[other] ({ $place }).
}
car-not-ahead = { $car } non è su una casella in cui entreresti subito dopo, quindi non puoi tamponarla.
car-own-team = { $car } è della tua squadra.
car-out = { $car } è fuori gara.
grenade-none = Non hai una granata da lanciare.
grenade-far = { $car } non è su una casella accanto alla tua: la granata non arriva fin lì.
car-seen-own = { $state ->
    [out] Quella è la tua auto, ormai fuori gara
   *[other] Quella è la tua auto
}.
car-seen = { $state ->
    [out] { $car } è fuori gara.
    [beside] { $car } è a bordo pista.
   *[placed] { $car } è { $place }.
}
marker-cell = Lì puoi andare: scegli la casella sotto, a tuo rischio.
no-such-gear = La marcia { $gear } non esiste: l'auto ne ha sei.
no-gear-smoke = Nel fumo non vedi nulla: in questo turno vai in { $gear }ª.
no-gear-fuel = Il serbatoio è vuoto: al massimo la { $gear }ª.
no-gear-start = Alla partenza al massimo la { $gear }ª.
no-gear-pit = In corsia box al massimo la { $gear }ª.
no-upshift = Si sale di una marcia alla volta, e sei in { $now }ª.
no-gear-so-low = Scalando puoi saltare tre marce, non { $skipped }.
no-downshift = Saltare { $skipped ->
    [1] una marcia
    [2] due marce
   *[other] tre marce
} costa anche 1 punto ({ $component }), e non ne hai.
gear-seen = In questo turno vai in { $gear }ª.
die-seen = Quel dado è già caduto.
event-grid-drawn = { $pole } parte in pole. Dietro: { $cars }.
event-sheets-opened = Le schede sono scoperte.
event-weather-set = { $sky ->
    [fair] Il cielo è sereno
    [rain] Piove
   *[variable] Tempo variabile
}; la pista è { $wet ->
    [yes] bagnata
   *[no] asciutta
}{ $settled ->
    [yes] , e resterà così fino alla fine
   *[no] {""}
}.
event-tyres-fitted = { $car } monta gomme { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
}.
event-round-started = Turno { $round }.
event-turn-started = È il turno di { $car }.
event-gear-engaged = { $car } mette la { $gear }ª.
event-downshifted = { $car } scala in { $gear }ª saltando { $skipped ->
    [1] una marcia: 1 Punto Trasmissione
    [2] due marce: 1 Punto Trasmissione e 1 Punto Freno
   *[other] tre marce: 1 Punto Trasmissione, 1 Punto Freno e 1 Punto Motore
}.
event-gear-die-rolled = { $car } fa { $face } in { $gear }ª.
event-extra-dice-declared = { $dice ->
    [ers] { $car } spende { $count ->
        [one] 1 Punto ERS
       *[other] { $count } Punti ERS
    }
   *[push] { $car } usa il push to pass
}.
event-extra-die-rolled = Il dado extra dà a { $car } { $face ->
    [one] una casella in più
   *[other] { $face } caselle in più
}.
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
    [boost] Prova turbocompressore
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
event-die-changed = { $car } porta il dado a { $face }.
event-driver-point-spent = { $car } spende 1 Punto Pilota { $use ->
    [roll] per rilanciare il dado
    [face] per cambiare il dado
    [spin] per evitare il testacoda
    [replace-pf] al posto di 1 Punto Freno
    [replace-pg] al posto di 1 Punto Gomma
   *[replace-pc] al posto di 1 Punto Carrozzeria
}.
event-checked = { $test ->
    [engine] Il motore di { $car } soffre
    [oil] { $car } scivola sull'olio
    [road] { $car } perde aderenza
    [collision] { $car } tocca { $other }
    [wall] { $car } striscia il muretto
    [reliability] { $verdict ->
        [out] L'auto di { $car } non regge
       *[spin] L'auto di { $car } regge, ma si gira
    }
    [boost] { $verdict ->
        [broke] Il turbocompressore di { $car } cede: 1 Punto Boost perso
       *[spent] Il boost costa a { $car } 1 Punto Boost
    }
    [exit] { $car } non riesce a uscire dal box
    [smoke] { $car } non vede nulla nel fumo e deve scalare una marcia
    [nails] { $car } prende un chiodo
    [blades] Le lame di { $car } si spezzano
    [harpoon] L'arpione di { $car } manca { $other }
    [grenade] { $verdict ->
        [backfires] La granata scoppia in mano a { $car }
       *[other] La granata di { $car } colpisce { $other }
    }
    [explosion] L'esplosione colpisce { $car }
    [sabotage] { $verdict ->
        [none] Il sabotaggio di { $car } fallisce
       *[one] Il sabotaggio di { $car } colpisce un'auto
    }
   *[sudden-death] La sudden death chiude la gara
} (dado { $face }{ $test ->
    [boost] {""}
    [grenade] {""}
    [sabotage] {""}
    [sudden-death] {""}
   *[other] , serviva { $need }
}).
event-check-passed = { $test ->
    [engine] Il motore di { $car } regge
    [oil] { $car } passa indenne sull'olio
    [road] { $car } tiene la strada
    [collision] { $car } evita { $other }
    [wall] { $car } evita il muretto
    [reliability] L'auto di { $car } regge{ $verdict ->
       *[other] {""}
    }
    [boost] A { $car } il boost non costa nulla
    [exit] { $car } esce dal box
    [smoke] { $car } vede oltre il fumo
    [nails] { $car } evita i chiodi
    [blades] Le lame di { $car } reggono
    [harpoon] L'arpione di { $car } raggiunge { $other }
    [grenade] La granata di { $car } colpisce { $other } dove vuole { $car }
    [explosion] { $car } scampa all'esplosione
    [sabotage] Il sabotaggio di { $car } colpisce tutta la squadra
   *[sudden-death] Niente sudden death: la gara continua
} (dado { $face }{ $test ->
    [boost] {""}
    [grenade] {""}
    [sabotage] {""}
    [sudden-death] {""}
   *[other] , serviva { $need }
}).
event-launched = { $launch ->
    [stall] Stallo per { $car }!
    [wheelspin] Pattinamento per { $car }.
    [good] Ottimo spunto per { $car }.
   *[cannon] Partenza a cannone per { $car }!
}
event-clean-start = { $car } parte bene.
event-not-moved = { $car } non si muove.
drive = { $segment ->
    [main] { $count ->
        [0] non si muove
        [one] percorre una casella
       *[other] percorre { $count } caselle
    } in { $gear }ª
    [tyre] { $count ->
        [0] non aggiunge caselle
        [one] aggiunge una casella
       *[other] aggiunge { $count } caselle
    } con le gomme
    [rich] { $count ->
        [0] non aggiunge caselle
        [one] aggiunge una casella
       *[other] aggiunge { $count } caselle
    } con la miscela ricca
    [boost] usa il boost per { $count ->
        [0] nessuna casella
        [one] una casella
       *[other] { $count } caselle
    }
    [slip] sfrutta la scia{ $other ->
        [none] {""}
       *[other] {" "}di { $other }
    } per { $count ->
        [0] nessuna casella
        [one] una casella
       *[other] { $count } caselle
    }
    [slide] slitta di { $count ->
        [0] nessuna casella
        [one] una casella
       *[other] { $count } caselle
    }
    [drs] apre il DRS per { $count ->
        [one] una casella
       *[other] { $count } caselle
    }
    [oval] avanza di { $count ->
        [0] nessuna casella
        [one] una casella
       *[other] { $count } caselle
    }
   *[pull] avanza di { $count ->
        [0] nessuna casella
        [one] una casella
       *[other] { $count } caselle
    }, al traino dell'arpione
}
extras = {" "}({ $extras })
extra-brakes = frenando con { $count ->
    [one] 1 Punto Freno
   *[other] { $count } Punti Freno
}
extra-kerb = { $kerb ->
    [longer] una casella in più
   *[shorter] una casella in meno
} sul cordolo
extra-doubled = { $count ->
    [one] la prima casella della curva vale doppio
   *[other] le prime caselle di { $count } curve valgono doppio
}
extra-charge = { $count ->
    [one] 1 Punto Freno
   *[other] { $count } Punti Freno
} per la curva
extra-forced = forzando il blocco con 1 Punto Freno e 1 Punto Carrozzeria
event-car-moved = { $car } { $drive }{ $extras }: ora è { $place }.
event-enriched = { $car } arricchisce la miscela con 1 Punto Benzina{ $count ->
    [0] , invano
   *[other] {""}
}.
event-slide-held = L'alto carico trattiene lo slittamento di { $car }.
event-overtook = { $car } supera { $others }.
event-lead-taken = { $car } supera { $other } e va in testa, { $place }.
event-lead-inherited = Ora in testa c'è { $car }.
event-line-touched = { $car } passa sul traguardo.
event-lap-done = { $car } completa il giro { $laps }.
event-lap-led = Giro { $lap } di { $laps }: { $car } è in testa. Dietro: { $others }.
event-car-finished = { $car } taglia il traguardo in { $place }ª posizione!
event-overshot = { $car }: overshooting di { $cells ->
    [one] una casella
   *[other] { $cells } caselle
} a { $corner }, { $paid ->
    [yes] { $points ->
        [one] 1 Punto Gomma
       *[other] { $points } Punti Gomma
    }
   *[no] { $points ->
        [one] 1 Punto Gomma
       *[other] { $points } Punti Gomma
    }: più di quanti ne restano
}.
event-stops-missed = { $car } lascia { $corner } con { $missing ->
    [one] uno stop mancante
   *[other] { $missing } stop mancanti
}.
event-emergency-braked = { $ahead ->
    [yes] { $car }, con davanti { $others },
   *[no] { $car }
} frena d'emergenza, con { $count ->
    [one] una casella
   *[other] { $count } caselle
} di troppo{ $free ->
    [no] : { $bill }
   *[yes] {""}
}.
bill-brakes = { $count ->
    [one] 1 Punto Freno
   *[other] { $count } Punti Freno
}
bill-tyres = { $count ->
    [one] 1 Punto Gomma
   *[other] { $count } Punti Gomma
}
bill-body = { $count ->
    [one] 1 Punto Carrozzeria
   *[other] { $count } Punti Carrozzeria
}
event-car-rammed = { $car } non riesce a fermarsi e tampona { $other }.
event-point-lost = { $car } perde 1 { $component ->
    [pg] Punto Gomma
    [pf] Punto Freno
    [pt] Punto Trasmissione
    [pm] Punto Motore
    [pc] Punto Carrozzeria
   *[ps] Punto Sospensioni
}.
event-marker-placed = { $marker ->
    [1] Detriti in pista
    [2] Olio in pista
   *[other] Chiodi in pista
}: { $place }.
event-car-spun = Testacoda per { $car }!
event-spin-cancelled = { $car } evita il testacoda.
event-car-damaged = { $component ->
    [pm] Gravi danni al motore
    [pc] Gravi danni alla carrozzeria
   *[ps] Gravi danni alle sospensioni
} per { $car }.
event-retired = { $cause ->
    [overshooting] { $car } vola fuori a { $corner }: gara finita.
    [braking] Gara finita per { $car }.
   *[reliability] L'auto di { $car } cede: gara finita.
}
event-driver-hurt = { $injury ->
    [dead] { $car } non sopravvive all'incidente
    [trauma] { $car } resta in ospedale e salta la prossima gara
    [recovered] { $car } ne esce indenne
   *[motivated] { $car } ne esce indenne, con più grinta che mai
}.
event-engine-check-called = { $car } causa una verifica motore: { $any ->
    [yes] { $cars }
   *[no] nessuna auto è in 4ª o in una marcia più alta
}.
event-pit-declared = { $car } dichiara la sosta.
event-pit-entered = { $car } entra in corsia box.
event-box-reached = { $car } è al box.
event-pit-stop-made = { $car }: sosta { $stop ->
    [fast] veloce
   *[long] lunga
}{ $fuel ->
    [0] {""}
    [one] , 1 Punto Benzina
   *[other] , { $fuel } Punti Benzina
}.
event-point-restored = { $car } recupera 1 { $component ->
    [pg] Punto Gomma
    [pf] Punto Freno
    [pt] Punto Trasmissione
    [pm] Punto Motore
    [pc] Punto Carrozzeria
   *[ps] Punto Sospensioni
}.
event-repaired = I danni di { $car } sono riparati.
event-exit-failed = { $car } resta al box fino al prossimo turno.
event-trick-used = { $trick ->
    [smoke] { $car } lascia una cortina di fumo
    [nails] { $car } semina chiodi
    [grenade] { $car } lancia una granata
    [explosion] { $car } fa esplodere una carica
    [oil] { $car } allaga la pista d'olio
    [harpoon] { $car } lancia l'arpione
    [blades] { $car } ha le lame alle ruote
   *[sabotage] { $car } manda un sabotatore
}!
event-car-hooked = { $car } aggancia { $other } con l'arpione.
event-cars-sabotaged = Auto sabotate: { $cars }.
event-flags-out = Bandiere gialle!
event-waits-for-restart = { $car } ha completato il giro e aspetta la ripartenza.
event-markers-cleared = I commissari ripuliscono la pista; resta un solo pericolo, { $place }.
event-restarted = Si schierano per la ripartenza: { $cars }.
event-time-up = Il tempo è scaduto: da ora è sudden death.
event-race-ended = La gara è finita. L'ordine d'arrivo: { $cars }.
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
}{ $settled ->
    [yes] , non cambia più
   *[no] {""}
}{ $dark ->
    [yes] {" "}· notte
   *[no] {""}
}{ $yellow ->
    [yes] {" "}· bandiere gialle
   *[no] {""}
}{ $sudden ->
    [yes] {" "}· sudden death
   *[no] {""}
}
area-beside = A bordo pista
area-gate = Marce
gear-label = Marcia { $gear }: dado da { $low } a { $high }
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
gauge-tyre = Mescola
gauge-stops = Stop in curva
area-turn = Il turno di { $car }
die-label = { $die ->
    [gear] dado marcia: { $value }
    [extra] dadi extra: { $value }
    [cells] caselle da percorrere: { $value }
    [excess] caselle di troppo: { $value }
   *[event] dado eventi: { $value }
}
gauge-of-car = { $gauge } ({ $colour })
gauge-turn = Ordine
turn-text = { $turn ->
    [now] sta muovendo
    [over] ha già mosso
    [live] deve muovere
   *[other] muove per { $number }ª
}
gauge-state = Stato
fact-list = { $facts }
fact-status = { $status ->
    [stalled] stallo
    [spun] testacoda
    [finished] al traguardo
    [waiting] aspetta la ripartenza
   *[other] fuori: { $cause ->
        [overshooting] overshooting
        [braking] tamponamento
       *[reliability] affidabilità
    }
}
fact-damaged = danni: { $component }
fact-forced = ha forzato un blocco
fact-smoked = fumo davanti
fact-sabotaged = sabotata
fact-reroll = un rilancio
fact-driver-used = Punto Pilota usato
gauge-box = Box
box-text = { $state ->
    [declared] box { $number }: sta entrando
    [heading] box { $number }: in corsia box
    [stopped] box { $number }: in sosta
    [free] box { $number }: può uscire
    [leaving] box { $number }: in uscita
   *[away] box { $number }
}
points-lost = { $count ->
    [one] 1 perso
   *[other] { $count } persi
}
gauge-load = Carico
stops-text = { $made } di { $stops } a { $corner }
tyre-text = { $tyre ->
    [hard] Hard
    [medium] Medium
    [soft] Soft
    [intermediate] Intermediate
   *[wet] Wet
}, giro { $lap }{ $spent ->
    [yes] , bonus finito
   *[no] {""}
}
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
value-teams = { $value ->
    [solo] ognuno per sé
    [pairs] vicini a coppie
   *[two-cars] due auto per posto
}
value-grid = { $value ->
    [random] a sorte
    [seats] nell'ordine dei posti
   *[reverse] al contrario
}
value-turn-order = { $value ->
    [round] fissato a inizio turno
   *[live] ricalcolato a ogni mossa
}
value-start = { $value ->
    [standing] da fermo
   *[rolling] lanciata
}
value-sudden-death-table = { $value ->
    [range] con 1-3
   *[printed] con 1 e 3, come stampato
}
value-sheets = { $value ->
    [hidden-until-start] dalla partenza
    [open] sempre
   *[hidden] mai
}
value-weather = { $value ->
    [roll] tirato
    [fair] sereno
    [rain] pioggia
    [variable-dry] variabile, prima asciutto
   *[variable-wet] variabile, prima bagnato
}
value-weather-table = { $value ->
    [track] del circuito
    [sunny] soleggiata
    [mixed] mista
   *[stormy] burrascosa
}
value-weather-rolls = { $value ->
    [single] uno per turno
   *[each-trigger] uno per ogni causa
}
value-soft-use = { $value ->
    [partial] quante si vuole in un momento
    [whole] tutte o niente
   *[split] divise
}
value-tyre-choice = { $value ->
    [simultaneous] in segreto
   *[grid-order] scoperte, in ordine di griglia
}
value-tyre-table = { $value ->
    [league] della lega
    [gentle] uno in meno a casella
   *[harsh] uno in più a casella
}
value-drs-zones = { $value ->
    [track] tutte
    [first] la prima
   *[second] la seconda
}
value-motivated = { $value ->
    [choice] a scelta del pilota
    [driver-point] 1 Punto Pilota
    [reroll] un rilancio
   *[grid] un posto in griglia
}
value-night-by = { $value ->
    [laps] giri del primo
   *[rounds] turni
}
value-driver-limit = { $value ->
    [round] uno per turno di gioco
   *[turn] uno nel turno di ogni auto
}
value-smoke-range = { $value ->
    [at-most-3] fino a tre caselle
   *[at-least-3] da tre caselle in poi
}
value-boxes = { $value ->
    [by-team] per squadra
    [random] a sorte
   *[by-grid] per griglia
}
switch-laps = Giri di gara.
switch-teams = Ogni auto per sé, vicini a coppie, o due auto per posto.
switch-grid = La griglia: a sorte, nell'ordine dei posti, o al contrario.
switch-turn-order = L'ordine: fissato a inizio turno, o ricalcolato a ogni mossa.
switch-start = Partenza da fermo o lanciata.
switch-rolling-gear = La marcia più alta alla partenza lanciata.
switch-start-collisions = Tiri Collisione sul rettilineo di partenza.
switch-sudden-death = Dopo un limite la gara può finire a ogni turno.
switch-sudden-death-round = L'ultimo turno prima della sudden death; 0: lo dice la direzione gara.
switch-sudden-death-minutes = Minuti di gara prima della sudden death, con l'orologio del tavolo; 0: senza orologio. Il limite in turni ha la precedenza.
switch-sudden-death-table = Il secondo tiro chiude con 1-3, o con 1 e 3 come stampato.
switch-points = Punti Assetto di ogni auto.
switch-spend-all = Tutti i Punti Assetto vanno spesi.
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
switch-free-points = Posti con 1 Punto Pilota in più: 1 il primo, 2 il secondo, 4 il terzo, sommati.
switch-free-rerolls = Posti con un rilancio gratuito, sommati allo stesso modo.
switch-grid-advances = Posti che partono una posizione avanti, sommati allo stesso modo.
switch-yellow-flags = Bandiere gialle e ripartenze.
switch-night = Parte della gara è al buio.
switch-night-by = La notte si conta in giri del primo, o in turni.
switch-night-from = Il primo giro o turno al buio.
switch-night-to = L'ultimo giro o turno al buio.
switch-crew = Si possono comprare Punti Box.
switch-boost = Si possono comprare Punti Boost.
switch-aero = Carichi aerodinamici alti e bassi.
switch-ers = Si può montare l'ERS.
switch-ers-die = Il dado di 1 Punto ERS.
switch-ers-points = Punti ERS a giro.
switch-ers-first-crossing = L'ERS si ricarica anche al primo passaggio sulla linea.
switch-push-to-pass = Push to pass.
switch-push-points = Punti Push to Pass; 0: uno per giro.
switch-fuel = La benzina conta.
switch-fuel-points = Punti Benzina alla partenza; 0: due per giro.
switch-fuel-per-lap = Punti Benzina consumati in un giro.
switch-fuel-fast = Punti Benzina di una sosta veloce.
switch-fuel-long = Punti Benzina di una sosta lunga.
switch-fuel-gear = La marcia più alta senza benzina.
switch-driver = Si possono comprare Punti Pilota.
switch-driver-limit = Un Punto Pilota per turno di gioco, o uno nel turno di ogni auto.
switch-tricks = Si possono comprare trucchi sporchi.
switch-trick-oil = Il fiume d'olio è in gioco.
switch-trick-smoke = Il fumo è in gioco.
switch-trick-nails = I chiodi sono in gioco.
switch-trick-blades = Le lame sono in gioco.
switch-trick-harpoon = L'arpione è in gioco.
switch-trick-grenade = Le granate sono in gioco.
switch-trick-explosion = Le esplosioni sono in gioco.
switch-trick-sabotage = Il sabotaggio è in gioco.
switch-trick-twins = Un'auto può avere due volte lo stesso trucco.
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
preset-league-night = Serata di lega: tutte le mescole, Punti Pilota e ferite su tre giri.
preset-modern-f1 = F1 moderna: DRS, ERS, carichi aerodinamici, tutte le mescole e Punti Pilota.
preset-oval = Ovale: partenza lanciata, scia da ovale, bandiere gialle, push to pass e benzina.
preset-endurance-by-night = Endurance notturna: cinque giri verso il buio, con benzina, ferite e sudden death.
preset-dirty-race = Gara sporca: trucchi, boost, blocchi forzati e Punti Pilota.
switch-least-pg = Punti minimi: gomme.
switch-most-pg = Punti massimi: gomme.
switch-least-pf = Punti minimi: freni.
switch-most-pf = Punti massimi: freni.
switch-least-pt = Punti minimi: trasmissione.
switch-most-pt = Punti massimi: trasmissione.
switch-least-pm = Punti minimi: motore.
switch-most-pm = Punti massimi: motore.
switch-least-pc = Punti minimi: carrozzeria.
switch-most-pc = Punti massimi: carrozzeria.
switch-least-ps = Punti minimi: sospensioni.
switch-most-ps = Punti massimi: sospensioni.
switch-least-px = Punti minimi: box.
switch-most-px = Punti massimi: box.
switch-least-pb = Punti minimi: boost.
switch-most-pb = Punti massimi: boost. 0: uno per giro.
switch-least-pp = Punti minimi: pilota.
switch-most-pp = Punti massimi: pilota. 0: uno per giro.
switch-least-ts = Punti minimi: trucchi sporchi.
switch-most-ts = Punti massimi: trucchi sporchi.

# What the coach says of a choice, by the terms of `worth`
term-tyres = { $better ->
    [yes] risparmia gomme
   *[no] consuma gomme che potrebbero servire
}{ $corner ->
    [nowhere] {""}
   *[other] {" "}per { $corner }
}
term-turns = { $better ->
    [yes] ti avvicina al traguardo
   *[no] ti lascia più lontano dal traguardo
}
term-brakes = { $better ->
    [yes] risparmia freni
   *[no] consuma freni
}
term-engine = { $better ->
    [yes] risparmia il motore
   *[no] sforza il motore
}
term-bodywork = { $better ->
    [yes] risparmia la carrozzeria
   *[no] mette a rischio la carrozzeria
}
term-suspension = { $better ->
    [yes] risparmia le sospensioni
   *[no] logora le sospensioni
}
term-driver = { $better ->
    [yes] conserva punti pilota
   *[no] spende punti pilota
}
term-crew = { $better ->
    [yes] conserva i punti della squadra box
   *[no] spende i punti della squadra box
}
term-damage = { $better ->
    [yes] tiene l'auto senza danni
   *[no] lascia l'auto danneggiata
}
term-halt = { $better ->
    [yes] tiene l'auto in movimento
   *[no] perde tempo prima di ripartire
}
term-pit = { $better ->
    [yes] risparmia il tempo di una sosta
   *[no] costa il tempo di una sosta
}
term-neighbours = { $better ->
    [yes] sta alla larga dalle auto vicine
   *[no] rischia il contatto con le auto vicine
}
term-rival = { $better ->
    [yes] frena il primo degli altri
   *[no] lascia scappare il primo degli altri
}
term-flag = { $better ->
    [yes] arriva più in alto
   *[no] arriva più in basso
}
term-out = { $better ->
    [yes] ti tiene in gara più a lungo
   *[no] finisce la tua gara
}
term-fuel = { $better ->
    [yes] risparmia carburante per i giri che restano
   *[no] brucia carburante che servirà nei giri che restano
}
term-owed = { $better ->
    [yes] a fine movimento si paga meno per curve, cordoli e detriti
   *[no] a fine movimento si paga di più per curve, cordoli e detriti
}

driver-ugo = In curva tiene le distanze e riporta la macchina intera.
driver-wanda = Gomme, freni e motore esistono per essere consumati.
driver-teo = Fa ogni curva come si deve, per risparmiare le gomme.
driver-greta = Ti si attacca al cambio e non teme un contatto.
driver-rocco = Arriva troppo forte e frena più tardi di tutti.
driver-mara = Risparmia i freni e preferisce andare lunga sulle gomme.
setup-least = least-{ $code }={ $least } supera most-{ $code }={ $most }
setup-points = points={ $points } è troppo poco: il minimo di tutti i componenti è { $least }
setup-compounds = non resta nessuna mescola: attiva una delle opzioni tyres-...
setup-grid = { $cars } auto non stanno su una griglia da { $places }
setup-pit = questo circuito non ha una corsia box: scegli pit=off
setup-boxes = { $cars } auto hanno bisogno di più di { $boxes } box
setup-weather = questo circuito non ha una tabella del meteo: scegli weather-table o weather
setup-drs = questo circuito non ha questa zona DRS: scegli drs-zones=track
setup-and = { $one }; { $other }

# Che cosa è uscito su un tavolo vero

chance-roll-gear = Quanto tira { $car } in { $gear }ª?
chance-extra-die = Quanto tira { $car } con il dado extra da { $sides } facce?
chance-roll = { $test ->
    [start] Partenza
    [weather] Meteo
    [sudden-death] Sudden death
    [engine] Verifica motore
    [oil] Olio
    [road] Tenuta di strada
    [collision] Collisione
    [wall] Muretto
    [reliability] Affidabilità
    [boost] Prova turbocompressore
    [exit] Uscita dai box
    [injury] Ferite
    [smoke] Fumo
    [nails] Chiodi
    [blades] Lame
    [harpoon] Arpione
    [grenade] Granata
    [explosion] Esplosione
   *[sabotage] Sabotaggio
}: quanto tira { $car } con il dado eventi?
chance-sweep-track = Quale casella pericolosa resta?
chance-sabotaged = Quale auto viene colpita: { $cars }?
chance-deal-trick = Quale trucco riceve { $car }?
chance-grid-place = Chi parte in posizione { $place }?
chance-draw-box = Quale box va a { $cars }?
box-drawn = Box { $box }
