#!/bin/sh
# Makes a virtual environment with the locked packages and Kontor itself (editable) in it.
#
#   scripts/environment.sh FOLDER LOCK PYTHON
#
# With uv where it is on the PATH, otherwise with what comes with Python.
set -eu
folder=$1 lock=$2 python=$3

stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

command -v "$python" >/dev/null 2>&1 ||
    stop "No '$python' found. Kontor needs Python 3.11 or newer; name yours: make PYTHON=/where/python3 ..."

version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Kontor needs Python 3.11 or newer, '$python' is $version. Name a newer one: make PYTHON=python3.12 ..."

if command -v uv >/dev/null 2>&1; then tool=uv; else tool=pip; fi

# An environment that was finished here with this Python and tool is brought up to date, anything else is made anew.
usable() {
    [ -x "$folder/bin/python" ] && [ "$(cat "$folder/.made-with" 2>/dev/null)" = "$(made_with)" ]
}
made_with() {
    echo "$tool, Python $version, $PWD/$folder"
}

if ! usable; then
    echo "Making $folder (Python $version, $tool) ..."
    rm -rf "$folder"
    if [ "$tool" = uv ]; then
        uv venv --quiet --no-project --python "$(command -v "$python")" "$folder"
    else
        "$python" -m venv "$folder" ||
            stop "'$python -m venv' failed. Some systems pack it apart (Debian: apt install python3-venv)."
    fi
fi

echo "Installing the packages of $lock ..."
if [ "$tool" = uv ]; then
    uv pip sync --quiet --python "$folder/bin/python" --require-hashes "$lock"
else
    "$folder/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes -r "$lock"
fi

echo "Installing Kontor (editable) ..."
if [ "$tool" = uv ]; then
    uv pip install --quiet --python "$folder/bin/python" --no-deps --editable .
else
    "$folder/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --editable .
fi
made_with >"$folder/.made-with"
