"""The championship as one page for a club's site."""

from html import escape

import paddock
from paddock.league.book import Book
from paddock.league.classification import winners
from paddock.league.standings import Row
from paddock.league.words import say, score

PAGE = """<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>{style}</style></head>
<body>{body}</body>
</html>
"""
STYLE = """
:root { --ink: #1b1d21; --paper: #f6f1e4; --sheet: #fffdf6; --red: #c8321f; --line: #d9cfb8; color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1eadb; --paper: #17191d; --sheet: #202329; --red: #ff6a4d; --line: #3b3f47 }
}
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 "Avenir Next", "Segoe UI", system-ui, sans-serif }
h1 { margin: 0; font-size: clamp(2rem, 7vw, 3.6rem); font-weight: 900; letter-spacing: -.02em;
  text-transform: uppercase }
h1::after { content: ""; display: block; height: .6rem; margin: .6rem 0 0;
  background: repeating-conic-gradient(var(--ink) 0 25%, transparent 0 50%) 0 0 / .6rem .6rem }
h2 { margin: 2rem 0 .5rem; color: var(--red); text-transform: uppercase; letter-spacing: .06em; font-size: 1.05rem }
.wide { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .45rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th { font-size: .8rem; text-transform: uppercase; letter-spacing: .04em }
tr:last-child td { border-bottom: 0 }
.name { text-align: left }
.total { font-weight: 800 }
.standings tbody tr:first-child td:nth-child(2) { font-weight: 800 }
code { overflow-wrap: anywhere }
"""


def page(championship: Book, lang: str) -> str:
    """One self-contained page of HTML."""
    season = championship.season
    table = championship.standings()
    teams = {driver.name: driver.team for driver in season.drivers}
    parts = [f"<h1>{escape(season.title)}</h1>", _note(championship, lang)]
    parts.append(_standings(championship, say("drivers", lang), table.drivers, teams, lang))
    if table.teams:
        parts.append(_standings(championship, say("teams", lang), table.teams, {}, lang))
    parts += [f"<h2>{say('calendar', lang)}</h2>", _calendar(championship, lang), _steward(championship, lang)]
    return PAGE.format(lang=lang, title=escape(season.title), style=STYLE, body="".join(parts))


def _note(championship: Book, lang: str) -> str:
    run, total = len(championship.outcomes), len(championship.season.races)
    return f"<p>{escape(say('races-run', lang, run=run, total=total))}</p>"


def _standings(championship: Book, title: str, rows: tuple[Row, ...], teams: dict[str, str], lang: str) -> str:
    races = championship.season.races[: len(championship.outcomes)]
    who = [say("driver", lang), say("team", lang)] if teams else [say("team", lang)]
    head = ["", *who, *(race.name for race in races), say("points", lang)]
    body = []
    for row in rows:
        scores = [score(points, index in row.dropped) for index, points in enumerate(row.scores)]
        words = [str(row.place), row.name, *([teams[row.name]] if teams else []), *scores, str(row.points)]
        body.append(words)
    return f'<h2>{escape(title)}</h2><div class="standings">{_table(head, body, names=len(who))}</div>'


def _calendar(championship: Book, lang: str) -> str:
    head = ["", say("race", lang), say("game", lang), say("circuit", lang), say("winner", lang)]
    body = []
    for number, race in enumerate(championship.season.races, start=1):
        outcome = championship.outcomes[number - 1] if number < championship.next else None
        won = ", ".join(winners(outcome, championship.season)) if outcome else ""
        body.append([str(number), race.name, paddock.game(race.game).title(lang), race.circuit or "–", won])
    return _table(head, body, names=4)


def _steward(championship: Book, lang: str) -> str:
    """What the stewards decided."""
    given = championship.season.adjustments
    rows = [["", each.driver, each.why, f"{each.points:+}"] for each in given]
    for race, outcome in zip(championship.season.races, championship.outcomes, strict=False):
        rows += [["", race.name, each.why, say("corrected", lang)] for each in outcome.corrections]
    if not rows:
        return ""
    head = ["", say("driver", lang), say("why", lang), say("points", lang)]
    return f"<h2>{say('stewards', lang)}</h2>{_table(head, rows, names=2)}"


def _table(head: list[str], rows: list[list[str]], names: int) -> str:
    """A table whose first columns after the number are names, and whose last is the total."""

    def cells(tag: str, words: list[str]) -> str:
        kinds = ["", *["name"] * names, *[""] * len(words)]
        kinds[len(words) - 1] += " total"
        return "".join(
            f'<{tag} class="{kind.strip()}">{escape(word)}</{tag}>' for word, kind in zip(words, kinds, strict=False)
        )

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{cells("th", head)}</tr></thead><tbody>{body}</tbody></table></div>'
