"""`paddock circuit`: lists, checks, draws, creates and examines circuits."""

import argparse
from pathlib import Path
from typing import Any

import paddock
from paddock.circuits import PRODUCTS, Circuit, check, circuit, circuits, read
from paddock.circuits.drawing_pen import FORMS
from paddock.circuits.features import dead, feature_text, features
from paddock.circuits.library import OURS, SUFFIX, files, ours, own_folder
from paddock.circuits.settle import settled
from paddock.cli.circuit_doctor import add_doctor
from paddock.cli.command import FAILED, UsageError, add_command, add_group, print_error, told
from paddock.cli.translator import Translator, translator
from paddock.core import Text
from paddock.core.errors import BadData, PaddockError
from paddock.core.text_files import ID, create, is_title, load
from paddock.scene.board_png import svg_png
from paddock.scene.board_svg import board_svg

CIRCUITS = "paddock.circuits"
"""The package whose texts lists and summaries use."""
WIDTHS = {"desktop": 1600, "phone": 780}


def add_parser(subparsers: Any) -> None:
    """Add the command and its subcommands."""
    say = translator()
    commands = add_group(subparsers, "circuit", say("help-circuits"))
    add_list(commands, say)
    add_check(commands, say)
    add_draw(commands, say)
    add_new(commands, say)
    add_doctor(commands, say)


def add_list(commands: Any, say: Translator) -> None:
    parser = add_command(commands, "list", say("help-circuit-list"), list_circuits)
    parser.add_argument("--product", choices=PRODUCTS, help=say("help-product"))


def add_check(commands: Any, say: Translator) -> None:
    parser = add_command(commands, "check", say("help-circuit-check"), check_circuits)
    parser.add_argument("circuits", nargs="*", metavar="ID|FILE", help=say("help-circuit-files"))
    parser.add_argument("--settle", action="store_true", help=say("help-settle"))


def add_draw(commands: Any, say: Translator) -> None:
    parser = add_command(commands, "draw", say("help-circuit-draw"), draw_circuit)
    parser.add_argument("circuit", metavar="ID|FILE", help=say("help-circuit-file"))
    parser.add_argument("--product", choices=PRODUCTS, help=say("help-product"))
    parser.add_argument("--form", choices=sorted(FORMS), default="desktop", help=say("help-form"))
    parser.add_argument("--png", action="store_true", help=say("help-png"))
    parser.add_argument("--width", type=int, metavar="PIXELS", help=say("help-width"))
    parser.add_argument("-o", "--out", type=Path, metavar="PATH", help=say("help-pictures"))


def add_new(commands: Any, say: Translator) -> None:
    parser = add_command(commands, "new", say("help-circuit-new"), new_circuit)
    parser.add_argument("id", metavar="ID", help=say("help-circuit-id"))
    parser.add_argument("--name", metavar="NAME", help=say("help-circuit-name"))
    parser.add_argument("--like", metavar="ID", help=say("help-like"))


def read_text(name: str) -> tuple[str, str]:
    """The text of a circuit and its origin for errors; the name is an id or the path of a file."""
    if name.endswith(SUFFIX) or "/" in name or "\\" in name:
        return load(Path(name)), name
    file = file_of(name)
    return load(file), file.name


def file_of(name: str) -> Path:
    """The file of a circuit, by id."""
    known = files()
    if name not in known:
        raise UsageError(translator()("no-circuit", name=name, circuits=" ".join(circuits())))
    return known[name]


def list_circuits(arguments: argparse.Namespace) -> int:
    """One line per circuit: id, name, boards, and whether it is the user's own."""
    tell = Translator(arguments.lang, room=CIRCUITS)
    for name in circuits(arguments.product):
        try:
            found = circuit(name)
        except PaddockError as error:
            print(f"{name:14} {tell('list-broken')}: {told(error, arguments.lang).splitlines()[0]}")
            continue
        own = "" if name in ours() else f"  ({tell('list-own')})"
        print(f"{name:14} {found.name:36} {' '.join(found.products)}{own}")
    return 0


def check_circuits(arguments: argparse.Namespace) -> int:
    """Print all errors of every file, or a summary if there are none."""
    status = 0
    tell = Translator(arguments.lang, room=CIRCUITS)
    for name in arguments.circuits or circuits():
        try:
            text, origin = read_text(name)
            if arguments.settle:
                text = settle_file(name, text, origin)
            found = check(text, origin)
            print(summary(found, tell))
            print_features(found, tell)
        except BadData as error:
            for each in error.complaints:
                status = print_error(each.label(arguments.lang), FAILED)
    return status


def print_features(found: Circuit, tell: Translator) -> None:
    """What each board brings into play, what it lacks, and what on it can never come up."""
    for product, counts in features(found).items():
        some = [tell("feature-count", what=feature_text(name), count=count) for name, count in counts.items() if count]
        none = [tell(f"feature-{name}") for name, count in counts.items() if not count]
        lacks = [tell("feature-none", what=", ".join(none))] if none else []
        print(f"  {product:12} {'; '.join([', '.join(some), *lacks])}")
    for warning in [*dead(found), *dead_in_games(found)]:
        print(f"  {tell('dead-warning', what=warning)}")


def dead_in_games(found: Circuit) -> list[Text]:
    """What a game prints for this circuit in vain; only for circuits that the game knows by their id."""
    if found.id not in ours():
        return []
    games = [paddock.game(name) for name in paddock.games()]
    return [text for game in games if found.id in game.circuits for text in game.dead_on(found.id)]


def settle_file(name: str, text: str, origin: str) -> str:
    """Write the settled lengths into the user's own file; built-in circuits are settled already."""
    better = settled(text, origin)
    if better == text:
        return text
    file = Path(name) if name.endswith(SUFFIX) else file_of(name)
    if file.parent == OURS:
        raise UsageError(translator()("circuit-ours", name=name))
    file.write_text(better, encoding="utf-8")
    return better


def summary(found: Circuit, tell: Translator) -> str:
    """A circuit on one line."""
    parts = []
    if found.cells is not None:
        stops = sum(corner.stops for corner in found.cells.corners)
        corners = len(found.cells.corners)
        parts.append(tell("sum-cells", cells=found.cells.size, corners=corners, stops=stops))
    if found.sections is not None:
        corners = len(found.sections.corner_names)
        parts.append(tell("sum-sections", sections=found.sections.size, corners=corners))
    if found.spaces is not None:
        parts.append(tell("sum-spaces", spaces=len(found.spaces.space_names), cars=found.spaces.size))
    parts.append(tell("sum-lap", lap=f"{found.line.length:.1f}"))
    return f"{found.id:14} " + "; ".join(parts)


def draw_circuit(arguments: argparse.Namespace) -> int:
    """Write a picture of each board and print its path."""
    found = check(*read_text(arguments.circuit))
    products = (arguments.product,) if arguments.product else found.products
    try:
        for product in products:
            target = picture_file(arguments, found, product, len(products) == 1)
            draw_board(arguments, found, product, target)
            print(target)
    except PaddockError as error:
        raise UsageError(told(error, arguments.lang)) from error
    return 0


def draw_board(arguments: argparse.Namespace, found: Circuit, product: str, target: Path) -> None:
    """Write the picture of one board."""
    svg = board_svg(found.board(product, arguments.lang, arguments.form))
    if target.suffix.lower() == ".png":
        target.write_bytes(svg_png(svg, arguments.width or WIDTHS[arguments.form]))
    else:
        target.write_text(svg, encoding="utf-8")


def picture_file(arguments: argparse.Namespace, found: Circuit, product: str, only: bool) -> Path:
    """The path of a picture: the given file, or a name in the given folder."""
    out: Path | None = arguments.out
    if out is not None and out.suffix.lower() in (".svg", ".png"):
        if not only:
            raise UsageError(translator()("several-boards", name=found.id))
        return out
    folder = out or Path()
    folder.mkdir(parents=True, exist_ok=True)
    form = "" if arguments.form == "desktop" else f"-{arguments.form}"
    return folder / f"{found.id}-{product}{form}{'.png' if arguments.png else '.svg'}"


def new_circuit(arguments: argparse.Namespace) -> int:
    """Create a circuit in the user's own folder; an existing file is never overwritten."""
    if not ID.fullmatch(arguments.id):
        raise UsageError(translator()("bad-circuit-id", name=arguments.id))
    if arguments.id in files():
        raise UsageError(translator()("circuit-there", name=arguments.id, path=str(files()[arguments.id])))
    name = arguments.id.replace("_", " ").title() if arguments.name is None else arguments.name
    if not is_title(name):
        raise UsageError(translator()("bad-circuit-name"))
    text = template(arguments.like, arguments.id, name)
    file = own_folder() / f"{arguments.id}{SUFFIX}"
    create(file, text)
    print(file)
    return 0


def template(like: str | None, name: str, title: str) -> str:
    """The text of a new circuit: the template, or a copy under another name."""
    if like is None:
        text = (OURS / "new.template").read_text("utf-8")
        return text.replace('circuit ID "NAME"', f'circuit {name} "{title}"')
    text = load(file_of(like))
    lines = text.splitlines(keepends=True)
    lines[read(text, like).source.line - 1] = f'circuit {name} "{title}"\n'
    return "".join(lines)
