"""Whole races and every kind of question in a real terminal, at the sizes that people have."""

import random
from functools import cache
from pathlib import Path

import pytest

import paddock
from cli.gallery import table_of
from cli.terminal import Terminal
from paddock.cli.table import Entrant, Plan, Table
from paddock.games import GAMES

GALLERY = (str(Path(__file__).with_name("gallery.py")),)
SIZES = [(80, 24), (100, 30), (160, 48)]
SHORT = {"automobiles": "first-lap", "formula-de": "first-lap", "race90-1": "rookie-race", "race90-2": "short-evening"}
"""The preset with the shortest race of each game."""
NEXT = "\x0e"


@cache
def questions(game: str) -> dict[str, str]:
    """Every kind of question that comes up in a race with all seats taken: the position with most options."""
    found: dict[str, tuple[int, str]] = {}
    match = paddock.game(game).new(paddock.game(game).seats[-1], seed=1, preset=SHORT.get(game))
    luck = random.Random(1)
    while not match.over:
        seat = match.to_move[0]
        options = match.decision(seat).options
        kind = type(match.race.stack[-1]).__name__
        if len(options) > found.get(kind, (0, ""))[0]:
            found[kind] = (len(options), match.position)
        match.choose(seat, luck.choice(options))
    return {kind: position for kind, (_, position) in found.items()}


def in_sight(terminal: Terminal, *texts: str) -> None:
    """Wait until all these texts are in the panel, each on as many lines as it needs."""
    wanted = [" ".join(text.split()) for text in texts]
    terminal.until(lambda _: all(text in terminal.panel for text in wanted))


def highlighted(terminal: Terminal, question: str, label: str) -> None:
    """Wait until an option is highlighted, and the question is in sight."""
    wanted = " ".join(label.split())
    terminal.until(lambda _: wanted in terminal.highlighted and " ".join(question.split()) in terminal.panel)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_is_in_sight_with_all_its_options(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """All seats are taken, so the standings are as long as they get."""
    paths = [tmp_path / f"{number:02}.position" for number in range(len(questions(game)))]
    for path, position in zip(paths, questions(game).values(), strict=True):
        path.write_text(f"{game}\n{position}", encoding="utf-8")

    with Terminal(str(tmp_path), columns=size[0], rows=size[1], program=GALLERY) as terminal:
        for path in paths:
            scene = table_of(path).scene("en")
            question = f"{scene.players[scene.seat or 0].name}: {scene.prompt}"
            labels = [f"{number} {pick.label}" for number, pick in enumerate(scene.options, start=1)]
            highlighted(terminal, question, labels[0])
            if size == SIZES[0]:
                for label in labels[1:]:
                    terminal.press("down")
                    highlighted(terminal, question, label)
            elif len(labels) > 1:
                terminal.press("up")
                highlighted(terminal, question, labels[-1])
            terminal.press(NEXT)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_race_is_driven_by_what_is_in_sight(game: str) -> None:
    """The same race runs beside it, and says what should be asked; the window changes its size from lap to lap."""
    preset = SHORT.get(game, "")
    entrants = (Entrant("Ann"), Entrant("Alba", "random"))
    table = Table.start(Plan(game, entrants, preset=preset, seed="1"))
    words = ["play", game, "--seats", "Ann", "--bots", "random", "--seed", "1"]
    before = ""
    asked = 0

    with Terminal(*words, *(["--preset", preset] if preset else [])) as terminal:
        terminal.until(lambda text: "? help" in text)
        terminal.press("f")
        while not table.match.over:
            if table.person is None:
                assert table.bot is not None
                table.match.choose(table.bot, table.bot_choice()())
                continue
            scene = table.scene("en")
            number = (table.match.moves * 7) % len(scene.options) + 1
            question = f"{scene.prompt} 1 {scene.options[0].label}"
            if question == before:
                terminal.still()  # it looks the same as the one before
            terminal.resize(*SIZES[asked // 5 % len(SIZES)])
            highlighted(terminal, scene.prompt, f"1 {scene.options[0].label}")
            pick = scene.options[number - 1]
            terminal.press(*["down"] * (number - 1))
            highlighted(terminal, scene.prompt, f"{number} {pick.label}")
            terminal.press("enter")
            if pick.final:
                in_sight(terminal, "Press Enter again to confirm.")
                terminal.press("enter")
            before, asked = question if number == 1 else "", asked + 1
            table.match.choose(0, pick.code)
        terminal.until(lambda text: "Result" in text)
