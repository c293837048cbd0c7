no-puzzle = non c'è un quesito '{ $name }'; { $near }
no-puzzles = nessun gioco ha quesiti; 'paddock puzzles make GIOCO' ne cerca
