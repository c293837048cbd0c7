"""HTTP requests to addresses that users name. Nothing on the server's own network can be reached through one.

An address is checked after its name was resolved, and the connection goes to the address that was checked: a name
that points elsewhere a moment later changes nothing. No redirect is followed.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from paddock.server.notify.postman import DeliveryError

RESOLVE_SECONDS = 3.0
TOTAL_SECONDS = 15.0
MAX_HEAD = 16 * 1024
MAX_REPLY = 4096
"""How much of a reply is read: its beginning says why a message was refused."""
HTTPS_PORT = 443
RELAYS = ipaddress.ip_network("192.88.99.0/24")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Reply(NamedTuple):
    """The reply of another server: its status, and the beginning of its body."""

    status: int
    text: str


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


class Outside:
    """Posts to public servers, and to those networks that the owner of this one allows."""

    def __init__(self, networks: Iterable[str] = (), resolve: Resolve = resolve) -> None:
        self.allowed = [ipaddress.ip_network(network) for network in networks]
        self.resolve = resolve
        self.tls = ssl.create_default_context()

    async def check(self, url: str) -> None:
        """Raise an error if an address cannot be posted to."""
        await self._address(_split(url))

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Post a body. An error if the address is not allowed or the server does not answer in time."""
        parts = _split(url)
        try:
            async with asyncio.timeout(TOTAL_SECONDS):
                return await self._post(parts, await self._address(parts), headers, body)
        except TimeoutError:
            raise DeliveryError("no answer in time") from None
        except (OSError, h11.RemoteProtocolError) as error:
            raise DeliveryError(f"no connection: {error}"[:150]) from None

    async def _address(self, parts: SplitResult) -> str:
        """The address of a host, if all addresses it has are allowed."""
        host, port = parts.hostname or "", _port(parts)
        try:
            async with asyncio.timeout(RESOLVE_SECONDS):
                found = [ipaddress.ip_address(each.partition("%")[0]) for each in await self.resolve(host, port)]
        except TimeoutError:
            raise DeliveryError("its name is not resolved in time") from None
        except (OSError, ValueError):
            raise DeliveryError("there is no such host") from None
        if not found:
            raise DeliveryError("there is no such host")
        for address in found:
            self._check_address(address, parts.scheme == "https" and port == HTTPS_PORT)
        return str(found[0])

    def _check_address(self, address: Address, is_usual: bool) -> None:
        if any(address in network for network in self.allowed):
            return
        if not is_usual:
            raise DeliveryError("only https:// addresses without a port can be used", is_final=True)
        if not is_public(address) or is_own(address):
            raise DeliveryError("this address is not on the public internet", is_final=True)

    async def _post(self, parts: SplitResult, address: str, headers: Mapping[str, str], body: bytes) -> Reply:
        host = parts.hostname or ""
        tls = {"ssl": self.tls, "server_hostname": host} if parts.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(address, _port(parts), limit=MAX_HEAD, **tls)  # type: ignore[arg-type]
        try:
            usual = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close"}
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            request = h11.Request(method="POST", target=target, headers=list({**usual, **headers}.items()))
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_HEAD)
            sent = (connection.send(event) or b"" for event in (request, h11.Data(data=body), h11.EndOfMessage()))
            writer.write(b"".join(sent))
            await writer.drain()
            return await _reply(connection, reader)
        finally:
            writer.transport.abort()


async def _reply(connection: h11.Connection, reader: asyncio.StreamReader) -> Reply:
    """Read the head of a reply and the beginning of its body, however much comes."""
    status, text = 0, b""
    while len(text) < MAX_REPLY:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(4096))
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            text += bytes(event.data)
        elif not isinstance(event, h11.InformationalResponse):
            break
    return Reply(status, text[:MAX_REPLY].decode("utf-8", "replace"))


def _split(url: str) -> SplitResult:
    """The parts of an address; an error if it is not one to post to."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or not url.isprintable():
        raise DeliveryError("an address looks like https://example.org/hook", is_final=True)
    return parts


def _port(parts: SplitResult) -> int:
    return parts.port or (HTTPS_PORT if parts.scheme == "https" else 80)


def is_public(address: Address) -> bool:
    """Whether an address is on the public internet; those that hold another address within are not."""
    if isinstance(address, ipaddress.IPv6Address) and (address.ipv4_mapped or address.sixtofour or address.teredo):
        return False
    is_odd = address.is_multicast or address.is_reserved or (address.version == 4 and address in RELAYS)
    return address.is_global and not is_odd


def is_own(address: Address) -> bool:
    """Whether an address is this machine's: then it is the one from which this machine would speak to it."""
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((str(address), HTTPS_PORT))  # chooses a route, and sends nothing
            return bool(ipaddress.ip_address(probe.getsockname()[0].partition("%")[0]) == address)
    except OSError:
        return False
