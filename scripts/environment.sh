#!/bin/sh
# Create or update a virtual environment with the locked packages and Kontor itself (editable).
#
#   scripts/environment.sh FOLDER PYTHON LOCK [--play]
#
# Uses uv from the PATH, or installs it into the environment with pip. Removes packages that are not in the lock file.
# With --play, packages of a development environment are kept.
set -eu
folder=$1 python=$2 lock=$3 play=${4-}

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

command -v "$python" >/dev/null 2>&1 ||
    stop "No '$python' found. Kontor needs Python 3.11 or newer; choose one: make PYTHON=/path/to/python3 ..."

version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Kontor needs Python 3.11 or newer; '$python' is $version. Choose a newer one: make PYTHON=python3.12 ..."

uv=$(command -v uv) || uv=$folder/bin/uv

# Update a complete environment that was created in this folder with this Python, and replace any other.
usable() {
    [ -x "$folder/bin/python" ] && [ -x "$uv" ] && [ "$(cat "$folder/.made-with" 2>/dev/null)" = "$(made_with)" ]
}
made_with() {
    echo "Python $version, $PWD/$folder"
}

pin_uv() {
    scripts/pinned.sh uv >"$folder/uv.lock"
}

# Create an environment that contains only uv. Uses an existing pip if there is one, because unpacking another pip is
# slow.
fetch_uv() {
    if "$python" -m pip --version >/dev/null 2>&1; then
        "$python" -m venv --without-pip "$folder"
        set -- "$python" -m pip --python "$folder/bin/python"
    else
        "$python" -m venv "$folder" ||
            stop "'$python -m venv' failed. Some systems package it separately (Debian: apt install python3-venv)."
        set -- "$folder/bin/python" -m pip
    fi
    pin_uv
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
set -- --quiet --python "$folder/bin/python" --require-hashes
if [ "$play" = --play ] && [ -e "$folder/.ready" ]; then
    "$uv" pip install "$@" -r "$lock"
elif [ "$play" = --play ] && [ -e "$folder/bin/uv" ]; then
    pin_uv
    "$uv" pip sync "$@" "$lock" "$folder/uv.lock"
else
    "$uv" pip sync "$@" "$lock"
fi

echo "Installing Kontor (editable) ..."
export HATCH_BUILD_NO_HOOKS=true # `make` builds the client; the hook would install a second Node
"$uv" pip install --quiet --python "$folder/bin/python" --build-constraints requirements-dev.lock --no-deps --editable .
made_with >"$folder/.made-with"
