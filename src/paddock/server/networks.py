"""The address of a client, and the network it belongs to, as keys of limits."""

import ipaddress

from starlette.requests import HTTPConnection

from paddock.server.config import Config

V4_NETWORK, V6_NETWORK = 24, 64
"""The owner of one address often owns all addresses with the same leading bits."""


def client_address(connection: HTTPConnection, config: Config) -> str:
    """The IP address of the client; of IPv6 its network, because a single machine has all addresses of one."""
    forwarded = connection.headers.get("x-forwarded-for")
    if config.trust_proxy and forwarded:
        return address_key(forwarded.rsplit(",", 1)[-1].strip())
    return address_key(connection.client.host if connection.client else "unknown")


def address_key(address: str) -> str:
    """An address as the key of a limit."""
    found = _parsed(address)
    return network_of(address) if isinstance(found, ipaddress.IPv6Address) else str(found or "unknown")


def network_of(address: str) -> str:
    """The network of an address."""
    if "/" in address:
        return address
    found = _parsed(address)
    if found is None:
        return "unknown"
    bits = V4_NETWORK if isinstance(found, ipaddress.IPv4Address) else V6_NETWORK
    return str(ipaddress.ip_network(f"{found}/{bits}", strict=False))


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
