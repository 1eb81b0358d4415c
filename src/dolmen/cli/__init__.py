"""The command line: `dolmen …`. What goes wrong is one line on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main() -> None:
    """Run the command line and end the program."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit code."""
    from dolmen import DolmenError, __version__

    from .speech import speak
    from .usage import has_terminal

    arguments = speak(arguments)
    if list(arguments) == ["--version"]:
        print(f"dolmen {__version__}")
        return 0

    try:
        if not arguments and has_terminal():  # the main job starts at once, without the parser of arguments
            from .start import start

            return start()
    except DolmenError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return 130

    from typer.exceptions import Abort, TyperException

    from .commands import app
    from .helping import speaking_command

    try:
        code = speaking_command(app)(list(arguments), prog_name="dolmen", standalone_mode=False)
    except DolmenError as error:
        return complain(str(error))
    except TyperException as error:
        return complain(error.format_message())
    except OSError as error:
        if error.filename is None:
            raise
        return complain(f"{error.filename}: cannot be used ({error.strerror})")
    except (Abort, KeyboardInterrupt):
        return 130
    return code if isinstance(code, int) else 0


def complain(message: str) -> int:
    """Say what is wrong in one line; the exit code for it."""
    from .speech import told

    print(f"dolmen: {told(' '.join(message.split()))}", file=sys.stderr)
    return 2
