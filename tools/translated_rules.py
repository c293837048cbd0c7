"""Writes the rules and the switches of each game in every language that has pages: `docs/it/rules/formula-de.md`."""

from pathlib import Path

import paddock
from paddock.cli.games import values
from paddock.cli.translator import Translator
from paddock.core import message
from paddock.core.notation import switch_word
from rule_pages import safe, write


def write_translations(docs: Path) -> None:
    """Write the rule pages of every language that `docs` has a folder for."""
    for lang in paddock.LANGUAGES:
        if (docs / lang).is_dir():
            (docs / lang / "rules").mkdir(exist_ok=True)
            for game in map(paddock.game, paddock.games()):
                write(docs / lang / "rules" / f"{game.id}.md", rules_page(game, lang))
            write(docs / lang / "rules" / "switches.md", switches_page(lang))


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


def switches_page(lang: str) -> str:
    """Every preset and every switch of all games in a language."""
    say = Translator(lang)
    lines = [f"# {heading(say, 'list-switches')}", ""]
    for game in map(paddock.game, paddock.games()):
        lines += [f"## {game.title(lang)}", ""]
        lines += [f"### {heading(say, 'list-presets')}", ""] if game.presets else []
        for preset in game.presets:
            lines += [f"`{preset.name}`", f": {safe(paddock.render(game.preset_text(preset), lang))}", ""]
        lines += [f"### {heading(say, 'list-switches')}", ""] if game.switches else []
        for switch in game.switches:
            lines += [f"`{switch.name}={switch_word(switch.default)}`", f": {switch_text(game, switch, lang)}", ""]
    return "\n".join(lines) + "\n"


def heading(say: Translator, key: str) -> str:
    """The heading of a list in the terminal, without its colon."""
    return say(key).rstrip(":")


def switch_text(game: paddock.Game, switch: paddock.Switch, lang: str) -> str:
    """What a switch does, its values, and links to its rules."""
    text = f"{paddock.render(game.switch_text(switch), lang)} [{values(game, switch, lang)}]"
    rules = switch.rule.replace(",", " ").split()
    links = [f'<a href="{game.id}.html#{rule}">{rule}</a>' if rule in game.rules else rule for rule in rules]
    return f"{safe(text)} ({', '.join(links)})"
