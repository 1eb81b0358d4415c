"""The client's files: every path that is nothing else is a page of the client."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from dolmen.server.refused import Refused

mimetypes.add_type("application/manifest+json", ".webmanifest")
STATIC = Path(__file__).parents[2] / "static"
FOREIGN = ("api/", "games/", "records/", "texts/")
SMALL = 1000
ABSENT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dolmen</title></head><body>
<h1>Dolmen</h1><p>The server runs, but its pages are not built.
Start it by <code>./play</code>, which builds them, or play in the terminal: <code>./play play stone-age</code>.</p>
</body></html>"""


class Page:
    """A file as it is sent, plain and compressed."""

    def __init__(self, file: Path) -> None:
        self.changed = file.stat().st_mtime_ns
        self.body = file.read_bytes()
        if file.name == "index.html" and b"<base" not in self.body:
            self.body = self.body.replace(b"<head>", b'<head><base href="/">', 1)
        self.kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if self.kind.startswith("text/") or self.kind.endswith(("javascript", "json")):
            self.kind = f"{self.kind}; charset=utf-8"
        packs = len(self.body) > SMALL and ("charset" in self.kind or self.kind.endswith("xml"))
        self.packed = gzip.compress(self.body, 9) if packs else None


pages: dict[Path, Page] = {}


def page(file: Path) -> Page:
    """A file from memory, read again when it has changed."""
    found = pages.get(file)
    if found is None or found.changed != file.stat().st_mtime_ns:
        found = pages[file] = Page(file)
    return found


def find(path: str) -> Path | None:
    """The file behind a path: itself, or the client's one page. Nothing outside the folder."""
    path = path.strip("/")
    try:
        file = (STATIC / path).resolve()
        if path and file.is_relative_to(STATIC) and file.is_file():
            return file
    except (OSError, ValueError):  # no file can be called that
        raise Refused("not-found", "there is no such page") from None
    if path.startswith(FOREIGN) or "." in path.rpartition("/")[2]:
        raise Refused("not-found", f"there is no /{path}")
    index = STATIC / "index.html"
    return index if index.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client, or its page."""
    file = find(path)
    if file is None:
        return Response(ABSENT.encode(), media_type="text/html; charset=utf-8", status_code=503)
    found = page(file)
    hashed = file.parent.name == "assets"
    caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = found.packed
    return Response(body, media_type=found.kind, headers=headers)


ROUTES = [get_page]
