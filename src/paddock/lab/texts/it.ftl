report-title = { $game }: una simulazione
report-about = { $races ->
    [one] Una gara
   *[other] { $races } gare
} a { $seats } posti, piloti: { $bots }.
report-circuit = Circuito: { $circuit }.
report-switches = Concordato: { $switches }.
report-seed = Seme: { $seed }. Ogni ± e ogni intervallo tra parentesi è di confidenza al 95%; una cifra senza intervallo è stata la stessa in tutte le gare.
table = Le cifre
race-decisions = decisioni in una gara
race-lead-changes = cambi al comando
race-overtakes = sorpassi
race-retired = ritiri
decisions = decisioni per giocatore
lap-chart = Posizioni nella prima gara
progress = % della gara
place = posizione
mean-place = posizione media
grid-place = posto in griglia
car = { $number } { $bot }
by-grid = Posizioni per posto in griglia
by-bot = Chi vince
won = gare vinte, %
bot = bot
bot-won = vinte
bot-place = posizione media
bot-overtakes = sorpassi
bot-retired = ritiri
bot-decisions = decisioni
lengths = Quanto durano le gare
races = gare
standings = Posizioni lungo la gara
from-grid = griglia { $place }
retirements = Ritiri per causa
cause = causa
cars = auto
resources = Che cosa hanno i posti, dal via alla fine
what = che cosa
mean = media
at-start = al via
at-end = alla fine
events = Che cosa succede
per-race = per gara

fair = È equa?
fair-group = gruppo
fair-won = vinte
fair-share = quota equa
fair-group-grid = griglia { $name }
fair-group-seat = posto { $name }
fair-group-car = { $name }
fair-fair-grid = La griglia è equa: nessun posto vince un quinto in più o in meno della sua quota, { $share }.
fair-fair-seat = I posti sono equi: nessuno vince un quinto in più o in meno della sua quota, { $share }.
fair-fair-car = Le auto si equivalgono: nessuna vince un quinto in più o in meno della sua quota, { $share }.
fair-unfair-grid = La griglia non è equa: { $group } vince { $won } delle gare, la sua quota sarebbe { $share }.
fair-unfair-seat = I posti non sono equi: { $group } vince { $won } delle gare, la sua quota sarebbe { $share }.
fair-unfair-car = Le auto non si equivalgono: { $group } vince { $won } delle sue gare, la sua quota sarebbe { $share }.
fair-open-grid = Se la griglia sia equa non si sa ancora: { $group } vince { $won }, la sua quota sarebbe { $share }. Gare ancora necessarie per saperlo: circa { $more }.
fair-open-seat = Se i posti siano equi non si sa ancora: { $group } vince { $won }, la sua quota sarebbe { $share }. Gare ancora necessarie per saperlo: circa { $more }.
fair-open-car = Se le auto si equivalgano non si sa ancora: { $group } vince { $won }, la sua quota sarebbe { $share }. Gare ancora necessarie per saperlo: circa { $more }.

compare-title = { $game }: { $name } = { $first } contro { $second }, su { $races } gare con gli stessi semi.
measure-race-decisions = durata della gara, decisioni
measure-race-lead-changes = cambi al comando
measure-race-overtakes = sorpassi
measure-race-retired = ritiri
measure-decisions = decisioni per giocatore
measure-grid-advantage = vantaggio della griglia, % di vittorie
measure-first-won = vittorie del primo bot, %
verdict-more = { $by } in più con { $second }
verdict-fewer = { $by } in meno con { $second }
verdict-same = nessuna differenza chiara
verdict-identical = identico in ogni gara
compare-joint = Gli intervalli valgono per tutte le misure insieme, 95 volte su 100.
compare-report = { $game }: { $name } a confronto
column-measure = Misura
column-difference = Differenza
column-range = intervallo 95%
column-verdict = In parole

rating-bot = Bot
rating-mu = Punteggio
rating-range = 95%
rating-races = Gare
rating-won = Vinte
rating-place = Posizione media
duel-pair = Davanti a
duel-share = Quota
duel-range = intervallo 95%
duel-verdict = Giudizio
duel-clear = netto
duel-luck = può essere fortuna
tournament-title = { $game }: un torneo di bot
tournament-about = { $races ->
    [one] Una gara
   *[other] { $races } gare
} a tavoli da { $seats }, ogni seme corso da tutti i posti. Seme: { $seed }. Gli intervalli dei confronti valgono tutti insieme, 95 volte su 100.
tournament-clear = Ogni confronto è deciso: il torneo si è fermato prima. Gare a ogni tavolo: { $races }.
tournament-ratings = Punteggi
tournament-duels = Chi batte chi

sweep-title = { $game }: { $names } a confronto
sweep-about = { $combinations ->
    [one] Una combinazione
   *[other] { $combinations } combinazioni
} con gli stessi semi. Posti: { $seats }. Seme: { $seed }. Ogni ± è un intervallo di confidenza al 95%.
sweep-table = Tutte le combinazioni
sweep-minutes = minuti
sweep-pole = vittorie dalla pole, %
sweep-lead-changes = cambi al comando
sweep-overtakes = sorpassi
sweep-retired = ritiri
sweep-decisions = decisioni per giocatore
sweep-least = limite 95%, inferiore
sweep-most = limite 95%, superiore
target-met = { $measure } = { $value }: raggiunto, { $found }.
target-missed = { $measure } = { $value }: non raggiunto, { $found }.

doctor-title = Il dottore a { $circuit }: { $game }
doctor-about = { $races } gare con { $seats } posti, guidate da { $bots }. Le cifre tra parentesi o con ± sono intervalli di confidenza al 95%; quelle di tratti e corsie valgono insieme.
doctor-before = prima di { $name }
doctor-after = dopo { $name }
doctor-more = altri { $count }
doctor-findings = Che cosa dicono le gare
doctor-advice = Che cosa provare
doctor-board = Dove si sorpassa: più grande il disco, più gare con un sorpasso
doctor-chart-passes = Gare con un sorpasso, tratto per tratto
doctor-chart-retired = Auto ritirate, tratto per tratto
doctor-figure-rounds = giri di tavolo o turni
doctor-figure-decisions = decisioni per gara
doctor-figure-passes = sorpassi per gara
doctor-figure-retired = auto ritirate
doctor-figure-pole = gare vinte dalla pole
doctor-length = Una gara dura { $rounds } giri di tavolo o turni e { $decisions } decisioni di tutti i piloti insieme.
doctor-passes = Ci sono { $passes } sorpassi a gara.
doctor-liveliest = Il tratto più vivace è { $where }: ci si sorpassa nel { $share } delle gare.
doctor-quiet = Qui non sorpassa quasi nessuno, di sicuro in meno del { $most } delle gare: { $where }.
doctor-retired = Si ritira il { $share } delle auto.
doctor-worst = Il tratto più pericoloso è { $where }: ci si ritira il { $share } di tutte le auto.
doctor-pole-more = La pole è un vantaggio: vince il { $won } delle gare, mentre le spetterebbe il { $share }.
doctor-pole-less = La pole non è un vantaggio: vince solo il { $won } delle gare, mentre le spetterebbe il { $share }.
doctor-pole-open = La pole vince il { $won } delle gare; le spetterebbe il { $share }, quindi la differenza può essere fortuna.
doctor-unused-lane = La corsia { $lane } di { $where } resta vuota: i piloti la scelgono nel { $share } dei casi in cui potrebbero.
doctor-unused-spot = La traiettoria { $lane } ({ $where }) resta vuota: i piloti la prendono nel { $share } dei casi in cui potrebbero.
doctor-above = Più degli altri { $count } circuiti: { $what } { $own }, contro { $middle } nel mezzo.
doctor-below = Meno degli altri { $count } circuiti: { $what } { $own }, contro { $middle } nel mezzo.
doctor-alike = Niente lo distingue dagli altri { $count } circuiti per più di un terzo.
doctor-no-others = Per questo gioco non ci sono cifre di altri circuiti.
try-shorter = Correte meno giri, o accorciate il rettilineo più lungo.
try-passing-cells = { $where }: un rettilineo più lungo prima, o uno stop in meno, dà una possibilità a chi insegue.
try-passing-sections = { $where }: mettete una sezione di frenata prima, o abbassate il modificatore del duello.
try-passing-spaces = { $where }: mettete prima una seconda corsia chiara accanto a quella veloce.
try-safer-cells = { $where }: chiedete uno stop in meno, o date più caselle alle corsie.
try-safer-sections = { $where }: alzate i valori della staccata, o fate che un check fallito riporti in pista invece che contro il muro.
try-safer-spaces = { $where }: accorciate gli spazi esterni.
try-grid-cells = Stringete la griglia (`grid … step 1`), o arretrate il traguardo perché la prima curva arrivi più tardi.
try-grid-sections = Allontanate dal traguardo la prima sezione di frenata, perché la prima fila non ci arrivi da sola.
try-grid-spaces = Date più soldi ai posti di dietro (`money …`).
try-lane-cells = La corsia { $lane } di { $where }: datele meno caselle, o mettete dalla sua parte l'interno della prossima curva.
try-lane-sections = La traiettoria { $lane }: alzatene il bonus o abbassatene il prezzo.
try-lane-spaces = La corsia { $lane } di { $where }: fate gli spazi più lunghi o più chiari.
try-nothing = Niente chiede di essere cambiato.
tune-fitted = Calcolati sulle posizioni: { $weights }
tune-step = Passo { $number }: il miglior candidato ha vinto nel { $best }; ora { $weights }
tune-gain = Davanti ai pesi di sempre nel { $share } di { $races } gare che non hanno contribuito alla scelta.
tune-wins = Più che fortuna. Per il bots.toml del gioco:
tune-behind = Davanti su tutti i circuiti insieme, ma dietro su: { $circuits }. Meglio non usarli. Erano:
tune-loses = Può essere fortuna: meglio non usarli. Erano:
wrong-bots = a un tavolo da { $seats } indica almeno un bot e al massimo { $seats }, non { $bots }
wrong-races = serve almeno una gara, non { $races }
wrong-circuits = indica ogni circuito una volta sola, non: { $circuits }
wrong-deals = ogni mano si corre da tutti i posti: il numero delle gare dev'essere un multiplo di { $seats }, non { $races }
wrong-place = le simulazioni si fanno qui, o su 'ray' o 'ray://host:porta'; non su '{ $place }'
wrong-jobs = serve almeno un processo, non { $jobs }
wrong-suffix = i risultati si scrivono in un file che finisce in .parquet o .csv, non in '{ $file }'
wrong-folder = non c'è la cartella '{ $folder }' in cui scrivere i risultati
wrong-other-results = { $file } contiene i risultati di un'altra simulazione: scegli un altro file, o toglilo
wrong-bot-twice = nomina ogni bot una volta sola: contro sé stesso un bot non guadagna punti
wrong-few-bots = un torneo a tavoli da { $seats } vuole almeno { $least } bot, non { $bots }
wrong-vary = --vary vuole un nome e almeno due valori diversi, come laps=1,2; non '{ $given }'
wrong-vary-name = { $game } non ha '{ $name }' da variare; { $near }
wrong-vary-twice = varia ogni impostazione una volta sola, con tutti i suoi valori
wrong-seats = i posti sono un numero intero, non '{ $given }'
wrong-target-name = non c'è una misura '{ $name }' a cui mirare; { $near }
wrong-target = un obiettivo è una misura con un numero, come minutes=45; non '{ $given }'
wrong-combinations = { $count } combinazioni sono troppe: al massimo { $most }
wrong-no-terms = { $game } non dice di che cosa è fatto il valore di una posizione: non c'è nulla da regolare
wrong-term = nel valore di una posizione di { $game } non c'è il termine '{ $term }'; { $near }
wrong-measure = non c'è la misura '{ $name }': scrivi modulo:funzione, o installa un pacchetto che la offre
wrong-measure-near = non c'è la misura '{ $name }'; intendevi '{ $near }'?
