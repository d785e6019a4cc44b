"""Serves a built pocket on this machine: `python -m automarium.pocket site`. Any static host does as well."""

from __future__ import annotations

import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PORT = 8018


class Quiet(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".webmanifest": "application/manifest+json"}

    def log_message(self, *_: object) -> None:
        pass


def server(folder: Path, port: int = PORT) -> ThreadingHTTPServer:
    """Listens on loopback: there a browser lets a page keep itself even without https."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(folder)))


def main(folder: Path) -> None:
    with server(folder) as serving:
        address = f"http://127.0.0.1:{serving.server_port}/"
        print(address, flush=True)
        webbrowser.open(address)
        try:
            serving.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "site"))
