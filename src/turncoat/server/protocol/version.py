"""The version of the protocol: raised whenever a client of the version before would not work."""

from typing import Final

# Version 1 had no number: releases up to 0.6.0 spoke it at /api/play.
PROTOCOL: Final = 2
