"""Libraries that only some need: Dolmen is light without them, and says in one line what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIGHT = (
    "import sys, dolmen; print([name for name in ('numpy', 'gymnasium', 'pyarrow', 'msgspec') if name in sys.modules])"
)
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split('.')[0] in {libraries!r}:
            raise ModuleNotFoundError(name)
        return None
sys.meta_path.insert(0, Missing())
try:
    import dolmen, {module}
    {module}.{what}
except ImportError as error:
    print(error)
"""


def run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def test_dolmen_itself_needs_no_numpy() -> None:
    assert run(LIGHT) == "['msgspec']"


def test_dolmen_is_there_at_once() -> None:
    code = "from time import process_time; start = process_time(); import dolmen; print(process_time() - start)"
    assert min(float(run(code)) for _ in range(5)) <= 0.15


@pytest.mark.parametrize(
    ("module", "what", "extra"),
    [
        ("dolmen.envs", "aec", "envs"),
        ("dolmen.envs", "batch", "envs"),
        ("dolmen.envs", "register", "envs"),
        ("dolmen.envs", "LeafSearch", "envs"),
        ("dolmen.envs.spiel", "register", "envs"),
        ("dolmen.data", "read('.')", "tables"),
    ],
)
def test_one_line_names_the_extra_that_is_missing(module: str, what: str, extra: str) -> None:
    libraries = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow"}
    told = run(WITHOUT.format(libraries=libraries, module=module, what=what))
    assert told.startswith("this needs ")
    assert told.endswith(f": pip install 'dolmen[{extra}]'")
    assert "\n" not in told
