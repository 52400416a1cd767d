"""The build step: compile the rules with mypyc where a C compiler is at hand, else ship plain Python and say so.

`BRASIER_COMPILE=0` never compiles; `BRASIER_COMPILE=1` compiles editable installs too and makes a failure an error.
Run as a script, `hatch_build.py SRC OUT FILE…` does the compiling in a process of its own.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as the compiling script: hatchling is not needed there
    BuildHookInterface = object  # type: ignore[assignment,misc]  # stands in for the base class

COMPILER_FLAGS = ["-O3", "-fno-semantic-interposition"]
NOTICE = "brasier: no compiled rules ({reason}); everything works, only slower"


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is not public
    """Puts the compiled modules into the wheel, beside their sources."""

    out: Path

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("BRASIER_COMPILE", "")
        if wish == "0" or (version == "editable" and wish != "1"):
            return
        root = Path(self.root)
        config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        reason = why_not_compile()
        if not reason:
            self.out = Path(tempfile.mkdtemp(prefix="brasier-build-"))
            reason = compile_in_process(root, self.out, config["tool"]["brasier"]["compiled"])
        if reason:
            if wish == "1":
                raise SystemExit(f"brasier: cannot compile the rules: {reason}")
            print(NOTICE.format(reason=reason), file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built in sorted((self.out / "lib").rglob("*")):
            if built.is_file():
                build_data["force_include"][str(built)] = built.relative_to(self.out / "lib").as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if build_data["force_include"]:
            shutil.rmtree(self.out)


def why_not_compile() -> str:
    """What is missing for compiling, or nothing."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and shutil.which(os.environ.get("CC", compiler)) is None:
        return "no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers"
    return ""


def compile_in_process(root: Path, out: Path, files: list[str]) -> str:
    """Compile into `out / lib`; what went wrong, or nothing. The whole story is in a log beside it."""
    log = out / "log"
    command = [sys.executable, str(root / "hatch_build.py"), str(root / "src"), str(out), *files]
    with log.open("w", encoding="utf-8") as told:
        done = subprocess.run(command, stdout=told, stderr=subprocess.STDOUT, check=False)
    return "" if done.returncode == 0 else f"compiling failed, see {log}"


def compile_here(src: Path, out: Path, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(src)
    extensions = mypycify(
        ["--strict", "--cache-dir", str(out / "mypy"), *files],
        opt_level="3",
        group_name="brasier",
        target_dir=str(out / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += [] if sys.platform == "win32" else COMPILER_FLAGS
    distribution = Distribution({"name": "brasier", "ext_modules": extensions})
    command: Any = distribution.get_command_obj("build_ext")
    command.build_lib = str(out / "lib")
    command.build_temp = str(out / "temp")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_here(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
