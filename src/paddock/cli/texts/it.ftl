about = Giochi da tavolo di corse, completi fino all'ultima regola: da giocare, organizzare, simulare e usare per addestrare agenti.
epilog = Senza un comando Paddock si apre nel browser. 'paddock help COMANDO' dice di più.
commands = comandi
command = COMANDO
no-command = non c'è il comando '{ $command }'; ci sono: { $commands }
arg-usage = uso:
arg-options = opzioni
arg-arguments = argomenti
arg-help = mostra questo aiuto ed esce
arg-argument = argomento %(argument_name)s: %(message)s
arg-choice = valore non valido: %(value)r (scegli tra %(choices)s)
arg-type = %(value)r non è un numero
arg-one = ci vuole un valore
arg-some = ci vuole almeno un valore
arg-most-one = ci vuole al massimo un valore
arg-none = non prende valori, neppure %r
arg-not-with = non si può usare insieme a %s
arg-one-of = ci vuole uno di questi argomenti: %s
arg-missing = mancano questi argomenti: %s
arg-ambiguous = %(option)s può essere uno di questi: %(matches)s
arg-unknown = argomenti sconosciuti: { $words }
see-help = (vedi '{ $command }')
did-you-mean = forse intendevi '{ $name }'?
no-command-near = il comando '{ $command }' non esiste; forse intendevi '{ $near }'?
goodbye = Arrivederci.

help-version = mostra la versione
help-lang = la lingua di tutti i testi
help-play = Giocare una gara qui, con persone e bot. Senza un gioco si apre il menu iniziale.
help-game = quale gioco; 'paddock games' li elenca
help-circuit = dove si corre; 'paddock games GIOCO' elenca i circuiti
help-circuits-in-turn = dove si corre; 'paddock games GIOCO' elenca i circuiti; ripetilo per correre a turno su più circuiti
help-preset = un preset: regole che vanno insieme; 'paddock games GIOCO' le elenca
help-switch = cambia una regola, come in laps=3; si può ripetere; 'paddock games GIOCO' le elenca
help-seed = il seme, una parola o un numero: lo stesso dà gli stessi tiri e le stesse carte
help-seats = i nomi delle persone a questa tastiera, o quanti posti ci sono in tutto
help-bots = un livello per ogni bot che gioca: da 1, il più facile, a 5
help-resume = riprende una gara lasciata a metà
help-record = dove scrivere la registrazione della gara
help-commentary = quanto racconta la cronaca: headlines (titoli), race (gara) o detail (ogni dettaglio)
help-plain = domande e risposte riga per riga, senza schermo intero
help-replay = Rivedere passo per passo la registrazione di una gara.
help-file = una registrazione, come quelle scritte alla fine di una gara
help-move = la mossa a cui aprirlo
help-seat = dal punto di vista di quale posto; senza, da quello di uno spettatore
help-verify = Verificare che il caso in una registrazione corrisponda al suo seme.
help-rules = Cercare le regole. Senza parole si elencano i capitoli.
help-words = l'ID di una regola, il suo inizio, o parole che vi compaiono
help-one-game = solo questo gioco
help-rulings = solo le regole che il regolamento non stampa: interpretazioni e regole nostre
help-games = Elencare i giochi; di uno solo, ogni preset e ogni opzione.
help-short = solo i nomi
help-draw = Disegnare una posizione in SVG: da una registrazione, da una posizione scritta, o una gara appena preparata.
help-seat-count = quanti guidano
help-position = una posizione su una riga, come la scrive 'match.position'
help-close = la parte del tabellone dove sono le auto, più grande
help-output = dove scrivere il disegno; senza, viene stampato

help-simulate = Far correre i bot molte volte, conservare ogni gara in una tabella e riferire.
help-compare = Correre le stesse gare con qualcosa di cambiato, e dire che cosa cambia.
help-tournament = Far correre ogni bot contro ogni altro, e dare loro un punteggio.
help-ladder = Far correre ogni livello di bot contro quello sotto, e dire quante volte vince.
help-ladder-levels = i livelli da far correre contro quello sotto: il 5 è il più lento, e si può misurare con meno gare
help-tune = Trovare quanto deve contare per i bot ogni voce del giudizio di un gioco.
help-tune-bot = il bot di cui si regolano i pesi ({ $usual })
help-tune-terms = le voci da regolare, separate da virgole; di norma tutte
help-positions = da quante gare vengono le posizioni del primo calcolo ({ $usual })
help-generations = quante volte i pesi migliorano in gara ({ $usual })
help-population = quanti candidati ogni volta ({ $usual })
help-held-out = quante gare misurano alla fine il guadagno ({ $usual })
help-bot-words = un bot per ogni posto, come 'greedy random' o 'level-3,search:seconds=1'; se sono meno, a turno ({ $usual })
help-races = quante gare, per ogni cosa che si corre ({ $usual })
help-jobs = quanti processi corrono insieme (1)
help-on = corre su un cluster Ray
help-results = dove conservare i risultati: un file .parquet o .csv
help-report = dove scrivere il report: una pagina HTML
help-results-folder = la cartella dei risultati: un file .parquet per ogni impostazione
help-measure = una misura propria: un nome offerto da un pacchetto, oppure modulo:funzione; anche più volte
help-until-clear = guardare dopo un ottavo, un quarto e metà delle gare, e fermarsi quando ogni confronto è deciso
help-sweep = Correre con ogni combinazione di alcune impostazioni, o cercare quella che dà la gara desiderata.
help-sweep-vary = un'impostazione e i suoi valori, 1..4 per un intervallo; anche più volte
help-target = come deve essere la gara, per esempio minutes=45 o pole=20; anche più volte
help-pace = i secondi che una persona impiega a decidere, per i minuti di una gara (15)
help-vary = che cosa cambia e i suoi valori: un'opzione, oppure circuit, preset, seats o bot
not-installed = { $package } non è installato: pip install 'paddock[{ $extra }]', o '.[{ $extra }]' in un clone
stopped = { $what }; lo stesso comando riprende da lì

help-circuits = Elencare, controllare, disegnare e cominciare circuiti.
help-circuit-list = Nominare ogni circuito e in che cosa è diviso.
help-circuit-check = Controllare circuiti e riassumerli, uno per riga.
help-circuit-draw = Disegnare i tabelloni di un circuito in SVG o PNG.
help-circuit-new = Cominciare un circuito proprio.
help-product = solo questo tabellone
help-circuit-files = ID o file; senza, tutti i circuiti
help-circuit-file = un ID o un file
help-settle = scrive nel file le lunghezze che chiudono l'anello
help-form = la forma del foglio
help-png = PNG invece di SVG; serve paddock[png]
help-width = quanto è largo un PNG
help-pictures = un file per un solo tabellone, o una cartella
help-circuit-id = lettere minuscole, cifre e _; anche il nome del file
help-circuit-name = il nome sul tabellone
help-like = comincia con una copia di questo circuito

help-decks = Elencare, mostrare, controllare e cominciare mazzi.
help-deck-list = Elencare i mazzi stampati e i propri.
help-deck-show = Mostrare ogni carta di un mazzo a parole, o il suo testo.
help-deck-check = Controllare mazzi: ogni errore con la sua riga, o un riassunto.
help-deck-new = Cominciare un mazzo proprio.
help-deck-game = solo i mazzi di questo gioco
help-deck = un mazzo proprio con il suo id, un file, o il mazzo stampato di un gioco
help-deck-track = un mazzo stampato con le carte circuito di questo circuito
help-deck-text = scrive il testo del mazzo, come sta in un file
help-deck-files = ID o file; senza, tutti i mazzi
help-deck-circuit = controlla se le carte circuito vanno bene per questo circuito
help-deck-like = comincia dal mazzo stampato di questo gioco, o da una copia di questo mazzo
help-deck-name = il nome del mazzo
deck-printed = stampato
deck-own = tuo
deck-broken = { $count ->
    [one] un errore
   *[other] { $count } errori, il primo
}
deck-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
deck-suits = va bene per { $circuits }
no-deck = non c'è il mazzo '{ $name }'; ci sono: { $decks }
no-deck-game = { $game } non ha mazzi propri; li hanno: { $games }
deck-no-board = { $game } non si gioca su circuiti: togli --circuit
deck-there = c'è già un mazzo { $name }: { $path }

help-serve = Servire il tavolo nel browser ad altre persone.
help-host = l'indirizzo su cui ascoltare: 0.0.0.0 per tutti (127.0.0.1)
help-port = la porta su cui ascoltare (8090)
help-database = sqlite:///file o postgresql://utente@host/nome
help-log-level = quanto annotare nel registro
help-origin = un altro indirizzo da cui vengono i browser; si può ripetere
help-allow-host = un nome con cui i browser raggiungono il server, come races.example; si può ripetere
help-https = i giocatori vengono in HTTPS, attraverso un proxy su questa macchina
help-keep = per quanti giorni si tiene ciò che nessuno usa, 0 per sempre: open=7 running=90 finished=0 guests=90 records=180; si può ripetere
help-server = Per chi gestisce un servizio: utenti, tavoli, segnalazioni, esclusioni, backup e spazio occupato.
help-server-owner = Rende un account proprietario del servizio, moderatore, o nessuno dei due.
help-server-users = Elenca gli utenti, prima chi è venuto per ultimo.
help-server-tables = Elenca i tavoli, prima quelli cambiati per ultimi.
help-server-reports = Elenca le segnalazioni aperte, con la chat di quel momento.
help-server-bans = Elenca le esclusioni in corso.
help-server-audit = Elenca che cosa hanno fatto proprietari e moderatori, e perché.
help-server-ban = Esclude un utente, o gli ospiti di una rete.
help-server-lift = Toglie le esclusioni di un utente o di una rete.
help-server-rename = Dà un altro nome a un utente, in tutte le gare e le chat.
help-server-reset-password = Dà a un account una nuova password, la stampa e chiude le sue sessioni.
help-server-close-table = Chiude un tavolo: nessuno vi gioca, guarda o scrive.
help-server-reopen-table = Riapre un tavolo chiuso.
help-server-delete-table = Cancella per sempre un tavolo con la sua gara e la sua chat.
help-server-close-report = Chiude una segnalazione.
help-server-export = Scrive in un file tutto ciò che è salvato su un utente.
help-server-delete-user = Cancella per sempre un utente; le sue gare restano, a nome di “un ex giocatore”.
help-server-argument-data-file = il file da scrivere, in JSON
help-server-backup = Scrive un backup, anche mentre il servizio è attivo.
help-server-restore = Ripristina un backup in un database vuoto, di un tipo o dell'altro.
help-server-usage = Mostra che cosa occupa spazio, e che cosa toglierebbe la pulizia.
help-server-tidy = Toglie ciò che non si tiene più; il servizio lo fa da solo ogni ora.
help-server-argument-name = un account, un id o un nome
help-server-argument-subject = un account, un id, un nome o una rete come 203.0.113.0/24
help-server-argument-new = il nuovo nome
help-server-argument-find = solo quelli che contengono questo testo
help-server-argument-table = l'id del tavolo, come nel suo indirizzo
help-server-argument-number = il numero della segnalazione
help-server-argument-file = il backup, un solo file
help-server-argument-reason = il perché; resta nel registro, e lo legge chi è escluso
help-server-argument-role = che cosa diventa l'account (owner)
help-server-argument-days = quanti giorni dura; 0 è per sempre (0)
help-server-argument-chat = solo dalla chat
help-server-argument-all = anche quelle chiuse
help-server-argument-yes = sì, non si torna indietro
help-server-argument-dry-run = conta soltanto che cosa si toglierebbe
server-done = Fatto.
help-server-ratings = Mostra i piloti più forti di ogni gioco; con --recompute ricalcola tutti i punteggi dalle gare.
help-server-argument-recompute = ricalcola tutti i punteggi dalle gare valide per la classifica
server-recomputed = Gare valide: { $races }; { $changed ->
    [0] tutti i punteggi sono rimasti uguali.
    [one] 1 punteggio è cambiato.
   *[other] { $changed } punteggi sono cambiati.
}
help-research-archive = offre come download, per la ricerca, tutte le gare pubbliche i cui piloti acconsentono
server-new-password = La nuova password: { $result }
server-none = Non ce ne sono.
server-guest = (ospite)
server-banned = escluso
server-for-ever = per sempre
server-bad-days = Un'esclusione dura da 0 (per sempre) a { $most } giorni.
server-needs-yes = Non si torna indietro: aggiungi --yes.
server-backed-up = { $rows } righe salvate in { $file }. Contiene password cifrate e chiavi segrete: tienilo al sicuro.
server-restored = { $rows } righe ripristinate da { $file }.
help-on-server = gioca una gara su un server, con una tua chiave in PADDOCK_TOKEN
help-table = l'id del suo tavolo; senza, quello che ti aspetta
help-plan = con --server: rispondi in anticipo; senza parole elenca che cosa ti si potrà chiedere, TIPO CODICE... prova un piano e lo attiva
remote-no-token = Crea una chiave nella tua pagina del server e impostala: export PADDOCK_TOKEN=paddock_...
remote-no-race = Non hai gare in corso su questo server.
remote-waiting = { $status }. In attesa degli altri; Ctrl-C per fermarti.
plan-needs-server = Un piano lo esegue un server: indicalo con --server URL.
plan-usage = plan TIPO CODICE [CODICE...] risponde in anticipo a una domanda di quel tipo, con il primo codice disponibile; al posto dei codici: safe, far, most:INDICATORE o least:INDICATORE. plan revoke revoca il piano.
plan-revoked = Il tuo piano è revocato.
plan-armed = Il tuo piano è attivo ({ $kinds }). Ha agito { $acted } { $acted ->
    [one] volta
   *[other] volte
}.
plan-ended = Il tuo piano ({ $kinds }) è finito. { $why }
plan-tried = In { $tries } prove questo piano avrebbe agito in { $acted }, { $choices } volte in tutto:
plan-arm = Attivarlo? (s/n)
plan-yes = s sì si
plan-is-armed = Il tuo piano è attivo.
help-calling = per avvisare i giocatori che una gara li aspetta (tutto spento finché non lo imposti)
help-public-url = l'indirizzo di questo server nei messaggi, per esempio https://gare.example
help-smtp = il server di posta, per esempio smtp://utente:password@mail.example:587; meglio in PADDOCK_SMTP
help-mail-from = il mittente delle mail, per esempio paddock@gare.example
help-webhooks = permette ai giocatori di indicare un webhook di Discord, Slack o proprio
help-webhook-network = una rete privata raggiungibile dai webhook, per esempio 192.168.1.0/24; ripetibile
help-push = permette ai browser di mostrare notifiche (richiede l'extra "server" e HTTPS)
help-bot-workers = quanti processi pensano per i bot (1)

help-league = Organizza un campionato, gara per gara.
help-league-new = comincia un campionato: scrive una stagione da adattare
help-league-show = le classifiche e il calendario
help-league-next = la prossima gara: chi siede dove, con quali regole
help-league-race = corri qui la prossima gara
help-league-add = aggiungi la registrazione di una gara corsa altrove
help-league-files = la registrazione della gara; di una gara su più tavoli una per tavolo, nel loro ordine
help-league-enter = inserisci il risultato di una gara corsa su un tavolo vero
help-league-correct = sostituisci il risultato di una gara, con il motivo
help-league-number = il numero della gara nel calendario
help-league-why = il motivo, conservato con il risultato
help-league-fate = che cosa la gara ha lasciato ai piloti, come Ann=dead; il gioco dice che cosa è possibile
help-league-grid = i piloti nell'ordine della griglia, per i punti bonus
help-league-fastest = chi ha fatto il giro più veloce
help-league-verify = ricalcola una stagione dal registro e dalle gare salvate
help-league-folder = la cartella del campionato
help-league-title = il nome; altrimenti, quello della cartella
help-league-html = scrivi anche le classifiche come pagina
help-league-without = chi non viene
help-league-places = i piloti, il vincitore per primo; Ann=Bob sono a pari merito
help-league-retired = i piloti ritirati, il migliore per primo
help-league-as = quale pilota sedeva lì con un altro nome
league-as = un pilota con un altro nome si scrive --as NOME=PILOTA
league-fate = quello che una gara lascia a un pilota si scrive --fate Ann=dead
league-shared = i piloti a pari merito si scrivono Ann=Bob

no-game = non c'è il gioco '{ $game }'; ci sono: { $games }
no-results-folder = '{ $path }' è un file; indica una cartella per i risultati
system-error = { $name }: { $code ->
    [ENOENT] il file o la cartella non c'è
    [EISDIR] è una cartella, e serve un file
    [ENOTDIR] c'è un file dove serve una cartella
    [EACCES] non hai il permesso
    [EPERM] non hai il permesso
    [EROFS] qui non si può scrivere
    [ENOSPC] il disco è pieno
    [EEXIST] esiste già
   *[other] { $why }
}
report-is-folder = '{ $path }' è una cartella: per il resoconto indica un file, come report.html
many-bots = { $seats } posti non bastano per { $people ->
    [0] { $bots } bot
    [one] una persona e { $bots } bot
   *[other] { $people } persone e { $bots } bot
}
not-svg = un'immagine si scrive in un file che finisce in .svg, non in '{ $path }'
no-report-folder = non c'è la cartella '{ $folder }' in cui scrivere il report
record-nowhere = non è stato possibile scrivere la registrazione da nessuna parte: { $folders }
record-there = { $path } c'è già; indica un altro file per la registrazione
no-record-folder = non c'è la cartella { $folder } per la registrazione
no-file = non c'è il file { $path }
no-text = { $path } non è un testo, quindi non è la registrazione di una gara
no-circuit = non c'è il circuito '{ $name }'; ci sono: { $circuits }
circuit-ours = { $name } è dei nostri e non si cambia: comincia una copia con 'paddock circuit new'
several-boards = { $name } ha più tabelloni: scegline uno con --product, o indica una cartella
bad-circuit-id = '{ $name }' non è un id: lettere minuscole, cifre e _, al massimo 24
circuit-there = c'è già un circuito { $name }: { $path }
bad-circuit-name = un nome dev'essere stampabile, di 60 lettere al massimo e senza virgolette
bad-switch = un'opzione si scrive nome=valore, non '{ $word }'
levels = { $error }; livelli: { $levels }
bad-port = una porta è un numero da 1 a { $most }, non { $given }
usage-total = Il database occupa { $size }. Per tipo di riga, con gli indici:
usage-tables = Tavoli: { $open } aperti, { $running } in gara, { $over } finiti.
usage-users = Utenti: { $accounts } con un account, { $guests } ospiti.
usage-holders = Chi ha ospitato più decisioni (id, nome, tavoli, decisioni):
usage-tidy = La pulizia toglierebbe:
bad-bot-workers = almeno un processo deve pensare per i bot, non { $given }
bad-host-name = un nome si scrive races.example, senza https:// e senza porta, non '{ $given }'
bad-origin = un'origine si scrive https://races.example, non '{ $given }'

you = Pilota
seat = Posto { $number }
no-seat = i posti sono numerati da 1 a { $seats }
which-game = di' quale gioco: { $games }
race-was-over = la gara in { $path } è finita; 'paddock replay' la mostra
no-seed = la registrazione { $path } non ha un seme, quindi la gara non si può riprendere
draw-what = di' che cosa disegnare: una registrazione, oppure --game con le opzioni di una gara
drawn = Disegnato: { $path }

same-name = due posti non possono avere lo stesso nome: '{ $name }'
resume-ignores = una gara ripresa tiene gioco, circuito, regole e sorte: togli { $words }
resume-who = con --seats indica le persone di questa gara, tra: { $names }; non: { $name }

verify-right = { $file }: giusto. { $moves ->
    [one] Una decisione
   *[other] { $moves } decisioni
} e { $drawn ->
    [one] un'estrazione
   *[other] { $drawn } estrazioni
} del caso, tutte come dice il seme { $seed }.
verify-wrong = { $file }: sbagliato. Il caso dopo la mossa { $number } non segue dal seme.

rule-origin = { $origin ->
    [ours] nostra
   *[ruling] interpretazione
}
rules-none = nessuna regola dice '{ $words }'; 'paddock rules' elenca i capitoli
list-seats = Posti: da { $least } a { $most }
list-circuits = Circuiti: { $circuits }
list-more = 'paddock play { $game }' comincia una gara; 'paddock games { $game }' mostra { $presets ->
    [0] {""}
    [one] un preset e{" "}
   *[other] { $presets } preset e{" "}
}{ $switches ->
    [one] un'opzione
   *[other] { $switches } opzioni
}.
list-presets = Preset:
list-switches = Opzioni:

lines-hint = Rispondi con un numero o un codice. ? regola · w perché no · a consiglio · u annulla · t tavolo · z zoom · l cronaca · h aiuto · q esci
lines-help = Scrivi il numero di un'opzione o il suo codice. Inoltre:
      ?        la regola dietro la domanda
      a        che cosa farebbe il consigliere, e perché
      w        perché ciò che si vede non si può scegliere; w marcia 5, o w e un codice, per una cosa sola
      u        annulla l'ultima scelta
      t        mostra di nuovo il tavolo
      z        mostra il tabellone intorno alla tua auto, con i colori dei posti
      l        la cronaca; l headlines (titoli), l race (gara) o l detail (ogni dettaglio) ne cambiano la lunghezza
      q        esce; la gara viene salvata
lines-number = Scrivi un numero da 1 a { $count }, o un codice; h aiuta.
lines-length = Lunghezze della cronaca: { $lengths }
lines-sure = { $warning ->
    [none] Non si può annullare, e qualcosa si perde per sempre.
   *[other] Attenzione: { $warning }.
} Confermi? [s/N]{" "}
curtain-lines = Passa la tastiera a { $name }. { $name }, premi Invio quando nessun altro guarda.{" "}
leaf-hint = Invio o n avanti · b indietro · f dieci avanti · r dieci indietro · s inizio · e fine · un numero salta lì · v visuale del prossimo posto · v2 del posto 2 · v0 di tutti · q esci

curtain-title = Passa la tastiera a { $name }
curtain-text = Ora nessun altro deve guardare. Premi Invio quando sei pronto.
curtain-undo = u: { $name } annulla l'ultima scelta
no-undo = Non si può annullare nulla: qualcosa è stato mostrato, il caso ha deciso o qualcun altro ha agito.
undone = { $name } annulla la scelta.
why-nothing = Tutto ciò che si vede si può scegliere.
why-possible = { $code } è possibile.
kept = La gara è finita. La registrazione: { $path }
kept-open = La gara è salvata, per un'altra volta: paddock play --resume { $path }
result = Risultato
at-move = mossa { $number } di { $last }
eyes = vista da { $name }
eyes-all = vista da uno spettatore

row-left = Riprendi
row-left-about = Hai lasciato questa gara prima della fine: Invio la riprende, Canc la toglie dall'elenco.{ $count ->
    [one] {""}
   *[other] {" "}Sinistra e destra mostrano le { $count } gare lasciate.
}
row-game = Gioco
row-circuit = Circuito
row-circuit-about = Dove si corre.
row-preset = Preset
row-preset-about = Le regole standard. Un preset imposta più opzioni insieme.
row-person-about = Una persona a questa tastiera: scrivi il nome.
row-seat-about = Sinistra e destra cambiano chi siede qui; Canc toglie il posto.
row-add = + un altro posto
row-add-about = Invio aggiunge un bot. I posti sono fino a { $most }.
row-switches = Regole
row-switches-changed = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
}
row-switches-about = Invio mostra tutto ciò che si può impostare.
row-lang = Lingua
language = Italiano
row-lang-about = Sinistra e destra cambiano la lingua.
row-start = Via alla gara
row-start-about = Invio dà il via, da qualsiasi riga.
usual = standard
person = persona

thinking = Si aspetta { $names }…
sure = { $warning ->
    [none] Non si può annullare, e qualcosa si perde per sempre.
   *[other] Attenzione: { $warning }.
} Ancora Invio, se sei sicuro.
record-at = La registrazione di questa gara:
log-title = Che cosa è successo
commentary = Cronaca: { $length ->
    [headlines] solo i titoli.
    [race] la gara.
   *[detail] ogni dettaglio.
}
fast = I bot non ti aspettano più.
slow = I bot ti aspettano di nuovo.
why-title = Perché no?
why-hint = scrivi per restringere, o un codice
jump = mossa da 0 a { $last }

keys-title = Tasti
keys-help = ↑ ↓, o un numero: indica un'opzione
    Invio: la sceglie
    u: annulla l'ultima scelta
    w: perché qualcosa non si può scegliere?
    ?: questa pagina
    s: classifica e segni per intero
    l: la cronaca
    z: la mappa da vicino, o intera
    {"[ ]"}: scorre il tavolo
    f: bot senza pausa
    c: cronaca più lunga o più corta
    q o Esc: esce; la gara viene salvata
keys-race = ↑↓ Invio scegli · u annulla · w perché no · s segni · l cronaca · z zoom · ? aiuto · q esci
keys-wait = u annulla · f veloce · s segni · l cronaca · z zoom · ? aiuto · q esci
keys-over = n ancora · m menu · r rivedi · l cronaca · ? aiuto · q esci
keys-leaf = ← → passo · Pag↑↓ dieci · g salta · Tab visuale · ? aiuto · q esci
keys-sheet = ↑ ↓ scorri · Esc indietro
keys-why = scrivi per restringere · Esc indietro
keys-left = ↑↓ scorri · ←→ cambia · Invio riprendi · Canc togli · F1 aiuto · Esc esci
keys-start = ↑↓ scorri · ←→ cambia · scrivi un nome · Invio via · F1 aiuto · Esc esci
keys-switches = ↑↓ scorri · ←→ cambia · Invio indietro

help-analyse = Separa la fortuna dalla guida in una gara finita: probabilità, momenti decisivi, scelte care.
help-analyse-out = scrive una pagina da condividere, senza script
help-analyse-picture = scrive un'immagine con le probabilità lungo la gara
help-analyse-json = scrive tutto ciò che è stato trovato, come dati
help-hint = Chiede al consigliere che cosa farebbe in un momento di una gara registrata, e perché.
help-hint-move = la mossa dopo la quale chiedere; altrimenti l'ultima
help-hint-seat = il posto da consigliare; altrimenti quello di turno
no-move = le mosse sono numerate da 0 a { $last }
hint-over = lì nessuno deve decidere; scegli una mossa precedente con --move, da 0 a { $last }
hint-not-asked = lì quel posto non deve decidere niente; di turno: { $seats }
help-puzzles = Risolve il quesito del giorno o un altro; trova i quesiti della tua gara; ne cerca di nuovi.
help-puzzles-list = Elenca tutti i quesiti.
help-puzzles-solve = Risolve un quesito.
help-puzzles-id = il quesito; 'paddock puzzles list' li elenca
help-puzzles-answer = la tua risposta: il codice di un'opzione
help-puzzles-race = Trova le scelte di una gara registrata che hanno buttato via possibilità di vittoria.
help-puzzles-seat = il posto di cui si guardano le scelte
help-puzzles-seconds = per quanti secondi cercare (60)
help-puzzles-make = Cerca in gare di bot le scelte in cui una sola opzione è chiaramente la migliore.
help-puzzles-first = il seme della prima gara (1)
help-puzzles-count = quanti quesiti trovare (10)
help-puzzles-races = quante gare cercare al massimo (200)
help-puzzles-out = il file per i quesiti; se c'è già, viene continuato
puzzles-total = { $count ->
    [one] { $count } quesito
   *[other] { $count } quesiti
}
puzzle-title = Quesito { $id }: qual è la scelta migliore?
puzzle-seat = Auto { $number }
puzzle-right = Giusto.
puzzle-wrong = C'era di meglio.
puzzle-value = { $code }: vince il { $percent }% delle volte{ $loss ->
    [0] {""}
   *[other] , { $loss } meno della migliore (più o meno { $doubt })
}
puzzle-reasons = Il consigliere:
puzzle-found = { $id }: gara { $seed }, { $code }
puzzles-of-race = { $count ->
    [0] Nessuna scelta ha chiaramente buttato via dieci punti di possibilità di vittoria; ne sono state guardate { $looked }.
    [one] Una scelta ha buttato via più di dieci punti di possibilità di vittoria; ne sono state guardate { $looked }.
   *[other] { $count } scelte hanno buttato via più di dieci punti di possibilità di vittoria; ne sono state guardate { $looked }.
}
help-learn = Impara un gioco con lezioni brevi. Senza un gioco, elenca i corsi.
help-lesson = la lezione, per nome o per numero; se manca, la prima non ancora fatta
help-lesson-check = gioca tutte le lezioni con ogni risposta sbagliata e segnala che cosa non torna
help-lesson-count = scrive quante lezioni e quanti testi ci sono
no-lessons = { $game } non ha ancora lezioni; le regole: 'paddock rules --game { $game }'
lessons-true = { $count } lezioni verificate.
lessons-counted = { $game }: { $lessons } lezioni, { $steps } passi, { $wrong_turns } risposte sbagliate previste, { $hints } consigli, { $card_lines } righe di scheda, { $chapters } capitoli, { $examples } esempi, { $terms } termini, { $texts } testi per lingua
lesson-title = Lezione { $number } di { $of }: { $title }. Scrivi un numero o un codice; q per uscire.
lesson-next = La prossima: { $title } (paddock learn { $game } { $lesson })
lesson-last = Era l'ultima lezione. Ora si corre: paddock play { $game }
answer-right = Giusto.
answer-wrong = Non proprio.
help-book = Leggi le regole di un gioco come un libro. Senza capitolo, elenca i capitoli.
help-chapter = il capitolo, per nome o per numero; all per il libro intero
help-book-check = gioca gli esempi di tutti i libri e segnala che cosa non torna
no-book = { $game } non ha ancora un libro; le regole: 'paddock rules --game { $game }'
no-chapter = il libro di { $game } non ha un capitolo '{ $chapter }'; ci sono: { $chapters }
book-chapters = { $title }, il libro. Per leggere un capitolo: paddock book { $game } 1
book-next = Il prossimo: { $title } (paddock book { $game } { $chapter })
book-rules = Regole: { $rules }
book-examples-true = { $count } esempi verificati.
help-glossary = Cerca che cosa significa un termine. Senza termine, li elenca tutti.
help-term = il termine, in una qualsiasi delle sue forme
book-title = { $title }: il libro
glossary-title = Glossario
glossary-heading = { $heading ->
    [laboratory] In laboratorio
    [code] Nel codice
   *[table] Al tavolo
}
glossary-none = non c'è un termine '{ $term }'; 'paddock glossary' li elenca tutti
glossary-told = Per saperne di più: paddock book { $game } { $chapter }

help-card = Stampa la scheda riassuntiva di un gioco.
help-card-html = come pagina HTML da stampare
help-card-output = il file della pagina; il browser la stampa o la salva in PDF
no-card = { $game } non ha ancora una scheda riassuntiva
card-written = La scheda è in { $path }. Aprila in un browser per stamparla o salvarla in PDF.
more-cars = { $count ->
    [one] un'altra
   *[other] altre { $count }
}
more-options = { $above ->
    [0] {""}
   *[other] ▲ { $above } sopra{ $below ->
        [0] {""}
       *[other] {" · "}
    }
}{ $below ->
    [0] {""}
   *[other] ▼ { $below } sotto
}

legend-title = Segni della classifica
legend-map = Segni sulla mappa
legend-pieces = Segni sui pezzi
legend-examples = I pezzi a parole
legend-gap = passi dietro al primo
legend-line = la linea di partenza e arrivo
legend-numbers = dove porta un'opzione: il suo numero o l'ultima cifra; · se sono più d'una
state = { $state ->
    [out] fuori gara
    [chosen] ha scelto
   *[to-move] deve scegliere
}
icon = { $icon ->
    [train] treno
    [car] auto
    [motorbike] moto
    [ship] nave
    [plane] aereo
    [stage] tappe
    [booster] velocità
    [lap] giri
    [place] posizione
    [clock] tempo
    [coin] soldi
    [cube] cubetto
    [bag] sacchetto
    [card] carte
    [tyre] gomme
    [brake] freni
    [gear] marce
    [engine] motore
    [body] carrozzeria
    [suspension] sospensioni
    [fuel] carburante
    [wrench] riparazioni
    [battery] batteria
    [helmet] guida
    [damage] danni
    [robot] robot
    [sun] asciutto
    [cloud] meteo
    [rain] pioggia
    [flag] bandiera o evento
    [heart] salute
    [question] check
    [half-left] semitappa a sinistra
    [half-right] semitappa a destra
   *[other] il simbolo di un pilota
}
leave-title = Lasci la gara?
leave-text = Viene salvata: la riprendi dal menu o con --resume.
leave-keys = Invio esci · Esc resta
standings-title = Classifica
keys-leaf-help = → o Spazio: la mossa dopo
    ← o Backspace: la mossa prima
    Pag↓ Pag↑: dieci mosse avanti o indietro
    Inizio Fine: l'inizio e la fine
    g: salta a una mossa
    Tab: la visuale del prossimo posto
    s: classifica e segni per intero
    z: la mappa da vicino, o intera
    {"[ ]"}: scorre il tavolo
    c: cronaca più lunga o più corta
    ?: questa pagina
    q o Esc: esce
keys-start-help = ↑ ↓ o Tab: va a una riga
    ← →: la cambia
    lettere: scrivi il nome di una persona
    Canc: toglie un posto, o una gara che non riprenderai
    Invio: fa partire la gara; su alcune righe, ciò che dicono
    F1 o ?: questa pagina
    Esc: esce
help-doctor = Fa correre i bot su un circuito e dice a parole che cosa va e che cosa no.
help-doctor-circuit = un circuito del gioco, tuo o di serie
help-doctor-out = scrive anche una pagina con le figure (HTML)
doctor-no-board = { $game } non si gioca su circuiti; scegli un altro gioco con --game
help-print = Scrive plancia, carte e scheda di un gioco come pagine da stampare, a grandezza naturale.
help-paper = la carta (a4)
help-poster = la plancia come un solo poster invece che su più fogli
help-car = la lunghezza di un'auto in millimetri, da cui viene la misura della plancia ({ $usual })
help-print-only = solo questa parte
help-print-out = il file da scrivere; senza, prende nome dal gioco e dal circuito
print-ruler = { $length } mm, se la stampa è a grandezza naturale
print-how = { $count ->
    [one] Un foglio
   *[other] { $count } fogli
}. Apri il file in un browser e stampalo al { $percent }, senza i margini del browser; o salvalo lì come PDF.
print-nothing = { $game } non ha niente da stampare del tipo '{ $part }'
several-users = più utenti si chiamano '{ $name }'; indica uno di questi id: { $ids }
no-user = non c'è un utente '{ $name }'; indica un account, un id o un nome: vedi 'paddock server users'
file-exists = { $file } c'è già; indica un file nuovo
bad-server = un server si scrive come https://races.example, non '{ $url }'
no-answer = { $url } non risponde: { $why }

# A real table

help-referee = Tiene il verbale di una gara a un tavolo vero: i dadi li tirate e le carte le pescate voi.
help-drivers = i nomi dei piloti al tavolo
help-open-hands = dire anche ogni carta pescata in mano; senza, le mani restano coperte finché una carta non viene giocata
referee-who = Chi guida? Scrivi i nomi: --seats Anna Bruno Carla
referee-not-told = { $path } è una gara con i propri dadi; per riprenderla: paddock play --resume { $path }
referee-hint = Scrivi che cosa è uscito o che cosa si è deciso; anche più risposte di fila. b verbale · c correggi · u annulla · s mostra una carta · t tavolo · l cronaca · ? regola · h aiuto · q esci
referee-help = Scrivi il numero o il codice di una risposta; per dadi e carte, quello che mostrano. Più risposte su una riga
      rispondono alle domande che seguono: 6 14 3. Comandi:
      b        il verbale: le ultime risposte con i loro numeri; b 40 dal numero 40 in poi
      c 40     che cosa si chiedeva al numero 40; c 40 gear-3 corregge quella risposta e tiene le successive finché vanno bene
      u        annulla l'ultima risposta; u 40 tutte dal numero 40 in poi
      s        un giocatore mostra una carta della mano coperta: s Anna r77
      ?        la regola della domanda
      t        mostra di nuovo il tavolo
      l        mostra la cronaca
      q        esci; la gara è salvata dopo ogni risposta
referee-cards =       o una carta della mano coperta, con il suo codice: ne sono possibili { $count }, da { $first } a { $last }
referee-rest = Non ho più letto: { $words }
referee-show = Scrivi s, un nome e il codice di una carta: s { $names }
referee-number = Scrivi il numero di una risposta, da 1 a { $count }; b le elenca.
referee-changed = { $dropped ->
    [0] Fatto. { $kept ->
        [0] {""}
        [one] La risposta successiva resta.
       *[other] Le { $kept } risposte successive restano.
    }
   *[other] Fatto. { $kept ->
        [0] Nessuna risposta successiva va più bene
        [one] Una risposta successiva resta
       *[other] { $kept } risposte successive restano
    }; { $dropped ->
        [one] questa va data di nuovo:
       *[other] queste vanno date di nuovo:
    }
}
referee-no-rule = Decide la sorte: non c'è una regola da leggere.
referee-open = La gara è salvata. Per riprenderla: paddock referee --resume { $path }
verify-told = { $file }: possibile. { $moves ->
    [one] Una decisione rigiocata
   *[other] { $moves } decisioni rigiocate
}, { $drawn ->
    [one] un'estrazione
   *[other] { $drawn } estrazioni
}; la sorte è stata detta a un tavolo vero, quindi non c'è un seme con cui controllarla.
