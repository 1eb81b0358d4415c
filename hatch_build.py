"""Builds the parts of the wheel that are not plain Python: the compiled rules and the web assets.

Environment:
    DOLMEN_PURE=1              do not compile
    DOLMEN_REQUIRE_COMPILED=1  fail when the rules do not compile, instead of shipping plain Python
    DOLMEN_OPTIMIZE=g          how hard the C compiler tries, 0 to 3 or g, which is least for rules that are still fast
    DOLMEN_NO_WEB=1            do not build the web assets
    DOLMEN_WEB_MEANWHILE       a file that is there while somebody else builds the web assets
    DOLMEN_BUILD_DIR           keep intermediate files there, so that only what changed is compiled again
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable
from contextlib import ExitStack
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import client

Groups = dict[str, list[str]]


class CompileError(Exception):
    """The rules did not compile; the message is the compiler's."""


class DolmenBuildHook(BuildHookInterface[Any]):
    """Adds compiled modules and web assets to the wheel."""

    def dependencies(self) -> list[str]:
        """Asks for Node only when there is something to build with it."""
        root = Path(self.root)
        built = client.is_built(root) or os.environ.get("DOLMEN_WEB_MEANWHILE")
        return [client.NODE] if client.is_wanted(root) and not built else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the wheel is packed."""
        self._after = ExitStack()
        root = Path(self.root)
        build_data["artifacts"].append("src/dolmen/static/**")  # in a source archive too: it needs no Node then
        if self.target_name == "wheel" and version != "editable" and os.environ.get("DOLMEN_PURE") != "1":
            self._add_compiled(root, self._build_dir(), build_data)
        if client.is_wanted(root):
            await_others(os.environ.get("DOLMEN_WEB_MEANWHILE", ""))
            client.build(root)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Runs after the wheel is packed."""
        self._after.close()

    def _build_dir(self) -> Path:
        """The folder for intermediate files: the kept one, or one that goes when the wheel is packed."""
        kept = os.environ.get("DOLMEN_BUILD_DIR")
        return Path(kept or self._after.enter_context(tempfile.TemporaryDirectory(prefix="dolmen-"))).resolve()

    def _add_compiled(self, root: Path, build_dir: Path, build_data: dict[str, Any]) -> None:
        """Adds the compiled modules, or warns that the wheel stays plain Python."""
        groups = compiled_groups(root)
        if not groups:
            return
        try:
            libraries = compile_rules(root, build_dir / "native", groups)
        except CompileError as error:
            if os.environ.get("DOLMEN_REQUIRE_COMPILED") == "1":
                raise
            self.app.display_warning(f"The rules stay plain Python: {error}")
            return
        for source, target in libraries.items():
            build_data["force_include"][source] = target
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


def await_others(sign: str) -> None:
    """Waits as long as somebody else builds the web assets."""
    while sign and Path(sign).exists():
        time.sleep(0.1)


def compiled_groups(root: Path) -> Groups:
    """Reads [tool.dolmen.compiled]: the modules of each group, as paths below src/."""
    config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    listed: Groups = config["tool"]["dolmen"]["compiled"]
    groups = {name: expand(root / "src", patterns) for name, patterns in listed.items()}
    return {name: files for name, files in groups.items() if files}


def expand(src: Path, patterns: Iterable[str]) -> list[str]:
    """Resolves paths and globs; a plain path must exist."""
    files: dict[str, None] = {}
    for pattern in patterns:
        found = sorted(path.relative_to(src).as_posix() for path in src.glob(pattern))
        if not found and not any(sign in pattern for sign in "*?["):
            raise FileNotFoundError(f"pyproject.toml lists src/{pattern} for compiling, but there is no such file")
        files.update(dict.fromkeys(found))
    return list(files)


def compile_rules(root: Path, work: Path, groups: Groups) -> dict[str, str]:
    """Compiles the groups in a process of its own; returns where each library is and where the wheel has it."""
    require_compiler()
    prepare(work, groups)
    # Present only while the compiler runs: after a kill the folder may hold half a library.
    unfinished = work / "unfinished"
    unfinished.touch()
    job = [sys.executable, __file__, str(root), str(work)]
    environment = os.environ | {"MYPY_CACHE_DIR": str(work / "mypy")}
    result = subprocess.run(
        job, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if result.returncode >= 0:
        unfinished.unlink()
    if result.returncode:
        raise CompileError(result.stdout[-8000:])
    print(result.stdout, file=sys.stderr)
    libraries: dict[str, str] = json.loads((work / "libraries.json").read_text(encoding="utf-8"))
    return libraries


def require_compiler() -> None:
    """Fails early, before mypyc has spent its seconds, when there is no C compiler, or one that does not work."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if not command:  # Windows: setuptools finds it
        return
    if not shutil.which(command[0]):
        raise CompileError(f"no working C compiler: {command[0]} was not found")
    with tempfile.TemporaryDirectory(prefix="dolmen-") as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        trial = [*command, "-c", "-I", sysconfig.get_path("include"), str(source), "-o", str(source.with_suffix(".o"))]
        done = subprocess.run(trial, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise CompileError(f"no working C compiler: {command[0]} says {done.stdout.strip()[-2000:] or 'nothing'}")


def effort() -> str:
    """How hard the C compiler tries: what stands behind its -O."""
    asked = os.environ.get("DOLMEN_OPTIMIZE", "3")
    if asked not in ("0", "1", "2", "3", "g"):
        raise CompileError(f"DOLMEN_OPTIMIZE={asked}: give a number from 0 to 3, or g")
    return "1" if asked == "g" and os.name == "nt" else asked  # that compiler has no such level


def prepare(work: Path, groups: Groups) -> None:
    """Empties the kept folder when what it holds was made differently or was left unfinished."""
    tools = [sys.version, *(f"{name} {version_of(name)}" for name in ("mypy", "setuptools", "librt"))]
    made_by = json.dumps([tools, groups, effort(), Path(__file__).read_text(encoding="utf-8")])
    note = work / "made-by"
    if not note.exists() or note.read_text(encoding="utf-8") != made_by or (work / "unfinished").exists():
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        note.write_text(made_by, encoding="utf-8")
    # mypyc 2.4 stumbles over classes that it cached itself, so all of ours are translated again. That takes
    # seconds; the slow part is the C compiler, which is spared for every group whose C comes out the same.
    for ours in (work / "mypy").glob("*/dolmen"):
        shutil.rmtree(ours)


def run_compiler(root: Path, work: Path) -> None:
    """Translates the groups to C and builds the libraries; runs in the process that `compile_rules` starts."""
    libraries = build_libraries(translate(root, work, effort()), work)
    (work / "libraries.json").write_text(json.dumps(libraries), encoding="utf-8")


def translate(root: Path, work: Path, effort: str) -> list[Any]:
    """Translates the groups to C: a library for each, and a small one for each module that finds itself in it."""
    from mypyc.build import mypycify

    os.chdir(root / "src")
    groups = compiled_groups(root)
    extensions: list[Any] = mypycify(  # distutils' and setuptools' Extension are one class, typed as two
        # Without a config file: strictness is for the linter, a user's build needs sound types only.
        # What the compiled modules use is there to build with; the rest of Dolmen, which is read along, uses more.
        # The cache as files, so that `prepare` can take ours out of it.
        [
            "--config-file=",
            "--ignore-missing-imports",
            "--no-sqlite-cache",
            *(file for files in groups.values() for file in files),
        ],
        separate=[(files, f"dolmen.{name}") for name, files in groups.items()],
        opt_level=effort,
        debug_level="0",
        target_dir=str(work / "c"),
    )
    for part in extensions if os.name != "nt" else ():
        # Python's own flags ask for all warnings: to look for them in C that nobody reads takes a third of the time.
        part.extra_compile_args = [*part.extra_compile_args, "-Wno-all"]
    return extensions


def build_libraries(extensions: list[Any], work: Path) -> dict[str, str]:
    """Compiles what was translated, on all processors; returns where each library is and where the wheel has it."""
    from setuptools import setup

    groups, finders, finder_of = merge_finders(extensions, work / "c")
    # The longest first: at the end no processor waits for another.
    longest_first = sorted([*groups, *finders], key=lambda part: -Path(part.sources[0]).stat().st_size)
    places = ["--build-lib", str(work / "lib"), "--build-temp", str(work / "objects")]
    built = setup(
        name="dolmen-native",
        packages=[],
        ext_modules=longest_first,
        script_args=["build_ext", "--parallel", str(os.cpu_count() or 1), *places],
    )
    place = built.get_command_obj("build_ext").get_ext_fullpath
    for module, finder in finder_of.items():
        Path(place(module)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(place(finder), place(module))
    # Only what this build made, so that a module compiled no longer does not linger in the wheel.
    outputs = [place(name) for name in (*(part.name for part in groups), *finder_of)]
    return {path: Path(path).relative_to(work / "lib").as_posix() for path in outputs}


def merge_finders(extensions: list[Any], folder: Path) -> tuple[list[Any], list[Any], dict[str, str]]:
    """The libraries of the groups, one finder for each, and which of these finds a module.

    mypyc makes a library for every module that finds it in its group: twenty lines of C behind thirty thousand of
    Python's headers. For a hundred modules that costs as much as a game; so those of a group are compiled as one, and
    each module gets a copy of it, where Python calls the entry of its name.
    """
    from setuptools import Extension

    groups: list[Any] = []
    finders: list[Any] = []
    finder_of: dict[str, str] = {}
    for part in extensions:  # of each group the library comes first, then its modules
        if part.name.endswith("__mypyc"):
            name = part.name.removesuffix("__mypyc") + "__finder"
            groups.append(part)
            finders.append(Extension(name, [str(folder / f"{name}.c")], extra_compile_args=part.extra_compile_args))
            # On Windows setuptools asks for an entry of the library's own name.
            entry = f"PyMODINIT_FUNC PyInit_{name.rpartition('.')[2]}(void) {{ return NULL; }}\n"
            Path(finders[-1].sources[0]).write_text("#include <Python.h>\n" + entry, encoding="utf-8")
        else:
            finder_of[part.name] = finders[-1].name
            with Path(finders[-1].sources[0]).open("a", encoding="utf-8") as source:
                source.write(f"#define PyInit___init__ init_{len(finder_of)}\n")  # every module has one
                source.write(f'#include "{Path(part.sources[0]).as_posix()}"\n#undef PyInit___init__\n')
    return groups, finders, finder_of


if __name__ == "__main__":
    run_compiler(Path(sys.argv[1]), Path(sys.argv[2]))
