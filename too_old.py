"""What a Python is told that is too old for Dolmen. It can read this file, and no other."""

import os
import sys
from typing import NoReturn

SAID = {
    "en": "Dolmen needs Python 3.11 or newer. If you have one, name it: python3.11 {}",
    "ru": "Для Dolmen нужен Python 3.11 или новее. Если он у вас есть, назовите его: python3.11 {}",
}


def refuse(script: str) -> NoReturn:
    """Says which Python is needed, in the language of the user, and ends."""
    pairs = zip(sys.argv, [*sys.argv[1:], ""])  # noqa: B905 - an old one has no strict zip
    asked = [word.partition("=")[2] or after for word, after in pairs if word.startswith("--lang")]
    asked += [os.environ.get(name, "") for name in ("DOLMEN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wish = next(filter(None, asked), "en")
    sys.exit(SAID["ru" if wish.startswith("ru") else "en"].format(script))
