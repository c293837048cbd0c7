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
