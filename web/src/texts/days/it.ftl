plan = Pianifica
plan-about = Rispondi prima che arrivino le domande, con delle regole: i dadi non le rovinano. Il piano viene provato su gare immaginate prima di essere attivato. Sa quello che sai tu, niente di più, e nessun altro lo vede.
plan-loading = Guardo che cosa ti si potrà chiedere…
plan-none = Per ora non ti si chiederà niente.
plan-when = Quando ti si chiede
plan-choose = scegli
plan-by-name = una di queste opzioni, prima quella che tocchi per prima
plan-by-best = l'opzione migliore:
plan-aim-safe = meno rischio di uscire
plan-aim-far = più lontano
plan-aim-most = lascia più { $gauge }
plan-aim-least = lascia meno { $gauge }
plan-limits = purché
plan-no-risk-limit = qualsiasi rischio
plan-risk = il rischio di uscire sia al massimo del { $count } %
plan-no-gauge = nessun limite
plan-gauge-least = { $gauge }: almeno
plan-gauge-most = { $gauge }: al massimo
plan-value = Valore
plan-add = Aggiungi al piano
plan-remove = Togli
plan-yours = Il tuo piano
plan-empty = Aggiungi almeno una risposta.
plan-words = «{ $question }»: { $choice }
plan-else = , altrimenti{" "}
plan-words-risk = rischio al massimo { $count } %
plan-words-least = { $gauge } almeno { $count }
plan-words-most = { $gauge } al massimo { $count }
plan-lasts = Vale
plan-round = per questo round
plan-rounds = per { $count } round
plan-until-revoked = finché non lo revoco
plan-times = Sceglie
plan-any-times = ogni volta che si può
plan-times-count = { $count ->
    [one] una volta
   *[other] al massimo { $count } volte
}
plan-place = Finisce se scivolo oltre la { $place }ª posizione
plan-try = Provalo
plan-trying = Lo sto provando…
plan-tried = In { $tries } prove su { $rounds ->
    [one] un round
   *[other] { $rounds } round
} avrebbe agito in { $acted }, { $choices } volte in tutto.
plan-like = Così:
plan-times-in = { $count }×
plan-ends = Sarebbe finito:
plan-left = { $count ->
    [one] Una domanda l'avrebbe lasciata a te: per il piano le opzioni si equivalevano.
   *[other] { $count } domande le avrebbe lasciate a te: per il piano le opzioni si equivalevano.
}
plan-arm = Attivalo
plan-change = Cambialo
plan-revoke = Revocalo
plan-dismiss = Va bene
plan-armed = Il tuo piano è attivo.
plan-acted = { $count ->
    [0] Non ha ancora agito.
    [one] Ha agito una volta.
   *[other] Ha agito { $count } volte.
}
plan-ended = Il tuo piano è finito.
plan-show = Mostra
pause-ask = Chiedi una pausa del tavolo
pause-waiting = Hai chiesto una pausa. Tutti gli altri devono essere d'accordo.
pause-asks = { $name } chiede una pausa del tavolo: tutti gli orologi si fermerebbero.
pause-on = Il tavolo è in pausa. Nessuno viene chiamato e tutti gli orologi sono fermi.
pause-end = Fine della pausa
