"""A local receiver, which acts as a webhook or as a push service that decrypts messages."""

from __future__ import annotations

import base64
import json
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

PATIENCE = 60


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Collects requests. `statuses` lists the status codes of the next responses, which are followed by 201."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.statuses: list[int] = []
        self.received: queue.Queue[Received] = queue.Queue()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def next(self) -> Received:
        return self.received.get(timeout=PATIENCE)

    @property
    def empty(self) -> bool:
        return self.received.empty()

    def subscription(self) -> dict[str, Any]:
        """Return a subscription in the form that a browser sends."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _written(point), "auth": _written(self._auth)}
        return {"endpoint": f"{self.url}/push", "keys": keys}

    def pushed(self) -> dict[str, Any]:
        """Return the next push message in decrypted form."""
        return self.decrypted(self.next())

    def decrypted(self, received: Received) -> dict[str, Any]:
        body = http_ece.decrypt(received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(body)
        return message


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            receiver.received.put(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            status = receiver.statuses.pop(0) if receiver.statuses else 201
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("location", f"{receiver.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
