"""Texts for people: a message is a key and arguments, rendered from the catalogue of the room that says it.

A room keeps its messages in `texts/en.ftl` and `texts/it.ftl` (Fluent); another language is another file in every room.
Options, events and prompts name theirs by their class: `option-take`, `event-card-taken`, `prompt-take-card`, with
their fields as arguments.
"""

import re
import sys
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Protocol

from paddock.core.errors import PaddockError
from paddock.core.plain import Plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"
CORE = "paddock.core"


def languages() -> tuple[str, ...]:
    """English, then every other language that the engine has texts in."""
    names = [file.name for file in files(CORE).joinpath("texts").iterdir() if file.name.endswith(".ftl")]
    return (ENGLISH, *sorted({name.removesuffix(".ftl") for name in names} - {ENGLISH}))


LANGUAGES = languages()


class Seat(Plain):
    """An argument that stands for the player in a seat; rendered as that player's name."""

    number: int


class Text(Plain):
    """A message: the room that has it, its key, and its arguments."""

    room: str
    key: str
    args: tuple[tuple[str, Any], ...] = ()  # str, int, Text, Seat, or a tuple of those


MOST_SHOWN = 800
"""How much of what was typed an error repeats; Fluent takes no argument beyond a thousand characters."""


def shortened(given: object) -> str:
    """What was typed, as an argument of a message."""
    text = str(given)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


class TextError(PaddockError):
    """An error that can be told in every language; `str(error)` is English."""

    def __init__(self, text: Text) -> None:
        super().__init__(render(text))
        self.text = text

    def __reduce__(self) -> tuple[type, tuple[Text]]:
        """So that a worker process can hand it on."""
        return type(self), (self.text,)

    def label(self, lang: str = "en") -> str:
        """What is wrong, in a language."""
        return render(self.text, lang)


class Speaker(Protocol):
    """A frozen record with a text of its own: an event, an option."""

    def text(self) -> Text: ...

    def __hash__(self) -> int: ...


def message(room: str, key: str, **args: Any) -> Text:
    """A text of a room: `message(__package__, "card-name", vehicle="ship")`."""
    return Text(room, key, tuple([(name, argument(name, value)) for name, value in args.items()]))


def argument(name: str, value: Any) -> Any:
    """A value as an argument of a text: seats by name, records by their own text, lists item by item."""
    if type(value) is str or type(value) is Text:  # most are, and scenes are made of texts
        return value
    if name == "seat" or name.endswith("_seat"):
        return "none" if value is None else Seat(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (tuple, list)):
        item = "seat" if name == "seats" else ""
        return tuple(argument(item, each) for each in value)
    if isinstance(value, (str, int, Text, Seat)):
        return value
    return value.text()


def record_text(record: Plain, kind: str) -> Text:
    """The text of a record, named after its class, with its fields as arguments."""
    cls = type(record)
    fields = [(name, argument(name, getattr(record, name))) for name in cls.__struct_fields__]
    return Text(room_of(cls), f"{kind}-{kebab(cls.__name__)}", tuple(fields))


@cache
def room_of(cls: type) -> str:
    """The package that owns a class's messages: the nearest one around its module that has `texts`."""
    package = sys.modules[cls.__module__].__package__ or cls.__module__
    around = package
    while around:
        if files(around).joinpath("texts").is_dir():
            return around
        around = around.rpartition(".")[0]
    return package


@cache
def kebab(name: str) -> str:
    """`CardTaken` as `card-taken`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@lru_cache(maxsize=20_000)  # a scene mostly repeats the texts of the one before
def render(text: Text, lang: str = "en", names: tuple[str, ...] = ()) -> str:
    """The message in a language; `names` are the players' names by seat."""
    if names and not _has_names(text):
        return render(text, lang)  # the same at every table
    args = {name: _rendered(value, lang, names) for name, value in text.args}
    bundle = _bundle(text.room, lang)
    pattern = bundle.get_message(text.key).value
    assert pattern is not None, f"{text.room}: message {text.key} has no value"
    said, errors = bundle.format_pattern(pattern, args)
    assert not errors, f"{text.room}: message {text.key}: {errors}"
    return str(said)


def _has_names(value: Any) -> bool:
    """Whether a text or one of its arguments contains a player's name."""
    if isinstance(value, Text):
        return any(_has_names(each) for _, each in value.args)
    if isinstance(value, tuple):
        return any(_has_names(each) for each in value)
    return isinstance(value, Seat)


@lru_cache(maxsize=20_000)  # every seat hears each event, again with every scene
def spoken(record: Speaker, lang: str = "en", names: tuple[str, ...] = ()) -> str:
    """The text of an event or an option in a language."""
    return render(record.text(), lang, names)


def _rendered(value: Any, lang: str, names: tuple[str, ...]) -> Any:
    if isinstance(value, Text):
        return render(value, lang, names)
    if isinstance(value, Seat):
        if value.number < len(names) and names[value.number]:
            return names[value.number]
        return render(Text(CORE, "seat", (("number", value.number + 1),)), lang)
    if isinstance(value, tuple):
        return ", ".join(str(_rendered(each, lang, names)) for each in value)
    return value


def check_language(lang: str) -> None:
    """Refuse a language without texts."""
    if lang not in LANGUAGES:
        raise PaddockError(f"there are no texts in '{lang}'; choose one of: {' '.join(LANGUAGES)}")


@cache
def _bundle(room: str, lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # takes a third of the time of `import paddock`

    check_language(lang)
    source = files(room).joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle
