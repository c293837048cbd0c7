skip = Vai al contenuto
home = Pagina iniziale
me = Il mio nome
loading = Un momento …
close = Chiudi
copy = Copia
copied = Copiato
use = Usa
keep = Salva
no-page = Pagina non trovata
no-way = Accesso vietato
offline = Il servizio non risponde. Riprova fra un momento.
theme-auto = Tema: dispositivo
theme-light = Tema: chiaro
theme-dark = Tema: scuro

hero-over = Giochi da tavolo di corse
hero = In griglia!
hero-about = Scegli una gara e corri subito contro i bot, o invita gli amici con un link. Niente da installare, e ogni gara resta salvata.
games = Giochi
race-now = Corri subito
set-up = Prepara
rules = Regole
players-range = Da { $least } a { $most } piloti
your-turn = Tocca a te
no-turn = Nessuna gara ti aspetta.
under-way = In corso
new-race = Nuova gara
past-races = Gare concluse
all-races = Tutte le { $count } gare concluse
fewer-races = Mostra meno
drop-race = Togli
join-heading = Unisciti
race-now-first = Corri subito: «{ $name }» contro { $bots } bot, circa { $minutes } minuti. La gara intera si trova in Prepara.
race-now-whole = Corri subito: la gara intera contro { $bots } bot, circa { $minutes } minuti.
open-tables = Tavoli aperti
no-open-tables = Adesso nessun tavolo aspetta piloti.
free-seats = { $count ->
    [0] completo
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
running = in gara
finished = finita
join-by-link = Entra con un link
paste-link = Link di un tavolo, o codice di preparazione
join = Entra
bad-link = Non è né un link di un tavolo né un codice di preparazione.
open-record = Apri un verbale da un file

set-up-title = Prepara una gara
game = Gioco
circuit = Circuito
usual-rules = Regole standard
usual-rules-about = Ogni opzione come la prevede il gioco
find-switch = Cerca un'opzione
only-changed = Solo quelle cambiate
no-switch-found = Nessuna opzione corrisponde.
every-switch = Tutte le opzioni ({ $count }{ $changed ->
    [0] {""}
   *[other] , { $changed } cambiate
})
seats = Posti
how-many = Piloti
who-may-come = Chi può entrare
access-link = chi ha il link
access-public = chiunque
access-hot-seat = tutti su questo dispositivo
seat-number = Posto { $number }
seat-me = io
seat-here = su questo dispositivo
seat-open = aperto
seat-bot = bot
seat-free = libero
bot-level = Livello del bot
name = Nome
clock = Orologio
clock-none = nessun orologio
clock-decision = secondi per ogni decisione
clock-bank = una riserva di tempo per pilota
clock-days = giorni per ogni decisione
seconds = Secondi
minutes = Minuti
days = Giorni
days-left = { $days } g
delay = Ritardo per gli spettatori (secondi)
setup-code = Codice di preparazione
paste-code = Incolla un codice di preparazione
open-table = Apri il tavolo
start-race = Via alla gara
invite = Invita
sit-here = Siediti qui
give-to-bot = dallo a un bot …
free-seat = libera il posto
you = tu
here = presente
host-starts = La gara parte quando vuole chi ha aperto il tavolo.
leave = Lascia
bot = Bot
seed-sealed = Sorte sigillata

agreed = Che cosa è deciso
changed-switches = Cambia rispetto a questo
switch-on = sì
switch-off = no
clock-is-decision = { $seconds } secondi per ogni decisione
clock-is-bank = { $minutes } minuti a testa, più { $seconds } secondi a ogni decisione
clock-is-days = { $days ->
    [one] { $days } giorno per ogni decisione
   *[other] { $days } giorni per ogni decisione
}
delay-is = gli spettatori vedono con { $seconds } secondi di ritardo
first-race-tip = Consigliata come prima gara: circa { $minutes } minuti
seat-person = pilota
seat-bot-level = bot, { $level }
host = ha aperto il tavolo
invited = non ha ancora accettato
invited-you = Ti invitano a correre di nuovo.
agree-rematch = Corri di nuovo
seats-to-fill = { $count ->
    [one] Un posto è libero: manda il link o assegnalo a un bot.
   *[other] { $count } posti sono liberi: manda il link o assegnali ai bot.
}
all-here = Ci siete tutti.
empty-seats = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
empty-seats-about = Possono prenderli i bot, e la gara parte subito. Oppure aspetta gli altri e manda il link.
fill-and-start = { $count ->
    [one] Parti con un bot
   *[other] Parti con { $count } bot
}
wait-for-others = Aspetto

standings = Classifica
commentary = Cronaca
chat = Chiacchiere
nothing-yet = Non è ancora successo niente.
chat-empty = Nessuno ha ancora detto niente.
say-something = Di' qualcosa
say = Invia
mute = zittisci
mute-name = Zittisci { $name }
unmute-all = Ascolta di nuovo tutti
away = guida un bot
tag-out = fuori
tag-to-move = di turno
tag-chosen = ha scelto
stand-in = fai guidare un bot
your-turn-region = Che cosa si chiede
options = Scelte
waiting-for = Si aspetta { $names }
chosen-waiting = Hai scelto; puoi ancora cambiare. Si aspetta { $names }
chosen-final = Hai scelto. Si aspetta { $names }
race-over = La gara è finita.
rule = Regola
all-rules = Tutte le regole
chapter = Capitolo:
why-not = Perché no?
undo = Annulla
ask-back = Chiedi di ritirare
asks-back = { $name } chiede di ritirare una decisione.
agree = Va bene
refuse = No
start-over = Ricomincia
sure = Sei sicuro?
for-good = non si può più ritirare.
yes-do = Fallo
no-wait = Aspetta
watching = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
sound-on = Suono acceso
sound-off = Suono spento
replay = Rivedi
rematch = Rivincita
take-wheel = Riprendi il volante
leave-short = Esci
gap-behind = Distacco dal primo
explain-gauges = Che cosa dicono queste cifre
leave-to-bot = Lascia; guida un bot
connection-lost = La connessione è caduta. Si riprova; niente va perso.
result = Risultato
replay-verify = Rivedi e verifica
download-record = Scarica il verbale
hand-over = Passa il dispositivo a { $name }. Nessun altro guarda.
lift-curtain = Sono qui
zoom-in = Più vicino
zoom-out = Più lontano
zoom-me = La mia auto
zoom-all = Tutto il tabellone

recommended = Consigliato: { $choice }
out-title = La tua gara finisce qui
replay-turn = Rivedi il turno
watch-at = Guarda a
skip-to-result = Vai al risultato
again-now = Corri di nuovo
others-race = { $count ->
    [one] { $names } corre ancora.
   *[other] { $names } corrono ancora.
}
hide = Nascondi
show = Mostra
turning-points = Momenti decisivi
lap-chart = Le posizioni, round per round
lap-chart-about = Una linea per pilota mostra le posizioni di round in round
chart-out = Fuori gara: { $names }
rematch-about = La stessa gara, con i posti sorteggiati di nuovo.
rematch-about-others = La stessa gara, con i posti sorteggiati di nuovo. Parte quando gli altri accettano.
full-race-next = Era la prima gara, quella breve.
full-race = Prepara quella intera

tv-soon = Si parte fra poco
big-screen = Schermo grande

verification = Sorte onesta
verified = Tutto il caso ({ $drawn } estrazioni) segue dal seme.
hash-same = Il seme è quello sigillato prima della partenza.
not-verified = La sorte di questa gara non segue dal suo seme.
no-seed = Questo verbale non ha seme: la sorte non si può controllare.
seed = Seme
to-start = All'inizio
to-end = Alla fine
step-back = Un passo indietro
step-on = Un passo avanti
play = Avvia
pause = Pausa
moment = Momento
speed = Velocità
seen-from = Visto da
spectator = la tribuna
jump-to = Salta a
share-moment = Condividi questo momento
play-on = Gioca da qui
search-rules = Cerca nelle regole
rulings-only = Solo le interpretazioni e le regole nostre
rule-origin = { $origin ->
    [ours] nostra
   *[ruling] interpretazione
}

guest = Ospite { $plate }
name-at-table = Come ti chiamano al tavolo
name-kept = Fatto.
account = Account
account-about = Senza account le tue gare restano in questo browser. Con un account puoi venire da qualsiasi dispositivo.
account-name = Nome utente
password = Password
register = Crea un account
account-made = L'account è pronto.
sign-in = Entra
sign-out = Esci
sign-out-everywhere = Esci da tutti i dispositivi
signed-in = Bentornato.
signed-in-as = Sei entrato come { $account }.
