board-cells = { $cells } caselle · { $lanes } corsie · { $stops } stop al giro
board-sections = { $sections } sezioni · sosta ai box { $pit } · { $turns } turni
board-spaces = { $spaces } spazi · { $lanes } corsie
lap-length = giro di { $metres } m
pit-lane = CORSIA BOX
weather-die = Meteo (d20)
rain = pioggia
variable = variabile
fair = sereno
dry = asciutto
uncertain = incerto
corner-sign = Curva: stop, percorso più breve – più lungo
flap = Zona DRS
soft-tyres = Fine bonus Soft
weather-row = Meteo
turn-track = Turni
short-race = Corsa Breve
lap = giro { $first }
laps = giri { $first }–{ $last }
contest = contesa { $modifier }
crash = incidente
safety-car = SC
back-at = rientro in { $section }
lap-track = Giri
final-lap = Ultimo giro
finish = Arrivo
wear-chart = Usura
wear-slip = in scia
colour-white = bianco
colour-light = grigio chiaro
colour-dark = grigio scuro
colour-black = nero
legend-straight = rettilineo
legend-brake = frenata
legend-corner = curva
speed = velocità
drive = guida
gear = cambio
event = evento
extreme = estrema
cell-place = casella { $name }
cell-corner = { $corner }, casella { $cell }, corsia { $lane }
cell-before = { $cells ->
    [one] subito prima di { $corner }
   *[other] { $cells } caselle prima di { $corner }
}, corsia { $lane }
section-place = { $kind ->
    [corner] { $corner }
    [brake] prima di { $corner }
   *[straight] dopo { $corner }
}, sezione { $name }
spot-place = traiettoria +{ $bonus } nella sezione { $name }
space-where = { $after ->
    [yes] dopo { $zone }
   *[no] { $zone }
}, spazio { $space }, { $lane ->
    [inner] corsia interna
    [middle] corsia centrale
    [outer] corsia esterna
   *[other] corsia { $lane }
}
space-colour = { $colour ->
    [W] bianco
    [L] grigio chiaro
    [D] grigio scuro
   *[K] nero
}
space-seen = { $where } ({ $colours })
space-place = { $where }: { $colours }{ $sections ->
    [1] {""}
   *[other] , sezione { $place } di { $sections }
}
grid-place = posto di partenza { $number }
pit-place = corsia box { $number }
box-place = box { $number }
off-place = Fuoripista a { $name }
turn-place = turno { $number }
late-mark = FR
cost-tyres = { $count } { $count ->
    [1] gomma
   *[other] gomme
}
cost-damage = { $count } { $count ->
    [1] danno
   *[other] danni
}
cost-cards = { $count } { $count ->
    [1] carta
   *[other] carte
}
cost-pit = box
list-own = tuo
list-broken = non si legge
sum-cells = { $cells } caselle, { $corners } curve, { $stops } stop
sum-sections = { $sections } sezioni, { $corners } curve numerate
sum-spaces = { $spaces } spazi per { $cars } auto
sum-lap = giro di { $lap } caselle
legend-back = rientro
legend-crash = incidente, safety car
feature-count = { $what } { $count }
feature-none = nessuna traccia di: { $what }
feature-stops-1 = curve da uno stop
feature-stops-2 = curve da due stop
feature-stops-3 = curve da tre stop
feature-walls = tratti con il muro
feature-flap = rettilinei DRS
feature-pit-cells = caselle della corsia box
feature-late-brakes = staccate
feature-spots = traiettorie
feature-spots-two-colours = traiettorie di due colori
feature-spots-costs = traiettorie a pagamento
feature-spots-event = traiettorie per carte evento
feature-spots-extreme = traiettorie estreme
feature-steps = recuperi in più tempi
feature-blind = check alla cieca
feature-discards = recuperi pagati in carte
feature-crashes = incidenti senza safety car
feature-crashes-safety = incidenti con la safety car
feature-forced-stops = soste forzate
feature-spaces-two-colours = spazi di due colori
feature-spaces-black = spazi neri
dead-warning = non può mai capitare: { $what }
dead-stops = { $corner } chiede { $stops } stop, ma la via più breve ha solo { $cells } caselle
dead-extreme = la riga extreme alla riga { $line }: nessuna traiettoria la usa
dead-check = il check a { $section }: superarlo o fallirlo porta alla stessa cosa
blind-mark = cieco

## Che cosa ci si aspettava in una riga del file di un circuito

what-either = { $one } o { $other }
what-nothing = la fine
what-no-row = nessuna
what-keyword = una parola chiave
what-circuit-id = l'id del circuito
what-circuit-name = il nome del circuito
what-length-metres = la lunghezza in metri
what-race-laps = i giri di una gara
what-lanes = il numero di corsie
what-heading = la direzione del primo tratto
what-zone-id = l'id della zona
what-zone-name = il nome della zona
what-length-cells = la lunghezza in caselle
what-angle = l'angolo in gradi
what-radius = il raggio in caselle
what-cars = il numero di auto
what-car-distance = la distanza fra le auto
what-pit-start = le caselle prima della corsia box
what-pit-end = le caselle prima della sua fine
what-boxes = il numero di box
what-faces = le facce
what-corner = una curva
what-stops = gli stop
what-lane-counts = le caselle di ogni corsia
what-path = il percorso più breve e il più lungo
what-lane-cells = le caselle di una corsia
what-pit-time = il tempo di sosta in sezioni
what-turns = il numero di turni
what-short-turn = l'ultimo turno della Corsa Breve
what-stage-turns = i turni di uno stage
what-turn-laps = i giri di un turno
what-slot = i fattori di check di uno spazio del meteo
what-corner-number = il numero della curva
what-corner-name = il nome della curva
what-corner-id = l'id della curva
what-contest = il modificatore della contesa
what-size = la misura della sezione
what-row = la fila della griglia
what-late = i valori della staccata
what-check-modifier = il modificatore del check
what-recovery-modifier = il modificatore del check di recupero
what-tyres = il numero dopo tyres
what-damage = il numero dopo damage
what-cards = il numero dopo cards
what-time = il numero dopo time
what-money = i soldi di un posto
what-lane = una corsia
what-place-distance = le lunghezze d'auto dietro il posto
what-zone = una zona
what-zone-distance = la distanza dall'inizio della zona
what-space = uno spazio
what-spot = una traiettoria
what-section = una sezione
what-cell = una casella
what-step-cell = una casella d'arrivo
what-first-number = il primo numero
what-last-number = l'ultimo numero
what-lap-end = la fine del giro
what-line = il traguardo
what-soft-mark = il segno delle Soft

## Che cosa non va nel file di un circuito

wrong-quote-open = un nome tra virgolette non è chiuso: aggiungi "
wrong-word-missing = a fine riga manca { $what }
wrong-word-quoted = qui va { $what }, non il nome tra virgolette "{ $found }"
wrong-word-over = { $word } qui non ha senso: la riga doveva finire prima
wrong-not-word = qui va { $what }, non { $found }
wrong-not-keyword = { $found } qui non è una parola chiave; puoi scrivere: { $known }
wrong-not-name = { $what }: servono lettere minuscole e cifre (al massimo 24), non { $found }
wrong-not-number = { $what }: serve un numero da { $low } a { $high }, non { $found }
wrong-not-whole = { $what }: serve un numero intero da { $low } a { $high }, non { $found }
wrong-not-range = { $what }: serve un intervallo come { $low }-{ $high }, non { $found }
wrong-title-missing = manca { $what }: scrivilo tra virgolette, oppure "" per nessuno
wrong-title-long = { $what }: solo caratteri stampabili, al massimo 60
wrong-twice = { $what } è già alla riga { $line }: togli uno dei due
wrong-line-missing = manca la riga { $keyword }, per esempio: { $example }
wrong-file-long = il file è troppo grande: al massimo { $letters } caratteri e { $lines } righe
wrong-file-name = il circuito si chiama { $name }: chiama il file { $file }
wrong-no-circuit = non c'è un circuito '{ $name }'; { $near }
wrong-no-product = non c'è una plancia di tipo '{ $name }'; ci sono: { $known }
wrong-not-offered = { $circuit } non ha { $product }; puoi scegliere: { $known }
wrong-no-form = non c'è un formato '{ $name }'; ci sono: { $known }
wrong-no-small-board = non c'è una plancia piccola { $name }; puoi scegliere: { $known }
wrong-no-parts = qui non si può giocare a nulla: aggiungi cells, sections o spaces
wrong-and-more = { $shown } e altre { $more }

wrong-zones-many = troppe zone: al massimo { $most }
wrong-zones-few = un circuito ha almeno un rettilineo e una curva
wrong-zones-named = qui puoi nominare al massimo { $most } zone, non { $found }
wrong-zone-empty = { $zone } non ha nessun tratto di pista: aggiungi sotto ahead, left o right
wrong-piece-no-zone = un tratto di pista sta in una zona: scrivi sopra straight o corner
wrong-pieces-many = troppi tratti di pista: al massimo { $most }
wrong-numbers-many = qui possono stare al massimo { $most } numeri, non { $found }
wrong-corner-straight = la curva { $zone } non gira: aggiungi left o right, oppure falla diventare un rettilineo
wrong-straights-two = il rettilineo { $zone } segue il rettilineo { $last }: scrivi i due come uno solo
wrong-radius-small = il raggio { $radius } è troppo piccolo per { $lanes } corsie: almeno { $least }
wrong-arcs-sum = gli archi girano in tutto di { $total } gradi: devono fare { $wanted }
wrong-turns-anticlockwise = il circuito è dichiarato clockwise ma gira a sinistra
wrong-turns-clockwise = il circuito è dichiarato anticlockwise ma gira a destra
wrong-loop-open = l'anello non si chiude: segna con flex rettilinei in due direzioni
wrong-loop-gap = per chiudere l'anello questo tratto dovrebbe essere lungo { $length } ({ $change }): la fine manca la partenza di { $gap } caselle, quindi cambia lunghezze o angoli
wrong-lap-long = il giro è lungo { $length } caselle: al massimo { $most }
wrong-track-crossed = la pista passa sopra sé stessa: { $one } e { $other } sono troppo vicine
wrong-finish-missing = manca il traguardo in { $part }, per esempio: { $example }
wrong-finish-straight = il traguardo sta su un rettilineo; non c'è un rettilineo { $zone }

wrong-cells-stuck = da { $cells } un passo non porterebbe avanti: cambia le caselle di quelle corsie
wrong-cells-lost = nessun percorso porta a { $cells } e oltre: cambia le caselle di quelle corsie
wrong-cells-apart = le corsie non sono sfalsate di mezza casella in { $cells }
wrong-corner-missing = manca la curva { $corner } in cells, per esempio: { $example }
wrong-no-corner = non c'è una curva { $corner }; le curve sono: { $known }
wrong-corner-lanes = { $counts } non dà le caselle di { $lanes } corsie
wrong-corner-path = la curva { $corner } ha percorsi da { $shortest } a { $longest } caselle, non { $given }: scrivi path { $shortest }-{ $longest }
wrong-lane-counts = le caselle di ogni corsia si scrivono come 7/5/3, non { $found }
wrong-line-cuts = il traguardo taglia ogni corsia una volta sola: allontanalo dalle estremità del suo rettilineo
wrong-line-place = il traguardo sta dopo 1-{ $most } caselle di { $zone }
wrong-grid-missing = manca la griglia in cells, per esempio: grid 10 step 1.5
wrong-grid-room = { $cars } auto non stanno dietro il traguardo sul suo rettilineo: sposta avanti il traguardo, allunga il rettilineo o riduci lo step ({ $step })
wrong-grid-order = i posti della griglia non stanno uno dietro l'altro: allunga lo step
wrong-weather-order = il meteo va da rain a variable a fair, o al contrario, con un solo intervallo ciascuno
wrong-face-twice = la faccia { $face } ha due meteo
wrong-face-none = la faccia { $face } non ha un meteo: servono tutte le facce 1-{ $faces }
wrong-wall-zone = non c'è una zona { $zone } in cui mettere un muro
wrong-soft-place = il segno delle Soft è al { $share } del giro: dovrebbe stare a circa due terzi
wrong-soft-corner = non c'è una curva { $corner } per il segno delle Soft
wrong-flap-straight = non c'è un rettilineo { $zone } per il DRS
wrong-pit-ends = la corsia box comincia e finisce sul rettilineo, ad almeno una casella dalle estremità: da 1 a { $most }
wrong-pit-length = { $boxes } box chiedono una corsia box di almeno { $least } caselle, questa ne ha { $length }
wrong-pit-short = { $boxes } box chiedono { $least } caselle di corsia box, questa ne ha { $length }
wrong-pit-line = la corsia box comincia prima del traguardo e finisce dopo
wrong-pit-track = la corsia box finisce su un'altra parte della pista: accorciala, spostala o usa l'altro lato
wrong-lap-odd = un giro è un numero pari di mezze caselle, almeno 8
wrong-corner-overlap = una curva sta dentro il giro e non si sovrappone ad altre curve
wrong-no-cell = non c'è una casella { $name }

wrong-sections-few = { $count } sezioni sono troppo poche: almeno { $least }
wrong-sections-missing = in sections manca: { $names }
wrong-section-no-zones = una sezione sta in qualche zona: scrivi sopra over e gli id delle zone
wrong-section-twice = due sezioni si chiamerebbero { $name }: numera ogni curva una volta sola
wrong-no-section = non c'è una sezione { $name }; le sezioni sono: { $known }
wrong-over-order = over { $zone } sta dove va { $expected }: le zone vanno in ordine di marcia
wrong-over-missing = nessuna sezione copre { $zones }: aggiungi over e le sezioni che mancano
wrong-over-empty = sotto over servono sezioni: straight, brake o corner
wrong-pole = grid 1 sta in una sezione sola, non in { $found }
wrong-grid-few = la griglia ha { $places } posti, non { $least }: aggiungi grid 1, 2 e 3
wrong-grid-row = grid { $row } sta { $behind ->
    [1] 1 sezione
   *[other] { $behind } sezioni
} dietro grid 1
wrong-pit-lap = una sosta ai box potrebbe costare { $lost } sezioni, un giro intero di { $lap }
wrong-corner-order = la curva { $corner } viene dopo la curva { $last }: i numeri devono crescere
wrong-corner-parted = le sezioni della curva { $corner } non sono adiacenti
wrong-brake-corner = dopo una sezione di frenata viene una curva
wrong-brake-late = una sezione di frenata ha i valori della staccata, per esempio: late 50/-10
wrong-not-late = i valori della staccata sono un target e un modificatore come 50/-10, non { $found }
wrong-late-elsewhere = i valori della staccata stanno solo nelle sezioni di frenata
wrong-spots-none = dopo spots serve almeno una traiettoria, come +1r, +2go:t1 o +3g*
wrong-not-spot = una traiettoria è un bonus, colori tra r g o y, costi, e * se estrema: +2go:t1*, non { $found }
wrong-extreme-missing = le traiettorie estreme chiedono una riga come: extreme check 0 recover -10 pass time 2 fail time 4
wrong-off-missing = questa frenata chiede una riga di Fuoripista, per esempio: { $example }
wrong-off-brake = prima della curva { $corner } non c'è una sezione di frenata
wrong-arrow-end = ogni freccia finisce in una sezione (at ...) o in un incidente
wrong-arrow-back = una riga di Fuoripista ha almeno una freccia che riporta in pista (at ...)
wrong-turns-few = { $turns } turni sono troppo pochi: almeno { $least }
wrong-short-end = una Corsa Breve finisce tra il turno { $least } e il penultimo
wrong-stages-few = una gara ha almeno due stage
wrong-stages-sum = gli stage hanno in tutto { $sum } turni, non { $turns }
wrong-laps-count = servono i giri di { $turns } turni
wrong-weather-missing = manca il meteo in sections, per esempio: weather dry 99-67 ...
wrong-slots-gap = gli spazi del meteo coprono da 99 a 1 senza buchi, ciascuno scritto alto-basso
wrong-slots-order = il meteo va da dry a uncertain a rain, con un numero dispari di spazi uncertain

wrong-not-space = uno spazio è colori tra W L D K e da 1 a 12 auto, come W1 o LD4, non { $found }
wrong-not-lane = una corsia è inner, middle, outer o da 1 a 4 dall'interno, non { $found }
wrong-rows = serve una riga row per zona, in ordine di marcia: { $wanted }; trovate: { $found }
wrong-row-lanes = row { $zone } deve avere spazi per { $lanes } corsie, separate da |
wrong-row-uneven = le corsie del rettilineo { $zone } tengono { $cars } auto: devono essere uguali
wrong-columns-many = le corsie delle curve non hanno una misura comune: { $columns } colonne
wrong-columns = { $name } (colonne { $start }-{ $end })
wrong-line-inside = il traguardo a { $distance } non cade tra due spazi della corsia { $lane }
wrong-exits-few = si può entrare in meno di due spazi da { $places }
wrong-exits-side = nessuna uscita laterale dietro un'auto in { $places }
wrong-exits-slow = non si può entrare in nessuno spazio bianco o grigio chiaro da { $places }
wrong-colours-missing = servono tutti e quattro i colori: W L D K
wrong-colours-two = servono da due a sei spazi di due colori, trovati { $found }
wrong-colours-apart = i due colori di uno spazio sono vicini: WL, LD o DK
wrong-black-zones = gli spazi neri stanno in almeno due zone
wrong-grid-places = la griglia ha { $places } posti diversi
wrong-grid-race-order = la griglia va in ordine di gara: prima chi è più avanti, a pari altezza prima la corsia interna
wrong-grid-sides = la griglia sta da una sola parte del traguardo
wrong-place-walled = il posto { $number } è bloccato: davanti non ha spazi bianchi o grigio chiaro liberi
wrong-place-off = il posto { $number } della griglia non è sulla pista
wrong-place-white = il posto { $number } della griglia è uno spazio bianco per una sola auto
wrong-money-missing = in spaces servono grid e money, per esempio: money 10 11 12 13 14
wrong-money-places = servono i soldi per { $places } posti
wrong-money-falls = i soldi non calano da un posto al successivo
wrong-no-part = il circuito { $name } non ha { $product ->
    [cells] caselle (cells)
    [sections] sezioni (sections)
   *[spaces] spazi colorati (spaces)
}, su cui si corre { $game }: aggiungili nel suo file, o parti da un circuito già pronto: paddock circuit new NUOVO --like monza
wrong-circuit-unknown = il circuito { $name } qui non è noto: arriva con la registrazione di una sua gara, o come file
wrong-line-long = la riga è troppo lunga: al massimo { $letters } caratteri
