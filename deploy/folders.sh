#!/bin/sh
# folders.sh FOLDER...: folders that only the server's user can open, by number; 8421 unless
# OWNER is set.
set -eu
owner=${OWNER:-8421}
install -d -m 0700 -o "$owner" -g "$owner" "$@"
