"""Mails as text and as HTML, in the user's language."""

from collections.abc import Iterable
from html import escape

from paddock.core import Plain
from paddock.server.errors import translate
from paddock.server.notify.news import TurnNews

PICTURE = "table-{number}"
"""The content id of the picture of a table."""
INK, PAPER, RED, LINE = "#23262b", "#fffaf0", "#c8322b", "#d9cfb8"
FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
BUTTON = f"display:inline-block;padding:10px 16px;border-radius:8px;text-decoration:none;font-weight:600;{FONT}"

BRAND = f"margin:0 0 18px;padding-bottom:8px;border-bottom:4px solid {RED};font-weight:800;font-style:italic"
WIDE = "max-width:100%;height:auto;margin-top:12px"
NOTE = "color:#6b6454;font-size:14px;font-weight:400"


class MailText(Plain):
    """A mail: its subject, and its body in both forms."""

    subject: str
    text: str
    html: str


def turn_mail(turns: list[TurnNews], lang: str, is_reminder: bool, stop: str, has_pictures: bool) -> MailText:
    """A mail about decisions that a user owes; `stop` is the link that ends such mails."""
    first = turns[0]
    key = "mail-reminder" if is_reminder else "mail-turn"
    subject = (
        translate(key, lang, table=first.title)
        if len(turns) == 1
        else translate(f"{key}-several", lang, count=len(turns))
    )
    text = "\n\n".join([*(_turn_text(turn, lang) for turn in turns), _foot_text(lang, stop)])
    sections = (_turn_html(turn, lang, number if has_pictures else 0) for number, turn in enumerate(turns, start=1))
    return MailText(subject, text + "\n", page(subject, sections, _foot_html(lang, stop), lang))


def _turn_text(turn: TurnNews, lang: str) -> str:
    parts = [f"{turn.title}\n{'=' * len(turn.title)}\n{turn.status}"]
    if turn.lines:
        parts.append(
            "\n".join([translate("mail-since", lang), *_left_out(turn, lang), *(f"- {x}" for x in turn.lines)])
        )
    if turn.plan:
        parts.append(translate("mail-plan", lang, why=turn.plan))
    parts.append(f"{turn.name}: {turn.question}")
    parts += [f"{_option_text(option.label, option.notes)}\n  {option.link}" for option in turn.options]
    if turn.more_options:
        parts.append(translate("mail-many-options", lang, count=turn.more_options))
    if turn.until:
        parts.append(translate("mail-until", lang, when=turn.until))
    return "\n\n".join([*parts, f"{translate('mail-open', lang)}\n  {turn.link}"])


def _option_text(label: str, notes: tuple[str, ...]) -> str:
    return f"* {label}" + (f" ({'; '.join(notes)})" if notes else "")


def _left_out(turn: TurnNews, lang: str) -> list[str]:
    return [translate("mail-left-out", lang, count=turn.left_out)] if turn.left_out else []


def _foot_text(lang: str, stop: str) -> str:
    return f"-- \n{translate('mail-why', lang)}\n{translate('mail-stop', lang)}: {stop}"


def _turn_html(turn: TurnNews, lang: str, picture: int) -> str:
    parts = [
        f'<h1 style="margin:0;font-size:22px">{escape(turn.title)}</h1><p style="margin:0">{escape(turn.status)}</p>'
    ]
    if picture:
        name = PICTURE.format(number=picture)
        parts.append(f'<img src="cid:{name}" alt="{escape(turn.status)}" width="560" style="{WIDE}">')
    if turn.lines:
        lines = "".join(f"<li>{escape(line)}</li>" for line in [*_left_out(turn, lang), *turn.lines])
        parts.append(f'<h2 style="font-size:16px">{escape(translate("mail-since", lang))}</h2><ul>{lines}</ul>')
    if turn.plan:
        parts.append(f"<p>{escape(translate('mail-plan', lang, why=turn.plan))}</p>")
    parts.append(f'<h2 style="font-size:18px">{escape(turn.name)}: {escape(turn.question)}</h2>')
    for option in turn.options:
        notes = f'<br><span style="{NOTE}">{escape("; ".join(option.notes))}</span>' if option.notes else ""
        style = f"{BUTTON};border:2px solid {INK};color:{INK};background:{PAPER}"
        parts.append(f'<p><a href="{escape(option.link)}" style="{style}">{escape(option.label)}{notes}</a></p>')
    if turn.more_options:
        parts.append(f"<p>{escape(translate('mail-many-options', lang, count=turn.more_options))}</p>")
    if turn.until:
        parts.append(f"<p><strong>{escape(translate('mail-until', lang, when=turn.until))}</strong></p>")
    style = f"{BUTTON};background:{RED};color:{PAPER}"
    parts.append(f'<p><a href="{escape(turn.link)}" style="{style}">{escape(translate("mail-open", lang))}</a></p>')
    return "\n".join(parts)


def _foot_html(lang: str, stop: str) -> str:
    link = f'<a href="{escape(stop)}" style="color:{INK}">{escape(translate("mail-stop", lang))}</a>'
    return f"{escape(translate('mail-why', lang))} {link}"


def link_mail(kind: str, lang: str, link: str, **more: str) -> MailText:
    """A mail with one link: to confirm an address, or to choose a new password."""
    subject, about = translate(f"mail-{kind}", lang), translate(f"mail-{kind}-about", lang, **more)
    ignore = translate("mail-ignore", lang)
    style = f"{BUTTON};background:{RED};color:{PAPER}"
    button = f'<p><a href="{escape(link)}" style="{style}">{escape(subject)}</a></p>'
    html = f'<h1 style="margin:0;font-size:22px">{escape(subject)}</h1><p>{escape(about)}</p>{button}'
    return MailText(subject, f"{about}\n\n{link}\n\n-- \n{ignore}\n", page(subject, [html], escape(ignore), lang))


def page(title: str, sections: Iterable[str], foot: str, lang: str) -> str:
    """A whole HTML mail."""
    hr = f'<hr style="border:0;border-top:1px solid {LINE};margin:28px 0">'
    return f"""<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title></head>
<body style="margin:0;background:#f4ecdb;color:{INK};{FONT};font-size:16px;line-height:1.45">
<div style="max-width:600px;margin:0 auto;padding:24px 20px">
<p style="{BRAND}">PADDOCK</p>
{hr.join(sections)}
{hr}<p style="font-size:13px">{foot}</p>
</div></body></html>
"""
