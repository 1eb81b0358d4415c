"""Every line of docs/rules/ is cited by a test, and every citation names a line that exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LISTS = sorted((ROOT / "docs" / "rules").glob("*.md"))

LINE = re.compile(r"- ([A-Z]{2}-(?:\d{3}|G\d{2})) \S.*")
NO_TEST = re.compile(r"\[no test: [^\]]+\]")


def lines_of(rules: Path) -> dict[str, str]:
    """The numbered lines of a list, by number; a number that is malformed or given twice is an error."""
    lines: dict[str, str] = {}
    for text in rules.read_text(encoding="utf-8").splitlines():
        if not re.match(r"\s*[-*] +\**[A-Z]{2}-G?\d", text):
            continue
        found = LINE.fullmatch(text)
        assert found, f"{rules.name}: a line reads '- SA-001 …' or '- SA-G01 …', not {text[:40]!r}"
        assert found[1] not in lines, f"{rules.name}: {found[1]} is there twice"
        lines[found[1]] = text
    return lines


def citations_in(source: str, path: str) -> dict[str, list[str]]:
    """The numbers in `rule(…)` among the decorators of tests, with the tests that cite them."""
    cited: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for number in numbers_in(node.decorator_list):
                cited.setdefault(number, []).append(f"{path}::{node.name}")
    return cited


def numbers_in(decorators: list[ast.expr]) -> list[str]:
    numbers: list[str] = []
    for decorator in decorators:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                for number in call.args:
                    assert isinstance(number, ast.Constant), "rule() takes numbers written out: rule('SA-017')"
                    numbers.append(str(number.value))
    return numbers


def citations_of(game: str) -> dict[str, list[str]]:
    cited: dict[str, list[str]] = {}
    for file in sorted((HERE / game).glob("test_*.py")):
        for number, tests in citations_in(file.read_text(encoding="utf-8"), f"{game}/{file.name}").items():
            cited.setdefault(number, []).extend(tests)
    return cited


def faults(lines: dict[str, str], cited: dict[str, list[str]]) -> list[str]:
    """What is wrong between a list and its tests. Gaps need no citation of their own."""
    out: list[str] = []
    for number, text in lines.items():
        exempt = NO_TEST.search(text)
        if exempt and number in cited:
            out.append(f"{number} is marked {exempt[0]}, but {cited[number][0]} cites it")
        elif not exempt and number not in cited and "-G" not in number:
            out.append(f"{number} is cited by no test: {text}")
    out += [
        f"{number} does not exist, but {tests[0]} cites it" for number, tests in cited.items() if number not in lines
    ]
    return out


def test_there_are_lists_of_rules() -> None:
    assert LISTS


@pytest.mark.parametrize("rules", LISTS, ids=lambda rules: rules.stem)
def test_every_line_is_cited(rules: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = lines_of(rules)
    exempt = [number for number, text in lines.items() if NO_TEST.search(text)]
    gaps = [number for number in lines if "-G" in number]
    with capsys.disabled():
        counts = f"{len(lines) - len(gaps)} lines, {len(gaps)} gaps, {len(exempt)} marked [no test]"
        print(f"\ndocs/rules/{rules.name}: {counts}{': ' if exempt else ''}{', '.join(exempt)}")
    found = faults(lines, citations_of(rules.stem.replace("-", "_")))
    if found:
        pytest.fail("\n".join(found), pytrace=False)


@pytest.mark.parametrize("rules", LISTS, ids=lambda rules: rules.stem)
def test_the_code_names_lines_that_exist(rules: Path) -> None:
    lines = lines_of(rules)
    prefix = next(iter(lines))[:2]
    invented = [
        f"{file.relative_to(ROOT)}: {number}"
        for file in sorted((ROOT / "src/dolmen/games" / rules.stem.replace("-", "_")).rglob("*.py"))
        for number in re.findall(rf"\b{prefix}-G?\d+", file.read_text(encoding="utf-8"))
        if number not in lines
    ]
    assert not invented


def test_a_missing_and_an_invented_number_are_named() -> None:
    source = """
@rule("XX-001", "XX-009")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("XX-004"))])
def test_something(): ...

@rule("XX-002")
def not_a_test(): ...
"""
    lines = {
        "XX-001": "- XX-001 Cited.",
        "XX-002": "- XX-002 Cited by no test.",
        "XX-003": "- XX-003 Nothing to see. [no test: about the box]",
        "XX-004": "- XX-004 Cited all the same. [no test: nothing to see]",
        "XX-G01": "- XX-G01 A gap.",
    }
    assert faults(lines, citations_in(source, "test_x.py")) == [
        "XX-002 is cited by no test: - XX-002 Cited by no test.",
        "XX-004 is marked [no test: nothing to see], but test_x.py::test_something cites it",
        "XX-009 does not exist, but test_x.py::test_something cites it",
    ]


@pytest.mark.parametrize("text", ["- XX-001  Two spaces.", "- XX-1 Short.", "* XX-001 A star.", "- XX-G1 A gap."])
def test_a_malformed_line_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "list.md").write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError, match="a line reads"):
        lines_of(tmp_path / "list.md")
