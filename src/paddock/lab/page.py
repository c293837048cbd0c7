"""A self-contained page of charts and the tables behind them, for light and dark mode, without scripts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from paddock.core.texts import message, render
from paddock.lab import charts

ROOM = "paddock.lab"
STYLE = """
:root{color-scheme:light dark;--ink:#1c2330;--soft:#5d6777;--paper:#fbfaf7;--card:#fff;--rule:#e2e0d8;--shade:#1f6fb2}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaee;--soft:#9aa4b3;--paper:#14181f;--card:#1c222c;--rule:#323a47;
--shade:#5aa9e6}}
body{margin:0 auto;max-width:76rem;padding:2rem 1.2rem 4rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}
h1{margin:0;font-size:1.9rem}h2{margin:0 0 .6rem;font-size:1.1rem}.about{color:var(--soft);margin:.3rem 0 1.6rem}
.figures{display:flex;flex-wrap:wrap;gap:.8rem;margin-bottom:1.4rem}
.figure{background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:.7rem 1rem;min-width:8rem}
.figure b{display:block;font-size:1.35rem}.figure span{color:var(--soft);font-size:.85rem}
main{display:grid;gap:1rem;align-items:start;grid-template-columns:repeat(auto-fit,minmax(min(100%,34rem),1fr))}
section{background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:1rem 1.1rem;min-width:0}
svg{width:100%;height:auto;display:block}svg text{font-size:12px;fill:var(--soft)}svg .label{fill:var(--ink)}
svg .cell{fill:var(--ink);font-size:11px}svg .grid{stroke:var(--rule);fill:none}svg .axis{stroke:var(--soft);fill:none}
.line{fill:none;stroke-width:2.2;stroke-linejoin:round}.shade{fill:var(--shade);stroke:var(--rule)}
details{margin-top:.6rem}.table{overflow-x:auto}section p{margin:.3rem 0}
summary{cursor:pointer;color:var(--soft);font-size:.9rem}
table{border-collapse:collapse;font-size:.9rem;margin-top:.4rem}td,th{padding:.2rem .7rem;text-align:right;
border-bottom:1px solid var(--rule)}td:first-child,th:first-child{text-align:left}code{font-size:.9em}
.edge{fill:none;stroke:var(--soft);stroke-width:3.6;stroke-linejoin:round;opacity:.55}.mark{stroke:var(--soft);
stroke-dasharray:3 4;fill:none}svg .chip{stroke:var(--soft)}
.wide{grid-column:1/-1}.note{color:var(--soft);font-size:.85rem}.words td{text-align:left;vertical-align:top}
.words td:nth-child(2){white-space:nowrap}
.words i{display:inline-block;width:.8em;height:.8em;border:1px solid var(--soft);border-radius:3px}
@media screen and (min-width:60rem){.split{display:grid;grid-template-columns:3fr 2fr;gap:1.4rem}}
.moments{margin:0;padding:0;list-style:none}.moments li{display:flex;gap:.8rem;padding:.35rem 0;
border-bottom:1px solid var(--rule);font-size:.95rem}.moments li:last-child{border:0}
.moments b{flex:0 0 2.2rem;text-align:right;color:var(--soft);font-variant-numeric:tabular-nums}
.moments a{color:inherit}
@media(max-width:40rem){body{padding:1.2rem .7rem 2rem}section{padding:.8rem .8rem}td,th{padding:.2rem .35rem}
.chart{overflow-x:auto}.chart svg{min-width:34rem}}
@media print{:root{color-scheme:light;--ink:#000;--soft:#444;--paper:#fff;--card:#fff;--rule:#bbb}
body{max-width:none;padding:0;font-size:11pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}
main{display:block}section{break-inside:avoid;margin-bottom:.6rem;padding:.4rem 0;border:0}details{display:none}}
"""


def page(
    lang: str,
    title: str,
    about: str,
    figures: Iterable[tuple[str, str]],
    sections: Iterable[str],
    hues: Sequence[str] = charts.HUES,
) -> str:
    """The page: a title, a sentence, the main figures by name, and the sections; lines have the colours given."""
    colours = "".join(charts.hue_style(index, hue) for index, hue in enumerate(hues))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    shown = "".join(
        f'<div class="figure"><b>{escape(value)}</b><span>{escape(name)}</span></div>' for name, value in figures
    )
    shown = f'<div class="figures">{shown}</div>' if shown else ""
    return (
        f'<!doctype html><html lang="{lang}"><head>{head}<style>{STYLE}{colours}</style></head><body>'
        f'<h1>{escape(title)}</h1><p class="about">{escape(about)}</p>{shown}'
        f"<main>{''.join(sections)}</main></body></html>\n"
    )


def section(
    lang: str, title: str, picture: str, head: Sequence[str], rows: Iterable[Sequence[str]], words: Sequence[str] = ()
) -> str:
    """A chart, what it says in words, and the table behind it; without a chart the table lies open."""
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in words)
    table = table_of(head, rows)
    if picture:
        name = escape(render(message(ROOM, "table"), lang))
        table = f"<details><summary>{name}</summary>{table}</details>"
    drawn = f'<div class="chart">{picture}</div>' if picture else ""
    return f"<section><h2>{escape(title)}</h2>{drawn}{told}{table}</section>"


def table_of(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; the first column is aligned left."""
    cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    titles = "".join(f"<th>{escape(title)}</th>" for title in head)
    return f'<div class="table"><table><tr>{titles}</tr>{cells}</table></div>'
