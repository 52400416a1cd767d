"""A server that cannot start says why, in a sentence, and touches nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from server.running import SOURCES, running


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "brasier", "serve", "--lang", "en", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env={"PYTHONPATH": str(SOURCES)}
    )


def test_a_file_in_use_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(f"sqlite:///{file}") as server:
        for name in (f"sqlite:///{file}", str(file)):
            second = start("--port", "0", "--database", name)
            assert second.returncode == 1
            assert second.stdout == ""
            (sentence,) = second.stderr.splitlines()
            assert str(file) in sentence
            assert sentence.endswith(".")
            assert server.process.poll() is None


def test_an_address_in_use_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'one.sqlite'}") as server:
        other = tmp_path / "two.sqlite"
        second = start("--port", str(server.port), "--database", f"sqlite:///{other}")
        assert second.returncode == 1
        assert second.stdout == ""
        (sentence,) = second.stderr.splitlines()
        assert f"127.0.0.1:{server.port}" in sentence
        assert sentence.endswith(".")
        assert not other.exists()


@pytest.mark.parametrize("where", ["/dev/null/tables.sqlite", "/proc/tables.sqlite"])
def test_a_file_that_cannot_be_made_is_refused_in_a_sentence(where: str) -> None:
    second = start("--port", "0", "--database", where)
    assert second.returncode == 1
    assert "Traceback" not in second.stderr
    assert where in second.stderr.splitlines()[-1]
