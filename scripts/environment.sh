#!/bin/sh
# Makes a virtual environment with the locked packages and Kontor itself (editable) in it, or brings it up to date.
#
#   scripts/environment.sh FOLDER PYTHON LOCK [--play]
#
# By uv: the one on the PATH, otherwise one that pip puts into the environment. What the lock does not name is removed.
# With --play it stays.
set -eu
folder=$1 python=$2 lock=$3 play=${4-}

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

command -v "$python" >/dev/null 2>&1 ||
    stop "No '$python' found. Kontor needs Python 3.11 or newer; name yours: make PYTHON=/where/python3 ..."

version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Kontor needs Python 3.11 or newer, '$python' is $version. Name a newer one: make PYTHON=python3.12 ..."

uv=$(command -v uv) || uv=$folder/bin/uv

# An environment that was finished here with this Python is brought up to date, anything else is made anew.
usable() {
    [ -x "$folder/bin/python" ] && [ -x "$uv" ] && [ "$(cat "$folder/.made-with" 2>/dev/null)" = "$(made_with)" ]
}
made_with() {
    echo "Python $version, $PWD/$folder"
}

# An environment with nothing but uv in it. Python's own pip serves, if there is one: another takes seconds to unpack.
fetch_uv() {
    if "$python" -m pip --version >/dev/null 2>&1; then
        "$python" -m venv --without-pip "$folder"
        set -- "$python" -m pip --python "$folder/bin/python"
    else
        "$python" -m venv "$folder" ||
            stop "'$python -m venv' failed. Some systems pack it apart (Debian: apt install python3-venv)."
        set -- "$folder/bin/python" -m pip
    fi
    scripts/pinned.sh uv >"$folder/uv.lock"
    "$@" install -qq --disable-pip-version-check --require-hashes -r "$folder/uv.lock"
}

if ! usable; then
    echo "Making $folder (Python $version) ..."
    rm -rf "$folder"
    if [ "$uv" = "$folder/bin/uv" ]; then
        fetch_uv
    else
        "$uv" venv --quiet --no-project --python "$(command -v "$python")" "$folder"
    fi
fi

echo "Installing the packages of $lock ..."
if [ "$play" = --play ]; then
    "$uv" pip install --quiet --python "$folder/bin/python" --require-hashes -r "$lock"
else
    "$uv" pip sync --quiet --python "$folder/bin/python" --require-hashes "$lock"
fi

echo "Installing Kontor (editable) ..."
export HATCH_BUILD_NO_HOOKS=true # `make` builds the client; without the hook no second Node is fetched for that
"$uv" pip install --quiet --python "$folder/bin/python" --build-constraints requirements-dev.lock --no-deps --editable .
made_with >"$folder/.made-with"
