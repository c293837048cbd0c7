"""How strong people are, game by game: the model, the book of rated races, and which races count."""
