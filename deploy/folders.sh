#!/bin/sh
# folders.sh FOLDER...: creates folders that only the server's user can open: user 8421, or OWNER if
# it is set.
set -eu
owner=${OWNER:-8421}
install -d -m 0700 -o "$owner" -g "$owner" "$@"
