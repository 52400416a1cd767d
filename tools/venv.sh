# Shared by ./play and ./check: a private Python environment in .venv, made with nothing but Python and pip.
# Sourced with $root set to the project's folder.
# shellcheck shell=sh disable=SC2154

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

# What the project in the environment was built from: changes with the sources and the way they are built.
stamp_of_project() {
    {
        printf '%s\n' "${BRASIER_COMPILE:-}" "${BRASIER_WEB:-}"
        cd "$root" && find src web tools/page.py pyproject.toml hatch_build.py README.md \
            \( -path web/node_modules -o -path web/dist \) -prune -o -type f \
            ! -path '*/__pycache__/*' ! -path '*/.*' -exec cksum {} + | LC_ALL=C sort
    } | cksum
}

# stamp_is NAME VALUE: whether what is in the environment is still what is wanted.
stamp_is() { [ "$(cat "$root/.venv/stamp-$1" 2>/dev/null)" = "$2" ]; }

# pip itself may be missing from the environment (a pristine Debian has no ensurepip): the outer pip installs into it.
pip_install() {
    "$python" -m pip --python "$root/.venv/bin/python" install \
        --quiet --disable-pip-version-check --no-input --root-user-action=ignore "$@"
}

# prepare LOCK: an environment with everything in the lock file and the project itself, compiled where possible.
# The lock files agree on every version, so one environment serves them all. It does not survive being moved, nor a
# new Python beneath it: then it is made anew.
prepare() {
    home_stamp="$root $("$root/.venv/bin/python" -V 2>/dev/null || true)"
    if ! stamp_is home "$home_stamp"; then
        python=$(find_python) || exit 1
        rm -rf "$root/.venv"
        "$python" -m venv --without-pip "$root/.venv"
        printf '%s\n' "$root $("$root/.venv/bin/python" -V)" >"$root/.venv/stamp-home"
    fi
    lock_stamp=$(cksum <"$root/requirements/$1.lock")
    project_stamp=$(stamp_of_project)
    if stamp_is "$1" "$lock_stamp" && stamp_is project "$project_stamp"; then
        return 0
    fi
    python=$(find_python) || exit 1
    "$python" -m pip --version >/dev/null 2>&1 || { say "Brasier needs pip: $python -m pip does not work."; exit 1; }
    say "Setting up Brasier in .venv (a minute the first time) …"
    if ! stamp_is "$1" "$lock_stamp"; then
        pip_install --require-hashes --requirement "$root/requirements/$1.lock"
        printf '%s\n' "$lock_stamp" >"$root/.venv/stamp-$1"
    fi
    if ! stamp_is project "$project_stamp"; then
        pip_install --no-deps --no-build-isolation --force-reinstall "$root"
        printf '%s\n' "$project_stamp" >"$root/.venv/stamp-project"
    fi
}
