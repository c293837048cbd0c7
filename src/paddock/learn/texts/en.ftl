no-lesson = { $game } has no lesson '{ $name }'; { $near }
no-chapter = the book of { $game } has no chapter '{ $name }'; { $near }
