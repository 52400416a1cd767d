# Shared by ./play and ./check: a private Python environment in .venv, made with nothing but Python and pip.
# Sourced with $root set to the project's folder.
# shellcheck shell=sh

say() { printf '%s\n' "$*" >&2; }

find_python() {
    for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
        [ -n "$candidate" ] || continue
        command -v "$candidate" >/dev/null 2>&1 || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return 0
        fi
    done
    say "Brasier needs Python 3.11 or newer (set PYTHON to one if it has another name)."
    return 1
}

# What the environment was made from: changes when sources, locks or the Python change.
stamp_of() {
    {
        printf '%s\n' "$1" "${BRASIER_COMPILE:-}"
        "$python" -c 'import sys; print(sys.version, sys.executable)'
        cd "$root" && find src docs/rules pyproject.toml hatch_build.py README.md requirements tools/venv.sh -type f \
            ! -path '*/__pycache__/*' -exec cksum {} + 2>/dev/null | LC_ALL=C sort
    } | cksum
}

# pip itself may be missing from the environment (a pristine Debian has no ensurepip): the outer pip installs into it.
pip_install() {
    "$python" -m pip --python "$root/.venv/bin/python" install \
        --quiet --disable-pip-version-check --no-input --root-user-action=ignore "$@"
}

# prepare LOCK: an environment with everything in the lock file and the project itself, compiled where possible.
prepare() {
    python=$(find_python) || exit 1
    stamp=$(stamp_of "$1")
    if [ -x "$root/.venv/bin/python" ] && [ "$(cat "$root/.venv/stamp-$1" 2>/dev/null)" = "$stamp" ]; then
        return 0
    fi
    "$python" -m pip --version >/dev/null 2>&1 || { say "Brasier needs pip: $python -m pip does not work."; exit 1; }
    say "Setting up Brasier in .venv (a minute the first time) …"
    if ! "$root/.venv/bin/python" -c '' 2>/dev/null; then
        rm -rf "$root/.venv"
        "$python" -m venv --without-pip "$root/.venv"
    fi
    rm -f "$root"/.venv/stamp-*
    pip_install --require-hashes --requirement "$root/requirements/$1.lock"
    pip_install --no-deps --no-build-isolation --force-reinstall "$root"
    printf '%s\n' "$stamp" >"$root/.venv/stamp-$1"
}
