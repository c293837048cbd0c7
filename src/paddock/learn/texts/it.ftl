no-lesson = { $game } non ha una lezione '{ $name }'; { $near }
no-chapter = il libro di { $game } non ha un capitolo '{ $name }'; { $near }
