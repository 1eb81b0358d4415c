"""`dolmen new`: a complete tiny game as a package of its own, to be changed into another."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from dolmen import games

from .speech import say
from .usage import BadUsage

SAMPLE = Path(__file__).parent / "sample"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def new(id: str, folder: Path | None) -> None:
    """Write the package, and say what comes next."""
    if not NAME.fullmatch(id):
        raise BadUsage(f"{id!r}: a game is called by lower-case letters, digits and hyphens, as in first-ember")
    if id in games():
        raise BadUsage(f"there is a game {id!r} already: choose another name")
    home = folder or Path(id)
    if home.exists() and any(home.iterdir() if home.is_dir() else [home]):
        raise BadUsage(f"{home} is there already and not empty: give another --folder")
    for file, text in files(id):
        path = home / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    next_steps = (f"pip install -e {home}", f"dolmen test {id}", f"dolmen play {id}", "dolmen serve")
    print("\n  ".join([say("cli-new", folder=str(home)), *next_steps]))


def files(id: str) -> Iterator[tuple[Path, str]]:
    """The files of the package and what they hold: the sample game under another name."""
    package = id.replace("-", "_")
    parts = [part.capitalize() for part in id.split("-")]
    kind, title = "".join(parts), " ".join(parts)
    code = {"ember": package, "Ember": kind}
    names = {
        ".py": {'id = "ember"': f'id = "{id}"', 'tag="ember"': f'tag="{id}"', '"""Ember:': f'"""{title}:', **code},
        ".toml": {'name = "ember"': f'name = "{id}"', "ember = ": f"{id} = ", **code},
        ".md": {"src/ember": f"src/{package}", "ember": id, "Ember": title},
        ".ftl": {"game-title = Ember": f"game-title = {title}"},
        ".svg": {},
    }
    for file in sorted(SAMPLE.rglob("*")):
        if file.suffix in names:
            path = str(file.relative_to(SAMPLE)).replace("ember", package)
            yield Path(path), renamed(file.read_text(encoding="utf-8"), names[file.suffix])


def renamed(text: str, names: Mapping[str, str]) -> str:
    """All names replaced at once: a new one may hold an old one."""
    if not names:
        return text
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)
