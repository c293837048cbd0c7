"""Writes the rules of each game in every language that has pages: `docs/it/rules/formula-de.md`."""

from pathlib import Path

import paddock
from paddock.core import message
from rule_pages import safe, write


def write_translations(docs: Path) -> None:
    """Write the rule pages of every language that `docs` has a folder for."""
    for lang in paddock.LANGUAGES:
        if (docs / lang).is_dir():
            (docs / lang / "rules").mkdir(exist_ok=True)
            for game in map(paddock.game, paddock.games()):
                write(docs / lang / "rules" / f"{game.id}.md", rules_page(game, lang))


def rules_page(game: paddock.Game, lang: str) -> str:
    """The rules of a game in a language, chapter by chapter."""
    lines = [f"# {game.title(lang)}", "", game.about(lang), ""]
    chapter = ""
    for rule in game.rules_in(lang).values():
        if rule.chapter != chapter:
            chapter = rule.chapter
            lines += [f"## {chapter}", ""]
        lines += [f'<a id="{rule.id}" href="#{rule.id}">{rule.id}</a>', f": {safe(rule.text)}{mark(rule, lang)}", ""]
    return "\n".join(lines) + "\n"


def mark(rule: paddock.Rule, lang: str) -> str:
    """Where a rule comes from, if it is not printed."""
    if rule.is_printed:
        return ""
    return f" *({paddock.render(message('paddock.cli', 'rule-origin', origin=rule.origin), lang)})*"
