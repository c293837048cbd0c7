"""`paddock league`: runs a championship, race by race."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import paddock
from paddock.cli.command import Command, UsageError, add_command, add_group
from paddock.cli.translator import Translator, translator

if TYPE_CHECKING:
    from paddock.league import Championship, Outcome, Row, Start
    from paddock.league.book import Noted

ROOM = "paddock.league"


def add_parser(subparsers: Any) -> None:
    """Add the command and its subcommands."""
    say = translator()
    subcommands = add_group(subparsers, "league", say("help-league"))
    new = _add_subcommand(subcommands, "new", say("help-league-new"), begin, say)
    new.add_argument("--title", default="", help=say("help-league-title"))
    show = _add_subcommand(subcommands, "show", say("help-league-show"), show_standings, say)
    show.add_argument("--html", type=Path, metavar="FILE", help=say("help-league-html"))
    coming = _add_subcommand(subcommands, "next", say("help-league-next"), show_next, say)
    race = _add_subcommand(subcommands, "race", say("help-league-race"), race_next, say)
    race.add_argument("--plain", action="store_true", help=say("help-plain"))
    race.add_argument("--seed", metavar="SEED", help=say("help-seed"))
    for each in (coming, race):
        each.add_argument("--without", nargs="+", default=[], metavar="NAME", help=say("help-league-without"))
    add = _add_subcommand(subcommands, "add", say("help-league-add"), add_record, say)
    add.add_argument("files", type=Path, nargs="+", metavar="FILE", help=say("help-league-files"))
    known_as = add.add_argument("--as", action="append", default=[], dest="known_as", metavar="NAME=DRIVER")
    known_as.help = say("help-league-as")
    enter = _add_subcommand(subcommands, "enter", say("help-league-enter"), enter_result, say)
    correct = _add_subcommand(subcommands, "correct", say("help-league-correct"), correct_result, say)
    correct.add_argument("number", type=int, metavar="RACE", help=say("help-league-number"))
    correct.add_argument("--why", required=True, metavar="REASON", help=say("help-league-why"))
    for each in (enter, correct):
        _add_result(each, say)
    _add_subcommand(subcommands, "verify", say("help-league-verify"), verify, say)


def _add_result(parser: argparse.ArgumentParser, say: Translator) -> None:
    """What is typed of a result."""
    parser.add_argument("places", nargs="+", metavar="NAME", help=say("help-league-places"))
    parser.add_argument("--retired", nargs="+", default=[], metavar="NAME", help=say("help-league-retired"))
    parser.add_argument("--without", nargs="+", default=[], metavar="NAME", help=say("help-league-without"))
    parser.add_argument("--fate", nargs="+", default=[], metavar="NAME=FATE", help=say("help-league-fate"))
    parser.add_argument("--grid", nargs="+", default=[], metavar="NAME", help=say("help-league-grid"))
    parser.add_argument("--fastest", default="", metavar="NAME", help=say("help-league-fastest"))


def _add_subcommand(parent: Any, name: str, summary: str, run: Command, say: Translator) -> argparse.ArgumentParser:
    """A subcommand about the championship in a folder."""
    parser = add_command(parent, name, summary, run)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=say("help-league-folder"))
    return parser


def _translator(arguments: argparse.Namespace) -> Translator:
    return Translator(arguments.lang, room=ROOM)


def begin(arguments: argparse.Namespace) -> None:
    """Write a season to begin with."""
    from paddock.league.first import write_season

    title = arguments.title or arguments.folder.absolute().name.replace("-", " ").capitalize()
    path = write_season(arguments.folder, title, arguments.lang)
    print(_translator(arguments)("written", path=str(path), folder=str(arguments.folder)))


# Standings


def show_standings(arguments: argparse.Namespace) -> None:
    """Print the standings and the calendar; write them as a page if asked to."""
    from paddock.league import Championship
    from paddock.league.page import page

    championship = Championship(arguments.folder)
    tell = _translator(arguments)
    print_standings(championship, tell)
    if arguments.html:
        arguments.html.write_text(page(championship, arguments.lang), encoding="utf-8")
        print(tell("page-written", path=str(arguments.html)))


def print_standings(championship: "Championship", tell: Translator) -> None:
    """Print the standings of drivers and teams, and the calendar."""
    season = championship.season
    print(f"{season.title}: {tell('races-run', run=len(championship.outcomes), total=len(season.races))}\n")
    table = championship.standings()
    _print_rows(championship, tell("drivers"), table.drivers, tell)
    if table.teams:
        print()
        _print_rows(championship, tell("teams"), table.teams, tell)
    print()
    _print_calendar(championship, tell)


def _print_rows(championship: "Championship", title: str, rows: "tuple[Row, ...]", tell: Translator) -> None:
    from paddock.cli.text_table import print_table
    from paddock.league.words import score

    numbers = [str(number) for number in range(1, championship.next)]
    lines = []
    for row in rows:
        scores = [score(points, index in row.dropped) for index, points in enumerate(row.scores)]
        lines.append([f"{row.place:>2}  {row.name}", *scores, str(row.points)])
    print_table([f"    {title}", *numbers, tell("points")], lines)


def _print_calendar(championship: "Championship", tell: Translator) -> None:
    from paddock.league.classification import winners

    print(tell("calendar"))
    for number, race in enumerate(championship.season.races, start=1):
        outcome = championship.outcomes[number - 1] if number < championship.next else None
        won = tell("won", names=", ".join(winners(outcome, championship.season))) if outcome else ""
        where = f", {race.circuit}" if race.circuit else ""
        print(f"{number:>4}  {race.name} ({race.game}{where}){won}")
    for number, outcome in enumerate(championship.outcomes, start=1):
        for each in outcome.corrections:
            print(tell("correction", number=number, why=each.why))


# The next race


def show_next(arguments: argparse.Namespace) -> None:
    """Print what is needed to run the next race anywhere."""
    from paddock.league import Championship

    championship = Championship(arguments.folder)
    print_starts(championship.starts(tuple(arguments.without)), _translator(arguments), arguments.folder)


def print_starts(starts: "tuple[Start, ...]", tell: Translator, folder: Path) -> None:
    """Print the seats of every table, the set-up, and the ways to race."""
    first = starts[0]
    name, game = first.race.name, paddock.game(first.race.game).title(tell.lang)
    print(tell("next", number=first.number, name=name, game="same" if game == name else game))
    for start in starts:
        _print_table(start, tell)
    for each in first.absences:
        text = paddock.render(each.carried.text, tell.lang)
        print(tell("absent", driver=each.driver, text=text, reserve=each.reserve or "none"))
    if first.waiting:
        print(tell("waiting", names=", ".join(driver.name for driver in first.waiting)))
    if len(starts) == 1:
        print(tell("ways", code=_code(first), folder=str(folder)))
    else:
        print(tell("ways-split", folder=str(folder), files=" ".join(f"FILE{start.split}" for start in starts)))


def _print_table(start: "Start", tell: Translator) -> None:
    if start.split:
        print(tell("split-table", number=start.split, code=_code(start)))
    for seat, driver in enumerate(start.drivers, start=1):
        print(f"{seat:>4}  {driver.name}{f' ({driver.bot})' if driver.bot else ''}")
    for carried in start.advantages:
        print(tell("carried", driver=carried.driver, text=paddock.render(carried.text, tell.lang)))


def _code(start: "Start") -> str:
    return paddock.game(start.setup.game).code(start.setup)


def race_next(arguments: argparse.Namespace) -> int:
    """Run the next race here, table by table, and add it when all of it is over; bots race without a table."""
    from paddock.cli.table.records import read_record
    from paddock.league import Championship

    championship = Championship(arguments.folder)
    records = []
    for start in championship.starts(tuple(arguments.without)):
        path = championship.path(start.number, ".race", start.split)
        status = _run_table(start, path, arguments)
        if status:
            return status
        records.append(read_record(path))
        if not records[-1].over:
            return 0
    _print_added(championship, championship.add(records), _translator(arguments))
    return 0


def _run_table(start: "Start", path: Path, arguments: argparse.Namespace) -> int:
    """Run the race of a table, or go on with it; its record is in the file."""
    from paddock.cli.table.records import read_record
    from paddock.league.driving import race_bots

    if start.split and path.exists() and read_record(path).over:
        return 0
    if not all(driver.bot for driver in start.drivers):
        return _play_table(start, path, arguments)
    path.write_text(str(race_bots(start, _seed(start, arguments))), encoding="utf-8")
    return 0


def _seed(start: "Start", arguments: argparse.Namespace) -> str | None:
    """The seed of a table: each of several has luck of its own."""
    return f"{arguments.seed}/{start.split}" if start.split and arguments.seed else arguments.seed


def _play_table(start: "Start", path: Path, arguments: argparse.Namespace) -> int:
    from paddock.cli.play import play_table
    from paddock.cli.table import Entrant, Table
    from paddock.cli.table.records import read_record

    if path.exists():  # the race was left before its end
        match = paddock.replay(read_record(path))
    else:
        match = paddock.game(start.setup.game).race(start.setup, _seed(start, arguments))
    levels = {driver.name: driver.bot for driver in start.drivers}
    entrants = tuple(Entrant(name, levels.get(name, "")) for name in match.names)
    return play_table(Table(match, entrants), Translator(arguments.lang), path, arguments.plain)


# After a race


def add_record(arguments: argparse.Namespace) -> None:
    """Add the record of a race that was run elsewhere, or those of all its tables."""
    from paddock.cli.table.records import read_record
    from paddock.league import Championship

    if not all("=" in pair for pair in arguments.known_as):
        raise UsageError(translator()("league-as"))
    known_as = dict(pair.split("=", 1) for pair in arguments.known_as)
    championship = Championship(arguments.folder)
    records = [read_record(path) for path in arguments.files]
    _print_added(championship, championship.add(records, known_as), _translator(arguments))


def enter_result(arguments: argparse.Namespace) -> None:
    """Add the result of a race that was run on a real table."""
    from paddock.league import Championship

    championship = Championship(arguments.folder)
    places, fates, noted = _places(arguments), _fates(arguments), _noted(arguments)
    outcome = championship.enter(places, arguments.retired, tuple(arguments.without), fates, noted)
    _print_added(championship, outcome, _translator(arguments))


def correct_result(arguments: argparse.Namespace) -> None:
    """Replace the result of a race that was run."""
    from paddock.league import Championship

    championship = Championship(arguments.folder)
    places, fates = _places(arguments), _fates(arguments)
    away = tuple(arguments.without)
    noted = _noted(arguments)
    outcome = championship.correct(arguments.number, places, arguments.retired, arguments.why, away, fates, noted)
    _print_added(championship, outcome, _translator(arguments), arguments.number)


def verify(arguments: argparse.Namespace) -> int:
    """Recompute a season from its log and its records; the status is 1 if anything differs."""
    from paddock.league.folder import NAME, recomputed

    paths = [path for path in sorted(arguments.folder.glob("*")) if NAME.fullmatch(path.name)]
    wrong = recomputed({path.name: path.read_bytes() for path in paths})
    tell = _translator(arguments)
    for each in wrong:
        print(each)
    print(tell("verified", count=len(wrong)))
    return 1 if wrong else 0


def _noted(arguments: argparse.Namespace) -> "Noted":
    from paddock.league.book import Noted

    return Noted(tuple(arguments.grid), arguments.fastest)


def _places(arguments: argparse.Namespace) -> list[list[str]]:
    places = [word.split("=") for word in arguments.places]
    if not all(name for names in places for name in names):
        raise UsageError(translator()("league-shared"))
    return places


def _fates(arguments: argparse.Namespace) -> list[tuple[str, str]]:
    if not all("=" in pair for pair in arguments.fate):
        raise UsageError(translator()("league-fate"))
    return [(name, what) for name, _, what in (pair.partition("=") for pair in arguments.fate)]


def _print_added(championship: "Championship", outcome: "Outcome", tell: Translator, number: int = 0) -> None:
    """Print the winners, what is carried into the next race, and the standings."""
    from paddock.league.classification import winners

    name = championship.season.races[(number or championship.next - 1) - 1].name
    print(tell("filed", name=name, winners=", ".join(winners(outcome, championship.season))))
    for each in outcome.carried:
        print(tell("carried", driver=each.driver, text=paddock.render(each.text, tell.lang)))
    print()
    print_standings(championship, tell)
