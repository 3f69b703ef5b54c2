#!/bin/sh
# Build the browser client, and remove what only the build needs.
#
#   scripts/build_client.sh VENV
#
# Node and the client's packages take 400 MB. A development environment keeps these packages for the next build. Other
# environments use Node from the PATH, or install it for this build and remove it afterwards.
set -eu
folder=$1
python=$folder/bin/python

echo "Building the client ..."
if [ -e "$folder/.ready" ]; then
    exec "$python" scripts/client.py build
fi

uv=$(command -v uv) || uv=$folder/bin/uv
scratch=$(mktemp -d)
[ -e web/node_modules ] || fetched=web/node_modules
trap 'rm -rf "$scratch" ${fetched-}' EXIT

package=$("$python" scripts/client.py needs)
if [ -n "$package" ]; then
    scripts/pinned.sh "$package" >"$scratch/node.lock"
    "$uv" pip install --quiet --python "$python" --target "$scratch/node" --require-hashes -r "$scratch/node.lock"
fi
PYTHONPATH=$scratch/node "$python" scripts/client.py build
