"""Builds the pocket: a folder of static files that holds the whole companion. `python -m automarium.pocket.build OUT`.

The interpreter is Pyodide, by version and hash from npm; the rest is what is installed here: our package and what the
web room imports, compiled, in one archive. The same sources give the same bytes.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from importlib.metadata import distribution
from pathlib import Path

from markupsafe import escape

from automarium.games import GAMES
from automarium.pocket.icons import icon
from automarium.words import LANGUAGES, words

INCLUDED = re.compile(r'(?:src|href)="([\w/.]+\.(?:js|css))"')
PYODIDE = "314.0.7"
SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PACKAGE = Path(__file__).parent.parent
HERE = Path(__file__).parent / "static"
STATIC = PACKAGE / "web" / "static"
SHIPPED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
OTHERS = (
    *("starlette", "jinja2", "markupsafe", "fluent.runtime", "fluent.syntax", "babel", "anyio", "python-multipart"),
    *("segno", "attrs", "pytz", "typing_extensions"),
)
# what the pages never come to: other backends and servers, translators' tools, zones, writers of other formats
LEFT_OUT = re.compile(
    r"anyio/(_backends/_trio|pytest_plugin)|babel/messages|pytz/zoneinfo"
    r"|babel/locale-data/(?!(en|ru|uk|root)\.dat)|starlette/(testclient|templating|schemas)|python_multipart/__main__"
    r"|automarium/(cli|lab|pocket/(build|icons|__main__|static|compile))|automarium/web/(static|serve|connection)|automarium/__main__"
    r"|.*(\.pyi|\.so|\.c|\.pyd|py\.typed|\.mjs|\.js)$|.*(__pycache__|dist-info|/tests/)"
)
# of the standard library: what makes, tests, draws or sends something, and the alphabets of other times
UNUSED = re.compile(
    r"(_pydecimal|_pyio|_pyrepl|argparse|bdb|cProfile|compileall|configparser|ctypes|curses|dbm|difflib|distutils|doctest"
    r"|ensurepip|fractions|ftplib|idlelib|imaplib|lib2to3|mailbox|multiprocessing|optparse|pdb|pickletools|plistlib|poplib"
    r"|profile|profiling|pstats|pyclbr|pydoc|pydoc_data|smtplib|sqlite3/__main__|statistics|test|this|tkinter|tomllib|trace"
    r"|turtle|unittest|venv|wsgiref|xml/(dom|etree|parsers)|xmlrpc|zipapp)\b"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_escape|utf_)"
)
SHELL = (  # what the shell says before anything runs
    *("pocket-first", "pocket-opening", "pocket-cannot", "pocket-failed", "pocket-elsewhere", "pocket-here"),
    *("pocket-new", "pocket-update", "pocket-install", "pocket-close"),
)


def build(out: Path, cache: Path | None = None) -> None:
    """Makes the folder anew."""
    shutil.rmtree(out, ignore_errors=True)
    (out / "static").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        home, sources = Path(folder) / "pyodide", Path(folder) / "sources"
        unpack(fetched(cache), home)
        for name, content in {**ours(), **stdlib(home)}.items():
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            (sources / name).write_bytes(content)
        node("compile.mjs", home, sources)
        files = read(sources)
        for name in SHIPPED:
            put(out / "pyodide" / name, (home / name).read_bytes())
        lock = json.loads((home / "pyodide-lock.json").read_text(encoding="utf-8"))
    library = {name: content for name, content in files.items() if name.startswith("lib/")}
    put(out / "pyodide" / "stdlib.zip", stored(library, "lib/"))
    put(out / "python.bin", bundle({name: files[name] for name in files.keys() - library.keys()}))
    (out / "pyodide" / "lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")
    (out / "licences.txt").write_text(licences(), encoding="utf-8")
    page(out)
    worker(out)


# --- what others wrote ---


def fetched(cache: Path | None) -> bytes:
    """Pyodide as npm brings it, or as it was kept; never one that is not the one we know."""
    if cache is not None and cache.exists():
        content = cache.read_bytes()
    else:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                ["npm", "pack", "--silent", f"pyodide@{PYODIDE}"], cwd=folder, capture_output=True, check=True
            )
            content = next(Path(folder).glob("*.tgz")).read_bytes()
    if base64.b64encode(hashlib.sha512(content).digest()).decode() != SHA512:
        raise SystemExit(f"pyodide@{PYODIDE} is not what it was when its hash was written down: it is not taken")
    if cache is not None:
        cache.write_bytes(content)
    return content


def unpack(archive: bytes, home: Path) -> None:
    home.mkdir()
    wanted = (*SHIPPED, "pyodide-lock.json", "python_stdlib.zip", "package.json")
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        for name in wanted:
            content = opened.extractfile(f"package/{name}")
            assert content is not None
            (home / name).write_bytes(content.read())


def stdlib(home: Path) -> dict[str, bytes]:
    """The standard library, without what no page comes to."""
    with zipfile.ZipFile(home / "python_stdlib.zip") as opened:
        names = [name for name in opened.namelist() if not name.endswith("/") and not UNUSED.match(name)]
        return {f"lib/{name}": opened.read(name) for name in names}


def ours() -> dict[str, bytes]:
    """Our package and the others, by the names under which they are imported."""
    found = {}
    for file in sorted(PACKAGE.rglob("*")):
        name = file.relative_to(PACKAGE.parent).as_posix()
        if file.is_file() and not LEFT_OUT.match(name):
            found[name] = file.read_bytes()
    for other in OTHERS:
        for one in distribution(other).files or ():
            file, name = Path(str(one.locate())), one.as_posix()
            if not name.startswith("..") and not LEFT_OUT.match(name) and file.is_file():
                found[name] = file.read_bytes()
    return found


def licences() -> str:
    """Under what the parts are given: their own words."""
    told = [f"Automarium: MIT\n\nPyodide {PYODIDE}: MPL-2.0, https://pyodide.org\nCPython: PSF-2.0\n"]
    for other in OTHERS:
        one = distribution(other)
        texts = [file for file in one.files or () if re.search(r"dist-info/.*(LICEN[CS]E|COPYING)", file.as_posix())]
        told.append(f"{one.metadata['Name']} {one.version}\n\n{''.join(text.read_text() for text in texts[:1])}")
    return ("\n" + "-" * 72 + "\n\n").join(told)


# --- archives ---


def read(folder: Path) -> dict[str, bytes]:
    """All files of a folder, by name."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def bundle(files: Mapping[str, bytes]) -> bytes:
    """Files in a row behind a list of their names and sizes: the browser lays them out without copying."""
    names = sorted(files)
    listed = json.dumps([[name, len(files[name])] for name in names]).encode()
    return b"".join((struct.pack("<I", len(listed)), listed, *(files[name] for name in names)))


def stored(files: Mapping[str, bytes], prefix: str) -> bytes:
    """A zip archive that is not compressed, since it travels so anyway and is read often."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as opened:
        for name in sorted(files):
            opened.writestr(zipfile.ZipInfo(name.removeprefix(prefix), (1980, 1, 1, 0, 0, 0)), files[name])
    return target.getvalue()


def put(file: Path, content: bytes) -> None:
    """A large file, compressed: not every host does that on the way."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.with_name(f"{file.name}.packed").write_bytes(gzip.compress(content, 9, mtime=0))


def node(script: str, *arguments: Path) -> None:
    subprocess.run(["node", str(Path(__file__).parent / script), *map(str, arguments)], check=True)


# --- the page ---


def page(out: Path) -> None:
    """The shell with its words, scripts, styles and icons."""
    for file in STATIC.glob("*.*s"):
        shutil.copy(file, out / "static")
    for name in ("page.js", "worker.js", "engine.js", "pocket.css", "manifest.webmanifest"):
        shutil.copy(HERE / name, out)
    shutil.copy(STATIC / "icon.svg", out)
    for size, inset in ((180, 0.0), (192, 0.0), (512, 0.0), (512, 0.2)):
        name = f"icon-{size}{'-maskable' if inset else ''}.png"
        (out / name).write_bytes(icon(size, inset, rounded=size != 180 and not inset))
    shell = (HERE / "index.html").read_text(encoding="utf-8").replace("<!-- words -->", said())
    links = [f'<link rel="stylesheet" href="static/{game}.css" media="not all" data-game>' for game in GAMES]
    shell = shell.replace("<!-- games -->", "\n".join(links))
    (out / "index.html").write_text(INCLUDED.sub(partial(hashed, out), shell), encoding="utf-8")


def hashed(out: Path, found: re.Match[str]) -> str:
    """A script or style of the shell with its hash: another one is not run."""
    digest = base64.b64encode(hashlib.sha384((out / found[1]).read_bytes()).digest()).decode()
    return f'{found[0]} integrity="sha384-{digest}"'


def said() -> str:
    """The words of the shell in every language."""
    pairs = [(words(lang), id) for lang in LANGUAGES for id in SHELL]
    return "\n".join(
        f'<template data-lang="{voice.lang}" data-id="{id}">{escape(voice.say(id))}</template>' for voice, id in pairs
    )


def worker(out: Path) -> None:
    """The service worker knows every file by its hash; its version is the hash of them all."""
    files = {}
    for name in listed(out):
        content = (out / name).read_bytes()
        files[name] = [hashlib.sha256(content).hexdigest(), len(content)]
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    script = (HERE / "sw.js").read_text(encoding="utf-8")
    script = script.replace("FILES", json.dumps(files)).replace("VERSION", json.dumps(version))
    (out / "sw.js").write_text(script, encoding="utf-8")


def listed(out: Path) -> Iterator[str]:
    return (
        file.relative_to(out).as_posix() for file in sorted(out.rglob("*")) if file.is_file() and file.name != "sw.js"
    )


def main(arguments: Iterable[str]) -> None:
    out, *cache = map(Path, arguments)
    build(out, cache[0] if cache else None)
    total = sum(file.stat().st_size for file in out.rglob("*.packed"))
    print(f"{out}: {total / 1e6:.1f} MB compressed")


if __name__ == "__main__":
    main(sys.argv[1:])
