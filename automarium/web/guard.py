"""The guard at the door: who may knock, and what a browser may do with our pages.

Only hosts that we serve, only posts from our own pages with the token that they were given, no body beyond a limit; on
a network, nothing without the table code. Pages load nothing from elsewhere and run no script but our own file.
"""

from __future__ import annotations

import hmac
import secrets
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request, cookie_parser
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "automarium"
CODE_COOKIE = "automarium-table"
LARGEST_BODY = 2 * 1024 * 1024
OPEN = ("/code", "/prefs", "/static/")  # what may be seen before the table code is given
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self';"
    " manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def token_of(request: Request) -> str:
    """The token that the forms of this browser carry."""
    token: str = request.scope["automarium.token"]
    return token


def same(given: object, expected: str) -> bool:
    return isinstance(given, str) and hmac.compare_digest(given.encode(), expected.encode())


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str], code: str = "") -> None:
        self.app = app
        self.hosts = hosts
        self.code = code

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        cookies = cookie_parser(headers.get("cookie", "")[:4096])
        token = cookies.get(COOKIE, "")
        fresh = not (len(token) == 32 and token.isalnum())
        scope["automarium.token"] = token = secrets.token_hex(16) if fresh else token
        refused = self._refused(scope, headers, cookies)
        if refused is not None:
            await refused(scope, receive, _with_headers(send))
            return
        cookie = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict" if fresh else ""
        await self.app(scope, receive, _with_headers(send, cookie))

    def _refused(self, scope: Scope, headers: Headers, cookies: dict[str, str]) -> Response | None:
        host = headers.get("host", "")
        if _name(host) not in self.hosts:
            return PlainTextResponse("421", 421)
        if scope["method"] not in ("GET", "HEAD"):
            origin = headers.get("origin")
            if origin is not None and urlsplit(origin).netloc != host:
                return PlainTextResponse("403", 403)
            if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                return PlainTextResponse("403", 403)
            length = headers.get("content-length", "")
            if not length.isdigit() or int(length) > LARGEST_BODY:
                return PlainTextResponse("413", 413)
        if self.code and not scope["path"].startswith(OPEN) and not same(cookies.get(CODE_COOKIE), self.code):
            return RedirectResponse("/code", 303)
        return None


def _name(host: str) -> str:
    """A host without its port."""
    return host.rsplit(":", 1)[0] if not host.endswith("]") else host


def _with_headers(send: Send, cookie: str = "") -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if cookie:
                headers.append("set-cookie", cookie)
        await send(message)

    return sending
