"""Delivers messages by e-mail, through the owner's mail server."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

import paddock
from paddock.scene.board_png import svg_png
from paddock.server.background import Background
from paddock.server.notify.letters import owed_in
from paddock.server.notify.links import Links
from paddock.server.notify.mail_page import PICTURE, MailText, link_mail, turn_mail
from paddock.server.notify.news import NewsDesk, TurnNews
from paddock.server.notify.postman import AT_ONCE, DeliveryError
from paddock.server.notify.settings import Calling
from paddock.server.store import Store
from paddock.server.store.rows import Contact, Letter

SCHEMES = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
SOCKET_SECONDS = 15.0
"""How long one step of the conversation with the mail server may take."""
STOP_SECONDS = 400 * 24 * 3600.0
PICTURE_WIDTH = 1120
PERMANENT = range(550, 555)


def read_smtp(url: str) -> SplitResult:
    """The parts of the address of a mail server; an error if it is not one."""
    parts = urlsplit(url)
    if parts.scheme not in SCHEMES or not parts.hostname:
        raise paddock.PaddockError("a mail server looks like smtp://user:password@mail.example:587 or smtps://...")
    return parts


class MailCarrier:
    """Writes and sends mails."""

    def __init__(self, calling: Calling, store: Store, background: Background, desk: NewsDesk, links: Links) -> None:
        self.server = read_smtp(calling.smtp)
        self.sender = calling.mail_from
        self.address = calling.address.rstrip("/")
        self.store = store
        self.background = background
        self.desk = desk
        self.links = links
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="mail")

    async def carry(self, letter: Letter) -> None:
        message = await self._written(letter)
        if message is not None:
            await self._send(message)

    # Writing

    async def _written(self, letter: Letter) -> EmailMessage | None:
        """A mail; None if nobody needs it any more."""
        contact = await self.background.run(self.store.contacts.get, letter.user)
        if letter.kind in ("turn", "reminder"):
            return await self._turn(letter, contact)
        link, lang, name = msgspec.json.decode(letter.content, type=tuple[str, str, str])
        kind = "confirm" if letter.kind == "confirm" else "recover"
        return self._message(letter, letter.target, link_mail(kind, lang, link, name=name))

    async def _turn(self, letter: Letter, contact: Contact) -> EmailMessage | None:
        if not (contact.mail_on and contact.mail):
            return None
        turns = [turn for owed in owed_in(letter) if (turn := await self.desk.of(owed, contact))]
        if not turns:
            return None
        pictures = [await asyncio.to_thread(_picture, turn) for turn in turns]
        has_pictures = all(kind == "png" for kind, _ in pictures)
        stop = f"{self.address}/stop/{self.links.sign('stop', letter.user, 'mail', seconds=STOP_SECONDS)}"
        text = turn_mail(turns, contact.lang, letter.kind == "reminder", stop, has_pictures)
        message = self._message(letter, contact.mail, text)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        _attach(message, pictures)
        return message

    def _message(self, letter: Letter, to: str, text: MailText) -> EmailMessage:
        message = EmailMessage()
        message["Subject"] = text.subject
        message["From"] = Address("Paddock", addr_spec=self.sender)
        message["To"] = Address(addr_spec=to)
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = f"<{letter.key}@{self.sender.rpartition('@')[2]}>"
        message.set_content(text.text)
        message.add_alternative(text.html, subtype="html")
        return message

    # Sending

    async def _send(self, message: EmailMessage) -> None:
        """Send in a thread; if it takes too long, the connection is closed under it."""
        talk = Talk(self.server)
        sending = asyncio.get_running_loop().run_in_executor(self.threads, talk.send, message)
        try:
            await asyncio.shield(sending)
        except asyncio.CancelledError:
            talk.abort()
            raise

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class Talk:
    """One conversation with the mail server."""

    def __init__(self, server: SplitResult) -> None:
        self.server = server
        self.smtp: smtplib.SMTP | None = None

    def send(self, message: EmailMessage) -> None:
        """Send a mail, in a thread."""
        try:
            self.smtp = self._connected()
            self.smtp.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            [(code, why)] = error.recipients.values()
            raise DeliveryError(f"{code} {why.decode(errors='replace')}", code in PERMANENT) from None
        except smtplib.SMTPResponseException as error:
            raise DeliveryError(f"{error.smtp_code} {_words(error.smtp_error)}", error.smtp_code in PERMANENT) from None
        except (smtplib.SMTPException, OSError) as error:
            raise DeliveryError(f"the mail server: {error}") from None
        finally:
            if self.smtp is not None:
                self.smtp.close()

    def _connected(self) -> smtplib.SMTP:
        server, tls = self.server, ssl.create_default_context()
        place = (server.hostname or "", server.port or SCHEMES[server.scheme])
        if server.scheme == "smtps":
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(*place, timeout=SOCKET_SECONDS, context=tls)
        else:
            smtp = smtplib.SMTP(*place, timeout=SOCKET_SECONDS)
        self.smtp = smtp
        if server.scheme == "smtp":
            smtp.starttls(context=tls)
        if server.username:
            smtp.login(unquote(server.username), unquote(server.password or ""))
        return smtp

    def abort(self) -> None:
        """Close the connection, so that the thread is free again."""
        if self.smtp is not None:
            self.smtp.close()


def _words(raw: bytes | str) -> str:
    return raw if isinstance(raw, str) else raw.decode(errors="replace")


def _picture(turn: TurnNews) -> tuple[str, bytes]:
    """The table as PNG, or as SVG if this machine cannot make PNG."""
    svg = turn.svg()
    try:
        return "png", svg_png(svg, PICTURE_WIDTH)
    except paddock.PaddockError:
        return "svg", svg.encode()


def _attach(message: EmailMessage, pictures: list[tuple[str, bytes]]) -> None:
    """Put PNG into the HTML; attach SVG, which mail programs do not show within a mail."""
    html = message.get_payload(1)
    assert isinstance(html, EmailMessage)
    for number, (kind, picture) in enumerate(pictures, start=1):
        name = PICTURE.format(number=number)
        if kind == "png":
            html.add_related(picture, "image", "png", cid=f"<{name}>", disposition="inline", filename=f"{name}.png")
        else:
            message.add_attachment(picture, "image", "svg+xml", filename=f"{name}.svg")
