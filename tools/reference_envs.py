"""A page for each environment: its names, its spaces and its rewards, from what the game declares."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator

import paddock
from paddock.envs import Spaces, register, spaces

SHOWN = 3
MANY = 24
"""More parts than these under one head are shown as one."""
EVERYWHERE = """# Environments

One page an environment: how it is made in each library, the sizes of its spaces, what every number stands for, and the
rewards. Everything here is written from what the game declares. [Train](../train.md) explains the ideas, with examples.

All of them keep these rules:

* **Actions** are numbers; `action_mask` says which are legal now. An illegal one loses: the race ends with -1.
* **Observations** are vectors of numbers between -1 and 1 that hold nothing the seat cannot know.
* **Rewards** are zero until the end. Then a seat gets +1 for each seat behind it and -1 for each ahead, divided by the
  number of other seats. They sum to zero.
* **Spaces** follow from the set-up (seats, circuit, switches) and are the same in every race of it.
"""


def environment_pages() -> dict[str, str]:
    """The pages by file name, and their index."""
    names = register()
    games = paddock.games()
    rows = [index_row(game) for game in games]
    head = "| environment | seats | actions | observation | options with features |\n| --- | --- | --- | --- | --- |"
    table = [head, *rows]
    listed = "\n".join(f"environment-{game}" for game in games)
    index = "\n".join([EVERYWHERE, *table, "", f"```{{toctree}}\n:hidden:\n\n{listed}\n```", ""])
    return {
        "environments.md": index,
        **{f"environment-{game}.md": "\n".join(environment_page(game, names)) for game in games},
    }


def index_row(game: str) -> str:
    found = spaces(game)
    seats = paddock.game(game).seats
    options = f"{found.features.widest} × {found.features.size}"
    link = f"[`{found.version}`](environment-{game}.md)"
    return f"| {link} | {seats[0]} to {seats[-1]} | {found.actions.size:,} | {found.fields.size:,} | {options} |"


def environment_page(name: str, registered: list[str]) -> Iterator[str]:
    """One environment."""
    game, usual = paddock.game(name), spaces(name)
    yield f"# Environment `{usual.version}`\n"
    yield f"{game.about()} [The rules](../rules/{name}.md), [the game in players' words](../games/{name}.md).\n"
    yield from ways_in(name, usual, registered)
    yield from sizes(name)
    yield from actions(usual)
    yield from observations(usual)
    yield from features(usual)
    yield from rewards(game, usual)


def ways_in(name: str, found: Spaces, registered: list[str]) -> Iterator[str]:
    """How it is made."""
    spiel = next(each for each in registered if each == f"paddock_{name.replace('-', '_')}_v{found.revision}")
    yield "## Make it\n"
    yield "| library | how |\n| --- | --- |"
    yield f'| PettingZoo, agents one after the other | `paddock.envs.aec.env("{name}", seats={found.setup.seats})` |'
    yield f'| PettingZoo, all agents at once | `paddock.envs.parallel.ParallelRaceEnv("{name}")` |'
    yield f'| Gymnasium, one learner against bots | `gymnasium.make("paddock/{found.version}", opponents="greedy")` |'
    yield f'| OpenSpiel, explicit chance | `pyspiel.load_game("{spiel}", {{"players": {found.setup.seats}}})` |'
    yield f'| text | `paddock.envs.TextEnv("{name}")` |\n'
    yield "Gymnasium and OpenSpiel know the names after `paddock.envs.register()`.\n"


def sizes(name: str) -> Iterator[str]:
    """The sizes of the spaces, for every circuit and number of seats."""
    game = paddock.game(name)
    yield "## Sizes\n"
    yield "Actions are `Discrete(actions)`. An observation is a `Dict` of `observation`, `Box(-1, 1, (observation,))`,"
    yield "and `action_mask`, `Box(0, 1, (actions,))`.\n"
    yield "| circuit | seats | actions | observation |\n| --- | --- | --- | --- |"
    for circuit in game.circuits or [""]:
        for seats in sorted({game.seats[0], game.seats[-1]}):
            found = spaces(name, seats, circuit or None)
            yield f"| {circuit or '–'} | {seats} | {found.actions.size:,} | {found.fields.size:,} |"
    yield ""


def actions(found: Spaces) -> Iterator[str]:
    """The kinds of actions, with examples."""
    yield "## Actions\n"
    yield "`env.unwrapped.codes` lists the meaning of every number. By kind, in the default set-up:\n"
    yield "| kind | how many | such as |\n| --- | --- | --- |"
    for kind, names in grouped(found.actions.names, kind_of).items():
        yield f"| {code(kind)} | {len(names):,} | {examples(names)} |"
    yield ""


def kind_of(name: str) -> str:
    """The first word of an action; places that several ways lead to are one kind."""
    return "PLACE#WAY" if "#" in name else re.split(r"[-.]", name)[0]


def observations(found: Spaces) -> Iterator[str]:
    """The parts of the vector, with examples."""
    yield "## Observation\n"
    yield "`env.unwrapped.fields` names every place of the vector. By part, in the default set-up:\n"
    yield "| part | places | such as |\n| --- | --- | --- |"
    heads = Counter(part.split(".")[0] for part in set(map(part_of, found.fields.names)))
    crowded = {head for head, count in heads.items() if count > MANY}
    for part, names in grouped(found.fields.names, lambda name: whole_part(part_of(name), crowded)).items():
        yield f"| {code(part)} | {len(names):,} | {examples(names)} |"
    yield ""


def part_of(name: str) -> str:
    """The part of a view that a field belongs to; seats are counted together."""
    seatless = re.sub(r"\b(self|next-\d+)\b", "SEAT", name)
    path = re.sub(r"\b\d+\b", "N", re.split(r"[ =]", seatless)[0]).split(".")
    return ".".join(path[:3] if "SEAT" in path[:2] else path[:2])


def whole_part(part: str, crowded: set[str]) -> str:
    """A part, or all its neighbours together if there are many, such as the cells of a board."""
    head = part.split(".")[0]
    return f"{head}.NAME" if head in crowded and "SEAT" not in part else part


def features(found: Spaces) -> Iterator[str]:
    """The features of an option, all of them."""
    yield "## Options with features\n"
    rows, columns = found.features.widest, found.features.size
    yield f"With `by_option=True` a decision is `options`: `Box(-1, 1, ({rows}, {columns}))`, a row for each option:\n"
    kinds = Counter(re.split(r"[= ]", name)[0] for name in found.features.names)
    listed = defaultdict(list)
    for name in found.features.names:
        head = re.split(r"[= ]", name)[0]
        listed[head if kinds[head] > 1 else "facts"].append(name)
    for head, names in listed.items():
        yield f"* **{head}**: {', '.join(code(name) for name in names)}"
    yield ""


def rewards(game: paddock.Game, found: Spaces) -> Iterator[str]:
    """What the places are worth."""
    yield "## Rewards\n"
    yield "| seats | first to last |\n| --- | --- |"
    for seats in game.seats:
        steps = [(seats - 1 - 2 * place) / (seats - 1) for place in range(seats)]
        yield f"| {seats} | {', '.join(f'{step:+.2f}'.rstrip('0').rstrip('.') if step else '0' for step in steps)} |"
    yield "\nSeats that share a place share its reward."
    if found.retires:
        yield "A car that retires is done at once, with the reward of its place at that moment.\n"
    else:
        yield "No car retires in this game.\n"


def grouped(names: Iterable[str], key: Callable[[str], str]) -> dict[str, list[str]]:
    """Names by kind, in order of their first."""
    found: dict[str, list[str]] = defaultdict(list)
    for name in names:
        found[key(name)].append(name)
    return found


def examples(names: list[str]) -> str:
    return ", ".join(code(name) for name in names[:SHOWN]) + (" …" if len(names) > SHOWN else "")


def code(text: str) -> str:
    """A name within a table."""
    return f"`{text.replace('|', '/')}`"
