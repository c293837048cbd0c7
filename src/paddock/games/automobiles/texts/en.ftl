title = Automobiles
