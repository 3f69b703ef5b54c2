#!/bin/sh
# Print the version and hashes that requirements-dev.lock pins for a package.
#
#   scripts/pinned.sh PACKAGE
set -eu
awk -v begin="$1==" 'index($0, begin) == 1 { on = 1 } on { print } on && !/\\$/ { exit }' requirements-dev.lock
