"""Requests that are refused, with a text in the user's language."""

import paddock

ROOM = "paddock.server"


class RequestError(Exception):
    """A request that is refused: the key of its text, and the HTTP status. Nothing was changed."""

    def __init__(self, key: str, status: int = 409, rule: str = "", **args: str | int | paddock.Text) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.rule = rule
        self.text_args = args

    def text(self, lang: str = "en") -> str:
        return translate(self.key, lang, **self.text_args)


class IllegalChoiceError(RequestError):
    """A choice that the rules do not allow; the race gives the reason."""

    def __init__(self, refusal: paddock.Refusal, names: tuple[str, ...]) -> None:
        super().__init__("illegal", 422, refusal.rule)
        self.refusal = refusal
        self.names = names

    def text(self, lang: str = "en") -> str:
        return self.refusal.label(lang, self.names)


def translate(key: str, lang: str = "en", **args: str | int | paddock.Text) -> str:
    """A text of the service in a language."""
    return paddock.render(paddock.Text(ROOM, key, tuple(args.items())), lang)
