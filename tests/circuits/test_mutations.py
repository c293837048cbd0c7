"""Damaged files: any change leads to a circuit, or to complaints with lines."""

import random
import time

import pytest

from paddock.circuits import check, circuits
from paddock.circuits.library import OURS
from paddock.core.errors import BadData, Complaint

FILES = {name: (OURS / f"{name}.circuit").read_text("utf-8") for name in circuits()}
ROUNDS = 320
"""For each of the eight files: more than two and a half thousand in all."""
CHARACTERS = '0123456789.-+/|#"*: \t\nabcdeflmnoprstWLDK@é\x00\U0001f3c1'
WORDS = (
    *(
        "flex",
        "stops",
        "check",
        "then",
        "crash",
        "at",
        "grid",
        "cells",
        "sections",
        "spaces",
        "corner",
        "straight",
        "left",
    ),
    *("0", "-1", "999999", "1e9", "nan", "inf", "0.0001", "120", "200", '"', "|", "K6", "+9rg*", "99-1", "1-99"),
)


def mutated(text: str, dice: random.Random) -> str:
    """One to four changes of characters, words or lines."""
    for _ in range(dice.randint(1, 4)):
        lines = text.split("\n")
        n = dice.randrange(len(lines))
        words = lines[n].split(" ")
        w = dice.randrange(len(words))
        match dice.randrange(9):
            case 0:
                at = dice.randrange(len(text) + 1)
                text = text[:at] + dice.choice(CHARACTERS) + text[at:]
            case 1:
                at = dice.randrange(len(text))
                text = text[:at] + text[at + 1 :]
            case 2:
                words[w] = dice.choice(WORDS)
                text = "\n".join([*lines[:n], " ".join(words), *lines[n + 1 :]])
            case 3:
                del words[w]
                text = "\n".join([*lines[:n], " ".join(words), *lines[n + 1 :]])
            case 4:
                text = "\n".join(lines[:n] + lines[n + 1 :])
            case 5:
                text = "\n".join([*lines[:n], lines[n], *lines[n:]])
            case 6:
                m = dice.randrange(len(lines))
                lines[n], lines[m] = lines[m], lines[n]
                text = "\n".join(lines)
            case 7:
                text = "\n".join(lines[:n])
            case _:
                digits = [i for i, letter in enumerate(text) if letter.isdigit()]
                if digits:
                    at = dice.choice(digits)
                    text = text[:at] + dice.choice("0123456789") + text[at + 1 :]
        text = text or "#"
    return text


def complaints(text: str, name: str) -> tuple[Complaint, ...]:
    """What is wrong with a file; nothing if it is sound. Any other error would be a failure here."""
    try:
        check(text, name)
    except BadData as error:
        return error.complaints
    return ()


@pytest.mark.parametrize("name", FILES)
def test_a_damaged_file_is_read_or_complained_about_line_by_line(name: str) -> None:
    dice = random.Random(name)
    refused = 0
    for _ in range(ROUNDS):
        text = mutated(FILES[name], dice)
        said = complaints(text, name)
        refused += bool(said)
        for complaint in said:
            assert 1 <= complaint.line <= max(1, len(text.splitlines())), complaint
            assert complaint.message
            assert complaint.label("it") != complaint.label("en"), complaint
    assert refused > ROUNDS // 4


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(["straight a" + str(n) + ' ""\nleft 300 200' for n in range(200)]),
        'circuit x "x"\ntrack 4 lanes heading 0\nstraight a ""\n'
        + "  left 300 200\n" * 500
        + 'corner b ""\n  left 60 9',
        'circuit x "x"\ntrack 3 lanes heading 0\n' + 'corner 1 ""\n  left 90 90\nstraight s ""\n  ahead 120 flex\n' * 2,
        "sections\n" + "over a\n" * 700 + "off 1 check 0 pass at a fail time 1 then " * 300,
        "spaces\n" + "row a " + "K12 " * 4000,
        '"' * 60_000,
        "cells\n" + "wall left " + "a " * 20_000,
    ],
)
def test_a_file_cannot_ask_for_much_work(text: str) -> None:
    start = time.perf_counter()
    with pytest.raises(BadData):
        check(text, "greedy")
    assert time.perf_counter() - start < 2
