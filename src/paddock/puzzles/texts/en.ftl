no-puzzle = there is no puzzle '{ $name }'; { $near }
no-puzzles = no game has puzzles; 'paddock puzzles make GAME' finds some
