"""Records: text in, text out, and a clear error for every damage."""

from random import Random

import pytest

import paddock
from walks import finish, step

RULES = f"rules {paddock.game('crazy-race').revision}"


def record(moves: int | None = None, seed: str = "7") -> str:
    match = paddock.game("crazy-race").new(seats=3, seed=seed, names=("Ann", "Bob  the\nBuilder", ""))
    if moves is None:
        finish(match, 5)
    else:
        random = Random(5)
        for _ in range(moves):
            step(match, random)
    return str(match.record())


def complaint(text: str) -> paddock.BadData:
    with pytest.raises(paddock.BadData) as caught:
        paddock.replay(paddock.Record.parse(text, "my.race"))
    return caught.value


def test_a_record_reads_like_what_happened() -> None:
    lines = record().splitlines()

    assert lines[0] == "paddock-record 1"
    assert "seat 1 Bob the Builder" in lines
    assert "seed 7" in lines
    assert lines[-1].startswith("end over ")
    first = next(line for line in lines if line.startswith("1. "))
    assert first.split()[2].startswith("play-")


def test_text_and_record_are_each_others_inverse() -> None:
    text = record()

    assert str(paddock.Record.parse(text)) == text


@pytest.mark.parametrize("moves", range(6))
def test_a_running_race_can_be_kept_and_resumed(moves: int) -> None:
    again = paddock.replay(record(moves))

    assert again.moves == moves
    assert not again.over
    assert str(finish(again, 9).record()).splitlines()[-1].startswith("end over ")


def test_a_truncated_record_says_where_it_stops() -> None:
    lines = record().splitlines()
    for cut in range(1, len(lines)):
        error = complaint("\n".join(lines[:cut]))
        assert error.complaints[0].line > 0 or "record" in str(error)
    assert "cut off" in str(complaint("\n".join(lines[:-1])))
    assert f"my.race:{len(lines) - 1}" in str(complaint("\n".join(lines[:-1])))


def test_an_edited_line_is_found() -> None:
    lines = record().splitlines()
    number = next(index for index, line in enumerate(lines) if line.startswith("4. "))
    seat, code = lines[number].split()[1:3]
    lines[number] = lines[number].replace(code, "play-black-train")

    error = complaint("\n".join(lines))

    assert f"my.race:{number + 1}: this line, or a line before it, was changed" in str(error)
    assert seat in "012"


def test_every_single_edit_of_a_character_is_noticed() -> None:
    text = record()
    random = Random(1)
    noticed = 0
    for _ in range(300):
        at = random.randrange(len(text))
        edited = text[:at] + random.choice("abcxyz0189=#. ") + text[at + 1 :]
        if edited.split() == text.split():
            continue
        try:
            again = paddock.replay(paddock.Record.parse(edited, "my.race"))
        except paddock.PaddockError:
            noticed += 1
        else:  # nothing but a player's name is free text
            assert again.setup.names != ("Ann", "Bob the Builder", "") or str(again.record()) == text
    assert noticed > 200


def test_a_foreign_file_is_named_as_such() -> None:
    for text in ("", "hello", '[Event "Casual"]\n1. e4 e5', "\x00\x01"):
        assert "not a Paddock record" in str(complaint(text))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("game crazy-race", "game ludo", "there is no game 'ludo'"),
        (RULES, "rules one", "whole number"),
        ("seat 1", "seat 5", "numbered in order"),
        ("switch halves=edges", "switch halves", "name=value"),
        ("switch halves=edges", "switch halves=thirds", "one of: edges any"),
        ("seed 7", "seed 8", "does not have this hash"),
        ("circuit -", "weather fine", "not a header"),
    ],
)
def test_a_damaged_header_says_what_is_wrong(old: str, new: str, says: str) -> None:
    with pytest.raises(paddock.PaddockError, match=says):
        paddock.replay(paddock.Record.parse(unmarked(record().replace(old, new, 1)), "my.race"))


def test_a_record_of_other_rules_counts_if_it_leads_to_the_same_end() -> None:
    """A correction of the rules that does not touch a race leaves its record as it was."""
    own, other = paddock.Record.parse(record()), paddock.Record.parse(unmarked(record().replace(RULES, "rules 999", 1)))
    assert 999 == other.revision
    assert paddock.replay(own).position == paddock.replay(other).position
    assert paddock.replay(own, 2).position == paddock.replay(other, 2).position


@pytest.mark.parametrize("until", [None, 1])
def test_a_record_of_other_rules_that_leads_elsewhere_says_so(until: int | None) -> None:
    text = unmarked(record().replace(RULES, "rules 999", 1))
    elsewhere = text[: text.rindex(" ") + 1] + "0" * 16 + "\n"
    with pytest.raises(paddock.PaddockError, match=r"revision 999 .* does not lead to the same end"):
        paddock.replay(paddock.Record.parse(elsewhere), until)


def test_a_changed_header_is_noticed_by_the_marks() -> None:
    assert "was changed" in str(complaint(record().replace("switch halves=edges", "switch halves=any")))


def unmarked(text: str) -> str:
    """The record as written by hand, without marks."""
    return "\n".join(line.split("    #")[0] for line in text.splitlines())


def test_a_record_written_by_hand_needs_no_marks() -> None:
    assert paddock.replay(unmarked(record())).over


def test_luck_that_does_not_follow_from_the_seed_is_found() -> None:
    match = paddock.game("crazy-race").new(seats=2, seed=3, open_chance=True)
    while match.chance:
        match.fall(match.chance.outcomes[0].code)
    assert paddock.verify(record(0)).first_wrong is None

    forged = unmarked(str(match.record())).replace("\n\n", "\nseed 3\n\n", 1)

    assert paddock.verify(forged).first_wrong == 0


def test_without_a_seed_nothing_can_be_verified() -> None:
    text = str(paddock.game("crazy-race").new(seed=1).record(with_seed=False))

    with pytest.raises(paddock.PaddockError, match="no seed"):
        paddock.verify(text)


def test_a_replay_can_stop_anywhere() -> None:
    text = record()
    for moves in (0, 1, 7):
        assert paddock.replay(text, until=moves).moves == moves


def test_a_record_longer_than_any_race_is_refused() -> None:
    with pytest.raises(paddock.BadData, match="too long for a record"):
        paddock.Record.parse("x" * 5_000_000)


@pytest.mark.parametrize(
    ("header", "wrong"),
    [
        (RULES, "rules ²"),
        (RULES, f"rules {'9' * 5000}"),
        ("seat 0 Ann", f"seat 0 {'A' * 81}"),
        ("seat 0 Ann", "seat 0 A\0n"),
        ("game crazy-race", f"game {'x' * 1000}"),
        ("\n1. ", f"\n{'1' * 5000}. "),
        ("\n1. ", "\n1. ²"),
        ("\n1. ", f"\n1. {'9' * 5000}"),
        (" play-", f" {'play' * 60}-"),
        (" play-", " \ud800-"),
    ],
)
def test_odd_numbers_and_endless_names_are_complaints_like_any_other(header: str, wrong: str) -> None:
    text = record()
    assert header in text

    complaint(text.replace(header, wrong, 1))


def test_no_race_has_a_thousand_seats() -> None:
    seats = "".join(f"seat {number} x\n" for number in range(3, 1000))

    assert "99 seats" in str(complaint(record().replace("seat 2\n", f"seat 2\n{seats}")))


def test_names_that_do_not_fit_a_record_are_written_as_they_fit() -> None:
    match = paddock.game("crazy-race").new(seats=2, seed="1", names=("A\0\u200bnn", "B" * 500))

    assert ("A nn", "B" * 80) == paddock.Record.parse(str(match.record())).names


@pytest.mark.parametrize(
    ("line", "english", "italian"),
    [
        ("no record at all", "this is not a Paddock record", "non è una gara salvata di Paddock"),
        ("paddock-record 1\nspeed 3", "'speed 3' is not a header", "'speed 3' non è un'intestazione"),
        ("paddock-record 1\nrules x", "the rules revision is a whole number, not 'x'", "è un numero intero, non 'x'"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_both_languages(line: str, english: str, italian: str) -> None:
    with pytest.raises(paddock.BadData) as caught:
        paddock.Record.parse(line)

    assert english in str(caught.value)
    assert italian in caught.value.label("it")
    assert caught.value.label("it").startswith("record:")
