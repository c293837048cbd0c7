at-home = Paddock è all'indirizzo { $address }
    Premi Ctrl-C per fermarlo. Le tue gare restano.

log-undo = { $name } ritira l'ultima scelta.
log-time-out = { $name } ha finito il tempo: decide un bot.
log-taken-back = { $name } ritira una decisione; tutti sono d'accordo.

moment-lead = { $name } passa in testa
moment-end = Il traguardo
point-start = { $name } parte in testa
point-lead = { $name } passa in testa
point-out = { $name } è fuori gara
point-gain = { $name } guadagna { $count } posizioni in un solo round
point-finish = { $name } vince la gara

late = A questa decisione si è già risposto, o nel frattempo qualcosa è cambiato. Guarda di nuovo il tavolo.
busy = È successo troppo in una volta. Riprova.
no-undo = Questa scelta non si può ritirare da soli: qualcosa è stato rivelato, o qualcun altro ha agito. Puoi chiedere agli altri.
nothing-to-take-back = Adesso non c'è niente di tuo da ritirare.
nobody-asks = Nessuno ti chiede di poter ritirare una decisione.
not-started = La gara non è ancora partita.
other-rules = Questa gara è iniziata con una revisione precedente delle regole e questa versione non riesce a leggerla; le sue decisioni restano conservate.
rules-changed = Le regole sono state corrette dopo l'inizio di questa gara, che è ripartita dall'ultima posizione con le regole nuove.
no-record-across-rules = Le regole sono state corrette a metà di questa gara, quindi non c'è un verbale che la percorra. Qui si può rivedere.
illegal = Adesso non è possibile.

no-such-table = Questo tavolo non esiste. Forse il link è incompleto?
damaged-table = Questo tavolo non si può leggere. Chi gestisce il server trova il motivo nel registro; gli altri tuoi tavoli non ne risentono.
no-such-seat = A questo tavolo non c'è un posto simile.
no-such-level = Non esiste il livello di bot «{ $level }»; ci sono: { $known }.
no-such-game = Non esiste il gioco «{ $game }»; ci sono: { $known }.
no-such-moment = La gara non ha un momento simile.
no-such-record = Qui non c'è un verbale simile.
no-such-page = A questo indirizzo non c'è niente.
wrong-method = Questo indirizzo non si usa così; /api/openapi.json dice come.
bad-setup = { $why }
bad-setup-code = «{ $code }» non è un codice di preparazione. Un codice è fatto così: gioco.4.circuito.opzione=valore
bad-record = Questo file non si può aprire: { $why }
bad-language = Non ci sono testi in «{ $given }»; scegli fra: { $known }.
bad-seats = Di' per ogni posto chi vi siede: { $seats } posti, non { $given }.
bad-clock = Un orologio vuole un tempo maggiore di zero e di 30 giorni al massimo.
one-seat-each = A un tavolo hai un solo posto; per giocare in più su un dispositivo scegli «stesso schermo».
hot-seat-is-private = A questo tavolo si gioca su un solo dispositivo: non ci sono posti per altri.
started-already = La gara è già partita.
no-free-seat = Non ci sono più posti liberi; puoi guardare.
empty-seats = { $count ->
    [one] Un posto è libero: invita qualcuno o assegnalo a un bot.
   *[other] { $count } posti sono liberi: invita altri o assegnali ai bot.
}
not-alone = A questo tavolo altri stanno ancora correndo: i bot tengono il loro ritmo.
own-seat = Ci siedi tu: prima lascia il posto.
no-seat-here = Non hai un posto a questo tavolo.
not-your-seat = Questo non è il tuo posto.
not-gone = Questo giocatore è ancora qui, o c'era un minuto fa.
too-many-take-backs = A questo tavolo si è tornati indietro troppe volte.
too-many-tables = Hai { $most } tavoli con gare non finite. Finiscine una prima di aprire un altro tavolo.
too-many-records = Hai portato { $most } verbali. Si cancellano da soli quando nessuno li guarda da un po'.
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

bad-message = Questo messaggio non si può leggere: { $why }
too-large = Questo è troppo grande: manda meno in una volta.
too-fast = Troppe cose in una volta. Aspetta un momento.
too-many-sockets = Hai troppi tavoli aperti insieme. Chiudine qualcuno e riprova.
wrong-origin = Questa richiesta viene da una pagina di un altro sito. Chi gestisce il servizio può permetterla con --origin, o con --https dietro a un proxy HTTPS.
wrong-host = Questo server non risponde al nome «{ $host }». Chi lo gestisce può permetterlo con --allow-host.
not-json = Invia JSON, con l'intestazione Content-Type: application/json.
not-ready = Il servizio non è pronto: la sua base di dati non risponde.

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
