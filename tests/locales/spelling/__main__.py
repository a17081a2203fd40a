"""Print the words of a language that neither its dictionary nor our own list has."""

import sys

from tests.locales.spelling import listed, unknown

print("\n".join(sorted(unknown(sys.argv[1]) - {*listed(sys.argv[1])})))
