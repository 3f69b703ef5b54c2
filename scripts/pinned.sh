#!/bin/sh
# Print one package as requirements-dev.lock pins it: its version and its hashes.
#
#   scripts/pinned.sh PACKAGE
set -eu
awk -v begin="$1==" 'index($0, begin) == 1 { on = 1 } on { print } on && !/\\$/ { exit }' requirements-dev.lock
