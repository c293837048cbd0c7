"""E-mail addresses that users type."""

import re

from paddock.server.errors import RequestError

LOCAL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}")
DOMAIN = re.compile(r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}")


def check_mail_address(text: str) -> str:
    """An address, in lower case after the @; 422 if it is not one."""
    local, at, domain = text.strip().rpartition("@")
    if not at or not LOCAL.fullmatch(local) or not DOMAIN.fullmatch(domain) or len(text) > 254:
        raise RequestError("no-mail-address", 422, given=text[:80])
    return f"{local}@{domain.lower()}"
