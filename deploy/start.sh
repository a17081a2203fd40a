#!/bin/sh
# start.sh [OPTIONS]: starts the server in a container. Settings come from TURNCOAT_* variables, and
# from the file that TURNCOAT_CONFIG names.
set -eu
umask 077
exec turncoat serve --no-open "$@"
