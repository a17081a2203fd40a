#!/bin/sh
# folders.sh FOLDER...: folders that only the server's user can open, by number; 8421 unless
# TURNCOAT_USER is set.
set -eu
owner=${TURNCOAT_USER:-8421}
install -d -m 0700 -o "$owner" -g "$owner" "$@"
