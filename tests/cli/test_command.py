"""The command line: its output, and that every error is one line and an exit status."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

import paddock
from cli.process import run
from paddock.cli import main
from paddock.cli.command import COMMANDS


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(list(words))
    output = capsys.readouterr()
    return status, output.out, output.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("race", "there is no command 'race'; choose one of: play"),
        ("plya", "there is no command 'plya'; did you mean 'play'?"),
        ("--lang en rplay", "there is no command 'rplay'; did you mean 'replay'?"),
        ("play crazy-race --circut=x", "unrecognized arguments: --circut=x; did you mean '--circuit'?"),
        ("serve --port many", "argument --port: 'many' is not a number"),
        ("play crazy-race --seats Ann ann --plain", "two seats cannot have one name: 'ann'"),
        ("play chess --plain", "there is no game 'chess'"),
        ("--speed=3", "unrecognized arguments: --speed=3"),
        ("play crazy-race --seats 9 --plain", "crazy-race is for 2 to 7 seats, not 9"),
        ("play crazy-race --seats 99 --plain", "crazy-race is for 2 to 7 seats, not 99"),
        ("play crazy-race --seats 1 --plain", "crazy-race is for 2 to 7 seats, not 1"),
        ("play crazy-race --seats 2 --bots 1 1 1 --plain", "2 seats cannot take 3 bots"),
        ("play crazy-race --switch halves --plain", "write a switch as name=value, not 'halves'"),
        ("play crazy-race --switch halves=all --plain", "switch halves cannot be 'all'; it is one of: edges any"),
        ("play crazy-race --switch wings=on --plain", "crazy-race has no switch 'wings'"),
        ("play crazy-race --preset quick --plain", "crazy-race has no preset 'quick'"),
        ("play crazy-race --circuit monza --plain", "crazy-race cannot be raced at 'monza'"),
        ("play crazy-race --bots genius --plain", "there is no bot 'genius'"),
        ("play --plain", "name a game"),
        (
            "play crazy-race --speed 3",
            "unrecognized arguments: --speed 3; did you mean '--seed'? (see 'paddock play --help')",
        ),
        ("play crazy-race --resume nowhere.race --plain", "there is no file nowhere.race"),
        ("play crazy-race --record nowhere/a.race --plain", "there is no directory"),
        ("play crazy-race --record . --plain", ". exists already; choose another file"),
        ("replay", "the following arguments are required: FILE (see 'paddock replay --help')"),
        ("replay nowhere.race", "there is no file nowhere.race"),
        ("verify nowhere.race", "there is no file nowhere.race"),
        ("rules --game chess", "there is no game 'chess'"),
        ("games chess", "there is no game 'chess'"),
        ("games --lang de", "invalid choice: 'de'"),
        ("serve --port 99999", "a port is a number from 1 to 65535, not 99999"),
        ("serve --bot-workers 0", "bots need at least one process, not 0"),
        ("serve --origin races.example", "write an origin as https://races.example, not 'races.example'"),
        ("draw", "name a record to draw"),
        ("draw --game crazy-race -o a.gif", "a picture is written to a file that ends in .svg, not 'a.gif'"),
        ("draw --game crazy-race -o nowhere/a.svg", "nowhere/a.svg: there is no such file or folder"),
        ("replay .", ".: this is a folder, and a file is needed"),
        ("simulate crazy-race --games 2 --report .", "'.' is a folder; name a file for the report"),
        ("tune crazy-race --games 0", "race at least once, not 0 times"),
        ("draw --game crazy-race --seats 12", "crazy-race is for 2 to 7 seats, not 12"),
        ("draw --game crazy-race --seat 4", "seats are numbered from 1 to 2"),
        ("draw --game crazy-race --position nonsense", "a position is 'set-up | table | tasks'"),
    ],
)
def test_a_usage_error_is_one_line_and_status_2(words: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, output, error = said(capsys, *words.split())

    assert status == 2
    assert output == ""
    assert error.startswith("paddock: ")
    assert complaint in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("plya", "il comando 'plya' non esiste; forse intendevi 'play'?"),
        ("replay", "mancano questi argomenti: FILE (vedi 'paddock replay --help')"),
        ("serve --port molti", "argomento --port: 'molti' non è un numero"),
        ("verify --commentary", "mancano questi argomenti: FILE"),
        ("play crazy-race --bots 9 --commentary race --speed", "argomenti sconosciuti: --speed"),
        ("play crazy-rece --plain", "il gioco 'crazy-rece' non esiste; forse intendevi 'crazy-race'?"),
        ("play crazy-race --seats 9 --plain", "crazy-race è per 2–7 posti, non 9"),
        ("play crazy-race --switch halves=all --plain", "l'opzione halves non può valere 'all'"),
        ("play crazy-race --switch wings=on --plain", "crazy-race non ha l'opzione 'wings'"),
        ("play crazy-race --preset quick --plain", "crazy-race non ha il preset 'quick'"),
        ("play crazy-race --circuit monza --plain", "non si può correre su 'monza'; non ha circuiti"),
        ("play crazy-race --bots genius --plain", "il bot 'genius' non esiste"),
        ("simulate crazy-race --switch laps=3", "crazy-race non ha l'opzione 'laps'"),
        ("rules ZZZ", "nessuna regola dice 'ZZZ'"),
        ("replay .", ".: è una cartella, e serve un file"),
        ("simulate crazy-race --games 0", "serve almeno una gara, non 0"),
        ("simulate crazy-race --out a.xls", "in un file che finisce in .parquet o .csv, non in 'a.xls'"),
        ("circuit check no/a.circuit", "no/a.circuit: questo file non c'è"),
    ],
)
def test_errors_are_told_in_the_chosen_language(words: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, error = said(capsys, "--lang", "it", *words.split())

    assert status != 0
    assert error.startswith("paddock: ")
    assert complaint in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("words", [["--lang", "it", "help"], ["help", "--lang=it"], ["--lang", "it", "--help"]])
def test_help_is_italian_to_the_last_word(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)

    text = capsys.readouterr().out
    assert ended.value.code == 0
    assert text.startswith("uso: paddock ")
    assert "\nopzioni:\n" in text
    assert "mostra questo aiuto ed esce" in text
    assert "usage" not in text


def test_no_code_is_broken_at_its_hyphens(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for width in range(60, 80):
        monkeypatch.setenv("COLUMNS", str(width))
        assert "-\n" not in said(capsys, "games")[1]
        with pytest.raises(SystemExit):
            main(["play", "--help"])
        assert "-\n" not in capsys.readouterr().out


def test_a_space_stands_between_a_long_id_and_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    ids = [rule for game in map(paddock.game, paddock.games()) for rule in game.rules]
    for line in said(capsys, "rules", "--game", "automobiles")[1].splitlines():
        first = line.split()[:1]
        assert not first or first[0] in ids or not first[0].startswith("AU-")


@pytest.mark.parametrize(
    ("database", "complaint"),
    [
        ("races", "a database URL looks like sqlite:///FILE or postgresql://USER@HOST/NAME"),
        ("mysql://paddock:secret@127.0.0.1/races", "a database URL looks like sqlite:///FILE or postgresql://"),
        ("sqlite:////nowhere/at/all.sqlite", "the database cannot be opened: unable to open database file"),
        ("postgresql://paddock:secret@127.0.0.1:1/races", "the database cannot be opened: "),
        ("postgres://paddock:secret@127.0.0.1:1/races", "the database cannot be opened: "),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_line(
    database: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, output, error = said(capsys, "serve", "--database", database)

    assert (status, output) == (1, "")
    assert complaint in error
    assert error.count("\n") == 1
    assert "secret" not in error


def test_a_driver_that_is_missing_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    status, _, error = said(capsys, "serve", "--database", "postgresql://paddock@127.0.0.1/races")

    assert status == 1
    assert "paddock: psycopg is not installed: pip install 'paddock[postgres]', or '.[postgres]' in a clone\n" == error


def test_an_address_that_is_taken_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        words = ("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'a.sqlite'}")

        status, output, error = said(capsys, *words)

    assert (1, "") == (status, output)
    assert f"paddock: cannot listen at 127.0.0.1, port {port}: Address already in use\n" == error


def test_a_process_ends_with_the_status_and_no_traceback() -> None:
    ended = run("play", "chess")

    assert (2, "") == (ended.returncode, ended.stdout)
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello\n", "a.race:1: this is not a Paddock record"),
        ("paddock-record 1\ngame crazy-race\n", "a.race:2: the header 'rules' is missing"),
        ("\x00\x01", "a.race:1: this is not a Paddock record"),
    ],
)
def test_a_damaged_record_is_named_by_line(
    text: str, complaint: str, race: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    race.write_text(text, encoding="utf-8")
    for command in ("replay", "verify", "draw"):
        status, _, error = said(capsys, command, str(race))
        assert status == 1
        assert complaint in error
        assert error.count("\n") == 1


def test_a_binary_file_is_not_a_record(race: Path, capsys: pytest.CaptureFixture[str]) -> None:
    race.write_bytes(b"\xff\xfe\x00\xd8")

    status, _, error = said(capsys, "verify", str(race))

    assert (1, 1) == (status, error.count("\n"))
    assert "is not a text" in error


@pytest.mark.parametrize("words", [["--help"], ["help"]])
def test_help_lists_every_command(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)

    text = capsys.readouterr().out
    assert ended.value.code == 0
    assert all(f"    {name} " in text or f"    {name}\n" in text for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_speaks_both_languages(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for lang in paddock.LANGUAGES:
        with pytest.raises(SystemExit):
            main(["help", command, "--lang", lang])
        shown.append(capsys.readouterr().out)

    assert f"usage: paddock {command}" in shown[0]
    assert f"uso: paddock {command}" in shown[1]
    assert shown[0] != shown[1]


@pytest.mark.parametrize("words", [[], ["--lang", "it"]])
def test_without_a_command_the_browser_opens_until_ctrl_c(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    langs: list[str] = []

    def interrupted(lang: str) -> int:
        langs.append(lang)
        raise KeyboardInterrupt

    monkeypatch.setattr("paddock.server.open_local", interrupted)

    assert (0, "\nArrivederci.\n" if words else "\nGoodbye.\n", "") == said(capsys, *words)
    assert ["it" if words else "en"] == langs


def test_help_speaks_the_language_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    with pytest.raises(SystemExit):
        main(["--help"])

    assert "Giochi da tavolo di corse" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])

    assert capsys.readouterr().out.startswith("paddock ")


def test_simple_commands_do_not_load_the_full_screen() -> None:
    script = "import sys; from paddock.cli import main; main(['games', '--short']); print('textual' in sys.modules)"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert ended.stdout.splitlines()[-1] == "False"


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_games_describes_each_game_and_says_what_to_type_next(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, text, _ = said(capsys, "games", "--lang", lang)

    assert status == 0
    for game in map(paddock.game, paddock.games()):
        assert f"{game.title(lang)}  ({game.id})" in text
        assert f"'paddock play {game.id}'" in " ".join(text.split())
        assert all(circuit in text for circuit in game.circuits)
    assert len(text.splitlines()) < 12 * len(paddock.games())


@pytest.mark.parametrize("game", paddock.games())
@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_games_with_a_name_shows_every_preset_and_switch(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, text, _ = said(capsys, "games", game, "--lang", lang)

    assert status == 0
    assert all(f"    {switch.name}=" in text for switch in paddock.game(game).switches)
    assert all(f"    {preset.name} " in text for preset in paddock.game(game).presets)


def test_games_short_lists_ids(capsys: pytest.CaptureFixture[str]) -> None:
    assert paddock.games() == [line.split()[0] for line in said(capsys, "games", "--short")[1].splitlines()]


def test_a_rule_is_found_by_its_id_by_its_beginning_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    status, text, _ = said(capsys, "rules", "cr-play-02")
    assert (0, 1) == (status, text.count("CR-"))
    assert "face down" in text

    assert said(capsys, "rules", "CR-SETUP")[1].count("  CR-SETUP-") == 8

    words = said(capsys, "rules", "hierarchy", "TOP", "--game", "crazy-race")[1]
    assert "CR-SETUP-05" in words
    assert "CR-PLAY-02" not in words


def test_rules_are_found_by_words_of_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    status, text, _ = said(capsys, "rules", "--lang", "it", "scia")

    assert status == 0
    assert "Formula Dé: Scia" in text
    assert "FD-SLIP-05" in text
    assert "AU-SLIP-01" in text
    assert "slipstream" not in text
    assert said(capsys, "rules", "--lang", "it", "slipstream")[0] == 1
    without_accents = said(capsys, "rules", "--lang", "it", "VELOCITA")
    assert without_accents == said(capsys, "rules", "--lang", "it", "velocità")
    assert "CR-PICK-04" in without_accents[1]
    assert "Giocare una carta" in said(capsys, "rules", "--lang", "it")[1]


def test_rules_without_words_lists_chapters_and_a_game_alone_all_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    chapters = said(capsys, "rules")[1]
    assert "Playing a card" in chapters
    assert "face down" not in chapters

    every = said(capsys, "rules", "--game", "crazy-race")[1]
    assert all(rule in every for rule in paddock.game("crazy-race").rules)


def test_rulings_are_marked_and_listed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "rules", "CR-PICK-02")[1].rstrip().endswith("[ruling]")
    assert "[" not in said(capsys, "rules", "CR-PICK-01")[1]
    listed = said(capsys, "rules", "--rulings", "--game", "formula-de", "--lang", "it")[1]

    assert "[interpretazione]" in listed
    assert "FD-END-21" in listed
    assert "[nostra]" in listed
    assert "FD-END-07" not in listed
    assert "CR-PICK-02" in said(capsys, "rules", "--rulings")[1]


def test_words_without_a_rule_are_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    status, text, error = said(capsys, "rules", "submarine")

    assert (1, "") == (status, text)
    assert error == "paddock: no rule says 'submarine'; 'paddock rules' lists the chapters\n"


def test_verify_proves_the_luck_of_a_record(race: Path, last: int, capsys: pytest.CaptureFixture[str]) -> None:
    status, text, _ = said(capsys, "verify", str(race))

    assert status == 0
    assert f"right. {last} decisions and 7 draws of chance, all as the seed 5 says." in text


def test_verify_finds_luck_that_is_not_the_seeds(race: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The record is given another seed, to claim other luck."""
    lines = race.read_text(encoding="utf-8").splitlines()
    kept = [line.split("    #")[0] for line in lines if not line.startswith("seed-hash")]
    race.write_text("\n".join("seed 6" if line == "seed 5" else line for line in kept), encoding="utf-8")

    status, text, _ = said(capsys, "verify", str(race))

    assert status == 1
    assert "wrong. The chance after move 0 does not follow from the seed." in text


def test_draw_writes_a_picture_of_a_record_at_a_move(race: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = race.with_suffix(".svg")

    status, output, error = said(capsys, "draw", str(race), "--move", "6", "--seat", "2", "-o", str(picture))

    assert (0, "") == (status, output)
    assert str(picture) in error
    text = picture.read_text(encoding="utf-8")
    assert text.startswith("<svg")
    assert "Bob" in text


def test_draw_prints_a_race_just_set_up_and_a_written_position(capsys: pytest.CaptureFixture[str]) -> None:
    _, fresh, _ = said(capsys, "draw", "--game", "crazy-race", "--seats", "4", "--seed", "1", "--lang", "it")
    assert "Corsa folle" in fresh

    line = paddock.game("crazy-race").new(2, seed=3).position
    status, drawn, _ = said(capsys, "draw", "--game", "crazy-race", "--position", line)
    assert status == 0
    assert drawn.startswith("<svg")
