"""Files that a person names: what cannot be read or written is refused in the reader's words."""

from __future__ import annotations

from pathlib import Path

from automarium.core.errors import Refusal
from automarium.core.text import LARGEST_FILE

KINDS = {FileNotFoundError: "file-missing", PermissionError: "file-forbidden", IsADirectoryError: "file-folder"}


def read_text(path: Path) -> str:
    """The text of a file that is no larger than a file of ours can be."""
    try:
        with path.open("rb") as file:  # whatever it says of its size: a device has none and never ends
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise Refusal("file-too-large", path=str(path), high=LARGEST_FILE // 1024)
        return content.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise unusable(path, error) from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unusable(path, error) from None


def unusable(path: Path, error: OSError | UnicodeDecodeError) -> Refusal:
    """What is wrong with a file, in the reader's words: the system has its own language."""
    known = next((id for kind, id in KINDS.items() if isinstance(error, kind)), "file-unreadable")
    return Refusal("file-not-text" if isinstance(error, UnicodeDecodeError) else known, path=str(path))
