#!/bin/sh
# Back up a server that runs with compose.yaml, and print the name of the new file.
#   hosting/backup.sh [FOLDER]    # by default the current folder
# Only your user can read the file. After a failure, there is no file.
set -eu
umask 077
file="${1:-.}/kontor-$(date +%F-%H%M%S).backup"
trap 'rm -f "$file.part"' EXIT
docker compose --file "$(dirname "$0")/compose.yaml" exec -T kontor sh -c '
    folder=$(mktemp -d) && kontor backup "$folder/new" >&2 && cat "$folder/new"
    status=$?
    rm -rf "$folder"
    exit $status
' > "$file.part"
mv "$file.part" "$file"
echo "$file"
