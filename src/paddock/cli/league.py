"""`paddock league`: run a championship, race by race."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import paddock
from paddock.cli.command import BadUse, Command, add_command, add_language
from paddock.cli.words import Voice, spoken

if TYPE_CHECKING:
    from paddock.league import Championship, Outcome, Row, Start

ROOM = "paddock.league"


def add_parser(subparsers: Any) -> None:
    """Offer the command and its parts."""
    say = spoken()
    parser = subparsers.add_parser("league", help=say("help-league"), description=say("help-league"))
    add_language(parser, say)
    parts = parser.add_subparsers(title=say("commands"), metavar=say("command"), required=True)
    new = _add_part(parts, "new", say("help-league-new"), begin, say)
    new.add_argument("--title", default="", help=say("help-league-title"))
    show = _add_part(parts, "show", say("help-league-show"), show_standings, say)
    show.add_argument("--html", type=Path, metavar="FILE", help=say("help-league-html"))
    coming = _add_part(parts, "next", say("help-league-next"), show_next, say)
    race = _add_part(parts, "race", say("help-league-race"), race_next, say)
    race.add_argument("--plain", action="store_true", help=say("help-plain"))
    race.add_argument("--seed", metavar="SEED", help=say("help-seed"))
    for each in (coming, race):
        each.add_argument("--without", nargs="+", default=[], metavar="NAME", help=say("help-league-without"))
    add = _add_part(parts, "add", say("help-league-add"), add_record, say)
    add.add_argument("file", type=Path, metavar="FILE", help=say("help-file"))
    known_as = add.add_argument("--as", action="append", default=[], dest="known_as", metavar="NAME=DRIVER")
    known_as.help = say("help-league-as")
    enter = _add_part(parts, "enter", say("help-league-enter"), enter_result, say)
    enter.add_argument("places", nargs="+", metavar="NAME", help=say("help-league-places"))
    enter.add_argument("--retired", nargs="+", default=[], metavar="NAME", help=say("help-league-retired"))


def _add_part(parts: Any, name: str, summary: str, run: Command, say: Voice) -> argparse.ArgumentParser:
    """A part of the command, about the championship in a folder."""
    parser = add_command(parts, name, summary, run)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=say("help-league-folder"))
    return parser


def _voice(arguments: argparse.Namespace) -> Voice:
    return Voice(arguments.lang, room=ROOM)


def begin(arguments: argparse.Namespace) -> None:
    """Write the first season."""
    from paddock.league.first import write_season

    title = arguments.title or arguments.folder.absolute().name.replace("-", " ").capitalize()
    path = write_season(arguments.folder, title)
    print(_voice(arguments)("written", path=str(path), folder=str(arguments.folder)))


# Who leads


def show_standings(arguments: argparse.Namespace) -> None:
    """Drivers, teams and calendar; as a page where one is asked for."""
    from paddock.league import Championship
    from paddock.league.page import page

    championship = Championship(arguments.folder)
    tell = _voice(arguments)
    print_standings(championship, tell)
    if arguments.html:
        arguments.html.write_text(page(championship, arguments.lang), encoding="utf-8")
        print(tell("page-written", path=str(arguments.html)))


def print_standings(championship: "Championship", tell: Voice) -> None:
    """The tables, and what comes next."""
    season = championship.season
    print(f"{season.title}: {tell('races-run', run=len(championship.outcomes), total=len(season.races))}\n")
    table = championship.standings()
    _print_rows(championship, tell("drivers"), table.drivers, tell)
    if table.teams:
        print()
        _print_rows(championship, tell("teams"), table.teams, tell)
    print()
    _print_calendar(championship, tell)


def _print_rows(championship: "Championship", title: str, rows: "tuple[Row, ...]", tell: Voice) -> None:
    from paddock.cli.racing import print_table
    from paddock.league.words import score

    numbers = [str(number) for number in range(1, championship.next)]
    lines = []
    for row in rows:
        scores = [score(points, index in row.dropped) for index, points in enumerate(row.scores)]
        lines.append([f"{row.place:>2}  {row.name}", *scores, str(row.points)])
    print_table([f"    {title}", *numbers, tell("points")], lines)


def _print_calendar(championship: "Championship", tell: Voice) -> None:
    print(tell("calendar"))
    for number, race in enumerate(championship.season.races, start=1):
        outcome = championship.outcomes[number - 1] if number < championship.next else None
        won = tell("won", names=", ".join(outcome.winners)) if outcome else ""
        where = f", {race.circuit}" if race.circuit else ""
        print(f"{number:>4}  {race.name} ({race.game}{where}){won}")


# The next race


def show_next(arguments: argparse.Namespace) -> None:
    """All that is needed to run the next race anywhere."""
    from paddock.league import Championship

    championship = Championship(arguments.folder)
    print_start(championship.start(tuple(arguments.without)), _voice(arguments), arguments.folder)


def print_start(start: "Start", tell: Voice, folder: Path) -> None:
    """Who sits where, under which rules, and the ways to race."""
    print(tell("next", number=start.number, name=start.race.name, game=paddock.game(start.race.game).title(tell.lang)))
    for seat, driver in enumerate(start.drivers, start=1):
        print(f"{seat:>4}  {driver.name}{f' ({driver.bot})' if driver.bot else ''}")
    for each in start.absences:
        text = paddock.render(each.carried.text, tell.lang)
        print(tell("absent", driver=each.driver, text=text, reserve=each.reserve or "none"))
    for carried in start.advantages:
        print(tell("carried", driver=carried.driver, text=paddock.render(carried.text, tell.lang)))
    code = paddock.game(start.setup.game).code(start.setup)
    print(tell("ways", code=code, folder=str(folder)))


def race_next(arguments: argparse.Namespace) -> int:
    """Race here: bots alone at once, people at the table; the record is kept when the race is over."""
    from paddock.cli.keeping import read_record
    from paddock.league import Championship
    from paddock.league.driving import race_bots

    championship = Championship(arguments.folder)
    start = championship.start(tuple(arguments.without))
    path = championship.path(start.number, ".race")
    if all(driver.bot for driver in start.drivers):
        record = race_bots(start, arguments.seed)
    else:
        status = _sit_down(start, path, arguments)
        record = read_record(path)
        if status or not record.over:
            return status
    _filed(championship, championship.add(record), _voice(arguments))
    return 0


def _sit_down(start: "Start", path: Path, arguments: argparse.Namespace) -> int:
    from paddock.cli.keeping import read_record
    from paddock.cli.play import sit_down
    from paddock.cli.table import Sitter, Table

    if path.exists():  # a race that was left in the middle
        match = paddock.replay(read_record(path))
    else:
        match = paddock.game(start.setup.game).race(start.setup, arguments.seed)
    levels = {driver.name: driver.bot for driver in start.drivers}
    sitters = tuple(Sitter(name, levels.get(name, "")) for name in match.names)
    return sit_down(Table(match, sitters), Voice(arguments.lang), path, arguments.plain)


# After a race


def add_record(arguments: argparse.Namespace) -> None:
    """Keep a race that was run elsewhere."""
    from paddock.cli.keeping import read_record
    from paddock.league import Championship

    if not all("=" in pair for pair in arguments.known_as):
        raise BadUse(spoken()("league-as"))
    known_as = dict(pair.split("=", 1) for pair in arguments.known_as)
    championship = Championship(arguments.folder)
    _filed(championship, championship.add(read_record(arguments.file), known_as), _voice(arguments))


def enter_result(arguments: argparse.Namespace) -> None:
    """Keep the result of a race that was run on a real table."""
    from paddock.league import Championship

    places = [word.split("=") for word in arguments.places]
    if not all(name for names in places for name in names):
        raise BadUse(spoken()("league-shared"))
    championship = Championship(arguments.folder)
    _filed(championship, championship.enter(places, arguments.retired), _voice(arguments))


def _filed(championship: "Championship", outcome: "Outcome", tell: Voice) -> None:
    """Say what was kept, what it means for the next race, and who leads now."""
    name = championship.season.races[championship.next - 2].name
    print(tell("filed", name=name, winners=", ".join(outcome.winners)))
    for each in outcome.carried:
        print(tell("carried", driver=each.driver, text=paddock.render(each.text, tell.lang)))
    print()
    print_standings(championship, tell)
