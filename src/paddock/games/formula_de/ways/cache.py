"""What is cached between searches, for each circuit, with its bounds.

Everything here can be forgotten at any time: a race finds the same again. Roads come back all the time, free ones above
all; networks are what makes a search on a new road quick.
"""

from typing import Final

from paddock.circuits import make_room
from paddock.games.formula_de.masks import cells_of
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.label import Label
from paddock.games.formula_de.ways.network import Network
from paddock.games.formula_de.ways.roads import Road
from paddock.games.formula_de.ways.terms import Terms
from paddock.games.formula_de.ways.trail import Trails

MOST_ROADS: Final = 8_000
MOST_CROWDED: Final = 64
MOST_LABELS: Final = 400_000

Crowd = tuple[Label, int, int]  # where a road begins, the cars and the dangerous cells on it as masks


class WaysCache:
    """What is known about the ways of one circuit."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.reaches: list[list[int]] = [[] for _ in track.names]  # for each place, by cells
        self.edges: list[int] = track.bit[:]  # and the places that were reached last
        self.forget()

    def forget(self) -> None:
        """Begin with nothing known."""
        self.trails: Trails = Trails()
        self.networks: dict[int, Network] = {}
        self.first: dict[int, Road] = {}  # free roads of first stretches, by terms, stops made and place
        self.free: dict[Label, Road] = {}  # all free roads, by where they begin
        self.crowded: dict[Crowd, Road] = {}

    def network(self, number: int) -> Network:
        """The network under the terms with this number."""
        network = self.networks.get(number)
        if network is None:
            network = Network(self.track, Terms(number), self.trails)
            self.networks[number] = network
        return network

    def keep_free(self, road: Road) -> None:
        """Cache a road with nothing on it."""
        if len(self.free) >= MOST_ROADS:
            self.free.clear()
            self.first.clear()
            self._bound()
        self.free[road.search.start] = road

    def keep_crowded(self, crowd: Crowd, road: Road) -> None:
        """Cache a road with other cars or dangerous cells on it."""
        if len(self.crowded) >= MOST_CROWDED:
            self.crowded.clear()
            self._bound()
        self.crowded[crowd] = road

    def _bound(self) -> None:
        """Forget everything if there are too many labels."""
        labels = 0
        for network in self.networks.values():
            labels += network.size()
        if labels >= MOST_LABELS:
            self.forget()

    def reach(self, place: int, cells: int) -> int:
        """The cells that ways of this many cells, and one more by the kerb, could touch, as a mask."""
        masks = self.reaches[place]
        while len(masks) <= cells:
            edge = 0
            for cell in cells_of(self.edges[place]):
                edge |= self.track.all_masks[cell]
            self.edges[place] = edge
            masks.append(masks[-1] | edge if masks else edge)
        return masks[cells]


CACHES: Final[dict[Track, WaysCache]] = {}


def cache_of(track: Track) -> WaysCache:
    """The cache of a circuit."""
    cache = CACHES.get(track)
    if cache is None:
        cache = WaysCache(track)
        make_room(CACHES)
        CACHES[track] = cache
    return cache
