"""Running tests on mutants: all tests are imported once, and each mutant lives in a process forked from there."""

import ast
import gc
import hashlib
import inspect
import json
import os
import resource
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

from mutants import Mutant

KILLED, SURVIVED, TIMEOUT, UNREACHED = "killed", "survived", "timeout", "unreached"
UNDONE = 3  # the exit status of a process in which a mutant could not be made
PATIENCE = 2.0  # seconds of processor time for a test beyond ten times what it needs
MEMORY = 2 << 30


class Seen(NamedTuple):
    """What a test does while nothing is changed: its time, and the functions of the rules that it runs."""

    seconds: float
    functions: list[str]


class Outcome(NamedTuple):
    """What became of a mutant, and which test killed it."""

    kind: str
    test: str = ""


class Tests:
    """A pytest plugin that collects as always, and then runs what it is asked for instead of everything once."""

    def __init__(self) -> None:
        self.items: dict[str, pytest.Item] = {}
        self.proving: dict[str, list[str]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        for name, item in self.items.items():
            for rule in rules_named(item):
                self.proving.setdefault(rule, []).append(name)
        gc.freeze()  # a forked process shares what is imported as long as nothing touches it
        self.work()
        return True

    def work(self) -> None:
        """What is done once the tests are collected."""
        raise NotImplementedError

    def naming(self, rules: Iterable[str]) -> list[str]:
        """The tests that name one of these rules."""
        return list(dict.fromkeys(name for rule in sorted(rules) for name in self.proving.get(rule, ())))

    def watched(self, folder: str, names: list[str]) -> dict[str, Seen]:
        """Run tests on the rules as they are and note what they do; a test that fails ends everything.

        Each runs in a process of its own: what another test has left in a cache would hide what this one runs.
        """
        found = {name: self.watched_alone(folder, name) for name in names}
        if failing := [name for name, seen in found.items() if seen.seconds < 0]:
            print("These tests fail without any mutant:", *failing, sep="\n", file=sys.stderr)
            pytest.exit("tests fail without any mutant", returncode=2)
        return found

    def watched_alone(self, folder: str, name: str) -> Seen:
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            os.close(reader)
            silence()
            with os.fdopen(writer, "w") as out:
                json.dump(watch(self.items[name], folder), out)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as source:
            text = source.read()
        os.waitpid(child, 0)
        return Seen(*json.loads(text))

    def start(self, mutant: Mutant, module: str, tests: list[tuple[str, float]]) -> tuple[int, int]:
        """Fork a process with a mutant and run tests in it up to the first that fails; its id, and where it writes."""
        reader, writer = os.pipe()
        child = os.fork()
        if child:
            os.close(writer)
            return child, reader
        silence()
        status = UNDONE
        with suppress(BaseException):
            become(mutant, module)
            status = 0
            for name, seconds in tests:
                signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * seconds)
                if not passes(self.items[name]):
                    os.write(writer, name.encode())
                    status = 1
                    break
        os._exit(status)

    def ended(self, status: int, reader: int) -> Outcome:
        """What became of a mutant whose process has ended."""
        with os.fdopen(reader) as source:
            test = source.read()
        if os.WIFSIGNALED(status):
            is_timeout = os.WTERMSIG(status) == signal.SIGPROF
            return Outcome(TIMEOUT if is_timeout else KILLED)
        code = os.WEXITSTATUS(status)
        assert code != UNDONE, "a mutant could not be made"
        return Outcome(KILLED, test) if code else Outcome(SURVIVED)


def rules_named(item: pytest.Item) -> Iterator[str]:
    for mark in item.iter_markers("rule"):
        yield from mark.args


def silence() -> None:
    """A forked process says nothing, and cannot eat all memory."""
    void = os.open(os.devnull, os.O_WRONLY)
    os.dup2(void, 1)
    os.dup2(void, 2)
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))


def become(mutant: Mutant, module: str) -> None:
    """Change a function that is imported already."""
    target: Any = sys.modules[module]
    for part in mutant.function.split("."):
        target = vars(target)[part]
    function = plain_function(target)
    function.__code__ = mutant.code(function.__code__.co_filename)


def plain_function(target: Any) -> FunctionType:
    """The function below a property, a class method or a cache."""
    while not isinstance(target, FunctionType):
        target = target.fget if isinstance(target, property) else target.__wrapped__
    return target


def passes(item: pytest.Item) -> bool:
    """Run a test; no report is made of a failure, which would take longer than most tests."""
    hook = item.ihook
    call = pytest.CallInfo.from_call(lambda: hook.pytest_runtest_setup(item=item), "setup")
    if call.excinfo is None:
        call = pytest.CallInfo.from_call(lambda: hook.pytest_runtest_call(item=item), "call")
    end = pytest.CallInfo.from_call(lambda: hook.pytest_runtest_teardown(item=item, nextitem=None), "teardown")
    return end.excinfo is None and (call.excinfo is None or call.excinfo.errisinstance(pytest.skip.Exception))


def watch(item: pytest.Item, folder: str) -> Seen:
    """Run a test and note what it runs; less than no time says that it failed."""
    codes: set[CodeType] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:  # noqa: ARG001  called by Python
        """Called when a function begins; it answers nothing, so that what happens inside is not traced."""
        codes.add(frame.f_code)

    began = process_time()
    sys.settrace(note)
    try:
        passed = passes(item)
    finally:
        sys.settrace(None)
    spent = process_time() - began
    names = sorted(f"{code.co_filename}:{code.co_qualname}" for code in codes if code.co_filename.startswith(folder))
    return Seen(spent if passed else -1.0, names)


@cache
def helpers(path: Path) -> str:
    """What the tests of a file share: the rest of the file, and the modules of its folder that hold no tests."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body if not getattr(node, "name", "").startswith("test_")]
    paths = [other for other in sorted(path.parent.glob("*.py")) if not other.name.startswith("test_")]
    return ast.unparse(tree) + "".join(other.read_text(encoding="utf-8") for other in paths)


@cache
def code_of(source: str) -> str:
    """What a module does, without layout, comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def digest(*texts: str) -> str:
    found = hashlib.sha256()
    for text in texts:
        found.update(text.encode())
        found.update(b"\0")
    return found.hexdigest()[:20]


@cache
def print_of(item: pytest.Item) -> str:
    """A fingerprint of all that decides what a test does, short of the rules."""
    function = getattr(item, "function", None)
    return digest(item.nodeid, inspect.getsource(function) if function else "", helpers(item.path))
