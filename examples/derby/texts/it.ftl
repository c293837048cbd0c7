title = Derby
about = Cavalli al trotto o al galoppo, che è un azzardo: vince chi va più lontano.
status = { $turns ->
    [0] Ultimo turno
    [one] Un turno dopo questo
   *[other] { $turns } turni dopo questo
}
fields = Campi
prompt-ride = Trotto o galoppo?
chance-dash = Quanto tira { $seat }?
option-trot = Trotto, due campi
option-pips = { $pips }
option-gallop = Galoppo con il dado; con un uno si cade
event-moved = { $fields ->
    [0] { $seat } cade.
   *[other] { $seat } avanza di { $fields } campi.
}
placing = { $fields } campi
switch-turns = Quanti turni ha la corsa.
