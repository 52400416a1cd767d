"""Compiled and uncompiled rules are one source: over 100,000 random steps they must agree on every state."""

import os
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

TESTS = Path(__file__).parents[1]
STEPS = 100_000


def trace(*path: Path) -> tuple[str, bool]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, [TESTS, *path]))}
    command = [sys.executable, str(TESTS / "exam" / "trace.py"), str(STEPS)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    compiled = set(done.stderr.split())
    assert len(compiled) == 1
    return done.stdout, compiled == {"compiled=True"}


def test_compiled_and_uncompiled_rules_agree_on_every_state() -> None:
    installed, compiled = trace()
    if not compiled:
        reason = run_path(str(TESTS.parent / "hatch_build.py"))["why_not_compile"]()
        assert reason, "there is a compiler, but the installed rules are not compiled"
        pytest.skip(f"the installed rules are not compiled ({reason}): nothing to compare")
    source, source_compiled = trace(TESTS.parent / "src")
    assert not source_compiled
    assert installed == source
