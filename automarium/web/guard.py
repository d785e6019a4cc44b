"""The guard at the door: who may knock, how much they may bring, and what a browser may do with our pages.

Only hosts that we serve, only posts from our own pages with the token that they were given, no body beyond a limit and
none that does not come; each visitor a few requests at once; on a network, nothing without the table code. Pages load
nothing from elsewhere, run no script but our own file, and are kept nowhere. All that leaves the house, errors too,
passes here.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.requests import Request, cookie_parser
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from automarium.shelf.backup import LARGEST_BACKUP
from automarium.web.live import PATH as LINE
from automarium.web.tries import Tries
from automarium.web.turns import Turns, Waited

COOKIE = "automarium"
CODE_COOKIE = "automarium-table"
LARGEST_FORM = 64 * 1024
LARGEST_UPLOAD = 2 * 1024 * 1024
LARGEST_RETURN = LARGEST_BACKUP + 64 * 1024  # a backup in its form
UPLOADS = ("/import", "/new/")  # where files are brought
PATIENCE = 30  # seconds for a request to come whole
OPEN = ("/code", "/prefs", "/static/")  # what may be seen before the table code is given
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self';"
    " manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "screen-wake-lock=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
KEPT = {name.encode(): value.encode() for name, value in HEADERS.items()}  # of what a browser may keep: our files
NOT_KEPT = {**KEPT, b"cache-control": b"no-store"}

Page = Callable[[Request, int], Response]


def token_of(request: Request) -> str:
    """The token that the forms of this browser carry."""
    token: str = request.scope["automarium.token"]
    return token


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    return scope["client"][0] if scope.get("client") else ""


def same(given: object, expected: str) -> bool:
    return isinstance(given, str) and hmac.compare_digest(given.encode(), expected.encode())


def counted(text: str) -> int | None:
    """A whole number as somebody else wrote it, or None for what is none, or larger than any that we count to."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def elsewhere(headers: Headers) -> bool:
    """Whether a browser says that the page of another site sent it here."""
    return headers.get("sec-fetch-site", "none") not in ("same-origin", "none")


class Guard:
    """Stands before the whole application. `page` makes the pages of its refusals."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str], page: Page, tries: Tries, code: str = "") -> None:
        self.app = app
        self.hosts = hosts
        self.page = page
        self.tries = tries
        self.code = code
        self.turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        cookies = cookie_parser(headers.get("cookie", "")[:4096])
        token, cookie = _token(headers, cookies)
        scope["automarium.token"] = token
        refused = self._refused(scope, headers, cookies)
        if refused is not None:
            await refused(scope, receive, _with_headers(send, scope["path"]))
            return
        leaving = _with_headers(send, scope["path"], cookie)
        if scope["path"].endswith(LINE):  # waits, and takes nobody's turn
            await self.app(scope, receive, leaving)
            return
        try:
            async with self.turns.of(address_of(scope), receive) as coming:
                await self._served(scope, coming, leaving, _most(scope, headers))
        except Waited as waited:
            if not waited.gone:
                await self.page(Request(scope), 503)(scope, receive, leaving)

    async def _served(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """The body is read here, whole or not at all: nobody inside waits for one that never comes."""
        body = bytearray()
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return
                    body += message.get("body", b"")
                    if len(body) > most:
                        await self.page(Request(scope), 413)(scope, receive, send)
                        return
                    if not message.get("more_body"):
                        break
        except TimeoutError:
            await self.page(Request(scope), 408)(scope, receive, send)
            return
        whole = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def receiving() -> Message:
            return whole.pop() if whole else await receive()

        await self.app(scope, receiving, send)

    def _refused(self, scope: Scope, headers: Headers, cookies: dict[str, str]) -> Response | None:
        host = headers.get("host", "")
        if _name(host) not in self.hosts:
            return PlainTextResponse("421", 421)
        status = _cannot(scope, headers, host) if scope["method"] not in ("GET", "HEAD") else 0
        if status:
            return self.page(Request(scope), status)
        if self.code and not scope["path"].startswith(OPEN):
            return self._without_code(address_of(scope), cookies.get(CODE_COOKIE, ""))
        return None

    def _without_code(self, address: str, given: str) -> Response | None:
        """Leads to where the code is given, unless the browser has it. A wrong one counts as a try and is deleted."""
        response = RedirectResponse("/code", 303)
        if given and not self.tries.pause(address):
            if same(given, self.code):
                return None
            self.tries.wrong(address)
            response.delete_cookie(CODE_COOKIE)
        return response


def _token(headers: Headers, cookies: dict[str, str]) -> tuple[str, str]:
    """The token of a browser, and the cookie that brings a new one. What another site's page loads of ours gets none:
    it would take the place of the one that an open page of ours has."""
    token = cookies.get(COOKIE, "")
    if re.fullmatch(r"[0-9a-f]{32}", token):
        return token, ""
    token = secrets.token_hex(16)
    visits = headers.get("sec-fetch-dest", "document") == "document"
    if elsewhere(headers) and not visits:
        return token, ""
    return token, f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"


def _cannot(scope: Scope, headers: Headers, host: str) -> int:
    """Why a post is turned away, as a status, or nought."""
    origin = headers.get("origin")
    if elsewhere(headers) or (origin is not None and origin not in (f"http://{host}", f"https://{host}")):
        return 403
    length = counted(headers.get("content-length", ""))
    if length is None or length > _most(scope, headers):
        return 411 if "content-length" not in headers else 413
    options = headers.get("content-type", "").casefold().partition(";")[2]
    if not all(charset in ("=utf-8", '="utf-8"') for charset in re.findall(r"charset([^;]*)", options)):
        return 415
    return 0


def _most(scope: Scope, headers: Headers) -> int:
    """How long a body may be."""
    file = headers.get("content-type", "").casefold().startswith("multipart/form-data")
    if file and scope["path"] == "/backup":
        return LARGEST_RETURN
    return LARGEST_UPLOAD if file and scope["path"].startswith(UPLOADS) else LARGEST_FORM


def _name(host: str) -> str:
    """A host without its port."""
    return re.sub(r":[0-9]{1,5}$", "", host)


def _with_headers(send: Send, path: str, cookie: str = "") -> Send:
    """What goes out, with our headers in the place of any others of their names."""
    ours = KEPT if path.startswith("/static/") else NOT_KEPT
    brought = [(b"set-cookie", cookie.encode())] if cookie else []

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            theirs = [one for one in message["headers"] if one[0] not in ours]
            message = {**message, "headers": [*theirs, *ours.items(), *brought]}
        await send(message)

    return sending
