"""`paddock circuit`: list, check, draw and begin circuits."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from paddock.circuits import PRODUCTS, Circuit, check, circuit, circuits
from paddock.circuits.drawing_pen import FORMS
from paddock.circuits.drawing_words import Words
from paddock.circuits.library import OURS, SUFFIX, files, load, ours, own_folder
from paddock.circuits.settle import settled
from paddock.circuits.words import NAME
from paddock.core.errors import PaddockError
from paddock.core.texts import LANGUAGES
from paddock.scene.board_png import svg_png
from paddock.scene.board_svg import board_svg

BAD = 2
WIDTHS = {"desktop": 1600, "phone": 780}
Command = Callable[[argparse.Namespace], int]


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds `circuit` and its four commands to the command line."""
    parser = subparsers.add_parser("circuit", help="list, check, draw and begin circuits")
    commands = parser.add_subparsers(dest="circuit_command", required=True, metavar="COMMAND")
    listing = add_command(commands, "list", "name every circuit and what it is cut in", list_circuits)
    listing.add_argument("--product", choices=PRODUCTS, help="only circuits that are cut this way")
    checking = add_command(commands, "check", "check circuits and sum each up in a line", check_circuits)
    checking.add_argument("circuits", nargs="*", metavar="ID|FILE", help="ids or files; all circuits if none is given")
    checking.add_argument("--settle", action="store_true", help="write the lengths that close the loop into the file")
    drawing = add_command(commands, "draw", "draw a circuit's boards as SVG or PNG", draw_circuit)
    drawing.add_argument("circuit", metavar="ID|FILE")
    drawing.add_argument("--product", choices=PRODUCTS, help="only this board; all boards if not given")
    drawing.add_argument("--form", choices=sorted(FORMS), default="desktop", help="the shape of the paper")
    drawing.add_argument("--png", action="store_true", help="PNG instead of SVG (needs paddock[png])")
    drawing.add_argument("--width", type=int, help="pixels of a PNG")
    drawing.add_argument("-o", "--out", type=Path, help="a file for one board, or a folder")
    new = add_command(commands, "new", "begin a circuit of your own", new_circuit)
    new.add_argument("id", help="small letters and digits, the name of the file")
    new.add_argument("--name", help="the name on the board")
    new.add_argument("--like", metavar="ID", help="begin with a copy of this circuit")


def add_command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, summary: str, run: Command
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=summary, description=summary)
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of texts")
    parser.set_defaults(run=guarded(run))
    return parser


def guarded(run: Command) -> Command:
    """The command with its errors told on one line each, and status 2."""

    def command(args: argparse.Namespace) -> int:
        try:
            return run(args)
        except PaddockError as error:
            print(error, file=sys.stderr)
        except OSError as error:
            print(f"{error.filename or 'file'}: {error.strerror}", file=sys.stderr)
        return BAD

    return command


def read_text(name: str) -> tuple[str, str]:
    """The text of a circuit and what to call it: an id, or a file where the name looks like one."""
    if name.endswith(SUFFIX) or "/" in name or "\\" in name:
        return load(Path(name)), name
    known = files()
    if name not in known:
        circuit(name)  # says which there are
    return load(known[name]), known[name].name


def list_circuits(args: argparse.Namespace) -> int:
    """One line a circuit: its id, its name, the boards it offers, and whether it is the user's own."""
    words = Words(args.lang)
    for name in circuits(args.product):
        try:
            found = circuit(name)
        except PaddockError as error:
            print(f"{name:14} {words.say('list-broken')}: {str(error).splitlines()[0]}")
            continue
        own = "" if name in ours() else f"  ({words.say('list-own')})"
        print(f"{name:14} {found.name:36} {' '.join(found.products)}{own}")
    return 0


def check_circuits(args: argparse.Namespace) -> int:
    """All complaints of every file, or a summary where there are none."""
    status = 0
    for name in args.circuits or circuits():
        try:
            text, origin = read_text(name)
            if args.settle:
                text = settle_file(name, text, origin)
            print(summary(check(text, origin), Words(args.lang)))
        except PaddockError as error:
            print(error, file=sys.stderr)
            status = BAD
    return status


def settle_file(name: str, text: str, origin: str) -> str:
    """Writes the settled lengths into the user's own file; our circuits are settled already."""
    better = settled(text, origin)
    if better == text:
        return text
    file = Path(name) if name.endswith(SUFFIX) else files()[name]
    if file.parent == OURS:
        raise PaddockError(f"{name} comes with us and is not changed: begin a copy with 'paddock circuit new'")
    file.write_text(better, encoding="utf-8")
    return better


def summary(found: Circuit, words: Words) -> str:
    """What a circuit holds, on one line."""
    parts = []
    if found.cells is not None:
        stops = sum(corner.stops for corner in found.cells.corners)
        corners = len(found.cells.corners)
        parts.append(words.say("sum-cells", cells=found.cells.size, corners=corners, stops=stops))
    if found.sections is not None:
        corners = len(found.sections.corner_names)
        parts.append(words.say("sum-sections", sections=found.sections.size, corners=corners))
    if found.spaces is not None:
        parts.append(words.say("sum-spaces", spaces=len(found.spaces.space_names), cars=found.spaces.size))
    parts.append(words.say("sum-lap", lap=f"{found.line.length:.1f}"))
    return f"{found.id:14} " + "; ".join(parts)


def draw_circuit(args: argparse.Namespace) -> int:
    """Writes a picture for each board, and says where."""
    found = check(*read_text(args.circuit))
    products = (args.product,) if args.product else found.products
    for product in products:
        target = picture_file(args, found, product, len(products) == 1)
        svg = board_svg(found.board(product, args.lang, args.form))
        if target.suffix.lower() == ".png":
            target.write_bytes(svg_png(svg, args.width or WIDTHS[args.form]))
        else:
            target.write_text(svg, encoding="utf-8")
        print(target)
    return 0


def picture_file(args: argparse.Namespace, found: Circuit, product: str, only: bool) -> Path:
    """Where a picture goes: the file asked for, or a name in the folder asked for."""
    out: Path | None = args.out
    kind = ".png" if args.png else ".svg"
    if out is not None and out.suffix.lower() in (".svg", ".png"):
        if not only:
            raise PaddockError(f"{found.id} has several boards: choose one with --product, or give a folder")
        return out
    folder = out or Path()
    folder.mkdir(parents=True, exist_ok=True)
    form = "" if args.form == "desktop" else f"-{args.form}"
    return folder / f"{found.id}-{product}{form}{kind}"


def new_circuit(args: argparse.Namespace) -> int:
    """A file in the user's own folder to begin with; never over another."""
    if not NAME.fullmatch(args.id):
        raise PaddockError(f"'{args.id}' is no id: small letters, digits and _, at most 24")
    if args.id in files():
        raise PaddockError(f"there is a circuit {args.id} already: {files()[args.id]}")
    name = args.name if args.name is not None else args.id.replace("_", " ").title()
    if '"' in name or not name.isprintable() or len(name) > 60:
        raise PaddockError("a name must be printable, at most 60 letters long, and without quotes")
    text = template(args.like, args.id, name)
    file = own_folder() / f"{args.id}{SUFFIX}"
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("x", encoding="utf-8") as stream:
        stream.write(text)
    print(file)
    return 0


def template(like: str | None, name: str, title: str) -> str:
    """The first text of a new circuit: our template, or a copy under another name."""
    if like is None:
        text = (OURS / "new.template").read_text("utf-8")
        return text.replace('circuit ID "NAME"', f'circuit {name} "{title}"')
    source = circuit(like).source
    lines = read_text(like)[0].splitlines(keepends=True)
    lines[source.line - 1] = f'circuit {name} "{title}"\n'
    return "".join(lines)
