find-race = Trova una gara
find-about = Di' che cosa ti piacerebbe correre: la gara parte quando abbastanza altri vogliono lo stesso. Oppure siediti a un tavolo aperto, o guarda.
seek = Cerca una gara
seek-drivers = Piloti
seek-length = Durata
length-short = breve
length-full = gara intera
seek-pace = Ritmo
pace-any = qualsiasi ritmo
pace-live = dal vivo
pace-days = in più giorni
seek-rated = Classifica
rated-any = valide e non
rated-yes = valida per la classifica
rated-no = non valida
seek-least = Punteggio degli altri da
seek-most = a
seek-go = Cerca piloti
seek-stop = Smetti di cercare
seek-waiting = Cerco piloti: { $waiting } su { $drivers }
seek-stay = Tieni aperta questa pagina: la gara parte da sola.
seek-days-stay = Puoi uscire: ti chiamiamo quando tocca a te.
seek-too = Unisciti
wishes = Altri cercano
wishes-none = Al momento nessuno cerca una gara. La tua è la prima.
any-game = tutti i giochi
find-open = Tavoli aperti
find-live = In gara adesso
find-none-live = Non c'è nessuna gara pubblica in corso.
watched-by = { $count ->
    [0] nessuno guarda
    [one] { $count } guarda
   *[other] { $count } guardano
}
rating-range = da { $least } a { $most }

ratings = Classifiche
ratings-about = Contano solo le gare valide per la classifica. Un punteggio compare quando è certo a ±{ $deviation } e il pilota ha incontrato almeno { $opponents } avversari diversi. Dopo una lunga pausa torna meno certo.
ratings-none = In questo gioco nessuno ha ancora un punteggio certo. Apri un tavolo valido per la classifica e sii il primo.
rank = Posizione
driver = Pilota
rating = Punteggio
rated-races = Gare valide
last-raced = Ultima gara
provisional = provvisorio
provisional-about = Diventa certo con altre gare contro piloti diversi.
rating-facts = { $races ->
    [one] { $races } gara valida
   *[other] { $races } gare valide
} contro { $opponents ->
    [one] { $opponents } persona
   *[other] { $opponents } persone
}
rating-history = L'andamento del punteggio
rating-history-about = Il punteggio dopo ogni gara valida, da { $first } a { $last }; ora { $points }.
no-ratings = Ancora nessuna gara valida per la classifica. Attiva «valida per la classifica» quando configuri un tavolo per più persone.
my-ratings = I tuoi punteggi
my-page = La mia pagina pubblica
driver-races = Ultime gare pubbliche

archive = Archivio
archive-about = Le gare pubbliche finite, ognuna con la sua replica.
archive-name = Pilota
archive-outcome = Risultato
outcome-any = qualsiasi
outcome-won = vinta
outcome-podium = sul podio
archive-circuit = Circuito
any-circuit = tutti i circuiti
archive-find = Cerca
archive-none = Nessuna gara corrisponde.
archive-more = Gare precedenti
archive-download = Scarica tutto per la ricerca
archive-download-about = Tutte le gare pubbliche i cui piloti acconsentono, senza nomi, un oggetto JSON per riga.
watch-replay = Guarda
research = Ricerca
research-consent = Le mie gare pubbliche possono far parte dell'archivio per la ricerca, senza il mio nome.
research-about = Disattivato finché non lo attivi tu. Una gara è nell'archivio solo finché acconsentono tutti quelli che l'hanno corsa.
research-not-offered = Per ora questo server non offre un archivio; la tua risposta vale se un giorno lo farà.

challenges = Sfide
challenges-about = Una gara, una sola fortuna: tutti guidano dallo stesso posto, contro gli stessi bot, con gli stessi dadi e le stesse carte. Hai un solo tentativo.
challenge-day = La gara del giorno
challenge-week = La gara della settimana
challenge-before-day = La gara di ieri
challenge-before-week = La gara della settimana scorsa
challenge-ends = fino a { $when }
challenge-try = Corri
challenge-go-on = Continua la corsa
challenge-drivers = { $count ->
    [0] Nessuno l'ha ancora finita.
    [one] { $count } pilota l'ha finita.
   *[other] { $count } piloti l'hanno finita.
}
challenge-setup = { $seats } piloti, parti dal posto { $seat }
challenge-place = Posto
challenge-gap = Margine
challenge-percentile = Percentile
champion = Il Campione
challenge-account = Per un tentativo serve un account, così ognuno ne ha uno solo:
replays-later = Potrai guardare le corse degli altri dopo il tuo tentativo.
