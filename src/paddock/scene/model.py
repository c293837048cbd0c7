"""What a viewer sees, as plain data: pieces with ids at named places, gauges, options that name what they point at.

Every text in a scene is already in the viewer's language. Nothing in a scene knows which game it shows, so one client
draws them all. Looks are named, never spelled out: `icon` and `colour` are names of `paddock.scene.looks`, `style` of
`paddock.scene.board_styles`.
"""

from paddock.core.consequences import Cost, Destination
from paddock.core.plain import Plain


class Mark(Plain):
    """Something printed on a piece: an icon, a short text, or both, at one of the piece's places."""

    at: str
    """top-left, top-right, left, centre, right, bottom-left, bottom, bottom-right."""
    text: str = ""
    icon: str = ""


class Piece(Plain):
    """A thing that can be touched: a card, a car, a cube, a chip."""

    id: str
    kind: str
    """card, car, cube, chip, die, tag: words on a sign of the board, or gear: a slot of a gate."""
    label: str = ""
    """Its name in words, for screen readers."""
    colour: str = ""
    icon: str = ""
    marks: tuple[Mark, ...] = ()
    tags: tuple[str, ...] = ()
    """Looks that come and go: hidden, played, winner, damaged..."""
    at: str = ""
    """Its place on the board or in a grid; empty in an area that keeps its pieces in order."""
    owner: int | None = None


class Area(Plain):
    """A part of the table where pieces lie in order: a hand, a pool, a route, a grid of rows and columns."""

    id: str
    label: str
    pieces: tuple[Piece, ...]
    layout: str = "row"
    """row, column, grid or gate; in a grid each piece is at `column,row`, in a gate one has the tag `engaged`."""
    owner: int | None = None
    """The seat in front of which it lies; None for the middle of the table."""
    columns: tuple[str, ...] = ()
    """The headings of a grid's columns."""


class Gauge(Plain):
    """A quantity that a player watches: points, tyres, fuel, a gear."""

    id: str
    label: str
    value: int
    most: int | None = None
    icon: str = ""
    text: str = ""
    """Shown instead of the number, unless empty."""


class Player(Plain):
    """A player, as everybody can see them."""

    seat: int
    name: str
    colour: str
    symbol: str
    """A shape that tells players apart without colour."""
    place: int | None = None
    """The place in the standings, 1 for the leader; None before there are standings."""
    gauges: tuple[Gauge, ...] = ()
    tags: tuple[str, ...] = ()
    """to-move, chosen, out..."""
    progress: int | None = None
    """Distance covered, in the game's own steps: the difference to the leader is the gap."""


class Shape(Plain):
    """A drawn part of a board: an SVG path or a text, in a named style."""

    style: str
    path: str = ""
    text: str = ""
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    size: float = 0.0


class Place(Plain):
    """A named place of a board where a piece can lie, with its outline for a click."""

    id: str
    x: float
    y: float
    angle: float = 0.0
    path: str = ""
    label: str = ""


class Board(Plain):
    """The part of a scene that does not change during a race: sent once, then referred to by its id."""

    id: str
    title: str
    width: float
    height: float
    shapes: tuple[Shape, ...] = ()
    places: tuple[Place, ...] = ()
    piece: float = 1.0
    """The length of a car, in units of the board."""


class Risk(Plain):
    """Something that may happen if an option is chosen, good or bad."""

    text: str
    chance: float
    is_out: bool = False
    """Whether it ends the viewer's race."""


class Pick(Plain):
    """An option as a viewer sees it."""

    code: str
    label: str
    targets: tuple[str, ...] = ()
    """Ids of the pieces and places that choose this option when touched."""
    notes: tuple[str, ...] = ()
    """What it does, costs and risks, in words."""
    final: bool = False
    """True if something is lost for good, or may well be, so that a client asks for confirmation."""
    warning: str = ""
    """What to say then: how often it ends the viewer's race; empty if something else is lost."""
    places: tuple[Destination, ...] = ()
    """Where the turn may end, the likeliest place first; `exact` says whether chances are exact or estimates."""
    costs: tuple[Cost, ...] = ()
    """Gauges of the viewer that change, or may."""
    outcomes: tuple[Risk, ...] = ()
    """What else may happen."""
    reach: tuple[str, ...] = ()
    """What the viewer may touch to answer the question that follows."""
    exact: bool = True
    recommended: bool = False
    """Whether a newcomer does well to choose it."""
    weighed: bool = True
    """False while it is not worked out what follows from it: the option comes again with that, if anybody looks."""


class Standing(Plain):
    """A line of the result."""

    seat: int
    place: int
    text: str


class Scene(Plain):
    """The table as a seat or a spectator sees it now."""

    game: str
    title: str
    status: str
    lang: str
    seat: int | None
    players: tuple[Player, ...]
    robots: tuple[Player, ...] = ()
    """Cars in the standings that nobody drives; their `seat` is a number beyond the seats."""
    areas: tuple[Area, ...] = ()
    board: str = ""
    """The id of the board, if the game has one; `match.board(lang)` is the board itself."""
    pieces: tuple[Piece, ...] = ()
    """Pieces on the board."""
    prompt: str = ""
    rule: str = ""
    options: tuple[Pick, ...] = ()
    waiting: tuple[int, ...] = ()
    log: tuple[str, ...] = ()
    standings: tuple[Standing, ...] = ()

    def piece(self, id: str) -> Piece | None:  # noqa: A002  the field's own name
        """The piece with this id, wherever it lies."""
        return next((piece for piece in reversed(self.all_pieces()) if piece.id == id), None)

    def all_pieces(self) -> list[Piece]:
        """All pieces on the table: those in the areas, in order, then those on the board."""
        return [*(piece for area in self.areas for piece in area.pieces), *self.pieces]

    def svg(self, board: Board | None = None, close: bool = False) -> str:
        """The scene as a picture, with its board if it has one; `close` shows only the part where the cars are."""
        from paddock.scene.svg import draw  # drawing is not needed to send a scene

        return draw(self, board, close)

    def vignette(self, board: Board | None = None) -> str:
        """The most telling part of the scene as a small picture."""
        from paddock.scene.vignette import vignette  # drawing is not needed to send a scene

        return vignette(self, board)
