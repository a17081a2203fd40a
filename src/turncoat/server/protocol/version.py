"""The version of the protocol. It is raised when clients of the version before would stop
working.
"""

from typing import Final

# Version 1 had no number: releases up to 0.6.0 spoke it at /api/play.
PROTOCOL: Final = 2
