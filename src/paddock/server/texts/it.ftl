at-home = Paddock è all'indirizzo { $address }
    Premi Ctrl-C per fermarlo. Le tue gare restano.

log-undo = { $name } annulla l'ultima scelta.
log-time-out = { $name } ha finito il tempo: decide un bot.
log-taken-back = { $name } annulla una decisione; tutti sono d'accordo.
log-extended = { $name } allunga il tempo per tutti.

moment-lead = { $name } passa in testa
moment-end = Il traguardo
point-start = { $name } parte in testa
point-lead = { $name } passa in testa
point-out = { $name } è fuori gara
point-gain = { $name } guadagna { $count } posizioni in un solo round
point-finish = { $name } vince la gara

late = A questa decisione si è già risposto, o nel frattempo qualcosa è cambiato. Guarda di nuovo il tavolo.
busy = Troppe cose in una volta. Riprova.
no-undo = Non puoi più annullare questa scelta senza chiedere: qualcosa è stato rivelato, o qualcun altro ha agito. Puoi chiedere agli altri.
nothing-to-take-back = Adesso non c'è niente di tuo da annullare.
nobody-asks = Nessuno ti chiede di annullare una decisione.
not-started = La gara non è ancora partita.
other-rules = Questa gara è iniziata con una revisione precedente delle regole e questa versione non riesce a leggerla; le sue decisioni restano conservate.
rules-changed = Le regole sono state corrette dopo l'inizio di questa gara, che è ripartita dall'ultima posizione con le regole nuove.
no-record-across-rules = Le regole sono state corrette a metà di questa gara, quindi non c'è una registrazione che la contenga tutta. Qui si può rivedere.
illegal = Adesso non è possibile.

no-such-table = Questo tavolo non esiste. Forse il link è incompleto?
damaged-table = Questo tavolo non si può leggere. Chi gestisce il server trova il motivo nel registro; gli altri tuoi tavoli non ne risentono.
no-such-seat = A questo tavolo quel posto non c'è.
no-such-level = Non esiste il livello di bot «{ $level }»; ci sono: { $known }.
no-such-game = Non esiste il gioco «{ $game }»; ci sono: { $known }.
no-such-moment = La gara non arriva a quel momento.
no-such-record = Quella registrazione qui non c'è.
no-such-lesson = Questa lezione non esiste.
wrong-answers = Queste risposte non corrispondono alla lezione: ricominciala.
no-such-page = A questo indirizzo non c'è niente.
wrong-method = Questo indirizzo non si usa così; /api/openapi.json dice come.
bad-setup = { $why }
bad-setup-code = «{ $code }» non è un codice configurazione. Un codice è fatto così: gioco.4.circuito.opzione=valore
bad-record = Questo file non si può aprire: { $why }
bad-language = Non ci sono testi in «{ $given }»; scegli fra: { $known }.
bad-seats = Di' per ogni posto chi vi siede: { $seats } posti, non { $given }.
bad-clock = Un orologio vuole un tempo maggiore di zero e di 30 giorni al massimo.
no-clock = Qui non c'è un orologio da allungare.
bad-calendar = Lascia almeno due giorni della settimana e otto ore al giorno in cui il tempo conta.
one-seat-each = A un tavolo hai un solo posto; per giocare in più persone qui scegli «tutti su questo dispositivo».
hot-seat-is-private = A questo tavolo si gioca su un solo dispositivo: non ci sono posti per altri.
started-already = La gara è già partita.
no-free-seat = Non ci sono più posti liberi; puoi guardare.
seats-are-given = Questa gara continua da un'altra, perciò i posti sono quelli: quelli liberi assegnali ai bot.
empty-seats = { $count ->
    [one] Un posto è libero: invita qualcuno o assegnalo a un bot.
   *[other] { $count } posti sono liberi: invita altri o assegnali ai bot.
}
not-alone = A questo tavolo altri stanno ancora correndo: i bot tengono il loro ritmo.
own-seat = Ci siedi tu: prima lascia il posto.
no-seat-here = Non hai un posto a questo tavolo.
not-your-seat = Questo non è il tuo posto.
not-gone = Questo giocatore è ancora qui, o c'era un minuto fa.
too-many-take-backs = A questo tavolo si è già annullato troppe volte.
too-many-tables = Hai { $most } tavoli con gare non finite. Finiscine una prima di aprire un altro tavolo.
too-many-records = Hai caricato { $most } registrazioni. Si cancellano da sole quando nessuno le guarda da un po'.
enough-today = Per oggi basta dal tuo indirizzo. Riprova domani.
too-many-races = Hai { $most } gare in corso. Finiscine una prima di cominciarne un'altra.
seat-changed = Qualcun altro è stato più veloce: guarda di nuovo i posti.
host-only = Può farlo solo chi ha aperto il tavolo.
not-over = È possibile quando la gara è finita.
no-fork-of-position = Questa gara è cominciata a metà, quindi non si può tornare indietro; riparti dalla gara da cui viene.
no-spectators = Questo tavolo non è aperto agli spettatori.
no-text = Prima scrivi qualcosa.
chat-needs-name = Prima scegli un nome, poi potrai parlare.

who-are-you = Prima scegli un nome.
bad-name = Un nome ha da 1 a { $most } caratteri visibili.
bad-account = Un nome utente ha da 3 a 32 lettere minuscole, cifre, punti, trattini o trattini bassi, e comincia con una lettera o una cifra.
bad-password = Una password ha da { $least } a { $most } caratteri.
account-taken = Questo nome utente è già preso. Scegline un altro.
has-account = Hai già un account.
common-password = Questa password è fra le prime che chiunque proverebbe. Scegline una più lunga o meno comune.
wrong-password = Nome utente e password non corrispondono.

banned = Sei escluso fino al { $until }: { $reason }
banned-for-good = Sei escluso: { $reason }
chat-banned = Non puoi scrivere in chat fino al { $until }: { $reason }
chat-banned-for-good = Non puoi scrivere in chat: { $reason }
not-banned = Non c'è nessuna esclusione da togliere.
not-welcome = Non puoi sederti a questo tavolo.
blocked-here = A questo tavolo c'è qualcuno che hai bloccato. Vuoi sederti lo stesso?
no-chat-here = Non puoi scrivere in chat a questo tavolo.
no-such-player = Questo giocatore non c'è.
that-is-you = Sei tu.
too-many-ignored = Hai silenziato o bloccato { $most } giocatori. Prima togline qualcuno dall'elenco.
table-closed = Questo tavolo è stato chiuso da un moderatore.
no-such-report = Non c'è nessuna segnalazione aperta con questo numero.
owner-only = Può farlo solo il proprietario del server.
role-needs-account = Proprietari e moderatori devono avere un account: il browser di un ospite potrebbe perderlo.
no-account = Questo giocatore è un ospite e non ha password.
bad-network = Una rete si scrive come 203.0.113.0/24 o 2001:db8::/64; quelle più ampie non si escludono.

former-player = Ex giocatore
wrong-name = Per confermare, scrivi il tuo nome esattamente come appare.
wrong-confirmation = La password non è questa.

stored-people-title = Tu
stored-people = Il tuo nome, quando sei venuto la prima volta e l'ultima, e la rete da cui vieni (non l'indirizzo intero; si dimentica dopo { $network } giorni). Con un account: il nome utente, se sei moderatore e un'impronta da cui nessuno può ricavare la password. Un ospite senza tavoli né registrazioni è cancellato dopo { $guests } giorni.
stored-tables-title = I tuoi tavoli
stored-tables = I nomi al tavolo, chi l'ha aperto e da quale gara viene. I nomi li vede solo chi può guardare quel tavolo.
stored-seats-title = I tuoi posti
stored-seats = Dove siedi, con quale nome, e se un bot guida per te.
stored-entries-title = Le tue decisioni
stored-entries = Ogni decisione di una gara, con la sua ora: la gara si rigioca a partire da queste.
stored-presence-title = Le tue connessioni
stored-presence = A quali tavoli sei ora o sei stato nell'ultima ora, perché nessuno prenda il tuo posto.
stored-chat-title = La tua chat
stored-chat = Le ultime 200 righe di ogni tavolo, con il tuo nome e l'ora.
stored-records-title = Le registrazioni che hai caricato
stored-records = Il testo, quando le hai caricate e quando qualcuno le ha guardate; si cancellano se nessuno le guarda per { $records } giorni. Può guardarle chiunque abbia il link.
stored-revoked-sessions-title = I dispositivi da cui sei uscito
stored-revoked-sessions = Un numero casuale per ciascuno, per 90 giorni, perché il suo cookie non valga più.
stored-ignored-title = Chi hai silenziato o bloccato
stored-ignored = Questo elenco lo vedi solo tu. Loro non lo sanno.
stored-reports-title = Segnalazioni
stored-reports = Quelle fatte da te e quelle su di te: il motivo e fino a 20 righe di chat di quel momento. Le vedono i moderatori; una volta chiuse, si cancellano dopo { $reports } giorni.
stored-bans-title = Esclusioni
stored-bans = Il motivo e la scadenza. Le vedono i moderatori, e anche tu.
stored-audit-title = Interventi dei moderatori
stored-audit = Che cosa ha fatto un proprietario o un moderatore nei tuoi confronti, quando e perché. A questo registro si aggiunge soltanto; dopo una cancellazione vi resta un numero che non è di nessuno.
stored-sessions-title = Dove hai effettuato l'accesso
stored-sessions = Il tipo di browser e di sistema, da quando, e l'ultima visita; spariscono quando esci da lì.
stored-tokens-title = Chiavi dei tuoi programmi
stored-tokens = Il nome che hai dato a ciascuna, quando è nata e quando è stata usata, e un hash da cui nessuno può ricavarla.
stored-contacts-title = Come ti avvisiamo
stored-contacts = Il tuo indirizzo e-mail, se ne hai confermato uno, il tuo webhook con la sua chiave, con quali di questi vuoi ricevere gli avvisi, quanto spesso, in che lingua e fuso orario, e le tue ore di silenzio.
stored-push-subscriptions-title = Browser che mostrano notifiche
stored-push-subscriptions = L'indirizzo e le chiavi che il tuo browser ha creato per riceverle. Spariscono quando esci da lì.
stored-muted-tables-title = Tavoli silenziati
stored-muted-tables = Quali tavoli non ti chiamano.
stored-calls-title = Per che cosa ti chiamiamo
stored-calls = Quale decisione devi prendere e se ti abbiamo già avvisato; sparisce quando hai deciso.
stored-outbox-title = Messaggi in viaggio
stored-outbox = A chi e per quale canale; spariscono alla consegna. Quelli non consegnati restano 30 giorni, senza contenuto.
bad-message = Questo messaggio non si può leggere: { $why }
too-large = Questo è troppo grande: manda meno in una volta.
too-fast = Troppe cose in una volta. Aspetta un momento.
too-many-sockets = Hai troppi tavoli aperti insieme. Chiudine qualcuno e riprova.
wrong-origin = Questa richiesta viene da una pagina di un altro sito. Chi gestisce il servizio può permetterla con --origin, o con --https dietro a un proxy HTTPS.
wrong-host = Questo server non risponde al nome «{ $host }». Chi lo gestisce può permetterlo con --allow-host.
not-json = Invia JSON, con l'intestazione Content-Type: application/json.
not-ready = Il servizio non è pronto: il suo database non risponde.

moment = { $weekday } { $day } { $month }, ore { $time }
weekday-0 = lunedì
weekday-1 = martedì
weekday-2 = mercoledì
weekday-3 = giovedì
weekday-4 = venerdì
weekday-5 = sabato
weekday-6 = domenica
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

mail-turn = Tocca a te: { $table }
mail-turn-several = { $count } gare ti aspettano
mail-reminder = Il tempo sta per scadere: { $table }
mail-reminder-several = Il tempo sta per scadere in una di { $count } gare
mail-since = Dalla tua ultima decisione:
mail-left-out = ({ $count ->
    [one] un'altra riga
   *[other] altre { $count } righe
} al tavolo)
mail-many-options = Le opzioni sono { $count }: scegli al tavolo.
mail-until = Rispondi entro { $when }. Dopo decide un bot al posto tuo.
mail-open = Vai al tavolo
mail-why = Ricevi questa mail perché in una gara tocca a te.
mail-stop = Basta mail
mail-ignore = Se non l'hai chiesto tu, ignora questa mail: non succederà nulla.
mail-confirm = Conferma il tuo indirizzo
mail-confirm-about = { $name }, vuoi ricevere un avviso a questo indirizzo quando una gara ti aspetta. Confermalo, per favore.
mail-recover = Scegli una nuova password
mail-recover-about = Hai chiesto una nuova password per l'account «{ $name }». Il link vale un'ora e una volta sola.
hook-turn = { $name }, tocca a te: { $table }.{ $until ->
    [none] {""}
   *[other] {" "}Rispondi entro { $until }.
}
hook-reminder = { $name }, il tempo sta per scadere: { $table }.{ $until ->
    [none] {""}
   *[other] {" "}Rispondi entro { $until }.
}
hook-trial = Paddock ti avviserà qui quando una gara ti aspetta.
push-trial = Ecco come ti chiamerà una gara che ti aspetta.

calls-off = Questo server non manda messaggi di questo tipo: il proprietario non li ha attivati.
no-mail-address = «{ $given }» non è un indirizzo e-mail.
bad-zone = Il fuso orario «{ $given }» non esiste. Un fuso si scrive come Europe/Rome.
bad-hook = Questo webhook non si può usare: { $why }.
bad-browser = Le chiavi di questo browser non si leggono. Disattiva e riattiva le notifiche.
link-over = Questo link è scaduto o è già stato usato.
page-answer = Rispondi: { $option }
page-question = { $name }: { $question }
page-sure = Finché non premi il pulsante non si decide nulla.
page-answered = La tua risposta è salvata.
page-late = Hai già risposto, oppure la gara è andata avanti.
page-again = La tua prossima domanda
page-waiting = Ora tocca agli altri. Ti avviseremo quando sarà di nuovo il tuo turno.
page-over = La gara è finita.
page-table = Vai al tavolo
page-stop = Basta mail
page-stop-about = Premi il pulsante e non arriveranno più mail. Le tue gare continuano; puoi riattivarle dalla tua pagina.
page-stopped = Non arriveranno più mail. Puoi riattivarle dalla tua pagina.
page-mail = Conferma { $mail }
page-mail-about = Le gare che ti aspettano ti avviseranno a questo indirizzo.
page-mail-done = Il tuo indirizzo è confermato. Ti avviseremo quando una gara ti aspetta.
page-password = Nuova password
page-recovered = La nuova password è salvata, e non sei più connesso da nessuna parte.
page-sign-in = Accedi
not-by-token = La chiave di un programma può giocare, ma non cambiare il tuo account. Per questo accedi tu.
bad-token = Questa chiave non è valida o è stata revocata.
no-such-session = Non hai una sessione o una chiave come questa.
too-many-tokens = Hai { $most } chiavi. Prima revocane una.
page-home = Alla pagina iniziale

bot-0 = Aurora
bot-1 = Bruno
bot-2 = Celeste
bot-3 = Dario
bot-4 = Elvira
bot-5 = Fulvio
bot-6 = Ginevra
bot-7 = Ottavio
bot-8 = Nives
bot-9 = Zeno

no-coach-here = In questa gara il consigliere tace: ci corrono più persone, o così vuole chi l'ha aperta.
no-coach = Il consigliere ora non risponde. Riprova.
no-such-puzzle = Non c'è un quesito con questo nome.
puzzle-you = Tu

rated-not-hot-seat = Una gara valida per la classifica vuole un dispositivo per ogni pilota: scegli un altro modo di partecipare.
rated-needs-people = Una gara valida per la classifica vuole almeno due persone; i bot possono prendere gli altri posti.
rated-needs-account = Le gare valide per la classifica e le sfide richiedono un account: registrane uno in “Il mio nome”.
no-back-in-contest = Nelle gare valide per la classifica e nelle sfide non si torna su una decisione dopo che qualcosa è stato rivelato.
no-fork-in-contest = Potrai ripartire da una gara valida per la classifica o da una sfida quando sarà finita.
one-try = Una sfida si corre una volta sola.
no-such-driver = Questo pilota non esiste, o non ha ancora un punteggio.
no-research = Questo server non offre il suo archivio come download.
no-such-challenge = Questa sfida non esiste.
challenge-over = Questa sfida è finita.
try-first = Potrai guardare gli altri quando il tuo tentativo sarà finito.
ghost-best = Fantasma: la migliore corsa finora, di { $name }
ghost-champion = Fantasma: il Campione
stored-placings-title = I tuoi risultati
stored-placings = In che posizione hai finito ogni gara. I risultati delle gare valide per la classifica restano anche quando il tavolo viene rimosso, perché i punteggi si ricalcolano da lì.
stored-ratings-title = I tuoi punteggi
stored-ratings = Per ogni gioco: quanto sei forte, quanto è certo, quante gare valide hai corso, l’ultima, e quante persone hai incontrato. Chiunque può vederlo.
stored-rating-changes-title = L’andamento dei tuoi punteggi
stored-rating-changes = Il tuo punteggio prima e dopo ogni gara valida. Chiunque può vederlo.
stored-seeks-title = La gara che cerchi
stored-seeks = Che cosa desideri, finché non la trovi o rinunci.
stored-consents-title = Il tuo consenso
stored-consents = Se le tue gare possono far parte dell’archivio per la ricerca, e da quando.
stored-tries-title = Le tue sfide
stored-tries = Quando hai tentato una sfida, a quale tavolo, come sei arrivato, e dov’era la tua auto di turno in turno.
