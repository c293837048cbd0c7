"""What the service and the browser client both do, they do equally: draw a board, and apply changes to a scene."""

import itertools
import os
import random
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import paddock
from build_web import WEB, installed_npm
from paddock.scene import Area, Board, Piece, Player, Scene, Shape
from paddock.scene.board_styles import STYLES, Style
from paddock.scene.board_svg import board_defs, board_shapes
from paddock.server.changes import changes
from serving import SERVED, changed
from walks import walk

Ask = Callable[[dict[str, Any]], Any]
ROUNDED = 0.051
"""The service writes coordinates of texts with one decimal."""
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    """The client's own functions, run by node: see web/tests/pipe.ts."""
    folder = tmp_path_factory.mktemp("pipe")
    npm, path = installed_npm(development=True)
    environment = {**os.environ, "PATH": path}
    build = [*npm, "exec", "--", "vite", "build", "--ssr", "tests/pipe.ts", "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run(build, cwd=WEB, env=environment, check=True, capture_output=True)
    node = shutil.which("node", path=path)
    assert node is not None
    pipe = subprocess.PIPE
    with subprocess.Popen([node, str(folder / "pipe.js")], stdin=pipe, stdout=pipe, env=environment) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        into, out = process.stdin, process.stdout

        def ask(request: dict[str, Any]) -> Any:
            into.write(msgspec.json.encode(request) + b"\n")
            into.flush()
            return msgspec.json.decode(out.readline())

        yield ask
        into.close()


# Drawing a board


class Drawn(msgspec.Struct):
    """An element of a drawing: its kind, what it shows, its numbers, and its paint."""

    tag: str
    content: str
    numbers: list[float]
    paint: dict[str, str]


NUMBERS = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
PAINT = (
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linejoin",
    "stroke-dasharray",
    "stroke-linecap",
    "opacity",
    "filter",
    "font-weight",
    "text-anchor",
    "letter-spacing",
    "font-style",
)


def drawn(element: ElementTree.Element, paint: dict[str, str]) -> Drawn:
    places = [element.get(name, "") for name in ("x", "y", "font-size", "transform")]
    numbers = [float(number) for place in places for number in NUMBERS.findall(place)]
    return Drawn(element.tag.removeprefix(SVG), element.get("d") or element.text or "", numbers, paint)


def drawn_by_the_service(board: Board) -> tuple[str, list[Drawn]]:
    """The definitions, and every element with the paint of its class."""
    tree = ElementTree.fromstring(f"<svg>{board_defs(board)}{board_shapes(board)}</svg>")
    definitions, sheet, *elements = tree
    rules = dict(re.findall(r"\.(b-[\w-]+){([^}]*)}", sheet.text or ""))
    return ElementTree.tostring(definitions).decode(), [
        drawn(each, css(rules[each.get("class", "")])) for each in elements
    ]


def css(rule: str) -> dict[str, str]:
    """The declarations of a rule. The client's letters are in the font of the page, a picture brings its own."""
    found = dict(declaration.split(":", 1) for declaration in rule.split(";"))
    assert ("font-weight" in found) == ("font-family" in found)
    found.pop("font-family", None)
    return {name: value.removesuffix("px") for name, value in found.items()}


def drawn_by_the_client(client: Ask, board: Board) -> tuple[str, list[Drawn]]:
    tree = ElementTree.fromstring(f"<svg>{client({'draw': board.shapes, 'styles': STYLES})}</svg>")
    definitions, *elements = tree
    found = [drawn(each, {name: each.attrib[name] for name in PAINT if name in each.attrib}) for each in elements]
    known = {*PAINT, "d", "x", "y", "font-size", "transform"}
    assert {name for each in elements for name in each.attrib} <= known
    return ElementTree.tostring(definitions).decode(), found


def assert_drawn_equally(client: Ask, board: Board) -> None:
    definitions, service = drawn_by_the_service(board)
    own_definitions, browser = drawn_by_the_client(client, board)
    assert own_definitions == definitions
    assert len(browser) == len(service)
    for mine, theirs in zip(browser, service, strict=True):
        assert (mine.tag, mine.content) == (theirs.tag, theirs.content)
        assert mine.numbers == pytest.approx(theirs.numbers, abs=ROUNDED), theirs.content
        assert mine.paint == theirs.paint, theirs


BOARDS = [(game, circuit) for game in SERVED for circuit in paddock.game(game).circuits]
LANGUAGES = itertools.cycle(paddock.LANGUAGES)


@pytest.mark.parametrize(("game", "circuit", "lang"), [(*each, next(LANGUAGES)) for each in BOARDS])
def test_every_board_is_drawn_equally(client: Ask, game: str, circuit: str, lang: str) -> None:
    """Each in one language, every second in Italian: what is drawn does not depend on the words."""
    found = paddock.game(game)
    board = found.board(found.setup(circuit=circuit), lang)
    assert board is not None
    assert_drawn_equally(client, board)


def test_every_style_is_drawn_equally(client: Ask) -> None:
    """Also those that no board of ours uses now, in every combination with its neighbours."""
    shapes: list[Shape] = []
    for number, (name, style) in enumerate(STYLES.items()):
        if style.weight:
            shapes.append(Shape(name, text=f"<{name}> & 'co'", x=number, y=1.25, angle=number % 3 * 45.5, size=12.5))
        else:
            shapes += [Shape(name, path=f"M{number} 0L5 5"), Shape(name, path="M0 0Z")]
    random.Random(1).shuffle(shapes)
    assert_drawn_equally(client, Board("all", "All", 100, 100, tuple(shapes)))
    for field in Style.__struct_fields__:
        used = {getattr(style, field) for style in STYLES.values()}
        assert len(used) > 1, f"no style sets {field}, so that this test does not see it"


# Applying changes to a scene


def plain(scene: Scene | None) -> dict[str, Any] | None:
    """A scene as the client has it."""
    return None if scene is None else msgspec.json.decode(msgspec.json.encode(scene))


def assert_applied_equally(client: Ask, before: Scene | None, after: Scene) -> None:
    """The service's changes lead to the scene after, in the client and in the tests of the service."""
    sent = msgspec.json.encode(changes(before, after))
    assert plain(after) == client({"apply": msgspec.Raw(sent), "before": before})
    assert plain(after) == changed(plain(before) or {}, msgspec.json.decode(sent))


@pytest.mark.parametrize("game", SERVED)
def test_changes_of_real_races_are_applied_equally(client: Ask, game: str) -> None:
    """From each scene to the next, and to any other: of another moment, another seat, another language."""
    luck = random.Random(game)
    scenes: list[Scene] = []
    for match in walk(game, 1, some=30):
        for seat in (None, *range(match.setup.seats)):
            scene = match.scene(seat, luck.choice(paddock.LANGUAGES))
            assert_applied_equally(client, luck.choice([None, *scenes[-9:]]), scene)
            scenes.append(scene)
    for _ in range(100):
        assert_applied_equally(client, luck.choice(scenes), luck.choice(scenes))


IDS = st.sampled_from("abcd")
PIECES = st.lists(st.builds(Piece, IDS, st.just("chip"), st.sampled_from(["", "red"])), max_size=4).map(tuple)
AREAS = st.lists(st.builds(Area, IDS, st.sampled_from(["hand", "pool"]), PIECES), max_size=3, unique_by=lambda a: a.id)
PLAYERS = st.lists(
    st.builds(Player, st.integers(0, 2), st.sampled_from(["Ann", "Bob"]), st.just("red"), st.just("disc")),
    max_size=3,
    unique_by=lambda player: player.seat,
)
SCENES = st.builds(
    Scene,
    game=st.just("a-game"),
    title=st.just("A game"),
    status=st.sampled_from(["Lap 1", "Lap 2"]),
    lang=st.just("en"),
    seat=st.sampled_from([None, 0]),
    players=PLAYERS.map(tuple),
    areas=AREAS.map(tuple),
    pieces=PIECES,
    waiting=st.sampled_from([(), (0,), (0, 1)]),
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(before=SCENES, after=SCENES)
def test_changes_of_any_scenes_are_applied_equally(client: Ask, before: Scene, after: Scene) -> None:
    """Also where several pieces share an id."""
    assert_applied_equally(client, before, after)
