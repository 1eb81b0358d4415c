"""Breaks the rules of a game on purpose, one place at a time, and lists what its rulebook tests let pass.

    python bench/mutants.py stone-age                 every mutant; a run that was stopped goes on where it was
    python bench/mutants.py stone-age --sample 300    so many, the same as every time
    python bench/mutants.py stone-age --only buying   those whose name holds the word
    python bench/mutants.py stone-age --known         those tried before: survivors once more, after new tests
    python bench/mutants.py stone-age --again         forget what was found before

A mutant has one operator, constant or branch of a rules module changed: `<` to `<=`, `and` to `or`, 2 to 3, a condition
to True or False. The tests of tests/rulebook/<game> are collected once, interpreted; every mutant is a fork in which
one function has other code, and runs the tests that reach its line, the likeliest first. One that fails, or never ends,
kills it. Survivors are tried again at every run, since tests may have been added; but not those of bench/mutants.toml,
which are explained there, as making no difference to a game, and not counted when it is said how many were killed.

Left out: modules and functions that rules never ask (bots, views, prompts, pickling), and numbers above the functions,
which are names of ids. At least 97 of 100 mutants of each game that are not explained are to be killed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import hashlib
import json
import os
import resource
import signal
import sys
import time
import tomllib
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

from dolmen import Game

ROOT = Path(__file__).resolve().parents[1]
FOUND = ROOT / "build" / "mutants"
EXPLAINED = ROOT / "bench" / "mutants.toml"
BAR = 0.97
MEMORY = 3 << 30
PATIENCE = 4.0  # a test may take so many times as long as without a mutant, of the processor's time, and so many
GRACE = 1.0  # seconds more
CALLS = 300  # of one function in one test, that are followed

# What is declared, shown or reckoned for bots, and so is no rule of the table.
NO_RULES = {
    *("__init__", "words", "box", "components", "game"),
    *("view", "tableview", "cityview", "observing", "pieces", "refusals", "preview", "prospects", "forecast"),
    *("value", "features", "policy", "planning", "census"),
}
ALSO_NONE = {"kingdomino-origins": {"land"}}
NOT_ASKED_BY_RULES = {
    *("suggest", "values", "features", "left", "is_quiet", "is_turn_over", "promise", "asked", "sample"),
    *("determinize", "deal_anew", "forget", "copy", "__reduce__", "__repr__"),
    *("layout", "nearest", "parts_in_place", "in_place"),  # of a city, for who looks on
}

PAIRS: tuple[tuple[type[ast.AST], type[ast.AST]], ...] = (
    *((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Is, ast.IsNot)),
    *((ast.And, ast.Or), (ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv), (ast.BitAnd, ast.BitOr)),
    *((ast.LShift, ast.RShift), (ast.Break, ast.Continue)),
)
OTHER = {one: other for pair in PAIRS for one, other in (pair, pair[::-1])} | {ast.Mod: ast.FloorDiv}


# What is changed.


@dataclass
class Mutant:
    """One change of one function: by its name a reader finds it again, whatever stands above it."""

    name: str
    module: str
    line: int
    function: str  # the outermost one, which is given other code
    compiled: Callable[[], CodeType] = field(repr=False)  # that code


def mutants(game: str) -> Iterator[Mutant]:
    """All mutants of a game, in the order of its modules."""
    package = game.replace("-", "_")
    for path in sorted((ROOT / "src/dolmen/games" / package).glob("*.py")):
        if path.stem not in NO_RULES | ALSO_NONE.get(game, set()):
            yield from Breaker(path).mutants()


class Breaker:
    """The mutants of one module."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.seen: dict[str, int] = {}

    def mutants(self) -> Iterator[Mutant]:
        for name, function in functions(self.tree):
            if function.name in NOT_ASKED_BY_RULES:
                continue
            for parent, where, index, twin in changes(function):
                yield self.mutant(name, parent, where, index, twin)

    def mutant(self, function: str, parent: ast.AST, where: str, index: int | None, twin: ast.AST) -> Mutant:
        """The module with one node replaced; it is compiled so when it is tried, and mended again."""
        held = getattr(parent, where)
        node: ast.AST = held if index is None else held[index]
        shown = parent if isinstance(node, ast.Constant) and not hasattr(parent, "body") else None
        before = ast.unparse(shown or node)
        ast.fix_missing_locations(ast.copy_location(twin, node))
        put(parent, where, index, twin)
        after = ast.unparse(shown or twin)
        put(parent, where, index, node)

        def compiled() -> CodeType:
            put(parent, where, index, twin)
            try:
                return found_code(compile(self.tree, str(self.path), "exec"), function)
            finally:
                put(parent, where, index, node)

        name = f"{self.path.stem}.{function}: {before} → {after}"
        self.seen[name] = self.seen.get(name, 0) + 1
        if self.seen[name] > 1:
            name = f"{name} (#{self.seen[name]})"
        return Mutant(name, self.path.stem, getattr(node, "lineno", 0), function, compiled)


def put(parent: ast.AST, where: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, where, node)
    else:
        getattr(parent, where)[index] = node


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by qualified name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def found_code(module: CodeType, function: str) -> CodeType:
    """The code of a function inside that of its module."""
    for part in function.split("."):
        module = next(c for c in module.co_consts if isinstance(c, CodeType) and c.co_name == part)
    return module


def changes(parent: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every place in a function that can be changed (parent, field and index in it), and the node to put there."""
    waiting = deque([parent])
    while waiting:
        parent = waiting.popleft()
        for where, held in ast.iter_fields(parent):
            if where in ("annotation", "returns", "decorator_list"):
                continue  # they are no part of the function's code, and neither are parameters and their defaults
            for index, node in enumerate(held) if isinstance(held, list) else [(None, held)]:
                if isinstance(node, ast.AST) and not isinstance(node, ast.arguments):
                    waiting.append(node)
                    for twin in twins(node, parent, where):
                        yield parent, where, index, twin


def twins(node: ast.AST, parent: ast.AST, where: str) -> Iterator[ast.AST]:
    """What a node can be changed to."""
    is_condition = where == "test" and isinstance(parent, ast.If | ast.IfExp | ast.While | ast.Assert)
    if is_condition and not isinstance(node, ast.Constant):
        yield ast.Constant(False)
        if not isinstance(parent, ast.While):
            yield ast.Constant(True)
    if isinstance(node, ast.Compare):
        for n, op in enumerate(node.ops):
            if not (is_condition and isinstance(op, ast.Eq | ast.NotEq)):  # the two above are harder to notice
                yield with_op(node, n)
    elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.List):
        return  # a list times or plus something has no other operator
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in OTHER:
        twin = copy.copy(node)
        twin.op = OTHER[type(node.op)]()  # type: ignore[assignment] # an operator of the same kind
        yield twin
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        # An entry more of a list is never read, and −2 says "none" as well as −1: such mutants would show nothing.
        is_list = isinstance(parent, ast.BinOp) and isinstance(parent.left, ast.List)
        step = -1 if is_list or isinstance(parent, ast.UnaryOp) else 1
        yield ast.Constant(not node.value if isinstance(node.value, bool) else node.value + step)
    elif isinstance(node, ast.Break | ast.Continue):
        yield OTHER[type(node)]()


def with_op(node: ast.Compare, n: int) -> ast.Compare:
    twin = copy.copy(node)
    twin.ops = [OTHER[type(op)]() if k == n else op for k, op in enumerate(node.ops)]  # type: ignore[misc] # the same
    return twin


# Which tests reach what.


class Reach:
    """Which tests reach which lines, and how long they take: found by running all of them once, traced."""

    def __init__(self, package: str, games: Iterable[Game]) -> None:
        self.games = games
        self.folder = str(ROOT / "src/dolmen/games" / package) + os.sep
        self.missing: dict[CodeType, set[int]] = {}  # lines of the functions entered that were not reached yet
        self.calls: Counter[CodeType] = Counter()

    def measure(self, items: Sequence[pytest.Item]) -> dict[str, Any]:
        """For every test its time and the lines it reaches. One that fails untouched is a fault of the suite."""
        tests: dict[str, Any] = {}
        for item in items:
            self.missing = {}
            self.calls.clear()
            forget_starts(self.games)
            sys.settrace(self.enter)
            try:
                failed = fails(item)
            finally:
                sys.settrace(None)
            begun = time.process_time()
            if failed or fails(item):
                sys.exit(f"{item.nodeid} fails without any mutant")
            reached: dict[str, list[int]] = {}
            for code, missing in self.missing.items():
                reached.setdefault(Path(code.co_filename).stem, []).extend(sorted(lines_of(code) - missing))
            tests[item.nodeid] = {"seconds": time.process_time() - begun, "lines": reached}
        return tests

    def enter(self, frame: FrameType, event: str, argument: object) -> Any:
        """Follow a function of the game as long as there are lines of it to be reached.

        Of one that a test calls again and again, the first calls show what it reaches; a line missed would only leave
        that test untried.
        """
        code = frame.f_code
        if code not in self.missing:
            if not code.co_filename.startswith(self.folder):
                return None
            self.missing[code] = lines_of(code) - {code.co_firstlineno}
        self.calls[code] += 1
        return self.follow if self.missing[code] and self.calls[code] <= CALLS else None

    def follow(self, frame: FrameType, event: str, argument: object) -> Any:
        if event == "line":
            self.missing[frame.f_code].discard(frame.f_lineno)
        return self.follow


def forget_starts(games: Iterable[Game]) -> None:
    """Games keep their first states; what was begun earlier would hide set-up from tests."""
    for game in games:
        game.starts.clear()


def lines_of(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line}


def fails(item: pytest.Item) -> bool:
    from _pytest.runner import runtestprotocol

    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


# Trying them.


class Trial:
    """A plug-in of pytest: where it would run the tests, it tries mutants instead."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.package = options.game.replace("-", "_")
        self.file = FOUND / f"{options.game}.json"
        self.found: dict[str, str] = {}  # what became of each mutant: the test that killed it, or ""
        self.killers: dict[str, list[str]] = {}  # by function: what killed mutants of it, the latest first
        if self.file.exists() and not options.again:
            self.found = json.loads(self.file.read_text(encoding="utf-8"))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed or not session.items:
            sys.exit("the tests cannot be collected: ./test tests/rulebook")
        session.config.option.tbstyle = "native"  # the quickest; nobody reads why a test failed
        self.items = {item.nodeid: item for item in session.items}
        self.games = [thing for thing in gc.get_objects() if isinstance(thing, Game)]
        self.tests = self.reach()
        self.functions = {
            (Path(thing.__code__.co_filename).stem, thing.__qualname__): thing
            for thing in gc.get_objects()
            if isinstance(thing, FunctionType) and f"/games/{self.package}/" in thing.__code__.co_filename
        }
        self.every = list(mutants(self.options.game))
        chosen = self.chosen()
        gc.freeze()  # forks share what they do not look through
        settled = {name for name in explanations(self.options.game) if name in self.found}
        self.try_all([m for m in chosen if not self.found.get(m.name) and m.name not in settled])
        session.exitstatus = report(self.options.game, len(self.every), chosen, self.found)
        self.exit = int(session.exitstatus)
        return True

    def reach(self) -> dict[str, Any]:
        """What `Reach` finds, kept as long as neither the game nor its tests have changed."""
        folders = (f"src/dolmen/games/{self.package}", f"tests/rulebook/{self.package}")
        sources = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
        of = digest(b"".join(path.read_bytes() for path in sorted(sources)))
        file = FOUND / f"{self.options.game}.reach.json"
        if file.exists() and (kept := json.loads(file.read_text(encoding="utf-8")))["of"] == of:
            return dict(kept["tests"])
        print(f"running {len(self.items)} tests to see what they reach…", flush=True)
        FOUND.mkdir(parents=True, exist_ok=True)
        child = os.fork()
        if child == 0:  # whatever tests leave behind ends with this process
            hush()
            tests = Reach(self.package, self.games).measure(list(self.items.values()))
            file.write_text(json.dumps({"of": of, "tests": tests}), encoding="utf-8")
            os._exit(0)
        if os.waitpid(child, 0)[1] or not file.exists():
            sys.exit("the tests do not pass as they are: ./test tests/rulebook")
        return dict(json.loads(file.read_text(encoding="utf-8"))["tests"])

    def chosen(self) -> list[Mutant]:
        """The mutants asked for."""
        chosen = self.every
        if self.options.sample:  # by their names: a changed module changes no other's
            names = set(sorted((m.name for m in chosen), key=drawn)[: self.options.sample])
            chosen = [mutant for mutant in chosen if mutant.name in names]
        if self.options.known:
            chosen = [mutant for mutant in chosen if mutant.name in self.found]
        return [mutant for mutant in chosen if self.options.only in mutant.name]

    def try_all(self, mutants: Sequence[Mutant]) -> None:
        """Tries mutants, so many side by side, and keeps what becomes of each at once."""
        running: dict[int, tuple[Mutant, int]] = {}
        begun = time.monotonic()
        waiting = list(reversed(mutants))
        while waiting or running:
            while waiting and len(running) < self.options.jobs:
                pid, pipe = self.start(waiting[-1])
                running[pid] = (waiting.pop(), pipe)
            pid, status = os.wait()
            mutant, pipe = running.pop(pid)
            with os.fdopen(pipe, encoding="utf-8") as reader:
                killer = reader.read() or ("" if status == 0 else f"(ended by {status})")
            self.note(mutant, killer)
            done = len(mutants) - len(waiting) - len(running)
            if not killer or done % 50 == 0:
                said = "killed" if killer else "SURVIVES"
                print(f"{done}/{len(mutants)} {time.monotonic() - begun:.0f} s  {said}  {mutant.name}", flush=True)

    def note(self, mutant: Mutant, killer: str) -> None:
        self.found[mutant.name] = killer
        if killer in self.items:
            known = self.killers.setdefault(f"{mutant.module}.{mutant.function}", [])
            known[:] = [killer, *(test for test in known if test != killer)]
        self.file.write_text(json.dumps(self.found, indent=0, ensure_ascii=False), encoding="utf-8")

    def start(self, mutant: Mutant) -> tuple[int, int]:
        """A fork in which one function has other code; it writes the name of the test that notices."""
        tests = self.order(mutant)
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            hush()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.signal(signal.SIGPROF, signal.SIG_DFL)  # it ends the process
            self.functions[mutant.module, mutant.function].__code__ = mutant.compiled()
            forget_starts(self.games)
            for test in tests:
                signal.setitimer(signal.ITIMER_PROF, PATIENCE * self.tests[test]["seconds"] + GRACE)
                if fails(self.items[test]):
                    os.write(writer, test.encode())
                    break
            os._exit(0)
        os.close(writer)
        return pid, reader

    def order(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mutant: first those that killed others of its function, then the quick ones."""
        known = self.killers.get(f"{mutant.module}.{mutant.function}", [])[:5]
        reaching = [name for name, test in self.tests.items() if mutant.line in test["lines"].get(mutant.module, ())]
        rest = sorted((test for test in reaching if test not in known), key=lambda test: self.tests[test]["seconds"])
        return [*(test for test in known if test in reaching), *rest]


def drawn(name: str) -> str:
    """A lot that is always the same for the same name."""
    return digest(name.encode())


def digest(data: bytes) -> str:
    return hashlib.blake2b(data).hexdigest()[:16]


def hush() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def report(game: str, every: int, chosen: Sequence[Mutant], found: dict[str, str]) -> int:
    """Prints who survived and how many were killed; 1 if fewer than wanted, or a survivor is not explained.

    Killed is reckoned of those that could change a game: what is explained is neither killed nor counted against.
    """
    explained = explanations(game)
    survivors = [mutant for mutant in chosen if not found[mutant.name]]
    for mutant in survivors:
        why = explained.get(mutant.name)
        print(f"{mutant.module}.py:{mutant.line}  {mutant.name}  {f'({why})' if why else 'NOT EXPLAINED'}")
    left = [name for name in explained if found.get(name)]
    for name in left:
        print(f"explained, but killed by now: {name}")
    open_ones = sum(mutant.name not in explained for mutant in survivors)
    killed = len(chosen) - len(survivors)
    share = killed / max(1, killed + open_ones)
    print(
        f"{game}: of {every} mutants {len(chosen)} tried: {killed} killed,"
        f" {len(survivors) - open_ones} explained as making no difference, {open_ones} left;"
        f" {100 * share:.1f} % killed of those not explained (wanted {100 * BAR:.0f}),"
        f" {100 * killed / max(1, len(chosen)):.1f} % of all tried"
    )
    return int(share < BAR or open_ones > 0)


def explanations(game: str) -> dict[str, str]:
    """Why some mutants make no difference, by name."""
    if not EXPLAINED.exists():
        return {}
    groups: Iterable[dict[str, Any]] = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get(game, [])
    return {name: group["why"] for group in groups for name in group["mutants"]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, always the same")
    parser.add_argument("--only", default="", help="those whose name holds this")
    parser.add_argument("--known", action="store_true", help="those tried before")
    parser.add_argument("--again", action="store_true", help="forget what was found before")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="how many at a time")
    parser.add_argument("--list", action="store_true", help="only list them")
    options = parser.parse_args()
    folder = ROOT / "tests/rulebook" / options.game.replace("-", "_")
    if not folder.is_dir():
        games = sorted(path.name.replace("_", "-") for path in folder.parent.iterdir() if path.is_dir())
        parser.error(f"no rulebook tests of {options.game!r}; there are: {', '.join(games)}")
    if options.list:
        for mutant in mutants(options.game):
            print(f"{mutant.module}.py:{mutant.line}  {mutant.name}")
        return 0
    source = str(ROOT / "src")
    if sys.path[0] != source and os.environ.get("PYTHONPATH") != source:  # the rules as they are written, not compiled
        os.environ |= {"PYTHONPATH": source, "PYTHONSAFEPATH": "1"}
        os.execv(sys.executable, [sys.executable, __file__, *sys.argv[1:]])
    os.chdir(ROOT)
    trial = Trial(options)
    arguments = [str(folder), "-s", "--numbers", "small", "-p", "no:xdist", "-p", "no:terminal", "--assert=plain"]
    code = pytest.main(arguments, plugins=[trial])
    return getattr(trial, "exit", int(code) or 1)


if __name__ == "__main__":
    sys.exit(main())
