"""What a viewer sees, as plain data: pieces with ids at named places, gauges, options that name what they point at.

Every text in a scene is already in the viewer's language. Nothing in a scene knows which game it shows, so one client
draws them all. Looks are named, never spelled out: `icon` and `colour` are names of `paddock.scene.looks`, `style` of
`paddock.scene.board_styles`.
"""

from paddock.core.plain import Plain


class Mark(Plain):
    """Something printed on a piece: an icon, a short text, or both, at one of the piece's places."""

    at: str
    """top-left, top-right, left, centre, right, bottom-left, bottom, bottom-right."""
    text: str = ""
    icon: str = ""


class Piece(Plain):
    """A thing one could touch: a card, a car, a cube, a chip."""

    id: str
    kind: str
    """card, car, cube, chip."""
    label: str = ""
    """Its name in words; what a screen reader says."""
    colour: str = ""
    icon: str = ""
    marks: tuple[Mark, ...] = ()
    tags: tuple[str, ...] = ()
    """Looks that come and go: hidden, played, winner, damaged..."""
    at: str = ""
    """The place on the board or in its area where it lies; empty where the area keeps its pieces in order."""
    owner: int | None = None


class Area(Plain):
    """A part of the table where pieces lie in order: a hand, a pool, a route, a grid of rows and columns."""

    id: str
    label: str
    pieces: tuple[Piece, ...]
    layout: str = "row"
    """row, column, or grid; in a grid each piece is at `column,row`."""
    owner: int | None = None
    """The seat before which it lies; None is the middle of the table."""
    columns: tuple[str, ...] = ()
    """In a grid, what stands above its columns."""


class Gauge(Plain):
    """A quantity that a player watches: points, tyres, fuel, a gear."""

    id: str
    label: str
    value: int
    most: int | None = None
    icon: str = ""
    text: str = ""
    """What to show instead of the number, if anything."""


class Player(Plain):
    """Who sits where, and what everybody can see of them."""

    seat: int
    name: str
    colour: str
    symbol: str
    """A shape that tells players apart without colour."""
    place: int | None = None
    """The standing now, 1 for the lead; None before there is one."""
    gauges: tuple[Gauge, ...] = ()
    tags: tuple[str, ...] = ()
    """to-move, chosen, out..."""
    progress: int | None = None
    """How far it has come, in the steps of the game: the difference to the leader is the gap."""


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
    """The part of a scene that does not change during a race: sent once, then named by its id."""

    id: str
    title: str
    width: float
    height: float
    shapes: tuple[Shape, ...] = ()
    places: tuple[Place, ...] = ()
    piece: float = 1.0
    """The length of a car, in units of the board."""


class Pick(Plain):
    """An option as a viewer sees it."""

    code: str
    label: str
    targets: tuple[str, ...] = ()
    """Ids of pieces and places that a touch may mean."""
    notes: tuple[str, ...] = ()
    """What it costs and risks."""
    final: bool = False
    """True where something is lost for good, so that a client may ask again."""


class Standing(Plain):
    """A line of the result."""

    seat: int
    place: int
    text: str


class Scene(Plain):
    """The table as one seat (or a spectator) sees it now."""

    game: str
    title: str
    status: str
    lang: str
    seat: int | None
    players: tuple[Player, ...]
    areas: tuple[Area, ...] = ()
    board: str = ""
    """The id of the board, where there is one: `match.board(lang)` has it."""
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
        """Everything that lies on the table: in the areas in their order, then on the board."""
        return [*(piece for area in self.areas for piece in area.pieces), *self.pieces]

    def svg(self, board: Board | None = None, close: bool = False) -> str:
        """The scene as a picture, on its board where there is one; `close` shows the part of it where the cars are."""
        from paddock.scene.svg import draw  # drawing is not needed to send a scene

        return draw(self, board, close)

    def vignette(self, board: Board | None = None) -> str:
        """The heart of the scene as a small picture."""
        from paddock.scene.vignette import vignette  # drawing is not needed to send a scene

        return vignette(self, board)
