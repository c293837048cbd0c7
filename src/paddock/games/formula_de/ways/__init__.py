"""How a car finds its ways. `docs/ways.md` explains it with a drawing.

From below upwards:

* `terms`: what the regulations and the car allow, as one number
* `trail`: what a way has brought so far: corners overshot, dangers crossed, cells claimed
* `straights`: runs on straights, the shortest ways there, and the obstacles on a road
* `label`: a way that was begun, the steps from it (arcs), and stages (a label with its number of units)
* `network`: all labels of a circuit under given terms, and the steps between them; the rules of one step are here
* `way`: a way that ends, with its path, its cost and its code
* `search`: the levels of labels that a car can reach
* `menu`: the options of a segment, and the way behind each
* `roads`: a search with the ways that were found on it, and the menus made of them
* `cache`: what is kept between searches, for each circuit, with its bounds
* `situation`: from a race to a road: the only place that reads what ways depend on
* `segments`: the menu of every kind of segment
"""
