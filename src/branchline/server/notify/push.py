"""Web Push: messages that only one browser can read (RFC 8291), sent in the server's name (RFC 8292)."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096
"""One record holds every message of ours."""
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is good."""


def as_text(data: bytes) -> str:
    """Bytes as URL-safe base64 without padding, as all of Web Push writes them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """The bytes of such a text; raises ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """A new private key, as it is kept."""
    return ec.generate_private_key(CURVE).private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as a point of the curve."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Signer:
    """The server's own key, by which push services know it."""

    def __init__(self, kept: bytes, contact: str) -> None:
        key = load_der_private_key(kept, None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.contact = contact
        self._key = key

    @property
    def public(self) -> str:
        """What browsers must be told to subscribe with."""
        return as_text(point(self._key.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that says who sends to a push service."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED_FOR, "sub": self.contact}
        texts = [as_text(msgspec.json.encode(each)) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(texts)
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = as_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Key material for one purpose."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(message: bytes, browser: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A message for the browser with this public key and authentication secret."""
    reader = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    sender = point(own.public_key())
    shared = own.exchange(ec.ECDH(), reader)
    material = derived(shared, auth, b"WebPush: info\x00" + browser + sender, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def seal(message: bytes, browser: bytes, auth: bytes) -> bytes:
    """A message that only one browser can read, under a fresh key."""
    return sealed(message, browser, auth, ec.generate_private_key(CURVE), secrets.token_bytes(16))


def check_subscription(browser: bytes, auth: bytes) -> None:
    """Raises ValueError if a message cannot be sealed for these."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    if len(auth) != 16:
        raise ValueError("the authentication secret has 16 bytes")
