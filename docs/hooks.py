"""What the site has besides docs/: the documents that stand beside what they are about, and links that lead to them."""

from __future__ import annotations

import json
import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
ELSEWHERE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "SECURITY.md": "reporting.md",
    "bench/README.md": "measurements.md",
    "web/src/games/README.md": "boards.md",
}
LINK = re.compile(r"(?<=\]\()(?!https?:|#)([^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Takes them in."""
    for source, page in ELSEWHERE.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    for notebook in sorted((ROOT / "docs/notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{notebook.stem}.md", content=told(notebook)))
    return files


def told(notebook: Path) -> str:
    """A notebook as a page: its texts and its code."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    parts = ["".join(cell["source"]) for cell in cells]
    parts = [
        f"```python\n{part}\n```" if cell["cell_type"] == "code" else part
        for cell, part in zip(cells, parts, strict=True)
    ]
    parts.insert(1, f"[Download the notebook]({notebook.name})")
    return "\n\n".join(parts)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Makes links between files of the project into links between pages."""
    uri = page.file.src_uri
    source = next((source for source, name in ELSEWHERE.items() if name == uri), f"docs/{uri}")

    def relinked(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), found[1]))
        page = ELSEWHERE.get(target, target.removeprefix("docs/"))
        return posixpath.relpath(page, posixpath.dirname(uri) or ".")

    return LINK.sub(relinked, markdown)
