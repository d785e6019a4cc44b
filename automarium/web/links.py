"""A match as a link: its journal, compressed, behind the sign # of an address, which no browser sends to a server."""

from __future__ import annotations

import base64
import binascii
import zlib

from markupsafe import Markup

from automarium.core.errors import Refusal
from automarium.core.text import LARGEST_FILE

MARK = "#m="
LONGEST_SCANNED = 1270  # characters of a link that a phone still reads from a screen
LONGEST_LINK = 32_000  # browsers and messengers cut longer ones
LARGEST_LINK = 1024 * 1024  # characters of one that is brought in


def fragment(journal: str) -> str:
    """What stands behind the address."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    content = squeezed.compress(journal.encode()) + squeezed.flush()
    return MARK + base64.urlsafe_b64encode(content).decode().rstrip("=")


def journal(link: str) -> str:
    """The journal of a link, or of what stands behind its sign #. It comes from anybody: what is none, or would become
    larger than any journal may be, is refused."""
    _, found, text = link.strip().partition(MARK)
    if not found or len(link) > LARGEST_LINK:
        raise Refusal("link-unreadable")
    try:
        content = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
        opened = zlib.decompressobj(-15)
        read = opened.decompress(content, 4 * LARGEST_FILE + 1)
        if not opened.eof:
            raise Refusal("link-unreadable")
        return read.decode()
    except (ValueError, binascii.Error, zlib.error):
        raise Refusal("link-unreadable") from None


def code(link: str) -> Markup | None:
    """A QR code of a link that is short enough for one."""
    if len(link) > LONGEST_SCANNED:
        return None
    import segno  # here: it is seldom needed, and a start in a browser waits for every module

    drawn = segno.make(link, error="l", micro=False)
    return Markup(drawn.svg_inline(border=4, light="#fff", dark="#000", omitsize=True, svgclass="code"))
