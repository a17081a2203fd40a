#!/bin/sh
# start.sh [OPTIONS]: starts the server in a container. Settings come from TURNCOAT_* variables and
# from the file in TURNCOAT_CONFIG.
set -eu
umask 077
exec turncoat serve --no-open "$@"
