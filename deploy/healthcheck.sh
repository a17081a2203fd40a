#!/bin/sh
# healthcheck.sh [ADDRESS]: succeeds if the server accepts and stores commands.
set -eu
address=${1:-http://127.0.0.1:${TURNCOAT_PORT:-8421}}
exec python3 - "$address/ready" <<'PYTHON'
import sys
from urllib.error import URLError
from urllib.request import urlopen

try:
    with urlopen(sys.argv[1], timeout=5) as answer:
        sys.exit(0 if answer.status == 200 else 1)
except (URLError, OSError) as error:
    sys.exit(f"{sys.argv[1]}: {error}")
PYTHON
