"""Web push: a message encrypted for one browser (RFC 8291), and the signature of this server (RFC 8292).

`cryptography` does the arithmetic; the two recipes are short, and the libraries that have them bring HTTP clients
along that know nothing of our own network.
"""

import base64
import hashlib
import hmac
import os
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_BYTES = 4096
MAX_PAYLOAD = 3000
"""The largest message that every push service takes."""
TOKEN_SECONDS = 12 * 3600
CURVE = ec.SECP256R1()


def to_text(raw: bytes) -> str:
    """Bytes in base64 for URLs, without padding, as browsers write keys."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A new private key of a server, as text."""
    return to_text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_browser_key(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser: a point of the curve, and a secret."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
        return len(to_bytes(auth)) == 16
    except (ValueError, InvalidKey):
        return False


def encrypted(
    payload: bytes, p256dh: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message that only one browser can read. Tests of the RFC's example give the key and the salt."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, own = to_bytes(p256dh), public_bytes(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _hmac(_hmac(to_bytes(auth), shared), b"WebPush: info\0" + theirs + own + b"\1")
    material = _hmac(salt, secret)
    content_key = _hmac(material, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = _hmac(material, b"Content-Encoding: nonce\0\1")[:12]
    sealed = AESGCM(content_key).encrypt(nonce, payload + b"\2", None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def _hmac(key: bytes, text: bytes) -> bytes:
    return hmac.new(key, text, hashlib.sha256).digest()


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str) -> str:
    """The header with which this server proves to a push service that it is the one the browser subscribed to."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_SECONDS, "sub": contact}
    body = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
    r, s = decode_dss_signature(key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={body}.{signature},k={to_text(public_bytes(key))}"


def _json(value: object) -> str:
    return to_text(msgspec.json.encode(value))
