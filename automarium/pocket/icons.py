"""Our emblem as pictures made of pixels, for the systems that want them: drawn here, without a library."""

from __future__ import annotations

import struct
import zlib

GROUND = (0x11, 0x16, 0x1C)
SIGN = (0x4F, 0xC3, 0xF7)
FINE = 4  # looks at each pixel, across and down, so that edges are smooth


def icon(size: int, inset: float = 0.0, *, rounded: bool = True) -> bytes:
    """A PNG file: two diamonds, one in the other. What may be cut to any shape keeps them away from its edges."""
    half = [[_pixel(x, y, size, inset, rounded) for x in range(size // 2)] for y in range(size // 2)]
    upper = [b"\0" + b"".join(row + row[::-1]) for row in half]  # both halves are the same, across and down
    rows = upper + upper[::-1]
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(b"".join(rows), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_part(*one) for one in parts)


def _part(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def _pixel(x: int, y: int, size: int, inset: float, rounded: bool) -> bytes:
    solid = signed = 0
    for part in range(FINE * FINE):
        across = ((x + (part % FINE + 0.5) / FINE) / size - 0.5) * 64
        down = ((y + (part // FINE + 0.5) / FINE) / size - 0.5) * 64
        if rounded and not _ground(abs(across), abs(down)):
            continue
        solid += 1
        signed += _sign(abs(across) / (1 - inset), abs(down) / (1 - inset))
    if not solid:
        return bytes(4)
    red, green, blue = (round(a + (b - a) * signed / solid) for a, b in zip(GROUND, SIGN, strict=True))
    return bytes((red, green, blue, round(255 * solid / FINE**2)))


def _ground(across: float, down: float) -> bool:
    """Inside the square with round corners."""
    return across <= 18 or down <= 18 or (across - 18) ** 2 + (down - 18) ** 2 <= 14**2


def _sign(across: float, down: float) -> bool:
    """On the outer diamond's line, or in the inner one; measured as in icon.svg."""
    outer = across / 22 + down / 24
    return abs(outer - 1) * 16.2 <= 2 or across / 11 + down / 12 <= 1
