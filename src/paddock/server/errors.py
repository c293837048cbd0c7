"""What the service says when something cannot be done."""

import paddock

ROOM = "paddock.server"


class Sorry(Exception):  # noqa: N818  it is said to people
    """Something that cannot be done, with a text that says why and what to do. Nothing was changed."""

    def __init__(self, key: str, status: int = 409, rule: str = "", **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.rule = rule
        self.args_ = tuple(args.items())

    def text(self, lang: str = "en") -> str:
        return say(self.key, lang, **dict(self.args_))


class Illegal(Sorry):
    """A choice that is not possible; the race itself says why."""

    def __init__(self, refusal: paddock.Refusal, names: tuple[str, ...]) -> None:
        super().__init__("illegal", 422, refusal.rule)
        self.refusal = refusal
        self.names = names

    def text(self, lang: str = "en") -> str:
        return self.refusal.label(lang, self.names)


def say(key: str, lang: str = "en", **args: str | int) -> str:
    """A text of the service in a language."""
    return paddock.render(paddock.Text(ROOM, key, tuple(args.items())), lang)
