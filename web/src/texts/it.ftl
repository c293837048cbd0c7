skip = Vai al contenuto
home = Pagina iniziale
me = La mia pagina
loading = Un momento …
close = Chiudi
copy = Copia
copied = Copiato
use = Usa
keep = Salva
no-page = Pagina non trovata
no-way = Accesso vietato
offline = Il servizio non risponde. Riprova fra un momento.
theme-auto = Tema: automatico
theme-light = Tema: chiaro
theme-dark = Tema: scuro

hero-over = Giochi da tavolo di corse
hero = In griglia!
hero-about = Scegli un gioco e corri subito contro i bot, o invita gli amici con un link. Niente da installare, e ogni gara resta salvata.
games = Giochi
race-now = Corri subito
set-up = Configura
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
race-now-first = Corri subito: «{ $name }» contro { $bots } bot, circa { $minutes } minuti. La gara intera si trova in Configura.
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
paste-link = Link di un tavolo o codice configurazione
join = Entra
bad-link = Non è né il link di un tavolo né un codice configurazione.
open-record = Apri una registrazione da un file

set-up-title = Configura una gara
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
bot-driver = Pilota
any-driver = un pilota a caso
no-driver = senza manie
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
setup-code = Codice configurazione
paste-code = Incolla un codice configurazione
open-table = Apri il tavolo
driver-count = { $count } piloti
rules-said = { $rules }{ $count ->
    [0] {""}
    [one] , 1 modifica
   *[other] , { $count } modifiche
}
table-fields = Orologio, consigliere, punteggio
coach-said = { $coach ->
    [auto] consigliere solo contro i bot
    [on] consigliere a richiesta
   *[off] senza consigliere
}
rated-said = con punteggio
unrated-said = senza punteggio
start-race = Via alla gara
invite = Invita
sit-here = Siediti qui
give-to-bot = dallo a un bot …
free-seat = libera il posto
you = tu
here = presente
host-starts = La gara parte quando vuole chi ha aperto il tavolo.
leave = Esci
bot = Bot
seed-sealed = Seme sigillato

agreed = Le regole della gara
changed-switches = Con queste differenze
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
empty-seats-about = Possono prenderli i bot, oppure si corre senza. O aspetta gli altri e manda il link.
fill-and-start = { $count ->
    [one] Parti con un bot
   *[other] Parti con { $count } bot
}
start-without = { $count ->
    [one] Corriamo senza
   *[other] Corriamo senza
}
too-few-drivers = A questo gioco servono { $least } piloti.
wait-for-others = Aspetto

standings = Classifica
commentary = Cronaca
commentary-length = Lunghezza
commentary-1 = Titoli
commentary-2 = Gara
commentary-3 = Ogni dettaglio
chat = Chat
nothing-yet = Non è ancora successo niente.
chat-empty = Nessuno ha ancora detto niente.
say-something = Di' qualcosa
say = Invia
mute = Silenzia
away = guida un bot
on-holiday = in vacanza fino al { $day }
until-day = fino al { $day }
tag-out = fuori
tag-to-move = di turno
tag-chosen = ha scelto
stand-in = fai guidare un bot
your-gauges = La tua auto
gauge-names = Che cosa significano questi simboli
talk-region = Cronaca e chat
your-turn-region = Che cosa si chiede
options = Scelte
options-on-table = Scelte sul tavolo
list-options = Elenca tutte le scelte
chance-out = { $chance } fuori
safe = sicura
on-the-table = Sul tavolo
more-before = Precedenti
more-after = Altre
menu = Menu
pace = Ritmo
pace-slow = lento
pace-normal = normale
pace-quick = rapido
waiting-for = In attesa di { $names }
chosen-waiting = Hai scelto; puoi ancora cambiare. In attesa di { $names }
chosen-final = Hai scelto. In attesa di { $names }
race-over = La gara è finita.
rule = Regola
all-rules = Tutte le regole
chapter = Capitolo:
why-not = Perché no?
undo = Annulla
ask-back = Chiedi di annullare
asks-back = { $name } chiede di annullare una decisione.
agree = Va bene
refuse = No
start-over = Ricomincia
sure = Confermi?
for-good = non si può più annullare.
yes-do = Sì, procedi
no-wait = No, aspetta
watching = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
sound-on = Suono acceso
sound-off = Suono spento
replay = Rivedi
rematch = Rivincita
take-wheel = Riprendi il volante
gap-behind = Distacco dal primo
leave-to-bot = Esci (guiderà un bot)
connection-lost = La connessione è caduta. Si riprova; niente va perso.
result = Risultato
replay-verify = Rivedi e verifica
download-record = Scarica la registrazione
hand-over = Passa il dispositivo a { $name }. Nessun altro deve guardare.
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
chances = Probabilità di vittoria
chances-about = Una linea per pilota mostra la probabilità di vittoria, decisione per decisione
weigh-choice = Valuta questa scelta
weighed = { $name }: la probabilità di vittoria dopo ogni opzione
next-turning-point = Prossima svolta
luck-and-driving = Fortuna e guida
no-choice = Qui non c'era niente da scegliere allo scoperto.
played = giocata
turning-points = Momenti decisivi
lap-chart = Le posizioni, round per round
lap-chart-about = Una linea per pilota mostra le posizioni di round in round
chart-out = Fuori gara: { $names }
rematch-about = La stessa gara, con i posti sorteggiati di nuovo.
rematch-about-others = La stessa gara, con i posti sorteggiati di nuovo. Parte quando gli altri accettano.
full-race-next = Era la prima gara, quella breve.
full-race = Configura quella intera

tv-soon = Si parte fra poco
big-screen = Schermo grande

verification = Verifica della casualità
verified = Tutte le { $drawn } estrazioni casuali corrispondono al seme.
hash-same = Il seme è quello sigillato prima della partenza.
not-verified = Le estrazioni casuali di questa gara non corrispondono al suo seme.
no-seed = Questa registrazione non ha un seme: la casualità non si può verificare.
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
account-about = Senza account le tue gare restano in questo browser. Con un account puoi giocare da qualsiasi dispositivo.
account-name = Nome utente
password = Password
register = Crea un account
account-made = L'account è pronto.
sign-in = Accedi
sign-out = Disconnettiti
sign-out-everywhere = Disconnettiti da tutti i dispositivi
signed-in = Eccoti di nuovo.
signed-in-as = Hai fatto l'accesso come { $account }.

players-here = Giocatori al tavolo
nobody-else = Non c'è nessun altro.
about-player = { $name }: silenzia, blocca o segnala
mute-about = Non vedi più i suoi messaggi, a nessun tavolo e su nessun dispositivo.
block = Blocca
block-about = Non può sedersi ai tuoi tavoli né scrivervi da spettatore, e non te lo ritrovi accanto a sorpresa. Non vedi più i suoi messaggi.
report = Segnala
report-what = Avvisa i moderatori, con la chat e il momento della gara.
report-about = Di che si tratta?
report-chat = Chat
report-lines = { $count ->
    [one] { $count } riga di chat
   *[other] { $count } righe di chat
}
report-name = Nome
report-behaviour = Comportamento al tavolo
report-reason = Che cosa è successo?
report-note = I moderatori vedono la segnalazione, il tuo nome e le ultime righe di chat. L'altro giocatore no.
report-send = Invia la segnalazione
reported = Grazie. I moderatori daranno un'occhiata.
muted = Silenziato. Non vedi più i suoi messaggi.
blocked = Bloccato.
ignored-where = Puoi cambiare idea più tardi in
ignored = Silenziati e bloccati
ignored-none = Non hai silenziato né bloccato nessuno.
is-muted = silenziato
is-blocked = bloccato
forgive = Annulla
forgive-name = Annulla per { $name }
own-data = I tuoi dati
own-data-about = Tutto ciò che è salvato su di te è elencato qui:
own-data-copy = Scarica una copia
delete-me = Cancellami
delete-about = Il tuo nome sparisce da tutte le gare, che restano agli altri a nome di «Ex giocatore». Chat, registrazioni, elenchi e account vengono cancellati, e vieni disconnesso ovunque. Non si può annullare.
delete-password = La tua password
delete-name = Per confermare scrivi il tuo nome: { $name }
delete-for-good = Cancella per sempre
privacy = Che cosa è salvato su di te
privacy-lead = Paddock conserva quello che serve a una gara, e poco altro.
privacy-cookie = Un cookie dice chi sei. Non ce ne sono altri, e niente arriva da altri server.
privacy-nobody = Nessuno viene a saperne niente: niente pubblicità, niente statistiche sulle persone, e niente mail se non le chiedi.
privacy-own = Puoi scaricare una copia di tutto e cancellarlo quando vuoi, anche da ospite.
privacy-browser = Il tuo browser ricorda lingua, tema, suono, le tue lezioni, l'ultima immagine di ogni tuo tavolo e i loro semi sigillati.
privacy-go = Copia o cancella i miei dati
privacy-list = Tutto, tabella per tabella
privacy-removed = Restano fuori il nome scritto in una registrazione caricata da un altro utente e i backup di chi gestisce il server. I log del servizio non contengono nomi, indirizzi o chat.
owner = Moderazione
owner-counts = Account: { $accounts } · ospiti: { $guests } · tavoli: { $open } aperti, { $running } in gara, { $over } conclusi
owner-reports = Segnalazioni
owner-users = Utenti
owner-tables = Tavoli
owner-bans = Esclusioni
owner-audit = Registro
act-reason = Motivo, per il registro
act-optional = (facoltativo)
network = Rete
ban-scope = Da che cosa
ban-chat = chat
ban-full = tutto
ban-days = Per quanto
ban-user = Escludi
ban-network = Escludi una rete
ban-their-network = Escludi la sua rete
ban-network-about = Vale per ospiti e sconosciuti di questa rete. Chi ha un account si esclude uno per uno.
for-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
for-ever = per sempre
bans-none = Nessuno è escluso.
lift = Togli l'esclusione
report-number = Segnalazione { $number }
report-now-called = Ora si chiama { $name }
report-by = Segnalato da
report-moment = dopo { $number } decisioni
report-closed = Chiusa il { $when }
report-close = Chiudi la segnalazione
report-close-about = Scrivi che cosa hai deciso. Resta nel registro.
reports-all = Mostra anche quelle chiuse
reports-none = Non c'è niente da guardare.
find-users = Nome, account, id o rete
find-tables = Giocatore, gioco o id
none-found = Nessun risultato.
guest-user = ospite
former-user = ex giocatore
is-banned = escluso
user-reports = { $count ->
    [one] { $count } segnalazione
   *[other] { $count } segnalazioni
}
user-id = Id
user-created = Prima visita
user-seen = Ultimo accesso
rename = Rinomina
rename-to = Nuovo nome
reset-password = Nuova password
reset-about = Chiude tutte le sessioni dell'account. La nuova password si vede una volta sola.
set-role = Ruolo
role = Ruolo
role-none = nessuno
role-moderator = moderatore
role-owner = proprietario
delete-user = Cancella l'utente
delete-user-about = Le gare restano a nome di «Ex giocatore»; tutto il resto sull'utente viene cancellato. Non si può annullare.
status-open = aperto
status-running = in gara
status-over = concluso
status-closed = chiuso
entries = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}
hosted-by = aperto da
close-table = Chiudi
close-table-about = Nessuno vi gioca, guarda o scrive più. Puoi riaprirlo.
reopen-table = Riapri
delete-table = Cancella
delete-table-about = La gara e la sua chat spariscono per sempre.
done-ban = Escluso.
done-lift = L'esclusione è tolta.
done-rename = Rinominato.
done-reset = La nuova password, mostrata solo adesso: { $password }
done-role = Fatto.
done-report = La segnalazione è chiusa.
done-table = Fatto.
console = riga di comando
audit-when = Quando
audit-who = Chi
audit-what = Che cosa
audit-whom = Su chi
audit-why = Perché
audit-about = Ogni intervento di proprietari e moderatori. Le righe si aggiungono soltanto: non si cambiano e non si tolgono.
audit-none = Ancora niente.
audit-more = Mostra altro
act-role = ruolo
act-rename = rinominato
act-reset-password = nuova password
act-ban = escluso
act-lift = esclusione tolta
act-close-table = tavolo chiuso
act-reopen-table = tavolo riaperto
act-withdraw-circuit = circuito ritirato
act-delete-table = tavolo cancellato
act-close-report = segnalazione chiusa
act-delete-user = utente cancellato

ask-coach = Tu che faresti?
coach = Consigliere
coach-thinks = Vediamo…
coach-auto = Solo contro i bot
coach-on = Si può chiedere
coach-off = Tace
puzzle = Quesito
workshop = Officina
decks = Mazzi
puzzles = Quesiti
puzzles-about = Ogni quesito è un momento di una gara vera in cui una scelta era chiaramente la migliore. Trovala, e guarda quanto avrebbero buttato via le altre.
puzzle-daily = Quesito del giorno
puzzle-right = Giusto!
puzzle-wrong = C'era di meglio
puzzle-played = In gara hai scelto: { $choice }
puzzle-chances = Possibilità di vittoria su { $count } gare portate alla fine da bot veloci
puzzle-yours = la tua scelta
puzzle-solved = risolto
puzzle-missed = sbagliato
puzzle-next = Avanti
own-puzzles = Impara da questa gara
review-looking = Cerco le scelte che sono costate la gara: { $looked } di { $of }…
review-done = { $found ->
    [0] Nessuna scelta ha chiaramente buttato via dieci punti di possibilità di vittoria.
    [one] Una scelta ha buttato via più di dieci punti di possibilità di vittoria. Che cosa era meglio?
   *[other] { $found } scelte hanno buttato via più di dieci punti di possibilità di vittoria ciascuna. Che cosa era meglio?
}
learn = Impara
learn-about = Lezioni brevi a un tavolo vero: in ogni passo c'è qualcosa da fare, due minuti l'una.
all-courses = Tutti i corsi
lessons-done = { $done } lezioni su { $count }
lesson-done = fatta
start-lessons = Comincia
go-on-lessons = Prossima lezione
lesson = Lezione
lesson-of = Lezione { $number } di { $count }
step-of = Passo { $step } di { $steps }
teacher = La lezione
course = Il corso
answer-right = Giusto.
answer-wrong = Non proprio.
go-on = Avanti
try-again = Riprova
next-lesson = Prossima lezione
book = Il libro
read-the-book = Leggi le regole come un libro
contents = Indice
in-the-book = Nel libro: { $chapter }
drawing = Il tavolo
drawing-after = Il tavolo dopo la mossa
glossary = Glossario
search-terms = Cerca un termine
all-games = Tutti i giochi
card = Scheda riassuntiva
print = Stampa
guide = La tua guida
guide-hello = È la tua prima gara qui. Ti dico una cosa prima di ogni decisione nuova.
guide-away = No, grazie

races = Gare
rated = valida per la classifica
rated-switch = Gara valida per la classifica
rated-about = Il risultato conta per il punteggio di tutti. Almeno due persone con un account; i bot possono completare; niente consigliere, e non si torna indietro dopo che qualcosa è stato rivelato.
find-race-home = Trova una gara
to-the-match = All'incontro
challenges-home = La gara del giorno
ratings-home = Classifiche
archive-home = Archivio
contests = Altre gare
clubs = Club
circuits = Circuiti
own-presets = Preset tuoi e dei tuoi club
own-preset-name = Nome di un nuovo preset
own-preset-keep = Conserva questa configurazione come preset
own-preset-replace = Sostituisci “{ $name }”
own-preset-kept = “{ $name }” è conservato. Lo trovi qui ogni volta che configuri una gara.
own-preset-seats = { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
own-preset-changes = { $changes ->
    [0] regole standard
    [one] una regola cambiata
   *[other] { $changes } regole cambiate
}
own-preset-rename = Rinomina
own-preset-cancel = Annulla
own-preset-drop = Togli
own-preset-rename-it = Rinomina { $name }
own-preset-new-name = Nuovo nome di { $name }
own-preset-give = Dallo a un club
own-preset-give-it = Dai { $name } a un club
own-preset-given = Ora il club { $club } ha “{ $name }”: anche i suoi membri lo trovano qui.
own-preset-remove = Togli { $name }
own-preset-remove-sure = Togliere il preset “{ $name }”?
own-preset-of = del club { $club }
own-circuits = Tuoi e dei tuoi club
more-decks = Altri mazzi, e come scriverne di tuoi
more-circuits = Altri circuiti
report-circuit = Circuito
reported-circuit = Guarda il circuito
withdraw-circuit = Ritira il circuito
withdraw-circuit-about = Lo vede solo chi l'ha fatto, e non si può pubblicare di nuovo. Le gare già corse restano.

# Un tavolo vero

told-switch = Tavolo vero: tiriamo e peschiamo noi
told-about = Giocate su un tabellone vero. Questo dispositivo chiede che cosa mostrano dadi e carte, dice che cosa è permesso e quanto costa, e tiene classifica e registrazione.
told-hands = Diciamo anche le carte che peschiamo
told-hands-about = Altrimenti le mani restano coperte: una carta si dice quando viene giocata.
luck-told = Casualità: dadi e carte di un tavolo vero, senza seme sigillato
told-screens = Su un televisore o un altro telefono:
told-book = Il verbale
told-book-about = Tocca una risposta per correggerla. Le successive restano finché vanno bene.
told-correct = Correggi una risposta
told-back = Annulla questa e tutte le successive
told-who-shows = Chi mostra una carta
told-card = Codice della carta
told-show = Mostra questa carta
told-changed = Corretto. { $dropped ->
    [0] { $kept ->
        [0] {""}
        [one] La risposta successiva resta.
       *[other] Le { $kept } risposte successive restano.
    }
   *[other] { $kept ->
        [0] Nessuna risposta successiva va più bene;
        [one] Una risposta successiva resta;
       *[other] { $kept } risposte successive restano;
    } da dare di nuovo:
}
type-option = Scrivine una parte
