title = Derby
about = Horses that trot or gamble on a gallop: the farthest wins.
status = { $turns ->
    [0] The last turn
    [one] One turn after this
   *[other] { $turns } turns after this
}
fields = Fields
prompt-ride = Trot or gallop?
chance-dash = What does { $seat } roll?
option-trot = Trot two fields
option-pips = { $pips }
option-gallop = Gallop by the die; a one throws the rider
event-moved = { $fields ->
    [0] { $seat } is thrown.
   *[other] { $seat } rides { $fields } fields.
}
placing = { $fields } fields
switch-turns = How many turns the race has.
