ended-not-offered = A «{ $question }» non c'era nessuna delle opzioni che avevi indicato.
ended-too-risky = A «{ $question }» il rischio di uscire era del { $count } %, più di quanto accetti.
ended-gauge = A «{ $question }» { $gauge } poteva arrivare a { $count }, oltre il tuo limite.
ended-passed = { $count ->
    [1] Non sei più in testa.
   *[other] Sei scivolato oltre la { $count }ª posizione.
}
ended-rounds = { $count ->
    [one] Il round è finito.
   *[other] I { $count } round sono finiti.
}
ended-done = { $count ->
    [one] Ha fatto la sua scelta.
   *[other] Ha fatto tutte le { $count } scelte.
}
ended-taken-back = Una scelta è stata annullata.
ended-failed = Non è stato possibile calcolarlo in tempo.
plan-empty = in un piano serve almeno una domanda con la sua risposta
plan-both = { $question }: indica delle opzioni, oppure che cosa rende migliore una, non entrambe le cose
plan-gauge = { $question }: 'most' e 'least' vogliono un indicatore, 'safe' e 'far' no
