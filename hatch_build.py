"""The build step: compile the rules with mypyc where a C compiler is at hand, else ship plain Python and say why; build
the page for browsers.

`BRASIER_COMPILE=0` never compiles; `BRASIER_COMPILE=1` makes a failure an error. `BRASIER_WEB=0` leaves the page out.
Editable installs run the sources, and the page that `tools/page.py` built last.
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


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is not public
    """Puts the compiled modules into the wheel, beside their sources, and the page as `brasier/web`."""

    out: Path

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("BRASIER_COMPILE", "")
        if version == "editable":
            return
        root = Path(self.root)
        if os.environ.get("BRASIER_WEB") != "0":
            build_data["force_include"].update(built_page(root))
        config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        self.out = Path(tempfile.mkdtemp(prefix="brasier-build-"))
        reason = "BRASIER_COMPILE=0" if wish == "0" else why_not_compile()
        reason = reason or compile_in_process(root, self.out, config["tool"]["brasier"]["compiled"])
        if reason:
            if wish == "1":
                raise SystemExit(f"brasier: cannot compile the rules: {reason}")
            print(f"brasier: the rules run uncompiled ({reason})", file=sys.stderr)
            told = self.out / "uncompiled.txt"
            told.write_text(f"{reason}\n", encoding="utf-8")
            build_data["force_include"][str(told)] = "brasier/uncompiled.txt"
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built in sorted((self.out / "lib").rglob("*")):
            if built.is_file():
                build_data["force_include"][str(built)] = built.relative_to(self.out / "lib").as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.out)


def built_page(root: Path) -> dict[str, str]:
    """Where each file of the page lies, and where it goes."""
    done = subprocess.run([sys.executable, str(root / "tools" / "page.py"), "build"], check=False)
    if done.returncode:
        raise SystemExit("brasier: the reason is above; BRASIER_WEB=0 installs everything but the page")
    dist = root / "web" / "dist"
    found = (file for file in sorted(dist.rglob("*")) if file.is_file() and not file.name.startswith("."))
    return {str(file): f"brasier/web/{file.relative_to(dist).as_posix()}" for file in found}


def why_not_compile() -> str:
    """What is missing for compiling, or nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and shutil.which(compiler) is None:
        return "no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers"
    return ""


def compile_in_process(root: Path, out: Path, files: list[str]) -> str:
    """Compile into `out / lib`; what went wrong, or nothing."""
    command = [sys.executable, str(root / "hatch_build.py"), str(root / "src"), str(out), *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    told = (done.stdout + done.stderr).strip().splitlines()
    print("\n".join(told), file=sys.stderr)
    return f"compiling failed: {told[-1] if told else 'without a word'}"


def compile_here(src: Path, out: Path, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(src)
    # Silent: what is not compiled (the laboratory's arrays and environments) may import what is not installed here.
    extensions = mypycify(
        ["--strict", "--follow-imports=silent", "--cache-dir", str(out / "mypy"), *files],
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
