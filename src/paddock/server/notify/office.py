"""The post office of a service: puts together what is needed to call users, as far as the owner has set it up."""

import ipaddress

import paddock
from paddock.server.background import Background
from paddock.server.notify.caller import Caller
from paddock.server.notify.links import Links
from paddock.server.notify.news import NewsDesk
from paddock.server.notify.outside import Outside
from paddock.server.notify.postman import Carrier, Postman
from paddock.server.notify.settings import Calling
from paddock.server.store import Store
from paddock.server.store.rows import Channel
from paddock.server.tables.registry import TableRegistry


def check_calling(calling: Calling) -> None:
    """Raise an error if the owner's settings cannot work."""
    if (calling.smtp or calling.webhooks or calling.push) and not calling.address:
        raise paddock.PaddockError("messages need the address of this server in their links: --public-url https://...")
    if calling.address and not calling.address.startswith(("https://", "http://")):
        raise paddock.PaddockError(f"an address of a server looks like https://races.example, not '{calling.address}'")
    for network in calling.networks:
        try:
            ipaddress.ip_network(network)
        except ValueError:
            raise paddock.PaddockError(f"a network looks like 192.168.1.0/24, not '{network}'") from None
    if bool(calling.smtp) != bool(calling.mail_from):
        raise paddock.PaddockError("mail needs both a server (--smtp, or PADDOCK_SMTP) and a sender (--mail-from)")
    if calling.smtp:
        from paddock.server.notify.mail import read_smtp

        read_smtp(calling.smtp)
    if calling.push:
        try:
            from paddock.server.notify import web_push  # noqa: F401
        except ImportError as error:
            how = "pip install 'paddock[server]', or '.[server]' in a clone"
            raise paddock.PaddockError(f"--push needs one more package ({error.name}): {how}") from None


class PostOffice:
    """The caller, the postman and the carriers of a process. Made once the database is open: keys are in it."""

    def __init__(self, calling: Calling, store: Store, background: Background, tables: TableRegistry) -> None:
        self.calling = calling
        self.links = Links(store.facts)
        self.desk = NewsDesk(tables, self.links, calling.address)
        self.outside = Outside(calling.networks)
        self.push_key = ""
        """The public key to which browsers subscribe; empty without push."""
        self.carriers = self._carriers(store, background)
        self.caller = Caller(calling, store, background, tables)
        self.postman = Postman(store.outbox, background, self.carriers, calling.retry, calling.step)
        self.background = background

    def _carriers(self, store: Store, background: Background) -> dict[Channel, Carrier]:
        carriers: dict[Channel, Carrier] = {}
        if self.calling.has_mail:
            from paddock.server.notify.mail import MailCarrier

            carriers["mail"] = MailCarrier(self.calling, store, background, self.desk, self.links)
        if self.calling.has_hooks:
            from paddock.server.notify.hook import HookCarrier

            carriers["hook"] = HookCarrier(store, background, self.desk, self.outside)
        if self.calling.has_push:
            from paddock.server.notify.push import PushCarrier  # needs an extra

            carrier = PushCarrier(self.calling, store, background, self.desk, self.outside)
            carriers["push"], self.push_key = carrier, carrier.public_key
        return carriers

    def start(self) -> None:
        if self.carriers:
            self.background.spawn(self.caller.work())
            self.background.spawn(self.postman.work())

    async def close(self) -> None:
        if self.carriers:
            await self.postman.close()
