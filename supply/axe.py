"""Fetches axe-core, which looks for pages that are hard to use, by the release and the hash in supply/axe.txt.

Without npm, or without a network, an empty file is left and one check of the browser tests is left out. A file that is
not the one we know is never taken: `python -m supply.axe FILE` fails then.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

PIN = Path(__file__).parent / "axe.txt"


def fetched(release: str) -> bytes | None:
    """The script out of the archive that npm brings, if it does."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            subprocess.run(
                ["npm", "pack", "--silent", release], cwd=folder, capture_output=True, check=True, timeout=120
            )
        except (OSError, subprocess.SubprocessError):
            return None
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
            script = archive.extractfile("package/axe.min.js")
            return script.read() if script else None


def main(file: Path) -> int:
    release, hash = PIN.read_text(encoding="utf-8").split()
    script = fetched(release)
    if script is None:
        print("no axe-core here: the check of every page by it is left out")
    elif f"sha256:{hashlib.sha256(script).hexdigest()}" != hash:
        print(f"{release} is not what it was when supply/axe.txt was written: it is not taken", file=sys.stderr)
        return 1
    file.write_bytes(script or b"")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
